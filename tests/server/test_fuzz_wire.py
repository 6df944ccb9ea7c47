"""Whatever comes over the WebSocket: it is answered, never breaks anything, and what is refused has changed nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from msgspec import inspect
from sqlalchemy import Connection, func, select

from grimalkin.core.snapshot import state_hash
from grimalkin.server.app import create_app
from grimalkin.server.lobby import Lobby
from grimalkin.server.messages import (
    Accepted,
    Chat,
    ClientMessage,
    Clock,
    DoAct,
    Join,
    LobbyNews,
    Move,
    NewSeat,
    NewTable,
    Ping,
    PlayBot,
    Pong,
    Refusal,
    Resign,
    ServerMessage,
    Unwatch,
    Watch,
    WatchLobby,
)
from grimalkin.server.people import COOKIE, Person
from grimalkin.server.refusals import CODES
from grimalkin.server.socket import Browser, number_of
from grimalkin.server.storage import schema
from grimalkin.server.storage.migrate import migrate
from tests.support.effort import SOAK, unhurried
from tests.support.wire_leaks import StillService

T = TypeVar("T")

DECODER = msgspec.json.Decoder(ServerMessage)
MANY = max(1, SOAK)
FUZZ = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)


# what the server has


def rows(connection: Connection) -> list[Any]:
    """All that a refused message could have changed. Records and talk only grow, so their lengths are enough."""
    found: list[Any] = []
    for table in (schema.people, schema.tables, schema.seats, schema.decks, schema.shares):
        found.append(connection.execute(select(table).order_by(*table.primary_key.columns)).all())
    for counted in (schema.entries, schema.talk, schema.logins, schema.frames):
        found.append(connection.execute(select(func.count()).select_from(counted)).scalar_one())
    return found


class World:
    """A server with tables in every state, and people who have to do with them or not."""

    def __init__(self, database: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.database = database
        self.run(self.open())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    async def open(self) -> None:
        self.service = service = StillService(self.database)
        await service.open()
        self.people = [person for person, _ in (await service.guests("Ann", "Ben", "Cat")).values()]
        self.ann, self.ben, self.cat = self.people
        self.tables = {"none": "nosuchtable"}
        lobby = service.lobby
        for name, game, clock in (
            ("open", "mythic-arena", Clock()),
            ("playing", "mythic-arena", Clock()),
            ("brewing", "cauldron", Clock("live", 3600, 5)),
            ("racing", "familiars-and-foes", Clock("live", 3600, 5)),
            ("closed", "cauldron", Clock()),
            ("over", "cauldron", Clock()),
            ("private", "cauldron", Clock()),
            ("judged", "friendomancy", Clock()),
        ):
            self.tables[name] = await self.table(lobby, game, clock, name)
        self.tables["alone"] = (await lobby.play_bot(self.ann, PlayBot("cauldron", "bot:random"))).id
        await service.quiet()
        self.browsers = [Browser(service, None, person) for person in self.people]  # type: ignore[arg-type]
        for browser in self.browsers:
            service.hub.joined(browser)

    async def table(self, lobby: Lobby, game: str, clock: Clock, name: str) -> str:
        spectators = "none" if name == "private" else "public"
        judged = name == "judged"  # Cat is the Judge
        settings = {"judges": "1"} if judged else {}
        seats = [NewSeat("me"), NewSeat("free"), *[NewSeat("free", official=True)] * judged]
        table = (await lobby.create(self.ann, NewTable(game, settings, seats, clock, True, spectators=spectators))).id  # type: ignore[arg-type]
        if name == "closed":
            await lobby.close(self.ann, table)
        elif name != "open":
            await lobby.join(self.ben, table, Join())
            if judged:
                await lobby.join(self.cat, table, Join(seat=2))
            await lobby.start(self.ann, table)
        if name == "over":
            await self.service.hub.act(self.ann, table, Resign(0))
        return table

    async def close(self) -> None:
        await self.service.close()

    def inside(self) -> list[Any]:
        """The tables in memory, as far as acts change them."""
        found: list[Any] = []
        for key, room in sorted(self.service.hub.rooms.items()):
            live = room.live
            if live is not None and live.table is not None:
                request = live.consent.request.m if live.consent.request is not None else None
                state = state_hash(live.table.state)
                found.append(
                    (
                        key,
                        live.n,
                        live.m,
                        len(live.table.record),
                        state,
                        live.timing.paused,
                        request,
                        live.timing.extended,
                    )
                )
        return found

    async def send(self, sender: int, data: bytes) -> ServerMessage:
        """Send a message, check all that must hold, and return the answer."""
        for browser in self.browsers:
            browser.waiting.clear()
        before, inside = await self.service.store.read(rows), self.inside()
        browser = self.browsers[sender]
        await browser.received(data)
        await self.service.quiet()
        assert browser.closing is None, "the connection is closed"
        told = [[DECODER.decode(message) for message in one.waiting] for one in self.browsers]
        answers = [one for one in told[sender] if isinstance(one, Accepted | Refusal | Pong)]
        assert len(answers) == 1, f"{len(answers)} answers came"
        answer = answers[0]
        assert answer.id == number_of(data)
        if isinstance(answer, Refusal):
            assert answer.text
            assert answer.code in CODES or answer.code.replace("_", "").isalpha()
            assert answer.code != "unavailable", f"{data!r}: {answer.text}"
            assert await self.service.store.read(rows) == before, f"{data!r} was refused and changed something"
            now = {one[0]: one for one in self.inside()}
            for one in inside:
                assert now.get(one[0], one) == one, f"{data!r} was refused and changed a table in memory"
            news = [one for messages in told for one in messages if not isinstance(one, LobbyNews)]  # those come later
            assert news == [answer], f"{data!r} was refused, and somebody was told something"
        return answer

    async def send_all(self, messages: list[tuple[int, bytes]]) -> list[ServerMessage]:
        found = [await self.send(sender, data) for sender, data in messages]
        for sender in range(len(self.browsers)):
            assert isinstance(await self.send(sender, msgspec.json.encode(Ping(5))), Pong), (
                "it does not answer any more"
            )
        return found

    def version(self, table: str) -> int:
        room = self.service.hub.rooms.get(table)
        return room.live.version if room is not None and room.live is not None else 0

    def options(self, table: str, person: Person) -> list[tuple[int, str]]:
        """What a person may choose now, with the seat."""
        room = self.service.hub.rooms.get(table)
        live = room.live if room is not None else None
        if live is None or live.table is None:
            return []
        views = [live.showing.view(seat, 0.0) for seat in live.seats_of(person.id)]
        return [(view.seat, option.notation) for view in views for option in view.options]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    url = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'tables.sqlite'}"
    migrate(url)
    made = World(url)
    yield made
    made.run(made.close())
    made.loop.close()


# messages

WORDS = [
    "pass",
    "throw nettle",
    "concede",
    "",
    "\x00",
    "�",
    "a" * 300,
    "'; drop table tables; --",
    "💥" * 20,
    "on",
    "A",
]
NAMES = ["open", "playing", "brewing", "racing", "closed", "over", "private", "judged", "alone", "none"]
ODD: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 1, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, "", "x" * 70_000, [], {}, [[]]]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def value_of(kind: inspect.Type, name: str = "") -> st.SearchStrategy[Any]:
    """Values of a type of `messages`: mostly such as its limits allow."""
    match kind:
        case inspect.StructType():
            return struct_of(kind)
        case inspect.UnionType():
            return st.one_of([value_of(one, name) for one in kind.types])
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.IntType():
            low, high = kind.ge or 0, kind.le if kind.le is not None else 2**40
            return st.integers(low, min(high, low + 8)) | st.integers(low, high)
        case inspect.StrType():
            if name == "table":
                return st.sampled_from(NAMES).map(lambda one: f"<{one}>")
            longest = min(kind.max_length or 60, 60)
            shortest = kind.min_length or 0
            words = st.sampled_from([word for word in WORDS if shortest <= len(word) <= longest] or ["w" * shortest])
            return words | st.text(min_size=shortest, max_size=longest)
        case inspect.ListType():
            most = min(kind.max_length if kind.max_length is not None else 4, 4)
            return st.lists(value_of(kind.item_type, name), min_size=kind.min_length or 0, max_size=most)
    raise AssertionError(f"no values of {kind}")


def struct_of(kind: inspect.StructType, act: inspect.StructType | None = None) -> st.SearchStrategy[dict[str, Any]]:
    needed: dict[str, st.SearchStrategy[Any]] = {}
    others: dict[str, st.SearchStrategy[Any]] = {}
    if kind.tag_field is not None:
        needed[kind.tag_field] = st.just(kind.tag)
    for field in kind.fields:
        chosen = act if act is not None and field.name == "act" else field.type
        (needed if field.required else others)[field.encode_name] = value_of(chosen, field.name)
    return st.fixed_dictionaries(needed, optional=others)


def kinds() -> dict[str, st.SearchStrategy[Any]]:
    """Messages by what they do; each act is a kind of its own."""
    found: dict[str, st.SearchStrategy[Any]] = {}
    for message in union(inspect.type_info(ClientMessage)):
        acts = [field.type for field in message.fields if field.name == "act"]
        if not acts:
            found[str(message.tag)] = struct_of(message)
        for act in union(acts[0]) if acts else ():
            whole = struct_of(message, act)
            found[str(act.tag)] = whole
    return found


def union(kind: inspect.Type) -> list[inspect.StructType]:
    assert isinstance(kind, inspect.UnionType)
    return [one for one in kind.types if isinstance(one, inspect.StructType)]


KINDS = kinds()
MESSAGES = st.one_of(list(KINDS.values()))


@st.composite
def changed(draw: st.DrawFn) -> Any:
    """A message with one thing wrong: a value, a field too many or too few."""
    message = draw(MESSAGES)
    part = message["act"] if "act" in message and draw(st.booleans()) else message
    name = draw(st.sampled_from(sorted(part)))
    match draw(st.integers(0, 2)):
        case 0:
            part[name] = draw(ODD | JSON)
        case 1:
            del part[name]
        case _:
            part[draw(st.text(max_size=6))] = draw(JSON)
    return message


@st.composite
def broken(draw: st.DrawFn) -> bytes:
    """The bytes of a message, cut, doubled or scratched."""
    data = bytearray(msgspec.json.encode(draw(MESSAGES)))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(0, len(data) - 1)))
        match draw(st.integers(0, 3)):
            case 0:
                del data[at:]
            case 1:
                data[at : at + 1] = draw(st.binary(max_size=3))
            case 2:
                data[at:at] = data[: draw(st.integers(0, 20))]
            case _:
                data[at:at] = draw(
                    st.sampled_from([b"\x00", b"[" * 3000, b'{"a":' * 3000, b"1e999", b"\xff\xfe", b"\\ud800"])
                )
    return bytes(data)


def encoded(world: World, sender: int, message: Any, guided: random.Random) -> bytes:
    """The message with the ids of this world; many moves are made fit to be played."""
    if isinstance(message, bytes):
        return message
    if isinstance(message, dict) and isinstance(message.get("table"), str):
        message["table"] = world.tables.get(message["table"].strip("<>"), message["table"])
        act = message.get("act")
        if isinstance(act, dict) and "version" in act and guided.random() < 0.7:
            act["version"] = world.version(message["table"])
            options = world.options(message["table"], world.people[sender])
            if act.get("do") == "move" and options and guided.random() < 0.7:
                act["seat"], act["move"] = guided.choice(options)
                act["key"] = f"key-{guided.getrandbits(50)}"
    return msgspec.json.encode(message)


def send(world: World, messages: list[tuple[int, Any]], seed: int = 0) -> list[ServerMessage]:
    guided = random.Random(seed)

    async def one_by_one() -> list[ServerMessage]:
        found: list[ServerMessage] = []
        for sender, message in messages:
            found += await world.send_all([(sender, encoded(world, sender, message, guided))])
        return found

    return world.run(one_by_one())


SENDER = st.integers(0, 2)


@settings(FUZZ, max_examples=unhurried(120) * MANY)
@given(sender=SENDER, data=st.binary(max_size=200) | JSON.map(msgspec.json.encode))
def test_what_is_no_message_is_refused(world: World, sender: int, data: bytes) -> None:
    [answer] = send(world, [(sender, data)])
    assert isinstance(answer, Refusal)
    assert answer.code == "malformed"


@settings(FUZZ, max_examples=unhurried(100) * MANY)
@given(messages=st.lists(st.tuples(SENDER, MESSAGES), min_size=1, max_size=6), seed=st.integers(0, 1000))
def test_messages_with_any_values_are_answered(world: World, messages: list[tuple[int, Any]], seed: int) -> None:
    answers = send(world, messages, seed)
    assert len(answers) == len(messages)


@settings(FUZZ, max_examples=unhurried(120) * MANY)
@given(sender=SENDER, message=changed() | broken())
def test_messages_with_a_fault_are_answered(world: World, sender: int, message: Any) -> None:
    assert len(send(world, [(sender, message)])) == 1


@pytest.mark.parametrize("kind", list(KINDS))
def test_every_kind_of_message_is_answered(world: World, kind: str) -> None:
    answers: list[ServerMessage] = []

    @settings(FUZZ, max_examples=unhurried(32) * MANY)
    @given(message=KINDS[kind], sender=SENDER, seed=st.integers(0, 1000))
    def look(message: Any, sender: int, seed: int) -> None:
        answers.extend(send(world, [(sender, message)], seed))

    look()
    assert len(answers) >= 8
    if kind in RIGHT:
        [answer] = send(world, [(0, msgspec.to_builtins(world.run(right(world, kind))))])
        assert isinstance(answer, Accepted | Pong), "after all that a right one is not done"


RIGHT = ("watch", "unwatch", "lobby", "ping", "move", "chat")


async def right(world: World, kind: str) -> ClientMessage:
    """A message that is right at a table of its own, from the first person."""
    table = await world.table(world.service.lobby, "cauldron", Clock(), "right")
    async with world.service.hub.use(table) as (_, live):
        version = live.version
    [(seat, move), *_] = world.options(table, world.ann)
    of: dict[str, ClientMessage] = {
        "watch": Watch(1, table),
        "unwatch": Unwatch(1, table),
        "lobby": WatchLobby(1),
        "ping": Ping(1),
        "move": DoAct(1, table, Move(seat, version, move, f"right-{table}")),
        "chat": DoAct(1, table, Chat("hello")),
    }
    return of[kind]


def test_every_kind_of_message_is_known_here() -> None:
    assert set(KINDS) == {
        "watch", "unwatch", "lobby", "ping", "move", "back", "undo", "redo", "more_time", "stop", "resign", "draw",
        "pause", "answer", "let_play", "chat", "leave", "dispute", "rule", "second", "officiate",
    }  # fmt: skip


def test_a_message_that_is_too_long_is_refused(world: World) -> None:
    [answer] = send(world, [(0, b" " * (world.service.config.frame_bytes + 1))])
    assert isinstance(answer, Refusal)
    assert answer.code == "too_long"


ODD_WORDS = ["\x00", "a\x00b", "\x7f", "\ufffe", "𝕏" * 8, "\u202eabc", "\ud7ff" * 8, "%00" * 4, "a" * 60, "\n" * 8]


def test_odd_words_are_no_trouble_for_any_database(database: str) -> None:
    """PostgreSQL takes no zero character, and nothing of it may come out as a fault of the server."""
    world = World(database)
    try:
        table = world.tables["brewing"]
        for word in ODD_WORDS:
            for sender in (0, 1):
                long = (word * 8)[:60]
                messages: list[Any] = [{"do": "act", "id": 1, "table": table, "act": {"do": "chat", "text": word}}]
                version = world.version(table)
                messages += [
                    {"do": "act", "id": 1, "table": table, "act": act}
                    for act in (
                        {"do": "move", "seat": sender, "version": version, "move": word, "key": "a-good-key"},
                        {"do": "stop", "seat": sender, "window": word, "on": True},
                        {"do": "let_play", "seat": sender, "bot": word[:40]},
                    )
                ]
                options = world.options(table, world.people[sender])
                if options:
                    seat, notation = options[0]
                    act = {"do": "move", "seat": seat, "version": version, "move": notation, "key": long}
                    messages.append({"do": "act", "id": 1, "table": table, "act": act})
                messages += [
                    {"do": "watch", "id": 1, "table": word[:20]},
                    {"do": "unwatch", "id": 1, "table": word[:20]},
                ]
                send(world, [(sender, msgspec.json.encode(message)) for message in messages])
    finally:
        world.run(world.close())
        world.loop.close()


# over a real WebSocket


def test_a_real_socket_stays_usable(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    service = StillService(url)
    luck = random.Random(3)

    def junk() -> str | bytes:
        some: list[str | bytes] = [
            "",
            "{}",
            "null",
            "[" * 5000,
            '{"do":"act","id":4,"table":"x","act":{"do":"resign","seat":0}}',
            '{"do":"watch","id":9,"table":"nosuchtable"}',
            '{"do":"fly","id":2}',
            b"\x00\xff",
            luck.randbytes(30),
            "x" * (service.config.frame_bytes + 1),
            '{"do":"ping","id":6}',
        ]
        return luck.choice(some)

    with TestClient(create_app(service.config, service)) as client:
        assert client.post("/api/guest", json={"name": "Ann"}).status_code == 201
        assert COOKIE in client.cookies
        with client.websocket_connect("/api/socket") as socket:
            for _ in range(unhurried(60)):
                data = junk()
                if isinstance(data, bytes):
                    socket.send_bytes(data)
                else:
                    socket.send_text(data)
                assert isinstance(DECODER.decode(socket.receive_text()), Refusal | Pong)
            socket.send_text('{"do":"ping","id":77}')
            answer = DECODER.decode(socket.receive_text())
            assert isinstance(answer, Pong)
            assert answer.id == 77

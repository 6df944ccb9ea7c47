"""The leak test of the wire: what a person may not see changes no byte of any message that leaves the server.

Random games are played at a real hub, with everything that people do at a table, also what is refused. Whenever a
message leaves, it is made again by a *twin*: the same table with everything else behind what the receiver cannot see.
The cards are imagined from the receiver's mask; hidden words of the log and of the record, the seed, decks, invites,
keys and the ids of other people are replaced. Both must say the same, byte by byte:

now     the message that was sent, and what the twin would send;
SAME    what the same act then leads to, its refusal included, wherever the receiver's masks still agree;
PAST    every answer of two servers that hold two games with different pasts, which the receiver cannot tell apart.

Besides, no message names a card that its receiver has never been able to see.
"""

from __future__ import annotations

import asyncio
import copy
import random
import re
from collections import Counter
from typing import Any, cast

import httpx
import msgspec
from sqlalchemy import Table as SqlTable
from sqlalchemy import insert, select

from grimalkin.core.engine import pending, waiting_ask, waiting_chance
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.events import Arg, Event, Log
from grimalkin.core.game import Game
from grimalkin.core.judging import court_of, read_for
from grimalkin.core.luck import Scripted, Seeded, seed_hash
from grimalkin.core.masks import imagine, mask
from grimalkin.core.past import Position
from grimalkin.core.piles import SPECTATOR, kind_of
from grimalkin.core.record import CHOICE, LUCK, NO_SEAT, RULING, SECOND, STOP, TIMEOUT, UNDO, Entry, enact
from grimalkin.core.snapshot import snapshot, state_hash
from grimalkin.core.state import State
from grimalkin.core.table import Seat, Table
from grimalkin.games.mythic_arena.deck import ready_decks
from grimalkin.players.random import Random
from grimalkin.server import messages
from grimalkin.server.app import create_app
from grimalkin.server.bots.pool import Bots
from grimalkin.server.bots.process import Done, Work
from grimalkin.server.bots.process import work as do_work
from grimalkin.server.config import Config
from grimalkin.server.courts import verdict_of
from grimalkin.server.hub import Hub
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import (
    Accepted,
    AnyAct,
    Clock,
    DoAct,
    Move,
    Refusal,
    ServerMessage,
    TableNews,
    Talk,
    Update,
    Watch,
    WatchLobby,
)
from grimalkin.server.openapi import description
from grimalkin.server.people import COOKIE, Person
from grimalkin.server.refusals import Refused
from grimalkin.server.replays import Replays
from grimalkin.server.rooms import Room
from grimalkin.server.service import Service
from grimalkin.server.sitting import Viewer
from grimalkin.server.socket import Browser
from grimalkin.server.storage import schema
from grimalkin.server.storage.rows import SeatRow, TableRow
from grimalkin.server.storage.schema import CLOSED, OVER, PERSON, PLAYING, seats, tables
from grimalkin.server.storage.store import EntryRow
from grimalkin.server.stored_games import core_seats
from tests.support.games import Setup
from tests.support.tables import table_row

DECODER = msgspec.json.Decoder(ServerMessage)
BEGIN = 1_800_000_000.0
NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve"]
ONLOOKER = "Zoe"


class Ticking:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> float:
        return self.now


class QuickBots(Bots):
    """Bots that choose at once, in this process, by nothing but their mask."""

    async def think(self, game: Game, *given: Any, **_named: Any) -> int:
        _settings, masked, seat, options, standing, _player, _seed = given
        return Random().choose(game, masked, seat, options, standing, Seeded(len(options)))

    async def work(self, name: str, argument: bytes, seconds: float) -> bytes:
        answer = await asyncio.to_thread(do_work, Work(name, argument, seconds))
        assert isinstance(answer, Done)
        return answer.result

    async def open(self) -> None:
        """Nothing starts before it is needed; whatever did, a hint's process say, ends with the others in `close`."""


class StillHub(Hub):
    """A hub without alarms: a test says when something is due."""

    def set_timer(self, room: Room, live: LiveTable, *_given: object) -> None:
        self.stop_timer(room)


class LateReplays(Replays):
    """Frames are made when somebody asks for them, not when a game ends."""

    async def keep(self, table: str) -> None:
        """Later."""


class StillService(Service):
    """A worker in which nothing happens unless a test does it."""

    def __init__(self, database: str, **config: Any) -> None:
        self.ticking = Ticking()
        super().__init__(Config(database=database, limits=False, teaching=True, **config), self.ticking)
        self.bots = QuickBots(self.games, 1, 1.0)
        self.clerk = QuickBots(self.games, 1, 1.0)
        self.put_together(StillHub(self))
        self.hub.news.over.listeners.clear()
        self.replays = LateReplays(self, self.hub, self.lobby)

    async def open(self) -> None:
        self.store.open(self.hub.hinted)
        await self.people.open()

    async def close(self) -> None:
        await self.hub.close()
        await self.bots.close()
        await self.clerk.close()
        await self.store.close()

    async def guests(self, *names: str) -> dict[str, tuple[Person, str]]:
        """People with these names, and their cookies."""
        return {name: await self.people.guest(name, "test") for name in names}

    async def quiet(self) -> None:
        """Wait until nothing is under way."""
        while self.hub.tasks:
            await asyncio.gather(*self.hub.tasks)
            await asyncio.sleep(0)


async def store_table(service: Service, row: TableRow, rows: list[SeatRow]) -> None:
    """Put a table into the database, as the lobby would."""
    values = msgspec.structs.asdict(row)
    for name in ("settings", "position", "clock"):
        values[name] = msgspec.json.encode(values[name]).decode()
    values["result"] = msgspec.json.encode(row.result).decode() if row.result is not None else ""

    def work(connection: Any) -> None:
        connection.execute(insert(tables).values(values))
        connection.execute(insert(seats), [{"table": row.id, **msgspec.structs.asdict(seat)} for seat in rows])

    await service.store.write(work)


def some_decks(game: Game, settings: dict[str, str], count: int, luck: random.Random) -> list[str]:
    """A deck for each seat, where seats bring hidden ones."""
    if settings.get("deck_format") != "constructed":
        return [""] * count
    names = [f"deck {name}" for name in ready_decks()]
    assert not [name for name in names if game.deck_fault(settings, name)]
    return [luck.choice(names) for _seat in range(count)]


# twins


OWN_PARTS = ("row", "seats", "keys", "talk", "table", "own_game")  # of a live table, which a twin has others of


class Twins:
    """Makes twins of one table: everything that one person may not see is another."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        self.game = game
        self.luck = luck
        self.notations = [game.codes.text(code) for code in game.codes.used()]

    def of(self, live: LiveTable, person: str) -> LiveTable:
        """The twin shares nothing that an act changes."""
        viewer = live.viewer(person)
        ended = live.row.status in (OVER, CLOSED)
        twin = copy.copy(live)
        copied: dict[int, object] = {id(live): twin}  # what its parts know as their table is the twin
        for name, value in vars(live).items():
            if name not in OWN_PARTS:
                setattr(twin, name, copy.deepcopy(value, copied))
        twin.row = msgspec.structs.replace(
            live.row,
            secret=live.row.secret if ended else self.luck.randbytes(32).hex(),
            host=self.other_id(live.row.host, person),
            webhook="https://elsewhere.example/news",
            lease_by="another worker",
        )
        twin.seats = [self.seat(seat, live, person) for seat in live.seats]
        twin.keys = {
            key if live.seats[seat].person == person else f"{key}-other": (n, seat, kind, text)
            for key, (n, seat, kind, text) in live.keys.items()
        }
        twin.talk = [msgspec.structs.replace(row, person=self.other_id(row.person, person)) for row in live.talk]
        if live.table is not None:
            twin.table = self.table(live, viewer)
        return twin

    def other_id(self, person: str, own: str) -> str:
        return person if person in (own, "") else f"other{person}"

    def seat(self, seat: SeatRow, live: LiveTable, person: str) -> SeatRow:
        if seat.person == person:
            return copy.copy(seat)
        known = live.row.status == OVER
        return msgspec.structs.replace(
            seat,
            person=seat.person and self.other_id(seat.person, person),
            deck=seat.deck if known else f"another {seat.deck}",
            invite=seat.invite if live.row.host == person else seat.invite and f"other{seat.invite}"[:20],
        )

    def table(self, live: LiveTable, viewer: Viewer) -> Table:
        real = live.played
        seats = core_seats(live.seats[: real.begun_with])
        twin = Table(self.game, live.row.settings, seats, None, live.row.position)
        twin.seats = core_seats(live.seats)
        twin.players = list(real.players)
        twin.record = [self.entry(entry, viewer) for entry in real.record]
        twin.at = real.at
        twin.asked_at = real.asked_at
        twin.undone = list(real.undone)
        twin.positions = [self.position(one, viewer.bits()) for one in real.positions]
        twin.state = self.state(real.state, viewer)
        return twin

    def state(self, state: State, viewer: Viewer) -> State:
        if viewer.all_cards:
            return state.copy()
        assert len(viewer.seats) <= 1, "what several seats know together cannot be imagined; see Histories"
        return imagine(mask(state, *(viewer.seats or (SPECTATOR,))), Seeded(self.luck.getrandbits(40)))

    def entry(self, entry: Entry, viewer: Viewer) -> Entry:
        """What was chosen is told by the lines alone; the text of an entry is nobody else's."""
        text = entry.text
        if entry.kind in (CHOICE, TIMEOUT, LUCK) and entry.seat not in viewer.seats:
            text = self.luck.choice(self.notations)
        elif entry.kind == STOP and entry.seat not in viewer.seats:
            text = f"{self.luck.choice(['on', 'off'])} {self.luck.choice(self.game.windows)}"
        return Entry(entry.n, entry.seat, entry.kind, text, f"{self.luck.getrandbits(64):016x}")

    def position(self, one: Position, bits: int) -> Position:
        if all(arg.seen & bits for told in one.told for arg in told.args):
            return one
        told = [self.told(told, bits) for told in one.told]
        return Position(one.parent, one.stops, told, one.learned, one.forced, one.sealed_since, one.hidden, one.stretch)

    def told(self, told: Event, bits: int) -> Event:
        args = [arg if arg.seen & bits else self.arg(arg) for arg in told.args]
        return Event(told.rule, told.what, args, told.spelled, told.parts)

    def arg(self, arg: Arg) -> Arg:
        return Arg(arg.kind, arg.number + 1, f"another-{arg.word}", arg.seen)


def alike(one: State, two: State, viewer: Viewer) -> bool:
    """Do these eyes see the same? Those that see all cards do, if nothing differs."""
    if viewer.all_cards:
        return snapshot(one) == snapshot(two)
    return all(snapshot(mask(one, seat)) == snapshot(mask(two, seat)) for seat in viewer.seats or (SPECTATOR,))


def check_same(real: bytes, twin: bytes, who: str, what: str) -> None:
    if real != twin:
        at = next((i for i, (a, b) in enumerate(zip(real, twin, strict=False)) if a != b), min(len(real), len(twin)))
        near = slice(max(0, at - 80), at + 80)
        raise AssertionError(
            f"{who} can tell by something hidden: {what}: ...{real[near].decode(errors='replace')}..."
            f" and ...{twin[near].decode(errors='replace')}..."
        )


# cards that nobody may name

WORDS = re.compile(rb"[A-Za-z0-9_'-]+")


def words_in(*messages: bytes) -> set[str]:
    return {word.decode() for message in messages for word in WORDS.findall(message)}


class Known:
    """Every card that a person has been able to see, read from masks alone, at every entry of the record."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.names: set[str] = set()

    def hidden(self, live: LiveTable, viewer: Viewer) -> set[str]:
        """The names that no message to this person may hold now."""
        state = live.played.state
        bits = viewer.bits()
        names = state.card_names()
        kinds = {kind_of(card) for pile in state.piles() for card in pile.all_cards() if not card & bits}
        return {names[kind] for kind in kinds} - self.names - set(live.game.windows)  # a window may be called after one

    def catch_up(self, live: LiveTable, viewer: Viewer) -> None:
        if self.table is None:
            self.table = live.begin()
            self.look(viewer)
        for entry in live.played.record[len(self.table.record) :]:
            self.table.enact_entry(entry.seat, entry.kind, entry.text)
            self.look(viewer)
            if entry.kind == RULING:  # what officials name they say to all, also where they only propose it
                self.names |= words_in(entry.text.encode())

    def look(self, viewer: Viewer) -> None:
        table = self.table
        assert table is not None
        bits = viewer.bits()
        self.names |= {arg.word for told in table.positions[-1].told for arg in told.args if arg.seen & bits}
        for seat in viewer.seats or (SPECTATOR,):
            masked = mask(table.state, seat)
            self.names |= words_in(msgspec.json.encode(table.game.zones(masked, seat)))
            for pile in masked.piles():
                self.names |= {masked.card_names()[kind_of(card)] for card in pile.all_cards() if card >> seat & 1}


# the play


class Spy(Browser):
    """A browser whose messages are looked at when they leave."""

    def __init__(self, scene: Scene, person: Person) -> None:
        super().__init__(scene.service, None, person)  # type: ignore[arg-type]
        self.scene = scene
        self.known = Known()
        self.got: list[tuple[bytes, ServerMessage]] = []  # since the last act
        self.n = 0
        self.m = 0

    async def watch(self, n: int, m: int) -> None:
        """Say how much was seen of the table, and be told the rest."""
        self.n, self.m = n, m
        await self.received(msgspec.json.encode(Watch(1, self.scene.id, n, m)))

    def send(self, message: bytes) -> None:
        decoded = DECODER.decode(message)
        self.got.append((message, decoded))
        self.scene.left(self, message, decoded)
        if isinstance(decoded, Update):
            self.n = decoded.n
        elif isinstance(decoded, Talk):
            self.m = decoded.m


class Scene:
    """One random game at a hub, with all that people do at a table."""

    def __init__(
        self,
        service: StillService,
        people: dict[str, tuple[Person, str]],
        setup: Setup,
        seed: int,
        sample: float,
        clock: Clock | None = None,
        spectators: str = "public",
        names: bool = False,
        position: dict[str, Any] | None = None,
    ) -> None:
        """`sample`: which part of the messages and acts is compared with twins; `names`: look for names in all."""
        self.service = service
        self.hub = service.hub
        self.setup = setup
        self.game = setup.game
        self.seed = seed
        self.luck = random.Random(seed)
        self.looks = random.Random(seed + 1)  # looking does not change the play
        self.sample = sample
        self.names = names
        self.people = people
        self.twins = Twins(self.game, self.looks)
        self.id = f"scene{seed:06}"
        self.row = table_row(
            self.game, self.game.unattended(setup.settings), clock or Clock(), spectators, people["Ann"][0].id
        )
        self.row.id = self.id
        self.row.position = position or {}
        secret = self.luck.randbytes(32)
        self.row.secret, self.row.seed_hash = secret.hex(), seed_hash(secret)
        self.row.created_at = self.row.changed_at = BEGIN
        self.officials = self.game.officials(self.row.settings)
        self.sitting = setup.seats + self.officials  # seats of players, then of officials
        self.spies = [Spy(self, people[name][0]) for name in [*NAMES[: self.sitting], ONLOOKER]]
        self.counts: Counter[str] = Counter()
        self.last: tuple[Spy, AnyAct] | None = None  # the last move that was made, to be sent again

    def __str__(self) -> str:
        return f"{self.setup}, seed {self.seed}"

    @property
    def live(self) -> LiveTable:
        live = self.hub.rooms[self.id].live
        assert live is not None
        return live

    # what leaves

    def left(self, spy: Spy, message: bytes, decoded: ServerMessage) -> None:
        """A message leaves the server: would it be another if something hidden were?"""
        self.counts[type(decoded).__name__] += 1
        if not isinstance(decoded, Update | Talk | TableNews):
            return
        live = self.live
        if self.names and live.table is not None and live.is_playing:
            self.check_names(spy, live, message)
        if self.looks.random() >= self.sample:
            return
        twin = self.twins.of(live, spy.person.id)
        if isinstance(decoded, Update):
            self.check_asked(spy, live, twin, decoded)
        now = self.service.clock()
        self.counts[f"{type(decoded).__name__} compared"] += 1
        check_same(message, self.said_by(twin, spy, decoded, now, spy.n, spy.m), f"{self}: {spy.person.name}", "now")

    def said_by(self, live: LiveTable, spy: Spy, like: ServerMessage, now: float, n: int, m: int) -> bytes:
        """The message of this kind that a table has for a browser that has seen so much."""
        match like:
            case Update():
                return msgspec.json.encode(live.showing.update(live.viewer(spy.person.id), n, now))
            case Talk():
                return msgspec.json.encode(Talk(live.id, live.m, live.showing.said(m)))
            case TableNews():
                here = self.hub.rooms[self.id].here()
                others = frozenset(self.twins.other_id(person, spy.person.id) for person in here)
                return msgspec.json.encode(TableNews(live.info(spy.person.id, others)))
        raise AssertionError(f"a table does not say {like}")

    def check_asked(self, spy: Spy, live: LiveTable, twin: LiveTable, update: Update) -> None:
        """What the person can ask about the choices and the pieces that an Update shows."""
        person = spy.person.id
        for view in update.views:
            if view.seat not in live.seats_of(person):
                continue
            if view.seat in live.played.state.officials_here() and live.is_playing:
                self.check_rehearsal(spy, live, twin, view.seat)
            pieces = [name for zone in view.zones for name in (zone.id, *(piece.id for piece in zone.pieces))]
            previews, other = [one.showing.previews(person, view.seat) for one in (live, twin)]
            told = msgspec.json.encode(previews)
            check_same(told, msgspec.json.encode(other), f"{self}: {spy.person.name}", "previews")
            if self.names and live.is_playing:
                self.check_names(spy, live, told)
            self.counts["previews compared"] += len(previews.previews)
            for piece in self.looks.sample(pieces, k=min(3, len(pieces))):
                real, fake = [
                    msgspec.json.encode(one.showing.blocked(person, view.seat, piece, "en")) for one in (live, twin)
                ]
                check_same(real, fake, f"{self}: {spy.person.name}", f"why not {piece}")
                self.counts["reasons compared"] += 1

    def check_names(self, spy: Spy, live: LiveTable, message: bytes) -> None:
        """No message names a card that its receiver has never been able to see."""
        viewer = live.viewer(spy.person.id)
        spy.known.catch_up(live, viewer)
        names = spy.known.hidden(live, viewer)
        self.counts["hidden names"] += len(names)
        found = names & words_in(message)
        assert not found, f"{self}: {spy.person.name} is told of {sorted(found)}, which it has never seen"

    # the game

    async def begin(self) -> None:
        persons = [self.people[name][0] for name in NAMES]
        decks = some_decks(self.game, self.row.settings, self.setup.seats, self.luck)
        rows = [
            SeatRow(
                i, PERSON, persons[i].id, persons[i].name, "", deck, f"invite{self.seed}x{i}", i >= self.setup.seats
            )
            for i, deck in enumerate([*decks, *[""] * self.officials])
        ]
        await store_table(self.service, self.row, rows)
        for spy in self.spies:
            self.hub.joined(spy)
            await spy.watch(0, 0)
        async with self.hub.use(self.id) as (room, live):
            await self.hub.append(room, live, live.start(self.service.clock()))

    async def play(self, most: int) -> None:
        """So many acts, or until the game is over."""
        await self.begin()
        for _act in range(most):
            if self.live.row.status == OVER:
                break
            spy, act = self.pick()
            await self.do(spy, act)
            if self.luck.random() < 0.3:
                await self.time_passes()
        for spy in self.spies:
            await spy.watch(self.luck.randrange(spy.n + 1), self.luck.randrange(spy.m + 1))
            self.hub.left(spy)

    async def time_passes(self) -> None:
        self.service.ticking.now += self.luck.choice([0.25, 1.0, 9.0])
        await self.service.due.wake(self.id)
        await self.service.quiet()

    async def do(self, spy: Spy, act: AnyAct) -> None:
        """Somebody acts; then all messages that follow are compared with those of twins that did the same."""
        live = self.live
        looking = self.looks.random() < self.sample or isinstance(act, messages.Rule)  # a refusal may tell of cards
        twins = [(one, self.twins.of(live, one.person.id), one.n, one.m) for one in self.spies] if looking else []
        before = (live.n, live.m, state_hash(live.played.state))
        for one in self.spies:
            one.got.clear()
        await spy.received(msgspec.json.encode(DoAct(7, self.id, act)))
        live = self.live
        answer = next(said for _, said in spy.got if isinstance(said, Accepted | Refusal))
        self.counts[f"{type(act).__name__} {'done' if isinstance(answer, Accepted) else 'refused'}"] += 1
        if isinstance(answer, Refusal):
            assert (live.n, live.m, state_hash(live.played.state)) == before, (
                f"{self}: {act} was refused and changed it"
            )
            assert all(not one.got for one in self.spies if one is not spy), f"{self}: others were told of {act}"
        elif isinstance(act, Move):
            self.last = (spy, act)
        for one, twin, n, m in twins:
            if isinstance(answer, Accepted):
                self.after(spy, act, before[0], one, twin, n, m)
            elif one is spy:
                refused = self.refusal(spy, act, twin)
                check_same(
                    f"{answer.code}: {answer.text}".encode(), refused.encode(), f"{self}: {spy.person.name}", f"{act}"
                )
                self.counts["refusals compared"] += 1

    def refusal(self, spy: Spy, act: AnyAct, twin: LiveTable) -> str:
        try:
            known = self.hub.known_move(twin, spy.person, act)
            if known is None:
                twin.act(spy.person.id, spy.person.name, act, self.service.clock())
        except (Refused, GrimalkinError) as error:
            return f"{error.code}: {error.text if isinstance(error, Refused) else error}"
        return "not refused"

    def after(self, spy: Spy, act: AnyAct, before: int, one: Spy, twin: LiveTable, n: int, m: int) -> None:
        """The same act at the twin of one receiver, and what it is told of it."""
        live = self.live
        new = live.played.record[before:]
        if any(entry.kind == UNDO for entry in new):
            return  # a twin has no past of its own to go back to; what was sent is compared with a new twin
        twin.played.luck = Scripted([entry.text for entry in new if entry.kind == LUCK])
        actor = spy.person.id if spy is one else self.twins.other_id(spy.person.id, one.person.id)
        now = self.service.clock()
        try:
            if self.hub.known_move(twin, msgspec.structs.replace(spy.person, id=actor), act) is None:
                batch = twin.act(actor, spy.person.name, act, now)
                for row in batch.talk if batch.n is None else []:
                    twin.hear(msgspec.structs.replace(row, m=twin.m + 1))
        except (Refused, GrimalkinError):
            self.counts["not possible there"] += 1
            return
        twin.played.luck = None
        if live.row.status == OVER:  # from now on these are everybody's
            twin.row.secret = live.row.secret
            for seat in twin.seats:
                seat.deck = live.seats[seat.seat].deck
        viewer = live.viewer(one.person.id)
        if not alike(live.played.state, twin.played.state, viewer):
            self.counts["shown something else"] += 1
            return
        self.counts["acts compared"] += 1
        for message, decoded in one.got:
            if isinstance(decoded, Update | Talk | TableNews):
                said = self.said_by(twin, one, decoded, now, n, m)
                check_same(message, said, f"{self}: {one.person.name}", f"after {act}")

    # what people do

    def pick(self) -> tuple[Spy, AnyAct]:
        live, luck = self.live, self.luck
        request = live.consent.request
        if request is not None and luck.random() < 0.6:
            seat = luck.choice([*live.consent.missing(), max(0, request.seat)])
            return self.spies[seat], messages.Answer(seat, request.m, luck.random() < 0.5 and request.kind != "draw")
        if live.timing.paused and luck.random() < 0.7:
            seat = luck.randrange(self.sitting)
            return self.spies[seat], messages.Pause(seat, False)
        if luck.random() < (0.5 if self.officials else 0.25) or not live.asked():
            return self.odd()
        seat = luck.choice(live.asked())
        return self.spies[seat], self.move(seat, luck.choice(self.options(seat)))

    def options(self, seat: int) -> list[str]:
        ask = waiting_ask(self.live.played.state)
        assert ask is not None
        return [self.game.codes.text(option) for option in ask.options(self.live.played.state, seat)]

    def move(self, seat: int, notation: str, version: int | None = None) -> Move:
        number = self.live.version if version is None else version
        return Move(seat, number, notation, f"key-{self.luck.getrandbits(60):x}")

    def odd(self) -> tuple[Spy, AnyAct]:
        """Something that is not an answer, or a wrong one, by anybody."""
        live, luck = self.live, self.luck
        spy = luck.choice(self.spies)
        own = [*live.seats_of(spy.person.id), *range(self.sitting)]
        seat = own[0] if luck.random() < 0.8 else luck.choice(own)
        version = live.version if luck.random() < 0.9 else luck.randrange(live.n + 2)
        asked = live.asked()
        acts: list[AnyAct] = [
            messages.Chat("a word"),
            messages.Undo(seat, version),
            messages.Undo(seat, version),
            messages.Redo(seat, version),
            messages.Back(seat, version),
            messages.MoreTime(seat, version),
            messages.Pause(seat, luck.random() < 0.5),
            messages.OfferDraw(seat),
            messages.Stop(seat, luck.choice([*self.game.windows, "window"]), luck.random() < 0.5),
            messages.Stop(seat, luck.choice([*self.game.windows, "window"]), luck.random() < 0.5),
            messages.LetPlay(seat, luck.choice(["", "", "random", "bot:greedy", "nobody"])),
            messages.Answer(seat, luck.randrange(live.m + 2), luck.random() < 0.5),
            self.move(seat, "what is this", version),
            *[self.move(seat, luck.choice(self.twins.notations), version) for _ in range(3)],
            *[self.move(seat, luck.choice(self.options(other)), version) for other in asked],
        ]
        if self.officials and luck.random() < 0.6:
            return self.judged()
        if luck.random() < 0.01:
            acts = [messages.Resign(seat)]
        if self.last is not None and luck.random() < 0.1:
            return self.last
        return spy, luck.choice(acts)

    # officials

    def judged(self) -> tuple[Spy, AnyAct]:
        """A dispute, a ruling, a second, or words to a dispute; now and then by somebody who may not."""
        live, luck = self.live, self.luck
        state = live.played.state
        key = f"key-{luck.getrandbits(60):x}"
        found = self.game.random_entry(state, Seeded(luck.getrandbits(40)))
        if found is None or luck.random() < 0.2:
            seat = luck.randrange(self.sitting)
            waits = [one.n for one in court_of(state).disputes]
            words = live.played.game.codes.text(luck.choice(self.game.codes.used()))
            acts: list[AnyAct] = [
                messages.Chat("so it was", luck.choice([*waits, live.n])),
                messages.OfferToOfficiate(),
                messages.RaiseDispute(seat, f"entry {luck.randrange(live.n + 2)}", key, "no"),
                messages.Second(seat, luck.randrange(live.n + 2), key),
                messages.Rule(seat, messages.Verdict(["fun"], [self.bad_operation(luck)]), key),
                messages.Rule(seat, messages.Verdict(["fun"], [f"permit A {words}"]), key),
            ]
            act = luck.choice(acts)
            return luck.choice(self.spies) if luck.random() < 0.3 else self.spies[seat], act
        seat, kind, text = found
        if kind == RULING:
            return self.spies[seat], messages.Rule(seat, verdict_of(read_for(state, text)), key)
        if kind == SECOND:
            return self.spies[seat], messages.Second(seat, int(text), key)
        return self.spies[seat], messages.RaiseDispute(seat, text, key, "look at that")

    def bad_operation(self, luck: random.Random) -> str:
        """A guess at a hidden card: refused in the same words, whether it is there or not."""
        card = luck.choice(self.live.played.state.card_names())
        seat = luck.choice("ABCD"[: self.setup.seats])
        place = luck.choice([f"deck {seat}", f"hand {seat}", "pool friend", "pool magic"])
        goes = luck.choice([f"hand {seat}", "removed", f"discard {seat}"])
        number = luck.randrange(1, 30)
        guess = f"move_card {card} in {place} to {goes}"
        moves = [
            guess,
            guess,
            f"move_card {number} to {goes} with_under",
            f"move_card {number} to pool friend top with_under",
        ]
        return luck.choice([*moves, f"perch {number} pool magic"])

    def check_rehearsal(self, spy: Spy, live: LiveTable, twin: LiveTable, seat: int) -> None:
        """What an official is told of a ruling beforehand follows from what the official sees."""
        person, now = spy.person.id, self.service.clock()
        lines = [messages.Verdict(["fun"], [self.bad_operation(self.looks)])]
        found = self.game.random_entry(live.played.state, Seeded(self.looks.getrandbits(40)))
        if found is not None and found[1] == RULING:
            lines.append(verdict_of(read_for(live.played.state, found[2])))
        for verdict in lines:
            real, fake = [one.showing.rehearsed(person, seat, verdict, now) for one in (live, twin)]
            told = msgspec.json.encode(real)
            check_same(told, msgspec.json.encode(fake), f"{self}: {spy.person.name}", f"rehearsing {verdict}")
            self.counts["rehearsals compared"] += 1
            self.counts["rehearsals shown"] += real.after is not None


# two whole games that look the same to somebody


class Histories:
    """Two games played side by side that somebody cannot tell apart: cards and choices of others differ.

    A twin has the present of a table; these have a past as well, so a replay can be compared. The person may have
    several seats.
    """

    def __init__(self, setup: Setup, seed: int, viewer: Viewer) -> None:
        self.setup = setup
        self.game = setup.game
        self.viewer = viewer
        self.luck = random.Random(seed)
        self.settings = self.game.unattended(setup.settings)
        self.decks = [self.some_decks(), self.some_decks()]
        for seat in viewer.seats:
            self.decks[1][seat] = self.decks[0][seat]
        self.real, self.twin = [self.fresh(decks) for decks in self.decks]
        assert alike(self.real, self.twin, viewer), "a deck shows before the game begins"
        self.entries: list[tuple[EntryRow, EntryRow]] = []

    def some_decks(self) -> list[str]:
        return some_decks(self.game, self.settings, self.setup.seats, self.luck)

    def fresh(self, decks: list[str]) -> State:
        several = "ABCDEFG"[self.viewer.seats[0]] if len(self.viewer.seats) > 1 else ""
        seats = [
            Seat("", "human", deck, several if seat in self.viewer.seats else "") for seat, deck in enumerate(decks)
        ]
        state = Table(self.game, self.settings, seats, None).state
        state.listener = None
        return state

    def play(self, most: int) -> int:
        """Play so many entries, fewer if the twin cannot follow or the game is over; how many of them differ."""
        while len(self.entries) < most and self.real.result is None and self.step():
            pass
        return self.differ()

    def differ(self) -> int:
        return sum(one.text != two.text for one, two in self.entries)

    def step(self) -> bool:
        seat, kind, texts = self.possible(self.real)
        for text in self.luck.sample(texts, k=min(4, len(texts))):
            real, lines = self.after(self.real, seat, kind, text)
            if real is None or real.result is not None:
                continue  # a game that is over has no secrets any more
            for other in self.other_texts(seat, kind, text):
                twin, told = self.after(self.twin, seat, kind, other)
                if twin is not None and told == lines and alike(real, twin, self.viewer):
                    self.entries.append(
                        (self.row(seat, kind, text, real, "key"), self.row(seat, kind, other, twin, "0"))
                    )
                    self.real, self.twin = real, twin
                    return True
        return False

    def row(self, seat: int, kind: str, text: str, state: State, key: str) -> EntryRow:
        n = len(self.entries) + 1
        return EntryRow(n, seat, kind, text, state_hash(state), BEGIN + n, f"{key}-{n:08}" if seat >= 0 else None)

    def possible(self, state: State) -> tuple[int, str, list[str]]:
        """Who is next, and everything they could do."""
        chance = waiting_chance(state)
        if chance is not None:
            weights = chance.weights(state)
            return NO_SEAT, LUCK, [chance.face(state, i) for i in range(len(weights)) if weights[i]]
        ask = waiting_ask(state)
        assert ask is not None
        seat = self.luck.choice(ask.order(state))
        return seat, CHOICE, [self.game.codes.text(option) for option in ask.options(state, seat)]

    def other_texts(self, seat: int, kind: str, text: str) -> list[str]:
        """What the twin tries: mostly something else first."""
        if seat in self.viewer.seats:
            return [text]
        chance = waiting_chance(self.twin)
        texts: list[str] = []
        if kind == LUCK and chance is not None:
            weights = chance.weights(self.twin)
            texts = [chance.face(self.twin, i) for i in range(len(weights)) if weights[i]]
        elif kind == CHOICE and chance is None:
            ask = waiting_ask(self.twin)
            if ask is not None and seat in ask.order(self.twin):
                texts = [self.game.codes.text(option) for option in ask.options(self.twin, seat)]
        others = self.luck.sample([other for other in texts if other != text], k=min(4, len(set(texts) - {text})))
        return [text, *others] if self.luck.random() < 0.4 else [*others, text]

    def after(self, state: State, seat: int, kind: str, text: str) -> tuple[State | None, list[str]]:
        """The state after an entry, None where it is not possible; and what the viewer was told of it."""
        after = state.copy()
        log = Log(self.game.event_types, self.game.codes)
        after.listener = log
        try:
            enact(self.game, after, seat, kind, text)
        except GrimalkinError:
            return None, []
        after.listener = None
        bits = self.viewer.bits()
        seen = [[arg.word if arg.seen & bits else "?" for arg in told.args] for told in log.lines]
        return after, [" ".join([told.rule, told.what, *words]) for told, words in zip(log.lines, seen, strict=True)]


async def rows_of(service: Service, table: SqlTable) -> list[dict[str, Any]]:
    rows = await service.store.read(lambda connection: connection.execute(select(table)).all())
    return [dict(row._mapping) for row in rows]


async def put(service: Service, table: SqlTable, rows: list[dict[str, Any]]) -> None:
    await service.store.write(lambda connection: connection.execute(insert(table), rows))


class Pair:
    """Two servers with the same people. One has a game, the other its twin history; both are asked the same."""

    def __init__(self, databases: tuple[str, str]) -> None:
        self.services = [StillService(url, secret="one secret for both servers") for url in databases]
        self.paths: dict[str, Any] = description(create_app(self.services[0].config, self.services[0]))["paths"]
        self.clients = [
            httpx.AsyncClient(
                transport=httpx.ASGITransport(cast("Any", create_app(service.config, service))),
                base_url="http://localhost",
            )
            for service in self.services
        ]
        self.people: dict[str, tuple[Person, str]] = {}
        self.counts: Counter[str] = Counter()

    async def open(self) -> None:
        for service in self.services:
            await service.open()
        first, second = self.services
        self.people = await first.guests(*NAMES, ONLOOKER)
        for table in (schema.people, schema.logins):
            await put(second, table, await rows_of(first, table))

    async def close(self) -> None:
        for client in self.clients:
            await client.aclose()
        for service in self.services:
            await service.close()

    async def seat(self, table: str, histories: Histories, spectators: str = "public") -> str:
        """Put both games into the databases; the name of who cannot tell them apart."""
        viewer = histories.viewer
        watcher = "Ann" if viewer.seats else ONLOOKER
        others = iter(NAMES[1:])
        rows: list[SeatRow] = []
        for seat in range(histories.setup.seats):
            person, _ = self.people["Ann" if seat in viewer.seats else next(others)]
            rows.append(SeatRow(seat, PERSON, person.id, person.name, "", "", None))
        asked = pending(histories.real)
        for i, service in enumerate(self.services):
            for place, deck in zip(rows, histories.decks[i], strict=True):
                place.deck = deck
            row = table_row(histories.game, histories.settings, Clock(), spectators, self.people["Ben"][0].id)
            entry_rows = [pair[i] for pair in histories.entries]
            row = msgspec.structs.replace(
                row,
                id=table,
                status=PLAYING,
                secret=f"{i}{'0' * 63}",
                listed=True,
                n=len(entry_rows),
                created_at=BEGIN,
                started_at=BEGIN,
                changed_at=entry_rows[-1].at,
                asked="".join("ABCDEFG"[offer.seat] for offer in asked if offer.options),
            )
            await store_table(service, row, rows)
            values = [{"table": table, **msgspec.structs.asdict(entry)} for entry in entry_rows]
            await put(service, schema.entries, values)
            service.ticking.now = entry_rows[-1].at + 1.0
        return watcher

    async def compare(self, name: str, method: str, path: str, body: bytes = b"") -> int:
        """Ask both servers; the status of their answer."""
        _, cookie = self.people[name]
        headers = {"Cookie": f"{COOKIE}={cookie}", "Content-Type": "application/json"}
        first, second = [await one.request(method, path, content=body or None, headers=headers) for one in self.clients]
        what = f"{method} {path} {body.decode()}"
        check_same(str(first.status_code).encode(), str(second.status_code).encode(), name, f"status of {what}")
        check_same(first.content, second.content, name, what)
        assert first.status_code < 500, f"{what}: {first.status_code}"
        self.counts[f"{method} {first.status_code}"] += 1
        return first.status_code

    async def compare_news(self, name: str, table: str, seen: int) -> None:
        """What a browser is told that has seen so much."""
        told: list[list[bytes]] = []
        for service in self.services:
            browser = Browser(service, None, self.people[name][0])  # type: ignore[arg-type]
            await browser.received(msgspec.json.encode(Watch(1, table, seen)))
            await browser.received(msgspec.json.encode(WatchLobby(2)))
            service.lobby.unwatch(browser)
            told.append(list(browser.waiting))
            service.hub.left(browser)
        assert len(told[0]) == len(told[1]) >= 3
        for one, two in zip(*told, strict=True):
            check_same(one, two, name, f"watching after {seen}")
        self.counts["watched"] += 1

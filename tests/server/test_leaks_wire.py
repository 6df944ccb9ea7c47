"""Nothing that leaves the server tells anybody what they may not see; see tests/support/wire_leaks.py."""

from __future__ import annotations

import asyncio
import io
import itertools
import logging
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimalkin.core.game import EVERYTHING, line_for
from grimalkin.core.view import Because, Fact, View
from grimalkin.server import frames, logs, showing
from grimalkin.server.config import Config
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import (
    Asking,
    Blocked,
    Chat,
    Clock,
    DoAct,
    Happened,
    Move,
    NewTable,
    Preview,
    Previews,
    Said,
    Stops,
    TableInfo,
)
from grimalkin.server.refusals import Refused
from grimalkin.server.replays import Replays
from grimalkin.server.showing import Showing
from grimalkin.server.sitting import Viewer
from grimalkin.server.storage.migrate import migrate
from tests.support.effort import QUICK, SOAK, unhurried
from tests.support.games import Setup, every_game
from tests.support.wire_leaks import NAMES, ONLOOKER, Histories, Pair, Scene, StillService

ARENA, FOES, CAULDRON = (every_game()[name] for name in ("mythic-arena", "familiars-and-foes", "cauldron"))

# Ten games, most of them with secrets; the last is a control, in which nothing is hidden but what belongs to the table.
SETUPS = [
    [
        Setup(ARENA, 2, {"deck_format": deck_format, "edition": arena, "mode": mode, "match": match}),
        Setup(CAULDRON, 2, {"edition": edition}),
        Setup(CAULDRON, 4, {}),
        Setup(ARENA, 2, {"deck_format": deck_format, "edition": arena}),
        Setup(CAULDRON, 2, {"rounds": "9"}),
        Setup(CAULDRON, 2, {"cards": "spec", "edition": edition}),
        Setup(CAULDRON, 4, {"edition": edition}),
        Setup(CAULDRON, 2, {}),
        Setup(CAULDRON, 4, {"rounds": "2"}),
        Setup(FOES, seats, {"interrupt_mode": "claim", "ballyhoo_mode": "claim"}),
    ]
    for deck_format, arena, edition, mode, match, seats in (
        ("draft", "2020", "second", "standard", "single", 2),
        ("constructed", "first", "first", "standard", "single", 3),
        ("draft", "first", "second", "simplified", "single", 2),
        ("constructed", "2020", "first", "simplified", "best_of_3", 4),
        ("draft", "2020", "second", "standard", "best_of_3", 2),
    )
]
PARTS = 2 if QUICK else 10 * max(1, SOAK)


def scenes(database: str, play: Callable[[StillService, dict[str, Any]], Any]) -> Any:
    """Run something with a server in which nothing happens by itself."""

    async def whole() -> Any:
        service = StillService(database)
        await service.open()
        try:
            return await play(service, await service.guests(*NAMES, ONLOOKER))
        finally:
            await service.close()

    return asyncio.run(whole())


def test_a_still_server_leaves_no_process_behind(sqlite_database: str) -> None:
    """One that outlives its test is complained about in whichever test comes next."""

    async def play(service: StillService, people: dict[str, Any]) -> StillService:
        cards = '[nettle]\nname = "A Dog"\n'
        made = await service.lobby.create(people["Ann"][0], NewTable("cauldron", cards=cards))
        assert made.id
        for pool in (service.bots, service.clerk):
            assert not any(process.running for process in pool.processes), "card files are read in a thread"
            await pool.processes[0].begin()  # as a hint does
        return service

    service = scenes(sqlite_database, play)
    for pool in (service.bots, service.clerk):
        assert not any(process.running or process.child for process in pool.processes)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_byte_of_any_message_tells_what_is_hidden(sqlite_database: str, part: int) -> None:
    async def play(service: StillService, people: dict[str, Any]) -> Counter[str]:
        counts: Counter[str] = Counter()
        for i, setup in enumerate(SETUPS[part % len(SETUPS)]):
            clock = (Clock(), Clock("live", 600, 5), Clock("correspondence", 86_400))[i % 3]
            spectators = ("public", "public", "open")[(i + part) % 3]
            seed = part * 100 + i
            sample = 0.05 if setup.game is not CAULDRON else 0.3
            scene = Scene(service, people, setup, seed, sample, clock, spectators, names=i in (0, 1, 6))
            await scene.play(220)
            counts += scene.counts
        return counts

    counts = scenes(sqlite_database, play)
    for kind, least in {
        "Update compared": 200,
        "Talk compared": 10,
        "TableNews compared": 5,
        "acts compared": 100,
        "refusals compared": 10,
        "hidden names": 50,
        "previews compared": 50,
        "reasons compared": 400,
    }.items():
        assert counts[kind] >= least, f"{kind}: only {counts[kind]}"


# every answer of the API, for two pasts

# Answers that are the same for everybody, or for whoever runs the server.
FIXED = re.compile(r"/api/games.*|/api/schema.*|/health|/metrics|/|/page.*|/api/me/logins")


def urls(paths: dict[str, Any], table: str, seats: int, pieces: list[str]) -> Iterator[str]:
    """Every GET of the API, with every value that its path could have, and about each of these pieces."""
    values = {
        "table": [table, "nosuchtable"],
        "viewer": [*"ABCD"[:seats], "spectator", "open", "nobody"],
        "seat": [str(seat) for seat in range(seats)],
        "code": ["nosuchcode"],
        "card": ["nettle", "gloth", "nosuchcard"],
    }
    for path, item in paths.items():
        if "get" not in item or FIXED.fullmatch(path):
            continue
        names = re.findall(r"{(\w+)}", path)
        for chosen in itertools.product(*(values[name] for name in names)):
            url = path.format(**dict(zip(names, chosen, strict=True)))
            yield url
            for one in item["get"].get("parameters", ()):
                if one["name"] in ("seen", "first"):
                    yield f"{url}?{one['name']}=10"
                if one["name"] == "count":
                    yield f"{url}?first=3&count=100"
                if one["name"] == "piece":
                    for piece in pieces:
                        yield f"{url}?piece={piece}"


def pieces_of(histories: Histories, luck: random.Random) -> list[str]:
    """Some ids that a view of the game can have: of what lies on either table, seen or not."""
    found: set[str] = {"nothing"}
    for state in (histories.real, histories.twin):
        for zone in histories.game.zones(state, 0):
            found |= {zone.id, *(piece.id for piece in zone.pieces)}
    return luck.sample(sorted(found), k=min(8, len(found)))


async def ask_everything(
    pair: Pair, table: str, histories: Histories, luck: random.Random, spectators: str = "public"
) -> None:
    """All that somebody can ask about a table, and what they cannot do there."""
    name = await pair.seat(table, histories, spectators)
    seats = histories.setup.seats
    for url in urls(pair.paths, table, seats, pieces_of(histories, luck)):
        await pair.compare(name, "GET", url)
    for seen in (0, 5, len(histories.entries)):
        await pair.compare_news(name, table, seen)
    codes = histories.game.codes
    for code in luck.sample(codes.used(), k=5):
        for seat in range(seats):
            body = msgspec.json.encode(Asking(seat, codes.text(code)))
            await pair.compare(name, "POST", f"/api/tables/{table}/why", body)
            version = pair.services[0].hub.rooms[table].live.version  # type: ignore[union-attr]
            if seat not in histories.viewer.seats:  # an own move may be made; others are compared by scenes
                act = msgspec.json.encode(Move(seat, version, codes.text(code), "a-new-key"))
                await pair.compare(name, "POST", f"/api/tables/{table}/acts", act)
    for path in ("share", "branch"):
        body = msgspec.json.encode({"viewer": "A"} if path == "share" else {"entry": 3})
        await pair.compare(name, "POST", f"/api/tables/{table}/{path}", body)


def both(folder: Path) -> tuple[str, str]:
    found = (f"sqlite:///{folder / 'one.sqlite'}", f"sqlite:///{folder / 'two.sqlite'}")
    for url in found:
        migrate(url)
    return found


def compare_pasts(folder: Path, setup: Setup, viewers: list[Viewer], games: int, entries: int) -> Counter[str]:
    async def whole() -> Counter[str]:
        pair = Pair(both(folder))
        await pair.open()
        try:
            luck = random.Random(7)
            for number, viewer in enumerate(viewers):
                for game in range(games):
                    found = [Histories(setup, 10 * game + i, viewer) for i in range(3)]
                    best = max(found, key=lambda one: (one.play(entries) > 0, len(one.entries)))
                    assert best.differ(), f"{setup}: no other past was found for {viewer}"
                    spectators = ("public", "none")[(number + game) % 2]
                    await ask_everything(pair, f"table{pair.counts['tables']}", best, luck, spectators)
                    pair.counts["tables"] += 1
        finally:
            await pair.close()
        return pair.counts

    return asyncio.run(whole())


PASTS = [
    (Setup(ARENA, 2, {}), [Viewer((0,)), Viewer((1,)), Viewer()]),
    (Setup(ARENA, 2, {"edition": "first", "deck_format": "constructed"}), [Viewer((0,)), Viewer()]),
    (Setup(CAULDRON, 2, {}), [Viewer((0,)), Viewer((1,)), Viewer()]),
    (Setup(CAULDRON, 4, {}), [Viewer((2,)), Viewer((0, 1)), Viewer()]),
]


@pytest.mark.parametrize(("setup", "viewers"), PASTS, ids=lambda given: str(given) if isinstance(given, Setup) else "")
def test_every_answer_is_the_same_for_two_pasts(tmp_path: Path, setup: Setup, viewers: list[Viewer]) -> None:
    counts = compare_pasts(tmp_path, setup, viewers, unhurried(4), 60)
    assert counts["GET 200"] >= 4 * counts["tables"] > 0
    assert counts["GET 403"] >= counts["tables"]
    assert counts["watched"] == 3 * counts["tables"]


def test_a_game_that_other_rules_cannot_replay_tells_no_choice(tmp_path: Path) -> None:
    """While it is not closed yet, the error of the rules stays with the server: it would quote a hidden choice."""

    async def whole() -> None:
        pair = Pair(both(tmp_path))
        await pair.open()
        try:
            histories = Histories(Setup(CAULDRON, 4, {}), 3, Viewer((2,)))
            histories.play(40)
            n, seat = next((one.n, one.seat) for one, _ in histories.entries if one.seat in (0, 1, 3))
            texts = [histories.game.codes.text(code) for code in histories.game.codes.used()]
            wrong = [text for text in texts if text.startswith("throw")][:2] or texts[:2]
            real, twin = histories.entries[n - 1]
            entries = [msgspec.structs.replace(one, text=text) for one, text in zip((real, twin), wrong, strict=True)]
            histories.entries[n - 1] = (entries[0], entries[1])
            name = await pair.seat("changed", histories)
            assert seat >= 0
            assert await pair.compare(name, "GET", "/api/tables/changed/replay/C") == 409
        finally:
            await pair.close()

    asyncio.run(whole())


# builds that leak are caught

real_view, real_happened, real_said = Showing.view, Showing.happened, Showing.said_line
real_update, real_previews = Showing.update, Showing.previews
real_info, real_act = LiveTable.info, LiveTable.act


def view_with_a_hand(showing: Showing, seat: int, now: float, n: int | None = None) -> View:
    view = real_view(showing, seat, now, n)
    other = showing.sitting.played.state.piles()[-1].all_cards()
    return msgspec.structs.replace(view, facts=[*view.facts, Fact("hand", sum(card >> 16 for card in other))])


def happened_with_texts(showing: Showing, viewer: Viewer, keep: int) -> list[Happened]:
    record = showing.sitting.played.record
    found = real_happened(showing, viewer, keep)
    return [msgspec.structs.replace(one, text=record[one.n - 1].text) if one.n else one for one in found]


def stops_of_others(showing: Showing, viewer: Viewer, keep: int) -> list[Happened]:
    shown = real_happened(showing, viewer, keep)
    for entry in showing.sitting.played.record[max(keep, 0) :]:
        if entry.kind == "stop" and entry.seat not in viewer.seats:
            shown.append(Happened(entry.n, showing.sitting.times[entry.n - 1], entry.seat, entry.kind, [], entry.text))
    return shown


def info_with(**parts: Callable[[LiveTable], Any]) -> Callable[..., TableInfo]:
    def info(table: LiveTable, person: str, here: frozenset[str] = frozenset()) -> TableInfo:
        found = real_info(table, person, here)
        for name, part in parts.items():
            setattr(found, name, part(table))
        return found

    return info


def info_with_decks(table: LiveTable, person: str, here: frozenset[str] = frozenset()) -> TableInfo:
    found = real_info(table, person, here)
    for seat in found.seats:
        seat.deck = table.seats[seat.seat].deck
    return found


def info_with_invites(table: LiveTable, person: str, here: frozenset[str] = frozenset()) -> TableInfo:
    found = real_info(table, person, here)
    for seat in found.seats:
        seat.invite = table.seats[seat.seat].invite or ""
    return found


def act_that_tells(table: LiveTable, person: str, name: str, act: Any, now: float) -> Any:
    """A refusal that knows more than it may."""
    try:
        return real_act(table, person, name, act, now)
    except Refused as refused:
        hidden = sum(card >> 16 for pile in table.played.state.piles() for card in pile.all_cards()[:1])
        raise Refused(refused.code, f"{refused.text} {hidden}") from None


def said_with_ids(showing: Showing, row: Any) -> Said:
    return msgspec.structs.replace(real_said(showing, row), text=row.person)


def update_with_hash(showing: Showing, viewer: Viewer, seen: int, now: float) -> Any:
    found = real_update(showing, viewer, seen, now)
    sitting = showing.sitting
    number = sitting.played.record[-1].hash.rpartition(":")[2] if sitting.n else "0"
    return msgspec.structs.replace(found, version=int(number, 16))


def previews_with_a_hand(showing: Showing, person: str, seat: int) -> Previews:
    found = real_previews(showing, person, seat)
    hidden = sum(card >> 16 for pile in showing.sitting.played.state.piles() for card in pile.all_cards()[:1])
    return Previews(found.version, [*found.previews, Preview("pass", [Fact("hand", hidden)])])


def reason_with_a_hand(showing: Showing, _person: str, _seat: int, piece: str, _language: str) -> list[Blocked]:
    """A reason that is looked for in the whole state."""
    hidden = sum(card >> 16 for pile in showing.sitting.played.state.piles() for card in pile.all_cards()[:1])
    return [Blocked("", "", Because("", []), f"{piece} {hidden}")]


def stops_of_all(showing: Showing, viewer: Viewer, seen: int, now: float) -> Any:
    found = real_update(showing, viewer, seen, now)
    stops = [entry.text for entry in showing.sitting.played.record if entry.kind == "stop"]
    return msgspec.structs.replace(found, stops=[Stops(0, stops)])


LEAKS: dict[str, tuple[object, str, object]] = {
    "a hidden hand in the view": (Showing, "view", view_with_a_hand),
    "all that is told": (showing, "line_for", lambda told, _bits: line_for(told, EVERYTHING)),
    "texts of the record": (Showing, "happened", happened_with_texts),
    "stops of others": (Showing, "happened", stops_of_others),
    "the seed": (LiveTable, "info", info_with(seed=lambda table: table.row.secret)),
    "who opened the table": (LiveTable, "info", info_with(title=lambda table: table.row.host)),
    "where news are sent": (LiveTable, "info", info_with(reason=lambda table: table.row.webhook)),
    "decks of others": (LiveTable, "info", info_with_decks),
    "invitations of others": (LiveTable, "info", info_with_invites),
    "a refusal": (LiveTable, "act", act_that_tells),
    "ids in the talk": (Showing, "said_line", said_with_ids),
    "the hash of the state": (Showing, "update", update_with_hash),
    "stops of all": (Showing, "update", stops_of_all),
    "a preview": (Showing, "previews", previews_with_a_hand),
    "a reason": (Showing, "blocked", reason_with_a_hand),
}


@pytest.mark.parametrize("leak", list(LEAKS))
def test_a_build_that_leaks_is_caught(sqlite_database: str, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    monkeypatch.setattr(*LEAKS[leak])

    async def play(service: StillService, people: dict[str, Any]) -> None:
        for seed in range(8):
            await Scene(service, people, Setup(CAULDRON, 4, {}), seed, 0.6).play(80)

    with pytest.raises(AssertionError, match="can tell by something hidden"):
        scenes(sqlite_database, play)


def test_a_card_that_was_never_seen_is_caught_by_its_name(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def view_with_names(showing: Showing, seat: int, now: float, n: int | None = None) -> View:
        state = showing.sitting.played.state
        names = [state.card_names()[card >> 16] for pile in state.piles() for card in pile.all_cards()]
        view = real_view(showing, seat, now, n)
        return msgspec.structs.replace(view, facts=[*view.facts, Fact("cards", " ".join(names))])

    monkeypatch.setattr(Showing, "view", view_with_names)

    async def play(service: StillService, people: dict[str, Any]) -> None:
        await Scene(service, people, Setup(ARENA, 2, {"deck_format": "constructed"}), 1, 0.0, names=True).play(60)

    with pytest.raises(AssertionError, match="which it has never seen"):
        scenes(sqlite_database, play)


OLD_PASTS: dict[str, tuple[object, str, object]] = {
    "lines of a replay": (frames, "line_of", lambda told, _seat: line_for(told, EVERYTHING)),
    "eyes of others": (Replays, "viewers", lambda _self, stored, _person: frames.viewers_of(len(stored.seats))),
    "a saved game that goes on": (Replays, "over", lambda self, _person, table, _what: self.stored(table)),
}


@pytest.mark.parametrize("leak", list(OLD_PASTS))
def test_a_replay_that_leaks_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    monkeypatch.setattr(*OLD_PASTS[leak])
    with pytest.raises(AssertionError, match="can tell by something hidden"):
        compare_pasts(tmp_path, Setup(CAULDRON, 4, {}), [Viewer((0,)), Viewer((2,))], 4, 40)


# logs


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log of the server, as JSON lines; afterwards everything logs as before."""
    known = [logging.getLogger(), *(one for one in logging.Logger.manager.loggerDict.values() if hasattr(one, "level"))]
    before = [(one, one.level, list(one.handlers), one.propagate, one.disabled) for one in known]  # type: ignore[union-attr]
    stream = io.StringIO()
    logs.configure(Config(log="info", log_format="json"), stream)
    for name in ("grimalkin.tables", "grimalkin.lobby", "grimalkin.replays"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield stream
    for one, level, handlers, propagate, disabled in before:
        one.handlers[:] = handlers  # type: ignore[union-attr]
        one.setLevel(level)  # type: ignore[union-attr]
        one.propagate, one.disabled = propagate, disabled  # type: ignore[union-attr]


def test_the_log_holds_nothing_that_a_player_may_not_see(sqlite_database: str, written: io.StringIO) -> None:
    secrets: set[str] = {"hush-hush", "a secret word"}

    async def play(service: StillService, people: dict[str, Any]) -> int:
        acts = 0
        secrets.update(cookie for _, cookie in people.values())
        secrets.update(person.name for person, _ in people.values())
        for seed, setup in enumerate([Setup(ARENA, 2, {"edition": "first"}), Setup(CAULDRON, 4, {})]):
            scene = Scene(service, people, setup, seed, 0.0)
            await scene.play(150)
            acts += scene.counts["Move done"]
            await scene.spies[0].received(msgspec.json.encode(DoAct(1, scene.id, Chat("a secret word"))))
            await scene.spies[0].received(b'{"do": "act", "hush-hush"')
            await scene.spies[0].received(msgspec.json.encode(DoAct(1, "nosuchtable", Chat("hush-hush"))))
            async with service.hub.use(scene.id) as (_, table):
                secrets.add(table.row.secret)
                secrets.add(table.id)  # a table's id is its invitation
                secrets.update(entry.text for entry in table.played.record if " " in entry.text or "-" in entry.text)
                secrets.update(table.played.state.card_names())
                secrets.update(table.keys)
        return acts

    assert scenes(sqlite_database, play) > 100
    logs.event("test", note="written")  # so that it is known to be read
    text = written.getvalue()
    assert "written" in text
    told = [secret for secret in secrets if secret and secret in text]
    assert told == []

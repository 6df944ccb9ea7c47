"""Memory: what everybody saw, kept and shown again; shared, saved, brought in, branched."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from grimalkin.core import saved
from grimalkin.core.game import OPEN, line_of
from grimalkin.core.luck import Committed, Seeded
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.table import Seat, Table
from grimalkin.core.view import View
from grimalkin.server import messages
from grimalkin.server.app import create_app
from grimalkin.server.bots.pool import BotFailed
from grimalkin.server.config import Config, Keep
from grimalkin.server.frames import frames_of, number_of, path_to, read_frames, viewers_of
from grimalkin.server.messages import Clock, Join, NewBranch, NewSeat, NewShare
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.replays import UNFINISHED, played_of, saved_text
from grimalkin.server.service import Service
from grimalkin.server.storage.schema import frames, seats, tables
from grimalkin.server.stored_games import core_seats
from tests.support.memory import ANN, BEN, CAT, EVERY, play_on, play_out, stored_at, with_worker
from tests.support.tables import SECRET, START, Desk

SLICE = 100  # the most frames that are told at once


def finished(game: str = "cauldron", seed: int = 1, undo: float = 0.2, **more: Any) -> Desk:
    return play_out(Desk(game, ["ann", "ben"], **more), seed, undo)


async def refused(asking: Any, code: str, words: str | None = None) -> None:
    with pytest.raises(Refused, match=words) as refusal:
        await asking
    assert refusal.value.code == code


async def all_frames(service: Service, person: Person, table: str, viewer: str) -> list[messages.Frame]:
    found: list[messages.Frame] = []
    while True:
        told = await service.replays.frames(person, table, viewer, len(found), SLICE)
        assert told.first == len(found)
        found += told.frames
        if len(told.frames) < SLICE:
            return found


# frames


@pytest.mark.parametrize("game", list(EVERY))
def test_frames_are_what_everybody_saw_after_each_entry(game: str) -> None:
    desk = Desk(game, ["ann", "ben"])
    play_on(desk, 30, 3, undo=0.3)
    if desk.live.game.windows:
        desk.act("ben", messages.Stop(1, desk.live.game.windows[0], True), 500.0)
    play_on(desk, 40, 4, undo=0.3)
    played = played_of(desk.stored)
    made = frames_of(played, viewers_of(2), EVERY)
    table = Table(EVERY[game], played.settings, core_seats(desk.stored.seats), None)
    count = len(played.entries) + 1
    told = {viewer: read_frames(data, ["Ann", "Ben"], 0, count + 5) for viewer, data in made.items()}
    assert {entry.kind for entry in played.entries} >= {"choice", "luck", "undo"}
    for n in range(count):
        if n:
            entry = played.entries[n - 1]
            table.enact_entry(entry.seat, entry.kind, entry.text)
        for viewer in viewers_of(2):
            seat = number_of(viewer)
            lines = [line_of(line, seat) for line in table.positions[-1].told]
            back = seat in (0, 1) and table.can_go_back(seat)
            wanted = table.game.view(table.state, seat, [], n, ["Ann", "Ben"], back)
            frame = told[viewer][n]
            assert frame.view == msgspec.structs.replace(wanted, log=lines)
            assert frame.n == n
            assert frame.at == (played.entries[n - 1].at if n else START)
            if n:
                hidden = entry.kind == "stop" and viewer not in ("B", "open")
                assert (frame.seat, frame.kind) == (-1 if hidden else entry.seat, entry.kind)
                spoken = entry.kind in ("undo", "stop") and not hidden  # a choice is told by its lines alone
                assert frame.text == (entry.text if spoken else "")
    assert all(len(frames) == count for frames in told.values())
    assert read_frames(made["open"], ["Ann", "Ben"], 7, 3) == told["open"][7:10]
    assert read_frames(made["open"], ["Ann", "Ben"], count, 3) == []


def test_a_finished_arena_is_kept_in_little_room() -> None:
    made = frames_of(played_of(finished("mythic-arena", undo=0.0).stored), viewers_of(2), EVERY)
    assert sum(len(data) for data in made.values()) < 300_000


def test_frames_are_kept_when_a_game_ends(database: str) -> None:
    """By whoever writes the last entry; a second time changes nothing; a later start makes what is missing."""

    async def test(service: Service) -> None:
        desk = Desk("cauldron", ["ann", "ben"])
        play_on(desk, 10)
        table = await stored_at(service, desk)
        await service.hub.act(ANN, table, messages.Resign(0))
        while len(await service.replays.kept_viewers(table)) < 4:
            await asyncio.sleep(0.01)
        assert sorted(await service.replays.kept_viewers(table)) == ["A", "B", "open", "spectator"]
        await asyncio.gather(*[service.replays.keep(table) for _ in range(3)])
        count = select(func.count()).select_from(frames)
        assert await service.store.read(lambda connection: connection.execute(count).scalar_one()) == 4
        other = await stored_at(service, finished(), id="othertable")
        await service.replays.sweep(0.0)
        assert len(await service.replays.kept_viewers(other)) == 4

    with_worker(database, test, keep=Keep(frames=0))  # its games are of 1970


def test_a_process_makes_frames_and_checks_luck(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        table = await stored_at(service, finished())
        await service.replays.make(table)
        assert len(await service.replays.kept_viewers(table)) == 4
        luck = await service.replays.luck(ANN, table)
        assert luck.rolls
        assert all(roll.right for roll in luck.rolls)
        _, text = await service.replays.saved(ANN, table)
        copy = await service.replays.bring_in(CAT, text.encode())
        assert (await service.replays.branch(CAT, copy, NewBranch(5, [NewSeat("me"), NewSeat("me")]))).branch_n == 5

    with_worker(sqlite_database, test, processes=True)


def test_a_job_that_fails_costs_an_answer_and_nothing_else(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        table = await stored_at(service, finished())
        work = service.bots.work
        why = ""

        async def fails(name: str, argument: bytes, seconds: float) -> bytes:
            raise BotFailed(why)

        service.bots.work = service.clerk.work = fails  # type: ignore[method-assign]
        for why, code in (("slow", "too_long"), ("crashed", "bad_save")):
            await service.replays.keep(table)
            await refused(service.replays.info(ANN, table), "unavailable")
            await refused(service.replays.frames(ANN, table, "A", 0, 1), "unavailable")
            await refused(service.replays.luck(ANN, table), "unavailable")
            await refused(service.replays.bring_in(ANN, b"anything\n"), code)
        service.bots.work = work  # type: ignore[method-assign]
        assert len(await all_frames(service, ANN, table, "A")) > 10

    with_worker(sqlite_database, test)


# through whose eyes


def test_while_a_game_goes_on_everybody_has_only_their_own_eyes(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        desk = Desk("mythic-arena", ["ann", "ben"])
        seen: dict[int, View] = {}
        for part in range(12):
            play_on(desk, 2, part, undo=0.2)
            seen[desk.live.n] = desk.live.showing.view(0, START)
        table = await stored_at(service, desk)
        info = await service.replays.info(ANN, table)
        assert (info.viewers, info.entries, info.table.status) == (["A"], desk.live.n, "playing")
        assert info.table.my_turn == (0 in desk.live.asked())
        told = await all_frames(service, ANN, table, "A")
        assert len(told) == desk.live.n + 1
        for n, view in seen.items():
            assert msgspec.structs.replace(told[n].view, log=[]) == view
        assert await all_frames(service, ANN, table, "A") == told
        for viewer in ("B", "spectator", "open"):
            await refused(service.replays.frames(ANN, table, viewer, 0, 5), "hidden", "these eyes: A")
        await refused(service.replays.frames(ANN, table, "Q", 0, 5), "no_such_thing", "A, B, spectator, open")
        assert (await service.replays.info(CAT, table)).viewers == ["spectator"]
        assert len(await all_frames(service, CAT, table, "spectator")) == desk.live.n + 1
        await refused(service.replays.frames(CAT, table, "A", 0, 5), "hidden")
        for asked in (service.replays.saved(ANN, table), service.replays.branch(ANN, table, NewBranch(1))):
            await refused(asked, "hidden", "when the game is over")
        await refused(service.replays.share(ANN, table, NewShare("A")), "not_allowed")
        await refused(service.replays.make(table), "not_allowed")

        open_one = await stored_at(service, desk, id="open", spectators="open")
        assert (await service.replays.info(CAT, open_one)).viewers == ["open"]
        closed = await stored_at(service, desk, id="private", spectators="none", host="ben")
        await refused(service.replays.info(CAT, closed), "no_spectators")
        assert (await service.replays.info(BEN, closed)).viewers == ["B"]
        waiting = Desk("cauldron", ["ann", "ben"])
        waiting.stored.entries, waiting.stored.talk = [], []
        not_begun = await stored_at(service, waiting, id="waiting", status="open", n=0, m=0)
        await refused(service.replays.info(ANN, not_begun), "not_playing")
        for wrong in ("nosuchtable", "a\0b", "Ä", "x" * 30):
            await refused(service.replays.info(ANN, wrong), "no_such_table")

    with_worker(sqlite_database, test)


def test_replays_of_a_running_game_tell_nothing_hidden(sqlite_database: str) -> None:
    """No card of another hand is named, at no entry, and nothing of the seed."""

    async def test(service: Service) -> None:
        desk = Desk("cauldron", ["ann", "ben"])
        play_on(desk, 6, 2)
        stored = desk.stored
        for viewer, other in (("A", 1), ("spectator", 0), ("spectator", 1)):
            data = await service.replays.running_data(stored, viewer)
            told = msgspec.json.encode(read_frames(data, ["Ann", "Ben"], 0, 100)).decode()
            own = await service.replays.running_data(stored, "AB"[other])
            for frame in read_frames(own, ["Ann", "Ben"], 0, 100):
                hand = next(zone for zone in frame.view.zones if zone.id == f"hand.{'AB'[other]}")
                assert all(piece.card is not None for piece in hand.pieces)
                for piece in hand.pieces:
                    assert f'"{piece.id}"' not in told
        assert SECRET.hex() not in told

    with_worker(sqlite_database, test)


def test_after_the_end_all_eyes_are_open_and_need_no_rules(database: str) -> None:
    """Also when the game's code is gone: names come from the table, the rest from what was kept."""

    async def test(service: Service) -> None:
        desk = finished("cauldron")
        table = await stored_at(service, desk)
        before = {viewer: await all_frames(service, CAT, table, viewer) for viewer in viewers_of(2)}
        assert before["open"][-1].view.result is not None
        service.games = {}
        service.hub.rooms.clear()
        info = await service.replays.info(CAT, table)
        assert (info.viewers, info.table.status, info.entries) == (viewers_of(2), "over", desk.live.n)
        assert info.table.result == desk.live.outcome()
        for viewer in viewers_of(2):
            assert await all_frames(service, CAT, table, viewer) == before[viewer]
        async with service.hub.use(table) as (_, live):
            assert (live.table, live.row.status) == (None, "over")
        missing = await stored_at(service, finished(seed=2), id="missing")
        assert (await service.replays.info(CAT, missing)).viewers == []
        await refused(service.replays.frames(CAT, missing, "A", 0, 1), "not_allowed", "not here any more")
        luck = await service.replays.luck(CAT, missing)
        assert (luck.rolls, luck.hash_right) == ([], True)
        assert "not here any more" in luck.note
        _, text = await service.replays.saved(CAT, missing)
        assert from_text(text, EVERY).state.result is not None
        await refused(service.replays.branch(CAT, missing, NewBranch(0)), "not_allowed", "not here any more")

    with_worker(database, test)


# share links


def test_links_lead_to_a_replay(database: str) -> None:
    async def test(service: Service) -> None:
        desk = finished()
        table = await stored_at(service, desk, spectators="none")
        replays = service.replays
        await refused(replays.share(CAT, table, NewShare("A")), "no_spectators")
        await refused(replays.share(ANN, table, NewShare("Z")), "malformed", "A, B, spectator, open")
        await refused(replays.share(ANN, table, NewShare("A", 9_999)), "malformed", "0 is its start")
        code = (await replays.share(ANN, table, NewShare("B", 7))).code
        assert (await replays.share(ANN, table, NewShare("B", 7))).code == code
        assert (await replays.share(ANN, table, NewShare("open"))).code != code
        info = await replays.shared(code)
        assert (info.viewers, info.viewer, info.entry, info.entries) == (["B"], "B", 7, desk.live.n)
        assert (info.table.host, info.table.seed, [seat.mine for seat in info.table.seats]) == (False, "", [False] * 2)
        shown = await replays.shared_frames(code, 7, 2)
        assert shown.frames == (await replays.frames(BEN, table, "B", 7, 2)).frames
        await refused(replays.unshare(BEN, code), "no_such_thing")
        await replays.unshare(ANN, code)
        await refused(replays.shared(code), "no_such_thing")
        await refused(replays.shared_frames(code, 0, 1), "no_such_thing")
        await refused(replays.unshare(ANN, "a\0"), "no_such_thing")
        await refused(replays.shared("a\0"), "no_such_thing")

    with_worker(database, test, games=EVERY)


def test_a_link_through_one_seats_eyes_tells_no_others_deck(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        table = await stored_at(service, finished())
        await service.replays.make(table)
        codes = [(await service.replays.share(ANN, table, NewShare(viewer))).code for viewer in ("A", "open")]
        await service.store.write(
            lambda connection: connection.execute(update(seats).where(seats.c.table == table).values(deck="cards"))
        )
        told = [[seat.deck for seat in (await service.replays.shared(code)).table.seats] for code in codes]
        assert told == [["cards", ""], ["cards", "cards"]]

    with_worker(sqlite_database, test)


# saved games


@pytest.mark.parametrize("game", ["mythic-arena", "cauldron"])
def test_a_saved_game_is_read_by_the_core_and_by_other_servers(game: str, sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        desk = finished(game, undo=0.05)
        table = await stored_at(service, desk)
        name, text = await service.replays.saved(CAT, table)
        assert name == f"{game}-{table}.jsonl"
        assert '"ann"' not in text
        read = from_text(text, EVERY)
        assert isinstance(read.luck, Committed)
        assert to_text(read) == text
        copy = await service.replays.bring_in(CAT, text.encode())
        info = await service.replays.info(BEN, copy)
        assert (info.table.imported, info.table.status, info.table.reason) == (True, "over", "")
        assert info.table.result == desk.live.outcome()
        assert [(seat.name, seat.kind, seat.mine) for seat in info.table.seats] == [
            ("Ann", "person", False),
            ("Ben", "person", False),
        ]
        assert (await service.replays.info(CAT, copy)).table.host
        for viewer in viewers_of(2):
            one, two = [await all_frames(service, BEN, which, viewer) for which in (table, copy)]
            assert [frame.view for frame in one] == [frame.view for frame in two]
        assert (await service.replays.saved(BEN, copy))[1] == text
        luck = await service.replays.luck(BEN, copy)
        assert luck.hash_right
        assert luck.rolls == (await service.replays.luck(BEN, table)).rolls
        async with service.hub.use(copy) as (_, live):
            assert live.played.state.result is not None

    with_worker(sqlite_database, test)


def a_table(luck: Committed | Seeded, persons: tuple[str, str] = ("", ""), moves: int = 6) -> Table:
    """A game of the terminal: two at one keyboard, unfinished."""
    seats = [Seat("\x07Ann\n the  first", "human", "", persons[0]), Seat("", "bot:greedy", "", persons[1])]
    table = Table(EVERY["cauldron"], {"rounds": "2"}, seats, luck)
    table.settle()
    for _ in range(moves):
        offer = table.offers()[0]
        table.play(offer.seat, table.game.codes.text(offer.options[-1]))
    return table


@pytest.mark.parametrize(
    ("with_seed", "luck", "note"),
    [
        (True, Seeded(-(2**70) - 3), "number"),
        (False, Seeded(7), "does not tell"),
        (True, Committed(b"s" * 32), ""),
        (False, Committed(b"s" * 32), "does not tell"),
    ],
)
def test_files_of_other_luck_come_in(database: str, with_seed: bool, luck: Committed | Seeded, note: str) -> None:
    async def test(service: Service) -> None:
        table = a_table(luck, ("one", "one"))
        text = to_text(table, with_seed)
        name = await service.replays.bring_in(ANN, text.encode())
        info = await service.replays.info(BEN, name)
        assert (info.table.status, info.table.reason, info.table.result) == ("over", UNFINISHED, None)
        assert [(seat.name, seat.kind, seat.bot) for seat in info.table.seats] == [
            ("Ann the first", "person", ""),
            ("B", "bot", "bot:greedy"),
        ]
        assert len(await all_frames(service, BEN, name, "open")) == len(table.record) + 1
        checked = await service.replays.luck(BEN, name)
        assert note in checked.note
        assert bool(checked.rolls) == with_seed
        assert all(roll.right for roll in checked.rolls)
        assert checked.hash_right == (with_seed and isinstance(luck, Committed))
        again = from_text((await service.replays.saved(BEN, name))[1], EVERY)
        assert [entry.hash for entry in again.record] == [entry.hash for entry in table.record]
        async with service.hub.use(name) as (_, live):  # whose seats are one person's is part of every state
            assert live.played.state.persons[:2] == (0, 0)
            assert live.asked() == []

    with_worker(database, test)


def changed_line(text: str, number: int, old: str, new: str) -> str:
    lines = text.split("\n")
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    return "\n".join(lines)


def test_what_is_wrong_with_a_file_is_told_with_its_line(sqlite_database: str) -> None:
    good = to_text(a_table(Committed(b"s" * 32)))
    seedless = to_text(a_table(Committed(b"s" * 32)), with_seed=False)
    digest = from_text(good, EVERY).record[3].hash
    hashed = Committed(b"s" * 32).published()
    long_seed = Committed(b"t" * 40)
    wrong: list[tuple[bytes, str]] = [
        (b"", "line 1: the file is empty"),
        (b"{", "line 1: the line is cut off"),
        (b"\n", "line 1: this is not JSON"),
        (b"{}\n", "line 1: "),
        (good.encode()[:-20], "line .*cut off"),
        (good.encode().replace(b"Ann", b"\xff", 1), "line 1: the line is not UTF-8"),
        (changed_line(good, 0, "the  first", "\\u0000").encode(), "line 1: a zero character"),
        (changed_line(good, 4, digest, "0" * 16).encode(), f"line 5: the state hash is {'0' * 16}"),
        (changed_line(good, 0, "cauldron", "chess").encode(), "line 1: there is no game 'chess'"),
        (changed_line(good, 0, '"format":3', '"format":9').encode(), "line 1: .*format 9"),
        (changed_line(seedless, 0, hashed, "x" * 64).encode(), "line 1: the seed hash is"),
        (to_text(a_table(long_seed)).encode(), "line 1: the seed has 80 digits"),
        (b"[" * 100_000 + b"\n", "line 1"),
    ]

    async def test(service: Service) -> None:
        count = select(func.count()).select_from(tables)
        for content, words in wrong:
            await refused(service.replays.bring_in(ANN, content), "bad_save", words)
        assert await service.store.read(lambda connection: connection.execute(count).scalar_one()) == 0

    with_worker(sqlite_database, test)


def test_files_of_older_rules_come_in_if_they_still_go_the_same_way(sqlite_database: str) -> None:
    good = to_text(a_table(Committed(b"s" * 32)))
    older = changed_line(good, 0, '"rules":2', '"rules":1')
    digest = from_text(good, EVERY).record[3].hash

    async def test(service: Service) -> None:
        name = await service.replays.bring_in(ANN, older.encode())
        assert (await service.replays.saved(ANN, name))[1].startswith(older[:60])
        other = changed_line(older, 4, digest, "0" * 16)
        await refused(service.replays.bring_in(ANN, other.encode()), "bad_save", "line 1: .*version 1 .*version 2")

    with_worker(sqlite_database, test)


# branches


def test_a_branch_goes_on_from_any_entry(database: str) -> None:
    """With the same cards and entries, and luck of its own."""

    async def test(service: Service) -> None:
        desk = finished("cauldron", undo=0.0)
        table = await stored_at(service, desk)
        info = await service.replays.branch(CAT, table, NewBranch(9, [NewSeat("me"), NewSeat("me")]))
        assert (info.branch_of, info.branch_n, info.status, info.host) == (table, 9, "playing", True)
        assert info.seed_hash not in ("", desk.stored.row.seed_hash)
        assert [(seat.kind, seat.mine) for seat in info.seats] == [("person", True), ("person", True)]
        service.hub.rooms.clear()  # as another worker would read it
        async with service.hub.use(info.id) as (_, live):
            assert [(entry.seat, entry.kind, entry.text) for entry in live.played.record[:9]] == [
                (entry.seat, entry.kind, entry.text) for entry in desk.stored.entries[:9]
            ]
            assert live.asked()
        await service.hub.act(CAT, info.id, messages.Resign(0))
        luck = await service.replays.luck(CAT, info.id)
        assert luck.inherited == 9
        assert all(roll.n > 9 and roll.right for roll in luck.rolls)
        read = from_text((await service.replays.saved(CAT, info.id))[1], EVERY)
        assert read.luck is None
        assert len(read.record) == luck.inherited + len(luck.rolls) + 1

        default = await service.replays.branch(CAT, table, NewBranch(0))
        assert sorted(seat.kind for seat in default.seats) == ["bot", "person"]
        assert (default.branch_n, default.status) == (0, "playing")
        count = desk.live.n
        await refused(service.replays.branch(CAT, table, NewBranch(count)), "not_allowed", "game is over")
        await refused(service.replays.branch(CAT, table, NewBranch(count + 1)), "malformed", f"1 to {count}")
        await refused(service.replays.branch(CAT, table, NewBranch(1, [NewSeat()])), "malformed", "got 1")
        with_deck = NewBranch(1, [NewSeat("me", deck="x"), NewSeat("me")])
        await refused(service.replays.branch(CAT, table, with_deck), "malformed", "got a deck")

    with_worker(database, test)


def test_luck_that_is_awaited_at_the_branch_speaks_anew(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        desk = finished("mythic-arena", undo=0.0)
        table = await stored_at(service, desk)
        kinds = [entry.kind for entry in desk.stored.entries]
        rolls = [n for n in range(20, len(kinds) - 1) if kinds[n] == "luck"]
        other = 0
        for n in rolls[:6]:
            info = await service.replays.branch(CAT, table, NewBranch(n, [NewSeat("me"), NewSeat("me")]))
            async with service.hub.use(info.id) as (_, live):
                entry = live.played.record[n]
                assert entry.kind == "luck"
                other += entry.text != desk.stored.entries[n].text
        assert other

    with_worker(sqlite_database, test)


def test_a_branch_from_what_was_taken_back_has_a_straight_path() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    window = desk.live.game.windows[0]
    undone = 0
    for part in range(400):
        play_on(desk, 1, part, undo=0.4)
        if part % 4 == 0 and desk.live.is_playing:
            desk.act("ben", messages.Stop(1, window, part % 8 == 0), 600.0 + part)
    played = played_of(desk.stored)
    whole = Table(EVERY["cauldron"], played.settings, core_seats(desk.stored.seats), None)
    for n in range(len(played.entries) + 1):
        if n:
            entry = played.entries[n - 1]
            whole.enact_entry(entry.seat, entry.kind, entry.text)
            undone += entry.kind == "undo"
        path = path_to(played, n, EVERY)
        assert {entry.kind for entry in path.entries} <= {"choice", "luck", "stop"}
        assert not path.fault
        if path.entries:
            assert path.entries[-1].hash == whole.record[n - 1].hash
    assert undone > 2
    assert path.over


def test_a_branch_waits_for_people_with_the_decks_it_began_with(database: str) -> None:
    """Whoever sits down: which seats are one person's is known only then, and is part of every state."""

    async def test(service: Service) -> None:
        desk = Desk("familiars-and-foes", ["ann", "ann"])
        play_on(desk, 25)
        desk.act("ann", messages.Resign(0), 900.0)
        if desk.live.is_playing:
            desk.act("ann", messages.Resign(1), 901.0)
        desk.stored.row.result = desk.live.outcome()
        table = await stored_at(service, desk, status="over")
        new = NewBranch(20, [NewSeat("me"), NewSeat()], Clock("live", 300, 5), listed=True)
        info = await service.replays.branch(ANN, table, new)
        assert (info.status, info.n, info.branch_n) == ("open", info.branch_n, info.n)
        assert [seat.kind for seat in info.seats] == ["person", "free"]
        await refused(service.lobby.start(ANN, info.id), "seats_free")
        await refused(service.lobby.join(BEN, info.id, Join(deck="some cards")), "not_allowed", "decks that it began")
        await service.lobby.join(BEN, info.id, Join())
        started = await service.lobby.start(ANN, info.id)
        assert started.status == "playing"
        service.hub.rooms.clear()
        async with service.hub.use(info.id) as (_, live):
            assert live.played.state.persons[:2] == (0, 1)
            assert live.played.others(0) == [1]
            assert all(290 < live.timing.clocks.left[seat] <= 300 for seat in (0, 1))
            assert live.n >= info.branch_n

    with_worker(database, test)


def test_seats_of_a_branch_keep_their_decks(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        table = await stored_at(service, finished("mythic-arena", undo=0.0))
        info = await service.replays.branch(ANN, table, NewBranch(5, [NewSeat("me"), NewSeat()]))
        mark = update(seats).where(seats.c.table == info.id).values(deck="kept")
        await service.store.write(lambda connection: connection.execute(mark))
        await service.lobby.join(BEN, info.id, Join())
        await service.lobby.leave(BEN, info.id)
        look = select(seats.c.deck).where(seats.c.table == info.id)
        decks = await service.store.read(lambda connection: connection.execute(look).scalars().all())
        assert decks == ["kept", "kept"]

    with_worker(sqlite_database, test)


# over the wire


def test_the_routes(sqlite_database: str) -> None:
    app = create_app(Config(database=sqlite_database, teaching=True, limits=False))
    text = saved_text(finished().stored)
    with TestClient(app) as client:
        assert client.get("/api/tables/abc/replay").status_code == 401
        client.post("/api/guest", json={"name": "Ann"})
        assert client.get("/api/tables/abc/replay").json()["code"] == "no_such_table"
        bad = client.post("/api/replays/import", content=b"nonsense\n")
        assert (bad.status_code, bad.json()["code"]) == (409, "bad_save")
        too_long = client.post("/api/replays/import", content=b"x" * 1_100_000)
        assert (too_long.status_code, too_long.json()["code"]) == (413, "too_long")
        table = client.post("/api/replays/import", content=text.encode()).json()["table"]
        info = client.get(f"/api/tables/{table}/replay").json()
        assert info["viewers"] == ["A", "B", "spectator", "open"]
        told = client.get(f"/api/tables/{table}/replay/open", params={"first": 3, "count": 2}).json()
        assert [frame["n"] for frame in told["frames"]] == [3, 4]
        assert told["frames"][0]["view"]["seat"] == OPEN
        for wrong in ({"first": -1}, {"count": 0}, {"count": 101}, {"first": "x"}):
            assert client.get(f"/api/tables/{table}/replay/open", params=wrong).status_code == 400
        file = client.get(f"/api/tables/{table}/saved")
        assert file.text == text
        assert file.headers["content-type"].startswith("application/x-ndjson")
        assert file.headers["content-disposition"] == f'attachment; filename="cauldron-{table}.jsonl"'
        luck = client.get(f"/api/tables/{table}/luck").json()
        assert luck["hash_right"]
        assert all(roll["right"] for roll in luck["rolls"])
        code = client.post(f"/api/tables/{table}/share", json={"viewer": "A", "entry": 4}).json()["code"]
        branch = client.post(f"/api/tables/{table}/branch", json={"entry": 4}).json()
        assert (branch["branch_of"], branch["status"]) == (table, "playing")
        client.cookies.clear()  # anybody may follow a link
        assert client.get(f"/api/shared/{code}").json()["viewer"] == "A"
        assert len(client.get(f"/api/shared/{code}/frames", params={"count": 7}).json()["frames"]) == 7
        assert client.delete(f"/api/shared/{code}").status_code == 401


def test_a_file_of_the_terminal_is_the_same_thing(tmp_path: Path) -> None:
    """What the server gives out, `grimalkin replay` reads."""
    path = tmp_path / "game.jsonl"
    path.write_text(saved_text(finished("mythic-arena", undo=0.0).stored), encoding="utf-8")
    assert saved.read(path, EVERY).state.result is not None

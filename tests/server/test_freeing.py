"""`grimalkin table`: a host looks at a table and takes its play back, on both databases, also under running workers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from grimalkin.core import saved
from grimalkin.core.errors import BadSetup
from grimalkin.core.table import Table
from grimalkin.games import GAMES, TEACHING
from grimalkin.server import freeing, notices
from grimalkin.server.messages import Clock, Join, Leave, Move, NewSeat, NewTable, Update
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from grimalkin.server.storage.backup import back_up, restore
from grimalkin.server.storage.rows import read_stored
from grimalkin.server.storage.schema import tables
from tests.cli.inside import inside
from tests.server.workers import Browser, guests, play_on, resign, with_worker, with_workers

EVERY = {**GAMES, **TEACHING}


async def opened(service: Service, clock: Clock | None = None, moves: int = 5) -> tuple[str, list[Person]]:
    """Two people in the middle of a game of Cauldron."""
    ann, ben = people = await guests(service, "Ann", "Ben")
    new = NewTable("cauldron", {}, [NewSeat("me"), NewSeat("free")], clock or Clock())
    table = (await service.lobby.create(ann, new)).id
    await service.lobby.join(ben, table, Join())
    await service.lobby.start(ann, table)
    assert not await play_on(service, people, table, moves)
    return table, people


async def freed(database: str, table: str, entry: int) -> freeing.Freed:
    return await asyncio.to_thread(freeing.take_back, database, table, entry, EVERY)


async def now(database: str, table: str) -> freeing.TableNow:
    return await asyncio.to_thread(freeing.look, database, table, EVERY)


def test_without_a_server_play_is_taken_back_and_goes_on(database: str) -> None:
    table, people = with_worker(database, opened)
    before = freeing.look(database, table, EVERY)
    assert (before.status, before.fault, before.game) == ("playing", "", "cauldron")
    assert before.seats == {"A": "Ann", "B": "Ben"}
    point = before.points[3]
    done = freeing.take_back(database, table, point.entry, EVERY)
    assert done.back_to == point.entry
    assert done.entries[0] == before.entries + 1

    async def later(service: Service) -> None:
        stored = await service.store.read(lambda connection: read_stored(connection, table))
        assert stored is not None
        entry = stored.entries[before.entries]
        assert (entry.n, entry.seat, entry.kind, entry.text) == (
            done.entries[0],
            -1,
            "undo",
            f"to {point.entry} hosted",
        )
        assert (stored.row.lease_by, stored.row.lease_until) == ("", 0.0)
        async with service.hub.use(table) as (_room, live):
            assert [("AB")[seat] for seat in live.asked()] == done.asked
            assert stored.row.asked == "".join(done.asked)
        assert not await play_on(service, people, table, 2)

    with_worker(database, later)


def test_workers_that_hold_the_table_hear_of_it_and_show_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "LOOK", 0.05)

    async def meanwhile(made: Sequence[Service]) -> None:
        service = made[-1]
        table, people = await opened(service)
        browser = Browser(people[0])
        await service.hub.watch(browser, table, 0, 0)
        n = (await now(database, table)).entries
        done = await freed(database, table, (await now(database, table)).points[2].entry)
        shown = await browser.until(Update, lambda one: one.n >= done.entries[-1])
        back = next(one for one in shown.happened if one.n == n + 1)
        assert (back.seat, back.kind, back.text) == (-1, "undo", f"to {done.back_to} hosted")
        assert back.n > shown.keep
        assert not await play_on(service, people, table, 2)

    with_workers(database, meanwhile, 1 if database.startswith("sqlite") else 2)


def test_a_move_that_was_meant_for_what_was_taken_back_is_refused(database: str) -> None:
    async def meanwhile(service: Service) -> None:
        table, people = await opened(service)
        async with service.hub.use(table) as (_room, live):
            offer = next(offer for offer in live.played.offers() if offer.options)
            person = next(one for one in people if one.id == live.seats[offer.seat].person)
            move = Move(offer.seat, live.version, live.game.codes.text(offer.options[0]), "key-of-mine")
        await freed(database, table, (await now(database, table)).points[1].entry)
        with pytest.raises(Refused, match="moved on"):
            await service.hub.act(person, table, move)
        assert not await play_on(service, people, table, 2)

    with_worker(database, meanwhile)


def test_a_table_that_is_stuck_is_told_so_and_freed(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind entry `bad` every move breaks."""
    database = sqlite_database
    table, _people = with_worker(database, opened)
    points = freeing.look(database, table, EVERY).points
    bad = points[3].entry
    real = freeing.fault_of

    def broken(state_of: Table) -> str:
        return "no move of A can be made: ZeroDivisionError" if bad in state_of.path(state_of.at) else real(state_of)

    monkeypatch.setattr(freeing, "fault_of", broken)
    shown = inside("table", table, "--database", database)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "no: no move of A can be made: ZeroDivisionError" in shown.stdout
    for entry in (points[0].entry, bad):
        refused = inside("table", table, "--back-to", str(entry), "--database", database)
        assert refused.returncode == 2
        assert refused.stderr == (
            f"grimalkin: table {table} stays as it is: after entry {entry} no move of A can be made: "
            "ZeroDivisionError; take an earlier one\n"
        )
    done = inside("table", table, "--back-to", str(points[4].entry), "--database", database)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{table}: taken back to entry {points[4].entry} by entry ")
    assert "goes on" in inside("table", table, "--database", database).stdout


def test_what_keeps_a_game_from_going_on_is_found_by_trying(
    monkeypatch: pytest.MonkeyPatch, sqlite_database: str
) -> None:
    table, _people = with_worker(sqlite_database, opened)

    def breaks(*_given: object) -> None:
        raise ZeroDivisionError("a hidden card")

    monkeypatch.setattr(freeing, "apply", breaks)
    fault = freeing.look(sqlite_database, table, EVERY).fault
    assert fault in ("no move of A can be made: ZeroDivisionError", "no move of B can be made: ZeroDivisionError")
    monkeypatch.setattr(freeing, "pending", breaks)
    assert freeing.look(sqlite_database, table, EVERY).fault == "nobody can be asked: ZeroDivisionError"


def test_refusals_are_one_line_and_change_nothing(sqlite_database: str) -> None:
    async def several(service: Service) -> dict[str, str]:
        playing, _ = await opened(service)
        over, people = await opened(service)
        await resign(service, people[0], over)
        waiting = (await service.lobby.create(people[0], NewTable("cauldron", {}, [NewSeat("me"), NewSeat()]))).id
        closed = (await service.lobby.create(people[0], NewTable("cauldron", {}, [NewSeat("me"), NewSeat()]))).id
        await service.lobby.close(people[0], closed)
        return {"playing": playing, "over": over, "waiting": waiting, "closed": closed}

    made = with_worker(sqlite_database, several)
    for words, says in [
        ([made["over"], "--back-to", "3"], "stays as it is: The game is over."),
        ([made["waiting"], "--back-to", "0"], "stays as it is: The game has not begun yet."),
        ([made["closed"], "--back-to", "0"], "stays as it is: "),
        ([made["playing"], "--back-to", "9999"], "entry 9999 is not an earlier position of this line of play"),
        ([made["playing"], "--back-to", "٣"], "--back-to '٣': write the number of an entry"),
        ([made["playing"], "--back-to=-1"], "--back-to '-1': write the number of an entry"),
        (["nosuchtable", "--back-to", "3"], "there is no table 'nosuchtable' in this database"),
        (["../x", "--back-to", "3"], "there is no table '../x' in this database"),
    ]:
        done = inside("table", *words, "--database", sqlite_database)
        assert (done.returncode, done.stdout) == (2, "")
        assert says in done.stderr
        assert done.stderr.count("\n") == 1
    for name, table in made.items():
        found = freeing.look(sqlite_database, table, EVERY)
        assert found.status == {"waiting": "open"}.get(name, name)
        assert bool(found.points) == (name == "playing")
    missing = inside("table", made["playing"], "--database", "sqlite:///nowhere/club.sqlite")
    assert missing.stderr == "grimalkin: there is no database 'nowhere/club.sqlite'\n"


@pytest.mark.parametrize("column", ["rules", "card_hash"])
def test_other_rules_or_cards_than_the_servers_are_refused(sqlite_database: str, column: str) -> None:
    async def changed(service: Service) -> str:
        table, _people = await opened(service)
        other = {"rules": 99} if column == "rules" else {"card_hash": "others"}
        await service.store.write(lambda connection: connection.execute(update(tables).values(other)))
        return table

    table = with_worker(sqlite_database, changed)
    with pytest.raises(BadSetup, match="played by version 99" if column == "rules" else "played with other cards"):
        freeing.take_back(sqlite_database, table, 3, EVERY)


def test_nobody_goes_back_behind_who_left(sqlite_database: str) -> None:
    async def left(service: Service) -> tuple[str, int]:
        people = await guests(service, "Ann", "Ben", "Cat")
        seats = [NewSeat("me"), NewSeat(), NewSeat()]
        table = (await service.lobby.create(people[0], NewTable("friendomancy", {}, seats))).id
        for person in people[1:]:
            await service.lobby.join(person, table, Join())
        await service.lobby.start(people[0], table)
        assert not await play_on(service, people, table, 300)
        async with service.hub.use(table) as (_room, live):
            seat, n = live.seats_of(people[2].id)[0], live.n
        await service.hub.act(people[2], table, Leave(seat))
        return table, n + 1

    table, entry = with_worker(sqlite_database, left)
    assert min((one.entry for one in freeing.look(sqlite_database, table, EVERY).points), default=entry) >= entry
    with pytest.raises(BadSetup, match=f"C left at entry {entry}, and nobody goes back behind that"):
        freeing.take_back(sqlite_database, table, entry - 1, EVERY)


def test_time_without_a_server_runs_on_nobodys_clock(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock("live", 600, 0)

    async def begun(service: Service) -> tuple[str, float]:
        table, _people = await opened(service, clock)
        return table, service.clock()

    table, ended = with_worker(database, begun)
    monkeypatch.setattr("grimalkin.server.freeing.time.time", lambda: ended + 500.0)
    freeing.take_back(database, table, freeing.look(database, table, EVERY).points[1].entry, EVERY)

    async def left(service: Service) -> list[float]:
        async with service.hub.use(table) as (_room, live):
            return list(live.timing.clocks.left[:2])

    assert all(seconds > 590.0 for seconds in with_worker(database, left))


def test_replay_backup_and_restore_understand_it(sqlite_database: str, tmp_path: Path) -> None:
    table, people = with_worker(sqlite_database, opened)
    done = freeing.take_back(sqlite_database, table, freeing.look(sqlite_database, table, EVERY).points[2].entry, EVERY)
    back_up(sqlite_database, tmp_path / "monday.backup")
    copy = f"sqlite:///{tmp_path / 'copy.sqlite'}"
    restore(copy, tmp_path / "monday.backup")

    async def ended(service: Service) -> str:
        await play_on(service, people, table, 1_000)
        service.bots = service.clerk
        first = done.entries[0]
        (frame,) = (await service.replays.frames(people[0], table, "A", first, 1)).frames
        assert (frame.kind, frame.text) == ("undo", f"to {done.back_to} hosted")
        _name, text = await service.replays.saved(people[0], table)
        assert await service.replays.bring_in(people[0], text.encode())
        return text

    text = with_worker(copy, ended)
    found = saved.from_text(text, EVERY)
    assert found.record[done.entries[0] - 1].text == f"to {done.back_to} hosted"
    assert found.state.result is not None
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    replayed = inside("replay", str(file))
    assert (replayed.returncode, replayed.stderr) == (0, "")


def test_the_table_is_shown_as_json(sqlite_database: str) -> None:
    table, _people = with_worker(sqlite_database, opened)
    found = json.loads(inside("table", table, "--json", "--database", sqlite_database).stdout)
    assert found == msgspec.to_builtins(freeing.look(sqlite_database, table, EVERY))
    back = str(found["points"][0]["entry"])
    done = json.loads(inside("table", table, "--back-to", back, "--json", "--database", sqlite_database).stdout)
    assert done["back_to"] == int(back)


def test_a_server_on_sqlite_reads_the_table_again(sqlite_database: str) -> None:
    async def heard(service: Service) -> None:
        table, _people = await opened(service)
        async with service.hub.use(table) as (room, _live):
            pass
        before = room.live
        assert before is not None
        await service.notices.look()
        assert room.live is before, "nothing has happened"
        done = await freed(sqlite_database, table, (await now(sqlite_database, table)).points[1].entry)
        await service.notices.look()
        assert room.live is not None
        assert room.live.n == done.entries[-1] > before.n

    with_worker(sqlite_database, heard)

"""Another build takes over a server that runs: nobody is refused, no game notices, and whoever fails is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from sqlalchemy import create_engine, select

from grimalkin.games import GAMES, TEACHING
from grimalkin.server.client import Seen
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import Clock, Join, NewSeat, NewTable
from grimalkin.server.service import Service
from grimalkin.server.storage.database import database_url
from grimalkin.server.storage.rows import read_stored
from grimalkin.server.storage.schema import entries, tables, talk
from tests.server.test_serve import Running as Small
from tests.server.test_serve import gone
from tests.server.test_serve import running as small_server
from tests.server.workers import guests, play_on, workers
from tests.support.servers import (
    PATIENCE,
    Guest,
    Running,
    all_of,
    children,
    killed,
    new_table,
    open_files,
    running,
    session_of,
)

LOADS = "heir loads"
ENDED = "heir ended"
ARENA = NewTable("mythic-arena", {}, [NewSeat("me"), NewSeat("free")], Clock("live", 600, 60, "lose"))


def workers_for(database: str) -> int:
    return 1 if database.startswith("sqlite") else 2


@contextmanager
def asking(address: str, path: str = "/health") -> Iterator[list[str]]:
    """Somebody asks again and again, each time over a new connection. The list has whatever was no good answer."""
    wrong: list[str] = []
    answers: list[int] = []
    enough = threading.Event()

    def ask() -> None:
        while not enough.is_set():
            connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
            try:
                connection.request("GET", path)
                answer = connection.getresponse()
                answer.read()
                answers.append(answer.status)
                if answer.status != 200:
                    wrong.append(f"{answer.status}")
            except (OSError, HTTPException) as error:
                wrong.append(repr(error))
            finally:
                connection.close()
            enough.wait(0.003)

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        yield wrong
    finally:
        enough.set()
        for thread in threads:
            thread.join()
    assert answers


def test_a_game_goes_on_and_nobody_is_refused(database: str) -> None:
    """Moves before, during and after; a second build after the first, and a third."""
    with running(database, workers_for(database)) as server:
        files = 0

        async def play() -> None:
            nonlocal files
            ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
            table = new_table([ann, ben], "mythic-arena", clock=Clock("live", 600, 60, "lose"))
            for guest in (ann, ben):
                await guest.come(table)
            enough = asyncio.Event()
            playing = [asyncio.ensure_future(guest.play(table, enough.is_set)) for guest in (ann, ben)]
            heirs: list[int] = []
            for _ in range(3):
                before = len(ann.made)
                await ann_moves(ann, table, before)
                heirs.append(await asyncio.to_thread(server.take_over))
                await ann_moves(ann, table, len(ann.made))
                now = len(open_files(server.pid))
                files = files or now
                assert now <= files
            assert len(set(heirs)) == 3
            assert not any(Path(f"/proc/{heir}").exists() for heir in heirs[:2]), "who has handed over is gone"
            assert server.heirs() == [heirs[2]] == children(server.pid)
            enough.set()
            for guest in (ann, ben):
                guest.wire.news.set()
            await asyncio.gather(*playing)
            assert ann.lost + ben.lost <= 6, "once for each build"
            made = {move.key for guest in (ann, ben) for _, move, _ in guest.made}
            for guest in (ann, ben):
                assert set(guest.turned) <= {"stale", "not_asked", "illegal_choice"}
                await guest.leave()
            check_record(database, table, made)

        with asking(server.address) as wrong:
            asyncio.run(play())
        assert wrong == []


async def ann_moves(ann: Guest, table: str, before: int) -> None:
    """Until one more move was made, or the game is over."""
    for _ in range(int(PATIENCE / 0.01)):
        if len(ann.made) > before or ann.seen(table).is_over():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody can play any more")


def check_record(database: str, table: str, keys: set[str]) -> None:
    """Every move that was acknowledged is there once, and time was skipped only where nobody served for long."""
    engine = create_engine(database_url(database))
    try:
        with engine.connect() as connection:
            rows = connection.execute(select(entries.c.key).where(entries.c.table == table, entries.c.key.is_not(None)))
            found = list(rows.scalars())
            assert sorted(found) == sorted(keys)
            said = connection.execute(select(talk.c.text).where(talk.c.table == table, talk.c.kind == "skipped"))
            for text in said.scalars():
                _, begin, end = text.split()
                assert float(end) - float(begin) > 1.0
    finally:
        engine.dispose()


def bots_choices(view: Seen) -> int:
    return sum(one.kind == "choice" and one.seat == 1 for one in view.log)


def check_replay(database: str, table: str) -> None:
    """Every entry leads to the hash that was written with it: none is there twice."""
    engine = create_engine(database_url(database))
    try:
        with engine.connect() as connection:
            stored = read_stored(connection, table)
        assert stored is not None
        assert LiveTable(stored, {**GAMES, **TEACHING}).n == stored.row.n == len(stored.entries)
    finally:
        engine.dispose()


def test_a_bot_that_thinks_chooses_once(database: str) -> None:
    """The thought is lost with the process that had it; the next worker begins it anew, and at once."""
    with running(database, workers_for(database), odd=True, teaching=True) as server:

        async def play() -> None:
            ann = Guest(server, "Ann")
            table = new_table([ann], "cauldron", ["me", "bot:pondering"], {"rounds": "9"})
            await ann.come(table)
            view = ann.seen(table)
            taking = asyncio.ensure_future(asyncio.to_thread(server.take_over))

            async def answer_until(done: Callable[[], bool]) -> None:
                """Answer at once, so that it is the bot who is asked nearly always."""
                while not done():
                    assert not view.is_over()
                    if (move := ann.choose(table)) is not None:
                        await ann.make(table, move, done)
                    await asyncio.sleep(0.02)
                    await ann.wait(lambda: done() or bool(view.asked()) or not taking.done())

            await answer_until(taking.done)
            await taking
            chosen = bots_choices(view)
            await answer_until(lambda: bots_choices(view) > chosen)
            assert not [one for one in view.said if one.kind.startswith("bot_")]
            await ann.leave()
            check_replay(database, table)

        asyncio.run(play())
        assert "a bot failed" not in server.log()


def test_a_worker_that_ends_well_leaves_its_tables_to_the_next(database: str) -> None:
    """Nobody watches, so only the lease tells who sees to what is due: it must not have to run out first."""

    async def lease(service: Service, table: str) -> tuple[str, float]:
        wanted = select(tables.c.lease_by, tables.c.lease_until).where(tables.c.id == table)
        by, until = await service.store.read(lambda connection: connection.execute(wanted).one())
        return by, until

    async def whole() -> None:
        async with workers(database) as [first]:
            people = await guests(first, "Ann", "Ben")
            table = (await first.lobby.create(people[0], ARENA)).id
            await first.lobby.join(people[1], table, Join())
            await first.lobby.start(people[0], table)
            await play_on(first, people, table, 1)
            by, until = await lease(first, table)
            assert by == first.worker
            assert until > first.clock()
        async with workers(database) as [second]:
            assert await lease(second, table) == ("", 0.0)

    asyncio.run(whole())


def test_an_heir_that_dies_while_it_loads_changes_nothing(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        [worker] = server.workers()
        with asking(server.address) as wrong:
            server.call()
            server.has_said(LOADS)
            for heir in server.heirs():
                killed(heir)
            server.has_said(ENDED)
            assert server.health().ok
            assert server.workers() == [worker]
            server.take_over()
        assert wrong == []


BROKEN = "import os\nif 'GRIMALKIN_HEIR' in os.environ:\n    os._exit(3)\n"


def test_an_heir_that_does_not_start_changes_nothing(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = tmp_path / "planted"
    planted.mkdir()
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(planted), *filter(None, [os.environ.get("PYTHONPATH")])]))
    with running(sqlite_database) as server:
        [worker] = server.workers()
        broken = planted / "sitecustomize.py"
        broken.write_text(BROKEN, encoding="utf-8")
        server.call()
        server.has_said(ENDED)
        assert server.workers() == [worker]
        assert server.health().ok
        broken.unlink()
        server.take_over()
        assert gone(worker)


def test_a_build_of_an_older_form_of_the_database_is_not_let_in(sqlite_database: str) -> None:
    """And a build that is left with a newer one does not serve."""
    with running(sqlite_database) as server:
        heir = server.take_over()
        with sqlite3.connect(sqlite_database.removeprefix("sqlite:///")) as connection:
            connection.execute("UPDATE alembic_version SET version_num = 'of-tomorrow'")
        server.call()
        server.has_said(ENDED)
        assert server.health().ok
        assert server.heirs() == [heir]
        killed(heir)
        assert server.process is not None
        assert server.process.wait(PATIENCE) == 1
        assert "the database is of a newer build" in server.log()
        server.close()


@pytest.mark.parametrize("whom", ["heir", "worker"])
def test_an_heir_in_charge_that_is_killed_is_replaced(database: str, whom: str) -> None:
    with running(database, workers_for(database)) as server:

        async def play() -> None:
            ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
            table = new_table([ann, ben], "mythic-arena")
            for guest in (ann, ben):
                await guest.come(table)
            enough = asyncio.Event()
            playing = [asyncio.ensure_future(guest.play(table, enough.is_set)) for guest in (ann, ben)]
            heir = await asyncio.to_thread(server.take_over)
            await ann_moves(ann, table, len(ann.made))
            if whom == "heir":
                killed(heir)
                await asyncio.to_thread(server.has_said, ENDED)
            else:
                killed(children(heir)[0])
                await asyncio.to_thread(server.has_said, "worker ended")
            await ann_moves(ann, table, len(ann.made))
            enough.set()
            for guest in (ann, ben):
                guest.wire.news.set()
            await asyncio.gather(*playing)
            check_record(database, table, {move.key for guest in (ann, ben) for _, move, _ in guest.made})
            for guest in (ann, ben):
                await guest.leave()
            if whom == "heir":
                await asyncio.to_thread(server.take_over)
            else:
                assert server.heirs() == [heir]

        asyncio.run(play())


@pytest.mark.parametrize("when", ["in charge", "loading"])
def test_with_the_first_process_all_others_end(sqlite_database: str, when: str) -> None:
    with running(sqlite_database) as server:
        if when == "in charge":
            server.take_over()
        else:
            server.call()
            server.has_said(LOADS)
        others = all_of(server.pid)[1:]
        assert len(others) >= 2
        server.kill_parent()
        assert all(gone(pid) for pid in others)
        server.start()


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
@pytest.mark.parametrize("when", ["in charge", "loading", "a second one loading"])
def test_told_to_end_everything_ends(tmp_path: Path, told: signal.Signals, when: str) -> None:
    with small_server(tmp_path) as server:
        if when != "loading":
            took_over(server)
        if when != "in charge":
            server.process.send_signal(signal.SIGUSR2)
            seen(lambda: len(own_sessions(server.process.pid)) == 1 + (when != "loading"))
        all_processes = all_of(server.process.pid)
        server.process.send_signal(told)
        code, _, err = server.end()
        assert code == 0
        assert "Traceback" not in err
        assert all(gone(pid) for pid in all_processes)


def test_told_twice_an_heir_ends_at_once(tmp_path: Path) -> None:
    with small_server(tmp_path) as server:
        took_over(server)
        worker = server.worker()
        os.kill(worker, signal.SIGSTOP)  # it cannot end by itself
        others = all_of(server.process.pid)
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(subprocess.TimeoutExpired):
            server.process.wait(0.3)
        server.process.send_signal(signal.SIGTERM)
        code, _, err = server.end()
        assert (code, "Traceback" in err) == (0, False)
        assert all(gone(pid) for pid in others)


def own_sessions(pid: int) -> list[int]:
    return [one for one in children(pid) if session_of(one) == one]


def seen(holds: Callable[[], bool]) -> None:
    limit = time.monotonic() + 3 * PATIENCE
    while not holds():
        assert time.monotonic() < limit
        time.sleep(0.01)


def serving(server: Small) -> int:
    """The process that has loaded what answers."""
    return int(server.get("/loaded"))


def until_another_than(server: Small, before: int) -> int:
    seen(lambda: serving(server) != before)
    return serving(server)


def until_loading(server: Small) -> None:
    """Until a process is there that does not serve yet."""
    seen(lambda: bool(set(own_sessions(server.process.pid)) - {serving(server)}))


def until_alone(server: Small) -> None:
    """Until the first process has one heir, which serves, and nothing else."""
    pid = server.process.pid
    seen(lambda: children(pid) == own_sessions(pid) == [serving(server)])


def took_over(server: Small) -> int:
    """Another process of the small server loads and serves."""
    before = serving(server)
    server.process.send_signal(signal.SIGUSR2)
    return until_another_than(server, before)


def ends_well(server: Small) -> None:
    server.process.terminate()
    code, _, err = server.end()
    assert (code, "Traceback" in err) == (0, False)


def test_calls_while_one_loads_are_one_call(tmp_path: Path) -> None:
    """Who loads may have begun too early: it gives way. So of several calls one comes about."""
    with small_server(tmp_path) as server:
        for _ in range(2):
            before = serving(server)
            for _ in range(3):
                server.process.send_signal(signal.SIGUSR2)
            until_loading(server)
            server.process.send_signal(signal.SIGUSR2)
            until_another_than(server, before)
            until_alone(server)
        ends_well(server)


def test_a_call_before_the_first_worker_is_ready_is_heard(sqlite_database: str, tmp_path: Path) -> None:
    """It does not end the server, and is not forgotten."""
    server = Running(sqlite_database, tmp_path)
    with server.log_file.open("ab") as log:
        server.process = subprocess.Popen(
            [sys.executable, "-c", EARLY, *server.command()[1:]],
            stdout=subprocess.PIPE,
            stderr=log,
            encoding="utf-8",
            start_new_session=True,
        )
    try:
        server.has_said("heir serves")
        assert len(server.heirs()) == 1
        server.stop()
    finally:
        if server.process is not None:
            server.kill()


EARLY = """
import os, signal
from grimalkin.server import serve as module
from grimalkin.cli.main import app
def load(config, load=module.load):
    if "early" not in os.environ:
        os.environ["early"] = "1"
        os.kill(os.getpid(), signal.SIGUSR2)
    load(config)
module.load = load
app()
"""


def test_workers_that_die_during_a_hand_over(tmp_path: Path) -> None:
    """Whatever dies, somebody serves in the end, and only one build does."""
    with small_server(tmp_path) as server:
        for _ in range(4):
            before = serving(server)
            server.process.send_signal(signal.SIGUSR2)
            until_loading(server)
            while serving(server) == before:
                killed(server.worker())
            until_alone(server)
        ends_well(server)


def test_who_has_just_connected_is_answered(tmp_path: Path) -> None:
    """A connection that was made, and has not asked yet, is no idle one."""
    with small_server(tmp_path) as server:
        before = serving(server)
        server.process.send_signal(signal.SIGUSR2)
        fresh: list[HTTPConnection] = []
        while serving(server) == before:
            connection = HTTPConnection(server.place, timeout=PATIENCE)
            connection.connect()
            fresh.append(connection)
            if len(fresh) > 3:
                early = fresh.pop(0)
                early.request("GET", "/")
                assert early.getresponse().status == 200
                early.close()
        for connection in fresh:
            connection.close()


def test_the_log_of_a_take_over_is_short(sqlite_database: str) -> None:
    with running(sqlite_database, log_format="json") as server:
        server.take_over()
        events = [msgspec.json.decode(line)["event"] for line in server.log().splitlines()]
        assert [event for event in events if event != "request"] == [LOADS, "heir serves"]

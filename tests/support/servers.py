"""Real servers for tests: started as processes on a free port, killed, started again; and guests who play at them.

`python -m tests.support.servers CONFIG` is a server whose bots can be made to fail: it knows tests/server/odd_players.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import random
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import InvalidHandshake

from grimalkin.core.view import View
from grimalkin.server.client import Seen, Turned, Visitor, Wire
from grimalkin.server.config import Config
from grimalkin.server.messages import Accepted, Clock, Health, Move, NewSeat, NewTable, TableInfo

T = TypeVar("T")

PATIENCE = 60.0  # seconds; nothing takes so long unless it hangs
ROOT = Path(__file__).parents[2]
ODD = "tests.server.odd_players"
SERVES = "heir serves"
LOST = (ConnectionError, TimeoutError, http.client.HTTPException, InvalidHandshake, EOFError)


class Running:
    """A server: its processes, its address, its log."""

    def __init__(
        self,
        database: str,
        folder: Path,
        workers: int = 1,
        odd: bool = False,
        luck: Path | None = None,
        **flags: Any,
    ) -> None:
        """`flags` are those of `grimalkin serve`. `odd`: players that misbehave can be seated. `luck`: a file; its text
        decides the luck of all tables."""
        self.config = Config(database=database, port=0, workers=workers, limits=False, **flags)
        self.odd = odd
        self.luck = luck
        self.log_file = folder / "server.log"
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def command(self) -> list[str]:
        if self.luck is not None:
            config = msgspec.json.encode(self.config).decode()
            return [sys.executable, "-m", "tests.support.known_luck", config, str(self.luck)]
        if self.odd:
            return [sys.executable, "-m", "tests.support.servers", msgspec.json.encode(self.config).decode()]
        words = [str(Path(sys.executable).with_name("grimalkin")), "serve", "--no-limits"]
        for name, value in msgspec.structs.asdict(self.config).items():
            if name == "limits" or value == getattr(Config(), name):
                continue
            words += [f"--{name.replace('_', '-')}"] + ([] if value is True else [str(value)])
        return words

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=subprocess.PIPE, stderr=log, encoding="utf-8", cwd=ROOT, start_new_session=True
            )
        assert self.process.stdout is not None
        readable, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        said = self.process.stdout.readline() if readable else ""
        found = re.search(r"http://[^ ]+:\d+", said)
        assert found is not None, f"the server did not start: {said!r}\n{self.log()}"
        self.address = found.group()
        assert self.health().ok

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def health(self) -> Health:
        visitor = Visitor(self.address)
        try:
            return visitor.get("/health", Health)
        finally:
            visitor.close()

    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8", errors="replace")

    def workers(self) -> list[int]:
        """The processes of the workers that run now."""
        return children(self.pid)

    def heirs(self) -> list[int]:
        """Processes that the first one has started with its own command: one that loads, one in charge."""
        return sorted(pid for pid in children(self.pid) if session_of(pid) == pid)

    def call(self) -> None:
        """Have another build take over."""
        os.kill(self.pid, signal.SIGUSR2)

    def has_said(self, event: str, times: int = 1) -> None:
        """Wait until the log says so."""
        self.until(lambda: self.log().count(event) >= times, f"'{event}', {times} times")

    def until(self, holds: Callable[[], bool], what: str) -> None:
        limit = time.monotonic() + 3 * PATIENCE
        while not holds():
            assert time.monotonic() < limit, f"never: {what}\n{self.log()}"
            assert self.process is not None
            assert self.process.poll() is None, f"it has ended, and never: {what}\n{self.log()}"
            time.sleep(0.01)

    def take_over(self) -> int:
        """Have another build take over, and wait until it serves; its process."""
        before = self.log().count(SERVES)
        self.call()
        self.has_said(SERVES, before + 1)
        [heir] = self.heirs()
        return heir

    def worker_of(self, wire: Wire) -> int:
        """The worker that serves a connection."""
        assert wire.connection is not None
        ends = [f":{wire.connection.local_address[1]:04X}", f":{urlsplit(self.address).port:04X}"]
        sockets = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
        inode = next(words[9] for words in sockets if [words[2][-5:], words[1][-5:]] == ends)
        return next(pid for pid in all_of(self.pid)[1:] if f"socket:[{inode}]" in open_files(pid))

    # ends

    def kill(self) -> None:
        """kill -9 of everything, at one moment: the parent, the workers, the bots."""
        self.end(all_of(self.pid))

    def kill_parent(self) -> None:
        """kill -9 of the parent only: the workers see it and end by themselves, while others take over."""
        self.end([self.pid])

    def end(self, pids: Sequence[int]) -> None:
        assert self.process is not None
        for pid in pids:
            killed(pid)
        self.process.wait(PATIENCE)
        self.close()

    def kill_worker(self, luck: random.Random) -> bool:
        """kill -9 of one worker; the parent starts another. False: none was running just then."""
        found = self.workers()
        return killed(luck.choice(sorted(found))) if found else False

    def stop(self) -> str:
        """Ask it to end, as a system does; what it has logged. It must end well."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.close()
        log = self.log()
        assert code == 0, f"it ended with {code}\n{log}"
        assert "Traceback" not in log, log
        return log

    def close(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None


@contextmanager
def running(database: str, workers: int = 1, odd: bool = False, **flags: Any) -> Iterator[Running]:
    """A server for as long as the block lasts. Whatever the test did to it, it must stop well at the end."""
    with tempfile.TemporaryDirectory(prefix="grimalkin-server-") as folder:
        server = Running(database, Path(folder), workers, odd, **flags)
        try:
            server.start()
            yield server
            if server.process is not None:
                server.stop()
        except BaseException:
            if server.log_file.exists():
                sys.stderr.write(f"the server's log:\n{server.log()[-20_000:]}\n")
            raise
        finally:
            if server.process is not None:
                server.kill()


def children(pid: int) -> list[int]:
    """The processes that a process has started and that have not ended."""
    found: list[int] = []
    for place in Path("/proc").iterdir():
        if place.name.isdigit():
            with contextlib.suppress(OSError):
                state, parent = place.joinpath("stat").read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
                if int(parent) == pid and state != "Z":
                    found.append(int(place.name))
    return found


def session_of(pid: int) -> int:
    with contextlib.suppress(ProcessLookupError):
        return os.getsid(pid)
    return 0


def all_of(pid: int) -> list[int]:
    """A process and all that it has started, and they."""
    found = [pid]
    for one in found:
        found += children(one)
    return found


def open_files(pid: int) -> set[str]:
    found: set[str] = set()
    for place in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found.add(str(place.readlink()))
    return found


def killed(pid: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
        return True
    return False


# guests


class Guest:
    """Somebody at a server, who plays by chance and comes back after every loss."""

    def __init__(self, server: Running, name: str, seed: object = 0) -> None:
        self.server = server
        self.luck = random.Random(f"{name} {seed}")
        self.visitor = Visitor(server.address)
        self.visitor.guest(name)
        self.visitor.close()
        self.wire = Wire(self.visitor)
        self.made: list[tuple[str, Move, Accepted]] = []  # what the server has acknowledged
        self.turned: list[str] = []  # codes of refusals
        self.lost = 0  # how often the connection was

    # without a connection

    def post(self, path: str, body: object, kind: type[T]) -> T:
        return self.ask(lambda: self.visitor.post(path, body, kind))

    def get(self, path: str, kind: type[T]) -> T:
        return self.ask(lambda: self.visitor.get(path, kind))

    def text(self, path: str) -> str:
        status, data = self.ask(lambda: self.visitor.request("GET", path))
        assert status == 200, data
        return data.decode()

    def ask(self, request: Callable[[], T]) -> T:
        self.visitor.place = urlsplit(self.server.address)
        try:
            return request()
        finally:
            self.visitor.close()

    # with one

    async def come(self, *tables: str) -> None:
        """Connect, and look at these tables and at all that were looked at before."""
        for table in tables:
            self.wire.tables.setdefault(table, Seen(table))
        limit = time.monotonic() + PATIENCE
        while True:
            self.visitor.place = urlsplit(self.server.address)
            try:
                await self.wire.resume()
                return
            except (*LOST, OSError):
                if time.monotonic() > limit:
                    raise
                await self.wire.lose()
                await asyncio.sleep(0.02)

    async def come_back(self) -> None:
        self.lost += 1
        await self.wire.lose()
        await self.come()

    async def leave(self) -> None:
        await self.wire.close()

    def seen(self, table: str) -> Seen:
        return self.wire.tables[table]

    async def wait(self, done: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Read news until something holds, whatever happens to the connection."""
        limit = time.monotonic() + patience
        while True:
            try:
                await self.wire.until(done, max(0.1, limit - time.monotonic()))
                return
            except ConnectionError:
                await self.come_back()

    async def send(self, table: str, move: Move) -> Accepted | None:
        """Make a move for certain: with the same key again until there is an answer. None: it is refused."""
        while True:
            try:
                answer = await self.wire.act(table, move)
            except ConnectionError:
                await self.come_back()
            except Turned as turned:
                if turned.code != "unavailable":
                    self.turned.append(turned.code)
                    return None
                await asyncio.sleep(0.05)
            else:
                self.made.append((table, move, answer))
                return answer

    def choose(self, table: str) -> Move | None:
        """A choice of one of this person's seats that is asked."""
        asked = self.seen(table).asked()
        return self.any_of(table, self.luck.choice(asked)) if asked else None

    def any_of(self, table: str, view: View) -> Move:
        """Any choice of this seat, now and then one that steps in."""
        interrupt = self.luck.random() < 0.1
        options = [option.notation for option in view.options if interrupt or not option.standing]
        return self.seen(table).move(view.seat, self.luck.choice(options))

    async def play(self, table: str, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or until something else holds."""
        seen = self.seen(table)
        while True:
            await self.wait(lambda: until() or seen.is_over() or bool(seen.asked()))
            if until() or seen.is_over():
                return
            move = self.choose(table)
            if move is not None:
                await self.make(table, move, until)

    async def make(self, table: str, move: Move, until: Callable[[], bool] = lambda: False) -> Accepted | None:
        """Make a move and see what it led to; if somebody else was first, see that."""
        seen = self.seen(table)
        before = seen.update
        answer = await self.send(table, move)
        if answer is None:
            await self.wait(lambda: until() or seen.update is not before)
        else:
            n = answer.n
            await self.wait(lambda: until() or seen.n >= n)
        return answer


def new_table(
    guests: Sequence[Guest],
    game: str,
    seats: Sequence[str] = (),
    settings: dict[str, str] | None = None,
    clock: Clock | None = None,
    **more: Any,
) -> str:
    """A table that has begun, with these guests in order. `seats`: `me` for the first, `free`, or a bot's name."""
    kinds = seats or ["me", *["free"] * (len(guests) - 1)]
    wanted = NewTable(
        game,
        settings or {},
        [NewSeat("bot", kind) if kind.startswith("bot:") else NewSeat(kind) for kind in kinds],  # type: ignore[arg-type]
        clock or Clock(),
        **more,
    )
    table = guests[0].post("/api/tables", wanted, TableInfo).id
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join", {}, TableInfo)
    guests[0].post(f"/api/tables/{table}/start", {}, TableInfo)
    return table


# the server with odd bots


def odd_app(config: Config, number: int) -> Any:
    from grimalkin.server.app import create_app
    from grimalkin.server.bots.pool import Bots
    from grimalkin.server.service import Service

    service = Service(config)
    service.bots = Bots(service.games, config.bot_processes, config.bot_seconds, modules=[ODD])
    service.metrics.worker = str(number)
    app = create_app(config, service)
    app.state.farewell = service.hub.close
    return app


def main(config: Config) -> int:
    import importlib

    from grimalkin.server.serve import load, serve

    importlib.import_module(ODD)  # the lobby must know their names
    load(config)
    return serve(config, say, odd_app)


def say(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(msgspec.json.decode(sys.argv[1], type=Config)))

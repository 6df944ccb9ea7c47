"""Load: how many tables a server holds, how many moves a second, how long until the other player sees one.

The players are programs in this process, the server is another. Every table has two of them, each with a WebSocket of
its own; moves are random choices of whoever is asked, sent at a steady rate over all tables.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import math
import os
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import msgspec

from grimalkin.core.errors import BadSetup
from grimalkin.server.client import PATIENCE, Visitor
from grimalkin.server.messages import (
    Accepted,
    Bye,
    ClientMessage,
    DoAct,
    Move,
    NewSeat,
    NewTable,
    Refusal,
    TableInfo,
    Watch,
)
from grimalkin.server.serve import raise_file_limit

MOST_TABLES = 5_000
MOST_SECONDS = 600.0
SETTING_UP = 4  # threads that open tables
CONNECTING = 50  # WebSockets that are opened at once
HIDDEN = 0.25  # seconds after an answer, which comes after the updates: who has not been told of the move will not be
LOOPBACK = ("127.0.0.1", "localhost", "::1")

Progress = Callable[[str, int, int], None]


class LoadReport(msgspec.Struct):
    """What was asked for, and what was reached. Times in milliseconds."""

    database: str
    game: str
    workers: int
    tables: int
    connections: int
    seconds: float
    asked_moves_per_second: float
    moves_per_second: float
    moves: int
    refused: dict[str, int]
    lost: int  # moves whose update never came
    ended: int  # games that were over by then: nobody moves at those tables
    update_p50: float  # from sending a move to the other player's update
    update_p99: float
    update_max: float
    answer_p50: float  # to the mover's own answer: it is on the disk
    answer_p99: float
    server_cpu_per_move: float
    database_cpu_per_move: float | None
    server_memory: float  # in megabytes, all workers
    busiest: float  # the share of a core that the busiest worker used
    own_cpu: float  # and this program


# What the players read of the server's messages: to read all of it would take as long as to make it.


class Choice(msgspec.Struct):
    notation: str
    standing: bool = False


class Sight(msgspec.Struct):
    options: list[Choice]


class News(msgspec.Struct, tag_field="is", tag="update"):
    n: int
    version: int
    views: list[Sight]


class Other(msgspec.Struct, tag_field="is", tag="table"):
    """The seats of the table changed."""


class Said(msgspec.Struct, tag_field="is", tag="talk"):
    """Somebody said something."""


class Told(msgspec.Struct, tag_field="is", tag="announced"):
    """Whoever runs the server tells all something."""


DECODER = msgspec.json.Decoder(News | Other | Said | Told | Accepted | Refusal | Bye)
ENCODER = msgspec.json.Encoder()
TEXT, CLOSING, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # the first byte of a whole frame


class Chair(asyncio.Protocol):
    """One of the two players of a table, with a WebSocket that can do as much as the load needs.

    The client of `client.py` can do all of it, at four times the cost; and this program shares the server's machine.
    """

    def __init__(self, visitor: Visitor, seat: int) -> None:
        self.visitor = visitor
        self.seat = seat
        self.transport: asyncio.Transport | None = None
        self.bytes = bytearray()  # that came and are no whole frame yet
        self.is_open = False
        self.gone = False
        self.ready: asyncio.Future[None] | None = None  # it is open; it watches
        self.pair: Pair | None = None
        self.n = 0
        self.version = 0
        self.options: list[str] = []

    # the connection

    async def connect(self, table: str) -> None:
        """Sit down and look at the table."""
        loop = asyncio.get_running_loop()
        place = self.visitor.place
        self.ready = loop.create_future()
        await loop.create_connection(lambda: self, place.hostname or "", place.port or 80)
        head = (
            f"GET /api/socket HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self.visitor.cookie}\r\n\r\n"
        )
        assert self.transport is not None
        self.transport.write(head.encode())
        await asyncio.wait_for(self.ready, PATIENCE)
        self.ready = loop.create_future()
        self.send(Watch(0, table))
        await asyncio.wait_for(self.ready, PATIENCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        if self.ready is not None and not self.ready.done():
            self.ready.set_exception(ConnectionResetError("the connection was lost"))
        if self.pair is not None:
            self.pair.lost_one()

    def close(self) -> None:
        self.pair = None
        if self.transport is not None:
            self.transport.write(bytes((CLOSING, 0x80, 0, 0, 0, 0)))
            self.transport.close()

    def send(self, message: ClientMessage) -> None:
        self.send_frame(TEXT, ENCODER.encode(message))

    def send_frame(self, kind: int, data: bytes) -> None:
        """A client masks what it sends; nobody is in between here who could take it for something else, so by zeros."""
        assert self.transport is not None
        length = len(data)
        size = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2, "big")
        self.transport.write(size + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        if not self.bytes and self.is_open:
            used = self.read_frames(data)
            if used < len(data):
                self.bytes += data[used:]
            return
        self.bytes += data
        if not self.is_open and not self.read_head():
            return
        used = self.read_frames(bytes(self.bytes))
        del self.bytes[:used]

    def read_head(self) -> bool:
        head, found, rest = bytes(self.bytes).partition(b"\r\n\r\n")
        if not found:
            return False
        assert self.ready is not None
        if not head.startswith(b"HTTP/1.1 101"):
            self.ready.set_exception(ConnectionResetError(head.partition(b"\r\n")[0].decode("latin-1")))
            return False
        self.is_open = True
        self.bytes = bytearray(rest)
        self.ready.set_result(None)
        return True

    def read_frames(self, data: bytes) -> int:
        """Take in all whole frames; the bytes that they had."""
        begin = 0
        while len(data) >= begin + 2:
            length = data[begin + 1]
            body = begin + 2
            if length >= 126:
                body += 2 if length == 126 else 8
                if len(data) < body:
                    break
                length = int.from_bytes(data[begin + 2 : body], "big")
            if len(data) < body + length:
                break
            self.frame(data[begin], data[body : body + length])
            begin = body + length
        return begin

    def frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.received(DECODER.decode(data))
        elif kind == PING:
            self.send_frame(PONG, data)

    # the game

    def received(self, message: News | Other | Said | Told | Accepted | Refusal | Bye) -> None:
        if isinstance(message, News):
            self.n = message.n
            self.version = message.version
            views = message.views
            self.options = [one.notation for view in views for one in view.options if not one.standing]
            if self.pair is not None:
                self.pair.saw(self)
        elif isinstance(message, Accepted | Refusal):
            if self.ready is not None and not self.ready.done():
                self.ready.set_result(None)
            elif self.pair is not None:
                self.pair.answered(message)


class Pair:
    """A table with its two players, and the move that is under way there."""

    def __init__(self, table: str, chairs: list[Chair]) -> None:
        self.table = table
        self.chairs = chairs
        self.load: Load | None = None
        self.busy = False
        self.sent = 0.0  # when
        self.mover = chairs[0]
        self.seen = 0  # what the other had seen before it
        self.is_seen = False  # the other's update came
        self.done: Accepted | None = None  # the mover's answer
        self.done_at = 0.0
        self.sealed = False  # both are asked: the other may not be told of this move yet
        self.tried = 0  # moves; each needs a key of its own
        self.made = 0  # moves that were done

    @property
    def is_over(self) -> bool:
        """Is there nobody left who could move?"""
        return not self.busy and self.asked() is None

    def asked(self) -> Chair | None:
        """Whoever is asked."""
        for chair in self.chairs:
            if chair.options and not chair.gone:
                return chair
        return None

    def move(self, load: Load, mover: Chair) -> None:
        """Send a move of whoever is asked."""
        other = self.chairs[1 - mover.seat]
        self.load, self.mover = load, mover
        self.busy, self.is_seen, self.done = True, False, None
        self.sealed = bool(other.options)
        self.seen = other.n
        notation = load.luck.choice(mover.options)
        self.tried += 1
        act = Move(mover.seat, mover.version, notation, f"{self.tried:x}.{self.table}")
        self.sent = time.perf_counter()
        mover.send(DoAct(0, self.table, act))

    def saw(self, chair: Chair) -> None:
        """A player's update came."""
        waits = self.busy or self.sealed  # of a sealed choice it may come when the move is done
        if waits and self.load is not None and chair is not self.mover and not self.is_seen and chair.n > self.seen:
            self.is_seen = True
            self.load.updates.append(time.perf_counter() - self.sent)
        self.end_if_done()

    def answered(self, message: Accepted | Refusal) -> None:
        if not self.busy:
            return
        assert self.load is not None
        if isinstance(message, Refusal):
            self.busy = False
            self.load.refused[message.code] = self.load.refused.get(message.code, 0) + 1
            return
        self.done_at = time.perf_counter()
        self.load.answers.append(self.done_at - self.sent)
        self.done = message
        self.end_if_done()

    def end_if_done(self) -> None:
        """The next move answers what both have seen; of a sealed choice, what the mover has."""
        if not self.busy or self.done is None:
            return
        told = [self.mover] if self.sealed else self.chairs
        if (self.is_seen or self.sealed) and all(one.n >= self.done.n for one in told):
            assert self.load is not None
            self.busy = False
            self.made += 1
            self.load.moves += 1

    def is_hidden(self, now: float) -> bool:
        """Has the mover long been answered and shown what it led to, and the other nothing? Then it was sealed."""
        return self.busy and self.done is not None and now > self.done_at + HIDDEN and self.mover.n >= self.done.n

    def lost_one(self) -> None:
        """A connection is gone: what is under way never ends."""
        if self.busy and self.load is not None:
            self.busy = False
            self.load.lost += 1


def open_table(address: str, game: str, number: int, settings: dict[str, str] | None = None) -> Pair:
    """A table with two guests, begun."""
    visitors = [Visitor(address), Visitor(address)]
    for i, visitor in enumerate(visitors):
        visitor.guest(f"load {number}.{i}")
    wanted = NewTable(game, settings or {}, [NewSeat("me"), NewSeat("free")], spectators="none")
    info = visitors[0].post("/api/tables", wanted, TableInfo)
    visitors[1].post(f"/api/tables/{info.id}/join", {}, TableInfo)
    info = visitors[0].post(f"/api/tables/{info.id}/start", {}, TableInfo)
    for visitor in visitors:
        visitor.close()
    return Pair(info.id, [Chair(visitor, seat) for seat, visitor in enumerate(visitors)])


class Load:
    """One run of the load."""

    def __init__(self, pairs: list[Pair], rate: float, seconds: float, seed: int, progress: Progress) -> None:
        self.pairs = pairs
        self.rate = rate
        self.seconds = seconds
        self.luck = random.Random(seed)
        self.progress = progress
        self.updates: list[float] = []
        self.answers: list[float] = []
        self.refused: dict[str, int] = {}
        self.moves = 0
        self.lost = 0
        self.looked_at = 0.0  # for moves that the other is not told of

    async def connect(self) -> None:
        """Everybody sits down and looks at the table."""
        gate = asyncio.Semaphore(CONNECTING)
        done = 0

        async def sit(pair: Pair, chair: Chair) -> None:
            nonlocal done
            async with gate:
                await chair.connect(pair.table)
                chair.pair = pair
                done += 1
                self.progress("connections", done, 2 * len(self.pairs))

        await asyncio.gather(*(sit(pair, chair) for pair in self.pairs for chair in pair.chairs))

    async def close(self) -> None:
        for pair in self.pairs:
            for chair in pair.chairs:
                chair.close()
        await asyncio.sleep(0.1)  # what was written goes out

    async def run(self) -> float:
        """Send moves at the rate, each at a table that is free. The seconds it took."""
        began = time.perf_counter()
        due = 0
        while (now := time.perf_counter() - began) < self.seconds:
            while due < now * self.rate:
                due += 1
                pair = self.free_pair()
                mover = pair.asked() if pair is not None else None
                if pair is not None and mover is not None:
                    pair.move(self, mover)
            self.let_go_of_hidden()
            self.progress("seconds", int(now), int(self.seconds))
            await asyncio.sleep(min(0.005, 1 / self.rate))
        took = time.perf_counter() - began
        patience = time.perf_counter() + 10.0
        while any(pair.busy for pair in self.pairs) and time.perf_counter() < patience:
            self.let_go_of_hidden()
            await asyncio.sleep(0.01)
        self.lost += sum(pair.busy for pair in self.pairs)
        return took

    def let_go_of_hidden(self) -> None:
        """Moves that the other is not told of are done."""
        now = time.perf_counter()
        if now < self.looked_at + HIDDEN / 5:
            return
        self.looked_at = now
        for pair in self.pairs:
            if pair.is_hidden(now):
                pair.sealed = True
                pair.end_if_done()

    def free_pair(self) -> Pair | None:
        for _try in range(20):
            pair = self.luck.choice(self.pairs)
            if not pair.busy and pair.asked() is not None:
                return pair
        return None


class Place:
    """A server that takes the load, and what is played there."""

    def __init__(
        self,
        address: str,
        pids: Callable[[], list[int]],
        database: str,
        game: str,
        settings: dict[str, str],
        seed: int,
        progress: Progress,
    ) -> None:
        self.address = address
        self.pids = pids
        self.database = database
        self.game = game
        self.settings = settings
        self.seed = seed
        self.progress = progress
        self.opened = 0

    def open_tables(self, count: int) -> list[Pair]:
        """New tables, each with two guests; the game has begun."""
        before = self.opened

        def open_one(number: int) -> Pair:
            pair = open_table(self.address, self.game, number, self.settings)
            self.opened += 1
            self.progress("tables", self.opened - before, count)
            return pair

        with ThreadPoolExecutor(SETTING_UP) as pool:
            return list(pool.map(open_one, range(before, before + count)))


def measure(place: Place, count: int, rate: float, seconds: float) -> LoadReport:
    """Open the tables, put the load on them, and say what came of it."""
    raise_file_limit()
    load = Load(place.open_tables(count), rate, seconds, place.seed, place.progress)

    async def whole() -> LoadReport:
        await load.connect()
        try:
            return await put_on(load, place)
        finally:
            await load.close()

    with asyncio.Runner(loop_factory=event_loop) as runner:
        return runner.run(whole())


def event_loop() -> asyncio.AbstractEventLoop:
    """The quick one, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def put_on(load: Load, place: Place) -> LoadReport:
    """One run of the load on tables whose players are connected."""
    gc.disable()  # a sweep of all that thousands of players have seen would look like a slow server
    workers = place.pids()
    servers = {pid: cpu_seconds(pid) for pid in workers}
    engine = postgres_cpu() if place.database.startswith("postgres") else None
    own = time.process_time()
    took = await load.run()
    used = {pid: cpu_seconds(pid) - servers[pid] for pid in workers}
    spent = postgres_cpu() - engine if engine is not None else None
    own = time.process_time() - own
    gc.enable()
    memory = sum(memory_bytes(pid) for pid in workers) / 1e6
    moves = max(load.moves, 1)
    return LoadReport(
        database=place.database.partition(":")[0],
        game=place.game,
        workers=len(workers),
        tables=len(load.pairs),
        connections=2 * len(load.pairs),
        seconds=round(took, 1),
        asked_moves_per_second=load.rate,
        moves_per_second=round(load.moves / took, 1),
        moves=load.moves,
        refused=load.refused,
        lost=load.lost,
        ended=len([pair for pair in load.pairs if pair.is_over]),
        update_p50=milliseconds(load.updates, 0.5),
        update_p99=milliseconds(load.updates, 0.99),
        update_max=milliseconds(load.updates, 1.0),
        answer_p50=milliseconds(load.answers, 0.5),
        answer_p99=milliseconds(load.answers, 0.99),
        server_cpu_per_move=round(1000 * sum(used.values()) / moves, 3),
        database_cpu_per_move=round(1000 * spent / moves, 3) if spent is not None else None,
        server_memory=round(memory, 1),
        busiest=round(max(used.values(), default=0.0) / took, 2),
        own_cpu=round(own / took, 2),
    )


def milliseconds(times: list[float], share: float) -> float:
    """The time that this share of them stay below."""
    if not times:
        return math.nan
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


# the server's process


@contextmanager
def server(database: str, workers: int, log: Path) -> Iterator[tuple[str, Callable[[], list[int]]]]:
    """A server of this program on a free port of the loopback, ended with the block."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    words = ["serve", "--database", database, "--port", str(port), "--workers", str(workers), "--no-limits"]
    process: subprocess.Popen[bytes] | None = None
    try:
        with log.open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, "-m", "grimalkin.cli.main", *words],
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        pid = process.pid
        wait_until_healthy(address, process, log)
        yield address, lambda: workers_of(pid)
    finally:
        if process is not None:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask a server to end, and wait for it; at once if it takes too long."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def wait_until_healthy(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    visitor = Visitor(address)
    for _ in range(300):
        if process.poll() is not None:
            raise BadSetup(f"the server did not start: {log.read_text(errors='replace').strip()[-500:]}")
        try:
            if visitor.request("GET", "/health")[0] == 200:
                visitor.close()
                return
        except OSError:
            pass
        time.sleep(0.1)
    raise BadSetup("the server did not answer within 30 seconds")


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# what processes use, from Linux's own books


def workers_of(parent: int) -> list[int]:
    """The workers of a supervisor: its children, without those children's bots."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(path.parent.name))
    return found


def cpu_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_bytes(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def postgres_cpu() -> float:
    """What all processes of PostgreSQL on this machine have used."""
    total = 0.0
    for path in Path("/proc").glob("[0-9]*/comm"):
        try:
            if path.read_text().strip() == "postgres":
                total += cpu_seconds(int(path.parent.name))
        except OSError:
            continue
    return total

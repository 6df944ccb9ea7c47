"""Load: how many tables a server holds, how many moves a second, how long until the other player sees one.

The players are programs in this process, the server is another. Every table has two of them, each with a WebSocket of
its own; moves are random choices of whoever is asked, sent at a steady rate over all tables.
"""

from __future__ import annotations

import asyncio
import gc
import math
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import msgspec

from grimalkin.core.errors import BadSetup
from grimalkin.server.client import Seen, Turned, Visitor, Wire
from grimalkin.server.messages import NewSeat, NewTable, TableInfo
from grimalkin.server.serve import raise_file_limit

MOST_TABLES = 5_000
MOST_SECONDS = 600.0
SETTING_UP = 4  # threads that open tables
CONNECTING = 50  # WebSockets that are opened at once
LOOPBACK = ("127.0.0.1", "localhost", "::1")

Progress = Callable[[str, int, int], None]


class LoadReport(msgspec.Struct):
    """What was asked for, and what was reached. Times in milliseconds."""

    database: str
    workers: int
    tables: int
    connections: int
    seconds: float
    asked_moves_per_second: float
    moves_per_second: float
    moves: int
    refused: dict[str, int]
    lost: int  # moves whose update never came
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


class Chair:
    """One of the two players of a table."""

    def __init__(self, visitor: Visitor, seat: int) -> None:
        self.visitor = visitor
        self.seat = seat
        self.wire = Wire(visitor)
        self.seen: Seen | None = None
        self.waits_for: tuple[int, float] | None = None  # the entries it must see, since when


class Pair:
    """A table with its two players."""

    def __init__(self, table: str, chairs: list[Chair]) -> None:
        self.table = table
        self.chairs = chairs
        self.busy = False

    def mover(self) -> Chair | None:
        """Whoever is asked."""
        for chair in self.chairs:
            if chair.seen is not None and chair.seen.asked():
                return chair
        return None


def open_table(address: str, game: str, number: int) -> Pair:
    """A table with two guests, begun."""
    visitors = [Visitor(address), Visitor(address)]
    for i, visitor in enumerate(visitors):
        visitor.guest(f"load {number}.{i}")
    wanted = NewTable(game, seats=[NewSeat("me"), NewSeat("free")], spectators="none")
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

    async def connect(self) -> None:
        """Everybody sits down and looks at the table."""
        gate = asyncio.Semaphore(CONNECTING)
        done = 0

        async def sit(pair: Pair, chair: Chair) -> None:
            nonlocal done
            async with gate:
                await chair.wire.open()
                chair.seen = await chair.wire.watch(pair.table)
                done += 1
                self.progress("connections", done, 2 * len(self.pairs))

        await asyncio.gather(*(sit(pair, chair) for pair in self.pairs for chair in pair.chairs))

    async def close(self) -> None:
        await asyncio.gather(*(chair.wire.close() for pair in self.pairs for chair in pair.chairs))

    async def run(self) -> float:
        """Send moves at the rate, each at a table that is free. The seconds it took."""
        began = time.perf_counter()
        due = 0
        tasks: set[asyncio.Task[None]] = set()
        while (now := time.perf_counter() - began) < self.seconds:
            while due < now * self.rate:
                due += 1
                pair = self.free_pair()
                if pair is not None:
                    pair.busy = True
                    task = asyncio.ensure_future(self.move(pair))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
            self.progress("seconds", int(now), int(self.seconds))
            await asyncio.sleep(min(0.005, 1 / self.rate))
        took = time.perf_counter() - began
        if tasks:
            await asyncio.wait(tasks, timeout=10.0)
        return took

    def free_pair(self) -> Pair | None:
        for _try in range(20):
            pair = self.luck.choice(self.pairs)
            if not pair.busy and pair.mover() is not None:
                return pair
        return None

    async def move(self, pair: Pair) -> None:
        """One move, from sending it to the other's update."""
        mover = pair.mover()
        assert mover is not None
        assert mover.seen is not None
        other = pair.chairs[1 - mover.seat]
        assert other.seen is not None
        view = mover.seen.asked()[0]
        option = self.luck.choice([option for option in view.options if not option.standing])
        sent = time.perf_counter()
        seen_before = other.seen.n
        try:
            arriving = asyncio.ensure_future(self.arrival(other, seen_before))
            try:
                done = await mover.wire.act(pair.table, mover.seen.move(mover.seat, option.notation))
                self.answers.append(time.perf_counter() - sent)
                self.updates.append(await asyncio.wait_for(arriving, 10.0) - sent)
                self.moves += 1
                for chair in pair.chairs:  # the next move answers what both have seen
                    await self.arrival(chair, done.n - 1)
            finally:
                arriving.cancel()
        except Turned as turned:
            self.refused[turned.code] = self.refused.get(turned.code, 0) + 1
        except (TimeoutError, ConnectionError):
            self.lost += 1
        finally:
            pair.busy = False

    async def arrival(self, chair: Chair, n: int) -> float:
        """When the chair sees more than n entries."""
        seen = chair.seen
        assert seen is not None
        await chair.wire.until(lambda: seen.n > n, 10.0)
        return time.perf_counter()


def measure(
    address: str,
    pids: Callable[[], list[int]],
    game: str,
    count: int,
    rate: float,
    seconds: float,
    database: str,
    seed: int,
    progress: Progress,
) -> LoadReport:
    """Open the tables, put the load on them, and say what came of it."""
    raise_file_limit()
    done = 0

    def opened(number: int) -> Pair:
        nonlocal done
        pair = open_table(address, game, number)
        done += 1
        progress("tables", done, count)
        return pair

    with ThreadPoolExecutor(SETTING_UP) as pool:
        pairs = list(pool.map(opened, range(count)))
    load = Load(pairs, rate, seconds, seed, progress)
    return asyncio.run(put_on(load, pids, database))


async def put_on(load: Load, pids: Callable[[], list[int]], database: str) -> LoadReport:
    await load.connect()
    gc.disable()  # a sweep of all that thousands of players have seen would look like a slow server
    workers = pids()
    servers = {pid: cpu_seconds(pid) for pid in workers}
    engine = postgres_cpu() if database.startswith("postgres") else None
    own = time.process_time()
    took = await load.run()
    used = {pid: cpu_seconds(pid) - servers[pid] for pid in workers}
    spent = postgres_cpu() - engine if engine is not None else None
    own = time.process_time() - own
    gc.enable()
    memory = sum(memory_bytes(pid) for pid in workers) / 1e6
    await load.close()
    moves = max(load.moves, 1)
    return LoadReport(
        database=database.partition(":")[0],
        workers=len(workers),
        tables=len(load.pairs),
        connections=2 * len(load.pairs),
        seconds=round(took, 1),
        asked_moves_per_second=load.rate,
        moves_per_second=round(load.moves / took, 1),
        moves=load.moves,
        refused=load.refused,
        lost=load.lost,
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
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "grimalkin.cli.main", *words],
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        wait_until_healthy(address, process, log)
        yield address, lambda: workers_of(process.pid)
    finally:
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

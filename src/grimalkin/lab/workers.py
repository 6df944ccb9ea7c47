"""Processes that play parts of a run, and how games are dealt out to them."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections.abc import Generator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from grimalkin.lab.driver import driver_of
from grimalkin.lab.plan import Plan, Tally

SLICE = 0.25  # seconds of play that are dealt out at once: what an interrupt can lose


class WorkerDied(Exception):
    """A worker process ended before its games did."""


class Deal:
    """Deals games out, so many at once as take about a slice of time."""

    def __init__(self, asked: int, workers: int) -> None:
        self.left = asked
        self.next = 0
        self.workers = workers
        self.size = 1

    def take(self) -> tuple[int, int]:
        """The first of the next games, and how many."""
        count = self.size
        if self.workers > 1:
            # smaller towards the end, so that no worker is left waiting for another
            count = min(count, -(-self.left // (2 * self.workers)))
        count = min(count, self.left)
        first = self.next
        self.next += count
        self.left -= count
        return first, count

    def took(self, count: int, seconds: float) -> None:
        """Learn from a part. It grows step by step: the first games of a process are slow."""
        self.size = max(1, min(2 * count, int(count * SLICE / max(seconds, 1e-9))))


class Worker:
    """A process that plays parts of a run, as this side sees it."""

    def __init__(self, plan: Plan, number: int) -> None:
        context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
        self.number = number
        self.first = 0
        self.count = 0
        self.line, their_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(their_end, plan), daemon=True)
        self.process.start()
        their_end.close()

    def send(self, first: int, count: int) -> None:
        self.first = first
        self.count = count
        try:
            self.line.send((first, count))
        except OSError:
            raise self.died() from None

    def receive(self) -> tuple[Tally, float]:
        try:
            part: Tally
            seconds: float
            part, seconds = self.line.recv()
        except (EOFError, OSError):
            raise self.died() from None
        return part, seconds

    def died(self) -> WorkerDied:
        self.process.join()
        code = self.process.exitcode or 0
        how = f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
        games = f"game {self.first}" if self.count == 1 else f"games {self.first} to {self.first + self.count - 1}"
        return WorkerDied(f"worker {self.number} {how} while it had {games} to play")

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.process.close()
        self.line.close()


def work(line: Connection, plan: Plan) -> None:
    """What a worker process does: play what it is told until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever deals out the games decides when to stop
    driver = driver_of(plan)
    try:
        while True:
            first, count = line.recv()
            start = time.perf_counter()
            part = driver.some(first, count)
            line.send((part, time.perf_counter() - start))
    except (EOFError, OSError):
        return


def apart(plan: Plan, asked: int, count: int) -> Generator[tuple[int, Tally], None, None]:
    """The parts of a run, played by worker processes."""
    deal = Deal(asked, count)
    workers: list[Worker] = []
    busy: dict[object, Worker] = {}
    try:
        workers = start_workers(plan, count)
        for worker in workers:
            worker.send(*deal.take())
            busy[worker.line] = worker
        while busy:
            for line in multiprocessing.connection.wait([worker.line for worker in busy.values()]):
                worker = busy[line]
                part, seconds = worker.receive()
                played = worker.count
                deal.took(played, seconds)
                if deal.left:
                    worker.send(*deal.take())
                else:
                    del busy[line]
                yield played, part
    finally:
        for worker in workers:
            worker.end()


def start_workers(plan: Plan, count: int) -> list[Worker]:
    """Start them deaf to Ctrl-C, which the terminal sends to every process: also while they are still importing."""
    if threading.current_thread() is not threading.main_thread():
        return [Worker(plan, number + 1) for number in range(count)]
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return [Worker(plan, number + 1) for number in range(count)]
    finally:
        signal.signal(signal.SIGINT, before)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

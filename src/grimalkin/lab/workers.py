"""Processes that play parts of a run, and how games are dealt out to them."""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import multiprocessing.connection
import multiprocessing.resource_tracker
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, Protocol, TypeVar

SLICE = 0.25  # seconds of play that are dealt out at once: what an interrupt can lose
STOPS = (signal.SIGINT, signal.SIGTERM)  # end a run early
END_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux
CAN_HOLD = hasattr(signal, "pthread_sigmask")  # not on Windows

Part = TypeVar("Part")
Part_co = TypeVar("Part_co", covariant=True)


class Plays(Protocol[Part_co]):
    """Plays any games of a run, by number: what one process does."""

    def some(self, first: int, count: int) -> Part_co: ...


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


class Worker(Generic[Part]):
    """A process that plays parts of a run, as this side sees it. It is sent `what` and makes of it who plays."""

    def __init__(self, made: Callable[[Any], Plays[Part]], what: Any, number: int) -> None:
        context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
        self.number = number
        self.first = 0
        self.count = 0
        self.line, their_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(their_end, made, what), daemon=True)
        self.process.start()
        their_end.close()

    def send(self, first: int, count: int) -> None:
        self.first = first
        self.count = count
        try:
            self.line.send((first, count))
        except OSError:
            raise self.died() from None

    def receive(self) -> tuple[Part, float]:
        try:
            part: Part
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
        self.process.kill()  # it is deaf to anything less, and keeps nothing
        self.process.join()
        self.process.close()
        self.line.close()


def work(line: Connection, made: Callable[[Any], Plays[Any]], what: Any) -> None:
    """What a worker process does: play what it is told until nobody is there any more."""
    end_with_parent()
    for number in STOPS:
        signal.signal(number, signal.SIG_IGN)  # whoever deals out the games decides when to stop
    if CAN_HOLD:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    player = made(what)
    try:
        while True:
            first, count = line.recv()
            start = time.perf_counter()
            part = player.some(first, count)
            line.send((part, time.perf_counter() - start))
    except (EOFError, OSError):
        return


def end_with_parent() -> None:
    """This process ends as soon as the one that started it is gone, even if that was killed: its game may last long.

    Linux sees to it by itself, also while compiled code lets no other thread run.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # a C library without it
            ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def here(player: Plays[Part], asked: int) -> Generator[tuple[int, Part], None, None]:
    """The parts of a run, played in this process, each with the number of its games."""
    deal = Deal(asked, 1)
    while deal.left:
        first, count = deal.take()
        start = time.perf_counter()
        part = player.some(first, count)
        deal.took(count, time.perf_counter() - start)
        yield count, part


def apart(
    made: Callable[[Any], Plays[Part]], what: Any, asked: int, count: int
) -> Generator[tuple[int, Part], None, None]:
    """The same, played by worker processes."""
    deal = Deal(asked, count)
    workers: list[Worker[Part]] = []
    busy: dict[object, Worker[Part]] = {}
    try:
        with held():
            for number in range(count):
                workers.append(Worker(made, what, number + 1))
        for worker in workers:
            worker.send(*deal.take())
            busy[worker.line] = worker
        while busy:
            for line in multiprocessing.connection.wait([worker.line for worker in busy.values()]):
                worker = busy[line]
                part, seconds = worker.receive()
                done = worker.count
                deal.took(done, seconds)
                if deal.left:
                    worker.send(*deal.take())
                else:
                    del busy[line]
                yield done, part
    finally:
        with held():
            for worker in workers:
                worker.end()


@contextlib.contextmanager
def held() -> Iterator[None]:
    """Signals that end a run wait meanwhile, so that no worker is lost. Processes that are started do not hear them,
    not even while they import: a terminal, and whoever ends a group of processes, sends them to every one."""
    if not CAN_HOLD or threading.current_thread() is not threading.main_thread():
        yield
        return
    multiprocessing.resource_tracker.ensure_running()  # it would listen again while the workers are started
    came: list[int] = []
    before = {number: signal.signal(number, lambda which, _frame: came.append(which)) for number in STOPS}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
    for one in came:
        signal.raise_signal(one)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

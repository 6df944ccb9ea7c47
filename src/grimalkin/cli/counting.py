"""How far a run of many games is: a bar at a terminal; elsewhere, once it takes a while, a line now and then."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from types import TracebackType

from grimalkin.cli.screen import progress
from grimalkin.cli.stopping import Stopping

FIRST = 5.0  # seconds until the first line
LONGEST = 60.0  # seconds between two lines; they come twice as rarely each time until then


class Counting:
    """Counts the games of a run while it goes on, on the error stream."""

    def __init__(self, asked: int, stopping: Stopping) -> None:
        self.asked = asked
        self.stopping = stopping
        self.done = 0
        self.began = time.monotonic()
        self.bar = progress()
        self.task = self.bar.add_task("games", total=asked)
        self.to = sys.stderr
        self.over = threading.Event()
        self.teller = threading.Thread(target=self.tell, daemon=True)

    def __enter__(self) -> Counting:
        self.began = time.monotonic()
        if self.bar.disable:
            self.teller.start()
        else:
            self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.over.set()
        if self.bar.disable:
            self.teller.join()
        else:
            self.bar.stop()

    def reach(self, done: int) -> None:
        """So many games are done."""
        self.done = done
        self.bar.update(self.task, completed=done)
        self.stopping.over = done == self.asked
        self.stopping.check()

    def more(self, done: int) -> None:
        """So many more."""
        self.reach(self.done + done)

    def tell(self) -> None:
        """The lines, by a thread of their own: one game may take longer than all that is between two of them."""
        pause = FIRST
        while not self.over.wait(pause):
            with contextlib.suppress(OSError, ValueError):  # nobody reads on
                print(self.line(time.monotonic() - self.began), file=self.to, flush=True)
            pause = min(2 * pause, LONGEST)

    def line(self, seconds: float) -> str:
        """How far it is after so many seconds, and how many more it will take."""
        told = f"grimalkin: {self.done:,} of {self.asked:,} games after {clock(seconds)}"
        if not self.done:
            return told
        return f"{told}, about {clock(seconds / self.done * (self.asked - self.done))} left"


def clock(seconds: float) -> str:
    """Such as 0:05, 12:30 or 1:00:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

"""Signals that end the process while a game is played."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import threading
from collections.abc import Iterator
from typing import Any

KILLED = 128  # and the number of the signal: the exit code of a process that one has ended
# what ends a process from outside: kill, a closed terminal, Ctrl-\
ENDINGS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)]


class Killed(BaseException):
    """The process is to end now. No ordinary error, so that nobody takes it for one on the way."""

    def __init__(self, number: int) -> None:
        super().__init__(f"signal {number}")
        self.number = number


@contextlib.contextmanager
def ended_in_order() -> Iterator[None]:
    """A signal that ends the process leaves the block as an exit does, once: what was begun in it is ended, too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, _frame: object) -> None:
        for one in ENDINGS:
            signal.signal(one, signal.SIG_IGN)
        raise SystemExit(KILLED + number)  # which asyncio lets through, as it does no other

    heard = [number for number in ENDINGS if signal.getsignal(number) is not signal.SIG_IGN]  # nohup is obeyed
    before = {number: signal.signal(number, end) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Ending:
    """Signals that end the process. A game is never stopped in the middle of a choice: whoever waits, for a person or
    for a bot, says so, and is stopped at once; everybody else asks when it has done what it was doing."""

    def __init__(self) -> None:
        self.number = 0  # of the signal that came
        self.waiting = False
        self.woken = -1  # where a signal can be read

    @contextlib.contextmanager
    def heard(self) -> Iterator[None]:
        """Listen. Only the main thread can."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before: dict[int, Any] = {signal.SIGINT: signal.getsignal(signal.SIGINT)}  # deaf while a killed game is kept
        before |= {number: signal.signal(number, self.came) for number in ENDINGS}
        self.woken, wakes = os.pipe()
        os.set_blocking(wakes, False)
        old = signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(old)
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(self.woken)
            os.close(wakes)
            self.woken = -1

    def came(self, number: int, _frame: object) -> None:
        if not self.number:
            self.number = number
            if self.waiting:
                raise Killed(number)

    def check(self) -> None:
        if self.number:
            raise Killed(self.number)

    @contextlib.contextmanager
    def wait(self) -> Iterator[None]:
        """Something that can be stopped anywhere without harm."""
        self.waiting = True
        try:
            self.check()
            yield
        finally:
            self.waiting = False

    def wait_for_line(self) -> None:
        """Wait until a terminal has a line. A signal that comes just before a read would else wait for the next key."""
        if self.woken >= 0 and sys.stdin is not None and sys.stdin.isatty():
            select.select([sys.stdin, self.woken], [], [])

"""Signals that stop a run of many games. What was played until then is reported."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator

import typer

from grimalkin.lab.workers import STOPS


class Stopping:
    """Ctrl-C and SIGTERM stop a run, once: what was played is still reported, and nothing breaks that off."""

    def __init__(self) -> None:
        self.number = 0  # of the signal that came
        self.over = False  # everything has been played: there is nothing to stop

    @contextlib.contextmanager
    def heard(self) -> Iterator[None]:
        """Listen. Only the main thread can. Who is stopped before there is anything to report just ends."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        # what is deaf in the background stays so
        heard = [number for number in STOPS if signal.getsignal(number) != signal.SIG_IGN]
        before = {number: signal.signal(number, self.came) for number in heard}
        try:
            yield
        except KeyboardInterrupt:
            raise typer.Exit(self.code()) from None
        finally:
            for number, handler in before.items():
                signal.signal(number, signal.SIG_DFL if handler is None else handler)

    def came(self, number: int, _frame: object) -> None:
        if not self.number:
            self.number = number
            if not self.over:
                raise KeyboardInterrupt

    def check(self) -> None:
        """Where a bot has swallowed the interrupt it comes again."""
        if self.number and not self.over:
            raise KeyboardInterrupt

    def code(self) -> int:
        """The exit code of a run that was stopped."""
        return 128 + (self.number or signal.SIGINT)

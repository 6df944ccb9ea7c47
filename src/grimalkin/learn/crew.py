"""The worker processes of a run of learning, seen from where the network is."""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from typing import Any

from grimalkin.core.errors import GrimalkinError
from grimalkin.learn.lexicon import Ear, Lexicon
from grimalkin.learn.tables import Job, Kind
from grimalkin.learn.worker import STOP, Done, Failed, Question, Watched, work

PATIENCE = 30.0  # seconds until a worker that was told to stop has stopped


class CannotLearn(GrimalkinError):
    """Learning cannot go on; the text says why."""


class Crew:
    """Workers by number. Whatever they send is in the words of the lexicon."""

    def __init__(self, kind: Kind, count: int, lexicon: Lexicon) -> None:
        context = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        self.ears = [Ear(lexicon) for _ in range(count)]
        self.processes = []
        self.errors = 0
        for number in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, kind, number), daemon=True)
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)
        self.number = {id(line): number for number, line in enumerate(self.lines)}
        self.working: set[int] = set()

    def __len__(self) -> int:
        return len(self.lines)

    def begin(self, jobs: list[Job]) -> None:
        """Give each worker its job."""
        for number, job in enumerate(jobs):
            self.send(number, job)
            self.working.add(number)

    def send(self, number: int, message: Any) -> None:
        try:
            self.lines[number].send(message)
        except OSError as error:
            raise CannotLearn(f"worker {number} is gone: {error}") from None

    def hear(self, seconds: float) -> Iterator[tuple[int, Question | Watched]]:
        """What comes in, at once or after a while. Who is done is no longer working."""
        lines = [self.lines[number] for number in self.working]
        for line in wait(lines, seconds):
            assert isinstance(line, Connection)
            number = self.number[id(line)]
            try:
                message = line.recv()
            except (EOFError, OSError):
                code = self.processes[number].exitcode
                raise CannotLearn(f"worker {number} ended with exit code {code}") from None
            if isinstance(message, Failed):
                raise CannotLearn(f"worker {number}: {message.why}")
            if isinstance(message, Done):
                self.errors += message.errors
                self.working.discard(number)
                continue
            self.ears[number].hear(message.words)
            yield number, message._replace(arrays=message.arrays.renamed(self.ears[number]))

    def stop(self) -> None:
        """End the jobs. What workers say until then is lost but for their words."""
        for number in self.working:
            self.send(number, STOP)
        until = time.monotonic() + PATIENCE
        while self.working:
            for _number, _message in self.hear(0.5):
                pass
            if self.working and time.monotonic() > until:
                raise CannotLearn(f"worker {min(self.working)} does not stop")

    def end(self) -> None:
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.send(None)
        for process in self.processes:
            process.join(0.5)
            if process.is_alive():
                process.kill()
                process.join()

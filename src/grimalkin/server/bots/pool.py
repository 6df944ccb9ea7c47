"""Bots' processes as the server sees them: thoughts wait their turn, each has its time, what fails is replaced.

A thought costs a table nothing but its time: whatever a bot does, the answer is an option or `BotFailed`.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from grimalkin.core.game import Game
from grimalkin.core.state import State
from grimalkin.server.bots.parcel import BadParcel, home, pack
from grimalkin.server.bots.process import (
    CRASHED,
    ILLEGAL,
    LENGTH,
    SLOW,
    Advise,
    Advised,
    Answer,
    Done,
    Failed,
    Ready,
    Request,
    Think,
    Thought,
    Work,
    cards_hash,
    framed,
)

REST_SECONDS: Final = 1.0  # after a start; who needs a bot sooner starts its process at once
START_SECONDS: Final = 30.0  # for a process to start
HINT_SECONDS: Final = 20.0  # for a hint, which tries more than a bot does; nobody else waits for it
WAIT_SECONDS: Final = 30.0  # for a process to be free
DYING_SECONDS: Final = 0.2  # for a process that has let go, to learn how it ended
SEED_BITS: Final = (1 << 64) - 1  # so many count
PROGRAM: Final = """
import sys
sys.path[:] = {path!r}
from grimalkin.server.bots.process import main
main({games!r}, {modules!r})
"""


class BotFailed(Exception):
    """The bot crashed, was too slow or chose what it was not offered.

    `why` says which: "slow", "crashed" or "illegal". `where` is for the log: a kind of error and a line, no values.
    """

    def __init__(self, why: str, where: str = "") -> None:
        super().__init__(f"{why}: {where}" if where else why)
        self.why = why
        self.where = where


class Busy(BotFailed):
    """All processes had other things to do: no fault of this bot."""


class Process:
    """One process, started when it is needed and again after it failed."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.child: subprocess.Popen[bytes] | None = None
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.starting: asyncio.Task[None] | None = None
        self.closed = False
        self.decoder = msgspec.msgpack.Decoder(Answer)

    @property
    def running(self) -> bool:
        return self.starting is not None and self.writer is not None

    def begin(self) -> asyncio.Task[None]:
        """Start it, if it is not running or starting."""
        if self.starting is None or (self.starting.done() and self.writer is None):
            self.starting = asyncio.create_task(self.start())
            self.starting.add_done_callback(heeded)
        return self.starting

    async def start(self) -> None:
        ours, theirs = socket.socketpair()
        try:
            # only made here: nobody cancels this task, so what the thread starts is never lost
            self.child = await asyncio.to_thread(self.spawn, theirs)
            self.reader, self.writer = await asyncio.open_unix_connection(sock=ours)
        except OSError as error:
            ours.close()
            await self.kill()
            raise BotFailed(CRASHED, f"no process could be started: {type(error).__name__}") from None
        finally:
            theirs.close()
        if self.closed:
            await self.kill()
        try:
            answer = await self.receive(START_SECONDS)
        except BotFailed as failed:
            raise BotFailed(CRASHED, f"a process did not start: {failed.where}") from None
        if not isinstance(answer, Ready):
            await self.kill()
            raise BotFailed(CRASHED, "a process began with something else than that it is ready")

    def spawn(self, theirs: socket.socket) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-P", "-X", "faulthandler", "-c", self.program],
            stdin=theirs.fileno(),
            stdout=subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if not name.startswith("GRIMALKIN_")},  # no secrets
            start_new_session=True,  # Ctrl-C in the terminal is for the server
        )

    async def ask(self, request: bytes, seconds: float) -> Answer:
        """The answer to a framed request. The time counts from when the process begins with it."""
        if self.reader is not None and self.reader.at_eof():
            await self.kill()  # it ended while it had nothing to do: no bot is to blame
        await asyncio.shield(self.begin())
        if self.writer is None:
            raise BotFailed(CRASHED, "the process has ended")
        self.writer.write(request)
        return await self.receive(seconds)

    async def receive(self, seconds: float) -> Answer:
        reader = self.reader
        if reader is None:
            raise BotFailed(CRASHED, "the process has ended")
        try:
            async with asyncio.timeout(seconds):
                head = await reader.readexactly(LENGTH.size)
                answer: Answer = self.decoder.decode(await reader.readexactly(LENGTH.unpack(head)[0]))
                return answer
        except TimeoutError:
            await self.kill()
            raise BotFailed(SLOW, f"no answer after {seconds:g} s") from None
        except (asyncio.IncompleteReadError, OSError):
            if self.closed:
                raise closed() from None
            raise BotFailed(CRASHED, f"the process ended with {await self.kill(DYING_SECONDS)}") from None
        except msgspec.DecodeError:
            await self.kill()
            raise BotFailed(CRASHED, "the process answered nonsense") from None

    async def kill(self, patience: float = 0.0) -> int:
        """End it at once, or after so many seconds, and return how it ended."""
        child, writer = self.child, self.writer
        self.child = self.reader = self.writer = None
        if writer is not None:
            writer.close()
        return await asyncio.to_thread(ended, child, patience) if child is not None else 0

    async def close(self) -> None:
        """End it for good, in whatever it is doing."""
        self.closed = True
        await self.kill()
        if self.starting is not None:
            await asyncio.wait([self.starting])


def ended(child: subprocess.Popen[bytes], patience: float) -> int:
    if patience:
        try:
            return child.wait(patience)
        except subprocess.TimeoutExpired:
            pass
    child.kill()
    return child.wait()


def heeded(task: asyncio.Task[Any]) -> None:
    """Whoever needs what it makes hears that it has failed; if nobody does any more, nothing is wrong."""
    if not task.cancelled():
        task.exception()


class Bots:
    """So many processes. Who comes first is served first; thoughts that stand behind wait for all others.

    Of several processes one is always left to the others: nobody waits for the end of a thought that stands behind.
    """

    def __init__(
        self,
        games: Mapping[str, Game],
        processes: int,
        seconds: float,
        *,
        waiting: float = WAIT_SECONDS,
        modules: Sequence[str] = (),
    ) -> None:
        program = PROGRAM.format(path=sys.path, games=list(games), modules=list(modules))
        self.games = games
        self.seconds = seconds
        self.waiting = waiting
        self.processes = [Process(program) for _ in range(max(1, processes))]
        self.idle = self.processes[::-1]
        self.queue: deque[asyncio.Future[Process]] = deque()
        self.behind: deque[asyncio.Future[Process]] = deque()
        self.most_behind = max(1, len(self.processes) - 1)  # at once
        self.now_behind = 0
        self.tasks: set[asyncio.Task[Answer]] = set()
        self.closed = False
        self.soon: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        """Start one process soon, when the server has come to rest; the others when they are needed."""
        await asyncio.to_thread(home)
        self.soon = asyncio.get_running_loop().call_later(REST_SECONDS, self.begin_one)

    def begin_one(self) -> None:
        if self.idle and not any(process.running for process in self.processes):
            self.idle[-1].begin()

    async def close(self) -> None:
        """End all processes. Whoever waits for a thought hears that it failed."""
        self.closed = True
        if self.soon is not None:
            self.soon.cancel()
        for place in (*self.queue, *self.behind):
            if not place.done():
                place.set_exception(closed())
        self.queue.clear()
        self.behind.clear()
        await asyncio.gather(*[process.close() for process in self.processes])
        if self.tasks:
            await asyncio.wait(self.tasks)

    async def think(
        self,
        game: Game,
        settings: dict[str, str],
        masked: State,
        seat: int,
        options: list[int],
        standing: list[int],
        player: str,
        seed: int,
        seconds: float | None = None,
        behind: bool = False,
    ) -> int:
        """The option that a player chooses for a seat, from the mask of that seat: one of `options` and `standing`.

        `seed` is of the player's own luck, never that of the table. `behind`: everybody else comes first.
        """
        budget = self.seconds if seconds is None else seconds
        request = self.request(Think, game, settings, masked, seat, options, standing, player, seed, budget)
        answer = await self.run(request, budget, behind)
        if not isinstance(answer, Thought) or answer.option not in options + standing:
            raise BotFailed(ILLEGAL, player)
        return answer.option

    async def advise(
        self,
        game: Game,
        settings: dict[str, str],
        masked: State,
        seat: int,
        options: list[int],
        standing: list[int],
        seed: int,
        seconds: float = HINT_SECONDS,
    ) -> Advised:
        """A hint for a person, from the mask of the seat."""
        request = self.request(Advise, game, settings, masked, seat, options, standing, "", seed, seconds)
        answer = await self.run(request, seconds)
        if not isinstance(answer, Advised) or answer.option not in options + standing:
            raise BotFailed(ILLEGAL, "hint")
        return answer

    def request(
        self,
        kind: type[Think],
        game: Game,
        settings: dict[str, str],
        masked: State,
        seat: int,
        options: list[int],
        standing: list[int],
        player: str,
        seed: int,
        seconds: float,
    ) -> Think:
        if masked.viewer != seat:
            raise ValueError(f"a bot in seat {seat} was given what seat {masked.viewer} sees; -1 is the whole state")
        if game.id not in self.games:
            raise ValueError(f"{game.id} is not played here; there are: {', '.join(self.games)}")
        try:
            parcel = pack(masked)
        except BadParcel as error:
            raise BotFailed(CRASHED, str(error)) from None
        return kind(
            game.id,
            game.own,
            game.card_sets()[game.own].text if game.own else "",
            cards_hash(game, settings),
            settings,
            parcel,
            len(masked.teams),
            seat,
            options,
            standing,
            player,
            seed & SEED_BITS,
            seconds,
        )

    async def work(self, name: str, argument: bytes, seconds: float) -> bytes:
        """Do a job of `process.JOBS` in a process, under the same conditions as a thought."""
        answer = await self.run(Work(name, argument, seconds), seconds)
        if not isinstance(answer, Done):
            raise BotFailed(ILLEGAL, name)
        return answer.result

    async def run(self, request: Request, seconds: float, behind: bool = False) -> Answer:
        process = await self.free_process(behind)
        # a task of its own: when whoever asked goes away, the process still ends its thought before the next one
        task = asyncio.create_task(self.exchange(process, framed(request), seconds, behind))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(heeded)
        answer = await asyncio.shield(task)
        if isinstance(answer, Failed):
            raise BotFailed(answer.why, answer.where)
        return answer

    async def exchange(self, process: Process, request: bytes, seconds: float, behind: bool) -> Answer:
        try:
            return await process.ask(request, seconds)
        finally:
            self.give_back(process, behind)

    async def free_process(self, behind: bool) -> Process:
        if self.closed:
            raise closed()
        if self.idle and not (behind and self.now_behind >= self.most_behind):
            running = [process for process in self.idle if process.running]
            process = running[-1] if running else self.idle[-1]
            self.idle.remove(process)
            self.now_behind += behind
            return process
        place: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        queue = self.behind if behind else self.queue
        queue.append(place)
        try:
            async with asyncio.timeout(self.waiting):
                return await place
        except (TimeoutError, asyncio.CancelledError) as error:
            if not place.done() or place.cancelled():
                if place in queue:
                    queue.remove(place)
            elif place.exception() is None:
                self.give_back(place.result(), behind)  # it came at the very moment
            if isinstance(error, TimeoutError):
                raise Busy(SLOW, f"no process was free for {self.waiting:g} s") from None
            raise

    def give_back(self, process: Process, behind: bool) -> None:
        """A process is free: it is for whoever waits, those who stand behind last."""
        self.now_behind -= behind
        if self.closed:
            return
        if not process.running:
            process.begin()
        while self.queue:
            place = self.queue.popleft()
            if not place.done():
                place.set_result(process)
                return
        while self.behind and self.now_behind < self.most_behind:
            place = self.behind.popleft()
            if not place.done():
                self.now_behind += 1
                place.set_result(process)
                return
        self.idle.append(process)


def closed() -> BotFailed:
    return BotFailed(CRASHED, "the server is being closed")

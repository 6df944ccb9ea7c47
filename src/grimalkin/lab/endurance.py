"""Very many random games in one process: do they get slower, does memory grow, does any of them fail?

The last tenth plays the games of the first once more. So both are the same work, compared slice by slice in CPU time,
and each game must end as it did before. The median of the slices counts, so that a machine that was busy for a while
does not decide; and a loop that does always the same tells how much the machine itself changed meanwhile.
"""

from __future__ import annotations

import os
import time
import zlib
from array import array
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from statistics import median

import msgspec

from grimalkin.build import kind
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.lab.speeds import new_game
from grimalkin.players.random import play_out

MILLION = 1_000_000
SLICES = 10  # of a tenth
FEWEST = 10 * SLICES
SHOWN = 5  # errors that are kept in words
LOOP = 50_000  # rounds of the loop that does always the same
TICK = 1e-9  # the least time that a slice takes, on clocks that move seldom


class Error(msgspec.Struct):
    """A game that failed, or that ended otherwise when it was played once more."""

    seed: int
    error: str


class Lasted(msgspec.Struct):
    """How one game lasted. Drifts are of speed: -0.01 means that the last tenth was 1 % slower than the first."""

    games: int
    decisions: int
    seconds: float  # of CPU time
    first_decisions_per_second: float
    last_decisions_per_second: float
    drift: float
    drift_least: float  # of the slices
    drift_most: float
    machine_drift: float  # of the loop that does always the same
    first_mib: float | None  # memory after the first tenth; None where the system does not tell
    last_mib: float | None
    failed: int
    errors: list[Error]


class Endurance(msgspec.Struct):
    """What one process found: its build, and how each game lasted."""

    build: str
    games: dict[str, Lasted]


class Slice(msgspec.Struct):
    """Some games: what they took."""

    seconds: float
    machine: float  # seconds of the loop that does always the same
    decisions: int


class Runner:
    """Plays very many games of one kind."""

    def __init__(self, game: Game, done: Callable[[int], None]) -> None:
        self.game = game
        self.done = done  # is told how many games more were played
        self.ends = array("L")  # of the games that are played twice: digests, by seed
        self.failed = 0
        self.errors: list[Error] = []

    def last(self, games: int) -> Lasted:
        each = games // FEWEST
        tenth = SLICES * each
        first = [self.slice(seed, each) for seed in range(0, tenth, each)]
        first_mib = memory()
        between = [
            self.slice(seed, min(each, games - tenth - seed), keep=False) for seed in range(tenth, games - tenth, each)
        ]
        last = [self.slice(seed, each) for seed in range(0, tenth, each)]
        last_mib = memory()
        every = first + between + last
        drifts = [before.seconds / after.seconds - 1 for before, after in zip(first, last)]
        machine = median(part.machine for part in first) / median(part.machine for part in last)
        return Lasted(
            games=games,
            decisions=sum(part.decisions for part in every),
            seconds=round(sum(part.seconds for part in every), 3),
            first_decisions_per_second=round(median(part.decisions / part.seconds for part in first), 1),
            last_decisions_per_second=round(median(part.decisions / part.seconds for part in last), 1),
            drift=round(median(drifts), 4),
            drift_least=round(min(drifts), 4),
            drift_most=round(max(drifts), 4),
            machine_drift=round(machine - 1, 4),
            first_mib=first_mib,
            last_mib=last_mib,
            failed=self.failed,
            errors=self.errors,
        )

    def slice(self, first: int, count: int, keep: bool = True) -> Slice:
        """The games with the seeds from `first`."""
        machine = loop_time()
        decisions = 0
        start = time.process_time()
        for seed in range(first, first + count):
            decisions += self.play(seed, keep)
        seconds = time.process_time() - start
        self.done(count)
        return Slice(max(seconds, TICK), machine, decisions)

    def play(self, seed: int, keep: bool) -> int:
        """The decisions of a game. How it ends is kept the first time, and compared the second time."""
        state = new_game(self.game)
        try:
            decisions = play_out(state, Seeded(seed), 2 * self.game.longest)
        except Exception as error:  # noqa: BLE001  whatever a game raises is what is looked for
            self.fail(seed, f"{type(error).__name__}: {error}")
            decisions = 0
        if keep:
            end = zlib.crc32(f"{decisions} {state.result!r}".encode())
            if seed == len(self.ends):
                self.ends.append(end)
            elif self.ends[seed] != end:
                self.fail(seed, "it ended otherwise when it was played once more")
        return decisions

    def fail(self, seed: int, error: str) -> None:
        self.failed += 1
        if len(self.errors) < SHOWN:
            self.errors.append(Error(seed, error))


def loop_time() -> float:
    """CPU time of a loop that does always the same."""
    start = time.process_time()
    total = 0
    for i in range(LOOP):
        total += i & 7
    return max(time.process_time() - start, TICK)


def memory() -> float | None:
    """MiB that this process has in memory now."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def endure(games: Mapping[str, Game], count: int, done: Callable[[str, int], None]) -> Endurance:
    """So many games of each; `done` is told a game's id, and how many of it were played since it was told last."""
    return Endurance(kind(), {name: Runner(game, partial(done, name)).last(count) for name, game in games.items()})

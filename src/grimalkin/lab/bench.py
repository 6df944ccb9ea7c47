"""How fast the rules run: whole random games, and what a copy, a mask and an imagined state cost in mid-game.

All times are CPU time, and of several tries the best counts: what the machine can do when left alone.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

from grimalkin.build import is_compiled
from grimalkin.core.engine import choose, roll_on
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.state import State
from grimalkin.lab.catalogue import games_named
from grimalkin.players.random import play_out

COMPILED, INTERPRETED = "compiled", "interpreted"
SLICE = 0.1  # seconds of CPU time, like the yardstick's
BATCH = 5  # games between two looks at the clock, like the yardstick's
POSITIONS = 7
REPEATS = 5


class CannotMeasure(GrimalkinError):
    """A program that was named for a measurement does not do its part."""

    code = "cannot_measure"


class Speed(msgspec.Struct):
    """One game in one build. Ratios are decisions/s against the yardstick of the same build."""

    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    clone_us: float
    mask_us: float
    imagine_us: float
    yardstick_ratio: float | None = None


class Measured(msgspec.Struct):
    """What one process found: its build, and the speed of each game."""

    build: str
    games: dict[str, Speed]


class Both(msgspec.Struct):
    """One game in both builds; None for a build that is not there."""

    compiled: Speed | None
    interpreted: Speed | None


class Report(msgspec.Struct):
    python: str
    build: str
    seconds: float
    games: dict[str, Both]
    yardstick: dict[str, float | None] | None
    notes: list[str]


# measuring


def new_game(game: Game) -> State:
    """A game as most tables have it: the fewest seats, the default settings but for what ends a game nobody watches."""
    return game.new(game.unattended({}), [""] * game.seats[0])


def random_play(game: Game, seconds: float) -> tuple[float, float, float]:
    """Games/s and decisions/s of the best slice, and decisions a game over all slices."""
    seed = 1000
    spent = best_games = best_decisions = 0.0
    all_games = all_decisions = 0
    while spent < seconds:
        games = decisions = 0
        start = time.process_time()
        end = start + min(SLICE, seconds)
        now = start
        while now < end:
            for _game in range(BATCH):
                decisions += play_out(new_game(game), Seeded(seed))
                seed += 1
            games += BATCH
            now = time.process_time()
        used = now - start
        spent += used
        best_games = max(best_games, games / used)
        best_decisions = max(best_decisions, decisions / used)
        all_games += games
        all_decisions += decisions
    return best_games, best_decisions, all_decisions / all_games


def mid_game(game: Game, seed: int) -> tuple[State, int]:
    """A position with half of a random game's decisions made, and the seat that is asked there."""
    half = play_out(new_game(game), Seeded(seed)) // 2
    state = new_game(game)
    luck = Seeded(seed)
    decisions = 0
    while True:
        ask = roll_on(state, luck)
        assert ask is not None, "the same luck led to a shorter game"
        seat = ask.order(state)[0]
        options = ask.options(state, seat)
        if len(options) > 1:
            if decisions == half:
                return state, seat
            decisions += 1
        # as in play_out: a forced choice uses no luck, so this is the same game
        choose(state, ask, seat, options[luck.below(len(options))] if len(options) > 1 else options[0])


def cost(call: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call: the best of several rounds that take about `seconds` each."""
    count = 1
    while True:
        start = time.process_time()
        for _call in range(count):
            call()
        used = time.process_time() - start
        if used >= seconds / 2:
            break
        count *= 2
    best = used
    for _repeat in range(REPEATS - 1):
        start = time.process_time()
        for _call in range(count):
            call()
        best = min(best, time.process_time() - start)
    return best / count * 1e6


def speed_of(game: Game, seconds: float) -> Speed:
    games, decisions, length = random_play(game, seconds)
    clones: list[float] = []
    masks: list[float] = []
    imagined: list[float] = []
    each = min(0.004, seconds / 100)
    for seed in range(POSITIONS):
        state, seat = mid_game(game, seed)
        masked = mask(state, seat)
        clones.append(cost(state.copy, each))
        masks.append(cost(partial(mask, state, seat), each))
        imagined.append(cost(partial(imagine, masked, Seeded(seed)), each))
    costs = [round(statistics.median(found), 3) for found in (clones, masks, imagined)]
    return Speed(round(games, 1), round(decisions, 1), round(length, 2), *costs)


def measure(games: Mapping[str, Game], seconds: float) -> Measured:
    """All games in the build that this process runs."""
    build = COMPILED if is_compiled() else INTERPRETED
    return Measured(build, {name: speed_of(game, seconds) for name, game in games.items()})


# the other build, the yardstick


def run(command: Sequence[str], what: str) -> str:
    """What a program prints, or one line about why it does not."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotMeasure(f"{what} cannot be run: {error.strerror}") from None
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise CannotMeasure(f"{what} failed with exit code {done.returncode}: {said[-1] if said else 'no message'}")
    return done.stdout


def measure_elsewhere(command: Sequence[str], games: Sequence[str], seconds: float, what: str) -> Measured:
    """Let another process measure the same games."""
    wanted = [word for name in games for word in ("--game", name)]
    text = run([*command, "--seconds", str(seconds), *wanted], what)
    try:
        return msgspec.json.decode(text, type=Measured)
    except msgspec.MsgspecError as error:
        raise CannotMeasure(f"{what} printed no measurement: {error}") from None


def yardstick(program: Path) -> dict[str, float | None]:
    """The speed of a fixed program on this machine now: {"interpreted": n, "compiled": n}."""
    if not program.is_file():
        raise CannotMeasure(f"no yardstick program '{program}'")
    what = f"yardstick '{program}'"
    expected = 'expected {"interpreted": n, "compiled": n} with n above 0'
    text = run([sys.executable, str(program)], what)
    try:
        found = json.loads(text)
    except json.JSONDecodeError:
        raise CannotMeasure(f"{what} printed no JSON; {expected}") from None
    if not isinstance(found, dict):
        raise CannotMeasure(f"{what} printed no JSON object; {expected}")
    for build in (INTERPRETED, COMPILED):
        number = found.get(build)
        # a yardstick that found no compiler gives the interpreted number alone
        if build == COMPILED and number is None:
            continue
        if not isinstance(number, (int, float)) or isinstance(number, bool) or not 0 < number < math.inf:
            raise CannotMeasure(f"{what} gave {build} = {json.dumps(number)}; {expected}")
    return {INTERPRETED: found[INTERPRETED], COMPILED: found.get(COMPILED)}


def report(ids: Sequence[str], seconds: float, program: Path | None = None, other: Path | None = None) -> Report:
    """Both builds and the yardstick in one run. `other` is the Python of an environment that holds the other build."""
    games = games_named(ids)
    notes: list[str] = []
    for name, game in games.items():
        limits = game.unattended({})
        if limits:
            notes.append(f"{name} is played with {', '.join(f'{limit}={value}' for limit, value in limits.items())}")
    # the yardstick first: a wrong one is noticed before the long part
    stick = yardstick(program) if program is not None else None
    here = measure(games, seconds)
    builds: dict[str, Measured] = {here.build: here}
    there: Measured | None = None
    if other is not None:
        command = [str(other), "-m", "grimalkin.lab.bench"]
        there = measure_elsewhere(command, list(games), seconds, f"other Python '{other}'")
        if there.build == here.build:
            raise CannotMeasure(f"other Python '{other}' holds the {there.build} build too; name one with the other")
    elif here.build == COMPILED:
        command = [sys.executable, "-m", "grimalkin.lab.interpreted", "grimalkin.lab.bench"]
        there = measure_elsewhere(command, list(games), seconds, "the interpreted build")
    else:
        notes.append("this build is interpreted, so compiled is not measured; --other-python names one that is")
    if there is not None:
        builds[there.build] = there
    if stick is not None:
        for build, measured in builds.items():
            number = stick[build]
            if number is None:
                notes.append(f"the yardstick gave no number for the {build} build, so it has no ratio")
                continue
            for speed in measured.games.values():
                speed.yardstick_ratio = round(speed.decisions_per_second / number, 3)
    both = {
        name: Both(*(builds[build].games[name] if build in builds else None for build in (COMPILED, INTERPRETED)))
        for name in games
    }
    return Report(platform.python_version(), here.build, seconds, both, stick, notes)


def main() -> None:
    """Measure in this process and print JSON: what `report` runs in the other build."""
    parser = argparse.ArgumentParser(description="Measure the games in this build; prints JSON.")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--game", action="append", default=[])
    words = parser.parse_args()
    sys.stdout.write(msgspec.json.encode(measure(games_named(words.game), words.seconds)).decode() + "\n")


if __name__ == "__main__":
    main()

"""How fast the rules run, in each build that is there, and against a yardstick."""

from __future__ import annotations

import argparse
import json
import math
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from grimalkin.build import COMPILED, INTERPRETED, RELEASE
from grimalkin.core.errors import GrimalkinError
from grimalkin.lab.catalogue import games_named
from grimalkin.lab.speeds import Measured, Speed, measure


class CannotMeasure(GrimalkinError):
    """A program that was named for a measurement does not do its part."""

    code = "cannot_measure"


class Builds(msgspec.Struct):
    """One game in each build; None for a build that is not there."""

    release: Speed | None = None
    compiled: Speed | None = None
    interpreted: Speed | None = None

    def measured(self) -> list[tuple[str, Speed]]:
        """Those that are there."""
        every = ((RELEASE, self.release), (COMPILED, self.compiled), (INTERPRETED, self.interpreted))
        return [(build, speed) for build, speed in every if speed is not None]


class Report(msgspec.Struct):
    python: str
    build: str
    seconds: float
    games: dict[str, Builds]
    yardstick: dict[str, float | None] | None
    notes: list[str]


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


def measure_elsewhere(
    command: Sequence[str], games: Sequence[str], seconds: float, profile: bool, what: str
) -> Measured:
    """Let another process measure the same games."""
    wanted = [word for name in games for word in ("--game", name)]
    text = run([*command, "--seconds", str(seconds), *wanted, *["--profile"] * profile], what)
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


def report(
    ids: Sequence[str],
    seconds: float,
    program: Path | None = None,
    other: Path | None = None,
    profile: bool = False,
) -> Report:
    """The builds and the yardstick in one run. `other` is the Python of an environment that holds another build."""
    games = games_named(ids)
    notes: list[str] = []
    for name, game in games.items():
        limits = game.unattended({})
        if limits:
            notes.append(f"{name} is played with {', '.join(f'{limit}={value}' for limit, value in limits.items())}")
    # the yardstick first: a wrong one is noticed before the long part
    stick = yardstick(program) if program is not None else None
    here = measure(games, seconds, profile)
    builds: dict[str, Measured] = {here.build: here}
    there: Measured | None = None
    if other is not None:
        command = [str(other), "-m", "grimalkin.lab.bench"]
        there = measure_elsewhere(command, list(games), seconds, profile, f"other Python '{other}'")
        if there.build == here.build:
            raise CannotMeasure(f"other Python '{other}' holds the {there.build} build too; name one with another")
    elif here.build != INTERPRETED:
        command = [sys.executable, "-m", "grimalkin.lab.interpreted", "grimalkin.lab.bench"]
        there = measure_elsewhere(command, list(games), seconds, profile, "the interpreted build")
    else:
        notes.append("this build is interpreted, so compiled is not measured; --other-python names one that is")
    if there is not None:
        builds[there.build] = there
    if stick is not None:
        for build, measured in builds.items():
            number = stick[INTERPRETED if build == INTERPRETED else COMPILED]
            if number is None:
                notes.append(f"the yardstick gave no number for the {build} build, so it has no ratio")
                continue
            for speed in measured.games.values():
                speed.yardstick_ratio = round(speed.decisions_per_second / number, 3)
    by_game = {name: Builds(**{build: measured.games[name] for build, measured in builds.items()}) for name in games}
    return Report(platform.python_version(), here.build, seconds, by_game, stick, notes)


def main() -> None:
    """Measure in this process and print JSON: what `report` runs in the other build."""
    parser = argparse.ArgumentParser(description="Measure the games in this build; prints JSON.")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--profile", action="store_true")
    words = parser.parse_args()
    found = measure(games_named(words.game), words.seconds, words.profile)
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


if __name__ == "__main__":
    main()

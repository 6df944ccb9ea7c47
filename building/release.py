"""A release build: the C compiler learns from play which way the rules go, and looks at all modules at once.

`compiling.py` calls `build`. Everything is compiled twice: first with counters in it, and these games are played; then
with what was counted. It takes three times as long as the usual build, plays the same and is faster.

As a program, `python building/release.py` plays the games.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

MARK = "release.txt"  # in the package: tells that it is a release build

LEARN = ["-fprofile-generate", "-fprofile-update=single"]
# What was never played is compiled as usual, not for size: players find more ways than a training has.
USE = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-flto=auto"]

PLAYED = 40  # seeds of random play for each setup
WATCHED = 2  # seeds of games that other players play


def build(command: Any, once: Callable[[], None]) -> None:
    """Compile with counters, play, and compile again. `once` compiles and links all modules of the command."""
    usual = [(module, list(module.extra_compile_args), list(module.extra_link_args)) for module in command.extensions]
    command.force = True
    for words in (LEARN, USE):
        for module, compiling, linking in usual:
            module.extra_compile_args = [*compiling, *words]
            module.extra_link_args = [*linking, *words]
        once()
        if words is LEARN:
            train(Path(command.build_lib).resolve())


def train(package: Path) -> None:
    """Play with the package in this folder. The counters are written beside the object files when the program ends."""
    path = os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).resolve())],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"grimalkin: the games that a release build learns from failed:\n{done.stderr}")


def play() -> None:
    """Every game in every setup: at random, and between players that look at masks and try what could be."""
    from grimalkin.build import is_compiled
    from grimalkin.core.luck import Seeded
    from grimalkin.lab.catalogue import games_named
    from grimalkin.players.driver import play_game
    from grimalkin.players.greedy import PLAYER as GREEDY
    from grimalkin.players.random import play_out

    assert is_compiled(), "these games are played for the counters of a compiled build"
    for game in games_named([]).values():
        for seats, settings in setups(game):
            for seed in range(PLAYED):
                play_out(game.fresh(settings, seats), Seeded(seed))
            for seed in range(WATCHED):
                play_game(game, game.fresh(settings, seats), [GREEDY] * seats, Seeded(seed), Seeded(seed))


def setups(game: Any) -> list[tuple[int, dict[str, str]]]:
    """The fewest and the most seats, then each word that each setting takes; but nothing without an end."""
    from grimalkin.core.errors import BadSetup

    fewest, most = game.seats
    wanted = [
        {},
        *({setting.name: word} for setting in game.settings if not setting.unattended for word in setting.values[1:]),
    ]
    found: list[tuple[int, dict[str, str]]] = []
    for seats, settings in [(most, {}), *((fewest, settings) for settings in wanted)]:
        settings = game.unattended(settings)
        try:
            game.fresh(settings, seats)
        except BadSetup:  # some words need more seats
            continue
        found.append((seats, settings))
    return found


if __name__ == "__main__":
    play()

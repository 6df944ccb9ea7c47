"""`python -m tests.support.soak GAME GAMES [FIRST SEED]`: the hidden-information check at every wait of so many games.

Numbers of seats and settings of the game take turns. At each wait one other world and one other move are tried; the
kit tries more of both at a few waits of a few games.
"""

from __future__ import annotations

import functools
import itertools
import sys
import time

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from tests.support.games import decks_for, every_game
from tests.support.leaks import Leaks
from tests.support.walk import Walk, watched

EVERY = 1_000_000  # waits


def combinations_of(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of settings, but for those that only make games longer."""
    free = [one for one in game.settings if one.name not in ("match", "turn_limit") and not one.unattended]
    found: list[tuple[int, dict[str, str]]] = []
    for values in itertools.product(*[setting.values for setting in free]):
        settings = {setting.name: value for setting, value in zip(free, values, strict=True)}
        for seats in range(game.seats[0], game.seats[1] + 1):
            try:
                game.new(settings, decks_for(game, seats))
            except BadSetup:
                continue  # some games leave a number out
            found.append((seats, settings))
    return found


def main() -> None:
    game = every_game()[sys.argv[1]]
    count = int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    combinations = combinations_of(game)
    leaks = functools.partial(Leaks, worlds=1, branches=1, looks=EVERY)
    began = time.monotonic()
    for seed in range(first, first + count):
        seats, settings = combinations[seed % len(combinations)]
        watched(Walk(game, seats, settings, seed, ()), leaks)
        sys.stderr.write(f"\r{seed - first + 1} of {count} games, {time.monotonic() - began:.0f} s ")
    sys.stdout.write(f"\n{count} games of {game.id} from seed {first}, {len(combinations)} setups: nothing leaks\n")


if __name__ == "__main__":
    main()

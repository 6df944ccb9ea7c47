"""`python -m tests.support.soak GAME GAMES [FIRST SEED]`: the hidden-information check at every wait of so many games.

The settings of the game take turns. At each wait one other world and one other move are tried; the kit tries more of
both at a few waits of a few games.
"""

from __future__ import annotations

import itertools
import sys
import time

from tests.support.games import every_game
from tests.support.leaks import check_leaks

EVERY = 1_000_000  # waits


def main() -> None:
    game = every_game()[sys.argv[1]]
    count = int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    words = [setting.values for setting in game.settings if setting.name not in ("match", "turn_limit")]
    names = [setting.name for setting in game.settings if setting.name not in ("match", "turn_limit")]
    combinations = [dict(zip(names, values, strict=True)) for values in itertools.product(*words)]
    began = time.monotonic()
    for seed in range(first, first + count):
        settings = combinations[seed % len(combinations)]
        check_leaks(game, game.seats[0], settings, seed, worlds=1, branches=1, looks=EVERY)
        sys.stderr.write(f"\r{seed - first + 1} of {count} games, {time.monotonic() - began:.0f} s ")
    sys.stdout.write(f"\n{count} games of {game.id} from seed {first}, {len(combinations)} settings: nothing leaks\n")


if __name__ == "__main__":
    main()

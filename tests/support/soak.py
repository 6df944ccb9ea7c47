"""`python -m tests.support.soak GAME GAMES [FIRST SEED] [leaks|imagined]`: a check at every wait of so many games.

`leaks` is the hidden-information check: at each wait one other world and one other move are tried for each seat, for
officials and for a spectator; the kit tries more of both at a few waits of a few games. `imagined` takes less time:
what each of them imagines must be possible, and look to it as the table does.

Each game has its own number of seats and settings, by its seed.
"""

from __future__ import annotations

import functools
import sys
import time
from collections.abc import Callable

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game, Setting
from grimalkin.core.luck import Seeded
from tests.support.games import decks_for, every_game
from tests.support.kit import Masks
from tests.support.leaks import Leaks
from tests.support.walk import Observer, Walk, watched

EVERY = 1_000_000  # waits
CHECKS: dict[str, Callable[[Walk], Observer]] = {
    "leaks": functools.partial(Leaks, worlds=1, branches=1, looks=EVERY),
    "imagined": functools.partial(Masks, looks=EVERY, plays_on=False),
}


def free_settings(game: Game) -> list[Setting]:
    """Those that do more than make games longer."""
    return [one for one in game.settings if one.name not in ("match", "turn_limit") and not one.unattended]


def setup_of(game: Game, seed: int) -> tuple[int, dict[str, str]]:
    """The setup of a seed: any number of seats and any values that go together."""
    luck = Seeded(seed)
    fewest, most = game.seats
    while True:
        seats = fewest + luck.below(most - fewest + 1)
        settings = {one.name: one.values[luck.below(len(one.values))] for one in free_settings(game)}
        try:
            game.new(settings, decks_for(game, seats))
        except BadSetup:
            continue  # some games leave a number out, and some values need others
        return seats, settings


def main() -> None:
    game = every_game()[sys.argv[1]]
    count = int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    check = sys.argv[4] if len(sys.argv) > 4 else "leaks"
    began = time.monotonic()
    waits = 0
    for seed in range(first, first + count):
        seats, settings = setup_of(game, seed)
        walk = Walk(game, seats, settings, seed, ())
        watched(walk, CHECKS[check])
        waits += walk.n
        sys.stderr.write(f"\r{seed - first + 1} of {count} games, {waits} waits, {time.monotonic() - began:.0f} s ")
    sys.stdout.write(f"\n{count} games of {game.id} from seed {first}, {waits} waits, {check}: nothing found\n")


if __name__ == "__main__":
    main()

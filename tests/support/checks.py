"""The checks by name, and how many games the tests play of each."""

from __future__ import annotations

import functools
from collections.abc import Callable

from hypothesis import Phase

from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.players.random import play_out
from tests.support import kit
from tests.support.effort import SOAK, times
from tests.support.leaks import Leaks
from tests.support.views import Views
from tests.support.walk import Choices, Observer, Walk, watched

Check = Callable[[Game, int, dict[str, str], int, Choices], None]

OBSERVERS: dict[str, type[Observer]] = {
    "ends": kit.Ends,
    "copies": kit.Copies,
    "options": kit.Options,
    "leaks": Leaks,
    "cards": kit.Cards,
    "masks": kit.Masks,
    "positions": kit.Written,
    "views": Views,
    "parts": kit.Parts,
}


def walk_with(*observers: type[Observer]) -> Check:
    """One walk, and these look on."""

    def check(game: Game, seats: int, settings: dict[str, str], seed: int, choices: Choices) -> None:
        watched(Walk(game, seats, settings, seed, choices), *observers)

    return check


# Each by itself: what a broken twin must fail, and what a soak plays.
CHECKS: dict[str, Check] = {
    **{name: walk_with(observer) for name, observer in OBSERVERS.items()},
    "saves": kit.check_saves,
    "same_seed": kit.check_same_seed,
    "undo": kit.check_undo,
    "dead_ends": kit.check_dead_ends,
    "leaving": kit.check_leaving,
}

# Together: one walk with everybody looking on, more walks with those who cost little, and what plays by itself.
TOGETHER: dict[str, Check] = {
    "everybody looks on": walk_with(*OBSERVERS.values()),
    "ends, cards": walk_with(kit.Ends, kit.Cards),
    **{name: check for name, check in CHECKS.items() if name not in OBSERVERS},
}

SHORT = 50  # decisions of a short game

# Games a setup on the compiled build: few for what is slow.
GAMES: dict[str, int] = {
    "everybody looks on": 1,
    "ends, cards": 20,
    "ends": 20,
    "copies": 3,
    "saves": 4,
    "same_seed": 4,
    "options": 2,
    "leaks": 1,
    "undo": 2,
    "cards": 20,
    "masks": 1,
    "dead_ends": 6,
    "positions": 2,
    "views": 4,
    "parts": 2,
    "leaving": 4,
}


def played_checks() -> dict[str, Check]:
    """What the tests play: the checks together, or in a soak each by itself."""
    return CHECKS if SOAK else TOGETHER


def phases() -> tuple[Phase, ...]:
    """Making a find simpler can take many minutes: only a soak does it."""
    return tuple(Phase) if SOAK else (Phase.explicit, Phase.generate)


def games_of(check: str, game: Game) -> int:
    """Games a setup. A long game has as many decisions as several short ones, so fewer of it say as much."""
    games = max(1, GAMES[check] * SHORT // max(SHORT, length_of(game)))
    return times(games) * max(1, SOAK)


@functools.cache
def length_of(game: Game) -> int:
    """The decisions of one random game."""
    return play_out(game.new(game.unattended({}), [""] * game.seats[0]), Seeded(0))

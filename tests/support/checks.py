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
from tests.support.leaks import check_leaks
from tests.support.walk import Choices

Check = Callable[[Game, int, dict[str, str], int, Choices], None]

CHECKS: dict[str, Check] = {
    "ends": kit.check_ends,
    "copies": kit.check_copies,
    "saves": kit.check_saves,
    "same_seed": kit.check_same_seed,
    "options": kit.check_options,
    "leaks": check_leaks,
    "undo": kit.check_undo,
    "cards": kit.check_cards,
    "masks": kit.check_masks,
    "dead_ends": kit.check_dead_ends,
    "positions": kit.check_positions,
}

SHORT = 50  # decisions of a short game

# Games a setup on the compiled build: few for what is slow.
GAMES: dict[str, int] = {
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
}


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

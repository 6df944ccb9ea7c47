"""The checks by name, and how many games the tests play of each."""

from __future__ import annotations

import os
from collections.abc import Callable

from hypothesis import Phase

from grimalkin.core.game import Game
from tests.support import kit
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
}

# Games a setup: few for what is slow. GRIMALKIN_SOAK=20 plays twenty times as many.
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
}


def phases() -> tuple[Phase, ...]:
    """Making a find simpler can take many minutes: only a soak does it."""
    return tuple(Phase) if "GRIMALKIN_SOAK" in os.environ else (Phase.explicit, Phase.generate)


def games_of(check: str) -> int:
    return GAMES[check] * int(os.environ.get("GRIMALKIN_SOAK", "1"))

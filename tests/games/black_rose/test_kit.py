"""What every game must pass, on one game of each kind of table."""

from __future__ import annotations

import pytest

from grimalkin.games.black_rose.game import GAME
from tests.support.checks import CHECKS

PLAYED = ["masks", "leaks", "cards", "options", "positions", "copies", "undo", "leaving"]


@pytest.mark.parametrize("check", PLAYED)
@pytest.mark.parametrize(("seats", "packs", "seed"), [(2, "draco,hydra", 5), (3, "none", 2)])
def test_a_game_passes(check: str, seats: int, packs: str, seed: int) -> None:
    CHECKS[check](GAME, seats, {"packs": packs}, seed, ())

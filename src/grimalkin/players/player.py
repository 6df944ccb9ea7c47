"""What a player is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for a seat from what that seat sees."""

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        """One of `options`, or one of `standing` to step in. `luck` is the player's own, not the table's."""
        raise NotImplementedError

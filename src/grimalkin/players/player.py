"""What a player is."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for a seat from what that seat sees. Each process has one of a class, for all seats and games."""

    order: ClassVar[int] = 100  # where it stands in lists: the weakest first, then by name

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        """One of `options`, or one of `standing` to step in. `luck` is the player's own, not the table's."""
        raise NotImplementedError

    def chance(self, game: Game, masked: State, seat: int, luck: Luck) -> float:
        """How likely the seat is to win, from 0 to 1; a draw counts as half a win. Not every player can say.

        `grimalkin lab reliability` compares it with what comes of such positions when the player plays itself.
        """
        raise NotImplementedError

    def lacks(self, game: Game) -> str:
        """Why it cannot play this game; empty if it can."""
        return ""

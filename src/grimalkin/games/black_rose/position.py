"""How a position is written down, and the points of the game that it can stand at."""

from __future__ import annotations

from grimalkin.core.game import Positions


class LodgePositions(Positions):
    """Not written yet."""

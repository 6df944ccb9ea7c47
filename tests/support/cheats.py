"""A bot that chooses what it was not offered, as a class and as the file that it lies in."""

from __future__ import annotations

from pathlib import Path

from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.state import State
from grimalkin.players.player import Player


class Cheat(Player):
    """Chooses something that the game has, and writes it among its options first."""

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        others = [code for code in game.codes.used() if code not in options and code not in standing]
        option = others[luck.below(len(others))]
        options.append(option)
        standing.append(option)
        return option


FILE = Path(__file__)

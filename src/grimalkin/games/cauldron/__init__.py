"""Cauldron: the teaching game. Two sides of familiars feed one pot; small, but it uses every feature of the engine.

Not a product. Its rules are rules/*.toml; `docs/howto/add-a-game.md` walks through this folder.
"""

from grimalkin.games.cauldron.game import GAME

__all__ = ["GAME"]

"""Cauldron: the teaching game. Small, but it uses every feature of the engine; `docs/howto/add-a-game.md` walks it."""

from grimalkin.games.cauldron.brew import GAME

__all__ = ["GAME"]

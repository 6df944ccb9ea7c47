"""A player that learned: one encoding of all games, weights by game, and a network at play."""

from grimalkin.players.learned.player import PLAYER, Learned

__all__ = ["PLAYER", "Learned"]

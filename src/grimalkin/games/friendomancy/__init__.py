"""Friendomancy. The files are the chapters of the rulebook; README.md maps them."""

from grimalkin.games.friendomancy.game import GAME

__all__ = ["GAME"]

"""Familiars and Foes. The files are the chapters of the rulebook; README.md maps them."""

from grimalkin.games.familiars_and_foes.game import GAME

__all__ = ["GAME"]

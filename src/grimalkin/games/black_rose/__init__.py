"""Black Rose Wars with the Familiar expansions. The files are the chapters of the rulebook; README.md maps them."""

from grimalkin.games.black_rose.game import GAME

__all__ = ["GAME"]

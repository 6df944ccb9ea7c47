"""Familiar: Mythic Arena, both editions. The files are the chapters of the rulebook; README.md maps them."""

from grimalkin.games.mythic_arena.game import GAME

__all__ = ["GAME"]

"""An experiment: the battle of Mythic Arena (spec 5.3), with the pets that make it hard."""

from __future__ import annotations

from grimalkin.experiments.mythic.game import GAME

__all__ = ["GAME"]

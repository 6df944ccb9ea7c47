"""The list of games: the only place that names them all."""

from __future__ import annotations

from typing import Final

from grimalkin.core.game import Game
from grimalkin.games import cauldron, mythic_arena

GAMES: Final[dict[str, Game]] = {mythic_arena.GAME.id: mythic_arena.GAME}  # what players are offered
TEACHING: Final[dict[str, Game]] = {cauldron.GAME.id: cauldron.GAME}  # for tests, docs and measuring; not offered

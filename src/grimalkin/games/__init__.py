"""The list of games: the only place that names them all."""

from __future__ import annotations

from typing import Final

from grimalkin.core.game import Game
from grimalkin.games import cauldron

GAMES: Final[dict[str, Game]] = {}  # what players are offered
TEACHING: Final[dict[str, Game]] = {cauldron.GAME.id: cauldron.GAME}  # for tests, docs and measuring; not offered

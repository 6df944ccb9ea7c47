"""The list of games: the only place that names them all."""

from __future__ import annotations

from typing import Final

from grimalkin.core.game import Game
from grimalkin.games import cauldron, familiars_and_foes, mythic_arena

GAMES: Final[dict[str, Game]] = {  # what players are offered
    game.id: game for game in (mythic_arena.GAME, familiars_and_foes.GAME)
}
TEACHING: Final[dict[str, Game]] = {cauldron.GAME.id: cauldron.GAME}  # for tests, docs and measuring; not offered

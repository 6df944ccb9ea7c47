"""Hard pieces of the specifications, transcribed to prove the engine before the games are built on it."""

from __future__ import annotations

from typing import Final

from grimalkin.core.game import Game
from grimalkin.experiments import foes_window

# measured and tested like games, offered to nobody
EXPERIMENTS: Final[dict[str, Game]] = {foes_window.GAME.id: foes_window.GAME}

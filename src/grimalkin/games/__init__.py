"""The games there are: each folder here is one, and other packages bring more by entry points `grimalkin.games`."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.declared import declaration_fault
from grimalkin.core.game import Game
from grimalkin.core.installed import installed


def checked(name: str, thing: Any) -> Game:
    """A game under its own id, or what is wrong with it."""
    if not isinstance(thing, Game):
        raise TypeError(f"it is of {type(thing)}; a game is an object of a subclass of grimalkin.core.game.Game")
    if thing.id != name:
        raise TypeError(f"the id of its game is '{thing.id}'; both must be the same")
    fault = declaration_fault(thing, Game)
    if fault:
        raise TypeError(fault)
    return thing


FOUND: Final = installed("game", "grimalkin.games", "GAME", checked)
GAMES: Final[dict[str, Game]] = {key: game for key, game in FOUND.things.items() if not game.teaching}
TEACHING: Final[dict[str, Game]] = {key: game for key, game in FOUND.things.items() if game.teaching}  # not offered
FAULTS: Final[list[str]] = FOUND.faults  # what other packages bring and cannot be used

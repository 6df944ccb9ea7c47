"""Players that are no people. A player is given a mask, never the state.

Modules here hold one each as `PLAYER`; other packages bring more by entry points `grimalkin.players`.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.errors import BadSetup
from grimalkin.core.installed import installed, with_faults
from grimalkin.players.from_file import made, names_file, player_in
from grimalkin.players.player import Player


def checked(name: str, thing: Any) -> Player:
    """A player, or an object of a class of players."""
    return made(thing) if isinstance(thing, type) else kept(thing)


def kept(thing: Any) -> Player:
    if not isinstance(thing, Player):
        raise TypeError(f"it is of {type(thing)}; a player is of a subclass of grimalkin.players.player.Player")
    return thing


FOUND: Final = installed("player", "grimalkin.players", "PLAYER", checked)
PLAYERS: Final[dict[str, Player]] = FOUND.things
FAULTS: Final[list[str]] = FOUND.faults  # what other packages bring and cannot be used


def player_named(name: str) -> Player:
    """The installed player behind a word such as `greedy` or `bot:greedy`. It runs no code that the word names."""
    found = PLAYERS.get(name.removeprefix("bot:"))
    if found is None:
        raise BadSetup(with_faults(f"no player '{name}'; there are: {', '.join(PLAYERS)}", FAULTS))
    return found


def player_for(word: str) -> Player:
    """An installed player, or the one in a file of one's own: `bots/mine.py:Clever`.

    Only for words of whoever runs the command: the file is run. A server asks `player_named`.
    """
    name = word.removeprefix("bot:")
    return player_in(name) if names_file(name) else player_named(word)

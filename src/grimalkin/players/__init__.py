"""Players that are no people. A player is given a mask, never the state.

Modules here hold one each as `PLAYER`; other packages bring more by entry points `grimalkin.players`.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
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


def names_for(game: Game) -> list[str]:
    """The names of the installed players that can play a game, the weakest first."""
    return [name for name in PLAYERS if not PLAYERS[name].lacks(game)]


def player_named(name: str, game: Game) -> Player:
    """The installed player behind a word such as `greedy` or `bot:greedy`. It runs no code that the word names."""
    found = PLAYERS.get(name.removeprefix("bot:"))
    if found is None:
        raise BadSetup(with_faults(f"no player '{name}'; there are: {', '.join(names_for(game))}", FAULTS))
    return able(name, found, game)


def player_for(word: str, game: Game) -> Player:
    """An installed player, or the one in a file of one's own: `bots/mine.py:Clever`.

    Only for words of whoever runs the command: the file is run. A server asks `player_named`.
    """
    name = word.removeprefix("bot:")
    return able(word, player_in(name), game) if names_file(name) else player_named(word, game)


def able(word: str, player: Player, game: Game) -> Player:
    """A player that can play a game, or an error that says what it lacks."""
    lack = player.lacks(game)
    if lack:
        raise BadSetup(f"'{word}' cannot play {game.id}: {lack}; there are: {', '.join(names_for(game))}")
    return player

"""Players that are no people: random, greedy, later search. A player is given a mask, never the state."""

from __future__ import annotations

from typing import Final

from grimalkin.core.errors import BadSetup
from grimalkin.players.greedy import Greedy
from grimalkin.players.player import Player
from grimalkin.players.random import Random

PLAYERS: Final[dict[str, Player]] = {"random": Random(), "greedy": Greedy(4)}


def player_named(name: str) -> Player:
    """The player behind a word such as `greedy` or `bot:greedy`."""
    found = PLAYERS.get(name.removeprefix("bot:"))
    if found is None:
        raise BadSetup(f"no player '{name}'; there are: {', '.join(PLAYERS)}")
    return found

"""Every game there is, and every way to set up a table for it."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.players import names_for
from tests.support.warren import GAME as WARREN


class Setup(NamedTuple):
    """One way to sit down: a game, a number of seats, settings."""

    game: Game
    seats: int
    settings: dict[str, str]

    def __str__(self) -> str:
        words = [self.game.id, str(self.seats), *(f"{name}={value}" for name, value in self.settings.items())]
        return "-".join(words)


def said_of(game: Game) -> ModuleType | None:
    """What a game's folder of tests says about setups and such, if it does."""
    place = f"tests.games.{game.id.replace('-', '_')}.setups"
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError:
        return None


def samples_of(game: Game) -> list[tuple[int, dict[str, str]]]:
    """For a game with many seats and settings the few setups that its folder of tests lists; empty: it lists none."""
    found: list[tuple[int, dict[str, str]]] = getattr(said_of(game), "SETUPS", [])
    return found


@functools.cache
def open_verbs(game: Game) -> frozenset[str]:
    """Verbs of choices that are made openly although all they change is hidden, such as what a deck is made of."""
    found: frozenset[str] = getattr(said_of(game), "OPEN_VERBS", frozenset())
    return found


def open_part(game: Game, text: str) -> str:
    """What all see of a choice that hides the rest, such as the slot that a card is laid into."""
    found: Callable[[str], str] | None = getattr(said_of(game), "open_part", None)
    return found(text) if found is not None else ""


def every_game() -> dict[str, Game]:
    """What players are offered, and what teaches."""
    return {**GAMES, **TEACHING}


def decks_for(game: Game, seats: int) -> list[str]:
    """A deck for each seat; no game needs one yet."""
    return [""] * seats


def setups_of(game: Game) -> list[Setup]:
    """Every number of seats with all defaults, then each other value of each setting with two of those numbers."""
    if samples := samples_of(game):
        return [Setup(game, seats, settings) for seats, settings in samples]
    choices = [{setting.name: value} for setting in game.settings for value in setting.values[1:]]
    fewest, most = game.seats
    setups: list[Setup] = []
    for seats in range(fewest, most + 1):
        try:
            game.new({}, decks_for(game, seats))
        except BadSetup:
            continue  # some games leave a number out
        setups.append(Setup(game, seats, {}))
    numbers = [setup.seats for setup in setups]
    for i in range(len(choices)):
        for seats in sorted({numbers[0], numbers[i % len(numbers)]}):
            setups.append(Setup(game, seats, choices[i]))
    return setups


def tried_setups() -> list[Setup]:
    """Every setup, and those of a game of the tests for what no other game needs."""
    return every_setup() + setups_of(WARREN)


def every_setup() -> list[Setup]:
    return [setup for game in every_game().values() for setup in setups_of(game)]


def bots_for(game: str) -> str:
    """The bots that a game is offered, as texts list them: some need weights, which a game may have or lack."""
    return ", ".join(f"bot:{name}" for name in names_for(every_game()[game]))

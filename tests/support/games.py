"""Every game there is, and every way to set up a table for it."""

from __future__ import annotations

from typing import NamedTuple

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING


class Setup(NamedTuple):
    """One way to sit down: a game, a number of seats, settings."""

    game: Game
    seats: int
    settings: dict[str, str]

    def __str__(self) -> str:
        words = [self.game.id, str(self.seats), *(f"{name}={value}" for name, value in self.settings.items())]
        return "-".join(words)


# A game with many seats and settings: a few setups that together have every number of seats and every value.
SAMPLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "familiars-and-foes": [
        (2, {}),
        (3, {"first": "C", "interrupt_mode": "claim"}),
        (4, {"first": "D", "level": "master", "ballyhoo_mode": "claim"}),
        (5, {"first": "E", "level": "master", "interrupt_mode": "claim", "coin": "cards"}),
        (2, {"first": "B", "level": "master", "interrupt_mode": "claim", "ballyhoo_mode": "claim"}),
        (3, {"first": "A", "level": "master", "cards": "spec"}),
        (4, {"first": "B", "interrupt_mode": "claim", "foe_interrupts": "strict"}),
    ],
}


def every_game() -> dict[str, Game]:
    """What players are offered, and what teaches."""
    return {**GAMES, **TEACHING}


def decks_for(game: Game, seats: int) -> list[str]:
    """A deck for each seat; no game needs one yet."""
    return [""] * seats


def setups_of(game: Game) -> list[Setup]:
    """Every number of seats with all defaults, then each other value of each setting with two of those numbers."""
    if game.id in SAMPLES:
        return [Setup(game, seats, settings) for seats, settings in SAMPLES[game.id]]
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


def every_setup() -> list[Setup]:
    return [setup for game in every_game().values() for setup in setups_of(game)]

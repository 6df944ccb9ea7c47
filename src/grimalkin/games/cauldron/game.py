"""The game as others see it."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Setting
from grimalkin.core.piles import EVERYONE, NOBODY, pile
from grimalkin.core.state import State
from grimalkin.core.view import Because, Fact, Zone
from grimalkin.games.cauldron import reasons, view
from grimalkin.games.cauldron.advice import BrewAdvice
from grimalkin.games.cauldron.drawing import Deal
from grimalkin.games.cauldron.foresight import FORESIGHT
from grimalkin.games.cauldron.herbs import Herbs
from grimalkin.games.cauldron.hooks import BrewHooks
from grimalkin.games.cauldron.position import BrewPositions, empty_table
from grimalkin.games.cauldron.round import Round
from grimalkin.games.cauldron.state import CODES, EVENTS, WINDOWS, Brew
from grimalkin.games.cauldron.verbs import EDITIONS, VOCABULARY
from grimalkin.kit.windows import WindowGame


class Cauldron(WindowGame):
    id: ClassVar[str] = "cauldron"
    title: ClassVar[str] = "Cauldron, the teaching game"
    package: ClassVar[str] = "grimalkin.games.cauldron"
    rules: ClassVar[int] = 2
    teaching: ClassVar[bool] = True
    seats: ClassVar[tuple[int, int]] = (2, 4)
    score: ClassVar[str] = "points"
    longest: ClassVar[int] = 2_000
    draws: ClassVar[str] = "CA-END-03"

    def __init__(self) -> None:
        settings = [
            Setting("rounds", ["5", "2", "9"]),
            Setting("edition", EDITIONS),
            Setting("cards", ["balanced", "spec"]),
        ]
        super().__init__(CODES, EVENTS, settings, WINDOWS, VOCABULARY)
        self.advice = BrewAdvice()
        self.positions = BrewPositions()
        self.hooks = BrewHooks()
        self.reasons = reasons.REASONS

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        seats = len(decks)
        if seats == 3:
            raise BadSetup("CA-SETUP-01: got 3 seats; expected 2, or 4 as two teams of two")
        if any(decks):
            raise BadSetup(f"{self.id}: got a deck; all draw from one bag, and nobody brings one")
        herbs = Herbs(self.library(settings))
        game = empty_table(seats, herbs, int(settings["rounds"]))
        game.bag = pile([herb.number for herb in herbs.all for _copy in range(herb.count)], 0, NOBODY, EVERYONE)
        game.then(Deal(), Round())
        return game

    def foresee(self, masked: State, seat: int, option: int) -> list[Fact]:
        assert isinstance(masked, Brew)
        return FORESIGHT.foresee(masked, seat, option)

    def because(self, masked: State, seat: int, act: int, rule: str) -> Because | None:
        assert isinstance(masked, Brew)
        return reasons.because(masked, seat, act, rule)

    def aside(self, masked: State, seat: int, piece: str) -> tuple[str, Because] | None:
        assert isinstance(masked, Brew)
        return reasons.aside(masked, seat, piece)

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Brew)
        return view.zones(masked)

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Brew)
        return view.facts(masked)

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        assert isinstance(masked, Brew)
        return view.seat_facts(masked, seat)


GAME: Final = Cauldron()

"""Drawing herbs (rules/5-ending.toml)."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Step
from grimalkin.core.piles import Pile
from grimalkin.games.cauldron.state import DREW, SHUFFLED, Brew
from grimalkin.kit.piles import DrawInto, DrawOrRefill, reshuffle


class Deal(Step[Brew]):
    """CA-SETUP-02 Every seat draws three herbs and hides them; if there are so few, as many as there are."""

    id: ClassVar[str] = "deal"
    rule: ClassVar[str] = "CA-SETUP-02"

    def run(self, game: Brew) -> None:
        for seat in range(len(game.teams) - 1, -1, -1):
            game.then(Refill(seat), Refill(seat), Refill(seat))


class Refill(DrawOrRefill[Brew]):
    """CA-DRAW-02 If the bag is empty, the pot is shuffled into it first; if that is empty too, nobody draws."""

    id: ClassVar[str] = "refill"
    rule: ClassVar[str] = "CA-DRAW-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def draw(self, game: Brew) -> DrawHerb:
        return DrawHerb(self.seat)

    def refill(self, game: Brew) -> None:
        if game.pot:
            game.log_event("CA-DRAW-02", SHUFFLED, len(game.pot))
            reshuffle(game.bag, game.pot)
            game.pot = []


class DrawHerb(DrawInto[Brew]):
    """CA-DRAW-03 A seat draws a herb; only it sees which, unless the herb lay open on top."""

    id: ClassVar[str] = "draw_herb"
    rule: ClassVar[str] = "CA-DRAW-03"

    def pile(self, game: Brew) -> Pile:
        return game.bag

    def into(self, game: Brew) -> Pile:
        return game.hands[self.seat]

    def log_drawn(self, game: Brew, card: int) -> None:
        game.log_event("CA-DRAW-03", DREW, self.seat, card)

"""Drawing herbs (rules/5-ending.toml)."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Draw, Step
from grimalkin.core.piles import Pile, public
from grimalkin.games.cauldron.state import DREW, SHUFFLED, Brew


class Deal(Step[Brew]):
    """CA-SETUP-02 Every seat draws three herbs and hides them; if there are so few, as many as there are."""

    id: ClassVar[str] = "deal"
    rule: ClassVar[str] = "CA-SETUP-02"

    def run(self, game: Brew) -> None:
        for seat in range(len(game.teams) - 1, -1, -1):
            game.then(Refill(seat), Refill(seat), Refill(seat))


class Refill(Step[Brew]):
    """CA-DRAW-02 If the bag is empty, the pot is shuffled into it first; if that is empty too, nobody draws."""

    id: ClassVar[str] = "refill"
    rule: ClassVar[str] = "CA-DRAW-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Brew) -> None:
        if not len(game.bag) and game.pot:
            game.tell("CA-DRAW-02", SHUFFLED, len(game.pot))
            for kind in game.pot:
                game.bag.put(public(kind))
            game.pot = []
            game.bag.mix()
        if len(game.bag):
            game.then(DrawHerb(self.seat))


class DrawHerb(Draw[Brew]):
    """CA-DRAW-03 A seat draws a herb; only it sees which, unless the herb lay open on top."""

    id: ClassVar[str] = "draw_herb"
    rule: ClassVar[str] = "CA-DRAW-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Brew) -> Pile:
        return game.bag

    def drawn(self, game: Brew, card: int) -> None:
        game.hands[self.seat].put(card)
        game.tell("CA-DRAW-03", DREW, self.seat, card | 1 << self.seat)

"""Defeat of a Mage: points by cubes, the Trophy, back into the Cell. BR-DEF, BR-FAMDEF."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.games.black_rose.cubes import colours_of, counts, total
from grimalkin.games.black_rose.events import DEFEATED, SPARED, TROPHY
from grimalkin.games.black_rose.kinds import L_FADES, ROSE
from grimalkin.games.black_rose.leaving import put_into_cell
from grimalkin.games.black_rose.power import gain
from grimalkin.games.black_rose.scoring import ranked
from grimalkin.games.black_rose.state import Lodge, teller

ALONE: Final = 5  # BR-DEF-02
RANKS: Final = [4, 2, 1]  # BR-DEF-03


def is_beaten(game: Lodge, seat: int) -> bool:
    """BR-DEF-01, BR-FAMDEF-01 Every slot is full, and no Familiar lives."""
    return game.free_slots(seat) <= 0 and game.familiar(seat) is None


class DefeatMage(Step[Lodge]):
    """BR-DEF-02 to -06 The cubes are ranked and paid, the last hitter takes the Trophy, the Mage goes to the Cell.

    Also BR-DEF-07, BR-RULING-86.
    """

    id: ClassVar[str] = "defeat_mage"
    rule: ClassVar[str] = "BR-DEF-02"

    def __init__(self, seat: int, by: int, alone: int) -> None:
        self.seat = seat
        self.by = by  # the last hitter
        self.alone = alone  # so much for the last hitter, and nothing for others; 0: by rank

    def run(self, game: Lodge) -> None:
        if game.familiar(self.seat) is not None:
            game.log_event("BR-FAMDEF-01", SPARED, self.seat)
            return
        hitter = ROSE if self.by == self.seat else self.by  # BR-RULING-48
        game.log_event("BR-DEF-01", DEFEATED, self.seat, teller(hitter))
        mage = game.mages[self.seat]
        cubes = mage.wounds
        mage.wounds = 0
        game.lasting = tuple([effect for effect in game.lasting if effect.what != L_FADES or effect.on != self.seat])
        put_into_cell(game, self.seat, "BR-DEF-06")
        self.award(game, hitter)
        self.pay(game, cubes, hitter)

    def pay(self, game: Lodge, cubes: int, hitter: int) -> None:
        """BR-DEF-02 to -04 All of one colour, or by rank; the victim's own colour earns nothing (BR-DMG-07).

        Also BR-RULING-50, BR-RULING-76.
        """
        if self.alone:
            gain(game, hitter, self.alone, "BR-RULING-120")
            return
        colours = colours_of(cubes)
        if len(colours) == 1 and total(cubes):
            if colours[0] != self.seat:
                gain(game, colours[0], ALONE, "BR-DEF-02")
            return
        points = ranked(counts(cubes), RANKS)
        for contestant in range(len(points)):
            if contestant != self.seat:
                gain(game, contestant, points[contestant], "BR-DEF-03")

    def award(self, game: Lodge, hitter: int) -> None:
        """BR-DEF-05, BR-DEF-10 Each defeat gives one Trophy."""
        if hitter == ROSE:
            game.rose_trophies = (*game.rose_trophies, self.seat)
        else:
            mage = game.mages[hitter]
            mage.trophies = (*mage.trophies, self.seat)
            mage.last_hits += 1
            mage.felled_mages += 1
        game.log_event("BR-DEF-05", TROPHY, teller(hitter), self.seat)

"""Defeat of a Mage: points by cubes, the Trophy, back into the Cell. BR-DEF, BR-FAMDEF."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.games.black_rose.cubes import colours_of, counts, one_of, total
from grimalkin.games.black_rose.events import DEFEATED, SPARED, TROPHY
from grimalkin.games.black_rose.kinds import L_FADES, ON_DEFEAT, ROSE
from grimalkin.games.black_rose.leaving import put_into_cell
from grimalkin.games.black_rose.power import gain
from grimalkin.games.black_rose.scoring import ranked
from grimalkin.games.black_rose.state import Lodge, teller
from grimalkin.games.black_rose.values import form_of
from grimalkin.games.black_rose.windows import RevealProtection

ALONE: Final = 5  # BR-DEF-02
RANKS: Final = [4, 2, 1]  # BR-DEF-03
GUARDED: Final = 1  # Protections may be revealed against it
COUNTED: Final = 2  # it counts for the damage instance that goes on
ONLY_BEATEN: Final = 4  # only while every slot is full: something before it may have changed that


def is_beaten(game: Lodge, seat: int) -> bool:
    """BR-DEF-01, BR-FAMDEF-01 Every slot is full, and no Familiar lives."""
    return game.free_slots(seat) <= 0 and game.familiar(seat) is None


class DefeatMage(Step[Lodge]):
    """BR-RULING-53 A Mage without a Familiar would be defeated: Protections against it first, then the defeat."""

    id: ClassVar[str] = "defeat_mage"
    rule: ClassVar[str] = "BR-DEF-01"

    def __init__(self, seat: int, by: int, alone: int = 0, extra: int = 0, first: bool = False, how: int = 0) -> None:
        self.seat = seat
        self.by = by  # the last hitter
        self.alone = alone  # so much for the last hitter, and nothing for others; 0: by rank
        self.extra = extra  # damage beyond the last slot, with Overkill
        self.first = first  # the last hitter is ranked first, whatever lies there
        self.how = how  # GUARDED, COUNTED

    def run(self, game: Lodge) -> None:
        if self.how & ONLY_BEATEN and not is_beaten(game, self.seat):
            return
        if game.familiar(self.seat) is not None:
            game.log_event("BR-FAMDEF-01", SPARED, self.seat)
            return
        game.then(DefeatNow(self.seat, self.by, self.alone, self.extra, self.first, self.how))
        if self.how & GUARDED and game.box.moments[ON_DEFEAT] and game.has_active(self.seat):
            game.then(RevealProtection(self.seat, ON_DEFEAT, 0))


class DefeatNow(Step[Lodge]):
    """BR-DEF-02 to -06 The cubes are ranked and paid, the last hitter takes the Trophy, the Mage goes to the Cell.

    Also BR-DEF-07, BR-RULING-86.
    """

    id: ClassVar[str] = "defeat_now"
    rule: ClassVar[str] = "BR-DEF-02"

    def __init__(self, seat: int, by: int, alone: int, extra: int, first: bool, how: int) -> None:
        self.seat = seat
        self.by = by
        self.alone = alone
        self.extra = extra
        self.first = first
        self.how = how

    def run(self, game: Lodge) -> None:
        if game.saved >> self.seat & 1:
            game.saved &= ~(1 << self.seat)
            return
        if self.how & COUNTED:
            game.instance().fallen += 1
        hitter = ROSE if self.by == self.seat else self.by  # BR-RULING-48
        game.log_event("BR-DEF-01", DEFEATED, self.seat, teller(hitter))
        mage = game.mages[self.seat]
        cubes = mage.wounds + one_of(self.by, self.extra)  # BR-OVK-02
        mage.wounds = 0
        game.lasting = tuple([effect for effect in game.lasting if effect.what != L_FADES or effect.on != self.seat])
        if hitter != ROSE and form_of(game, self.seat) is not None:
            game.mages[hitter].felled_evocations += 1
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
        if self.first:
            self.pay_behind(game, cubes, hitter)
            return
        colours = colours_of(cubes)
        if len(colours) == 1 and total(cubes):
            if colours[0] != self.seat:
                gain(game, colours[0], ALONE, "BR-DEF-02")
            return
        found = counts(cubes)
        points = ranked(found, RANKS)
        for contestant in range(len(points)):
            if contestant != self.seat:
                tied = found.count(found[contestant]) > 1
                gain(game, contestant, points[contestant], "BR-DEF-04" if tied else "BR-DEF-03")

    def pay_behind(self, game: Lodge, cubes: int, hitter: int) -> None:
        """BR-RULING-119 The hitter is first, the others are ranked from second place."""
        gain(game, hitter, RANKS[0], "BR-RULING-119")
        found = counts(cubes)
        found[hitter] = 0
        points = ranked(found, RANKS[1:])
        for contestant in range(len(points)):
            if contestant != self.seat:
                gain(game, contestant, points[contestant], "BR-RULING-119")

    def award(self, game: Lodge, hitter: int) -> None:
        """BR-DEF-05, BR-DEF-10 Each defeat gives one Trophy."""
        if hitter == ROSE:
            game.rose_trophies = (*game.rose_trophies, self.seat)
        else:
            mage = game.mages[hitter]
            mage.trophies = (*mage.trophies, self.seat)
            mage.last_hits += 1
            mage.felled_mages += 1
        game.log_event("BR-RULING-48" if hitter == ROSE else "BR-DEF-05", TROPHY, teller(hitter), self.seat)

"""Lines about what lasts: Power, Tribes, permissions and prohibitions, costs. In STATIC abilities they are only
read."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.cards import Target
from grimalkin.core.fields import Given
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.events import POWER, TRIBES
from grimalkin.games.friendomancy.kinds import (
    ALL_TRIBES,
    FOR_GOOD,
    INSTANT,
    L_ADD_TRIBE,
    L_ATTACK_NOW,
    L_CANNOT_ATTACK,
    L_COST,
    L_EXTRA_ATTACK,
    L_NEXT_CARD,
    L_NO_TOLL,
    L_NOT_ATTACKED,
    L_NOT_SACRIFICED,
    L_POWER,
    L_POWER_SET,
    L_REFILL,
    L_SET_TRIBES,
    L_TOLL,
    L_UNTARGETABLE,
    L_WINS_TIES,
    THIS_TURN,
)
from grimalkin.games.friendomancy.script import CardLine, LineStep, ParlorLine, SeatLine
from grimalkin.games.friendomancy.state import Parlor, Piece
from grimalkin.games.friendomancy.values import has_power, lay, power_of, seat_key
from grimalkin.kit.filters import Filter

ALL: Final = "all"


class LastingLine(CardLine):
    """A line that leaves something on a card."""

    rule: ClassVar[str] = "FR-RULING-164"

    def value(self, game: Parlor, use: LineStep) -> int:
        return self.amount.value(game, use.you, use.context)

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        until = FOR_GOOD if self.until == INSTANT else self.until
        lay(game, self.lasts, piece.uid, self.value(game, use), until, use.you, ctx.source_of(use.context))


class Power(LastingLine):
    """`power N to CARDS for HOW LONG`: FR-RULING-63."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_POWER

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        if not has_power(game, piece):  # FR-RULING-132
            return
        before = power_of(game, piece)
        super().act(game, use, piece)
        changed(game, use, piece, before, self.value(game, use) < 0)


class PowerSet(LastingLine):
    """`power_set N to CARD for HOW LONG`: a set clears wear."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_POWER_SET

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        if not has_power(game, piece):
            return
        before = power_of(game, piece)
        lowers = self.value(game, use) < set_power(game, piece) - piece.wear
        piece.wear = 0
        super().act(game, use, piece)
        changed(game, use, piece, before, lowers)


def set_power(game: Parlor, piece: Piece) -> int:
    """The latest power_set, or what is printed: Power before anything is added or taken away."""
    power = game.box.powers[piece.kind]
    for effect in game.lasting:
        if effect.on == piece.uid and effect.what == L_POWER_SET:
            power = effect.amount
    return power


def changed(game: Parlor, use: LineStep, piece: Piece, before: int, lowers: bool) -> None:
    """FR-RULING-89 Who lowers the Power of a Foe last gets its Loot, also where a befriended one shows 0 already."""
    power = power_of(game, piece)
    if lowers and game.is_foe(piece):
        piece.blame = use.you
    if power != before:
        game.log_event("FR-RULING-63", POWER, piece.number, power - before, power)


class AddTribe(LastingLine):
    """`add_tribe TRIBE to CARDS`."""

    rule: ClassVar[str] = "FR-FRIEND-08"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_ADD_TRIBE
        tribe = given.number("add_tribe")
        self.variant = ALL_TRIBES if tribe == 13 else 1 << tribe

    def value(self, game: Parlor, use: LineStep) -> int:
        return self.variant

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        super().act(game, use, piece)
        game.log_event("FR-RULING-134", TRIBES, piece.number)


class SetTribes(AddTribe):
    """`set_tribes [TRIBES] to CARDS`."""

    def __init__(self, given: Given) -> None:
        LastingLine.__init__(self, given)
        self.lasts = L_SET_TRIBES
        self.variant = 0
        for tribe in given.numbers("set_tribes"):
            self.variant |= 1 << tribe


class AttackNow(LastingLine):
    """`attack_now CARDS for HOW LONG`: FR-ATTACK-06."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_ATTACK_NOW


class ExtraAttack(LastingLine):
    """`extra_attack N to CARD for HOW LONG`: FR-RULING-67."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_EXTRA_ATTACK


class WinsTies(LastingLine):
    """`wins_ties CARDS`: FR-ATTACK-04."""

    rule: ClassVar[str] = "FR-RULING-72"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_WINS_TIES


class CannotAttack(LastingLine):
    """`cannot_attack WHOM to CARDS`: FR-RULING-77."""

    rule: ClassVar[str] = "FR-FRIEND-03"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_CANNOT_ATTACK
        self.variant = given.number("cannot_attack")

    def value(self, game: Parlor, use: LineStep) -> int:
        return self.variant


class NotSacrificed(LastingLine):
    """`cannot_be_sacrificed CARDS`."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_NOT_SACRIFICED


class Untargetable(LastingLine):
    """`untargetable TYPE to CARDS`: FR-RULING-123."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_UNTARGETABLE
        self.variant = given.number("untargetable")

    def value(self, game: Parlor, use: LineStep) -> int:
        return self.variant


class NotAttacked(SeatLine):
    """`cannot_be_attacked BY to "you" | "self"`: as a line of its own it is about a player."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_NOT_ATTACKED
        by = given.of("cannot_be_attacked")
        self.by = by if isinstance(by, Filter) else None

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        use.finish(game)
        for seat in seats:
            source = ctx.source_of(use.context)
            until = FOR_GOOD if self.until == INSTANT else self.until
            lay(game, L_NOT_ATTACKED, seat_key(seat), 1, until, use.you, source)


class Cost(ParlorLine):
    """`cost N of WHAT by WHOM`: FR-RULING-49; "the next card" is used up by the next play."""

    rule: ClassVar[str] = "FR-RULING-49"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_COST
        self.variant = given.number("of")
        self.whose = given.number("by")

    def start(self, game: Parlor, use: LineStep) -> None:
        use.finish(game)
        amount = self.amount.value(game, use.you, use.context)
        lay(game, L_NEXT_CARD, seat_key(use.you), amount, THIS_TURN, use.you, ctx.source_of(use.context))


class Refill(ParlorLine):
    """`things_refill N to WHOM`: only read."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_REFILL


class NoToll(ParlorLine):
    """`no_toll "you"`: only read."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_NO_TOLL
        to = given.of("no_toll")
        assert isinstance(to, Target)
        self.to = to


class Toll(ParlorLine):
    """`toll N`: FR-RULING-137 only read."""

    rule: ClassVar[str] = "FR-RULING-137"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.lasts = L_TOLL

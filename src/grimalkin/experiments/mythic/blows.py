"""Blows are traded: engagements (B7), then extras (B8). Spec 5.3, MA-MULTI-03 to -11, MA-BATTLE-08, -15, -17."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.experiments.mythic.downs import RESOLVE_DOWNS
from grimalkin.experiments.mythic.speed import engaged, goes_before, pace
from grimalkin.experiments.mythic.state import (
    HP,
    NONE,
    OUT,
    STRIKE,
    UNABLE,
    Arena,
)
from grimalkin.experiments.mythic.strike import strike
from grimalkin.experiments.mythic.triggers import have_met, meet, settle

# B7


class Engagements(Step[Arena]):
    """MA-MULTI-11 Engagements always come before leftovers; the fastest first."""

    rule: ClassVar[str] = "MA-MULTI-11"

    def run(self, game: Arena) -> None:
        slots = game.slots
        waiting: list[int] = []
        for place in range(len(slots)):
            if engaged(slots[place]):
                i = len(waiting)
                while i > 0 and earlier(game, waiting[i - 1], place):
                    i -= 1
                waiting.insert(i, place)
        for place in waiting:  # the slowest first: the fastest ends up on top
            game.then(Engagement(place))


def earlier(game: Arena, one: int, other: int) -> bool:
    speed = pace(game, one)
    other_speed = pace(game, other)
    if speed != other_speed:
        return speed > other_speed
    return game.slots[one].order > game.slots[other].order


class Engagement(Step[Arena]):
    """MA-BATTLE-08 If both are unable to do anything, both take 20 that nothing prevents; else they trade blows."""

    rule: ClassVar[str] = "MA-BATTLE-08"

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker

    def run(self, game: Arena) -> None:
        slot = game.slots[self.attacker]
        if slot.opponent == NONE:
            return
        other = game.slots[slot.opponent]
        idle = slot.power == UNABLE and other.power == UNABLE and not slot.acted and not other.acted
        if not idle or slot.pet == NONE or other.pet == NONE:
            trade_blows(game, self.attacker)
            return
        slot.acted = True
        other.acted = True
        for number in (slot.pet, other.pet):
            pet = game.pets[number]
            pet.hp -= 20  # no batch: neither prevented nor reduced, and no damage of anybody
            game.tell("MA-BATTLE-08", HP, number, pet.hp)
            if pet.hp <= 0:
                pet.doomed = True
                game.somebody_doomed = True
        game.then(RESOLVE_DOWNS)


class TradeBlows(Step[Arena]):
    """MA-BATTLE-17 Then the other pet makes its Attack Roll."""

    rule: ClassVar[str] = "MA-BATTLE-17"

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker

    def run(self, game: Arena) -> None:
        trade_blows(game, self.attacker)


def trade_blows(game: Arena, attacker: int) -> None:
    """MA-BATTLE-15 The faster of the two that has not acted uses its Battle Power, if it still can."""
    slots = game.slots
    slot = slots[attacker]
    if slot.opponent == NONE:
        return  # D9 dissolved the engagement
    place = attacker
    blocker = slots[slot.opponent]
    if blocker.pet != NONE and not blocker.acted:
        if slot.pet == NONE or slot.acted or goes_before(blocker, slot):
            place = slot.opponent
    acting = slots[place]
    if acting.pet == NONE or acting.acted:
        return
    acting.acted = True
    game.then(TradeBlows(attacker))
    target = slots[acting.opponent].pet
    if acting.power >= 0 and target != NONE and not game.pets[acting.pet].used:
        strike(game, place, target)


# B8


class Extras(Step[Arena]):
    """MA-MULTI-03 Leftovers use their Battle Powers after the engagements, the fastest first (MA-RULING-46)."""

    rule: ClassVar[str] = "MA-MULTI-03"

    def run(self, game: Arena) -> None:
        place = next_extra(game)
        if place == NONE:
            return
        game.then(EXTRAS)
        slot = game.slots[place]
        if slot.attacks:
            ask = PickTarget(slot.owner, place)
            if len(ask.options(game, slot.owner)) > 1:
                game.then(ask)
            else:
                slot.acted = True  # MA-RULING-47: nobody is left, the attack is lost
            return
        target = game.slots[slot.opponent].pet
        if target == NONE:
            slot.acted = True
        else:
            approach(game, place, target)


def next_extra(game: Arena) -> int:
    slots = game.slots
    best = NONE
    for place in range(len(slots)):
        slot = slots[place]
        if slot.acted or slot.power < 0 or slot.pet == NONE or not slot.is_extra() or game.pets[slot.pet].used:
            continue
        if best == NONE or goes_before(slot, slots[best]):
            best = place
    return best


class PickTarget(Ask[Arena]):
    """MA-MULTI-03 An extra Attacker strikes any pet in a Blocker slot of its line, or gives the attack up."""

    rule: ClassVar[str] = "MA-MULTI-03"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [PASS]
        for pet in game.pets:
            if pet.seat != seat and pet.line != OUT:
                found.append(STRIKE + pet.kind)
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        place = game.slot_of(game.pet_of(1 - seat, act - STRIKE))
        if place == NONE:
            return "MA-MULTI-04"
        return ALLOWED if game.slots[place].line == game.slots[self.place].line else "MA-RULING-47"

    def options(self, game: Arena, seat: int) -> list[int]:
        found = [PASS]
        line = game.slots[self.place].line
        for slot in game.slots:
            if not slot.attacks and slot.line == line and slot.pet != NONE:
                found.append(STRIKE + game.pets[slot.pet].kind)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(game.pet_of(1 - seat, option - STRIKE))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            game.slots[self.place].acted = True
        else:
            approach(game, self.place, game.pet_of(1 - seat, option - STRIKE))


def approach(game: Arena, place: int, target: int) -> None:
    """E2 MA-RULING-36 An extra and its target enter battle with each other the first time they meet."""
    striker = game.slots[place].pet
    if have_met(game, striker, target):
        strike_extra(game, place, target)
        return
    meet(game, striker, target)
    settle(game, "MA-TRIG-03")
    game.then(RESOLVE_DOWNS, ExtraStrike(place, striker, target))


class ExtraStrike(Step[Arena]):
    """E3 The extra strikes, unless striker or target fell when they met: then the slot chooses again, if it can."""

    rule: ClassVar[str] = "MA-MULTI-05"

    def __init__(self, place: int, striker: int, target: int) -> None:
        self.place = place
        self.striker = striker
        self.target = target

    def run(self, game: Arena) -> None:
        if game.slots[self.place].pet == self.striker and game.pets[self.target].line != OUT:
            strike_extra(game, self.place, self.target)


def strike_extra(game: Arena, place: int, target: int) -> None:
    """MA-MULTI-05 The target does not strike back."""
    game.slots[place].acted = True
    strike(game, place, target)


ENGAGEMENTS: Final = Engagements()
EXTRAS: Final = Extras()

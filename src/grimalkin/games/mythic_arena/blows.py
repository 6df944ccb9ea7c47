"""Blows are traded: engagements (B7), then extras (B8). MA-MULTI-03 to -11, MA-BATTLE-08, -15, -17."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.games.mythic_arena.batches import Batch, settle
from grimalkin.games.mythic_arena.downs import RESOLVE_DOWNS
from grimalkin.games.mythic_arena.entry import have_met, meet, targets_of
from grimalkin.games.mythic_arena.health import log_hp, test
from grimalkin.games.mythic_arena.lines import adjacent
from grimalkin.games.mythic_arena.powers import forbids_use, power_of
from grimalkin.games.mythic_arena.speed import goes_before, is_engaged, pace
from grimalkin.games.mythic_arena.state import FAILED, NONE, STRIKE, UNABLE, Arena
from grimalkin.games.mythic_arena.strike import strike

HELPLESS: Final = 20  # what two pets lose that can do nothing


# B7


class Engagements(Step[Arena]):
    """MA-MULTI-11 Engagements always come before leftovers; the fastest first."""

    id: ClassVar[str] = "engagements"
    rule: ClassVar[str] = "MA-MULTI-11"

    def run(self, game: Arena) -> None:
        slots = game.slots
        waiting: list[int] = []
        for place in range(len(slots)):
            if is_engaged(slots[place]):
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
    """MA-MULTI-10 An Attacker and its Primary Blocker trade blows, and the Attacker strikes nobody else.

    If both are unable to do anything, both take 20 that nothing prevents (MA-BATTLE-08). Then they have had their
    turn: nobody Retaliates for them (MA-RULING-139).
    """

    id: ClassVar[str] = "engagement"
    rule: ClassVar[str] = "MA-MULTI-10"

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
        alone = len(game.slots) == 2
        suffer(game, slot.pet, "MA-BATTLE-08" if alone else "MA-RULING-42")
        suffer(game, other.pet, "MA-BATTLE-08" if alone else "MA-RULING-42")
        game.then(RESOLVE_DOWNS)


def suffer(game: Arena, number: int, rule: str) -> None:
    """MA-RULING-42 The 20 damage is not a batch: neither prevented, reduced nor redirected, and nobody's doing."""
    pet = game.pets[number]
    pet.damage += HELPLESS
    log_hp(game, number, -HELPLESS, 0, rule)
    test(game, number, 0)


class TradeBlows(Step[Arena]):
    """MA-BATTLE-17 Then the other pet makes its Attack Roll."""

    id: ClassVar[str] = "trade_blows"
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
    if acting.power < 0:
        return
    if target == NONE:
        game.log_event("MA-RULING-137", FAILED, acting.pet)
    elif game.pets[acting.pet].has_used():
        game.log_event("MA-RULING-60", FAILED, acting.pet)
    elif forbids_use(game, power_of(game, acting), acting.pet, target):
        game.log_event("MA-RULING-110", FAILED, acting.pet)  # no gates, nothing used up
    else:
        strike(game, place, target)


# B8


class Extras(Step[Arena]):
    """MA-MULTI-03 Leftovers use their Battle Powers after the engagements, the fastest first (MA-RULING-46)."""

    id: ClassVar[str] = "extras"
    rule: ClassVar[str] = "MA-MULTI-03"

    def run(self, game: Arena) -> None:
        place = next_extra(game)
        if place != NONE:
            game.then(ExtraTurn(place), EXTRAS)


def next_extra(game: Arena) -> int:
    slots = game.slots
    best = NONE
    for place in range(len(slots)):
        slot = slots[place]
        if slot.is_extra() and is_ready(game, place) and (best == NONE or goes_before(slot, slots[best])):
            best = place
    return best


def is_ready(game: Arena, place: int) -> bool:
    slot = game.slots[place]
    return not slot.acted and slot.power >= 0 and slot.pet != NONE and not game.pets[slot.pet].has_used()


class ExtraTurn(Step[Arena]):
    """MA-MULTI-09 E1 An extra Blocker strikes the Attacker that it blocks, an extra Attacker whom its owner picks."""

    id: ClassVar[str] = "extra_turn"
    rule: ClassVar[str] = "MA-MULTI-09"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, game: Arena) -> None:
        if not is_ready(game, self.place):
            return
        slot = game.slots[self.place]
        power = power_of(game, slot)
        targets = targets_of(game, self.place)
        found = NONE
        for target in targets:
            if not forbids_use(game, power, slot.pet, target):
                found = target
        if found == NONE:
            slot.acted = True
            rule = "MA-RULING-110" if targets else "MA-RULING-47" if slot.attacks else "MA-RULING-137"
            game.log_event(rule, FAILED, slot.pet)  # nobody is left to strike: the attack is lost
        elif slot.attacks:
            game.then(PickTarget(slot.owner, self.place))
        else:
            approach(game, self.place, found)


class PickTarget(Ask[Arena]):
    """MA-RULING-35 An extra Attacker picks its target when it strikes: a pet in a Blocker slot of its line, or none."""

    id: ClassVar[str] = "pick_target"
    rule: ClassVar[str] = "MA-RULING-35"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [PASS]
        for pet in game.pets:
            if pet.seat != seat and pet.line >= 0:
                found.append(STRIKE + pet.card.index)
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        target = game.pet_of(1 - seat, act - STRIKE)
        place = game.slot_of(target)
        slot = game.slots[self.place]
        if place == NONE:
            for blocker in targets_of(game, self.place):
                if adjacent(game, target, blocker):
                    return "MA-MULTI-12"
            return "MA-MULTI-04"
        if game.slots[place].line != slot.line:
            return "MA-RULING-47"
        return forbids_use(game, power_of(game, slot), slot.pet, target)

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(game.pet_of(1 - seat, option - STRIKE))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            game.slots[self.place].acted = True
        else:
            approach(game, self.place, game.pet_of(1 - seat, option - STRIKE))


def approach(game: Arena, place: int, target: int) -> None:
    """E2 An extra and its target enter battle with each other the first time they meet (MA-RULING-36)."""
    striker = game.slots[place].pet
    if have_met(game, striker, target):
        strike_extra(game, place, target)
        return
    batch = Batch(len(game.pets))
    meet(game, batch, striker, target)
    settle(game, batch, "MA-RULING-36")
    game.then(RESOLVE_DOWNS, ExtraStrike(place, striker, target))


class ExtraStrike(Step[Arena]):
    """MA-MULTI-05 E3 The extra strikes, and the target does not strike back.

    If striker or target fell when they met, whoever is in the slot now chooses again.
    """

    id: ClassVar[str] = "extra_strike"
    rule: ClassVar[str] = "MA-MULTI-05"

    def __init__(self, place: int, striker: int, target: int) -> None:
        self.place = place
        self.striker = striker
        self.target = target

    def run(self, game: Arena) -> None:
        if game.slots[self.place].pet == self.striker and game.pets[self.target].line >= 0:
            strike_extra(game, self.place, self.target)
        else:
            game.then(ExtraTurn(self.place))


def strike_extra(game: Arena, place: int, target: int) -> None:
    game.slots[place].acted = True
    strike(game, place, target)


ENGAGEMENTS: Final = Engagements()
EXTRAS: Final = Extras()

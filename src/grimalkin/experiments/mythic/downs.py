"""RESOLVE_DOWNS (D1 to D9) and RETALIATE: spec 5.3, MA-BATTLE-19, MA-WIN, MA-RETAL."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.state import DRAWN
from grimalkin.experiments.mythic.lines import LineCheck, leave_line
from grimalkin.experiments.mythic.powers import can_fight, declare
from grimalkin.experiments.mythic.speed import join_extras, roll_off
from grimalkin.experiments.mythic.state import (
    BECAME_EXTRA,
    DECLARED,
    DECLINED,
    DOWNED,
    FRONT,
    HOLD,
    NONE,
    OUT,
    PET_KINDS,
    POINTS,
    PROMOTE,
    PROMOTED,
    RETALIATE,
    RETALIATES,
    SPEEDS_READ,
    UNABLE,
    UNDECLARED,
    Arena,
)
from grimalkin.experiments.mythic.triggers import meet_all, settle

GOAL: Final = 3  # Victory Points


class ResolveDowns(Step[Arena]):
    """MA-BATTLE-19 Pets at 0 HP or less are Downed: points, Spent Piles, win check, Line Checks, Retaliate."""

    rule: ClassVar[str] = "MA-BATTLE-19"

    def __init__(self, inside_retaliate: bool) -> None:
        self.inside_retaliate = inside_retaliate

    def run(self, game: Arena) -> None:
        if not game.somebody_doomed:
            return  # D1: nobody; without Stasis no line can have become illegal either
        game.somebody_doomed = False
        pets = game.pets
        for i in range(len(pets)):
            pet = pets[i]
            if not self.inside_retaliate:
                pet.moved = False
            if pet.doomed:
                down(game, i)
        win_check(game)
        lead = game.lead
        if self.inside_retaliate:
            game.then(LineCheck(lead), LineCheck(1 - lead))  # the slots it empties join the running D8
        else:
            game.then(LineCheck(lead), LineCheck(1 - lead), RETALIATIONS, LOST_OPPONENTS)


def down(game: Arena, number: int) -> None:
    """D4, D5 The opponent gains a point (MA-RULING-10), the pet leaves its line, and its slot is empty."""
    pet = game.pets[number]
    game.tell("MA-BATTLE-19", DOWNED, number)
    game.vp[1 - pet.seat] += 1
    game.tell("MA-WIN-03", POINTS, 1 - pet.seat, game.vp[1 - pet.seat])
    place = game.slot_of(number)
    if place != NONE:
        slot = game.slots[place]
        slot.pet = NONE
        # RETALIATE needs a Battle Power that never had its turn, and bars whoever attacked beyond the Front
        if not slot.acted and slot.power != HOLD and not pet.used and not (slot.attacks and slot.line != FRONT):
            slot.fallen = number
            slot.fell_in = pet.line
    leave_line(game, number)
    pet.doomed = False


def win_check(game: Arena) -> None:
    """D6 Three points or no enemy pet left wins; a clash goes to more points, then to pets in play (MA-RULING-105)."""
    vp = game.vp
    alive = [game.in_play(0) > 0, game.in_play(1) > 0]
    if vp[0] < GOAL and vp[1] < GOAL and alive[0] and alive[1]:
        return
    wins = [vp[seat] >= GOAL or not alive[1 - seat] for seat in range(2)]
    rule = "MA-WIN-01" if vp[0] >= GOAL or vp[1] >= GOAL else "MA-WIN-04"
    winners = (1 if wins[0] else 0) + (2 if wins[1] else 0)
    if winners == 3:
        rule = "MA-RULING-105"
        if vp[0] != vp[1]:
            winners = 1 if vp[0] > vp[1] else 2
        elif alive[0] != alive[1]:
            winners = 1 if alive[0] else 2
        else:
            winners = DRAWN
    game.end(rule, winners, vp[:])


# RETALIATE


def opponent_in_play(game: Arena, place: int) -> bool:
    """Whether the slot still has somebody to strike; for an extra Attacker anyone in a Blocker slot of its line."""
    slots = game.slots
    slot = slots[place]
    if slot.opponent != NONE:
        return slots[slot.opponent].pet != NONE
    for other in slots:
        if not other.attacks and other.line == slot.line and other.pet != NONE:
            return True
    return False


def may_retaliate(game: Arena, number: int, place: int) -> str:
    """The rule that keeps a pet from taking the slot of a Downed companion, or ALLOWED."""
    pet = game.pets[number]
    slot = game.slots[place]
    if slot.fallen == NONE or slot.owner != pet.seat:
        return "MA-RETAL-01"
    if not pet.moved or pet.line != slot.fell_in:
        return "MA-RULING-53"
    if game.slot_of(number) != NONE:
        return "MA-RETAL-02"
    if pet.used:
        return "MA-RETAL-03"
    if not opponent_in_play(game, place):
        return "MA-RULING-55"
    return ALLOWED if can_fight(game, number, place) else "MA-RULING-54"


class Retaliations(Step[Arena]):
    """MA-RETAL-01 A pet Downed before its turn may be avenged by whoever the Line Check moved there; Lead first."""

    rule: ClassVar[str] = "MA-RETAL-01"

    def run(self, game: Arena) -> None:
        for i in range(2):
            seat = game.lead if i == 0 else 1 - game.lead
            if offers_retaliate(game, seat):
                game.then(Retaliate(seat), RETALIATIONS)
                return
        for slot in game.slots:
            slot.fallen = NONE


def offers_retaliate(game: Arena, seat: int) -> bool:
    slots = game.slots
    for place in range(len(slots)):
        if slots[place].fallen != NONE and slots[place].owner == seat:
            for number in range(len(game.pets)):
                if game.pets[number].moved and not may_retaliate(game, number, place):
                    return True
    return False


class Retaliate(Ask[Arena]):
    """MA-RETAL-02 One replacement takes the slot of a Downed pet; in 2020 the owner may decline (MA-RULING-54)."""

    rule: ClassVar[str] = "MA-RETAL-02"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for slot in game.slots:
            if slot.fallen != NONE and slot.owner == seat:
                for pet in game.pets:
                    if pet.seat == seat and pet.line != OUT:
                        found.append(RETALIATE + pet.kind * PET_KINDS + game.pets[slot.fallen].kind)
        return found + [PASS]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == PASS:
            return "MA-RULING-54" if game.first else ALLOWED
        number = game.pet_of(seat, (act - RETALIATE) // PET_KINDS)
        return may_retaliate(game, number, fallen_place(game, seat, (act - RETALIATE) % PET_KINDS))

    def default(self, game: Arena, seat: int) -> int:
        return self.options(game, seat)[-1]

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        if option == PASS:
            return []
        return [game.piece_name(game.pet_of(seat, (option - RETALIATE) // PET_KINDS))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            game.tell("MA-RULING-108", DECLINED, seat)
            for slot in game.slots:
                if slot.owner == seat:
                    slot.fallen = NONE
            return
        number = game.pet_of(seat, (option - RETALIATE) // PET_KINDS)
        place = fallen_place(game, seat, (option - RETALIATE) % PET_KINDS)
        slot = game.slots[place]
        game.tell("MA-RETAL-02", RETALIATES, number, slot.fallen)
        slot.fallen = NONE
        slot.pet = number
        slot.power = UNDECLARED
        if slot.opponent != NONE:
            meet_all(game, place)
            settle(game, "MA-TRIG-03")
        game.then(RESOLVE_DOWNS_INSIDE, Rearm(place))


def fallen_place(game: Arena, seat: int, kind: int) -> int:
    """The slot of the Downed pet of that kind."""
    slots = game.slots
    for place in range(len(slots)):
        slot = slots[place]
        if slot.fallen != NONE and slot.owner == seat and game.pets[slot.fallen].kind == kind:
            return place
    return NONE


class Rearm(Step[Arena]):
    """MA-RULING-108 Whoever took a slot after B4 declares a power now, and must strike; before B4 it waits for B4."""

    rule: ClassVar[str] = "MA-RULING-108"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, game: Arena) -> None:
        if game.stage >= DECLARED:
            declare(game, self.place, False)


# D9


class LostOpponents(Step[Arena]):
    """MA-RULING-48 An Attacker without its Primary gets an extra Blocker promoted, or becomes an extra itself."""

    rule: ClassVar[str] = "MA-RULING-48"

    def run(self, game: Arena) -> None:
        slots = game.slots
        for place in range(len(slots)):
            slot = slots[place]
            if not slot.attacks or slot.pet == NONE or slot.acted or slot.opponent == NONE:
                continue
            if slots[slot.opponent].pet != NONE:
                continue
            if has_extra_blocker(game, place):
                game.then(Promote(1 - slot.owner, place), LOST_OPPONENTS)
                return
            slots[slot.opponent].primary = False
            slot.opponent = NONE
            game.tell("MA-RULING-48", BECAME_EXTRA, slot.pet)
            if slot.power == UNABLE:
                slot.power = HOLD
            if game.stage >= SPEEDS_READ:
                join_extras(game, slot.speed)


def has_extra_blocker(game: Arena, attacker: int) -> bool:
    for slot in game.slots:
        if not slot.attacks and slot.opponent == attacker and not slot.primary and slot.pet != NONE:
            return True
    return False


class Promote(Ask[Arena]):
    """MA-RULING-48 The Passive Player promotes one of the Attacker's extra Blockers to Primary."""

    rule: ClassVar[str] = "MA-RULING-48"

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for slot in game.slots:
            if not slot.attacks and slot.opponent == self.attacker and not slot.primary and slot.pet != NONE:
                found.append(PROMOTE + game.pets[slot.pet].kind)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(game.pet_of(seat, option - PROMOTE))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        number = game.pet_of(seat, option - PROMOTE)
        place = game.slot_of(number)
        slots = game.slots
        attacker = slots[self.attacker]
        slots[attacker.opponent].primary = False
        attacker.opponent = place
        slots[place].primary = True
        game.tell("MA-RULING-48", PROMOTED, number)
        if game.stage >= SPEEDS_READ and slots[place].speed == attacker.speed:
            roll_off(game, self.attacker)  # MA-RULING-121
        if slots[place].power == HOLD:
            declare(game, place, False)  # MA-RULING-97


RETALIATIONS: Final = Retaliations()
LOST_OPPONENTS: Final = LostOpponents()
RESOLVE_DOWNS: Final = ResolveDowns(False)
RESOLVE_DOWNS_INSIDE: Final = ResolveDowns(True)

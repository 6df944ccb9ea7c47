"""The turn and its battle: the order of B1 to B9, and B1 to B4. Spec 5.3, MA-BATTLE, MA-MULTI, MA-FLY."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.state import DRAWN
from grimalkin.experiments.mythic.blows import ENGAGEMENTS, EXTRAS
from grimalkin.experiments.mythic.downs import RESOLVE_DOWNS
from grimalkin.experiments.mythic.powers import declare
from grimalkin.experiments.mythic.runes import RUNE_STEP, draw
from grimalkin.experiments.mythic.speed import ReadSpeeds
from grimalkin.experiments.mythic.state import (
    ASSIGN,
    ATTACK,
    ATTACK_LINE,
    ATTACKS,
    BLOCK,
    BLOCKS,
    DECLARED,
    DONE,
    FRONT,
    GUARD,
    IS_PRIMARY,
    NONE,
    OUT,
    PET_KINDS,
    PRIMARY,
    REAR,
    TURN,
    Arena,
    Slot,
)
from grimalkin.experiments.mythic.triggers import meet, settle

TURN_LIMIT: Final = 40


# The turn: a draw and a battle


class Turn(Step[Arena]):
    """MA-TURN-01 The Lead Player draws, except on turn 1 (MA-TURN-03), and must battle (MA-TURN-06)."""

    rule: ClassVar[str] = "MA-TURN-01"

    def run(self, game: Arena) -> None:
        game.turn += 1
        game.tell("MA-TURN-01", TURN, game.turn, game.lead)
        begin_battle(game)
        if game.turn > 1:
            draw(game, game.lead, 1)


def begin_battle(game: Arena) -> None:
    """MA-BATTLE-01 The Lead Player declares the battle: B1 to B9, in order."""
    game.then(RUNE_STEP, READ_SPEEDS, ENGAGEMENTS, EXTRAS, END_BATTLE)
    game.then(NameAttackers(game.lead), NameBlockers(1 - game.lead), PRIMARIES, ENTER_BATTLE, DECLARE_POWERS)


# B1


class NameAttackers(Ask[Arena]):
    """MA-BATTLE-02 The Lead Player names at least one own Front pet as Attacker; a Flyer any occupied line."""

    rule: ClassVar[str] = "MA-BATTLE-02"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for pet in game.pets:
            if pet.seat == seat and pet.line != OUT:
                found.append(ATTACK + pet.kind)
                found.append(ATTACK_LINE + pet.kind * 2)
                found.append(ATTACK_LINE + pet.kind * 2 + 1)
        return found + [DONE]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == DONE:
            return ALLOWED if game.slots else "MA-BATTLE-02"
        number = attacker_of(game, seat, act)
        pet = game.pets[number]
        if pet.line != FRONT:
            return "MA-LINE-03"
        if game.slot_of(number) != NONE:
            return "MA-BATTLE-02"
        line = attacked_line(act)
        if line != FRONT and not pet.card.flying:
            return "MA-FLY-01"
        return ALLOWED if game.row(1 - seat, line) else "MA-RULING-33"

    def options(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for number in game.row(seat, FRONT):
            if game.slot_of(number) == NONE:
                pet = game.pets[number]
                found.append(ATTACK + pet.kind)
                if pet.card.flying:
                    if game.row(1 - seat, GUARD):
                        found.append(ATTACK_LINE + pet.kind * 2)
                    if game.row(1 - seat, REAR):
                        found.append(ATTACK_LINE + pet.kind * 2 + 1)
        if game.slots:
            found.append(DONE)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [game.piece_name(attacker_of(game, seat, option))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == DONE:
            return
        number = attacker_of(game, seat, option)
        line = attacked_line(option)
        game.slots.append(Slot(seat, True, number, line, NONE))
        game.tell("MA-BATTLE-02", ATTACKS, number, line)
        if len(game.slots) < len(game.row(seat, FRONT)):
            game.then(NameMore(seat))


class NameMore(NameAttackers):
    """MA-MULTI-01 With several pets on the Front a player may attack with more than one."""

    rule: ClassVar[str] = "MA-MULTI-01"
    chained: ClassVar[bool] = True

    def default(self, game: Arena, seat: int) -> int:
        return DONE


def attacker_of(game: Arena, seat: int, act: int) -> int:
    return game.pet_of(seat, act - ATTACK if act < ATTACK_LINE else (act - ATTACK_LINE) // 2)


def attacked_line(act: int) -> int:
    return FRONT if act < ATTACK_LINE else GUARD + (act - ATTACK_LINE) % 2


# B2


def blockers_of(game: Arena, attacker: int) -> int:
    count = 0
    for slot in game.slots:
        if not slot.attacks and slot.opponent == attacker:
            count += 1
    return count


class NameBlockers(Ask[Arena]):
    """MA-BATTLE-03 The Passive Player names Blockers from every attacked line, each against one of its Attackers."""

    rule: ClassVar[str] = "MA-BATTLE-03"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for slot in game.slots:
            if slot.attacks:
                for pet in game.pets:
                    if pet.seat == seat and pet.line != OUT:
                        found.append(BLOCK + pet.kind * PET_KINDS + game.pets[slot.pet].kind)
        return found + [DONE]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == DONE:
            return ALLOWED if every_line_blocks(game, seat) else "MA-BATTLE-04"
        number = game.pet_of(seat, (act - BLOCK) // PET_KINDS)
        attacker = game.slot_of(game.pet_of(1 - seat, (act - BLOCK) % PET_KINDS))
        if game.pets[number].line != game.slots[attacker].line:
            return "MA-FLY-03"
        if game.slot_of(number) != NONE:
            return "MA-BATTLE-04"
        return ALLOWED if may_take_blocker(game, attacker) else "MA-MULTI-07"

    def options(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        slots = game.slots
        for attacker in range(len(slots)):
            slot = slots[attacker]
            if slot.attacks and may_take_blocker(game, attacker):
                kind = game.pets[slot.pet].kind
                for number in game.row(seat, slot.line):
                    if game.slot_of(number) == NONE:
                        found.append(BLOCK + game.pets[number].kind * PET_KINDS + kind)
        if every_line_blocks(game, seat):
            found.append(DONE)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        if option == DONE:
            return []
        number = game.pet_of(seat, (option - BLOCK) // PET_KINDS)
        return [game.piece_name(number), game.piece_name(game.pet_of(1 - seat, (option - BLOCK) % PET_KINDS))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == DONE:
            return
        number = game.pet_of(seat, (option - BLOCK) // PET_KINDS)
        attacker = game.slot_of(game.pet_of(1 - seat, (option - BLOCK) % PET_KINDS))
        slot = game.slots[attacker]
        game.slots.append(Slot(seat, False, number, slot.line, attacker))
        game.tell("MA-BATTLE-04", BLOCKS, number, slot.pet)
        if somebody_can_block(game, seat):
            game.then(BlockMore(seat))


class BlockMore(NameBlockers):
    """MA-MULTI-06 Further Blockers join against any Attacker they can legally block."""

    rule: ClassVar[str] = "MA-MULTI-06"
    chained: ClassVar[bool] = True

    def default(self, game: Arena, seat: int) -> int:
        return self.options(game, seat)[-1]  # done, once every attacked line blocks


def may_take_blocker(game: Arena, attacker: int) -> bool:
    """MA-MULTI-07, MA-RULING-32 No second Blocker while another Attacker of the line has none."""
    if not blockers_of(game, attacker):
        return True
    slots = game.slots
    for other in range(len(slots)):
        if slots[other].attacks and slots[other].line == slots[attacker].line and not blockers_of(game, other):
            return False
    return True


def every_line_blocks(game: Arena, seat: int) -> bool:
    """MA-RULING-33 Every attacked line gives at least one Blocker."""
    slots = game.slots
    for attacker in range(len(slots)):
        if slots[attacker].attacks:
            found = False
            for slot in slots:
                if not slot.attacks and slot.line == slots[attacker].line:
                    found = True
            if not found:
                return False
    return True


def somebody_can_block(game: Arena, seat: int) -> bool:
    """Whether an attacked line still has a pet without a slot."""
    for slot in game.slots:
        if slot.attacks:
            for number in game.row(seat, slot.line):
                if game.slot_of(number) == NONE:
                    return True
    return False


class Primaries(Step[Arena]):
    """MA-MULTI-08 Of several Blockers on one Attacker one is the Primary Blocker."""

    rule: ClassVar[str] = "MA-MULTI-08"

    def run(self, game: Arena) -> None:
        slots = game.slots
        for attacker in range(len(slots) - 1, -1, -1):
            slot = slots[attacker]
            if not slot.attacks:
                continue
            count = blockers_of(game, attacker)
            if count > 1:
                game.then(NamePrimary(1 - slot.owner, attacker))
            elif count == 1:
                for place in range(len(slots)):
                    if not slots[place].attacks and slots[place].opponent == attacker:
                        engage(game, attacker, place)


def engage(game: Arena, attacker: int, blocker: int) -> None:
    game.slots[attacker].opponent = blocker
    game.slots[blocker].primary = True


class NamePrimary(Ask[Arena]):
    """MA-MULTI-08 The Passive Player names the Primary Blocker."""

    rule: ClassVar[str] = "MA-MULTI-08"

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for slot in game.slots:
            if not slot.attacks and slot.opponent == self.attacker:
                found.append(PRIMARY + game.pets[slot.pet].kind)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(game.pet_of(seat, option - PRIMARY))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        number = game.pet_of(seat, option - PRIMARY)
        engage(game, self.attacker, game.slot_of(number))
        game.tell("MA-MULTI-08", IS_PRIMARY, number)


# B3, B4


class EnterBattle(Step[Arena]):
    """MA-TRIG-03 "Enters battle with" triggers fire as soon as Blockers are assigned, all pairs in one batch."""

    rule: ClassVar[str] = "MA-TRIG-03"

    def run(self, game: Arena) -> None:
        for slot in game.slots:
            if not slot.attacks:
                meet(game, game.slots[slot.opponent].pet, slot.pet)
        settle(game, "MA-TRIG-03")
        if game.somebody_doomed:
            game.then(RESOLVE_DOWNS)


class DeclarePowers(Step[Arena]):
    """MA-RULING-38 Powers are declared openly, Lead's pets first, then Passive's."""

    rule: ClassVar[str] = "MA-RULING-38"

    def run(self, game: Arena) -> None:
        game.stage = DECLARED
        slots = game.slots
        for i in range(2):
            seat = 1 - game.lead if i == 0 else game.lead  # Lead's on top
            for place in range(len(slots) - 1, -1, -1):
                if slots[place].owner == seat:
                    declare(game, place, slots[place].is_extra())


# B9


class EndBattle(Step[Arena]):
    """MA-RULING-89 What lasted for the battle or the turn is over; the other player is Lead (MA-RULING-126)."""

    rule: ClassVar[str] = "MA-RULING-89"

    def run(self, game: Arena) -> None:
        game.stage = ASSIGN
        game.slots = []
        game.met = 0
        game.twists = 0
        game.die = 0
        for pet in game.pets:
            pet.used = False
            pet.moved = False
            pet.stepped = False
            pet.surge = 0
        if game.turn >= TURN_LIMIT:
            vp = game.vp
            game.end("MA-RULING-14", DRAWN if vp[0] == vp[1] else 1 if vp[0] > vp[1] else 2, vp[:])
            return
        game.lead = 1 - game.lead
        game.then(NEXT_TURN)


PRIMARIES: Final = Primaries()
ENTER_BATTLE: Final = EnterBattle()
DECLARE_POWERS: Final = DeclarePowers()
READ_SPEEDS: Final = ReadSpeeds()
END_BATTLE: Final = EndBattle()
NEXT_TURN: Final = Turn()

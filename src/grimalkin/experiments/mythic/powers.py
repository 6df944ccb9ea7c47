"""Battle Powers: what a pet's values are now, who can use which power, and how it is declared (B4, MA-POWER)."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Ask
from grimalkin.experiments.mythic.cards import POWERS
from grimalkin.experiments.mythic.state import (
    CANNOT,
    DECLARES,
    HOLD,
    HOLD_BACK,
    NONE,
    POWER,
    UNABLE,
    Arena,
    Pet,
)


def rage(pet: Pet) -> int:
    """Enrage: one step at 80 HP or less, two at 40 or less, not added up (MA-RULING-95, MA-ED-08)."""
    if not pet.card.enrage or pet.hp > 80:
        return 0
    return 2 if pet.hp <= 40 else 1


def pack(game: Arena, pet: Pet) -> int:
    """Pack Leader: one step with three own pets in play, two with five."""
    if not pet.card.pack_leader:
        return 0
    count = game.in_play(pet.seat)
    if count < 3:
        return 0
    return 2 if count >= 5 else 1


def speed_of(pet: Pet) -> int:
    return pet.card.speed + pet.surge + 10 * rage(pet)


def hit_of(game: Arena, pet: Pet) -> int:
    return pet.card.hit + rage(pet) + pack(game, pet)


def damage_increase(game: Arena, pet: Pet) -> int:
    return 10 * (rage(pet) + pack(game, pet))


def usable(game: Arena, power: int, striker: int, target: int) -> bool:
    """MA-POWER-03 Willpower at least the cost, and a target that is not immune (MA-BATTLE-07)."""
    declared = POWERS[power]
    if game.willpower(game.pets[striker].seat) < declared.cost:
        return False
    return game.pets[target].card.immune != declared.type


def usable_in(game: Arena, power: int, striker: int, place: int) -> bool:
    """Whether the power is usable against the slot's opponent; for an extra Attacker: against anyone it may pick."""
    slots = game.slots
    slot = slots[place]
    if slot.opponent != NONE:
        target = slots[slot.opponent].pet
        return target != NONE and usable(game, power, striker, target)
    for other in slots:
        if not other.attacks and other.line == slot.line and other.pet != NONE:
            if usable(game, power, striker, other.pet):
                return True
    return False


def can_fight(game: Arena, striker: int, place: int) -> bool:
    """Whether a pet has any power it could declare in this slot."""
    for power in game.pets[striker].card.powers:
        if usable_in(game, power, striker, place):
            return True
    return False


class Declare(Ask[Arena]):
    """MA-BATTLE-05 An engaged pet chooses one usable Battle Power; an extra may hold (MA-RULING-39)."""

    rule: ClassVar[str] = "MA-BATTLE-05"

    def __init__(self, seat: int, place: int, may_hold: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.may_hold = may_hold

    def acts(self, game: Arena, seat: int) -> list[int]:
        powers = [POWER + power for power in game.pets[game.slots[self.place].pet].card.powers]
        return powers + [HOLD_BACK]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == HOLD_BACK:
            return ALLOWED if self.may_hold else "MA-RULING-39"
        if usable_in(game, act - POWER, game.slots[self.place].pet, self.place):
            return ALLOWED
        return "MA-POWER-03" if game.willpower(seat) < POWERS[act - POWER].cost else "MA-BATTLE-07"

    def options(self, game: Arena, seat: int) -> list[int]:
        striker = game.slots[self.place].pet
        found: list[int] = []
        for power in game.pets[striker].card.powers:
            if usable_in(game, power, striker, self.place):
                found.append(POWER + power)
        if self.may_hold:
            found.append(HOLD_BACK)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(game.slots[self.place].pet)]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        slot = game.slots[self.place]
        slot.power = HOLD if option == HOLD_BACK else option - POWER
        game.tell("MA-BATTLE-05", DECLARES, slot.pet, option)


def declare(game: Arena, place: int, may_hold: bool) -> None:
    """Put the question for one slot, or note that there is nothing to choose (MA-RULING-41; hand sizes are public)."""
    slot = game.slots[place]
    if slot.pet == NONE:
        return
    if can_fight(game, slot.pet, place):
        game.then(Declare(slot.owner, place, may_hold))
    elif may_hold:
        slot.power = HOLD
    else:
        slot.power = UNABLE
        game.tell("MA-BATTLE-07", CANNOT, slot.pet)

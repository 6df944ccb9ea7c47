"""STRIKE (S1 to S8): one pet uses its Battle Power on another. Spec 5.3, MA-BATTLE-16 to -18, CRIT, SWHIT, ADJ.

The die may be rerolled by a Twist of Fate, so the roll is cut there; from the last die to the Battle Damage nothing
can interrupt. S1 has nothing to do here: no status is in this experiment.
"""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Ask, Die
from grimalkin.core.codes import PASS
from grimalkin.experiments.mythic.cards import PHYSICAL, POWERS
from grimalkin.experiments.mythic.downs import RESOLVE_DOWNS
from grimalkin.experiments.mythic.lines import adjacent, trade_places
from grimalkin.experiments.mythic.powers import damage_increase, hit_of
from grimalkin.experiments.mythic.state import (
    ADJACENT,
    COMPARED,
    DONE,
    FRONT,
    KEEP,
    MISSED,
    NONE,
    OUT,
    REROLL,
    REROLLED,
    ROLLED,
    SWITCH,
    SWITCHED,
    Arena,
)
from grimalkin.experiments.mythic.triggers import deals_damage, meet_all, settle, trigger_damage


def strike(game: Arena, place: int, target: int) -> None:
    """MA-RETAL-03 A pet uses one Battle Power a turn: this one."""
    game.pets[game.slots[place].pet].used = True
    game.then(AttackRoll(place, target))


class AttackRoll(Die[Arena]):
    """MA-BATTLE-16 Attack Roll: d20 + Hit + other bonuses."""

    rule: ClassVar[str] = "MA-BATTLE-16"

    def __init__(self, place: int, target: int) -> None:
        self.place = place
        self.target = target

    def sides(self) -> int:
        return 20

    def shows(self, game: Arena, face: int) -> None:
        game.die = face
        game.tell("MA-BATTLE-16", ROLLED, game.slots[self.place].pet, self.target, face)
        offer_reroll(game, game.lead, self.place, self.target)


# S2 Twist of Fate


def offer_reroll(game: Arena, seat: int, place: int, target: int) -> None:
    """MA-RULING-120 After every Attack Roll die Lead is asked, then Passive, while they have a reroll left."""
    if seat == game.lead and not game.twists >> seat & 1:
        seat = 1 - seat
    if game.twists >> seat & 1:
        game.then(TwistFate(seat, place, target))
        return
    judge(game, place, target)


class TwistFate(Ask[Arena]):
    """MA-RULING-99 Twist of Fate: once this battle its owner may have a die that was seen rerolled."""

    rule: ClassVar[str] = "MA-RULING-99"

    def __init__(self, seat: int, place: int, target: int) -> None:
        super().__init__(seat)
        self.place = place
        self.target = target

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [KEEP, REROLL]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == REROLL:
            game.twists ^= 1 << seat
            game.tell("MA-RULING-99", REROLLED, seat)
            game.then(AttackRoll(self.place, self.target))
        elif seat == game.lead:
            offer_reroll(game, 1 - seat, self.place, self.target)
        else:
            judge(game, self.place, self.target)


# S2 to S6


def judge(game: Arena, place: int, target: int) -> None:
    """MA-BATTLE-16 At least the target's Miss is a hit; so is a natural 20 (MA-CRIT-01)."""
    slot = game.slots[place]
    striker = game.pets[slot.pet]
    struck = game.pets[target]
    power = POWERS[slot.power]
    n = game.die
    bonus = hit_of(game, striker) - struck.card.presence
    if game.first:
        bonus += power.first_hit
    if n < 20 and n + bonus < struck.card.miss:
        game.tell("MA-BATTLE-16", MISSED, n, bonus, n + bonus, struck.card.miss)
        was_missed(game, slot.pet, target)
        return
    game.tell("MA-BATTLE-16", COMPARED, n, bonus, n + bonus, struck.card.miss)
    damage = battle_damage(game, place, target)
    hit_triggers(game, slot.pet, target, damage)
    if damage:
        struck.change -= damage
        settle(game, "MA-BATTLE-18")  # S6
    game.then(RESOLVE_DOWNS)  # S8
    if n > 1:
        secondary(game, place, target)


def was_missed(game: Arena, striker: int, target: int) -> None:
    """S3 "Was missed" triggers go off as one batch, and the strike is over."""
    trap = game.pets[target].card.on_was_missed
    if trap:
        trigger_damage(game, "MA-TRIG-01", target, trap, striker)
        settle(game, "MA-TRIG-01")
        game.then(RESOLVE_DOWNS)


def battle_damage(game: Arena, place: int, target: int) -> int:
    """S4, MA-RULING-51 Printed, increases, critical; 0 if immune; less reduction. Glancing: printed minus 20."""
    slot = game.slots[place]
    striker = game.pets[slot.pet]
    struck = game.pets[target].card
    power = POWERS[slot.power]
    damage = power.damage
    if game.die == 1:
        damage -= 20  # MA-CRIT-02
    else:
        damage += damage_increase(game, striker)
        if slot.attacks and slot.line != FRONT:
            damage += power.off_front
        if game.die == 20:
            damage += 20  # MA-CRIT-01
    if power.type == struck.immune:
        return 0
    if power.type == PHYSICAL:
        damage -= struck.tough_hide
    return damage if damage > 0 else 0


def hit_triggers(game: Arena, striker: int, target: int, damage: int) -> None:
    """S5, MA-TRIG-05 All triggers of the hit are one batch, before the Battle Damage (MA-TRIG-06)."""
    acid = game.pets[target].card.on_was_hit
    if acid:
        trigger_damage(game, "MA-TRIG-04", target, acid, striker)
    if damage:
        deals_damage(game, striker)
        heal = game.pets[striker].card.lifesteal
        if heal:
            game.pets[striker].change += heal
    settle(game, "MA-TRIG-05")


# S7


def secondary(game: Arena, place: int, target: int) -> None:
    """MA-POWER-08 What a Battle Power does besides its damage, on a hit that is no glancing blow."""
    slot = game.slots[place]
    power = POWERS[slot.power]
    if power.adjacent:
        offer_adjacent(game, slot.owner, target, power.adjacent)
    if power.switch_hit:
        ask = SwitchHit(slot.owner, place)
        if len(ask.options(game, slot.owner)) > 1:
            game.then(ask)


def offer_adjacent(game: Arena, seat: int, target: int, left: int) -> None:
    ask = AdjacentDamage(seat, target, left)
    if len(ask.options(game, seat)) > 1:
        game.then(ask)
    else:
        settle(game, "MA-ADJ-01")


class AdjacentDamage(Ask[Arena]):
    """MA-ADJ-04 The power's owner chooses up to so many pets adjacent to the target; each takes 10, as one batch."""

    rule: ClassVar[str] = "MA-ADJ-04"

    def __init__(self, seat: int, target: int, left: int) -> None:
        super().__init__(seat)
        self.target = target
        self.left = left

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [DONE]
        for pet in game.pets:
            if pet.seat != seat and pet.line != OUT:
                found.append(ADJACENT + pet.kind)
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == DONE:
            return ALLOWED
        number = game.pet_of(1 - seat, act - ADJACENT)
        if game.pets[number].change:
            return "MA-ADJ-04"  # chosen already: its damage waits in the batch
        return ALLOWED if adjacent(game, self.target, number) else "MA-ADJ-02"

    def options(self, game: Arena, seat: int) -> list[int]:
        found = [DONE]
        pets = game.pets
        for number in range(len(pets)):
            if pets[number].seat != seat and not pets[number].change and adjacent(game, self.target, number):
                found.append(ADJACENT + pets[number].kind)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [game.piece_name(game.pet_of(1 - seat, option - ADJACENT))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option != DONE:
            game.pets[game.pet_of(1 - seat, option - ADJACENT)].change -= 10
            if self.left > 1:
                offer_adjacent(game, seat, self.target, self.left - 1)
                return
        settle(game, "MA-ADJ-01")


class SwitchHit(Ask[Arena]):
    """MA-SWHIT-02 The striker may swap place and Battle Assignment with an adjacent own pet (MA-RULING-59)."""

    rule: ClassVar[str] = "MA-SWHIT-02"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [PASS]
        for pet in game.pets:
            if pet.seat == seat and pet.line != OUT:
                found.append(SWITCH + pet.kind)
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        striker = game.slots[self.place].pet
        partner = game.pet_of(seat, act - SWITCH)
        if game.pets[striker].doomed or game.pets[partner].doomed:
            return "MA-RULING-07"
        return ALLOWED if adjacent(game, striker, partner) else "MA-RULING-59"

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(game.pet_of(seat, option - SWITCH))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            return
        slots = game.slots
        striker = slots[self.place].pet
        partner = game.pet_of(seat, option - SWITCH)
        game.tell("MA-SWHIT-02", SWITCHED, striker, partner)
        trade_places(game, striker, partner)
        # "acted" stays with the slot and "used" with the pet, so neither strikes again (MA-RULING-60)
        other = game.slot_of(partner)
        slots[self.place].pet = partner
        if other != NONE:
            slots[other].pet = striker
            meet_all(game, other)
        meet_all(game, self.place)
        settle(game, "MA-TRIG-03")

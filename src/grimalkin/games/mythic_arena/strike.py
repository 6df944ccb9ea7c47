"""STRIKE (S1 to S8): one pet uses its Battle Power on another. MA-BATTLE-16 to -18, MA-CRIT, MA-SWHIT.

Three things can cut a strike: the gates of S1, rerolls of the die, and a Bodyguard before the damage lands. From there
to the Battle Damage nothing can interrupt.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Die, Step
from grimalkin.core.codes import PASS
from grimalkin.games.mythic_arena.batches import Batch, fire, prevented, settle
from grimalkin.games.mythic_arena.downs import RESOLVE_DOWNS
from grimalkin.games.mythic_arena.effects import run_script
from grimalkin.games.mythic_arena.entry import meet_all
from grimalkin.games.mythic_arena.health import settle_one
from grimalkin.games.mythic_arena.lasting import power_used
from grimalkin.games.mythic_arena.lines import adjacent, trade_places
from grimalkin.games.mythic_arena.powers import declare, power_of
from grimalkin.games.mythic_arena.printed import (
    BATTLE_DAMAGE_TO_OWN,
    DEALS_BATTLE_DAMAGE,
    DEALS_DAMAGE,
    RESIDUAL,
    WAS_HIT,
    WAS_MISSED,
    WOUNDS,
    Bearer,
)
from grimalkin.games.mythic_arena.shares import CRITICAL, GLANCING, LESS, bonus_parts, damage_parts
from grimalkin.games.mythic_arena.state import (
    COMPARED,
    DEALT,
    DECLARED,
    FRONT,
    KEEP,
    MISSED,
    NONE,
    REDIRECT,
    REDIRECTED,
    REROLL,
    REROLLED,
    ROLLED,
    STATUS_BITS,
    SWITCH,
    SWITCHED,
    UNDECLARED,
    USED,
    Arena,
)
from grimalkin.games.mythic_arena.statuses import check_incapacity
from grimalkin.games.mythic_arena.switch import roll_free
from grimalkin.games.mythic_arena.values import (
    Redirect,
    conduit_of,
    elyth_of,
    flies,
    hit_against,
    hit_of,
    increase_of,
    miss_of,
    reduction_of,
    waits,
    withstands,
)

TWIST_BITS: Final = 4
REDIRECT_STEP: Final = 10
GUARDS: Final = 1 << BATTLE_DAMAGE_TO_OWN


def strike(game: Arena, place: int, target: int) -> None:
    """S1 A pet uses one Battle Power a turn (MA-RETAL-03): this one. Statuses may stop it."""
    number = game.slots[place].pet
    pet = game.pets[number]
    pet.flags |= USED
    if pet.status >> RESIDUAL * STATUS_BITS:
        check_incapacity(game, number, AttackRoll(place, target))
    else:
        game.then(AttackRoll(place, target))


class AttackRoll(Die[Arena]):
    """MA-BATTLE-16 Attack Roll: d20 + Hit + other bonuses."""

    id: ClassVar[str] = "attack_roll"
    rule: ClassVar[str] = "MA-BATTLE-16"

    def __init__(self, place: int, target: int) -> None:
        self.place = place
        self.target = target

    def sides(self) -> int:
        return 20

    def shows(self, game: Arena, face: int) -> None:
        game.die = face
        game.log_event("MA-BATTLE-16", ROLLED, game.slots[self.place].pet, self.target, face)
        offer_reroll(game, game.lead, self.place, self.target)


# S2 Rerolls


def rerolls_of(game: Arena, seat: int) -> int:
    return game.twists >> seat * TWIST_BITS & 0xF


def offer_reroll(game: Arena, seat: int, place: int, target: int) -> None:
    """MA-RULING-120 After every Attack Roll die Lead is asked, then Passive, while they have a reroll left."""
    if game.twists:
        if seat == game.lead and not rerolls_of(game, seat):
            seat = 1 - seat
        if rerolls_of(game, seat):
            game.then(TwistFate(seat, place, target))
            return
    resolve_attack_roll(game, place, target)


class TwistFate(Ask[Arena]):
    """MA-RULING-99 Whoever has an effect for it may have a die that was seen rerolled: each effect once."""

    id: ClassVar[str] = "twist_fate"
    rule: ClassVar[str] = "MA-RULING-99"

    def __init__(self, seat: int, place: int, target: int) -> None:
        super().__init__(seat)
        self.place = place
        self.target = target

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [KEEP, REROLL]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == REROLL:
            game.twists -= 1 << seat * TWIST_BITS
            game.log_event("MA-RULING-120", REROLLED, seat)
            game.then(AttackRoll(self.place, self.target))
        elif seat == game.lead:
            offer_reroll(game, 1 - seat, self.place, self.target)
        else:
            resolve_attack_roll(game, self.place, self.target)


# S2 to S4


def is_hit(die: int, bonus: int, miss: int) -> bool:
    """MA-PET-04 At least the target's Miss is a hit; so is a natural 20 (MA-CRIT-01)."""
    return die == CRITICAL or die + bonus >= miss


def bonus_of(game: Arena, place: int, target: int) -> int:
    """MA-BATTLE-16 What is added to the Attack Roll."""
    slot = game.slots[place]
    return hit_of(game, slot.pet) + power_of(game, slot).hit + hit_against(game, target)


def resolve_attack_roll(game: Arena, place: int, target: int) -> None:
    """The die, as it stands now, against the target's Miss."""
    striker = game.slots[place].pet
    n = game.die
    bonus = bonus_of(game, place, target)
    miss = miss_of(game, target)
    if game.listener is not None:
        game.log_parts(bonus_parts(game, place, target))
    if not is_hit(n, bonus, miss):
        game.log_event("MA-RULING-50" if n == GLANCING else "MA-PET-05", MISSED, n, bonus, n + bonus, miss, target)
        power_used(game, striker)
        was_missed(game, striker, target)
        return
    game.log_event(hit_rule(game, place, target), COMPARED, n, bonus, n + bonus, miss, target)
    damage = battle_damage(game, place, target)
    if game.listener is not None and power_of(game, game.slots[place]).damage >= 0:
        game.log_parts(damage_parts(game, place, target, n, damage))
        game.log_event("MA-RULING-51", DEALT, striker, target, damage)
    power_used(game, striker)
    offer_bodyguard(game, place, target, damage, NONE)


def hit_rule(game: Arena, place: int, target: int) -> str:
    """The rule that says most about this hit."""
    if game.die == CRITICAL:
        return "MA-CRIT-01" if power_of(game, game.slots[place]).damage >= 0 else "MA-RULING-49"
    if game.die == GLANCING:
        return "MA-CRIT-02"
    return "MA-LOCK-03" if game.pets[target].held else "MA-PET-04"


def was_missed(game: Arena, striker: int, target: int) -> None:
    """S3 "Was missed" triggers go off as one batch, and the strike is over."""
    batch = Batch(len(game.pets))
    fire(game, batch, "MA-TRIG-01", WAS_MISSED, target, striker)
    if not batch.empty:
        settle(game, batch, "MA-TRIG-01")
        game.then(RESOLVE_DOWNS)


def battle_damage(game: Arena, place: int, target: int) -> int:
    """MA-RULING-51 Printed, own bonus, increases, critical; 0 if immune; less reduction; less prevention.

    Glancing: printed minus 20 and nothing on top (MA-RULING-50). Without a DMG number: nothing (MA-RULING-49).
    """
    slot = game.slots[place]
    striker = slot.pet
    power = power_of(game, slot)
    damage = power.damage
    if damage < 0:
        return 0
    if game.die == GLANCING:
        damage -= LESS
    else:
        damage += power.bonus.value(game, striker, target) + increase_of(game, striker)
        if game.die == CRITICAL:
            damage += CRITICAL
    if damage <= 0 or withstands(game, target, striker, power):
        return 0
    if not power.ignores_reduction and conduit_of(game, striker) == NONE:
        damage -= reduction_of(game, target, power.type)
    return prevented(game, target, damage) if damage > 0 else 0


# S4 Bodyguards


def redirect_of(game: Arena, number: int, target: int) -> Redirect | None:
    """The effect by which a pet may take Battle Damage of another on itself."""
    pet = game.pets[number]
    found = redirect_in(game, pet.card, number, target)
    elyth = elyth_of(game, pet)
    return redirect_in(game, elyth, number, target) if found is None and elyth is not None else found


def redirect_in(game: Arena, bearer: Bearer, number: int, target: int) -> Redirect | None:
    for passive in bearer.on[BATTLE_DAMAGE_TO_OWN]:
        for verb in passive.verbs:
            if isinstance(verb, Redirect) and verb.condition.value(game, number, target):
                return verb
    return None


def offer_bodyguard(game: Arena, place: int, target: int, damage: int, after: int) -> None:
    """Ask the next companion beside the target that could take some of the damage; if there is none, it lands."""
    if damage >= REDIRECT_STEP:
        pets = game.pets
        seat = pets[target].seat
        for number in range(after + 1, len(pets)):
            pet = pets[number]
            if pet.seat != seat or number == target or pet.line < 0 or not waits(game, pet, GUARDS):
                continue
            redirect = redirect_of(game, number, target)
            if redirect is not None and redirect.step <= damage and adjacent(game, number, target):
                game.then(Bodyguard(seat, number, redirect.most, redirect.step, place, target, damage))
                return
    deal_battle_damage(game, place, target, damage, NONE, 0)


class Bodyguard(Ask[Arena]):
    """MA-RULING-117 A companion beside the target may take some of the Battle Damage: at most what is left of it."""

    id: ClassVar[str] = "bodyguard"
    rule: ClassVar[str] = "MA-RULING-117"

    def __init__(self, seat: int, guard: int, most: int, step: int, place: int, target: int, damage: int) -> None:
        super().__init__(seat)
        self.guard = guard
        self.most = most
        self.step = step
        self.place = place
        self.target = target
        self.damage = damage

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [PASS]
        for amount in range(self.step, min(self.most, 2 * REDIRECT_STEP) + 1, self.step):
            if amount % REDIRECT_STEP == 0:
                found.append(REDIRECT + amount // REDIRECT_STEP - 1)
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == PASS or (act - REDIRECT + 1) * REDIRECT_STEP <= self.damage:
            return ALLOWED
        return "MA-RULING-117"

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(self.guard)]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            offer_bodyguard(game, self.place, self.target, self.damage, self.guard)
            return
        moved = (option - REDIRECT + 1) * REDIRECT_STEP
        game.log_event("MA-RULING-117", REDIRECTED, self.guard, moved)
        deal_battle_damage(
            game, self.place, self.target, self.damage - moved, self.guard, prevented(game, self.guard, moved)
        )


# S5 to S8


def deal_battle_damage(game: Arena, place: int, target: int, damage: int, guard: int, taken: int) -> None:
    """S5 All triggers of the hit are one batch; S6 then the Battle Damage lands; S7 Secondary Effects; S8 Downs."""
    striker = game.slots[place].pet
    batch = Batch(len(game.pets))
    fire(game, batch, "MA-TRIG-04", WAS_HIT, target, striker)
    if damage + taken > 0:
        # also what a Bodyguard took was dealt by the striker (MA-RULING-51)
        fire(game, batch, "MA-RULING-04", DEALS_DAMAGE, striker, target)
        fire(game, batch, "MA-RULING-02", DEALS_BATTLE_DAMAGE, striker, target)
    settle(game, batch, "MA-TRIG-05" if len(batch.fired) > 1 else "MA-RULING-03")
    if damage + taken > 0:
        # it lands although triggers may have felled the striker (MA-RULING-06)
        felled = game.pets[striker].is_doomed()
        rule = "MA-RULING-06" if felled else "MA-BATTLE-18" if batch.empty else "MA-TRIG-06"
        if taken and guard < target:
            settle_one(game, guard, taken, 0, 1 << striker, rule)
        if damage:
            settle_one(game, target, damage, 0, 1 << striker, rule)
        if taken and guard > target:
            settle_one(game, guard, taken, 0, 1 << striker, rule)
    game.then(RESOLVE_DOWNS)
    if game.die != GLANCING:
        secondary(game, place, target, damage)


def secondary(game: Arena, place: int, target: int, damage: int) -> None:
    """MA-POWER-08 What a Battle Power does besides its damage, in printed order; then the Passives that wound."""
    slot = game.slots[place]
    striker = slot.pet
    power = power_of(game, slot)
    pet = game.pets[striker]
    wounds = damage > 0 and waits(game, pet, 1 << WOUNDS)
    if not power.script.verbs and not wounds:
        return
    game.dealt = damage if power.damage >= 0 else NONE
    game.then(SECONDARY_OVER)
    if wounds:
        elyth = elyth_of(game, pet)
        if elyth is not None:
            wound(game, elyth, striker, target)
        wound(game, pet.card, striker, target)
    run_script(game, power.script, slot.owner, striker, target, pet.card.number)


def wound(game: Arena, bearer: Bearer, striker: int, target: int) -> None:
    passives = bearer.on[WOUNDS]
    for i in range(len(passives) - 1, -1, -1):
        run_script(game, passives[i].script, game.pets[striker].seat, striker, target, bearer.number)


class SecondaryOver(Step[Arena]):
    """MA-POWER-08 The Secondary Effects of a Battle Power are done."""

    id: ClassVar[str] = "secondary_over"
    rule: ClassVar[str] = "MA-POWER-08"

    def run(self, game: Arena) -> None:
        game.dealt = NONE


# SWITCH_HIT


def switch_hit(game: Arena, seat: int, me: int) -> None:
    """MA-SWHIT-01 A pet that has hit may switch, if somebody is there to switch with."""
    ask = SwitchHit(seat, me)
    if len(ask.options(game, seat)) > 1:
        game.then(ask)


class SwitchHit(Ask[Arena]):
    """MA-SWHIT-02 The striker may swap place and Battle Assignment with an adjacent own pet (MA-RULING-59)."""

    id: ClassVar[str] = "switch_hit"
    rule: ClassVar[str] = "MA-SWHIT-02"

    def __init__(self, seat: int, me: int) -> None:
        super().__init__(seat)
        self.me = me

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [PASS]
        first = SWITCH.code(game.pets[self.me].card.index)
        for number in range(len(game.pets)):
            pet = game.pets[number]
            if pet.seat == seat and pet.line >= 0 and number != self.me:
                found.append(first + pet.card.index)
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == PASS:
            return ALLOWED
        partner = game.pet_of(seat, SWITCH.two(act))
        if not adjacent(game, self.me, partner):
            return "MA-RULING-59"
        if game.pets[self.me].is_doomed() or game.pets[partner].is_doomed():
            return "MA-RULING-07"
        return "MA-RULING-61" if game.in_hold(self.me) or game.in_hold(partner) else ALLOWED

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(game.pet_of(seat, SWITCH.two(option)))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            return
        partner = game.pet_of(seat, SWITCH.two(option))
        roll_free(game, partner, NONE, ComeIn(self.me, partner))


class ComeIn(Step[Arena]):
    """MA-SWHIT-04 The pet that comes in takes over an assignment whose use is spent: it may not strike for it.

    "Acted" stays with the slot and "used" with the pet, so the one that left may not strike again either.
    """

    id: ClassVar[str] = "come_in"
    rule: ClassVar[str] = "MA-SWHIT-04"

    def __init__(self, striker: int, partner: int) -> None:
        self.striker = striker
        self.partner = partner

    def run(self, game: Arena) -> None:
        slot = game.slots[game.slot_of(self.striker)]
        rule = "MA-SWHIT-03"
        if slot.attacks and slot.line != FRONT and not flies(game, self.partner):
            rule = "MA-RULING-122"  # the slot keeps its line
        elif slot.opponent == NONE or game.slots[slot.opponent].acted:
            rule = "MA-SWHIT-05"
        game.log_event(rule, SWITCHED, self.striker, self.partner)
        trade_places(game, self.striker, self.partner)
        trade_slots(game, self.striker, self.partner)


def trade_slots(game: Arena, one: int, other: int) -> None:
    """Two own pets trade slots; either may have none. New pairs enter battle with each other (MA-RULING-36)."""
    slots = game.slots
    first = game.slot_of(one)
    second = game.slot_of(other)
    if first != NONE:
        slots[first].pet = other
    if second != NONE:
        slots[second].pet = one
    batch = Batch(len(game.pets))
    if first != NONE:
        meet_all(game, batch, first)
    if second != NONE:
        meet_all(game, batch, second)
    settle(game, batch, "MA-RULING-36")


# Sudden Exchange


def exchange_slots(game: Arena, one: int, other: int) -> None:
    """Two own pets that have traded places in the Rune step trade slots too, and declare anew (MA-EX-95)."""
    for number in (one, other):
        place = game.slot_of(number)
        if place != NONE and game.stage >= DECLARED:
            game.slots[place].power = UNDECLARED
    trade_slots(game, one, other)
    game.then(RESOLVE_DOWNS, DeclareAnew(one, other))


class DeclareAnew(Step[Arena]):
    """MA-RUNE-01 A Rune says that slots get their powers anew: those that one of the two pets stands in."""

    id: ClassVar[str] = "declare_anew"
    rule: ClassVar[str] = "MA-RUNE-01"

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def run(self, game: Arena) -> None:
        slots = game.slots
        for place in range(len(slots) - 1, -1, -1):
            slot = slots[place]
            if slot.pet in (self.one, self.other) and slot.power == UNDECLARED:
                declare(game, place, slot.is_extra())


SECONDARY_OVER: Final = SecondaryOver()

"""Batches and entry triggers: MA-TRIG, MA-HP, MA-RULING-05, -07, -08, -09, -36.

A batch is what happens at the same time. Its sums wait on the pets (`Pet.change`) until it is settled, so that a
decision may cut it. No ability of this card set can go off twice for one pet in a batch (MA-RULING-08).
"""

from __future__ import annotations

from grimalkin.experiments.mythic.cards import DEATHSTONE
from grimalkin.experiments.mythic.state import HP, NONE, TRIGGERED, Arena


def trigger_damage(game: Arena, rule: str, bearer: int, amount: int, hurt: int) -> None:
    """A Passive hurts a pet; whoever deals damage so may react in the same batch (MA-RULING-09)."""
    game.tell(rule, TRIGGERED, bearer, amount)
    game.pets[hurt].change -= amount
    deals_damage(game, bearer)


def deals_damage(game: Arena, dealer: int) -> None:
    """MA-RULING-04 Vampiric Deathstone heals 10 whenever its pet deals damage by Battle Power or Passive."""
    pet = game.pets[dealer]
    if pet.elyth == DEATHSTONE:
        game.tell("MA-RULING-04", TRIGGERED, dealer, 10)
        pet.change += 10


def settle(game: Arena, rule: str) -> None:
    """MA-RULING-05 Add up the batch for each pet, cap at Health, then test for 0; a doomed pet heals no more."""
    pets = game.pets
    for i in range(len(pets)):
        pet = pets[i]
        change = pet.change
        if change:
            pet.change = 0
            if pet.doomed and change > 0:
                continue
            hp = pet.hp + change
            if hp > pet.card.health:
                hp = pet.card.health
            pet.hp = hp
            game.tell(rule, HP, i, hp)
            if hp <= 0:
                pet.doomed = True  # MA-RULING-07
                game.somebody_doomed = True


def pair(one: int, other: int) -> int:
    """A bit of its own for each pair of pets."""
    return 1 << (one * (one - 1) // 2 + other if one > other else other * (other - 1) // 2 + one)


def have_met(game: Arena, one: int, other: int) -> bool:
    return game.met & pair(one, other) != 0


def meet(game: Arena, one: int, other: int) -> None:
    """MA-TRIG-03 Two pets enter battle with each other: both sides' entry triggers, once per pair (MA-RULING-36)."""
    if have_met(game, one, other):
        return
    game.met |= pair(one, other)
    amount = game.pets[one].card.on_enter
    if amount:
        trigger_damage(game, "MA-TRIG-03", one, amount, other)
    amount = game.pets[other].card.on_enter
    if amount:
        trigger_damage(game, "MA-TRIG-03", other, amount, one)


def meet_all(game: Arena, place: int) -> None:
    """MA-RULING-36 Whoever stands in a slot meets every pet the slot faces; an extra Attacker meets nobody yet."""
    slots = game.slots
    slot = slots[place]
    if slot.pet == NONE:
        return
    if not slot.attacks:
        attacker = slots[slot.opponent].pet
        if attacker != NONE:
            meet(game, attacker, slot.pet)
        return
    for blocker in slots:
        if not blocker.attacks and blocker.opponent == place and blocker.pet != NONE:
            meet(game, slot.pet, blocker.pet)

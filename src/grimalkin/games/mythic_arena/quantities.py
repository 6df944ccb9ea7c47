"""What sums and conditions of cards can count."""

from __future__ import annotations

from typing import Final

from grimalkin.games.mythic_arena.printed import CHOMP
from grimalkin.games.mythic_arena.state import NONE, STASIS, Arena

# in the order of the vocabulary (verbs.py); some take a word in brackets
QUANTITIES: Final = [
    "hp",
    "pets",
    "die",
    "attacker",
    "attacked_line",
    "target_elyth",
    "self_elyth",
    "holds_target",
    "charges",
    "in_play",
    "in_stasis",
    "last_pet",
    "hand",
]
COUNT_HP: Final = 0
COUNT_PETS: Final = 1
COUNT_DIE: Final = 2
COUNT_ATTACKER: Final = 3
COUNT_ATTACKED_LINE: Final = 4
COUNT_TARGET_ELYTH: Final = 5
COUNT_SELF_ELYTH: Final = 6
COUNT_HOLDS_TARGET: Final = 7
COUNT_CHARGES: Final = 8
COUNT_IN_PLAY: Final = 9
COUNT_IN_STASIS: Final = 10
COUNT_LAST_PET: Final = 11
COUNT_HAND: Final = 12


def nobody(seat: int) -> int:
    """Whom a Rune or an Item of this seat counts for: its own pets and hand are known, `self` is nobody."""
    return -2 - seat


def counts_for(seat: int, me: int) -> int:
    """Whom the sums of an effect count for: the pet whose power it is, or nobody of that seat."""
    return me if me != NONE else nobody(seat)


def counted(game: Arena, quantity: int, word: int, me: int, other: int) -> int:
    """What cards count. `me` is a pet, or `nobody(seat)` for Runes and Items; `other` the pet that it met."""
    seat = game.pets[me].seat if me >= 0 else -2 - me if me < NONE else game.lead
    if quantity == COUNT_PETS:
        return game.in_play(seat)
    if quantity == COUNT_DIE:
        return game.die
    if quantity == COUNT_TARGET_ELYTH:
        return 1 if other >= 0 and game.pets[other].elyth != NONE else 0
    if quantity == COUNT_IN_PLAY:
        return count_in_play(game, seat, word)
    if quantity == COUNT_IN_STASIS:
        return count_in_stasis(game, seat, word)
    if quantity == COUNT_HAND:
        return game.willpower(seat)
    return counted_of_pet(game, quantity, word, me, other) if me >= 0 else 0


def counted_of_pet(game: Arena, quantity: int, word: int, me: int, other: int) -> int:
    pet = game.pets[me]
    if quantity == COUNT_HP:
        return pet.health - pet.damage
    if quantity == COUNT_SELF_ELYTH:
        return 1 if pet.elyth != NONE else 0
    if quantity == COUNT_HOLDS_TARGET:
        return 1 if other >= 0 and game.pets[other].giver(CHOMP + word) == me else 0
    if quantity == COUNT_CHARGES:
        return pet.charges
    if quantity == COUNT_LAST_PET:
        return 1 if pet.line >= 0 and game.in_play(pet.seat) == 1 else 0
    place = game.slot_of(me)
    if place == NONE:
        return 0
    if quantity == COUNT_ATTACKER:
        return 1 if game.slots[place].attacks else 0
    assert quantity == COUNT_ATTACKED_LINE, f"quantity {quantity} is not in the list"
    return game.slots[place].line + 1


def count_in_play(game: Arena, seat: int, kind: int) -> int:
    """How many own cards of a kind are In Play (MA-ZONE-01): pets, the Elyth on them, Items."""
    count = 0
    for pet in game.pets:
        if pet.seat == seat and pet.line >= 0:
            if pet.card.number == kind:
                count += 1
            if pet.elyth == kind:
                count += 1
    for item in game.items[seat]:
        if item >> 4 == kind:
            count += 1
    return count


def count_in_stasis(game: Arena, seat: int, kind: int) -> int:
    count = 0
    for pet in game.pets:
        if pet.seat == seat and pet.line == STASIS and pet.card.number == kind:
            count += 1
    return count

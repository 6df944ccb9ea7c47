"""What makes a pet's values differ from the printed ones now, each with the card that it comes from.

The values themselves are computed in values.py; here the same changes are taken apart.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.view import Modifier
from grimalkin.games.mythic_arena.printed import (
    ALWAYS_REDUCES,
    ALWAYS_REGENERATES,
    CHOMP,
    CONSTRICT,
    HEALTH,
    HIT,
    MISS,
    SPEED,
    STATS,
    ArenaVerb,
    Bearer,
    PetCard,
)
from grimalkin.games.mythic_arena.state import NONE, PREVENT, PREVENT_STATUS, SHAPE, Arena, Lasting, Pet
from grimalkin.games.mythic_arena.values import (
    Modify,
    Reduce,
    elyth_of,
    is_about,
    shape_of,
    static_changes,
    static_regeneration,
)

UNTOLD: Final = "effect"  # where a change comes from that no open card alone can have made
SHAPED: Final = 1 << SPEED | 1 << HIT | 1 << MISS  # what a stolen shape changes
AT_LEAST_ZERO: Final = [SPEED, MISS]
# damage taken of all types, then of each
TAKEN: Final = [
    "taken",
    "taken_untyped",
    "taken_physical",
    "taken_magical",
    "taken_fire",
    "taken_acid",
    "taken_lightning",
    "taken_frost",
]


def modifiers(masked: Arena, number: int) -> list[Modifier]:
    """All changes of a pet. Those of Speed, Hit, Miss and DMG add up to what it shows beyond what is printed."""
    pet = masked.pets[number]
    shown: list[Modifier] = []
    changed = changed_stats(masked, number)
    for stat in range(len(STATS)):
        if not changed >> stat & 1:
            continue
        found = stat_modifiers(masked, number, stat)
        if stat in AT_LEAST_ZERO and found:
            found = cut_at_zero(found, printed_of(pet.card, stat))
        if stat == MISS and pet.held:
            found.append(held_modifier(masked, pet, found))
        shown += found
    if pet.elyth != NONE:
        stone = masked.box.elyth[pet.elyth]
        if stone is not None and stone.health_bonus():
            shown.append(Modifier(STATS[HEALTH], stone.health_bonus(), stone.key, "MA-ELYTH-05"))
    shown += reductions(masked, number, pet)
    shown += regenerations(masked, number, pet)
    for effect in masked.lasting:
        if effect.on == number and effect.what == PREVENT:
            shown.append(Modifier("prevent", effect.amount, source_of(masked, effect), "MA-RULING-78"))
        elif effect.on == number and effect.what == PREVENT_STATUS:
            shown.append(Modifier("prevent_status", effect.amount, source_of(masked, effect), "MA-RULING-129"))
    return shown


def changed_stats(masked: Arena, number: int) -> int:
    """A bit for each stat that something may change: most pets have few."""
    pet = masked.pets[number]
    bits = pet.card.about
    if pet.held:
        bits |= 1 << MISS
    stone = elyth_of(masked, pet)
    if stone is not None:
        bits |= stone.about
    for other in masked.pets:
        if other.line >= 0 and other.seat == pet.seat:
            bits |= other.card.lends
            lent = elyth_of(masked, other)
            if lent is not None:
                bits |= lent.lends
    for effect in masked.lasting:
        if effect.on == number:
            bits |= SHAPED if effect.what == SHAPE else 1 << effect.what
    return bits


def printed_of(card: PetCard, stat: int) -> int:
    """What is printed for a stat that a pet shows."""
    if stat == SPEED:
        return card.speed
    if stat == HIT:
        return card.hit
    return card.miss if stat == MISS else 0


def stat_modifiers(masked: Arena, number: int, stat: int) -> list[Modifier]:
    """The changes of one stat: a stolen shape, own Passives, Elyth, what companions give, what lasts."""
    bit = 1 << stat
    box = masked.box
    pet = masked.pets[number]
    found: list[Modifier] = []
    if stat <= MISS and masked.lasting:
        shape = shape_of(masked, number)
        if shape != NONE:
            by = printed_of(box.pets[shape], stat) - printed_of(pet.card, stat)
            if by:
                found.append(Modifier(STATS[stat], by, box.pets[shape].key, "MA-RULING-131"))
    if stat != HEALTH:  # of which Elyth alone has something that is always on, and that is on the pet
        add_static(masked, found, number, pet.card, pet.card.static, number, stat)
        stone = elyth_of(masked, pet)
        if stone is not None:
            add_static(masked, found, number, stone, stone.static, number, stat)
        if box.lent & bit:
            for i, other in enumerate(masked.pets):
                if i != number and other.line >= 0 and other.seat == pet.seat:
                    add_static(masked, found, i, other.card, other.card.aura, number, stat)
                    lent = elyth_of(masked, other)
                    if lent is not None:
                        add_static(masked, found, i, lent, lent.aura, number, stat)
    for effect in masked.lasting:
        if effect.on == number and effect.what == stat:
            found.append(Modifier(STATS[stat], effect.amount, source_of(masked, effect), "MA-RULING-112"))
    return found


def add_static(
    masked: Arena,
    found: list[Modifier],
    source: int,
    bearer: Bearer,
    verbs: list[ArenaVerb[Any]],
    number: int,
    stat: int,
) -> None:
    """What the verbs of one card that are always on change."""
    if not bearer.about >> stat & 1:
        return
    for verb in verbs:
        by = static_changes(masked, source, [verb], number, stat)
        if by:
            found.append(Modifier(STATS[stat], by, bearer.key, Modify.rule))


def cut_at_zero(found: list[Modifier], printed: int) -> list[Modifier]:
    """A value is never below 0: the last changes downwards count only as far as that."""
    missing = -printed
    for modifier in found:
        missing -= modifier.by
    kept: list[Modifier] = []
    for i in range(len(found) - 1, -1, -1):
        modifier = found[i]
        if missing > 0 and modifier.by < 0:
            back = min(missing, -modifier.by)
            missing -= back
            modifier = Modifier(modifier.fact, modifier.by + back, modifier.source, modifier.rule)
        kept.append(modifier)
    kept.reverse()
    return kept


def held_modifier(masked: Arena, pet: Pet, found: list[Modifier]) -> Modifier:
    """MA-LOCK-03 The Miss of a held pet counts as 0, whatever else changes it."""
    now = pet.card.miss
    for modifier in found:
        now += modifier.by
    giver = pet.giver(CHOMP) if pet.giver(CHOMP) != NONE else pet.giver(CONSTRICT)
    return Modifier(STATS[MISS], -now, masked.pets[giver].card.key, "MA-LOCK-03")


def reductions(masked: Arena, number: int, pet: Pet) -> list[Modifier]:
    """MA-RULING-51 Less Battle Damage taken, by the pet's own Passives and by its Elyth."""
    found: list[Modifier] = []
    if is_about(masked, pet, ALWAYS_REDUCES):
        bearers: list[Bearer | None] = [pet.card, elyth_of(masked, pet)]
        for bearer in bearers:
            if bearer is not None:
                for verb in bearer.static:
                    if isinstance(verb, Reduce) and verb.condition.value(masked, number, NONE):
                        found.append(Modifier(TAKEN[verb.type + 1], -verb.by, bearer.key, verb.rule))
    return found


def regenerations(masked: Arena, number: int, pet: Pet) -> list[Modifier]:
    """MA-HEAL-03 Regeneration that is not printed on the pet: by Elyth and by companions."""
    found: list[Modifier] = []
    stone = elyth_of(masked, pet)
    if stone is not None and stone.regeneration:
        found.append(Modifier("regeneration", stone.regeneration, stone.key, "MA-HEAL-03"))
    for i, other in enumerate(masked.pets):
        if other.line >= 0 and other.seat == pet.seat and is_about(masked, other, ALWAYS_REGENERATES):
            bearers: list[Bearer | None] = [other.card, elyth_of(masked, other)]
            for bearer in bearers:
                if bearer is not None:
                    by = static_regeneration(masked, i, bearer.static, number)
                    if by:
                        found.append(Modifier("regeneration", by, bearer.key, "MA-HEAL-03"))
    return found


def source_of(masked: Arena, effect: Lasting) -> str:
    """The card that began it."""
    return masked.box.names[effect.source] if effect.source != NONE else UNTOLD

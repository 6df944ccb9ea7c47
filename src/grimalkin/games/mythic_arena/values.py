"""What the values of a pet are now: printed, changed by Elyth, Passives and lasting effects (MA-PET, MA-RULING-96).

Computed when read, never stored. Only Health is kept on the pet, because HP moves with it (MA-HP-04, MA-HP-05).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.amounts import Amount
from grimalkin.core.cards import EACH, Target, amount
from grimalkin.core.fields import Given
from grimalkin.games.mythic_arena.lasting import add_lasting
from grimalkin.games.mythic_arena.lines import adjacent
from grimalkin.games.mythic_arena.printed import (
    ADJACENT_TO_SELF,
    ALWAYS_CONDUIT,
    ALWAYS_IMMUNE,
    ALWAYS_IMMUNE_DAMAGE,
    ALWAYS_REDUCES,
    ALWAYS_REGENERATES,
    COST_BATTLE,
    COST_UNIQUE,
    DAMAGE,
    GUARDING,
    HIT,
    HIT_AGAINST,
    MISS,
    ON_FRONT,
    OWN_OTHER,
    SCRIPTS,
    SPEED,
    STATIC,
    ArenaVerb,
    BattlePower,
    Bearer,
    UniquePower,
)
from grimalkin.games.mythic_arena.quantities import counts_for
from grimalkin.games.mythic_arena.state import FRONT, NONE, SHAPE, Arena, Pet
from grimalkin.kit.lasting import newest, sum_of

ALL_TYPES: Final = -1
NO_VERBS: Final[list[ArenaVerb[Any]]] = []


# Static verbs: what is always on


class Modify(ArenaVerb[Arena]):
    """`modify STAT by SUM to TARGET for DURATION`: without a duration it is always on. MA-RULING-96, -112."""

    rule: ClassVar[str] = "MA-RULING-96"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.stat = given.number("modify")
        self.about = 1 << self.stat
        self.by: Amount = amount(given, "by")
        self.named = given.number("named")  # only a pet of this card; NONE: any
        self.lasts = given.of("for")

    def places(self) -> int:
        return STATIC if self.lasts is None else SCRIPTS

    def act(self, game: Arena, seat: int, me: int, pet: int, source: int) -> None:
        assert self.lasts is not None, f"{self.place}: a change that is always on is read, not done"
        add_lasting(game, pet, self.stat, self.by.value(game, counts_for(seat, me), pet), self.lasts, seat, me, source)


class Reduce(ArenaVerb[Arena]):
    """`reduce N type TYPE`: less Battle Damage taken of that type, or of all. MA-RULING-51."""

    rule: ClassVar[str] = "MA-RULING-51"
    where: ClassVar[int] = STATIC

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.about = ALWAYS_REDUCES
        self.by = given.number("reduce")
        self.type = given.number("type") - 1  # the vocabulary's list begins with "all"


class Immune(ArenaVerb[Arena]):
    """`immune [statuses]`: "cannot" beats "can". MA-RULING-01."""

    rule: ClassVar[str] = "MA-RULING-01"
    where: ClassVar[int] = STATIC

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.about = ALWAYS_IMMUNE
        self.statuses = 0
        for status in given.numbers("immune"):
            self.statuses |= 1 << status


class ImmuneDamage(ArenaVerb[Arena]):
    """`immune_damage TYPE`: to Battle Damage of that type. MA-RULING-90."""

    rule: ClassVar[str] = "MA-RULING-90"
    where: ClassVar[int] = STATIC

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.about = ALWAYS_IMMUNE_DAMAGE
        self.type = given.number("immune_damage")


class Regenerate(ArenaVerb[Arena]):
    """`regenerate N to TARGET`: Regeneration for others, while the source is there. MA-HEAL-03."""

    rule: ClassVar[str] = "MA-HEAL-03"
    where: ClassVar[int] = STATIC

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.about = ALWAYS_REGENERATES
        self.by = given.number("regenerate")


class Conduit(ArenaVerb[Arena]):
    """`conduit TYPE`: the pet's Battle Damage is of that type and ignores reduction. MA-DMG-02."""

    rule: ClassVar[str] = "MA-DMG-02"
    where: ClassVar[int] = STATIC

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.about = ALWAYS_CONDUIT
        self.type = given.number("conduit")


# Verbs of a moment of its own, which the rule of that moment reads


class Redirect(ArenaVerb[Arena]):
    """`redirect MOST by STEP`: at "battle damage to own" its owner may turn some of it on this pet. MA-RULING-117."""

    rule: ClassVar[str] = "MA-RULING-117"
    where: ClassVar[int] = GUARDING

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.most = given.number("redirect")
        self.step = given.number("by")


def reaches(game: Arena, source: int, to: Target | None, pet: int) -> bool:
    """Whether an effect that is always on, of the pet `source`, works for `pet`: itself, each own, each own other."""
    if to is None or to.how != EACH:
        return source == pet
    other = game.pets[pet]
    if game.pets[source].seat != other.seat or (source == pet and to.among == OWN_OTHER):
        return False
    if to.where == ON_FRONT:
        return other.line == FRONT
    return to.where != ADJACENT_TO_SELF or adjacent(game, source, pet)


def elyth_of(game: Arena, pet: Pet) -> Bearer | None:
    return game.box.elyth[pet.elyth] if pet.elyth != NONE else None


def changes(game: Arena, number: int, stat: int) -> int:
    """All changes of a stat: own Passives, Elyth, what companions give, lasting effects. They add up."""
    bit = 1 << stat
    if not game.box.about & bit:
        return sum_of(game.lasting, stat, number) if game.lasting else 0
    pet = game.pets[number]
    seat = pet.seat
    total = 0
    if pet.card.about & bit:
        total += static_changes(game, number, pet.card.static, number, stat)
    if pet.elyth != NONE:
        elyth = game.box.elyth[pet.elyth]
        if elyth is not None and elyth.about & bit:
            total += static_changes(game, number, elyth.static, number, stat)
    if game.box.lent & bit:
        for i, other in enumerate(game.pets):
            if i != number and other.line >= 0 and other.seat == seat:
                if other.card.lends & bit:
                    total += static_changes(game, i, other.card.aura, number, stat)
                if other.elyth != NONE:
                    lent = game.box.elyth[other.elyth]
                    if lent is not None and lent.lends & bit:
                        total += static_changes(game, i, lent.aura, number, stat)
    if game.lasting:
        total += sum_of(game.lasting, stat, number)
    return total


def static_changes(game: Arena, source: int, verbs: list[ArenaVerb[Any]], number: int, stat: int) -> int:
    total = 0
    for verb in verbs:
        if isinstance(verb, Modify) and verb.stat == stat and reaches(game, source, verb.to, number):
            if verb.named == NONE or game.pets[number].card.number == verb.named:
                if verb.condition.value(game, source, number):
                    total += verb.by.value(game, source, number)
    return total


def shape_of(game: Arena, number: int) -> int:
    """MA-RULING-131 The slot of the pet whose printed Speed, Hit and Miss this one has taken, or NONE."""
    shape = newest(game.lasting, SHAPE, number)
    return NONE if shape is None else shape.amount


def speed_of(game: Arena, number: int) -> int:
    shape = shape_of(game, number) if game.lasting else NONE
    base = game.pets[number].card.speed if shape == NONE else game.box.pets[shape].speed
    return max(0, base + changes(game, number, SPEED))


def hit_of(game: Arena, number: int) -> int:
    shape = shape_of(game, number) if game.lasting else NONE
    base = game.pets[number].card.hit if shape == NONE else game.box.pets[shape].hit
    return base + changes(game, number, HIT)


def miss_of(game: Arena, number: int) -> int:
    """MA-LOCK-03 The Miss of a held pet counts as 0."""
    pet = game.pets[number]
    if pet.held:
        return 0
    shape = shape_of(game, number) if game.lasting else NONE
    base = pet.card.miss if shape == NONE else game.box.pets[shape].miss
    return max(0, base + changes(game, number, MISS))


def increase_of(game: Arena, number: int) -> int:
    """MA-DMG-04 What is added to the pet's Battle Damage."""
    return changes(game, number, DAMAGE)


def hit_against(game: Arena, number: int) -> int:
    """What attacks against this pet add to their Hit."""
    return changes(game, number, HIT_AGAINST)


def battle_cost(game: Arena, number: int, power: BattlePower) -> int:
    return max(0, power.cost + changes(game, number, COST_BATTLE))


def unique_cost(game: Arena, number: int, power: UniquePower) -> int:
    return max(0, power.cost + changes(game, number, COST_UNIQUE))


def flies(game: Arena, number: int) -> bool:
    pet = game.pets[number]
    elyth = elyth_of(game, pet)
    return pet.card.flying or (elyth is not None and elyth.flying)


def is_about(game: Arena, pet: Pet, bits: int) -> bool:
    """Whether anything that is always on, of the pet or its Elyth, is about these things at all."""
    if pet.card.about & bits:
        return True
    elyth = elyth_of(game, pet)
    return elyth is not None and elyth.about & bits != 0


def waits(game: Arena, pet: Pet, triggers: int) -> bool:
    """Whether a Passive of the pet or its Elyth waits for one of these moments."""
    if pet.card.waits & triggers:
        return True
    elyth = elyth_of(game, pet)
    return elyth is not None and elyth.waits & triggers != 0


def static_verbs(game: Arena, number: int, bits: int) -> list[ArenaVerb[Any]]:
    """The pet's own verbs that are always on, its Elyth's included, as far as their condition holds.

    None are found unless one of them is about these things.
    """
    pet = game.pets[number]
    if not is_about(game, pet, bits):
        return NO_VERBS
    found: list[ArenaVerb[Any]] = []
    for verb in pet.card.static:
        if verb.condition.value(game, number, NONE):
            found.append(verb)
    elyth = elyth_of(game, pet)
    if elyth is not None:
        for verb in elyth.static:
            if verb.condition.value(game, number, NONE):
                found.append(verb)
    return found


def regeneration_sources(game: Arena) -> list[int]:
    """The pets in play by which somebody may have Regeneration that is not printed on it."""
    return [i for i, pet in enumerate(game.pets) if pet.line >= 0 and is_about(game, pet, ALWAYS_REGENERATES)]


def regeneration_of(game: Arena, number: int, known: list[int] | None = None) -> int:
    """MA-HEAL-03 Printed, by Elyth, and by companions: all add up. `known`: the sources, from whoever has them."""
    pet = game.pets[number]
    total = pet.card.regeneration
    elyth = elyth_of(game, pet)
    if elyth is not None:
        total += elyth.regeneration
    for source in regeneration_sources(game) if known is None else known:
        other = game.pets[source]
        if other.seat == pet.seat:
            total += static_regeneration(game, source, other.card.static, number)
            lent = elyth_of(game, other)
            if lent is not None:
                total += static_regeneration(game, source, lent.static, number)
    return total


def static_regeneration(game: Arena, source: int, verbs: list[ArenaVerb[Any]], number: int) -> int:
    total = 0
    for verb in verbs:
        if isinstance(verb, Regenerate) and reaches(game, source, verb.to, number):
            if verb.condition.value(game, source, number):
                total += verb.by
    return total


def is_immune(game: Arena, number: int, status: int) -> bool:
    for verb in static_verbs(game, number, ALWAYS_IMMUNE):
        if isinstance(verb, Immune) and verb.statuses >> status & 1:
            return True
    return False


def is_immune_to_damage(game: Arena, number: int, damage_type: int) -> bool:
    """MA-RULING-90 Immunity to a type covers Battle Damage only."""
    for verb in static_verbs(game, number, ALWAYS_IMMUNE_DAMAGE):
        if isinstance(verb, ImmuneDamage) and verb.type == damage_type:
            return True
    return False


def withstands(game: Arena, number: int, striker: int, power: BattlePower) -> bool:
    """Whether a pet is immune to the Battle Damage of a power."""
    if not is_about(game, game.pets[number], ALWAYS_IMMUNE_DAMAGE):
        return False
    return is_immune_to_damage(game, number, type_of(game, striker, power))


def reduction_of(game: Arena, number: int, damage_type: int) -> int:
    total = 0
    for verb in static_verbs(game, number, ALWAYS_REDUCES):
        if isinstance(verb, Reduce) and verb.type in (ALL_TYPES, damage_type):
            total += verb.by
    return total


def conduit_of(game: Arena, number: int) -> int:
    """The type that this pet's Battle Damage has instead of the power's own, or NONE."""
    for verb in static_verbs(game, number, ALWAYS_CONDUIT):
        if isinstance(verb, Conduit):
            return verb.type
    return NONE


def type_of(game: Arena, number: int, power: BattlePower) -> int:
    conduit = conduit_of(game, number)
    return power.type if conduit == NONE else conduit

"""What a told or foreseen number is made of, with the card or power that each part comes from."""

from __future__ import annotations

from typing import Final

from grimalkin.core.view import Modifier, Part
from grimalkin.games.mythic_arena.modifiers import TAKEN, reductions, stat_modifiers
from grimalkin.games.mythic_arena.powers import power_of
from grimalkin.games.mythic_arena.printed import DAMAGE, HIT, HIT_AGAINST
from grimalkin.games.mythic_arena.state import NONE, Arena
from grimalkin.games.mythic_arena.values import conduit_of, type_of, withstands

CRITICAL: Final = 20  # the die, and what it adds
GLANCING: Final = 1
LESS: Final = 20  # what a glancing blow takes off
PREVENTED: Final = "prevented"


def bonus_parts(game: Arena, place: int, target: int) -> list[Part]:
    """MA-BATTLE-16 What is added to the Attack Roll: the pet's Hit, its power's, and what counts against the target."""
    slot = game.slots[place]
    power = power_of(game, slot)
    card = game.pets[slot.pet].card
    found = [Part(card.hit, card.key, "MA-PET-04")] if card.hit else []
    found += changes(stat_modifiers(game, slot.pet, HIT))
    if power.hit:
        found.append(Part(power.hit, power.id, "MA-BATTLE-16"))
    return found + changes(stat_modifiers(game, target, HIT_AGAINST))


def damage_parts(game: Arena, place: int, target: int, die: int, dealt: int) -> list[Part]:
    """MA-RULING-51 The Battle Damage that the die makes, in the order it is counted; `dealt` is what is left of it."""
    slot = game.slots[place]
    striker = slot.pet
    power = power_of(game, slot)
    if power.damage < 0:
        return []
    found = [Part(power.damage, power.id, "MA-RULING-51")]
    if die == GLANCING:
        found.append(Part(-min(LESS, power.damage), "glancing", "MA-CRIT-02"))
    else:
        bonus = power.bonus.value(game, striker, target)
        if bonus:
            found.append(Part(bonus, power.id, "MA-RULING-51"))
        found += changes(stat_modifiers(game, striker, DAMAGE))
        if die == CRITICAL:
            found.append(Part(CRITICAL, "critical", "MA-CRIT-01"))
    total = sum([part.amount for part in found])
    if total > 0 and withstands(game, target, striker, power):
        return [*found, Part(-total, game.pets[target].card.key, "MA-RULING-90")]
    if total > 0 and not power.ignores_reduction and conduit_of(game, striker) == NONE:
        kinds = (TAKEN[0], TAKEN[type_of(game, striker, power) + 1])
        for less in reductions(game, target, game.pets[target]):
            if less.fact in kinds and total > 0:
                by = min(-less.by, total)
                found.append(Part(-by, less.source, less.rule))
                total -= by
    if total > dealt:
        found.append(Part(dealt - total, PREVENTED, "MA-RULING-78"))
    return found


def changes(modifiers: list[Modifier]) -> list[Part]:
    return [Part(change.by, change.source, change.rule) for change in modifiers if change.by]

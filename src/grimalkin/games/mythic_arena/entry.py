"""Entering battle: who faces whom in the slots, and the triggers of a meeting. MA-TRIG-03, MA-RULING-36."""

from __future__ import annotations

from grimalkin.games.mythic_arena.batches import Batch, fire
from grimalkin.games.mythic_arena.printed import ENTER_BATTLE
from grimalkin.games.mythic_arena.state import NONE, Arena


def pair(one: int, other: int) -> int:
    """A bit of its own for each pair of pets."""
    return 1 << (one * (one - 1) // 2 + other if one > other else other * (other - 1) // 2 + one)


def have_met(game: Arena, one: int, other: int) -> bool:
    return game.met & pair(one, other) != 0


def meet(game: Arena, batch: Batch, one: int, other: int) -> None:
    """MA-RULING-36 Two pets enter battle with each other: both sides' entry triggers, once per pair and battle."""
    if have_met(game, one, other):
        return
    game.met |= pair(one, other)
    fire(game, batch, "MA-TRIG-03", ENTER_BATTLE, one, other)
    fire(game, batch, "MA-TRIG-03", ENTER_BATTLE, other, one)


def meet_all(game: Arena, batch: Batch, place: int) -> None:
    """MA-RULING-36 Whoever stands in a slot meets every pet the slot faces; an extra Attacker meets nobody yet."""
    slots = game.slots
    slot = slots[place]
    if slot.pet == NONE:
        return
    if not slot.attacks:
        attacker = slots[slot.opponent].pet
        if attacker != NONE:
            meet(game, batch, attacker, slot.pet)
        return
    for blocker in slots:
        if not blocker.attacks and blocker.opponent == place and blocker.pet != NONE:
            meet(game, batch, slot.pet, blocker.pet)


def targets_of(game: Arena, place: int) -> list[int]:
    """The pets that a slot could strike now: its opponent; for an extra Attacker all in Blocker slots of its line."""
    slots = game.slots
    slot = slots[place]
    if slot.opponent != NONE:
        target = slots[slot.opponent].pet
        return [target] if target != NONE else []
    return [other.pet for other in slots if not other.attacks and other.line == slot.line and other.pet != NONE]

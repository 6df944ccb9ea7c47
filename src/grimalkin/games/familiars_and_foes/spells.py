"""Which spells a Familiar can cast, on whom and at what cost (chapters SPELL, ELEM, ADV)."""

from __future__ import annotations

from typing import Final

from grimalkin.games.familiars_and_foes.codes import ATTACK, CAST, CAST_AT, CAST_ON
from grimalkin.games.familiars_and_foes.events import PAID
from grimalkin.games.familiars_and_foes.kinds import (
    CHEAPER,
    ELEMENTAL,
    EVERY_FOE,
    HELPER,
    LAST_ATTACK,
    NO_MAGIC,
    REVIVE,
    SOME_FOES,
)
from grimalkin.games.familiars_and_foes.printed import Spell
from grimalkin.games.familiars_and_foes.state import NOBODY, Quest

REVIVE_COST: Final = 2  # from each Standing Familiar


def spells_of(game: Quest, seat: int) -> list[Spell]:
    """FF-SPELL-09 The scrolls of the mat, the Helper Spell of the own Coven Card, and those in common (FF-SPELL-11).

    FF-RULING-110 Beginner Spells stay when the Advanced Spell Scroll is open (FF-ADV-02: both are cast alike).
    """
    familiar = game.familiars[seat]
    if not familiar.coven and not game.common:
        return familiar.mat.spells
    found = familiar.mat.spells[:]
    for card in familiar.coven:
        found.append(game.box.coven_card(card).spell)
    for card in game.common:
        found.append(game.box.coven_card(card).spell)
    return found


def cast_acts(game: Quest, spell: Spell) -> list[int]:
    """The option codes of a spell, with each target that it can name."""
    if spell.at_foe:
        return [at_foe(spell, slot) for slot in range(len(game.foes))]
    if spell.on_familiar:
        return [CAST_ON.code(spell.code, familiar.mat.slot) for familiar in game.familiars]
    return [CAST + spell.code]


def add_all_casts(game: Quest, seat: int, found: list[int]) -> None:
    """Add the option codes of all spells that the seat can cast now: those that `forbids_cast` leaves."""
    if game.restricted(NO_MAGIC):
        return
    familiar = game.familiars[seat]
    for spell in familiar.mat.spells if familiar.unlocked else familiar.mat.beginner_spells:
        add_casts(game, seat, spell, found)
    for card in familiar.coven:
        add_casts(game, seat, game.box.coven_card(card).spell, found)
    for card in game.common:
        add_casts(game, seat, game.box.coven_card(card).spell, found)


def add_casts(game: Quest, seat: int, spell: Spell, found: list[int]) -> None:
    """Add the option codes of a spell, which may be cast at all, with each target that `forbids_choice` leaves."""
    if spell.at_foe:
        for slot in range(len(game.foes)):
            if not forbids_choice(game, seat, spell, slot):
                found.append(at_foe(spell, slot))
    elif spell.on_familiar:
        act = CAST_ON.code(spell.code)
        for other in range(len(game.familiars)):
            if not forbids_choice(game, seat, spell, other):
                found.append(act + game.familiars[other].mat.slot)
    elif not forbids_choice(game, seat, spell, NOBODY):
        found.append(CAST + spell.code)


def at_foe(spell: Spell, slot: int) -> int:
    return CAST_AT.code(spell.code, slot)


def slot_of(act: int) -> int:
    """The slot that an attack or a cast at a Foe names."""
    return act - ATTACK if act < CAST else CAST_AT.two(act)


def spell_at(game: Quest, seat: int, act: int) -> Spell:
    """The spell behind an option code, of those that the seat could cast."""
    found = find_spell(game, seat, act)
    assert found is not None, f"option {act} is not a spell of seat {seat}"
    return found


def find_spell(game: Quest, seat: int, act: int) -> Spell | None:
    if act in CAST_ON:
        code = CAST_ON.one(act)
    elif act in CAST_AT:
        code = CAST_AT.one(act)
    else:
        code = act - CAST
    familiar = game.familiars[seat]
    for spell in familiar.mat.spells:
        if spell.code == code:
            return spell
    for card in familiar.coven + game.common:
        spell = game.box.coven_card(card).spell
        if spell.code == code:
            return spell
    return None


def named_of(game: Quest, act: int) -> int:
    """The slot or the seat that a cast names; NOBODY for one that names nothing."""
    return CAST_AT.two(act) if act in CAST_AT else familiar_of(game, act)


def familiar_of(game: Quest, act: int) -> int:
    """The seat that a cast on a Familiar names; NOBODY for other casts."""
    return game.seat_of(CAST_ON.two(act)) if act in CAST_ON else NOBODY


def every_foe(game: Quest) -> int:
    """Bits of all Foes in play."""
    bits = 0
    for slot in range(len(game.foes)):
        if game.foes[slot].hp:
            bits |= 1 << slot
    return bits


def targets_of(game: Quest, spell: Spell, slot: int) -> int:
    """FF-RULING-39 Every Foe that the spell hits counts as targeted."""
    return every_foe(game) if spell.aim == EVERY_FOE or spell.hits_others else 1 << slot


def cost_of(game: Quest, seat: int, spell: Spell, targets: int) -> int:
    """FF-RULING-38 All changes are summed, then at least 1; X-cost spells and Revive are never changed."""
    if spell.by_amount or spell.kind == REVIVE:
        return spell.cost
    cost = spell.cost
    if game.lasting:
        cost -= game.sum_of(CHEAPER, seat)
    if targets:
        for slot in range(len(game.foes)):
            if targets >> slot & 1:
                cost += game.foes[slot].card.costs[spell.kind]
    return 1 if cost < 1 else cost


def is_common(game: Quest, spell: Spell) -> bool:
    return spell.kind == HELPER and spell.coven in game.common


def pay_mp(game: Quest, seat: int, spell: Spell, targets: int) -> None:
    """FF-ACT-02 The cost is paid before any roll; a common Coven Card leaves the game with its cast (FF-RULING-14)."""
    common = is_common(game, spell)
    pay(game, seat, cost_of(game, seat, spell, targets), "FF-RULING-14" if common else "FF-ACT-02")
    if common:
        game.common = tuple([card for card in game.common if card != spell.coven])
        game.gone = (*game.gone, spell.coven)


def pay(game: Quest, seat: int, mp: int, rule: str) -> None:
    familiar = game.familiars[seat]
    familiar.mp -= mp
    game.log_event(rule, PAID, seat, mp, familiar.mp)


# What forbids an act


def forbids_physical(game: Quest, slot: int) -> str:
    """FF-PHYS-01 It costs nothing, and nothing can forbid it while there is a Foe (FF-RULING-35)."""
    return "" if slot < len(game.foes) and game.foes[slot].hp else "FF-DEFEAT-01"


def forbids_cast(game: Quest, seat: int, act: int) -> str:
    """The rule that keeps the seat from this cast now; empty if none does (FF-RULING-118)."""
    spell = find_spell(game, seat, act)
    if spell is None or act not in cast_acts(game, spell):
        return "FF-SPELL-01"
    return forbids_spell(game, seat, spell) or forbids_choice(game, seat, spell, named_of(game, act))


def forbids_choice(game: Quest, seat: int, spell: Spell, other: int) -> str:
    """The rule that keeps a spell, which may be cast at all, from `other`: the slot or the seat that is named."""
    if spell.kind <= LAST_ATTACK:
        if spell.at_foe:
            if not game.foes[other].hp:
                return "FF-DEFEAT-01"
            return forbids_target(game, seat, spell, targets_of(game, spell, other))
        if spell.aim == EVERY_FOE:
            return forbids_target(game, seat, spell, every_foe(game))
        for targets in range(1, 1 << len(game.foes)):
            if not forbids_target(game, seat, spell, targets):
                return ""
        return "FF-RULING-118"
    if spell.kind == REVIVE:
        return forbids_revive(game, seat, other)
    if spell.on_familiar and not game.familiars[other].hp:
        return "FF-RULING-36"
    if spell.by_amount:
        return "" if game.familiars[seat].mp else "FF-RULING-33"
    return forbids_price(game, seat, spell, 0)


def forbids_spell(game: Quest, seat: int, spell: Spell) -> str:
    if game.restricted(NO_MAGIC):
        return "FF-RULING-79"
    if spell.is_advanced() and not game.familiars[seat].unlocked:
        return "FF-TRAIN-06"
    return ""


def forbids_target(game: Quest, seat: int, spell: Spell, targets: int) -> str:
    """FF-RULING-118 A cast is legal on targets that it may name, at a cost that can be paid.

    FF-TERM-10, FF-ELEM-01, FF-ELEM-02 Advantage over its element makes the Elemental Spell castable, no more.
    """
    for slot in range(len(game.foes)):
        if targets >> slot & 1:
            foe = game.foes[slot]
            if not foe.hp:
                return "FF-DEFEAT-01"
            if foe.card.bars >> spell.kind & 1:
                return "FF-FOEAB-02"
            if spell.kind == ELEMENTAL and foe.element != game.familiars[seat].mat.strong_against:
                return "FF-SPELL-04"
    if not targets:
        return "FF-DEFEAT-01"
    return forbids_price(game, seat, spell, targets)


def forbids_price(game: Quest, seat: int, spell: Spell, targets: int) -> str:
    """Are there MP enough?"""
    mp = game.familiars[seat].mp
    if mp >= cost_of(game, seat, spell, targets):
        return ""
    if mp >= spell.cost:
        return "FF-RULING-38"
    if spell.is_advanced():
        return "FF-ADV-02"
    return "FF-SPELL-09" if spell.kind == HELPER else "FF-SPELL-01"


def forbids_revive(game: Quest, seat: int, other: int) -> str:
    """FF-REVIVE-03, FF-REVIVE-04 Scrolls and MP of each Standing Familiar are looked at before anybody votes."""
    if game.standing(other):
        return "FF-REVIVE-01"
    if game.refused >> other & 1:
        return "FF-RULING-81"
    for familiar in game.familiars:
        if familiar.hp and not familiar.unlocked:
            return "FF-REVIVE-03"
        if familiar.hp and familiar.mp < REVIVE_COST:
            return "FF-REVIVE-04"
    return ""


def is_some_foes(spell: Spell) -> bool:
    return spell.kind <= LAST_ATTACK and spell.aim == SOME_FOES

"""Attacks of several parts, which may outlive a Wave: Whirlwind, Magic Seeds, Time Spiral (T10; FF-WAVE-07)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.games.familiars_and_foes.attack import TRAINED, begin_attack
from grimalkin.games.familiars_and_foes.codes import ATTACK, CAST_AT, TARGET
from grimalkin.games.familiars_and_foes.events import CARRIED, CHOSE
from grimalkin.games.familiars_and_foes.falls import lose_parts, strike
from grimalkin.games.familiars_and_foes.kinds import (
    ANY,
    ARTIFACT,
    EXTRA_ACTIONS,
    LAST_BEGINNER,
    NO_PARTS,
    OPEN,
    PHYSICAL,
    QUIET,
    SEED_PARTS,
    SPELL_PARTS,
)
from grimalkin.games.familiars_and_foes.spells import (
    at_foe,
    forbids_cast,
    forbids_physical,
    pay_mp,
    slot_of,
    spell_at,
    spells_of,
)
from grimalkin.games.familiars_and_foes.state import MAX_FOES, Quest
from grimalkin.games.familiars_and_foes.windows import HOLD_W_AFTER, HOLD_W_FLIP, CoinFlip


def open_parts(game: Quest, kind: int, owner: int, source: int, left: int) -> None:
    """An attack of several parts is under way; so many parts are still to come."""
    game.parts_kind = kind
    game.parts_owner = owner
    game.parts_source = source
    game.parts_left = left


def part_kind(game: Quest) -> int:
    """The kind of what a part does, as the Foes' natures see it."""
    return ARTIFACT if game.parts_kind == SEED_PARTS else game.box.spells[game.parts_source].kind


def may_target(game: Quest, slot: int, kind: int) -> bool:
    foe = game.foes[slot]
    return foe.hp > 0 and not foe.card.bars >> kind & 1


def may_go_on(game: Quest) -> bool:
    """Is there anything that the next part could do?"""
    if not game.parts_left or not game.standing(game.parts_owner):
        return False
    if game.parts_kind == EXTRA_ACTIONS:
        return game.has_foe()
    kind = part_kind(game)
    for slot in range(len(game.foes)):
        if may_target(game, slot, kind):
            return True
    return False


def carries(game: Quest) -> bool:
    """FF-WAVE-07 Magic Seeds carry, and spells whose card says so."""
    return game.parts_kind == SEED_PARTS or game.box.spells[game.parts_source].carries


class NextPart(Step[Quest]):
    """FF-RULING-75 T10: parts left are used now, or go on into the next Wave; without a target they are lost."""

    id: ClassVar[str] = "next_part"
    rule: ClassVar[str] = "FF-RULING-75"

    def run(self, game: Quest) -> None:
        if game.rehearsing or game.parts_kind == NO_PARTS:
            return
        if not game.parts_left:
            lose_parts(game, "FF-RULING-103")
        elif not game.has_foe() and carries(game):
            game.log_event("FF-RULING-103", CARRIED, game.parts_owner, game.parts_left)
        elif not may_go_on(game):
            lose_parts(game, "FF-RULING-102")
        elif game.parts_kind == EXTRA_ACTIONS:
            game.then(ExtraAction(game.parts_owner))
        else:
            game.then(NextTarget(game.parts_owner))


NEXT_PART: Final = NextPart()


class NextTarget(Ask[Quest]):
    """FF-RULING-101: the target of the next part, which is paid already. It may not be left out."""

    id: ClassVar[str] = "next_target"
    rule: ClassVar[str] = "FF-RULING-101"

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [TARGET + slot for slot in range(len(game.foes))]

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        if not game.foes[act - TARGET].hp:
            return "FF-DEFEAT-01"
        return "" if may_target(game, act - TARGET, part_kind(game)) else "FF-FOEAB-02"

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return [game.piece_name(option - TARGET)]

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY | QUIET

    def lapsed(self, game: Quest) -> None:
        game.then(NEXT_PART)

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        game.parts_left -= 1
        game.log_event("FF-WAVE-07", CHOSE, seat, option)
        slot = option - TARGET
        if game.parts_kind == SEED_PARTS:
            game.then(HOLD_W_AFTER, NEXT_PART)
            sow(game, seat, slot)
        else:
            spell = game.box.spells[game.parts_source]
            game.then(TRAINED, HOLD_W_AFTER, NEXT_PART)
            begin_attack(game, seat, spell.kind, spell, slot, 1 << slot)
            game.roll.ballyhoo = False  # FF-RULING-63


def sow(game: Quest, seat: int, slot: int) -> None:
    """One seed: flip the coin for a Foe."""
    game.then(CoinFlip(seat), HOLD_W_FLIP, ScoreSeed(slot))


class ScoreSeed(Step[Quest]):
    """FF-RULING-93 Eye Open: the seed does its damage, which is not an attack."""

    id: ClassVar[str] = "score_seed"
    rule: ClassVar[str] = "FF-RULING-93"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Quest) -> None:
        if game.eye == OPEN and game.foes[self.slot].hp:
            damage = game.box.items[game.parts_source].seed_damage
            strike(game, self.slot, damage, game.parts_owner, ARTIFACT)


class ExtraAction(Ask[Quest]):
    """An extra action of Time Spiral: a Physical Attack or a Beginner Attack Spell at its own cost; or forgo it."""

    id: ClassVar[str] = "extra_action"
    rule: ClassVar[str] = "FF-RULING-63"

    def acts(self, game: Quest, seat: int) -> list[int]:
        found = [PASS]
        for slot in range(len(game.foes)):
            found.append(ATTACK + slot)
        for spell in spells_of(game, seat):
            if spell.kind <= LAST_BEGINNER:
                found.extend([at_foe(spell, slot) for slot in range(len(game.foes))])
        return found

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        if act == PASS:
            return ""
        if act < ATTACK + MAX_FOES:
            return forbids_physical(game, act - ATTACK)
        return forbids_cast(game, seat, act)

    def options(self, game: Quest, seat: int) -> list[int]:
        if not game.has_foe():
            return []
        return [act for act in self.acts(game, seat) if not self.forbids(game, seat, act)]

    def default(self, game: Quest, seat: int) -> int:
        return PASS

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(slot_of(option))]

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY | QUIET

    def lapsed(self, game: Quest) -> None:
        game.then(NEXT_PART)

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        game.parts_left -= 1
        game.log_event("FF-WAVE-07", CHOSE, seat, option)
        if option == PASS:
            game.then(NEXT_PART)
            return
        game.then(TRAINED, HOLD_W_AFTER, NEXT_PART)
        slot = slot_of(option)
        if option not in CAST_AT:
            begin_attack(game, seat, PHYSICAL, None, slot, 1 << slot)
        else:
            spell = spell_at(game, seat, option)
            pay_mp(game, seat, spell, 1 << slot)
            begin_attack(game, seat, spell.kind, spell, slot, 1 << slot)
        game.roll.ballyhoo = False  # FF-RULING-63


def begin_spell_parts(game: Quest, seat: int, number: int, parts: int) -> None:
    """FF-RULING-101 The cost was paid with the first part; the others cost nothing more."""
    if parts > 1:
        open_parts(game, SPELL_PARTS, seat, number, parts - 1)

"""The turn of a Familiar: one action, declared, paid and carried out (chapters ACT, ART, SPELL; T2 to T12)."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask
from grimalkin.games.familiars_and_foes.attack import TRAINED, begin_attack, begin_roll
from grimalkin.games.familiars_and_foes.ballyhoo import BALLYHOO_STEP
from grimalkin.games.familiars_and_foes.codes import AT, ATTACK, CAST, CAST_AT, CAST_ON, PAY, USE, USE_ON
from grimalkin.games.familiars_and_foes.events import CHOSE
from grimalkin.games.familiars_and_foes.items import (
    acts_of,
    add_uses,
    do_effects,
    forbids_use,
    item_of,
    other_of,
    use_item,
)
from grimalkin.games.familiars_and_foes.kinds import (
    ANY,
    HELPER,
    LAST_ATTACK,
    PHYSICAL,
    QUIET,
    RESTORATIVE,
    SPELL_SOURCE,
    TASK_RESTORATIVE,
)
from grimalkin.games.familiars_and_foes.parts import NEXT_PART, begin_spell_parts
from grimalkin.games.familiars_and_foes.printed import Spell
from grimalkin.games.familiars_and_foes.revive import begin_revive
from grimalkin.games.familiars_and_foes.spells import (
    add_all_casts,
    cast_acts,
    familiar_of,
    forbids_cast,
    forbids_physical,
    forbids_target,
    is_common,
    is_some_foes,
    pay,
    pay_mp,
    slot_of,
    spell_at,
    spells_of,
    targets_of,
)
from grimalkin.games.familiars_and_foes.state import MAX_FOES, Quest
from grimalkin.games.familiars_and_foes.windows import HOLD_W_AFTER


class ChooseAction(Ask[Quest]):
    """FF-ACT-01: a Physical Attack, a held Artifact, or a spell; with its target it is one choice."""

    id: ClassVar[str] = "choose_action"
    rule: ClassVar[str] = "FF-ACT-01"

    def acts(self, game: Quest, seat: int) -> list[int]:
        found = [ATTACK + slot for slot in range(len(game.foes))]
        for spell in spells_of(game, seat):
            found.extend(cast_acts(game, spell))
        for card in game.familiars[seat].artifacts:
            found.extend(acts_of(game, game.box.artifact_card(card).item))
        return found

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        if not game.has_foe():
            return "FF-RULING-91"
        if act < CAST:
            return forbids_physical(game, act - ATTACK)
        if act < USE:
            return forbids_cast(game, seat, act)
        return forbids_use(game, seat, act, 0)

    def options(self, game: Quest, seat: int) -> list[int]:
        if not game.has_foe():
            return []
        found = [ATTACK + slot for slot in range(len(game.foes)) if game.foes[slot].hp]
        add_all_casts(game, seat, found)
        for card in game.familiars[seat].artifacts:
            add_uses(game, seat, game.box.artifact_card(card).item, 0, found)
        return found

    def default(self, game: Quest, seat: int) -> int:
        """FF-RULING-09 A Physical Attack on the lowest occupied slot."""
        for slot in range(len(game.foes)):
            if game.foes[slot].hp:
                return ATTACK + slot
        return ATTACK

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        own = f"familiar.{game.familiars[seat].mat.key}"
        if option < CAST or option in CAST_AT:
            return [own, game.piece_name(slot_of(option))]
        if option in CAST_ON:
            return [own, f"familiar.{game.familiars[familiar_of(game, option)].mat.key}"]
        if option < USE:
            return [own]
        item = item_of(game, option)
        first = f"artifact.{game.box.names[item.card]}"
        other = other_of(game, option)
        if other < 0:
            return [first]
        return [first, f"familiar.{game.familiars[other].mat.key}" if option in USE_ON else game.piece_name(other)]

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY | QUIET

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        game.acted = True
        spell = spell_at(game, seat, option) if CAST <= option < USE else None
        if spell is not None and spell.is_revive():
            begin_revive(game, seat, option)  # the others may still refuse
            return
        game.then(TRAINED, HOLD_W_AFTER, NEXT_PART, BALLYHOO_STEP)  # T9 to T11, whatever it is
        if spell is not None:
            cast(game, seat, spell, option)
        elif option < CAST:
            game.log_event("FF-PHYS-02", CHOSE, seat, option)
            slot = option - ATTACK
            begin_attack(game, seat, PHYSICAL, None, slot, 1 << slot)
        else:
            use_item(game, seat, option, 0)


def cast(game: Quest, seat: int, spell: Spell, option: int) -> None:
    """Some spells ask for more before they are paid: an amount, or which Foes."""
    if spell.by_amount:
        game.then(ChooseAmount(seat, spell, option))
    elif is_some_foes(spell):
        game.then(ChooseFoes(seat, spell, option))
    elif spell.kind <= LAST_ATTACK:
        game.log_event(cast_rule(game, spell), CHOSE, seat, option)
        slot = slot_of(option) if option >= CAST_AT.first else 0
        cast_at(game, seat, spell, slot, targets_of(game, spell, slot))
    else:
        game.log_event(cast_rule(game, spell), CHOSE, seat, option)
        pay_mp(game, seat, spell, 0)
        cast_on(game, seat, spell, familiar_of(game, option))


def cast_rule(game: Quest, spell: Spell) -> str:
    """The rule by which a spell is cast; one that restores by amount has its own Ask."""
    if spell.kind == HELPER:
        return "FF-SPELL-11" if is_common(game, spell) else "FF-SPELL-09"
    return "FF-ADV-02" if spell.is_advanced() else "FF-SPELL-01"


def cast_at(game: Quest, seat: int, spell: Spell, slot: int, targets: int) -> None:
    """FF-RULING-111 T4: from here the choice binds."""
    pay_mp(game, seat, spell, targets)
    while not targets >> slot & 1:
        slot += 1
    begin_attack(game, seat, spell.kind, spell, slot, targets)
    begin_spell_parts(game, seat, spell.number, spell.parts)


def cast_on(game: Quest, seat: int, spell: Spell, other: int) -> None:
    """A spell that is not an attack: some need a roll.

    FF-SPELL-07 A Restorative Spell restores one Familiar, perhaps the caster (FF-RULING-37). It ticks its task, gain or
    not (FF-TRAIN-03, FF-RULING-33); a Helper Spell ticks nothing (FF-RULING-106).
    """
    if spell.kind == RESTORATIVE:
        game.tick(seat, TASK_RESTORATIVE)
    if spell.needs:
        begin_roll(game, seat, spell, other)
    else:
        do_effects(game, spell.effects, seat, other, SPELL_SOURCE + spell.number)


def drop_action(game: Quest) -> bool:
    """FF-RULING-111 What was never paid binds nobody: the Active seat is as if it had not chosen yet."""
    while game.agenda.pop() is not BALLYHOO_STEP:
        pass
    game.acted = False
    return True


class ChooseAmount(Ask[Quest]):
    """FF-SPELL-08: how many MP to pay for a spell that restores by amount."""

    id: ClassVar[str] = "choose_amount"
    rule: ClassVar[str] = "FF-SPELL-08"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, spell: Spell, option: int) -> None:
        super().__init__(seat)
        self.spell = spell
        self.option = option

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [PAY + mp for mp in range(game.familiars[seat].mp)]

    def options(self, game: Quest, seat: int) -> list[int]:
        return self.acts(game, seat)

    def dropped(self, game: Quest) -> bool:
        return drop_action(game)

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        other = familiar_of(game, self.option)
        game.log_event("FF-SPELL-07" if other == seat else "FF-SPELL-06", CHOSE, seat, self.option)
        game.x = option - PAY + 1
        pay(game, seat, game.x, "FF-SPELL-08")
        cast_on(game, seat, self.spell, other)


class ChooseFoes(Ask[Quest]):
    """FF-ADV-03: the Foes among which an attack will be split."""

    id: ClassVar[str] = "choose_foes"
    rule: ClassVar[str] = "FF-ADV-03"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, spell: Spell, option: int) -> None:
        super().__init__(seat)
        self.spell = spell
        self.option = option

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [AT + targets - 1 for targets in range(1, 1 << len(game.foes))]

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        return forbids_target(game, seat, self.spell, act - AT + 1)

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return [game.piece_name(slot) for slot in range(MAX_FOES) if (option - AT + 1) >> slot & 1]

    def dropped(self, game: Quest) -> bool:
        return drop_action(game)

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        game.log_event(cast_rule(game, self.spell), CHOSE, seat, self.option)
        game.log_event("FF-ADV-03", CHOSE, seat, option)
        cast_at(game, seat, self.spell, 0, option - AT + 1)

"""What a told number is made of, with the names of what each part comes from. Only asked if somebody listens."""

from __future__ import annotations

from typing import Final

from grimalkin.core.view import Part
from grimalkin.games.familiars_and_foes.kinds import ATTACK_ROLLS, DAMAGE_BONUS, FOE, NEXT_HIT, NEXT_ROLL, SPELL_SOURCE
from grimalkin.games.familiars_and_foes.state import ON_FOE, TEAM, Lasting, Quest

PHYSICAL: Final = "attack"
DOUBLED: Final = "multiplied"  # by what was declared on the roll
DECLARED: Final = "bonus"  # by the same


def source_word(game: Quest, effect: Lasting) -> str:
    """The item or spell that an effect comes from."""
    if effect.source >= SPELL_SOURCE:
        return game.box.spells[effect.source - SPELL_SOURCE].word
    return game.box.items[effect.source].word


def roll_parts(game: Quest) -> list[Part]:
    """FF-RULING-123 What is added to the natural die of the pending roll, before anything of it is used up."""
    roll = game.roll
    on = ON_FOE + roll.slot if roll.kind == FOE else roll.seat
    found: list[Part] = []
    for effect in game.lasting:
        always = effect.what == ATTACK_ROLLS and roll.is_attack() and effect.on in (on, TEAM)
        if always or (effect.what == NEXT_ROLL and effect.on == on):
            found.append(Part(effect.amount, source_word(game, effect), "FF-RULING-123"))
    if not roll.is_attack():
        return found
    worst = 0
    cause = ""
    for slot in range(len(game.foes)):
        if roll.targets >> slot & 1:
            card = game.foes[slot].card
            if card.numbs:
                found = [part for part in found if part.amount < 0]
            if card.aim[roll.kind] < worst:
                worst = card.aim[roll.kind]
                cause = card.key
    if worst:
        found.append(Part(worst, cause, "FF-RULING-39"))
    return found


def hit_parts(game: Quest, printed: int) -> list[Part]:
    """FF-RULING-22 The points of a hit: printed, multiplied, and every bonus, before any of them is used up."""
    roll = game.roll
    word = PHYSICAL if roll.spell is None else roll.spell.word
    found = [Part(printed, word, "FF-TERM-04")]
    if roll.factors and printed:
        found.append(Part(printed * roll.factors, DOUBLED, "FF-RULING-23"))
    if roll.bonus:
        found.append(Part(roll.bonus, DECLARED, "FF-RULING-22"))
    for effect in game.lasting:
        if effect.on in (roll.seat, TEAM):
            lasts = effect.what == DAMAGE_BONUS and effect.about >> roll.kind & 1
            if lasts or (effect.what == NEXT_HIT and roll.count_targets() == 1):
                found.append(Part(effect.amount, source_word(game, effect), "FF-RULING-94"))
    return found


def struck_parts(game: Quest, slot: int, parts: list[Part], points: int, left: int) -> list[Part]:
    """The points of a hit on a Foe, and what its nature takes off."""
    found = parts if sum([part.amount for part in parts]) == points else [Part(points, PHYSICAL, "FF-ADV-03")]
    if left != points:
        found = [*found, Part(left - points, game.foes[slot].card.key, "FF-RULING-22")]
    return found

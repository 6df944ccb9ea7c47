"""Of a position: what lasts (spec 5.8), and an attack of several parts that goes on."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.fields import Field, Given, Number, Text, Word, Wrong
from grimalkin.core.wording import unknown
from grimalkin.games.familiars_and_foes.deeds.attacks import ExtraActions, Seeds
from grimalkin.games.familiars_and_foes.kinds import (
    ABILITY,
    DAMAGE_BONUS,
    ENDS,
    EXTRA_ACTIONS,
    FOES_TURN,
    KIND_BITS,
    KIND_WORDS,
    LAST_ATTACK,
    LASTING,
    NEXT_HIT,
    NEXT_ROLL,
    REFLECTS,
    SEED_PARTS,
    SKIPS,
    SPELL_PARTS,
    SPELL_SOURCE,
    SURVIVES,
    WHEN_USED,
)
from grimalkin.games.familiars_and_foes.position_cards import A_FOE, AN_ARTIFACT, COVEN, Places, partner_of
from grimalkin.games.familiars_and_foes.position_round import AFTER, WAVE
from grimalkin.games.familiars_and_foes.printed import Item, Spell
from grimalkin.games.familiars_and_foes.spells import spells_of
from grimalkin.games.familiars_and_foes.state import MAX_FOES, NOBODY, ON_FOE, SEATS, TEAM, Lasting, Quest

ON_TEAM: Final = "team"


def effect_fields(seats: int) -> list[Field]:
    places = [ON_TEAM, *SEATS[:seats], *[f"foe.{slot + 1}" for slot in range(MAX_FOES)]]
    return [
        Word("kind", "kind of effect", LASTING),
        Number("amount", -99, 99, 1),
        Word("about", "kind of attack", KIND_WORDS, 0),
        Word("owner", "seat", SEATS[:seats]),
        Text("source"),  # the word of an item or spell
        Word("on", "place", places),
        Word("end", "end", ENDS, None),  # left out: as its kind ends
    ]


def source_of(state: Quest, owner: int, word: str, place: str) -> int:
    """The number of an item, or of a spell that the owner can cast."""
    box = state.box
    if word in box.item_words:
        item = box.items[box.item_words.index(word)]
        if item.what == ABILITY:
            if not [familiar for familiar in state.familiars if familiar.mat.ability is item]:
                raise Wrong(place, f"'{word}' is the ability of a Familiar that does not play")
        return item.number
    if word not in box.spell_words:
        raise Wrong(place, unknown("item or spell", word, [*box.item_words, *box.spell_words]))
    for spell in spells_of(state, owner):
        if spell.word == word:
            return SPELL_SOURCE + spell.number
    for coven in box.covens:
        if coven.spell.word == word and partner_of(state, coven.number) == NOBODY:  # it was cast, once
            return SPELL_SOURCE + coven.spell.number
    raise Wrong(place, f"'{word}' is no spell that {SEATS[owner]} can cast")


def source_word(state: Quest, source: int) -> str:
    if source >= SPELL_SOURCE:
        return state.box.spells[source - SPELL_SOURCE].word
    return state.box.item_words[source]


def spend(state: Quest, source: int, place: str, cards: Places) -> None:
    """The card of an item or a common spell that was used is gone, also if nobody wrote so."""
    if source >= SPELL_SOURCE:
        card = state.box.spells[source - SPELL_SOURCE].coven
        if card < 0 or partner_of(state, card) != NOBODY:
            return
    elif state.box.items[source].what == ABILITY:
        return
    else:
        card = state.box.items[source].card
    if card in state.gone:
        return
    if card in cards.where:
        said = f"'{state.box.names[card]}' lies at {cards.where[card]}; once used it is gone"
        raise Wrong(place, f"{said} (FF-ART-03, FF-REW-05, FF-RULING-14)")
    cards.lay("gone", card, [AN_ARTIFACT, A_FOE, COVEN])
    state.gone = (*state.gone, card)


def end_of_kind(kind: int) -> int:
    """How effects of a kind end (spec 5.8)."""
    return WHEN_USED if kind in (NEXT_ROLL, SKIPS, SURVIVES) else FOES_TURN


def about_of_kind(kind: int, word: int) -> int:
    return KIND_BITS[word] if kind in (DAMAGE_BONUS, NEXT_HIT) else 0


def build_effect(state: Quest, table: Given, place: str, cards: Places) -> None:
    seats = len(state.familiars)
    kind = table.number("kind")
    owner = table.number("owner")
    about = about_of_kind(kind, table.number("about"))
    if not about and table.number("about"):
        raise Wrong(f"{place}.about", f"'{LASTING[kind]}' is about no kind of attack; leave this out")
    source = source_of(state, owner, table.text("source"), f"{place}.source")
    if source < SPELL_SOURCE and not state.standing(owner):
        said = f"{SEATS[owner]} is Fallen; what it had put into effect has ended"
        raise Wrong(f"{place}.owner", f"{said}, but for spells (FF-FALL-05)")
    spend(state, source, f"{place}.source", cards)
    on = table.number("on") - 1  # the team is first
    if on >= seats:
        slot = on - seats
        if slot >= len(state.foes) or not state.foes[slot].hp:
            raise Wrong(f"{place}.on", f"no Foe is in place {slot + 1}")
        if kind not in (NEXT_ROLL, REFLECTS, SKIPS):
            raise Wrong(f"{place}.on", f"'{LASTING[kind]}' lies on Familiars; write 'team' or a seat")
        on = ON_FOE + slot
    elif kind in (REFLECTS, SKIPS):
        raise Wrong(f"{place}.on", f"'{LASTING[kind]}' lies on a Foe; write 'foe.1'")
    elif on == TEAM and kind in (NEXT_ROLL, NEXT_HIT, SURVIVES):
        raise Wrong(f"{place}.on", f"'{LASTING[kind]}' lies on one Familiar; write a seat")
    end = end_of_kind(kind) if table.of("end") is None else table.number("end")
    effect = Lasting(kind, on, table.number("amount"), end, owner, source, about=about)
    state.lasting = (*state.lasting, effect)


def build_parts(state: Quest, point: str, table: Given, cards: Places) -> None:
    """FF-WAVE-07 An attack of several parts waits for the next Wave."""
    if point not in (WAVE, AFTER) or state.has_foe():
        said = "an attack waits for its next part only between two Waves"
        raise Wrong("parts", f"{said}: at 'wave', or at 'after' with all Foes defeated (FF-WAVE-07)")
    owner = table.number("owner")
    if not state.standing(owner):
        raise Wrong("parts.owner", f"{SEATS[owner]} is Fallen; parts left would be lost (FF-RULING-102)")
    source = source_of(state, owner, table.text("source"), "parts.source")
    if source >= SPELL_SOURCE:
        spell = state.box.spells[source - SPELL_SOURCE]
        most = spell.parts - 1 if spell.kind <= LAST_ATTACK else extra_actions(spell)
        state.parts_kind = SPELL_PARTS if spell.kind <= LAST_ATTACK else EXTRA_ACTIONS
        state.parts_source = spell.number
        carries = spell.carries
    else:
        item = state.box.items[source]
        most = seeds_of(item) - 1
        state.parts_kind = SEED_PARTS
        state.parts_source = item.number
        carries = most > 0
    if not carries or most < 1:
        raise Wrong("parts.source", f"'{table.text('source')}' is nothing that goes on in the next Wave (FF-WAVE-07)")
    if table.number("left") > most:
        raise Wrong("parts.left", f"{table.number('left')} came; at most {most} are left after the first")
    spend(state, source, "parts.source", cards)
    state.parts_owner = owner
    state.parts_left = table.number("left")


def extra_actions(spell: Spell) -> int:
    for deed in spell.deeds:
        if isinstance(deed, ExtraActions):
            return deed.count
    return 0


def seeds_of(item: Item) -> int:
    for deed in item.deeds:
        if isinstance(deed, Seeds):
            return deed.parts
    return 0


def describe_effect(state: Quest, effect: Lasting, full: bool) -> dict[str, Any]:
    table: dict[str, Any] = {"kind": LASTING[effect.what]}
    if full or effect.amount != 1:
        table["amount"] = effect.amount
    if effect.about and (full or effect.about != KIND_BITS[0]):
        table["about"] = KIND_WORDS[KIND_BITS.index(effect.about)]
    table["owner"] = SEATS[effect.owner]
    table["source"] = source_word(state, effect.source)
    if effect.on == TEAM:
        table["on"] = ON_TEAM
    else:
        table["on"] = state.piece_name(effect.on - ON_FOE) if effect.on >= ON_FOE else SEATS[effect.on]
    if full or effect.until != end_of_kind(effect.what):
        table["end"] = ENDS[effect.until]
    return table


def describe_parts(state: Quest) -> dict[str, Any]:
    source = state.parts_source if state.parts_kind == SEED_PARTS else SPELL_SOURCE + state.parts_source
    return {"owner": SEATS[state.parts_owner], "source": source_word(state, source), "left": state.parts_left}

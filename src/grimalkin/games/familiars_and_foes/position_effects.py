"""Of a position: what lasts, and an attack of several parts that goes on."""

from __future__ import annotations

from typing import Any, ClassVar

from grimalkin.core.fields import Field, Given, Inner, Number, Text, Word, Wrong
from grimalkin.core.wording import unknown
from grimalkin.games.familiars_and_foes.effects.attacks import ExtraActions, Seeds
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
    NO_PARTS,
    REFLECTS,
    SEED_PARTS,
    SKIPS,
    SPELL_PARTS,
    SPELL_SOURCE,
    SURVIVES,
    WHEN_USED,
)
from grimalkin.games.familiars_and_foes.printed import Item, Spell
from grimalkin.games.familiars_and_foes.spells import spells_of
from grimalkin.games.familiars_and_foes.state import MAX_FOES, NOBODY, ON_FOE, SEATS, TEAM, Lasting, Quest
from grimalkin.kit.positions import Entry, Ledger, Rows, WordFor


def partner_of(state: Quest, coven: int) -> int:
    """The seat of a Coven Card's Familiar; NOBODY if it does not play."""
    for seat, familiar in enumerate(state.familiars):
        if familiar.mat.number == state.box.coven_card(coven).familiar:
            return seat
    return NOBODY


def put_gone(state: Quest, card: int, ledger: Ledger) -> None:
    ledger.lay("gone", card)
    state.gone = (*state.gone, card)


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
    raise Wrong(place, f"'{word}' is not a spell that {SEATS[owner]} can cast")


def source_word(state: Quest, source: int) -> str:
    if source >= SPELL_SOURCE:
        return state.box.spells[source - SPELL_SOURCE].word
    return state.box.item_words[source]


def spend(state: Quest, source: int, place: str, ledger: Ledger) -> None:
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
    if ledger.place_of(card):
        said = f"'{state.box.names[card]}' lies at {ledger.place_of(card)}; once used it is gone"
        raise Wrong(place, f"{said} (FF-ART-03, FF-REW-05, FF-RULING-14)")
    put_gone(state, card, ledger)


def end_of_kind(kind: int) -> int:
    """How effects of a kind end."""
    return WHEN_USED if kind in (NEXT_ROLL, SKIPS, SURVIVES) else FOES_TURN


class Effects(Rows[Quest]):
    """What lasts."""

    whole: ClassVar[bool] = True

    def __init__(self, sitting: list[str]) -> None:
        places = ["team", *sitting, *[f"foe.{slot + 1}" for slot in range(MAX_FOES)]]
        values = [TEAM, *range(len(sitting)), *range(ON_FOE, ON_FOE + MAX_FOES)]
        entries: list[Entry[Quest]] = [
            Entry(Word("kind", "kind of effect", LASTING), "what"),
            Entry(Number("amount", -99, 99, 1)),
            About(WordFor("about", "kind of attack", KIND_WORDS, KIND_BITS, KIND_BITS[0])),
            Entry(Word("owner", "seat", sitting)),
            Source(Text("source")),
            Entry(WordFor("on", "place", places, values)),
            End(Word("end", "end", ENDS, None), "until"),
        ]
        super().__init__("effects", "effect", "lasting", entries)

    def make(self, state: Quest, at: int, given: Given, place: str) -> int:
        kind = given.number("kind")
        owner = given.number("owner")
        about = given.number("about")
        if kind not in (DAMAGE_BONUS, NEXT_HIT):
            if about != KIND_BITS[0]:
                raise Wrong(f"{place}.about", f"'{LASTING[kind]}' is about no kind of attack; leave this out")
            about = 0
        source = source_of(state, owner, given.text("source"), f"{place}.source")
        if source < SPELL_SOURCE and not state.standing(owner):
            said = f"{SEATS[owner]} is Fallen; what it had put into effect has ended"
            raise Wrong(f"{place}.owner", f"{said}, but for spells (FF-FALL-05)")
        on = given.number("on")
        if on >= ON_FOE:
            if on - ON_FOE >= len(state.foes) or not state.foes[on - ON_FOE].hp:
                raise Wrong(f"{place}.on", f"no Foe is in place {on - ON_FOE + 1}")
            if kind not in (NEXT_ROLL, REFLECTS, SKIPS):
                raise Wrong(f"{place}.on", f"'{LASTING[kind]}' lies on Familiars; write 'team' or a seat")
        elif kind in (REFLECTS, SKIPS):
            raise Wrong(f"{place}.on", f"'{LASTING[kind]}' lies on a Foe; write 'foe.1'")
        elif on == TEAM and kind in (NEXT_ROLL, NEXT_HIT, SURVIVES):
            raise Wrong(f"{place}.on", f"'{LASTING[kind]}' lies on one Familiar; write a seat")
        end = end_of_kind(kind) if given.of("end") is None else given.number("end")
        effect = Lasting(kind, on, given.number("amount"), end, owner, source, about=about)
        state.lasting = (*state.lasting, effect)
        return len(state.lasting) - 1


class About(Entry[Quest]):
    """Most kinds of effects are about no kind of attack."""

    def write(self, state: Quest, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        if state.lasting[at].about:
            super().write(state, at, table, full, ledger)


class Source(Entry[Quest]):
    """The word of an item or spell."""

    def get(self, state: Quest, at: int) -> Any:
        return source_word(state, state.lasting[at].source)


class End(Entry[Quest]):
    """Left out: as its kind ends."""

    def default(self, state: Quest, at: int) -> Any:
        return end_of_kind(state.lasting[at].what)


class Parts(Entry[Quest]):
    """An attack of several parts that is not over."""

    def __init__(self, sitting: list[str]) -> None:
        fields: list[Field] = [Word("owner", "seat", sitting), Text("source"), Number("left", 1, 9)]
        super().__init__(Inner("parts", fields, None), made=True)

    def write(self, state: Quest, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        if state.parts_kind != NO_PARTS:
            source = state.parts_source if state.parts_kind == SEED_PARTS else SPELL_SOURCE + state.parts_source
            word = source_word(state, source)
            table["parts"] = {"owner": SEATS[state.parts_owner], "source": word, "left": state.parts_left}
        elif full:
            table["parts"] = {}


def build_parts(state: Quest, table: Given, ledger: Ledger) -> None:
    """FF-WAVE-07 An attack of several parts waits for the next Wave."""
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
        raise Wrong("parts.left", f"got {table.number('left')}; at most {most} are left after the first")
    spend(state, source, "parts.source", ledger)
    state.parts_owner = owner
    state.parts_left = table.number("left")


def extra_actions(spell: Spell) -> int:
    for effect in spell.effects:
        if isinstance(effect, ExtraActions):
            return effect.count
    return 0


def seeds_of(item: Item) -> int:
    for effect in item.effects:
        if isinstance(effect, Seeds):
            return effect.parts
    return 0

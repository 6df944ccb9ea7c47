"""Cards as their files say them, in every set and edition, and how these differ.

A loaded card is made for play and has forgotten its words. Whoever looks a card up, or changes one, wants the table
that was written. The loader keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from grimalkin.core.amounts import Fixed
from grimalkin.core.cards import Kind, Sum, Vocabulary
from grimalkin.core.fields import Field, Flag, Number, Word
from grimalkin.core.game import CARDS, EDITION, Game
from grimalkin.core.library import CardSet, part_names
from grimalkin.words import Words

Table = dict[str, Any]
Place = tuple[str, str]  # a set and an edition


class Change(msgspec.Struct):
    """One field that differs. A part is named with its word: `passive Sting: do`. None: it is not there."""

    field: str
    before: Any
    after: Any


class CardChange(msgspec.Struct):
    """A field of a card that differs, and in which editions it does."""

    card: str
    field: str
    editions: list[str]
    before: Any
    after: Any


class Comparison(msgspec.Struct):
    """What is different between two sets of cards."""

    changes: list[CardChange]
    new: list[str]
    gone: list[str]


class Elsewhere(msgspec.Struct):
    """What a field holds in another set, another edition, or both; an empty word: the same as here."""

    field: str
    set: str
    edition: str
    value: Any

    def where(self) -> str:
        words = [f"set {self.set}"] if self.set else []
        return ", ".join(words + ([f"edition {self.edition}"] if self.edition else []))


# the tables


def tables_of(vocabulary: Vocabulary, card_set: CardSet) -> dict[str, dict[str, Table]]:
    """Every card of a set as a table, by edition and id."""
    there = {key: sheet for key, sheet in card_set.sheets.items() if not sheet.is_removed()}
    return {
        edition: {key: completed(sheet.in_edition(edition, vocabulary), vocabulary) for key, sheet in there.items()}
        for edition in vocabulary.editions
    }


def completed(table: Table, vocabulary: Vocabulary) -> Table:
    """The table with the numbers and words that may be left out."""
    for kind in vocabulary.kinds:
        if kind.word == table.get("kind"):
            left_out = {field.name: default_of(field) for field in kind.fields if field.name not in table}
            return {**table, **{name: value for name, value in left_out.items() if value is not None}}
    return table


def default_of(field: Field) -> int | bool | str | None:
    """The default of a field as a file would say it, where there is such a word for it."""
    default = field.default
    if isinstance(field, Word):
        return field.words[default] if isinstance(default, int) and 0 <= default < len(field.words) else None
    if isinstance(field, Sum):
        return default.number if isinstance(default, Fixed) else None
    if isinstance(field, Number | Flag):
        return default if isinstance(default, int) else None
    return None


def every_printing(game: Game) -> dict[Place, dict[str, Table]]:
    """All cards of a game by set, edition and id."""
    assert game.vocabulary is not None, f"{game.id} has no cards"
    found: dict[Place, dict[str, Table]] = {}
    for name, card_set in game.card_sets().items():
        for edition, tables in tables_of(game.vocabulary, card_set).items():
            found[name, edition] = tables
    return found


def place_of(game: Game, settings: dict[str, str]) -> Place:
    """The set and the edition that these settings choose."""
    assert game.vocabulary is not None, f"{game.id} has no cards"
    full = game.full_settings(settings)
    return full[CARDS], full.get(EDITION, game.vocabulary.editions[0])


def settings_for(game: Game, place: Place) -> dict[str, str]:
    """The settings that choose a set and an edition; the others stay as they are."""
    chosen = {CARDS: place[0], EDITION: place[1]}
    return {setting.name: chosen[setting.name] for setting in game.settings if setting.name in chosen}


def kind_of(vocabulary: Vocabulary, word: str) -> Kind:
    return next(kind for kind in vocabulary.kinds if kind.word == word)


# the words on them


def spoken(words: Words, key: str, table: Table) -> Table:
    """A table of a card with its words in the reader's language."""
    said = {**table, "name": words.card(key)}
    if "text" in table:
        said["text"] = words.card_text(key)
    told: dict[tuple[str, str], tuple[str, str]] = {}
    for part, names in zip(words.cards[key].parts, words.card_parts(key)):
        told[part.part, part.name] = names
    for word in {word for word, _ in told}:
        said[word] = [spoken_part(part, *told[word, part.get("name", "")]) for part in table[word]]
    return said


def spoken_part(part: Table, name: str, text: str) -> Table:
    return {**part, "name": name, "text": text} if "text" in part else {**part, "name": name}


# what is different


def changes_of(before: Table, after: Table, parts: Sequence[str], prefix: str = "") -> list[Change]:
    """The fields in which two tables of a card differ, in their order; parts are compared by name."""
    found: list[Change] = []
    for key in dict.fromkeys([*before, *after]):
        old, new = before.get(key), after.get(key)
        if key in parts:
            found += part_changes(key, named(old), named(new), parts)
        elif isinstance(old, dict) and isinstance(new, dict):
            found += changes_of(old, new, parts, f"{prefix}{key}.")
        elif old != new or type(old) is not type(new):
            found.append(Change(f"{prefix}{key}", old, new))
    return found


def part_changes(word: str, before: dict[str, Table], after: dict[str, Table], parts: Sequence[str]) -> list[Change]:
    found: list[Change] = []
    for name in dict.fromkeys([*before, *after]):
        if name in before and name in after:
            found += changes_of(before[name], after[name], parts, f"{part_label(word, name)}: ")
        else:
            found.append(Change(part_label(word, name), before.get(name), after.get(name)))
    return found


def part_label(word: str, name: str) -> str:
    return f"{word} {name}" if name else word


def named(parts: Any) -> dict[str, Table]:
    """The parts of a card by their names."""
    return {part.get("name", ""): part for part in parts or []}


def compare(
    vocabulary: Vocabulary, before: Mapping[str, dict[str, Table]], after: Mapping[str, dict[str, Table]]
) -> Comparison:
    """What is different, card by card and field by field; `before` and `after` are tables by edition and id."""
    parts = part_names(vocabulary)
    old_cards, new_cards = before[vocabulary.editions[0]], after[vocabulary.editions[0]]
    changes: list[CardChange] = []
    for key in old_cards:
        if key not in new_cards:
            continue
        of_card: list[CardChange] = []
        for edition in vocabulary.editions:
            for change in changes_of(before[edition][key], after[edition][key], parts):
                note(of_card, CardChange(key, change.field, [edition], change.before, change.after))
        changes += of_card
    new = [key for key in new_cards if key not in old_cards]
    return Comparison(changes, new, [key for key in old_cards if key not in new_cards])


def note(changes: list[CardChange], change: CardChange) -> None:
    """The same change in several editions is one."""
    for known in changes:
        if (known.field, known.before, known.after) == (change.field, change.before, change.after):
            known.editions += change.editions
            return
    changes.append(change)


def elsewhere(
    printings: Mapping[Place, dict[str, Table]], here: Place, key: str, parts: Sequence[str]
) -> list[Elsewhere]:
    """What a card holds in other sets and editions where that is not what is here; no field: the card is not there."""
    table = printings[here][key]
    values: dict[str, dict[Place, Any]] = {}  # by field: only where it differs
    found: list[Elsewhere] = []
    for place, tables in printings.items():
        if key not in tables:
            if place[1] == here[1]:
                found.append(Elsewhere("", place[0], "", None))
            continue
        for change in changes_of(table, tables[key], parts):
            values.setdefault(change.field, {})[place] = change.after
            values[change.field].setdefault(here, change.before)
    for field, by_place in values.items():
        for place in sorted(printings, key=lambda place: (place[0] != here[0], place[1] != here[1])):
            if key not in printings[place] or place == here:
                continue
            value = by_place.get(place, by_place[here])
            if value != guess(by_place, here, place):
                set_name = "" if place[0] == here[0] else place[0]
                found.append(Elsewhere(field, set_name, "" if place[1] == here[1] else place[1], value))
    return found


def guess(values: Mapping[Place, Any], here: Place, place: Place) -> Any:
    """What a reader takes for granted: another set and another edition at once are as the one of them that differs."""
    own = values[here]
    if place[0] == here[0] or place[1] == here[1]:
        return own
    by_set = values.get((place[0], here[1]), own)
    by_edition = values.get((here[0], place[1]), own)
    if by_set == own:
        return by_edition
    return by_set if by_edition == own else Unforeseen


class Unforeseen:
    """Set and edition both differ, so that nobody can take anything for granted."""

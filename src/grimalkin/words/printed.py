"""What stands on the cards of a game, in all its sets and editions: what a translation has to say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from grimalkin.core.cards import Card, Part
from grimalkin.core.game import Game
from grimalkin.core.library import SPEC, Library
from grimalkin.core.wording import word_for
from grimalkin.words.bundle import fluent_id

TEXT: Final = "text"


def printings(game: Game) -> list[tuple[str, Library]]:
    """Every set in every edition, the rulebook's own first; the ending tells the attributes of one from another's.

    `.text` is what the rulebook's set says in its first edition, `.text-first` in the edition `first`, `.text-balanced`
    in the set `balanced`, `.text-balanced-first` in both.
    """
    found: list[tuple[str, Library]] = []
    sets = game.card_sets()
    for name in sorted(sets, key=lambda name: (name != SPEC, name)):
        for number, (edition, library) in enumerate(sets[name].editions.items()):
            words = [name] if name != SPEC else []
            words += [edition] if number else []
            found.append(("".join(f"-{word}" for word in words), library))
    return found


def rulebook_cards(game: Game) -> list[Card]:
    """The cards of the rulebook's own set in all its editions."""
    sets = game.card_sets()
    return [card for library in sets[SPEC].editions.values() for card in library.cards] if SPEC in sets else []


def part_field(part: Part) -> str:
    """The attribute that holds the name of a part: `passive-sting`, or `passive` for one without a name."""
    words = [part.part, part.name] if part.name else [part.part]
    return fluent_id(*words).lower()


def part_words(game: Game, cards: Iterable[Card]) -> dict[str, tuple[str, Part]]:
    """The parts of these cards that a choice can name, by what it writes, each with the id of its card."""
    chosen = {word for words in game.rooms().values() for word in words}
    found: dict[str, tuple[str, Part]] = {}
    for card in cards:
        for part in card.parts:
            if word_for(part.name) in chosen:
                found.setdefault(word_for(part.name), (card.key, part))
    return found


def printed(card: Card) -> dict[str, str]:
    """The English of a card by attribute, its name apart; only what is there."""
    fields = {TEXT: card.text}
    for part in card.parts:
        fields[part_field(part)] = part.name
        fields[f"{part_field(part)}-{TEXT}"] = part.text
    return {field: english for field, english in fields.items() if english}


def endings(game: Game, key: str, field: str, english: str) -> Iterator[str]:
    """The endings of all printings that say just this on a card."""
    for ending, library in printings(game):
        card = library.by_key.get(key)
        if card is not None and printed(card).get(field) == english:
            yield ending


def card_keys(game: Game) -> list[str]:
    """The ids of all cards of all sets."""
    return list(dict.fromkeys(key for _, library in printings(game) for key in library.by_key))

"""Words: what an encoding says of a position, each with a number as it comes up.

A word is a text of one or several tokens: `lies hand.r0 smaug`. What a player has learned of it is kept under the whole
text; a word that it has never met falls back to its parts: the tokens, and of a card what is printed on it. So a new
card, or one with other numbers, is still understood.
"""

from __future__ import annotations

import re
from typing import Any, Final

from grimalkin.core.game import CARDS, EDITION, Game
from grimalkin.core.library import ONLY_WORDS

VERSION: Final = 1  # of the words: weights that learned others cannot read these
MOST_TRAITS: Final = 24  # of a card
NEAR: Final = 3  # numbers up to here are only said exactly
FINE, COARSE, LARGE = 4, 20, 32  # others are also said in steps of FINE, from LARGE on in steps of COARSE
PIECE: Final = re.compile(r"#.*")  # the number of a piece: which it is, is said by what an option touches


class Words:
    """The words that have come up, by number."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        found = self.numbers.get(text, -1)
        if found < 0:
            found = len(self.texts)
            self.texts.append(text)
            self.numbers[text] = found
        return found

    def __len__(self) -> int:
        return len(self.texts)


def step_of(value: int) -> str:
    """A number roughly, so that near ones have something in common."""
    step = FINE if abs(value) < LARGE else COARSE
    return f"{value // step}/{step}"


def numbered(name: str, value: int) -> list[str]:
    """A number under its name: exactly, and roughly where it is not small."""
    if abs(value) <= NEAR:
        return [f"{name}={value}"]
    return [f"{name}={value}", f"{name}~{step_of(value)}"]


class Traits:
    """What is printed on the cards of a game, as words: the parts of a card's name."""

    def __init__(self, game: Game) -> None:
        self.cards: dict[str, list[str]] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        if game.vocabulary is not None:
            full = game.full_settings({})
            edition = full.get(EDITION, game.vocabulary.editions[0])
            sheets = game.card_sets()[full[CARDS]].sheets
            for key in sheets:
                self.tables[key] = sheets[key].in_edition(edition, game.vocabulary)

    def of_card(self, card: str) -> list[str]:
        """What is printed on a card; empty: there is no such card."""
        if card not in self.tables:
            return []
        known = self.cards.get(card)
        if known is None:
            found: dict[str, None] = {}
            for name, value in self.tables[card].items():
                if name not in ONLY_WORDS:
                    gather(f":{name}", value, found)
            known = self.cards[card] = list(found)[:MOST_TRAITS]
        return known

    def parts(self, word: str) -> list[str]:
        """What a word falls back to: its tokens, and what is printed on the cards among them."""
        tokens = word.split(" ")
        found = [f".{token}" for token in tokens] if len(tokens) > 1 else []
        for token in tokens:
            found += self.of_card(token)
        return found


def gather(name: str, value: Any, found: dict[str, None]) -> None:
    """The words of a field of a card, those of its inner fields too. Texts of several words are for people."""
    if isinstance(value, bool):
        if value:
            found[name] = None
    elif isinstance(value, int):
        for word in numbered(name, value):
            found[word] = None
    elif isinstance(value, str):
        if value and " " not in value:
            found[f"{name}={value}"] = None
    elif isinstance(value, list):
        for item in value:
            gather(name, item, found)
    elif isinstance(value, dict):
        for key in value:
            if key not in ONLY_WORDS:
                gather(f"{name}.{key}", value[key], found)

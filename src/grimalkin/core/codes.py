"""Option codes: a small integer for everything a seat can choose, the same in every state of a game, and its text.

The text (notation) is canonical and knows no language: `pass`, `play ember_wing`, `block astaryan gloth`. Code and
text are two spellings of one thing, so a game lists its vocabulary once and neither can drift from the other.
"""

from __future__ import annotations

import difflib
from typing import Final

from mypy_extensions import mypyc_attr

from grimalkin.core.errors import UnknownNotation

PASS: Final = 0
TAKE_BACK: Final = -3  # takes back a part of a sealed choice: no answer, so it stands outside the numbered codes
TAKE_BACK_TEXT: Final = "take back"
TAKE_PART_BACK: Final = -1000  # and from here downwards one that is named, by its code: `take back lay nettle`


@mypyc_attr(allow_interpreted_subclasses=True)
class Codes:
    """The vocabulary of one game's choices. `pass` is code 0 in all of them.

    A game whose cards are data keeps room for them: `Codes(16)` and `block("play", codes.cards)`, or `placeholders` for
    rooms of other things, such as pets. `named` then puts the ids in. So the codes are constants of the rules, and a
    designer's new card has one too.
    """

    def __init__(self, room: int = 0) -> None:
        self.room = room
        self.rooms: dict[str, int] = {}
        self.cards = self.placeholders("card", room)
        self.texts: list[str] = []
        self.by_text: dict[str, int] = {}
        self.aliases: dict[str, str] = {}
        self.one("pass")

    def one(self, text: str) -> int:
        """A choice without parts."""
        assert text not in self.by_text, f"'{text}' is in the vocabulary already"
        self.by_text[text] = len(self.texts)
        self.texts.append(text)
        return len(self.texts) - 1

    def take_back(self) -> int:
        """Let seats take back parts of sealed choices (`Apart`). No other code moves."""
        self.by_text[TAKE_BACK_TEXT] = TAKE_BACK
        return TAKE_BACK

    def block(self, verb: str, *parts: list[str]) -> int:
        """Choices with parts: `block("give", herbs, seats)` is `give nettle A`, `give nettle B`, ...

        Returns the code of the first; the others follow with the last part running fastest.
        """
        first = len(self.texts)
        rows = [verb]
        for part in parts:
            rows = [f"{row} {word}" for row in rows for word in part]
        for row in rows:
            self.one(row)
        return first

    def skip_to(self, code: int) -> None:
        """Leave codes unused, so that the next choice has this one.

        A sealed answer is part of the state's hash. What is answered so keeps its code when rooms before it grow, so
        that records made before can still be checked.
        """
        assert code >= len(self.texts), f"code {code} is taken; the next free one is {len(self.texts)}"
        self.texts += [""] * (code - len(self.texts))

    def placeholders(self, room: str, count: int) -> list[str]:
        """Words that stand for so many things of a kind until `named` says what they are called."""
        self.rooms[room] = count
        return [f"#{room}.{i}" for i in range(count)]

    def named(self, ids: list[str], more: dict[str, list[str]] | None = None) -> Codes:
        """The same codes with ids in place of the room kept for them: cards, and `more` by room. What is left over has
        no text."""
        words_of: dict[str, str] = {}
        for room, names in {"card": ids, **(more or {})}.items():
            assert len(names) <= self.rooms[room], f"got {len(names)} of '{room}'; there is room for {self.rooms[room]}"
            for i in range(len(names)):
                words_of[f"#{room}.{i}"] = names[i]
                words_of[f"them.#{room}.{i}"] = f"them.{names[i]}"
        twin = Codes(self.room)
        twin.texts = []
        twin.by_text = {}
        for text in self.texts:
            named = text
            if is_slot(text):
                words = [words_of.get(word, word) for word in text.split()]
                named = "" if any(is_slot(word) for word in words) else " ".join(words)
            if named:
                twin.by_text[named] = len(twin.texts)
            twin.texts.append(named)
        if TAKE_BACK_TEXT in self.by_text:
            twin.take_back()
        twin.aliases = self.aliases
        return twin

    def alias(self, old: str, new: str) -> None:
        """A word of old records that is now written differently: ids of cards are aliased, never renamed."""
        self.aliases[old] = new

    def text(self, code: int) -> str:
        if code == TAKE_BACK and TAKE_BACK_TEXT in self.by_text:
            return TAKE_BACK_TEXT
        if code <= TAKE_PART_BACK and TAKE_BACK_TEXT in self.by_text:
            return f"{TAKE_BACK_TEXT} {self.text(part_of(code))}"
        if not 0 <= code < len(self.texts) or not self.texts[code]:
            raise UnknownNotation(f"{code} is not an option code of this game; they go from 0 to {len(self.texts) - 1}")
        return self.texts[code]

    def code(self, text: str) -> int:
        """The code behind a text, or an error that names the nearest texts."""
        words = [self.aliases.get(word, word) for word in text.split()]
        known = " ".join(words)
        if known in self.by_text:
            return self.by_text[known]
        if known.startswith(f"{TAKE_BACK_TEXT} ") and TAKE_BACK_TEXT in self.by_text:
            part = self.code(known.removeprefix(f"{TAKE_BACK_TEXT} "))
            if part < 0:
                raise UnknownNotation(f"'{text}' takes back what is no part of a choice")
            return back_of(part)
        near = self.nearest(known, 3)
        hint = f"; did you mean {' or '.join(repr(word) for word in near)}?" if near else ""
        raise UnknownNotation(f"'{text}' is not a choice of this game{hint}")

    def nearest(self, text: str, count: int) -> list[str]:
        """The choices that are spelled most like a text. Of numbered pieces only those with its number are looked at:
        there may be thousands."""
        known: list[str] = []
        words = text.split()
        for other in self.by_text:
            if "#" not in other or has_one_of(other, words):
                known.append(other)
        return difflib.get_close_matches(text, known, count, 0.7)

    def used(self) -> list[int]:
        """Every numbered code that has a text."""
        return [code for code in self.by_text.values() if code >= 0]

    def __len__(self) -> int:
        return len(self.texts)


def has_one_of(text: str, words: list[str]) -> bool:
    """Does a text name a numbered piece, such as `#3`, that is among these words?"""
    for word in text.split():
        if word.startswith("#") and word in words:
            return True
    return False


def back_of(part: int) -> int:
    """The code that takes this part of a sealed choice back."""
    return TAKE_PART_BACK - part


def part_of(code: int) -> int:
    """The part that such a code names."""
    return TAKE_PART_BACK - code


def takes_back(code: int) -> bool:
    """Does it take back a part of a sealed choice, the last or one that it names?"""
    return code == TAKE_BACK or code <= TAKE_PART_BACK


def is_slot(word: str) -> bool:
    """Does a word stand for something that has no name: `#card.3`? A numbered piece is `#3`."""
    return "#" in word and "." in word

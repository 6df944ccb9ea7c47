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


@mypyc_attr(allow_interpreted_subclasses=True)
class Codes:
    """The vocabulary of one game's choices. `pass` is code 0 in all of them."""

    def __init__(self) -> None:
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

    def alias(self, old: str, new: str) -> None:
        """A word of old records that is now written differently: ids of cards are aliased, never renamed."""
        self.aliases[old] = new

    def text(self, code: int) -> str:
        if not 0 <= code < len(self.texts):
            raise UnknownNotation(f"{code} is no option code of this game; they go from 0 to {len(self.texts) - 1}")
        return self.texts[code]

    def code(self, text: str) -> int:
        """The code behind a text, or an error that names the nearest texts."""
        words = [self.aliases.get(word, word) for word in text.split()]
        known = " ".join(words)
        if known in self.by_text:
            return self.by_text[known]
        near = difflib.get_close_matches(known, self.texts, 3, 0.7)
        hint = f"; did you mean {' or '.join(repr(word) for word in near)}?" if near else ""
        raise UnknownNotation(f"'{text}' is no choice of this game{hint}")

    def __len__(self) -> int:
        return len(self.texts)

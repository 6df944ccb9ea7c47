"""The words of a run of learning: each has a row of numbers of its own and the rows of its parts.

Workers number words as they meet them; here they get numbers for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from grimalkin.players.learned.weights import Array
from grimalkin.players.learned.words import Traits

MOST_ROWS: Final = 49_152
NO_ROW: Final = 0  # of what found no row any more


class Lexicon:
    """Words and parts with their rows. A word's vector is the sum of its own row and those of its parts."""

    def __init__(self, traits: Traits, most: int = MOST_ROWS) -> None:
        self.traits = traits
        self.most = most
        self.row_texts: list[str] = [""]
        self.row_of: dict[str, int] = {}
        self.composed: list[bool] = [True]  # by row: a whole word that has parts begins as the sum of them
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        self.flat: list[int] = []  # the rows of words, one behind the other
        self.sizes: list[int] = []
        self.used = np.zeros(0, np.int64)  # how often each word has come up

    def number(self, text: str) -> int:
        found = self.numbers.get(text, -1)
        if found < 0:
            found = self.numbers[text] = len(self.texts)
            self.texts.append(text)
            parts = self.traits.parts(text)
            rows = [self.row(text, bool(parts)), *[self.row(part, False) for part in parts]]
            self.flat += rows
            self.sizes.append(len(rows))
        return found

    def row(self, text: str, composed: bool) -> int:
        found = self.row_of.get(text, -1)
        if found < 0:
            if len(self.row_texts) >= self.most:
                return NO_ROW
            found = self.row_of[text] = len(self.row_texts)
            self.row_texts.append(text)
            self.composed.append(composed)
        return found

    def __len__(self) -> int:
        return len(self.texts)

    def count(self, words: Array) -> None:
        """These words have come up."""
        if len(self.used) < len(self.texts):
            more = np.zeros(len(self.texts) - len(self.used), np.int64)
            self.used = np.concatenate([self.used, more])
        self.used += np.bincount(words, minlength=len(self.used))

    def kept(self, least: int, most: int) -> list[int]:
        """The rows worth keeping: those of words that came up `least` times, the most frequent first, and of parts."""
        rows = np.zeros(len(self.row_texts), np.int64)
        sizes = np.array(self.sizes[: len(self.used)])
        flat = np.array(self.flat[: int(sizes.sum())])
        np.add.at(rows, flat, np.repeat(self.used, sizes))
        order = np.argsort(-rows, kind="stable")
        return [int(row) for row in order if row != NO_ROW and rows[row] >= least][:most]

    def state(self) -> dict[str, Any]:
        return {"texts": self.texts, "used": self.used.tolist(), "most": self.most}

    def restore(self, kept: dict[str, Any]) -> None:
        for text in kept["texts"]:
            self.number(text)
        self.used = np.array(kept["used"], np.int64)


class Ear:
    """Turns the numbers that one worker gives its words into those of the lexicon."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.known: Array = np.zeros(0, np.int32)

    def hear(self, texts: Sequence[str]) -> None:
        """The worker's next words."""
        if texts:
            more = np.array([self.lexicon.number(text) for text in texts], np.int32)
            self.known = np.concatenate([self.known, more])

    def heard(self, words: Array) -> Array:
        found: Array = self.known[words]
        return found

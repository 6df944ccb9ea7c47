"""Lines of what is told, as scenarios write them: which ones they mean, and whether such a line could be told at all.

A line names a rule (`CA-FIRE-01`), a rule and what happened (`CA-FIRE-01 rolled 5`), or only what happened, by
whatever rule (`rolled`, `rolled 5`). Arguments may be left out from the end.
"""

from __future__ import annotations

import re
from typing import Final

from grimalkin.core.events import CARD, NOTHING, NUMBER, OPTION, PIECE, SEAT
from grimalkin.core.game import Game
from grimalkin.core.wording import shortened, spelled, unknown

WHOLE: Final = re.compile(r"0|-?[1-9][0-9]*")
RULE: Final = re.compile(r"[A-Z]+-\S*")


def matches(line: str, words: str) -> bool:
    """Does what was told begin with these words, or go on with them after its rule?"""
    wanted = " ".join(words.split())
    return begins(line, wanted) or begins(line.partition(" ")[2], wanted)


def begins(line: str, words: str) -> bool:
    return line == words or line.startswith(f"{words} ")


class Sayings:
    """What can be told in one game with these settings and so many seats."""

    def __init__(self, game: Game, settings: dict[str, str], seats: list[str]) -> None:
        self.event_types = game.event_types
        self.codes = game.codes
        self.rules = list(game.rulebook().rules)
        self.seats = seats
        self.cards = list(game.library(settings).by_key) if game.vocabulary is not None else []
        self.pieces = game.piece_names(settings, len(seats))

    def unknown_start(self, line: str) -> str:
        """What is wrong with the first word, which is a rule or says what happened; empty: nothing."""
        first = " ".join(line.split()).partition(" ")[0]
        if first in self.event_types.names or first in self.rules or not self.rules:
            return ""
        if RULE.match(first) or not first:
            return unknown("rule", first, self.rules)
        return unknown("rule or told word", first, [*self.event_types.names, *self.rules])

    def untellable(self, line: str) -> str:
        """Why no such line could ever be told; empty: one could."""
        said = self.unknown_start(line)
        words = line.split()
        if said or not words:
            return said
        if words[0] not in self.event_types.names:
            words = words[1:]
        if not words:
            return ""
        if words[0] not in self.event_types.names:
            return unknown("told word", words[0], self.event_types.names)
        return self.wrong_arguments(words[0], words[1:])

    def wrong_arguments(self, what: str, words: list[str]) -> str:
        types = self.event_types.spellings()[what]
        at = 0
        for kind in types:
            if at == len(words):
                return ""
            taken = self.words_of_option(words[at:]) if kind == OPTION else 1
            said = self.wrong_argument(kind, words[at]) if kind != OPTION else ""
            if not taken:
                said = f"{spelled(' '.join(words[at:]))} is not a choice of this game"
            if said:
                return f"'{what}' tells {' '.join(types)}: {said}"
            at += taken
        if at < len(words):
            return f"'{what}' tells {' '.join(types) or 'nothing more'}: '{shortened(words[at])}' is too much"
        return ""

    def words_of_option(self, words: list[str]) -> int:
        """How many of the words are an option, or the beginning of one if nothing follows; 0: they are none."""
        for count in range(len(words), 0, -1):
            if " ".join(words[:count]) in self.codes.by_text:
                return count
        start = " ".join(words) + " "
        for text in self.codes.by_text:
            if text.startswith(start):
                return len(words)
        return 0

    def wrong_argument(self, kind: str, word: str) -> str:
        if kind == NUMBER:
            return "" if WHOLE.fullmatch(word) else f"'{shortened(word)}' is not a number"
        known = {SEAT: [*self.seats, NOTHING], CARD: self.cards, PIECE: self.pieces and [*self.pieces, NOTHING]}[kind]
        return unknown(kind, word, known) if known and word not in known else ""

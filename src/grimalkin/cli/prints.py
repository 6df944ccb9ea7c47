"""What is printed on cards, as this table has them: the numbers of their set and edition, texts, parts."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from grimalkin.cli import screen
from grimalkin.cli.boards import Board, board_for, seen_cards
from grimalkin.core.game import Game
from grimalkin.core.view import View
from grimalkin.lab.sheets import every_printing, place_of
from grimalkin.words import Words


class Prints:
    """The cards of one table."""

    def __init__(self, game: Game, settings: dict[str, str], words: Words) -> None:
        self.words = words
        self.board = board_for(game)
        self.tables: Mapping[str, Mapping[str, Any]] = {}
        if game.vocabulary is not None:
            self.tables = every_printing(game)[place_of(game, settings)]

    def numbers(self, key: str) -> str:
        """The numbers of a card, as its file says them."""
        found = [f"{self.words.fact(name)} {value}" for name, value in self.tables[key].items() if type(value) is int]
        return " · ".join(found)

    def costs(self, key: str) -> list[str]:
        """For each part of a card what it costs, and its other numbers, in words."""
        table = self.tables[key]
        found: list[str] = []
        for part in self.words.cards[key].parts:
            written = next(each for each in table[part.part] if each.get("name", "") == part.name)
            found.append(" · ".join(self.board.part_numbers(written, self.words)))
        return found

    def lines(self, key: str) -> list[Text]:
        """What stands on a card besides its name and its numbers."""
        found = screen.card_lines(key, self.words, self.board.card_lines(key, self.words), self.costs(key))
        return found + [Text(line) for line in self.board.last_lines(key, self.words)]

    def block(self, key: str) -> RenderableType:
        """A card that was looked up."""
        return screen.card_block(key, self.words, self.numbers(key), self.lines(key))

    def entry(self, key: str) -> RenderableType:
        """A card among others: what it is behind its name, and then what stands on it."""
        head = Text.assemble((self.words.card(key), "bold"), f"  {self.kind(key)}")
        lines = [Padding(line, (0, 0, 0, 2 * screen.INDENT)) for line in self.lines(key)]
        return Group(Padding(head, (0, 0, 0, screen.INDENT)), *lines)

    def kind(self, key: str) -> str:
        """The kind of a card, and its numbers."""
        numbers = self.numbers(key)
        kind = self.words.word(self.words.cards[key].kind)
        return f"{kind} · {numbers}" if numbers else kind

    def found(self, name: str) -> list[str]:
        """The cards of this name, else those whose names it is a part of; by id, in English, and in the language."""
        known = self.names()
        return [key for key in known if name in known[key]] or [
            key for key in known if any(name in other for other in known[key])
        ]

    def nearest(self, name: str) -> str:
        """A card whose name is much like this one; empty: there is none."""
        known = self.names()
        near = difflib.get_close_matches(name, [other for names in known.values() for other in names], 1)
        return next((key for key in known if near and near[0] in known[key]), "")

    def names(self) -> dict[str, list[str]]:
        words = self.words
        return {key: [key, words.card(key).lower(), card.name.lower()] for key, card in words.cards.items()}

    def legend(self, view: View) -> list[RenderableType]:
        """The cards that a seat should be able to read when it chooses, under headings."""
        found: list[RenderableType] = []
        for heading, keys in self.headed(view):
            known = [key for key in keys if key in self.tables]
            if known:
                found += [Text(f" {heading}:", style="bold"), *map(self.entry, known)]
        return found

    def headed(self, view: View) -> list[tuple[str, list[str]]]:
        """What the board explains; where a game has none of its own, that is whatever lies face up."""
        headed = self.board.legend(view, self.words)
        if headed is None:
            return [(self.words.say("terminal-texts"), seen_cards(view))] if type(self.board) is Board else []
        return headed

    def of_options(self, view: View) -> dict[int, list[Text]]:
        """By their codes, what stands on the cards that options are about where that is not on the screen already."""
        explained = [key for _heading, keys in self.headed(view) for key in keys]
        found: dict[int, list[Text]] = {}
        for option in view.options:
            key = self.board.about(option, view)
            if key in self.tables and key not in explained:
                found[option.code] = [Text(self.kind(key)), *self.lines(key)]
        return found

"""Boards: how some games lay themselves out on a terminal. A game without one gets the list of the page.

The module `terminal` in a game's package holds its board, an object of a subclass of `Board` called `BOARD`. It belongs
to this floor of the house, and lies with the game because it is about that game alone.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from rich.console import RenderableType

from grimalkin.cli.refusal import Refusal
from grimalkin.core.game import Game
from grimalkin.core.installed import TERMINAL
from grimalkin.core.view import OptionView, View
from grimalkin.words import Words

HELD: Final = "BOARD"  # the name of the board in its module


class Asked(NamedTuple):
    """A part of a choice: what it is about, and what this choice answers, as it is typed and as it is said.

    Where all answers are numbers it is asked how many; where it is about nothing, who or what has this place.
    """

    what: str
    typed: str
    said: str


class Board:
    """What a game shows in its own way. Whatever it leaves out is shown as for a game without a board."""

    def zones(self, view: View, words: Words) -> RenderableType | None:
        """The zones of a view."""
        return None

    def whole(self, view: View, words: Words, players: Sequence[str]) -> RenderableType | None:
        """All of a view: facts and seats as well. `players` says who plays each seat, in words."""
        return None

    def asked(self, view: View, words: Words) -> RenderableType | None:
        """What one wants to read before one answers, below the question: such as the card whose text asks it."""
        return None

    def notes(self, option: OptionView, view: View, words: Words) -> list[str]:
        """Lines below an option that say what it is about, where the table does not: such as what a card says."""
        return []

    def card_lines(self, key: str, words: Words) -> list[str]:
        """What stands on a card besides its numbers and texts."""
        return []

    def last_lines(self, key: str, words: Words) -> list[str]:
        """The same, below its texts."""
        return []

    def part_numbers(self, part: Mapping[str, Any], words: Words) -> list[str]:
        """The numbers of a part of a card, as its file says them."""
        return [f"{words.fact(name)} {value}" for name, value in part.items() if type(value) is int]

    def legend(self, view: View, words: Words) -> list[tuple[str, list[str]]] | None:
        """The cards that whoever is asked should be able to read, under headings."""
        return None

    def about(self, option: OptionView, view: View) -> str:
        """The card that stands below an option, because it is not to be read on the table; empty: none."""
        return ""

    def in_parts(self, notation: str, words: Words) -> list[Asked]:
        """A choice of many that is asked one part at a time; empty: it is one choice."""
        return []


def seen_cards(view: View) -> list[str]:
    """Each card that lies face up somewhere, once, in the order of the zones."""
    return list(dict.fromkeys(piece.card for zone in view.zones for piece in zone.pieces if piece.card is not None))


def board_for(game: Game | None) -> Board:
    """The board of a game; without one of its own, one that leaves everything out."""
    return board_in(game.package) if game is not None else Board()


@functools.cache
def board_in(package: str) -> Board:
    name = f"{package}.{TERMINAL}"
    # a game of one file has no package, and a package need not have a board
    if not package or not hasattr(importlib.import_module(package), "__path__") or find_spec(name) is None:
        return Board()
    try:
        board = getattr(importlib.import_module(name), HELD, None)
    except ImportError as error:  # a game of another package may be broken
        raise Refusal(f"the board {name} cannot be loaded: {error}") from None
    if not isinstance(board, Board):
        raise Refusal(f"the board {name} has no {HELD} that is an object of a subclass of {__name__}.Board")
    return board

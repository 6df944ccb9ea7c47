"""Boards: how some games lay their zones out on a terminal. A game without one gets the list of the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from grimalkin.cli.boards.familiars_and_foes import QuestBoard, card_lines, spell_numbers
from grimalkin.cli.boards.mythic_arena import ArenaBoard, power_numbers
from grimalkin.core.view import View
from grimalkin.words import Words

BOARDS: Final[Mapping[str, Callable[[View, Words], RenderableType]]] = {"mythic-arena": ArenaBoard}
# boards that show facts and seats as well, with who plays each
TABLES: Final[Mapping[str, Callable[[View, Words, Sequence[str]], RenderableType]]] = {"familiars-and-foes": QuestBoard}

# what a game says of a card besides its numbers and texts
CARDS: Final[Mapping[str, Callable[[str, Words], list[str]]]] = {"familiars-and-foes": card_lines}

# what a game says of a part of a card besides its text: what it costs
PARTS: Final[Mapping[str, Callable[[Mapping[str, Any], Words], list[str]]]] = {
    "mythic-arena": power_numbers,
    "familiars-and-foes": spell_numbers,
}


def board_of(view: View, words: Words) -> RenderableType | None:
    """The zones of a view as its game lays them out; None if it has no board."""
    board = BOARDS.get(view.game)
    return board(view, words) if board is not None else None


def table_of(view: View, words: Words, players: Sequence[str]) -> RenderableType | None:
    """All of a view as its game lays it out; None if the page shows facts and seats."""
    table = TABLES.get(view.game)
    return table(view, words, players) if table is not None else None


def more_on(card: str, game: str, words: Words) -> list[str]:
    """Lines about a card that only its game knows how to say."""
    return CARDS[game](card, words) if game in CARDS else []


def part_numbers(part: Mapping[str, Any], game: str, words: Words) -> list[str]:
    """The numbers of a part of a card, as its file says them: those that its game knows how to say, else all."""
    if game in PARTS:
        return PARTS[game](part, words)
    return [f"{words.fact(name)} {value}" for name, value in part.items() if type(value) is int]

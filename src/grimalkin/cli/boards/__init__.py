"""Boards: how some games lay their zones out on a terminal. A game without one gets the list of the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import RenderableType

from grimalkin.cli.boards.mythic_arena import ArenaBoard
from grimalkin.core.view import View
from grimalkin.words import Words

BOARDS: Final[Mapping[str, Callable[[View, Words], RenderableType]]] = {"mythic-arena": ArenaBoard}


def board_of(view: View, words: Words) -> RenderableType | None:
    """The zones of a view as its game lays them out; None if it has no board."""
    board = BOARDS.get(view.game)
    return board(view, words) if board is not None else None

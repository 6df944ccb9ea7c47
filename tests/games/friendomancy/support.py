"""Positions of Friendomancy in a few words, played by notation with known luck."""

from __future__ import annotations

from typing import Any

from grimalkin.core.table import Seat, Table
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.state import Parlor

SEATS = "ABCDEF"


def table_at(at: str, seats: int = 2, settings: dict[str, str] | None = None, **position: Any) -> Table:
    """A table at a point of the game."""
    sitting = [Seat(SEATS[i], "human") for i in range(seats)]
    return Table(GAME, settings or {}, sitting, None, {"at": at, **position})


def state_of(table: Table) -> Parlor:
    assert isinstance(table.state, Parlor)
    return table.state


def offered(table: Table, seat: int) -> list[str]:
    for offer in table.offers():
        if offer.seat == seat:
            return [table.game.codes.text(option) for option in offer.options]
    return []

"""The table of Friendomancy on a terminal: Pools with their Foes, each player's Board, the own hand. From the view."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from grimalkin.cli.boards import Board
from grimalkin.cli.boards.drawing import value_of
from grimalkin.core.view import Piece, View, Zone
from grimalkin.words import Words

POWER: Final = "power"
LIST: Final = "list."  # shown where it matters: when a card may be drawn
DRAWING: Final = ("ask_draw", "ask_swap")
BESIDE: Final = ("lurk", "cast", "revealed", "aside", "heap", "removed")
HIDDEN: Final = "hidden."  # Foes, for the Judge who hid them
NOTHING: Final = "–"


class ParlorBoard(Board):
    def zones(self, view: View, words: Words) -> RenderableType | None:
        names = words.names(view)
        lines: list[Text] = []
        for zone in view.zones:
            if zone.id.startswith("pool."):
                lines.append(row(zone, words, names, True))
        for seat in view.seats:
            lines.append(Text(""))
            asked = view.prompt.ask if view.prompt is not None else ""
            for zone in view.zones:
                if is_shown(zone, seat.seat) and (asked in DRAWING or not zone.id.startswith(LIST)):
                    lines.append(row(zone, words, names, shows_size(zone)))
        for zone in view.zones:
            if (zone.id in BESIDE or zone.id.startswith(HIDDEN)) and zone.size:
                lines.append(row(zone, words, names, False))
        return Text("\n").join(lines)


def is_shown(zone: Zone, seat: int) -> bool:
    """Empty Boards are shown, other empty places are not."""
    return zone.owner == seat and (zone.size > 0 or zone.id.startswith("board."))


def shows_size(zone: Zone) -> bool:
    """Of a Deck, and of a hand that this seat does not see, only how many cards there are."""
    return zone.id.startswith("deck.") or any(piece.card is None for piece in zone.pieces)


def row(zone: Zone, words: Words, names: list[str], size: bool) -> Text:
    line = Text()
    line.append(words.zone(zone.id, names), style="bold")
    line.append(": ")
    parts = [shown(piece, words, names) for piece in zone.pieces if piece.card is not None or piece.under]
    if size:
        parts.insert(0, str(zone.size))
    line.append(", ".join(parts) if parts else NOTHING)
    return line


def shown(piece: Piece, words: Words, names: list[str]) -> str:
    """A card with its Power; what lies under another is put in brackets behind it."""
    power = value_of(piece, POWER)
    said = words.name(piece, names) if power is None else f"{words.name(piece, names)} {power}"
    return f"({said})" if piece.under else said


BOARD: Final = ParlorBoard()

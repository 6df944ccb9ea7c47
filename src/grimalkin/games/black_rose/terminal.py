"""The Lodge on a terminal: the map with its rooms, then each Mage's sheet, hand and Quests. From the view."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from rich.console import RenderableType
from rich.text import Text

from grimalkin.cli.boards import Board
from grimalkin.cli.boards.drawing import value_of
from grimalkin.core.view import Piece, View, Zone
from grimalkin.words import Words

WIDE: Final = 15  # signs of a column; five of them stand side by side
LAST_WIDE: Final = 20  # the last one reaches to the edge
SIZE: Final = 2
STYLES: Final = {
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
    "red": "red",
    "purple": "magenta",
    "grey": "white",
    "black": "bold",
}
SIDE: Final = ("sheet.", "hand.", "quests.", "looking.", "quest_looking.", "event_looking.", "completed.")
OPEN: Final = "○"  # the Activation token is available
USED: Final = "●"
RUINED: Final = "✗"
UNSTABLE: Final = "!"
NOTHING: Final = "–"


class LodgeBoard(Board):
    def zones(self, view: View, words: Words) -> RenderableType | None:
        names = words.names(view)
        lines = lodge_map(view, words)
        for zone in view.zones:
            if zone.id.startswith("cell.") and zone.pieces:
                lines.append(row(zone, words, names, shown_models(zone.pieces, words, names)))
        lines.append(Text(""))
        for zone in view.zones:
            if zone.id == "events" and zone.pieces:
                lines.append(row(zone, words, names, [words.card(piece.card or "") for piece in zone.pieces]))
        for seat in view.seats:
            for zone in view.zones:
                if zone.owner == seat.seat and zone.size and zone.id.startswith(SIDE):
                    lines.append(row(zone, words, names, shown_cards(zone, words)))
        return Text("\n").join(lines)


# The map


def lodge_map(view: View, words: Words) -> list[Text]:
    """Columns of 3, 4, 5, 4 and 3 rooms: a room takes two lines, its neighbours stand half a room higher or lower."""
    rooms = {(zone.at.q, zone.at.r): zone for zone in view.zones if is_room(zone) and zone.at is not UNSET}
    if not rooms:
        return []
    lines: list[Text] = []
    for y in range(-2 * SIZE, 2 * SIZE + 1):
        here = {
            q: rooms[q, (y - q) // 2] for q in range(-SIZE, SIZE + 1) if (y - q) % 2 == 0 and (q, (y - q) // 2) in rooms
        }
        lines.append(in_columns({q: room_name(zone, words) for q, zone in here.items()}))
        lines.append(in_columns({q: room_state(zone, words) for q, zone in here.items()}))
    return lines


def in_columns(said: dict[int, Text]) -> Text:
    """Texts that begin at their columns. Neighbours in a line are two columns apart, so each has room for two."""
    line = Text()
    for q, text in said.items():
        line.pad_right((q + SIZE) * WIDE - len(line))
        text.truncate(2 * WIDE - 1 if q < SIZE else LAST_WIDE)
        line.append_text(text)
    return line


def is_room(zone: Zone) -> bool:
    return zone.id.startswith("room.") and zone.at is not UNSET


def room_name(zone: Zone, words: Words) -> Text:
    tile = zone.pieces[0]
    return Text(words.card(tile.card or ""), style=STYLES.get(str(value_of(tile, "colour")), ""))


def room_state(zone: Zone, words: Words) -> Text:
    """Its token, its instability, its colour, and who stands there."""
    tile = zone.pieces[0]
    if value_of(tile, "destroyed"):
        sign = RUINED
    else:
        token = OPEN if value_of(tile, "token") == "available" else USED
        loud = UNSTABLE if value_of(tile, "unstable") else ""
        sign = f"{token}{instability_of(tile)}{loud}"
    colour = [words.fact_value(fact) for fact in tile.facts if fact.name == "colour"]
    models = [mark(piece, words) for piece in zone.pieces[1:]]
    return Text(" ".join([sign, *colour, *models]))


def instability_of(tile: Piece) -> str:
    for fact in tile.facts:
        if fact.name == "instability":
            return f"{fact.value}/{fact.of}"
    return ""


def mark(piece: Piece, words: Words) -> str:
    """A model on the map: a Mage by the seat, an Evocation by its first letters and its owner."""
    if piece.id.startswith("mage."):
        return piece.id.removeprefix("mage.")
    owner = "ABCD"[piece.owner] if piece.owner is not None else ""
    return f"{words.card(piece.card or '')[:3]}{owner}"


# Beside the map


def row(zone: Zone, words: Words, names: list[str], parts: list[str]) -> Text:
    line = Text()
    line.append(words.zone(zone.id, names), style="bold")
    line.append(": ")
    line.append(", ".join(parts) if parts else NOTHING)
    return line


def shown_models(pieces: list[Piece], words: Words, names: list[str]) -> list[str]:
    return [f"{words.card(piece.card or '')} {wounds_of(piece)}".strip() for piece in pieces]


def wounds_of(piece: Piece) -> str:
    for fact in piece.facts:
        if fact.name == "wounds":
            return f"{fact.value}/{fact.of}"
    return ""


def shown_cards(zone: Zone, words: Words) -> list[str]:
    """Cards that this seat sees; of others how many there are."""
    seen = [card_words(piece, words) for piece in zone.pieces if piece.card is not None or piece.facts]
    hidden = zone.size - len(seen)
    return [*seen, str(hidden)] if hidden else seen


def card_words(piece: Piece, words: Words) -> str:
    """A card, and of one on a sheet its slot, its state and its side."""
    name = words.card(piece.card) if piece.card is not None else words.say("word-face-down")
    more = [words.fact_value(fact) for fact in piece.facts if isinstance(fact.value, str)]
    return f"{name} ({', '.join(more)})" if more else name


BOARD: Final = LodgeBoard()

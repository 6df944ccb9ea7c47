"""`look` at a prompt: everything that a seat sees of the table, whatever its board leaves out. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from grimalkin.cli import screen
from grimalkin.core.table import Table
from grimalkin.core.view import Piece, Spot, View, Zone
from grimalkin.words import Words


class Keyboard(Protocol):
    """What is needed of the session at whose prompt it is typed."""

    table: Table
    words: Words
    console: Console

    def say(self, name: str, /, **args: int | str) -> None: ...


def look(session: Keyboard, seat: int, wanted: str) -> bool:
    """Print what was looked for. The prompt is not over."""
    shown = found(session.table.view(seat), session.words, wanted)
    if shown is None:
        session.say("terminal-look-none", words=screen.shortened(wanted))
    else:
        session.console.print(shown)
    return False


def found(view: View, words: Words, wanted: str = "") -> RenderableType | None:
    """The whole table, or the places and pieces that these words are found in; None: there are none."""
    if not wanted:
        return whole(view, words)
    zones = [part for part in (matching(zone, view, words, wanted.casefold()) for zone in view.zones) if part]
    return places(zones, view, words) if zones else None


def whole(view: View, words: Words) -> RenderableType:
    """Facts of the table, seats and rivals, then every place with all that its pieces say of themselves."""
    names = words.names(view)
    parts: list[RenderableType] = []
    if view.facts:
        parts.append(Padding(screen.facts_text(view.facts, words, names), (0, 1)))
    parts.append(screen.seats_grid(view, words, [""] * len(view.seats)))
    if view.rivals:
        parts.append(screen.rivals_grid(view, words))
    parts += [Text(), places([zone for zone in view.zones if zone.size or zone.pieces], view, words)]
    empty = [words.zone(zone.id, names) for zone in view.zones if not zone.size and not zone.pieces]
    if empty:
        said = words.say("terminal-look-empty", names=" · ".join(empty))
        parts += [Text(), Padding(Text(said, style="dim"), (0, 1))]
    return Group(*parts)


def places(zones: Sequence[Zone], view: View, words: Words) -> RenderableType:
    """Places with where they lie, how much lies there, and whose it is where that does not follow from the place."""
    grid = screen.places_grid()
    names = words.names(view)
    for zone in zones:
        said: list[str] = []
        for piece in zone.pieces:
            one = words.piece(piece, names)
            other = piece.owner is not None and piece.owner != zone.owner
            said.append(words.say("word-owned", owner=words.seat(piece.owner or 0, names), what=one) if other else one)
        spot = zone.at or Spot()
        where = f"{spot.q}, {spot.r}" if spot.q is not None else screen.printable(spot.name)
        heaps = screen.counted(zone.pieces, said, words, names)
        grid.add_row(screen.place_text(zone, view, words, where), str(zone.size), screen.pieces_text(heaps))
    return grid


def matching(zone: Zone, view: View, words: Words, wanted: str) -> Zone | None:
    """A place whose name has the words, or what lies there and has them."""
    names = words.names(view)
    if wanted in words.zone(zone.id, names).casefold():
        return zone
    pieces = [piece for piece in zone.pieces if wanted in words_of(piece, words, names)]
    return replace(zone, pieces=pieces) if pieces else None


def words_of(piece: Piece, words: Words, names: list[str]) -> str:
    return " ".join([words.name(piece, names), piece.card or "", piece.id]).casefold()

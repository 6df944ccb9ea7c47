"""The one view schema of all games: what a seat sees. The table, the terminal, replays and adapters read it.

What few games have is UNSET where it is not: then it is not on the wire at all.

Not compiled: msgspec's structs need CPython's own class machinery.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

PRINTED: Final = "printed"  # an argument that stands for what is printed on a card


class Part(msgspec.Struct, frozen=True):
    """A part of a number: how much, and what it comes from: a card, a power, a status or a word of the game."""

    amount: int
    cause: str
    rule: str = ""


class Fact(msgspec.Struct, frozen=True):
    """One thing a piece says of itself: `name = value`, for a number perhaps `of` its maximum."""

    name: str
    value: int | str
    of: int | None = None
    parts: list[Part] | UnsetType = UNSET  # of a preview: what the number is made of, where that is several things


class Modifier(msgspec.Struct, frozen=True):
    """Something that changes a fact now, and where it comes from."""

    fact: str
    by: int
    source: str
    rule: str


class Piece(msgspec.Struct, frozen=True):
    """A card, token, mat or die. `card` is None for a card that lies face down to this seat."""

    id: str
    card: str | None
    owner: int | None = None
    facts: list[Fact] = []
    tokens: dict[str, int] = {}
    modifiers: list[Modifier] = []
    under: str | UnsetType = UNSET  # the id of the piece that it lies under
    number: int | UnsetType = UNSET  # its number, where several of its card are in play


class Spot(msgspec.Struct, frozen=True):
    """A place on a map: a hex by its axial coordinates `q` and `r`, or a spot by its name where there is no grid."""

    q: int | None = None
    r: int | None = None
    name: str = ""
    shared: bool = False  # other zones may lie there as well


class Zone(msgspec.Struct, frozen=True):
    """A place on the table. A pile shows its size; `pieces` are those that this seat can tell apart or count."""

    id: str
    owner: int | None
    size: int
    pieces: list[Piece] = []
    at: Spot | UnsetType = UNSET  # where it lies, if the game has a map


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    name: str
    team: int
    asked: bool
    facts: list[Fact] = []
    clock: float | None = None  # seconds left, where the table has clocks


class Rival(msgspec.Struct, frozen=True):
    """A figure that acts by rules: it has no seat and no team, cannot be asked, and neither wins nor loses."""

    name: str
    facts: list[Fact] = []
    zone: str = ""  # the id of the zone where it stands, if it stands anywhere


class Prompt(msgspec.Struct, frozen=True):
    """What is asked now, and of whom. `back` tells whether the last choice can be taken back freely."""

    rule: str
    ask: str
    seats: list[int]
    back: bool = False
    window: str = ""  # the kind of window, if it is one that a seat can stop at
    default: str = ""  # how this seat lets the moment go by: what a time-out would choose, if that points at no piece
    phase: str = ""  # what part of the game it is in, in a word of the game's own


class OptionView(msgspec.Struct, frozen=True):
    code: int
    notation: str
    touches: list[str] = []
    standing: bool = False


class Line(msgspec.Struct, frozen=True):
    """A line of the log: a rule, what happened, typed arguments. None stands for what this seat did not see."""

    rule: str
    what: str
    args: list[tuple[str, int | str | None]]
    parts: list[Part] | UnsetType = UNSET  # what its number is made of, where that is several things


class Because(msgspec.Struct, frozen=True):
    """Why something cannot be chosen: what is missing, in the game's words `why-ID`, with typed arguments.

    Arguments are as those of a Line; besides, PRINTED names a card or a power and stands for its text.
    """

    id: str
    args: list[tuple[str, int | str]] = []


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended. No winners: everybody lost, unless it is `drawn`."""

    rule: str
    winners: list[int]
    points: list[int]
    drawn: bool


class View(msgspec.Struct, frozen=True):
    game: str
    rules: int
    seat: int
    n: int
    seats: list[SeatView]
    zones: list[Zone]
    facts: list[Fact]
    prompt: Prompt | None
    options: list[OptionView]
    log: list[Line]
    result: Outcome | None
    rivals: list[Rival] | UnsetType = UNSET  # in games that have any


def view_json(view: View) -> bytes:
    """The view on the wire; equal views are equal bytes."""
    return msgspec.json.encode(view)

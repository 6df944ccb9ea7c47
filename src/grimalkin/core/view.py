"""The one view schema of all games: what a seat sees. The table, the terminal, replays and adapters read it.

Not compiled: msgspec's structs need CPython's own class machinery.
"""

from __future__ import annotations

import msgspec


class Fact(msgspec.Struct, frozen=True):
    """One thing a piece says of itself: `name = value`, for a number perhaps `of` its maximum."""

    name: str
    value: int | str
    of: int | None = None


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


class Zone(msgspec.Struct, frozen=True):
    """A place on the table. A pile shows its size; `pieces` are those that this seat can tell apart or count."""

    id: str
    owner: int | None
    size: int
    pieces: list[Piece] = []


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    name: str
    team: int
    asked: bool
    facts: list[Fact] = []
    clock: float | None = None  # seconds left, where the table has clocks


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


def view_json(view: View) -> bytes:
    """The view on the wire; equal views are equal bytes."""
    return msgspec.json.encode(view)

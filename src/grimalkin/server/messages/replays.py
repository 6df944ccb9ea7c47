"""Messages about replays, saved games, branches and luck."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grimalkin.core.view import Line, View
from grimalkin.server.messages.tables import Clock, NewSeat, Spectators, TableInfo
from grimalkin.server.messages.words import Count


class ReplayInfo(Struct):
    """A game to look at again. Frames are asked for in slices."""

    table: TableInfo
    viewers: list[str]  # through whose eyes this person may look: `A`, `B`, `spectator`, `open`
    entries: int
    entry: int = 0  # where a shared link opens
    viewer: str = ""


class Frame(Struct):
    """The table after an entry, as the viewer saw it."""

    n: int
    seat: int
    kind: str
    at: float
    view: View
    text: str = ""  # as that of a Happened


class Frames(Struct):
    viewer: str
    first: int
    frames: list[Frame]


class Deeds(Struct):
    """What a piece did, or a seat by its letter, as far as the viewer saw it."""

    id: str
    card: str  # that it lay there as; empty: it has none
    seat: int  # whose it is; -1: nobody's
    given: int = 0  # damage to others
    taken: int = 0
    gained: int = 0  # of what says how it stands, such as Money
    lost: int = 0
    healed: int = 0  # of anybody
    felled: int = 0  # how many of the others
    fallen: int = 0  # how often itself
    rolls: int = 0
    dice: int = 0  # all its natural dice together


class Moment(Struct):
    """An entry that mattered: what it told, in few lines, and between whom."""

    n: int
    lines: list[Line]
    who: str  # a piece, or a seat by its letter; empty: nobody
    who_card: str
    target: str
    target_card: str
    die: int  # the natural die that was rolled in it; 0: none
    weight: int  # how much it mattered: 100 is as much as all HP of one piece; of the end more than of all else


class Curve(Struct):
    """How it stood for one side after each entry, from the start on."""

    name: str  # the fact that it goes by
    team: int
    of: int | None  # the whole way; null: points without end
    values: list[int]


class Summary(Struct):
    """What became of a game, as one viewer saw it."""

    viewer: str
    entries: int
    seconds: float  # from the first entry to the last
    now: dict[str, int]  # facts of the table at the end, such as its turns
    deeds: list[Deeds]
    moments: list[Moment]
    curves: list[Curve]
    # how points came together at the end: each line tells of one side, its `by`, and has a number for each role;
    # `amount` is what it has in all
    scores: list[Line] = []


class NewShare(Struct, forbid_unknown_fields=True):
    viewer: Annotated[str, Meta(max_length=10)]
    entry: Count = 0


class Shared(Struct):
    code: str


class Imported(Struct):
    table: str


class NewBranch(Struct, forbid_unknown_fields=True):
    """A new table that goes on from an entry of a finished game."""

    entry: Count
    seats: Annotated[list[NewSeat], Meta(max_length=7)] = []
    clock: Clock = Clock()
    listed: bool = False
    spectators: Spectators = "public"


class Roll(Struct):
    """One outcome of luck, and what the seed says it must have been."""

    n: int
    face: str
    right: bool
    draws: list[tuple[int, int]] = []  # each number that was drawn for it: below what, and which


class Luck(Struct):
    """The hash of the seed, known before play; the seed, known after it; each outcome checked."""

    seed_hash: str
    seed: str
    hash_right: bool
    rolls: list[Roll]
    inherited: int  # entries of another table that this one goes on from: their luck is checked there
    note: str = ""  # why something of it is missing

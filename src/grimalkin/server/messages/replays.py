"""Messages about replays, saved games, branches and luck."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grimalkin.core.view import View
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


class Frames(Struct):
    viewer: str
    first: int
    frames: list[Frame]


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

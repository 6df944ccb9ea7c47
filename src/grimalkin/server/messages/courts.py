"""Messages about officials: what they have before them, what a ruling says, what it would do."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grimalkin.core.view import Line, View
from grimalkin.server.messages.words import SeatNumber


class Verdict(Struct, forbid_unknown_fields=True):
    """A ruling in its parts. Written in one line, as the record has it, it has at most 600 signs."""

    criteria: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=10)]
    operations: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=20)]  # each a line
    about: Annotated[str, Meta(max_length=60)] = (
        ""  # the entry of a dispute, a rule or a card; empty: nothing of the kind
    )
    text: Annotated[str, Meta(max_length=400)] = ""  # the official's own words, which change nothing


class Rehearsal(Struct, forbid_unknown_fields=True):
    """What would this ruling do?"""

    seat: SeatNumber
    verdict: Verdict


class Rehearsed(Struct):
    """What a ruling would do, tried on what the official sees. Nothing is written down.

    With a `fault` it would be refused. `before` and `after` are the table as this official sees it.
    """

    version: int  # of the Update that it was tried on
    line: str  # the ruling as the record would have it; empty: it cannot be read
    fault: str  # why it would be refused, with the rule; empty: it would not, as far as this official can know
    held: bool  # it would wait for the next table point
    needs: int  # so many other officials must second it
    luck: bool  # luck speaks after it, so that `after` is not all
    warnings: list[str]  # what earlier rulings said otherwise
    lines: list[Line]  # what would be told
    before: View
    after: View | None  # null: it would be refused, or hidden cards decide


class DisputeInfo(Struct):
    """What somebody disputes. What people say to it is talk, with its number in `Said.about`."""

    n: int  # the entry that raised it, and its number
    seat: int
    about: str  # a rule, a card, or `entry 12`
    open: bool  # play waits for the officials; else it is noted, and opens at the next table point


class ProposalInfo(Struct):
    """A ruling that is not carried out yet."""

    n: int  # its entry, and its number
    seat: int
    verdict: Verdict
    seconds: list[int]  # the officials who are for it, the first one included
    dispute: int  # the one that it answers; 0: none
    held: bool  # agreed, and waiting for the next table point


class OrderInfo(Struct):
    """What a ruling lets a seat do once, or keeps it from doing."""

    n: int  # the entry of the ruling
    seat: int
    acts: list[str]  # an act in notation, part by part; `*` stands for any word
    allows: bool
    until: Literal["turn", "round", "game", "own turns"]
    left: int  # turns of the seat, where it stands for so many
    used: bool


class PrecedentInfo(Struct):
    """A question that is settled for the rest of the game."""

    n: int  # the entry of the ruling
    seat: int
    question: str  # the key of a setting
    value: str
    rule: str  # the rule that it replaces
    criteria: list[str]
    text: str


class UndoPoint(Struct):
    """An entry to which an official can take play back."""

    n: int
    begins: bool  # a turn, or a step before the first one, begins with it


class CourtInfo(Struct):
    """All that officials have before them. It is open to all, but for `undo_to`."""

    officials: list[int]  # the seats of those who have not left, the first-seated first
    hearing: int  # the dispute that play waits for; 0: none
    table_point: bool  # no effect is half done: every operation that fits this part of the game can be ruled
    disputes: list[DisputeInfo]  # open or noted, in the order in which they were raised
    proposals: list[ProposalInfo]
    orders: list[OrderInfo]
    precedents: list[PrecedentInfo]
    fits: list[str]  # the operations that fit this part of the game
    left: list[int]  # by seat, how many disputes each player may still raise; empty: as many as they like
    undo_to: list[UndoPoint] = []  # for an official: the latest first


class RulingInfo(Struct):
    """A ruling of the line of play that led here."""

    n: int
    at: float
    seat: int
    agreed: list[int]  # other officials who were for it, where that is written in it
    verdict: Verdict
    line: str  # as the record has it
    waits: Literal["", "second", "table point"]  # what it still waits for


class OperationInfo(Struct):
    """One sort of thing that a ruling can do."""

    name: str
    form: str  # how its arguments are written
    anywhere: bool  # it fits any wait, not table points alone


class OfficialsInfo(Struct):
    """The officials of a game that has any."""

    setting: str  # how many sit at a table
    sees: str  # the setting that says what they see of what is hidden; empty: the game's rules do
    most: int  # players and officials together
    before: list[str]  # settings that a seated official, or the host, may change before the game
    criteria: list[str]
    operations: list[OperationInfo]
    questions: dict[str, str]  # what can be settled for good: the key of a setting, and the rule that it switches
    most_disputes: int  # of one player, open or noted

"""What goes over the WebSocket: news of tables, and what a browser sends."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grimalkin.core.view import Line, View
from grimalkin.server.messages.acts import AnyAct
from grimalkin.server.messages.courts import CourtInfo
from grimalkin.server.messages.tables import TableInfo
from grimalkin.server.messages.words import Count, Id

TalkKind = Literal[
    "chat",
    "joined",
    "left",
    "seat",  # before the game: it is for somebody else now, or has another deck
    "started",
    "undo?",  # a request ...
    "redo?",
    "draw?",
    "pause?",
    "official?",  # somebody would sit down as an official
    "yes",  # ... and the answers to it
    "no",
    "lapsed",  # the game went on, or it was withdrawn
    "paused",
    "resumed",
    "hold",
    "skipped",  # so many seconds in which no server was there, or by which its clock was set; nobody's clock ran
    "bot_slow",  # a bot was too slow or crashed and was started again
    "bot_replaced",  # and now a simple one plays
    "bot_gone",  # a bot cannot play here any more, and the one that stands in does; the text says why
    "says",  # what somebody says to a dispute
    "settings",  # before the game: settings are others now
    "asleep",  # something that the table needs is not here: it and its clocks stand still; the text says what
    "awake",  # and now it is
    "closed",
    "webhook_failed",
]


class Said(Struct):
    """A line of talk."""

    m: int
    at: float
    seat: int  # -1: a spectator or the server
    name: str
    kind: TalkKind
    text: str
    about: int = 0  # the dispute that it is said to


class Happened(Struct):
    """An entry of the record as this viewer may know it, with the lines that it told."""

    n: int
    at: float
    seat: int
    kind: str
    lines: list[Line]
    text: str = ""  # of an undo, a takeover, a stop of one's own, and what officials and those who dispute say


class Request(Struct):
    """Something that waits for consent."""

    m: int
    kind: Literal["undo", "redo", "draw", "pause", "official"]
    seat: int  # -1: somebody who has none
    missing: list[int]  # whose consent is still needed
    name: str = ""  # who would be an official


class Stops(Struct):
    """The kinds of windows at which a seat wants to be asked always."""

    seat: int
    windows: list[str]


class Update(Struct, tag_field="is", tag="update"):
    """The table as it is now, and what happened since the last number that the client had.

    Keep the happenings up to `keep`, drop later ones (they were undone), then add these.
    """

    table: str
    n: int
    version: int  # what a Move answers
    keep: int
    happened: list[Happened]
    views: list[View]  # one for each seat of the person; a spectator has one
    now: float  # the server's clock
    deadline: float | None = None  # when the next clock or window runs out
    extended: list[int] = []  # seats that have asked for more time in this window
    extendable: bool = False
    paused: bool = False
    running: list[int] = []  # seats whose clocks run
    request: Request | None = None
    players: list[str] = []  # who plays each seat now: `human`, `bot:greedy`
    undo: list[int] = []  # seats of this person that have something to take back, freely or by consent
    free_undo: list[int] = []  # those that may without asking
    redo: list[int] = []  # seats of this person that can go forward again to what was taken back
    free_redo: list[int] = []  # those that may without asking
    stops: list[Stops] = []  # one for each seat of this person
    court: CourtInfo | None = None  # where officials can sit


class Talk(Struct, tag_field="is", tag="talk"):
    table: str
    m: int
    said: list[Said]


class TableNews(Struct, tag_field="is", tag="table"):
    """Something about the table itself changed: who sits there, whether it plays."""

    table: TableInfo


class LobbyNews(Struct, tag_field="is", tag="lobby"):
    """The first page of the listed tables; `GET /api/tables` has the others."""

    tables: list[TableInfo]
    more: bool = False
    next: str = ""
    total: int = 0


class Accepted(Struct, tag_field="is", tag="done"):
    id: int
    n: int
    m: int


class Refusal(Struct, tag_field="is", tag="refused"):
    id: int
    code: str
    text: str


class Pong(Struct, tag_field="is", tag="pong"):
    id: int
    now: float


class Bye(Struct, tag_field="is", tag="bye"):
    """The server closes this connection: why, and whether to come back."""

    text: str
    again: bool


class Announced(Struct, tag_field="is", tag="announced"):
    """What whoever runs the server tells all; without `until`: nothing, or nothing any more."""

    now: float  # the server's clock
    text: str = ""  # in their own words, in whatever language
    restart_at: float | None = None  # when the server restarts
    until: float | None = None  # when this is over


ServerMessage = Update | Talk | TableNews | LobbyNews | Accepted | Refusal | Pong | Bye | Announced


# what a browser sends over its WebSocket


class Watch(Struct, forbid_unknown_fields=True, tag_field="do", tag="watch"):
    """Tell me of this table; I have seen n entries and m lines of talk."""

    id: Count
    table: Id
    n: Count = 0
    m: Count = 0


class Unwatch(Struct, forbid_unknown_fields=True, tag_field="do", tag="unwatch"):
    id: Count
    table: Id


class WatchLobby(Struct, forbid_unknown_fields=True, tag_field="do", tag="lobby"):
    id: Count
    on: bool = True


class DoAct(Struct, forbid_unknown_fields=True, tag_field="do", tag="act"):
    id: Count
    table: Id
    act: AnyAct


class Ping(Struct, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    id: Count


ClientMessage = Watch | Unwatch | WatchLobby | DoAct | Ping

"""Every message on the wire, as classes. docs/protocol.md shows each; the TypeScript types are made from here.

REST bodies and answers are plain structs. On the WebSocket a client's message says what to `do`, a server's what it
`is`. Texts are limited here, so a message that decodes has a sane size.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from grimalkin.core.view import Fact, Line, Outcome, View

Id = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[0-9a-z]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
GameId = Annotated[str, Meta(min_length=1, max_length=60)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=8, max_length=60, pattern="^[!-~]+$")]  # of the client's choice; a random one
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Settings = Annotated[
    dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=60)]], Meta(max_length=40)
]
Deck = Annotated[str, Meta(max_length=10_000)]


class Problem(Struct):
    """Why a request was refused: a code for programs, a sentence for people."""

    code: str
    text: str


# people


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """A guest who sends this keeps name and games."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9_.-]+$")]
    password: Password
    name: Name | None = None


class LogIn(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class Leaving(Struct, forbid_unknown_fields=True):
    """Delete me. An account says its password once more."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Struct):
    person: str
    name: str
    login: str | None  # None: a guest


class LoginInfo(Struct):
    id: str
    created_at: float
    seen_at: float
    agent: str
    here: bool  # the one that asks


# games


class SettingInfo(Struct):
    name: str
    values: list[str]
    low: int | None = None  # whole numbers from low to high are values as well
    high: int | None = None
    live: str = ""  # the default at a table with a live clock, where it is another
    slow: str = ""  # the only value a correspondence table takes


class ReadyDeck(Struct):
    """A deck that comes with a game."""

    text: str  # what a seat writes to bring it
    name: str
    plan: str  # how it wants to be played
    cards: list[str]


class GameInfo(Struct):
    id: str
    title: str
    rules: int
    seats: tuple[int, int]
    open: bool  # nothing is hidden
    together: bool  # all seats win or lose together
    teaching: bool  # made to learn the table with, not a game of the shelf
    pitch: dict[str, str]  # one or two lines for who does not know it, by language
    settings: list[SettingInfo]
    windows: list[str]  # kinds of windows that a seat can stop at
    bots: list[str]
    decks: bool  # a seat may bring a deck
    draws: bool  # a draw can be offered
    lessons: list[str] = []  # guided first games, by their ids
    premade: list[ReadyDeck] = []  # decks that come with the game
    deck_settings: dict[str, str] = {}  # the settings with which a seat can bring a deck


class RuleInfo(Struct):
    id: str
    title: str
    text: str
    chapter: str


class RuleList(Struct):
    """The rulebook in one language; what it does not have in that language is English."""

    game: str
    language: str
    rules: list[RuleInfo]


class CardPart(Struct):
    """A power, a passive: a part of a card with words of its own."""

    part: str  # which sort
    name: str
    text: str
    fields: dict[str, Any]


class CardInfo(Struct):
    """A card as it is printed."""

    id: str
    name: str
    kind: str
    text: str
    rules: list[str]
    fields: dict[str, Any]  # numbers, words and flags, by the names that card files have for them
    parts: list[CardPart]


class CardList(Struct):
    game: str
    set: str
    edition: str
    hash: str
    language: str
    cards: list[CardInfo]
    base: str = ""  # the set that a designer's own cards are laid over; empty: these are cards of the box


class WordList(Struct):
    """Fluent texts, to be asked in this order: the game's, then the shared one; where both are silent, the English."""

    game: str
    language: str
    texts: list[str]
    english: list[str]  # empty: the language is English


# tables

ClockKind = Literal["none", "live", "correspondence"]
Spectators = Literal["none", "public", "open"]
SeatKind = Literal["free", "invited", "me", "bot"]
Status = Literal["open", "playing", "over", "closed"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Live: `bank` seconds a seat for the whole game, `extra` for each decision. Correspondence: `bank` a decision."""

    kind: ClockKind = "none"
    bank: Annotated[int, Meta(ge=0, le=5_184_000)] = 0
    extra: Annotated[int, Meta(ge=0, le=86_400)] = 0
    late: Literal["bot", "lose"] = "bot"  # who is too late: a bot takes over, or the game is lost


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: SeatKind = "free"
    bot: Annotated[str, Meta(max_length=40)] = ""  # one of GameInfo.bots
    deck: Deck = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: GameId
    settings: Settings = {}
    seats: Annotated[list[NewSeat], Meta(max_length=7)] = []
    clock: Clock = Clock()
    listed: bool = False
    rated: bool = False
    spectators: Spectators = "public"
    title: Annotated[str, Meta(max_length=80)] = ""
    cards: Annotated[str, Meta(max_length=200_000)] = ""  # a card file of the designer's own
    webhook: Annotated[str, Meta(max_length=500)] = ""


class PlayBot(Struct, forbid_unknown_fields=True):
    game: GameId
    bot: Annotated[str, Meta(max_length=40)] = ""
    settings: Settings = {}
    deck: Deck = ""


class QuickMatch(Struct, forbid_unknown_fields=True):
    game: GameId
    settings: Settings = {}


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat: the one of an invitation, a certain one, or any that is free."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=20)] = ""
    deck: Deck = ""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Before the game: another deck on my seat; the host may also say who a seat is for."""

    seat: SeatNumber
    deck: Deck | None = None
    kind: SeatKind | None = None
    bot: Annotated[str, Meta(max_length=40)] = ""


class SeatInfo(Struct):
    seat: int
    kind: Literal["free", "invited", "person", "bot"]
    name: str
    mine: bool
    bot: str = ""  # who plays it if no person does
    deck: str = ""  # my own; after the game everybody's
    invite: str = ""  # the host is told
    here: bool = False  # connected right now
    asked: bool = False


class TableInfo(Struct):
    id: str
    game: str
    title: str
    status: Status
    settings: dict[str, str]
    seats: list[SeatInfo]
    clock: Clock
    host: bool  # opened by who asks
    listed: bool
    rated: bool
    spectators: Spectators
    created_at: float
    changed_at: float
    n: int
    seed_hash: str
    started_at: float | None = None
    ended_at: float | None = None
    seed: str = ""  # after the game
    result: Outcome | None = None
    reason: str = ""  # why it was closed
    branch_of: str = ""
    branch_n: int = 0
    rematch: str = ""  # the table that follows
    my_turn: bool = False
    imported: bool = False


class TableList(Struct):
    tables: list[TableInfo]
    more: bool = False  # there are more
    next: str = ""  # of listed tables: where the next page begins
    total: int = 0  # of listed tables: how many there are on all pages


class InviteInfo(Struct):
    """What an invitation leads to."""

    table: TableInfo
    seat: int


# decks


class NewDeck(Struct, forbid_unknown_fields=True):
    game: GameId
    name: Name
    text: Deck
    settings: Settings = {}


class DeckCheck(Struct, forbid_unknown_fields=True):
    game: GameId
    text: Deck
    settings: Settings = {}


class DeckInfo(Struct):
    id: str
    game: str
    name: str
    text: str
    settings: dict[str, str]
    fault: str  # why it cannot be played; empty: it can
    changed_at: float
    code: str = ""  # shared by this code


class DeckVerdict(Struct):
    fault: str


# acts at a table: over the WebSocket, or one by one to POST /api/tables/{table}/acts


class Act(Struct, forbid_unknown_fields=True, tag_field="do"):
    """Something a person does at a table."""


class SeatAct(Act):
    seat: SeatNumber


class Move(SeatAct, tag="move"):
    """A choice, in notation. `version` is the Update's it answers; the same `key` twice counts once."""

    version: Count
    move: Notation
    key: Key


class Back(SeatAct, tag="back"):
    """Within a choice of several parts: take the last part back."""

    version: Count


class Undo(SeatAct, tag="undo"):
    """Take back the seat's last choice. If somebody has learned something since, this is a request to the others."""

    version: Count


class Redo(SeatAct, tag="redo"):
    version: Count


class Hold(SeatAct, tag="hold"):
    """More time in a window with a timer; once a window."""

    version: Count


class Stop(SeatAct, tag="stop"):
    """Be asked in this kind of window, or no longer."""

    window: Annotated[str, Meta(max_length=60)]
    on: bool


class Resign(SeatAct, tag="resign"):
    """Give up."""


class OfferDraw(SeatAct, tag="draw"):
    """Ask the others for a draw."""


class Pause(SeatAct, tag="pause"):
    """Ask the others to stop the clocks; going on needs only one."""

    on: bool


class Answer(SeatAct, tag="answer"):
    """Agree or not to the open request, which is line `m` of the talk."""

    m: Count
    yes: bool


class LetPlay(SeatAct, tag="let_play"):
    """A bot plays for me from now on; empty: I play again."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Chat(Act, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


AnyAct = Move | Back | Undo | Redo | Hold | Stop | Resign | OfferDraw | Pause | Answer | LetPlay | Chat


class Done(Struct):
    """It is done, and on the disk: the table has n entries now."""

    n: int
    m: int


class Asking(Struct, forbid_unknown_fields=True):
    """Of a choice in notation: may I? If not, why?"""

    seat: SeatNumber
    move: Notation


class Reason(Struct):
    """The rule that forbids it; empty: nothing does."""

    rule: str
    text: str


class Blocked(Struct):
    """A choice that would point at a piece, and the rule that forbids it now; an empty move: nothing asks for it."""

    move: str
    rule: str
    text: str


class Preview(Struct):
    """What a choice would do, as far as the seat can know."""

    move: str
    facts: list[Fact]


class Previews(Struct):
    """What the choices that a seat has now would do. A choice that nothing can be said of is left out."""

    version: int  # of the Update that these choices are of
    previews: list[Preview]


HintReason = Literal[
    "only",  # there is no other choice
    "better",  # clearly better than doing nothing
    "nothing",  # nothing is clearly better than doing nothing, which this is
    "best",  # one must choose something, and it came out best
    "futile",  # everything else is certain to fail
]


class Hint(Struct):
    """What a bot would choose and why. It is never worse than doing nothing."""

    move: str
    why: HintReason
    instead: str = ""  # the choice by which one does nothing; empty: there is none
    better: int = 0  # in so many imagined games it came out better
    worlds: int = 0  # of so many
    facts: list[Fact] = []  # what it would do, as far as the seat can know


# news of a table

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
    "yes",  # ... and the answers to it
    "no",
    "lapsed",  # the game went on, or it was withdrawn
    "paused",
    "resumed",
    "hold",
    "skipped",  # so many seconds in which no server was there, or by which its clock was set; nobody's clock ran
    "bot_slow",  # a bot was too slow or crashed and was started again
    "bot_replaced",  # and now a simple one plays
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


class Happened(Struct):
    """An entry of the record as this viewer may know it, with the lines that it told."""

    n: int
    at: float
    seat: int
    kind: str
    lines: list[Line]
    text: str = ""  # of what is no choice: an undo, a takeover, a stop of one's own


class Request(Struct):
    """Something that waits for consent."""

    m: int
    kind: Literal["undo", "redo", "draw", "pause"]
    seat: int
    missing: list[int]  # whose consent is still needed


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
    held: list[int] = []  # seats that have used their hold in this window
    holdable: bool = False
    paused: bool = False
    running: list[int] = []  # seats whose clocks run
    request: Request | None = None
    players: list[str] = []  # who plays each seat now: `human`, `bot:greedy`
    undo: list[int] = []  # seats of this person that have something to take back, freely or by consent
    free_undo: list[int] = []  # those that may without asking
    redo: list[int] = []  # seats of this person that can go forward again to what was taken back
    free_redo: list[int] = []  # those that may without asking
    stops: list[Stops] = []  # one for each seat of this person


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


ServerMessage = Update | Talk | TableNews | LobbyNews | Accepted | Refusal | Pong | Bye


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


# replays and luck


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


# operations


DatabaseHealth = Literal["ok", "does not answer", "does not write"]


class Health(Struct):
    """Whether the server is well. `worker` is the one that answered."""

    ok: bool
    version: str
    database: DatabaseHealth
    worker: str


# lessons: guided first games


class LessonInfo(Struct):
    """A guided game, as a list shows it."""

    id: str
    game: str
    title: str
    text: str  # what one learns in it
    minutes: int
    steps: int


class LessonStep(Struct):
    """What the learner sees, what is said to her, and what leads on.

    Without `moves` it is only to be read, and a button leads on. With them, one of them leads on; another option of the
    view is answered with `otherwise`.
    """

    chapter: str  # its title; each chapter is a table of its own
    say: str
    otherwise: str
    rules: list[str]
    point: list[str]  # pieces and zones of the view to point at
    moves: list[str]  # in notation
    view: View  # of the learner's seat, with all that she may choose
    happened: list[Happened]  # since the step before; the first of a chapter begins with its start


class Lesson(Struct):
    """A guided game, whole. The words are said in the language that was asked for."""

    id: str
    game: str
    title: str
    text: str
    minutes: int
    language: str
    settings: dict[str, str]
    seat: int  # the learner's
    chapters: list[str]  # titles
    steps: list[LessonStep]

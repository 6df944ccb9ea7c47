"""Messages about tables and decks: opening, joining, the lobby's list."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grimalkin.core.view import Outcome
from grimalkin.server.messages.words import Deck, GameId, Name, SeatNumber, Settings

ClockKind = Literal["none", "live", "correspondence"]
Spectators = Literal["none", "public", "open"]
SeatKind = Literal["free", "invited", "me", "bot"]
Status = Literal["open", "playing", "over", "closed"]
# What a table that sleeps waits for: its game, its cards, or something of its settings, its decks or its position.
Asleep = Literal["", "game", "cards", "setup"]


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
    official: bool = False  # it is for somebody who does not play; such seats stand behind the others


CardText = Annotated[str, Meta(max_length=200_000)]  # a card file of the designer's own


class NewTable(Struct, forbid_unknown_fields=True):
    game: GameId
    settings: Settings = {}
    seats: Annotated[list[NewSeat], Meta(max_length=7)] = []
    clock: Clock = Clock()
    listed: bool = False
    rated: bool = False
    spectators: Spectators = "public"
    title: Annotated[str, Meta(max_length=80)] = ""
    cards: CardText = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""


class CardCheck(Struct, forbid_unknown_fields=True):
    """Could a table be played with this card file?"""

    game: GameId
    cards: CardText


class CardVerdict(Struct):
    """What a card file that has no mistake makes of the cards that it is laid over, by their ids."""

    base: str
    count: int  # cards that there are then
    new: list[str]
    changed: list[str]
    gone: list[str]


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


class ChangeSettings(Struct, forbid_unknown_fields=True):
    """Before the game: other values for the settings that `OfficialsInfo.before` names."""

    settings: Settings


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
    official: bool = False  # who sits there does not play


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
    asleep: Asleep = ""  # what is not here just now; empty: the table is awake


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


class RandomDeck(Struct, forbid_unknown_fields=True):
    """A deck of any cards that can be played with these settings."""

    game: GameId
    settings: Settings = {}


class WhichDecks(Struct, forbid_unknown_fields=True):
    """Which decks can be brought to a table with these settings?"""

    game: GameId
    settings: Settings = {}


class DeckOffer(Struct):
    """A deck that could be brought, one's own or one that comes with the game."""

    id: str  # empty: it comes with the game
    name: str
    text: str
    fault: str  # why it cannot be brought; empty: it can


class DeckVerdict(Struct):
    fault: str  # the first; empty: it can be played
    faults: list[str] = []  # all that is wrong with it
    text: str = ""  # the deck written out, card by card; empty: it has a fault, or the game does not write it out
    cards: dict[str, int] = {}  # how many of each card

"""A game at a table: its row and its seats, its record, and who is asked. What else a live table has stands on it."""

from __future__ import annotations

import msgspec

from grimalkin.core.engine import waiting_ask
from grimalkin.core.events import seat_name
from grimalkin.core.game import EVERYTHING, Game
from grimalkin.core.past import NOT_SEALED
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.table import Table
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.rows import SeatRow, TableRow, keeps_out
from grimalkin.server.storage.schema import BOT as BOT_SEAT
from grimalkin.server.storage.schema import CLOSED, OPEN, OVER, PERSON, PLAYING
from grimalkin.server.storage.store import TalkRow
from grimalkin.server.stored_games import asleep

SPECTATES = -1  # the seat of a line of talk that no seat said


class Viewer(msgspec.Struct, frozen=True):
    """Whose eyes: the seats of a person; none for a spectator, who may be let see everything."""

    seats: tuple[int, ...] = ()
    all_cards: bool = False

    def bits(self) -> int:
        """The bits of what these eyes have seen."""
        if self.all_cards:
            return EVERYTHING
        if not self.seats:
            return 1 << SPECTATOR
        return sum(1 << seat for seat in self.seats)


class Sitting:
    """People and bots at a game."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.times: list[float] = []  # of the entries
        self.talk: list[TalkRow] = []
        self.begun_at = 0  # entries when the game began: its first, and those of a table that it goes on from
        self.table: Table | None = None
        self.own_game: Game | None = None

    # the game

    @property
    def played(self) -> Table:
        """The game, of a table that has begun."""
        if self.table is None:
            raise self.not_playing()
        return self.table

    @property
    def game(self) -> Game:
        assert self.own_game is not None, f"table {self.row.id} is bare"
        return self.own_game

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def n(self) -> int:
        return len(self.times)

    @property
    def m(self) -> int:
        return self.talk[-1].m if self.talk else 0

    @property
    def version(self) -> int:
        """The entry that led to the present wait: what a Move answers."""
        return self.table.asked_at if self.table is not None else 0

    def number(self, n: int, viewer: Viewer) -> int:
        """So many entries as these eyes count them: without parts of sealed choices that others are making."""
        if self.table is None or viewer.all_cards:
            return n
        return n - len([hidden for hidden in self.table.hidden_from(viewer.seats) if hidden <= n])

    def is_news(self, seen: int, viewer: Viewer) -> bool:
        """Has anything happened after an entry that these eyes may know of?"""
        return self.number(self.n, viewer) > self.number(min(seen, self.n), viewer)

    @property
    def sealed_since(self) -> int:
        """How many entries there were when the sealed choices began that are being made; NOT_SEALED: none are."""
        return self.table.positions[self.table.at].sealed_since if self.table is not None else NOT_SEALED

    @property
    def is_playing(self) -> bool:
        return self.row.status == PLAYING and not self.row.asleep

    def not_playing(self) -> Refused:
        """Why nothing can be done in the game now."""
        self.check_awake()
        why = {
            OPEN: "The game has not begun yet.",
            PLAYING: "The game cannot be shown just now.",
            OVER: "The game is over.",
            CLOSED: self.row.reason or "The table is closed.",
        }
        return Refused("not_playing", why[self.row.status])

    def check_awake(self) -> None:
        """Refuse what needs the game of a table that sleeps."""
        if self.row.asleep:
            raise asleep(self.row.asleep)

    # who plays

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        if self.table is None or not self.is_playing:
            return []
        ask = waiting_ask(self.table.state)
        return ask.order(self.table.state) if ask is not None else []

    def bot_asked(self) -> int | None:
        """The bot that is to choose now."""
        return next((seat for seat in self.asked() if self.is_bot(seat)), None)

    def is_bot(self, seat: int) -> bool:
        return self.table is not None and self.table.players[seat].startswith("bot")

    @property
    def is_bots_only(self) -> bool:
        """Does nobody have a seat here? A bot that stands in for somebody plays at a table of theirs."""
        return all(seat.kind == BOT_SEAT for seat in self.seats)

    @property
    def is_left_to_bots(self) -> bool:
        """Does no person play just now?"""
        return all(self.is_bot(seat.seat) for seat in self.players)

    # people

    @property
    def players(self) -> list[SeatRow]:
        """The seats that play: those of officials stand behind them."""
        return [seat for seat in self.seats if not seat.official]

    def is_official(self, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].official

    def names(self, person: str) -> bool:
        """Does this person sit here, or have they said something?"""
        return any(seat.person == person for seat in self.seats) or any(row.person == person for row in self.talk)

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.kind == PERSON and seat.person == person)

    def viewer(self, person: str) -> Viewer:
        """Whose eyes a person has here; refused where nobody may look on."""
        seats = self.seats_of(person)
        if seats:
            return Viewer(seats)
        if keeps_out(self.row, self.seats, person):
            raise Refused("no_spectators", "Nobody may look on at this table.")
        return Viewer((), self.row.is_open_to_all)

    def same_person(self, seat: int) -> list[int]:
        if not 0 <= seat < len(self.seats):
            return []
        person = self.seats[seat].person
        return [seat] if person is None else [other.seat for other in self.seats if other.person == person]

    def owned(self, person: str, seat: int) -> int:
        """The seat, if it is this person's."""
        if seat not in self.seats_of(person):
            if not self.seats_of(person):
                raise Refused("not_seated", "You have no seat at this table.")
            raise Refused("not_your_seat", f"Seat {seat_name(seat)} is not yours.")
        return seat

"""A table in memory: the game, who sits where, clocks, what waits for consent. It does no reading and no writing.

Everything here follows from the rows of the database, so any worker can rebuild any table. An act changes the table in
memory and gives the batch to be written; if that cannot be written, the table is dropped and built again.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from grimalkin.core.codes import PASS
from grimalkin.core.engine import waiting_ask, why
from grimalkin.core.errors import BadSetup, GrimalkinError, IllegalChoice
from grimalkin.core.game import EVERYTHING, Game, line_for
from grimalkin.core.game import OPEN as ALL_CARDS
from grimalkin.core.library import SPEC
from grimalkin.core.luck import Committed
from grimalkin.core.masks import mask
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.positions import stops_of
from grimalkin.core.record import CHOICE, CONCEDE, DRAW, LUCK, RULING, STOP, TAKEOVER, TIMEOUT, UNDO, Entry
from grimalkin.core.snapshot import StoredHashes
from grimalkin.core.table import Seat, Table
from grimalkin.core.tells import seat_name
from grimalkin.core.view import Outcome, View
from grimalkin.players import player_named
from grimalkin.server import messages
from grimalkin.server.clocks import SKIPPED, Clocks, read_skip
from grimalkin.server.messages import (
    AnyAct,
    Blocked,
    Happened,
    Move,
    Preview,
    Previews,
    Reason,
    Request,
    Said,
    SeatAct,
    SeatInfo,
    Stops,
    TableInfo,
    Update,
)
from grimalkin.server.names import shown
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.rows import SeatRow, Stored, TableRow, keeps_out
from grimalkin.server.storage.schema import BOT as BOT_SEAT
from grimalkin.server.storage.schema import CLOSED, OPEN, OVER, PERSON, PLAYING
from grimalkin.server.storage.store import Batch, EntryRow, TalkRow
from grimalkin.words import Words

HUMAN = "human"
FREE, ASKING = "free", "asking"  # how an undo can be done
STAND_IN = "bot:greedy"  # who takes over from somebody who is late
DULL_WAIT = 1.5  # seconds before a dull window is passed in games with secrets, whatever the hand
MOST_ENTRIES = 20_000  # of a record, before only moves are taken; the longest games have a few thousand
MOST_TALK = 20_000  # lines
SPECTATES = -1  # the seat of a line of talk that no seat said
MOST_BLOCKED = 12  # reasons for one piece
PAUSE_WAIT = 120.0  # seconds after which a request for a pause that nobody answers lapses
POSITION_KINDS = (CHOICE, LUCK, TIMEOUT, CONCEDE, UNDO, RULING, DRAW)


class Diverged(Exception):
    """The record does not lead where it led when it was written: other rules, or other cards."""


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


class Asked:
    """A request for consent that is open: since which entry, who agreed."""

    def __init__(self, row: TalkRow) -> None:
        self.m = row.m
        self.at = row.at
        self.kind = row.kind.removesuffix("?")
        self.seat = row.seat
        self.n = int(row.text or 0)
        self.agreed: set[int] = set()


class LiveTable:
    """One table, as its rows say."""

    def __init__(self, stored: Stored, games: Mapping[str, Game], bare: bool = False, stand_in: float = 0.0) -> None:
        """`bare`: without its game, for a table whose record leads nowhere any more.

        `stand_in`: seconds that a bot in somebody's place takes for each choice.
        """
        self.stand_in = stand_in
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = stored.seats
        self.clocks = Clocks(self.row.clock, len(self.seats))
        self.times: list[float] = []
        self.keys: dict[str, tuple[int, int, str]] = {}  # key -> last entry of its moment, seat, text
        self.talk: list[TalkRow] = []
        self.request: Asked | None = None
        self.paused = False
        self.paused_at = 0.0
        self.slept: dict[int, float] = {}  # by version: seconds of pauses while its window stood open
        self.counts: dict[int, tuple[int, ...]] = {0: (0,) * len(self.seats)}  # by position: choices that led there
        self.furthest = [0] * len(self.seats)  # by seat: the most of its choices on any line of play
        self.all_holds: dict[int, list[int]] = {}  # by version: seats that asked for more time
        self.clocks_at = 0  # the version that clocks run for
        self.begun_at = 0  # entries when the game began: its first, and those of a table that it goes on from
        self.table: Table | None = None
        self.hashes = StoredHashes()
        self.own_game: Game | None = None
        self.inherited: list[EntryRow] = []  # of a table that has not begun: what it will go on from
        if bare or self.row.status == CLOSED:
            self.times = [entry.at for entry in stored.entries]
            self.talk = list(stored.talk)
            return
        self.own_game = game_of(self.row, games)
        status = self.row.status
        if status == OPEN:  # another table's entries are played again when all who sit here are known
            self.check_waiting(bool(stored.entries))
            self.inherited = list(stored.entries)
            self.times = [entry.at for entry in stored.entries]
            self.take_in((), stored.talk)
            return
        self.table = self.begin()
        if status == OVER:
            self.row.status = PLAYING  # clocks ran then
        self.take_in(stored.entries, stored.talk)
        self.row.status = status if status == OVER else self.row.status

    # the game

    def begin(self) -> Table:
        """The game before its first entry."""
        row = self.row
        luck = Committed(bytes.fromhex(row.secret)) if row.secret and not row.imported else None
        try:
            return Table(self.game, row.settings, core_seats(self.seats, row.persons), luck, row.position)
        except GrimalkinError as error:
            raise Diverged(str(error)) from error

    def check_waiting(self, inherited: bool) -> None:
        """Can a table that has not begun still begin as it was meant?"""
        try:
            outdated = (self.row.rules, self.row.card_hash) != (self.game.rules, self.card_hash())
        except GrimalkinError as error:  # a setting that is not there any more
            raise Diverged(str(error)) from error
        if inherited and outdated:
            raise Diverged("the entries that it goes on from were checked by other rules or cards")

    def card_hash(self) -> str:
        """The hash of the cards as they are today."""
        settings = self.game.full_settings(self.row.settings)
        return self.game.library(settings).hash if self.game.vocabulary is not None else ""

    def start(self, now: float) -> Batch:
        """The game begins: luck speaks, and the first seat is asked. Whoever calls has seen that all seats are taken.

        A table that goes on from another's record has entries already; the game begins after them.
        """
        if self.row.status != OPEN:
            raise Refused("not_open", "The game has begun already.")
        work = Work(self)
        rewritten = self.take_over()
        self.row.status = PLAYING
        self.row.started_at = now
        self.row.rules, self.row.card_hash = self.game.rules, self.card_hash()
        self.played.settle()
        self.pass_dull(now)
        work.say(TalkRow(0, now, "", SPECTATES, "started", ""))
        batch = work.batch(now)
        batch.rewritten = rewritten
        batch.changes.update(started_at=now, rules=self.row.rules, card_hash=self.row.card_hash)
        return batch

    def take_over(self) -> list[EntryRow]:
        """Play another table's entries with those who sit here: which seats are one person's is part of every state."""
        try:
            table = self.begin()
            for row in self.inherited:
                table.enact_entry(row.seat, row.kind, row.text)
        except (Diverged, GrimalkinError) as error:
            raise Refused("not_allowed", f"The game cannot begin like this: {error}") from None
        self.table = table
        found = zip(self.inherited, table.record, strict=True)
        return [msgspec.structs.replace(row, hash=entry.hash) for row, entry in found]

    def leave_to_bots(self, person: str, now: float) -> Batch | None:
        """Somebody will not come back: bots play on. None: they do already."""
        work = Work(self)
        for seat in self.seats_of(person):
            if self.is_playing and not self.is_bot(seat):
                self.played.takeover(seat, STAND_IN)
        if self.is_playing and not work.moved() and self.paused and self.is_left_to_bots:
            work.say(TalkRow(0, now, "", SPECTATES, "resumed", ""))  # who could have ended the pause is gone
        return work.batch(now) if self.table is not None and (work.moved() or work.talk) else None

    @property
    def played(self) -> Table:
        """The game, of a table that has begun."""
        if self.table is None:
            raise Refused("not_playing", self.why_not_playing())
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

    @property
    def holds(self) -> list[int]:
        """Seats that have used their hold in the present window."""
        return self.all_holds.get(self.version, [])

    @property
    def is_playing(self) -> bool:
        return self.row.status == PLAYING

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        if self.table is None or not self.is_playing:
            return []
        ask = waiting_ask(self.table.state)
        return ask.order(self.table.state) if ask is not None else []

    def is_bot(self, seat: int) -> bool:
        return self.table is not None and self.table.players[seat].startswith("bot")

    @property
    def is_bots_only(self) -> bool:
        """Does nobody have a seat here? A bot that stands in for somebody plays at a table of theirs."""
        return all(seat.kind == BOT_SEAT for seat in self.seats)

    @property
    def is_left_to_bots(self) -> bool:
        """Does no person play just now?"""
        return all(self.is_bot(seat.seat) for seat in self.seats)

    def timer(self) -> tuple[int, int]:
        """Seconds of the present window and of a hold; (0, 0): no timer runs."""
        if self.table is None or not self.is_playing or self.row.clock.kind == "correspondence":
            return (0, 0)
        return self.game.timed(self.table.state, self.row.settings)

    def wait_at(self) -> float:
        """When the present wait began: never yet, while the entry that leads to it is not written."""
        if self.version > len(self.times):
            return math.inf
        if self.version <= self.begun_at:
            return self.row.started_at or 0.0
        return self.times[self.version - 1]

    def waited_from(self) -> float:
        """When the present wait would have begun if the game had never stood still in it."""
        return self.wait_at() + self.slept.get(self.version, 0.0)

    # taking in rows, one's own and others'

    def take_in(self, rows: Sequence[EntryRow], said: Sequence[TalkRow]) -> None:
        """Do again what others wrote, in the order it happened. Clocks move once for each moment."""
        talk = deque(said)
        skips = deque((line.m, read_skip(line.text).n) for line in said if line.kind == SKIPPED)
        first = 0
        while first < len(rows):
            at = rows[first].at
            while skips and skips[0][1] < rows[first].n:  # the clock was set: what came before it has other times
                m, _ = skips.popleft()
                while talk and talk[0].m <= m:
                    self.hear(talk.popleft())
            while talk and talk[0].at < at and talk[0].kind != SKIPPED:
                self.hear(talk.popleft())
            last = first
            while last < len(rows) and rows[last].at == at and not (skips and skips[0][1] < rows[last].n):
                last += 1
            for row in rows[first:last]:
                self.redo(row)
            self.written(rows[first:last])
            first = last
        for line in talk:
            self.hear(line)

    def redo(self, row: EntryRow) -> None:
        table = self.played
        if row.n != len(table.record) + 1:
            raise Diverged(f"entry {row.n} came after {len(table.record)}")
        try:
            table.enact_entry(row.seat, row.kind, row.text)
        except GrimalkinError as error:
            raise Diverged(f"entry {row.n}: {error}") from error
        except (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Diverged(f"entry {row.n}: {type(error).__name__}") from error  # rules that do not know such a record
        if not self.hashes.agrees(row.hash, table.record[-1].hash):
            raise Diverged(f"entry {row.n} leads to another state than when it was played")

    def written(self, rows: Sequence[EntryRow]) -> None:
        """Entries of one moment are in the table: time passes, clocks stop and start."""
        before = self.clocks.running
        version = self.clocks_at
        turning: set[int] = set()
        self.clocks.pass_time(rows[0].at)
        for row in rows:
            self.times.append(row.at)
            if row.key is not None:
                self.keys[row.key] = (rows[-1].n, row.seat, row.text)
            if row.kind == CHOICE:
                if not self.goes_further(row):
                    turning.add(row.seat)
                elif row.seat in before:
                    self.clocks.chose(row.seat)
            if row.kind == UNDO and not (self.request is not None and self.request.kind in ("undo", "redo")):
                turning.add(row.seat)  # freely; what others agreed to begins anew
            if row.kind == TAKEOVER and row.text == HUMAN:
                self.clocks.came_back(row.seat)
            if self.request is not None and self.request.kind != "pause" and row.kind in POSITION_KINDS:
                self.request = None  # the game went on
        self.clocks_at = self.version
        if self.played.state.result is not None and self.row.status == PLAYING:
            self.row.status = OVER
        self.run_clocks(self.version != version, sorted(turning))

    def goes_further(self, row: EntryRow) -> bool:
        """Has the seat never made so many choices on one line of play? Taking back and choosing again earns no time."""
        made = self.choices_to(row.n)[row.seat]
        if made <= self.furthest[row.seat]:
            return False
        self.furthest[row.seat] = made
        return True

    def choices_to(self, position: int) -> tuple[int, ...]:
        """How many choices of each seat lead to a position."""
        table = self.played
        unknown: list[int] = []
        while position not in self.counts:
            unknown.append(position)
            position = table.positions[position].parent
        made = self.counts[position]
        for n in reversed(unknown):
            entry = table.record[n - 1]
            if entry.kind == CHOICE:
                made = tuple(count + (seat == entry.seat) for seat, count in enumerate(made))
            self.counts[n] = made
        return made

    def run_clocks(self, anew: bool, turning: Sequence[int] = ()) -> None:
        thinking: list[int] = []
        if not self.paused and self.timer() == (0, 0):
            thinking = [seat for seat in self.asked() if not self.is_bot(seat)]
        self.clocks.run(thinking, anew, turning)

    def hear(self, row: TalkRow) -> None:
        """A line of talk, and what it changes."""
        self.talk.append(row)
        if row.kind.endswith("?"):
            self.request = Asked(row)
            if row.kind != "pause?" and self.moved_since(self.request.n):
                self.request = None
        elif row.kind == "yes" and self.request is not None and row.text == str(self.request.m):
            self.request.agreed.update(self.same_person(row.seat))
            if not self.missing():
                self.request = None
        elif row.kind in ("no", "lapsed"):
            if self.request is not None and row.text == str(self.request.m):
                self.request = None
        elif row.kind == "started":  # somebody may be asked before there is any entry, or after another table's
            self.begun_at = self.n
            self.clocks = Clocks(self.row.clock, len(self.seats))
            self.clocks.pass_time(row.at)
            self.run_clocks(True)
        elif row.kind in ("paused", "resumed"):
            self.clocks.pass_time(row.at)
            self.paused = row.kind == "paused"
            if self.paused:
                self.paused_at = row.at
                if self.request is not None and self.request.kind == "pause":
                    self.request = None
            elif self.table is not None:
                self.sleep(row.at - max(self.paused_at, self.wait_at()))
            self.run_clocks(False)
        elif row.kind == SKIPPED:
            skip = read_skip(row.text)
            moved = self.clocks.skip(skip.begin, skip.end)
            if self.request is not None:
                self.request.at += moved
            if self.table is not None and not self.paused:  # in a pause that is slept anyway
                self.sleep(moved)
        elif row.kind == "hold":
            self.all_holds.setdefault(int(row.text), []).append(row.seat)

    def sleep(self, seconds: float) -> None:
        """The present window stood still for so long, or the clock was set by so much."""
        self.slept[self.version] = self.slept.get(self.version, 0.0) + seconds

    def moved_since(self, n: int) -> bool:
        return self.table is not None and any(entry.kind in POSITION_KINDS for entry in self.table.record[n:])

    # people

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

    def missing(self) -> list[int]:
        """Whose consent the open request still needs."""
        if self.request is None or self.table is None:
            return []
        return [seat for seat in self.table.others(self.request.seat) if seat not in self.request.agreed]

    def owned(self, person: str, seat: int) -> int:
        """The seat, if it is this person's."""
        if seat not in self.seats_of(person):
            if not self.seats_of(person):
                raise Refused("not_seated", "You have no seat at this table.")
            raise Refused("not_your_seat", f"Seat {seat_name(seat)} is not yours.")
        return seat

    # acts

    def act(self, person: str, name: str, act: AnyAct, now: float) -> Batch:
        """A person does something. What is refused has changed nothing."""
        if isinstance(act, messages.Chat):
            if self.m >= MOST_TALK:
                raise Refused("too_many", f"{MOST_TALK} lines were said at this table, and that is all it takes.")
            seats = self.seats_of(person)
            said = TalkRow(0, now, person, seats[0] if seats else SPECTATES, "chat", chat_text(act.text, name))
            if not seats:
                self.viewer(person)
            return Batch(self.id, None, None, (), [said])
        seat = self.owned(person, act.seat)
        if not self.is_playing:
            raise Refused("not_playing", self.why_not_playing())
        work = Work(self)
        if self.paused and not isinstance(act, messages.Pause | messages.Resign | messages.Answer | messages.LetPlay):
            raise Refused("paused", "The game is paused. Go on first.")
        version = getattr(act, "version", None)
        if version is not None and version != self.version:
            raise Refused("stale", f"The table has moved on: this answers {version}, and {self.version} is asked.")
        if self.n >= MOST_ENTRIES and not self.is_let_on(act):
            raise Refused("too_many", f"The record has {self.n} entries: the game can only be played on, or given up.")
        self.carry_out(work, person, seat, act, now)
        self.pass_dull(now)
        return work.batch(now, act.key if isinstance(act, Move) else None)

    def is_let_on(self, act: SeatAct) -> bool:
        """May this be done however long the record is? What plays on or gives up, and what ends a pause."""
        if isinstance(act, messages.Answer):
            return not act.yes or (self.request is not None and self.request.kind == "pause")
        return isinstance(act, Move | messages.Resign) or (isinstance(act, messages.Pause) and not act.on)

    def carry_out(self, work: Work, person: str, seat: int, act: SeatAct, now: float) -> None:
        table = self.played
        match act:
            case Move():
                table.play(seat, act.move)
            case messages.Back():
                table.back(seat)
            case messages.Stop():
                table.stop(seat, act.window, act.on)
            case messages.Resign():
                table.concede(seat)
            case messages.LetPlay():
                self.let_play(seat, act.bot)
            case messages.Undo():
                if table.before_last_choice(seat) < 0:
                    raise Refused("no_undo", "You have made no choice that could be taken back.")
                if table.is_free_undo(seat) or not self.consenting(seat):
                    table.undo(seat, [])
                else:
                    work.say(self.requested(person, seat, "undo?", now))
            case messages.Redo():
                if not table.undone:
                    raise Refused("no_undo", "Nothing was taken back just now.")
                if not table.bar(seat, table.undone[-1]) or not self.consenting(seat):
                    table.redo(seat, [])
                else:
                    work.say(self.requested(person, seat, "redo?", now))
            case messages.OfferDraw():
                if not self.game.draws:
                    raise Refused("not_allowed", f"{self.game.title} has no rule by which players agree on a draw.")
                if self.consenting(seat):
                    work.say(self.requested(person, seat, "draw?", now))
                else:
                    table.draw(seat, [])
            case messages.Pause():
                self.pause(work, person, seat, act.on, now)
            case messages.Hold():
                work.say(self.hold(person, seat, now))
            case messages.Answer():
                self.answer(work, person, seat, act, now)
            case _:
                raise AssertionError(f"nobody carries out {act}")

    def consenting(self, seat: int) -> list[int]:
        """Whose consent something of this seat needs. A bot that stands in for somebody cannot give theirs."""
        away = [
            one.name
            for one in self.seats
            if one.kind == PERSON and one.seat not in self.same_person(seat) and self.is_bot(one.seat)
        ]
        if away:
            raise Refused("not_allowed", f"{', '.join(away)} would have to agree, and is away: a bot plays.")
        if self.row.rated and not self.played.others(seat):
            raise Refused("not_allowed", "Nobody can agree to that: in a rated game bots do not.")
        return self.played.others(seat)

    def let_play(self, seat: int, bot: str) -> None:
        if bot and self.row.rated:
            raise Refused("not_allowed", "In a rated game everybody plays alone; resign if you must go.")
        if bot:
            try:
                player_named(bot)
            except BadSetup as error:
                raise Refused("not_allowed", str(error)) from None
        player = f"bot:{bot.removeprefix('bot:')}" if bot else HUMAN
        if self.played.players[seat] == player:
            raise Refused("not_allowed", f"{player} plays this seat already.")
        self.played.takeover(seat, player)

    def requested(self, person: str, seat: int, kind: str, now: float) -> TalkRow:
        if self.request is not None:
            raise Refused("not_allowed", f"Another request is open: {self.request.kind}. Answer that first.")
        return TalkRow(0, now, person, seat, kind, str(self.n))

    def pause(self, work: Work, person: str, seat: int, on: bool, now: float) -> None:
        if on == self.paused:
            raise Refused("not_allowed", "The game is paused already." if on else "The game is not paused.")
        if not on:
            work.say(TalkRow(0, now, person, seat, "resumed", ""))
        elif self.played.others(seat):
            work.say(self.requested(person, seat, "pause?", now))
        else:
            work.say(TalkRow(0, now, person, seat, "paused", ""))

    def hold(self, person: str, seat: int, now: float) -> TalkRow:
        if not self.timer()[1]:
            raise Refused("not_allowed", "There is no window with a timer to hold.")
        if seat not in self.asked():
            raise Refused("not_asked", "You are not asked in this window.")
        if seat in self.holds:
            raise Refused("not_allowed", "You have held this window once already.")
        return TalkRow(0, now, person, seat, "hold", str(self.version))

    def answer(self, work: Work, person: str, seat: int, act: messages.Answer, now: float) -> None:
        """Agree or not. With the last consent the request is carried out; who asked may withdraw it."""
        request = self.request
        if request is None or request.m != act.m:
            raise Refused("no_request", "That request is not open any more.")
        if seat in self.same_person(request.seat):
            if act.yes:
                raise Refused("no_request", "You asked for this yourself.")
            work.say(TalkRow(0, now, person, seat, "lapsed", str(request.m)))
            return
        work.say(TalkRow(0, now, person, seat, "yes" if act.yes else "no", str(request.m)))
        if not act.yes:
            return
        agreed = request.agreed | set(self.same_person(seat))
        if [other for other in self.played.others(request.seat) if other not in agreed]:
            return
        table = self.played
        if request.kind == "undo":
            table.undo(request.seat, list(agreed))
        elif request.kind == "redo":
            table.redo(request.seat, list(agreed))
        elif request.kind == "draw":
            table.draw(request.seat, list(agreed))
        else:
            work.say(TalkRow(0, now, request_person(self, request), request.seat, "paused", ""))

    def settle_request(self, work: Work, now: float) -> None:
        """Somebody else plays a seat now. What waits for nobody any more is decided, and no pause is left to bots."""
        if not self.is_playing:
            return
        request = self.request
        if request is not None and not any(line.text == str(request.m) for line in work.talk):
            asker = self.same_person(request.seat)
            away = all(self.is_bot(seat) for seat in asker)
            if away or (not self.missing() and request.kind != "pause"):
                work.say(TalkRow(0, now, "", request.seat, "lapsed", str(request.m)))
            elif not self.missing() and not self.paused:
                work.say(TalkRow(0, now, request_person(self, request), request.seat, "paused", ""))
        if self.paused and self.is_left_to_bots:
            work.say(TalkRow(0, now, "", SPECTATES, "resumed", ""))

    def why_not_playing(self) -> str:
        return {
            OPEN: "The game has not begun yet.",
            PLAYING: "The game cannot be shown just now.",
            OVER: "The game is over.",
            CLOSED: self.row.reason or "The table is closed.",
        }[self.row.status]

    # what happens without anybody doing it

    def pass_dull(self, now: float) -> None:
        """Pass for people in windows where hardly anybody would do anything else; see Game.dull."""
        table = self.played
        moved = True
        while moved and table.state.result is None:
            moved = False
            ask = waiting_ask(table.state)
            if ask is None:
                return
            for seat in ask.order(table.state):
                if self.is_dull(seat) and now >= self.dull_at():
                    table.play(seat, self.game.codes.text(PASS))
                    moved = True
                    break

    def is_dull(self, seat: int) -> bool:
        table = self.played
        ask = waiting_ask(table.state)
        if ask is None or self.is_bot(seat) or PASS not in ask.options(table.state, seat):
            return False
        return self.game.dull(mask(table.state, seat), seat)

    def dull_at(self) -> float:
        """When dull windows are passed. Where hands are hidden all wait alike: a quick pass would tell."""
        return 0.0 if self.game.open else self.waited_from() + DULL_WAIT

    def window_end(self) -> float | None:
        """When the present window closes by itself."""
        seconds, hold = self.timer()
        if not seconds or self.paused or self.is_bots_only:  # bots need no window: they answer, or are replaced
            return None
        return self.waited_from() + seconds + hold * len(self.holds)

    def request_end(self) -> float | None:
        """When a request for a pause lapses that nobody answers. In correspondence it has the time of a decision."""
        if self.request is None or self.request.kind != "pause":
            return None
        clock = self.row.clock
        return self.request.at + (max(PAUSE_WAIT, clock.bank) if clock.kind == "correspondence" else PAUSE_WAIT)

    def bot_asked(self) -> int | None:
        """The bot that is to choose now."""
        return next((seat for seat in self.asked() if self.is_bot(seat)), None)

    def bot_at(self) -> float:
        """When a bot may choose: at once, or in a race after the people have had half of the time.

        In somebody's place it takes its time: nobody should find the game over who let it play for a moment.
        """
        seconds, _ = self.timer()
        people = any(not self.is_bot(seat) for seat in self.asked())
        if seconds and people:
            return self.waited_from() + seconds / 2
        seat = self.bot_asked()
        return self.waited_from() + self.stand_in if seat is not None and self.seats[seat].kind == PERSON else 0.0

    def wake_at(self) -> float | None:
        """When something must be done here that no person does."""
        if not self.is_playing or self.paused:
            return None
        times = [self.window_end(), self.clocks.deadline(), self.request_end()]
        if self.bot_asked() is not None:
            times.append(self.bot_at())
        if not self.game.open and any(self.is_dull(seat) for seat in self.asked()):
            times.append(self.dull_at())
        return min((time for time in times if time is not None), default=None)

    def overdue(self, now: float) -> Batch | None:
        """Windows that close, clocks that have run out, dull windows: all that is due but the bots."""
        if not self.is_playing or self.paused:
            return None
        work = Work(self)
        table = self.played
        end = self.window_end()
        if end is not None and end <= now:
            version = self.version
            while self.version == version and table.state.result is None and self.asked_in(version):
                table.run_out(self.asked_in(version)[0])
            table.settle()
        lapses = self.request_end()
        if lapses is not None and lapses <= now:
            assert self.request is not None
            work.say(TalkRow(0, now, "", self.request.seat, "lapsed", str(self.request.m)))
        for seat in self.clocks.late(now):
            if table.state.result is None:
                self.too_late(seat)
        if table.state.result is None:
            self.pass_dull(now)
        return work.batch(now) if work.moved() or work.talk else None

    def asked_in(self, version: int) -> list[int]:
        table = self.played
        ask = waiting_ask(table.state)
        return ask.order(table.state) if ask is not None and self.version == version else []

    def too_late(self, seat: int) -> None:
        """Somebody's time is up: a bot takes over, or the game is lost, as the table was set up."""
        if self.row.clock.late == "lose":
            try:
                self.played.concede(seat)
            except IllegalChoice:
                pass  # the game does not let this seat give up: a bot plays on
            else:
                return
        self.played.takeover(seat, STAND_IN)

    def bot_chose(self, seat: int, option: int, now: float) -> Batch:
        work = Work(self)
        self.played.play(seat, self.game.codes.text(option))
        self.pass_dull(now)
        return work.batch(now)

    def replace_bot(self, seat: int, player: str, why_so: str, now: float) -> Batch:
        """A bot that fails is replaced by a simple one, and everybody is told."""
        work = Work(self)
        self.played.takeover(seat, player)
        work.say(TalkRow(0, now, "", seat, "bot_replaced", why_so))
        return work.batch(now)

    def default_for(self, seat: int, now: float) -> Batch:
        """Nobody answers for this seat: what a time-out takes."""
        work = Work(self)
        self.played.timeout(seat)
        return work.batch(now)

    def bot_trouble(self, seat: int, why_so: str, now: float) -> Batch:
        return Batch(self.id, None, None, (), [TalkRow(0, now, "", seat, "bot_slow", why_so)])

    # what people see

    def update(self, viewer: Viewer, seen: int, now: float) -> Update:
        """The table now, and what happened since the entry that the viewer has seen."""
        table = self.played
        keep = self.keep(seen)
        undo, redo = self.ways(viewer)
        return Update(
            table=self.id,
            n=self.n,
            version=self.version,
            keep=keep,
            happened=self.happened(viewer, keep),
            views=self.views(viewer, now),
            now=now,
            deadline=self.window_end() or self.clocks.deadline(),
            held=self.holds,
            holdable=bool(self.timer()[1]),
            paused=self.paused,
            running=self.clocks.running,
            request=self.request_info(),
            players=table.players,
            undo=list(viewer.seats) if undo else [],
            free_undo=list(viewer.seats) if undo == FREE else [],
            redo=list(viewer.seats) if redo else [],
            free_redo=list(viewer.seats) if redo == FREE else [],
            stops=[Stops(seat, stops_of(self.game, table.state, seat)) for seat in viewer.seats],
        )

    def ways(self, viewer: Viewer) -> tuple[str, str]:
        """Whether a person can undo and redo: FREE, ASKING, or empty for not at all. All their seats do it as one."""
        if not viewer.seats or not self.is_playing:
            return "", ""
        table = self.played
        seat = viewer.seats[0]
        before = table.before_last_choice(seat)
        undo = self.way(seat, before) if before >= 0 else ""
        return undo, self.way(seat, table.undone[-1]) if table.undone else ""

    def way(self, seat: int, position: int) -> str:
        if not self.played.bar(seat, position):
            return FREE
        try:
            self.consenting(seat)
        except Refused:
            return ""
        return ASKING

    def keep(self, seen: int) -> int:
        """The last entry that the viewer has and that was not undone since; -1: none, not even the beginning."""
        if seen <= 0 or seen > self.n:
            return -1
        table = self.played
        keep = seen
        for entry in table.record[seen:]:
            if entry.kind == UNDO:
                keep = min(keep, self.fork(entry))
        return keep

    def fork(self, entry: Entry) -> int:
        """Where the line of play before an undo and the one after it part."""
        table = self.played
        words = entry.text.removeprefix("redo ").split()
        target = int(words[1])
        there = set(table.path(target))
        position = table.positions[entry.n].parent
        before = self.position_before(entry.n)
        while before not in there:
            before = table.positions[before].parent
        return min(before, position)

    def position_before(self, n: int) -> int:
        """The position the game was at before entry n."""
        table = self.played
        if n == 1:
            return 0
        last = table.record[n - 2]
        return table.positions[n - 1].parent if last.kind in (UNDO, STOP, TAKEOVER) else n - 1

    def happened(self, viewer: Viewer, keep: int) -> list[Happened]:
        table = self.played
        line: set[int] = set()
        position = table.at
        while position > keep and position:
            line.add(position)
            position = table.positions[position].parent
        bits = viewer.bits()
        shown: list[Happened] = []
        if keep < 0:
            lines = [line_for(told, bits) for told in table.positions[0].told]
            shown.append(Happened(0, self.row.started_at or 0.0, -1, "start", lines))
        for n in range(max(keep, 0) + 1, self.n + 1):
            entry = table.record[n - 1]
            if n in line:
                lines = [line_for(told, bits) for told in table.positions[n].told]
                shown.append(Happened(n, self.times[n - 1], entry.seat, entry.kind, lines))
            elif entry.kind in (UNDO, TAKEOVER) or (entry.kind == STOP and entry.seat in viewer.seats):
                shown.append(Happened(n, self.times[n - 1], entry.seat, entry.kind, [], entry.text))
        return shown

    def views(self, viewer: Viewer, now: float) -> list[View]:
        if viewer.all_cards:
            return [self.view(ALL_CARDS, now)]
        return [self.view(seat, now) for seat in viewer.seats or (SPECTATOR,)]

    def view(self, seat: int, now: float) -> View:
        table = self.played
        names = [row.name for row in self.seats]
        back = seat >= 0 and seat != SPECTATOR and self.is_playing and table.can_go_back(seat)
        view = self.game.view(table.state, seat, [], self.n, names, back)
        if self.row.clock.kind == "none":
            return view
        seats = [msgspec.structs.replace(one, clock=self.clocks.shown(one.seat, now)) for one in view.seats]
        return msgspec.structs.replace(view, seats=seats)

    def request_info(self) -> Request | None:
        request = self.request
        if request is None:
            return None
        return Request(request.m, request.kind, request.seat, self.missing())  # type: ignore[arg-type]

    def said(self, after: int) -> list[Said]:
        return [self.said_line(row) for row in self.talk if row.m > after]

    def said_line(self, row: TalkRow) -> Said:
        """Who said it is who sat there then: somebody else may have that seat by now."""
        name = self.seats[row.seat].name if 0 <= row.seat < len(self.seats) else ""
        text = row.text
        if row.kind == "chat":
            name, _, text = row.text.partition("\n")
        elif row.kind in ("joined", "left"):
            name = row.text
        elif row.kind == SKIPPED:
            text = str(read_skip(row.text).seconds())
        return Said(row.m, row.at, row.seat, name, row.kind, text)  # type: ignore[arg-type]

    def reason(self, person: str, seat: int, notation: str) -> Reason:
        """Why a seat of this person may not choose something now."""
        table = self.played
        self.owned(person, seat)
        codes = self.game.codes
        rule = why(mask(table.state, seat), seat, codes.code(notation))
        rules = self.game.rulebook().rules
        return Reason(rule, rules[rule].text if rule in rules else "")

    def previews(self, person: str, seat: int) -> Previews:
        """What the choices of a seat of this person would do."""
        state = self.played.state
        self.owned(person, seat)
        text = self.game.codes.text
        found = self.game.previews(state, seat) if self.is_playing else []
        return Previews(self.version, [Preview(text(option), facts) for option, facts in found])

    def blocked(self, person: str, seat: int, piece: str, language: str) -> list[Blocked]:
        """Why a piece is not to be chosen: what the present question could do with it, and which rule forbids that."""
        state = self.played.state
        self.owned(person, seat)
        view = self.game.view(state, seat, [], self.n, [row.name for row in self.seats])
        known = {zone.id for zone in view.zones} | {one.id for zone in view.zones for one in zone.pieces}
        if piece not in known:
            raise Refused("no_such_thing", f"There is no piece '{piece}' on the table.")
        words = words_of(self.game, language, tuple(self.row.settings.items()))
        if view.prompt is None:
            return [Blocked("", view.result.rule, words.result(view.result))] if view.result is not None else []
        found = self.game.blocked(mask(state, seat), seat, piece)
        if found is not None:
            codes = self.game.codes
            return [Blocked(codes.text(act), rule, words.rule(rule)[1]) for act, rule in found[:MOST_BLOCKED]]
        names = words.names(view)
        called = names or [row.name or seat_name(row.seat) for row in self.seats]
        asked = words.listed([called[one] for one in view.prompt.seats])
        return [Blocked("", view.prompt.rule, f"{asked}: {words.prompt(view.prompt, view.facts, names)}")]

    def info(self, person: str, here: frozenset[str] = frozenset()) -> TableInfo:
        """What anybody who has the link may know of the table; `here` are the people that are connected."""
        self.row.n = self.n
        self.row.result = self.outcome()
        info = table_info(self.row, self.seats, person, self.asked(), here)
        if self.table is not None:
            for seat in info.seats:
                player = self.table.players[seat.seat]
                seat.bot = player if player != HUMAN else ""
        return info

    def outcome(self) -> Outcome | None:
        if self.row.result is not None or self.table is None or self.table.state.result is None:
            return self.row.result
        return self.game.view(self.table.state, SPECTATOR, [], self.n, [], False).result

    def changes(self, now: float) -> dict[str, object]:
        """The columns of the table's row that follow from its record."""
        found: dict[str, object] = {
            "asked": "".join(seat_name(seat) for seat in self.asked()),
            "changed_at": now,
            "wake_at": self.wake_at(),
            "status": self.row.status,
        }
        self.row.changed_at = now
        self.row.n, self.row.m = self.n, self.m
        if self.row.status == OVER and self.row.ended_at is None:
            outcome = self.outcome()
            self.row.ended_at = now
            self.row.result = outcome
            found.update(ended_at=now, result=msgspec.json.encode(outcome).decode())
        return found


class Work:
    """What one act does to a table, from here on: the entries and the talk that will be written together."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.n = live.n
        self.m = live.m
        self.asked = live.asked()
        self.talk: list[TalkRow] = []

    def say(self, row: TalkRow) -> None:
        self.talk.append(row)

    def moved(self) -> bool:
        return len(self.live.played.record) > self.n

    def batch(self, now: float, key: str | None = None) -> Batch:
        """The batch, with the table moved on to it. The key goes with the first entry."""
        new = self.live.played.record[self.n :]
        rows = [EntryRow(e.n, e.seat, e.kind, e.text, e.hash, now, key if i == 0 else None) for i, e in enumerate(new)]
        if rows:
            self.live.written(rows)
        if any(row.kind == TAKEOVER for row in rows):
            self.live.settle_request(self, now)
        said = [msgspec.structs.replace(row, m=self.m + i) for i, row in enumerate(self.talk, 1)]
        for row in said:
            self.live.hear(row)
        batch = Batch(self.live.id, self.n, self.m, rows, self.talk, dict(self.live.changes(now)))
        batch.turned = self.live.asked() != self.asked
        return batch


def game_of(row: TableRow, games: Mapping[str, Game]) -> Game:
    """The game of a table, with a designer's own cards if it has some."""
    game = games.get(row.game)
    if game is None:
        raise Diverged(f"the game {row.game} is not here any more")
    if row.card_text:
        try:
            return own_game(game, row.card_set, row.card_text, SPEC)  # as `Game.with_kept` has it
        except GrimalkinError as error:
            raise Diverged(str(error)) from error
    return game


@lru_cache(64)
def own_game(game: Game, name: str, text: str, base: str = "") -> Game:
    """The game with a designer's cards. Reading them takes a while, so a few are kept."""
    return game.with_own(name, f"{name}.toml", text, base)


@lru_cache(64)
def words_of(game: Game, language: str, settings: tuple[tuple[str, str], ...]) -> Words:
    """The words of a table in a language."""
    return Words(game, language, dict(settings))


def core_seats(rows: Sequence[SeatRow], persons: str = "") -> list[Seat]:
    """The seats as the core has them: who they are stays here, it knows only which seats one person has."""
    found: list[Seat] = []
    for row in rows:
        own = [other.seat for other in rows if other.person is not None and other.person == row.person]
        person = seat_name(own[0]) if len(own) > 1 else persons[row.seat : row.seat + 1]
        found.append(Seat(row.name, row.bot if row.kind == BOT_SEAT else HUMAN, row.deck, person))
    return found


def table_info(
    row: TableRow, seats: Sequence[SeatRow], person: str, asked: Sequence[int], here: frozenset[str] = frozenset()
) -> TableInfo:
    """A table as its rows tell it to somebody. Where nobody may look on, what a game uncovers is for its people."""
    uncovers = not keeps_out(row, seats, person) or any(seat.person == person for seat in seats)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]
        settings=row.settings,
        seats=[seat_info(seat, person, row, seat.seat in asked, here, uncovers) for seat in seats],
        clock=row.clock,
        host=row.host == person,
        listed=row.listed,
        rated=row.rated,
        spectators=row.spectators,  # type: ignore[arg-type]
        created_at=row.created_at,
        changed_at=row.changed_at,
        n=row.n,
        seed_hash=row.seed_hash,
        started_at=row.started_at,
        ended_at=row.ended_at,
        seed=row.secret if uncovers and row.status in (OVER, CLOSED) else "",
        result=row.result,
        reason=row.reason,
        branch_of=row.branch_of,
        branch_n=row.branch_n,
        rematch=row.rematch,
        my_turn=any(seat.seat in asked for seat in seats if seat.kind == PERSON and seat.person == person),
        imported=row.imported,
    )


def seat_info(seat: SeatRow, person: str, row: TableRow, asked: bool, here: frozenset[str], uncovers: bool) -> SeatInfo:
    mine = seat.person is not None and seat.person == person
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        mine=mine,
        bot=seat.bot,
        deck=seat.deck if mine or (uncovers and row.status == OVER) else "",
        invite=(seat.invite or "") if row.host == person else "",
        here=seat.person in here if seat.person is not None else False,
        asked=asked,
    )


def chat_text(text: str, name: str) -> str:
    """A line of chat, with the name of who says it in front."""
    clean = shown(text)
    if not clean:
        raise Refused("malformed", "An empty line of chat.")
    return f"{name}\n{clean}"


def request_person(live: LiveTable, request: Asked) -> str:
    return live.seats[request.seat].person or ""

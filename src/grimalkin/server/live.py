"""A table in memory: what is done there, by people and without them. It does no reading and no writing.

Everything here follows from the rows of the database, so any worker can rebuild any table. An act changes the table in
memory and gives the batch to be written; if that cannot be written, the table is dropped and built again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

import msgspec

from grimalkin.core.codes import PASS
from grimalkin.core.engine import waiting_ask
from grimalkin.core.errors import BadSetup, GrimalkinError, IllegalChoice
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.judging import court_of, read_for
from grimalkin.core.luck import Committed
from grimalkin.core.masks import mask
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import CHOICE, DISPUTE, OFFICIAL, RULING, SECOND, TAKEOVER, UNDO
from grimalkin.core.snapshot import StoredHashes, is_of_first_scheme
from grimalkin.core.table import Table
from grimalkin.core.view import Outcome
from grimalkin.players import player_named
from grimalkin.server import messages
from grimalkin.server.clocks import SKIPPED, read_skip
from grimalkin.server.consent import SEES_MORE, Consent, is_fair
from grimalkin.server.courts import line_of_verdict
from grimalkin.server.infos import table_info
from grimalkin.server.messages import AnyAct, Move, SeatAct, TableInfo
from grimalkin.server.names import shown
from grimalkin.server.refusals import Refused
from grimalkin.server.showing import Showing
from grimalkin.server.sitting import SPECTATES, Sitting, Viewer
from grimalkin.server.storage.rows import Stored
from grimalkin.server.storage.schema import BOT, CLOSED, OPEN, OVER, PLAYING
from grimalkin.server.storage.store import Batch, EntryRow, TalkRow
from grimalkin.server.stored_games import HUMAN, STAND_IN, Diverged, Missing, begun_with, core_seats, game_of
from grimalkin.server.timing import Timing

MOST_ENTRIES = 20_000  # of a record, before only moves are taken; the longest games have a few thousand
MOST_TALK = 20_000  # lines
Keyed = Move | messages.RaiseDispute | messages.Rule | messages.Second  # acts that count once
KEYED = (Move, messages.RaiseDispute, messages.Rule, messages.Second)
# what somebody can do who does not play
OFFICIAL_ACTS = (Move, messages.Rule, messages.Second, messages.Leave, messages.Pause, messages.Answer)


class LiveTable(Sitting):
    """One table, as its rows say. Time, consent and what people see have classes of their own."""

    def __init__(self, stored: Stored, games: Mapping[str, Game], bare: bool = False, stand_in: float = 0.0) -> None:
        """`bare`: without its game, for a table whose record leads nowhere any more.

        `stand_in`: seconds that a bot in somebody's place takes for each choice.
        """
        super().__init__(stored.row, stored.seats)
        self.timing = Timing(self, stand_in)
        self.consent = Consent(self, self.timing)
        self.showing = Showing(self, self.timing, self.consent)
        self.keys: dict[str, tuple[int, int, str, str]] = {}  # key -> last entry of its moment, seat, kind, text
        self.begun_with = begun_with(stored.seats, stored.entries)
        self.hashes = StoredHashes()
        self.believed = 0  # entries before this one lead to where they say: see `last_to_check`
        self.inherited: list[EntryRow] = []  # of a table that has not begun: what it will go on from
        if not bare:
            self.row.asleep = ""  # or what it needs is not here, which is told at once
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
        self.believed = self.last_to_check(stored.entries)
        self.take_in(stored.entries, stored.talk)
        self.believed = 0
        self.row.status = status if status == OVER else self.row.status

    # the game

    def begin(self) -> Table:
        """The game before its first entry."""
        row = self.row
        luck = Committed(bytes.fromhex(row.secret)) if row.secret and not row.imported else None
        try:
            seats = core_seats(self.begun_with, row.persons)
            return Table(self.game, row.settings, seats, luck, row.position)
        except GrimalkinError as error:
            raise missing_setup(error) from error

    def check_waiting(self, inherited: bool) -> None:
        """Can a table that has not begun still begin as it was meant?"""
        try:
            outdated = (self.row.rules, self.row.card_hash) != (self.game.rules, self.card_hash())
        except GrimalkinError as error:
            raise missing_setup(error) from error
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
        if self.row.rated and any(seat.official for seat in self.seats) and not is_fair(self.game, self.row.settings):
            raise Refused("not_allowed", SEES_MORE)
        work = Work(self)
        rewritten = self.take_over()
        self.row.status = PLAYING
        self.row.started_at = now
        self.row.rules, self.row.card_hash = self.game.rules, self.card_hash()
        self.played.carry_due()
        self.played.settle()
        self.auto_pass(now)
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
        rewritten = [msgspec.structs.replace(row, hash=entry.hash) for row, entry in found]
        for seat in self.seats:  # whoever played there in the other game, these play here
            player = seat.bot if seat.kind == BOT else HUMAN
            if table.players[seat.seat] != player:
                table.takeover(seat.seat, player)
        return rewritten

    def leave_to_bots(self, person: str, now: float) -> Batch | None:
        """Somebody will not come back: bots play on. None: they do already."""
        work = Work(self)
        for seat in self.seats_of(person):
            if self.is_official(seat):  # nobody stands in for those
                if self.is_playing and self.game.leaving and not self.played.state.is_absent(seat):
                    self.played.leave(seat)
            elif self.is_playing and not self.is_bot(seat):
                self.played.takeover(seat, STAND_IN)
        if self.is_playing and not work.moved() and self.timing.paused and self.is_left_to_bots:
            work.say(TalkRow(0, now, "", SPECTATES, "resumed", ""))  # who could have ended the pause is gone
        return work.batch(now) if self.table is not None and (work.moved() or work.talk) else None

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

    def last_to_check(self, rows: Sequence[EntryRow]) -> int:
        """The first entry of a stored record whose state must be hashed; most of the time goes into those hashes.

        Where the same rules and cards wrote the record, that is the last one: it speaks for all that led to it.
        """
        same = (self.row.rules, self.row.card_hash) == (self.game.rules, self.card_hash())
        return len(rows) if same else 0

    def redo(self, row: EntryRow) -> None:
        table = self.played
        if row.n != len(table.record) + 1:
            raise Diverged(f"entry {row.n} came after {len(table.record)}")
        try:
            believed = row.n < self.believed and not is_of_first_scheme(row.hash)
            table.enact_entry(row.seat, row.kind, row.text, row.hash if believed else "")
        except GrimalkinError as error:
            raise Diverged(
                f"entry {row.n}: {error}", f"entry {row.n} is not possible any more: {error.code}"
            ) from error
        except (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Diverged(f"entry {row.n}: {type(error).__name__}") from error  # rules that do not know such a record
        if not self.hashes.agrees(row.hash, table.record[-1].hash):
            raise Diverged(f"entry {row.n} leads to another state than when it was played")

    def written(self, rows: Sequence[EntryRow]) -> None:
        """Entries of one moment are in the table: time passes, clocks stop and start."""
        timing = self.timing
        before = timing.clocks.running
        version = timing.clocks_at
        turning: set[int] = set()
        timing.clocks.pass_time(rows[0].at)
        for row in rows:
            self.times.append(row.at)
            if row.key is not None:
                self.keys[row.key] = (rows[-1].n, row.seat, row.kind, row.text)
            if row.kind == CHOICE and not self.played.positions[row.n].hidden:  # a clock would tell how many parts
                if not timing.goes_further(row):
                    turning.add(row.seat)
                elif row.seat in before:
                    timing.clocks.chose(row.seat)
            if row.kind == UNDO and row.seat != SPECTATES and not self.consent.is_about_undo():
                turning.add(row.seat)  # freely; what others agreed to begins anew
            if row.kind == TAKEOVER and row.text == HUMAN:
                timing.clocks.came_back(row.seat)
            self.consent.went_on(row.kind)
        if self.played.state.result is not None and self.row.status == PLAYING:
            self.row.status = OVER
        timing.look(rows[-1].at, rows)
        timing.clocks_at = timing.wait()
        timing.run_clocks(timing.clocks_at != version, sorted(turning))

    def hear(self, row: TalkRow) -> None:
        """A line of talk, and what it changes."""
        self.talk.append(row)
        if row.kind.endswith("?") or row.kind in ("yes", "no", "lapsed"):
            self.consent.hear(row)
        elif row.kind == "started":
            self.begun_at = self.n
            self.timing.begin(row.at)
        elif row.kind in ("paused", "resumed"):
            self.timing.pause(row.kind == "paused", row.at)
            if row.kind == "paused":
                self.consent.paused()
        elif row.kind == "asleep":
            self.timing.fall_asleep(row.at)
        elif row.kind == "awake":
            self.consent.skip(self.timing.wake(row.at))
        elif row.kind == SKIPPED:
            self.consent.skip(self.timing.skip(row.text))
        elif row.kind == "hold":
            self.timing.time_added(row)

    # acts

    def act(self, person: str, name: str, act: AnyAct, now: float) -> Batch:
        """A person does something. What is refused has changed nothing."""
        if isinstance(act, messages.Chat):
            return Batch(self.id, None, None, (), [self.chat(person, name, act, now)])
        if isinstance(act, messages.OfferToOfficiate):
            self.viewer(person)
            if not self.is_playing:
                raise self.not_playing()
            work = Work(self)
            work.say(self.consent.offered(person, name, now))
            return work.batch(now)
        seat = self.owned(person, act.seat)
        if not self.is_playing:
            raise self.not_playing()
        work = Work(self)
        if self.timing.paused and not isinstance(
            act, messages.Pause | messages.Resign | messages.Leave | messages.Answer | messages.LetPlay
        ):
            raise Refused("paused", "The game is paused. Go on first.")
        version = getattr(act, "version", None)
        asked = self.number(self.version, self.viewer(person))
        if version is not None and version != asked:
            raise Refused("stale", f"The table has moved on: this answers {version}, and {asked} is asked.")
        if self.n >= MOST_ENTRIES and not self.is_let_on(act):
            raise Refused("too_many", f"The record has {self.n} entries: the game can only be played on, or given up.")
        if self.is_official(seat) and not isinstance(act, OFFICIAL_ACTS):
            raise Refused("not_allowed", "An official does not play: that is for those who do.")
        if isinstance(act, messages.RaiseDispute) and act.says:
            said = said_about(work.n + 1, chat_text(act.says, name))
            work.say(TalkRow(0, now, person, seat, "says", said))
        self.carry_out(work, person, seat, act, now)
        self.auto_pass(now)
        return work.batch(now, act.key if isinstance(act, KEYED) else None)

    def chat(self, person: str, name: str, act: messages.Chat, now: float) -> TalkRow:
        if self.m >= MOST_TALK:
            raise Refused("too_many", f"{MOST_TALK} lines were said at this table, and that is all it takes.")
        seats = self.seats_of(person)
        if not seats:
            self.viewer(person)
        seat = seats[0] if seats else SPECTATES
        text = chat_text(act.text, name)
        if not act.about:
            return TalkRow(0, now, person, seat, "chat", text)
        if self.table is None or court_of(self.table.state).dispute(act.about) is None:
            raise Refused("no_such_thing", f"No dispute {act.about} waits at this table.")
        return TalkRow(0, now, person, seat, "says", said_about(act.about, text))

    def is_let_on(self, act: SeatAct) -> bool:
        """May this be done however long the record is? What plays on or gives up, and what ends a pause."""
        if isinstance(act, messages.Answer):
            return not act.yes or (self.consent.request is not None and self.consent.request.kind == "pause")
        if isinstance(act, messages.Pause):
            return not act.on
        return isinstance(act, Move | messages.Resign | messages.Leave)

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
            case messages.Leave():
                if not self.game.leaving:
                    raise Refused("not_allowed", f"{self.game.title} cannot go on without you; you can give up.")
                for own in self.seats_of(person):  # with all seats at once: a person is here or not
                    if table.state.result is None and not table.state.is_absent(own):
                        table.leave(own)
            case messages.LetPlay():
                self.let_play(seat, act.bot)
            case messages.Undo():
                free = table.is_free_undo(seat)
                if not free and table.before_last_choice(seat) < 0:
                    raise Refused("no_undo", "You have made no choice that could be taken back.")
                if free or table.state.officials_here() or not self.consent.consenting(seat):
                    table.undo(seat, [])  # where officials sit nobody is asked, and the rules say what is free
                else:
                    work.say(self.consent.requested(person, seat, "undo?", now))
            case messages.Redo():
                if not table.undone:
                    raise Refused("no_undo", "Nothing was taken back just now.")
                free = not table.undo_blocker(seat, table.undone[-1])
                if free or table.state.officials_here() or not self.consent.consenting(seat):
                    table.redo(seat, [])
                else:
                    work.say(self.consent.requested(person, seat, "redo?", now))
            case messages.OfferDraw():
                if not self.game.draws:
                    raise Refused("not_allowed", f"{self.game.title} has no rule by which players agree on a draw.")
                if self.consent.consenting(seat):
                    work.say(self.consent.requested(person, seat, "draw?", now))
                else:
                    table.draw(seat, [])
            case messages.Pause():
                self.consent.ask_pause(work.talk, person, seat, act.on, now)
            case messages.MoreTime():
                work.say(self.timing.add_time(person, seat, now))
            case messages.Answer():
                self.consent.answer(work.talk, person, seat, act, now)
            case messages.RaiseDispute():
                table.dispute(seat, act.about)
            case messages.Rule():
                self.check_rules(seat)
                table.rule(seat, line_of_verdict(act.verdict))
            case messages.Second():
                self.check_rules(seat)
                table.second(seat, act.proposal)
            case _:
                raise AssertionError(f"nobody carries out {act}")

    def check_rules(self, seat: int) -> None:
        """Only an official rules; one who has left does not any more."""
        if seat not in self.played.state.officials_here():
            raise Refused("not_allowed", "Only an official of this table rules.")

    def let_play(self, seat: int, bot: str) -> None:
        if bot and self.row.rated:
            raise Refused("not_allowed", "In a rated game everybody plays alone; resign if you must go.")
        if bot:
            try:
                player_named(bot, self.game)
            except BadSetup as error:
                raise Refused("not_allowed", str(error)) from None
        player = f"bot:{bot.removeprefix('bot:')}" if bot else HUMAN
        if self.played.players[seat] == player:
            raise Refused("not_allowed", f"{player} plays this seat already.")
        self.played.takeover(seat, player)

    # what happens without anybody doing it

    def auto_pass(self, now: float) -> None:
        """Pass for people in windows where hardly anybody would do anything else; see Game.auto_passes."""
        table = self.played
        moved = True
        while moved and table.state.result is None:
            moved = False
            ask = waiting_ask(table.state)
            if ask is None:
                return
            for seat in ask.order(table.state):
                if self.is_auto_passed(seat) and now >= self.timing.auto_pass_at():
                    table.play(seat, self.game.codes.text(PASS))
                    moved = True
                    break

    def is_auto_passed(self, seat: int) -> bool:
        table = self.played
        if self.is_bot(seat) or not any(offer.seat == seat and PASS in offer.options for offer in table.offers()):
            return False
        return self.game.auto_passes(mask(table.state, seat), seat)

    def wake_at(self) -> float | None:
        """When something must be done here that no person does."""
        if not self.is_playing or self.timing.paused or self.timing.asleep:
            return None
        times = [self.timing.window_end(), self.timing.clocks.deadline(), self.consent.end()]
        if self.bot_asked() is not None:
            times.append(self.timing.bot_at())
        if not self.game.no_hidden_information and any(self.is_auto_passed(seat) for seat in self.asked()):
            times.append(self.timing.auto_pass_at())
        return min((time for time in times if time is not None), default=None)

    def overdue(self, now: float) -> Batch | None:
        """Windows that close, clocks that have run out, automatic passes: all that is due but the bots."""
        if not self.is_playing or self.timing.paused:
            return None
        work = Work(self)
        table = self.played
        end = self.timing.window_end()
        if end is not None and end <= now:
            version = self.version
            while self.version == version and table.state.result is None and self.asked_in(version):
                table.run_out(self.asked_in(version)[0])
            table.carry_due()
            table.settle()
        lapses = self.consent.end()
        if lapses is not None and lapses <= now:
            assert self.consent.request is not None
            work.say(TalkRow(0, now, "", self.consent.request.seat, "lapsed", str(self.consent.request.m)))
        for seat in self.timing.clocks.late(now):
            if table.state.result is None:
                self.too_late(seat)
        if table.state.result is None:
            self.auto_pass(now)
        return work.batch(now) if work.moved() or work.talk else None

    def asked_in(self, version: int) -> list[int]:
        table = self.played
        ask = waiting_ask(table.state)
        return ask.order(table.state) if ask is not None and self.version == version else []

    def too_late(self, seat: int) -> None:
        """Somebody's time is up: a bot takes over, or the game is lost, as the table was set up.

        Officials have let things be.
        """
        if self.is_official(seat):
            self.played.timeout(seat)
            return
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
        self.auto_pass(now)
        return work.batch(now)

    def replace_bot(self, seat: int, player: str, why_so: str, now: float) -> Batch:
        """A bot that fails is replaced by a simple one, and everybody is told."""
        work = Work(self)
        self.played.takeover(seat, player)
        work.say(TalkRow(0, now, "", seat, "bot_replaced", why_so))
        return work.batch(now)

    def stand_in_for(self, seat: int, why_so: str, now: float) -> Batch:
        """A bot that cannot play here any more is replaced by the one that stands in, and everybody is told."""
        work = Work(self)
        self.played.takeover(seat, STAND_IN)
        work.say(TalkRow(0, now, "", seat, "bot_gone", why_so))
        return work.batch(now)

    def default_for(self, seat: int, now: float) -> Batch:
        """Nobody answers for this seat: what a time-out takes."""
        work = Work(self)
        self.played.timeout(seat)
        return work.batch(now)

    def host_back(self, entry: int, now: float) -> Batch:
        """Whoever runs the server takes play back, so that a game that is stuck goes on."""
        if not self.is_playing:
            raise self.not_playing()
        work = Work(self)
        self.played.host_back(entry)
        return work.batch(now)

    def bot_trouble(self, seat: int, why_so: str, now: float) -> Batch:
        return Batch(self.id, None, None, (), [TalkRow(0, now, "", seat, "bot_slow", why_so)])

    # what is told of it

    def info(self, person: str, here: frozenset[str] = frozenset()) -> TableInfo:
        """What anybody who has the link may know of the table; `here` are the people that are connected."""
        self.row.n = self.n
        self.row.result = self.outcome()
        info = table_info(self.row, self.seats, person, self.asked(), here)
        info.n = self.number(self.n, Viewer(self.seats_of(person)))
        if self.table is not None:
            for seat in info.seats:
                player = self.table.players[seat.seat]
                seat.bot = player if player != HUMAN else ""
        return info

    def outcome(self) -> Outcome | None:
        if self.row.result is not None or self.table is None or self.table.state.result is None:
            return self.row.result
        return self.game.view(self.table.state, SPECTATOR, [], self.n, [], False).result

    def changes(self, now: float, quiet: bool = False) -> dict[str, object]:
        """The columns of the table's row that follow from its record. `quiet`: others may not know that it changed."""
        if not quiet:
            self.row.changed_at = now
        found: dict[str, object] = {
            "asked": "".join(seat_name(seat) for seat in self.asked()),
            "changed_at": self.row.changed_at,
            "wake_at": self.wake_at(),
            "status": self.row.status,
        }
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
            self.live.consent.settle(self.talk, now)
        said = [msgspec.structs.replace(row, m=self.m + i) for i, row in enumerate(self.talk, 1)]
        for row in said:
            self.live.hear(row)
        quiet = bool(rows) and not said and all(self.live.played.positions[row.n].hidden for row in rows)
        batch = Batch(self.live.id, self.n, self.m, rows, self.talk, dict(self.live.changes(now, quiet)))
        batch.turned = self.live.asked() != self.asked
        came = len([row for row in rows if row.kind == OFFICIAL])
        new_seats = self.live.seats[len(self.live.seats) - came :]
        batch.seats = [{"table": self.live.id, **msgspec.structs.asdict(seat)} for seat in new_seats]
        return batch


def missing_setup(error: GrimalkinError) -> Missing:
    """A setting, a deck or a position that the game does not know, or does not know any more."""
    return Missing("setup", str(error), f"the game does not take what the table was set up with: {error.code}")


def chat_text(text: str, name: str) -> str:
    """A line of chat, with the name of who says it in front."""
    clean = shown(text)
    if not clean:
        raise Refused("malformed", "An empty line of chat.")
    return f"{name}\n{clean}"


def said_about(dispute: int, text: str) -> str:
    """What somebody says to a dispute, with its number in front."""
    return f"{dispute}\n{text}"


def entry_of(act: Keyed, live: LiveTable) -> tuple[str, str]:
    """The kind and the text of the first entry that an act makes."""
    match act:
        case messages.RaiseDispute():
            return DISPUTE, " ".join(act.about.split())
        case messages.Rule():
            return RULING, read_for(live.played.state, line_of_verdict(act.verdict)).spelled()
        case messages.Second():
            return SECOND, str(act.proposal)
    codes = live.game.codes
    return CHOICE, codes.text(codes.code(act.move))

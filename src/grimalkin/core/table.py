"""A table: one game being played. It keeps the record, lets luck speak, and knows what undo costs."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import NO_VOTE, Apart
from grimalkin.core.codes import PASS, TAKE_BACK, TAKE_BACK_TEXT
from grimalkin.core.engine import (
    Offer,
    advance,
    answers_open_to,
    apply_known,
    can_take_back,
    drop_half_made,
    pending,
    waiting_ask,
    waiting_chance,
)
from grimalkin.core.errors import BadLuck, DeadEnd, IllegalChoice, NoUndo
from grimalkin.core.events import Event, Log, seat_name
from grimalkin.core.game import Game
from grimalkin.core.luck import Committed, Luck, Scripted, Seeded
from grimalkin.core.past import NOT_SEALED, Milestone, Milestones, Position, is_hidden_part, is_kept, open_choices
from grimalkin.core.positions import start_state
from grimalkin.core.record import (
    CHOICE,
    CONCEDE,
    DRAW,
    LEAVE,
    LUCK,
    NO_SEAT,
    RULING,
    STOP,
    TAKEOVER,
    TIMEOUT,
    UNDO,
    Entry,
    enact,
    is_asked,
    time_out,
)
from grimalkin.core.snapshot import fields, state_hash
from grimalkin.core.state import OWN_PERSONS, State
from grimalkin.core.view import View

KEPT: Final = 64  # states that a table keeps for undo and redo
STRIDE: Final = 32  # entries between two of them, more where the game is long
OPEN_CHOICES: Final = "sealed choices are being made"
UNREAD: Final = -10  # no option: the text of an entry has not been read yet
MOST_PARTS: Final = 1_000  # of a choice that a time-out makes


class Seat:
    """Who sits where: a name, who plays (`human`, `bot:greedy`), a hidden deck, and whose seat it is."""

    def __init__(self, name: str, player: str, deck: str = "", person: str = "") -> None:
        self.name = name
        self.player = player
        self.deck = deck
        self.person = person  # seats of one person undo as one; empty: a person of its own

    def __reduce__(self) -> tuple[Any, ...]:
        return Seat, (self.name, self.player, self.deck, self.person)

    def __repr__(self) -> str:
        return f"<Seat {self.name!r}, {self.player}>"


class Table:
    """A game, its seats and its record. The state is derived and can always be derived again.

    Positions form a tree: a position is named by the entry that led to it, 0 is the start. An undo goes to another
    position of the tree; nothing is ever deleted. Undos, stops and takeovers lead to no position of their own, so an
    undo never changes what somebody wants to be asked or who plays.
    """

    def __init__(
        self,
        game: Game,
        settings: dict[str, str],
        seats: list[Seat],
        luck: Luck | Scripted | None,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.position: dict[str, Any] = position or {}  # where it begins; empty: at the start of the game
        self.settings = game.full_settings(settings)
        self.seats = seats
        # None: luck is read from a record, and none is left to give. A seed is taken from its beginning, so that the
        # saved game can be checked by it.
        self.luck = Seeded(luck.seed) if isinstance(luck, Seeded) else luck
        self.players = [seat.player for seat in seats]  # who plays each seat now
        self.record: list[Entry] = []
        self.at = 0
        self.asked_at = 0  # the entry that led to the present wait; answers kept beside others' do not move it
        self.undone: list[int] = []  # positions that redo goes back to
        self.kept: dict[int, State] = {}  # states at positions, the one not used for longest first; see `state_at`
        self.milestones = Milestones()
        self.log = Log(game.event_types, game.codes)
        self.state = self.fresh()
        self.offered: list[Offer] = []  # what seats may do in the state `offered_in`
        self.offered_in: State | None = None
        since = 0 if open_choices(self.state) is not None else NOT_SEALED
        self.positions = [Position(0, self.state.stops, self.heard(), False, False, since)]  # by entry

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew, then given everything that it had; luck goes on where it was."""
        derived = ("log", "milestones", "offered", "offered_in")
        kept = {name: getattr(self, name) for name in fields(self) if name not in derived}
        return Table, (self.game, self.settings, self.seats, None, self.position), kept

    def __repr__(self) -> str:
        return f"<Table of {self.game.id}: {len(self.seats)} seats, {len(self.record)} entries, {self.state!r}>"

    # playing

    def play(self, seat: int, notation: str) -> None:
        """A seat chooses. A refused choice changes nothing."""
        option = self.game.codes.code(notation)
        self.enter(seat, CHOICE, self.game.codes.text(option), option)  # the record holds the canonical spelling
        self.settle()

    def settle(self) -> None:
        """Let luck speak until a seat must choose or the game is over."""
        while True:
            chance = waiting_chance(self.state)
            if chance is None:
                return
            luck = self.luck
            if luck is None:
                raise BadLuck(f"{chance.rule}: luck is needed here and this record has none left")
            if isinstance(luck, Scripted):
                face = luck.next(chance.rule)
            elif isinstance(luck, Committed):
                face = chance.face(self.state, chance.roll(self.state, luck.at(len(self.record) + 1)))
            else:
                face = chance.face(self.state, chance.roll(self.state, luck))
            self.enter(NO_SEAT, LUCK, face)

    def timeout(self, seat: int) -> None:
        """A seat did not answer: a choice half made is dropped, and the default is taken, with all its parts.

        Parts of a sealed choice stay, and the default is what is still missing of it.
        """
        self.run_out(seat)
        self.settle()

    def run_out(self, seat: int) -> None:
        """The same, before luck speaks."""
        self.default(seat)
        while self.is_chained(seat) and self.can_go_back(seat):
            self.back(seat)
        if not is_asked(self.state, seat):
            return  # an interrupt that was half made is dropped: nobody waits for this seat any more
        self.take_default(seat)
        parts = 1
        while self.is_midway(seat):
            self.take_default(seat)
            parts += 1
            if parts > MOST_PARTS:
                raise DeadEnd(f"the default of seat {seat} has {MOST_PARTS} parts and does not end")

    def take_default(self, seat: int) -> None:
        option = self.default(seat)
        self.enter(seat, TIMEOUT, self.game.codes.text(option), option)

    def default(self, seat: int) -> int:
        """What a time-out would choose for this seat."""
        if not is_asked(self.state, seat):
            raise IllegalChoice(f"seat {seat} is not asked now, so it cannot time out")
        state = self.state
        if self.is_chained(seat):
            state = state.copy()
            drop_half_made(state, seat)
        ask = waiting_ask(state)
        return ask.default(state, seat) if ask is not None and is_asked(state, seat) else PASS

    def concede(self, seat: int) -> None:
        self.enter(seat, CONCEDE, "")
        self.settle()

    def leave(self, seat: int) -> None:
        """A seat leaves for good, and the others play on if they can. Nobody goes back behind that."""
        self.enter(seat, LEAVE, "")
        self.settle()

    def draw(self, seat: int, agreed: list[int]) -> None:
        """A seat proposes a draw, and all others have agreed; bots never mind."""
        missing = [other for other in self.others(seat) if other not in agreed]
        if missing:
            names = ", ".join(seat_name(other) for other in missing)
            raise IllegalChoice(f"a draw needs the consent of {names}")
        needed = ",".join(seat_name(other) for other in self.others(seat))
        self.enter(seat, DRAW, f"agreed {needed}" if needed else "")

    def stop(self, seat: int, window: str, on: bool) -> None:
        """A seat wants a kind of window to open for it, or no longer."""
        self.note(seat, STOP, f"{'on' if on else 'off'} {window}")

    def takeover(self, seat: int, player: str) -> None:
        """Somebody else plays this seat from now on."""
        self.note(seat, TAKEOVER, player)

    def ruling(self, text: str) -> None:
        """A Judge changes the position."""
        self.enter(NO_SEAT, RULING, text)
        self.settle()

    def enter(self, seat: int, kind: str, text: str, option: int = UNREAD) -> None:
        """Do what the entry says, and write it down. If it cannot be done, nothing has happened.

        `option` is what the text of a choice means, where that is known already.
        """
        self.check_seat(seat, kind)
        codes = self.game.codes
        state = self.state.copy()
        state.listener = self.log
        forced = False
        answered = kind == TIMEOUT
        before = state.ledger
        try:
            if kind in (CHOICE, TIMEOUT) and option == UNREAD:
                option = codes.code(text)
            if kind == CHOICE:
                options = self.open_to(seat)
                apply_known(state, seat, option, codes, options)
                answered = options is not None and (option in options or option == TAKE_BACK)  # else it stepped in
                # Where hands are hidden nobody may know that a seat had no choice: a free undo would tell.
                forced = self.game.no_hidden_information and options == [option]
            elif kind == TIMEOUT:
                time_out(state, seat, option, codes)
            else:
                enact(self.game, state, seat, kind, text)
        except Exception:
            self.heard()
            raise
        old = self.state
        self.state = state
        learned = state.ledger != before or kind in (LUCK, CONCEDE, RULING, DRAW, LEAVE)
        if not answered or not is_kept(old, state, seat):
            self.asked_at = len(self.record) + 1
        since = self.sealed_from(old, state)
        hidden = answered and is_hidden_part(old, state, seat)
        position = Position(self.at, state.stops, self.heard(), learned, forced, since, hidden)
        self.at = len(self.record) + 1
        self.undone = []
        self.write(seat, kind, text, position)

    def sealed_from(self, before: State, after: State) -> int:
        """The position at which the sealed choices began that are being made after the present entry."""
        now = open_choices(after)
        if now is None:
            return NOT_SEALED
        known = self.positions[self.at].sealed_since
        return known if known != NOT_SEALED and now is open_choices(before) else len(self.record) + 1

    def note(self, seat: int, kind: str, text: str) -> None:
        """Write down a stop or a takeover: it leaves the game where it is."""
        self.check_seat(seat, kind)
        state = self.state.copy()
        enact(self.game, state, seat, kind, text)
        if kind == TAKEOVER:
            self.players[seat] = text
        self.state = state
        since = self.positions[self.at].sealed_since
        self.write(seat, kind, text, Position(self.at, state.stops, [], False, False, since))

    def check_seat(self, seat: int, kind: str) -> None:
        if kind not in (LUCK, RULING) and not 0 <= seat < len(self.seats):
            raise IllegalChoice(f"seat {seat} does not sit at this table")
        if kind in (STOP, TAKEOVER, RULING) and self.state.result is not None:
            raise IllegalChoice(f"there can be no {kind} any more: the game is over")

    def write(self, seat: int, kind: str, text: str, position: Position) -> None:
        self.record.append(Entry(len(self.record) + 1, seat, kind, text, state_hash(self.state)))
        self.positions.append(position)
        entry = len(self.record)
        if kind != UNDO and self.milestones.is_due(entry):  # an undo is not over yet
            self.milestones.add(Milestone(entry, self.state, self.at, self.asked_at, self.undone, self.players))

    def heard(self) -> list[Event]:
        lines = self.log.lines
        self.log.lines = []
        return lines

    # undo and redo

    def undo(self, seat: int, agreed: list[int]) -> None:
        """Take back this seat's last choice: free if nobody learned anything since, else all others must agree."""
        if not 0 <= seat < len(self.seats):
            raise NoUndo(f"seat {seat} does not sit at this table")
        if self.can_take_back(seat):
            self.back(seat)
            return
        position = self.before_last_choice(seat)
        if position < 0:
            raise NoUndo(f"seat {seat} has made no choice that could be taken back")
        self.undo_to(seat, position, agreed)

    def before_last_choice(self, seat: int) -> int:
        """The position before this seat's last choice; -1: it has made none.

        While sealed choices are made it is a choice before those: a seat takes back its own parts, and there is no
        other undo that would not tell whether somebody else has given any.
        """
        position = self.at
        since = self.positions[position].sealed_since
        while since != NOT_SEALED and position > since:
            position = self.positions[position].parent
        while position and not (self.record[position - 1].kind == CHOICE and self.is_own(seat, position)):
            position = self.positions[position].parent
        return self.positions[position].parent if position else -1

    def is_free_undo(self, seat: int) -> bool:
        """Could this seat take its last choice back without asking anybody?"""
        if self.can_take_back(seat):
            return True
        position = self.before_last_choice(seat)
        return position >= 0 and not self.undo_blocker(seat, position)

    def undo_to(self, seat: int, position: int, agreed: list[int]) -> None:
        """Go back to the position after an entry that led here. If luck is awaited there, it speaks anew."""
        self.walk_back(seat, position, agreed)
        self.settle()

    def walk_back(self, seat: int, position: int, agreed: list[int]) -> None:
        here = self.at
        if position == here or position not in self.path(here):
            raise NoUndo(f"entry {position} is not an earlier position of this line of play, which is at {here}")
        self.go_to(seat, position, agreed, "to")
        self.undone.append(here)
        self.forget_redo()

    def redo(self, seat: int, agreed: list[int]) -> None:
        """Go forward again to where the last undo came from."""
        if not self.undone:
            raise NoUndo("nothing was undone just now")
        self.go_to(seat, self.undone[-1], agreed, "redo to")
        self.undone.pop()
        self.forget_redo()

    def forget_redo(self) -> None:
        """Where sealed choices are made nothing is redone: what a seat gives would show by a redo that is gone."""
        if self.positions[self.at].sealed_since != NOT_SEALED:
            self.undone = []

    def back(self, seat: int) -> None:
        """Within a choice of several parts: take the last part back, freely. Over once another seat has stepped in."""
        if not self.can_go_back(seat):
            raise NoUndo(f"seat {seat} is not in the middle of a choice")
        if self.can_take_back(seat):
            self.enter(seat, CHOICE, TAKE_BACK_TEXT)
            return
        self.undo(seat, [])

    def can_go_back(self, seat: int) -> bool:
        """Is the seat in the middle of a choice, with nothing but its own parts of it since?"""
        if not self.is_chained(seat):
            return self.can_take_back(seat)
        last = self.record[self.at - 1] if self.at else None
        if last is None or last.kind != CHOICE or last.seat != seat:
            return False
        return not self.undo_blocker(seat, self.positions[self.at].parent)

    def is_midway(self, seat: int) -> bool:
        """Is the seat asked for a further part of a choice?"""
        return self.is_chained(seat) or self.can_take_back(seat)

    def is_chained(self, seat: int) -> bool:
        """The same, by an Ask that goes on with the last choice."""
        ask = waiting_ask(self.state)
        return ask is not None and ask.chained and seat in ask.order(self.state)

    def can_take_back(self, seat: int) -> bool:
        """Has the seat given a part of a sealed choice, and is not ready yet?"""
        ask = waiting_ask(self.state)
        return isinstance(ask, Apart) and can_take_back(self.state, ask, seat) and seat in ask.order(self.state)

    def go_to(self, seat: int, position: int, agreed: list[int], word: str) -> None:
        """Move to a position of the tree, with the consent that it needs."""
        if not 0 <= seat < len(self.seats):
            raise NoUndo(f"seat {seat} does not sit at this table")
        text = f"{word} {position}"
        for n in self.crossed(position):
            entry = self.record[n - 1]
            if entry.kind == LEAVE:
                raise NoUndo(f"{seat_name(entry.seat)} left at entry {n}, and nobody goes back behind that")
        bar = self.undo_blocker(seat, position)
        if bar:
            needed = self.others(seat)
            missing = [other for other in needed if other not in agreed]
            if missing:
                names = ", ".join(seat_name(other) for other in missing)
                raise NoUndo(f"{bar}, so going to entry {position} needs the consent of {names}")
            if needed:
                text += " agreed " + ",".join(seat_name(other) for other in needed)
        stops = self.state.stops
        self.state = self.state_at(position)
        self.state.stops = stops
        self.at = position
        self.asked_at = len(self.record) + 1
        since = self.positions[position].sealed_since
        self.write(seat, UNDO, text, Position(position, stops, [], False, False, since))

    def undo_blocker(self, seat: int, position: int) -> str:
        """What keeps this seat from going to a position freely; empty if nothing does."""
        if max(self.positions[self.at].sealed_since, self.positions[position].sealed_since) != NOT_SEALED:
            return OPEN_CHOICES  # whether anybody has given a part or not
        crossed = self.crossed(position)
        for n in crossed:
            if self.record[n - 1].kind == LUCK:
                return f"luck spoke at entry {n}"
        for n in crossed:
            entry = self.record[n - 1]
            if self.positions[n].learned:
                return f"something hidden was shown by entry {n}"
            if entry.kind in (CHOICE, TIMEOUT) and not self.positions[n].forced and not self.is_own(seat, n):
                return f"{seat_name(entry.seat)} chose at entry {n}"
        return ""

    def crossed(self, position: int) -> list[int]:
        """The entries between here and a position: those to go back over, then those to go forward over."""
        here = self.at
        there = position
        back: list[int] = []
        forward: list[int] = []
        while here != there:  # a position comes after the one it was made from, so the later one is to be left
            if here > there:
                back.append(here)
                here = self.positions[here].parent
            else:
                forward.append(there)
                there = self.positions[there].parent
        back.reverse()
        forward.reverse()
        return back + forward

    def is_own(self, seat: int, n: int) -> bool:
        """Was this entry made by the seat, or by another seat of the same person?"""
        other = self.record[n - 1].seat
        return other == seat or (other >= 0 and self.same_person(seat, other))

    def same_person(self, a: int, b: int) -> bool:
        return bool(self.seats[a].person) and self.seats[a].person == self.seats[b].person

    def consent(self, seat: int) -> int:
        """How a bot answers a vote among persons that its seat is asked in; NO_VOTE: it is asked something else.

        Bots never mind; but one that stands in for somebody cannot agree for them.
        """
        ask = waiting_ask(self.state)
        return ask.consent() if ask is not None and self.seats[seat].player.startswith("bot") else NO_VOTE

    def others(self, seat: int) -> list[int]:
        """The seats whose consent counts: other people's who have not left. Bots never mind."""
        found: list[int] = []
        for other in range(len(self.seats)):
            is_bot = self.players[other].startswith("bot")
            if other != seat and not self.same_person(seat, other) and not is_bot and not self.state.is_absent(other):
                found.append(other)
        return found

    def path(self, position: int) -> list[int]:
        """The entries that lead from the start to a position, 0 first."""
        line = [position]
        while position:
            position = self.positions[position].parent
            line.append(position)
        line.reverse()
        return line

    def state_at(self, position: int) -> State:
        """The state at a position, derived anew from the record.

        From the start, or from a position on the way whose state is known: the table keeps some as it goes on, and some
        that were derived before. So neither a long game nor one with many undos costs its square.
        """
        line: list[int] = []  # the entries to do again, the last first
        n = position
        passed = self.milestones.states()
        while n and n not in self.kept and n not in passed:
            line.append(n)
            n = self.positions[n].parent
        if n in self.kept:
            known = self.kept.pop(n)
            self.kept[n] = known
            state = known.copy()
        elif n in passed:
            state = passed[n].copy()
        else:
            state = self.fresh()
            self.heard()
            state.listener = None
            self.keep(0, state)
        stride = max(STRIDE, len(line) // KEPT * 2)
        for i in range(len(line) - 1, -1, -1):
            entry = self.record[line[i] - 1]
            state.stops = self.positions[line[i]].stops
            enact(self.game, state, entry.seat, entry.kind, entry.text)
            if i % stride == 0:
                self.keep(line[i], state)
        return state

    def keep(self, position: int, state: State) -> None:
        self.kept[position] = state.copy()
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]

    def fresh(self) -> State:
        state = start_state(self.game, self.settings, self.decks(), self.position)
        state.persons = self.persons()
        state.listener = self.log
        advance(state)
        return state

    def persons(self) -> tuple[int, ...]:
        """By seat, a number for whoever plays it: that of the person's first seat."""
        first = [min([seat] + [o for o in range(seat) if self.same_person(o, seat)]) for seat in range(len(self.seats))]
        return (*first, *OWN_PERSONS[len(first) :])

    def decks(self) -> list[str]:
        return [seat.deck for seat in self.seats]

    # looking

    def offers(self) -> list[Offer]:
        """Every seat that may act now, with its options. Whoever looks at one state is given the same list."""
        if self.offered_in is not self.state:
            self.offered = pending(self.state)
            self.offered_in = self.state
        return self.offered

    def open_to(self, seat: int) -> list[int] | None:
        """What this seat can answer now. None: it is not asked."""
        if self.offered_in is not self.state:
            return answers_open_to(self.state, seat)
        for offer in self.offered:
            if offer.seat == seat and offer.options:
                return offer.options
        return None

    def hidden_from(self, seats: tuple[int, ...]) -> list[int]:
        """The entries that whoever has these seats must not know of: parts of sealed choices that others are making."""
        since = self.positions[self.at].sealed_since
        if since == NOT_SEALED:
            return []
        found: list[int] = []
        for n in range(since + 1, len(self.record) + 1):
            if self.positions[n].hidden and self.record[n - 1].seat not in seats:
                found.append(n)
        return found

    def lines(self) -> list[Event]:
        """What was told on the way to where the game is now."""
        told: list[Event] = []
        for n in self.path(self.at):
            told.extend(self.positions[n].told)
        return told

    def view(self, seat: int) -> View:
        """The table as one seat sees it, or SPECTATOR."""
        names = [other.name for other in self.seats]
        back = self.can_go_back(seat)
        return self.game.view(self.state, seat, self.lines(), len(self.record), names, back, self.offers())

    # replaying

    def enact_entry(self, seat: int, kind: str, text: str) -> None:
        """Do again what an entry of a saved record says."""
        if kind == UNDO:
            self.enact_undo(seat, text)
            return
        option = UNREAD
        if kind == TIMEOUT:
            option = self.game.codes.code(text)
            default = self.default(seat)
            if option != default:
                raise IllegalChoice(f"a time-out of seat {seat} takes '{self.game.codes.text(default)}'")
        if kind in (STOP, TAKEOVER):
            self.note(seat, kind, text)
        elif kind == DRAW:
            self.draw(seat, seats_named(text.removeprefix("agreed ")))
        else:
            self.enter(seat, kind, text, option)

    def as_of(self, entry: int) -> Table:
        """The table as it stood after an entry: its record ends there."""
        twin = Table(self.game, self.settings, self.seats, None, self.position)
        twin.milestones = self.milestones.before(entry)
        if twin.milestones.kept:
            known = twin.milestones.kept[-1]
            twin.record = self.record[: known.entry]
            twin.positions = self.positions[: known.entry + 1]
            twin.state = known.state.copy()
            twin.at = known.at
            twin.asked_at = known.asked_at
            twin.undone = known.undone[:]
            twin.players = known.players[:]
        for done in self.record[len(twin.record) : entry]:
            twin.enact_entry(done.seat, done.kind, done.text)
        return twin

    def enact_undo(self, seat: int, text: str) -> None:
        words = text.split()
        redo = words[:1] == ["redo"]
        words = words[1:] if redo else words
        shape = [words[0], *words[2:3]] if len(words) in (2, 4) else []
        if shape not in (["to"], ["to", "agreed"]) or not words[1].isdecimal() or len(words[1]) > 9:
            raise NoUndo(f"undo '{text}' is not understood; write 'to N', 'redo to N' or 'to N agreed A,B'")
        agreed = seats_named(words[3]) if len(words) == 4 else []
        position = int(words[1])
        if not redo:
            self.walk_back(seat, position, agreed)
        elif self.undone and self.undone[-1] == position:
            self.redo(seat, agreed)
        else:
            raise NoUndo(f"'{text}': the last undo came from {self.undone[-1] if self.undone else 'nowhere'}")


def seats_named(text: str) -> list[int]:
    """The seats of `A,B`; -1 for what is none."""
    return ["ABCDEFG".find(name) for name in text.split(",")]


def open_table(game: Game, settings: dict[str, str], seats: list[Seat], luck: Luck | Scripted) -> Table:
    """A table where play begins: luck has spoken, the first seat is asked."""
    table = Table(game, settings, seats, luck)
    table.settle()
    return table

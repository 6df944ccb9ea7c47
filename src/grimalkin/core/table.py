"""A table: one game being played. It keeps the record, lets luck speak, and knows what undo costs."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import NO_VOTE
from grimalkin.core.codes import PASS
from grimalkin.core.engine import Offer, advance, drop_half_made, pending, waiting_ask, waiting_chance
from grimalkin.core.errors import BadLuck, IllegalChoice, NoUndo
from grimalkin.core.game import Game
from grimalkin.core.luck import Committed, Luck, Scripted, Seeded
from grimalkin.core.positions import start_state
from grimalkin.core.record import (
    CHOICE,
    CONCEDE,
    DRAW,
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
)
from grimalkin.core.snapshot import fields, state_hash
from grimalkin.core.state import OWN_PERSONS, State
from grimalkin.core.tells import Log, Told, seat_name
from grimalkin.core.view import View

KEPT: Final = 64  # states that a table keeps for undo and redo
APART: Final = 32  # entries between two of them, more where the game is long


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


class Position:
    """What an entry led to, and how: from where, what was told, whether anybody learned anything."""

    def __init__(self, parent: int, stops: tuple[int, ...], told: list[Told], learned: bool, forced: bool) -> None:
        self.parent = parent  # the position before it
        self.stops = stops  # the stops that stood when the entry was made
        self.told = told
        self.learned = learned
        self.forced = forced  # all could see that the seat had no other choice

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.parent, self.stops, self.told, self.learned, self.forced)


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
        self.log = Log(game.tells, game.codes)
        self.state = self.fresh()
        self.positions = [Position(0, self.state.stops, self.heard(), False, False)]  # by entry

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew, then given everything that it had; luck goes on where it was."""
        kept = {name: getattr(self, name) for name in fields(self) if name != "log"}
        return Table, (self.game, self.settings, self.seats, None, self.position), kept

    def __repr__(self) -> str:
        return f"<Table of {self.game.id}: {len(self.seats)} seats, {len(self.record)} entries, {self.state!r}>"

    # playing

    def play(self, seat: int, notation: str) -> None:
        """A seat chooses. A refused choice changes nothing."""
        codes = self.game.codes
        self.enter(seat, CHOICE, codes.text(codes.code(notation)))  # the record holds the canonical spelling
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
        """A seat did not answer: a choice half made is dropped, and the default is taken, with all its parts."""
        self.run_out(seat)
        self.settle()

    def run_out(self, seat: int) -> None:
        """The same, before luck speaks."""
        self.default(seat)
        while self.can_go_back(seat):
            self.back(seat)
        if not is_asked(self.state, seat):
            return  # a step-in that was half made is dropped: nobody waits for this seat any more
        self.enter(seat, TIMEOUT, self.game.codes.text(self.default(seat)))
        while self.is_midway(seat):
            self.enter(seat, TIMEOUT, self.game.codes.text(self.default(seat)))

    def default(self, seat: int) -> int:
        """What a time-out would choose for this seat."""
        if not is_asked(self.state, seat):
            raise IllegalChoice(f"seat {seat} is not asked now, so it cannot time out")
        state = self.state
        if self.is_midway(seat):
            state = state.copy()
            drop_half_made(state, seat)
        ask = waiting_ask(state)
        return ask.default(state, seat) if ask is not None and is_asked(state, seat) else PASS

    def concede(self, seat: int) -> None:
        self.enter(seat, CONCEDE, "")
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

    def enter(self, seat: int, kind: str, text: str) -> None:
        """Do what the entry says, and write it down. If it cannot be done, nothing has happened."""
        self.check_seat(seat, kind)
        state = self.state.copy()
        state.listener = self.log
        forced = kind == CHOICE and self.is_forced(seat, text)
        before = state.ledger
        try:
            enact(self.game, state, seat, kind, text)
        except Exception:
            self.heard()
            raise
        old = self.state
        self.state = state
        learned = state.ledger != before or kind in (LUCK, CONCEDE, RULING, DRAW)
        if kind not in (CHOICE, TIMEOUT) or not is_kept(old, state, seat):
            self.asked_at = len(self.record) + 1
        self.write(seat, kind, text, Position(self.at, state.stops, self.heard(), learned, forced))
        self.at = len(self.record)
        self.undone = []

    def note(self, seat: int, kind: str, text: str) -> None:
        """Write down a stop or a takeover: it leaves the game where it is."""
        self.check_seat(seat, kind)
        state = self.state.copy()
        enact(self.game, state, seat, kind, text)
        if kind == TAKEOVER:
            self.players[seat] = text
        self.state = state
        self.write(seat, kind, text, Position(self.at, state.stops, [], False, False))

    def check_seat(self, seat: int, kind: str) -> None:
        if kind not in (LUCK, RULING) and not 0 <= seat < len(self.seats):
            raise IllegalChoice(f"seat {seat} does not sit at this table")
        if kind in (STOP, TAKEOVER, RULING) and self.state.result is not None:
            raise IllegalChoice(f"there can be no {kind} any more: the game is over")

    def is_forced(self, seat: int, text: str) -> bool:
        """Can all see that this is the only answer the seat has?

        Where hands are hidden nobody may know: a free undo would tell that the other had no choice.
        """
        ask = waiting_ask(self.state)
        if not self.game.open or ask is None or seat not in ask.order(self.state):
            return False
        return ask.options(self.state, seat) == [self.game.codes.code(text)]  # so stepping in is never forced

    def write(self, seat: int, kind: str, text: str, position: Position) -> None:
        self.record.append(Entry(len(self.record) + 1, seat, kind, text, state_hash(self.state)))
        self.positions.append(position)

    def heard(self) -> list[Told]:
        lines = self.log.lines
        self.log.lines = []
        return lines

    # undo and redo

    def undo(self, seat: int, agreed: list[int]) -> None:
        """Take back this seat's last choice: free if nobody learned anything since, else all others must agree."""
        if not 0 <= seat < len(self.seats):
            raise NoUndo(f"seat {seat} does not sit at this table")
        position = self.before_last_choice(seat)
        if position < 0:
            raise NoUndo(f"seat {seat} has made no choice that could be taken back")
        self.undo_to(seat, position, agreed)

    def before_last_choice(self, seat: int) -> int:
        """The position before this seat's last choice; -1: it has made none."""
        position = self.at
        while position and not (self.record[position - 1].kind == CHOICE and self.is_own(seat, position)):
            position = self.positions[position].parent
        return self.positions[position].parent if position else -1

    def is_free_undo(self, seat: int) -> bool:
        """Could this seat take its last choice back without asking anybody?"""
        position = self.before_last_choice(seat)
        return position >= 0 and not self.bar(seat, position)

    def undo_to(self, seat: int, position: int, agreed: list[int]) -> None:
        """Go back to the position after an entry that led here. If luck is awaited there, it speaks anew."""
        self.walk_back(seat, position, agreed)
        self.settle()

    def walk_back(self, seat: int, position: int, agreed: list[int]) -> None:
        here = self.at
        if position == here or position not in self.path(here):
            raise NoUndo(f"entry {position} is no earlier position of this line of play, which is at {here}")
        self.go_to(seat, position, agreed, "to")
        self.undone.append(here)

    def redo(self, seat: int, agreed: list[int]) -> None:
        """Go forward again to where the last undo came from."""
        if not self.undone:
            raise NoUndo("nothing was undone just now")
        self.go_to(seat, self.undone[-1], agreed, "redo to")
        self.undone.pop()

    def back(self, seat: int) -> None:
        """Within a choice of several parts: take the last part back, freely. Over once another seat has stepped in."""
        if not self.can_go_back(seat):
            raise NoUndo(f"seat {seat} is not in the middle of a choice")
        self.undo(seat, [])

    def can_go_back(self, seat: int) -> bool:
        """Is the seat in the middle of a choice, with nothing but its own parts of it since?"""
        if not self.is_midway(seat):
            return False
        last = self.record[self.at - 1] if self.at else None
        if last is None or last.kind != CHOICE or last.seat != seat:
            return False
        return not self.bar(seat, self.positions[self.at].parent)

    def is_midway(self, seat: int) -> bool:
        """Is the seat asked for a further part of a choice?"""
        ask = waiting_ask(self.state)
        return ask is not None and ask.chained and seat in ask.order(self.state)

    def go_to(self, seat: int, position: int, agreed: list[int], word: str) -> None:
        """Move to a position of the tree, with the consent that it needs."""
        if not 0 <= seat < len(self.seats):
            raise NoUndo(f"seat {seat} does not sit at this table")
        text = f"{word} {position}"
        bar = self.bar(seat, position)
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
        self.write(seat, UNDO, text, Position(position, stops, [], False, False))

    def bar(self, seat: int, position: int) -> str:
        """What keeps this seat from going to a position freely; empty if nothing does."""
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
        """The seats whose consent counts: other people's. Bots never mind."""
        return [
            other
            for other in range(len(self.seats))
            if other != seat and not self.same_person(seat, other) and not self.players[other].startswith("bot")
        ]

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

        From the start, or from a position on the way whose state was derived before: so a game with many undos does not
        cost its square.
        """
        line: list[int] = []  # the entries to do again, the last first
        n = position
        while n and n not in self.kept:
            line.append(n)
            n = self.positions[n].parent
        if n in self.kept:
            known = self.kept.pop(n)
            self.kept[n] = known
            state = known.copy()
        else:
            state = self.fresh()
            self.heard()
            state.listener = None
            self.keep(0, state)
        apart = max(APART, position // KEPT * 2)
        for i in range(len(line) - 1, -1, -1):
            entry = self.record[line[i] - 1]
            state.stops = self.positions[line[i]].stops
            enact(self.game, state, entry.seat, entry.kind, entry.text)
            if i % apart == 0:
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
        """Every seat that may act now, with its options."""
        return pending(self.state)

    def lines(self) -> list[Told]:
        """What was told on the way to where the game is now."""
        told: list[Told] = []
        for n in self.path(self.at):
            told.extend(self.positions[n].told)
        return told

    def view(self, seat: int) -> View:
        """The table as one seat sees it, or SPECTATOR."""
        names = [other.name for other in self.seats]
        return self.game.view(self.state, seat, self.lines(), len(self.record), names, self.can_go_back(seat))

    # replaying

    def enact_entry(self, seat: int, kind: str, text: str) -> None:
        """Do again what an entry of a saved record says."""
        if kind == UNDO:
            self.enact_undo(seat, text)
            return
        if kind == TIMEOUT and self.game.codes.code(text) != self.default(seat):
            raise IllegalChoice(f"a time-out of seat {seat} takes '{self.game.codes.text(self.default(seat))}'")
        if kind in (STOP, TAKEOVER):
            self.note(seat, kind, text)
        elif kind == DRAW:
            self.draw(seat, seats_named(text.removeprefix("agreed ")))
        else:
            self.enter(seat, kind, text)

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


def is_kept(before: State, after: State, seat: int) -> bool:
    """Was this an answer to a wait of several seats that goes on, with nothing else changed?"""
    if after.result is not None or len(after.answers) != len(before.answers) + 1:
        return False
    if len(after.agenda) != len(before.agenda) or after.agenda[-1] is not before.agenda[-1]:
        return False
    return after.answers[-1].seat == seat and after.answers[-1].height == len(after.agenda)


def seats_named(text: str) -> list[int]:
    """The seats of `A,B`; -1 for what is none."""
    return ["ABCDEFG".find(name) for name in text.split(",")]


def open_table(game: Game, settings: dict[str, str], seats: list[Seat], luck: Luck | Scripted) -> Table:
    """A table where play begins: luck has spoken, the first seat is asked."""
    table = Table(game, settings, seats, luck)
    table.settle()
    return table

"""A table: one game being played. It keeps the record, lets luck speak, and knows what undo costs."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import NO_VOTE, Apart
from grimalkin.core.codes import PASS, TAKE_BACK_TEXT
from grimalkin.core.engine import (
    Offer,
    can_take_back,
    drop_half_made,
    pending,
    waiting_ask,
    waiting_chance,
)
from grimalkin.core.errors import BadLuck, DeadEnd, Disputed, IllegalChoice, NoDisputesLeft, NoUndo
from grimalkin.core.events import Event, seat_name
from grimalkin.core.game import Game
from grimalkin.core.judging import bench_of, court_of, is_agreed, read_for, undo_wanted
from grimalkin.core.luck import Committed, Luck, Scripted
from grimalkin.core.numbers import number_in
from grimalkin.core.orders import default_of
from grimalkin.core.past import (
    NOT_SEALED,
    touched_piles,
)
from grimalkin.core.record import (
    CHOICE,
    CONCEDE,
    DISPUTE,
    DRAW,
    LEAVE,
    LUCK,
    NO_SEAT,
    OFFICIAL,
    RULING,
    SECOND,
    STOP,
    TAKEOVER,
    TIMEOUT,
    UNDO,
    is_asked,
)
from grimalkin.core.rulings import TIME_OVER, UNDONE_OP, UPHOLD_OP
from grimalkin.core.snapshot import fields
from grimalkin.core.state import seat_word
from grimalkin.core.timeline import BY_HOST, KEPT, OPEN_CHOICES, STRIDE, UNREAD, Seat, Timeline
from grimalkin.core.view import View
from grimalkin.core.wording import shortened

__all__ = ["KEPT", "OPEN_CHOICES", "STRIDE", "UNREAD", "Seat", "Table", "open_table", "seats_named"]

MOST_PARTS: Final = 1_000  # of a choice that a time-out makes


class Table(Timeline):
    """A game, its seats and its record (timeline.py), with all that can be done at it."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew, then given everything that it had; luck goes on where it was."""
        derived = ("log", "milestones", "offered", "offered_in")
        kept = {name: getattr(self, name) for name in fields(self) if name not in derived}
        return Table, (self.game, self.settings, self.seats[: self.begun_with], None, self.position), kept

    # playing

    def play(self, seat: int, notation: str) -> None:
        """A seat chooses. A refused choice changes nothing."""
        option = self.game.codes.code(notation)
        self.enter(seat, CHOICE, self.game.codes.text(option), option)  # the record holds the canonical spelling
        self.carry_due()  # an official may have passed, and so decided for a proposal
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
        self.carry_due()
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
                raise DeadEnd(f"the default of {seat_word(seat)} has {MOST_PARTS} parts and does not end")

    def take_default(self, seat: int) -> None:
        option = self.default(seat)
        self.enter(seat, TIMEOUT, self.game.codes.text(option), option)

    def default(self, seat: int) -> int:
        """What a time-out would choose for this seat."""
        if not is_asked(self.state, seat):
            raise IllegalChoice(f"{seat_word(seat)} is not asked now, so it cannot time out")
        state = self.state
        if self.is_chained(seat):
            state = state.copy()
            drop_half_made(state, seat)
        ask = waiting_ask(state)
        if ask is None or not is_asked(state, seat):
            return PASS
        return default_of(state, ask, seat)

    def concede(self, seat: int) -> None:
        self.enter(seat, CONCEDE, "")
        self.settle()

    def leave(self, seat: int) -> None:
        """A seat leaves for good, and the others play on if they can. Nobody goes back behind that."""
        self.enter(seat, LEAVE, "")
        self.carry_due()
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
        """Somebody who has no seat changes the position, in words of the game."""
        self.enter(NO_SEAT, RULING, text)
        self.settle()

    # officials

    def dispute(self, seat: int, about: str) -> None:
        """A player disputes a rule, a card, or an entry (`entry 12`) that is not too long ago.

        One dispute a matter, and so many of each player: that is asked here, and not of records of before.
        """
        about = " ".join(about.split())
        self.check_new_dispute(seat, about)
        self.enter(seat, DISPUTE, about)
        self.settle()

    def check_new_dispute(self, seat: int, about: str) -> None:
        if self.state.result is not None or not self.state.officials_here():
            return  # that is refused anyway
        rule = bench_of(self.state).rule_of_disputes
        before = self.disputed_before(about)
        if before and court_of(self.state).dispute(before) is not None:
            raise Disputed(f"{rule}: '{shortened(about)}' is disputed already, by entry {before}")
        if before:
            raise Disputed(
                f"{rule}: '{shortened(about)}' was disputed by entry {before}, and no ruling has changed it since; "
                "what has happened since can be disputed as 'entry N'"
            )
        left = self.disputes_left()
        if 0 <= seat < len(left) and not left[seat]:
            most = self.game.disputes(self.settings)
            raise NoDisputesLeft(
                f"{rule}: {seat_name(seat)} has no disputes left: this table takes {most} of a player in a game"
            )

    def disputes_left(self) -> list[int]:
        """By seat, how many disputes each player may still raise; empty: as many as they like.

        Taking play back gives none back.
        """
        most = self.game.disputes(self.settings)
        if most < 0:
            return []
        left = [most] * self.player_count
        if len(self.seats) > self.player_count:  # else nobody has been there to settle any
            for entry in self.record:
                if entry.kind == DISPUTE and left[entry.seat]:
                    left[entry.seat] -= 1
        return left

    def disputed_before(self, about: str) -> int:
        """The dispute about the same on this line of play, with nothing changed about it since; 0: there is none.

        A rule or a card has changed with a later ruling that is about it, or that settles the question of that rule.
        What ended because the last official left, nobody has settled.
        """
        found = 0
        for n in self.path(self.at)[1:]:
            entry = self.record[n - 1]
            if entry.kind == DISPUTE:
                found = n if entry.text == about else found
            elif found and entry.kind in (RULING, SECOND) and self.is_official(entry.seat):
                ruled = int(entry.text) if entry.kind == SECOND else n
                if not self.is_open(found, self.positions[n].parent) and self.changes(ruled, about):
                    found = 0
            elif found and entry.kind == LEAVE and self.is_open(found, self.positions[n].parent):
                found = found if self.is_open(found, n) else 0
        return found

    def changes(self, ruled: int, about: str) -> bool:
        """Is a ruling that has been carried out about this?"""
        court = court_of(self.state)
        for precedent in court.precedents:
            if precedent.n == ruled and precedent.rule == about:
                return True
        return court.proposal(ruled) is None and read_for(self.state, self.record[ruled - 1].text).about == about

    def is_open(self, dispute: int, position: int) -> bool:
        """Does a dispute wait there? The ruling that answers it changes nothing about it afterwards."""
        return dispute in self.positions[position].disputes

    def dismissed(self, dispute: int, entries: list[int]) -> bool:
        """Has one of these entries closed a dispute with nothing changed?"""
        return dispute in [self.positions[n].dismissed for n in entries]

    def rule(self, seat: int, text: str) -> None:
        """An official rules, or proposes it to the others. What cannot be done is refused whole."""
        ruling = read_for(self.state, text)
        self.check_held(seat, ruling)
        self.enter(seat, RULING, ruling.spelled())
        self.carry_due()
        self.settle()

    def second(self, seat: int, proposal: int) -> None:
        """An official is for another's proposal."""
        found = court_of(self.state).proposal(proposal)
        if found is not None:
            self.check_held(found.seat, read_for(self.state, found.text))
        self.enter(seat, SECOND, str(proposal))
        self.carry_due()
        self.settle()

    def carry_due(self) -> None:
        """Officials have agreed to take play back: do that, and enter the rest of the ruling where it leads."""
        due = court_of(self.state).due
        if due is None:
            return
        ruling = read_for(self.state, due.text)
        others = [seat for seat in self.state.officials_here() if seat != due.seat and due.seconds >> seat & 1]
        agreed = ",".join([seat_name(seat) for seat in others]) if is_agreed(self.state, due) else TIME_OVER
        try:
            self.check_undo(due.seat, ruling)
            to, touched = undo_wanted(ruling)
            piles = touched_piles(self.game, self.state_at(to), self.crossed_entries(to)) if touched else []
        except Exception:  # noqa: BLE001  somebody has left since then, or whatever it is: play goes on all the same
            self.enter(due.seat, RULING, ruling.with_only(UPHOLD_OP, agreed).spelled())
            return
        after = ruling.with_first(" ".join([UNDONE_OP, str(to), *piles]), agreed)
        self.walk_back(due.seat, to, [])
        self.enter(due.seat, RULING, after.spelled())

    def seat_official(self, seat: int, agreed: list[int], player: str = "human") -> None:
        """All players agree that a new official sits down."""
        missing = [seat_name(other) for other in self.others(seat) if other not in agreed]
        if missing:
            raise IllegalChoice(f"a new official needs the consent of {', '.join(missing)}")
        needed = ",".join(seat_name(other) for other in self.others(seat))
        self.enter(seat, OFFICIAL, f"{player} agreed {needed}" if needed else player)

    # undo and redo

    def undo(self, seat: int, agreed: list[int]) -> None:
        """Take back this seat's last choice: free if nobody learned anything since, else all others must agree."""
        if not 0 <= seat < len(self.seats):
            raise NoUndo(f"{seat_word(seat)} does not sit at this table")
        if self.can_take_back(seat):
            self.back(seat)
            return
        position = self.before_last_choice(seat)
        if position < 0:
            raise NoUndo(f"{seat_word(seat)} has made no choice that could be taken back")
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
        self.check_earlier(position)
        self.go_to(seat, position, agreed, "to")
        self.undone.append(here)
        self.forget_redo()

    def check_earlier(self, position: int) -> None:
        if position == self.at or position not in self.path(self.at):
            raise NoUndo(f"entry {position} is not an earlier position of this line of play, which is at {self.at}")

    def host_points(self) -> list[int]:
        """The positions to which the host can take play back, the latest first."""
        since = self.positions[self.at].sealed_since
        found: list[int] = []
        later = self.at
        while later and self.record[later - 1].kind not in (LEAVE, OFFICIAL):
            later = self.positions[later].parent
            if since == NOT_SEALED or later < since:
                found.append(later)
        return found

    def host_back(self, position: int) -> None:
        """Whoever runs the server frees a table whose game does not go on: back to a position, and nobody is asked.

        Nothing brings play forward again to where it was stuck. What seats are giving in secret stays secret: there it
        goes back to before they began.
        """
        since = self.positions[self.at].sealed_since
        if since != NOT_SEALED and position >= since:
            raise NoUndo(f"{OPEN_CHOICES} since entry {since}, so play goes back to an earlier one than that")
        self.host_walk(position)
        self.settle()

    def host_walk(self, position: int) -> None:
        """The same, before luck speaks."""
        self.check_earlier(position)
        self.check_leavers(position)
        self.stand_at(NO_SEAT, position, f"to {position} {BY_HOST}")
        self.undone = []

    def redo(self, seat: int, agreed: list[int]) -> None:
        """Go forward again to where the last undo came from."""
        if self.is_official(seat):
            raise NoUndo(
                f"{seat_word(seat)} does not play; a ruling takes play back, and nothing brings it forward again"
            )
        if not self.undone:
            raise NoUndo("nothing was undone just now")
        self.go_to(seat, self.undone[-1], agreed, "redo to")
        self.undone.pop()
        self.forget_redo()

    def forget_redo(self) -> None:
        """Where sealed choices are made nothing is redone: what a seat gives would show by a redo that is gone."""
        if self.positions[self.at].sealed_since != NOT_SEALED:
            self.undone = []

    def back(self, seat: int, part: str = "") -> None:
        """Within a choice of several parts: take the last part back, freely. Over once another seat has stepped in.

        `part` names one of a sealed choice whose parts are in any order.
        """
        if not self.can_go_back(seat):
            raise NoUndo(f"{seat_word(seat)} is not in the middle of a choice")
        if part:
            self.play(seat, f"{TAKE_BACK_TEXT} {part}")
            return
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

    def consent(self, seat: int) -> int:
        """How a bot answers a vote among persons that its seat is asked in; NO_VOTE: it is asked something else.

        Bots never mind; but one that stands in for somebody cannot agree for them.
        """
        ask = waiting_ask(self.state)
        return ask.consent() if ask is not None and self.seats[seat].player.startswith("bot") else NO_VOTE

    # looking

    def offers(self) -> list[Offer]:
        """Every seat that may act now, with its options. Whoever looks at one state is given the same list."""
        if self.offered_in is not self.state:
            self.offered = pending(self.state)
            self.offered_in = self.state
        return self.offered

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

    def enact_entry(self, seat: int, kind: str, text: str, known_hash: str = "") -> None:
        """Do again what an entry of a saved record says. `known_hash`: where it leads, if that is believed."""
        self.known_hash = known_hash
        try:
            self.enact_again(seat, kind, text)
        finally:
            self.known_hash = ""

    def enact_again(self, seat: int, kind: str, text: str) -> None:
        if kind == UNDO:
            self.enact_undo(seat, text)
            return
        option = UNREAD
        if kind == TIMEOUT:
            option = self.game.codes.code(text)
            default = self.default(seat)
            if option != default:
                raise IllegalChoice(f"a time-out of {seat_word(seat)} takes '{self.game.codes.text(default)}'")
        if kind in (STOP, TAKEOVER):
            self.note(seat, kind, text)
        elif kind == DRAW:
            self.draw(seat, seats_named(text.removeprefix("agreed ")))
        elif kind == OFFICIAL:
            player, _, agreed = text.partition(" agreed ")
            self.seat_official(seat, seats_named(agreed), player)
        else:
            self.enter(seat, kind, text, option)

    def as_of(self, entry: int) -> Table:
        """The table as it stood after an entry: its record ends there."""
        twin = Table(self.game, self.settings, self.seats[: self.begun_with], None, self.position)
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
            twin.seats = self.seats[: len(known.players)]
        for done in self.record[len(twin.record) : entry]:
            twin.enact_entry(done.seat, done.kind, done.text)
        return twin

    def enact_undo(self, seat: int, text: str) -> None:
        words = text.split()
        redo = words[:1] == ["redo"]
        words = words[1:] if redo else words
        if self.is_official(seat) and words[2:] == ["ruled"]:
            words = words[:2]
        by_host = seat == NO_SEAT and words[2:] == [BY_HOST] and not redo
        if by_host:
            words = words[:2]
        shape = [words[0], *words[2:3]] if len(words) in (2, 4) else []
        position = number_in(words[1]) if shape in (["to"], ["to", "agreed"]) else None
        if position is None:
            raise NoUndo(f"undo '{text}' is not understood; write 'to N', 'redo to N' or 'to N agreed A,B'")
        agreed = seats_named(words[3]) if len(words) == 4 else []
        if by_host:
            self.host_walk(position)
        elif seat == NO_SEAT:
            raise NoUndo(f"undo '{text}' has no seat; without one it is the host's, who writes 'to N {BY_HOST}'")
        elif not redo:
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

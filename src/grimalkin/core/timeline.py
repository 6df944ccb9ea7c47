"""The line of play of a table: its record, the tree of positions that entries lead to, and going back in it."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.codes import takes_back
from grimalkin.core.engine import (
    Offer,
    advance,
    answers_open_to,
    apply_known,
    waiting_ask,
)
from grimalkin.core.errors import BadRuling, IllegalChoice, NoUndo
from grimalkin.core.events import Event, Log, seat_name
from grimalkin.core.game import Game
from grimalkin.core.judging import (
    bench_of,
    court_of,
    disputed_entry,
    fits_here,
    held_refusal,
    overdue,
    proposal_named,
    read_for,
    refusal,
    undo_wanted,
)
from grimalkin.core.luck import Luck, Scripted, Seeded
from grimalkin.core.past import (
    NOT_SEALED,
    Milestone,
    Milestones,
    Position,
    is_hidden_part,
    is_kept,
    open_choices,
)
from grimalkin.core.positions import start_state
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
    Entry,
    enact,
    time_out,
)
from grimalkin.core.rulings import UNDONE_OP, Ruling
from grimalkin.core.snapshot import state_hash
from grimalkin.core.state import OWN_PERSONS, State, seat_word
from grimalkin.core.wording import shortened

KEPT: Final = 64  # states that a table keeps for undo and redo
STRIDE: Final = 32  # entries between two of them, more where the game is long
OPEN_CHOICES: Final = "sealed choices are being made"
BY_HOST: Final = "hosted"  # of an undo that no seat made
UNREAD: Final = -10  # no option: the text of an entry has not been read yet


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


class Timeline:
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
        self.begun_with = len(seats)  # further officials may sit down later
        officials = game.officials(self.settings)
        self.player_count = len(seats) - officials  # officials sit behind them
        game.check_seats(self.player_count, officials)
        # None: luck is read from a record, and none is left to give. A seed is taken from its beginning, so that the
        # saved game can be checked by it.
        self.luck = Seeded(luck.seed) if isinstance(luck, Seeded) else luck
        self.players = [seat.player for seat in seats]  # who plays each seat now
        self.record: list[Entry] = []
        self.known_hash = ""  # of the state that the next entry leads to, where that need not be found out
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
        first = Position(0, self.state.stops, self.heard(), False, False, since, False, self.stretch(), self.disputes())
        self.positions = [first]

    def __repr__(self) -> str:
        return f"<Table of {self.game.id}: {len(self.seats)} seats, {len(self.record)} entries, {self.state!r}>"

    def enter(self, seat: int, kind: str, text: str, option: int = UNREAD) -> None:
        """Do what the entry says, and write it down. If it cannot be done, nothing has happened.

        `option` is what the text of a choice means, where that is known already.
        """
        self.check_seat(seat, kind)
        if kind in (DISPUTE, RULING, SECOND) and seat != NO_SEAT:
            self.check_official(seat, kind, text)
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
                answered = options is not None and (option in options or takes_back(option))  # else it stepped in
                # Where hands are hidden nobody may know that a seat had no choice: a free undo would tell.
                forced = self.game.no_hidden_information and options == [option]
            elif kind == TIMEOUT:
                time_out(state, seat, option, codes)
            else:
                enact(self.game, state, seat, kind, text, len(self.record) + 1)
        except Exception:
            self.heard()
            raise
        if kind == OFFICIAL:
            self.seats = [*self.seats, Seat(seat_name(len(self.seats)), text.split(maxsplit=1)[0])]
            self.players.append(self.seats[-1].player)
        old = self.state
        self.state = state
        learned = state.ledger != before or kind in (LUCK, CONCEDE, RULING, SECOND, DISPUTE, OFFICIAL, DRAW, LEAVE)
        if not answered or not is_kept(old, state, seat):
            self.asked_at = len(self.record) + 1
        since = self.sealed_from(old, state)
        hidden = answered and is_hidden_part(old, state, seat)
        told = self.heard()
        position = Position(self.at, state.stops, told, learned, forced, since, hidden, self.stretch(), self.disputes())
        position.dismissed = self.dismissed_by(old, position.disputes, kind, text)
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
        self.write(seat, kind, text, self.silent(self.at, since))

    def silent(self, position: int, since: int) -> Position:
        """What an entry leads to that tells nothing."""
        return Position(position, self.state.stops, [], False, False, since, False, self.stretch(), self.disputes())

    def check_seat(self, seat: int, kind: str) -> None:
        if not 0 <= seat < len(self.seats) and kind != LUCK and (kind != RULING or seat != NO_SEAT):
            raise IllegalChoice(f"{seat_word(seat)} does not sit at this table")
        if self.is_official(seat) and kind in (CONCEDE, DRAW, DISPUTE, OFFICIAL):
            raise IllegalChoice(f"{seat_word(seat)} does not play, so there can be no {kind} by it")
        if kind in (STOP, TAKEOVER, RULING) and self.state.result is not None:
            raise IllegalChoice(f"there can be no {kind} any more: the game is over")

    def write(self, seat: int, kind: str, text: str, position: Position) -> None:
        known = self.known_hash or state_hash(self.state)
        self.known_hash = ""
        self.record.append(Entry(len(self.record) + 1, seat, kind, text, known))
        self.positions.append(position)
        entry = len(self.record)
        if kind != UNDO and self.milestones.is_due(entry):  # an undo is not over yet
            self.milestones.add(Milestone(entry, self.state, self.at, self.asked_at, self.undone, self.players))

    def heard(self) -> list[Event]:
        lines = self.log.lines
        self.log.lines = []
        return lines

    def open_to(self, seat: int) -> list[int] | None:
        """What this seat can answer now. None: it is not asked."""
        if self.offered_in is not self.state:
            return answers_open_to(self.state, seat)
        for offer in self.offered:
            if offer.seat == seat and offer.options:
                return offer.options
        return None

    # going to other positions

    def go_to(self, seat: int, position: int, agreed: list[int], word: str) -> None:
        """Move to a position of the tree, with the consent that it needs."""
        if not 0 <= seat < len(self.seats):
            raise NoUndo(f"{seat_word(seat)} does not sit at this table")
        text = f"{word} {position}"
        self.check_leavers(position)
        bar = "" if self.is_official(seat) else self.undo_blocker(seat, position)
        if self.is_official(seat):
            self.check_reach(seat, position)
            text += " ruled"
        elif bar and self.state.officials_here():
            raise NoUndo(f"{bench_of(self.state).rule_of_consent}: {bar}, and officials take play back here")
        if bar:
            needed = self.others(seat)
            missing = [other for other in needed if other not in agreed]
            if missing:
                names = ", ".join(seat_name(other) for other in missing)
                raise NoUndo(f"{bar}, so going to entry {position} needs the consent of {names}")
            if needed:
                text += " agreed " + ",".join(seat_name(other) for other in needed)
        self.stand_at(seat, position, text)

    def stand_at(self, seat: int, position: int, text: str) -> None:
        """Be at a position, and write down how that came."""
        stops = self.state.stops
        self.state = self.state_at(position)
        self.state.stops = stops
        self.at = position
        self.asked_at = len(self.record) + 1
        since = self.positions[position].sealed_since
        self.write(seat, UNDO, text, self.silent(position, since))

    def check_leavers(self, position: int) -> None:
        for n in self.crossed(position):
            entry = self.record[n - 1]
            if entry.kind in (LEAVE, OFFICIAL):
                did = "left" if entry.kind == LEAVE else "had an official sit down"
                raise NoUndo(f"{seat_name(entry.seat)} {did} at entry {n}, and nobody goes back behind that")

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

    def crossed_entries(self, position: int) -> list[Entry]:
        return [self.record[n - 1] for n in self.crossed(position)]

    def is_own(self, seat: int, n: int) -> bool:
        """Was this entry made by the seat, or by another seat of the same person?"""
        other = self.record[n - 1].seat
        return other == seat or (other >= 0 and self.same_person(seat, other))

    def same_person(self, a: int, b: int) -> bool:
        return bool(self.seats[a].person) and self.seats[a].person == self.seats[b].person

    def others(self, seat: int) -> list[int]:
        """The seats whose consent counts: other people's who have not left. Bots never mind."""
        found: list[int] = []
        for other in range(self.player_count):
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
            enact(self.game, state, entry.seat, entry.kind, entry.text, entry.n)
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
        return [seat.deck for seat in self.seats[: self.player_count]]

    # officials

    def is_official(self, seat: int) -> bool:
        return self.player_count <= seat < len(self.seats)

    def stretch(self) -> int:
        bench = self.game.hooks.bench()
        return bench.stretch(self.state) if bench is not None else 0

    def disputes(self) -> tuple[int, ...]:
        """Those that wait."""
        return tuple([dispute.n for dispute in court_of(self.state).disputes]) if self.state.court is not None else ()

    def dismissed_by(self, before: State, waiting: tuple[int, ...], kind: str, text: str) -> int:
        """The dispute that an entry has closed with nothing changed: it was let be, or answered by 'uphold'; 0: none.

        Where the last official has left, nobody has decided.
        """
        closed = [n for n in self.positions[self.at].disputes if n not in waiting]
        if not closed or kind not in (CHOICE, TIMEOUT, RULING, SECOND):
            return 0
        said = text
        if kind == SECOND:
            said = self.record[int(text) - 1].text
        elif kind != RULING:
            found = overdue(before, closed[0])
            said = found.text if found is not None else ""
        return closed[0] if not said or read_for(before, said).lets_stand() else 0

    def check_official(self, seat: int, kind: str, text: str) -> None:
        """What only the record tells: how long ago something was, and whether an undo comes before."""
        if kind == DISPUTE:
            self.check_disputed(seat, text)
        elif kind == SECOND:
            proposal = proposal_named(self.state, text)
            ruling = read_for(self.state, proposal.text) if proposal is not None else None
            if ruling is not None and ruling.goes_back():
                self.check_undo(seat, ruling)
        elif kind == RULING:
            ruling = read_for(self.state, text)
            if ruling.agreed and not ruling.after_undo() and court_of(self.state).due is None:
                raise BadRuling(f"{bench_of(self.state).rule_of_seconds}: each official seconds a proposal in person")
            if ruling.goes_back():
                self.check_undo(seat, ruling)
            elif ruling.after_undo():
                said = f"to {ruling.operations[0].split()[1]} ruled"
                if not self.record or self.record[-1].kind != UNDO or self.record[-1].text != said:
                    raise BadRuling(f"'{ruling.operations[0]}': play has not been taken back just now; write 'undo'")

    def check_disputed(self, seat: int, about: str) -> None:
        """Only what there is, and what is not too long ago."""
        bench = bench_of(self.state)
        n = disputed_entry(about)
        if n >= 0:
            first = bench.since(self.state, seat)
            if not 0 < n <= len(self.record) or self.positions[n].stretch < first:
                raise IllegalChoice(f"{bench.rule_of_disputes}: entry {n} is too long ago, or not there")
        elif about not in self.state.card_names() and about not in self.game.rulebook().rules:
            raise IllegalChoice(f"{bench.rule_of_disputes}: '{shortened(about)}' is not a rule, a card or an entry")

    def check_held(self, seat: int, ruling: Ruling) -> None:
        """Whoever sends a ruling that would wait for a table point is told now what is wrong with it.

        Records are not asked: what was accepted once, and refused at its table point, stays as it was.
        """
        state = self.state
        n = len(self.record) + 1
        if waiting_ask(state) is None or seat not in state.officials_here():
            return
        if ruling.goes_back():
            to, _touched = undo_wanted(ruling)
            state = self.state_before(seat, to)
            ruling = ruling.with_first(f"{UNDONE_OP} {to}", "")
            n += 1
        said = held_refusal(state, seat, n, ruling) if not fits_here(state, ruling) else ""
        if said:
            raise BadRuling(said)

    def check_undo(self, seat: int, ruling: Ruling) -> None:
        """Can an official take play back, and do the rest of the ruling there?"""
        to, _touched = undo_wanted(ruling)
        there = self.state_before(seat, to)
        after = ruling.with_first(f"{UNDONE_OP} {to}", "")
        said = refusal(there, seat, len(self.record) + 2, after) if fits_here(there, after) else ""
        if said:
            raise BadRuling(said)

    def state_before(self, seat: int, position: int) -> State:
        """The state that an official takes play back to."""
        self.check_reach(seat, position)
        there = self.state_at(position)
        if waiting_ask(there) is None:
            raise NoUndo(f"{bench_of(there).rule_of_undo}: luck was about to speak after entry {position}")
        return there

    def undo_points(self) -> list[int]:
        """The positions to which an official can take play back, the latest first."""
        bench = bench_of(self.state)
        reach = bench.reach(self.state)
        found: list[int] = []
        later = self.at
        while later and self.record[later - 1].kind not in (LEAVE, OFFICIAL):
            position = self.positions[later].parent
            if self.positions[position].stretch < reach:
                break
            if self.record[later - 1].kind != LUCK:  # else luck was about to speak
                found.append(position)
            later = position
        return found

    def check_reach(self, seat: int, position: int) -> None:
        """Can an official take play back to a position?"""
        bench = bench_of(self.state)
        if position == self.at or position not in self.path(self.at):
            raise NoUndo(f"{bench.rule_of_undo}: entry {position} is not an earlier position of this line of play")
        if self.positions[position].stretch < bench.reach(self.state):
            raise NoUndo(f"{bench.forbids_undo(self.state)}: entry {position} is too long ago")
        self.check_leavers(position)

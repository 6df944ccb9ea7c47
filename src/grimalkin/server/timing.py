"""Time at a table: clocks, windows that close by themselves, pauses, and when bots may choose."""

from __future__ import annotations

import math
from collections.abc import Sequence

from grimalkin.core.bench import Hearing
from grimalkin.core.engine import waiting_ask
from grimalkin.core.judging import court_of
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import CHOICE, TIMEOUT, UNDO
from grimalkin.core.snapshot import stable_name
from grimalkin.server.clocks import Clocks, read_skip
from grimalkin.server.refusals import Refused
from grimalkin.server.sitting import Sitting
from grimalkin.server.storage.schema import PERSON
from grimalkin.server.storage.store import EntryRow, TalkRow

NO_HEARING = (0, "", 0)
ENDING = (CHOICE, TIMEOUT, UNDO)  # entries after which officials are asked anew
AUTO_PASS_WAIT = 1.5  # seconds before a window is passed automatically in games with secrets, whatever the hand


class Timing:
    """The time of one table. It follows from the record and the talk."""

    def __init__(self, sitting: Sitting, stand_in: float = 0.0) -> None:
        """`stand_in`: seconds that a bot in somebody's place takes for each choice."""
        self.sitting = sitting
        self.stand_in = stand_in
        seats = SPECTATOR  # as many as there can be: officials may sit down later
        self.clocks = Clocks(sitting.row.clock, seats)
        self.clocks_at = 0  # the wait that clocks run for
        self.paused = False
        self.paused_at = 0.0
        self.asleep = False
        self.asleep_at = 0.0
        self.slept: dict[int, float] = {}  # by version: seconds of pauses while its window stood open
        self.counts: dict[int, tuple[int, ...]] = {0: (0,) * seats}  # by position: choices that led there
        self.furthest = [0] * seats  # by seat: the most of its choices on any line of play
        self.all_extended: dict[int, list[int]] = {}  # by version: seats that asked for more time
        self.hearing = NO_HEARING  # the wait for officials that stands, and since when
        self.heard_at = 0.0
        self.disputer = -1  # who raised the dispute that is heard
        self.hearings = 0  # how many there were

    # windows

    def timer(self) -> tuple[int, int]:
        """Seconds of the present window and of a hold; (0, 0): no timer runs."""
        if self.sitting.table is None or not self.sitting.is_playing or self.sitting.row.clock.kind == "correspondence":
            return (0, 0)
        return self.sitting.game.timed(self.sitting.table.state, self.sitting.row.settings)

    def wait_at(self) -> float:
        """When the present wait began: never yet, while the entry that leads to it is not written."""
        if self.sitting.version > len(self.sitting.times):
            return math.inf
        if self.hearing != NO_HEARING:
            return self.heard_at
        if self.sitting.version <= self.sitting.begun_at:
            return self.sitting.row.started_at or 0.0
        return self.sitting.times[self.sitting.version - 1]

    def waited_from(self) -> float:
        """When the present wait would have begun if the game had never stood still in it."""
        return self.wait_at() + self.slept.get(self.wait(), 0.0)

    def wait(self) -> int:
        """The number of the present wait. Officials who rule, and those who dispute, leave that for officials as it is:
        nobody gains time by it."""
        return -self.hearings if self.hearing != NO_HEARING else self.sitting.version

    def look(self, at: float, rows: Sequence[EntryRow] = ()) -> None:
        """After these entries: do all wait for officials, and is it the wait that it was before?"""
        table = self.sitting.played
        kinds = [row.kind for row in rows]
        ask = waiting_ask(table.state)
        found = NO_HEARING
        goes_on: tuple[str, ...] = ENDING
        asked = self.sitting.asked()
        if ask is not None and asked and all(table.is_official(seat) for seat in asked):
            dispute = 0
            if isinstance(ask, Hearing):
                dispute = ask.dispute
                goes_on = (UNDO,)
            found = (len(table.state.agenda), stable_name(type(ask)), dispute)
        heard = self.hearing[2]
        if heard and found[2] != heard and table.dismissed(heard, [row.n for row in rows]):
            self.clocks.charge(self.disputer, at - self.waited_from())
        if found != self.hearing or any(kind in goes_on for kind in kinds):
            self.hearings += found != NO_HEARING
            self.heard_at = at
        self.hearing = found
        raised = court_of(table.state).dispute(found[2])
        self.disputer = raised.seat if raised is not None else -1

    def window_end(self) -> float | None:
        """When the present window closes by itself."""
        seconds, more = self.timer()
        if not seconds or self.paused or self.sitting.is_bots_only:  # bots need no window: they answer, or are replaced
            return None
        return self.waited_from() + seconds + more * len(self.extended)

    @property
    def extended(self) -> list[int]:
        """Seats that have asked for more time in the present window."""
        return self.all_extended.get(self.sitting.version, [])

    def add_time(self, person: str, seat: int, now: float) -> TalkRow:
        if not self.timer()[1]:
            raise Refused("not_allowed", "There is no window with a timer now.")
        if seat not in self.sitting.asked():
            raise Refused("not_asked", "You are not asked in this window.")
        if seat in self.extended:
            raise Refused("not_allowed", "You have asked for more time in this window already.")
        return TalkRow(0, now, person, seat, "hold", str(self.sitting.version))

    def auto_pass_at(self) -> float:
        """When windows are passed automatically. Where hands are hidden all wait alike: a quick pass would tell."""
        return 0.0 if self.sitting.game.no_hidden_information else self.waited_from() + AUTO_PASS_WAIT

    def bot_at(self) -> float:
        """When a bot may choose: at once, or in a race after the people have had half of the time.

        In somebody's place it takes its time: nobody should find the game over who let it play for a moment.
        """
        seconds, _ = self.timer()
        people = any(not self.sitting.is_bot(seat) for seat in self.sitting.asked())
        if seconds and people:
            return self.waited_from() + seconds / 2
        seat = self.sitting.bot_asked()
        return (
            self.waited_from() + self.stand_in if seat is not None and self.sitting.seats[seat].kind == PERSON else 0.0
        )

    # clocks

    def goes_further(self, row: EntryRow) -> bool:
        """Has the seat never made so many choices on one line of play? Taking back and choosing again earns no time."""
        made = self.choices_to(row.n)[row.seat]
        if made <= self.furthest[row.seat]:
            return False
        self.furthest[row.seat] = made
        return True

    def choices_to(self, position: int) -> tuple[int, ...]:
        """How many choices of each seat lead to a position."""
        table = self.sitting.played
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
        if not self.paused and not self.asleep and self.timer() == (0, 0):
            thinking = [seat for seat in self.sitting.asked() if not self.sitting.is_bot(seat)]
        self.clocks.run(thinking, anew, turning)

    # what the talk says of it

    def begin(self, at: float) -> None:
        """The game begins: somebody may be asked before there is any entry, or after another table's."""
        self.clocks = Clocks(self.sitting.row.clock, SPECTATOR)
        self.clocks.pass_time(at)
        self.hearing = NO_HEARING  # that of another table, which this one goes on from, has not begun here
        self.look(at)
        self.clocks_at = self.wait()
        self.run_clocks(True)

    def pause(self, on: bool, at: float) -> None:
        """The game stands still, or goes on."""
        self.clocks.pass_time(at)
        self.paused = on
        if on:
            self.paused_at = at
        elif self.sitting.table is not None:
            self.sleep(at - max(self.paused_at, self.wait_at()))
        self.run_clocks(False)

    def skip(self, text: str) -> float:
        """Nobody could use some time. Returns the seconds by which the clock has moved on."""
        skip = read_skip(text)
        moved = self.clocks.skip(skip.begin, skip.end)
        if self.asleep:
            return 0.0  # all of it is slept
        if self.sitting.table is not None and not self.paused:  # in a pause that is slept anyway
            self.sleep(moved)
        return moved

    def fall_asleep(self, at: float) -> None:
        """What the table needs is not here."""
        self.clocks.pass_time(at)
        self.asleep = True
        self.asleep_at = at
        self.run_clocks(False)

    def wake(self, at: float) -> float:
        """It is here again. Returns the seconds that were slept."""
        self.clocks.pass_time(at)
        self.asleep = False
        if self.sitting.table is not None and not self.paused:
            self.sleep(at - max(self.asleep_at, self.wait_at()))
        self.run_clocks(False)
        return at - self.asleep_at

    def sleep(self, seconds: float) -> None:
        """The present window stood still for so long, or the clock was set by so much."""
        self.slept[self.wait()] = self.slept.get(self.wait(), 0.0) + seconds

    def time_added(self, row: TalkRow) -> None:
        self.all_extended.setdefault(int(row.text), []).append(row.seat)

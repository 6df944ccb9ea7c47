"""Random play that looks for faults of the rules: crashes, dead ends, games that never end, states that do not reload.

A trial is made of a game and a seed and of nothing else, so the same seed plays the same game again.
"""

from __future__ import annotations

import contextlib
import time
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from grimalkin.core import saved
from grimalkin.core.engine import Offer
from grimalkin.core.errors import BadRuling, BadSetup, DeadEnd, IllegalChoice, NoUndo
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import RULING, SECOND
from grimalkin.core.snapshot import snapshot, state_hash
from grimalkin.core.table import Seat, Table
from grimalkin.core.view import view_json

T = TypeVar("T")

RULINGS = 8  # in a hundred acts, where officials sit at the table
UNDOS = 20  # a game; more would only make it long
RELOADS = 2  # a game before its end, for each plays all of it again
DRAWS = 20  # of settings: some values do not go together
TRACE = 12  # the last lines of a traceback are enough to find the place

CRASH, DEAD_END, RUNAWAY, RELOAD, UNDONE, REFUSED = "crash", "dead end", "runaway", "reload", "undo", "refusal"


class Find(msgspec.Struct):
    """One fault, with all that is needed to see it again."""

    game: str
    seed: int
    kind: str
    error: str
    doing: str
    again: str
    settings: dict[str, str]
    seats: int
    entries: int
    trace: list[str]
    saved: list[str]  # the lines of the saved game up to the fault; none if the fault keeps it from being saved


class Fault(Exception):
    """What a trial noticed although no rule raised anything."""

    def __init__(self, kind: str, error: str) -> None:
        super().__init__(error)
        self.kind = kind


class Trial:
    """One random game at a table."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.dice: Luck = Seeded(seed ^ 0x6A09E667F3BCC908)  # the trial's own; the table's luck is apart from it
        self.settings: dict[str, str] = {}
        self.seats = 0
        self.table: Table | None = None
        self.undos = 0
        self.reloads = 0
        self.entries = 0
        self.doing = "setting up"
        self.refusal = ""

    def text(self) -> str:
        """All that was played; empty: no table was ever laid."""
        return saved.to_text(self.table) if self.table is not None else ""

    def run(self) -> Find | None:
        """Play to the end; the fault that was met, if any."""
        try:
            self.play()
        except Exception as error:  # noqa: BLE001  whatever a rule raises here is what this looks for
            return self.find(error)
        return None

    def play(self) -> None:
        # what ends a game nobody watches is not for luck to take away
        free = [setting for setting in self.game.settings if not setting.unattended]
        counts: list[int] = []
        for _draw in range(DRAWS):
            self.settings = self.game.unattended({setting.name: self.any_of(setting.values) for setting in free})
            counts = self.seat_counts()
            if counts:
                break
        if not counts:
            fewest, most = self.game.seats
            raise Fault(REFUSED, f"no number of seats from {fewest} to {most} is taken: {self.refusal}")
        self.seats = self.any_of(counts)
        # now and then two seats are one person's, and undo as one
        people = ["", "", "same"] if self.chance(20) else [""]
        decks = self.decks()
        seats = [Seat(seat_name(i), "human", decks[i], self.any_of(people)) for i in range(self.seats)]
        officials = self.game.officials(self.game.full_settings(self.settings))
        seats += [Seat(seat_name(self.seats + i), "human") for i in range(officials)]
        table = Table(self.game, self.settings, seats, Seeded(self.seed))
        self.table = table
        self.doing = "first luck"
        table.settle()
        while self.table.state.result is None:
            self.act(self.table)
            self.check_length(self.table)
        self.doing = "looking at the end"
        self.reload(self.table)

    def seat_counts(self) -> list[int]:
        """The numbers of seats that the game takes with these settings; `refusal` says why it takes no others."""
        fewest, most = self.game.seats
        counts: list[int] = []
        for count in range(fewest, most + 1):
            try:
                self.game.new(self.settings, [""] * count)
            except BadSetup as error:
                self.refusal = str(error)
            else:
                counts.append(count)
        return counts

    def decks(self) -> list[str]:
        """A text a seat, where decks are brought: any by luck, a ready one that nobody else has, or none."""
        found = [""] * self.seats
        if not self.game.takes_decks:
            return found
        full = self.game.full_settings(self.settings)
        ready = [deck.text for deck in self.game.ready_decks() if not self.game.deck_fault(self.settings, deck.text)]
        for i in range(self.seats):
            roll = self.dice.below(4)
            if roll < 2:
                found[i] = self.game.random_deck(full, self.dice)
            elif roll == 2 and ready:
                found[i] = ready.pop(self.dice.below(len(ready)))
        return found

    def act(self, table: Table) -> None:
        """Something that can happen at a table."""
        self.doing = "asking who may act"
        offers = table.offers()
        if table.state.officials and self.chance(RULINGS):
            self.judge(table)
            return
        roll = self.dice.below(1000)
        if roll < 30:
            self.undo(table)
        elif roll < 45:
            self.redo(table)
        elif roll < 60:
            self.stop(table)
        elif roll < 70:
            if self.reloads < RELOADS:
                self.reloads += 1
                self.reload(table)
        elif roll < 80:
            self.refused(table, offers)
        elif roll < 82:
            seat = self.dice.below(self.seats)
            self.doing = f"seat {seat} concedes"
            with contextlib.suppress(IllegalChoice):  # a game may allow it only now and then
                table.concede(seat)
        elif roll < 110:
            seat = self.any_of([offer.seat for offer in offers if offer.options])
            self.doing = f"seat {seat} times out"
            table.timeout(seat)
        elif roll < 160:
            self.interrupt(table, offers)
        elif roll < 190:
            self.back(table, offers)
        else:
            self.choose(table, offers)

    def judge(self, table: Table) -> None:
        """Something that officials do, or players who dispute; now and then one takes play back, comes or goes."""
        here = table.state.officials_here()
        before = snapshot(table.state)
        roll = self.dice.below(100)
        try:
            if roll < 15 and here and self.undos < UNDOS:
                self.undos += 1
                to = max(0, table.at - 1 - self.dice.below(30))
                text = f"fun: undo {to} {self.any_of(['none', 'touched'])}; note again"
                self.doing = f"seat {here[0]} rules '{text}'"
                table.rule(here[0], text)
            elif roll < 17 and here:
                self.doing = f"seat {here[-1]} leaves"
                table.leave(here[-1])
            elif roll < 20:
                self.doing = "a new official sits down"
                table.seat_official(0, list(range(self.seats)))
            else:
                self.dispute_or_rule(table)
        except (BadRuling, IllegalChoice, NoUndo):
            self.check_same(table, before)

    def dispute_or_rule(self, table: Table) -> None:
        entry = self.game.random_entry(table.state, self.dice)
        if entry is None:
            return
        seat, kind, text = entry
        self.doing = f"seat {seat}: {kind} '{text}'"
        if kind == RULING:
            table.rule(seat, text)
        elif kind == SECOND:
            table.second(seat, int(text))
        else:
            table.dispute(seat, text)

    def choose(self, table: Table, offers: list[Offer]) -> None:
        """Any seat that is asked, not the first in asking order: people answer as they like."""
        offer = self.any_of([offer for offer in offers if offer.options])
        self.say(table, offer.seat, self.any_of(offer.options))

    def interrupt(self, table: Table, offers: list[Offer]) -> None:
        standing = [offer for offer in offers if offer.standing]
        if standing:
            offer = self.any_of(standing)
            self.say(table, offer.seat, self.any_of(offer.standing))
        else:
            self.choose(table, offers)

    def say(self, table: Table, seat: int, option: int) -> None:
        text = self.game.codes.text(option)
        self.doing = f"seat {seat} chooses '{text}'"
        table.play(seat, text)

    def back(self, table: Table, offers: list[Offer]) -> None:
        can = [offer.seat for offer in offers if table.can_go_back(offer.seat)]
        if can and self.undos < UNDOS:
            self.undos += 1
            seat = self.any_of(can)
            self.doing = f"seat {seat} goes back"
            table.back(seat)
            self.check_undo(table)
        else:
            self.choose(table, offers)

    def undo(self, table: Table) -> None:
        if self.undos == UNDOS:
            return
        self.undos += 1
        seat = self.dice.below(self.seats)
        # without consent only what is free may be undone
        agreed = [] if self.chance(50) else list(range(self.seats))
        self.doing = f"seat {seat} undoes with the consent of {agreed}"
        before = snapshot(table.state)
        try:
            table.undo(seat, agreed)
        except NoUndo:
            self.check_same(table, before)
        else:
            self.check_undo(table)

    def redo(self, table: Table) -> None:
        if not table.undone:
            return
        seat = self.dice.below(self.seats)
        self.doing = f"seat {seat} redoes"
        before = snapshot(table.state)
        try:
            table.redo(seat, list(range(self.seats)))
        except NoUndo:
            if not table.state.officials:  # they alone take play back or forward where they sit
                raise
            self.check_same(table, before)
        else:
            self.check_undo(table)

    def stop(self, table: Table) -> None:
        if self.game.windows:
            seat = self.dice.below(self.seats)
            window = self.any_of(self.game.windows)
            self.doing = f"seat {seat} sets its stop at {window}"
            table.stop(seat, window, self.chance(70))

    def refused(self, table: Table, offers: list[Offer]) -> None:
        """A choice that is not offered is refused by its own error and changes nothing."""
        seat = self.dice.below(self.seats)
        option = self.any_of(self.game.codes.used())
        if any(offer.seat == seat and option in offer.options + offer.standing for offer in offers):
            return
        text = self.game.codes.text(option)
        self.doing = f"seat {seat} tries '{text}', which is not offered"
        before = snapshot(table.state)
        try:
            table.play(seat, text)
        except IllegalChoice:
            self.check_same(table, before)
        else:
            raise Fault(REFUSED, f"seat {seat} was not offered '{text}' and could choose it")

    def reload(self, table: Table) -> None:
        """Save, load, compare, and go on with what was loaded."""
        self.doing = "saving and loading"
        text = saved.to_text(table)
        twin = saved.from_text(text, {self.game.id: self.game})
        if snapshot(twin.state) != snapshot(table.state):
            raise Fault(RELOAD, f"the state differs after saving and loading: {difference(table, twin)}")
        if saved.to_text(twin) != text:
            raise Fault(RELOAD, "the record differs after saving and loading")
        for seat in (*range(len(table.seats)), SPECTATOR):
            if view_json(twin.view(seat)) != view_json(table.view(seat)):
                raise Fault(RELOAD, f"the view of seat {seat} differs after saving and loading")
        self.table = twin

    # checks

    def check_same(self, table: Table, before: str) -> None:
        if snapshot(table.state) != before:
            raise Fault(REFUSED, "something was refused and the state changed all the same")

    def check_undo(self, table: Table) -> None:
        """The state at a position is what it was when the game was there before, but for the stops, which stay."""
        state = table.state.copy()
        state.stops = table.positions[table.at].stops
        if table.at and state_hash(state) != table.record[table.at - 1].hash:
            raise Fault(UNDONE, f"going to entry {table.at} gave another state than the first time")

    def check_length(self, table: Table) -> None:
        self.entries = len(table.record)
        length = len(table.path(table.at)) - 1  # what was undone does not make a game longer
        if length > self.game.longest:
            raise Fault(RUNAWAY, f"{length} entries lead here; a game has at most {self.game.longest}")

    # luck of the trial

    def chance(self, percent: int) -> bool:
        return self.dice.below(100) < percent

    def any_of(self, items: list[T]) -> T:
        return items[self.dice.below(len(items))]

    # what was found

    def find(self, error: Exception) -> Find:
        kind = CRASH
        if isinstance(error, Fault):
            kind = error.kind
        elif isinstance(error, DeadEnd):
            kind = DEAD_END
        words = str(error) if isinstance(error, (Fault, DeadEnd)) else f"{type(error).__name__}: {error}"
        trace = [] if isinstance(error, Fault) else "".join(traceback.format_exception(error)).splitlines()[-TRACE:]
        lines: list[str] = []
        entries = 0
        if self.table is not None:
            entries = len(self.table.record)
            try:
                lines = saved.to_text(self.table).splitlines()
            except Exception as second:  # noqa: BLE001  the fault itself may keep the game from being saved
                trace.append(f"the record could not be saved: {type(second).__name__}: {second}")
        again = f"grimalkin fuzz --game {self.game.id} --games 1 --seed {self.seed}"
        return Find(
            self.game.id,
            self.seed,
            kind,
            words,
            self.doing,
            again,
            self.settings,
            self.seats,
            entries,
            trace,
            lines,
        )


def difference(one: Table, other: Table) -> str:
    """The first place where two states differ, with a little around it."""
    left = snapshot(one.state)
    right = snapshot(other.state)
    at = next((i for i, (a, b) in enumerate(zip(left, right)) if a != b), min(len(left), len(right)))
    return f"...{left[max(0, at - 30) : at + 30]}... became ...{right[max(0, at - 30) : at + 30]}..."


# many trials


def trials(
    games: Mapping[str, Game], seed: int, count: int | None, seconds: float | None
) -> Iterator[tuple[Trial, Find | None]]:
    """Play the games in turn, each with the next seed, until `count` were played or `seconds` have passed."""
    turn = list(games.values())
    end = None if seconds is None else time.monotonic() + seconds
    played = 0
    while (count is None or played < count) and (end is None or time.monotonic() < end):
        trial = Trial(turn[played % len(turn)], seed + played)
        yield trial, trial.run()
        played += 1


def keep(find: Find, folder: Path) -> Path:
    """Write a find to a file named by its game and seed."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{find.game}-{find.seed}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(find), indent=2) + b"\n")
    return path

"""A process that plays many games at once and asks what the network would choose.

It has two groups of tables: while one waits for the network the other is played.
"""

from __future__ import annotations

import random
import signal
import traceback
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import NamedTuple

import numpy as np

from grimalkin.core.errors import GrimalkinError
from grimalkin.lab.catalogue import games_named
from grimalkin.lab.driver import mixed
from grimalkin.lab.workers import STOPS, end_with_parent
from grimalkin.learn.arrays import Arrays, arrays_of
from grimalkin.learn.tables import BEFORE, NOW, Job, Kind, Room, Sitting, Table
from grimalkin.players.learned.batch import Batch
from grimalkin.players.learned.encode import Encoding
from grimalkin.players.learned.weights import Array

STOP = "stop"  # what ends a job
FAILURES = (GrimalkinError, AssertionError, IndexError, KeyError, ValueError)  # that a game may end with


class Over(NamedTuple):
    """A game that has ended at a table; no results: it failed, and `error` says how."""

    table: int
    results: list[int]
    players: list[str]
    seat: int
    seed: int
    waits: int
    error: str = ""


class Question(NamedTuple):
    """What the network would choose at some tables, and what it thinks of them."""

    group: int
    words: list[str]  # that came up since the last message
    arrays: Arrays
    tables: list[int]
    seats: list[int]
    before: list[bool]  # an older network is asked
    over: list[Over]


class Watched(NamedTuple):
    """A whole game of another player: its positions, what was chosen (-1: it strayed or looked on), who won."""

    words: list[str]
    arrays: Arrays
    chosen: Array
    results: Array


class Failed(NamedTuple):
    """The worker cannot go on."""

    why: str


class Done(NamedTuple):
    """The job is done."""

    errors: int


class Group:
    """Some tables of a worker."""

    def __init__(self, worker: Worker, job: Job, sittings: Iterator[Sitting], number: int) -> None:
        self.worker = worker
        self.job = job
        self.sittings = sittings
        self.number = number
        self.tables: list[Table | None] = [None] * job.tables
        self.asked: list[Table | None] = []  # by position of the question; none: somebody only looks on
        self.luck = random.Random(mixed(worker.kind.seed, worker.number, number))

    def ask(self) -> Question | None:
        """Play every table to its next decision. None: nothing is left to play."""
        batch = Batch()
        over: list[Over] = []
        tables: list[int] = []
        seats: list[int] = []
        before: list[bool] = []
        self.asked = []
        for place in range(len(self.tables)):
            table = self.going(place, over)
            if table is None:
                continue
            self.worker.read(table, table.seat, table.options, table.standing, batch)
            self.asked.append(table)
            tables.append(place)
            seats.append(table.seat)
            before.append(table.sitting.players[table.seat] == BEFORE)
            other = table.other_seat()
            looks_on = other != table.seat and table.sitting.players[other] == NOW
            if looks_on and self.luck.random() < self.job.onlooking:
                self.worker.read(table, other, [], [], batch)
                self.asked.append(None)
                tables.append(place)
                seats.append(other)
                before.append(False)
        if not tables and not over:
            return None
        return Question(self.number, self.worker.new_words(), arrays_of(batch), tables, seats, before, over)

    def going(self, place: int, over: list[Over]) -> Table | None:
        """The table at a place, with a decision to make; new games are begun where one is over."""
        table = self.tables[place]
        while True:
            if table is None:
                sitting = next(self.sittings, None)
                if sitting is None:
                    break
            else:
                sitting = table.sitting
            try:
                if table is None:
                    table = Table(self.worker.room, sitting)
                if table.run():
                    break
                results, error = table.results(), ""
            except FAILURES as failure:
                self.worker.errors += 1
                results, error = [], repr(failure)
            waits = 0 if table is None else table.waits
            over.append(Over(place, results, sitting.players, sitting.seat, sitting.seed, waits, error))
            table = None
        self.tables[place] = table
        return table

    def answer(self, chosen: list[int]) -> None:
        for table, place in zip(self.asked, chosen, strict=True):
            if table is not None:
                table.answer(place)


class Worker:
    """What one process does."""

    def __init__(self, line: Connection, kind: Kind, number: int) -> None:
        self.line = line
        self.kind = kind
        self.number = number
        self.game = games_named([kind.game])[kind.game]
        self.room = Room(kind, self.game)
        self.encoding = Encoding(self.game)
        self.told = 0  # words that the other side knows
        self.errors = 0
        self.watched = 0

    def read(self, table: Table, seat: int, options: list[int], standing: list[int], batch: Batch) -> None:
        self.encoding.read(self.game.mask(table.state, seat), seat, options, standing, batch)

    def new_words(self) -> list[str]:
        found = self.encoding.words.texts[self.told :]
        self.told += len(found)
        return found

    def work(self) -> None:
        while True:
            job = self.line.recv()
            if job is None:
                return
            if not isinstance(job, Job):  # it was told to stop when all was done
                continue
            if job.what == "watch":
                self.watch(job)
            else:
                self.play(job)
            self.line.send(Done(self.errors))

    def watch(self, job: Job) -> None:
        """Games of another player, each as one message, until told to stop."""
        luck = random.Random(mixed(self.kind.seed, self.number, self.watched))
        for sitting in self.room.sittings(job, self.number + 1_000_000 * (1 + self.watched)):
            self.watched += 1
            try:
                self.line.send(self.watched_game(Table(self.room, sitting), job, luck))
            except FAILURES:
                self.errors += 1
            if self.line.poll():
                self.line.recv()
                return

    def watched_game(self, table: Table, job: Job, luck: random.Random) -> Watched:
        batch = Batch()
        seats: list[int] = []
        chosen: list[int] = []
        while table.next_choice():
            player = table.players[table.seat]
            assert player is not None
            strays = luck.random() < job.straying
            option = table.stray() if strays else table.by(player)
            self.read(table, table.seat, table.options, table.standing, batch)
            seats.append(table.seat)
            chosen.append(-1 if strays else table.place_of(option))
            other = table.other_seat()
            if other != table.seat and luck.random() < job.onlooking:
                self.read(table, other, [], [], batch)
                seats.append(other)
                chosen.append(-1)
            table.take(option)
        results = table.results()
        won = np.array([results[seat] for seat in seats], np.int8)
        return Watched(self.new_words(), arrays_of(batch), np.array(chosen, np.int32), won)

    def play(self, job: Job) -> None:
        sittings = self.room.sittings(job, self.number)
        groups = [Group(self, job, sittings, number) for number in range(2)]
        waiting = sum(self.send(group.ask()) for group in groups)
        while waiting:
            answer = self.line.recv()
            if answer == STOP:
                return
            number, chosen = answer
            groups[number].answer(chosen)
            waiting += self.send(groups[number].ask()) - 1

    def send(self, question: Question | None) -> int:
        if question is None:
            return 0
        self.line.send(question)
        return 1


def work(line: Connection, kind: Kind, number: int) -> None:
    end_with_parent()
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)  # whoever learns decides when to stop
    try:
        Worker(line, kind, number).work()
    except (EOFError, OSError):
        return
    except Exception:  # noqa: BLE001  it is told and ends the run there
        line.send(Failed(traceback.format_exc()))

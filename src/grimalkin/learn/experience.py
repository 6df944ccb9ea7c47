"""What self-play brings in: positions, what was chosen there, and how much better it was than expected."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np

from grimalkin.learn.arrays import Arrays, joined
from grimalkin.learn.tables import NOW
from grimalkin.learn.worker import Over, Question
from grimalkin.players.learned.weights import Array

ONLOOKER = -1  # chosen by who only looks on


class Lesson(NamedTuple):
    """Decisions to learn from: their places among the positions, what was chosen, and what it was worth."""

    arrays: Arrays
    places: Array
    chosen: Array
    logs: Array  # the logarithm of the share that the choice had
    gains: Array  # how much better it was than expected
    returns: Array  # what the position was worth, from -1 to 1
    expected: Array


class Experience:
    """One round of self-play. A seat's positions of a game are one stream."""

    def __init__(self, discount: float) -> None:
        self.discount = discount
        self.parts: list[Arrays] = []
        self.chosen: list[int] = []
        self.logs: list[Array] = []
        self.worths: list[Array] = []
        self.streams: dict[tuple[int, int, int, int], list[int]] = {}  # by worker, group, table and seat
        self.closed: list[tuple[list[int], float]] = []  # streams, and what they came to
        self.positions = 0
        self.decisions = 0
        self.games = 0
        self.failed = 0
        self.errors: Counter[str] = Counter()
        self.waits = 0
        self.scores: dict[str, list[float]] = {}  # against others: points and games

    def close(self, worker: int, question: Question) -> None:
        """Games that are over: their streams came to something."""
        for over in question.over:
            for seat in range(len(over.players)):
                places = self.streams.pop((worker, question.group, over.table, seat), None)
                if places and over.results:
                    self.closed.append((places, float(over.results[seat])))
            self.note(over)

    def note(self, over: Over) -> None:
        if not over.results:
            self.failed += 1
            self.errors[over.error] += 1
            return
        self.games += 1
        self.waits += over.waits
        others = {word for word in over.players if word != NOW}
        for other in others:
            told = self.scores.setdefault(other, [0.0, 0])
            told[0] += (over.results[over.seat] + 1) / 2
            told[1] += 1

    def add(self, worker: int, question: Question, chosen: Array, logs: Array, chances: Array) -> None:
        if not question.tables:
            return
        self.parts.append(question.arrays)
        self.logs.append(logs)
        self.worths.append(2 * chances - 1)
        for i in range(len(question.tables)):
            acts = question.arrays.options[i] > 0
            self.chosen.append(int(chosen[i]) if acts else ONLOOKER)
            if not question.before[i]:
                stream = (worker, question.group, question.tables[i], question.seats[i])
                self.streams.setdefault(stream, []).append(self.positions + i)
                self.decisions += bool(acts)
        self.positions += len(question.tables)

    def lesson(self) -> Lesson | None:
        """What there is to learn. Of games that go on, the last position says what is to come."""
        if not self.parts:
            return None
        worth = np.concatenate(self.worths)
        ended = list(self.closed)
        for places in self.streams.values():
            if len(places) > 1:
                ended.append((places[:-1], float(worth[places[-1]])))
        if not ended:
            return None
        rows: list[int] = []
        gains: list[float] = []
        for places, result in ended:
            own = worth[places]
            steps = (np.append(own[1:], result) - own).tolist()
            running = 0.0
            gained = [0.0] * len(steps)
            for i in range(len(steps) - 1, -1, -1):
                running = steps[i] + self.discount * running
                gained[i] = running
            rows += places
            gains += gained
        places_of = np.array(rows, np.int64)
        gain = np.array(gains, np.float32)
        expected = worth[places_of].astype(np.float32)
        return Lesson(
            joined(self.parts),
            places_of,
            np.array(self.chosen, np.int64)[places_of],
            np.concatenate(self.logs)[places_of],
            gain,
            np.clip(expected + gain, -1, 1),
            expected,
        )

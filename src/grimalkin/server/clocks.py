"""Clocks: what time each seat has left. It follows from the times of the record, so every worker finds the same.

Time that nobody could use, because no server was there or its clock was set, is a line of the talk: a `Skip`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grimalkin.server.messages import Clock

GRACE = 30.0  # seconds that somebody who comes back has at least
SKIPPED = "skipped"  # the kind of a line of talk that holds a Skip


class Skip(msgspec.Struct, frozen=True):
    """The server's clock went from `begin` to `end`, and nobody could use the time between; back: `end` is less.

    `n` is the number of entries before it. Times alone do not tell the order once a clock has been set back.
    """

    n: int
    begin: float
    end: float

    def text(self) -> str:
        return f"{self.n} {self.begin!r} {self.end!r}"

    def seconds(self) -> int:
        return round(self.end - self.begin)


def read_skip(text: str) -> Skip:
    n, begin, end = text.split()
    return Skip(int(n), float(begin), float(end))


class Clocks:
    """The time of every seat at one table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        first = clock.extra if clock.kind == "live" else 0  # where there is no bank, the first decision has time too
        self.left = [float(max(clock.bank, first))] * seats
        self.owed = [0.0] * seats  # in correspondence, what the next decision has less
        self.running: list[int] = []
        self.given: set[int] = set()  # seats that have had their time for the present wait; in correspondence
        self.graced: set[int] = set()  # seats that came back too late in it
        self.at = 0.0  # the moment for which `left` is right

    def pass_time(self, at: float) -> None:
        """Time goes on for those who are asked. It never goes back for them: see `skip`."""
        if at > self.at or not self.running:
            for seat in self.running:
                self.left[seat] -= at - self.at
            self.at = at

    def skip(self, begin: float, end: float) -> float:
        """From one moment to the other nobody's time passes. Returns the seconds by which the clock has moved on.

        A part that was skipped before, or in which something was done here, does not count again.
        """
        if begin > self.at:
            self.pass_time(begin)
        moved = end - self.at
        if begin < end and moved <= 0:
            return 0.0
        self.at = end
        return moved

    def chose(self, seat: int) -> None:
        """A decision was made: with a live clock it earns time."""
        if self.clock.kind == "live":
            self.left[seat] += self.clock.extra

    def charge(self, seat: int, seconds: float) -> None:
        """Others waited so long for nothing, and it was this seat's doing. By that alone nobody is too late."""
        if self.clock.kind == "correspondence":
            self.owed[seat] += seconds
        self.left[seat] = min(self.left[seat], max(GRACE, self.left[seat] - seconds))

    def came_back(self, seat: int) -> None:
        """Who was too late and plays again has some time once more, once a wait; who had time left has that."""
        if self.left[seat] <= 0 and seat not in self.graced:
            self.left[seat] = GRACE if self.clock.kind == "live" else float(self.clock.bank)
            self.graced.add(seat)

    def run(self, seats: Sequence[int], anew: bool, turning: Sequence[int] = ()) -> None:
        """These seats think from now on. `anew`: the wait is another one than before.

        It is none for seats that only took back or repeated what they had chosen: `turning` in place earns no time.
        """
        if anew:
            self.given &= set(turning)
            self.graced &= set(turning)
        if self.clock.kind == "correspondence":
            for seat in seats:
                if seat not in self.given:
                    self.left[seat] = max(GRACE, self.clock.bank - self.owed[seat])
                    self.owed[seat] = 0.0
            self.given.update(seats)
        self.running = list(seats) if self.clock.kind != "none" else []

    def deadline(self) -> float | None:
        """When the first of them has no time left."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def late(self, now: float) -> list[int]:
        return [seat for seat in self.running if self.at + self.left[seat] <= now]

    def shown(self, seat: int, now: float) -> float | None:
        """The seconds a seat has left, for its view."""
        if self.clock.kind == "none":
            return None
        spent = max(0.0, now - self.at) if seat in self.running else 0.0
        return round(max(0.0, self.left[seat] - spent), 1)

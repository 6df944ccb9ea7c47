"""Clocks: what time each seat has left. It follows from the times of the record, so every worker finds the same."""

from __future__ import annotations

from collections.abc import Sequence

from grimalkin.server.messages import Clock

GRACE = 30.0  # seconds that somebody who comes back has at least


class Clocks:
    """The time of every seat at one table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        first = clock.extra if clock.kind == "live" else 0  # where there is no bank, the first decision has time too
        self.left = [float(max(clock.bank, first))] * seats
        self.running: list[int] = []
        self.given: set[int] = set()  # seats that have had their time for the present wait; in correspondence
        self.graced: set[int] = set()  # seats that came back too late in it
        self.at = 0.0  # the moment for which `left` is right

    def pass_time(self, at: float) -> None:
        """Time goes on for those who are asked."""
        if at > self.at:
            for seat in self.running:
                self.left[seat] -= at - self.at
            self.at = at

    def chose(self, seat: int) -> None:
        """A decision was made: with a live clock it earns time."""
        if self.clock.kind == "live":
            self.left[seat] += self.clock.extra

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
                    self.left[seat] = float(self.clock.bank)
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

"""Games against another player, and what they say."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from grimalkin.learn.tables import NOW
from grimalkin.learn.worker import Over

Z = 1.96
FEWEST = 20  # groups that an interval is made of


class Judged:
    """Points of the network: 1 for a win, a half for a draw. Games of one seed are one group: they are not independent.

    Of a game of one team the same seed is played by a team of each: `share` is then the network's, `other` the other's.
    """

    def __init__(self, against: str, teams: bool) -> None:
        self.against = against
        self.teams = teams
        self.groups: dict[int, list[float]] = defaultdict(list)
        self.others: dict[int, list[float]] = defaultdict(list)
        self.by_seats: dict[int, list[float]] = defaultdict(list)
        self.other_by_seats: dict[int, list[float]] = defaultdict(list)
        self.failed = 0
        self.errors: list[str] = []

    @property
    def played(self) -> int:
        return sum(map(len, self.groups.values())) + sum(map(len, self.others.values()))

    def note(self, over: Over) -> None:
        if not over.results:
            self.failed += 1
            self.errors = [*self.errors, over.error][:5]
            return
        points = (over.results[over.seat] + 1) / 2
        seats = len(over.players)
        if self.teams and over.players[0] != NOW:
            self.others[over.seed].append(points)
            self.other_by_seats[seats].append(points)
        else:
            self.groups[over.seed].append(points)
            self.by_seats[seats].append(points)

    def table(self) -> dict[str, Any]:
        share, low, high = interval(list(self.groups.values()))
        told: dict[str, Any] = {
            "against": self.against,
            "games": sum(map(len, self.groups.values())),
            "share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "by_seats": {str(seats): round(mean(points), 4) for seats, points in sorted(self.by_seats.items())},
            "failed": self.failed,
            "errors": self.errors,
        }
        if self.teams:
            told["other"] = round(interval(list(self.others.values()))[0], 4)
            told["other_by_seats"] = {
                str(n): round(mean(points), 4) for n, points in sorted(self.other_by_seats.items())
            }
        return told


def mean(points: list[float]) -> float:
    return sum(points) / len(points) if points else 0.0


def interval(groups: list[list[float]]) -> tuple[float, float, float]:
    """The mean of all points and its 95 % interval, from how the groups differ; from 0 to 1 where there are few."""
    every = [point for group in groups for point in group]
    if not every:
        return 0.0, 0.0, 1.0
    middle = mean(every)
    if len(groups) < FEWEST:
        return middle, 0.0, 1.0
    size = len(every) / len(groups)
    spread = sum((sum(group) - middle * len(group)) ** 2 for group in groups) / (len(groups) - 1)
    half = Z * (spread / len(groups)) ** 0.5 / size
    return middle, max(0.0, middle - half), min(1.0, middle + half)

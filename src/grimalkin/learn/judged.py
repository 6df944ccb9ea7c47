"""Games against another player, and what they say."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from grimalkin.lab.evidence import interval, mean_of
from grimalkin.learn.tables import NOW
from grimalkin.learn.worker import Over


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
        share, low, high = told_of(self.groups)
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
            told["other"] = round(told_of(self.others)[0], 4)
            told["other_by_seats"] = {
                str(n): round(mean(points), 4) for n, points in sorted(self.other_by_seats.items())
            }
        return told


def mean(points: list[float]) -> float:
    return sum(points) / len(points) if points else 0.0


def told_of(groups: Mapping[int, list[float]]) -> tuple[float, float, float]:
    """The mean share of groups and its 95 % interval, which is all there is from 0 to 1 where the groups are few."""
    scores = Counter(mean(points) for points in groups.values())
    if not scores:
        return 0.0, 0.0, 1.0
    low, high = interval(scores) or (0.0, 1.0)
    return mean_of(scores), low, high

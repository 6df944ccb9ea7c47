"""How a run of learning goes: all that is set before it begins."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Final

# What some minutes without a GPU are spent on best: a small network, short rounds, large steps.
ON_A_CPU: Final[dict[str, float]] = {
    "width": 32,
    "layers": 1,
    "watch": 0.05,
    "imitate": 0.03,
    "tables": 16,
    "steps": 4096,
    "batch": 512,
    "epochs": 4,
    "rate": 1e-3,
    "entropy": 0.02,
    "discount": 0.95,
}


@dataclass(frozen=True)
class Plan:
    """Times are seconds, shares go from 0 to 1."""

    game: str
    settings: dict[str, str]
    seats: list[int]
    seed: int = 1
    seconds: float = 180.0  # of learning: watching, imitating and self-play; judging comes on top
    rounds: int = 0  # of self-play, whatever time they take; 0: as many as there is time for
    watch: float = 0.1  # the share of it in which another player's games are watched
    imitate: float = 0.1  # the share in which it learns to play as that player does
    teacher: str = "greedy"  # whose games are watched, and whom it is judged by
    width: int = 96
    layers: int = 2
    tables: int = 32  # of each half of a worker
    steps: int = 16_384  # decisions of a round
    batch: int = 1024  # positions of an update
    epochs: int = 2
    rate: float = 3e-4
    clip: float = 0.2
    entropy: float = 0.006
    discount: float = 0.97  # how far a result reaches back past what was expected on the way
    older: float = 0.2  # the share of games against an older self
    taught: float = 0.08  # the share against the teacher
    onlooking: float = 0.15  # the share of decisions at which another seat looks on
    straying: float = 0.03  # the share of the teacher's decisions that luck makes instead
    judge: int = 400  # games against the teacher at the end
    between: int = 100  # the same now and then
    every: float = 60.0  # seconds between two of these
    threads: int = 1  # of the process that learns
    most_bytes: int = 2_400_000  # of the file of weights

    def table(self) -> dict[str, Any]:
        return dataclasses.asdict(self)


def plan_of(table: dict[str, Any]) -> Plan:
    return Plan(**table)

"""A ladder of players: each plays the one below it, and should beat it often, but not nearly always."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec

from grimalkin.core.errors import BadSetup
from grimalkin.lab.pairing import Terms
from grimalkin.lab.simulate import quiet
from grimalkin.lab.strength import Match, StrengthReport, Umpire, run_match

WANTED = 0.65, 0.80  # shares of two seats
WANTED_OF_TEAMS = 0.01, 1.0  # more games won: at least one in a hundred


class Rung(msgspec.Struct, frozen=True):
    """A player and the one below it, and whether its share is where it was wanted: for sure if its interval is."""

    match: StrengthReport
    met: bool | None  # None: there is nothing to tell by
    sure: bool


class LadderReport(msgspec.Struct, frozen=True):
    """What a ladder came to. Bounds and shares are differences of games won where all seats are one team."""

    game: str
    rules: int
    settings: dict[str, str]
    seats: int
    team: bool
    seed: int
    low: float
    high: float
    players: list[str]
    rungs: list[Rung]
    met: bool  # every rung; all games were played, none failed, and nobody chose what was not offered
    asked: int
    played: int
    complete: bool
    stopped: str


def bounds_of(umpire: Umpire, low: float | None, high: float | None) -> tuple[float, float]:
    """What is wanted of the players of this table, where nobody says otherwise."""
    one_team = umpire.one_team
    if umpire.seats > 2 and not one_team and (low is None or high is None):
        raise BadSetup(f"low and high are missing: with {umpire.seats} seats the fair share is 1/{umpire.seats}")
    usual = WANTED_OF_TEAMS if one_team else WANTED
    found = usual[0] if low is None else low, usual[1] if high is None else high
    if not (-1 if one_team else 0) <= found[0] <= found[1] <= 1:
        what = "differences from -1 to 1" if one_team else "shares from 0 to 1"
        raise BadSetup(f"low is {found[0]} and high is {found[1]}; expected {what}, low not above high")
    return found


def run_ladder(
    terms: Terms,
    players: Sequence[str],
    games: int,
    low: float,
    high: float,
    workers: int = 1,
    progress: Callable[[int], None] = quiet,
) -> LadderReport:
    """Play each of two players or more against the one before it, so many games each. An interrupt ends it early."""
    assert len(players) > 1, "a ladder has two players"
    rungs: list[Rung] = []
    for below, player in pairwise(players):
        match = run_match(Match(terms, player, below, games, whole=True), workers, progress)
        rungs.append(rung(match, low, high))
        if match.stopped:
            break
    first = rungs[0].match
    reached = len(rungs) == len(players) - 1
    complete = reached and all(one.match.complete for one in rungs)
    sound = complete and not any(one.match.failed or one.match.illegal for one in rungs)
    return LadderReport(
        game=first.game,
        rules=first.rules,
        settings=first.settings,
        seats=first.seats,
        team=first.team,
        seed=first.seed,
        low=low,
        high=high,
        players=list(players),
        rungs=rungs,
        met=sound and all(one.met for one in rungs),
        asked=first.asked * (len(players) - 1),
        played=sum(one.match.played for one in rungs),
        complete=complete,
        stopped="" if complete else rungs[-1].match.stopped,
    )


def rung(match: StrengthReport, low: float, high: float) -> Rung:
    share = match.share
    if share.value is None:
        return Rung(match, None, False)
    met = low <= share.value <= high
    if share.low is None or share.high is None:
        return Rung(match, met, False)
    inside = low <= share.low and share.high <= high
    outside = share.high < low or high < share.low
    return Rung(match, met, inside if met else outside)

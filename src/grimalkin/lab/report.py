"""The report of a run: who won, how games ended, how long they were."""

from __future__ import annotations

from collections import Counter

import msgspec

from grimalkin.core.events import seat_name
from grimalkin.core.state import DRAWN
from grimalkin.lab import breakdown
from grimalkin.lab.driver import Driver
from grimalkin.lab.plan import LOST, STALLED, WON, Failure, Illegal, Tally, names_of, outcome_of
from grimalkin.lab.prompts import Prompts, prompts_of
from grimalkin.lab.rates import Rate, Spread, rate_of, spread_of
from grimalkin.lab.tryout import Tried, tried_of


class Place(msgspec.Struct, frozen=True):
    """What one seat, or one player wherever it sat, achieved."""

    name: str
    wins: Rate
    points: Spread | None


class End(msgspec.Struct, frozen=True):
    """A rule by which games ended, and what they were for the team then."""

    rule: str
    outcome: str
    games: Rate


class Team(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a team of all seats fared. A game that was stopped because it went on too long is not a loss."""

    seats: int
    wins: Rate
    losses: Rate
    stalled: Rate
    ends: list[End]
    won_length: Spread | None = None
    lost_length: Spread | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck, a card or a role: how many sides had it, and how many of them won."""

    name: str
    games: int
    wins: Rate
    played: int = 0  # of a card: the sides that also chose something with it
    played_wins: Rate | None = None


class Breakdown(msgspec.Struct, frozen=True):
    """All lines of a kind, those that surely win most first: in the order of the lower ends of their intervals."""

    by: str
    lines: list[Line]


class Cards(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card set that was played. `base` is what a designer's own cards are laid over."""

    name: str = msgspec.field(name="set")
    hash: str
    base: str = ""


class Report(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is known after a run. Rates are over the games played to their end.

    What has a default is there only where it is known: for teams, for games that count rounds, for watched games.
    """

    game: str
    rules: int
    settings: dict[str, str]
    players: list[str]
    cards: Cards | None = None
    decks: list[str]
    drawn: list[str] = []  # the names of the decks that luck drew from
    draft: str = ""  # who drafted; empty: nobody did
    seed: int
    rotate: bool
    asked: int
    played: int
    failed: int
    complete: bool
    stopped: str  # why it is not complete
    team: Team | None = None
    seats: list[Place]
    by_player: list[Place]
    draws: Rate  # stalled ones of a team too
    nobody: Rate  # games that everybody lost
    ends: dict[str, int]  # games ended by each rule
    length: Spread | None = None
    decisions: Spread | None
    prompts: Prompts | None = None
    by: list[Breakdown] = []
    illegal: list[Illegal] = []  # players that lost games by choosing what was not offered to them
    tried: list[Tried] = []  # cards that a share of the sides was given
    errors: list[Failure]


def report_of(driver: Driver, asked: int, tally: Tally, stopped: str) -> Report:
    plan = driver.plan
    seats = driver.seats
    played = tally.ends.total()
    complete = played + tally.failed == asked
    one_team = 0 < played == tally.teams
    whole = played - sum(one.games for one in tally.illegal)
    wins_by_seat = [0] * seats
    wins_by_player = [0] * seats
    draws = nobody = 0
    ends: Counter[str] = Counter()
    for (turn, rule, winners), times in tally.ends.items():
        ends[rule] += times
        if winners == DRAWN:
            draws += times
        elif winners == 0:
            nobody += times
        else:
            for seat in range(seats):
                if winners >> seat & 1:
                    wins_by_seat[seat] += times
                    wins_by_player[(seat - turn) % seats] += times
    points_by_seat: list[Counter[int]] = [Counter() for _seat in range(seats)]
    points_by_player: list[Counter[int]] = [Counter() for _seat in range(seats)]
    for (turn, seat, points), times in tally.points.items():
        points_by_seat[seat][points] += times
        points_by_player[(seat - turn) % seats][points] += times

    def places(names: list[str], wins: list[int], points: list[Counter[int]]) -> list[Place]:
        return [Place(names[i], rate_of(wins[i], played), spread_of(points[i])) for i in range(seats)]

    return Report(
        game=plan.game,
        rules=driver.game.rules,
        settings=driver.settings,
        players=list(plan.players),
        cards=cards_used(driver),
        decks=list(plan.decks),
        drawn=[deck.name for deck in driver.drawn] if driver.tryout is None else [],
        draft=plan.draft if driver.drafts else "",
        seed=plan.seed,
        rotate=plan.rotate,
        asked=asked,
        played=played,
        failed=tally.failed,
        complete=complete,
        stopped="" if complete else stopped,
        team=team_of(seats, tally) if one_team else None,
        seats=places([seat_name(seat) for seat in range(seats)], wins_by_seat, points_by_seat),
        by_player=places(names_of(plan.players), wins_by_player, points_by_player),
        draws=rate_of(draws, played),
        nobody=rate_of(nobody, played),
        ends=dict(sorted(ends.items())),
        length=length_of(tally),
        decisions=spread_of(tally.decisions),
        prompts=prompts_of(tally.prompts, seats, whole, rounds_of(tally)) if plan.prompts else None,
        by=[Breakdown(kind, lines_of(kind, tally.by)) for kind in plan.by],
        illegal=tally.illegal,
        tried=tried_of(plan.tried, tally.by) if played else [],
        errors=tally.failures,
    )


def cards_used(driver: Driver) -> Cards | None:
    game = driver.game
    if game.vocabulary is None:
        return None
    library = game.library(driver.settings)
    return Cards(library.name, library.hash, game.own_base() if library.name == game.own else "")


def lines_of(kind: str, counts: breakdown.Counts) -> list[Line]:
    """The lines of one kind. A card that nobody has in a deck goes by the games in which it was played."""
    lines: list[Line] = []
    for name in {name for by, name, _measure, _won in counts if by == kind}:
        sides: dict[str, Rate] = {}
        games: dict[str, int] = {}
        for measure in (breakdown.HAD, breakdown.PLAYED):
            wins = counts[kind, name, measure, True]
            games[measure] = wins + counts[kind, name, measure, False]
            sides[measure] = rate_of(wins, games[measure])
        had, played = games[breakdown.HAD], games[breakdown.PLAYED]
        lines.append(
            Line(name, had, sides[breakdown.HAD], played, sides[breakdown.PLAYED])
            if played
            else Line(name, had, sides[breakdown.HAD])
        )
    return sorted(lines, key=lambda line: (-(least(line) or 0.0), line.name))


def least(line: Line) -> float | None:
    """The lower end of the interval that a line goes by."""
    return line.played_wins.low if not line.games and line.played_wins is not None else line.wins.low


def team_of(seats: int, tally: Tally) -> Team:
    """What games were for a team: by outcome, and by the rules that ended them."""
    played = tally.ends.total()
    outcomes: Counter[str] = Counter()
    ends: Counter[tuple[str, str]] = Counter()
    for (_turn, rule, winners), times in tally.ends.items():
        outcome = outcome_of(winners)
        outcomes[outcome] += times
        ends[rule, outcome] += times
    return Team(
        seats=seats,
        wins=rate_of(outcomes[WON], played),
        losses=rate_of(outcomes[LOST], played),
        stalled=rate_of(outcomes[STALLED], played),
        ends=[End(rule, outcome, rate_of(times, played)) for (rule, outcome), times in sorted(ends.items())],
        won_length=length_of(tally, WON),
        lost_length=length_of(tally, LOST),
    )


def length_of(tally: Tally, outcome: str = "") -> Spread | None:
    """The rounds of all games, or of those with an outcome; none where games count no rounds."""
    lengths: Counter[int] = Counter()
    for (how, rounds), times in tally.lengths.items():
        if outcome in ("", how):
            lengths[rounds] += times
    return spread_of(lengths) if any(lengths) else None


def rounds_of(tally: Tally) -> int:
    return sum(rounds * times for (_how, rounds), times in tally.lengths.items())


def report_json(report: Report) -> str:
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()

"""How much stronger a player is than another: groups of games of one seed, and a test that stops when it is sure.

In a group each game has the same seed (pairing.py). At a table of several teams one player has one seat, another the
rest, and each seat in turn is that of the first: two seats make pairs. Where all seats are one team, a group is two
games: one of a team of the first, one of a team of the other.

A group has one score, from 0 to 1: the share of the wins that the player had; or, of teams, half of one more than the
games its team won less those of the other. Groups are independent of each other, games of one seed are not, so
the groups are what is counted (evidence.py). They are looked at in their order, whoever played them: the same seed
gives the same report for any number of workers, but for the times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing

import msgspec

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.core.state import DRAWN
from grimalkin.lab.catalogue import games_named
from grimalkin.lab.evidence import UNDECIDED, Trial, interval, mean_of
from grimalkin.lab.pairing import Host, Played, Terms, Timed, Times, milliseconds, share_of
from grimalkin.lab.plan import LOST, WON, outcome_of
from grimalkin.lab.rates import DIGITS
from grimalkin.lab.simulate import INTERRUPTED, quiet
from grimalkin.lab.workers import WorkerDied, apart, here
from grimalkin.players import player_for
from grimalkin.players.player import Player

SHOWN_ERRORS = 5
TEAMS = 2  # games of a group of teams
ERROR = 0.05  # how often a verdict may be wrong
MORE, MORE_OF_TEAMS = 0.05, 0.1  # than the fair share, or than no difference


# what is played


class Match(msgspec.Struct, frozen=True):
    """Who plays whom, and what is asked of it: is the share `high`, rather than `low`? Of teams, the difference.

    Where nothing is said, `low` is what players of the same strength have, and `high` somewhat more.
    """

    terms: Terms
    player: str
    other: str
    games: int
    low: float | None = None
    high: float | None = None
    error: float = ERROR
    whole: bool = False  # play all games, though the answer is known


class Group(msgspec.Struct):
    """The games of one seed, in the order of seats, or of the two teams."""

    number: int
    games: list[Played]
    times: list[Times]  # of the player and of the other


class Umpire:
    """Plays any group of a match."""

    def __init__(self, match: Match, game: Game) -> None:
        self.host = Host(match.terms, game)
        self.one_team = self.host.one_team
        self.seats = match.terms.seats
        self.size = TEAMS if self.one_team else self.seats
        self.players: list[Player] = [player_for(word, game) for word in (match.player, match.other)]
        fair = 0.0 if self.one_team else 1 / self.seats
        self.low = fair if match.low is None else match.low
        self.high = self.low + (MORE_OF_TEAMS if self.one_team else MORE) if match.high is None else match.high
        self.error = match.error
        if not (-1 if self.one_team else 0) < self.low < self.high < 1:
            what = "differences between -1 and 1" if self.one_team else "shares between 0 and 1"
            raise BadSetup(f"from is {self.low:g} and to is {self.high:g}; expected {what}, from below to")
        if not 0 < match.error < 0.5:
            raise BadSetup(f"error is {match.error:g}; expected a number between 0 and 0.5")
        if match.games < self.size:
            raise BadSetup(
                f"games is {match.games}; expected {self.size} or more: those of one seed are played together"
            )

    def some(self, first: int, count: int) -> list[Group]:
        """The groups from `first` on."""
        return [self.group(number) for number in range(first, first + count)]

    def group(self, number: int) -> Group:
        """The games of the seed of that number."""
        timed = [Timed(player) for player in self.players]
        games: list[Played] = []
        for turn in range(self.size):
            seated: list[Player] = [timed[self.who(turn, seat)] for seat in range(self.seats)]
            games.append(self.host.play(self.host.seed(number), seated, self.players))
        return Group(number, games, [one.taken() for one in timed])

    def who(self, turn: int, seat: int) -> int:
        """0 for the player, 1 for the other."""
        return turn if self.one_team else int(seat != turn)

    def score(self, group: Group) -> float | None:
        """What the player had of the group, from 0 to 1; None if a game of it failed."""
        results = [game.result for game in group.games if game.result is not None]
        if len(results) < self.size:
            return None
        if self.one_team:
            won = [int(outcome_of(result.winners) == WON) for result in results]
            return (1 + won[0] - won[1]) / 2
        return sum(share_of(result, seat, self.seats) for seat, result in enumerate(results)) / self.size


def umpire_of(match: Match) -> Umpire:
    return Umpire(match, games_named([match.terms.game])[match.terms.game])


# what came of it


class Mean(msgspec.Struct, frozen=True):
    """A mean over groups with its 95 % interval; none for too few of them."""

    value: float | None
    low: float | None = None
    high: float | None = None


class Side(msgspec.Struct, frozen=True):
    """A player in all its games, at one seat, or as a team."""

    name: str
    games: int
    won: int
    drawn: int  # of a team: stalled
    lost: int
    share: Mean


class Lost(msgspec.Struct, frozen=True):
    """Games that a player lost by a choice that it was not offered: how many, and the first of them."""

    player: str
    games: int
    first: str


class Pace(msgspec.Struct, frozen=True):
    """How long decisions of a player took, in milliseconds. The only thing that another run does not tell alike."""

    player: str
    decisions: int
    p50: float | None
    p99: float | None


class StrengthReport(msgspec.Struct, frozen=True):
    """What a match came to. `share` and what is asked are a difference of games won where all seats are one team."""

    game: str
    rules: int
    settings: dict[str, str]
    seats: int
    team: bool
    player: str
    other: str
    seed: int
    low: float = msgspec.field(name="from")
    high: float = msgspec.field(name="to")
    error: float
    asked: int  # games at most
    played: int
    groups: int
    failed: int  # games; the others of their groups are not counted either
    share: Mean
    sides: list[Side]  # the player by seat; or the two teams
    verdict: str
    evidence: float  # for `to`, as a logarithm, when the verdict fell or at last
    bound: float  # where it is enough
    decided: int  # games until the verdict; 0: there is none
    early: bool  # no more was played, because the answer was known
    complete: bool
    stopped: str  # why it is not complete
    illegal: list[Lost]
    errors: list[str]
    milliseconds: list[Pace]


def in_order(found: dict[int, Group], first: int) -> Iterator[Group]:
    """The groups from `first` on up to the first that is not there yet."""
    while first in found:
        yield found[first]
        first += 1


def run_match(
    match: Match, workers: int = 1, progress: Callable[[int], None] = quiet, game: Game | None = None
) -> StrengthReport:
    """Play a match. `progress` is told of every few games how many they are.

    An interrupt or the death of a worker ends it early, and the report says so. `game` stands for the catalogue's game
    of that id, in this process only.
    """
    assert game is None or workers == 1, "workers know the games of the catalogue only"
    umpire = umpire_of(match) if game is None else Umpire(match, game)
    asked = match.games // umpire.size
    found: dict[int, Group] = {}
    stopped = ""
    trial = trial_of(umpire)
    looked = 0
    try:
        source = here(umpire, asked) if workers == 1 else apart(umpire_of, match, asked, min(workers, asked))
        with closing(source):
            for count, groups in source:
                found.update({group.number: group for group in groups})
                for group in in_order(found, looked):
                    looked += 1
                    look(trial, umpire.score(group))
                if trial.verdict != UNDECIDED and not match.whole:
                    break
                progress(count * umpire.size)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except WorkerDied as death:
        stopped = str(death)
    return report_of(match, umpire, list(in_order(found, 0)), asked, stopped)


def trial_of(umpire: Umpire) -> Trial:
    low, high = [(1 + end) / 2 if umpire.one_team else end for end in (umpire.low, umpire.high)]
    return Trial(low, high, umpire.error)


def look(trial: Trial, score: float | None) -> None:
    if score is not None:
        trial.add(score)


def report_of(match: Match, umpire: Umpire, found: list[Group], asked: int, stopped: str) -> StrengthReport:
    """The report of the groups up to the verdict, or of all of them if all are to be played."""
    trial = trial_of(umpire)
    groups: list[Group] = []
    decided = 0
    for group in found:
        groups.append(group)
        look(trial, umpire.score(group))
        if trial.verdict != UNDECIDED and not decided:
            decided = len(groups)
            if not match.whole:
                break
    early = bool(decided) and not match.whole and decided < asked
    complete = early or len(groups) == asked
    whole = [group for group in groups if umpire.score(group) is not None]
    scores = Counter(score for group in whole if (score := umpire.score(group)) is not None)
    share = mean(scores)
    if umpire.one_team:
        share = Mean(
            *(None if end is None else round(2 * end - 1, DIGITS) for end in (share.value, share.low, share.high))
        )
    names = [match.player, match.other]
    game = umpire.host.game
    return StrengthReport(
        game=game.id,
        rules=game.rules,
        settings=match.terms.settings,
        seats=umpire.seats,
        team=umpire.one_team,
        player=match.player,
        other=match.other,
        seed=match.terms.seed,
        low=round(umpire.low, DIGITS),
        high=round(umpire.high, DIGITS),
        error=match.error,
        asked=asked * umpire.size,
        played=len(groups) * umpire.size,
        groups=len(groups),
        failed=sum(1 for group in groups for one in group.games if one.error),
        share=share,
        sides=[side(umpire, turn, whole, names) for turn in range(umpire.size)],
        verdict=trial.verdict,
        evidence=round(trial.evidence, DIGITS),
        bound=round(trial.bound, DIGITS),
        decided=decided * umpire.size,
        early=early,
        complete=complete,
        stopped="" if complete else stopped,
        illegal=lost_games(umpire, groups, names),
        errors=errors_of(umpire, groups),
        milliseconds=[pace(names[who], groups, who) for who in range(len(names))],
    )


def mean(scores: Counter[float]) -> Mean:
    """The mean of the scores of groups."""
    if not scores:
        return Mean(None)
    value = round(mean_of(scores), DIGITS)
    ends = interval(scores)
    return Mean(value) if ends is None else Mean(value, round(ends[0], DIGITS), round(ends[1], DIGITS))


def side(umpire: Umpire, turn: int, groups: list[Group], names: list[str]) -> Side:
    """The player at that seat; or the one team or the other."""
    results = [result for group in groups if (result := group.games[turn].result) is not None]
    if umpire.one_team:
        outcomes = Counter(outcome_of(result.winners) for result in results)
        won, lost = outcomes[WON], outcomes[LOST]
        scores = Counter(float(outcome_of(result.winners) == WON) for result in results)
        return Side(names[turn], len(results), won, len(results) - won - lost, lost, mean(scores))
    won = sum(1 for result in results if result.returns(turn) > 0)
    drawn = sum(1 for result in results if result.winners == DRAWN)
    scores = Counter(share_of(result, turn, umpire.seats) for result in results)
    letter = "ABCDEFG"[turn]
    return Side(f"seat {letter}", len(results), won, drawn, len(results) - won - drawn, mean(scores))


def lost_games(umpire: Umpire, groups: list[Group], names: list[str]) -> list[Lost]:
    found: list[Lost] = []
    for who, name in enumerate(names):
        lost: list[str] = []
        for group in groups:
            for turn, game in enumerate(group.games):
                if game.illegal and umpire.who(turn, game.loser) == who:
                    lost.append(f"{place(umpire, group, turn)}: {game.illegal}")
        if lost:
            found.append(Lost(name, len(lost), lost[0]))
    return found


def errors_of(umpire: Umpire, groups: list[Group]) -> list[str]:
    every = [(group, turn, one) for group in groups for turn, one in enumerate(group.games) if one.error]
    return [f"{place(umpire, group, turn)}: {one.error}" for group, turn, one in every[:SHOWN_ERRORS]]


def place(umpire: Umpire, group: Group, turn: int) -> str:
    """Which game it is."""
    return f"game {group.number * umpire.size + turn} (seed {umpire.host.seed(group.number)})"


def pace(name: str, groups: list[Group], who: int) -> Pace:
    times: Times = Counter()
    for group in groups:
        times.update(group.times[who])
    return Pace(name, times.total(), milliseconds(times, 50), milliseconds(times, 99))

"""Whether the chances are right that a player gives itself: of what it calls 70 %, does it win 70 %?

The player plays itself. A few decisions of each game are drawn by luck, and there it says how likely its seat is to
win. Those of one game end alike, so intervals count games and not decisions (`evidence.clustered`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

import msgspec

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import State
from grimalkin.lab.catalogue import games_named
from grimalkin.lab.driver import fault_of, mixed
from grimalkin.lab.evidence import clustered
from grimalkin.lab.pairing import Host, Terms
from grimalkin.lab.rates import DIGITS
from grimalkin.lab.simulate import INTERRUPTED, quiet
from grimalkin.lab.workers import WorkerDied, apart, here
from grimalkin.players import player_for
from grimalkin.players.player import Player

TENTHS = 10
NEAR = 0.05  # how far off a chance may be that is called right
SHOWN_ERRORS = 5
DRAWS_DECISIONS, ITS_LUCK = 4, 5  # mixed with the seed of a game


class Question(msgspec.Struct, frozen=True):
    """Who is asked, how many games it plays against itself, and at how many decisions of each it is asked."""

    terms: Terms
    player: str
    games: int
    decisions: int


class Call(msgspec.Struct, frozen=True):
    """The chance that the player gave itself at a decision, and what came of it: 1 won, 0.5 drawn, 0 lost."""

    chance: float
    came: float


class Called(msgspec.Struct):
    """One game. It has no calls if it failed or was lost by a choice that was not offered."""

    number: int
    calls: list[Call]
    error: str = ""
    illegal: str = ""


class Sampler(Player):
    """The player at all seats. It keeps what was seen at some decisions of a game, each as likely as any other."""

    def __init__(self, player: Player, most: int, luck: Luck) -> None:
        self.player = player
        self.most = most
        self.luck = luck
        self.seen = 0
        self.kept: list[tuple[State, int]] = []

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        if len(options) > 1:
            self.seen += 1
            if len(self.kept) < self.most:
                self.kept.append((masked.copy(), seat))
            elif (at := self.luck.below(self.seen)) < self.most:
                self.kept[at] = masked.copy(), seat
        return self.player.choose(game, masked, seat, options, standing, luck)


def has_chance(player: Player) -> bool:
    """Does it say how likely it is to win?"""
    return type(player).chance is not Player.chance


class Asker:
    """Plays any game, and asks."""

    def __init__(self, question: Question, game: Game) -> None:
        self.question = question
        self.game = game
        self.host = Host(question.terms, game)
        self.player = player_for(question.player, game)
        if not has_chance(self.player):
            raise BadSetup(f"the player '{question.player}' has no method 'chance', which says how likely it is to win")

    def some(self, first: int, count: int) -> list[Called]:
        """The games from `first` on."""
        return [self.play(number) for number in range(first, first + count)]

    def play(self, number: int) -> Called:
        seed = self.host.seed(number)
        place = f"game {number} (seed {seed})"
        sampler = Sampler(self.player, self.question.decisions, Seeded(mixed(seed, DRAWS_DECISIONS)))
        played = self.host.play(seed, [sampler] * self.host.seats, [self.player])
        if played.result is None or played.illegal:
            told = f"{place}: {played.error or played.illegal}"
            return Called(number, [], told if played.error else "", told if played.illegal else "")
        try:
            calls = [
                Call(self.chance(masked, seat, Seeded(mixed(seed, ITS_LUCK, i))), (1 + played.result.returns(seat)) / 2)
                for i, (masked, seat) in enumerate(sampler.kept)
            ]
        except Exception as error:  # noqa: BLE001  whatever a player raises is reported with its game
            return Called(number, [], f"{place}: {fault_of(error, [self.player])}")
        return Called(number, calls)

    def chance(self, masked: State, seat: int, luck: Luck) -> float:
        """What the player gives itself, if it is a chance."""
        found: Any = self.player.chance(self.game, masked, seat, luck)
        try:
            chance = float(found)  # of any kind that counts as one
        except (TypeError, ValueError):
            chance = math.nan
        if not 0 <= chance <= 1:
            raise BadSetup(f"chance of {self.question.player} gave {found!r}; expected a number from 0 to 1")
        return chance


def asker_of(question: Question) -> Asker:
    return Asker(question, games_named([question.terms.game])[question.terms.game])


# what came of it


class Tenth(msgspec.Struct, frozen=True):
    """What was called from `above` to `below`: the mean of the calls, and how often such a decision was won."""

    above: float
    below: float
    decisions: int
    games: int
    called: float | None
    won: float | None
    low: float | None  # of the 95 % interval of `won`
    high: float | None
    right: bool | None  # `won` is at most 5 points off
    sure: bool  # the whole interval says the same


class ReliabilityReport(msgspec.Struct, frozen=True):
    game: str
    rules: int
    settings: dict[str, str]
    seats: int
    player: str
    seed: int
    asked: int  # games
    played: int
    failed: int
    illegal: int
    first_illegal: str
    decisions: int
    tenths: list[Tenth]
    all: Tenth
    brier: float | None  # the mean square of how far calls are from what came; 0 is best
    constant: float | None  # the same for who always calls the mean of what came
    complete: bool
    stopped: str
    errors: list[str]


def run_reliability(
    question: Question, workers: int = 1, progress: Callable[[int], None] = quiet, game: Game | None = None
) -> ReliabilityReport:
    """Play the games and ask. An interrupt or the death of a worker ends it early, and the report says so.

    `game` stands for the catalogue's game of that id, in this process only.
    """
    assert game is None or workers == 1, "workers know the games of the catalogue only"
    asker = asker_of(question) if game is None else Asker(question, game)
    count = question.games
    found: list[Called] = []
    stopped = ""
    try:
        source = here(asker, count) if workers == 1 else apart(asker_of, question, count, min(workers, count))
        with closing(source):
            for played, some in source:
                found += some
                progress(played)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except WorkerDied as death:
        stopped = str(death)
    return report_of(question, asker.game, sorted(found, key=lambda one: one.number), stopped)


def report_of(question: Question, game: Game, found: Sequence[Called], stopped: str) -> ReliabilityReport:
    calls = [call for one in found for call in one.calls]
    illegal = [one.illegal for one in found if one.illegal]
    errors = [one.error for one in found if one.error]
    complete = len(found) == question.games
    base = math.fsum(call.came for call in calls) / len(calls) if calls else 0.0
    return ReliabilityReport(
        game=game.id,
        rules=game.rules,
        settings=question.terms.settings,
        seats=question.terms.seats,
        player=question.player,
        seed=question.terms.seed,
        asked=question.games,
        played=len(found),
        failed=len(errors),
        illegal=len(illegal),
        first_illegal=illegal[0] if illegal else "",
        decisions=len(calls),
        tenths=[tenth(found, i, i + 1) for i in range(TENTHS)],
        all=tenth(found, 0, TENTHS),
        brier=mean([(call.chance - call.came) ** 2 for call in calls]),
        constant=mean([(base - call.came) ** 2 for call in calls]),
        complete=complete,
        stopped="" if complete else stopped,
        errors=errors[:SHOWN_ERRORS],
    )


def mean(numbers: Sequence[float]) -> float | None:
    return round(math.fsum(numbers) / len(numbers), DIGITS) if numbers else None


def tenth_of(chance: float) -> int:
    return min(TENTHS - 1, int(chance * TENTHS))


def tenth(found: Sequence[Called], first: int, end: int) -> Tenth:
    """The calls from one tenth up to another."""
    clusters = [[call for call in one.calls if first <= tenth_of(call.chance) < end] for one in found]
    clusters = [cluster for cluster in clusters if cluster]
    called = mean([call.chance for cluster in clusters for call in cluster])
    won = mean([call.came for cluster in clusters for call in cluster])
    count = sum(len(cluster) for cluster in clusters)
    bounds = first / TENTHS, end / TENTHS
    if called is None or won is None:
        return Tenth(*bounds, 0, 0, None, None, None, None, None, False)
    right = abs(won - called) <= NEAR
    ends = clustered([[call.came for call in cluster] for cluster in clusters])
    if ends is None:
        return Tenth(*bounds, count, len(clusters), called, won, None, None, right, False)
    low, high = [round(one, DIGITS) for one in ends]
    inside = called - NEAR <= low and high <= called + NEAR
    outside = high < called - NEAR or called + NEAR < low
    return Tenth(*bounds, count, len(clusters), called, won, low, high, right, inside if right else outside)

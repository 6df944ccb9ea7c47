"""How fast the rules of one build run: whole random games, what is done in mid-game, and where the time goes.

Times are CPU time, and of several tries the best counts: what the machine can do when left alone. Only the profile,
which looks at the clock every microsecond, goes by a clock that is quick to read; there the best try counts as well.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from functools import partial

import msgspec

from grimalkin.build import kind
from grimalkin.core.engine import choose, roll_on, waiting_ask
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.state import State
from grimalkin.players import PLAYERS
from grimalkin.players.random import play_on, play_out
from grimalkin.players.rollouts import rollouts
from grimalkin.players.stopwatch import KINDS, Stopwatch, own_cost, play_watched

SLICE = 0.1  # seconds of CPU time, like the yardstick's
BATCH = 5  # games between two looks at the clock, like the yardstick's
POSITIONS = 7
REPEATS = 5
SHALLOW, DEEP = 12, 40  # waits of a rollout
TOGETHER = 10  # rollouts of one call
GREEDY = "greedy"
LOOKS = 10_000  # at the clock, to know what one costs


class Profile(msgspec.Struct):
    """Where the time of random play goes by kind, the cost of the clock taken off."""

    share: dict[str, float]  # of all kinds together
    us_per_decision: dict[str, float]
    clock_ns: float  # one look at the clock
    looks_per_decision: float
    accounted: float  # all kinds together, against the same games without a clock


class Speed(msgspec.Struct):
    """One game in one build. Ratios are decisions/s against the yardstick of the same build."""

    games_per_second: float
    decisions_per_second: float
    waits_per_second: float  # choices and rolls, forced choices too
    decisions_per_game: float
    waits_per_game: float
    clone_us: float
    mask_us: float
    imagine_us: float
    rollouts_12_per_second: float
    rollouts_40_per_second: float
    greedy_choices_per_second: float
    yardstick_ratio: float | None = None
    profile: Profile | None = None


class Measured(msgspec.Struct):
    """What one process found: its build, and the speed of each game."""

    build: str
    games: dict[str, Speed]


class Pace(msgspec.Struct):
    """Random play: the rates of the best slices, and how long a game is."""

    games: float
    decisions: float
    waits: float
    decisions_per_game: float
    waits_per_game: float


def new_game(game: Game) -> State:
    """A game as most tables have it: the fewest seats, the default settings but for what ends a game nobody watches."""
    return game.new(game.unattended({}), [""] * game.seats[0])


def random_play(game: Game, seconds: float) -> Pace:
    """Whole games, one after another, for so much CPU time."""
    seed = 1000
    spent = best_games = best_decisions = best_waits = 0.0
    all_games = all_decisions = all_waits = 0
    while spent < seconds:
        games = decisions = waits = 0
        start = time.process_time()
        end = start + min(SLICE, seconds)
        now = start
        while now < end:
            for _game in range(BATCH):
                played = play_on(new_game(game), Seeded(seed))
                assert played.over, f"{game.id}: the game with the seed {seed} goes on for ever"
                decisions += played.decisions
                waits += played.waits
                seed += 1
            games += BATCH
            now = time.process_time()
        used = now - start
        spent += used
        best_games = max(best_games, games / used)
        best_decisions = max(best_decisions, decisions / used)
        best_waits = max(best_waits, waits / used)
        all_games += games
        all_decisions += decisions
        all_waits += waits
    return Pace(best_games, best_decisions, best_waits, all_decisions / all_games, all_waits / all_games)


def mid_game(game: Game, seed: int) -> tuple[State, int]:
    """A position with half of a random game's decisions made, and the seat that is asked there."""
    half = play_out(new_game(game), Seeded(seed)) // 2
    state = new_game(game)
    luck = Seeded(seed)
    decisions = 0
    while True:
        ask = roll_on(state, luck)
        assert ask is not None, "the same luck led to a shorter game"
        seat = ask.order(state)[0]
        options = ask.options(state, seat)
        if len(options) > 1:
            if decisions == half:
                return state, seat
            decisions += 1
        # as in play_on: a forced choice uses no luck, so this is the same game
        choose(state, ask, seat, options[luck.below(len(options))] if len(options) > 1 else options[0])


def cost(call: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call: the best of several rounds that take about `seconds` each."""
    count = 1
    while True:
        start = time.process_time()
        for _call in range(count):
            call()
        used = time.process_time() - start
        if used >= seconds / 2:
            break
        count *= 2
    best = used
    for _repeat in range(REPEATS - 1):
        start = time.process_time()
        for _call in range(count):
            call()
        best = min(best, time.process_time() - start)
    return best / count * 1e6


def costs_at(game: Game, seed: int, seconds: float) -> list[float]:
    """Microseconds in one mid-game: copy, mask, imagine, a shallow and a deep rollout, a greedy choice."""
    state, seat = mid_game(game, seed)
    masked = mask(state, seat)
    ask = waiting_ask(state)
    assert ask is not None, "a game in the middle asks a seat"
    options = ask.options(masked, seat)
    standing = masked.hooks.interrupts(masked, seat)
    luck = Seeded(seed)
    return [
        cost(state.copy, seconds),
        cost(partial(mask, state, seat), seconds),
        cost(partial(imagine, masked, luck), seconds),
        cost(partial(rollouts, game, state, seat, TOGETHER, seed, SHALLOW), seconds) / TOGETHER,
        cost(partial(rollouts, game, state, seat, TOGETHER, seed, DEEP), seconds) / TOGETHER,
        cost(partial(PLAYERS[GREEDY].choose, game, masked, seat, options, standing, luck), seconds),
    ]


def speed_of(game: Game, seconds: float, profile: bool = False) -> Speed:
    pace = random_play(game, seconds)
    each = min(0.004, seconds / 100)
    found = [costs_at(game, seed, each) for seed in range(POSITIONS)]
    clone, masked, imagined, shallow, deep, greedy = (statistics.median(costs) for costs in zip(*found))
    return Speed(
        games_per_second=round(pace.games, 1),
        decisions_per_second=round(pace.decisions, 1),
        waits_per_second=round(pace.waits, 1),
        decisions_per_game=round(pace.decisions_per_game, 2),
        waits_per_game=round(pace.waits_per_game, 2),
        clone_us=round(clone, 3),
        mask_us=round(masked, 3),
        imagine_us=round(imagined, 3),
        rollouts_12_per_second=round(1e6 / shallow, 1),
        rollouts_40_per_second=round(1e6 / deep, 1),
        greedy_choices_per_second=round(1e6 / greedy, 1),
        profile=profile_of(game, seconds) if profile else None,
    )


def measure(games: Mapping[str, Game], seconds: float, profile: bool = False) -> Measured:
    """All games in the build that this process runs."""
    return Measured(kind(), {name: speed_of(game, seconds, profile) for name, game in games.items()})


# where the time goes


def profile_of(game: Game, seconds: float) -> Profile:
    """The same games several times, with and without a stopwatch, for about so many seconds; the best of each."""
    tries = games_in(game, seconds / (2 * REPEATS))
    plain, best = plain_time(game, tries), watched(game, tries)
    for _repeat in range(REPEATS - 1):
        plain = min(plain, plain_time(game, tries))
        best = min(best, watched(game, tries), key=lambda found: sum(found.spent))
    total = sum(best.spent)
    return Profile(
        share={name: round(spent / total, 4) for name, spent in zip(KINDS, best.spent)},
        us_per_decision={name: round(spent / best.decisions / 1000, 3) for name, spent in zip(KINDS, best.spent)},
        clock_ns=round(best.look, 1),
        looks_per_decision=round(best.looks / best.decisions, 2),
        accounted=round(total / plain, 3),
    )


class Watched(msgspec.Struct):
    """Games played with a stopwatch: nanoseconds of each kind, what a look cost and is taken off them, and counts."""

    spent: list[float]
    look: float
    looks: int
    decisions: int


def games_in(game: Game, seconds: float) -> int:
    """How many games take about so long."""
    count = 0
    end = time.process_time() + seconds
    while count == 0 or time.process_time() < end:
        play_on(new_game(game), Seeded(count))
        count += 1
    return count


def plain_time(game: Game, games: int) -> int:
    """Nanoseconds of these games without a stopwatch."""
    states = [new_game(game) for _game in range(games)]
    start = time.perf_counter_ns()
    for seed, state in enumerate(states):
        play_on(state, Seeded(seed))
    return time.perf_counter_ns() - start


def watched(game: Game, games: int) -> Watched:
    states = [new_game(game) for _game in range(games)]
    look = min(own_cost(time.perf_counter_ns, LOOKS) for _repeat in range(REPEATS))
    watch = Stopwatch(time.perf_counter_ns)
    decisions = 0
    for seed, state in enumerate(states):
        decisions += play_watched(state, Seeded(seed), watch)
    spent = [max(0.0, spent - looks * look) for spent, looks in zip(watch.spent, watch.looks)]
    return Watched(spent, look, sum(watch.looks), decisions)

"""How fast the rules of one build run: whole random games, what is done in mid-game, and where the time goes.

Times are CPU time, and of several tries the best counts: what the machine can do when left alone. Only the profile,
which looks at the clock every microsecond, goes by a clock that is quick to read.
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
from grimalkin.core.orders import options_of
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
        options = options_of(state, ask, seat)
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
    options = options_of(masked, ask, seat)
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


class Watched(msgspec.Struct):
    """One game played with a stopwatch: nanoseconds and looks of each kind, and its decisions."""

    spent: list[int]
    looks: list[int]
    decisions: int


def profile_of(game: Game, seconds: float) -> Profile:
    """The same games several times, with and without a stopwatch, for about so many seconds.

    The clock goes on while another process has its turn. A game is shorter than most turns, so its best try counts.
    """
    games = games_in(game, seconds / (2 * REPEATS))
    plain = [min(tries) for tries in zip(*(plain_times(game, games) for _repeat in range(REPEATS)))]
    best = [min(tries, key=total_of) for tries in zip(*(watched_games(game, games) for _repeat in range(REPEATS)))]
    look = min(own_cost(time.perf_counter_ns, LOOKS) for _repeat in range(REPEATS))
    decisions = sum(found.decisions for found in best)
    spent: dict[str, float] = {}
    for i, name in enumerate(KINDS):
        spent[name] = max(0.0, sum(found.spent[i] for found in best) - look * sum(found.looks[i] for found in best))
    total = sum(spent.values())
    return Profile(
        share={name: round(each / total, 4) for name, each in spent.items()},
        us_per_decision={name: round(each / decisions / 1000, 3) for name, each in spent.items()},
        clock_ns=round(look, 1),
        looks_per_decision=round(sum(sum(found.looks) for found in best) / decisions, 2),
        accounted=round(total / sum(plain), 3),
    )


def total_of(found: Watched) -> int:
    return sum(found.spent)


def games_in(game: Game, seconds: float) -> int:
    """How many games take about so long."""
    count = 0
    end = time.process_time() + seconds
    while count == 0 or time.process_time() < end:
        play_on(new_game(game), Seeded(count))
        count += 1
    return count


def plain_times(game: Game, games: int) -> list[int]:
    """Nanoseconds of each game without a stopwatch."""
    times: list[int] = []
    for seed in range(games):
        state = new_game(game)
        luck = Seeded(seed)
        start = time.perf_counter_ns()
        play_on(state, luck)
        times.append(time.perf_counter_ns() - start)
    return times


def watched_games(game: Game, games: int) -> list[Watched]:
    found: list[Watched] = []
    for seed in range(games):
        watch = Stopwatch(time.perf_counter_ns)
        decisions = play_watched(new_game(game), Seeded(seed), watch)
        found.append(Watched(watch.spent, watch.looks, decisions))
    return found

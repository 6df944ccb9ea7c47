"""The stopwatch: it plays the game that `play_on` plays, and looks once after each part."""

from __future__ import annotations

from grimalkin.core.luck import Seeded
from grimalkin.core.snapshot import snapshot
from grimalkin.games.cauldron import GAME
from grimalkin.players.random import play_on
from grimalkin.players.stopwatch import CHOSEN, LUCK, OPTIONS, STEPS, Stopwatch, own_cost, play_watched


class Clock:
    """Each look takes ten nanoseconds, and nothing else takes any time."""

    def __init__(self) -> None:
        self.time = 0

    def __call__(self) -> int:
        self.time += 10
        return self.time


def test_a_watched_game_is_the_same_game() -> None:
    for seed in range(10):
        plain, state = GAME.new({}, ["", ""]), GAME.new({}, ["", ""])
        played = play_on(plain, Seeded(seed))
        watch = Stopwatch(Clock())
        assert play_watched(state, Seeded(seed), watch) == played.decisions
        assert snapshot(state) == snapshot(plain)
        choices = watch.looks[OPTIONS]
        assert watch.looks[CHOSEN] == choices
        assert watch.looks[STEPS] == played.waits + 1, "before the first wait as well"
        assert watch.looks[LUCK] == played.waits - choices + played.decisions, "rolls and picks"


def test_the_cost_of_the_clock_is_all_that_an_idle_watch_shows() -> None:
    assert own_cost(Clock(), 100) == 10
    watch = Stopwatch(Clock())
    play_watched(GAME.new({}, ["", ""]), Seeded(1), watch)
    assert watch.spent == [10 * looks for looks in watch.looks]


def test_what_happens_before_the_start_is_not_measured() -> None:
    clock = Clock()
    watch = Stopwatch(clock)
    clock.time += 1_000_000
    watch.start()
    clock.time += 5
    watch.took(LUCK)
    assert watch.spent == [0, 0, 0, 15]

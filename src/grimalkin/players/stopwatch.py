"""Where the time of random play goes: the game that `play_on` plays, with a look at a clock after each part of it.

A look takes time itself: `own_cost` says how much, and whoever shows the times takes it off.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from grimalkin.core.agenda import ASKS, ROLLS, Ask, Chance
from grimalkin.core.engine import advance, choose, happen
from grimalkin.core.luck import Luck
from grimalkin.core.orders import options_of
from grimalkin.core.state import State

OPTIONS: Final = 0  # who is asked, and what that seat may choose
STEPS: Final = 1  # plain steps, up to the next wait
CHOSEN: Final = 2  # carrying out a choice
LUCK: Final = 3  # rolls, what they do, and which option is picked
KINDS: Final = ("options", "steps", "chosen", "luck")


class Stopwatch:
    """What each kind took, and how often the clock was looked at for it. The clock counts nanoseconds."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.now = clock()
        self.spent = [0] * len(KINDS)
        self.looks = [0] * len(KINDS)

    def start(self) -> None:
        """What follows is measured from here."""
        self.now = self.clock()

    def took(self, kind: int) -> None:
        """The time since the last look went into this."""
        now = self.clock()
        self.spent[kind] += now - self.now
        self.looks[kind] += 1
        self.now = now


def own_cost(clock: Callable[[], int], looks: int) -> float:
    """Nanoseconds that one look takes: the time between looks with nothing between them."""
    watch = Stopwatch(clock)
    watch.start()
    for _look in range(looks):
        watch.took(OPTIONS)
    return watch.spent[OPTIONS] / looks


def play_watched(state: State, luck: Luck, watch: Stopwatch) -> int:
    """Play to the end at random, as `play_on` does with the same luck. Returns the decisions."""
    decisions = 0
    watch.start()
    step = advance(state)
    watch.took(STEPS)
    while step is not None:
        shape = step.shape()
        if shape == ROLLS:
            chance = cast("Chance[Any]", step)
            happen(state, chance, chance.roll(state, luck))
            watch.took(LUCK)
        else:
            ask = cast("Ask[Any]", step)
            seat = ask.seat if shape == ASKS else ask.order(state)[0]
            options = options_of(state, ask, seat)
            watch.took(OPTIONS)
            option = options[0]
            if len(options) > 1:
                decisions += 1
                option = options[luck.below(len(options))]
                watch.took(LUCK)
            choose(state, ask, seat, option)
            watch.took(CHOSEN)
        step = advance(state)
        watch.took(STEPS)
    return decisions

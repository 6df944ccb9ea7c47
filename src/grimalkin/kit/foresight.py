"""What a choice would do: the option is tried on a copy of the mask, and luck goes every way, as far as a horizon.

A game writes two things. Its `Horizon` says how far to look: by itself it runs the rules up to the next wait; a game
may look beyond dice and windows, and says what it takes for granted there. Its `Foresight` says in facts what the ends
mean. The rules themselves are run, so a preview cannot contradict them; what a hidden card decides is not foreseen.

    >>> from grimalkin.core.agenda import Die
    >>> from grimalkin.core.state import State
    >>> class Purse(State):
    ...     def __init__(self, coins):
    ...         super().__init__([0])
    ...         self.coins = coins
    ...     def copy(self):
    ...         twin = Purse(self.coins)
    ...         self.copy_core(twin)
    ...         return twin
    >>> class Wager(Die):
    ...     def sides(self):
    ...         return 6
    ...     def shows(self, game, face):
    ...         game.coins += 6 if face == 6 else -1
    >>> purse = Purse(10)
    >>> purse.then(Wager())
    >>> ends = Through((Wager,)).ends_of(purse)
    >>> coins = Spread()
    >>> for end in ends.all:
    ...     coins.add(end.state.coins, end.chance)
    >>> coins.least, coins.most, rounded(coins.average()), percent(coins.chance_above(10))
    (9, 16, 10, 17)

Ends that differ in nothing a game speaks of can be one: a horizon that merges them, and `key`, which tells them apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import CLAIMS, ROLLS, RUNS, TOGETHER, Ask, Chance, Claim, Step
from grimalkin.core.codes import PASS
from grimalkin.core.engine import choose, forget_answers, happen, interrupt, waiting_ask
from grimalkin.core.errors import SecretNeeded
from grimalkin.core.orders import options_of
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import G
from grimalkin.core.view import Fact

UNMARKED: Final = -2  # the mark of an end on whose way nothing was noted
MOST_ENDS: Final = 1_000
MOST_STEPS: Final = 100_000
TINY: Final = 1e-9  # what sums of chances may be off by


class End(Generic[G]):
    """One way in which it can go: the state at the horizon, how likely it is, and what was noted on the way."""

    def __init__(self, state: G, chance: float, mark: int) -> None:
        self.state = state
        self.chance = chance
        self.mark = mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Ends(Generic[G]):
    """All ways in which it can go, in the order of the faces.

    A game that only counts them overrides `add` and keeps no states: that saves memory and time.
    """

    def __init__(self) -> None:
        self.all: list[End[G]] = []
        self.known: dict[Any, End[G]] = {}  # by mark and key, where the horizon merges
        self.cut = False  # there were too many to follow, and more is possible than stands here

    def add(self, end: End[G]) -> None:
        self.all.append(end)

    def merge(self, end: End[G], key: object) -> None:
        """Add an end, or its chance to that of an equal one."""
        known = self.known.get((end.mark, key))
        if known is None:
            self.known[(end.mark, key)] = end
            self.add(end)
        else:
            known.chance += end.chance

    def chance(self, mark: int) -> float:
        """How likely an end with this mark is."""
        total = 0.0
        for end in self.all:
            if end.mark == mark:
                total += end.chance
        return total

    def marks(self) -> list[int]:
        """The marks of all ends, each once, in rising order."""
        return sorted({end.mark for end in self.all})

    def spread(self, amount: Callable[[G], int]) -> Spread:
        """An amount of the state over all ends."""
        found = Spread()
        for end in self.all:
            found.add(amount(end.state), end.chance)
        return found


class Spread:
    """An amount over all ends: the least and the most that it can be, and what to expect."""

    def __init__(self) -> None:
        self.least = 0
        self.most = 0
        self.total = 0.0  # each amount times its chance: the average, if all ends were added
        self.chance = 0.0  # of the ends that were added
        self.amounts: list[int] = []
        self.chances: list[float] = []

    def add(self, amount: int, chance: float) -> None:
        if not self.amounts:
            self.least = self.most = amount
        elif amount < self.least:
            self.least = amount
        elif amount > self.most:
            self.most = amount
        self.total += amount * chance
        self.chance += chance
        self.amounts.append(amount)
        self.chances.append(chance)

    def average(self) -> float:
        """What to expect in those ends that were added."""
        return self.total / self.chance if self.amounts else 0.0

    def is_always(self, amount: int) -> bool:
        return self.least == amount and self.most == amount

    def is_certain(self) -> bool:
        return self.least == self.most

    def chance_of(self, amount: int) -> float:
        total = 0.0
        for i in range(len(self.amounts)):
            if self.amounts[i] == amount:
                total += self.chances[i]
        return total

    def chance_above(self, amount: int) -> float:
        total = 0.0
        for i in range(len(self.amounts)):
            if self.amounts[i] > amount:
                total += self.chances[i]
        return total


def percent(chance: float) -> int:
    """Never 0 for what can happen, never 100 for what need not."""
    if chance <= 0.0:
        return 0
    return 100 if chance > 0.9999 else max(1, min(99, round(100 * chance)))


def rounded(amount: float) -> int:
    """To the nearest whole number, halves up, as a person would. Tiny errors of sums of chances do not count."""
    return int((amount + 0.5 + TINY) // 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Horizon(Generic[G]):
    """How far to look, and what is taken for granted on the way.

    By itself it stops at the next wait, for seats or for luck. Beyond `most_ends` or `most_steps` nothing is found.
    """

    def __init__(self, most_ends: int = MOST_ENDS, most_steps: int = MOST_STEPS, merges: bool = False) -> None:
        self.most_ends = most_ends
        self.most_steps = most_steps
        self.merges = merges  # ends with equal keys and marks are one

    # what a game may say

    def stops(self, game: G, step: Step[Any]) -> bool:
        """Here we stop: is what was going on done, or beyond foreseeing, when this step is the next?"""
        return step.shape() != RUNS

    def run(self, game: G, step: Step[Any], mark: int) -> int:
        """Run a step, which has left the agenda; or leave it out. The answer is the mark from here on."""
        step.run(game)
        return mark

    def rolled(self, game: G, chance: Chance[Any], outcome: int, mark: int) -> int:
        """Luck is about to speak in this copy. The answer is the mark from here on."""
        return mark

    def answer(self, game: G, ask: Ask[Any]) -> None:
        """Somebody is asked on the way: nobody uses a window, and everybody else does what a time-out would."""
        let_pass(game, ask)

    def key(self, game: G) -> object:
        """What tells ends apart, if the horizon merges them: the less it says, the fewer ends there are."""
        return snapshot(game)

    # the walk

    def ends_of(self, game: G) -> Ends[G]:
        """Run on from here and go every way that luck can. The state is used up."""
        ends: Ends[G] = Ends()
        self.follow(game, ends)
        return ends

    def follow(self, game: G, ends: Ends[G]) -> None:
        """The same for ends that a game counts in its own way."""
        forks: list[Fork[G]] = []
        way = End(game, 1.0, UNMARKED)
        steps = 0
        while True:
            now = way.state
            while now.result is None:
                step = now.agenda[-1]
                if self.stops(now, step):
                    break
                steps += 1
                if steps > self.most_steps:
                    ends.cut = True
                    return
                shape = step.shape()
                if shape == RUNS:
                    now.agenda.pop()
                    way.mark = self.run(now, step, way.mark)
                elif shape == ROLLS:
                    forks.append(Fork(way, cast("Chance[Any]", step)))
                    way = self.next_way(forks)
                    now = way.state
                else:
                    self.answer(now, cast("Ask[Any]", step))
            if self.merges:
                ends.merge(way, self.key(now))
            else:
                ends.add(way)
            if len(ends.all) > self.most_ends:
                ends.cut = True
                return
            if not forks:
                return
            way = self.next_way(forks)

    def next_way(self, forks: list[Fork[G]]) -> End[G]:
        """The next outcome of the last fork. The last outcome needs no copy."""
        fork = forks[-1]
        outcome = fork.outcome
        fork.outcome = next_outcome(fork.weights, outcome + 1)
        if fork.outcome < len(fork.weights):
            state = cast("G", fork.state.copy())
        else:
            state = fork.state
            forks.pop()
        mark = self.rolled(state, fork.step, outcome, fork.mark)
        happen(state, fork.step, outcome)
        return End(state, fork.chance * fork.weights[outcome] / fork.total, mark)


class Fork(Generic[G]):
    """Where luck is to speak, and which outcome is tried next."""

    def __init__(self, way: End[G], step: Chance[Any]) -> None:
        self.state = way.state
        self.chance = way.chance
        self.mark = way.mark
        self.step = step
        self.weights = step.weights(way.state)
        self.total = sum(self.weights)
        self.outcome = next_outcome(self.weights, 0)


def next_outcome(weights: list[int], start: int) -> int:
    """The first outcome from here on that can happen."""
    while start < len(weights) and not weights[start]:
        start += 1
    return start


@mypyc_attr(allow_interpreted_subclasses=True)
class Through(Horizon[G]):
    """Through steps of these classes, and no others."""

    def __init__(self, kinds: tuple[type, ...]) -> None:
        super().__init__()
        self.kinds = kinds

    def stops(self, game: G, step: Step[Any]) -> bool:
        return not isinstance(step, self.kinds)


def let_pass(game: G, ask: Ask[Any]) -> None:
    """Everybody passes; where that cannot be, the seat takes what a time-out would choose."""
    shape = ask.shape()
    if shape == CLAIMS:
        forget_answers(game)
        game.agenda.pop()
        cast("Claim[Any]", ask).closed(game)
        return
    game.agenda.pop()
    assert shape != TOGETHER, f"{type(ask).__name__}: what several choose at the same time is sealed"
    ask.chosen(game, ask.seat, ask.default(game, ask.seat))


def after(masked: G, ask: Ask[Any], seat: int, option: int) -> G:
    """A copy in which the choice is made. A pass in a window is everybody's."""
    twin = cast("G", masked.copy())
    if option not in options_of(twin, ask, seat):
        interrupt(twin, seat, option)
    elif option == PASS and ask.shape() == CLAIMS:
        let_pass(twin, ask)
    else:
        choose(twin, ask, seat, option)
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Generic[G]):
    """What a game says of its options. `facts` is the game's; a hidden card that decides leaves nothing to say."""

    def facts(self, masked: G, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
        """What an option would do. The mask may not be changed; what is tried is tried on a copy, such as `after`."""
        raise NotImplementedError

    def can_say(self, ask: Ask[Any]) -> bool:
        """Can anything be said while this is asked? What others choose at the same time is sealed."""
        return ask.shape() != TOGETHER

    def is_futile(self, masked: G, seat: int, option: int) -> bool:
        """Is what the option tries certain to fail?"""
        return False

    def foresee(self, masked: G, seat: int, option: int) -> list[Fact]:
        """What is known of one option that the seat has now."""
        ask = waiting_ask(masked)
        if ask is None or not self.can_say(ask):
            return []
        try:
            return self.facts(masked, ask, seat, option)
        except SecretNeeded:
            return []

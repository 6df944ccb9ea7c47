"""A hint for a person: `hint_for` says what to choose and why. The server's page and the terminal both ask it.

    found = hint_for(game, mask(state, seat), seat, offer.options, offer.standing, Seeded(seed))
    game.codes.text(found.option), found.why, found.facts

A hint is never worse than doing nothing, which is what `Game.idle` lists. Options that look good are tried in imagined
worlds against doing nothing, with the same luck for both, and played on to the end of the turn. What is not clearly
better there is not recommended, and what is certain to fail (`Game.futile`) is not even tried. `Words.hint` says the
reason in words.
"""

from __future__ import annotations

import math
from typing import Final

from grimalkin.core.engine import choose, interrupt, roll_on, waiting_ask
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.masks import mask
from grimalkin.core.orders import options_of
from grimalkin.core.state import State
from grimalkin.core.view import Fact
from grimalkin.players.greedy import NO_STEP_IN, Greedy, value_after
from grimalkin.players.rollouts import value_of

# reasons
ONLY: Final = "only"  # there is nothing else to choose
BETTER: Final = "better"  # it is clearly better than doing nothing
NOTHING: Final = "nothing"  # nothing is clearly better than doing nothing, which this is
BEST: Final = "best"  # one cannot do nothing here; of the options that were tried it came out best
FUTILE: Final = "futile"  # everything else is certain to fail
REASONS: Final = (ONLY, BETTER, NOTHING, BEST, FUTILE)

NO_IDLE: Final = -1
GLANCE: Final = 8  # worlds in which every option is looked at for one choice
FINALISTS: Final = 4  # options that are then played on
HEAT: Final = 8  # worlds in which each of them is compared
WORLDS: Final = 32  # other worlds, in which the best of them must show that it is clearly better
AHEAD: Final = 100  # options that are weighed while a world is played on, if its turn is not over before
SURE: Final = 1.645  # standard errors by which a mean must lie above 0 to be clear: 95 %


class Hint:
    """What to choose, and why. Everything in it follows from what the seat sees."""

    def __init__(self, option: int, why: str, idle: int, better: int, worse: int, worlds: int) -> None:
        self.option = option
        self.why = why  # one of REASONS
        self.idle = idle  # the option that does nothing; NO_IDLE: there is none
        self.better = better  # in so many of the worlds it came out better than doing nothing, or than what came next
        self.worse = worse
        self.worlds = worlds  # 0: none was needed
        self.facts: list[Fact] = []  # what the option does as far as the seat can know


def hint_for(game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> Hint:
    """What a person in this seat might choose: one of `options`, or one of `standing` to step in before.

    `masked` is the mask of the seat, `luck` any luck but the table's: the same luck gives the same hint.
    """
    found = searched(game, masked, seat, options, standing, luck)
    found.facts = game.foresee(masked, seat, found.option)
    return found


def searched(game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> Hint:
    idle = idle_of(game, options)
    if len(options) == 1 and not standing:
        return Hint(options[0], ONLY, idle, 0, 0, 0)
    ranked = by_promise(game, masked, seat, options, standing, luck)
    hopeful = [option for option in ranked if option == idle or not game.futile(masked, seat, option)]
    if any(option in options for option in hopeful):
        ranked = hopeful
    # where one cannot do nothing, the answer that looks best at once stays unless something is clearly better
    base = idle if idle != NO_IDLE else next(option for option in ranked if option in options)
    rivals = [option for option in ranked if option != base][:FINALISTS]
    if not rivals:
        return Hint(base, FUTILE, idle, 0, 0, 0)
    heat = compared(game, masked, seat, base, rivals, HEAT, luck)
    best = 0
    for i in range(1, len(heat)):
        if heat[i].mean() > heat[best].mean():
            best = i
    # those that were picked for their results are tried once more: the highest of several means is too high
    final = compared(game, masked, seat, base, [rivals[best]], WORLDS, luck)[0]
    if final.is_clearly_better() or (final.total >= 0 and is_advised(game, masked, seat, rivals[best], base)):
        why = BETTER if idle != NO_IDLE else BEST
        return Hint(rivals[best], why, idle, final.better, final.worse, WORLDS)
    return Hint(base, NOTHING if idle != NO_IDLE else BEST, idle, final.worse, final.better, WORLDS)


def is_advised(game: Game, masked: State, seat: int, option: int, base: int) -> bool:
    """Advice that decides knows the odds: where worlds do not contradict it, it need not be proved by them."""
    worth = game.advice.hint(masked, seat, option)
    return game.advice.decides(masked, seat) and worth > max(0, game.advice.hint(masked, seat, base))


def idle_of(game: Game, options: list[int]) -> int:
    """The option that does nothing here, or NO_IDLE."""
    for option in game.idle:
        if option in options:
            return option
    return NO_IDLE


def by_promise(game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> list[int]:
    """All that can be chosen, the most promising first: by advice alone where it decides, else one choice ahead."""
    every = options + standing
    worth = [game.advice.hint(masked, seat, option) for option in every]
    if not game.advice.decides(masked, seat):
        for _world in range(GLANCE):
            state = game.imagine(masked, luck)
            fate = luck.below(1 << 30)
            for i in range(len(every)):
                first = every[i] if i >= len(options) else NO_STEP_IN
                answer = every[i] if i < len(options) else options[0]
                worth[i] += value_after(game, state.copy(), seat, first, answer, Seeded(fate))
    order = list(range(len(every)))
    order.sort(key=lambda i: -worth[i])
    return [every[i] for i in order]


class Score:
    """How much better an option came out than another, world by world."""

    def __init__(self) -> None:
        self.worlds = 0
        self.total = 0
        self.squares = 0
        self.better = 0
        self.worse = 0

    def add(self, by: int) -> None:
        self.worlds += 1
        self.total += by
        self.squares += by * by
        if by > 0:
            self.better += 1
        elif by < 0:
            self.worse += 1

    def mean(self) -> float:
        return self.total / self.worlds

    def is_clearly_better(self) -> bool:
        """Does the mean lie above 0 by more than luck explains?"""
        if self.total <= 0:
            return False
        spread = self.squares - self.total * self.total / self.worlds
        error = math.sqrt(max(0.0, spread) / (self.worlds * max(1, self.worlds - 1)))
        return self.mean() > SURE * error


def compared(
    game: Game, masked: State, seat: int, base: int, rivals: list[int], worlds: int, luck: Luck
) -> list[Score]:
    """Each rival against the base, in the same worlds and with the same luck."""
    scores = [Score() for _rival in rivals]
    for _world in range(worlds):
        state = game.imagine(masked, luck)
        fate = luck.below(1 << 30)
        against = played_on(game, state.copy(), seat, base, Seeded(fate))
        for i in range(len(rivals)):
            scores[i].add(played_on(game, state.copy(), seat, rivals[i], Seeded(fate)) - against)
    return scores


def played_on(game: Game, state: State, seat: int, option: int, luck: Luck) -> int:
    """What the position is worth to the seat at the end of the turn, if it chooses this now and all play on."""
    ask = waiting_ask(state)
    assert ask is not None
    length = game.length(state)
    if option in options_of(state, ask, seat):
        choose(state, ask, seat, option)
    else:
        interrupt(state, seat, option)
    player = Greedy(1)
    weighed = 0
    while weighed < AHEAD:
        ask = roll_on(state, luck)
        if ask is None or game.length(state) != length:
            break
        other = ask.order(state)[0]
        options = options_of(state, ask, other)
        standing = state.hooks.interrupts(state, other)
        weighed += len(options) + len(standing)
        if len(options) == 1 and not standing:
            choose(state, ask, other, options[0])
            continue
        chosen = player.choose(game, mask(state, other), other, options, standing, luck)
        if chosen in options:
            choose(state, ask, other, chosen)
        else:
            interrupt(state, other, chosen)
    return value_of(game.advice, state, seat)

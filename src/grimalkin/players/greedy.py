"""Greedy play: try each option in a few imagined states and take the one after which the position looks best.

A game whose advice decides by itself spares it the trying.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ASKS, TOGETHER, Ask
from grimalkin.core.engine import choose, interrupt, roll_on, waiting_ask
from grimalkin.core.game import NEVER, Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.orders import options_of
from grimalkin.core.state import State
from grimalkin.players.player import Player
from grimalkin.players.rollouts import value_of

NO_STEP_IN: Final = -1
WORLDS: Final = 4  # imagined for a choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Player):
    """Looks one choice ahead and asks the game's advice; where advice decides by itself, it does as it is told."""

    order: ClassVar[int] = 2

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds = worlds

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        if game.advice.decides(masked, seat):
            return advised(game, masked, seat, options, standing, luck)
        hints = [game.advice.hint(masked, seat, option) for option in options]
        if NEVER in hints and max(hints) != NEVER:
            options = [options[i] for i in range(len(hints)) if hints[i] != NEVER]
            hints = [hint for hint in hints if hint != NEVER]
            if len(options) == 1 and not standing:
                return options[0]
        # a plan is an answer, or an interrupt and then an answer: only so are the two compared fairly
        firsts = [NO_STEP_IN] + standing
        totals: list[int] = []
        for first in firsts:
            for hint in hints:
                totals.append(hint if first == NO_STEP_IN else hint + game.advice.hint(masked, seat, first))
        for _world in range(self.worlds):
            state = game.imagine(masked, luck)
            fate = luck.below(1 << 30)
            for i in range(len(totals)):
                # the same luck for every plan, so that plans are compared and not dice
                first = firsts[i // len(options)]
                option = options[i % len(options)]
                totals[i] += value_after(game, state.copy(), seat, first, option, Seeded(fate))
        best = any_highest(totals[: len(options)], luck)
        stepping = totals[len(options) :]
        # what an interrupt uses up may be missed later, so it must be better and not just as good
        if stepping and max(stepping) > totals[best]:
            return standing[any_highest(stepping, luck) // len(options)]
        return options[best]


PLAYER: Final = Greedy()


def advised(game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
    """The option with the highest hint; an interrupt only where it is good and better than that."""
    hints = [game.advice.hint(masked, seat, option) for option in options]
    best = any_highest(hints, luck)
    steps = [game.advice.hint(masked, seat, option) for option in standing]
    if steps and max(steps) > max(hints[best], 0):
        return standing[any_highest(steps, luck)]
    return options[best]


def any_highest(values: list[int], luck: Luck) -> int:
    """Where the highest value stands. Luck picks among equals: the first would favour whoever is listed first."""
    best = 0
    equals = 1
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
            equals = 1
        elif values[i] == values[best]:
            equals += 1
            # the k-th of equals replaces the others with one chance in k, so that each is as likely as any
            if luck.below(equals) == 0:
                best = i
    return best


def value_after(game: Game, state: State, seat: int, first: int, option: int, luck: Luck) -> int:
    """What the position is worth once the plan has been carried out and luck has spoken."""
    ask = waiting_ask(state)
    if first != NO_STEP_IN:
        interrupt(state, seat, first)
        ask = roll_on(state, luck)
    if ask is not None and seat in ask.order(state) and option in options_of(state, ask, seat):
        choose(state, ask, seat, option)
        following = roll_on(state, luck)
        while following is ask and ask.shape() != ASKS:
            following = answer_for_others(state, ask, luck)
    return value_of(game.advice, state, seat)


def answer_for_others(state: State, ask: Ask[Any], luck: Luck) -> Ask[Any] | None:
    """Several seats are asked: the others choose anything where all choose together, and pass where one may claim."""
    other = ask.order(state)[0]
    if ask.shape() == TOGETHER:
        options = options_of(state, ask, other)
        choose(state, ask, other, options[luck.below(len(options))])
    else:
        choose(state, ask, other, ask.default(state, other))
    return roll_on(state, luck)

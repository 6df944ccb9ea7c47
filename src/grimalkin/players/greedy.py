"""Greedy play: try each option in a few imagined states and take the one after which the position looks best."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import TOGETHER, Ask
from grimalkin.core.engine import choose, roll_on, step_in, waiting_ask
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import State
from grimalkin.players.player import Player

WON: Final = 1_000_000


class Greedy(Player):
    """Looks one choice ahead and asks the game's advice."""

    def __init__(self, worlds: int) -> None:
        self.worlds = worlds

    def choose(
        self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck
    ) -> int:
        every = options + standing
        totals = [game.advice.hint(masked, seat, option) for option in every]
        for _world in range(self.worlds):
            state = game.imagine(masked, luck)
            fate = luck.below(1 << 30)
            for i in range(len(every)):
                # the same luck for every option, so that options are compared and not dice
                totals[i] += value_after(game, state.copy(), seat, every[i], i < len(options), Seeded(fate))
        best = 0
        for i in range(len(every)):
            if totals[i] > totals[best]:
                best = i
        return every[best]


def value_after(game: Game, state: State, seat: int, option: int, answers: bool, luck: Luck) -> int:
    """What the position is worth once the option has been carried out and luck has spoken."""
    ask = waiting_ask(state)
    assert ask is not None
    if answers:
        choose(state, ask, seat, option)
    else:
        step_in(state, seat, option)
    following = roll_on(state, luck)
    while answers and following is ask:
        following = answer_for_others(state, ask, luck)
    if state.result is not None:
        return WON * state.result.returns(seat)
    return game.advice.value(state, seat)


def answer_for_others(state: State, ask: Ask[Any], luck: Luck) -> Ask[Any] | None:
    """Several seats are asked: the others choose anything where all choose together, and pass where one may claim."""
    other = ask.order(state)[0]
    if ask.shape() == TOGETHER:
        options = ask.options(state, other)
        choose(state, ask, other, options[luck.below(len(options))])
    else:
        choose(state, ask, other, ask.default(state, other))
    return roll_on(state, luck)

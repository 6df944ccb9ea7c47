"""Random play: the yardstick of the others, and the fastest way through a game."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from grimalkin.core.agenda import ASKS, ROLLS, Ask, Chance
from grimalkin.core.engine import advance, choose, happen
from grimalkin.core.errors import DeadEnd
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.state import State
from grimalkin.players.player import Player


class Random(Player):
    """Any option of the wait, each as likely; never steps in."""

    order: ClassVar[int] = 1

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return options[luck.below(len(options))]


PLAYER: Final = Random()


def play_out(state: State, luck: Luck, longest: int = 1_000_000) -> int:
    """Play to the end at random, seats answering in asking order. Returns the decisions: Asks with two options or more.

    Masks are not made: a random player looks at nothing. After `longest` waits the game is given up as a `DeadEnd`.
    """
    decisions = 0
    waits = 0
    while waits < longest:
        waits += 1
        step = advance(state)
        if step is None:
            return decisions
        shape = step.shape()
        if shape == ROLLS:
            chance = cast("Chance[Any]", step)
            happen(state, chance, chance.roll(state, luck))
            continue
        ask = cast("Ask[Any]", step)
        seat = ask.seat if shape == ASKS else ask.order(state)[0]
        options = ask.options(state, seat)
        count = len(options)
        if count > 1:
            decisions += 1
            choose(state, ask, seat, options[luck.below(count)])
        else:
            choose(state, ask, seat, options[0])
    raise DeadEnd(f"the game goes on after {longest} choices and rolls")

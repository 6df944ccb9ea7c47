"""Random play: the yardstick of the others, and the fastest way through a game."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ASKS, ROLLS, Ask, Chance
from grimalkin.core.engine import advance, choose, happen
from grimalkin.core.errors import DeadEnd
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.orders import options_of
from grimalkin.core.state import State
from grimalkin.players.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Random(Player):
    """Any option of the wait, each as likely; never steps in."""

    order: ClassVar[int] = 1

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return options[luck.below(len(options))]


PLAYER: Final = Random()


TO_THE_END: Final = 1_000_000  # waits that no game reaches


class Playout:
    """How far random play went: the waits it answered, choices and rolls; the decisions among them; is it over?"""

    def __init__(self, waits: int, decisions: int, over: bool) -> None:
        self.waits = waits
        self.decisions = decisions  # Asks with two options or more
        self.over = over

    def __reduce__(self) -> tuple[Any, ...]:
        return Playout, (self.waits, self.decisions, self.over)

    def __repr__(self) -> str:
        return f"Playout(waits={self.waits}, decisions={self.decisions}, over={self.over})"


def play_on(state: State, luck: Luck, waits: int = TO_THE_END) -> Playout:
    """Play at random for at most so many waits, seats answering in asking order. The state is left at its next wait.

    Masks are not made: a random player looks at nothing.
    """
    answered = 0
    decisions = 0
    step = advance(state)
    while step is not None and answered < waits:
        answered += 1
        shape = step.shape()
        if shape == ROLLS:
            chance = cast("Chance[Any]", step)
            happen(state, chance, chance.roll(state, luck))
        else:
            ask = cast("Ask[Any]", step)
            seat = ask.seat if shape == ASKS else ask.order(state)[0]
            options = options_of(state, ask, seat)
            count = len(options)
            if count > 1:
                decisions += 1
                choose(state, ask, seat, options[luck.below(count)])
            else:
                choose(state, ask, seat, options[0])
        step = advance(state)
    return Playout(answered, decisions, step is None)


def play_out(state: State, luck: Luck, longest: int = TO_THE_END) -> int:
    """Play to the end at random. Returns the decisions; a game that goes on after `longest` waits is a `DeadEnd`."""
    found = play_on(state, luck, longest)
    if not found.over:
        raise DeadEnd(f"the game goes on after {longest} choices and rolls")
    return found.decisions

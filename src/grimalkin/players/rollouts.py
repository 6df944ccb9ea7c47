"""Rollouts: random play from a copy of a state for some waits, and what the position is then worth to a seat.

`rollout` plays one, `rollouts` many in one compiled loop. Waits are choices and rolls; without a limit a game is played
to its end. A game that is over is worth `WON`, 0 or `-WON`; one that is not is worth what an `Advice` says: the game's
own, or one of yours. The same seed gives the same, in every build.

>>> from grimalkin.core.engine import roll_on
>>> from grimalkin.core.luck import Seeded
>>> from grimalkin.games import TEACHING
>>> from grimalkin.players.rollouts import rollout, rollouts
>>> game = next(iter(TEACHING.values()))
>>> start = game.new({}, ["", ""])
>>> games = rollouts(game, start, 0, 1000, 1)  # a thousand random games, with the seeds 1 to 1000
>>> games.rollouts, games.over, games.won[0] + games.won[1] + games.drawn
(1000, 1000, 1000)

From what a seat sees, twelve waits deep, after each of its options. A mask is imagined anew for each rollout, and the
same seeds give every option the same worlds:

>>> ask = roll_on(start, Seeded(1))
>>> seat = ask.order(start)[0]
>>> masked = game.mask(start, seat)
>>> options = ask.options(masked, seat)
>>> worth = {option: rollouts(game, masked, seat, 100, 1, 12, option).mean() for option in options}
>>> max(worth, key=worth.get) in options
True

The same one by one; the state is left as it is:

>>> rollouts(game, masked, seat, 2, 8, 12).value == sum(rollout(game, masked, seat, Seeded(i), 12) for i in (8, 9))
True
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.engine import apply
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.game import Advice, Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import DRAWN, FULL, State
from grimalkin.players.random import TO_THE_END, Playout, play_on

WON: Final = 1_000_000  # what a game that was won is worth
ANY: Final = -1  # the first choice is as random as the others


def value_of(advice: Advice, state: State, seat: int) -> int:
    """What a position is worth to a seat: by the result if the game is over, else by advice."""
    if state.result is not None:
        return WON * state.result.returns(seat)
    return advice.value(state, seat)


class Totals:
    """What many rollouts came to, added up."""

    def __init__(self, seats: int) -> None:
        self.rollouts = 0
        self.over = 0  # those in which the game ended
        self.won = [0] * seats  # of these, by seat
        self.drawn = 0
        self.waits = 0
        self.decisions = 0
        self.value = 0  # for the seat that asked

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {
            "rollouts": self.rollouts,
            "over": self.over,
            "won": self.won,
            "drawn": self.drawn,
            "waits": self.waits,
            "decisions": self.decisions,
            "value": self.value,
        }
        return Totals, (len(self.won),), kept

    def mean(self) -> float:
        """The value of one rollout."""
        return self.value / self.rollouts

    def count(self, state: State, played: Playout, value: int) -> None:
        """One more rollout, which led to this state."""
        self.rollouts += 1
        self.waits += played.waits
        self.decisions += played.decisions
        self.value += value
        result = state.result
        if result is None:
            return
        self.over += 1
        if result.winners == DRAWN:
            self.drawn += 1
            return
        for seat in range(len(self.won)):
            if result.winners >> seat & 1:
                self.won[seat] += 1


def rollout(
    game: Game,
    state: State,
    seat: int,
    luck: Luck,
    waits: int = TO_THE_END,
    option: int = ANY,
    advice: Advice | None = None,
) -> int:
    """What one rollout is worth to `seat`. With an `option`, the seat chooses that first, besides the waits."""
    check(state, seat, waits)
    world = world_after(game, state, seat, luck, option)
    play_on(world, luck, waits)
    return value_of(game.advice if advice is None else advice, world, seat)


def rollouts(
    game: Game,
    state: State,
    seat: int,
    count: int,
    seed: int,
    waits: int = TO_THE_END,
    option: int = ANY,
    advice: Advice | None = None,
) -> Totals:
    """So many of them added up: the first is the `rollout` with the luck `Seeded(seed)`, the next with `seed + 1`."""
    check(state, seat, waits)
    if count < 1:
        raise GrimalkinError(f"{count} rollouts cannot be played; at least 1")
    judge = game.advice if advice is None else advice
    totals = Totals(len(state.teams))
    for i in range(count):
        luck = Seeded(seed + i)
        world = world_after(game, state, seat, luck, option)
        played = play_on(world, luck, waits)
        totals.count(world, played, value_of(judge, world, seat))
    return totals


def world_after(game: Game, state: State, seat: int, luck: Luck, option: int) -> State:
    """A state to play in: a copy, or what the viewer of a mask imagines; after a choice, if one is named."""
    world = state.copy() if state.viewer == FULL else game.imagine(state, luck)
    if option != ANY:
        apply(world, seat, option, game.codes)
    return world


def check(state: State, seat: int, waits: int) -> None:
    if not 0 <= seat < len(state.teams):
        raise GrimalkinError(f"there is no seat {seat}; seats are 0 to {len(state.teams) - 1}")
    if waits < 0:
        raise GrimalkinError(f"{waits} waits cannot be played; 0 or more")

"""How a learned player thinks: one look at the position, and if it has time a look at what follows each option."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import numpy as np

from grimalkin.core.engine import choose, interrupt, roll_on, waiting_ask
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.orders import default_of
from grimalkin.core.state import State
from grimalkin.players.learned.batch import Batch
from grimalkin.players.learned.encode import Encoding
from grimalkin.players.learned.network import Network
from grimalkin.players.learned.weights import Array, Weights

LIKELY: Final = 0.02  # options with a smaller share are not looked into
CLEAR: Final = 0.98  # with such a share nothing need be looked into
TRUST: Final = 10.0  # how much a chance to win counts against a share
FEWEST: Final = 3  # worlds before a choice can be clear
SURE: Final = 2.5  # standard errors between the best and the next
MOST_AT_ONCE: Final = 64  # positions that the network reads together


class Glance:
    """What the network says of a position: the shares of its options, and the chance to win."""

    def __init__(self, logs: Array, chance: float) -> None:
        self.logs = logs
        self.shares: Array = np.exp(logs)
        self.chance = chance


class Mind:
    """What one game's weights make of its positions."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game = game
        self.encoding = Encoding(game)
        self.network = Network(weights, self.encoding.words, self.encoding.traits)

    def glance(self, masked: State, seat: int, options: list[int], standing: list[int]) -> Glance:
        batch = Batch()
        self.encoding.read(masked, seat, options, standing, batch)
        logs, chances = self.network.run(batch)
        return Glance(logs[0], float(chances[0]))

    def ahead(
        self,
        masked: State,
        seat: int,
        options: list[int],
        standing: list[int],
        luck: Luck,
        worlds: int,
        seconds: float,
        clock: Callable[[], float] = time.perf_counter,
    ) -> Array:
        """How good each option looks: its share, and the chance to win after it in imagined worlds.

        It looks into `worlds` of them, or with 0 into as many as there is time for; with 0 seconds time does not count.
        """
        start = clock()
        seen = self.glance(masked, seat, options, standing)
        likely = [place for place in range(len(seen.logs)) if seen.shares[place] >= LIKELY]
        if len(likely) < 2 or seen.shares.max() >= CLEAR:
            return seen.logs
        found: list[Array] = []
        longest = 0.0
        while not worlds or len(found) < worlds:
            begun = clock()
            if seconds and found and begun - start + longest > seconds:
                break
            world = self.world(masked, seat, options, standing, likely, luck)
            if world is not None:
                found.append(world)
            elif not found:
                return seen.logs
            longest = max(longest, clock() - begun)
            if len(found) >= FEWEST and is_clear(np.array(found), seen.logs[likely]):
                break
        scores = np.full(len(seen.logs), -np.inf)
        scores[likely] = seen.logs[likely] + TRUST * np.mean(found, 0)
        return scores

    def world(
        self, masked: State, seat: int, options: list[int], standing: list[int], likely: list[int], luck: Luck
    ) -> Array | None:
        """The chance to win after each likely option in one imagined world; None: the world came to nothing."""
        game = self.game
        state = game.imagine(masked, luck)
        fate = luck.below(1 << 30)
        chances: Array = np.zeros(len(likely))
        batch = Batch()
        waiting: list[int] = []
        for i in range(len(likely)):
            place = likely[i]
            twin = state.copy()
            try:
                if place < len(options):
                    ask = waiting_ask(twin)
                    assert ask is not None
                    choose(twin, ask, seat, options[place])
                else:
                    interrupt(twin, seat, standing[place - len(options)])
                self.go_on(twin, Seeded(fate), len(masked.teams))
            except GrimalkinError:
                return None  # a world that cannot be: what was imagined does not allow it
            if twin.result is not None:
                chances[i] = (twin.result.returns(seat) + 1) / 2
            else:
                self.encoding.read(game.mask(twin, seat), seat, [], [], batch)
                waiting.append(i)
                if len(batch) == MOST_AT_ONCE:
                    chances[waiting[-MOST_AT_ONCE:]] = self.network.run(batch)[1]
                    batch = Batch()
        if len(batch):
            chances[waiting[-len(batch) :]] = self.network.run(batch)[1]
        return chances

    def go_on(self, state: State, luck: Luck, seats: int) -> None:
        """Roll until a player is asked or the game is over; officials do as time-outs would."""
        while True:
            ask = roll_on(state, luck)
            if ask is None:
                return
            other = ask.order(state)[0]
            if other < seats:
                return
            choose(state, ask, other, default_of(state, ask, other))


def is_clear(worlds: Array, logs: Array) -> bool:
    """Has the best option won against each other by more than chance explains?"""
    scores = logs + TRUST * worlds.mean(0)
    best = int(scores.argmax())
    for other in range(len(logs)):
        if other != best:
            gaps = logs[best] - logs[other] + TRUST * (worlds[:, best] - worlds[:, other])
            if gaps.mean() <= SURE * gaps.std(ddof=1) / len(gaps) ** 0.5:
                return False
    return True

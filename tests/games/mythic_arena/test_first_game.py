"""A first game takes at most a quarter of an hour, by the number of its decisions."""

from __future__ import annotations

import random
import statistics
from typing import Any

from grimalkin.core.agenda import Ask
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.state import State
from grimalkin.games import GAMES
from grimalkin.players import PLAYERS
from grimalkin.players.driver import Watcher, play_game
from tests.support.effort import times

OWN, OTHER = 6.0, 1.5  # seconds that a newcomer takes for a decision, and that one of the bot is shown
LONGEST, USUAL = 15 * 60, 11 * 60


class Counter(Watcher):
    """Counts the decisions of each seat."""

    def __init__(self) -> None:
        self.decisions = [0, 0]

    def answers(self, game: Game, state: State, ask: Ask[Any], seat: int, options: list[int], option: int) -> None:
        self.decisions[seat] += 1


def test_a_first_game_takes_at_most_a_quarter_of_an_hour() -> None:
    game = GAMES["mythic-arena"]
    decks = [deck.text for deck in game.ready_decks()]
    bot = PLAYERS["greedy"]
    seconds: list[float] = []
    for seed in range(times(40)):
        state = game.new(game.first_settings(), random.Random(seed).sample(decks, 2))
        counter = Counter()
        play_game(game, state, [bot, bot], Seeded(seed), Seeded(seed + 1000), counter)
        assert state.result is not None
        seconds.append(counter.decisions[0] * OWN + counter.decisions[1] * OTHER)
    assert max(seconds) <= LONGEST
    assert statistics.median(seconds) <= USUAL

"""What a game really comes to is never refused as a position that no game can come to."""

from __future__ import annotations

import pytest

from grimalkin.core.positions import leads_back, read_position, write_position
from grimalkin.core.tomlread import Layer
from tests.support.effort import times
from tests.support.games import Setup, decks_for, every_setup
from tests.support.walk import Walk

WITH_POINTS = [setup for setup in every_setup() if setup.game.positions.points()]


@pytest.mark.parametrize("setup", WITH_POINTS, ids=str)
def test_every_point_of_a_random_game_can_be_read(setup: Setup) -> None:
    game = setup.game
    read = 0
    for seed in range(times(2)):
        walk = Walk(game, setup.seats, setup.settings, seed, ())
        with walk:
            glances = walk.glances(60)
            while walk.going():
                state = walk.state
                if glances[walk.n] and state.result is None and not state.answers:
                    points = [point for point in reversed(game.positions.points()) if leads_back(game, state, point)]
                    if points:  # the last of them is the one that is written
                        table = write_position(game, state, points[0])
                        read_position(game, walk.settings, decks_for(game, setup.seats), table, Layer("position", ""))
                        read += 1
                walk.make(walk.pick())
    assert read

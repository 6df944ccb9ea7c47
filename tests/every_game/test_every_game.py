"""The kit that every game must pass, for every number of seats and every setting."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.checks import games_of, phases, played_checks
from tests.support.games import Setup, every_game, setups_of, tried_setups
from tests.support.goldens import check_goldens


@pytest.mark.parametrize("check", played_checks())
@pytest.mark.parametrize("setup", tried_setups(), ids=str)
def test_game_passes(setup: Setup, check: str) -> None:
    # derandomised, so that a run proves the same everywhere; a find is named by its seed and choices
    @settings(max_examples=games_of(check, setup.game), phases=phases(), derandomize=True, deadline=None, database=None)
    @given(seed=st.integers(0, 2**32 - 1), choices=st.lists(st.integers(0, 999), max_size=80))
    def play(seed: int, choices: list[int]) -> None:
        played_checks()[check](setup.game, setup.seats, setup.settings, seed, choices)

    play()


@pytest.mark.parametrize("name", every_game())
def test_every_number_of_seats_and_every_value_is_played(name: str) -> None:
    game = every_game()[name]
    setups = setups_of(game)
    for setting in game.settings:
        played = {game.full_settings(setup.settings)[setting.name] for setup in setups}
        assert played == set(setting.values), f"{setting.name} is not played as {set(setting.values) - played}"
    seats = {setup.seats for setup in setups}
    assert {game.seats[0], game.seats[1]} <= seats <= set(range(game.seats[0], game.seats[1] + 1))


@pytest.mark.parametrize("name", every_game())
def test_both_builds_play_the_recorded_games(name: str) -> None:
    check_goldens(every_game()[name])

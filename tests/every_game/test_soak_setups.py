"""A soak reaches every number of seats and every value, also where no run could play all setups."""

from __future__ import annotations

import pytest

from tests.support.games import every_game, setups_of
from tests.support.soak import free_settings, setup_of

SEEDS = 60


@pytest.mark.parametrize("name", every_game())
def test_a_few_seeds_have_every_number_of_seats_and_every_value(name: str) -> None:
    game = every_game()[name]
    setups = [setup_of(game, seed) for seed in range(SEEDS)]
    assert {seats for seats, _ in setups} == {setup.seats for setup in setups_of(game)}
    for setting in free_settings(game):
        assert {settings[setting.name] for _, settings in setups} == set(setting.values), setting.name

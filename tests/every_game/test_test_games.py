"""The kit on games of these tests: what the games that come with the engine do not have must be sound as well."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import larder
from tests.support.checks import games_of, phases, played_checks
from tests.support.games import Setup, setups_of


@pytest.mark.parametrize("check", played_checks())
@pytest.mark.parametrize("setup", setups_of(larder.GAME), ids=str)
def test_game_passes(setup: Setup, check: str) -> None:
    @settings(max_examples=games_of(check, setup.game), phases=phases(), derandomize=True, deadline=None, database=None)
    @given(seed=st.integers(0, 2**32 - 1), choices=st.lists(st.integers(0, 999), max_size=80))
    def play(seed: int, choices: list[int]) -> None:
        played_checks()[check](setup.game, setup.seats, setup.settings, seed, choices)

    play()

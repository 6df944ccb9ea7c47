"""Whatever people send: what a table accepts never keeps it from going on (tests/support/hostile.py)."""

from __future__ import annotations

import pytest

from grimalkin.games import GAMES
from tests.support.effort import times
from tests.support.hostile import hunt

ACCEPTED = 2_000  # entries of each game


@pytest.mark.parametrize("game", GAMES)
def test_no_accepted_entry_makes_a_table_unplayable(game: str) -> None:
    tally = hunt(times(ACCEPTED), 500_000, [game], lambda _tally, _seed: None)
    assert tally.finds == []
    assert tally.games[game]

"""Every card is in a scenario that plays it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimalkin.games.friendomancy.game import GAME

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios" / "friendomancy"
WORDS = {word for file in SCENARIOS.glob("*.toml") for word in re.findall(r"[a-z0-9_]+", file.read_text())}
CARDS = GAME.box(GAME.full_settings({})).cards


def test_there_are_160() -> None:
    kinds = [card.kind for card in CARDS]
    counts = [kinds.count(kind) for kind in ("friend", "magic", "curse", "whatever", "foe")]
    assert counts == [47, 35, 29, 30, 19]


@pytest.mark.parametrize("key", [card.key for card in CARDS])
def test_a_scenario_plays_it(key: str) -> None:
    assert key in WORDS

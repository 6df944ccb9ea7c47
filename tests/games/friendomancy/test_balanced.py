"""The card set `balanced`: only numbers that are ours move, and every list can still be built."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.datafiles import data_files
from grimalkin.core.library import changed_sheets, sheets_of
from grimalkin.core.luck import Seeded
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.kinds import FORMATS
from grimalkin.games.friendomancy.lists import forbids_list, house, random_list, ready_lists

SETS = ["balanced", "spec"]


def tables(set_name: str) -> dict[str, dict[str, Any]]:
    """Every card of a set as its files say it."""
    assert GAME.vocabulary is not None
    sheets = sheets_of(data_files(GAME.package, "cards", ".toml"), [])
    if set_name != "spec":
        file = f"{set_name}.toml"
        sheets = changed_sheets(file, data_files(GAME.package, "sets", ".toml")[file], sheets, GAME.vocabulary, [])
    return {key: sheet.in_edition(GAME.vocabulary.editions[0], GAME.vocabulary) for key, sheet in sheets.items()}


def test_only_costs_and_powers_move() -> None:
    """Both are ours on every card; what cards do, and so what they say, stays."""
    spec, balanced = tables("spec"), tables("balanced")
    assert list(spec) == list(balanced)
    moved = {key: {field for field in card if card[field] != balanced[key][field]} for key, card in spec.items()}
    assert any(moved.values())
    for key, fields in moved.items():
        assert fields <= {"cost", "power"}, key
        assert list(spec[key]) == list(balanced[key]), key
        assert 0 <= balanced[key]["cost"] <= 4, key


def test_tables_play_with_it() -> None:
    assert GAME.full_settings({})["cards"] == "balanced"


@pytest.mark.parametrize("set_name", SETS)
@pytest.mark.parametrize("form", range(len(FORMATS)))
def test_every_format_can_be_built(set_name: str, form: int) -> None:
    box = GAME.box(GAME.full_settings({"cards": set_name}))
    assert forbids_list(box, form, False, house(box, form), 0) == []
    assert forbids_list(box, form, False, random_list(box, form, Seeded(1)), 0) == []


@pytest.mark.parametrize("set_name", SETS)
def test_every_ready_list_is_there(set_name: str) -> None:
    box = GAME.box(GAME.full_settings({"cards": set_name}))
    assert list(ready_lists(box)) == ["house_a", "house_b", "paperwork", "slime_weekend"]

"""The card set `balanced`: only numbers that are ours move, and what cards do and say stays."""

from __future__ import annotations

from typing import Any

from grimalkin.core.datafiles import data_files
from grimalkin.core.library import changed_sheets, sheets_of
from grimalkin.games.black_rose.game import GAME

# what the specification marks as ours and lists as numbers to tune: of Events, Mages and Familiars
OURS = {
    "event": {"reveal", "exit"},
    "mage": {"health", "hand"},
    "evocation": {"movement", "damage", "health"},
    "quest": {"points"},
}


def tables(set_name: str) -> dict[str, dict[str, Any]]:
    """Every card of a set as its files say it."""
    assert GAME.vocabulary is not None
    sheets = sheets_of(data_files(GAME.package, "cards", ".toml"), [])
    if set_name != "spec":
        file = f"{set_name}.toml"
        sheets = changed_sheets(file, data_files(GAME.package, "sets", ".toml")[file], sheets, GAME.vocabulary, [])
    return {key: sheet.in_edition(GAME.vocabulary.editions[0], GAME.vocabulary) for key, sheet in sheets.items()}


def test_only_numbers_that_are_ours_move() -> None:
    spec, balanced = tables("spec"), tables("balanced")
    assert list(spec) == list(balanced)
    moved = {key: {field for field in card if card[field] != balanced[key][field]} for key, card in spec.items()}
    assert any(moved.values())
    for key, fields in moved.items():
        assert list(spec[key]) == list(balanced[key]), key
        if fields:
            assert fields <= OURS[spec[key]["kind"]], key
            assert spec[key]["kind"] != "evocation" or spec[key]["pack"], f"{key} is no Familiar"


def test_tables_play_with_the_whole_set_unless_they_say_otherwise() -> None:
    """BR-SETUP-22"""
    assert GAME.full_settings({})["cards"] == "spec"

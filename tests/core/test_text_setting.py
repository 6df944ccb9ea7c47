"""A text as a setting: what it takes, what it says of a bad one, and that a game keeps it as it was written."""

from __future__ import annotations

import msgspec
import pytest

from grimalkin.core.errors import BadScenario, BadSetup, GrimalkinError
from grimalkin.core.game import LONGEST_TEXT, Setting
from grimalkin.core.luck import Seeded
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.scenario_run import table_of
from grimalkin.core.scenario_text import scenario_text
from grimalkin.core.scenarios import read_scenario
from grimalkin.core.table import Seat, open_table
from tests.support.warren import GAME, Warren

SETTING = GAME.settings[0]
SEATS = [Seat("Ann", "human"), Seat("Ben", "human")]
SCENARIO = """
game  = "warren"
title = "Rivals"
seats = 2
options.rivals = \"\"\"
{0}\"\"\"
"""
TEXT = "Wölfin 3\nstoat 0\nfox 1"


@pytest.mark.parametrize("value", [TEXT, "", "fox 1", "fox 2\nstoat 1"])
def test_it_takes_what_the_game_finds_no_fault_with(value: str) -> None:
    assert SETTING.takes(value)
    assert SETTING.fault(value) == ""
    assert GAME.full_settings({"rivals": value}) == {"rivals": value}


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ("fox 1\nstoat", "line 2: 'stoat' is not a name and a digit, such as 'fox 1'"),
        ("fox 1\nfox 2", "line 2: there is a fox already"),
        ("a 1\nb 1\nc 1\nd 1\ne 1", "5 rivals; at most 4 have room"),
        ("fox 1\r\nstoat 1", "line 1: it has a character that cannot be printed"),
        ("fox 1\nst\x1boat 1", "line 2: it has a character that cannot be printed"),
        ("fox 1" + " " * LONGEST_TEXT, "it has 2,005 characters; at most 2,000 are taken"),
    ],
)
def test_a_bad_text_is_refused_in_words(value: str, fault: str) -> None:
    assert not SETTING.takes(value)
    assert SETTING.fault(value) == fault
    with pytest.raises(BadSetup) as error:
        GAME.new({"rivals": value}, ["", ""])
    assert str(error.value).startswith("warren: rivals = '")
    assert str(error.value).endswith(f"'; {fault}")
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 200


def test_the_check_is_not_asked_what_is_far_too_long() -> None:
    asked: list[str] = []

    def check(text: str) -> str:
        asked.append(text)
        return ""

    setting = Setting("story", [""], check=check)
    assert not setting.takes("x" * (LONGEST_TEXT + 1))
    assert setting.takes("x" * LONGEST_TEXT)
    assert [len(text) for text in asked] == [LONGEST_TEXT]


def test_it_says_what_it_takes() -> None:
    assert SETTING.said() == "a text of at most 2,000 characters, such as 'fox 1'"
    assert Setting("lines", ["a\nb"], check=str).said().endswith("such as 'a b'")


def test_the_default_is_the_first_example() -> None:
    state = GAME.new({}, ["", ""])
    assert isinstance(state, Warren)
    assert (state.rivals, state.appetites) == (["fox"], [1])


def test_other_settings_say_what_they_can_be_as_before() -> None:
    assert Setting("rounds", ["5"]).fault("6") == "it can be: 5"
    assert Setting("rounds", ["none"], 1, 9).fault("10") == "it can be: none, or a whole number from 1 to 9"
    assert Setting("rounds", ["none"], 1, 9).fault("7") == ""


def test_a_saved_game_keeps_it() -> None:
    table = open_table(GAME, {"rivals": TEXT}, SEATS, Seeded(3))
    loaded = from_text(to_text(table), {GAME.id: GAME})
    assert loaded.settings == {"rivals": TEXT}
    assert isinstance(loaded.state, Warren)
    assert loaded.state.rivals == ["Wölfin", "stoat", "fox"]


def test_a_saved_game_with_a_bad_text_is_refused() -> None:
    table = open_table(GAME, {"rivals": TEXT}, SEATS, Seeded(3))
    head, *lines = to_text(table).splitlines()
    header = msgspec.json.decode(head)
    header["settings"]["rivals"] = "fox"
    with pytest.raises(GrimalkinError, match="line 1: 'fox' is not a name and a digit"):
        from_text("\n".join([msgspec.json.encode(header).decode(), *lines, ""]), {GAME.id: GAME})


def test_a_scenario_has_it_on_several_lines() -> None:
    scenario = read_scenario("rivals.toml", SCENARIO.format("fox 1\nstoat 2"), {GAME.id: GAME})
    assert scenario.settings == {"rivals": "fox 1\nstoat 2"}
    assert table_of(scenario).settings == scenario.settings


def test_a_scenario_with_a_bad_text_is_refused() -> None:
    with pytest.raises(BadScenario, match="got rivals = 'fox 1 stoat'; line 2: 'stoat' is not a name and a digit"):
        read_scenario("rivals.toml", SCENARIO.format("fox 1\nstoat"), {GAME.id: GAME})


def test_a_table_can_be_written_as_a_scenario() -> None:
    table = open_table(GAME, {"rivals": TEXT}, SEATS, Seeded(3))
    written = scenario_text(table, len(table.record), "Rivals", [])
    assert read_scenario("rivals.toml", written, {GAME.id: GAME}).settings == {"rivals": TEXT}

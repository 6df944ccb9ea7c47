"""The table of where tests run is about tests that are there."""

from __future__ import annotations

import re
from fnmatch import fnmatch

import pytest

from tests.architecture.tree import ROOT
from tests.support.checks import TOGETHER
from tests.support.games import Setup, every_setup, tried_setups
from tests.tiers import AFTERWARDS, ALWAYS, AT_NIGHT, LATER, NIGHT, TEST, THINNED, compiled, tier_of

TESTS = ROOT / "tests"
EVERYWHERE = {**ALWAYS, **AFTERWARDS, **AT_NIGHT}


@pytest.mark.parametrize("pattern", [*EVERYWHERE, *THINNED])
def test_a_pattern_is_about_tests_that_are_there(pattern: str) -> None:
    place, name = pattern.split("::")
    files = [path for path in TESTS.rglob("test_*.py") if fnmatch(path.relative_to(TESTS).as_posix(), place)]
    assert files, f"there is no file {place}"
    wanted = name.partition("[")[0]
    functions = [found for file in files for found in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.M)]
    in_parameters = wanted.startswith("*")
    assert in_parameters or any(fnmatch(found, wanted) for found in functions), f"there is no test {pattern}"


def test_every_pattern_has_its_reason_and_is_there_once() -> None:
    assert all(EVERYWHERE.values())
    assert len(EVERYWHERE) == len(ALWAYS) + len(AFTERWARDS) + len(AT_NIGHT)


def by_day(test: str, setup: Setup, check: str = "") -> bool:
    return tier_of(f"{test}[{setup}{'-' if check else ''}{check}]") != NIGHT


def test_by_day_each_game_has_each_check_and_each_setup_some() -> None:
    kit = "every_game/test_every_game.py::test_game_passes"
    for setup in tried_setups():
        assert any(by_day(kit, setup, check) for check in TOGETHER), f"no check of {setup}"
    for game in {setup.game.id: setup.game for setup in tried_setups()}.values():
        for check in TOGETHER:
            played = [setup for setup in tried_setups() if setup.game is game and by_day(kit, setup, check)]
            assert played, f"{game.id} is not played for '{check}'"
    for test in (
        "every_game/test_told_numbers.py::test_the_numbers_of_a_whole_game_follow_from_its_lines",
        "every_game/test_terminal_tells_all.py::test_look_tells_every_fact_in_every_setup",
    ):
        played_in = {setup.game.id for setup in every_setup() if by_day(test, setup)}
        assert played_in == {setup.game.id for setup in every_setup()}, test


@pytest.mark.parametrize("pattern", THINNED)
def test_only_what_runs_later_is_thinned(pattern: str) -> None:
    assert compiled(LATER).fullmatch(pattern.rstrip("*").rstrip("[") + "[two-undo]")


def test_a_pattern_means_what_it_says() -> None:
    assert tier_of("browser/test_newcomer.py::test_a_newcomer_ends_a_whole_game[phone]") == LATER
    assert tier_of("browser/test_axe.py::test_tables[cauldron-desktop]") == LATER
    assert tier_of("browser/test_axe.py::test_tables[cauldron-phone]") == TEST
    assert tier_of("browser/test_lodge.py::test_the_rules_hold_in_every_language[390x844-it]") == NIGHT
    assert tier_of("server/test_kill.py::test_anything[sqlite]") == LATER
    assert tier_of("words/test_every_language.py::test_anything[black-rose-fr]") == LATER
    assert tier_of("words/test_every_language.py::test_anything[black-rose-de]") == TEST

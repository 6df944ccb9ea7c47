"""The table of where tests run is about tests that are there."""

from __future__ import annotations

import re
from fnmatch import fnmatch

import pytest

from tests.architecture.tree import ROOT
from tests.tiers import AFTERWARDS, ALWAYS, AT_NIGHT, LATER, NIGHT, TEST, tier_of

TESTS = ROOT / "tests"
EVERYWHERE = {**ALWAYS, **AFTERWARDS, **AT_NIGHT}


@pytest.mark.parametrize("pattern", EVERYWHERE)
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


def test_a_pattern_means_what_it_says() -> None:
    assert tier_of("browser/test_newcomer.py::test_a_newcomer_ends_a_whole_game[phone]") == LATER
    assert tier_of("browser/test_axe.py::test_tables[cauldron-desktop]") == LATER
    assert tier_of("browser/test_axe.py::test_tables[cauldron-phone]") == TEST
    assert tier_of("browser/test_lodge.py::test_the_rules_hold_in_every_language[390x844-it]") == NIGHT
    assert tier_of("server/test_kill.py::test_anything[sqlite]") == LATER
    assert tier_of("words/test_every_language.py::test_anything[black-rose-fr]") == LATER
    assert tier_of("words/test_every_language.py::test_anything[black-rose-de]") == TEST

"""The list of tests in the browser that only a soak runs is about tests that are there."""

from __future__ import annotations

import re

from tests.architecture.tree import ROOT
from tests.browser.soak import SOAK, is_soak

FOLDER = ROOT / "tests" / "browser"


def functions_of(file: str) -> list[str]:
    return re.findall(r"^def (test_\w+)", (FOLDER / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_every_pattern_is_about_a_test_that_is_there() -> None:
    for pattern in SOAK:
        file, name = pattern.split("::")
        name = name.partition("[")[0]
        assert (FOLDER / file).is_file(), pattern
        assert "*" in name or name in functions_of(file), f"there is no test {pattern}"


def test_every_pattern_has_its_reason() -> None:
    assert all(SOAK.values())


def test_a_pattern_means_what_it_says() -> None:
    assert is_soak("test_newcomer.py::test_a_newcomer_ends_a_whole_game[phone]")
    assert is_soak("test_axe.py::test_tables[cauldron-desktop]")
    assert not is_soak("test_axe.py::test_tables[cauldron-phone]")
    assert not is_soak("test_weight.py::test_the_first_load_is_light")

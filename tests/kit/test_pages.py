"""The page of each part of the kit is its docstring, and its example runs."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize("part", ["piles", "windows"])
def test_the_example_of_a_part_runs(part: str) -> None:
    name = f"grimalkin.kit.{part}"
    text = importlib.import_module(name).__doc__ or ""
    page = doctest.DocTestParser().get_doctest(text, {"__name__": "example"}, name, None, 0)
    assert page.examples, f"{name} shows no example"
    assert doctest.DocTestRunner().run(page).failed == 0

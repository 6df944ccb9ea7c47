"""Blocks of codes: every code has its parts, and parts have their code."""

from __future__ import annotations

import doctest

import pytest

from grimalkin.core.codes import Codes
from grimalkin.kit import blocks as page
from grimalkin.kit.blocks import Block, block

PETS = ["cat", "owl", "toad", "newt"]
LINES = ["front", "rear"]
PLACES = ["1", "2", "3"]


def test_the_example_of_the_page_runs() -> None:
    parser = doctest.DocTestParser()
    example = parser.get_doctest(page.__doc__ or "", {"block": block}, "blocks", None, None)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.parametrize("parts", [[PETS], [PETS, LINES], [PETS, LINES, PLACES]])
def test_codes_and_parts_are_two_spellings_of_one_thing(parts: list[list[str]]) -> None:
    codes = Codes()
    codes.one("before")
    moves = block(codes, "move", *parts)
    after = codes.one("after")
    seen: list[int] = []
    for one, first in enumerate(parts[0]):
        for two, second in enumerate(parts[1] if len(parts) > 1 else [""]):
            for three, third in enumerate(parts[2] if len(parts) > 2 else [""]):
                code = moves.code(one, two, three)
                assert codes.text(code) == f"move {first} {second} {third}".rstrip()
                assert (moves.one(code), moves.two(code), moves.three(code)) == (one, two, three)
                assert code in moves
                seen.append(code)
    assert seen == moves.all()
    assert moves.end == after
    assert after not in moves
    assert moves.first - 1 not in moves


def test_a_verb_has_one_to_three_parts() -> None:
    with pytest.raises(AssertionError, match="'wish' has 0 parts; expected one to three"):
        block(Codes(), "wish")
    with pytest.raises(AssertionError, match="'wish' has 4 parts"):
        block(Codes(), "wish", PETS, PETS, PETS, PETS)


def test_a_block_is_not_one_of_its_neighbours() -> None:
    codes = Codes()
    first, second = block(codes, "on", PETS), block(codes, "at", PETS)
    assert [option in first for option in second.all()] == [False] * len(PETS)
    assert Block(7, 2).all() == [7, 8]

"""Cubes of five colours in one number: a row of bits for each Mage and for the Rose. BR-DMG-01, BR-INST-02."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 6
FULL: Final = (1 << WIDTH) - 1
COLOURS: Final = 5


def one_of(colour: int, count: int = 1) -> int:
    """So many cubes of one colour."""
    return count << WIDTH * colour


def count_of(cubes: int, colour: int) -> int:
    return cubes >> WIDTH * colour & FULL


def total(cubes: int) -> int:
    found = 0
    while cubes:
        found += cubes & FULL
        cubes >>= WIDTH
    return found


def others(cubes: int, colour: int) -> int:
    """How many have another colour."""
    return total(cubes) - count_of(cubes, colour)


def colours_of(cubes: int) -> list[int]:
    """The colours that are there."""
    return [colour for colour in range(COLOURS) if count_of(cubes, colour)]


def counts(cubes: int) -> list[int]:
    return [count_of(cubes, colour) for colour in range(COLOURS)]

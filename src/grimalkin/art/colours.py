"""Colours as `#rrggbb` texts, and what painters do with them."""

from __future__ import annotations

import re
from typing import Final

COLOUR: Final = re.compile(r"#[0-9a-f]{6}\Z")
BLACK: Final = "#000000"
WHITE: Final = "#ffffff"


def parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """Some of the other colour in the first: 0 leaves it as it is, 1 is the other."""
    mixed = [round(a + (b - a) * share) for a, b in zip(parts(one), parts(other))]
    return "#" + "".join([f"{part:02x}" for part in mixed])


def darker(colour: str, share: float) -> str:
    return mix(colour, BLACK, share)


def lighter(colour: str, share: float) -> str:
    return mix(colour, WHITE, share)


def brightness(colour: str) -> float:
    """How bright it looks, from 0 to 1 (relative luminance of WCAG)."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in parts(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted([brightness(one), brightness(other)])
    return (high + 0.05) / (low + 0.05)

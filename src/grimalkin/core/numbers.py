"""Whole numbers as people write them: one strict reader, for texts that anybody can send."""

from __future__ import annotations

from typing import Final

DIGITS: Final = "0123456789"
LARGEST: Final = 999_999_999  # where nothing else bounds a number


def is_digits(word: str) -> bool:
    """Digits of ASCII and nothing else: `٣`, which Python reads as a number too, is none of them."""
    for sign in word:
        if sign not in DIGITS:
            return False
    return word != ""


def number_in(word: str, low: int = 0, high: int = LARGEST) -> int | None:
    """The whole number from `low` to `high` that a word says; None: it says none.

    One sign may stand before it where numbers below 0 are taken. No other spelling that Python reads (`5_0`, ` 5`) is a
    number here, and a word of any length is refused quickly.
    """
    signed = low < 0 and word[:1] in ("+", "-")
    digits = word[1:] if signed else word
    if len(digits) > len(str(max(-low, high, LARGEST))) or not is_digits(digits):
        return None
    number = -int(digits) if signed and word[0] == "-" else int(digits)
    return number if low <= number <= high else None

"""What the host of a table can set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimalkin.core.numbers import number_in
from grimalkin.core.wording import shortened

LONGEST_TEXT: Final = 2_000  # characters of a setting that takes any text


class Setting:
    """One thing a host can set. `values` are the words it takes; the first is the default. Some take numbers too. In a
    file that leaves it out it may be another, `unsaid`: what was the default when such files were written.

    With a `check` it takes any text, in which case `values` are examples. The check says what is wrong with a text, in
    words such as "line 2: no name"; nothing: it can be played with. Such a text may name cards of the kind `cards`,
    each perhaps with a number before it; behind the word `counted` may stand a number from `low` to `high`. Or it is
    some of the words `several`, with commas between them.

    A new table of which nobody says anything else has one of `begins`, drawn by luck. `drawn` is the word that asks for
    that draw, where there is something to draw.
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        low: int = 0,
        high: int = -1,
        unattended: str = "",
        live: str = "",
        slow: str = "",
        rated: str = "",
        check: Callable[[str], str] | None = None,
        cards: str = "",
        counted: str = "",
        several: list[str] | None = None,
        begins: list[str] | None = None,
        drawn: str = "",
        unsaid: str = "",
    ) -> None:
        self.name = name
        self.unattended = unattended  # the default where nobody watches, such as in a simulation
        self.live = live  # the default where people sit at their tables at the same time
        self.slow = slow  # the only value where they play over days
        self.rated = rated  # the only value where the game counts
        self.values = values
        self.low = low  # whole numbers from here
        self.high = high  # to here are values as well
        self.check = check
        self.cards = cards
        self.counted = counted
        self.several = several or []
        self.unsaid = unsaid or values[0]
        self.begins = begins or ([values[0]] if unsaid else [])
        self.drawn = drawn

    def offered(self) -> list[str]:
        """Its values for who opens a table, the default of a table first."""
        return [self.drawn, *self.values] if self.drawn else self.values

    def takes(self, value: str) -> bool:
        return not self.fault(value)

    def fault(self, value: str) -> str:
        """Why it does not take a value, in words; empty: it does."""
        if value in self.values:
            return ""
        if self.check is not None:
            return text_fault(value) or self.check(value)
        # spelled as everybody spells it, so that equal settings are equal words
        number = number_in(value, self.low, self.high)
        if number is not None and str(number) == value:
            return ""
        return f"it can be: {self.said()}"

    def said(self) -> str:
        """What it can be, in words."""
        if self.check is not None:
            return f"a text of at most {LONGEST_TEXT:,} characters, such as '{shortened(self.values[0])}'"
        words = ", ".join(self.values)
        return words if self.high < self.low else f"{words}, or a whole number from {self.low} to {self.high}"


def text_fault(text: str) -> str:
    """What is wrong with a text of a host, whatever the game makes of it."""
    if len(text) > LONGEST_TEXT:
        return f"it has {len(text):,} characters; at most {LONGEST_TEXT:,} are taken"
    lines = text.split("\n")
    for i in range(len(lines)):
        if not lines[i].isprintable():
            return f"line {i + 1}: it has a character that cannot be printed"
    return ""

"""Blocks of option codes: one verb with its parts.

`Codes.block` gives the codes of a verb, such as `block PET PET`, one after the other. A `Block` knows how many parts
there are and does the sums: no rule need divide by the number of pets, or ask whether a code lies between two others.

>>> from grimalkin.core.codes import Codes
>>> codes = Codes()
>>> WISH = block(codes, "wish", ["gold", "rain"])
>>> LEND = block(codes, "lend", ["broom", "hat", "cat"], ["A", "B"])
>>> codes.text(LEND.code(2, 1))
'lend cat B'
>>> option = codes.code("lend hat A")
>>> LEND.one(option), LEND.two(option)
(1, 0)
>>> option in LEND, option in WISH
(True, False)
>>> [codes.text(code) for code in WISH.all()]
['wish gold', 'wish rain']

A rule that builds very many options in a loop may take `first` and count on by itself.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from grimalkin.core.codes import Codes


@mypyc_attr(acyclic=True)
class Block:
    """The codes of a verb with up to three parts; the last part runs fastest.

    Machine numbers, because rules ask very often.
    """

    def __init__(self, first: int, ones: int, twos: int = 1, threes: int = 1) -> None:
        self.first: i64 = first
        self.end: i64 = first + ones * twos * threes  # the first code behind it
        self.twos: i64 = twos
        self.threes: i64 = threes

    def code(self, one: int, two: int = 0, three: int = 0) -> int:
        """The code of an option, by the numbers of its parts."""
        a: i64 = one
        b: i64 = two
        c: i64 = three
        return self.first + (a * self.twos + b) * self.threes + c

    def one(self, option: int) -> int:
        """The number of the first part."""
        at: i64 = option
        return (at - self.first) // (self.twos * self.threes)

    def two(self, option: int) -> int:
        at: i64 = option
        return (at - self.first) // self.threes % self.twos

    def three(self, option: int) -> int:
        at: i64 = option
        return (at - self.first) % self.threes

    def __contains__(self, option: int) -> bool:
        at: i64 = option
        return self.first <= at < self.end

    def all(self) -> list[int]:
        return list(range(self.first, self.end))


def block(codes: Codes, verb: str, *parts: list[str]) -> Block:
    """Put a verb with its parts into a game's vocabulary."""
    assert 1 <= len(parts) <= 3, f"'{verb}' has {len(parts)} parts; expected one to three"
    counts = [len(part) for part in parts] + [1, 1]
    return Block(codes.block(verb, *parts), counts[0], counts[1], counts[2])

"""Many copies of one card in play: each piece has a number while it lies there.

Notation goes by the number: `tuck #7 #3`, with `number_words` as a part of a block of codes. People read a name, and
the number only where it is needed: an owl is `Owl` while it is alone and `Owl #7` where there are others. A game finds
those with `crowded`. It calls the pieces of its view by `numbered_id`, gives them a `number` where they are crowded and
names them in told lines by `numbered_name`.
"""

from __future__ import annotations

from typing import Final

SIGN: Final = "#"


def number_words(room: int) -> list[str]:
    """`#1`, `#2`, ...: as many as can ever lie there at once."""
    return [f"{SIGN}{number}" for number in range(1, room + 1)]


def lowest_free(taken: list[int]) -> int:
    """The number of a new piece. Numbers of pieces that are gone are used again, so codes do not run out."""
    number = 1
    while number in taken:
        number += 1
    return number


def crowded(kinds: list[int]) -> list[int]:
    """The kinds that come more than once, each once."""
    found: list[int] = []
    for kind in kinds:
        if kind not in found and kinds.count(kind) > 1:
            found.append(kind)
    return found


def numbered_id(name: str, number: int) -> str:
    """What such a piece is called in a view, for programs: always with its number."""
    return f"{name}{SIGN}{number}"


def numbered_name(name: str, number: int, alone: bool) -> str:
    """What it is called in a told line, which people read long after: with its number if others were there."""
    return name if alone else numbered_id(name, number)

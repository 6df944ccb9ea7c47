"""Which Foes play: none, so many at random, or a list of the host's. FR-FOE-01, FR-FOE-02, FR-RULING-12, -149, -160."""

from __future__ import annotations

from typing import Final

from grimalkin.core.numbers import is_digits, number_in
from grimalkin.core.wording import shortened

MOST: Final = 9_999  # Foes of one game: FR-FOE-02 has no limit, and every face-up card has a number
NO_FOES: Final = "none"
RANDOM: Final = "random"
FOES: Final = [NO_FOES, RANDOM, "2 unreasonable_goose, tax_dragon"]  # the last is an example


class FoeList:
    """What the setting says: a number at random (0: two a player), or names with how many of each."""

    def __init__(self, random: bool, count: int, names: list[str]) -> None:
        self.random = random
        self.count = count
        self.names = names


def read_foes(text: str) -> FoeList:
    """The Foes of a text; a ValueError says what is wrong with it."""
    words = text.replace(",", " ").split()
    if not words or words == [NO_FOES]:
        return FoeList(False, 0, [])
    if words[0] == RANDOM:
        if len(words) == 1:
            return FoeList(True, 0, [])
        wanted = number_in(words[1], 1, MOST) if len(words) == 2 else None
        if wanted is not None and str(wanted) == words[1]:  # else equal settings would not be equal words
            return FoeList(True, wanted, [])
        raise ValueError(f"behind '{RANDOM}' stands a number from 1 to {MOST}, or nothing")
    if number_in(words[-1]) is not None:
        raise ValueError(
            f"behind '{shortened(words[-1])}' stands no Foe; so many at random are written like '{RANDOM} 6'"
        )
    names: list[str] = []
    count = 1
    for word in words:
        if is_digits(word):
            number = number_in(word, 0, MOST)
            if number is None:
                raise ValueError(f"'{shortened(word)}' is no number from 0 to {MOST}; so many Foes are taken at most")
            count = number
        elif word.replace("_", "").isalnum():
            names.extend([word] * count)
            count = 1
        else:
            raise ValueError(f"'{shortened(word)}' is neither a number nor the id of a Foe")
    if len(names) > MOST:
        raise ValueError(f"it has {len(names)} Foes; at most {MOST} are taken")
    return FoeList(False, len(names), names)


def foes_fault(text: str) -> str:
    """What is wrong with the host's text, in words. Whether its names are Foes is known where the cards are."""
    try:
        read_foes(text)
    except ValueError as error:
        return str(error)
    return ""

"""What can be chosen, as option codes."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from grimalkin.core.codes import Codes
from grimalkin.core.numbered import number_words
from grimalkin.games.friendomancy.kinds import POOLS, SEATS
from grimalkin.kit.blocks import block

CARD_ROOM: Final = 400  # kinds of cards: the 160, and forty of each type of a designer's own
NUMBERS: Final = 10_600  # face-up cards at once: six lists of 100, and every Foe that can play
DECK_PART: Final = 6  # cards of one part of a Deck


def splits_of(total: int) -> list[list[int]]:
    """Every way to take so many cards from the four Pools."""
    return [
        [a, b, c, total - a - b - c]
        for a in range(total, -1, -1)
        for b in range(total - a, -1, -1)
        for c in range(total - a - b, -1, -1)
    ]


def split_word(split: list[int]) -> str:
    return "".join([str(count) for count in split])


# FR-SETUP-11 Six from one Pool, four and two, or three and three
THIRDS: Final = (
    [[6 if pool == one else 0 for pool in range(4)] for one in range(4)]
    + [
        [4 if pool == one else 2 if pool == two else 0 for pool in range(4)]
        for one in range(4)
        for two in range(4)
        if one != two
    ]
    + [[3 if pool in (one, two) else 0 for pool in range(4)] for one in range(4) for two in range(one + 1, 4)]
)
SPLITS: Final = splits_of(DECK_PART)  # FR-SETUP-12

# FR-JUDGE-07, FR-JUDGE-08 Every order of two to six players
ORDERS: Final = [list(order) for count in range(2, len(SEATS) + 1) for order in permutations(range(count))]


def order_word(order: list[int]) -> str:
    return " ".join([SEATS[seat] for seat in order])


PILE_WORDS: Final = [*[f"{pool}_pool" for pool in POOLS], *[f"deck_{seat.lower()}" for seat in SEATS]]

CODES: Final = Codes(CARD_ROOM)
NUMBER_WORDS: Final = number_words(NUMBERS)
YES: Final = CODES.one("yes")
DONE: Final = CODES.one("done")
STOP: Final = CODES.one("stop")
SECOND: Final = block(CODES, "second", POOLS)  # FR-SETUP-10
THIRD: Final = block(CODES, "third", [split_word(split) for split in THIRDS])
SPLIT: Final = block(CODES, "split", [split_word(split) for split in SPLITS])
MAKE_UP: Final = block(CODES, "makeup", POOLS)  # FR-RULING-05, card by card
DRAW_DECK: Final = CODES.one("deck")
DRAW_POOL: Final = block(CODES, "draw", POOLS)
ADD: Final = block(CODES, "add", POOLS, ["1", "2", "3"])
ADD_NONE: Final = CODES.one("rest")
PLAY: Final = block(CODES, "play", CODES.cards)
ATTACK: Final = block(CODES, "attack", NUMBER_WORDS)
AT_SEAT: Final = block(CODES, "at", SEATS)
AT_CARD: Final = block(CODES, "at", NUMBER_WORDS)
USE: Final = block(CODES, "use", NUMBER_WORDS)
USE_SECOND: Final = block(CODES, "use", NUMBER_WORDS, ["second"])
SWAP: Final = block(CODES, "swap", CODES.cards)
CHOOSE: Final = block(CODES, "choose", NUMBER_WORDS)
CHOOSE_SEAT: Final = block(CODES, "choose", SEATS)
CHOOSE_PILE: Final = block(CODES, "pile", PILE_WORDS)
TAKE: Final = block(CODES, "take", CODES.cards)  # a card of a Discard Pile, or from under another
THROW: Final = block(CODES, "discard", CODES.cards)  # a card of the own hand
FIRST: Final = block(CODES, "first", CODES.cards)  # the order of cards looked at
COUNT: Final = block(CODES, "count", [str(count) for count in range(1, 11)])
ORDER: Final = block(CODES, "order", [order_word(order) for order in ORDERS])  # the Judge's
HIDE: Final = block(CODES, "hide", CODES.cards, POOLS)  # a Foe in a Pool

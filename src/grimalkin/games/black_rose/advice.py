"""What a good player looks at: points, what the end will bring, wounds, cards, servants."""

from __future__ import annotations

from typing import Final

from grimalkin.core.game import Advice
from grimalkin.core.state import State
from grimalkin.games.black_rose.cubes import count_of, total
from grimalkin.games.black_rose.ending import final_points
from grimalkin.games.black_rose.instability import instability
from grimalkin.games.black_rose.kinds import ACTIVE, NONE, READY
from grimalkin.games.black_rose.lodge import ROOMS, is_cell
from grimalkin.games.black_rose.quests import fulfilled
from grimalkin.games.black_rose.state import Lodge

POINT: Final = 100
CUBE: Final = 22  # of the own colour on a foe's sheet
WOUND: Final = 14
ROOM_CUBE: Final = 12
CARD: Final = 8
LAID: Final = 12  # an Active card
QUEST: Final = 60  # one that could be shown
SERVANT: Final = 30
FAMILIAR: Final = 60
HOME: Final = 10  # to be out of the Cell


class LodgeAdvice(Advice):
    """Higher is better for the seat that asks."""

    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Lodge)
        if seat >= len(game.mages):
            return 0
        points = final_points(game)
        mine = POINT * points[seat] + standing(game, seat)
        others = [POINT * points[other] + standing(game, other) for other in range(len(game.mages)) if other != seat]
        rose = POINT * points[-1]
        # the best rival counts most, the Rose among them
        return 3 * mine - max([*others, rose]) - sum(others) // len(others)


def standing(game: Lodge, seat: int) -> int:
    """What a Mage has besides points."""
    mage = game.mages[seat]
    if mage.kind == NONE:
        return 0
    value = CARD * len(game.hands[seat]) - WOUND * total(mage.wounds)
    value += LAID * mage.slots.count(ACTIVE) + CARD * mage.slots.count(READY)
    if not is_cell(mage.place):
        value += HOME
    for other in range(len(game.mages)):
        if other != seat:
            value += CUBE * count_of(game.mages[other].wounds, seat)
    for place in range(ROOMS):
        own = count_of(game.cubes[place], seat)
        if own:
            near = instability(game, place) * 2 >= game.room(place).limit
            value += ROOM_CUBE * own * (2 if near else 1)
    for evocation in game.evocations:
        if evocation.owner == seat:
            left = game.printed(evocation).health - total(evocation.wounds)
            value += (FAMILIAR if evocation.mode else SERVANT) + CUBE * left // 4
    if len(game.quests[seat]):
        value += QUEST * len(fulfilled(game, seat))
    return value

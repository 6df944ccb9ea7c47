"""Dealing hidden cards in imagined states: a Pool holds its own type and Foes, a Hand no Foes. FR-SETUP-07,
FR-RULING-92."""

from __future__ import annotations

from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile
from grimalkin.games.friendomancy.kinds import FOE, POOL_COUNT


def deal_cards(
    types: list[int],
    pools: list[Pile],
    hands: list[Pile],
    lairs: list[Pile],
    piles: list[Pile],
    faces: list[int],
    luck: Luck,
) -> None:
    """Give the faces to the cards without one; uses up `faces`.

    Foes come first: each Pool gets those that it must have because cards of its own type do not fill it, and the others
    lie wherever a Foe can; `lairs` hold nothing else. Then each Pool is filled with its own type, and what is left goes
    everywhere else.
    """
    luck.shuffle(faces)
    by_type: list[list[int]] = [[] for _type in range(FOE + 1)]
    for face in faces:
        by_type[types[face >> 16]].append(face)
    faces.clear()
    rooms = [pile.unknown() for pile in piles]
    pool_of = [which_pool(pools, pile) for pile in piles]
    foes_in = [0] * len(piles)
    left = len(by_type[FOE])
    if left:
        for i in range(len(piles)):
            if is_one_of(piles[i], lairs):
                foes_in[i] = rooms[i]
            elif pool_of[i] >= 0:
                foes_in[i] = max(0, rooms[i] - len(by_type[pool_of[i]]))
            left -= foes_in[i]
        place_foes(rooms, foes_in, [not is_one_of(pile, hands) for pile in piles], left, luck)
    laid: list[list[int]] = [[] for _pile in piles]
    for i in range(len(piles)):
        for _foe in range(foes_in[i]):
            laid[i].append(by_type[FOE].pop())
        if pool_of[i] >= 0:
            own = by_type[pool_of[i]]
            for _card in range(rooms[i] - foes_in[i]):
                laid[i].append(own.pop())
    rest: list[int] = []
    for i in range(POOL_COUNT):
        rest.extend(by_type[i])
    luck.shuffle(rest)
    for i in range(len(piles)):
        while len(laid[i]) < rooms[i]:
            laid[i].append(rest.pop())
        if piles[i].has_places():
            luck.shuffle(laid[i])
        piles[i].fill(laid[i])


def place_foes(rooms: list[int], foes_in: list[int], fits: list[bool], count: int, luck: Luck) -> None:
    """Each place where a Foe can lie is as likely as any other."""
    for _foe in range(count):
        weights = [rooms[i] - foes_in[i] if fits[i] else 0 for i in range(len(rooms))]
        foes_in[luck.pick(weights)] += 1


def which_pool(pools: list[Pile], pile: Pile) -> int:
    for i in range(len(pools)):
        if pile is pools[i]:
            return i
    return -1


def is_one_of(pile: Pile, piles: list[Pile]) -> bool:
    for other in piles:
        if pile is other:
            return True
    return False

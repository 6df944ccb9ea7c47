"""Dealing hidden cards in imagined states: a Pool holds its own type and Foes, a Hand no Foes. FR-SETUP-07,
FR-RULING-92."""

from __future__ import annotations

from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile
from grimalkin.games.friendomancy.kinds import FOE, POOL_COUNT


def deal_cards(
    by_type: list[list[int]],
    pools: list[Pile],
    hands: list[Pile],
    lairs: list[Pile],
    piles: list[Pile],
    luck: Luck,
) -> None:
    """Give the faces, here by type, to the cards without one; uses them up.

    Foes come first: each Pool gets those that it must have because cards of its own type do not fill it, and the others
    lie wherever a Foe can; `lairs` hold nothing else. Then each Pool is filled with its own type, and what is left goes
    everywhere else.
    """
    rooms = [pile.unknown() for pile in piles]
    pool_of = [which_pool(pools, pile) for pile in piles]
    foes_in = [0] * len(piles)
    foes = by_type[FOE]
    if foes:
        left = len(foes)
        for i in range(len(piles)):
            if is_one_of(piles[i], lairs):
                foes_in[i] = rooms[i]
            elif pool_of[i] >= 0:
                foes_in[i] = max(0, rooms[i] - len(by_type[pool_of[i]]))
            left -= foes_in[i]
        place_foes(rooms, foes_in, [not is_one_of(pile, hands) for pile in piles], left, luck)
        luck.shuffle(foes)
    for i in range(len(piles)):
        if pool_of[i] >= 0:
            lay(piles[i], by_type[pool_of[i]], rooms[i] - foes_in[i], foes, foes_in[i], luck)
    rest: list[int] = []
    for number in range(POOL_COUNT):
        rest.extend(by_type[number])
        by_type[number].clear()
    for i in range(len(piles) - 1, -1, -1):  # from behind: the last to come needs no luck, and the Decks come first
        if pool_of[i] < 0:
            lay(piles[i], rest, rooms[i] - foes_in[i], foes, foes_in[i], luck)


def lay(pile: Pile, faces: list[int], count: int, foes: list[int], foe_count: int, luck: Luck) -> None:
    """Give a pile so many of the faces, any of them, and so many Foes from the end."""
    start = len(faces) - count
    assert start >= 0, f"{len(faces)} faces are left for {count} cards"
    if start:
        luck.shuffle_end(faces, count)
    laid = faces[start:]
    del faces[start:]
    for _foe in range(foe_count):
        laid.append(foes.pop())
    if pile.has_places():
        luck.shuffle(laid)
    pile.fill(laid)


def place_foes(rooms: list[int], foes_in: list[int], fits: list[bool], count: int, luck: Luck) -> None:
    """Each place where a Foe can lie is as likely as any other."""
    weights = [rooms[i] - foes_in[i] if fits[i] else 0 for i in range(len(rooms))]
    for _foe in range(count):
        i = luck.pick(weights)
        weights[i] -= 1
        foes_in[i] += 1


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

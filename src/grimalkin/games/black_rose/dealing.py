"""Hidden cards in imagined states: decks of a school or a Moon have their own cards, Active cards wait for something.

The general way of the core tries every card in every pile; here the decks say at once how many cards of theirs can lie
elsewhere, so luck is needed for those alone.
"""

from __future__ import annotations

from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile
from grimalkin.games.black_rose.printed import Box


def deal_spells(
    box: Box, decks: list[Pile], active: list[Pile], piles: list[Pile], lots: list[list[int]], luck: Luck
) -> None:
    """Give the faces, here by school, to the cards without one; uses them up. Any deal can come out.

    It is as if all spells were shuffled: Active cards take the first that can be, each deck the first of its school,
    and the other piles the last first. What lies in no deck is drawn, and the rest needs no luck.
    """
    count = len(lots)
    spare = [len(lot) for lot in lots]  # so many of each school lie outside its deck
    for school in range(len(decks)):
        spare[school] = spare[school] - decks[school].unknown()
    passed: list[list[int]] = [[] for _school in range(count)]
    for pile in active:
        if pile.unknown():
            pile.fill([draw_waiting(box, lots, passed, spare, luck)])
    rest: list[int] = []
    while True:
        total = 0
        for school in range(count):
            if spare[school] > 0:
                total += len(lots[school])
        if total:
            place = luck.below(total)
            for school in range(count):
                if spare[school] > 0:
                    if place < len(lots[school]):
                        rest.append(lots[school].pop(place))
                        spare[school] = spare[school] - 1
                        break
                    place -= len(lots[school])
        elif not bring_back(lots, passed):
            break
    rest.reverse()  # the last comes first
    for school in range(len(decks)):
        if lots[school]:
            if decks[school].has_places():
                luck.shuffle(lots[school])
            decks[school].fill(lots[school])
    for pile in piles:
        if rest and pile.unknown():
            pile.fill(rest)
    assert not rest, f"{len(rest)} spells are left that lie nowhere"


def draw_waiting(box: Box, lots: list[list[int]], passed: list[list[int]], spare: list[int], luck: Luck) -> int:
    """Draw cards until one is a Trap or a Protection that no deck needs; the others are passed by."""
    total = 0
    for lot in lots:
        total += len(lot)
    while total:
        place = luck.below(total)
        total -= 1
        school = 0
        while place >= len(lots[school]):
            place -= len(lots[school])
            school += 1
        face = lots[school].pop(place)
        if box.waits[face >> 16] and spare[school] > 0:
            spare[school] = spare[school] - 1
            return face
        passed[school].append(face)
    raise AssertionError("an Active card is a Trap or a Protection, and none is left for it")


def bring_back(lots: list[list[int]], passed: list[list[int]]) -> bool:
    """Put the cards that were passed by to the others; False: there are none."""
    found = False
    for school in range(len(lots)):
        if passed[school]:
            found = True
            lots[school].extend(passed[school])
            passed[school].clear()
    return found


def deal_moons(decks: list[Pile], piles: list[Pile], lots: list[list[int]], luck: Luck) -> None:
    """Give the faces, here by Moon, to the cards without one; uses them up. Every deal is equally likely."""
    rest: list[int] = []
    for i in range(len(decks)):
        wanted = decks[i].unknown()
        own = lots[i]
        spare = len(own) - wanted
        assert spare >= 0, f"{len(own)} cards came for a deck of {wanted}"
        for _card in range(spare):
            rest.append(own.pop(luck.below(len(own))))
        if wanted:
            if decks[i].has_places():
                luck.shuffle(own)
            decks[i].fill(own)
    luck.shuffle(rest)
    for pile in piles:
        if rest and pile.unknown():
            pile.fill(rest)

"""Hidden spells in imagined states: school decks have their own spells, Active cards wait for something.

The general way of the core tries every card in every pile; here the decks say at once how many cards of a school can
lie elsewhere, so one pass is enough.
"""

from __future__ import annotations

from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile
from grimalkin.games.black_rose.printed import Box


def deal_spells(
    box: Box, decks: list[Pile], active: list[Pile], piles: list[Pile], faces: list[int], luck: Luck
) -> None:
    """Give the faces to the cards without one. Any deal can come out, for the faces are shuffled first."""
    luck.shuffle(faces)
    wanted = [deck.unknown() for deck in decks]
    spare = [0] * len(decks)  # so many of each school lie outside its deck
    for face in faces:
        school = box.schools[face >> 16]
        if school < len(decks):
            spare[school] += 1
    for school in range(len(decks)):
        spare[school] -= wanted[school]
    for pile in active:
        if pile.unknown():
            pile.fill([taken_waiting(box, faces, spare)])
    into: list[list[int]] = [[] for _deck in decks]
    rest: list[int] = []
    for face in faces:
        school = box.schools[face >> 16]
        if school < len(decks) and len(into[school]) < wanted[school]:
            into[school].append(face)
        else:
            rest.append(face)
    for school in range(len(decks)):
        if wanted[school]:
            decks[school].fill(into[school])
    for pile in piles:
        if pile.unknown():
            pile.fill(rest)
    faces.clear()


def taken_waiting(box: Box, faces: list[int], spare: list[int]) -> int:
    """A Trap or a Protection that no deck needs."""
    for i in range(len(faces)):
        kind = faces[i] >> 16
        school = box.schools[kind]
        if box.waits[kind] and (school >= len(spare) or spare[school] > 0):
            if school < len(spare):
                spare[school] -= 1
            return faces.pop(i)
    raise AssertionError("an Active card is a Trap or a Protection, and none is left for it")

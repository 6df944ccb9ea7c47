"""Hidden cards in imagined states: decks of a school or a Moon have their own cards, Active cards wait for something.

The general way of the core tries every card in every pile; here the decks say at once how many cards of theirs can lie
elsewhere, so one pass is enough.
"""

from __future__ import annotations

from typing import Any

from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile
from grimalkin.games.black_rose.printed import Box


def deal_spells(
    box: Box, decks: list[Pile], active: list[Pile], piles: list[Pile], faces: list[Any], luck: Luck
) -> None:
    """Give the faces to the cards without one. Any deal can come out, for the faces are drawn one by one.

    A card that its deck can spare lies elsewhere, and any other one in its deck. Once nothing is to be spared any more,
    the decks need no luck.
    """
    schools = box.schools
    count = len(decks)
    # by school, last what has no deck; `Any`, because compiled code would make each number anew that it moves
    into: list[list[Any]] = [[] for _school in range(count + 1)]
    spare = [0] * (count + 1)
    for face in faces:
        number: int = face
        spare[min(schools[number >> 16], count)] += 1
    left = len(faces)  # to be laid outside the decks
    for school in range(count):
        wanted = decks[school].unknown()
        spare[school] -= wanted
        left -= wanted
    passed = 0  # cards from the front that no Active card can be
    for pile in active:
        if pile.unknown():
            passed = draw_waiting(box, faces, spare, passed, luck)
            pile.fill([faces.pop(passed)])
            left -= 1
    rest: list[Any] = []
    i = len(faces)
    while left:
        i -= 1
        j = passed + luck.below(i + 1 - passed) if i > passed else i
        face = faces[j]
        faces[j] = faces[i]
        number = face
        school = min(schools[number >> 16], count)
        if spare[school] > 0:
            spare[school] -= 1
            left -= 1
            rest.append(face)
        else:
            into[school].append(face)
    del faces[i:]
    for face in faces:
        number = face
        into[min(schools[number >> 16], count)].append(face)
    faces.clear()
    for school in range(count):
        if into[school]:
            if decks[school].has_places():
                luck.shuffle(into[school])
            decks[school].fill(into[school])
    rest.reverse()  # the last comes first
    for pile in piles:
        if rest and pile.unknown():
            pile.fill(rest)
    assert not rest, f"{len(rest)} spells are left that lie nowhere"


def draw_waiting(box: Box, faces: list[Any], spare: list[int], passed: int, luck: Luck) -> int:
    """Draw cards to the front, after those passed by, until one is a Trap or a Protection that no deck needs."""
    for i in range(passed, len(faces)):
        j = i + luck.below(len(faces) - i)
        face = faces[j]
        faces[j] = faces[i]
        faces[i] = face
        number: int = face
        kind = number >> 16
        school = min(box.schools[kind], len(spare) - 1)
        if box.waits[kind] and spare[school] > 0:
            spare[school] -= 1
            return i
    raise AssertionError("an Active card is a Trap or a Protection, and none is left for it")


def deal_moons(moons: list[int], decks: list[Pile], piles: list[Pile], faces: list[Any], luck: Luck) -> None:
    """Give the faces to the cards without one: the decks have those of their Moons. Every deal is equally likely."""
    into: list[list[Any]] = [[] for _deck in decks]
    for face in faces:
        number: int = face
        into[moons[number >> 16] - 1].append(face)
    faces.clear()
    rest: list[Any] = []
    for i in range(len(decks)):
        wanted = decks[i].unknown()
        own = into[i]
        spare = len(own) - wanted
        assert spare >= 0, f"{len(own)} cards came for a deck of {wanted}"
        if spare:
            luck.shuffle_end(own, spare)
            rest.extend(own[wanted:])
            del own[wanted:]
        if wanted:
            if decks[i].has_places():
                luck.shuffle(own)
            decks[i].fill(own)
    luck.shuffle(rest)
    for pile in piles:
        if rest and pile.unknown():
            pile.fill(rest)

"""One mechanism for hidden information: mask what a seat may not see, imagine what it might be.

Players and views are given masks. Search works on imagined states: complete, possible, and the same to the seat.
"""

from __future__ import annotations

from typing import Any, Final, cast

from grimalkin.core.agenda import TOGETHER, Apart, Together
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.luck import Luck
from grimalkin.core.piles import SPECTATOR, Pile
from grimalkin.core.state import FULL, SEALED, Answer, Lots, State

MOST_PARTS: Final = 1_000  # of a sealed choice that somebody imagines


def mask(game: State, seat: int) -> State:
    """A copy in which everything that `seat` has not seen is unknown, the agenda included: steps hold no secrets."""
    if not 0 <= seat <= SPECTATOR:  # a bit beyond the seats would read other seats' bits as its own
        raise GrimalkinError(f"seat {seat} cannot look; seats are 0 to {SPECTATOR - 1}, a spectator is {SPECTATOR}")
    assert game.viewer in (FULL, seat), f"seat {seat} cannot look through the mask of seat {game.viewer}"
    twin = game.copy()
    twin.viewer = seat
    among: list[int] = []
    for pile in twin.piles():
        pile.hide(1 << seat, among)
    among.sort()
    twin.among = tuple(among) if game.viewer == FULL else game.among
    if twin.answers:
        twin.answers = sealed_answers(game, seat)
    twin.hide(seat)
    return twin


def sealed_answers(game: State, seat: int) -> tuple[Answer, ...]:
    """The answers as this seat sees them. Of others' it sees that they were given; passes of a Claim are open.

    Where a choice has several parts it sees that they are all there, once they are: when the last was given.
    """
    seen: list[Answer] = []
    answers = game.answers
    for i in range(len(answers)):
        answer = answers[i]
        wait = game.agenda[answer.height - 1]
        if answer.seat == seat or answer.option < 0 or wait.shape() != TOGETHER:
            seen.append(answer)
        elif not isinstance(wait, Apart) or is_last_part(game, wait, i):
            seen.append(Answer(answer.height, answer.seat, SEALED))
    return tuple(seen)


def is_last_part(game: State, apart: Apart[Any], i: int) -> bool:
    """Is an answer the last part of a choice that is made?"""
    answer = game.answers[i]
    for later in game.answers[i + 1 :]:
        if later.seat == answer.seat and later.height == answer.height:
            return False
    return apart.is_ready(game, answer.seat, answer.height)


def imagine(masked: State, luck: Luck) -> State:
    """A complete state that the viewer of the mask could be looking at."""
    twin = masked.copy()
    twin.viewer = FULL
    piles = twin.piles()
    blank = [pile.unknown() for pile in piles]
    known = 1 << masked.viewer << 8
    for i in range(len(piles)):
        if blank[i] == 0:
            continue
        group = piles[i].group
        count = 0
        bits = 0xFFFF  # those that every card of these piles has
        together: list[Pile] = []
        for j in range(i, len(piles)):
            if blank[j]:
                pile = piles[j]
                if pile.group == group:
                    count += blank[j]
                    bits &= pile.knowers << 8 | pile.seers
                    together.append(pile)
                    blank[j] = 0  # these get their faces now
        sorted_out = SORTED.faces(twin, group, bits | known)
        lots = [lot[:] for lot in sorted_out]
        for lot in lots:
            count -= len(lot)
        twin.hooks.deal(twin, masked.viewer, group, together, lots, count, luck)
        for lot in lots:
            assert not lot, f"{len(lot)} cards known to be hidden in group {group} have no place there"
    twin.among = ()
    twin.hooks.imagined(twin, luck)
    if twin.answers:
        found: list[Answer] = []
        for answer in twin.answers:
            wait = twin.agenda[answer.height - 1]
            if answer.option == SEALED and isinstance(wait, Apart):
                found += guessed_parts(twin, wait, answer, luck)
            else:
                found.append(guessed(twin, answer, luck))
        twin.answers = tuple(found)
    return twin


class Sorting:
    """The faces of one group that a mask knows, by lot and in order, and what they were made of."""

    def __init__(self, among: tuple[int, ...], lots: Lots, group: int, bits: int) -> None:
        self.among = among
        self.lots = lots
        self.group = group
        self.bits = bits
        self.faces: list[list[int]] = [[] for _lot in range(lots.count)]
        for one in known_in(group, among):
            kind = one & 0xFFFF
            self.faces[lots.of[kind] if lots.count > 1 else 0].append(kind << 16 | bits)


class Sorted:
    """What was sorted last of each group: many states are imagined of one mask, one after another.

    Nothing changes a sorting, and a mask of other cards has other ones.
    """

    def __init__(self) -> None:
        self.last: dict[int, Sorting] = {}

    def faces(self, masked: State, group: int, bits: int) -> list[list[int]]:
        lots = masked.hooks.lots(masked, group)
        found = self.last.get(group)
        if found is None or found.among is not masked.among or found.lots is not lots or found.bits != bits:
            found = Sorting(masked.among, lots, group, bits)
            self.last[group] = found
        return found.faces


SORTED: Final = Sorted()


def known_in(group: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """What is known to be among the hidden cards of a group. `among` is sorted, so that lies together."""
    start = first_from(group << 16, among, 0)
    return among[start : first_from(group + 1 << 16, among, start)]


def first_from(least: int, among: tuple[int, ...], start: int) -> int:
    """Where in a sorted tuple the numbers from `least` on begin, at `start` or later; the module `bisect` is slower."""
    end = len(among)
    while start < end:
        middle = (start + end) >> 1
        if among[middle] < least:
            start = middle + 1
        else:
            end = middle
    return start


def guessed(game: State, answer: Answer, luck: Luck) -> Answer:
    """A sealed answer opened: any that the seat could have given."""
    if answer.option != SEALED:
        return answer
    together = cast("Together[Any]", game.agenda[answer.height - 1])
    options = together.options(game, answer.seat)
    if not options:  # an interrupt that is not over yet took them away
        return answer
    return Answer(answer.height, answer.seat, options[luck.below(len(options))])


def guessed_parts(game: State, apart: Apart[Any], answer: Answer, luck: Luck) -> list[Answer]:
    """A sealed choice of several parts opened: any whole one that the seat could have made."""
    given: list[int] = []
    while len(given) < MOST_PARTS and apart.next_part(game, answer.seat, given):
        options = apart.parts(game, answer.seat, given)
        if not options:  # an interrupt that is not over yet took them away
            return [answer]
        given.append(options[luck.below(len(options))])
    return [Answer(answer.height, answer.seat, part) for part in given] or [answer]

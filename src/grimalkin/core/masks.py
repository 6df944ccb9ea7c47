"""One mechanism for hidden information: mask what a seat may not see, imagine what it might be.

Players and views are given masks. Search works on imagined states: complete, possible, and the same to the seat.
"""

from __future__ import annotations

from typing import Any, cast

from grimalkin.core.agenda import TOGETHER, Together
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.luck import Luck
from grimalkin.core.piles import SPECTATOR, Pile
from grimalkin.core.state import FULL, LAPSED, SEALED, Answer, State


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
        twin.answers = tuple([sealed(twin, answer, seat) for answer in twin.answers])
    twin.hide(seat)
    return twin


def sealed(game: State, answer: Answer, seat: int) -> Answer:
    """An answer as another seat sees it: that it was given. Passes of a Claim are open."""
    if answer.seat == seat or answer.option == LAPSED or game.agenda[answer.height - 1].shape() != TOGETHER:
        return answer
    return Answer(answer.height, answer.seat, SEALED)


def imagine(masked: State, luck: Luck) -> State:
    """A complete state that the viewer of the mask could be looking at."""
    twin = masked.copy()
    twin.viewer = FULL
    piles = twin.piles()
    blank = [pile.unknown() for pile in piles]
    done: list[int] = []
    for i in range(len(piles)):
        group = piles[i].group
        if blank[i] == 0 or group in done:
            continue
        done.append(group)
        count = 0
        together: list[Pile] = []
        for j in range(len(piles)):
            if piles[j].group == group:
                count += blank[j]
                together.append(piles[j])
        bit = 1 << masked.viewer
        faces = [(among & 0xFFFFFFFF) << 16 | bit << 8 for among in masked.among if among >> 32 == group]
        if len(faces) < count:
            for kind in twin.hooks.guess(twin, masked.viewer, group, count - len(faces), luck):
                faces.append(kind << 16)
        twin.deal(masked.viewer, group, together, faces, luck)
        assert not faces, f"{len(faces)} cards known to be hidden in group {group} have no place there"
    twin.among = ()
    twin.hooks.imagined(twin, luck)
    if twin.answers:
        twin.answers = tuple([guessed(twin, answer, luck) for answer in twin.answers])
    return twin


def guessed(game: State, answer: Answer, luck: Luck) -> Answer:
    """A sealed answer opened: any that the seat could have given."""
    if answer.option != SEALED:
        return answer
    together = cast("Together[Any]", game.agenda[answer.height - 1])
    options = together.options(game, answer.seat)
    if not options:  # a step-in that is not over yet took them away
        return answer
    return Answer(answer.height, answer.seat, options[luck.below(len(options))])

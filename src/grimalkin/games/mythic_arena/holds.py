"""Holds: who holds whom, what a pet in a hold can do, and how its Giver's owner ends it (MA-LOCK).

What a hold does to a blow stands in values.py.
"""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask
from grimalkin.core.codes import PASS
from grimalkin.games.mythic_arena.printed import CHOMP, CONSTRICT
from grimalkin.games.mythic_arena.state import HELD, NONE, RELEASE, RELEASE_ONE, RELEASED, Arena


def is_marked(game: Arena, number: int, status: int) -> bool:
    """Does a pet have a status, or give that hold?"""
    return game.pets[number].counters(status) > 0 or (status >= CHOMP and game.giving(number, status) != NONE)


def give_hold(game: Arena, giver: int, number: int, hold: int) -> None:
    """MA-LOCK-01 One pet holds another. It can hold one pet at a time: an old hold ends first (MA-RULING-68)."""
    old = game.giving(giver, hold)
    if old != NONE:
        end_hold(game, old, hold, "MA-LOCK-05")
    game.pets[number].set_giver(hold, giver)
    game.log_event("MA-LOCK-01", HELD, giver, number, hold, 1)


def end_hold(game: Arena, number: int, hold: int, rule: str = "MA-LOCK-04") -> None:
    """The Recipient is free, and so is its Giver."""
    game.pets[number].set_giver(hold, NONE)
    game.log_event(rule, RELEASED, number, hold, 0)


def allowed_by_holds(game: Arena, number: int, target: int) -> bool:
    """MA-LOCK-02 A pet in a hold acts against its partner in every one it is in, or not at all."""
    held = game.pets[number]
    if held.held and (held.giver(CHOMP) not in (NONE, target) or held.giver(CONSTRICT) not in (NONE, target)):
        return False
    for i, pet in enumerate(game.pets):
        if pet.held and i != target and pet.line >= 0:
            if pet.giver(CHOMP) == number or pet.giver(CONSTRICT) == number:
                return False
    return True


# Ending a hold


class MayReleaseHold(Ask[Arena]):
    """MA-RULING-67 A decision at which the seat that is asked may also end the holds that its pets give.

    Each Primary action, B1, B2, B4, B5, D8, and before C1.
    """

    id: ClassVar[str] = "moment"
    rule: ClassVar[str] = "MA-RULING-67"


def is_release(option: int) -> bool:
    return option in RELEASE or option in RELEASE_ONE


def released_by(game: Arena, seat: int, option: int) -> int:
    """The Giver that an option names."""
    return game.pet_of(seat, RELEASE_ONE.one(option) if option in RELEASE_ONE else RELEASE.one(option))


def release_options(game: Arena, seat: int) -> list[int]:
    """MA-LOCK-08 The holds that a seat's pets give, each its own; of a pet that gives two, each by its name."""
    found: list[int] = []
    if not game.somebody_held():
        return found
    for number in range(len(game.pets)):
        pet = game.pets[number]
        if pet.seat != seat or pet.line < 0:
            continue
        chomps = game.giving(number, CHOMP) != NONE
        constricts = game.giving(number, CONSTRICT) != NONE
        if chomps and constricts:
            found.append(RELEASE_ONE.code(pet.card.index))
            found.append(RELEASE_ONE.code(pet.card.index, 1))
        elif chomps or constricts:
            found.append(RELEASE.code(pet.card.index))
    return found


def release(game: Arena, seat: int, option: int) -> None:
    """MA-LOCK-04 The Giver's owner ends the hold, free of cost (MA-RULING-67)."""
    number = released_by(game, seat, option)
    if option in RELEASE_ONE:
        hold = CHOMP + RELEASE_ONE.two(option)
    else:
        hold = CHOMP if game.giving(number, CHOMP) != NONE else CONSTRICT
    end_hold(game, game.giving(number, hold), hold, "MA-LOCK-04")


class LetGo(MayReleaseHold):
    """MA-RULING-67 Before Cleanup begins a Giver's owner may end its holds."""

    id: ClassVar[str] = "let_go"
    rule: ClassVar[str] = "MA-RULING-67"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [PASS, *release_options(game, seat)]

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(released_by(game, seat, option))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option != PASS:
            release(game, seat, option)
            let_go(game, seat)


def let_go(game: Arena, seat: int) -> None:
    """Ask before Cleanup, if there is a hold to end: that everybody sees."""
    if release_options(game, seat):
        game.then(LetGo(seat))

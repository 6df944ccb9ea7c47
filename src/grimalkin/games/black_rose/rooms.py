"""Activating rooms. BR-ROOM."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.piles import public
from grimalkin.games.black_rose.codes import ACTIVATE
from grimalkin.games.black_rose.damage import Hurt
from grimalkin.games.black_rose.events import ACTIVATED as TOLD_ACTIVATED
from grimalkin.games.black_rose.kinds import ACTIVATED, AVAILABLE, NO_TOKEN, NONE, ON_ACTIVATE, P_THORNS, ROSE
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.script import carry_out, room_id
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import colour_at, is_barred, kind_at
from grimalkin.games.black_rose.windows import TrapWindow

THORNS: Final = 1


def forbids_activation(game: Lodge, model: int, place: int, again: bool = False) -> str:
    """BR-ROOM-11, BR-ROOM-01 The rule against activating a room now, or nothing; `again` needs no available token.

    BR-RULING-137 The token that forbids it lies on the model that activates: a Mage, or an Evocation by itself.
    """
    if place == NONE or is_cell(place):
        return "BR-CELL-06"
    if game.is_destroyed(place):
        return "BR-INST-07"
    if game.tokens[place] == NO_TOKEN:
        return "BR-MOON-05"
    if game.tokens[place] != AVAILABLE and not again:
        return "BR-ROOM-01"
    return "BR-PHYS-06" if is_barred(game, model) else ALLOWED


def offer_activation(game: Lodge, seat: int, place: int) -> None:
    """BR-DEC-12 The room may be activated."""
    if not forbids_activation(game, seat, place):
        game.then(MayActivate(seat, place))


class MayActivate(Ask[Lodge]):
    """BR-ROOM-07, BR-PHYS-08 The activation is optional."""

    id: ClassVar[str] = "may_activate"
    rule: ClassVar[str] = "BR-DEC-12"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS, ACTIVATE]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return ALLOWED if act == PASS else forbids_activation(game, seat, self.place)

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [room_id(game, self.place)]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == ACTIVATE:
            game.then(Activate(seat, self.place, False, seat, game.mages[seat].sent))


class Activate(Step[Lodge]):
    """BR-RULING-85, BR-ROOM-03, BR-ROOM-04 A room is activated by a Mage, or for one, wherever the Mage stands."""

    id: ClassVar[str] = "activate"
    rule: ClassVar[str] = "BR-ROOM-03"

    def __init__(self, seat: int, place: int, again: bool, by: int, sent: int = NONE) -> None:
        self.seat = seat
        self.place = place
        self.again = again
        self.by = by  # the model that activates it
        self.sent = sent  # of an Action: how often its Mage had been put into the Cell; NONE: an effect's

    def run(self, game: Lodge) -> None:
        if forbids_activation(game, self.by, self.place, self.again):
            return
        game.casts.append(Cast(self.seat, kind_at(game, self.place), NONE, self.place))  # Traps may change it
        works = RoomWorks(self.place, self.again, self.by, self.sent)
        game.then(TrapWindow(ON_ACTIVATE, self.seat, self.place), works)


class RoomWorks(Step[Lodge]):
    """BR-ROOM-01, BR-ROOM-09 The token flips, the activation counts, the effect works from that room.

    BR-DEF-09 A Mage whom a Trap has just put into the Cell loses the activation of the own Action.
    """

    id: ClassVar[str] = "room_works"
    rule: ClassVar[str] = "BR-ROOM-09"

    def __init__(self, place: int, again: bool, by: int, sent: int) -> None:
        self.place = place
        self.again = again
        self.by = by
        self.sent = sent

    def run(self, game: Lodge) -> None:
        declared = game.casts.pop()
        taken = declared.taker != NONE
        seat = declared.taker if taken else declared.seat
        if declared.cancelled or forbids_activation(game, seat if taken else self.by, self.place, self.again):
            return
        if not taken and self.sent != NONE and game.mages[seat].sent != self.sent:
            return
        game.tokens[self.place] = ACTIVATED
        kind = declared.kind
        game.log_event("BR-ROOM-01", TOLD_ACTIVATED, seat, public(kind))
        mage = game.mages[seat]
        counted = game.room_with(kind)  # a copy counts as the copied room
        mage.activated |= 1 << (counted if counted != NONE else self.place)
        mage.colours |= 1 << colour_at(game, self.place)
        if game.has_passive(P_THORNS):
            game.then(Thorns(seat))
        work(game, seat, kind, self.place)


def work(game: Lodge, seat: int, kind: int, place: int) -> None:
    """BR-ROOM-05 The effect of a room; "here" is the place from which it works."""
    cast = Cast(seat, kind, NONE, place)
    cast.room = place
    carry_out(game, cast, game.box.room(kind).script)


class Thorns(Step[Lodge]):
    """BR-EVENT-05 An Event makes an activation cost damage of the Rose, but not in the Cell."""

    id: ClassVar[str] = "thorns"
    rule: ClassVar[str] = "BR-EVENT-05"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        if not is_cell(game.mages[self.seat].place):
            game.then(Hurt(ROSE, NONE, self.seat, THORNS))

"""Casting a spell: turned up, aimed, marked, guarded against, carried out. BR-SPELL."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Chance, Step
from grimalkin.core.piles import public
from grimalkin.games.black_rose.codes import DONE, ROOM_AT
from grimalkin.games.black_rose.damage import Hurt
from grimalkin.games.black_rose.events import AIMED_AT, AIMED_ROOM, CAST, MADE_ACTIVE, NO_EFFECT
from grimalkin.games.black_rose.kinds import (
    ACTION,
    ACTIVE,
    ANY,
    AREA,
    CONTINGENCY,
    L_WATCH,
    NONE,
    ON_RESOLVED,
    ON_SPELL,
    ROOM,
    SINGLE,
    TYPES,
)
from grimalkin.games.black_rose.lodge import ROOMS, is_cell
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.power import gain
from grimalkin.games.black_rose.printed import Side
from grimalkin.games.black_rose.script import (
    END_CAST,
    model_id,
    room_code,
    room_id,
    silent_target,
    target_code,
    targeted,
)
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.windows import (
    PLACE_MARK,
    RESOLVED_FLAGS,
    RUN_CAST,
    WINDOW_TARGETED,
    NameElement,
    TrapWindow,
    side_of,
    turn_up,
)
from grimalkin.kit.lasting import oldest, used


def cast_spell(game: Lodge, seat: int, slot: int, here: int = NONE) -> None:
    """BR-SPELL-02, BR-SPELL-03 A card on the sheet is used: turned up and resolved, or made Active.

    `here` is the place from which it is cast, if not the Mage's own.
    """
    side = game.side_on(seat, slot)
    if side.waits():
        game.mages[seat].slots[slot] = ACTIVE
        game.log_event("BR-SPELL-03", MADE_ACTIVE, seat, slot)
        if is_watched(game, seat):
            game.then(TellType(seat, slot))
    else:
        cast = turn_up(game, seat, slot)
        if here != NONE:
            cast.here = here
        resolve(game, cast)
        if is_watched(game, seat):
            pay_watchers(game, seat, side.type)


def resolve(game: Lodge, cast: Cast) -> None:
    """A spell that has been turned up: targets, mark, windows, effect."""
    game.log_event("BR-SPELL-02", CAST, cast.seat, public(cast.kind), cast.side)
    game.then(DECLARE, PLACE_MARK, CastWindows(), RUN_CAST, RESOLVED_FLAGS, END_SPELL)
    if side_of(game, cast).element == ANY:
        game.then(NameElement(cast.seat))


def is_watched(game: Lodge, seat: int) -> bool:
    """Does somebody watch for a type of spells that this Mage uses?"""
    return bool(game.lasting) and oldest(game.lasting, L_WATCH, seat) is not None


def pay_watchers(game: Lodge, seat: int, kind: int) -> None:
    """BR-REACT-07 Points for those who watch for this type of spell, by themselves and without a window."""
    for effect in game.lasting:
        if effect.what == L_WATCH and effect.on == seat and effect.about == kind:
            game.lasting = used(game.lasting, effect, 1)
            gain(game, effect.owner, 1, "BR-REACT-07")


class TellType(Chance[Lodge]):
    """BR-REACT-07 The type of a card that stays face down is told by the points for it; the card says which it is."""

    id: ClassVar[str] = "tell_type"
    rule: ClassVar[str] = "BR-REACT-07"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def weights(self, game: Lodge) -> list[int]:
        told = game.side_on(self.seat, self.slot).type
        return [1 if kind == told else 0 for kind in range(len(TYPES))]

    def face(self, game: Lodge, outcome: int) -> str:
        return TYPES[outcome]

    def happened(self, game: Lodge, outcome: int) -> None:
        game.ledger += 1  # everybody learns it
        pay_watchers(game, self.seat, outcome)


class CastWindows(Step[Lodge]):
    """BR-REACT-02, BR-RULING-165 Traps on a cast spell, then Protections of those it targets."""

    id: ClassVar[str] = "cast_windows"
    rule: ClassVar[str] = "BR-RULING-165"

    def run(self, game: Lodge) -> None:
        seat = game.cast().seat
        game.then(TrapWindow(ON_SPELL, seat, NONE), WINDOW_TARGETED, PastWindows(game.mages[seat].sent))


class PastWindows(Step[Lodge]):
    """BR-DEF-09 Put into the Cell in the own Action, a Mage loses a spell that is not past its windows."""

    id: ClassVar[str] = "past_windows"
    rule: ClassVar[str] = "BR-DEF-09"

    def __init__(self, sent: int) -> None:
        self.sent = sent

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        own = game.phase == ACTION and game.active == cast.seat
        if own and not cast.cancelled and game.mages[cast.seat].sent != self.sent:
            cast.cancelled = True
            game.log_event("BR-DEF-09", NO_EFFECT, cast.seat)


class EndSpell(Step[Lodge]):
    """BR-RULING-167 A resolved Contingency may set off a Trap; a cancelled spell does not."""

    id: ClassVar[str] = "end_spell"
    rule: ClassVar[str] = "BR-RULING-167"

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        game.then(END_CAST)
        for owed in cast.owed:
            game.then(Hurt(owed >> 8, owed >> 8, cast.seat, owed & 0xFF))
        if not cast.cancelled and side_of(game, cast).type == CONTINGENCY:
            game.then(TrapWindow(ON_RESOLVED, cast.seat, NONE))


END_SPELL: Final = EndSpell()


# Targets


def can_aim_at(game: Lodge, cast: Cast, side: Side, model: int) -> bool:
    """BR-SPELL-05 One model within range that fits the text, never the caster."""
    if model == cast.seat or model in cast.targets or not game.in_lodge(model):
        return False
    wanted = side.wanted(len(cast.targets))
    if wanted is not None and not wanted.holds(game, model, cast.seat, NONE):
        return False
    if cast.targets and side.chain:
        return game.distance(game.place_of(cast.targets[-1]), game.place_of(model)) <= 1
    return game.distance(cast.here, game.place_of(model)) <= side.range


def can_aim_at_room(game: Lodge, cast: Cast, side: Side, place: int) -> bool:
    """BR-CELL-09 One room within range that fits the text; a Cell is no room.

    Also BR-INST-10, BR-SPELL-08, BR-RULING-146, BR-RULING-170, BR-SPELL-06.
    """
    if side.range == 0 and is_cell(cast.here):
        return False
    if game.distance(cast.here, place) > side.range:
        return False
    return side.where is None or side.where.holds(game, place, cast.seat, NONE)


def models_in_range(game: Lodge, cast: Cast, side: Side) -> list[int]:
    return [model for model in game.models() if can_aim_at(game, cast, side, model)]


def rooms_in_range(game: Lodge, cast: Cast, side: Side) -> list[int]:
    return [place for place in range(ROOMS) if can_aim_at_room(game, cast, side, place)]


def finds_target(game: Lodge, seat: int, slot: int) -> bool:
    """Would a spell on a sheet have a legal target, cast now from where the Mage stands?"""
    cast = Cast(seat, game.kind_on(seat, slot), game.side_at(seat, slot), game.mages[seat].place)
    side = side_of(game, cast)
    found = True
    game.casts.append(cast)  # filters read it
    if side.aim == SINGLE and side.count:
        found = bool(models_in_range(game, cast, side))
    elif side.aim == AREA or side.aim == ROOM:
        found = bool(rooms_in_range(game, cast, side))
    game.casts.pop()
    return found


class Declare(Step[Lodge]):
    """BR-SPELL-22 Targets are fixed at the declaration; without a legal one there is no effect (BR-SPELL-13).

    Also BR-SPELL-07, BR-RULING-68.
    """

    id: ClassVar[str] = "declare"
    rule: ClassVar[str] = "BR-SPELL-22"

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        side = side_of(game, cast)
        if side.aim == SINGLE and side.count:
            models = models_in_range(game, cast, side)
            if not models and not cast.targets:
                no_effect(game, cast)
            elif models and len(cast.targets) < side.count:
                game.ask_openly(AimAt(cast.seat))
        elif side.aim == AREA or side.aim == ROOM:
            if rooms_in_range(game, cast, side):
                game.ask_openly(AimAtRoom(cast.seat))
            else:
                no_effect(game, cast)


DECLARE: Final = Declare()


def no_effect(game: Lodge, cast: Cast) -> None:
    """BR-SPELL-13 It counts as cast and does nothing."""
    cast.void = True
    side = side_of(game, cast)
    nowhere = side.aim == AREA and side.range == 0 and is_cell(cast.here)
    game.log_event("BR-CELL-09" if nowhere else "BR-SPELL-13", NO_EFFECT, cast.seat)


class AimAt(Ask[Lodge]):
    """BR-DEC-14 The caster names a model; of several, each one after the other, and fewer only of "up to n"."""

    id: ClassVar[str] = "aim_at"
    rule: ClassVar[str] = "BR-DEC-14"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        found = [DONE] if game.cast().targets else []
        return found + [target_code(model) for model in game.models()]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        cast = game.cast()
        if act == DONE:
            return ALLOWED if side_of(game, cast).up_to else "BR-DEC-14"
        model = targeted(act)
        if can_aim_at(game, cast, side_of(game, cast), model):
            return ALLOWED
        return "BR-CELL-03" if not game.in_lodge(model) else "BR-SPELL-05"

    def default(self, game: Lodge, seat: int) -> int:
        return silent_target(game, self.options(game, seat))

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [model_id(game, targeted(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == DONE:
            return
        cast = game.cast()
        cast.targets = (*cast.targets, targeted(option))
        game.log_event("BR-SPELL-05", AIMED_AT, seat, targeted(option))
        game.then(DECLARE)  # perhaps another one


class AimAtRoom(Ask[Lodge]):
    """BR-DEC-14 The caster names a room."""

    id: ClassVar[str] = "aim_at_room"
    rule: ClassVar[str] = "BR-DEC-14"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [room_code(game, place) for place in range(ROOMS)]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        cast = game.cast()
        place = game.room_with(ROOM_AT.one(act))
        side = side_of(game, cast)
        if can_aim_at_room(game, cast, side, place):
            return ALLOWED
        return "BR-SPELL-06" if game.distance(cast.here, place) > side.range else "BR-SPELL-08"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [room_id(game, game.room_with(ROOM_AT.one(option)))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        cast = game.cast()
        cast.room = game.room_with(ROOM_AT.one(option))
        game.log_event("BR-SPELL-06", AIMED_ROOM, seat, public(game.tiles[cast.room]))

"""Movement: steps, jumps, swaps, moving together, being put into the Cell. BR-MOVE, BR-CELL."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.piles import public
from grimalkin.games.black_rose.codes import LEAVE, PICK_UP, STAY, STEP, STEP_CELL
from grimalkin.games.black_rose.damage import Hurt
from grimalkin.games.black_rose.events import GUARDS, JUMPED, MOVED
from grimalkin.games.black_rose.kinds import (
    ACTION,
    GUARD,
    HUNTING,
    L_FADES,
    L_LEAVING,
    L_LEAVING_BY_ACTION,
    ON_ENTER,
)
from grimalkin.games.black_rose.lodge import FIRST_CELL, is_cell
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION
from grimalkin.games.black_rose.script import hooks_of, model_id, room_id
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import may_leave
from grimalkin.games.black_rose.windows import TrapWindow

# how a model comes to move: what may hold it, and what it sets off
BY_ACTION: Final = 0  # its Mage's Physical Action
BY_SPELL: Final = 1  # its own Mage's spell or room
BY_OTHER: Final = 2  # somebody else's effect, or an Evocation's own steps
BY_SHEDDING: Final = 3  # a discarded spell

MOST_ACTIONS: Final = 2  # of a player turn (BR-ACT-02)


def holds_back(game: Lodge, model: int, how: int) -> str:
    """BR-MOVE-09 The rule that keeps a model where it is, or nothing."""
    return may_leave(game, model, how == BY_ACTION, how == BY_SPELL)


def must_go_out(game: Lodge, seat: int) -> bool:
    """BR-ACT-11 Is it the last Action of a player turn, in the Cell, with a token left that would lead out?"""
    mage = game.mages[seat]
    if not is_cell(mage.place) or game.phase != ACTION or game.active != seat or game.actions < MOST_ACTIONS:
        return False
    return mage.tokens != 0 and not holds_back(game, seat, BY_ACTION)


def steps_from(game: Lodge, model: int) -> list[int]:
    """BR-MOVE-05, BR-MOVE-01, BR-CELL-02, BR-CELL-07 Where one step can lead."""
    place = game.place_of(model)
    found = game.beside(place)[:]
    if model >= FIRST_EVOCATION:
        evocation = game.evocation(model)
        if evocation is not None and evocation.mode == HUNTING:
            cell = FIRST_CELL + evocation.owner
            if game.mages[evocation.owner].place == cell and game.doors[evocation.owner] == place:
                found.append(cell)  # BR-RULING-23
    return found


# Changing rooms


def change_room(game: Lodge, model: int, to: int, rule: str, what: int) -> None:
    """BR-GEN-09 A model's room changes; a Guard Familiar goes along (BR-FAMGUARD-06)."""
    if model < FIRST_EVOCATION:
        mage = game.mages[model]
        mage.place = to
        guard = game.guard(model)
        if guard is not None:
            guard.place = to
        if not is_cell(to):
            mage.entered |= 1 << to
    else:
        evocation = game.evocation(model)
        assert evocation is not None
        evocation.place = to
    if not is_cell(to):
        game.log_event(rule, what, model, public(game.tiles[to]))


def step_to(game: Lodge, model: int, to: int, how: int, quiet: bool) -> None:
    """BR-MOVE-01 One step, then what it sets off (BR-MOVE-03)."""
    before = game.place_of(model)
    change_room(game, model, to, "BR-MOVE-01", MOVED)
    game.then(Arrived(model, before, to, how, quiet))
    offer_pick_up(game, model, to)


def jump_to(game: Lodge, model: int, to: int, how: int) -> None:
    """BR-MOVE-02, BR-MOVE-08 One jump: the model enters only the room where it ends."""
    before = game.place_of(model)
    if before == to:
        return
    change_room(game, model, to, "BR-MOVE-02", JUMPED)
    game.then(Arrived(model, before, to, how, False))
    offer_pick_up(game, model, to)


def move_together(game: Lodge, models: list[int], to: list[int], how: int, rule: str) -> None:
    """BR-MOVE-07 All change rooms first; then all pick-ups; then what each sets off, Mages first, from the Crown."""
    before = [game.place_of(model) for model in models]
    moved: list[int] = []
    for model in game.models():
        if model in models and before[models.index(model)] != to[models.index(model)]:
            moved.append(models.index(model))
    for i in moved:
        change_room(game, models[i], to[i], rule, MOVED)
    for j in range(len(moved) - 1, -1, -1):
        i = moved[j]
        game.then(Arrived(models[i], before[i], to[i], how, False))
    for j in range(len(moved) - 1, -1, -1):
        offer_pick_up(game, models[moved[j]], to[moved[j]])


class Arrived(Step[Lodge]):
    """BR-MOVE-03 After each step or jump and its pick-up: the Trap window, then what acts by itself."""

    id: ClassVar[str] = "arrived"
    rule: ClassVar[str] = "BR-MOVE-03"

    def __init__(self, model: int, before: int, to: int, how: int, quiet: bool) -> None:
        self.model = model
        self.before = before
        self.to = to
        self.how = how
        self.quiet = quiet  # no Trap window

    def run(self, game: Lodge) -> None:
        game.then(SetOff(self.model, self.before, self.to, self.how))
        if not self.quiet and not is_cell(self.to):
            game.then(TrapWindow(ON_ENTER, self.model, self.to))


def offer_pick_up(game: Lodge, model: int, to: int) -> None:
    """BR-RULING-24 A Mage who enters the room of the own Familiar is asked before any Trap."""
    familiar = game.familiar(model) if model < FIRST_EVOCATION and game.evocations else None
    if familiar is not None and familiar.mode == HUNTING and familiar.place == to:
        game.then(PickUp(model))


class PickUp(Ask[Lodge]):
    """BR-FAMGUARD-05 The Mage enters the room of the own Familiar: it comes along, or stays.

    Also BR-RULING-17, BR-FAMGUARD-04.
    """

    id: ClassVar[str] = "pick_up"
    rule: ClassVar[str] = "BR-DEC-21"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PICK_UP, LEAVE]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        familiar = game.familiar(seat)
        return [model_id(game, familiar.model())] if familiar is not None and option == PICK_UP else []

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == PICK_UP:
            return_to_guard(game, seat, "BR-FAMGUARD-04")


def return_to_guard(game: Lodge, seat: int, rule: str) -> None:
    """BR-RULING-112, BR-FAMGUARD-12 What lasts on a Hunting Familiar ends when it returns to its Mage.

    Wounds stay on its card (BR-FAMDMG-07), and so do those that go away later (BR-RULING-41).
    """
    familiar = game.familiar(seat)
    assert familiar is not None
    familiar.mode = GUARD
    familiar.place = game.mages[seat].place
    model = familiar.model()
    game.lasting = tuple([effect for effect in game.lasting if effect.on != model or effect.what == L_FADES])
    game.log_event(rule, GUARDS, seat, familiar.model())


class SetOff(Step[Lodge]):
    """BR-REACT-07 What acts by itself on leaving or entering, without a window; in order from the Crown (BR-GEN-16)."""

    id: ClassVar[str] = "set_off"
    rule: ClassVar[str] = "BR-REACT-07"

    def __init__(self, model: int, before: int, to: int, how: int) -> None:
        self.model = model
        self.before = before
        self.to = to
        self.how = how

    def run(self, game: Lodge) -> None:
        if is_cell(self.to) or not (game.lasting or game.evocations):
            return
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):  # what is pushed last comes first
            self.set_off(game, order[i])

    def set_off(self, game: Lodge, seat: int) -> None:
        """What belongs to one Mage: Evocations first, older ones before younger ones."""
        for effect in game.lasting:
            if effect.owner != seat or effect.on != self.model or effect.about != self.before:
                continue
            if effect.what == L_LEAVING or (effect.what == L_LEAVING_BY_ACTION and self.how == BY_ACTION):
                game.then(Hurt(seat, seat, self.model, effect.amount))
        for j in range(len(game.evocations) - 1, -1, -1):
            evocation = game.evocations[j]
            if evocation.owner == seat and evocation.place == self.to and evocation.mode != GUARD:
                game.then(EnteredRoom(evocation.model(), self.model, self.to))


class EnteredRoom(Step[Lodge]):
    """What an Evocation does when it, or a foe, enters a room; its own chapter has the texts."""

    id: ClassVar[str] = "entered_room"
    rule: ClassVar[str] = "BR-REACT-07"

    def __init__(self, evocation: int, model: int, place: int) -> None:
        self.evocation = evocation
        self.model = model
        self.place = place

    def run(self, game: Lodge) -> None:
        hooks_of(game).entered(game, self.evocation, self.model, self.place)


# Steps that a seat chooses


class Walk(Ask[Lodge]):
    """BR-DEC-11 One step after another; "0 to n" may stop, "n" may not."""

    id: ClassVar[str] = "walk"
    rule: ClassVar[str] = "BR-DEC-11"

    def __init__(self, seat: int, model: int, left: int, least: int, how: int, quiet: bool) -> None:
        super().__init__(seat)
        self.model = model
        self.left = left
        self.least = least  # so many steps must still be made
        self.how = how
        self.quiet = quiet

    def acts(self, game: Lodge, seat: int) -> list[int]:
        found = [STAY]
        for place in steps_from(game, self.model):
            found.append(step_code(game, place))
        owner = game.owner_of(self.model)
        if STEP_CELL not in found and game.doors[owner] == game.place_of(self.model):
            found.append(STEP_CELL)
        return found

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        if act == STEP_CELL:
            if FIRST_CELL + game.owner_of(self.model) in steps_from(game, self.model):
                return ALLOWED
            return "BR-CELL-07" if self.model < FIRST_EVOCATION else "BR-CELL-02"
        if act == STAY:
            if self.least <= 0:
                return ALLOWED
            out = self.how == BY_ACTION or is_cell(game.place_of(self.model))
            return "BR-ACT-11" if out and self.how != BY_SHEDDING else "BR-MOVE-06"
        return ALLOWED

    def default(self, game: Lodge, seat: int) -> int:
        return STAY if self.least <= 0 else self.options(game, seat)[0]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == STAY else [room_id(game, stepped(game, option, self.model))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == STAY:
            return
        to = stepped(game, option, self.model)
        if game.casts and game.cast().me == self.model:
            game.cast().steps += 1
        game.then(GoOn(seat, self.model, self.left - 1, self.least - 1, self.how, to, self.quiet))
        step_to(game, self.model, to, self.how, self.quiet)


def ask_walk(game: Lodge, walk: Walk) -> None:
    """BR-ACT-11 Who has to leave the Cell is asked even if one step is left: to stay is refused, with its reason."""
    if walk.forbids(game, walk.seat, STAY) == "BR-ACT-11":
        game.then(walk)
    else:
        game.ask_openly(walk)


def step_code(game: Lodge, place: int) -> int:
    return STEP_CELL if is_cell(place) else STEP.code(game.tiles[place])


def stepped(game: Lodge, option: int, model: int) -> int:
    return FIRST_CELL + game.owner_of(model) if option == STEP_CELL else game.room_with(STEP.one(option))


class GoOn(Step[Lodge]):
    """BR-RULING-102 The rest of a movement, unless the model was moved, put into its Cell or stopped."""

    id: ClassVar[str] = "go_on"
    rule: ClassVar[str] = "BR-RULING-102"

    def __init__(self, seat: int, model: int, left: int, least: int, how: int, place: int, quiet: bool) -> None:
        self.seat = seat
        self.model = model
        self.left = left
        self.least = least
        self.how = how
        self.place = place
        self.quiet = quiet

    def run(self, game: Lodge) -> None:
        if not game.is_model(self.model) or game.place_of(self.model) != self.place:
            return
        walk(game, self.seat, self.model, self.left, self.least, self.how, self.quiet)


def walk(game: Lodge, seat: int, model: int, steps: int, least: int, how: int, quiet: bool = False) -> None:
    """BR-MOVE-06 A seat chooses steps for a model, if it may move at all."""
    if steps <= 0 or holds_back(game, model, how) or not steps_from(game, model):
        return
    ask_walk(game, Walk(seat, model, steps, least, how, quiet))

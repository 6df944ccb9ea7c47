"""Instructions that move models. BR-MOVE, BR-CELL."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.fields import Given
from grimalkin.games.black_rose.codes import STAY, STEP
from grimalkin.games.black_rose.kinds import BLUE, NONE, W_YOU
from grimalkin.games.black_rose.leaving import put_into_cell
from grimalkin.games.black_rose.lines.harm import heal_all
from grimalkin.games.black_rose.lines.whom import bits_of, those
from grimalkin.games.black_rose.lodge import BESIDE, ROOMS, is_cell
from grimalkin.games.black_rose.movement import (
    BY_OTHER,
    BY_SPELL,
    holds_back,
    jump_to,
    move_together,
    step_code,
    stepped,
    steps_from,
    walk,
)
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.script import AskModel, AskRoom, LineStep, RoseLine, model_id, pick_seat, room_id
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import colour_at

# where a jump leads
TO_ROOM: Final = 0
TO_TARGET: Final = 1
TO_CASTER: Final = 2
TO_BLUE: Final = 3
JUMPS: Final = ["room", "target", "caster", "blue room"]


def how_for(cast: Cast, game: Lodge, model: int) -> int:
    """BR-MOVE-09 By whose effect a model moves."""
    return BY_SPELL if model == cast.seat else BY_OTHER


class Jump(RoseLine):
    """The acting Mage, or the target, is in another room at once (BR-MOVE-02)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.where_to = given.number("jump")

    def mover(self, game: Lodge, cast: Cast) -> int:
        found = those(game, cast, self.to)
        return found[0] if found else NONE

    def leads_out(self, game: Lodge, seat: int) -> bool:
        return self.to is None or self.to.among == W_YOU

    def rooms(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        return [place for place in range(ROOMS) if colour_at(game, place) == BLUE]

    def start(self, game: Lodge, cast: Cast) -> None:
        model = self.mover(game, cast)
        if model == NONE or holds_back(game, model, how_for(cast, game, model)):
            return
        if self.where_to == TO_BLUE:
            if self.rooms(game, cast, 0):
                game.ask_openly(AskRoom(self.use(), cast.seat, 0, False))
            return
        to = cast.room
        if self.where_to == TO_TARGET:
            to = game.place_of(cast.targets[0]) if cast.targets else NONE
        elif self.where_to == TO_CASTER:
            to = game.mages[cast.foe].place
        if to != NONE and not is_cell(to):
            jump_to(game, model, to, how_for(cast, game, model))

    def picked_room(self, game: Lodge, cast: Cast, stage: int, place: int) -> None:
        model = self.mover(game, cast)
        if model != NONE:
            jump_to(game, model, place, how_for(cast, game, model))


class Swap(RoseLine):
    """The acting Mage and the target change places; nobody does so from or into a Cell (BR-MOVE-08)."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        targets = those(game, cast, self.to)
        if targets:
            swap(game, cast, targets[0])


def swap(game: Lodge, cast: Cast, model: int) -> None:
    here = game.mages[cast.seat].place
    there = game.place_of(model)
    if is_cell(here) or is_cell(there) or holds_back(game, cast.seat, BY_SPELL) or holds_back(game, model, BY_OTHER):
        return
    cast.room = there  # the Mage's new room
    move_together(game, [cast.seat, model], [there, here], BY_SPELL, "BR-MOVE-08")


class Move(RoseLine):
    """Models are moved so many steps, each as the acting Mage chooses (BR-MOVE-04, BR-MOVE-06)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.exact = not given.flag("up_to")

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to)) if self.to is not None and self.to.among != W_YOU else 0

    def start(self, game: Lodge, cast: Cast) -> None:
        models = those(game, cast, self.to)
        steps = self.count(game)
        if len(models) > 1 and steps == 1:
            game.then(MoveAll(self.use()))
            return
        for i in range(len(models) - 1, -1, -1):
            game.then(MoveOne(self.chooser(game, cast), models[i], steps, steps if self.exact else 0))

    def next_mover(self, game: Lodge, cast: Cast) -> int:
        """The next model whose step is not chosen yet; NONE: all are, but those that cannot move."""
        chosen = [way >> 8 for way in cast.ways]
        for model in those(game, cast, self.to):
            if model not in chosen and game.in_lodge(model) and not holds_back(game, model, how_for(cast, game, model)):
                return model
        return NONE


class MoveAll(Step[Lodge]):
    """BR-MOVE-07 Models moved by one instruction move together: each step is chosen, then all change rooms."""

    id: ClassVar[str] = "move_all"
    rule: ClassVar[str] = "BR-MOVE-07"

    def __init__(self, use: LineStep) -> None:
        self.use = use

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        line = self.use.line()
        assert isinstance(line, Move)
        model = line.next_mover(game, cast)
        if model != NONE:
            game.then(self)
            game.ask_openly(StepFor(self.use, line.chooser(game, cast), model))
            return
        ways = cast.ways
        cast.ways = ()
        move_together(game, [way >> 8 for way in ways], [way & 0xFF for way in ways], BY_OTHER, "BR-MOVE-07")


class StepFor(Ask[Lodge]):
    """BR-DEC-11 The next room of one of several models."""

    id: ClassVar[str] = "step_for"
    rule: ClassVar[str] = "BR-DEC-11"

    def __init__(self, use: LineStep, seat: int, model: int) -> None:
        super().__init__(seat)
        self.use = use
        self.model = model

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [STAY] + [step_code(game, place) for place in steps_from(game, self.model)]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        line = self.use.line()
        assert isinstance(line, Move)
        return "BR-MOVE-06" if act == STAY and line.exact else ALLOWED

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        found = [model_id(game, self.model)]
        return found if option == STAY else [*found, room_id(game, stepped(game, option, self.model))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        cast = game.cast()
        to = game.place_of(self.model) if option == STAY else stepped(game, option, self.model)
        cast.ways = (*cast.ways, self.model << 8 | to)


class MoveOne(Step[Lodge]):
    """BR-MOVE-06 "Move n" is exactly n steps, fewer only if no legal step is left."""

    id: ClassVar[str] = "move_one"
    rule: ClassVar[str] = "BR-MOVE-06"

    def __init__(self, seat: int, model: int, steps: int, least: int) -> None:
        self.seat = seat
        self.model = model
        self.steps = steps
        self.least = least

    def run(self, game: Lodge) -> None:
        if game.in_lodge(self.model):
            how = BY_SPELL if self.model == self.seat else BY_OTHER
            walk(game, self.seat, self.model, self.steps, self.least, how)


class Gather(RoseLine):
    """All models beside the room are moved into it together, unless they cannot move."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(self.found(game, cast))

    def found(self, game: Lodge, cast: Cast) -> list[int]:
        models: list[int] = []
        for model in game.models():
            if game.in_lodge(model) and game.place_of(model) in BESIDE[cast.room] and not cast.ignores >> model & 1:
                if not holds_back(game, model, how_for(cast, game, model)):
                    models.append(model)
        return models

    def start(self, game: Lodge, cast: Cast) -> None:
        models = self.found(game, cast)
        if models:
            move_together(game, models, [cast.room] * len(models), BY_OTHER, "BR-MOVE-07")


class Together(RoseLine):
    """The acting Mage and the target move side by side; each step is counted."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.exact = not given.flag("up_to")

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        self.ask(game, cast, self.count(game))

    def ask(self, game: Lodge, cast: Cast, left: int) -> None:
        targets = those(game, cast, self.to)
        if left <= 0 or not targets:
            return
        here = game.mages[cast.seat].place
        if here != game.place_of(targets[0]) or is_cell(here):
            return
        if holds_back(game, cast.seat, BY_SPELL) or holds_back(game, targets[0], BY_OTHER):
            return
        game.ask_openly(StepTogether(self.use(), cast.seat, left, here))

    def stepped(self, game: Lodge, cast: Cast, place: int, left: int) -> None:
        targets = those(game, cast, self.to)
        cast.done += 1
        game.then(TogetherOn(self.use(), left - 1))
        move_together(game, [cast.seat, targets[0]], [place, place], BY_SPELL, "BR-MOVE-07")


class PairMove(Together):
    """The target and one other model of its room, which the acting Mage picks, move one step together."""

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        targets = those(game, cast, self.to)
        if not targets:
            return []
        place = game.place_of(targets[0])
        found: list[int] = []
        for model in game.models_at(place):
            if model != targets[0] and not holds_back(game, model, how_for(cast, game, model)):
                found.append(model)
        return found

    def possible(self, game: Lodge, cast: Cast) -> bool:
        """BR-RULING-175 Both move or none."""
        targets = those(game, cast, self.to)
        return bool(targets) and not holds_back(game, targets[0], BY_OTHER) and bool(self.models(game, cast, 0))

    def start(self, game: Lodge, cast: Cast) -> None:
        game.ask_openly(AskModel(self.use(), cast.seat, 0, False))

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        cast.targets = (cast.targets[0], model)
        game.ask_openly(StepTogether(self.use(), cast.seat, 1, game.place_of(model)))

    def stepped(self, game: Lodge, cast: Cast, place: int, left: int) -> None:
        move_together(game, list(cast.targets), [place, place], BY_OTHER, "BR-RULING-175")


class TogetherOn(Step[Lodge]):
    id: ClassVar[str] = "together_on"
    rule: ClassVar[str] = "BR-MOVE-07"

    def __init__(self, use: LineStep, left: int) -> None:
        self.use = use
        self.left = left

    def run(self, game: Lodge) -> None:
        line = self.use.line()
        assert isinstance(line, Together)
        line.ask(game, game.cast(), self.left)


class StepTogether(Ask[Lodge]):
    """BR-DEC-11 The next room for both."""

    id: ClassVar[str] = "step_together"
    rule: ClassVar[str] = "BR-DEC-11"

    def __init__(self, use: LineStep, seat: int, left: int, place: int) -> None:
        super().__init__(seat)
        self.use = use
        self.left = left
        self.place = place

    def line(self) -> Together:
        line = self.use.line()
        assert isinstance(line, Together)
        return line

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [STAY] + [step_code(game, place) for place in game.beside(self.place)]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return "BR-MOVE-06" if act == STAY and self.line().exact else ALLOWED

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == STAY else [room_id(game, game.room_with(STEP.one(option)))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option != STAY:
            self.line().stepped(game, game.cast(), game.room_with(STEP.one(option)), self.left)


class SendHome(RoseLine):
    """BR-RULING-54, BR-RULING-92 A Mage close by is put into the Cell and healed; that is no defeat."""

    def seats(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found: list[int] = []
        for seat in range(len(game.mages)):
            place = game.mages[seat].place
            if seat != cast.seat and not is_cell(place) and game.distance(cast.here, place) <= self.count(game):
                found.append(seat)
        return found

    def possible(self, game: Lodge, cast: Cast) -> bool:
        return bool(self.seats(game, cast, 0))

    def start(self, game: Lodge, cast: Cast) -> None:
        pick_seat(game, self, cast)

    def picked_seat(self, game: Lodge, cast: Cast, stage: int, seat: int) -> None:
        guard = game.guard(seat)
        put_into_cell(game, seat, "BR-RULING-54")
        heal_all(game, seat)
        if guard is not None:
            heal_all(game, guard.model())


class Shove(RoseLine):
    """Another model where the target now stands: one of them is picked as second target."""

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        targets = those(game, cast, self.to)
        if not targets:
            return []
        return [model for model in game.models_at(game.place_of(targets[0])) if model != targets[0]]

    def start(self, game: Lodge, cast: Cast) -> None:
        found = self.models(game, cast, 0)
        cast.done = 1 if found else 0
        if found:
            game.ask_openly(AskModel(self.use(), cast.seat, 0, False))

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        cast.targets = (cast.targets[0], model)

"""Instructions of cards, one after the other, and the questions that they ask. BR-GEN-06, BR-DEC-15.

An effect that is carried out is a `Cast` on the state's stack: instructions read whom it is aimed at there, and keep
what has come of it. A `LineStep` is one instruction; the next one lies below whatever it puts on the agenda.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.state import Hooks
from grimalkin.games.black_rose.codes import (
    COLOUR,
    COUNT,
    DONE,
    HAPPY,
    MODE,
    ROOM_AT,
    SAD,
    SEAT,
    TARGET,
    TARGET_SEAT,
    YES,
)
from grimalkin.games.black_rose.drawing import HandLimit
from grimalkin.games.black_rose.events import MASK
from grimalkin.games.black_rose.kinds import COLOURS, NONE, ROSE, SEATS
from grimalkin.games.black_rose.lodge import ROOMS
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast, Evocation
from grimalkin.games.black_rose.printed import Line, Script
from grimalkin.games.black_rose.state import Lodge

# which instructions of a script are meant
ALL: Final = 0
AT_ONCE: Final = 1
LATER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class RoseLine(Line[Lodge]):
    """What questions ask of instructions. Each answers those that it puts."""

    def use(self) -> LineStep:
        """Its own step, for the questions that it asks."""
        home = self.home
        assert isinstance(home, Script)
        return LineStep(home, self.index, ALL)

    def count(self, game: Lodge, other: int = NONE) -> int:
        """Its amount now; `other` is the model that it is for."""
        return self.amount.value(game, game.cast().seat, other)

    def chooser(self, game: Lodge, cast: Cast) -> int:
        """BR-GEN-05 Who chooses: the acting Mage; for an Event the Crown holder."""
        return game.crown if cast.seat == ROSE else cast.seat

    def leads_out(self, game: Lodge, seat: int) -> bool:
        """BR-ACT-12 Does it take the acting Mage out of the Cell, or can it be made to?"""
        return False

    def skipped(self, game: Lodge, cast: Cast) -> None:
        """Its condition does not hold, or it was declined."""
        cast.done = 0

    def models(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        """What can be picked."""
        raise NotImplementedError

    def picked(self, game: Lodge, cast: Cast, stage: int, model: int) -> None:
        raise NotImplementedError

    def stopped(self, game: Lodge, cast: Cast, stage: int) -> None:
        """No more are picked."""

    def rooms(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        raise NotImplementedError

    def picked_room(self, game: Lodge, cast: Cast, stage: int, place: int) -> None:
        raise NotImplementedError

    def seats(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        raise NotImplementedError

    def picked_seat(self, game: Lodge, cast: Cast, stage: int, seat: int) -> None:
        raise NotImplementedError

    def picked_count(self, game: Lodge, cast: Cast, stage: int, count: int) -> None:
        raise NotImplementedError

    def colours(self, game: Lodge, cast: Cast) -> list[int]:
        raise NotImplementedError

    def picked_colour(self, game: Lodge, cast: Cast, colour: int) -> None:
        raise NotImplementedError

    def modes(self) -> list[Script]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class RoseHooks(Hooks[Lodge]):
    """What these chapters need of rules that stand above them."""

    def entered(self, game: Lodge, evocation: int, model: int, place: int) -> None:
        """A model has entered the room of an Evocation, or the Evocation itself has entered it."""
        raise NotImplementedError


def hooks_of(game: Lodge) -> RoseHooks:
    return cast("RoseHooks", game.hooks)


def line_at(script: Script, index: int) -> RoseLine:
    line = script.verbs[index]
    assert isinstance(line, RoseLine)
    return line


class LineStep(Step[Lodge]):
    """BR-MOON-02 One instruction, then the next: what a gain sets off comes between the two."""

    id: ClassVar[str] = "line"
    rule: ClassVar[str] = "BR-MOON-02"

    def __init__(self, script: Script, index: int, part: int) -> None:
        self.script = script
        self.index = index
        self.part = part

    def line(self) -> RoseLine:
        return line_at(self.script, self.index)

    def run(self, game: Lodge) -> None:
        running = game.cast()
        if running.cancelled:
            return
        if self.index + 1 < len(self.script.verbs):
            game.then(LineStep(self.script, self.index + 1, self.part))
        line = self.line()
        if self.part != ALL and line.at_once != (self.part == AT_ONCE):
            return
        if not line.condition.value(game, running.seat, NONE):
            line.skipped(game, running)
        elif not line.may:
            line.start(game, running)
        elif line.possible(game, running):
            game.then(AskMay(self, line.chooser(game, running)))
        else:
            line.skipped(game, running)


class EndCast(Step[Lodge]):
    """An effect has been carried out."""

    id: ClassVar[str] = "end_cast"
    rule: ClassVar[str] = "BR-STUDY-10"

    def run(self, game: Lodge) -> None:
        """BR-STUDY-10 Whoever got cards by it looks at the hand limit now."""
        over = game.casts.pop()
        if over.drew:
            order = game.from_crown()
            for i in range(len(order) - 1, -1, -1):  # BR-GEN-16
                if over.drew >> order[i] & 1:
                    game.then(HandLimit(order[i]))


END_CAST: Final = EndCast()


def run_lines(game: Lodge, script: Script, part: int = ALL) -> None:
    """The instructions of the effect that lies on top."""
    if script.verbs:
        game.then(LineStep(script, 0, part))


def carry_out(game: Lodge, cast: Cast, script: Script) -> None:
    """An effect from its first instruction to its last."""
    game.casts.append(cast)
    game.then(END_CAST)
    run_lines(game, script)


# Questions


@mypyc_attr(allow_interpreted_subclasses=True)
class UseAsk(Ask[Lodge]):
    """A question that an instruction asks. Not chained: the card has been shown, so there is no way back."""

    id: ClassVar[str] = "use_ask"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(seat)
        self.use = use


class AskMay(UseAsk):
    """BR-DEC-15 An optional part is taken or declined."""

    id: ClassVar[str] = "ask_may"
    rule: ClassVar[str] = "BR-DEC-15"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == YES:
            self.use.line().start(game, game.cast())
        else:
            self.use.line().skipped(game, game.cast())


def target_code(model: int) -> int:
    """The option that points at a model."""
    return TARGET_SEAT.code(model) if model < FIRST_EVOCATION else TARGET.code(model - FIRST_EVOCATION)


def targeted(option: int) -> int:
    """The model behind such an option."""
    return TARGET_SEAT.one(option) if option in TARGET_SEAT else TARGET.one(option) + FIRST_EVOCATION


def silent_target(game: Lodge, options: list[int]) -> int:
    """BR-RULING-127 What a silent seat takes: nothing if it may, else the lowest seat, then the smaller card."""
    best = options[0]
    for option in options:
        if best == DONE:
            break
        if target_rank(game, targeted(option)) < target_rank(game, targeted(best)):
            best = option
    return best


def target_rank(game: Lodge, model: int) -> int:
    found = game.evocation(model) if model >= FIRST_EVOCATION else None
    return model if found is None else FIRST_EVOCATION + found.kind


def model_id(game: Lodge, model: int) -> str:
    """What a model is called in the view."""
    if model < FIRST_EVOCATION:
        return f"mage.{SEATS[model]}"
    found = game.evocation(model)
    return evocation_id(game, found) if found is not None else ""


def evocation_id(game: Lodge, found: Evocation) -> str:
    return f"{game.box.names[found.kind]}#{found.number}"


def room_code(game: Lodge, place: int) -> int:
    return ROOM_AT.code(game.tiles[place])


def room_id(game: Lodge, place: int) -> str:
    """What the tile of a room is called in the view."""
    return f"room.{game.box.names[game.tiles[place]]}" if place < ROOMS else f"cell.{SEATS[place - ROOMS]}"


class AskModel(UseAsk):
    """BR-DEC-14, BR-DEC-15 The user of an effect picks a model."""

    id: ClassVar[str] = "ask_model"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, use: LineStep, seat: int, stage: int, optional: bool) -> None:
        super().__init__(use, seat)
        self.stage = stage
        self.optional = optional

    def found(self, game: Lodge) -> list[int]:
        return self.use.line().models(game, game.cast(), self.stage)

    def acts(self, game: Lodge, seat: int) -> list[int]:
        found = [DONE] if self.optional else []
        return found + [target_code(model) for model in game.models()]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return ALLOWED if act == DONE or targeted(act) in self.found(game) else "BR-DEC-15"

    def options(self, game: Lodge, seat: int) -> list[int]:
        found = [DONE] if self.optional else []
        return found + [target_code(model) for model in self.found(game)]

    def default(self, game: Lodge, seat: int) -> int:
        return silent_target(game, self.options(game, seat))

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [model_id(game, targeted(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == DONE:
            self.use.line().stopped(game, game.cast(), self.stage)
        else:
            self.use.line().picked(game, game.cast(), self.stage, targeted(option))


class AskRoom(UseAsk):
    """BR-DEC-15 The user of an effect picks a room."""

    id: ClassVar[str] = "ask_room"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, use: LineStep, seat: int, stage: int, optional: bool) -> None:
        super().__init__(use, seat)
        self.stage = stage
        self.optional = optional

    def found(self, game: Lodge) -> list[int]:
        return self.use.line().rooms(game, game.cast(), self.stage)

    def acts(self, game: Lodge, seat: int) -> list[int]:
        found = [DONE] if self.optional else []
        return found + [room_code(game, place) for place in range(ROOMS)]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return ALLOWED if act == DONE or game.room_with(ROOM_AT.one(act)) in self.found(game) else "BR-DEC-15"

    def options(self, game: Lodge, seat: int) -> list[int]:
        found = [DONE] if self.optional else []
        return found + [room_code(game, place) for place in self.found(game)]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [room_id(game, game.room_with(ROOM_AT.one(option)))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == DONE:
            self.use.line().stopped(game, game.cast(), self.stage)
        else:
            self.use.line().picked_room(game, game.cast(), self.stage, game.room_with(ROOM_AT.one(option)))


class AskSeat(UseAsk):
    """The user of an effect picks a Mage."""

    id: ClassVar[str] = "ask_seat"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, use: LineStep, seat: int, stage: int) -> None:
        super().__init__(use, seat)
        self.stage = stage

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [SEAT.code(other) for other in range(len(game.mages))]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        found = self.use.line().seats(game, game.cast(), self.stage)
        return ALLOWED if SEAT.one(act) in found else "BR-DEC-15"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"mage.{SEATS[SEAT.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        self.use.line().picked_seat(game, game.cast(), self.stage, SEAT.one(option))


def pick_seat(game: Lodge, line: RoseLine, cast: Cast) -> None:
    """The acting Mage picks a Mage, if there is any."""
    if line.seats(game, cast, 0):
        game.ask_openly(AskSeat(line.use(), cast.seat, 0))


class AskCount(UseAsk):
    """BR-DEC-15 "Up to n": how many."""

    id: ClassVar[str] = "ask_count"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, use: LineStep, seat: int, stage: int, least: int, most: int) -> None:
        super().__init__(use, seat)
        self.stage = stage
        self.least = least
        self.most = most

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [COUNT.code(count) for count in range(self.least, self.most + 1)]

    def default(self, game: Lodge, seat: int) -> int:
        return COUNT.code(self.least)

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        self.use.line().picked_count(game, game.cast(), self.stage, COUNT.one(option))


class AskColour(UseAsk):
    """The user of an effect names a colour."""

    id: ClassVar[str] = "ask_colour"
    rule: ClassVar[str] = "BR-DEC-15"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [COLOUR.code(colour) for colour in range(len(COLOURS))]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return ALLOWED if COLOUR.one(act) in self.use.line().colours(game, game.cast()) else "BR-DEC-15"

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        self.use.line().picked_colour(game, game.cast(), COLOUR.one(option))


class AskMode(UseAsk):
    """BR-DEC-15 "Choose one": one of several lists of instructions."""

    id: ClassVar[str] = "ask_mode"
    rule: ClassVar[str] = "BR-DEC-15"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [MODE.code(i) for i in range(len(self.use.line().modes()))]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        script = self.use.line().modes()[MODE.one(act)]
        return ALLOWED if is_open(game, script) else "BR-RULING-122"

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        run_lines(game, self.use.line().modes()[MODE.one(option)])


def is_open(game: Lodge, script: Script) -> bool:
    """BR-RULING-122, BR-RULING-145 Can the first instruction of a mode be carried out? It may be its price."""
    return not script.verbs or line_at(script, 0).possible(game, game.cast())


class AskMask(UseAsk):
    """BR-SPELL-16 Happy or Sad."""

    id: ClassVar[str] = "ask_mask"
    rule: ClassVar[str] = "BR-SPELL-16"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [HAPPY, SAD]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        game.log_event("BR-SPELL-16", MASK, seat, option)
        run_lines(game, self.use.line().modes()[0 if option == HAPPY else 1])

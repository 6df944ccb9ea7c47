"""A tiny sound game and faulty ones made from it, for the fuzzer to find."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.events import EventTypes
from grimalkin.core.game import Game, Setting
from grimalkin.core.state import State
from grimalkin.core.view import Zone

CODES = Codes()
STEP = CODES.one("step")
LENGTH = 6


class Walk(State):
    """Two seats step in turn until somebody has gone far enough."""

    id: ClassVar[str] = "walk"

    def __init__(self, fault: str) -> None:
        super().__init__([0, 1])
        self.fault = fault
        self.gone = 0

    def copy(self) -> Walk:
        twin = Walk(self.fault)
        self.copy_core(twin)
        twin.gone = self.gone
        return twin

    def census(self) -> list[int]:
        return []


class Turn(Ask[Walk]):
    """T-1 A seat steps, or passes."""

    id: ClassVar[str] = "turn"
    rule: ClassVar[str] = "T-1"

    def acts(self, game: Walk, seat: int) -> list[int]:
        return [PASS, STEP]

    def options(self, game: Walk, seat: int) -> list[int]:
        if game.fault == "dead end" and game.gone == 3:
            return []
        return [PASS, STEP]

    def chosen(self, game: Walk, seat: int, option: int) -> None:
        if game.fault == "crash" and game.gone == 3:
            raise ZeroDivisionError("walked into a wall")
        game.gone += 1
        game.then(Next(1 - seat))


class Next(Step[Walk]):
    """T-2 The game is over after six turns."""

    id: ClassVar[str] = "next"
    rule: ClassVar[str] = "T-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Walk) -> None:
        if game.gone >= LENGTH and game.fault != "runaway":
            game.end("T-2", 1, [1, 0])
        else:
            game.then(Turn(self.seat))


class WalkGame(Game):
    title: ClassVar[str] = "Walk"
    longest: ClassVar[int] = 60

    def __init__(self, fault: str) -> None:
        super().__init__(CODES, EventTypes(), [Setting("mood", ["fair", "foul"])], [])
        self.fault = fault
        self.started = 0

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        self.started += 1
        state = Walk(self.fault)
        if self.fault == "reload":
            state.gone = -self.started  # what no record can tell
        state.then(Turn(0))
        return state

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return []


class SoundWalk(WalkGame):
    id: ClassVar[str] = "walk"


class BrokenWalk(WalkGame):
    id: ClassVar[str] = "broken-walk"

"""Hecklers, a made-up game of windows.

Three to five seats throw a die in turn. Whoever has a tomato may throw it at a high roll, which takes a point off it; a
seat with a stop may do so at any roll. Anybody may also sit down on the die at any moment, and then nobody can throw
at it any more. A second window offers the last point to everybody, and opens once.
"""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Die, Step
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.events import NUMBER, SEAT, EventTypes
from grimalkin.core.game import Setting
from grimalkin.core.state import Hooks, State
from grimalkin.core.view import Fact, Zone
from grimalkin.kit.windows import ReactionWindow, WindowGame, WindowOpener

CODES = Codes()
TOMATO = CODES.one("tomato")
POINT = CODES.one("point")
SIT = CODES.one("sit")
EVENTS = EventTypes()
ROLLED = EVENTS.add("rolled", SEAT, NUMBER)
THREW = EVENTS.add("threw", SEAT)
TOOK = EVENTS.add("took", SEAT)
SAT = EVENTS.add("sat", SEAT)

WINDOWS = ["heckle"]
HECKLE = 0
HIGH = 5
ROUNDS = 2


class Stage(State):
    id: ClassVar[str] = "stage"

    def __init__(self, seats: int, claims: bool) -> None:
        super().__init__(list(range(seats)))
        self.claims = claims
        self.turn = 0
        self.die = 0
        self.points = [0] * seats
        self.tomatoes = [2] * seats
        self.sat = [0] * seats

    def copy(self) -> Stage:
        twin = Stage(len(self.teams), self.claims)
        self.copy_core(twin)
        twin.turn = self.turn
        twin.die = self.die
        twin.points = self.points[:]
        twin.tomatoes = self.tomatoes[:]
        twin.sat = self.sat[:]
        return twin

    def census(self) -> list[int]:
        return []

    def actor(self) -> int:
        return self.turn % len(self.teams)


class Turn(Step[Stage]):
    """H-1 Each seat throws the die twice; then the last point is offered, and most points win."""

    id: ClassVar[str] = "turn"
    rule: ClassVar[str] = "H-1"

    def run(self, game: Stage) -> None:
        seats = len(game.teams)
        if game.turn == ROUNDS * seats:
            game.then(LastPoint((1 << seats) - 1, 0), Over())
        else:
            game.then(Throw(), Heckled(), Scored())


class Throw(Die[Stage]):
    """H-2 A die falls."""

    id: ClassVar[str] = "throw"
    rule: ClassVar[str] = "H-2"

    def sides(self) -> int:
        return 6

    def shows(self, game: Stage, face: int) -> None:
        game.die = face
        game.log_event("H-2", ROLLED, game.actor(), face)


class Heckled(WindowOpener[Stage]):
    """H-3 Others may throw a tomato at a high roll; with a stop, at any."""

    id: ClassVar[str] = "heckled"
    rule: ClassVar[str] = "H-3"

    def stop(self) -> int:
        return HECKLE

    def able(self, game: Stage) -> int:
        return sum([1 << seat for seat in range(len(game.teams)) if game.tomatoes[seat]]) if game.die else 0

    def moment(self, game: Stage, able: int) -> int:
        return 1 if game.die >= HIGH else 0

    def would_react(self, game: Stage, seat: int, moment: int) -> bool:
        return moment == 1 and self.could_react(game, seat)

    def could_react(self, game: Stage, seat: int) -> bool:
        return seat != game.actor()

    def opened(self, game: Stage, asked: int) -> ReactionWindow[Stage]:
        return Heckle(asked, game.actor())


class Heckle(ReactionWindow[Stage]):
    """H-3 A tomato takes one off the die."""

    id: ClassVar[str] = "heckle"
    rule: ClassVar[str] = "H-3"

    def claimed(self, game: Stage) -> bool:
        return game.claims

    def stop(self) -> int:
        return HECKLE

    def seats(self, game: Stage) -> int:
        return self.asked if game.die else 0

    def acts(self, game: Stage, seat: int) -> list[int]:
        return [PASS, TOMATO]

    def forbids(self, game: Stage, seat: int, act: int) -> str:
        return "H-3" if act == TOMATO and not game.tomatoes[seat] else ""

    def again(self, game: Stage) -> Step[Stage]:
        return Heckled()

    def used(self, game: Stage, seat: int, option: int) -> None:
        game.tomatoes[seat] -= 1
        game.die -= 1
        game.log_event("H-3", THREW, seat)

    def seconds(self, settings: dict[str, str]) -> tuple[int, int]:
        return (int(settings["seconds"]), 5)


class Scored(Step[Stage]):
    """H-4 What is left of the die is scored."""

    id: ClassVar[str] = "scored"
    rule: ClassVar[str] = "H-4"

    def run(self, game: Stage) -> None:
        game.points[game.actor()] += game.die
        game.turn += 1
        game.then(Turn())


class LastPoint(ReactionWindow[Stage]):
    """H-5 One point for whoever is first; seats that have sat down may not have it."""

    id: ClassVar[str] = "last_point"
    rule: ClassVar[str] = "H-5"

    def seats(self, game: Stage) -> int:
        return self.asked & ~sum([1 << seat for seat in range(len(game.teams)) if game.sat[seat]])

    def acts(self, game: Stage, seat: int) -> list[int]:
        return [PASS, POINT]

    def used(self, game: Stage, seat: int, option: int) -> None:
        game.points[seat] += 1
        game.log_event("H-5", TOOK, seat)


class Over(Step[Stage]):
    """H-1 Most points win."""

    id: ClassVar[str] = "over"
    rule: ClassVar[str] = "H-1"

    def run(self, game: Stage) -> None:
        best = max(game.points)
        game.end("H-1", sum([1 << seat for seat in range(len(game.teams)) if game.points[seat] == best]), game.points)


class StageHooks(Hooks[Stage]):
    """H-6 Once a game a seat may sit down: the die does not count any more."""

    def interrupts(self, game: Stage, seat: int) -> list[int]:
        return [] if game.sat[seat] else [SIT]

    def forbids_interrupt(self, game: Stage, seat: int, option: int) -> str:
        return "H-6" if option == SIT and game.sat[seat] else ""

    def interrupt(self, game: Stage, seat: int, option: int) -> None:
        game.sat[seat] = 1
        game.die = 0
        game.log_event("H-6", SAT, seat)


class Hecklers(WindowGame):
    id: ClassVar[str] = "hecklers"
    title: ClassVar[str] = "Hecklers, made up for windows"
    seats: ClassVar[tuple[int, int]] = (3, 5)
    longest: ClassVar[int] = 400
    no_hidden_information: ClassVar[bool] = True

    def __init__(self) -> None:
        settings = [Setting("mode", ["polled", "claim"]), Setting("seconds", ["8"], 1, 60)]
        super().__init__(CODES, EVENTS, settings, WINDOWS)
        self.hooks = StageHooks()

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        state = Stage(len(decks), settings["mode"] == "claim")
        state.then(Turn())
        return state

    def tempts(self, game: State, seat: int) -> bool:
        assert isinstance(game, Stage)
        return game.die >= HIGH

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return []

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Stage)
        return [Fact("die", masked.die)]


HECKLERS = Hecklers()

"""A game that counts: how often notation is read, options are asked for and choices are carried out.

Two seats say left or right in turn, for as long as it was set.
"""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask
from grimalkin.core.codes import Codes
from grimalkin.core.events import EventTypes
from grimalkin.core.game import Game, Setting
from grimalkin.core.state import DRAWN, State
from grimalkin.core.view import Fact, Zone


class Counts:
    """Since they were last taken."""

    read = 0  # notation
    asked = 0  # options
    done = 0  # choices

    def take(self) -> tuple[int, int, int]:
        found = (self.read, self.asked, self.done)
        self.read = self.asked = self.done = 0
        return found


COUNTS = Counts()


class CountedCodes(Codes):
    def code(self, text: str) -> int:
        COUNTS.read += 1
        return super().code(text)


CODES = CountedCodes()
SAY = CODES.block("say", ["left", "right"])


class Said(State):
    id: ClassVar[str] = "said"

    def __init__(self, turns: int) -> None:
        super().__init__([0, 1])
        self.turns = turns
        self.turn = 0
        self.left = 0

    def copy(self) -> Said:
        twin = Said(self.turns)
        self.copy_core(twin)
        twin.turn = self.turn
        twin.left = self.left
        return twin

    def census(self) -> list[int]:
        return []


class Say(Ask[Said]):
    id: ClassVar[str] = "say"
    rule: ClassVar[str] = "S-1"

    def options(self, game: Said, seat: int) -> list[int]:
        COUNTS.asked += 1
        return [SAY, SAY + 1]

    def acts(self, game: Said, seat: int) -> list[int]:
        return [SAY, SAY + 1]

    def default(self, game: Said, seat: int) -> int:
        return SAY

    def chosen(self, game: Said, seat: int, option: int) -> None:
        COUNTS.done += 1
        game.turn += 1
        game.left += int(option == SAY)
        if game.turn == game.turns:
            game.end("S-1", DRAWN, [0, 0])
        else:
            game.then(Say(1 - seat))


class CountedGame(Game):
    id: ClassVar[str] = "counted"
    title: ClassVar[str] = "Left and right"
    no_hidden_information: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(CODES, EventTypes(), [Setting("turns", ["20"], 1, 99_999)], [])

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        state = Said(int(settings["turns"]))
        state.then(Say(0))
        return state

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return []

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Said)
        return [Fact("turn", masked.turn), Fact("left", masked.left)]


GAME = CountedGame()

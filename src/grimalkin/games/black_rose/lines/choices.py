"""Instructions that choose between others: modes and masks. BR-SPELL-16, BR-DEC-15."""

from __future__ import annotations

from typing import Any

from grimalkin.core.fields import Given
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.printed import Line, Script, script_with
from grimalkin.games.black_rose.script import AskMask, AskMode, RoseLine, is_open
from grimalkin.games.black_rose.state import Lodge


class ChoiceLine(RoseLine):
    """Several lists of instructions, of which one is carried out."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.scripts: list[Script] = []
        lists = given.of(self.word)
        for i in range(len(lists)):
            lines: list[Line[Any]] = [line for line in lists[i] if isinstance(line, Line)]
            self.scripts.append(script_with(lines, f"{given.place}.{i + 1}"))

    def modes(self) -> list[Script]:
        return self.scripts


class Choose(ChoiceLine):
    """The acting Mage chooses one; what cannot be begun or paid is not open."""

    def possible(self, game: Lodge, cast: Cast) -> bool:
        for script in self.scripts:
            if is_open(game, script):
                return True
        return False

    def start(self, game: Lodge, cast: Cast) -> None:
        if self.possible(game, cast):
            game.ask_openly(AskMode(self.use(), self.chooser(game, cast)))


class Mask(ChoiceLine):
    """Happy or Sad."""

    def start(self, game: Lodge, cast: Cast) -> None:
        game.then(AskMask(self.use(), cast.seat))

"""Choices of several parts that are one to the rules, such as how many cards from each of four piles: at a terminal
they are asked one part at a time instead of in a list of all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grimalkin.cli.boards import Asked, Board
from grimalkin.core.numbers import number_in
from grimalkin.core.view import Fact, OptionView
from grimalkin.words import Words

FEWEST = 10  # choices; fewer are read as easily in a list


class ByParts:
    """The parts of the choice that is asked now, as far as they have been said."""

    def __init__(
        self, options: Sequence[OptionView], board: Board, words: Words, foreseen: Mapping[int, Sequence[Fact]]
    ) -> None:
        parts = {option.notation: board.in_parts(option.notation, words) for option in options}
        self.parts = {notation: asked for notation, asked in parts.items() if asked}
        if len(self.parts) < FEWEST:
            self.parts = {}
        self.whole = [option for option in options if option.notation not in self.parts]
        self.foreseen = foreseen  # what the choices would do
        self.said: list[str] = []

    def left(self) -> dict[str, list[Asked]]:
        """The choices that fit what was said, by their notations."""
        count = len(self.said)
        return {word: asked for word, asked in self.parts.items() if [one.typed for one in asked[:count]] == self.said}

    def answers(self) -> list[Asked]:
        """The next part as each choice answers it, each answer once."""
        found: dict[str, Asked] = {}
        for asked in self.left().values():
            if len(asked) > len(self.said):
                found.setdefault(asked[len(self.said)].typed, asked[len(self.said)])
        every = list(found.values())
        return sorted(every, key=lambda one: number_in(one.typed) or 0) if self.counts(every) else every

    @staticmethod
    def counts(answers: Sequence[Asked]) -> bool:
        """Are they all numbers? Then a number that is typed is the answer and not its place in a list."""
        return all(number_in(one.typed) is not None for one in answers)

    def so_far(self) -> list[Asked]:
        """What was said, with its questions."""
        return next(iter(self.left().values()))[: len(self.said)] if self.said else []

    def take(self, word: str) -> bool:
        """Take an answer by itself or by its number. What has one answer then answers itself."""
        answers = self.answers()
        number = number_in(word)
        if not self.counts(answers) and number is not None and 1 <= number <= len(answers):
            word = answers[number - 1].typed
        if word.lower() not in [one.typed.lower() for one in answers]:
            return False
        self.said.append(next(one.typed for one in answers if one.typed.lower() == word.lower()))
        while len(self.left()) > 1 and len(self.answers()) == 1:
            self.said.append(self.answers()[0].typed)
        return True

    def back(self) -> bool:
        """Take the last answer back, with those that followed from it."""
        if not self.said:
            return False
        self.said.pop()
        while self.said and len(self.answers()) == 1:
            self.said.pop()
        return True

    def chosen(self) -> str:
        """The notation of the one choice that is left; empty: there are several."""
        fitting = list(self.left())
        return fitting[0] if len(fitting) == 1 else ""

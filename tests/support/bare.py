"""A game without cards, rules, texts and positions, in which nothing is hidden: the least that a game can be.

There is a heap of pebbles; luck says how many. In turn a seat takes one or two, in a choice of two parts: whether from
the left or the right of the heap, then how many. Whoever takes the last one wins.
"""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask, Die
from grimalkin.core.codes import Codes
from grimalkin.core.events import NUMBER, SEAT, EventTypes
from grimalkin.core.game import Game
from grimalkin.core.state import State
from grimalkin.core.view import Fact, Zone

CODES = Codes()
FROM = CODES.block("from", ["left", "right"])
TAKE = CODES.block("take", ["1", "2"])
EVENTS = EventTypes()
TOOK = EVENTS.add("took", SEAT, NUMBER)


class Heap(State):
    id: ClassVar[str] = "heap"

    def __init__(self, seats: int) -> None:
        super().__init__(list(range(seats)))
        self.pebbles = 0

    def copy(self) -> Heap:
        twin = Heap(len(self.teams))
        self.copy_core(twin)
        twin.pebbles = self.pebbles
        return twin

    def census(self) -> list[int]:
        return []


class Lay(Die[Heap]):
    """P-1 Luck lays out two to seven pebbles."""

    id: ClassVar[str] = "lay"
    rule: ClassVar[str] = "P-1"

    def sides(self) -> int:
        return 6

    def shows(self, game: Heap, face: int) -> None:
        game.pebbles = face + 1
        game.then(Side(0))


class Side(Ask[Heap]):
    """P-2 A seat takes from the left or the right."""

    id: ClassVar[str] = "side"
    rule: ClassVar[str] = "P-2"

    def acts(self, game: Heap, seat: int) -> list[int]:
        return [FROM, FROM + 1]

    def chosen(self, game: Heap, seat: int, option: int) -> None:
        game.then(Count(seat))


class Count(Ask[Heap]):
    """P-3 It takes one or two; whoever takes the last pebble wins."""

    id: ClassVar[str] = "count"
    rule: ClassVar[str] = "P-3"
    chained: ClassVar[bool] = True

    def acts(self, game: Heap, seat: int) -> list[int]:
        return [TAKE, TAKE + 1]

    def forbids(self, game: Heap, seat: int, act: int) -> str:
        return "P-3" if act - TAKE + 1 > game.pebbles else ""

    def chosen(self, game: Heap, seat: int, option: int) -> None:
        taken = option - TAKE + 1
        game.pebbles -= taken
        game.log_event("P-3", TOOK, seat, taken)
        if not game.pebbles:
            game.end("P-3", 1 << seat, [int(other == seat) for other in range(len(game.teams))])
            return
        game.then(Side((seat + 1) % len(game.teams)))


class Pebbles(Game):
    id: ClassVar[str] = "pebbles"
    title: ClassVar[str] = "Pebbles, a game without files"
    seats: ClassVar[tuple[int, int]] = (2, 3)
    longest: ClassVar[int] = 40
    no_hidden_information: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(CODES, EVENTS, [], [])

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        state = Heap(len(decks))
        state.then(Lay())
        return state

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return []

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Heap)
        return [Fact("pebbles", masked.pebbles)]


BARE = Pebbles()

"""What a game decides for its officials: operations, criteria, what can be disputed, how far play can be taken back."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import Claim
from grimalkin.core.codes import PASS
from grimalkin.core.piles import Pile
from grimalkin.core.rulings import Case, Operation
from grimalkin.core.state import G

# what `Bench.told` tells of
DISPUTED: Final = 0  # a dispute was raised
OPENED: Final = 1  # play waits for the officials
UPHELD: Final = 2  # a dispute ended, and things stand as they are
PROPOSED: Final = 3  # others must second it
HELD: Final = 4  # it waits for a table point
RULED: Final = 5
REFUSED: Final = 6  # a ruling that waited turned out to be impossible
SEATED: Final = 7
UNSEATED: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Hearing(Claim[G]):
    """A dispute is open, and play waits for the officials. They answer with a ruling (an entry of its own), or pass:
    once all have, or their time has run out, the first-seated one's proposal is entered, else things stand."""

    table_point: ClassVar[bool] = True

    def __init__(self, dispute: int) -> None:
        super().__init__(0, 0)
        self.dispute = dispute  # the entry that raised it

    def order(self, game: G) -> list[int]:
        return [seat for seat in game.officials_here() if not game.has_answered(seat)]

    def acts(self, game: G, seat: int) -> list[int]:
        return [PASS]

    def chosen(self, game: G, seat: int, option: int) -> None:
        raise AssertionError("officials pass here, or send a ruling")

    def closed(self, game: G) -> None:
        game.hooks.bench().time_is_up(game, self.dispute)

    def lapsed(self, game: G) -> None:
        """The last official has left."""
        game.hooks.bench().time_is_up(game, self.dispute)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bench(Generic[G]):
    """What a game decides for its officials. Its `Hooks.bench` gives one; ids are of the game's own rules."""

    criteria: ClassVar[tuple[str, ...]] = ()
    before: ClassVar[tuple[str, ...]] = ()  # settings that a seated official may change before the game
    most_disputes: ClassVar[int] = 3  # of one player, open or noted
    rule_of_criteria: ClassVar[str] = "?"
    rule_of_disputes: ClassVar[str] = "?"
    rule_without: ClassVar[str] = "?"  # nobody is there to decide
    rule_of_points: ClassVar[str] = "?"  # what fits no table point
    rule_of_orders: ClassVar[str] = "?"
    rule_of_seconds: ClassVar[str] = "?"
    rule_of_undo: ClassVar[str] = "?"
    rule_of_consent: ClassVar[str] = "?"  # who takes play back where an official sits
    rule_of_seating: ClassVar[str] = "?"
    rule_of_operations: ClassVar[str] = "?"  # what a ruling can do
    rule_of_limits: ClassVar[str] = "?"  # what no official can do

    def operations(self) -> dict[str, Operation[Any]]:
        """What rulings can do, by name."""
        raise NotImplementedError

    def questions(self) -> dict[str, str]:
        """The settings that a ruling can settle for the rest of the game, each with the rule that it switches."""
        return {}

    def misfit(self, game: G, operation: str) -> str:
        """Why an operation does not fit this part of the game, with the rule; empty: it does."""
        return ""

    def hearing(self, dispute: int) -> Hearing[Any]:
        raise NotImplementedError

    def time_is_up(self, game: G, dispute: int) -> None:
        """The officials have let a dispute be; `judging.time_is_up`."""
        raise NotImplementedError

    def can_dispute(self, game: G, word: str) -> bool:
        """Is this a rule or a card of the game?"""
        raise NotImplementedError

    def notation(self, game: G, part: str) -> str:
        """An act as notation writes it, perhaps with `*` for words; empty: it is none."""
        raise NotImplementedError

    def own_turns(self, game: G, seat: int) -> int:
        """How many turns of a seat end until its next turn is over: what it is let do lapses then."""
        raise NotImplementedError

    def stretch(self, game: G) -> int:
        """The part of the game that it is in: rising numbers, one for each turn and each step before the first."""
        raise NotImplementedError

    def reach(self, game: G) -> int:
        """The first stretch that an undo may go back to."""
        raise NotImplementedError

    def forbids_undo(self, game: G) -> str:
        """The rule that forbids to go back further than that."""
        raise NotImplementedError

    def since(self, game: G, seat: int) -> int:
        """The first stretch of which a seat may dispute something."""
        raise NotImplementedError

    def face_down(self, game: G) -> dict[str, Pile]:
        """The piles with known and unknown places, by the word that notation has for them."""
        raise NotImplementedError

    def fault(self, before: G, after: G) -> str:
        """What is wrong with the table after a ruling, with the rule; empty: nothing."""
        raise NotImplementedError

    def settled(self, game: G, case: Case) -> None:
        """A ruling is done: put the steps that follow from it on top, `case.after` among them."""
        raise NotImplementedError

    def told(self, game: G, what: int, n: int, seat: int) -> None:
        """Log what happened (DISPUTED, ...), with the entry and whose it is."""
        raise NotImplementedError

    def seated(self, game: G, seat: int) -> None:
        """A new official looks at the table."""
        raise NotImplementedError

"""The agenda: everything a game still has to do, as a stack of small steps. Knows no game.

A step is one numbered rule that waits to happen. It is made with a few integers and never changes, so copies of a
game share it. Three kinds: a plain step runs; an Ask waits for seats; a Chance waits for luck. Steps hold nothing
hidden: what a seat may not see lives in the state's piles and sealed answers, where masks reach it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.codes import PASS
from grimalkin.core.errors import BadLuck, GrimalkinError
from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile
from grimalkin.core.state import ASKS, CLAIMS, ROLLS, RUNS, TOGETHER, G, State, Step, letter

__all__ = [
    "ALLOWED",
    "ASKS",
    "CLAIMS",
    "NO_VOTE",
    "ROLLS",
    "RUNS",
    "TOGETHER",
    "Apart",
    "Ask",
    "Chance",
    "Claim",
    "Die",
    "Draw",
    "Step",
    "Together",
    "clockwise",
]

ALLOWED: Final = ""  # what `forbids` says of an act that no rule forbids
ANSWERED: Final = -9  # what `unanswered` says of an Ask that is closed by its default
NO_VOTE: Final = -1  # what `consent` says of an Ask that is not a vote among persons


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[G]):
    """A step that waits for one seat to choose."""

    # Goes on with the same seat's last choice, so `back` can take that one back. Not for an Ask after a choice by which
    # somebody learned something: then there is no free way back.
    chained: ClassVar[bool] = False
    # No effect is half done here, so officials may change anything (`judging.py`).
    table_point: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def shape(self) -> int:
        return ASKS

    def order(self, game: G) -> list[int]:
        """The seats that may answer now, in the order a driver asks them."""
        return [self.seat]

    def describe_next(self, game: G) -> str:
        try:
            asked = ", ".join([letter(seat) for seat in self.order(game)]) or "nobody"
        except GrimalkinError:  # it cannot be told through a mask
            asked = "somebody"
        return f"{type(self).__name__} ({self.rule}) asks {asked}"

    def acts(self, game: G, seat: int) -> list[int]:
        """Everything a person might point at here, as option codes, legal or not."""
        raise NotImplementedError

    def forbids(self, game: G, seat: int, act: int) -> str:
        """The rule that forbids `act` now, or ALLOWED. The only legality check there is."""
        return ALLOWED

    def options(self, game: G, seat: int) -> list[int]:
        """The acts that no rule forbids. Override only to say the same faster."""
        return [act for act in self.acts(game, seat) if not self.forbids(game, seat, act)]

    def default(self, game: G, seat: int) -> int:
        """What a time-out chooses."""
        return self.options(game, seat)[0]

    def unanswered(self, game: G, seat: int) -> int:
        """The same where it is no option, for a question that a person must answer and that may yet stay open."""
        return ANSWERED

    def consent(self) -> int:
        """In a vote among persons, the option that agrees: a bot on a seat of its own takes it, for bots never mind."""
        return NO_VOTE

    def touches(self, game: G, seat: int, option: int) -> list[str]:
        """The pieces of the view that a person clicks for this option, in order."""
        return []

    def chosen(self, game: G, seat: int, option: int) -> None:
        """Carry out the choice; the Ask has left the agenda already."""
        raise NotImplementedError

    def allowed_interrupts(self, game: G) -> int:
        """Which interrupts this wait allows, for games where that depends on the wait: bits that the game reads."""
        return 0

    def dropped(self, game: G) -> bool:
        """Of a chained Ask on top: remove it and the choice that it goes on with, as if that had never been made.

        For a time-out where somebody has stepped in, so that the last choice cannot be undone. False: it goes on.
        """
        return False

    def lapsed(self, game: G) -> None:
        """An interrupt took away everything that could be chosen here."""


def clockwise(game: State, asked: int, start: int) -> list[int]:
    """The seats whose bit is set in `asked` and that have not answered, clockwise from `start`."""
    seats: list[int] = []
    count = len(game.teams)
    for i in range(count):
        seat = (start + i) % count
        if (asked >> seat) & 1 and not game.has_answered(seat):
            seats.append(seat)
    return seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Ask[G]):
    """Several seats choose at the same time. Answers stay hidden in the state until the last one is in."""

    def __init__(self, asked: int) -> None:
        super().__init__(-1)
        self.asked = asked  # a bit for each seat

    def shape(self) -> int:
        return TOGETHER

    def order(self, game: G) -> list[int]:
        return clockwise(game, self.asked, 0)

    def chosen(self, game: G, seat: int, option: int) -> None:
        raise AssertionError("a Together is resolved by `all_chosen`")

    def all_chosen(self, game: G, answers: list[int]) -> None:
        """All answers are in: one option a seat, -1 for a seat that was not asked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Apart(Together[G]):
    """Several seats at the same time each make a sealed choice of several parts.

    A seat gives one part after another and can take back the last one until it is ready, or any of them where they are
    `in_any_order`. Each part is an entry of the record. Until all are ready the others see who is, and nothing else:
    not even how many parts a seat has given.

    Every legal beginning needs a legal end, for a time-out finishes what is half made. The game's codes need
    `Codes.take_back`.
    """

    in_any_order: ClassVar[bool] = False  # parts do not rest on those before them

    def next_part(self, game: G, seat: int, given: list[int]) -> list[int]:
        """What a person might point at after these parts, as option codes, legal or not. Empty: the seat is ready.

        A seat that is to say so itself is offered an option for it, after which there is nothing.
        """
        raise NotImplementedError

    def forbids_part(self, game: G, seat: int, given: list[int], act: int) -> str:
        """The rule that forbids `act` after these parts, or ALLOWED."""
        return ALLOWED

    def parts(self, game: G, seat: int, given: list[int]) -> list[int]:
        """The next parts that no rule forbids. Override only to say the same faster."""
        return [act for act in self.next_part(game, seat, given) if not self.forbids_part(game, seat, given, act)]

    def default_part(self, game: G, seat: int, given: list[int]) -> int:
        """What a time-out gives after these parts. Again and again, it must lead to the end."""
        return self.parts(game, seat, given)[0]

    def possible_parts(self, game: G, seat: int, given: list[int]) -> list[int]:
        """Of these parts, given before an interrupt: those that stay. The longest legal beginning that leads on, or is
        a whole choice; where they are in any order, it is to be said which."""
        legal: list[int] = []
        for part in given:
            if part not in self.parts(game, seat, legal):
                break
            legal.append(part)
        while legal and self.next_part(game, seat, legal) and not self.parts(game, seat, legal):
            legal.pop()
        return legal

    def all_given(self, game: G, given: list[list[int]]) -> None:
        """All are ready: the parts of each seat, none for a seat that was not asked."""
        raise NotImplementedError

    # what the engine asks

    def given(self, game: G, seat: int) -> list[int]:
        """The parts that a seat has given while this is on top. Through a mask, only the viewer's own."""
        return game.answers_of(seat, len(game.agenda))

    def is_ready(self, game: G, seat: int, height: int) -> bool:
        """Has the seat made its choice? `height` is the place of this wait."""
        given = game.answers_of(seat, height)
        return bool(given) and (given[-1] < 0 or not self.next_part(game, seat, given))

    def order(self, game: G) -> list[int]:
        height = len(game.agenda)
        return [
            seat for seat in range(len(game.teams)) if self.asked >> seat & 1 and not self.is_ready(game, seat, height)
        ]

    def acts(self, game: G, seat: int) -> list[int]:
        return self.next_part(game, seat, self.given(game, seat))

    def forbids(self, game: G, seat: int, act: int) -> str:
        return self.forbids_part(game, seat, self.given(game, seat), act)

    def options(self, game: G, seat: int) -> list[int]:
        return self.parts(game, seat, self.given(game, seat))

    def default(self, game: G, seat: int) -> int:
        return self.default_part(game, seat, self.given(game, seat))

    def all_chosen(self, game: G, answers: list[int]) -> None:
        raise AssertionError("an Apart is resolved by `all_given`")


@mypyc_attr(allow_interpreted_subclasses=True)
class Claim(Ask[G]):
    """A window for several seats: the first use resolves; it closes when all have passed. `pass` is always offered.

    The asking order matters only to a driver that asks one seat after another.
    """

    def __init__(self, asked: int, start: int) -> None:
        super().__init__(-1)
        self.asked = asked
        self.start = start

    def shape(self) -> int:
        return CLAIMS

    def order(self, game: G) -> list[int]:
        return clockwise(game, self.asked, self.start)

    def default(self, game: G, seat: int) -> int:
        return PASS

    def closed(self, game: G) -> None:
        """Everybody passed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[G]):
    """A step that waits for luck. Outcomes are small integers with weights."""

    def shape(self) -> int:
        return ROLLS

    def describe_next(self, game: G) -> str:
        return f"luck is awaited for {type(self).__name__} ({self.rule})"

    def weights(self, game: G) -> list[int]:
        """How likely each outcome is; 0 for what cannot happen."""
        raise NotImplementedError

    def roll(self, game: G, luck: Luck) -> int:
        """An outcome. Override only to say the same faster."""
        return luck.pick(self.weights(game))

    def face(self, game: G, outcome: int) -> str:
        """The outcome as it is written in a record."""
        return str(outcome)

    def outcome(self, game: G, face: str) -> int:
        """The outcome behind a face that was written down."""
        weights = self.weights(game)
        faces: list[str] = []
        for outcome in range(len(weights)):
            if weights[outcome]:
                if self.face(game, outcome) == face:
                    return outcome
                faces.append(self.face(game, outcome))
        raise BadLuck(f"{self.rule}: luck cannot be '{face}' here; it can be {', '.join(faces)}")

    def happened(self, game: G, outcome: int) -> None:
        """Carry out the outcome; the Chance has left the agenda already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Die(Chance[G]):
    """One die: outcome 0 is the face 1."""

    def sides(self) -> int:
        raise NotImplementedError

    def weights(self, game: G) -> list[int]:
        return [1] * self.sides()

    def roll(self, game: G, luck: Luck) -> int:
        return luck.below(self.sides())

    def face(self, game: G, outcome: int) -> str:
        return str(outcome + 1)

    def happened(self, game: G, outcome: int) -> None:
        self.shows(game, outcome + 1)

    def shows(self, game: G, face: int) -> None:
        """Carry out the roll."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[G]):
    """A card comes off a pile: its known top if it has one, else any card of the bag, else its known bottom.

    The outcome is the kind of the card. No order exists in a bag until somebody draws.
    """

    def pile(self, game: G) -> Pile:
        raise NotImplementedError

    def weights(self, game: G) -> list[int]:
        return self.pile(game).weights()

    def roll(self, game: G, luck: Luck) -> int:
        return self.pile(game).any_kind(luck)

    def face(self, game: G, outcome: int) -> str:
        return game.card_names()[outcome]

    def happened(self, game: G, outcome: int) -> None:
        self.drawn(game, self.pile(game).draw(outcome))

    def drawn(self, game: G, card: int) -> None:
        """Put the card where it goes, with `seen` added for whoever looks at it."""
        raise NotImplementedError

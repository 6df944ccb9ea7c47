"""Event events: what happened, with the rule that made it happen and typed arguments, masked when told."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.codes import Codes
from grimalkin.core.piles import EVERYONE, SPECTATOR, kind_of, seen_by
from grimalkin.core.state import Listener, State
from grimalkin.core.view import Part

# the types of arguments
SEAT: Final = "seat"
NUMBER: Final = "number"
CARD: Final = "card"  # a card with its bits, not a bare kind: whoever has not seen it is told "a card"
PIECE: Final = "piece"  # something in play that all can see
OPTION: Final = "option"
TYPES: Final = (SEAT, NUMBER, CARD, PIECE, OPTION)

# what sort of moment a line is when it is shown
BEATS: Final = (
    "announce",  # somebody is about to do something
    "roll",  # a die or a coin
    "sum",  # what it comes to
    "verdict",  # whether it works
    "damage",
    "heal",
    "status",  # something about a piece is otherwise
    "fall",  # a piece is out
    "move",
    "draw",
    "gain",
    "turn",  # a part of the game begins
    "end",
    "quiet",  # it takes no time of its own; its numbers count all the same
)
QUIET: Final = "quiet"
NONE_ALSO: Final[dict[str, str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class EventTypes:
    """The kinds of events in one game: the types of their arguments, and how a line is shown.

    Each argument has a role, and the beat says what sort of moment it is:

    >>> events = EventTypes()
    >>> hurt = events.add("hurt", beat="damage", also={"left_hp": NUMBER}, target=PIECE, amount=NUMBER)
    >>> events.types[hurt], events.spelled[hurt]
    (['piece', 'number', 'number'], 2)

    What comes `also` is told to whoever shows the line, and stands last; notation does not spell it.

    `who` does it, `target` is to whom it happens, `source` and `cause` are what it comes from. `left_hp` is what the
    fact `hp` of the target is now, or of who did it where nobody else is meant; `side_hp` the same for all seats of
    that side, `of_hp` the most that it can be. A plain `left` is of the `status` or `fact` that another argument names,
    `now_turn` a fact of the whole table. `amount` is how much it was, `change` the same with its sign. Every other role
    says what it is: `die`, `bonus`, `sum`, `needs`, `card`, `option`, `to`.

    What the numbers of a role stand for is said once for the whole game: `events.name("status", STATUSES)`.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.types: list[list[str]] = []
        self.beats: list[str] = []
        self.roles: list[list[str]] = []
        self.spelled: list[int] = []  # how many of the arguments stand in notation
        self.words: dict[str, list[str]] = {}  # by role: what its numbers stand for

    def add(self, name: str, *types: str, beat: str = QUIET, also: dict[str, str] = NONE_ALSO, **roles: str) -> int:
        """An event with typed arguments. Those without a role go by their type."""
        kinds = [*types, *roles.values(), *also.values()]
        assert name not in self.names, f"'{name}' is in the vocabulary already"
        assert len(kinds) <= 6, f"'{name}' has {len(kinds)} arguments; an event has at most six"
        assert beat in BEATS, f"'{name}': no beat '{beat}'"
        for kind in kinds:
            assert kind in TYPES, f"'{name}': no type of argument '{kind}'"
        self.names.append(name)
        self.types.append(kinds)
        self.beats.append(beat)
        self.roles.append([*types, *roles, *also])
        self.spelled.append(len(types) + len(roles))
        return len(self.names) - 1

    def spellings(self) -> dict[str, list[str]]:
        """The types of the arguments that stand in notation, by event."""
        return {self.names[i]: self.types[i][: self.spelled[i]] for i in range(len(self.names))}

    def name(self, role: str, words: list[str]) -> None:
        """What the numbers of a role stand for."""
        self.words[role] = words


NOTHING: Final = "-"  # how no seat and no piece is told
UNDIVIDED: Final[list[Part]] = []


class Arg:
    """One argument: its type, its value as a number or a word, and who sees it."""

    def __init__(self, kind: str, number: int, word: str, seen: int) -> None:
        self.kind = kind
        self.number = number
        self.word = word
        self.seen = seen

    def __reduce__(self) -> tuple[Any, ...]:
        return Arg, (self.kind, self.number, self.word, self.seen)


class Event:
    """One line of what happened, and what its number is made of, where that is more than one thing."""

    def __init__(self, rule: str, what: str, args: list[Arg], spelled: int, parts: list[Part] = UNDIVIDED) -> None:
        self.rule = rule
        self.what = what
        self.args = args
        self.spelled = spelled  # how many of them stand in notation
        self.parts = parts

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.rule, self.what, self.args, self.spelled, self.parts)

    def __repr__(self) -> str:
        """As a spectator may read it."""
        return f"<Event {self.words(SPECTATOR)}>"

    def words(self, seat: int) -> str:
        """The line as that seat may read it, in notation: rule, what, arguments."""
        shown = [self.rule, self.what]
        for arg in self.args[: self.spelled]:
            shown.append(arg.word if arg.seen >> seat & 1 else "?")
        return " ".join(shown)

    def whole(self) -> str:
        """The line for somebody who sees everything, such as the writer of a scenario."""
        return " ".join([self.rule, self.what] + [arg.word for arg in self.args[: self.spelled]])


class Log(Listener):
    """Keeps the events. Names are put in at once, because pieces and faces may be gone later."""

    def __init__(self, event_types: EventTypes, codes: Codes) -> None:
        self.event_types = event_types
        self.codes = codes
        self.lines: list[Event] = []
        self.parts = UNDIVIDED  # of the next line

    def parted(self, parts: list[Part]) -> None:
        self.parts = parts

    def logged(self, game: State, rule: str, what: int, args: list[int]) -> None:
        types = self.event_types.types[what]
        shown: list[Arg] = []
        for i in range(len(types)):
            shown.append(self.arg(game, types[i], args[i]))
        spelled = self.event_types.spelled[what]
        self.lines.append(Event(rule, self.event_types.names[what], shown, spelled, self.parts))
        self.parts = UNDIVIDED

    def arg(self, game: State, kind: str, value: int) -> Arg:
        if kind == CARD:
            return Arg(kind, kind_of(value), game.card_names()[kind_of(value)] if value >= 0 else "?", seen_by(value))
        word = str(value)
        if kind == SEAT:
            word = seat_name(value)
        elif kind == PIECE:
            word = game.piece_name(value) if value >= 0 else NOTHING
        elif kind == OPTION:
            word = self.codes.text(value)
        return Arg(kind, value, word, EVERYONE)


def seat_name(seat: int) -> str:
    """Seats are written A, B, C, ..."""
    return "ABCDEFG"[seat] if 0 <= seat < 7 else NOTHING

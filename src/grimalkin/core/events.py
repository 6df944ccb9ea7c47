"""Event events: what happened, with the rule that made it happen and typed arguments, masked when told."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.codes import Codes
from grimalkin.core.piles import EVERYONE, SPECTATOR, kind_of, seen_by
from grimalkin.core.state import Listener, State

# the types of arguments
SEAT: Final = "seat"
NUMBER: Final = "number"
CARD: Final = "card"  # a card with its bits, not a bare kind: whoever has not seen it is told "a card"
PIECE: Final = "piece"  # something in play that all can see
OPTION: Final = "option"
TYPES: Final = (SEAT, NUMBER, CARD, PIECE, OPTION)


@mypyc_attr(allow_interpreted_subclasses=True)
class EventTypes:
    """The kinds of events in one game, each with the types of its arguments."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.types: list[list[str]] = []

    def add(self, name: str, *types: str) -> int:
        assert name not in self.names, f"'{name}' is in the vocabulary already"
        assert len(types) <= 5, f"'{name}' has {len(types)} arguments; an event has at most five"
        for kind in types:
            assert kind in TYPES, f"'{name}': no type of argument '{kind}'"
        self.names.append(name)
        self.types.append(list(types))
        return len(self.names) - 1


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
    """One line of what happened."""

    def __init__(self, rule: str, what: str, args: list[Arg]) -> None:
        self.rule = rule
        self.what = what
        self.args = args

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.rule, self.what, self.args)

    def __repr__(self) -> str:
        """As a spectator may read it."""
        return f"<Event {self.words(SPECTATOR)}>"

    def words(self, seat: int) -> str:
        """The line as that seat may read it, in notation: rule, what, arguments."""
        shown = [self.rule, self.what]
        for arg in self.args:
            shown.append(arg.word if arg.seen >> seat & 1 else "?")
        return " ".join(shown)

    def whole(self) -> str:
        """The line for somebody who sees everything, such as the writer of a scenario."""
        return " ".join([self.rule, self.what] + [arg.word for arg in self.args])


class Log(Listener):
    """Keeps the events. Names are put in at once, because pieces and faces may be gone later."""

    def __init__(self, event_types: EventTypes, codes: Codes) -> None:
        self.event_types = event_types
        self.codes = codes
        self.lines: list[Event] = []

    def logged(self, game: State, rule: str, what: int, args: list[int]) -> None:
        types = self.event_types.types[what]
        shown: list[Arg] = []
        for i in range(len(types)):
            shown.append(self.arg(game, types[i], args[i]))
        self.lines.append(Event(rule, self.event_types.names[what], shown))

    def arg(self, game: State, kind: str, value: int) -> Arg:
        if kind == CARD:
            return Arg(kind, kind_of(value), game.card_names()[kind_of(value)] if value >= 0 else "?", seen_by(value))
        word = str(value)
        if kind == SEAT:
            word = seat_name(value)
        elif kind == PIECE:
            word = game.piece_name(value)
        elif kind == OPTION:
            word = self.codes.text(value)
        return Arg(kind, value, word, EVERYONE)


def seat_name(seat: int) -> str:
    """Seats are written A, B, C, ..."""
    return "ABCDEFG"[seat] if 0 <= seat < 7 else "-"

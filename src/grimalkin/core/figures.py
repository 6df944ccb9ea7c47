"""The numbers of a table as its lines tell them: what a screen can follow without asking for another view."""

from __future__ import annotations

from typing import Final

from grimalkin.core.events import NOTHING, PIECE, SEAT, EventTypes
from grimalkin.core.view import Fact, Line, View

TABLE: Final = ""  # whose facts are those of the whole table
LEFT: Final = "left"
LEFT_OF: Final = "left_"
SIDE: Final = "side_"
MOST_OF: Final = "of_"
NOW: Final = "now_"
NAMING: Final = ("status", "fact")  # the roles that say which number a plain `left` is


class Told:
    """One line, read by the roles of its arguments."""

    def __init__(self, events: EventTypes, line: Line) -> None:
        what = events.names.index(line.what)
        self.line = line
        self.beat = events.beats[what]
        self.types = dict(zip(events.roles[what], events.types[what], strict=True))
        self.values: dict[str, int | str | None] = {}
        for role, arg in zip(events.roles[what], line.args, strict=False):
            value = arg[1]
            words = events.words.get(role)
            if words is not None and isinstance(value, int) and 0 <= value < len(words):
                value = words[value]
            self.values[role] = value

    def word(self, role: str) -> str:
        """A piece, a seat or a card in this role; empty: there is none, or this seat did not see it."""
        value = self.values.get(role)
        return value if isinstance(value, str) and value != NOTHING else ""

    def number(self, role: str) -> int:
        value = self.values.get(role)
        return value if isinstance(value, int) else 0

    def whose(self) -> str:
        """Whose numbers the line tells: the target's; if nobody else is meant, those of whoever did it."""
        return self.word("target") or self.word("who")


class Figures:
    """What every number is now, of each piece, seat and of the table: known once it was told."""

    def __init__(self, events: EventTypes, teams: list[int]) -> None:
        self.events = events
        self.teams = teams
        self.now: dict[tuple[str, str], int] = {}
        self.most: dict[tuple[str, str], int] = {}

    def hear(self, line: Line) -> Told:
        """Take over what a line says."""
        told = Told(self.events, line)
        whose = told.whose()
        if told.beat == "end":  # another game of a match begins
            counted = [role.removeprefix(LEFT_OF) for role in told.values if role.startswith(LEFT_OF)]
            self.now = {key: number for key, number in self.now.items() if key[1] in counted}
            self.most.clear()
        elif told.beat == "fall" and told.types.get("target") == PIECE:
            self.forget(whose)
        for role, value in told.values.items():
            if not isinstance(value, int):
                continue
            if role.startswith(LEFT_OF):
                self.now[whose, role.removeprefix(LEFT_OF)] = value
            elif role.startswith(MOST_OF):
                self.most[whose, role.removeprefix(MOST_OF)] = value
            elif role.startswith(SIDE):
                team = self.teams[seat_of(whose)]
                for seat in range(len(self.teams)):
                    if self.teams[seat] == team:
                        self.now[letter(seat), role.removeprefix(SIDE)] = value
            elif role.startswith(NOW):
                self.now[TABLE, role.removeprefix(NOW)] = value
            elif role == LEFT:
                for naming in NAMING:
                    if told.word(naming):
                        self.now[whose, told.word(naming)] = value
        return told

    def forget(self, whose: str) -> None:
        """A piece that fell has no numbers; it may come back with others."""
        for key in [key for key in self.now if key[0] == whose]:
            del self.now[key]
            self.most.pop(key, None)


def shown_figures(view: View, events: EventTypes) -> dict[tuple[str, str], int]:
    """The numbers of a view that lines tell of: of each seat, each piece and the table.

    Where a number is told of seats, that of a piece which belongs to one is the seat's.
    """
    told = named(events, LEFT_OF) | named(events, SIDE)
    of_seats = told_of_seats(events)
    found: dict[tuple[str, str], int] = {}
    for zone in view.zones:
        for piece in zone.pieces:
            own = [fact for fact in piece.facts if piece.owner is None or fact.name not in of_seats]
            add(found, piece.id, own, told)
            for token, count in piece.tokens.items():
                found[piece.id, token] = count
            if piece.owner is not None:
                add(found, letter(piece.owner), piece.facts, of_seats)
    for seat in view.seats:
        add(found, letter(seat.seat), seat.facts, told)
    add(found, TABLE, view.facts, named(events, NOW))
    return found


def told_of_seats(events: EventTypes) -> set[str]:
    """The facts that some line tells of a seat."""
    found: set[str] = set()
    for types, roles in zip(events.types, events.roles, strict=True):
        whose = "target" if "target" in roles else "who"
        if whose in roles and types[roles.index(whose)] == SEAT:
            found |= {role.removeprefix(LEFT_OF) for role in roles if role.startswith(LEFT_OF)}
    return found


def named(events: EventTypes, prefix: str) -> set[str]:
    """The facts that roles with this beginning tell of."""
    return {role.removeprefix(prefix) for roles in events.roles for role in roles if role.startswith(prefix)}


def add(found: dict[tuple[str, str], int], whose: str, facts: list[Fact], told: set[str]) -> None:
    for fact in facts:
        if fact.name in told and isinstance(fact.value, int):
            found[whose, fact.name] = fact.value


def letter(seat: int) -> str:
    return "ABCDEFG"[seat]


def seat_of(letter: str) -> int:
    return "ABCDEFG".index(letter)

"""What a table of a data file may hold, and clear words for what it may not. Cards, rules, positions and scenarios
are read by it.

Each table has fields, each field a type, limits and perhaps a default. Reading goes on after a mistake, so that one
look shows all of them; but a file with a mistake gives nothing.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.errors import Fault
from grimalkin.core.seen import unseen
from grimalkin.core.tomlread import Layer, Spot, within
from grimalkin.core.wording import nearest, one, spelled, unknown


class Missing:
    """Stands for a default where there is none: the field must be given."""


REQUIRED: Final = Missing()


class Wrong(Exception):
    """A value that its field does not take. Never leaves the reading of a file."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__(what)
        self.place = place
        self.what = what


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """The reading of a file: what went wrong so far, and what is known."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers
        self.faults: list[Fault] = []
        self.rules: list[str] | None = None  # the ids of the rulebook, where there is one
        self.cards: list[str] = []  # the ids of all cards
        self.kinds: list[str] = []  # what each of them is: `pet`, `rune`; empty while that is not known
        self.removed: list[str] = []  # those of them that a card set takes away

    def spot(self, place: str) -> Spot:
        """Where a place was written."""
        for i in range(len(self.layers) - 1, -1, -1):
            line = self.layers[i].line(place)
            if line:
                return Spot(self.layers[i].file, line, place)
        return Spot(self.layers[0].file, 0, place)

    def fault(self, place: str, what: str) -> None:
        """Note a mistake, with its file and line."""
        spot = self.spot(place)
        self.faults.append(Fault(spot.file, spot.line, spot.place, what))


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One key of a table. The base class takes anything."""

    def __init__(self, name: str, default: Any = REQUIRED) -> None:
        self.name = name
        self.default: Any = default
        self.was = ""  # how it was spelled before; files that say so are still read

    def formerly(self, was: str) -> Field:
        """It was spelled otherwise before, and still may be."""
        self.was = was
        return self

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        """The value as the game uses it. `Wrong` if the field does not take it."""
        return value

    def write(self, names: list[str], value: Any) -> Any:
        """The value as a file has it: what `read` makes the same value of. `names` are the ids of all cards."""
        return value

    def takes(self) -> str:
        """What would be right, in words."""
        return "anything"

    def wants(self, reading: Reading) -> str:
        """The same for a field that needs to know the game's vocabulary to say it."""
        return self.takes()

    def lists(self) -> list[tuple[str, list[str]]]:
        """The lists of words that it takes words of, each with what they are: `status`, `trigger`."""
        return []

    def wrong(self, place: str, value: Any) -> Wrong:
        return Wrong(place, f"got {spelled(value)}; expected {self.takes()}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A whole number within limits."""

    def __init__(self, name: str, low: int, high: int, default: Any = REQUIRED) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(place, value)
        if not self.low <= value <= self.high:
            raise Wrong(place, f"{spelled(value)} is out of range; expected {self.low} to {self.high}")
        return value

    def takes(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Field):
    """True or false."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, bool):
            raise self.wrong(place, value)
        return value

    def takes(self) -> str:
        return "true or false"


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Field):
    """Words for people, who must be able to see all of them; or with any sign, if whoever shows them sees to that."""

    def __init__(
        self, name: str, default: Any = REQUIRED, blank: bool = True, lines: bool = True, any_sign: bool = False
    ) -> None:
        super().__init__(name, default)
        self.blank = blank  # may it say nothing?
        self.lines = lines  # may it have several lines?
        self.any_sign = any_sign

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str) or not (self.blank or value.strip()):
            raise self.wrong(place, value)
        sign = "" if self.any_sign else unseen(value, self.lines)
        if sign:
            raise Wrong(place, f"it has a sign that cannot be shown, {sign}; leave it out")
        return value

    def takes(self) -> str:
        return "a text in quotes" if self.blank else "a text in quotes that says something"


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Field):
    """One of a few words; read as its number in the list. `what` names the list in messages: `trigger`, `point`."""

    def __init__(self, name: str, what: str, words: list[str], default: Any = REQUIRED) -> None:
        super().__init__(name, default)
        self.what = what
        self.words = words

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str):
            quoted = spelled(value)
            if not isinstance(value, bool) and quoted in self.words:  # a word that looks like a number
                raise Wrong(place, f'got {quoted}; a word stands in quotes: {self.name} = "{quoted}"')
            raise self.wrong(place, value)
        if value not in self.words:
            raise Wrong(place, unknown(self.what, value, self.words))
        return self.words.index(value)

    def write(self, names: list[str], value: Any) -> Any:
        return self.words[value]

    def lists(self) -> list[tuple[str, list[str]]]:
        return [(self.what, self.words)]

    def takes(self) -> str:
        return f"{one(self.what)}: {', '.join(self.words)}"


def is_removed(card: str) -> str:
    return f"card '{card}' is removed from this card set; name another one"


@mypyc_attr(allow_interpreted_subclasses=True)
class CardId(Field):
    """The id of a card of this game; read as its number. `kinds` are those that it takes; None: all."""

    def __init__(self, name: str, default: Any = REQUIRED, kinds: list[str] | None = None) -> None:
        super().__init__(name, default)
        self.kinds = kinds

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str):
            raise self.wrong(place, value)
        if value not in reading.cards:
            raise Wrong(place, unknown("card", value, reading.cards))
        if value in reading.removed:
            raise Wrong(place, is_removed(value))
        number = reading.cards.index(value)
        if self.kinds is not None and reading.kinds and reading.kinds[number] not in self.kinds:
            raise Wrong(place, f"'{value}' is {one(reading.kinds[number])} card; expected {self.sort()}")
        return number

    def sort(self) -> str:
        """Which cards it takes."""
        if not self.kinds:
            return "a card"
        most = ", ".join(self.kinds[:-1])
        return one(f"{most} or {self.kinds[-1]} card" if most else f"{self.kinds[-1]} card")

    def write(self, names: list[str], value: Any) -> Any:
        return names[value]

    def takes(self) -> str:
        return f"the id of {self.sort()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleId(Field):
    """The id of a rule."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str):
            raise self.wrong(place, value)
        if reading.rules is not None and value not in reading.rules:
            raise Wrong(place, unknown("rule", value, reading.rules))
        return value

    def takes(self) -> str:
        return "the id of a rule, such as the rulebook lists them"


@mypyc_attr(allow_interpreted_subclasses=True)
class Many(Field):
    """A list of what another field takes, `once`: each of them once."""

    def __init__(self, name: str, each: Field, default: Any = REQUIRED, most: int = 10_000, once: bool = False) -> None:
        super().__init__(name, default)
        self.each = each
        self.most = most
        self.once = once

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, list):
            raise self.wrong(place, value)
        if len(value) > self.most:
            raise Wrong(place, f"got {len(value)}; expected at most {self.most}")
        found: list[Any] = []
        for i in range(len(value)):
            try:
                found.append(self.each.read(reading, f"{place}[{i + 1}]", value[i]))
            except Wrong as wrong:
                reading.fault(wrong.place, wrong.what)
                continue
            if self.once and value[i] in value[:i]:
                reading.fault(f"{place}[{i + 1}]", f"{value[i]!r} stands there already; expected each once")
        return found

    def write(self, names: list[str], value: Any) -> Any:
        return [self.each.write(names, item) for item in value]

    def lists(self) -> list[tuple[str, list[str]]]:
        return self.each.lists()

    def takes(self) -> str:
        return f"a list [...], each {self.each.takes()}"

    def wants(self, reading: Reading) -> str:
        return f"a list [...], each {self.each.wants(reading)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Inner(Field):
    """A table with fields of its own; read as `Given`. Its default is the table with all its own defaults."""

    def __init__(self, name: str, fields: list[Field], default: Any = REQUIRED) -> None:
        super().__init__(name, default)
        self.fields = fields

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        return read_table(reading, place, value, self.fields)

    def lists(self) -> list[tuple[str, list[str]]]:
        return [found for field in self.fields for found in field.lists()]

    def takes(self) -> str:
        return f"a table with {', '.join([field.name for field in self.fields])}"


class Given:
    """What a table gave, checked and complete: every field that it can have is there."""

    def __init__(self, place: str, values: dict[str, Any]) -> None:
        self.place = place
        self.values = values

    def of(self, name: str) -> Any:
        return self.values[name]

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        value = self.values[name]
        assert isinstance(value, bool)
        return value

    def text(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def numbers(self, name: str) -> list[int]:
        return [item for item in self.values[name] if isinstance(item, int)]

    def texts(self, name: str) -> list[str]:
        return [item for item in self.values[name] if isinstance(item, str)]

    def inner(self, name: str) -> Given:
        value = self.values[name]
        assert isinstance(value, Given)
        return value

    def inners(self, name: str) -> list[Given]:
        return [item for item in self.values[name] if isinstance(item, Given)]


def respelled(table: dict[str, Any], fields: list[Field]) -> dict[str, Any]:
    """The table with fields as they are spelled today. Who says both spellings has one too many: the old one stays."""
    now = {field.was: field.name for field in fields if field.was in table and field.name not in table}
    return {now.get(key, key): value for key, value in table.items()} if now else table


def read_table(reading: Reading, place: str, table: dict[str, Any], fields: list[Field]) -> Given:
    """Read all fields of a table. Each mistake is noted, and reading goes on with the next field."""
    table = respelled(table, fields)
    known = [field.name for field in fields]
    meant: list[str] = []  # fields that are there under a name spelled wrong: that is one mistake, not two
    for key in table:
        if key not in known:
            reading.fault(within(place, key), unknown("field", key, known))
            meant.append(nearest(key, known))
    values: dict[str, Any] = {}
    for field in fields:
        values[field.name] = field.default
        if field.name not in table:
            if isinstance(field.default, Missing) and field.name not in meant:
                said = f"'{field.name}' is missing; expected {field.wants(reading)}"
                reading.fault(place or field.name, said)
            continue
        try:
            here = f"{place}.{field.name}" if place else field.name
            values[field.name] = field.read(reading, here, table[field.name])
        except Wrong as wrong:
            reading.fault(wrong.place, wrong.what)
    return Given(place, values)

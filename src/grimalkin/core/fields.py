"""What a table of a data file may hold, and clear words for what it may not. Cards, rules, positions and scenarios
are read by it.

A file is TOML. Each table has fields, each field a type, limits and perhaps a default. Reading goes on after a mistake,
so that one look shows all of them; but a file with a mistake gives nothing.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.errors import BadFile, Fault


class Missing:
    """Stands for a default where there is none: the field must be given."""


REQUIRED: Final = Missing()

TWICE: Final = re.compile(r"Cannot (?:declare|mutate immutable namespace|overwrite a value|redefine)")
AT: Final = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)")
HEADER: Final = re.compile(r"^\s*\[(\[)?([^\[\]]+)\]")
KEY: Final = re.compile(r"""^\s*((?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')(?:\s*\.\s*[A-Za-z0-9_-]+)*)\s*=""")


class Wrong(Exception):
    """A value that its field does not take. Never leaves the reading of a file."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__(what)
        self.place = place
        self.what = what


@mypyc_attr(allow_interpreted_subclasses=True)
class Layer:
    """A file, or a part of it, that has a say in a table: `at` is where its part of the table stands."""

    def __init__(self, file: str, text: str, base: str = "", at: str = "") -> None:
        self.file = file
        self.text = text
        self.base = base  # the place of the table as faults name it
        self.at = at  # the place of the same table in this file

    def line(self, place: str) -> int:
        """The line where a place stands, or 0."""
        if place != self.base and not place.startswith((f"{self.base}.", f"{self.base}[")):
            return line_of(self.text, place) if not self.base else 0
        return line_of(self.text, self.at + place[len(self.base) :])


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """The reading of one file, or of several that change one another: what went wrong so far, and what is known."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers  # the later ones change the earlier ones
        self.faults: list[Fault] = []
        self.rules: list[str] | None = None  # the ids of the rulebook, where there is one
        self.cards: list[str] = []  # the ids of all cards

    def fault(self, place: str, what: str) -> None:
        """Note a mistake, with the file and line that most likely made it."""
        found = self.layers[0]
        line = 0
        cut = place
        while True:
            for i in range(len(self.layers) - 1, -1, -1):
                line = self.layers[i].line(cut)
                if line:
                    found = self.layers[i]
                    break
            if line or not cut:
                break
            cut = outer(cut)
        self.faults.append(Fault(found.file, line, place, what))


def outer(place: str) -> str:
    """The place around a place: `a.b[2].c` is in `a.b[2]`, that in `a.b`, that in `a`, that in the file."""
    at = max(place.rfind("."), place.rfind("["))
    return place[:at] if at > 0 else ""


def line_of(text: str, place: str) -> int:
    """The line on which a place of a TOML text stands, as far as headers and keys tell; 0 if they do not."""
    if not place:
        return 0
    seen: dict[str, int] = {}
    here = ""
    number = 0
    for line in text.split("\n"):
        number += 1
        header = HEADER.match(line)
        if header:
            here = tidy(header.group(2))
            if header.group(1):
                seen[here] = seen.get(here, 0) + 1
                here = f"{here}[{seen[here]}]"
            else:
                for array, count in seen.items():
                    if here.startswith(f"{array}."):
                        here = f"{array}[{count}]{here[len(array) :]}"
            if here == place:
                return number
            continue
        key = KEY.match(line)
        if key and (f"{here}.{tidy(key.group(1))}" if here else tidy(key.group(1))) == place:
            return number
    return 0


def tidy(key: str) -> str:
    return ".".join([part.strip().strip("\"'") for part in key.split(".")])


def parse(file: str, text: str) -> dict[str, Any]:
    """The tables of a TOML text, or the fault that keeps it from being TOML."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        fault = Fault(file, 0, "", "its lists or tables lie too deep in one another; three levels are enough")
    except ValueError as error:  # tomllib's own, and numbers with thousands of digits
        said = str(error)
        at = AT.search(said)
        line = int(at.group(1)) if at and at.group(1) else 0
        said = AT.sub("", said).strip()
        if TWICE.match(said):
            name = text.split("\n")[line - 1].strip() if line else ""
            fault = Fault(file, line, "", f"'{shortened(name)}' stands there twice; keep one, or rename the other")
        else:
            fault = Fault(file, line, "", f"this is not TOML: {said[:1].lower() + said[1:]}")
    raise BadFile([fault])


# fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One key of a table. The base class takes anything."""

    def __init__(self, name: str, default: Any = REQUIRED) -> None:
        self.name = name
        self.default: Any = default

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        """The value as the game uses it. `Wrong` if the field does not take it."""
        return value

    def takes(self) -> str:
        """What would be right, in words."""
        return "anything"

    def wrong(self, place: str, value: Any) -> Wrong:
        return Wrong(place, f"{spelled(value)} came; it takes {self.takes()}")


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
            raise Wrong(place, f"{spelled(value)} is out of range; it goes from {self.low} to {self.high}")
        return value

    def takes(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


class Flag(Field):
    """True or false."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, bool):
            raise self.wrong(place, value)
        return value

    def takes(self) -> str:
        return "true or false"


class Text(Field):
    """Words for people."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str):
            raise self.wrong(place, value)
        return value

    def takes(self) -> str:
        return "a text in quotes"


class Word(Field):
    """One of a few words; read as its number in the list. `what` names the list in messages: `trigger`, `point`."""

    def __init__(self, name: str, what: str, words: list[str], default: Any = REQUIRED) -> None:
        super().__init__(name, default)
        self.what = what
        self.words = words

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str):
            raise self.wrong(place, value)
        if value not in self.words:
            raise Wrong(place, unknown(self.what, value, self.words))
        return self.words.index(value)

    def takes(self) -> str:
        return f"a {self.what}: {', '.join(self.words)}"


class CardId(Field):
    """The id of a card of this game; read as its number."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str):
            raise self.wrong(place, value)
        if value not in reading.cards:
            raise Wrong(place, unknown("card", value, reading.cards))
        return reading.cards.index(value)

    def takes(self) -> str:
        return "the id of a card"


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


class Many(Field):
    """A list of what another field takes."""

    def __init__(self, name: str, each: Field, default: Any = REQUIRED, most: int = 10_000) -> None:
        super().__init__(name, default)
        self.each = each
        self.most = most

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, list):
            raise self.wrong(place, value)
        if len(value) > self.most:
            raise Wrong(place, f"{len(value)} came; it takes at most {self.most}")
        return [self.each.read(reading, f"{place}[{i + 1}]", value[i]) for i in range(len(value))]

    def takes(self) -> str:
        return f"a list [...], each {self.each.takes()}"


class Inner(Field):
    """A table with fields of its own; read as `Given`. Its default is the table with all its own defaults."""

    def __init__(self, name: str, fields: list[Field], default: Any = REQUIRED) -> None:
        super().__init__(name, default)
        self.fields = fields

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        return read_table(reading, place, value, self.fields)

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


def read_table(reading: Reading, place: str, table: dict[str, Any], fields: list[Field]) -> Given:
    """Read all fields of a table. Each mistake is noted, and reading goes on with the next field."""
    known = [field.name for field in fields]
    for key in table:
        if key not in known:
            reading.fault(within(place, key), unknown("field", key, known))
    values: dict[str, Any] = {}
    for field in fields:
        here = within(place, field.name)
        if field.name not in table:
            if isinstance(field.default, Missing):
                missing = missing_words(field, table, known)
                reading.fault(place or field.name, missing)
            values[field.name] = field.default
            continue
        try:
            values[field.name] = field.read(reading, here, table[field.name])
        except Wrong as wrong:
            reading.fault(wrong.place, wrong.what)
            values[field.name] = field.default
    return Given(place, values)


def missing_words(field: Field, table: dict[str, Any], known: list[str]) -> str:
    said = f"'{field.name}' is missing; it takes {field.takes()}"
    near = difflib.get_close_matches(field.name, [key for key in table if key not in known], 1, 0.6)
    return f"{said} (is '{near[0]}' meant for it?)" if near else said


def within(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


# words for messages


def unknown(what: str, word: str, known: list[str]) -> str:
    """`no verb 'damge'; did you mean 'damage'?`, or the list if nothing is near and the list is short."""
    near = difflib.get_close_matches(word[:80], known, 1, 0.6)
    said = f"no {what} '{shortened(word)}'"
    if near:
        return f"{said}; did you mean '{near[0]}'?"
    if not known:
        return f"{said}; there are none here"
    listed = ", ".join(known[:12]) + (", ..." if len(known) > 12 else "")
    return f"{said}; there are: {listed}"


def spelled(value: Any) -> str:
    """A value of a file as a person would name it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"'{shortened(value)}'"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, int):
        return shortened(str(value)) if abs(value) < 10**60 else "a number of more than 60 digits"
    return shortened(str(value))


def shortened(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= 60 else words[:57] + "..."

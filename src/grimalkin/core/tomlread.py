"""Reading TOML: its tables, where everything in them stands, and plain words for what is not TOML."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.errors import BadFile, Fault
from grimalkin.core.wording import printable, shortened

MARK: Final = "\ufeff"  # some editors write it before the first line; it means nothing
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
DEEPEST: Final = 16  # tables and lists in one another: more than any file needs, and few enough to walk through
LONGEST: Final = 500_000  # characters of a file
DOTS: Final = 300  # in one line: tomllib takes minutes for a name of very many parts


class Lost(Exception):
    """The text is not TOML from here on. Never leaves this file."""


class Twice:
    """A place that is said on two lines."""

    def __init__(self, place: str, first: int, second: int) -> None:
        self.place = place
        self.first = first
        self.second = second


class Places:
    """The line of every table, key and list item of a TOML text, by its place: `nettle.passive[1].do[2].to`.

    tomllib gives values without lines. This goes through the same text once more, when a fault has to be placed.
    """

    def __init__(self, text: str) -> None:
        text = text.removeprefix(MARK)
        self.text = text
        self.at = 0
        self.ends = [i for i in range(len(text)) if text[i] == "\n"]
        self.lines: dict[str, int] = {}  # what is said outright
        self.around: dict[str, int] = {}  # tables that are there because something in them is
        self.valued: dict[str, int] = {}  # what has a value and is not a table of its own
        self.counts: dict[str, int] = {}  # lists of tables: how many so far
        self.twice: list[Twice] = []
        self.began = 1  # the line of the statement that is being read
        self.lists = 0  # how many lists are open
        here = ""
        try:
            self.skip(True)
            while self.at < len(text):
                self.began = self.line()
                here = self.statement(here)
                self.skip(True)
        except Lost:
            pass

    def of(self, place: str) -> int:
        """The line of a place, or 0."""
        return self.lines.get(place, 0) or self.around.get(place, 0)

    def line(self) -> int:
        return bisect_left(self.ends, self.at) + 1

    def peek(self) -> str:
        return self.text[self.at] if self.at < len(self.text) else ""

    def skip(self, newlines: bool) -> None:
        """Go on over blanks and comments."""
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == "#":
                end = self.text.find("\n", self.at)
                self.at = end if end >= 0 else len(self.text)
            elif char in " \t\r" or (newlines and char == "\n"):
                self.at += 1
            else:
                return

    def expect(self, sign: str) -> None:
        if not self.text.startswith(sign, self.at):
            raise Lost
        self.at += len(sign)

    def statement(self, here: str) -> str:
        """A heading or a key with its value; the table that the next key stands in."""
        line = self.line()
        if self.text.startswith("[[", self.at):
            self.at += 2
            parts = self.key()
            self.expect("]]")
            return self.heading(parts, line, True)
        if self.peek() == "[":
            self.at += 1
            parts = self.key()
            self.expect("]")
            return self.heading(parts, line, False)
        self.pair(here, 0)
        return here

    def heading(self, parts: list[str], line: int, listed: bool) -> str:
        place = ""
        for part in parts[:-1]:
            place = within(place, part)
            if place in self.valued:
                self.again(place, line)
            self.around.setdefault(place, line)
            if place in self.counts:
                place = f"{place}[{self.counts[place]}]"
        place = within(place, parts[-1])
        if place in self.lines or (not listed and place in self.counts):
            self.again(place, line)
        if listed:
            self.counts[place] = self.counts.get(place, 0) + 1
            self.around.setdefault(place, line)
            place = f"{place}[{self.counts[place]}]"
        self.lines[place] = line
        return place

    def pair(self, here: str, depth: int) -> None:
        line = self.line()
        parts = self.key()
        self.expect("=")
        self.skip(False)
        place = here
        for part in parts[:-1]:
            place = within(place, part)
            if place in self.lines:
                self.again(place, line)
            self.around.setdefault(place, line)
        place = within(place, parts[-1])
        if self.of(place):
            self.again(place, line)
        self.lines[place] = line
        self.valued[place] = line
        self.value(place, depth)

    def again(self, place: str, line: int) -> None:
        self.twice.append(Twice(place, self.of(place), line))

    def key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self.skip(False)
            start = self.at
            if self.peek() in ('"', "'"):
                self.string()
                try:
                    parts.append(str(tomllib.loads(f"key = {self.text[start : self.at]}")["key"]))
                except ValueError:
                    raise Lost from None
            else:
                bare = BARE.match(self.text, self.at)
                if bare is None:
                    raise Lost
                self.at = bare.end()
                parts.append(bare.group(0))
            self.skip(False)
            if self.peek() != ".":
                return parts
            self.at += 1

    def value(self, place: str, depth: int) -> None:
        if depth > DEEPEST:
            raise Lost
        char = self.peek()
        if char in ('"', "'"):
            self.string()
        elif char == "[":
            self.items(place, depth)
        elif char == "{":
            self.at += 1
            self.skip(True)
            while self.peek() != "}":
                self.pair(place, depth + 1)
                self.comma("}")
            self.at += 1
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}#\n":
                self.at += 1

    def items(self, place: str, depth: int) -> None:
        self.lists += 1
        self.at += 1
        self.skip(True)
        number = 0
        while self.peek() != "]":
            number += 1
            self.lines[f"{place}[{number}]"] = self.line()
            self.value(f"{place}[{number}]", depth + 1)
            self.comma("]")
        self.at += 1
        self.lists -= 1

    def comma(self, closing: str) -> None:
        self.skip(True)
        if self.peek() == ",":
            self.at += 1
            self.skip(True)
        elif self.peek() != closing:
            raise Lost

    def string(self) -> None:
        quote = self.text[self.at]
        if self.text.startswith(quote * 3, self.at):
            self.at += 3
            while not self.text.startswith(quote * 3, self.at):
                self.character(quote)
            self.at += 3
            for _more in range(2):  # a text may end with quotes of its own
                if self.peek() == quote:
                    self.at += 1
            return
        self.at += 1
        while self.peek() != quote:
            if self.peek() == "\n":
                raise Lost
            self.character(quote)
        self.at += 1

    def character(self, quote: str) -> None:
        if self.at >= len(self.text):
            raise Lost
        self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1


class Spot:
    """Where a fault is: the file, the line (0 where nobody knows) and the place as that file writes it."""

    def __init__(self, file: str, line: int, place: str) -> None:
        self.file = file
        self.line = line
        self.place = place


@mypyc_attr(allow_interpreted_subclasses=True)
class Layer:
    """A file, or a part of it, that a table is read from: `at` is where the table stands in it."""

    def __init__(self, file: str, text: str, base: str = "", at: str = "") -> None:
        self.file = file
        self.text = text
        self.base = base  # the place of the table as faults name it
        self.at = at  # the place of the same table in this file
        self.places: Places | None = None  # made when the first fault asks for a line

    def line(self, place: str) -> int:
        """The line where a place stands, or that of what is around it; 0 if it stands nowhere in this file."""
        if self.places is None:
            self.places = Places(self.text)
        if self.base:
            if place != self.base and not place.startswith((f"{self.base}.", f"{self.base}[")):
                return 0
            place = self.at + place[len(self.base) :]
        while place:
            line = self.places.of(place)
            if line:
                return line
            place = outer(place)
        return 0


def within(place: str, key: str) -> str:
    """The place of a key in a table."""
    return f"{place}.{shown(key)}" if place else shown(key)


def shown(key: str) -> str:
    """A key as places name it: odd ones stand in quotes."""
    if BARE.fullmatch(key):
        return key
    key = printable(key).replace('"', "'")
    return f'"{key}"'


def outer(place: str) -> str:
    """The place around a place: `a.b[2].c` is in `a.b[2]`, that in `a.b`, that in `a`, that in the file."""
    at = max(place.rfind("."), place.rfind("["))
    return place[:at] if at > 0 else ""


TWICE: Final = re.compile(r"Cannot (?:declare|mutate immutable namespace|overwrite a value|redefine)|Duplicate")
AT: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
# how tomllib's messages begin, and what they mean to somebody who writes cards
MEANT: Final = [
    ("Invalid value", "there is no value here; a text stands in quotes, a number and true or false do not"),
    ("Invalid statement", "a line begins with a name, with [ or with #"),
    ("Invalid initial", "a name should stand here; a table { ... } ends on its line, without a ',' before the '}'"),
    ("Expected '='", "'=' is missing; write NAME = VALUE, where the name has no blanks"),
    ("Expected newline", "the line goes on after its value; write one NAME = VALUE a line, and # before a remark"),
    ("Expected ']' at", "']' is missing at the end of the heading; write [NAME]"),
    ("Expected ']]' at", "']]' is missing at the end of the heading; write [[NAME.PART]]"),
    ("Unclosed array", "a list has no ']', or no ',' between two of its items"),
    ("Unclosed inline table", "a table { ... } has no '}' on its line, or no ',' between two of its fields"),
    ("Unescaped", "a \\ in a text stands alone; write \\\\"),
    ("Invalid hex value", "\\u in a text takes four digits, such as \\u00e9"),
    ("Escaped character", "\\u in a text names no character"),
    ("Illegal character '\\n'", "a text has no closing quote on its line"),
    ("Found invalid character '\\n'", "a text has no closing quote on its line"),
    ("Unterminated string", "a text has no closing quote"),
    ("Expected \"'", "a text has no closing quote"),
    ('Expected \'"""\'', "a text has no closing quote"),
    ("Exceeds the limit", "a number has thousands of digits; nothing takes so large a one"),
]


# what a word processor makes of straight quotes, of blanks and of the minus sign
CURLY: Final = "\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2032\u2033\u00ab\u00bb\u2039\u203a\uff02\uff07"
WIDE: Final = "\u00a0\u2002\u2003\u2007\u2009\u200a\u202f\u3000"
DASHES: Final = "\u2010\u2011\u2012\u2013\u2014\u2212"
MOST_BENT: Final = 20  # lines that are told


def parse(file: str, text: str) -> dict[str, Any]:
    """The tables of a TOML text, or the faults that keep it from being TOML."""
    text = text.removeprefix(MARK)
    faults: list[Fault] = []
    fault = unreadable(file, text)
    if fault is None:
        fault = Fault(file, 0, "", f"its lists or tables lie deeper than {DEEPEST} in one another; write it flatter")
        try:
            tables = tomllib.loads(text)
            if not is_deep(tables):
                return tables
        except RecursionError:
            pass
        except ValueError as error:  # tomllib's own, and numbers with thousands of digits
            fault = no_toml(file, text, str(error))
            faults = bent_signs(file, text)
    if not faults or fault.line < faults[0].line:
        faults.insert(0, fault)
    raise BadFile(faults)


def bent_signs(file: str, text: str) -> list[Fault]:
    """Curly quotes and other signs of a word processor where TOML takes none, one fault a line.

    Within straight quotes and in remarks they are what they are.
    """
    found: list[Fault] = []
    at = 0
    line = 1
    while at < len(text):
        char = text[at]
        said = bent(char)
        if char == "#":
            at = line_end(text, at)
        elif char in ('"', "'") and text.startswith(char * 3, at):
            end = text.find(char * 3, at + 3)
            end = len(text) if end < 0 else end + 3
            line += text.count("\n", at, end)
            at = end
        elif char in ('"', "'"):
            end = text_end(text, at)
            if end < 0:  # it has no end on its line: was the last quote bent?
                end = line_end(text, at)
                curly = [sign for sign in text[at:end] if sign in CURLY]
                said = bent(curly[-1]) if curly else ""
            at = end
        else:
            at = line_end(text, at) if said else at + 1
            line += char == "\n"
        if said:
            if len(found) == MOST_BENT:
                found.append(Fault(file, line, "", "and so on; the lines after this one were not looked at for more"))
                break
            found.append(Fault(file, line, "", f"this is not TOML: {said}"))
    return found


def bent(char: str) -> str:
    """What is wrong with a sign that stands outside of quotes, or nothing."""
    if char in CURLY:
        return f'{char} is a curly quote; texts stand in straight quotes: "..."'
    if char in WIDE:
        return "there is a blank that only looks like one, as word processors write it; type it anew"
    if char in DASHES:
        return f"{char} is a dash, as word processors write it; minus is the - of the keyboard"
    return ""


def line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def text_end(text: str, at: int) -> int:
    """Where a text in quotes ends on its own line, or -1."""
    quote = text[at]
    end = line_end(text, at)
    at += 1
    while at < end:
        if text[at] == quote:
            return at + 1
        at += 2 if quote == '"' and text[at] == "\\" else 1
    return -1


def unreadable(file: str, text: str) -> Fault | None:
    """What keeps a text from being parsed at all: it would take too long, or could not be written again."""
    if len(text) > LONGEST:
        return Fault(file, 0, "", f"it has {len(text)} characters; at most {LONGEST} are read")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            return Fault(file, number, "", f"the line has {line.count('.')} dots; at most {DOTS} are read")
        if not line.isascii() and any(0xD800 <= ord(char) <= 0xDFFF for char in line):
            return Fault(file, number, "", "the line holds half a character; save the file as UTF-8")
    return None


def is_deep(tables: dict[str, Any]) -> bool:
    """Do tables or lists lie too deep in one another? What walks through them afterwards need not care."""
    level: list[Any] = [tables]
    depth = 0
    while level:
        depth += 1
        if depth > DEEPEST:
            return True
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below.extend([inner for inner in value.values() if isinstance(inner, (dict, list))])
            elif isinstance(value, list):
                below.extend([inner for inner in value if isinstance(inner, (dict, list))])
        level = below
    return False


def no_toml(file: str, text: str, said: str) -> Fault:
    """tomllib's complaint in our words, with its line."""
    places = Places(text)
    at = AT.search(said)
    line = int(at.group(1)) if at and at.group(1) else 0
    said = AT.sub("", said)
    if TWICE.match(said):
        if places.twice:
            twice = places.twice[0]
            words = "it stands on the same line already" if twice.first == twice.second else ""
            words = words or f"it stands on line {twice.first} already"
            return Fault(file, twice.second, twice.place, f"{words}; keep one, or rename the other")
        return Fault(file, line, "", "something is said there for the second time; keep one, or rename the other")
    if said == "Invalid value" and places.lists and (not line or line > places.began):
        said = "Unclosed array"  # what follows an open list looks like a wrong item of it
    what = said[:1].lower() + said[1:]
    for begins, means in MEANT:
        if said.startswith(begins):
            what = means
            break
    begun = f" (it begins on line {places.began})" if line > places.began else ""
    return Fault(file, line or places.began, "", f"this is not TOML: {shortened(what, 120)}{begun}")

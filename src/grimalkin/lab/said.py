"""Numbers that a card tells people, beside those that the engine reads: a text that says 3 where `do` says 4."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grimalkin.core.cards import Note

EFFECTS = ("do", "reward", "then")  # fields that hold what a card does
NOT_READ = ("name", "text", "rules", "origin")
NOT_SAID = (*NOT_READ, "cost")  # costs are printed beside the text
FROM_TWO = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
SPELLED = {word: number for number, word in enumerate(FROM_TWO, 2)}
LOOSE = {"no": 0, "one": 1, "once": 1, "both": 2, "twice": 2, "double": 2, "half": 2}  # they say much else besides
ALL = 99  # so many and more are as many as there are
NUMBER = re.compile(r"\d+")
WORD = re.compile(r"[a-z]+|\d+")


def odd_numbers(key: str, table: Mapping[str, Any], parts: Sequence[str]) -> list[Note]:
    """Where a text of a card says a number that the engine reads nowhere there, and leaves out one that it does."""
    own = {name: value for name, value in table.items() if name not in parts}
    inner = [part for word in parts for part in table.get(word, [])]
    unsaid = [part for part in inner if not part.get("text")]
    effects = [{name: one.get(name) for name in EFFECTS} for one in (own, *unsaid)]
    found = note_on(key, "", str(own.get("text", "")), effects)  # its other numbers have places of their own
    for word in parts:
        for part in table.get(word, []):
            name = f"{word} '{part['name']}'" if part.get("name") else word
            found += note_on(key, f"{name}: ", str(part.get("text", "")), [part])
    return found


def note_on(key: str, where: str, text: str, tables: Sequence[Mapping[str, Any]]) -> list[Note]:
    """The note on one text about what these tables do."""
    words = WORD.findall(text.lower())
    said = {int(word) if word.isdecimal() else SPELLED[word] for word in words if word.isdecimal() or word in SPELLED}
    hinted = said | {LOOSE[word] for word in words if word in LOOSE}
    strange = sorted(said - {number for table in tables for number in numbers_in(table)})
    # what is one of something may be anything: it is held against effects only
    fields = EFFECTS if strange == [1] else {name for table in tables for name in table if name not in NOT_SAID}
    done = {number for table in tables for name in fields for number in plain_numbers(table.get(name))}
    unsaid = sorted(number for number in done - hinted if 0 < number < ALL)
    if not strange or not unsaid:
        return []
    return [Note(key, f"{where}the text says {listed(strange)}, and what it does says {listed(unsaid)}")]


def plain_numbers(value: Any) -> list[int]:
    """The numbers in effects that stand there by themselves, and not in a sum."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list):
        return [number for one in value for number in plain_numbers(one)]
    return [abs(value)] if isinstance(value, int) and not isinstance(value, bool) else []


def numbers_in(value: Any) -> Iterable[int]:
    """All numbers in what the engine reads: in sums and conditions too, but not in words for people."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [abs(value)]
    if isinstance(value, str):
        return [int(number) for number in NUMBER.findall(value)]
    if isinstance(value, Mapping):
        inner = [numbers_in(one) for name, one in value.items() if name not in NOT_READ]
        return [number for numbers in inner for number in numbers]
    if isinstance(value, list):
        return [number for one in value for number in numbers_in(one)]
    return []


def listed(numbers: Sequence[int]) -> str:
    return " and ".join(str(number) for number in numbers)

"""The rulebook of a game as data: every rule, ruling and example by its id, in chapters, in our own words."""

from __future__ import annotations

import difflib
import re
from typing import Any, Final

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadFile, BadRules, Fault, UnknownRule
from grimalkin.core.fields import REQUIRED, Field, Reading, Text, Wrong, read_table
from grimalkin.core.tomlread import Layer, parse, shown
from grimalkin.core.wording import shortened, spelled

ID: Final = re.compile(r"[A-Z]{2,}-[A-Z]{2,}-[0-9]{2,3}\Z")
CHAPTER: Final = "chapter"
HEADING: Final = Text(CHAPTER, REQUIRED, False)
NONE: Final = "none: "  # nothing of the rule can be seen at the table, so neither code nor test names it
KEPT: Final = "kept: "  # it holds without a line of code that names it, and a test shows so


class Effect(Text):
    """Why no code needs a rule, after the word for how that is."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        said: str = super().read(reading, place, value)
        if not said.startswith((NONE, KEPT)) or not said.partition(": ")[2].strip():
            raise self.wrong(place, value)
        return said

    def takes(self) -> str:
        return f"'{NONE}' or '{KEPT}' in quotes, and then why no code needs the rule"


FIELDS: Final[list[Field]] = [
    Text("title", REQUIRED, False),
    Text("text", REQUIRED, False),
    Text("source", REQUIRED, False),
    Effect("effect", ""),
]
WORDS: Final = re.compile(r"[^\W_]+")


class Rule:
    """One numbered paragraph. `effect` is empty, or says why no code needs this rule: `none: ...` or `kept: ...`."""

    def __init__(self, key: str, title: str, text: str, source: str, chapter: str, effect: str) -> None:
        self.key = key
        self.title = title
        self.text = text
        self.source = source
        self.chapter = chapter
        self.effect = effect


class Chapter:
    """A file of rules under one heading."""

    def __init__(self, title: str, rules: list[Rule]) -> None:
        self.title = title
        self.rules = rules


class Rulebook:
    """All rules of one game, in the order of the book."""

    def __init__(self, chapters: list[Chapter]) -> None:
        self.chapters = chapters
        self.rules: dict[str, Rule] = {rule.key: rule for chapter in chapters for rule in chapter.rules}

    def rule(self, key: str) -> Rule:
        found = self.rules.get(key) or self.rules.get(key.strip().upper())
        if found is None:
            raise UnknownRule(f"no rule '{shortened(key)}'; {self.hint(key)}")
        return found

    def hint(self, key: str) -> str:
        """The ids that are most like one that is not there."""
        known = list(self.rules)
        near = difflib.get_close_matches(key.strip().upper()[:40], known, 3, 0.6)
        if near:
            return f"did you mean {' or '.join(near)}?"
        return f"there are {len(known)}, from {known[0]} to {known[-1]}" if known else "this rulebook is empty"

    def search(self, words: str) -> list[Rule]:
        """The rules in which every word occurs, the best first.

        Best is the rule with this very id or title, then those that have all the words in id or title, then the rest;
        of equals a rule that has the words as they stand comes before one in which they are parts of others. What is
        still equal stays in the order of the book.
        """
        wanted = WORDS.findall(words.lower())
        if not wanted:
            return []
        whole = " ".join(wanted)
        ranked: list[list[Rule]] = [[], [], [], [], []]
        for rule in self.rules.values():
            key = " ".join(WORDS.findall(rule.key.lower()))
            title = " ".join(WORDS.findall(rule.title.lower()))
            rest = " ".join(WORDS.findall(f"{rule.text} {rule.chapter}".lower()))
            if whole in (key, title):
                ranked[0].append(rule)
            elif in_all(wanted, f"{key} {title}"):
                ranked[1 if as_words(wanted, f"{key} {title}") else 2].append(rule)
            elif in_all(wanted, f"{key} {title} {rest}"):
                ranked[3 if as_words(wanted, f"{key} {title} {rest}") else 4].append(rule)
        return [rule for rank in ranked for rule in rank]


def in_all(wanted: list[str], text: str) -> bool:
    return all(word in text for word in wanted)


def as_words(wanted: list[str], text: str) -> bool:
    words = text.split()
    return all(word in words for word in wanted)


def read_rules(files: dict[str, str]) -> Rulebook:
    """A rulebook from the texts of its files. A mistake in any of them is refused, with all others."""
    faults: list[Fault] = []
    chapters: list[Chapter] = []
    seen: dict[str, Reading] = {}
    for file, text in files.items():
        try:
            tables = parse(file, text)
        except BadFile as error:
            faults.extend(error.faults)
            continue
        reading = Reading([Layer(file, text)])
        chapters.append(read_chapter(reading, tables, seen))
        faults.extend(reading.faults)
    if faults:
        raise BadRules(faults)
    return Rulebook(chapters)


def read_chapter(reading: Reading, tables: dict[str, Any], seen: dict[str, Reading]) -> Chapter:
    """The rules of one file. `seen` knows where those of the others stand."""
    title = ""
    if CHAPTER not in tables:
        reading.fault("", f"'{CHAPTER}' is missing; write {CHAPTER} = \"...\" above the first rule")
    else:
        try:
            title = str(HEADING.read(reading, CHAPTER, tables.pop(CHAPTER)))
        except Wrong as wrong:
            reading.fault(wrong.place, wrong.what)
    rules: list[Rule] = []
    for key, table in tables.items():
        place = shown(key)
        if not ID.match(key):
            reading.fault(place, "this is not a rule id; write one like CA-STIR-01: game, chapter, number")
        elif key in seen:
            there = seen[key].spot(place)
            said = f"rule {key} stands in {there.file}, line {there.line} already"
            reading.fault(place, f"{said}; keep one, or give the other a new number")
        elif not isinstance(table, dict):
            reading.fault(place, f"got {spelled(table)}; write a table: [{key}], then title, text and source")
        else:
            seen[key] = reading
            before = len(reading.faults)
            given = read_table(reading, key, table, FIELDS)
            if len(reading.faults) == before:
                texts = [given.text(name) for name in ("title", "text", "source")]
                rules.append(Rule(key, texts[0], texts[1], texts[2], title, given.text("effect")))
    return Chapter(title, rules)


def load_rules(package: str) -> Rulebook:
    """The rulebook in a package's folder `rules`."""
    return read_rules(data_files(package, "rules", ".toml"))

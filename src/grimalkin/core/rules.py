"""The rulebook of a game as data: every rule, ruling and example by its id, in chapters, in our own words."""

from __future__ import annotations

import difflib
import re
from typing import Final

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadFile, BadRules, Fault, UnknownRule
from grimalkin.core.fields import Field, Layer, Reading, Text, parse, read_table

ID: Final = re.compile(r"^[A-Z]{2,}-[A-Z]{2,}-[0-9]{2,3}$")
FIELDS: Final[list[Field]] = [Text("title"), Text("text"), Text("source"), Text("effect", "")]
WORDS: Final = re.compile(r"[^\W_]+")


class Rule:
    """One numbered paragraph. `effect` is empty, or says why no code needs this rule."""

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
            near = difflib.get_close_matches(key.strip().upper()[:40], list(self.rules), 3, 0.6)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise UnknownRule(f"no rule '{key}'{hint}")
        return found

    def search(self, words: str) -> list[Rule]:
        """The rules in which every word occurs, those that have it in id or title first."""
        wanted = WORDS.findall(words.lower())
        best: list[Rule] = []
        rest: list[Rule] = []
        for rule in self.rules.values():
            head = f"{rule.key} {rule.title}".lower()
            whole = f"{head} {rule.text} {rule.chapter}".lower()
            if not wanted or not all(word in whole for word in wanted):
                continue
            if all(word in head for word in wanted):
                best.append(rule)
            else:
                rest.append(rule)
        return best + rest


def read_rules(files: dict[str, str]) -> Rulebook:
    """A rulebook from the texts of its files. A mistake in any of them is refused, with all others."""
    faults: list[Fault] = []
    chapters: list[Chapter] = []
    seen: dict[str, str] = {}
    for file, text in files.items():
        try:
            tables = parse(file, text)
        except BadFile as error:
            faults.extend(error.faults)
            continue
        reading = Reading([Layer(file, text)])
        title = tables.pop("chapter", "")
        if not isinstance(title, str) or not title:
            reading.fault("", "'chapter' is missing; it takes a heading in quotes, on the first line")
            title = file
        rules: list[Rule] = []
        for key, table in tables.items():
            if not ID.match(key):
                reading.fault(key, "this is no rule id; write one like CA-STIR-01")
            elif key in seen:
                reading.fault(key, f"this rule stands in {seen[key]} already; keep one of them")
            elif not isinstance(table, dict):
                reading.fault(key, f"write it as a table: [{key}], then title, text and source")
            else:
                seen[key] = file
                given = read_table(reading, key, table, FIELDS)
                if not reading.faults:
                    texts = [given.text(name) for name in ("title", "text", "source")]
                    rules.append(Rule(key, texts[0], texts[1], texts[2], title, given.text("effect")))
        faults.extend(reading.faults)
        chapters.append(Chapter(title, rules))
    if faults:
        raise BadRules(faults)
    return Rulebook(chapters)


def load_rules(package: str) -> Rulebook:
    """The rulebook in a package's folder `rules`."""
    return read_rules(data_files(package, "rules", ".toml"))

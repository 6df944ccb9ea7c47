"""`grimalkin cards`: look a card up, or the words that card files are written in."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from grimalkin.cli.arguments import game_named, settings_of, with_cards
from grimalkin.cli.language import language_wanted
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.tables import console, least_width, pairs, show_rows
from grimalkin.cli.vocabulary import show_vocabulary
from grimalkin.core.cards import FACE, Card, Sum, Vocabulary
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.fields import Flag, Number, Word
from grimalkin.core.game import Game
from grimalkin.core.library import part_names
from grimalkin.core.tomltext import key_text, value_text
from grimalkin.lab.sheets import (
    Elsewhere,
    Place,
    Table,
    elsewhere,
    every_printing,
    kind_of,
    part_label,
    place_of,
    settings_for,
    spoken,
)
from grimalkin.words import ENGLISH, Words

PEOPLE = ("name", "kind", "text", "origin", "rules", *FACE)  # fields of every card, which have a place of their own
NONE = "none"
WIDE = 1_000_000


def cards(
    game: str = typer.Argument(..., metavar="GAME", help="The game's id; see [bold]grimalkin games[/bold]."),
    card: list[str] = typer.Argument(
        None, metavar="CARD...", help="A card's id, or a part of its name; several for several cards."
    ),
    option: list[str] = typer.Option(
        [], metavar="NAME=VALUE", help="A setting, such as edition=first or cards=spec; may be repeated."
    ),
    own: Path | None = typer.Option(None, "--cards", metavar="FILE", help="A file of your own, laid over the cards."),
    language: str | None = typer.Option(
        None, metavar="CODE", help="en, it, fr, es or de. Default: that of your terminal, for --json English."
    ),
    words: bool = typer.Option(False, "--words", help="Show all that a card file of this game can say."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables."),
) -> None:
    """Look cards up: what they say, what the engine reads, where they differ. Without a card, list all of them.

    Example: [bold]grimalkin cards cauldron moonwort --option cards=spec[/bold]
    """
    chosen = game_named(game)
    if chosen.vocabulary is None:
        raise Refusal(f"{chosen.id} has no card files")
    asked = [word for word in card or [] if word.strip()]
    wanted = " ".join(asked).strip()
    if words:
        if wanted:
            raise Refusal(f"--words is about all cards of a game; leave '{wanted}' out")
        show_vocabulary(chosen.id, chosen.vocabulary, as_json)
        return
    chosen = with_cards(chosen, own)
    speech = ENGLISH if as_json and language is None else language_wanted(language)
    try:
        book = Book(chosen, place_of(chosen, settings_of(option, chosen)), speech)
    except GrimalkinError as error:
        raise Refusal(str(error).split("\n")[0]) from None
    several = book.find_each(asked)
    if several:
        if as_json:
            every = {**book.plain_head(), "cards": [book.plain_alone(key) for key in several]}
            print(json.dumps(every, indent=2, default=str))
            return
        for i, key in enumerate(several):
            if i:
                print("\n")
            show_card(book, key)
        return
    keys = book.find(wanted) if wanted else list(book.cards)
    if as_json:
        whole = book.plain(keys[0]) if wanted and len(keys) == 1 else book.plain_list(keys)
        print(json.dumps(whole, indent=2, default=str))
    elif wanted and len(keys) == 1:
        show_card(book, keys[0])
    else:
        show_list(book, keys, wanted)


# what is known of the cards


class Book:
    """The cards of one set and edition in one language, and what the other sets and editions make of them."""

    def __init__(self, game: Game, here: Place, language: str) -> None:
        assert game.vocabulary is not None
        self.game = game
        self.vocabulary: Vocabulary = game.vocabulary
        self.here = here
        self.parts = part_names(game.vocabulary)
        self.words = Words(game, language, settings_for(game, here))
        self.cards: dict[str, Card] = game.library(settings_for(game, here)).by_key
        self.printings: dict[Place, dict[str, Table]] = {}
        for place, tables in every_printing(game).items():
            speech = Words(game, language, settings_for(game, place))
            self.printings[place] = {key: spoken(speech, key, table) for key, table in tables.items()}

    def table(self, key: str) -> Table:
        return self.printings[self.here][key]

    def title(self) -> str:
        """Which cards these are."""
        edition = f", edition {self.here[1]}" if len(self.vocabulary.editions) > 1 else ""
        return f"{self.game.id}, set {self.here[0]}{self.over()}{edition}"

    def base(self) -> str:
        """The set that this one is laid over; empty for the rulebook's own."""
        return self.game.card_sets()[self.here[0]].base

    def over(self) -> str:
        """The base in words, for a designer's own cards."""
        return f" over {self.base()}" if self.here[0] == self.game.own else ""

    def numbers(self, kind: str) -> list[str]:
        """The fields of a kind that fit a column."""
        fields = kind_of(self.vocabulary, kind).fields
        return [field.name for field in fields if isinstance(field, Number | Sum | Word) and field.name not in PEOPLE]

    def flags(self, kind: str) -> list[str]:
        """The fields of a kind that are true or false."""
        return [field.name for field in kind_of(self.vocabulary, kind).fields if isinstance(field, Flag)]

    def elsewhere(self, key: str) -> list[Elsewhere]:
        return elsewhere(self.printings, self.here, key, self.parts)

    def find_each(self, words: Sequence[str]) -> list[str]:
        """The cards of several words; none if they are one card's name, or part of it, together."""
        if len(words) < 2 or (not set(words) <= set(self.cards) and self.found(" ".join(words))):
            return []
        if not set(words) & set(self.cards) and not all(self.found(word.strip()) for word in words):
            return []  # a name of several words with a mistake in it
        return list(dict.fromkeys(key for word in words for key in self.find(word.strip())))

    def find(self, wanted: str) -> list[str]:
        """The card of this id or name, else all with these words in id, name or the name of a part."""
        if found := self.found(wanted):
            return found
        looked = wanted.lower()
        names = {key: self.names(key) for key in self.cards}
        near = {
            key: max(difflib.SequenceMatcher(None, looked[:80], name).ratio() for name in names[key]) for key in names
        }
        best = sorted([key for key in near if near[key] >= 0.6], key=lambda key: -near[key])[:3]
        hint = ", ".join(f"{key} ({self.words.card(key)})" for key in best)
        more = f"nearest: {hint}" if hint else f"see grimalkin cards {self.game.id}"
        raise Refusal(f"no card '{wanted}' in {self.title()}; {more}")

    def found(self, wanted: str) -> list[str]:
        """The same; none if there is no such card."""
        looked = wanted.lower()
        names = {key: self.names(key) for key in self.cards}
        for choice in (
            [key for key in names if looked in names[key][:3]],
            [key for key in names if any(looked in name for name in names[key][:3])],
            [key for key in names if any(looked in name for name in names[key][3:])],
        ):
            if choice:
                return choice
        return []

    def names(self, key: str) -> list[str]:
        """Everything a card goes by: id, name, printed name, then its parts."""
        card = self.cards[key]
        parts = [part.name for part in card.parts] + [name for name, _ in self.words.card_parts(key)]
        return [name.lower() for name in (key, self.words.card(key), card.name, *parts) if name]

    def rules(self, key: str) -> list[tuple[str, str]]:
        return [(rule, self.words.rule(rule)[0]) for rule in self.cards[key].rules]

    def part_tables(self, key: str) -> list[tuple[str, Table]]:
        table = self.table(key)
        return [(word, part) for word in self.parts for part in table.get(word, [])]

    # as JSON

    def plain_list(self, keys: Sequence[str]) -> dict[str, Any]:
        return {**self.plain_head(), "cards": [self.plain_card(key) for key in keys]}

    def plain(self, key: str) -> dict[str, Any]:
        return {**self.plain_head(), **self.plain_alone(key)}

    def plain_alone(self, key: str) -> dict[str, Any]:
        differs = [
            {"field": other.field, "set": other.set, "edition": other.edition, "value": other.value}
            for other in self.elsewhere(key)
        ]
        return {**self.plain_card(key), "elsewhere": differs}

    def plain_head(self) -> dict[str, Any]:
        library = self.game.library(settings_for(self.game, self.here))
        head = {"game": self.game.id, "set": self.here[0], "base": self.base(), "edition": self.here[1]}
        return {**head, "hash": library.hash, "language": self.words.language}

    def plain_card(self, key: str) -> dict[str, Any]:
        table = self.table(key)
        return {
            "id": key,
            "name": table["name"],
            "kind": table["kind"],
            "text": table.get("text", ""),
            "origin": table.get("origin", ""),
            "rules": [{"id": rule, "title": title} for rule, title in self.rules(key)],
            "fields": {name: value for name, value in table.items() if name not in (*PEOPLE, *self.parts)},
            "parts": [
                {
                    "part": word,
                    "name": part.get("name", ""),
                    "text": part.get("text", ""),
                    "reads": {name: value for name, value in part.items() if name not in PEOPLE},
                }
                for word, part in self.part_tables(key)
            ],
        }


# tables for people


def show_list(book: Book, keys: Sequence[str], wanted: str) -> None:
    """All cards, one table a kind."""
    out = console()
    count = f"{len(keys)} card{'' if len(keys) == 1 else 's'}" + (f" with '{wanted}'" if wanted else "")
    out.print(Text(f"{book.title()}: {count}", "bold"), soft_wrap=True)
    whole = True
    for kind in book.vocabulary.kinds:
        of_kind = [key for key in keys if book.cards[key].kind == kind.word]
        if of_kind:
            out.print()
            whole &= show_kind(out, book, kind.word, of_kind)
    if not whole:
        out.print()
        out.print(Text(f"what a card can do: grimalkin cards {book.game.id} CARD", "dim"))


def show_kind(out: Console, book: Book, kind: str, keys: Sequence[str]) -> bool:
    """The cards of a kind, one a row; where the names of their parts do not fit they are left out, and it is False."""
    numbers = book.numbers(kind)
    flags = [name for name in book.flags(kind) if any(book.table(key).get(name) for key in keys)]
    parts = [word for word in book.parts if any(book.table(key).get(word) for key in keys)]
    rows: list[list[str]] = []
    for key in keys:
        table = book.table(key)
        row = [key, table["name"], book.words.word(kind)]
        row += ["; ".join(value_lines(table[name])) if name in table else "" for name in numbers]
        row += [", ".join(name for name in flags if table.get(name))] if flags else []
        row += [", ".join(part.get("name", "") or word for part in table.get(word, [])) for word in parts]
        rows.append(row)
    headings = ["id", "name", "kind", *numbers, *["flags"] * bool(flags), *[book.words.word(word) for word in parts]]
    fewer = [row[: len(row) - len(parts)] for row in [headings, *rows]]
    if least_width(fewer) <= out.width < least_width([headings, *rows]):
        show_rows(out, fewer[0], fewer[1:], numbers)
        return False
    show_rows(out, headings, rows, numbers)
    return True


def show_card(book: Book, key: str) -> None:
    """One card in full."""
    out = console()
    table = book.table(key)
    differs: dict[str, list[Elsewhere]] = {}
    for other in book.elsewhere(key):
        differs.setdefault(other.field, []).append(other)
    out.print(Text.assemble((table["name"], "bold"), f"  {key}, {book.words.word(table['kind'])}"))
    out.print(Text(book.title(), "dim"))
    if "" in differs:
        out.print(Text(f"not in {by_value(differs[''])[0][0]}", "dim"))
    if table.get("text"):
        out.print()
        out.print(Text(table["text"]))
    names = [name for name in table if name not in PEOPLE and name not in book.parts]
    rows = [(name, table[name], name) for name in names]
    rows += [(field, None, field) for field in differs if field in PEOPLE or is_new(field, table, book)]
    if rows:
        out.print()
        out.print(fields(rows, differs))
    show_parts(out, book, key, differs)
    cited = "\n".join(f"{rule} {title}" for rule, title in book.rules(key))
    last = [(name, Text(held)) for name, held in (("rules", cited), ("origin", table.get("origin", ""))) if held]
    if last:
        out.print()
        out.print(pairs(last))


def show_parts(out: Console, book: Book, key: str, differs: Mapping[str, list[Elsewhere]]) -> None:
    """The parts of a card, then those that only other sets or editions have."""
    labels: list[str] = []
    for word, part in book.part_tables(key):
        label = part_label(word, part.get("name", ""))
        labels.append(label)
        missing = [other.where() for other in differs.get(label, []) if other.value is None]
        out.print()
        out.print(part_head(book, word, part, missing))
        read = [(name, value, f"{label}: {name}") for name, value in part.items() if name != "name"]
        read += [(field.removeprefix(f"{label}: "), None, field) for field in differs if is_lost(field, label, part)]
        out.print(fields(read, differs, 2))
    for field, found in differs.items():
        there = [other.where() for other in found if isinstance(other.value, dict)]
        if there and field not in labels and not is_new(field, book.table(key), book):
            out.print()
            out.print(Text(f"{field}: only in {'; '.join(there)}"))


def is_new(field: str, table: Table, book: Book) -> bool:
    """A field that only other sets or editions have."""
    of_parts = tuple(f"{word}{sign}" for word in book.parts for sign in (" ", ":"))
    return field not in ("", *table, *book.parts) and not field.startswith(of_parts)


def is_lost(field: str, label: str, part: Table) -> bool:
    """A field of a part that only other sets or editions have."""
    return field.startswith(f"{label}: ") and field.removeprefix(f"{label}: ") not in part


def part_head(book: Book, word: str, part: Table, missing: Sequence[str]) -> Text:
    name = part.get("name", "")
    said = book.words.word(word)
    head = Text.assemble((name, "bold"), f", {said}") if name else Text(said, "bold")
    return head.append(f" (not in {'; '.join(missing)})", "dim") if missing else head


def fields(
    rows: Sequence[tuple[str, Any, str]], differs: Mapping[str, list[Elsewhere]], indent: int = 0
) -> RenderableType:
    """Fields with what they hold here and elsewhere; a row is its label, its value, and its name in `differs`."""
    return pairs([(name, here_and_there(value, differs.get(field, []))) for name, value, field in rows], indent)


def here_and_there(value: Any, others: Sequence[Elsewhere]) -> Text:
    """`5; edition first: 6` on one line; what is longer gets lines of its own."""
    grouped = by_value(others)
    values = [value, *(other for _, other in grouped)]
    short = all(not isinstance(each, list | dict) and len(str(each)) < 20 for each in values)
    said = [Text("\n".join(value_lines(value)))] if value is not None or not others else []
    for where, other in grouped:
        lines = value_lines(other)
        gap = " " if len(lines) == 1 else "\n"
        said.append(Text.assemble((f"{where}:", "dim"), gap, "\n".join(lines)))
    return Text("; " if short else "\n").join(said)


def by_value(others: Sequence[Elsewhere]) -> list[tuple[str, Any]]:
    """Where a field holds what; sets that agree are named together."""
    found: list[tuple[str, Any]] = []
    last: Elsewhere | None = None
    for other in others:
        if last is not None and not other.edition and not last.edition and other.value == last.value:
            found[-1] = (f"{found[-1][0]}, {other.set}", other.value)
        else:
            found.append((other.where(), other.value))
        last = other
    return found


def value_lines(value: Any) -> list[str]:
    """A value of a card file for people: texts without quotes, effects one a line, parts one field a line."""
    if value is None or value == []:
        return [NONE]
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [f"{key_text(name)} = {value_text(inner, WIDE)}" for name, inner in value.items() if name != "name"] or [
            NONE
        ]
    if isinstance(value, list):
        if all(isinstance(item, dict) for item in value):
            return [value_text(item, WIDE) for item in value]
        return [", ".join(line for item in value for line in value_lines(item))]
    return [value_text(value, WIDE)]

"""`grimalkin rules`: look a rule up by its id or its words."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from rich.text import Text

from grimalkin.cli.arguments import game_named
from grimalkin.cli.language import language_wanted
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.tables import console, pairs
from grimalkin.core.errors import GrimalkinError, UnknownRule
from grimalkin.core.game import Game
from grimalkin.core.rules import Chapter, Rule, Rulebook
from grimalkin.words import ENGLISH, Words

NOTHING = 1
ID = re.compile(r"[A-Za-z]{2,}-[A-Za-z]{2,}-[0-9]+")


def rules(
    game: str = typer.Argument(..., metavar="GAME", help="The game's id; see [bold]grimalkin games[/bold]."),
    words: list[str] = typer.Argument(None, metavar="WORDS", help="A rule's id, or words to look for."),
    language: str | None = typer.Option(
        None, metavar="CODE", help="en, it, fr, es or de. Default: that of your terminal, for --json English."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of a table."),
) -> None:
    """Look a rule up. An id shows the rule in full, words search, and nothing lists the whole rulebook.

    Exit code 1 if no rule has all the words.

    Example: [bold]grimalkin rules cauldron sting team[/bold]
    """
    chosen = game_named(game)
    spoken = ENGLISH if as_json and language is None else language_wanted(language)
    try:
        speech = Words(chosen, spoken)
        book = translated(chosen.rulebook(), speech)
        found = find(book, chosen.rulebook(), words or [])
    except GrimalkinError as error:
        raise Refusal(str(error).split("\n")[0]) from None
    if not book.rules:
        raise Refusal(f"{chosen.id} has no rulebook: there are no rules in the data of the game")
    one = found[0] if words and len(found) == 1 else None
    if as_json:
        whole: dict[str, Any] = {"game": chosen.id, "language": spoken}
        whole["rules"] = [plain(rule, chosen) for rule in found]
        print(json.dumps(whole, indent=2))
    elif one is not None:
        show_rule(one, chosen, speech)
    elif words:
        show_found(found)
    else:
        show_book(book)
    if not found:
        said = " and ".join(f"'{word}'" for word in words)
        print(f"grimalkin: no rule of {chosen.id} speaks of {said}", file=sys.stderr)
        raise typer.Exit(NOTHING)


# looking


def translated(book: Rulebook, words: Words) -> Rulebook:
    """The rulebook as a reader of this language reads it."""
    chapters: list[Chapter] = []
    for chapter in book.chapters:
        heading = words.chapter(chapter.title)
        read = [Rule(rule.key, *words.rule(rule.key), rule.source, heading, rule.effect) for rule in chapter.rules]
        chapters.append(Chapter(heading, read))
    return Rulebook(chapters)


def find(book: Rulebook, english: Rulebook, words: Sequence[str]) -> list[Rule]:
    """The rules that are meant, best first. `UnknownRule` for an id that there is not."""
    if not words:
        return list(book.rules.values())
    if all(ID.fullmatch(word.strip()) for word in words):
        return [book.rule(word) for word in words]
    said = " ".join(words)
    if not any(sign.isalnum() for sign in said):
        raise UnknownRule(f"'{said}' is not a word; write the id of a rule, or words to look for")
    return book.search(said) or [book.rules[rule.key] for rule in english.search(said)]


def citing(game: Game, key: str) -> dict[str, str]:
    """The names of the cards that cite a rule in any set or edition, by id."""
    found: dict[str, str] = {}
    for card_set in game.card_sets().values():
        for library in card_set.editions.values():
            found.update({card.key: card.name for card in library.by_key.values() if key in card.rules})
    return found


def plain(rule: Rule, game: Game) -> dict[str, Any]:
    return {
        "id": rule.key,
        "title": rule.title,
        "text": rule.text,
        "chapter": rule.chapter,
        "source": rule.source,
        "effect": rule.effect,
        "cards": list(citing(game, rule.key)),
    }


# showing


def show_book(book: Rulebook) -> None:
    """The rules under their chapters."""
    out = console()
    width = max(len(key) for key in book.rules)
    for number, chapter in enumerate(book.chapters):
        if number:
            out.print()
        out.print(Text(chapter.title, "bold"))
        out.print(pairs([(rule.key, Text(rule.title)) for rule in chapter.rules], width=width))


def show_found(found: Sequence[Rule]) -> None:
    """Several rules with their texts, in the order in which they were found."""
    rows = [(rule.key, Text.assemble((rule.title, "bold"), "\n", rule.text)) for rule in found]
    console().print(pairs(rows))


def show_rule(rule: Rule, game: Game, words: Words) -> None:
    out = console()
    out.print(Text.assemble((rule.key, "bold"), "  ", (rule.title, "bold")))
    out.print()
    out.print(Text(rule.text))
    out.print()
    rows = [("chapter", Text(rule.chapter)), ("source", Text(rule.source))]
    if rule.effect:
        rows.append(("effect", Text(rule.effect)))
    cards = [f"{words.card(key)} ({key})" for key in citing(game, rule.key)]
    if cards:
        rows.append(("cards", Text(", ".join(cards))))
    out.print(pairs(rows))

"""What people read of a message: its words without its variables, and the English that stands in cards and rules."""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from grimalkin.core.game import Game
from grimalkin.words.bundle import Text, fluent_id
from grimalkin.words.printed import TEXT, printed, printings

APART: Final = re.compile(r"[\W_]+")


class Prose(Visitor):
    """The words of a part of a message, all its variants one after the other."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.said: list[str] = []
        self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the visitor's own names
        self.said.append(node.value or "")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.said.append(f"-{node.id.name}")  # another text, which is looked at by itself

    def text(self) -> str:
        return " ".join(self.said)


def prose_of(text: Text) -> dict[str, str]:
    """What each message, `message.attribute` and `-term` says."""
    found: dict[str, str] = {}
    for name, entry in text.entries.items():
        if entry.value is not None:
            found[name] = Prose(entry.value).text()
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = Prose(attribute.value).text()
    return found


def card_texts(game: Game) -> dict[str, str]:
    """The English of all cards in all printings, by the ids that a translation has for it."""
    found: dict[str, str] = {}
    seen: set[tuple[str, str, str]] = set()
    for ending, library in printings(game):
        for card in library.cards:
            name = fluent_id("card", card.key)
            found.setdefault(name, card.name)
            for field, english in printed(card).items():
                if (card.key, field, english) not in seen:
                    seen.add((card.key, field, english))
                    found[f"{name}.{field}{ending}"] = english
    return found


def rule_texts(game: Game) -> dict[str, str]:
    """The English of chapters and rules, by the ids that a translation has for it."""
    rulebook = game.rulebook()
    found = {fluent_id("chapter", chapter.title): chapter.title for chapter in rulebook.chapters}
    for rule in rulebook.rules.values():
        found |= {fluent_id(rule.key): rule.title, f"{fluent_id(rule.key)}.{TEXT}": rule.text}
    return found


def deck_id(text: str) -> str:
    """The message with the name of a ready deck, from what a seat writes to bring it; `.plan` says how it is played."""
    return fluent_id("deck", text.rsplit(maxsplit=1)[-1])


def deck_texts(game: Game) -> dict[str, str]:
    """The English of the decks that come with a game. One of a single card goes by the name of the card."""
    found: dict[str, str] = {}
    for deck in [*game.ready_decks(), *game.other_decks()]:
        if len(deck.cards) > 1:
            found |= {deck_id(deck.text): deck.name, f"{deck_id(deck.text)}.plan": deck.plan}
    return {name: english for name, english in found.items() if english}


def plain(said: str) -> str:
    """Words as they are compared: small letters, no marks."""
    return " ".join(APART.sub(" ", said).casefold().split())

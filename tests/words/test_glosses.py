"""Words of the table explain themselves: every stat, status and keyword that lies there, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from grimalkin.core.game import Game
from grimalkin.words.bundle import ENGLISH, LANGUAGES, fluent_id, load
from tests.support.effort import times
from tests.support.games import every_game
from tests.words.test_reasons import GAMES, walked

# what says by its own words all there is to say: names of others, and what lasts, which tells its own end
PLAIN = {"source", "effect", "amount", "on", "owner", "until"}


@cache
def words_on_the_table(name: str) -> set[str]:
    """The names of all facts and tokens of pieces and seats in some random games."""
    found: set[str] = set()
    for seed in range(times(8)):
        for table in walked(every_game()[name], seed):
            view = table.view(0)
            pieces = [piece for zone in view.zones for piece in zone.pieces]
            facts = [piece.facts for piece in pieces] + [seat.facts for seat in view.seats]
            found |= {fact.name for some in facts for fact in some}
            found |= {token for piece in pieces for token in piece.tokens}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_lies_on_the_table_explains_itself(game: Game, language: str) -> None:
    text = load(game.package, language)
    assert text is not None
    words = words_on_the_table(game.id) - PLAIN
    assert {word for word in words if fluent_id("gloss", word) not in text.entries} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_explanation_names_a_rule_that_there_is(game: Game) -> None:
    text = load(game.package, ENGLISH)
    assert text is not None
    named = {
        name: element.value
        for name, entry in text.entries.items()
        if name.startswith("gloss-")
        for attribute in getattr(entry, "attributes", [])
        if attribute.id.name == "rule"
        for element in attribute.value.elements
    }
    assert len(named) >= 5
    assert {name: rule for name, rule in named.items() if rule not in game.rulebook().rules} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_explanations_are_short(game: Game, language: str) -> None:
    text = load(game.package, language)
    assert text is not None
    spans = {name: entry.span for name, entry in text.entries.items() if name.startswith("gloss-")}
    assert {name for name, span in spans.items() if span is not None and span.end - span.start > 220} == set()

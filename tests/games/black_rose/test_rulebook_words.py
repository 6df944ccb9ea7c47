"""What the rulebook says to players about the table."""

from __future__ import annotations

import re

import pytest

from grimalkin.games.black_rose import GAME
from grimalkin.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_the_card_sets_that_there_are(language: str) -> None:
    words = Words(GAME, language)
    assert set(re.findall(r"'([a-z]+)'", words.rule("BR-SETUP-22")[1])) == set(GAME.card_sets())
    for key in ("BR-SETUP-01", "BR-SETUP-17"):
        assert set(re.findall(r"'([a-z]+)'", words.rule(key)[1])) == {"core"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_speaks_to_players(language: str) -> None:
    """No sections of another book, no programs, no sources under their short names."""
    words = Words(GAME, language)
    strange = re.compile(r"\b(\d+\.\d+|LUD|engines?|moteurs?|motor|motores|motore|motori|Programme?s?)\b")
    said = {key: words.rule(key)[1] for key in GAME.rulebook().rules}
    assert {key: text for key, text in said.items() if strange.search(text)} == {}

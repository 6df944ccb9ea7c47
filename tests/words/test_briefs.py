"""What cards do, in short: each line is of a card that there is, fits on it, and promises nothing that it does not."""

from __future__ import annotations

import re

import pytest

from grimalkin.core.game import Game
from grimalkin.words.bundle import ENGLISH, LANGUAGES, bundle_of, load
from tests.support.word_gaps import briefs_of
from tests.words.test_reasons import GAMES

LONGEST = 56
NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}


def lines_of(game: Game, language: str) -> dict[str, str]:
    text = load(game.package, language)
    assert text is not None
    names = [name for name in text.entries if name.startswith("brief-")]
    return {name: bundle_of(game.package, language).render(name, "", {}) or "" for name in names}


def numbers_in(text: str) -> set[str]:
    """The numbers of a text, in digits or as English words."""
    words = re.findall(r"[a-z]+|[0-9]+", text.lower())
    return {NUMBERS.get(word, word) for word in words if word.isdecimal() or word in NUMBERS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_they_fit_on_a_card(game: Game, language: str) -> None:
    assert {name: line for name, line in lines_of(game, language).items() if not 0 < len(line) <= LONGEST} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_their_numbers_are_printed_on_the_card(game: Game, language: str) -> None:
    printed = briefs_of(game)
    lines = lines_of(game, language)
    odd = {
        name: line for name, line in lines.items() if not set(re.findall(r"[0-9]+", line)) <= numbers_in(printed[name])
    }
    assert odd == {}


def test_a_number_that_a_card_does_not_have_is_found() -> None:
    assert numbers_in("Flip five times; 2 damage, 12+.") == {"5", "2", "12"}
    assert any(lines_of(game, ENGLISH) for game in GAMES)

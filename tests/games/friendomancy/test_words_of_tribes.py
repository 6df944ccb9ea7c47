"""Tribes and kinds of cards have their names in every language, and every Tribe has a mark and shows on its cards."""

from __future__ import annotations

import pytest

from grimalkin.art import faces_of
from grimalkin.art.looks import look_of
from grimalkin.core.view import Fact
from grimalkin.games.friendomancy import GAME
from grimalkin.games.friendomancy.kinds import TRIBES, TYPES
from grimalkin.words import LANGUAGES, Words

MOST = 2  # small silhouettes on a portrait


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tribe_and_kind_has_a_name(language: str) -> None:
    words = Words(GAME, language)
    names = [words.word(word) for word in (*TRIBES, *TYPES)]
    assert len(set(names)) == len(names) == 18
    assert all(name[0].isupper() for name in names)


def test_several_tribes_are_told_in_the_words_of_a_language() -> None:
    fact = Fact("tribes", "snack.slime")
    assert Words(GAME, "en").fact_value(fact) == "Snack Slime"
    assert Words(GAME, "de").fact_value(fact) == "Imbiss Schleim"


def test_the_tribes_of_a_card_are_beside_its_picture() -> None:
    marks = look_of(GAME.package, GAME.title).marks
    assert list(marks) == TRIBES
    faces = faces_of(GAME)
    for key, sheet in GAME.card_sets()["spec"].sheets.items():
        tribes = sheet.table.get("tribes", [])
        if tribes:
            assert faces[key].small == [marks[tribe] for tribe in tribes][:MOST], key

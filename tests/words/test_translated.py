"""Nothing is left in English where nothing may be, and whatever is rightly the same is listed with its reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.words.bundle import SHARED, BadText
from grimalkin.words.prose import plain
from grimalkin.words.untranslated import (
    OTHERS,
    PARTS,
    Corpus,
    Left,
    agreed_in,
    corpora_of,
    counts,
    left_in,
    page_corpora,
)
from tests.words.made_up import Maker

PAGE = Path(__file__).parents[2] / "web/src"
EVERY: list[Game | None] = [None, *GAMES.values(), *TEACHING.values()]


def name_of(game: Game | None) -> str:
    return game.id if game is not None else "every game"


@pytest.mark.parametrize("game", EVERY, ids=name_of)
def test_nothing_is_left_in_english_where_nothing_may_be(game: Game | None) -> None:
    found = counts(game, PAGE)
    assert {count.language for count in found} == set(OTHERS)
    left = [f"{one.file}: {one.id}: {one.why}" for count in found if count.required for one in count.left]
    assert left == []


def test_the_parts_that_must_be_complete_are_looked_at() -> None:
    for game in GAMES.values():
        parts = {count.part: count for count in counts(game, PAGE)}
        assert {"interface", "log", "errors", "cards", "rules"} <= set(parts)
        assert all(parts[part].texts and parts[part].required for part in ("interface", "log", "errors"))
    shared = {count.part: count.texts for count in counts(None, PAGE)}
    assert set(shared) == {"interface", "errors"}
    assert shared["interface"] > 700
    whole = {count.part for count in counts(GAMES["black-rose"], PAGE) if count.required and count.texts}
    assert {"cards", "rules"} <= whole


@pytest.mark.parametrize("game", EVERY, ids=name_of)
def test_every_text_that_may_be_the_same_is_needed(game: Game | None) -> None:
    games = EVERY if game is None else [game]
    for language in OTHERS:
        said: set[str] = set()
        for one in games:
            for corpus in [*corpora_of(one, language), *page_corpora(one, language, PAGE)]:
                english = corpus.english
                said |= {
                    plain(text) for name, text in corpus.own.items() if plain(english.get(name, "")) == plain(text)
                }
        lists = agreed_in(game.package if game is not None else SHARED).alike
        idle = [text for one in lists if language in one.languages for text in one.texts if plain(text) not in said]
        assert (language, idle) == (language, [])
        assert all(one.why for one in lists)


def test_what_is_missing_the_same_or_mixed_is_counted() -> None:
    english = {"a": "The pot", "b": "Fire", "c": "{ $n } herbs", "d": "Nettle", "e": "A card", "f": "42"}
    own = {"a": "The Topf", "b": "fire!", "d": "Nettle", "e": "Nettle and Rue, eine Karte", "f": "42"}
    assert left_in(Corpus("log", "x.ftl", english, own), frozenset({"nettle"})) == [
        Left("x.ftl", "a", "has English words"),
        Left("x.ftl", "b", "same as the English"),
        Left("x.ftl", "c", "missing"),
        Left("x.ftl", "e", "has English words"),
    ]


def test_a_game_may_have_no_list(make: Maker) -> None:
    game = make.game(
        {"text/en.ftl": "word-pot = Pot\nwhy-cold = the fire is out\n", "text/de.ftl": "word-pot = Topf\n"}
    )
    found = {(count.language, count.part): [left.id for left in count.left] for count in counts(game)}
    assert found["de", "log"] == []
    assert found["it", "log"] == ["word-pot"]
    assert found["de", "errors"] == ["why-cold"]
    assert {part for _, part in found} <= set(PARTS)


def test_a_list_with_a_mistake_is_refused(make: Maker) -> None:
    game = make.game({"text/en.ftl": "word-pot = Pot\n", "text/translated.toml": "[whole]\nlog = 3\n"})
    with pytest.raises(BadText, match=r"text/translated\.toml: "):
        counts(game)

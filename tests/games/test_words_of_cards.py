"""Every word that a card file can say has one line for designers, and a word in the wrong place is put right."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from grimalkin.core.cards import Parts, Vocabulary
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards
from grimalkin.core.fields import Field, Inner, Many, Word
from grimalkin.core.game import Game
from grimalkin.core.glossary import PART, SHARED, VERB, field_line, fields_of, line_of, lists_of
from grimalkin.games import GAMES, TEACHING

EVERY = [game for game in (*GAMES.values(), *TEACHING.values()) if game.vocabulary is not None]


def vocabulary(game: Game) -> Vocabulary:
    assert game.vocabulary is not None
    return game.vocabulary


def owners(words: Vocabulary) -> Iterator[tuple[str, list[Field]]]:
    for kind in words.kinds:
        yield kind.word, kind.fields
        for field in kind.fields:
            if isinstance(field, Parts):
                yield field.name, field.fields
    for verb in words.verbs:
        yield verb.word, verb.fields


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_word_has_a_line_and_every_line_a_word(game: Game) -> None:
    words = vocabulary(game)
    lists = lists_of(words)
    assert [(what, word) for what in lists for word in lists[what] if not line_of(words, what, word)] == []
    fields = {f"field of {owner}": [field.name for field in fields] for owner, fields in owners(words)}
    for owner, inner in owners(words):
        fields[f"field of {owner}"] = [*fields[f"field of {owner}"], *[field.name for field in inner]]
        assert [field.name for field in inner if not field_line(words, owner, field.name)] == [], owner
    fields["field"] = [field.name for field in fields_of(words)]
    for what, lines in words.says.items():
        known = fields.get(what, lists.get(what, []))
        assert [word for word in lines if word not in known] == [], what
    for lines in (*words.says.values(), *SHARED.values()):
        for line in lines.values():
            assert line.isprintable()
            assert 1 <= len(line) <= 90


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_field_that_takes_one_of_some_words_lists_them(game: Game) -> None:
    """Found by what the loader does: a field that refuses a made-up word and takes another is a list of words."""
    for field in fields_of(vocabulary(game)):
        inner = field
        while isinstance(inner, Many):
            inner = inner.each
        if isinstance(inner, Word | Inner) or isinstance(getattr(inner, "words", None), list):
            assert field.lists(), field.name
            assert all(words for _what, words in field.lists())


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_word_in_the_cards_of_the_game_is_listed(game: Game) -> None:
    """What stands in the files themselves, besides numbers, ids and what people read."""
    words = vocabulary(game)
    lists = lists_of(words)
    known = {word for what in lists for word in lists[what]} | {field.name for field in fields_of(words)}
    known |= {*words.editions, "edition", "kind", "removed", *[f"{unit}s" for unit in words.units]}
    split = {part for word in known for part in word.replace("_", " ").split()} | known
    cards = set(game.library({}).names())
    spoken = ("name", "text", "origin", "rules", "art", "small", "signed", "toad", "code", "loot", "reading")
    for text in data_files(game.package, "cards", ".toml").values():
        for key, table in tomllib.loads(text).items():
            for word in words_in({name: value for name, value in table.items() if name not in spoken}, spoken):
                assert word in split or word in cards, f"{key}: {word}"


def words_in(value: Any, spoken: tuple[str, ...]) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in spoken:
                yield name
                yield from words_in(inner, spoken)
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner, spoken)
    elif isinstance(value, str):
        for sign in "()[]|+-*<>=!,":
            value = value.replace(sign, " ")
        yield from (word for word in value.split() if not word.isdecimal())


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_parts_and_verbs_are_among_the_words(game: Game) -> None:
    lists = lists_of(vocabulary(game))
    assert lists[VERB] == [verb.word for verb in vocabulary(game).verbs]
    parts = {field.name for kind in vocabulary(game).kinds for field in kind.fields if isinstance(field, Parts)}
    assert parts
    assert set(lists[PART]) == parts


# a word in the place of a verb

PET = """
[cub]
name   = "Cub"
kind   = "pet"
health = 90
speed  = 50
hit    = 3
miss   = 4
[[cub.battle]]
name   = "Cub Nip"
cost   = 0
damage = 20
then   = [{effect}]
"""


@pytest.mark.parametrize(
    ("effect", "place", "what"),
    [
        (
            '{ burn = 2, to = "target" }',
            ".burn",
            """'burn' is a status, not a verb; write { status = "burn", counters = 2, to = "target" }""",
        ),
        (
            '{ stunned = true, to = "target" }',
            ".stunned",
            """'stunned' is a status, not a verb; write { status = "stunned", to = "target" }""",
        ),
        ('{ poison = "target" }', ".poison", """write { status = "poison", to = "target" }"""),
        (
            "{ Fear = 1 }",
            ".Fear",
            """'Fear' is a status, not a verb; write { status = "fear", counters = 1, to = ...""",
        ),
        ('{ to = "target", bleed = 1 }', ".bleed", """{ status = "bleed", counters = 1, to = "target" }"""),
        ('{ chomp = true, to = "target" }', ".chomp", """'chomp' is a hold, not a verb; write { hold = "chomp","""),
        ('{ speed = -10, to = "target", for = "end of turn" }', ".speed", """{ modify = "speed", by = -10, to = """),
        ('"burn"', "", """'burn' is a status, not a verb; write { status = "burn", to = ... }"""),
        ('{ dmage = 10, to = "target" }', ".dmage", "no verb 'dmage'; did you mean 'damage'?"),
    ],
)
def test_a_status_in_the_place_of_a_verb_is_put_right(effect: str, place: str, what: str) -> None:
    with pytest.raises(BadCards) as error:
        GAMES["mythic-arena"].with_own("mine", "mine.toml", PET.replace("{effect}", effect))
    assert [(fault.line, fault.place) for fault in error.value.faults] == [(13, f"cub.battle[1].then[1]{place}")]
    assert what in error.value.faults[0].what


def test_what_the_message_says_is_right() -> None:
    effect = '{ status = "burn", counters = 2, to = "target" }'
    game = GAMES["mythic-arena"].with_own("mine", "mine.toml", PET.replace("{effect}", effect))
    assert "cub" in game.library({}).by_key

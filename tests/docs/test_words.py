"""The pages with the words of each game: they are as the command prints them, and no word is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab.notation import forms, page
from grimalkin.words.words import readable
from tests.cli.inside import said

DOCS = Path(__file__).resolve().parents[2] / "docs"
EVERY = [*GAMES.values(), *TEACHING.values()]
ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \| (.+) \|$", re.MULTILINE)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_the_page_is_what_the_command_prints(game: Game) -> None:
    command = f"grimalkin scenario --words {game.id}"
    kept = (DOCS / "words" / f"{game.id}.md").read_text(encoding="utf-8")
    assert kept == page(game), f"{command} > docs/words/{game.id}.md"
    assert said("scenario", "--words", game.id) == (0, kept, "")


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_choice_and_every_told_word_has_a_line(game: Game) -> None:
    rows = ROW.findall(page(game))
    assert {form.split()[0] for form, _example, _words in rows} == (
        {text.split()[0] for text in game.codes.by_text} | set(game.event_types.names)
    )
    told = [form for form, _example, _words in rows if form.split()[0] in game.event_types.names]
    for name, types in game.event_types.spellings().items():
        assert " ".join([name, *[kind.upper() for kind in types]]) in told
    for form, example, words in rows:
        assert words.strip(), form
        assert words != readable(example), f"{form} has no sentence in English"


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_choice_has_the_form_of_a_line(game: Game) -> None:
    """Each text of the vocabulary fits a form, and the examples are choices themselves."""
    found = forms(game)
    for form in found:
        assert game.codes.code(form.example) >= 0
    for code in game.codes.used():
        verb, *parts = game.codes.text(code).split()
        layout = game.layout.texts[code].split()[1:]
        fits = [
            form
            for form in found
            if form.verb == verb
            and len(form.kinds) == len(parts)
            and all(layout[i] in words for i, words in enumerate(form.words))
        ]
        assert fits, game.codes.text(code)


def test_the_notation_names_the_pages() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    for game in EVERY:
        assert f"(words/{game.id}.md)" in text


def test_words_with_something_to_run_are_refused() -> None:
    code, out, error = said("scenario", "--words", "cauldron", "x.toml")
    assert (code, out) == (2, "")
    assert "--words prints a page and runs nothing; leave out the rest" in error
    assert said("scenario", "--words", "couldron")[0] == 2


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_the_notation_names_every_point_and_field_of_a_position(game: Game) -> None:
    text = re.sub(
        r"^```.*?^```", "", (DOCS / "notation.md").read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    words = set(re.findall(r"[\w.]+", " ".join(re.findall(r"`([^`\n]+)`", text))))
    words |= {word.rpartition(".")[2] for word in words}
    seats = game.seats[0]
    missing = [point for point in game.positions.points() if point not in words]
    missing += [field.name for field in game.positions.fields(seats) if field.name not in words]
    assert missing == []

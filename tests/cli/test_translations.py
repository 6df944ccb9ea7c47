"""`grimalkin translations` as a user meets it: the table, the list, JSON, exit codes, wrong words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimalkin.games import TEACHING
from tests.cli.inside import said
from tests.words.made_up import Maker

ROOT = Path(__file__).resolve().parents[2]
PAGE = str(ROOT / "web" / "src")


def test_a_game_is_counted_part_by_part() -> None:
    code, out, err = said("translations", "cauldron", "--page", PAGE)
    assert (code, err) == (0, "")
    lines = [line.split() for line in out.splitlines()]
    assert lines[0] == ["game", "language", "interface", "log", "errors", "lessons", "cards", "rules"]
    assert lines[1][:2] == ["cauldron", "it"]
    assert lines[1][2:6] == ["0*", "0*", "0*", "-"]
    assert lines[4] == ["de", "0*", "0*", "0*", "-", "0*", "0*"]
    assert lines[-1] == ["Nothing", "is", "left", "in", "English", "where", "nothing", "may", "be."]


def test_a_list_names_each_text() -> None:
    code, out, _ = said("translations", "cauldron", "--language", "it", "--list", "--check", "--page", PAGE)
    assert code == 0  # rules may stay English there
    assert "grimalkin/games/cauldron/text/it.ftl: CA-FIRE-01: missing" in out
    assert "de.ftl" not in out


def test_programs_get_json() -> None:
    code, out, _ = said("translations", "cauldron", "--language", "de", "--json", "--page", PAGE)
    found = {count["part"]: count for count in json.loads(out)}
    assert code == 0
    assert {count["language"] for count in found.values()} == {"de"}
    assert found["rules"]["left"] == []
    assert found["rules"]["required"] is True
    assert found["rules"]["texts"] > 50


def test_what_may_not_be_left_ends_with_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make = Maker(tmp_path, monkeypatch)
    english = "word-pot = Pot\nword-fire = fire\n"
    game = make.game({"text/en.ftl": english, "text/de.ftl": "title = Topf\nword-pot = Pot\n"})
    monkeypatch.setitem(TEACHING, "made-up", game)
    words = ("translations", "made-up", "--language", "de")
    code, out, _ = said(*words)
    assert code == 0
    assert "text/de.ftl: word-pot: same as the English" in out
    assert "text/de.ftl: word-fire: missing" in out
    assert said(*words, "--check")[0] == 1


def test_without_the_page_that_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert "note: the page was not looked at" in said("translations", "cauldron")[1].replace("\n", " ")


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("--language", "en"), "--language 'en' is no other language; there are: it, fr, es, de"),
        (("--page", "nowhere"), "--page 'nowhere' has no folder text; name the source of the page, such as web/src"),
        (("no-game",), "no-game"),
    ],
)
def test_wrong_words_are_refused(words: tuple[str, ...], wrong: str) -> None:
    code, _, err = said("translations", *words)
    assert code == 2
    assert wrong in err

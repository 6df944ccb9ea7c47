"""`grimalkin rules`: the whole book, one rule, a search, wrong words."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from grimalkin.games import GAMES, TEACHING
from tests.cli.inside import cells, inside, lines, said, zoo_at
from tests.support.bare import BARE

NUMBERS = itertools.count()
BOOK = TEACHING["cauldron"].rulebook()


@pytest.fixture
def zoo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    name = f"zoo_of_rules_{next(NUMBERS)}"
    game = zoo_at(tmp_path, name)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(TEACHING, "zoo", game)
    return tmp_path / name


def test_without_words_the_whole_book_is_listed_by_chapters() -> None:
    code, out, err = said("rules", "cauldron")
    assert (code, err) == (0, "")
    expected: list[list[str]] = []
    for chapter in BOOK.chapters:
        expected += [[""]] if expected else []
        expected += [[chapter.title], *([rule.key, rule.title] for rule in chapter.rules)]
    assert cells(out) == expected


def test_an_id_shows_the_rule_in_full_with_the_cards_that_cite_it() -> None:
    code, out, err = said("rules", "cauldron", "ca-herb-04")
    assert (code, err) == (0, "")
    assert lines(out) == [
        "CA-HERB-04  Score more",
        "",
        "The side of the thrower gains or loses that many points, and never goes below",
        "zero.",
        "",
        "chapter  What herbs do",
        "source   ours",
        "cards    Moonwort (moonwort)",
    ]


def test_a_rule_without_an_effect_says_why() -> None:
    _, out, _ = said("rules", "cauldron", "CA-END-02")
    assert lines(out)[-1] == "effect   none: it happens after the game"


def test_a_rule_in_another_language() -> None:
    _, out, _ = said("rules", "cauldron", "CA-HERB-04", "--language", "de")
    shown = lines(out)
    assert shown[0] == "CA-HERB-04  Mehr Punkte"
    assert shown[-3:] == ["chapter  Was Kräuter tun", "source   ours", "cards    Mondraute (moonwort)"]
    _, out, _ = said("rules", "cauldron", "CA-HERB-04", "--language", "it")
    assert lines(out)[0] == "CA-HERB-04  Score more"


def test_the_terminals_language_is_spoken_but_not_in_json() -> None:
    assert lines(said("rules", "cauldron", "CA-END-02", locale="de_DE")[1])[0] == "CA-END-02  Gute Sitten"
    found = json.loads(said("rules", "cauldron", "CA-END-02", "--json", locale="de_DE")[1])
    assert (found["language"], found["rules"][0]["title"]) == ("en", "Good manners")


def test_several_ids_are_shown_with_their_texts() -> None:
    _, out, _ = said("rules", "cauldron", "CA-STIR-03", "CA-STIR-01")
    assert [row[0] for row in cells(out) if row[0].startswith("CA-")] == ["CA-STIR-03", "CA-STIR-01"]


def test_words_search_with_the_best_first() -> None:
    code, out, err = said("rules", "cauldron", "purr", "sting")
    assert (code, err) == (0, "")
    found = [row[0] for row in cells(out) if row[0].startswith("CA-")]
    assert found == [rule.key for rule in BOOK.search("purr sting")]
    assert len(found) > 1
    _, out, _ = said("rules", "cauldron", "sting")
    found = [row[0] for row in cells(out) if row[0].startswith("CA-")]
    assert found[:2] == ["CA-HERB-02", "CA-SCORE-04"]  # the title itself, a word of the title, then those in the text


def test_a_search_with_one_hit_shows_it_in_full() -> None:
    _, out, _ = said("rules", "cauldron", "washes")
    assert lines(out)[0] == "CA-END-02  Good manners"


def test_a_search_looks_into_the_language_first_and_into_english_else() -> None:
    _, german, _ = said("rules", "cauldron", "spült", "--language", "de")
    assert lines(german)[0] == "CA-END-02  Gute Sitten"
    _, english, _ = said("rules", "cauldron", "washes", "--language", "de")
    assert english == german


def test_the_beginning_of_ids_finds_all_of_them() -> None:
    _, out, _ = said("rules", "cauldron", "CA-STIR")
    found = [row[0] for row in cells(out) if row[0].startswith("CA-")]
    assert found[:3] == ["CA-STIR-01", "CA-STIR-02", "CA-STIR-03"]


def test_no_hit_is_said_and_gives_exit_code_1() -> None:
    line = "grimalkin: no rule of cauldron speaks of 'dragon' and 'fire'\n"
    assert said("rules", "cauldron", "dragon", "fire") == (1, "", line)
    code, out, err = said("rules", "cauldron", "dragon", "fire", "--json")
    assert (code, json.loads(out)["rules"], err) == (1, [], line)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["cauldron", "CA-SPON-01"], "no rule 'CA-SPON-01'; did you mean CA-SPOON-01"),
        (["cauldron", "CA-STIR-01", "XX-YYYY-99"], "no rule 'XX-YYYY-99'"),
        (["cauldron", "?"], "'?' is not a word; write the id of a rule, or words to look for"),
        (["cauldron", "--language", "xx"], "--language 'xx' is not spoken here; there are: en, it, fr, es, de"),
        (["nought"], f"no game 'nought'; there are: {', '.join({**GAMES, **TEACHING})}"),
        ([], "Missing argument 'GAME'; see grimalkin rules --help"),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(words: list[str], line: str) -> None:
    code, out, err = said("rules", *words)
    assert (code, out) == (2, "")
    assert err.startswith(f"grimalkin: {line}")
    assert err.count("\n") == 1


def test_a_game_without_a_rulebook_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = BARE
    monkeypatch.setitem(TEACHING, "bare", bare)
    line = f"grimalkin: {bare.id} has no rulebook: there are no rules in the data of the game\n"
    assert said("rules", "bare") == (2, "", line)
    assert said("rules", "bare", "fire") == (2, "", line)


def test_a_rulebook_with_mistakes_is_refused_in_one_line(zoo: Path) -> None:
    (zoo / "rules" / "2-more.toml").write_text('chapter = "More"\n[one]\n[two]\n', encoding="utf-8")
    code, out, err = said("rules", "zoo")
    assert (code, out) == (2, "")
    assert err.startswith("grimalkin: 2-more.toml, line 2: one: ")
    assert err.count("\n") == 1


@pytest.mark.usefixtures("zoo")
def test_nothing_in_a_rule_is_taken_for_a_style() -> None:
    _, out, _ = said("rules", "zoo", "ZO-PET-01")
    assert lines(out)[:3] == ["ZO-PET-01  Pets [bold]", "", "Pets are :cat: friends."]


def test_json_has_everything() -> None:
    code, out, err = said("rules", "cauldron", "CA-HERB-04", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "game": "cauldron",
        "language": "en",
        "rules": [
            {
                "id": "CA-HERB-04",
                "title": "Score more",
                "text": "The side of the thrower gains or loses that many points, and never goes below zero.",
                "chapter": "What herbs do",
                "source": "ours",
                "effect": "",
                "cards": ["moonwort"],
            }
        ],
    }
    whole = json.loads(said("rules", "cauldron", "--json")[1])
    assert [rule["id"] for rule in whole["rules"]] == list(BOOK.rules)


def test_help_shows_an_example_and_narrow_terminals_are_kept_to() -> None:
    done = inside("rules", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Example: grimalkin rules cauldron" in done.stdout
    _, out, _ = said("rules", "cauldron", "sting", columns=40)
    assert max(len(line) for line in out.splitlines()) <= 40

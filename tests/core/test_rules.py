"""The rulebook as data: order, look-up, search, and every mistake that a file of rules can have."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadRules, Fault, UnknownRule
from grimalkin.core.rules import Rulebook, load_rules, read_rules
from grimalkin.games.cauldron import GAME
from tests.support.effort import times

RULE = '[AB-CD-01]\ntitle = "A title"\ntext = "Some text."\nsource = "p. 1"\n'
FILE = f'chapter = "One"\n\n{RULE}'
FILES = data_files(GAME.package, "rules", ".toml")


def refused(files: dict[str, str]) -> list[str]:
    with pytest.raises(BadRules) as error:
        read_rules(files)
    assert error.value.code == "bad_rules"
    return str(error.value).split("\n")


# reading


def test_rules_stand_in_the_order_of_the_files_each_with_its_chapter() -> None:
    book = read_rules(
        {
            "1.toml": 'chapter = "One"\n' + RULE + RULE.replace("01", "07"),
            "2.toml": 'chapter = "Two"\n' + RULE.replace("01", "03") + 'effect = "none: good manners"\n',
        }
    )
    assert list(book.rules) == ["AB-CD-01", "AB-CD-07", "AB-CD-03"]
    assert [chapter.title for chapter in book.chapters] == ["One", "Two"]
    assert [[rule.key for rule in chapter.rules] for chapter in book.chapters] == [
        ["AB-CD-01", "AB-CD-07"],
        ["AB-CD-03"],
    ]
    rule = book.rule("AB-CD-03")
    assert (rule.key, rule.title, rule.text, rule.source) == ("AB-CD-03", "A title", "Some text.", "p. 1")
    assert (rule.chapter, rule.effect) == ("Two", "none: good manners")
    assert book.rule("AB-CD-01").effect == ""


def test_a_package_has_its_rulebook_and_one_without_a_folder_an_empty_one() -> None:
    book = load_rules(GAME.package)
    assert list(book.rules) == list(GAME.rulebook().rules)
    assert [chapter.title for chapter in book.chapters] == [
        "Setup",
        "The round",
        "Scoring",
        "What herbs do",
        "Drawing and the end",
    ]
    assert list(book.rules)[:3] == ["CA-SETUP-01", "CA-SETUP-02", "CA-STIR-01"]
    empty = load_rules("")
    assert (empty.chapters, empty.rules) == ([], {})


# mistakes

TEXT = "expected a text in quotes that says something"
EFFECT = "expected 'none: ' or 'kept: ' in quotes, and then why no code needs the rule"
NO_VALUE = "there is no value here; a text stands in quotes, a number and true or false do not"
NO_NAME = "a name should stand here; a table { ... } ends on its line, without a ',' before the '}'"
NO_ID = "this is not a rule id; write one like CA-STIR-01: game, chapter, number"

MISTAKES = [
    ("", "1.toml: 'chapter' is missing; write chapter = \"...\" above the first rule"),
    (RULE, "1.toml: 'chapter' is missing; write chapter = \"...\" above the first rule"),
    (FILE.replace('"One"', "1"), f"1.toml, line 1: chapter: got 1; {TEXT}"),
    (FILE.replace('"One"', '""'), f"1.toml, line 1: chapter: got an empty text; {TEXT}"),
    (FILE.replace("AB-CD-01", "AB-CD-1"), f"1.toml, line 3: AB-CD-1: {NO_ID}"),
    (FILE.replace("AB-CD-01", "ab-cd-01"), f"1.toml, line 3: ab-cd-01: {NO_ID}"),
    (FILE.replace("AB-CD-01", '"AB-CD-01\\n"'), f'1.toml, line 3: "AB-CD-01?": {NO_ID}'),
    (FILE.replace('title = "A title"\n', ""), f"1.toml, line 3: AB-CD-01: 'title' is missing; {TEXT}"),
    (FILE.replace('text = "Some text."\n', ""), f"1.toml, line 3: AB-CD-01: 'text' is missing; {TEXT}"),
    (FILE.replace('source = "p. 1"\n', ""), f"1.toml, line 3: AB-CD-01: 'source' is missing; {TEXT}"),
    (FILE.replace("source", "sorce"), "1.toml, line 6: AB-CD-01.sorce: no field 'sorce'; did you mean 'source'?"),
    (
        FILE + "page = 5\n",
        "1.toml, line 7: AB-CD-01.page: no field 'page'; there are: title, text, source, effect",
    ),
    (FILE.replace('"A title"', "5"), f"1.toml, line 4: AB-CD-01.title: got 5; {TEXT}"),
    (FILE.replace('"A title"', "true"), f"1.toml, line 4: AB-CD-01.title: got true; {TEXT}"),
    (FILE.replace('"Some text."', '"  "'), f"1.toml, line 5: AB-CD-01.text: got an empty text; {TEXT}"),
    (FILE + "effect = 1\n", f"1.toml, line 7: AB-CD-01.effect: got 1; {EFFECT}"),
    (FILE + 'effect = "good manners"\n', f"1.toml, line 7: AB-CD-01.effect: got 'good manners'; {EFFECT}"),
    (FILE + 'effect = "kept:  "\n', f"1.toml, line 7: AB-CD-01.effect: got 'kept:'; {EFFECT}"),
    (
        'chapter = "One"\nAB-CD-01 = "Some text."\n',
        "1.toml, line 2: AB-CD-01: got 'Some text.'; write a table: [AB-CD-01], then title, text and source",
    ),
    (
        'chapter = "One"\n[[AB-CD-01]]\n',
        "1.toml, line 2: AB-CD-01: got a list of 1; write a table: [AB-CD-01], then title, text and source",
    ),
    (FILE + RULE, "1.toml, line 7: AB-CD-01: it stands on line 3 already; keep one, or rename the other"),
    (
        FILE + 'title = "Again"\n',
        "1.toml, line 7: AB-CD-01.title: it stands on line 4 already; keep one, or rename the other",
    ),
    (
        FILE.replace('"A title"', '"A title'),
        "1.toml, line 4: this is not TOML: a text has no closing quote on its line",
    ),
    (
        FILE.replace('"A title"', "A title"),
        f"1.toml, line 4: this is not TOML: {NO_VALUE}",
    ),
    (
        FILE + f"a = {'[' * 30}{']' * 30}\n",
        "1.toml: its lists or tables lie deeper than 16 in one another; write it flatter",
    ),
]


@pytest.mark.parametrize(("text", "message"), MISTAKES, ids=[case[1] for case in MISTAKES])
def test_each_mistake_gets_its_own_line(text: str, message: str) -> None:
    assert refused({"1.toml": text}) == [message]


def test_a_rule_in_two_files_is_told_with_both_places() -> None:
    what = "rule AB-CD-01 stands in 1.toml, line 3 already; keep one, or give the other a new number"
    assert refused({"1.toml": FILE, "2.toml": "\n" + FILE}) == [f"2.toml, line 4: AB-CD-01: {what}"]


def test_all_mistakes_of_all_files_are_told_at_once() -> None:
    files = {"1.toml": FILE.replace("title", "titel"), "2.toml": "[", "3.toml": RULE.replace("01", "0") + "a = 1\n"}
    assert refused(files) == [
        "1.toml, line 4: AB-CD-01.titel: no field 'titel'; did you mean 'title'?",
        f"2.toml, line 1: this is not TOML: {NO_NAME}",
        "3.toml: 'chapter' is missing; write chapter = \"...\" above the first rule",
        f"3.toml, line 1: AB-CD-0: {NO_ID}",
    ]


# looking up


def test_a_rule_is_found_by_its_id_however_it_is_written() -> None:
    book = GAME.rulebook()
    for key in ("CA-STIR-01", "ca-stir-01", " ca-Stir-01 "):
        assert book.rule(key).title == "The stirrer"


def test_an_unknown_id_is_told_with_the_nearest() -> None:
    book = GAME.rulebook()
    rest = f"there are {len(book.rules)}, from CA-SETUP-01 to {list(book.rules)[-1]}"
    for key, message in [
        ("CA-STIR-1", "no rule 'CA-STIR-1'; did you mean CA-STIR-01 or CA-STIR-03 or CA-STIR-02?"),
        ("ca-purr-03", "no rule 'ca-purr-03'; did you mean CA-PURR-02 or CA-PURR-01 or CA-STIR-03?"),
        ("x", f"no rule 'x'; {rest}"),
        ("", f"no rule ''; {rest}"),
        ("\x1b[31m" + "y" * 90, f"no rule '?[31m{'y' * 52}...'; {rest}"),
    ]:
        with pytest.raises(UnknownRule) as error:
            book.rule(key)
        assert str(error.value) == message
    with pytest.raises(UnknownRule) as error:
        Rulebook([]).rule("CA-STIR-01")
    assert str(error.value) == "no rule 'CA-STIR-01'; this rulebook is empty"


# searching


def found(words: str, book: Rulebook | None = None) -> list[str]:
    return [rule.key for rule in (book or GAME.rulebook()).search(words)]


def shelf(*rules: tuple[str, str]) -> Rulebook:
    """A book of rules with these titles and texts, numbered from 1."""
    tables = [
        f'[AB-CD-{i:02}]\ntitle = "{title}"\ntext = "{text}"\nsource = "ours"\n'
        for i, (title, text) in enumerate(rules, 1)
    ]
    return read_rules({"1.toml": 'chapter = "Fire"\n' + "".join(tables)})


def test_the_best_come_first() -> None:
    book = shelf(
        ("One", "Nothing like thorns."),  # a part of another word, in the text
        ("Two", "A thorn pricks."),  # the word, in the text
        ("Thorns and roses", "x"),  # a part of another word, in the title
        ("A thorn in a rose", "x"),  # the word, in the title
        ("Thorn", "x"),  # the title
        ("Six", "x"),
    )
    assert found("thorn", book) == ["AB-CD-05", "AB-CD-04", "AB-CD-03", "AB-CD-02", "AB-CD-01"]
    assert found("THORN", book) == found("thorn", book)


def test_equals_stay_in_the_order_of_the_book() -> None:
    book = shelf(("A cat", "x"), ("Cat food", "x"), ("A dog", "cat"), ("The cat", "x"))
    assert found("cat", book) == ["AB-CD-01", "AB-CD-02", "AB-CD-04", "AB-CD-03"]


def test_every_word_must_occur_somewhere_in_the_rule() -> None:
    book = shelf(("A red cat", "sleeps"), ("A cat", "is red"), ("A dog", "is red"))
    assert found("red cat", book) == ["AB-CD-01", "AB-CD-02"]
    assert found("cat, sleeps!", book) == ["AB-CD-01"]
    assert found("fire", book) == ["AB-CD-01", "AB-CD-02", "AB-CD-03"]  # the chapter
    assert found("red cat bird", book) == []


def test_nothing_is_found_for_nothing() -> None:
    assert found("") == found("  ") == found("!?") == []


def test_an_id_or_a_part_of_it_finds_its_rules() -> None:
    assert found("CA-STIR-02") == ["CA-STIR-02"]
    assert found("stir-02")[0] == "CA-STIR-02"
    assert found("ca-draw")[:3] == ["CA-DRAW-01", "CA-DRAW-02", "CA-DRAW-03"]


def test_the_teaching_game_is_searched_as_a_player_would() -> None:
    assert found("sting")[:2] == ["CA-HERB-02", "CA-SCORE-04"]
    assert found("spoon")[0] == "CA-SPOON-01"
    assert found("empty bag") == ["CA-DRAW-02"]
    assert found("washes the cauldron") == ["CA-END-02"]


# fuzz

PIECES = st.sampled_from(
    [
        *"[]{}=\"'.,#\n -01",
        "chapter",
        "title",
        "text",
        "source",
        "effect",
        "[AB-CD-01]",
        "[[AB-CD-02]]",
        "CA-STIR-01",
        '"x"',
        '"""',
        "'''",
        "true",
        "1e9",
        "2020-01-01",
        " = ",
        "\x00",
        "\ud800",
        "é",
    ]
)


def edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    for at, length, piece in edits:
        at %= len(text) + 1
        text = text[:at] + piece + text[at + length :]
    return text


@settings(max_examples=times(300), deadline=None, derandomize=True)
@given(
    st.sampled_from(sorted(FILES)),
    st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 12), st.one_of(PIECES, st.text(max_size=3))), max_size=4),
)
def test_a_mutated_file_of_rules_is_read_or_refused_by_our_own_error(
    name: str, edits: list[tuple[int, int, str]]
) -> None:
    read_or_refused({**FILES, name: edited(FILES[name], edits)})


@settings(max_examples=times(300), deadline=None, derandomize=True)
@given(st.lists(PIECES, max_size=40).map("".join))
def test_a_heap_of_words_is_read_or_refused_by_our_own_error(text: str) -> None:
    read_or_refused({"1.toml": text})
    read_or_refused({"1.toml": FILE, "2.toml": 'chapter = "x"\n' + text})


def read_or_refused(files: dict[str, str]) -> None:
    book = Rulebook([])
    faults: list[Fault] = []
    try:
        book = read_rules(files)
    except BadRules as error:
        faults = error.faults
    assert bool(faults) != bool(book.chapters)
    for fault in faults:
        assert str(fault).isprintable()
        assert fault.line <= files[fault.file].count("\n") + 1
    for rule in book.rules.values():
        assert rule in book.search(rule.key)
        assert rule.title.strip()

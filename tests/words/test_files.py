"""Fluent files: read as they are, or refused with the place, what is wrong, and what would be right."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle

from grimalkin.core.errors import GrimalkinError
from grimalkin.games import GAMES, TEACHING
from grimalkin.words import LANGUAGES, BadText, UnknownLanguage, Words, language_of
from grimalkin.words.bundle import (
    REMEDIES,
    SHARED,
    Bundle,
    Text,
    fluent_id,
    languages_in,
    load,
    parse,
    pieces_of,
)
from tests.words.made_up import Maker


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            "zone-pot = Pot\nzone-bag Bag\n",
            "f.ftl, line 2: zone-bag: expected token: '='; write 'id = words' on one line, and close each { with a }",
        ),
        (
            "a = { $b\n\nc = fine\n",
            "f.ftl, line 1: a: expected token: '}'; write 'id = words' on one line, and close each { with a }",
        ),
        (
            "a =\nb = fine\n",
            "f.ftl, line 1: a: expected message 'a' to have a value or attributes; write its words after the =",
        ),
        ("-a =\n", "f.ftl, line 1: -a: expected term '-a' to have a value; write its words after the ="),
        (
            "a = fine\n\n= lost\n",
            f"f.ftl, line 3: expected an entry start; {REMEDIES['E0002']}",
        ),
        (
            "a = { $n ->\n    [one] one\n    [other] many\n}\n",
            f"f.ftl, line 3: a: expected one of the variants to be marked as default (*); {REMEDIES['E0010']}",
        ),
        (
            'a = { "open }\n',
            "f.ftl, line 1: a: unterminated string expression; close the quotes before the line ends",
        ),
        (
            "a = }\n",
            'f.ftl, line 1: a: unbalanced closing brace in TextElement; write a lone brace as { "}" }',
        ),
        (
            "a = one\nb = two\na = three\n",
            "f.ftl, line 3: a: this id stands on line 1 already; keep one, or rename the other",
        ),
    ],
)
def test_a_broken_file_is_refused_with_its_place(source: str, said: str) -> None:
    with pytest.raises(BadText) as refused:
        parse("f.ftl", source)
    assert str(refused.value) == said
    assert refused.value.code == "bad_text"


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    with pytest.raises(BadText) as refused:
        parse("f.ftl", "a\nb = fine\nc\nb = again\n")
    assert [(fault.line, fault.place) for fault in refused.value.faults] == [(1, "a"), (3, "c"), (4, "b")]


def test_windows_line_ends_are_fine() -> None:
    text = parse("f.ftl", "a = one\r\nb = two\r\n    .text = three\r\n")
    assert list(text.entries) == ["a", "b"]
    assert text.line("b.text") == 3


def test_a_broken_file_of_a_package_is_named_without_a_machine_path(make: Maker) -> None:
    game = make.game({"text/de.ftl": "zone-pot Topf\n"})
    with pytest.raises(BadText) as refused:
        Words(game, "de")
    assert str(refused.value).startswith(f"{game.package}/text/de.ftl, line 1: zone-pot: ")


def everything(language: str, text: Text) -> dict[tuple[str, str], str | None]:
    """What Fluent itself makes of every message and attribute of a file."""
    fluent = FluentBundle([language], use_isolating=False)
    fluent.add_resource(text.resource)
    found: dict[tuple[str, str], str | None] = {}
    for name in text.entries:
        if fluent.has_message(name):
            message = fluent.get_message(name)
            for place, pattern in {"": message.value, **message.attributes}.items():
                words, errors = fluent.format_pattern(pattern, {"a": 3, "b": "x"}) if pattern else (None, [])
                found[name, place] = words if isinstance(words, str) and not errors else None
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_parsed_when_it_is_needed_says_what_the_whole_file_says(language: str) -> None:
    for package in (SHARED, *(game.package for game in (GAMES | TEACHING).values())):
        text = load(package, language)
        if text is None:
            continue
        assert pieces_of(text.source) is not None, "each of its entries takes the slow way"
        bundle = Bundle(language, [text])
        expected = everything(language, text)
        assert list(text.pieces) == list(text.entries)
        assert {key: bundle.render(*key, {"a": 3, "b": "x"}) for key in expected} == expected
        assert all(
            entry.equals(text.entry(name), ignored_fields=["span", "comment"]) for name, entry in text.entries.items()
        )


@pytest.mark.parametrize(
    ("source", "sure"),
    [
        ("# words\n\na = one\n    two\n    .text = { -t } and { $n }\n-t = t\n", True),
        ("a = { $n ->\n    [one] one\n   *[other] many\n}\nb = two\n", True),
        ("a = { $n ->\n    [one] one\n   *[other]\nmany\n}\n", False),
        ("a = { $n ->\n    [one] one\n    [other] many\n}\n", False),
        ("a = { $n ->\n   *[one] one\n   *[other] many\n}\n", False),
        ("a = {\nb }\nb = one\n", False),
        ("a = one\na = two\n", False),
        ("#a = one\n", False),
        ("# words\n    a = one\n", False),
        ("    a = one\n", False),
        ("a =   \n", False),
        ("a = one }\n", False),
        ("a = one\n[b = two\n", False),
    ],
)
def test_only_what_is_right_beyond_doubt_goes_without_the_parser(source: str, sure: bool) -> None:
    assert (pieces_of(source) is not None) is sure


def test_an_entry_that_begins_in_the_middle_of_another_is_read_as_fluent_reads_it() -> None:
    text = parse("f.ftl", "# of a\na = {\nb }\nb = one\n")
    assert [Bundle("en", [text]).render(name, "", {}) for name in ("a", "b", "c", "-b")] == ["one", "one", None, None]


def test_a_file_that_is_not_utf_8_is_refused(make: Maker) -> None:
    package = make.package({"text/de.ftl": b"a = one\nb = M\xfcll\n"})
    with pytest.raises(BadText, match=r"text/de\.ftl, line 2: this is not UTF-8; save the file as UTF-8"):
        load(package, "de")


def test_a_package_offers_the_languages_it_has_files_for(make: Maker) -> None:
    package = make.package({"text/de.ftl": "a = b\n", "text/en.ftl": "a = b\n", "text/xx.ftl": "a = b\n"})
    assert languages_in(package) == ["en", "de"]
    assert languages_in(make.package({})) == []
    assert languages_in("") == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'xx'; there are: en, it, fr, es, de") as refused:
        Words(None, "xx")
    assert isinstance(refused.value, GrimalkinError)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("de", "de"), ("de_AT.UTF-8", "de"), ("FR-ca", "fr"), ("pt_BR", "en"), ("C", "en"), ("", "en"), ("it@euro", "it")],
)
def test_the_name_of_a_locale_gives_a_language(wanted: str, language: str) -> None:
    assert language_of(wanted) == language


def test_any_word_makes_an_id_that_fluent_takes() -> None:
    assert fluent_id("card", "ember_wing") == "card-ember_wing"
    assert fluent_id("chapter", "What herbs do") == "chapter-What-herbs-do"
    assert fluent_id("word", "them.ol chomper#2") == "word-them-ol-chomper-2"
    assert fluent_id("3-D") == "x3-D"
    assert fluent_id("") == "x"


def test_there_are_five_languages() -> None:
    assert languages_in("grimalkin.words") == list(LANGUAGES) == ["en", "it", "fr", "es", "de"]

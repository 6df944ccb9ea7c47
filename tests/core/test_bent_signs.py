"""Files typed in a word processor: curly quotes and their like are named with their lines, where they do harm."""

from __future__ import annotations

import pytest

from grimalkin.core.errors import BadCards, BadFile
from grimalkin.core.tomlread import MOST_BENT, parse
from grimalkin.games import TEACHING

STRAIGHT = "texts stand in straight quotes"


def faults(text: str) -> list[tuple[int, str]]:
    with pytest.raises(BadFile) as error:
        parse("mine.toml", text)
    return [(fault.line, fault.what) for fault in error.value.faults]


@pytest.mark.parametrize(
    ("line", "sign"),
    [
        ("name = “Thyme”", "“"),
        ("name = ‘Thyme’", "‘"),
        ("name = „Thyme“", "„"),
        ("name = «Thyme»", "«"),
        ('name = "Thyme”', "”"),
        ("name = 'Thyme’", "’"),
        ('name = ”Thyme"', "”"),
        ("“name” = 1", "“"),
        ("rules = [“CA-SCORE-01”]", "“"),
        ("do = [{ sting = 1, to = “enemy” }]", "“"),
        ("name = “it's Thyme”", "“"),
        ('name = "it\\"s Thyme”', "”"),
    ],
)
def test_a_curly_quote_is_told_with_its_line(line: str, sign: str) -> None:
    said = faults(f"# it's a “note”\n[thyme]\ntext = 'a “straight” text'\n{line}\nheat = 1\n")
    assert [number for number, _ in said] == [4]
    assert said[0][1].startswith(f"this is not TOML: {sign} is a curly quote; {STRAIGHT}")


def test_every_line_with_one_is_told_and_the_others_are_not() -> None:
    text = '[thyme]\nname = “Thyme”\nkind = “herb”\ncount = 4\n\ntext = "“quoted”"\n# “remark”\norigin = “mine”\n'
    assert [number for number, _ in faults(text)] == [2, 3, 8]


def test_within_straight_quotes_they_are_letters() -> None:
    text = '[thyme]\nname = "“Thyme”"\ntext = \'«\'\nmore = """\n“\n”"""\n# ‘\n'
    assert parse("mine.toml", text)["thyme"]["name"] == "“Thyme”"


def test_an_earlier_mistake_of_another_sort_is_told_too() -> None:
    said = faults("[thyme\nname = “Thyme”\n")
    assert [number for number, _ in said] == [1, 2]
    assert "']' is missing" in said[0][1]
    assert STRAIGHT in said[1][1]


def test_of_very_many_lines_the_first_are_told() -> None:
    said = faults("".join(f"name_{n} = “Thyme”\n" for n in range(500)))
    assert [number for number, _ in said] == list(range(1, MOST_BENT + 2))
    assert said[-1][1].startswith("and so on")


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("value = −2", "− is a dash, as word processors write it; minus is the - of the keyboard"),
        ("value = –2", "– is a dash, as word processors write it; minus is the - of the keyboard"),
        ("value\u00a0= 2", "there is a blank that only looks like one, as word processors write it; type it anew"),
    ],
)
def test_dashes_and_odd_blanks_are_told(line: str, what: str) -> None:
    assert faults(f"[thyme]\n{line}\n") == [(2, f"this is not TOML: {what}")]


def test_a_card_file_with_them_gives_nothing() -> None:
    game = TEACHING["cauldron"]
    with pytest.raises(BadCards) as error:
        game.with_own("mine", "mine.toml", "[nettle]\nvalue = “2”\n")
    assert [str(fault) for fault in error.value.faults] == [
        'mine.toml, line 2: this is not TOML: “ is a curly quote; texts stand in straight quotes: "..."'
    ]

"""Any card file is refused by our own error, with lines that are right, or can be played to the end."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards, BadFile, Fault
from grimalkin.core.game import Game
from grimalkin.core.library import CardSet, read_cards
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.tomlread import Layer, parse
from grimalkin.core.view import view_json
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.verbs import VOCABULARY
from tests.support.effort import unhurried
from tests.support.kit import played_table

FILES = data_files(GAME.package, "cards", ".toml")
HERBS = FILES["herbs.toml"]
BALANCED = data_files(GAME.package, "sets", ".toml")["balanced.toml"]
RULES = list(GAME.rulebook().rules)

# how TOML and this game's cards are spelled, right and wrong

WORDS = [
    *["nettle", "toadstool", "moonwort", "catnip", "valerian", "my_herb", "other"],
    *["name", "kind", "count", "value", "heat", "text", "origin", "rules", "passive", "edition", "first", "second"],
    *["on", "do", "if", "to", "for", "removed", "sting", "soothe", "score", "reroll"],
]
VALUES = [
    *["0", "1", "3", "30", "99", "-1", "true", "false", "1.5", "nan", "2020-01-01", "07:30:00", "1e400", "0x1F"],
    *[
        "9" * 80,
        '""',
        '"x"',
        "[]",
        "{}",
        "[[1]]",
        '"herb"',
        '"thrown"',
        '"rolled"',
        '"fire"',
        '"enemy"',
        '"each enemy"',
    ],
    *['"own team"', '"this round"', '"2 rounds"', '"99 rounds"', '"fire - 2"', '"pot(nettle) * 2"', '"pot(my_herb)"'],
    *['"fire = 6 and not hand"', '"CA-SCORE-01"', '["CA-HERB-04"]', "{ score = 1 }", '[{ score = "fire" }]'],
    *[
        '[{ sting = 1, to = "enemy" }]',
        '[{ reroll = "fire" }, { reroll = "fire" }]',
        '[{ name = "Sting", removed = true }]',
    ],
    *["{ first = { heat = 2 } }", "{ a = { b = { c = [ { d = 1 } ] } } }", "[" * 20 + "]" * 20],
]
SIGNS = [*"[]{}=.,#\"'\n -_", "[[", "]]", '"""', "'''", "\\", "\x00", "\x7f", "\u202e", "\ud800", "é", "\r\n", "\t"]

PIECES = st.one_of(st.sampled_from(WORDS), st.sampled_from(VALUES), st.sampled_from(SIGNS), st.text(max_size=4))


def faults_of(text: str, files: dict[str, str] | None = None) -> tuple[CardSet | None, list[Fault]]:
    """A designer's file, or all files, read or refused. Nothing but our own error ever comes out."""
    try:
        if files is not None:
            return read_cards(files, VOCABULARY, RULES, room=16), []
        return read_cards(FILES, VOCABULARY, RULES, "mine", "mine.toml", text, 16), []
    except BadCards as error:
        return None, error.faults


def check_faults(faults: list[Fault], files: dict[str, str]) -> None:
    """A refusal has a reason; each is told once, on a line that there is, in words that can be printed."""
    assert faults
    lines = [str(fault) for fault in faults]
    assert len(set(lines)) == len(lines)
    for fault in faults:
        assert fault.what
        assert str(fault).isprintable()
        assert 0 <= fault.line <= files[fault.file].count("\n") + 1


def check_playable(game: Game, seed: int) -> None:
    """A game with these cards ends within its bound, can be shown, and is replayed from its own text."""
    setting = {"edition": ("second", "first")[seed % 2], "rounds": ("2", "5", "9")[seed % 3]}
    table = played_table(game, (2, 4)[seed % 2], setting, seed)
    assert table.state.result is not None
    view_json(table.view(0))
    if seed % 4 == 0:
        text = to_text(table)
        assert to_text(from_text(text, {GAME.id: GAME})) == text


def check_own(text: str, seed: int) -> None:
    made, faults = faults_of(text)
    if made is None:
        check_faults(faults, {**FILES, "mine.toml": text})
    else:
        check_playable(GAME.with_own("mine", "mine.toml", text), seed)


# files with something changed at any place

EDITS = st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 30), PIECES), min_size=1, max_size=4)


def edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    for at, length, piece in edits:
        at %= len(text) + 1
        text = text[:at] + piece + text[at + length :]
    return text


@settings(max_examples=unhurried(150), deadline=None, derandomize=True)
@given(EDITS)
def test_mutated_files_of_the_game_are_read_or_refused(edits: list[tuple[int, int, str]]) -> None:
    files = {"herbs.toml": edited(HERBS, edits)}
    made, faults = faults_of("", files)
    if made is None:
        check_faults(faults, files)


@settings(max_examples=unhurried(120), deadline=None, derandomize=True)
@given(EDITS, st.integers(0, 50))
def test_mutated_differences_are_refused_or_can_be_played(edits: list[tuple[int, int, str]], seed: int) -> None:
    check_own(edited(BALANCED, edits), seed)


# whole lines and whole values: such files are TOML more often

LINES = HERBS.split("\n")
MOVES = st.tuples(st.sampled_from(["drop", "double", "swap", "value", "key"]), st.integers(0, 200), st.integers(0, 200))


def moved(lines: list[str], what: str, at: int, other: int) -> list[str]:
    lines = list(lines)
    at %= len(lines)
    other %= len(lines)
    key, sign, _value = lines[at].partition("=")
    if what == "drop":
        lines.pop(at)
    elif what == "double":
        lines.insert(other, lines[at])
    elif what == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    elif sign and what == "value":
        lines[at] = f"{key}= {VALUES[other % len(VALUES)]}"
    elif sign:
        lines[at] = f"{WORDS[other % len(WORDS)]} = {_value}"
    return lines


@settings(max_examples=unhurried(150), deadline=None, derandomize=True)
@given(st.lists(MOVES, min_size=1, max_size=3), st.integers(0, 50))
def test_files_with_lines_and_values_exchanged_are_refused_or_can_be_played(
    moves: list[tuple[str, int, int]], seed: int
) -> None:
    lines = LINES
    for what, at, other in moves:
        lines = moved(lines, what, at, other)
    check_own("\n".join(lines), seed)  # laid over the cards that it came from


# documents built from the words of the grammar

SUMS = st.one_of(
    st.integers(-6, 6).map(str),
    st.sampled_from(
        ['"fire"', '"fire - 3"', '"2 * hand"', '"min(points, 4)"', '"pot(nettle)"', '"pot(my_herb) - round"']
    ),
    st.sampled_from(['"10000 * 10000 * fire"', '"-10000 * fire"', '"fire +"', '"moon"', "true", "99"]),
)
CONDITIONS = st.sampled_from(["", "", ', if = "fire > 3"', ', if = "not hand or round = 1"', ', if = "0"', ", if = 1"])


@st.composite
def effects(draw: st.DrawFn) -> str:
    verb = draw(st.sampled_from(["sting", "sting", "soothe", "score", "score", "reroll", "stung"]))
    rest = draw(CONDITIONS)
    if verb == "sting":
        to = draw(st.sampled_from(["enemy", "enemy", "each enemy", "own team"]))
        return f'{{ sting = {draw(SUMS)}, to = "{to}"{rest} }}'
    if verb == "soothe":
        lasts = draw(st.sampled_from(["this round", "2 rounds", "99 rounds", "0 rounds"]))
        return f'{{ soothe = "own team", for = "{lasts}"{rest} }}'
    if verb == "reroll":
        return f'{{ reroll = "fire"{rest} }}'
    return f"{{ {verb} = {draw(SUMS)}{rest} }}"


@st.composite
def cards(draw: st.DrawFn) -> str:
    """Most of these cards are right."""
    key = draw(
        st.sampled_from(["nettle", "toadstool", "moonwort", "catnip", "valerian", "my_herb", "my_herb", "other"])
    )
    lines = [f"[{key}]"]
    if key in ("my_herb", "other"):
        lines += [f'name = "{key}"', 'kind = "herb"']
    for field, high in (("count", 30), ("value", 9), ("heat", 6)):
        if key in ("my_herb", "other") or draw(st.booleans()):
            lines.append(f"{field} = {draw(st.integers(0 if field != 'heat' else 1, high))}")
    inside = draw(st.sampled_from(["", "", ".edition.first"]))
    for name in draw(st.lists(st.sampled_from(["Sting", "Calm", "Full moon", "New"]), max_size=2)):
        lines += [f"[[{key}{inside}.passive]]", f'name = "{name}"']
        if draw(st.integers(0, 5)) == 0:
            lines.append("removed = true")
        else:
            lines.append(f'on = "{draw(st.sampled_from(["thrown", "thrown", "rolled"]))}"')
            lines.append(f"do = [{', '.join(draw(st.lists(effects(), min_size=1, max_size=3)))}]")
    return "\n".join(lines) + "\n"


@settings(max_examples=unhurried(150), deadline=None, derandomize=True)
@given(st.lists(cards(), min_size=1, max_size=3, unique_by=lambda card: card.split("]")[0]), st.integers(0, 50))
def test_files_made_of_the_words_of_the_grammar_are_refused_or_can_be_played(texts: list[str], seed: int) -> None:
    check_own("".join(texts), seed)


@settings(max_examples=unhurried(150), deadline=None, derandomize=True)
@given(st.lists(st.one_of(PIECES, st.sampled_from(["[nettle]\n", "[[nettle.passive]]\n", " = ", "\n"])), max_size=40))
def test_heaps_of_words_are_read_or_refused(pieces: list[str]) -> None:
    text = "".join(pieces)
    made, faults = faults_of(text)
    if made is None:
        check_faults(faults, {**FILES, "mine.toml": text})


# the worst that an accepted set can be

WORST = '[[{herb}.passive]]\nname = "{name}"\non = "{on}"\ndo = [{effect}, {effect}, {effect}]\n'


@settings(max_examples=unhurried(40), deadline=None, derandomize=True)
@given(
    st.sampled_from(
        ['{ reroll = "fire" }', '{ sting = 3, to = "enemy" }', '{ sting = "10000 * fire", to = "each enemy" }']
    ),
    st.sampled_from(
        ['{ reroll = "fire" }', '{ score = "10000 * fire" }', '{ soothe = "own team", for = "99 rounds" }']
    ),
    st.sampled_from(["thrown", "rolled"]),
    st.integers(0, 50),
)
def test_herbs_that_do_as_much_as_they_may_leave_a_game_that_ends(first: str, second: str, on: str, seed: int) -> None:
    herbs = ["nettle", "toadstool", "moonwort", "catnip", "valerian"]
    text = "[my_herb]\nname = 'x'\nkind = 'herb'\ncount = 30\nvalue = 9\nheat = 1\n"
    text += WORST.format(herb="my_herb", name="A", on=on, effect=first)
    text += WORST.format(herb="my_herb", name="B", on="thrown", effect=second)
    text += "".join(f"[{herb}]\ncount = 0\n" for herb in herbs)
    game = GAME.with_own("mine", "mine.toml", text)
    for more in range(3):
        check_playable(game, seed + more)


# lines


class Page:
    """A TOML text that is written line by line, with the place and the line of every value in it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.wanted: dict[str, int] = {}

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


KEYS = st.sampled_from(["a", "b-c", "d_1", "2", '"x y"', "'q.r'", '"\\u00e9"'])
TREES = st.recursive(
    st.sampled_from([1, "text", "[x]", "a = 1 # no", True]),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=3)),
    max_leaves=6,
)


def place_of(key: str) -> str:
    """A key as places spell it."""
    return {"'q.r'": '"q.r"', '"\\u00e9"': '"é"'}.get(key, key)


def write(page: Page, place: str, value: Any, airy: bool) -> None:
    """Write a value at the end of the last line; lists over several lines if `airy`."""
    page.wanted[place] = len(page.lines)
    if isinstance(value, list):
        page.lines[-1] += "["
        for i, inner in enumerate(value, 1):
            if airy:
                page.lines += ["  # ] a remark [", "  "]
            write(page, f"{place}[{i}]", inner, airy)
            page.lines[-1] += ", "
        page.lines[-1] += "]"
    elif isinstance(value, dict):
        page.lines[-1] += "{"
        for i, (key, inner) in enumerate(value.items()):
            page.lines[-1] += f"{', ' if i else ''}{key} = "
            write(page, f"{place}.{place_of(key)}", inner, airy)
        page.lines[-1] += "}"
    else:
        page.lines[-1] += json.dumps(value)


@settings(max_examples=unhurried(250), deadline=None, derandomize=True)
@given(
    st.lists(
        st.tuples(st.sampled_from(["table", "list", "deep"]), st.dictionaries(KEYS, TREES, max_size=3)),
        min_size=1,
        max_size=5,
    ),
    st.booleans(),
)
def test_the_line_of_every_value_is_known(tables: list[tuple[str, dict[str, Any]]], airy: bool) -> None:
    page = Page()
    counts = {"p": 0, "inner": 0}
    for number, (shape, values) in enumerate(tables):
        if shape == "table":
            page.lines.append(f"[t{number}]")
            place = f"t{number}"
        elif shape == "list" or not counts["p"]:
            counts = {"p": counts["p"] + 1, "inner": 0}
            page.lines.append("[[top . p]]  # a part")
            place = f"top.p[{counts['p']}]"
        else:
            counts["inner"] += 1
            page.lines.append("[[top.p.inner]]")
            place = f"top.p[{counts['p']}].inner[{counts['inner']}]"
        page.wanted[place] = len(page.lines)
        for key, value in values.items():
            page.lines += ["", f"{key} = "]
            write(page, f"{place}.{place_of(key)}", value, airy)
    text = page.text()
    parse("page.toml", text)
    layer = Layer("page.toml", text)
    assert {place: layer.line(place) for place in page.wanted} == page.wanted


@settings(max_examples=unhurried(300), deadline=None, derandomize=True)
@given(st.lists(PIECES, max_size=60).map("".join), st.lists(PIECES, max_size=5).map("".join))
def test_any_text_is_toml_or_not_and_lines_can_be_asked_of_it(text: str, place: str) -> None:
    layer = Layer("any.toml", text)
    assert 0 <= layer.line(place) <= text.count("\n") + 1
    try:
        parse("any.toml", text)
    except BadFile as error:
        faults = error.faults
        check_faults(faults, {"any.toml": text})

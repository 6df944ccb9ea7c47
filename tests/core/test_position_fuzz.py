"""Positions and scenarios with every kind of damage: nothing but our own errors, and what is taken makes sense."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from grimalkin.core.engine import advance
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.luck import Seeded
from grimalkin.core.positions import read_position, same_state, write_position
from grimalkin.core.scenario_run import run_scenario
from grimalkin.core.scenario_text import position_text
from grimalkin.core.scenarios import read_scenario
from grimalkin.core.table import Seat, Table
from grimalkin.core.tomlread import Layer
from grimalkin.core.tomltext import pairs_text
from grimalkin.games.cauldron import GAME
from tests.support.bare import BARE
from tests.support.effort import SOAK, unhurried
from tests.support.walk import Habits, Walk, play_to_end

GAMES = {GAME.id: GAME, BARE.id: BARE}
SCENARIOS = [
    file.read_text(encoding="utf-8")
    for file in sorted((Path(__file__).resolve().parents[1] / "scenarios").rglob("*.toml"))
]
TABLES = [tomllib.loads(text) for text in SCENARIOS]
# what those who wrote the rest of a file may have meant, and what nobody means
MEANT = """
at; start; stir; throw; fire; score; spoon; draw; round; points; calm; pot; bag; hand; thrown; stings; can_purr; cards;
top; bottom; stops; catnip; nettle; 2 nettle; nettle seen B; nettle seen all known all; 999 nettle; nettle seen; nobody;
nothing; A; B; C; G; S; passing; game; cauldron; title; cites; options; seats; decks; position; act; play; offers; why;
interrupts; expect; told; untold; heard; result; A pass; A throw nettle; luck 3; luck nettle; B spoon;
ruling points 0 5;
A timeout; A timeout pass; B concede; A stop on catnip; A undo to 0; A takeover x; A undo redo to 1; CA-FIRE-01;
CA-FIRE-01 rolled; CA-END-01; edition; first; rounds; 9; own; spec; mythic-arena; points.0; A.hand.0; 0; -1
"""
WORDS = [word.strip() for word in MEANT.split(";")]
WORDS += ["[nettle]\nvalue = 2\n", "[nettle]\ncount = 0\n"]
ODD = [
    "",
    "\x00",
    "\x7f",
    "\ufeff",
    "\ud800",
    "é",
    "猫",
    "٣",
    "²",
    "\u2028",
    "'",
    '"',
    "\\",
    "]]",
    "[[act]]",
    "=",
    "\n",
]
ODD += ["a" * 400, "1" * 5000, "0x" + "f" * 5000, "[" * 300, "{a=" * 100, "a." * 200, "1e999", "nan", "1979-05-27"]
NUMBERS = [0, 1, -1, 2, 6, 7, 9, 10, 99, 1000, 10**6, 10**15, 10**16, 2**63, -(2**63), 10**70]
PLAIN = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from(ODD),
    st.sampled_from(NUMBERS),
    st.booleans(),
    st.text(max_size=6),
    st.integers(),
)
VALUES = st.one_of(
    PLAIN,
    st.sampled_from([None, 1.5, float("nan"), float("inf")]),
    st.lists(PLAIN, max_size=4),
    st.dictionaries(
        st.one_of(st.sampled_from(WORDS), st.text(max_size=4)), st.one_of(PLAIN, st.lists(PLAIN)), max_size=3
    ),
    st.lists(st.dictionaries(st.sampled_from(WORDS), PLAIN, max_size=3), max_size=3),
)
CHANGES = st.sampled_from([1, 1, 1, 2, 3])
LOOSE = settings(max_examples=unhurried(300) * max(1, SOAK), deadline=None, derandomize=True, database=None)


def reached() -> list[dict[str, Any]]:
    """Positions out of two games, for two and four seats."""
    found: list[dict[str, Any]] = []
    for seats in (2, 4):
        walk = Walk(GAME, seats, {}, seats, (), Habits(10, 10))
        while walk.going():
            walk.make(walk.pick())
            if walk.state.result is None:
                points = GAME.positions.points()
                found.append(write_position(GAME, walk.state, points[walk.n % len(points)]))
    return found


POSITIONS = reached()


def spoil(data: st.DataObject, table: Any, clean: bool) -> Any:
    """The same data with one thing changed somewhere: another value, a key more, less, or of another name."""
    if isinstance(table, dict) and table and data.draw(st.integers(0, 9)):
        key = data.draw(st.sampled_from(sorted(table)))
        how = data.draw(st.integers(0, 9))
        rest = {name: value for name, value in table.items() if name != key}
        if how == 0:
            return rest
        if how == 1:
            return {**rest, data.draw(st.one_of(st.sampled_from(WORDS), st.text(max_size=5))): table[key]}
        if how == 2:
            return {**table, data.draw(st.sampled_from(WORDS)): value_for(data, clean)}
        return {**table, key: spoil(data, table[key], clean)}
    if isinstance(table, list) and table and data.draw(st.integers(0, 9)):
        at = data.draw(st.integers(0, len(table) - 1))
        how = data.draw(st.integers(0, 9))
        if how == 0:
            return table[:at] + table[at + 1 :]
        if how == 1:
            return [*table[: at + 1], *table[at:]]
        return [*table[:at], spoil(data, table[at], clean), *table[at + 1 :]]
    return value_for(data, clean)


def value_for(data: st.DataObject, clean: bool) -> Any:
    """Any value; a clean one is of those that our own files hold."""
    value = data.draw(VALUES)
    return value if not clean or holds(value) else data.draw(st.sampled_from(WORDS))


def holds(value: Any) -> bool:
    if isinstance(value, (list, dict)):
        return all(holds(item) for item in (value.values() if isinstance(value, dict) else value))
    return isinstance(value, (int, str)) and (isinstance(value, str) or abs(value) < 10**4000)


# positions


@LOOSE
@given(st.data())
def test_a_damaged_position_is_refused_in_our_own_words_or_can_be_played(data: st.DataObject) -> None:
    """Whatever is taken is written and read again as the same, and leads to the end of a game."""
    table = data.draw(st.sampled_from(POSITIONS))
    sitting = 4 if "C" in table or "D" in table else 2
    seats = data.draw(st.sampled_from([sitting] * 9 + [0, 3, 4, 8]))
    for _change in range(data.draw(CHANGES)):
        table = spoil(data, table, False)
    if not isinstance(table, dict):
        table = {"at": table}
    settings_ = data.draw(st.sampled_from([{}, {"cards": "spec"}, {"edition": "first", "rounds": "2"}]))
    check_position(table, seats, settings_)


def check_position(table: dict[str, Any], seats: int, settings_: dict[str, str]) -> None:
    decks = [""] * seats
    try:
        state = read_position(GAME, settings_, decks, table, Layer("position", ""))
    except GrimalkinError:
        return
    point = table.get("at", "start")
    again = write_position(GAME, state, point)
    text = position_text(again)
    assert tomllib.loads(text)["position"] == again
    made = read_position(GAME, settings_, decks, again, Layer("again", text))
    assert same_state(made, state), f"{table} is written as {again}"
    advance(state)
    play_to_end(state, GAME, Seeded(1))
    Table(GAME, settings_, [Seat("x", "human") for _seat in decks], None, table)


def test_undamaged_positions_are_taken() -> None:
    """So that the damaged ones are damaged by the damage."""
    taken = 0
    for table in POSITIONS:
        try:
            read_position(GAME, {}, [""] * (4 if "C" in table or "D" in table else 2), table, Layer("position", ""))
        except GrimalkinError:
            continue
        taken += 1
    assert taken > len(POSITIONS) // 2


# scenarios


def check_text(text: str) -> None:
    """Reading and running raise nothing but our own errors; a report of a difference holds by itself."""
    try:
        scenario = read_scenario("fuzz.toml", text, GAMES)
        found = run_scenario(scenario)
    except GrimalkinError:
        return
    if found is not None:
        assert str(found)
        report = run_scenario(read_scenario("report.toml", found.report, GAMES))
        assert report is None, f"{report}\n{found.report}"


@LOOSE
@given(st.data())
def test_a_scenario_with_other_values_raises_nothing_but_our_own_errors(data: st.DataObject) -> None:
    table: Any = data.draw(st.sampled_from(TABLES))
    acts = data.draw(st.booleans())
    for _change in range(data.draw(CHANGES)):
        table = {**table, "act": spoil(data, table["act"], True)} if acts else spoil(data, table, True)
        if not isinstance(table, dict):
            table = {"game": table}
    check_text(pairs_text(table))


@LOOSE
@given(st.data())
def test_a_scenario_with_damaged_text_raises_nothing_but_our_own_errors(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(SCENARIOS))
    for _change in range(data.draw(CHANGES)):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.sampled_from([0, 0, 1, 1, 2, 5, 40]))
        put = data.draw(st.one_of(st.sampled_from(ODD), st.sampled_from(WORDS), st.text(max_size=3), st.just("")))
        text = text[:at] + put + text[at + cut :]
    check_text(text)


@LOOSE
@given(st.data())
def test_a_scenario_of_shuffled_words_raises_nothing_but_our_own_errors(data: st.DataObject) -> None:
    words = data.draw(st.sampled_from(SCENARIOS)).split(" ")
    other = data.draw(st.sampled_from(SCENARIOS)).split(" ")
    for _change in range(data.draw(CHANGES)):
        at = data.draw(st.integers(0, len(words) - 1))
        words[at] = data.draw(st.sampled_from([*other, *(f"'{word}'" for word in WORDS)]))
    check_text(" ".join(words))


@LOOSE
@given(st.lists(st.one_of(st.sampled_from(WORDS), st.sampled_from(ODD), st.text(max_size=12)), max_size=5))
def test_acts_of_any_words_are_done_or_refused(plays: list[str]) -> None:
    head = {
        "game": "cauldron",
        "title": "T",
        "position": {"at": "throw", "A": {"hand": ["nettle"]}, "B": {"hand": ["catnip"]}},
    }
    check_text(pairs_text({**head, "act": [{"play": [play]} for play in plays]}))

"""Players who leave: their games as scenarios, and records from when an answer was called `leave`."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.core import saved
from grimalkin.core.luck import Seeded
from grimalkin.core.record import CHOICE
from grimalkin.core.scenario_run import play_words, run_scenario, table_of
from grimalkin.core.scenario_text import scenario_text
from grimalkin.core.scenarios import Scenario, read_scenario
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.games.black_rose.game import GAME

GAMES = {GAME.id: GAME}
BESIDE_LERNA = """
game    = "black-rose"
title   = "Lerna waits"
options = { cards = "core", packs = "hydra" }

[position]
at = "T4"
active = "A"
evocations = [{ card = "lerna", owner = "A", mode = "hunting", room = "observatory" }]
A = { room = "throne_room" }
B = { room = "crypt" }
C = { room = "garden" }
"""
MOVED_BY_B = (
    BESIDE_LERNA.replace('active = "A"', 'active = "B"')
    .replace('B = { room = "crypt" }', 'B = { room = "garden", sheet = [{ slot = "1", card = "whispering_wind" }] }')
    .replace('C = { room = "garden" }', 'C = { room = "crypt" }')
)


def scenario(text: str) -> Scenario:
    return read_scenario("x.toml", text, GAMES)


def asked_about_the_familiar() -> Table:
    table = table_of(scenario(BESIDE_LERNA))
    for words in ("A move_activate", "A step observatory"):
        play_words(table, words)
    return table


def check_as_scenario(table: Table, entry: int) -> None:
    found = run_scenario(scenario(scenario_text(table, entry, "A leaver", [])))
    assert found is None, found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_recorded_game_with_a_leaver_is_a_scenario_at_every_entry_around_it(seats: int) -> None:
    """BR-RULING-128"""
    table = open_table(GAME, {"packs": "draco"}, [Seat("ABC"[i], "human") for i in range(seats)], Seeded(7))
    choices = Seeded(8)
    while len(table.record) < 220 and table.state.result is None:
        if len(table.record) >= 120 and not table.state.absent:
            table.leave(1)
            left = len(table.record)
            continue
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, GAME.codes.text(offer.options[choices.below(len(offer.options))]))
    assert (table.state.result is not None) == (seats == 2)
    for entry in {left - 1, left, min(left + 2, len(table.record)), len(table.record)}:
        check_as_scenario(table, entry)


def test_who_leaves_while_asked_about_the_familiar_leaves_also_in_the_scenario() -> None:
    """BR-RULING-128, BR-DEC-21 There is no point of the rules until B, whose spell goes on, has moved A again."""
    table = table_of(scenario(MOVED_BY_B))
    for words in ("B cast", "B target A", "B step observatory"):
        play_words(table, words)
    assert GAME.codes.text(table.offers()[0].options[1]) == "leave_there"
    table.leave(0)
    assert table.state.absent == 1
    assert '"A leave game"' in scenario_text(table, len(table.record), "A leaver", [])
    check_as_scenario(table, len(table.record))


def test_the_old_word_of_the_answer_is_read_where_that_is_offered() -> None:
    """BR-FAMGUARD-05, BR-DEC-21"""
    table = asked_about_the_familiar()
    twin = asked_about_the_familiar()
    play_words(table, "A leave")
    play_words(twin, "A leave_there")
    assert (table.record[-1].kind, table.record[-1].text) == (CHOICE, "leave_there")
    assert snapshot(table.state) == snapshot(twin.state)
    play_words(table, "A leave")
    assert table.state.absent == 1


def test_a_record_with_the_old_word_is_read(tmp_path: Path) -> None:
    """BR-FAMGUARD-05"""
    table = asked_about_the_familiar()
    table.play(0, "leave_there")
    saved.write(table, tmp_path / "now")
    old = (tmp_path / "now").read_text(encoding="utf-8").replace('"leave_there"', '"leave"')
    assert '"leave"' in old
    (tmp_path / "old").write_text(old, encoding="utf-8")
    again = saved.read(tmp_path / "old", GAMES)
    assert snapshot(again.state) == snapshot(table.state)


def test_so_few_are_left_that_there_is_no_such_position() -> None:
    """BR-RULING-128"""
    text = BESIDE_LERNA.replace('at = "T4"', 'at = "T4"\nabsent = ["B", "C"]')
    with pytest.raises(Exception, match="BR-RULING-128: with so few seats left the game is over"):
        table_of(scenario(text))

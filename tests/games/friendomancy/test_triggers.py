"""The guard against chains of texts, and how a game of three ends."""

from __future__ import annotations

from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.state import Parlor
from tests.games.friendomancy.support import state_of, table_at

LOOP = """
base = "spec"

[endless_reader]
name = "Endless Reader"
kind = "curse"
text = "Whenever you draw a card, draw a card from a pool."
cost = 1

[[endless_reader.ability]]
on = "drawn"
do = [{ draw = 1, from = "a pool" }]
"""


def test_a_chain_of_twelve_is_the_longest() -> None:
    """FR-EX-60, FR-RULING-62"""
    game = GAME.with_own("loop", "loop.toml", LOOP)
    seats = [Seat("A", "human"), Seat("B", "human")]
    position = {
        "at": "T1",
        "pool_magic": ["40 small_favor"],
        "A": {"board": [{"card": "endless_reader"}], "deck": ["3 mailbird"]},
    }
    table = Table(game, {"cards": "loop"}, seats, Seeded(1), position)
    table.play(0, "deck")
    state = table.state
    assert isinstance(state, Parlor)
    assert len(state.hands[0]) == 13
    assert len(state.pools[1]) == 28
    assert [line.rule for line in table.lines() if line.what == "ignored"] == ["FR-RULING-62"]


def test_both_leaders_share_the_win() -> None:
    """FR-EX-84"""
    state = state_of(table_at("S8", 3, round=11, final=11, A={"money": 12}, B={"money": 12}, C={"money": -3}))
    assert state.result is not None
    assert (state.result.rule, state.result.winners, state.result.points) == ("FR-RULING-105", 3, [12, 12, -3])


def test_less_debt_wins() -> None:
    """FR-EX-85"""
    state = state_of(table_at("S8", round=11, final=11, A={"money": -7}, B={"money": -3}))
    assert state.result is not None
    assert state.result.winners == 2


def test_what_lies_under_counts_at_the_end() -> None:
    """FR-EX-86"""
    place = {"card": "a_place_you_used_to_go", "under": [{"card": "mailbird"} for _ in range(4)]}
    state = state_of(table_at("S8", round=11, final=11, A={"money": 10, "board": [place]}, B={"money": 15}))
    assert state.result is not None
    assert (state.result.winners, state.result.points) == (1, [18, 15])


def test_bedtime_comes_at_the_latest_in_round_30() -> None:
    """FR-RULING-103"""
    state = state_of(table_at("R1", round=29, active="B", pool_friend=["9 mailbird"]))
    assert (state.round, state.final) == (30, 30)

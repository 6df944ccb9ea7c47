"""A player leaves, and the others play on."""

from __future__ import annotations

import pytest

from grimalkin.core.codes import PASS
from grimalkin.core.engine import apply, leave, pending
from grimalkin.core.table import Seat, Table
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.state import Parlor
from tests.games.friendomancy.support import state_of, table_at


def test_leaving_in_the_own_main_step() -> None:
    """FR-EX-106"""
    table = table_at(
        "T2",
        3,
        active="B",
        lurk=[{"card": "unreasonable_goose", "on": "friend"}],
        perch=[{"card": "the_landlord", "on": "B"}],
        pool_friend=["5 mailbird"],
        B={"deck": ["3 mailbird"], "hand": ["small_favor"], "board": [{"card": "mailbird"}]},
        C={"deck": ["3 mailbird"]},
    )
    state = state_of(table)
    leave(state, 1)
    names = state.box.names
    assert [names[foe.kind] for foe in state.perch] == ["unreasonable_goose"]
    assert [names[card & 0xFFFF] for card in state.heap] == ["the_landlord"]
    assert state.active == 2
    assert not state.flagged
    assert not state.board
    assert len(state.gone) == 4


def test_borrowed_cards_go_back_and_lent_ones_leave_later() -> None:
    """FR-RULING-107, FR-RULING-65"""
    control = {"what": "control", "until": "for good", "source": 9, "age": 5}
    table = table_at(
        "T2",
        3,
        lasting=[
            {**control, "on": 1, "amount": 1, "owner": "B"},
            {**control, "on": 2, "amount": 2, "owner": "C", "until": "this turn"},
        ],
        B={"board": [{"card": "mailbird", "uid": 1, "owner": "A", "base": "A"}]},
        C={"board": [{"card": "pocket_goblin", "uid": 2, "owner": "B", "base": "B"}]},
    )
    state = state_of(table)
    leave(state, 1)
    assert [(state.box.names[piece.kind], piece.seat) for piece in state.board] == [
        ("mailbird", 0),
        ("pocket_goblin", 2),
    ]
    table.play(0, "stop")
    assert [state.box.names[piece.kind] for piece in state_of(table).board] == ["mailbird"]


def test_the_last_one_wins() -> None:
    """FR-RULING-107"""
    state = state_of(table_at("T2", A={"money": -5}))
    leave(state, 1)
    assert state.result is not None
    assert (state.result.rule, state.result.winners) == ("FR-RULING-107", 1)


def test_before_the_opening_the_game_is_called_off() -> None:
    """FR-RULING-107"""
    state = GAME.new({}, ["", "", ""])
    assert isinstance(state, Parlor)
    leave(state, 0)
    assert state.result is not None
    assert state.result.winners == -1


PENSION = """
base = "spec"

[pension]
name = "Pension"
kind = "curse"
text = "At the end of each turn, gain 1 Money."
cost = 1

[[pension.ability]]
on = "end"
who = "any"
do = [{ gain = 1 }]
"""


@pytest.mark.parametrize(("leaver", "money"), [(0, 20), (2, 21)])
def test_the_turn_of_a_leaver_has_no_texts_of_its_end(leaver: int, money: int) -> None:
    """FR-RULING-107: it goes straight to T3c; the turn of somebody else does not."""
    game = GAME.with_own("mine", "mine.toml", PENSION)
    seats = [Seat(name, "human") for name in "ABC"]
    position = {
        "at": "T3",
        "A": {"hand": ["small_favor"], "deck": ["3 mailbird"]},
        "B": {"deck": ["3 mailbird"], "board": [{"card": "pension"}]},
        "C": {"deck": ["3 mailbird"]},
    }
    table = Table(game, {"cards": "mine"}, seats, None, position)
    state = state_of(table)
    leave(state, leaver)
    if leaver:
        apply(state, 0, PASS, game.codes)
    assert state.active == 1
    assert state.money[1] == money


TAX = """
base = "spec"

[purge]
name = "Purge"
kind = "curse"
text = "At the end of each round, discard a Friend."
cost = 1

[[purge.ability]]
on = "round end"
do = [{ discard = "friend" }]

[collector]
name = "Collector"
kind = "foe"
text = "At the end of each round, the player whose turn it is loses 3 Money."
cost = 1
power = 5

[[collector.ability]]
on = "round end"
do = [{ lose = 3, to = "active player" }]
"""


def test_in_the_end_of_a_round_the_next_in_order_is_active_for_who_has_left() -> None:
    """FR-RULING-133, FR-RULING-107"""
    game = GAME.with_own("mine", "mine.toml", TAX)
    seats = [Seat(name, "human") for name in "ABC"]
    position = {
        "at": "R1",
        "active": "C",
        "perch": [{"card": "collector", "on": "friend"}],
        "A": {"deck": ["3 mailbird"], "board": [{"card": "mailbird"}, {"card": "alley_cat_choir"}]},
        "B": {"deck": ["3 mailbird"], "board": [{"card": "purge"}]},
    }
    table = Table(game, {"cards": "mine"}, seats, None, position)
    state = state_of(table)
    leave(state, 2)
    apply(state, 1, pending(state)[0].options[0], game.codes)
    assert state.money == [17, 20, 20]

"""A player leaves, and the others play on."""

from __future__ import annotations

from grimalkin.core.engine import leave
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

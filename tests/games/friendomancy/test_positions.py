"""What a position says that lasts: on which card or seat, in words of the table."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.errors import BadPosition
from grimalkin.core.positions import read_position, same_state, write_position
from grimalkin.core.scenario_text import truth
from grimalkin.core.tomlread import Layer
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.state import Parlor
from grimalkin.games.friendomancy.values import power_of, seat_key
from tests.games.friendomancy.support import state_of, table_at

BOARD = [{"card": "mailbird", "number": 7}, {"card": "union_ghost", "number": 3}]
POWER = {"what": "power", "amount": 5, "until": "for good"}


def with_power(on: Any, board: list[dict[str, Any]]) -> Parlor:
    return state_of(table_at("T2", lasting=[{**POWER, "on": on}], A={"board": board}))


@pytest.mark.parametrize("on", [3, "#3"])
def test_something_lasts_on_a_number_of_the_table(on: Any) -> None:
    plain = state_of(table_at("T2", A={"board": BOARD}))
    state = with_power(on, BOARD)
    ghost = next(piece for piece in state.board if piece.number == 3)
    assert [effect.on for effect in state.lasting] == [ghost.uid]
    assert power_of(state, ghost) == power_of(plain, plain.numbered(3) or ghost) + 5
    assert truth(GAME, state)["lasting"][0]["on"] == 3


def test_in_older_files_it_is_the_uid_that_a_piece_says() -> None:
    board = [{"card": "mailbird", "number": 3, "uid": 7}, {"card": "union_ghost", "number": 7, "uid": 3}]
    kinds = []
    for on in (3, "#3"):
        state = with_power(on, board)
        kinds += [state.box.names[piece.kind] for piece in state.board if piece.uid == state.lasting[0].on]
    assert kinds == ["union_ghost", "mailbird"]


@pytest.mark.parametrize("on", ["#3", "B", seat_key(1)])
def test_what_is_written_is_read(on: Any) -> None:
    state = with_power(on, BOARD)
    table = write_position(GAME, state, "T2")
    assert table["lasting"][0]["on"] == ("#3" if on == "#3" else "B")
    again = read_position(GAME, {}, ["", ""], table, Layer("again", ""))
    assert isinstance(again, Parlor)
    assert same_state(again, read_position(GAME, {}, ["", ""], write_position(GAME, again, "T2"), Layer("more", "")))
    assert [effect.on for effect in again.lasting] == [effect.on for effect in state.lasting]


@pytest.mark.parametrize(
    ("on", "said"),
    [
        (9, "nothing on the table has the number 9"),
        ("#9", "nothing on the table has the number 9"),
        ("C", "got 'C'; expected a number on the table, such as '#3', or a seat: A, B"),
        ("3", "got '3'; expected a number on the table"),
        (True, "got true; expected a number on the table"),
        ([3], "got a list of 1; expected a number on the table"),
    ],
)
def test_nothing_lasts_on_what_is_not_there(on: Any, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        with_power(on, BOARD)

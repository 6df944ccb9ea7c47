"""A seat leaves, and the others play on: while it is asked, while others are, twice, and until nobody is left."""

from __future__ import annotations

import pytest

from grimalkin.core import saved
from grimalkin.core.engine import why
from grimalkin.core.errors import IllegalChoice, NoUndo
from grimalkin.core.luck import Seeded
from grimalkin.core.snapshot import snapshot, state_hash
from grimalkin.core.state import Hooks, State
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.games.cauldron import GAME as CAULDRON
from tests.support.larder import GAME, MOUSE, Larder
from tests.support.play import asked, do, offered, standing


def sit(seats: int = 3) -> Table:
    return open_table(GAME, {}, [Seat(name, "human") for name in "WXYZ"[:seats]], Seeded(1))


def at_shelves(seats: int = 3) -> Table:
    return do(sit(seats), "A pass")


def larder(table: Table) -> Larder:
    assert isinstance(table.state, Larder)
    return table.state


def some_part(table: Table, seat: str) -> str:
    return next(f"{seat} {text}" for text in offered(table, seat) if text.startswith("lay"))


def test_who_leaves_while_asked_answers_by_default_and_the_game_goes_on() -> None:
    table = sit()
    assert asked(table) == ["A"]
    cards = table.state.census()
    table.leave(0)
    assert asked(table) == ["B", "C"], "A did not sweep, and lays nothing"
    assert larder(table).points == [0, 0, 0]
    assert len(larder(table).hands[0]) == 0
    assert table.state.census() == cards
    assert [(entry.seat, entry.kind, entry.text) for entry in table.record[-1:]] == [(0, "leave", "")]


def test_who_leaves_while_another_is_asked_changes_nothing_for_that_one() -> None:
    table = sit()
    table.leave(1)
    assert asked(table) == ["A"]
    assert offered(table, "A") == ["pass", "sweep"]
    do(table, "A sweep")
    assert asked(table) == ["A", "C"]


def test_who_leaves_in_a_sealed_choice_is_waited_for_no_longer() -> None:
    table = at_shelves()
    do(table, some_part(table, "B"), some_part(table, "A"), "A ready", some_part(table, "C"), "C ready")
    assert asked(table) == ["B"]
    table.leave(1)
    assert larder(table).round == 1, "the others' parts count, B's do not"
    assert larder(table).points[1] == 0
    assert all(larder(table).points[seat] > 0 for seat in (0, 2))


def test_who_has_left_is_asked_nothing_and_can_do_nothing() -> None:
    table = at_shelves()
    table.leave(2)
    assert asked(table) == ["A", "B"]
    assert standing(table, "C") == []
    assert why(table.state, 2, MOUSE) == "LA-5"
    with pytest.raises(IllegalChoice, match="LA-5: seat C cannot 'mouse'; it is not asked now"):
        do(table, "C mouse")
    for act in (table.leave, table.concede):
        before = snapshot(table.state), len(table.record)
        with pytest.raises(IllegalChoice, match="left"):
            act(2)
        assert (snapshot(table.state), len(table.record)) == before
    for seat in "AB":
        do(table, some_part(table, seat), f"{seat} ready")
    assert len(larder(table).hands[2]) == 0, "it draws nothing either"
    do(table, "B pass")
    assert asked(table) == ["A", "B"]


def test_the_last_but_one_ends_the_game_and_who_is_left_wins() -> None:
    table = sit(4)
    for seat in (1, 3):
        table.leave(seat)
        assert table.state.result is None
    table.leave(0)
    result = table.state.result
    assert result is not None
    assert (result.rule, [result.returns(seat) for seat in range(4)]) == ("leave", [-1, -1, 1, -1])
    with pytest.raises(IllegalChoice, match="seat C cannot leave: the game is over"):
        table.leave(2)


def test_nobody_goes_back_behind_a_leaving_and_who_left_need_not_agree() -> None:
    table = sit()
    do(table, "A sweep")
    table.leave(1)
    assert table.others(0) == [2]
    with pytest.raises(NoUndo, match="B left at entry 11, and nobody goes back behind that"):
        table.undo(0, [1, 2])


def test_a_game_that_was_left_is_saved_and_loaded() -> None:
    table = at_shelves()
    do(table, some_part(table, "A"))
    table.leave(1)
    do(table, some_part(table, "C"))
    text = saved.to_text(table)
    loaded = saved.from_text(text, {GAME.id: GAME})
    assert saved.to_text(loaded) == text
    assert asked(loaded) == ["A", "C"]
    assert snapshot(loaded.state) == snapshot(table.state)


def test_a_game_says_whether_it_can_be_left() -> None:
    table = open_table(CAULDRON, {}, [Seat(name, "human") for name in "WXYZ"], Seeded(1))
    before = state_hash(table.state), len(table.record)
    with pytest.raises(IllegalChoice, match="cauldron: nobody can leave and let the others play on; give up instead"):
        table.leave(0)
    assert (state_hash(table.state), len(table.record)) == before


def test_without_a_word_of_the_game_to_leave_is_to_concede() -> None:
    state = State([0, 1, 2])
    Hooks[State]().left(state, 1)
    assert state.result is not None
    assert (state.result.rule, state.result.winners) == ("concede", 0b101)


def test_where_all_are_one_team_one_can_play_on_alone() -> None:
    hooks = Hooks[State]()
    state = State([0, 0, 0])
    state.absent = 0b011
    assert hooks.can_play_on(state)
    state.absent = 0b111
    assert not hooks.can_play_on(state)
    rivals = State([0, 1, 0])
    rivals.absent = 0b010
    assert not hooks.can_play_on(rivals)


def test_a_state_that_nobody_has_left_is_hashed_as_before() -> None:
    assert '"absent"' not in snapshot(sit().state)
    table = sit()
    table.leave(2)
    assert '"absent",4' in snapshot(table.state)

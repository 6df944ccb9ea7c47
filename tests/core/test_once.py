"""A move is read once and asks for its options once; a long game is not replayed from its start."""

from __future__ import annotations

import itertools

import pytest

from grimalkin.core import saved
from grimalkin.core.luck import Seeded
from grimalkin.core.past import FAR, MILESTONES, Milestone, Milestones
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Seat, Table, open_table
from tests.support.counted import COUNTS, GAME, Said

LONG = 1_500  # entries


def sit(turns: int) -> Table:
    return open_table(GAME, {"turns": str(turns)}, [Seat("Ash", "human"), Seat("Bramble", "human")], Seeded(1))


def played(entries: int) -> Table:
    table = sit(entries + 100)
    for turn in range(entries):
        table.play(turn % 2, "say left" if turn % 3 else "say right")
    COUNTS.take()
    return table


# one move


def test_a_move_at_a_table_is_read_once_and_asks_for_its_options_once() -> None:
    table = sit(20)
    COUNTS.take()
    table.play(0, "say  left")
    assert COUNTS.take() == (1, 1, 1)


def test_a_move_after_a_look_asks_for_no_options_again() -> None:
    table = sit(20)
    table.offers()
    COUNTS.take()
    table.play(0, "say left")
    assert COUNTS.take() == (1, 0, 1)
    for seat in (0, 1):
        table.view(seat)
    assert COUNTS.take() == (0, 1, 0), "all who look at one state share what is offered there"


def test_a_refused_move_and_an_undo_leave_no_old_offers() -> None:
    table = sit(20)
    table.view(0)
    table.play(0, "say left")
    assert [offer.seat for offer in table.offers()] == [1]
    table.undo(0, [])
    assert [offer.seat for offer in table.offers()] == [0]


def test_a_time_out_is_not_read_at_all() -> None:
    table = sit(20)
    COUNTS.take()
    table.timeout(0)
    assert COUNTS.take() == (0, 1, 1)


def test_an_entry_that_is_done_again_is_read_once() -> None:
    table = sit(20)
    COUNTS.take()
    table.enact_entry(0, "choice", "say left")
    table.enact_entry(1, "timeout", "say left")
    assert COUNTS.take() == (2, 2, 2)


# long games


def test_undo_and_redo_in_a_long_game_replay_only_a_little_of_it() -> None:
    table = played(LONG)
    before = snapshot(table.state)
    table.undo(1, [0])
    assert COUNTS.take()[2] < FAR
    table.redo(1, [0])
    assert COUNTS.take()[2] < FAR
    assert snapshot(table.state) == before


@pytest.mark.parametrize("position", [1, FAR - 1, FAR, FAR + 1, LONG // 2, LONG - 1])
def test_any_state_of_a_long_game_is_near(position: int) -> None:
    table = played(LONG)
    state = table.state_at(position)
    assert COUNTS.take()[2] < FAR
    assert isinstance(state, Said)
    assert (state.turn, state.left) == (position, position - (position + 2) // 3)


def test_a_long_game_is_looked_at_after_any_entry() -> None:
    table = played(2 * FAR + 50)
    table.undo_to(0, FAR + 20, [1])
    table.takeover(1, "bot:random")
    table.play(0, "say left")
    for entry in (0, FAR, 2 * FAR + 10, 2 * FAR + 51, 2 * FAR + 52, len(table.record)):
        COUNTS.take()
        twin = table.as_of(entry)
        assert COUNTS.take()[2] <= FAR
        whole = saved.to_text(table).split("\n")
        again = Table(table.game, table.settings, table.seats, None)
        for done in table.record[:entry]:
            again.enact_entry(done.seat, done.kind, done.text)
        assert saved.to_text(twin).split("\n")[1:-2] == whole[1 : entry + 1]
        assert snapshot(twin.state) == snapshot(again.state)
        assert (twin.at, twin.asked_at, twin.undone, twin.players) == (
            again.at,
            again.asked_at,
            again.undone,
            again.players,
        )


def test_milestones_are_few_and_never_far_apart() -> None:
    milestones = Milestones()
    state = Said(1)
    for entry in range(1, 60_001):
        if milestones.is_due(entry):
            milestones.add(Milestone(entry, state, entry, entry, [], []))
        if entry % 5_000 == 0:
            found = [0, *(one.entry for one in milestones.kept), entry]
            assert len(milestones.kept) <= MILESTONES
            assert max(b - a for a, b in itertools.pairwise(found)) <= 2 * milestones.far
    assert milestones.far <= 60_000 / MILESTONES * 2

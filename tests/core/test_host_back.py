"""The host takes play back: an entry without a seat, past everybody's consent, and nothing hidden is told by it."""

from __future__ import annotations

import pytest

from grimalkin.core import saved
from grimalkin.core.errors import BadSave, NoUndo
from grimalkin.core.luck import Committed
from grimalkin.core.record import NO_SEAT, UNDO
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.games.cauldron import GAME
from tests.core import test_apart, test_leaving
from tests.support.larder import GAME as LARDER
from tests.support.play import asked, do, offered

SECRET = bytes(range(32))


def brewing() -> Table:
    """Cauldron for two, some moves on; luck speaks between them."""
    seats = [Seat("Ash", "human"), Seat("Bramble", "human")]
    table = open_table(GAME, {"rounds": "2"}, seats, Committed(SECRET))
    for _move in range(4):
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, GAME.codes.text(offer.options[-1]))
    return table


def last(table: Table) -> tuple[int, int, str, str]:
    entry = table.record[-1]
    return entry.n, entry.seat, entry.kind, entry.text


def test_play_goes_back_past_luck_and_others_choices_and_nobody_is_asked() -> None:
    table = brewing()
    first = next(n for n in range(len(table.record), 0, -1) if table.record[n - 1].kind == "choice" and n < 10)
    before = snapshot(table.state_at(first))
    n = len(table.record)
    table.host_back(first)
    back = table.record[n]
    assert (back.n, back.seat, back.kind, back.text) == (n + 1, NO_SEAT, UNDO, f"to {first} hosted")
    assert snapshot(table.state_at(first)) == before
    assert table.positions[n + 1].parent == first
    assert asked(table)


def test_luck_after_it_is_new() -> None:
    table = brewing()
    spoke = next(n for n in range(len(table.record), 0, -1) if table.record[n - 1].kind == "luck")
    n = len(table.record)
    table.host_back(spoke - 1)
    assert [entry.kind for entry in table.record[n : n + 2]] == ["undo", "luck"]
    assert asked(table)


def test_nothing_brings_play_forward_again() -> None:
    table = brewing()
    n = len(table.record)
    table.host_back(table.host_points()[0])
    assert table.undone == []
    with pytest.raises(NoUndo):
        table.redo(0, [0, 1])
    assert len(table.record) > n


def test_every_point_that_is_named_can_be_gone_back_to() -> None:
    points = brewing().host_points()
    assert points[-1] == 0
    assert points == sorted(points, reverse=True)
    for point in points:
        table = brewing()
        table.host_back(point)
        assert asked(table)


@pytest.mark.parametrize("entry", [-1, 10_000])
def test_only_to_an_earlier_position_of_this_line_of_play(entry: int) -> None:
    table = brewing()
    before = len(table.record)
    for there in (entry, table.at):
        with pytest.raises(NoUndo, match="is not an earlier position of this line of play"):
            table.host_back(there)
    assert len(table.record) == before


def test_nobody_goes_back_behind_a_leaving() -> None:
    table = test_leaving.sit()
    do(table, "A sweep")
    table.leave(1)
    left = len(table.record) if table.record[-1].kind == "leave" else 11
    assert min(table.host_points(), default=left) >= left
    with pytest.raises(NoUndo, match="B left at entry 11, and nobody goes back behind that"):
        table.host_back(3)


def test_it_does_not_tell_whether_somebody_has_given_a_part() -> None:
    quiet, busy = test_apart.sit(), do(test_apart.sit(), "B lay bread high")
    assert quiet.host_points() == busy.host_points()
    for table in (quiet, busy):
        for entry in (7, 8):
            with pytest.raises(NoUndo) as refused:
                table.host_back(entry)
            assert str(refused.value) == (
                "sealed choices are being made since entry 7, so play goes back to an earlier one than that"
            )
        table.host_back(6)
        assert asked(table) == ["A"]
        do(table, "A pass")
        assert offered(table, "B")


@pytest.mark.parametrize("table", [brewing(), do(test_apart.sit(), "B lay bread high")], ids=["luck", "sealed"])
def test_a_record_with_it_is_saved_and_replayed(table: Table) -> None:
    table.host_back(table.host_points()[0])
    offer = next(offer for offer in table.offers() if offer.options)
    table.play(offer.seat, table.game.codes.text(offer.options[0]))
    text = saved.to_text(table)
    twin = saved.from_text(text, {GAME.id: GAME, LARDER.id: LARDER})
    assert snapshot(twin.state) == snapshot(table.state)
    assert saved.to_text(twin) == text
    assert snapshot(table.as_of(len(table.record)).state) == snapshot(table.state)


@pytest.mark.parametrize(
    ("seat", "words", "says"),
    [
        (NO_SEAT, "to {}", "has no seat"),
        (NO_SEAT, "redo to {} hosted", "is not understood"),
        (NO_SEAT, "to {} agreed A,B", "has no seat"),
        (NO_SEAT, "to ٣ hosted", "is not understood"),
        (0, "to {} hosted", "is not understood"),
    ],
)
def test_what_a_file_says_of_a_host_must_be_so(seat: int, words: str, says: str) -> None:
    table = brewing()
    to = table.host_points()[0]
    with pytest.raises(NoUndo, match=says):
        table.enact_entry(seat, UNDO, words.format(to))
    table.host_back(to)
    lines = saved.to_text(table).split("\n")
    at = next(i for i, line in enumerate(lines) if f"to {to} hosted" in line)
    lines[at] = lines[at].replace(f"to {to} hosted", words.format(to)).replace('"seat":-1', f'"seat":{seat}')
    with pytest.raises(BadSave):
        saved.from_text("\n".join(lines), {GAME.id: GAME})

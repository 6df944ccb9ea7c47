"""Sealed choices of several parts: given and taken back one by one, hidden from all others until everybody is ready."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.core import saved
from grimalkin.core.codes import TAKE_BACK, Codes
from grimalkin.core.engine import pending, why
from grimalkin.core.errors import IllegalChoice, NoUndo, UnknownNotation
from grimalkin.core.luck import Scripted, Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import SEALED
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.games.cauldron import GAME as CAULDRON
from grimalkin.players.driver import play_game
from grimalkin.players.greedy import Greedy
from grimalkin.players.random import Random
from tests.support.larder import GAME, LAY, READY, Larder, Shelve
from tests.support.play import asked, do, log, offered

HANDS = ["bread", "cheese", "cheese"] * 3


def sit(*faces: str, seats: int = 2) -> Table:
    """Everybody has bread and two cheeses, and the first wait of sealed choices is open."""
    dealt = HANDS[: 3 * seats]
    table = open_table(GAME, {}, [Seat(name, "human") for name in "XYZ"[:seats]], Scripted([*dealt, *faces]))
    return do(table, "A pass")


def given(table: Table, seat: int) -> list[str]:
    return [GAME.codes.text(part) for part in table.state.answers_of(seat, len(table.state.agenda))]


def test_parts_are_given_one_by_one_and_revealed_when_all_are_ready() -> None:
    table = do(sit("jam", "jam"), "A lay bread high", "B lay cheese low", "A ready")
    assert asked(table) == ["B"]
    assert offered(table, "B") == ["ready", "lay bread high", "lay cheese high"]
    assert not [line for line in log(table) if "laid" in line]
    do(table, "B ready")
    assert [line for line in log(table, 1) if "laid" in line] == ["LA-5 laid A bread 1", "LA-5 laid B cheese 0"]
    assert isinstance(table.state, Larder)
    assert table.state.points == [2, 1]
    assert [entry.text for entry in table.record[7:11]] == ["lay bread high", "lay cheese low", "ready", "ready"]


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_others_see_who_is_ready_and_nothing_else(viewer: int) -> None:
    table = sit(seats=3)
    before = snapshot(mask(table.state, viewer))
    for act in ("A lay bread high", "A lay cheese low", "A take back", "A lay cheese low"):
        do(table, act)
        assert snapshot(mask(table.state, viewer)) == before
    do(table, "A ready")
    hidden = mask(table.state, viewer).answers
    assert [(answer.seat, answer.option) for answer in hidden] == [(0, SEALED)]
    assert table.view(viewer).prompt.seats == [1, 2]  # type: ignore[union-attr]


def test_a_seat_sees_its_own_parts() -> None:
    table = do(sit(), "A lay bread high", "B lay cheese low")
    zones = {zone.id: [piece.card for piece in zone.pieces] for zone in table.view(0).zones}
    assert (zones["shelf.A"], zones["shelf.B"]) == (["bread"], [])


def test_a_part_is_taken_back_by_notation_by_back_and_by_undo() -> None:
    table = do(sit(), "A lay bread high", "B lay bread low", "A lay cheese low")
    assert table.view(0).prompt.back  # type: ignore[union-attr]
    do(table, "A take back")
    table.back(0)
    assert (given(table, 0), given(table, 1)) == ([], ["lay bread low"])
    assert not table.can_go_back(0)
    assert table.is_free_undo(1)
    table.undo(1, [])
    assert given(table, 1) == []
    assert [entry.text for entry in table.record[-3:]] == ["take back"] * 3


def test_nothing_is_taken_back_before_the_first_part_or_after_the_last() -> None:
    table = sit()
    with pytest.raises(IllegalChoice, match=r"LA-5: seat A cannot 'take back'; it can: lay bread low, "):
        do(table, "A take back")
    assert why(table.state, 0, TAKE_BACK) == "LA-5"
    do(table, "A lay bread high")
    assert why(table.state, 0, TAKE_BACK) == ""
    do(table, "A ready")
    with pytest.raises(IllegalChoice, match="LA-5: seat A cannot 'take back'; it can: mouse"):
        do(table, "A take back")
    with pytest.raises(NoUndo, match="not in the middle"):
        table.back(0)


def test_each_part_is_checked_by_the_parts_before_it() -> None:
    table = sit()
    with pytest.raises(IllegalChoice, match="LA-5: seat A cannot 'ready'"):
        do(table, "A ready")
    do(table, "A lay bread high")
    for act in ("A lay bread low", "A lay cheese high"):
        with pytest.raises(IllegalChoice, match="LA-5"):
            do(table, act)
    assert given(table, 0) == ["lay bread high"]


def test_a_time_out_finishes_what_is_half_made() -> None:
    table = do(sit("jam", "jam"), "A lay bread high")
    table.timeout(0)
    assert [entry.kind for entry in table.record[-2:]] == ["choice", "timeout"]
    table.timeout(1)
    assert [entry.text for entry in table.record if entry.kind == "timeout"] == ["ready", "lay bread low", "ready"]


def test_a_interrupt_takes_back_what_it_makes_impossible() -> None:
    table = do(sit(seats=3), "A lay cheese low", "A lay bread high", "A ready", "B lay bread high", "C lay bread low")
    do(table, "C mouse")
    assert [given(table, seat) for seat in range(3)] == [["lay cheese low"], [], ["lay bread low"]]
    assert asked(table) == ["A", "B", "C"]


def test_undo_does_not_tell_whether_others_have_given_parts() -> None:
    quiet, busy = sit(), do(sit(), "B lay bread high")
    for table in (quiet, busy):
        with pytest.raises(NoUndo) as refused:
            table.undo(0, [])
        assert str(refused.value) == "sealed choices are being made, so going to entry 6 needs the consent of B"
        table.undo(0, [1])
        assert asked(table) == ["A"]
        do(table, "A pass")
        assert given(table, 1) == []


def test_what_is_imagined_is_a_whole_legal_choice() -> None:
    table = do(sit(), "A lay bread high", "A ready", "B lay bread low")
    found: set[tuple[int, ...]] = set()
    for seed in range(40):
        state = imagine(mask(table.state, 1), Seeded(seed))
        parts = state.answers_of(0, len(state.agenda))
        assert parts[-1] == READY
        assert snapshot(mask(state, 1)) == snapshot(mask(table.state, 1))
        found.add(tuple(parts))
    assert {len(parts) for parts in found} == {2, 3}, "so it does not know how many there are"


def test_a_saved_game_has_each_part_and_goes_on_in_the_middle() -> None:
    table = do(sit(), "A lay bread high", "B lay bread low", "A take back", "A lay cheese low", "A ready")
    text = saved.to_text(table)
    loaded = saved.from_text(text, {GAME.id: GAME})
    assert saved.to_text(loaded) == text
    assert given(loaded, 1) == ["lay bread low"]
    assert snapshot(loaded.state) == snapshot(table.state)


def test_players_finish_such_choices_and_are_not_offered_to_take_back() -> None:
    for seed in range(3):
        state = GAME.new({}, [""] * 3)
        play_game(GAME, state, [Greedy(2), Random(), Random()], Seeded(seed), Seeded(seed))
        assert state.result is not None
    offer = pending(do(sit(), "A lay bread high").state)[0]
    assert offer.takes_back
    assert TAKE_BACK not in offer.options + offer.standing
    assert offer.every()[-1] == TAKE_BACK


def test_a_version_stands_while_parts_are_given_and_falls_by_a_step_in() -> None:
    table = sit()
    version = table.asked_at
    do(table, "A lay bread high", "B lay bread low", "A take back", "A lay bread low", "A ready")
    assert table.asked_at == version
    do(table, "B mouse")
    assert table.asked_at > version


def test_the_reserved_notation_moves_no_code() -> None:
    codes = Codes()
    codes.one("before")
    codes.take_back()
    assert codes.one("after") == 2
    assert (codes.text(TAKE_BACK), codes.code("take back")) == ("take back", TAKE_BACK)
    assert codes.named([]).code("take back") == TAKE_BACK
    with pytest.raises(UnknownNotation):
        CAULDRON.codes.code("take back")
    with pytest.raises(UnknownNotation):
        CAULDRON.codes.text(TAKE_BACK)
    assert LAY == 2


def test_a_part_that_is_named_is_taken_back_whatever_was_given_after_it() -> None:
    table = do(sit(), "A lay bread high", "A lay cheese low", "B lay bread low", "A take back lay bread high")
    assert (given(table, 0), given(table, 1)) == (["lay cheese low"], ["lay bread low"])
    assert offered(table, "A") == ["ready", "lay bread high", "lay cheese high"]
    table.back(0, "lay cheese low")
    table.undo(1, [])
    assert (given(table, 0), given(table, 1)) == ([], [])
    assert [entry.text for entry in table.record[-3:]] == [
        "take back lay bread high",
        "take back lay cheese low",
        "take back",
    ]


def test_only_what_the_seat_itself_has_given_can_be_named() -> None:
    table = do(sit(), "A lay bread high", "B lay cheese low")
    for words in ("A take back lay cheese low", "B take back lay bread high", "A take back lay cheese high"):
        with pytest.raises(IllegalChoice, match=r"LA-5: seat [AB] cannot 'take back lay "):
            do(table, words)
    codes = GAME.codes
    assert why(table.state, 0, codes.code("take back lay bread high")) == ""
    assert why(table.state, 1, codes.code("take back lay bread high")) == "LA-5"
    do(table, "A ready")
    with pytest.raises(IllegalChoice, match="LA-5: seat A cannot 'take back lay bread high'"):
        do(table, "A take back lay bread high")
    with pytest.raises(UnknownNotation, match="'lay stone high' is not a choice"):
        codes.code("take back lay stone high")
    with pytest.raises(UnknownNotation):
        CAULDRON.codes.code("take back throw nettle")


@pytest.mark.parametrize("words", ["take back take back", "take back take back lay bread high"])
def test_taking_back_cannot_be_taken_back(words: str) -> None:
    with pytest.raises(UnknownNotation, match="takes back what is no part of a choice"):
        GAME.codes.code(words)


def test_parts_that_rest_on_each_other_are_taken_back_from_the_last_one(monkeypatch: pytest.MonkeyPatch) -> None:
    table = do(sit(), "A lay bread high", "A lay cheese low")
    monkeypatch.setattr(Shelve, "in_any_order", False)
    with pytest.raises(IllegalChoice, match="LA-5: seat A cannot 'take back lay bread high'"):
        do(table, "A take back lay bread high")
    do(table, "A take back")
    assert given(table, 0) == ["lay bread high"]


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_others_do_not_see_which_part_is_taken_back(viewer: int) -> None:
    table = sit(seats=3)
    before = snapshot(mask(table.state, viewer))
    for act in ("A lay bread high", "A lay cheese low", "A take back lay bread high", "A lay bread high"):
        do(table, act)
        assert snapshot(mask(table.state, viewer)) == before
        assert len(table.hidden_from((viewer,))) == len(table.record) - table.positions[-1].sealed_since


def test_what_was_taken_back_by_name_is_read_again(tmp_path: Path) -> None:
    table = do(sit("jam", "jam"), "A lay bread high", "A lay cheese low", "A take back lay bread high", "A ready")
    do(table, "B lay bread low", "B ready")
    saved.write(table, tmp_path / "game")
    again = saved.read(tmp_path / "game", {GAME.id: GAME})
    assert snapshot(again.state) == snapshot(table.state)
    assert "take back lay bread high" in [entry.text for entry in again.record]

"""Windows: who is asked, in which order, how often; stops, automatic passes and timers."""

from __future__ import annotations

import pytest

from grimalkin.core.errors import IllegalChoice
from grimalkin.core.luck import Scripted
from grimalkin.core.state import State
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.kit.windows import NO_STOP, open_window, stopping
from tests.kit.made_up_windows import HECKLE, HECKLERS, LastPoint, Stage
from tests.support.checks import CHECKS
from tests.support.play import asked, do, log, offered


def sit(*faces: str, mode: str = "polled", seats: int = 4) -> Table:
    """A table at which A throws first, and then this luck."""
    people = [Seat(name, "human") for name in ("Ash", "Bramble", "Cricket", "Dusk")[:seats]]
    return open_table(HECKLERS, {"mode": mode}, people, Scripted([*faces]))


def stage(table: Table) -> Stage:
    assert isinstance(table.state, Stage)
    return table.state


def timer(table: Table) -> tuple[int, int]:
    return HECKLERS.timed(table.state, table.settings)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("mode", ["polled", "claim"])
def test_the_made_up_game_passes_what_every_game_must(check: str, mode: str) -> None:
    for seed in range(2):
        CHECKS[check](HECKLERS, 3 + seed, {"mode": mode}, seed, ())


# Who is asked


def test_a_window_opens_for_whoever_would_react() -> None:
    assert asked(sit("5", mode="claim")) == ["B", "C", "D"]
    assert log(sit("4", "4", "5"))[-1] == "H-2 rolled C 5"  # nobody would at a 4


def test_with_a_stop_it_opens_for_whoever_could() -> None:
    table = sit("6", "2", "1", mode="claim")
    table.stop(3, "heckle", True)
    table.stop(2, "heckle", True)
    do(table, "B pass", "C pass", "D pass")
    assert asked(table) == ["C", "D"]  # at the 2 that B threw, clockwise from B
    assert stopping(table.state, HECKLE) == 0b1100
    assert stopping(table.state, NO_STOP) == 0
    do(table, "C pass", "D pass")
    assert asked(table) == ["D"]  # C threw the 1


def test_a_seat_that_could_not_react_is_not_asked_whatever_stops_it_has() -> None:
    table = sit("6", mode="claim")
    stage(table).tomatoes[1] = 0
    table.stop(1, "heckle", True)
    do(table, "C tomato")
    assert asked(table) == ["C", "D"]


# In which order


def test_a_polled_window_asks_one_after_the_other_from_the_start_seat() -> None:
    table = sit("3", "5")  # B threw the 5
    assert asked(table) == ["C"]
    with pytest.raises(IllegalChoice, match="H-3: seat D cannot 'tomato'; it can: sit"):
        do(table, "D tomato")
    assert asked(do(table, "C pass")) == ["D"]
    assert asked(do(table, "D pass")) == ["A"]


def test_a_claimed_window_asks_all_and_the_first_use_resolves() -> None:
    table = sit("3", "5", "6", mode="claim")
    assert asked(table) == ["C", "D", "A"]
    do(table, "C pass", "A tomato")
    assert log(table)[-2:] == ["H-3 threw A", "H-2 rolled C 6"]  # nobody would react to the 4 that is left
    assert stage(table).points == [3, 4, 0, 0]


@pytest.mark.parametrize("mode", ["polled", "claim"])
def test_it_closes_when_all_have_passed(mode: str) -> None:
    table = do(sit("5", "6", mode=mode), "B pass", "C pass", "D pass")
    assert log(table)[-1] == "H-2 rolled B 6"
    assert stage(table).points == [5, 0, 0, 0]


def test_after_a_use_it_opens_anew_also_for_those_who_passed() -> None:
    table = do(sit("6"), "B pass", "C tomato")
    assert (stage(table).die, asked(table)) == (5, ["B"])


def test_a_window_without_again_opens_once() -> None:
    table = sit(*["1"] * 6, seats=3)
    assert asked(table) == ["A", "B", "C"]
    assert offered(table, "B") == ["pass", "point"]
    do(table, "A pass", "B point")
    assert table.state.result is not None
    assert table.state.result.points == [2, 3, 2]


# Interrupts


def test_a_window_lapses_when_a_interrupt_takes_away_what_it_was_about() -> None:
    table = do(sit("6", "2", "5"), "D sit")
    assert stage(table).points[:2] == [0, 2]
    assert asked(table) == ["D"]  # C threw the 5


def test_a_interrupt_can_change_who_may_react() -> None:
    table = do(sit(*["1"] * 6, seats=3), "B sit")
    assert asked(table) == ["A", "C"]
    do(table, "A pass", "C pass")
    assert table.state.result is not None


# Automatic passes and timers


def test_a_window_that_tempts_nobody_passes_by_itself_unless_there_is_a_stop() -> None:
    table = sit("6", "2")
    assert not HECKLERS.auto_passes(table.state, 1)
    table.stop(2, "heckle", True)
    do(table, "B pass", "C pass", "D pass")
    assert asked(table) == ["C"]
    assert not HECKLERS.auto_passes(table.state, 2)
    without_stops = table.state.copy()
    without_stops.stops = (0,) * 7
    assert HECKLERS.auto_passes(without_stops, 2)


def test_a_window_that_nobody_can_stop_at_never_passes_by_itself() -> None:
    table = sit(*["1"] * 6, seats=3)
    assert isinstance(open_window(table.state), LastPoint)
    assert not HECKLERS.tempts(table.state, 0)
    assert not HECKLERS.auto_passes(table.state, 0)


def test_only_a_claimed_window_with_seconds_is_timed() -> None:
    assert timer(sit("5", mode="claim")) == (8, 5)
    assert timer(sit("5")) == (0, 0)
    last = sit(*["1"] * 6, seats=3)
    assert timer(last) == (0, 0)
    assert timer(do(last, "A point")) == (0, 0)


def test_a_window_has_the_name_by_which_seats_stop_at_it() -> None:
    assert HECKLERS.window(sit("5").state) == "heckle"
    last = sit(*["1"] * 6, seats=3)
    assert HECKLERS.window(last.state) == ""
    assert open_window(do(last, "A point").state) is None


def test_nothing_is_open_before_the_game_waits() -> None:
    fresh: State = Stage(3, False)
    assert open_window(fresh) is None

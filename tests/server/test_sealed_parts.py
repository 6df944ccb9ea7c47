"""Sealed choices of several parts at a server's table: nobody else is told how many parts there are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from grimalkin.server import messages
from grimalkin.server.messages import Clock
from grimalkin.server.refusals import Refused
from grimalkin.server.replays import Replays
from grimalkin.server.sitting import Viewer
from tests.support.larder import GAME
from tests.support.tables import START, Desk, copied

ANN, BEN, NOBODY = Viewer((0,)), Viewer((1,)), Viewer()


def desk_at_shelves() -> Desk:
    desk = Desk("larder", ["ann", "ben"], clock=Clock("live", 600, 5), games={"larder": GAME})
    desk.move("ann", "pass", 1.0)
    assert desk.live.asked() == [0, 1]
    return desk


def lay(desk: Desk, person: str, seat: int, at: float) -> None:
    """Give some part."""
    notation = next(text for text in desk.options(seat) if text.startswith("lay"))
    act(desk, person, seat, notation, at)


def act(desk: Desk, person: str, seat: int, notation: str, at: float) -> None:
    version = desk.live.showing.update(Viewer((seat,)), 0, START).version
    desk.act(person, messages.Move(seat, version, notation, f"key-{desk.live.n:08}"), at)


def told(desk: Desk, viewer: Viewer, seen: int, at: float) -> bytes:
    return msgspec.json.encode(desk.live.showing.update(viewer, seen, START + at))


def test_others_are_told_the_same_however_many_parts_there_are() -> None:
    few, many = desk_at_shelves(), desk_at_shelves()
    seen = few.live.n
    lay(few, "ben", 1, 2.0)
    for at in (2.0, 3.0):
        lay(many, "ben", 1, at)
    act(many, "ben", 1, "take back", 4.0)
    lay(many, "ben", 1, 5.0)
    for viewer in (ANN, NOBODY):
        assert not few.live.is_news(seen, viewer)
        assert not many.live.is_news(seen, viewer)
        assert told(few, viewer, seen, 9.0) == told(many, viewer, seen, 9.0)
    assert many.live.is_news(seen, BEN)
    for desk in (few, many):
        lay(desk, "ann", 0, 6.0)
        act(desk, "ben", 1, "mouse", 6.5)  # with this interrupt another version is asked
        act(desk, "ben", 1, "ready", 7.0)
    for viewer in (ANN, NOBODY):
        assert few.live.is_news(seen, viewer)
        assert told(few, viewer, seen, 9.0) == told(many, viewer, seen, 9.0)
        assert few.live.info("ann").n == many.live.info("ann").n
    assert few.live.row.changed_at == many.live.row.changed_at


def test_a_clock_earns_time_when_a_seat_is_ready_and_not_by_parts() -> None:
    desk = desk_at_shelves()
    left = desk.live.timing.clocks.left[1]
    lay(desk, "ben", 1, 1.0)
    act(desk, "ben", 1, "take back", 1.0)
    lay(desk, "ben", 1, 1.0)
    assert desk.live.timing.clocks.left[1] == left
    act(desk, "ben", 1, "ready", 1.0)
    assert desk.live.timing.clocks.left[1] == left + 5


def test_a_move_answers_the_version_that_its_own_seat_was_told() -> None:
    desk = desk_at_shelves()
    for at in (2.0, 3.0):
        lay(desk, "ben", 1, at)
    act(desk, "ann", 0, "mouse", 4.0)
    version = desk.live.showing.update(ANN, 0, START).version
    assert version < desk.live.version
    with pytest.raises(Refused, match="moved on") as refused:
        desk.act("ann", messages.Move(0, desk.live.version, "lay bread low", "real-number"), 5.0)
    assert f"and {version} is asked" in str(refused.value)


def test_the_log_is_whole_again_when_all_are_ready() -> None:
    desk = desk_at_shelves()
    lay(desk, "ben", 1, 2.0)
    lay(desk, "ann", 0, 3.0)
    act(desk, "ann", 0, "ready", 4.0)
    during = desk.live.showing.update(ANN, 0, START)
    act(desk, "ben", 1, "ready", 5.0)
    after = desk.live.showing.update(ANN, during.n, START)
    assert after.keep <= desk.live.begun_at + 8
    kept = [one for one in during.happened if one.n <= after.keep]
    whole = desk.live.showing.update(ANN, 0, START)
    assert [*kept, *after.happened] == whole.happened
    assert not any(one.text for one in whole.happened), "what was chosen is told by the lines alone"


def test_back_and_undo_take_back_ones_own_part() -> None:
    desk = desk_at_shelves()
    lay(desk, "ben", 1, 2.0)
    lay(desk, "ann", 0, 3.0)
    version = desk.live.showing.update(BEN, 0, START).version
    desk.act("ben", messages.Back(1, version), 4.0)
    desk.act("ann", messages.Undo(0, version), 5.0)
    assert [row.text for row in desk.stored.entries[-2:]] == ["take back", "take back"]
    assert desk.live.played.state.answers == ()


def test_a_table_in_the_middle_of_sealed_choices_is_rebuilt() -> None:
    desk = desk_at_shelves()
    lay(desk, "ben", 1, 2.0)
    act(desk, "ann", 0, "mouse", 3.0)
    act(desk, "ben", 1, "take back", 4.0)
    lay(desk, "ben", 1, 5.0)
    again = desk.rebuilt()
    for viewer in (ANN, BEN, NOBODY, Viewer((), True)):
        one, two = [msgspec.json.encode(each.showing.update(viewer, 0, START + 6)) for each in (desk.live, again)]
        assert one == two


def test_a_running_replay_ends_before_the_sealed_choices() -> None:
    desk = desk_at_shelves()
    before = desk.live.n
    lay(desk, "ben", 1, 2.0)

    @asynccontextmanager
    async def use(_table: str) -> AsyncIterator[tuple[None, Any]]:
        yield None, desk.live

    replays = cast("Replays", SimpleNamespace(hub=SimpleNamespace(use=use)))
    stored = copied(desk.stored)
    asyncio.run(Replays.leave_out_sealed(replays, stored))
    assert len(stored.entries) == before

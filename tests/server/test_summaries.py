"""What becomes of a game, summed up: by what a viewer saw, without what was taken back, for whoever may see it."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from grimalkin.core.figures import Told
from grimalkin.core.game import OPEN, line_of
from grimalkin.core.table import Table
from grimalkin.server.frames import frames_of, read_frames, viewers_of
from grimalkin.server.messages import Frame, NewShare, Summary
from grimalkin.server.refusals import Refused
from grimalkin.server.replays import played_of
from grimalkin.server.service import Service
from grimalkin.server.stored_games import core_seats
from grimalkin.server.summaries import counted, summary_of
from tests.support.memory import ANN, CAT, EVERY, play_on, play_out, stored_at, with_worker
from tests.support.tables import Desk


def finished(game: str, seed: int = 1, undo: float = 0.2, **more: Any) -> Desk:
    return play_out(Desk(game, ["ann", "ben"], **more), seed, undo)


def summed(desk: Desk, viewer: str) -> tuple[Summary, list[Frame]]:
    played = played_of(desk.stored)
    data = frames_of(played, [viewer], EVERY)[viewer]
    frames = read_frames(data, ["Ann", "Ben"], 0, len(played.entries) + 1)
    entries = [(entry.kind, entry.text) for entry in played.entries]
    return summary_of(viewer, frames, entries, EVERY[played.game]), frames


def told_at_the_end(desk: Desk) -> list[Told]:
    """The lines that led to the end, of a table that has all its entries."""
    played = played_of(desk.stored)
    table = Table(EVERY[played.game], played.settings, core_seats(desk.stored.seats), None)
    for entry in played.entries:
        table.enact_entry(entry.seat, entry.kind, entry.text)
    return [Told(table.game.event_types, line_of(told, OPEN)) for told in table.lines()]


@pytest.mark.parametrize("game", list(EVERY))
def test_deeds_are_what_the_lines_tell_and_what_was_taken_back_does_not_count(game: str) -> None:
    for seed in range(1, 4):
        desk = finished(game, seed, undo=0.3)
        assert "undo" in {entry.kind for entry in desk.stored.entries}
        summary, _frames = summed(desk, "open")
        lines = told_at_the_end(desk)
        falls = [told for told in lines if told.beat == "fall"]
        assert sum(one.fallen for one in summary.deeds) == len(falls)
        dice = [told.number("die") for told in lines if told.beat == "roll" and told.word("who") and told.number("die")]
        rolled = [one for one in summary.deeds if one.rolls]
        assert sum(one.rolls for one in rolled) <= len(dice)
        assert sum(one.dice for one in rolled) <= sum(dice)
        score = {f"{left}_{EVERY[game].score}" for left in ("left", "side")}
        scored = [told for told in lines if score & set(told.values)]
        for beat, counted_so in (("gain", "gained"), ("damage", "lost")):
            told_so = sum(told.number("amount") or abs(told.number("change")) for told in scored if told.beat == beat)
            assert sum(getattr(one, counted_so) for one in summary.deeds) == told_so
        hurts = [told for told in lines if told.beat == "damage" and "amount" in told.values and told not in scored]
        if hurts and not any("change" in told.values for told in lines):
            assert sum(one.taken for one in summary.deeds) == sum(told.number("amount") for told in hurts)
        assert sum(one.given for one in summary.deeds) <= sum(one.taken for one in summary.deeds)


@pytest.mark.parametrize("game", list(EVERY))
def test_moments_lie_on_the_way_to_the_end_and_the_end_is_one(game: str) -> None:
    desk = finished(game)
    summary, frames = summed(desk, "spectator")
    path = counted([(entry.kind, entry.text) for entry in desk.stored.entries])
    numbers = [moment.n for moment in summary.moments]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= path
    ended = next(frame.n for frame in frames if frame.view.result is not None)
    assert ended in numbers
    for moment in summary.moments:
        assert 1 <= len(moment.lines) <= 3 or moment.n == ended
        assert all(line in frames[moment.n].view.log for line in moment.lines)


def test_a_moment_is_told_by_what_happened_and_not_by_what_came_after() -> None:
    """Also one that only mended somebody: the turn that began then is no news."""
    for seed in range(1, 6):
        summary, _frames = summed(finished("mythic-arena", seed, undo=0), "spectator")
        events = EVERY["mythic-arena"].event_types
        for moment in summary.moments:
            assert {Told(events, line).beat for line in moment.lines} <= {"fall", "sum", "damage", "gain", "end"}


@pytest.mark.parametrize("game", list(EVERY))
def test_curves_go_from_the_start_to_the_end(game: str) -> None:
    summary, frames = summed(finished(game), "spectator")
    assert summary.curves
    for curve in summary.curves:
        assert len(curve.values) == len(frames) == summary.entries + 1
        assert all((0 if curve.of else -10_000) <= value <= (curve.of or 10_000) for value in curve.values)
        assert len(set(curve.values)) > 1, curve.name


@pytest.mark.parametrize("game", list(EVERY))
def test_a_summary_names_nothing_that_its_viewer_did_not_see(game: str) -> None:
    desk = finished(game)
    names = set(EVERY[game].library(played_of(desk.stored).settings).by_key)
    for viewer in viewers_of(2):
        summary, frames = summed(desk, viewer)
        seen = words_of(msgspec.json.encode(frames)) & names
        assert words_of(msgspec.json.encode(summary)) & names <= seen


def words_of(text: bytes) -> set[str]:
    return {word for found in re.findall(r'"([^"]*)"', text.decode()) for word in [found, *found.split(".")]}


def test_what_was_taken_back_is_left_out_of_the_way() -> None:
    entries = [("luck", "3"), ("choice", "a"), ("undo", "to 1"), ("stop", "on w"), ("choice", "b"), ("choice", "c")]
    assert counted(entries) == {0, 1, 5, 6}
    assert counted([*entries, ("undo", "to 1 agreed B"), ("undo", "redo to 6")]) == {0, 1, 5, 6}


# over the wire


async def refused(asking: Any, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        await asking
    assert refusal.value.code == code


def test_a_summary_is_for_whoever_may_see_the_game_when_it_is_over(database: str) -> None:
    async def test(service: Service) -> None:
        desk = Desk("mythic-arena", ["ann", "ben"], spectators="none")
        play_on(desk, 10)
        running = await stored_at(service, desk)
        await refused(service.replays.summary(ANN, running, "A"), "hidden")
        await refused(service.replays.summary(CAT, running, "spectator"), "no_spectators")

        desk = finished("mythic-arena")
        table = await stored_at(service, desk, id="1" * 14)
        expected, _frames = summed(desk, "spectator")
        assert await service.replays.summary(CAT, table, "spectator") == expected
        assert await service.replays.summary(CAT, table, "spectator") == expected  # the kept one
        await refused(service.replays.summary(ANN, table, "Z"), "no_such_thing")
        link = await service.replays.share(ANN, table, NewShare("A", 3))
        assert await service.replays.shared_summary(link.code) == summed(desk, "A")[0]
        await refused(service.replays.shared_summary("0" * 14), "no_such_thing")

    with_worker(database, test, games=EVERY)


def test_a_final_scoring_has_a_line_for_each_side_and_comes_to_what_they_have() -> None:
    desk = finished("black-rose")
    summary, frames = summed(desk, "spectator")
    result = frames[-1].view.result
    assert result is not None
    told = [Told(EVERY["black-rose"].event_types, line) for line in summary.scores]
    sides = [one.word("by") for one in told if one.line.what == "final"]
    assert sides == ["A", "B", sides[-1]]
    assert [one.word("by") for one in told if one.line.what == "final_points"] == sides
    assert [one.number("amount") for one in told if "amount" in one.values][:2] == result.points
    assert summed(finished("friendomancy"), "spectator")[0].scores == []

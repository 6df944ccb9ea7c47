"""Pauses: whoever is asked for one can answer, and a game never stands still for good, whatever its people do."""

from __future__ import annotations

import pytest

from grimalkin.server import live as live_module
from grimalkin.server import messages
from grimalkin.server.consent import PAUSE_WAIT
from grimalkin.server.messages import Clock
from grimalkin.server.refusals import Refused
from tests.server.test_live import learned, same
from tests.support.tables import START, Desk

ARENA = "mythic-arena"


def last_said(desk: Desk) -> tuple[str, int]:
    row = desk.stored.talk[-1]
    return row.kind, row.seat


def is_paused(desk: Desk) -> bool:
    return desk.live.timing.paused


def test_who_is_replaced_by_a_bot_is_not_waited_for() -> None:
    """The one who was to agree is late: the request would wait for nobody, and no other could be made."""
    desk = Desk(ARENA, ["ann", "ben"], clock=Clock("live", 60, 0))
    live = desk.live
    late = live.asked()[0]
    asks = 1 - late
    people = ["ann", "ben"]
    desk.act(people[asks], messages.Pause(asks, True), 10.0)
    assert live.consent.info() is not None
    desk.due(60.0)
    assert live.is_bot(late)
    assert live.consent.info() is None
    assert is_paused(desk)
    assert last_said(desk) == ("paused", asks)
    same(live, desk.rebuilt(), START + 61)
    desk.act(people[asks], messages.Pause(asks, False), 70.0)
    assert not is_paused(desk)


def test_the_last_one_asked_lets_a_bot_play() -> None:
    desk = Desk("familiars-and-foes", ["ann", "ben", "cat"])
    live = desk.live
    desk.act("ann", messages.Pause(0, True), 1.0)
    request = live.consent.info()
    assert request is not None
    desk.act("ben", messages.Answer(1, request.m, True), 2.0)
    assert not is_paused(desk)
    desk.act("cat", messages.LetPlay(2, "bot:greedy"), 3.0)
    assert live.consent.info() is None
    assert is_paused(desk)
    same(live, desk.rebuilt(), START + 4)


@pytest.mark.parametrize("leaves", [True, False], ids=["gone", "lets a bot play"])
def test_a_request_of_somebody_who_is_away_lapses(leaves: bool) -> None:
    desk = Desk(ARENA, ["ann", "ben"])
    live = desk.live
    desk.act("ann", messages.Pause(0, True), 1.0)
    if leaves:
        desk.take(live.leave_to_bots("ann", START + 2))
    else:
        desk.act("ann", messages.LetPlay(0, "bot:greedy"), 2.0)
    assert live.consent.info() is None
    assert not is_paused(desk)
    assert last_said(desk) == ("lapsed", 0)
    same(live, desk.rebuilt(), START + 3)
    desk.act("ben", messages.Pause(1, True), 4.0)
    assert is_paused(desk)


def test_a_stand_in_agrees_to_a_pause_and_to_nothing_else() -> None:
    desk = Desk(ARENA, ["ann", "ben"])
    seat, person, other, friend = learned(desk)
    live = desk.live
    desk.act(person, messages.Undo(seat, live.version), 300.0)
    n = live.n
    desk.act(friend, messages.LetPlay(other, "bot:greedy"), 301.0)
    assert live.consent.info() is None
    assert live.n == n + 1, "nothing was taken back"
    assert last_said(desk) == ("lapsed", seat)
    same(live, desk.rebuilt(), START + 302)
    desk.act(person, messages.Pause(seat, True), 303.0)
    assert is_paused(desk)


def test_whoever_of_two_remains_can_still_answer() -> None:
    desk = Desk("familiars-and-foes", ["ann", "ben", "cat"])
    live = desk.live
    desk.act("ann", messages.Pause(0, True), 1.0)
    desk.act("cat", messages.LetPlay(2, "bot:greedy"), 2.0)
    request = live.consent.info()
    assert request is not None
    assert request.missing == [1]
    assert not is_paused(desk)
    desk.act("ben", messages.Answer(1, request.m, False), 3.0)
    assert live.consent.info() is None


def test_a_pause_ends_when_nobody_is_left_who_could_end_it() -> None:
    desk = Desk(ARENA, ["ann", "bot:random"])
    live = desk.live
    desk.act("ann", messages.Pause(0, True), 1.0)
    assert is_paused(desk)
    assert live.wake_at() is None
    desk.take(live.leave_to_bots("ann", START + 100))
    assert not is_paused(desk)
    assert last_said(desk) == ("resumed", -1)
    assert live.wake_at() is not None
    same(live, desk.rebuilt(), START + 101)


def test_a_pause_of_somebody_whose_bot_plays_ends_when_they_are_gone() -> None:
    desk = Desk(ARENA, ["ann", "bot:random"])
    live = desk.live
    desk.act("ann", messages.LetPlay(0, "bot:greedy"), 1.0)
    desk.act("ann", messages.Pause(0, True), 2.0)
    assert is_paused(desk)
    desk.take(live.leave_to_bots("ann", START + 100))
    assert not is_paused(desk)
    assert live.leave_to_bots("ann", START + 101) is None
    same(live, desk.rebuilt(), START + 102)


def test_a_pause_lasts_while_one_of_its_people_plays() -> None:
    desk = Desk(ARENA, ["ann", "ben"])
    live = desk.live
    desk.act("ann", messages.Pause(0, True), 1.0)
    request = live.consent.info()
    assert request is not None
    desk.act("ben", messages.Answer(1, request.m, True), 2.0)
    desk.act("ann", messages.LetPlay(0, "bot:greedy"), 3.0)
    assert is_paused(desk)
    desk.act("ben", messages.LetPlay(1, "bot:greedy"), 4.0)
    assert not is_paused(desk)
    same(live, desk.rebuilt(), START + 5)


@pytest.mark.parametrize("clock", [Clock(), Clock("live", 600, 0)])
def test_a_request_that_nobody_answers_lapses_by_itself(clock: Clock) -> None:
    """What is played does not end it, so time must: while it is open nobody can ask for anything else."""
    desk = Desk(ARENA, ["ann", "ben"], clock=clock)
    live = desk.live
    seat = live.asked()[0]
    asks = 1 - seat
    desk.act(["ann", "ben"][asks], messages.Pause(asks, True), 2.0)
    desk.move(["ann", "ben"][seat], desk.options(seat)[0], 3.0)
    assert live.wake_at() == START + 2 + PAUSE_WAIT
    assert desk.due(PAUSE_WAIT + 1.9) is None
    assert live.consent.info() is not None
    desk.due(PAUSE_WAIT + 2.0)
    assert live.consent.info() is None
    assert last_said(desk) == ("lapsed", asks)
    assert not is_paused(desk)
    same(live, desk.rebuilt(), START + PAUSE_WAIT + 3)


def test_in_correspondence_it_has_the_time_of_a_decision() -> None:
    desk = Desk(ARENA, ["ann", "ben"], clock=Clock("correspondence", 86_400))
    desk.act("ann", messages.Pause(0, True), 2.0)
    assert desk.live.consent.end() == START + 2 + 86_400


def test_a_pause_can_be_ended_however_long_the_record_is(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(ARENA, ["ann", "ben"])
    live = desk.live
    desk.act("ann", messages.Pause(0, True), 1.0)
    monkeypatch.setattr(live_module, "MOST_ENTRIES", live.n)
    request = live.consent.info()
    assert request is not None
    desk.act("ben", messages.Answer(1, request.m, True), 2.0)
    assert is_paused(desk)
    desk.act("ann", messages.Pause(0, False), 3.0)
    assert not is_paused(desk)
    with pytest.raises(Refused, match="can only be played on"):
        desk.act("ann", messages.Pause(0, True), 4.0)

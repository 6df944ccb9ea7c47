"""Tables in memory: versions, resuming, undo, consent, clocks, windows. Each is rebuilt from its rows and compared."""

from __future__ import annotations

import random

import msgspec
import pytest

from grimalkin.core.errors import IllegalChoice, NoUndo
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.snapshot import state_hash
from grimalkin.server import live as live_module
from grimalkin.server import messages
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import Clock, Happened
from grimalkin.server.refusals import Refused
from grimalkin.server.sitting import Viewer
from grimalkin.server.stored_games import Diverged
from tests.support.counted import COUNTS
from tests.support.counted import GAME as COUNTED
from tests.support.larder import GAME as LARDER
from tests.support.tables import EVERY, START, Desk, copied


def same(a: LiveTable, b: LiveTable, at: float) -> None:
    """Two workers that have read the same rows agree on everything."""
    assert a.n == b.n
    assert state_hash(a.played.state) == state_hash(b.played.state)
    assert (a.version, a.timing.paused, a.timing.extended) == (b.version, b.timing.paused, b.timing.extended)
    assert a.timing.clocks.running == b.timing.clocks.running
    assert a.timing.clocks.left == pytest.approx(b.timing.clocks.left)
    assert a.consent.info() == b.consent.info()
    for viewer in (Viewer((0,)), Viewer((1,)), Viewer(), Viewer((), True)):
        one, two = [msgspec.json.encode(each.showing.update(viewer, 0, at)) for each in (a, b)]
        assert one == two


def play_some(desk: Desk, moves: int, seed: int = 1, step: float = 1.0, begin: float = 0.0) -> float:
    """Random choices of whoever is asked; the time of the last."""
    luck = random.Random(seed)
    at = begin
    for _ in range(moves):
        asked = [seat for seat in desk.live.asked() if not desk.live.is_bot(seat)]
        if not asked:
            break
        at += step
        seat = asked[0]
        person = desk.live.seats[seat].person
        assert person is not None
        desk.move(person, luck.choice(desk.options(seat)), at)
    return at


@pytest.mark.parametrize("game", list(EVERY))
def test_a_table_rebuilt_from_its_rows_is_the_same(game: str) -> None:
    desk = Desk(game, ["ann", "ben"], clock=Clock("live", 600, 5))
    for part in range(4):
        at = play_some(desk, 15, part, begin=part * 20.0)
        same(desk.live, desk.rebuilt(), START + at + 0.25)


def test_news_of_others_lead_to_the_same_table() -> None:
    """What one worker writes, another takes in piece by piece."""
    desk = Desk("mythic-arena", ["ann", "ben"], clock=Clock("live", 600, 5))
    other = desk.rebuilt()
    for part in range(10):
        n, m = other.n, other.m
        at = play_some(desk, 4, part, begin=part * 5.0)
        other.take_in(desk.stored.entries[n:], desk.stored.talk[m:])
        same(desk.live, other, START + at)


def test_a_version_answers_one_wait_only() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    seat = desk.live.asked()[0]
    person = desk.live.seats[seat].person or ""
    old = desk.live.version
    desk.move(person, desk.options(seat)[0], 1.0)
    before = state_hash(desk.live.played.state)
    act = messages.Move(seat, old, "pass", "a-new-key")
    if desk.live.version == old:  # both choose at the same time: the other has not yet
        with pytest.raises(IllegalChoice):
            desk.act(person, act, 2.0)
    else:
        with pytest.raises(Refused, match="moved on") as refused:
            desk.act(person, act, 2.0)
        assert refused.value.code == "stale"
    assert state_hash(desk.live.played.state) == before


def test_answers_given_side_by_side_do_not_make_each_other_stale() -> None:
    """In cauldron all throw at the same time: both answer the same version."""
    desk = Desk("cauldron", ["ann", "ben"])
    while len(desk.live.asked()) < 2:
        play_some(desk, 1)
    version = desk.live.version
    for seat, person in ((1, "ben"), (0, "ann")):
        assert desk.live.version == version
        desk.act(person, messages.Move(seat, version, desk.options(seat)[0], f"side-by-{seat}"), 1.0 + seat)
    assert desk.live.version > version


@pytest.mark.parametrize(
    ("person", "act", "code"),
    [
        ("cat", messages.Move(0, 0, "pass", "some-key"), "not_seated"),
        ("ann", messages.Move(1, 0, "pass", "some-key"), "not_your_seat"),
        ("ann", messages.Move(0, 9_999, "pass", "some-key"), "stale"),
        ("ann", messages.MoreTime(0, -1), "not_allowed"),
        ("ann", messages.Answer(0, 1, True), "no_request"),
        ("ann", messages.OfferDraw(0), "not_allowed"),
        ("ann", messages.Pause(0, False), "not_allowed"),
        ("ann", messages.LetPlay(0, "bot:nobody"), "not_allowed"),
        ("ann", messages.LetPlay(0, ""), "not_allowed"),
        ("ann", messages.Undo(0, -1), "no_undo"),
        ("ann", messages.Redo(0, -1), "no_undo"),
        ("ann", messages.Chat("\u0000 \u0007"), "malformed"),
    ],
)
def test_what_is_refused_changes_nothing(person: str, act: messages.AnyAct, code: str) -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    if getattr(act, "version", 0) == -1:
        act.version = desk.live.version  # type: ignore[union-attr]
    before = state_hash(desk.live.played.state), desk.live.n, desk.live.m
    with pytest.raises(Refused) as refused:
        desk.act(person, act, 1.0)
    assert refused.value.code == code
    assert (state_hash(desk.live.played.state), desk.live.n, desk.live.m) == before


# resuming


class Reader:
    """A client that keeps the log as the protocol says."""

    def __init__(self, desk: Desk, viewer: Viewer) -> None:
        self.desk = desk
        self.viewer = viewer
        self.seen = 0
        self.log: list[Happened] = []

    def read(self) -> None:
        update = self.desk.live.showing.update(self.viewer, self.seen, START)
        self.log = [one for one in self.log if one.n <= update.keep] + update.happened
        self.seen = update.n

    def lines(self) -> list[tuple[int, bytes]]:
        return [(one.n, msgspec.json.encode(one)) for one in self.log]


@pytest.mark.parametrize("seed", range(6))
def test_whoever_reads_seldom_ends_with_the_same_log(seed: int) -> None:
    """Through undo and redo: nothing twice, nothing missing, nothing that was taken back."""
    luck = random.Random(seed)
    desk = Desk("mythic-arena", ["ann", "bot:greedy"])
    often, seldom = Reader(desk, Viewer((0,))), Reader(desk, Viewer((0,)))
    live = desk.live
    for at in range(120):
        roll = luck.random()
        try:
            if roll < 0.12:
                desk.act("ann", messages.Undo(0, live.version), float(at))
            elif roll < 0.2:
                desk.act("ann", messages.Redo(0, live.version), float(at))
            elif 0 in live.asked():
                desk.move("ann", luck.choice(desk.options(0)), float(at))
            elif 1 in live.asked():
                option = luck.choice(desk.options(1))
                desk.take(live.bot_chose(1, live.game.codes.code(option), START + at))
        except (Refused, NoUndo):
            pass
        often.read()
        if luck.random() < 0.1:
            seldom.read()
        if live.played.state.result is not None:
            break
    seldom.read()
    fresh = Reader(desk, Viewer((0,)))
    fresh.read()
    assert any(entry.kind == "undo" for entry in desk.stored.entries)
    on_line = set(live.played.path(live.played.at))
    positions = [n for n, _ in fresh.lines() if n in on_line]
    assert positions == sorted(on_line)
    for reader in (often, seldom):
        assert [line for line in reader.lines() if line[0] in on_line] == [
            line for line in fresh.lines() if line[0] in on_line
        ]
        assert not [n for n, _ in reader.lines() if n not in on_line and live.played.record[n - 1].kind == "choice"]


# consent


def learned(desk: Desk) -> tuple[int, str, int, str]:
    """Play until somebody has chosen and the other has answered, so that an undo needs consent."""
    live = desk.live
    for at in range(200):
        play_some(desk, 1, at, begin=float(at))
        for seat in (0, 1):
            if live.played.before_last_choice(seat) >= 0 and not live.played.is_free_undo(seat):
                return seat, live.seats[seat].person or "", 1 - seat, live.seats[1 - seat].person or ""
    raise AssertionError("nobody learned anything")


def test_an_undo_after_something_was_learned_needs_consent() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    seat, person, other, friend = learned(desk)
    live = desk.live
    position = live.played.before_last_choice(seat)
    desk.act(person, messages.Undo(seat, live.version), 300.0)
    request = live.consent.info()
    assert request is not None
    assert (request.kind, request.seat, request.missing) == ("undo", seat, [other])
    same(live, desk.rebuilt(), START + 300)
    with pytest.raises(Refused, match="Another request is open"):
        desk.act(friend, messages.Pause(other, True), 301.0)
    with pytest.raises(Refused, match="yourself"):
        desk.act(person, messages.Answer(seat, request.m, True), 301.0)
    n = live.n
    desk.act(friend, messages.Answer(other, request.m, True), 302.0)
    assert live.consent.info() is None
    assert live.played.record[n].kind == "undo"
    assert live.played.record[n].text.startswith(f"to {position} agreed ")
    same(live, desk.rebuilt(), START + 303)


def test_a_request_can_be_refused_withdrawn_and_overtaken() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    seat, person, other, friend = learned(desk)
    live = desk.live
    for who, where in ((friend, other), (person, seat)):
        desk.act(person, messages.Undo(seat, live.version), 300.0)
        request = live.consent.info()
        assert request is not None
        n = live.n
        desk.act(who, messages.Answer(where, request.m, False), 301.0)
        assert live.consent.info() is None
        assert live.n == n
    desk.act(person, messages.Undo(seat, live.version), 302.0)
    play_some(desk, 1, begin=303.0)
    assert live.consent.info() is None
    same(live, desk.rebuilt(), START + 305)


def test_a_draw_by_agreement() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    desk.act("ann", messages.OfferDraw(0), 1.0)
    request = desk.live.consent.info()
    assert request is not None
    desk.act("ben", messages.Answer(1, request.m, True), 2.0)
    outcome = desk.live.outcome()
    assert outcome is not None
    assert outcome.drawn
    assert desk.live.row.status == "over"
    assert desk.stored.row.status == "over"
    with pytest.raises(Refused, match="The game is over"):
        desk.act("ann", messages.Resign(0), 3.0)


def test_with_bots_nobody_is_asked_for_consent() -> None:
    desk = Desk("cauldron", ["ann", "bot:greedy"])
    desk.act("ann", messages.Pause(0, True), 1.0)
    assert desk.live.timing.paused
    assert desk.live.wake_at() is None
    with pytest.raises(Refused, match="paused"):
        desk.move("ann", desk.options(0)[0], 2.0)
    desk.act("ann", messages.Pause(0, False), 3.0)
    desk.act("ann", messages.OfferDraw(0), 4.0)
    assert desk.live.row.status == "over"


def test_resigning_ends_the_game_whoever_is_asked() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    desk.act("ben", messages.Resign(1), 1.0)
    outcome = desk.live.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert desk.stored.row.wake_at is None
    info = desk.live.info("ann")
    assert (info.status, info.seed) == ("over", desk.stored.row.secret)


# clocks


def test_live_clocks_run_for_who_is_asked_and_earn_with_each_decision() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"], clock=Clock("live", 100, 5))
    live = desk.live
    seats = live.asked()
    assert live.timing.clocks.running == seats
    assert live.wake_at() == START + 100
    seat = seats[0]
    desk.move(live.seats[seat].person or "", desk.options(seat)[0], 30.0)
    assert live.timing.clocks.left[seat] == pytest.approx(75.0)
    assert live.showing.view(seat, START + 30).seats[seat].clock == pytest.approx(75.0)


@pytest.mark.parametrize("late", ["bot", "lose"])
def test_who_is_too_late_is_replaced_or_loses(late: str) -> None:
    desk = Desk("mythic-arena", ["ann", "ben"], clock=Clock("live", 100, 5, late))  # type: ignore[arg-type]
    live = desk.live
    seats = live.asked()
    assert desk.due(99.0) is None
    desk.due(100.5)
    if late == "lose":
        assert live.row.status == "over"
        return
    assert all(live.is_bot(seat) for seat in seats)
    seat = seats[0]
    person = live.seats[seat].person or ""
    desk.act(person, messages.LetPlay(seat, ""), 101.0)
    assert not live.is_bot(seat)
    assert live.timing.clocks.left[seat] >= 30.0
    same(live, desk.rebuilt(), START + 102)


def test_pauses_stop_the_clocks() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"], clock=Clock("live", 100, 0))
    live = desk.live
    desk.act("ann", messages.Pause(0, True), 10.0)
    request = live.consent.info()
    assert request is not None
    desk.act("ben", messages.Answer(1, request.m, True), 20.0)
    assert live.timing.paused
    assert live.timing.clocks.running == []
    assert desk.due(5000.0) is None
    desk.act("ben", messages.Pause(1, False), 1000.0)
    seat = live.asked()[0]
    assert live.timing.clocks.left[seat] == pytest.approx(80.0)
    assert live.wake_at() == START + 1080
    same(live, desk.rebuilt(), START + 1001)


def test_correspondence_gives_each_decision_its_time() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"], clock=Clock("correspondence", 86_400))
    live = desk.live
    at = play_some(desk, 12, step=3_600.0)
    for seat in live.asked():
        assert live.timing.clocks.left[seat] > 86_400 - 2 * 3_600
    same(live, desk.rebuilt(), START + at)


# windows with a timer


def claim_table() -> Desk:
    settings = {"interrupt_mode": "claim", "ballyhoo_mode": "claim"}
    return Desk("familiars-and-foes", ["ann", "ben", "cat"], settings)


def until_window(desk: Desk, asked: int = 2) -> float:
    """Play until a window with a timer stands open for several."""
    at = 0.0
    for part in range(400):
        if desk.live.timing.timer() != (0, 0) and len(desk.live.asked()) >= asked:
            return at
        assert desk.live.row.status == "playing"
        at = play_some(desk, 1, part, begin=at)
    raise AssertionError("no window opened")


def test_a_window_closes_by_itself() -> None:
    desk = claim_table()
    at = until_window(desk)
    live = desk.live
    seconds = live.timing.timer()[0]
    version, asked = live.version, live.asked()
    assert live.timing.clocks.running == []
    assert live.timing.window_end() == START + at + seconds
    assert desk.due(at + seconds - 0.1) is None
    n = live.n
    desk.due(at + seconds)
    assert live.version != version
    timeouts = [entry.seat for entry in live.played.record[n:] if entry.kind == "timeout"]
    assert timeouts[: len(asked)] == asked
    same(live, desk.rebuilt(), START + at + seconds)


def test_the_first_claim_wins_and_the_second_is_stale() -> None:
    """Two seats answer the same version: whoever the server hears first is served."""
    for seed in range(40):
        desk = claim_table()
        try:
            at = until_window(desk)
        except AssertionError:
            continue
        live = desk.live
        version = live.version
        first, second = live.asked()[:2]
        claims = [option for option in desk.options(first) if option != "pass"]
        others = [option for option in desk.options(second) if option != "pass"]
        if not claims or not others:
            play_some(desk, 1, seed, begin=at)
            continue
        people = [live.seats[seat].person or "" for seat in (first, second)]
        desk.act(people[0], messages.Move(first, version, claims[0], "claim-one"), at + 1)
        with pytest.raises((Refused, IllegalChoice)) as refused:
            desk.act(people[1], messages.Move(second, version, others[0], "claim-two"), at + 1)
        assert getattr(refused.value, "code", "") == "stale"
        return
    raise AssertionError("no window in which two could claim")


def test_a_pass_leaves_the_window_to_the_others() -> None:
    desk = claim_table()
    at = until_window(desk)
    live = desk.live
    version = live.version
    first, second = live.asked()[:2]
    people = [live.seats[seat].person or "" for seat in (first, second)]
    desk.act(people[0], messages.Move(first, version, "pass", "pass-one"), at + 1)
    assert live.version == version
    assert first not in live.asked()
    desk.act(people[1], messages.Move(second, version, "pass", "pass-two"), at + 1.5)


def test_more_time_is_given_once() -> None:
    desk = claim_table()
    at = until_window(desk)
    while not desk.live.timing.timer()[1]:
        play_some(desk, 1, begin=at)
        at = until_window(desk)
    live = desk.live
    seconds, more = live.timing.timer()
    seat = live.asked()[0]
    person = live.seats[seat].person or ""
    desk.act(person, messages.MoreTime(seat, live.version), at + 1)
    begun = live.timing.wait_at()
    assert live.timing.window_end() == begun + seconds + more
    with pytest.raises(Refused, match="more time in this window already"):
        desk.act(person, messages.MoreTime(seat, live.version), at + 2)
    same(live, desk.rebuilt(), START + at + 2)


def test_who_stands_in_for_somebody_takes_its_time() -> None:
    desk = Desk("familiars-and-foes", ["ann", "bot:greedy"])
    live = desk.live
    live.timing.stand_in = 4.0
    desk.act("ann", messages.LetPlay(0, "bot:greedy"), 1.0)
    seen = set()
    for part in range(2, 60):
        bot = live.bot_asked()
        assert bot is not None
        assert live.timing.bot_at() == (live.timing.wait_at() + 4.0 if bot == 0 else 0.0)
        assert live.wake_at() == live.timing.bot_at()
        seen.add(bot)
        desk.take(live.bot_chose(bot, live.game.codes.code(desk.options(bot)[0]), START + part))
    assert seen == {0, 1}


def test_bots_leave_people_half_of_a_race() -> None:
    desk = Desk(
        "familiars-and-foes", ["ann", "bot:greedy", "ben"], {"interrupt_mode": "claim", "ballyhoo_mode": "claim"}
    )
    live = desk.live
    for part in range(600):
        seconds, _ = live.timing.timer()
        asked = live.asked()
        if seconds and 1 in asked and len(asked) > 1:
            assert live.timing.bot_at() == live.timing.wait_at() + seconds / 2
            return
        bot = live.bot_asked()
        if bot is not None and all(live.is_bot(seat) for seat in asked):
            assert live.timing.bot_at() <= START + part
        if bot is not None:
            desk.take(live.bot_chose(bot, live.game.codes.code(desk.options(bot)[0]), START + part))
        else:
            play_some(desk, 1, part, begin=float(part))
        if live.row.status != "playing":
            break
    raise AssertionError("no race with a bot")


# who sees what


def test_spectators_see_what_the_host_lets_them() -> None:
    assert Desk("mythic-arena", ["ann", "ben"]).live.viewer("cat") == Viewer()
    assert Desk("mythic-arena", ["ann", "ben"], spectators="open").live.viewer("cat") == Viewer((), True)
    hidden = Desk("mythic-arena", ["ann", "ben"], spectators="none").live
    with pytest.raises(Refused, match="Nobody may look on"):
        hidden.viewer("cat")
    assert hidden.viewer("ben") == Viewer((1,))


def test_one_person_on_several_seats_has_a_view_of_each() -> None:
    desk = Desk("familiars-and-foes", ["ann", "ann"])
    update = desk.live.showing.update(desk.live.viewer("ann"), 0, START)
    assert [view.seat for view in update.views] == [0, 1]
    assert desk.live.played.others(0) == []


def test_seeds_decks_and_invites_are_kept_to_whom_they_belong() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    desk.live.seats[1].deck = "hidden"
    desk.live.seats[1].invite = "codecode"
    ann, ben, cat = (desk.live.info(person) for person in ("ann", "ben", "cat"))
    assert (ann.seats[1].deck, ben.seats[1].deck, cat.seats[1].deck) == ("", "hidden", "")
    assert (ann.seats[1].invite, ben.seats[1].invite, cat.seats[1].invite) == ("codecode", "", "")
    assert {info.seed for info in (ann, ben, cat)} == {""}
    assert desk.stored.row.secret not in msgspec.json.encode(ann).decode()


def test_a_record_that_leads_elsewhere_is_noticed() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    play_some(desk, 5)
    stored = copied(desk.stored)
    stored.entries[3] = msgspec.structs.replace(stored.entries[3], hash="0" * 16)
    with pytest.raises(Diverged, match="entry 4"):
        LiveTable(stored, EVERY)
    bare = LiveTable(copied(desk.stored), EVERY, bare=True)
    assert bare.info("ann").n == desk.live.n
    with pytest.raises(Refused, match="cannot be shown"):
        bare.showing.update(Viewer((0,)), 0, START)


def test_nobody_agrees_for_somebody_who_is_away() -> None:
    """A bot that stands in for a late player must not make an undo cheaper than the player would have."""
    desk = Desk("mythic-arena", ["ann", "ben"])
    seat, person, other, friend = learned(desk)
    desk.act(friend, messages.LetPlay(other, "bot:greedy"), 300.0)
    with pytest.raises(Refused, match="is away: a bot plays"):
        desk.act(person, messages.Undo(seat, desk.live.version), 301.0)
    desk.act(friend, messages.LetPlay(other, ""), 302.0)
    desk.act(person, messages.Undo(seat, desk.live.version), 303.0)
    assert desk.live.consent.info() is not None


def test_in_rated_games_bots_agree_to_nothing() -> None:
    desk = Desk("cauldron", ["ann", "bot:greedy"])
    desk.live.row.rated = True
    with pytest.raises(Refused, match="in a rated game bots do not"):
        desk.act("ann", messages.OfferDraw(0), 1.0)


def test_records_and_talk_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    monkeypatch.setattr(live_module, "MOST_ENTRIES", desk.live.n)
    monkeypatch.setattr(live_module, "MOST_TALK", desk.live.m)
    with pytest.raises(Refused, match="played on, or given up"):
        desk.act("ann", messages.LetPlay(0, "bot:greedy"), 1.0)
    with pytest.raises(Refused, match="that is all it takes"):
        desk.act("ann", messages.Chat("more"), 1.0)
    play_some(desk, 1)


# what the buttons need


def test_an_update_tells_what_can_be_taken_back_and_gone_forward_to() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    live = desk.live

    def ways(seat: int) -> tuple[list[int], list[int], list[int], list[int]]:
        update = live.showing.update(Viewer((seat,)), 0, START)
        return update.undo, update.free_undo, update.redo, update.free_redo

    assert ways(0) == ([], [], [], [])
    seat, person, other, friend = learned(desk)
    assert ways(seat) == ([seat], [], [], [])
    nobody = live.showing.update(Viewer(), 0, START)
    assert (nobody.undo, nobody.redo, nobody.stops) == ([], [], [])
    desk.act(person, messages.Undo(seat, live.version), 300.0)
    request = live.consent.info()
    assert request is not None
    desk.act(friend, messages.Answer(other, request.m, True), 301.0)
    if live.played.undone:  # luck did not have to speak anew
        assert ways(seat)[2:] == ([seat], [])


def test_a_choice_of_ones_own_is_taken_back_and_made_again_freely() -> None:
    desk = Desk("familiars-and-foes", ["ann", "bot:greedy"])
    live = desk.live
    for at in range(60):
        moved = play_some(desk, 1, at, begin=float(at))
        update = live.showing.update(Viewer((0,)), 0, START)
        assert set(update.free_undo) <= set(update.undo)
        if update.free_undo:
            desk.act("ann", messages.Undo(0, live.version), moved + 0.5)
            again = live.showing.update(Viewer((0,)), 0, START)
            assert (again.redo, again.free_redo) == ([0], [0])
            return
        while live.bot_asked() is not None:
            desk.take(live.bot_chose(1, live.game.codes.code(desk.options(1)[0]), START + at + 0.25))
    raise AssertionError("nothing could ever be taken back freely")


def test_who_cannot_be_asked_for_consent_leaves_nothing_to_take_back() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    seat, person, other, friend = learned(desk)
    desk.act(friend, messages.LetPlay(other, "bot:greedy"), 300.0)
    update = desk.live.showing.update(Viewer((seat,)), 0, START)
    assert (update.undo, update.free_undo) == ([], [])
    with pytest.raises(Refused, match="is away"):
        desk.act(person, messages.Undo(seat, desk.live.version), 301.0)


def test_an_update_tells_the_stops_of_ones_own_seats_only() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    desk.act("ann", messages.Stop(0, "catnip", True), 1.0)
    stops = [desk.live.showing.update(Viewer(seats), 0, START).stops for seats in ((0,), (1,), (0, 1))]
    assert stops == [
        [messages.Stops(0, ["catnip"])],
        [messages.Stops(1, [])],
        [messages.Stops(0, ["catnip"]), messages.Stops(1, [])],
    ]
    desk.act("ann", messages.Stop(0, "catnip", False), 2.0)
    assert desk.live.showing.update(Viewer((0,)), 0, START).stops == [messages.Stops(0, [])]


def test_a_prompt_tells_its_window_and_how_to_let_it_go_by() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    found: set[tuple[str, str, str]] = set()
    for at in range(60):
        for seat in desk.live.asked():
            prompt = desk.live.showing.view(seat, START).prompt
            assert prompt is not None
            found.add((prompt.ask, prompt.window, prompt.default))
            other = desk.live.showing.view(SPECTATOR, START).prompt
            assert other is not None
            assert (other.window, other.default) == (prompt.window, "")
        play_some(desk, 1, at, begin=float(at))
    assert found >= {
        ("pass_on", "", "pass"),
        ("throw_in", "", ""),
        ("catnip_window", "catnip", "pass"),
        ("spoon_claim", "", "pass"),
    }


def test_the_phase_is_another_when_the_battle_is_over() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    phases: list[str] = []
    for at in range(150):
        prompt = desk.live.showing.view(0, START).prompt
        assert prompt is not None
        if phases[-1:] != [prompt.phase]:
            phases.append(prompt.phase)
        play_some(desk, 1, at, begin=float(at))
    assert phases[:4] == ["opening", "turn", "battle", "turn"]


# looking ahead, and why not


def test_previews_are_of_the_choices_of_the_update_that_they_name() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    desk.move(*until_throw(desk))
    previews = desk.live.showing.previews("ben", 1)
    assert previews.version == desk.live.version
    shown = {preview.move: {fact.name for fact in preview.facts} for preview in previews.previews}
    throws = {move for move in desk.options(1) if move.startswith("throw ")}
    assert throws
    assert {move for move, names in shown.items() if names == {"chance", "scores"}} == throws


def until_throw(desk: Desk) -> tuple[str, str, float]:
    """Pass until all throw; then ann's throw."""
    at = 0.0
    while not any(move.startswith("throw") for move in desk.options(0)):
        at += 1.0
        seat = desk.live.asked()[0]
        desk.move(desk.live.seats[seat].person or "", "pass", at)
    return "ann", desk.options(0)[0], at + 1.0


@pytest.mark.parametrize("person", ["ben", "zoe"])
def test_nobody_asks_for_the_seat_of_another(person: str) -> None:
    live = Desk("cauldron", ["ann", "ben"]).live
    for ask in (lambda: live.showing.previews(person, 0), lambda: live.showing.blocked(person, 0, "pot", "en")):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.code in ("not_your_seat", "not_seated")


def test_a_piece_that_no_choice_may_point_at_names_the_rule() -> None:
    desk = Desk("mythic-arena", ["ann", "ben"])
    live = desk.live
    found: dict[str, str] = {}
    for at in range(150):
        if not live.is_playing:
            break
        seat = live.asked()[0]
        person = live.seats[seat].person or ""
        view = live.showing.view(seat, START)
        touched = {piece for option in view.options for piece in option.touches}
        pieces = {piece.id for zone in view.zones for piece in zone.pieces} - touched
        for piece in sorted(pieces)[:: max(1, len(pieces) // 6)]:
            for blocked in live.showing.blocked(person, seat, piece, "en"):
                found[blocked.rule] = blocked.text
                assert blocked.text
                assert blocked.move not in [option.notation for option in view.options]
                assert blocked.rule in live.game.rulebook().rules
        play_some(desk, 1, at, begin=float(at))
    assert len(found) > 8


def test_a_piece_that_the_question_is_not_about_says_who_is_asked_what() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    [blocked] = desk.live.showing.blocked("ben", 1, "pot", "en")
    assert (blocked.move, blocked.rule) == ("", "CA-STIR-02")
    assert blocked.text == "Ann: Pass a herb on?"
    [german] = desk.live.showing.blocked("ben", 1, "pot", "de")
    assert german.text.startswith("Ann: ")
    assert german.text != blocked.text


def test_a_table_that_cannot_go_on_says_so() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    bare = LiveTable(copied(desk.stored), EVERY, bare=True)
    for ask in (lambda: bare.showing.previews("ann", 0), lambda: bare.showing.blocked("ann", 0, "pot", "en")):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.code == "not_playing"


def test_a_piece_that_is_not_there_is_refused() -> None:
    live = Desk("cauldron", ["ann", "ben"]).live
    with pytest.raises(Refused, match=r"no piece 'hand\.B\.nettle'") as refused:
        live.showing.blocked("ann", 0, "hand.B.nettle", "en")
    assert refused.value.code == "no_such_thing"


def test_after_the_game_nothing_is_foreseen_and_its_end_is_why_not() -> None:
    desk = Desk("cauldron", ["ann", "ben"], {"rounds": "2"})
    play_some(desk, 400)
    assert not desk.live.is_playing
    assert desk.live.showing.previews("ann", 0).previews == []
    [blocked] = desk.live.showing.blocked("ann", 0, "pot", "en")
    assert blocked.rule.startswith("CA-END")
    assert blocked.text


def test_a_move_at_the_server_is_read_once_and_all_are_shown_one_list_of_options() -> None:
    desk = Desk("counted", ["ann", "ben"], games={"counted": COUNTED})
    viewers = (Viewer((0,)), Viewer((1,)), Viewer())
    for viewer in viewers:
        desk.live.showing.update(viewer, 0, START)
    COUNTS.take()
    desk.move("ann", "say left", 1.0)
    for viewer in viewers:
        desk.live.showing.update(viewer, 0, START)
    assert COUNTS.take() == (1, 1, 1), "the options are those of the new wait"


# leaving


def test_somebody_leaves_and_the_others_play_on() -> None:
    desk = Desk("larder", ["ann", "ben", "cat"], games={"larder": LARDER})
    desk.act("ben", messages.Leave(1), 1.0)
    assert desk.live.is_playing
    assert [row.kind for row in desk.stored.entries[-1:]] == ["leave"]
    assert desk.live.showing.update(Viewer((0,)), 0, START).happened[-1].kind == "leave"
    desk.move("ann", "pass", 2.0)
    assert desk.live.asked() == [0, 2]
    with pytest.raises(IllegalChoice):
        desk.act("ben", messages.Move(1, desk.live.version, "mouse", "from-outside"), 3.0)
    for seat in (0, 2):
        assert desk.rebuilt().showing.view(seat, START) == desk.live.showing.view(seat, START)
    desk.act("cat", messages.Leave(2), 4.0)
    outcome = desk.live.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


def test_a_person_leaves_with_all_seats() -> None:
    desk = Desk("larder", ["ann", "ben", "ben", "cat"], games={"larder": LARDER})
    desk.act("ben", messages.Leave(1), 1.0)
    assert [(row.seat, row.kind) for row in desk.stored.entries[-2:]] == [(1, "leave"), (2, "leave")]
    assert desk.live.is_playing


def test_a_game_that_cannot_go_on_is_not_left() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    with pytest.raises(Refused, match="cannot go on without you") as refused:
        desk.act("ann", messages.Leave(0), 1.0)
    assert refused.value.code == "not_allowed"

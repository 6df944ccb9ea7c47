"""Officials at a table in memory: disputes, rulings, time, undo, leaving, a new official. Rebuilt and compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from grimalkin.core.errors import BadRuling, Disputed, GrimalkinError, IllegalChoice, NoDisputesLeft, NoUndo
from grimalkin.core.record import DISPUTE, LEAVE, OFFICIAL, RULING, TAKEOVER, TIMEOUT, UNDO
from grimalkin.core.snapshot import state_hash
from grimalkin.server import messages
from grimalkin.server.clocks import GRACE
from grimalkin.server.messages import (
    Answer,
    Chat,
    Clock,
    CourtInfo,
    Leave,
    LetPlay,
    OfferToOfficiate,
    Pause,
    RaiseDispute,
    Rule,
    Second,
    Verdict,
)
from grimalkin.server.refusals import Refused
from grimalkin.server.sitting import Viewer
from tests.support.tables import START, Desk

GAME = "friendomancy"
KEY = "key-of-mine"


ROCKS = ["9 a_perfectly_good_rock"]
MAILBIRDS = [{"card": "mailbird", "number": 3}, {"card": "mailbird", "number": 4}]
TURN = {
    "at": "T1",
    "A": {"hand": ["big_feelings", "small_favor"], "deck": ROCKS},
    "B": {"hand": ["mailbird"], "deck": ROCKS, "board": MAILBIRDS},
    "pool_friend": ["5 mailbird"],
}
MAIN = {**TURN, "at": "T2"}


def sit(judges: int = 1, clock: Clock | None = None, position: dict[str, Any] | None = TURN, **settings: str) -> Desk:
    """Ann and Ben play, Judy and others judge. Ann's turn begins."""
    people = ["ann", "ben", "judy", "otto", "mina"][: 2 + judges]
    return Desk(GAME, people, {"judges": str(judges), **settings}, clock, position=position)


def court(desk: Desk, *seats: int) -> CourtInfo:
    found = desk.live.showing.update(Viewer(seats), 0, START + 1.0).court
    assert found is not None
    return found


def money(desk: Desk) -> list[int]:
    return desk.live.game.scores(desk.live.played.state)


def active(desk: Desk) -> int:
    return desk.live.asked()[0]


def rule(desk: Desk, *operations: str, by: str = "judy", about: str = "", at: float = 20.0, key: str = "") -> None:
    seat = desk.live.seats_of(by)[0]
    verdict = Verdict(["fun"], list(operations), about)
    desk.act(by, Rule(seat, verdict, key or f"rule-{desk.live.n:06}"), at)


def dispute(desk: Desk, by: str = "ann", about: str = "FR-DRAW-01", at: float = 10.0, says: str = "") -> int:
    seat = desk.live.seats_of(by)[0]
    desk.act(by, RaiseDispute(seat, about, f"dispute-{desk.live.n:06}", says), at)
    return desk.stored.entries[-1].n


def same(desk: Desk, at: float = 30.0) -> None:
    """Another worker that reads the rows has the same table."""
    a, b = desk.live, desk.rebuilt()
    assert state_hash(a.played.state) == state_hash(b.played.state)
    assert (a.version, a.wake_at(), a.timing.clocks.running) == (b.version, b.wake_at(), b.timing.clocks.running)
    assert a.consent.info() == b.consent.info()
    for viewer in [Viewer((seat.seat,)) for seat in a.seats] + [Viewer(), Viewer((), True)]:
        one, two = [msgspec.json.encode(each.showing.update(viewer, 0, START + at)) for each in (a, b)]
        assert one == two
    assert a.info("judy") == b.info("judy")


def unchanged(desk: Desk, before: tuple[int, str]) -> None:
    assert (desk.live.n, state_hash(desk.live.played.state)) == before
    assert len(desk.live.played.record) == desk.live.n


def now(desk: Desk) -> tuple[int, str]:
    return desk.live.n, state_hash(desk.live.played.state)


# seats


def test_an_official_sits_behind_the_players_and_is_told_of_by_all() -> None:
    desk = sit()
    info = desk.live.info("judy")
    assert [seat.official for seat in info.seats] == [False, False, True]
    assert [seat.mine for seat in info.seats] == [False, False, True]
    assert court(desk).officials == [2]
    assert len(desk.live.showing.view(2, START).seats) == 2, "officials are not among those who play"
    same(desk)


def test_what_officials_have_before_them_is_the_same_for_all_but_how_far_they_can_go_back() -> None:
    desk = sit()
    dispute(desk)
    mine, others = court(desk, 2), [court(desk, 0), court(desk, 1), court(desk)]
    assert mine.undo_to
    assert all(msgspec.structs.replace(mine, undo_to=[]) == other for other in others)


def test_other_games_have_no_court() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    assert desk.live.showing.update(Viewer((0,)), 0, START).court is None
    with pytest.raises(BadRuling, match="no officials"):
        desk.act("ann", RaiseDispute(0, "CA-END-01", KEY), 1.0)
    with pytest.raises(Refused, match="Only an official"):
        desk.act("ann", Rule(0, Verdict(["fun"], ["uphold"]), KEY), 1.0)
    with pytest.raises(Refused, match="no officials"):
        desk.act("onlooker", OfferToOfficiate(), 1.0)


@pytest.mark.parametrize(
    "act",
    [
        messages.Resign(2),
        LetPlay(2, "bot:greedy"),
        messages.Undo(2, 0),
        messages.Redo(2, 0),
        messages.OfferDraw(2),
        messages.Back(2, 0),
        messages.Stop(2, "catnip", True),
        RaiseDispute(2, "FR-DRAW-01", KEY),
    ],
)
def test_an_official_does_not_play(act: messages.AnyAct) -> None:
    desk = sit()
    before = now(desk)
    if hasattr(act, "version"):
        act = msgspec.structs.replace(act, version=desk.live.version)
    with pytest.raises(Refused) as refused:
        desk.act("judy", act, 5.0)
    assert refused.value.code == "not_allowed"
    unchanged(desk, before)


# disputes


def test_play_waits_for_the_judge_and_goes_on_with_the_ruling() -> None:
    desk = sit()
    seat = active(desk)
    n = dispute(desk, says="He took three.")
    assert court(desk).hearing == n
    assert court(desk).disputes[0].open
    assert desk.live.asked() == [2]
    before = now(desk)
    with pytest.raises(IllegalChoice):
        desk.act(["ann", "ben"][seat], messages.Move(seat, desk.live.version, "stop", KEY), 11.0)
    unchanged(desk, before)
    had = money(desk)[1]
    rule(desk, "adjust_money B -6", about=str(n))
    assert money(desk)[1] == had - 6
    assert desk.live.asked() == [seat]
    assert court(desk).hearing == 0
    same(desk)


def test_what_is_said_to_a_dispute_is_talk_about_it() -> None:
    desk = sit()
    n = dispute(desk, says=" He took three. ")
    desk.act("ben", Chat("I paid once. That is the rule.", n), 11.0)
    said = [line for line in desk.live.showing.said(0) if line.kind == "says"]
    assert [(line.about, line.name, line.seat, line.text) for line in said] == [
        (n, "Ann", 0, "He took three."),
        (n, "Ben", 1, "I paid once. That is the rule."),
    ]
    with pytest.raises(Refused, match="No dispute"):
        desk.act("ben", Chat("What?", n + 1), 12.0)
    rule(desk, "uphold")
    with pytest.raises(Refused, match="No dispute"):
        desk.act("ben", Chat("Still!", n), 40.0)
    same(desk)


@pytest.mark.parametrize("about", ["no_such_card", "entry 0", "entry 99999", "entry x", "FR-NO-99", "x " * 25])
def test_nobody_disputes_what_there_is_not(about: str) -> None:
    desk = sit()
    before = now(desk)
    with pytest.raises(IllegalChoice):
        dispute(desk, about=about)
    unchanged(desk, before)


def test_a_player_has_three_disputes_at_most() -> None:
    desk = sit()
    for about in ("FR-DRAW-01", "FR-TURN-02", "FR-TURN-03"):
        dispute(desk, about=about)
    before = now(desk)
    with pytest.raises(IllegalChoice, match="FR-RULING-110"):
        dispute(desk, about="FR-TURN-04")
    unchanged(desk, before)
    dispute(desk, "ben", "FR-TURN-04")
    assert [one.open for one in court(desk).disputes] == [True, False, False, False]


def test_one_dispute_a_matter() -> None:
    desk = sit()
    n = dispute(desk, "ben")
    before = now(desk)
    for person in ("ann", "ben"):
        with pytest.raises(Disputed, match=f"FR-RULING-110: 'FR-DRAW-01' is disputed already, by entry {n}"):
            dispute(desk, person)
    unchanged(desk, before)
    rule(desk, "uphold", about=str(n))
    before = now(desk)
    with pytest.raises(Disputed, match=f"was disputed by entry {n}, and no ruling has changed it since"):
        dispute(desk)
    unchanged(desk, before)
    rule(desk, "note So it is.", about="FR-DRAW-01")  # a later ruling about it
    dispute(desk)
    same(desk)


def test_a_player_has_as_many_disputes_as_the_table_says() -> None:
    desk = sit(disputes="2")
    assert court(desk).left == [2, 2]
    for about in ("FR-DRAW-01", "FR-TURN-02"):
        n = dispute(desk, about=about)
        rule(desk, "uphold", about=str(n))
    assert court(desk).left == [0, 2]
    before = now(desk)
    with pytest.raises(NoDisputesLeft, match="FR-RULING-110: A has no disputes left: this table takes 2 of a player"):
        dispute(desk, about="FR-TURN-03")
    unchanged(desk, before)
    dispute(desk, "ben", "FR-TURN-03")
    same(desk)


def test_taking_play_back_gives_no_dispute_back() -> None:
    desk = sit(disputes="2")
    back = desk.live.n
    dispute(desk)
    rule(desk, f"undo {back}")
    assert court(desk).left == [1, 2]
    dispute(desk)  # play was taken back behind it, so it is another matter
    rule(desk, f"undo {back}", at=21.0)
    with pytest.raises(NoDisputesLeft):
        dispute(desk, at=22.0)
    same(desk)


def test_records_of_before_are_still_read() -> None:
    """Twelve disputes about one rule, as tables took them once."""
    desk = sit(disputes="1")
    table = desk.live.played
    for _ in range(12):
        table.enact_entry(0, DISPUTE, "FR-DRAW-01")
        rule(desk, "uphold")
    assert desk.rebuilt().played.disputes_left()[0] == 0


def test_without_a_judge_nothing_is_disputed() -> None:
    desk = sit(0)
    with pytest.raises(IllegalChoice, match="FR-RULING-118"):
        dispute(desk)
    assert court(desk).officials == []
    assert court(desk).fits == []


# rulings


@pytest.mark.parametrize(
    ("verdict", "says"),
    [
        (Verdict([], ["uphold"]), "FR-RULING-112"),
        (Verdict(["cruel"], ["uphold"]), "FR-RULING-112"),
        (Verdict(["fun"], []), "does something"),
        (Verdict(["fun"], ["explode A"]), "FR-RULING-111"),
        (Verdict(["fun"], ["adjust_money A 5; adjust_money A 5"]), "one operation"),
        (Verdict(["fun"], ["note a | b"]), "one operation"),
        (Verdict(["fun: adjust_money A 5 |"], ["uphold"]), "not one word"),
        (Verdict(["fun"], ["uphold"], "1 fun: adjust_money A 5"), "not one word"),
        (Verdict(["fun"], ["adjust_money Z 5"]), "FR-RULING-151"),
        (Verdict(["fun"], ["adjust_money A 5", "adjust_money A 5000"]), "FR-RULING-117"),
        (Verdict(["fun"], ["adjust_money A +-5"]), "FR-RULING-117"),
        (Verdict(["fun"], ["adjust_money A 5_0"]), "FR-RULING-117"),
        (Verdict(["fun"], ["adjust_money A ٣"]), "FR-RULING-117"),
        (Verdict(["fun"], ["undo ٣"]), "is not understood"),
        (Verdict(["fun"], ["move_card 9999 to hand A"]), "FR-RULING-151"),
        (Verdict(["fun"], ["set_option format b"]), "FR-RULING-149"),
        (Verdict(["fun"], ["undone 3"]), "write 'undo'"),
        (Verdict(["fun"], ["undo 99999"]), "FR-RULING-152"),
        (Verdict(["agreed", "C", "fun"], ["adjust_money A 5"]), "FR-RULING-153"),
        (Verdict(["fun"], ["note a"], "", "x\ny\x00z"), "printable"),
        (Verdict(["fun"], [f"note {'a' * 190}"] * 5), "at most 600"),
    ],
)
def test_a_ruling_that_cannot_be_is_refused_whole(verdict: Verdict, says: str) -> None:
    desk = sit()
    before = now(desk)
    with pytest.raises(GrimalkinError, match=says) as refused:
        desk.act("judy", Rule(2, verdict, KEY), 20.0)
    assert refused.value.code in ("bad_ruling", "no_undo")
    unchanged(desk, before)
    tried = desk.live.showing.rehearsed("judy", 2, verdict, START + 21.0)
    assert tried.fault
    assert tried.after is None
    unchanged(desk, before)
    same(desk)


@pytest.mark.parametrize("by", ["ann", "ben", "nobody"])
def test_only_an_official_rules(by: str) -> None:
    desk = sit()
    before = now(desk)
    for seat in (0, 1, 2):
        acts: list[messages.AnyAct] = [Rule(seat, Verdict(["fun"], ["adjust_money A 5"]), KEY), Second(seat, 1, KEY)]
        for act in acts:
            with pytest.raises(Refused) as refused:
                desk.act(by, act, 20.0)
            own = by != "nobody" and seat == desk.live.seats_of(by)[0]
            assert refused.value.code == ("not_allowed" if own else "not_seated" if by == "nobody" else "not_your_seat")
        with pytest.raises(Refused):
            desk.live.showing.rehearsed(by, seat, Verdict(["fun"], ["uphold"]), START)
    unchanged(desk, before)


def test_an_official_who_has_left_rules_no_more() -> None:
    desk = sit(2)
    desk.act("judy", Leave(2), 5.0)
    for act in (Rule(2, Verdict(["fun"], ["uphold"]), KEY), Second(2, 1, KEY)):
        with pytest.raises(Refused, match="Only an official"):
            desk.act("judy", act, 20.0)
    assert court(desk).officials == [3]
    same(desk)


def test_cards_that_the_judge_does_not_know_cannot_be_named() -> None:
    desk = sit(judge_sees_hands="no")
    held = desk.live.showing.view(0, START)
    own = next(zone for zone in held.zones if zone.id == "hand.A").pieces[0].card
    before = now(desk)
    for line in (f"move_card {own} in hand A to discard A", f"move_card {own} in deck A to hand A"):
        with pytest.raises(BadRuling):
            rule(desk, line)
        tried = desk.live.showing.rehearsed("judy", 2, Verdict(["fun"], [line]), START)
        assert tried.fault
        assert own is not None
        placed = [zone for zone in tried.before.zones if zone.id != "unseen"]  # the lists are known, not who has what
        assert own not in msgspec.json.encode(placed).decode()
    unchanged(desk, before)


def test_a_key_counts_once() -> None:
    desk = sit()
    live = desk.live
    rule(desk, "adjust_money A 5", key=KEY)
    n, seat, kind, text = live.keys[KEY]
    assert (n, seat, kind, text) == (live.n, 2, RULING, "fun: adjust_money A 5")
    assert desk.rebuilt().keys == live.keys


def test_a_ruling_may_say_which_update_it_answers() -> None:
    desk = sit()
    verdict = Verdict(["fun"], ["adjust_money A 5"])
    with pytest.raises(Refused) as refused:
        desk.act("judy", Rule(2, verdict, KEY, desk.live.version - 1), 20.0)
    assert refused.value.code == "stale"
    desk.act("judy", Rule(2, verdict, KEY, desk.live.version), 20.0)


def test_all_read_the_ruling_in_what_happened() -> None:
    desk = sit()
    n = dispute(desk)
    desk.act("judy", Rule(2, Verdict(["fun", "funny"], ["adjust_money A 2"], str(n), "So be it."), KEY), 12.0)
    for viewer in (Viewer((0,)), Viewer((1,)), Viewer((2,)), Viewer(), Viewer((), True)):
        told = {one.n: one for one in desk.live.showing.update(viewer, 0, START).happened}
        assert (told[n].kind, told[n].text) == (DISPUTE, "FR-DRAW-01")
        assert (told[n + 1].kind, told[n + 1].text) == (RULING, f"on {n} fun funny: adjust_money A 2 | So be it.")
        assert told[n + 1].lines
    (found,) = desk.live.showing.courts.rulings()
    assert (found.n, found.seat, found.waits, found.at) == (n + 1, 2, "", START + 12.0)
    assert found.verdict == Verdict(["fun", "funny"], ["adjust_money A 2"], str(n), "So be it.")


def test_a_settled_question_is_a_precedent_and_the_opposite_is_warned_of() -> None:
    desk = sit()
    rule(desk, "set_option foe_discard defeat")
    (known,) = court(desk).precedents
    assert (known.question, known.value, known.rule, known.criteria) == (
        "foe_discard",
        "defeat",
        "FR-RULING-84",
        ["fun"],
    )
    tried = desk.live.showing.rehearsed("judy", 2, Verdict(["fun"], ["set_option foe_discard heap"]), START)
    assert tried.warnings
    assert not tried.fault


def test_orders_are_told() -> None:
    desk = sit()
    rule(desk, "forbid A attack * until round")
    (order,) = court(desk).orders
    assert (order.seat, order.acts, order.allows, order.until) == (0, ["attack *"], False, "round")


# rehearsals


def test_a_rehearsal_shows_before_and_after_and_changes_nothing() -> None:
    desk = sit()
    dispute(desk)
    before = now(desk)
    tried = desk.live.showing.rehearsed("judy", 2, Verdict(["clear"], ["adjust_money B -6"]), START + 11.0)
    unchanged(desk, before)
    assert (tried.fault, tried.held, tried.needs, tried.luck) == ("", False, 0, False)
    assert tried.line == "clear: adjust_money B -6"
    assert tried.version == desk.live.version
    assert tried.after is not None
    was, comes = [
        next(f.value for f in view.seats[1].facts if f.name == "money") for view in (tried.before, tried.after)
    ]
    assert (was, comes) == (money(desk)[1], money(desk)[1] - 6)
    assert [line.what for line in tried.lines if line.what == "lost"]
    rule(desk, "adjust_money B -6")
    assert money(desk)[1] == comes


def test_a_rehearsed_undo_shows_the_table_as_it_was() -> None:
    desk = sit()
    seat = active(desk)
    back = desk.live.n
    had = desk.live.showing.view(2, START).zones
    desk.move(["ann", "ben"][seat], desk.options(seat)[0], 15.0)
    assert back in [point.n for point in court(desk, 2).undo_to]
    before = now(desk)
    tried = desk.live.showing.rehearsed("judy", 2, Verdict(["fun"], [f"undo {back}"]), START)
    assert tried.fault == ""
    assert tried.after is not None
    assert tried.after.zones == had
    unchanged(desk, before)


def test_luck_that_follows_is_not_told_beforehand() -> None:
    desk = sit()
    tried = desk.live.showing.rehearsed("judy", 2, Verdict(["fun"], ["draw A pool friend 2"]), START)
    assert tried.fault == ""
    assert tried.luck
    assert tried.after is not None
    before, after = [
        next(zone for zone in view.zones if zone.id == "hand.A").size for view in (tried.before, tried.after)
    ]
    assert before == after


# undo


def test_a_judge_takes_play_back_and_rules_there() -> None:
    desk = sit()
    seat = active(desk)
    person = ["ann", "ben"][seat]
    back = desk.live.n
    had = money(desk)
    desk.move(person, desk.options(seat)[0], 15.0)
    n = dispute(desk, at=16.0)
    rule(desk, f"undo {back} touched", "adjust_money A 3", about=str(n))
    assert [entry.kind for entry in desk.stored.entries[n:]][:3] == [RULING, UNDO, RULING]
    assert desk.stored.entries[n + 1].text == f"to {back} ruled"
    assert money(desk) == [had[0] + 3, had[1]]
    assert desk.live.asked() == [seat]
    update = desk.live.showing.update(Viewer((0,)), n, START + 30.0)
    assert update.keep <= back
    assert any(one.kind == UNDO for one in update.happened)
    same(desk)


def test_where_a_judge_sits_players_ask_nobody_to_take_back() -> None:
    desk = sit()
    seat = active(desk)
    person = ["ann", "ben"][seat]
    draw = next(option for option in desk.options(seat) if option.startswith("draw"))
    desk.move(person, draw, 15.0)
    update = desk.live.showing.update(Viewer((seat,)), 0, START + 16.0)
    assert (update.undo, update.free_undo) == ([], [])
    before = now(desk)
    with pytest.raises(NoUndo, match="FR-RULING-142"):
        desk.act(person, messages.Undo(seat, desk.live.version), 16.0)
    unchanged(desk, before)


# several


def test_several_judges_second_each_other() -> None:
    desk = sit(3)
    n = dispute(desk)
    had = money(desk)[0]
    rule(desk, "adjust_money A 4", by="otto", about=str(n))
    (waits,) = court(desk).proposals
    assert (waits.seat, waits.seconds, waits.dispute, waits.held) == (3, [3], n, False)
    assert money(desk)[0] == had
    tried = desk.live.showing.rehearsed("judy", 2, waits.verdict, START)
    assert tried.needs == 1
    assert desk.live.showing.courts.rulings()[0].waits == "second"
    with pytest.raises(BadRuling, match="FR-RULING-153"):
        desk.act("otto", Second(3, waits.n, KEY), 21.0)
    same(desk)
    desk.act("mina", Second(4, waits.n, KEY), 22.0)
    assert money(desk)[0] == had + 4
    assert court(desk).proposals == []
    assert court(desk).hearing == 0
    same(desk)


def test_when_all_pass_the_first_judges_undo_is_carried_out() -> None:
    desk = sit(2)
    seat = active(desk)
    back = desk.live.n
    desk.move(["ann", "ben"][seat], desk.options(seat)[0], 15.0)
    dispute(desk, at=16.0)
    rule(desk, f"undo {back}", at=17.0)
    for person in ("judy", "otto"):
        own = desk.live.seats_of(person)[0]
        if own in desk.live.asked():
            desk.move(person, "pass", 18.0)
    assert desk.stored.entries[-1].kind == RULING
    assert desk.live.played.at != desk.live.n or desk.stored.entries[-2].kind == UNDO
    assert desk.live.asked() == [seat]
    same(desk)


# time


def test_the_clocks_of_players_rest_while_the_judge_thinks() -> None:
    desk = sit(clock=Clock("live", 600, 5), judge_timeout="60")
    dispute(desk, at=10.0)
    left = [desk.live.timing.clocks.shown(seat, START + 10.0) for seat in (0, 1)]
    update = desk.live.showing.update(Viewer((2,)), 0, START + 40.0)
    assert update.running == []
    assert update.deadline == START + 70.0
    assert [desk.live.timing.clocks.shown(seat, START + 60.0) for seat in (0, 1)] == left
    assert desk.due(69.0) is None
    had = money(desk)
    desk.due(70.5)
    assert desk.stored.entries[-1].kind == TIMEOUT
    assert court(desk).disputes == []
    assert money(desk) == had
    assert desk.live.timing.clocks.running == desk.live.asked()
    same(desk)


def left(desk: Desk, seat: int, at: float) -> float | None:
    return desk.live.timing.clocks.shown(seat, START + at)


def ruled(desk: Desk, *operations: str) -> None:
    rule(desk, *operations, at=40.0)


@pytest.mark.parametrize(
    ("answer", "dismissed"),
    [
        (lambda desk: ruled(desk, "uphold"), True),
        (lambda desk: ruled(desk, "note Read the card.", "uphold"), True),
        (lambda desk: desk.move("judy", "pass", 40.0), True),
        (lambda desk: desk.due(40.0), True),
        (lambda desk: ruled(desk, "adjust_money A 1"), False),
        (lambda desk: ruled(desk, "set_option foe_discard defeat"), False),
        (lambda desk: ruled(desk, f"undo {desk.live.n - 1}"), False),
        (lambda desk: desk.act("judy", Leave(2), 40.0), False),
    ],
    ids=["upheld", "noted", "let be", "overdue", "ruled", "settled", "taken back", "left"],
)
def test_the_time_of_a_dismissed_dispute_is_its_players(answer: Callable[[Desk], object], dismissed: bool) -> None:
    desk = sit(clock=Clock("live", 600, 5), judge_timeout="30")
    had = left(desk, 1, 10.0)
    assert had is not None
    dispute(desk, "ben", at=10.0)
    other = left(desk, 0, 10.0)
    answer(desk)
    assert court(desk).hearing == 0
    assert left(desk, 1, 40.0) == (had - 30.0 if dismissed else had)
    assert left(desk, 0, 40.0) == other
    same(desk, 41.0)


def test_of_several_judges_it_is_what_holds_in_the_end() -> None:
    """Two let it be, but the first one has proposed something, and that is entered."""
    for operation, spent in (("adjust_money A 1", 0.0), ("uphold", 20.0)):
        desk = sit(2, clock=Clock("live", 600, 5))
        had = left(desk, 1, 10.0)
        assert had is not None
        dispute(desk, "ben", at=10.0)
        rule(desk, operation, at=20.0)
        desk.move("judy", "pass", 25.0)
        desk.move("otto", "pass", 30.0)
        assert left(desk, 1, 30.0) == had - spent
        same(desk, 31.0)


def test_a_dismissed_dispute_alone_makes_nobody_late() -> None:
    desk = sit(clock=Clock("live", 60, 5, "lose"), judge_timeout="600")
    dispute(desk, "ben", at=10.0)
    desk.due(610.0)
    assert desk.stored.entries[-1].kind == TIMEOUT
    assert left(desk, 1, 610.0) == GRACE
    assert desk.live.is_playing
    same(desk, 611.0)


def test_a_pause_in_a_dispute_is_nobodys_time() -> None:
    desk = sit(clock=Clock("live", 600, 5))
    had = left(desk, 1, 10.0)
    assert had is not None
    dispute(desk, "ben", at=10.0)
    desk.act("judy", Pause(2, True), 11.0)
    request = desk.live.consent.request
    assert request is not None
    for person in ("ann", "ben"):
        desk.act(person, Answer(desk.live.seats_of(person)[0], request.m, True), 12.0)
    desk.act("judy", Pause(2, False), 112.0)
    rule(desk, "uphold", at=120.0)
    assert left(desk, 1, 120.0) == had - 10.0
    same(desk, 121.0)


def test_in_correspondence_the_next_decision_has_less_time() -> None:
    desk = sit(clock=Clock("correspondence", 3_600))
    seat = active(desk)
    person = ["ann", "ben"][seat]
    dispute(desk, person, at=10.0)
    rule(desk, "uphold", at=1_010.0)
    assert desk.live.asked() == [seat]
    assert left(desk, seat, 1_010.0) == 2_600.0
    same(desk, 1_011.0)
    n = dispute(desk, ["ann", "ben"][1 - seat], "FR-TURN-02", at=1_020.0)
    rule(desk, "uphold", about=str(n), at=1_520.0)
    now = 1_530.0
    while desk.live.asked() == [seat]:
        now += 1.0
        desk.move(person, desk.options(seat)[-1], now)
    assert left(desk, 1 - seat, now) == 3_100.0
    same(desk, now + 1.0)


@pytest.mark.parametrize("clock", [None, Clock("live", 600, 5)])
def test_time_that_runs_out_enters_the_first_judges_proposal(clock: Clock | None) -> None:
    desk = sit(2, clock=clock, judge_timeout="60")
    dispute(desk, at=10.0)
    had = money(desk)[1]
    rule(desk, "adjust_money B 7", at=20.0)
    assert money(desk)[1] == had
    dispute(desk, "ben", "FR-TURN-02", at=30.0)
    assert desk.live.wake_at() == START + 70.0, "nobody gains time by ruling or disputing"
    same(desk)
    desk.due(70.1)
    assert money(desk)[1] == had + 7
    assert desk.live.wake_at() == START + 130.1, "the next dispute has a time of its own"
    same(desk)


def test_in_correspondence_nobody_gains_time_by_ruling() -> None:
    desk = sit(2, clock=Clock("correspondence", 3_600))
    dispute(desk, at=10.0)
    rule(desk, "adjust_money B 7", at=1_000.0)
    dispute(desk, "ben", "FR-TURN-02", at=2_000.0)
    assert desk.live.wake_at() == START + 3_610.0
    same(desk, 2_100.0)
    desk.act("otto", Second(3, court(desk).proposals[0].n, KEY), 3_000.0)
    assert desk.live.wake_at() == START + 6_600.0
    same(desk, 3_100.0)


def test_a_judge_who_is_asked_for_an_order_gains_no_time_by_notes() -> None:
    desk = Desk(GAME, ["ann", "ben", "judy"], {"judges": "1", "judge_timeout": "30"})
    rule(desk, "note I am thinking.", at=20.0)
    assert desk.live.wake_at() == START + 30.0
    same(desk, 21.0)


def test_time_that_runs_out_may_take_play_back() -> None:
    desk = sit(2, judge_timeout="60")
    seat = active(desk)
    back = desk.live.n
    desk.move(["ann", "ben"][seat], desk.options(seat)[0], 5.0)
    dispute(desk, at=10.0)
    rule(desk, f"undo {back}", at=20.0)
    wake = desk.live.wake_at()
    assert wake is not None
    desk.due(wake - START + 0.1)
    assert [entry.kind for entry in desk.stored.entries[-2:]] == [UNDO, RULING]
    assert desk.live.asked() == [seat]
    same(desk)


@pytest.mark.parametrize("late", ["bot", "lose"])
def test_in_correspondence_a_judge_has_the_time_of_a_decision(late: str) -> None:
    desk = sit(clock=Clock("correspondence", 3_600, 0, late))  # type: ignore[arg-type]
    dispute(desk, at=10.0)
    assert desk.live.timing.clocks.running == [2]
    assert desk.live.wake_at() == START + 3_610.0
    desk.due(3_611.0)
    assert desk.stored.entries[-1].kind == TIMEOUT
    assert TAKEOVER not in [entry.kind for entry in desk.stored.entries], "nobody plays for a Judge"
    assert desk.live.is_playing
    assert court(desk).hearing == 0
    same(desk)


def test_a_judge_who_does_not_set_an_order_gets_the_default() -> None:
    desk = Desk(GAME, ["ann", "ben", "judy"], {"judges": "1", "judge_timeout": "30"})
    assert desk.live.asked() == [2]
    assert desk.live.wake_at() == START + 30.0
    desk.due(30.5)
    assert desk.stored.entries[0].kind == TIMEOUT
    assert desk.live.asked() != [2]
    same(desk)


# leaving


def test_when_the_judge_leaves_disputes_end_and_play_goes_on() -> None:
    desk = sit()
    seat = active(desk)
    dispute(desk)
    desk.act("judy", Leave(2), 12.0)
    assert desk.stored.entries[-1].kind == LEAVE
    assert (court(desk).disputes, court(desk).officials) == ([], [])
    assert desk.live.asked() == [seat]
    with pytest.raises(IllegalChoice, match="FR-RULING-118"):
        dispute(desk)
    same(desk)


def test_a_judge_who_is_gone_for_good_has_left() -> None:
    desk = sit()
    dispute(desk)
    desk.take(desk.live.leave_to_bots("judy", START + 12.0))
    assert [entry.kind for entry in desk.stored.entries[-1:]] == [LEAVE]
    assert desk.live.leave_to_bots("judy", START + 13.0) is None
    same(desk)


def test_a_player_leaves_and_the_judge_stays() -> None:
    position = {**TURN, "C": {"hand": ["small_favor"], "deck": ROCKS}}
    desk = Desk(GAME, ["ann", "ben", "cid", "judy"], {"judges": "1"}, position=position)
    dispute(desk, "ben", at=1.0)
    desk.act("ben", Leave(1), 2.0)
    assert desk.live.is_playing
    assert court(desk).officials == [3]
    same(desk)


# a new official


def offered(desk: Desk, person: str = "otto", at: float = 20.0) -> int:
    desk.act(person, OfferToOfficiate(), at)
    assert desk.live.consent.request is not None
    return desk.live.consent.request.m


@pytest.mark.parametrize("judges", [0, 1])
def test_all_players_agree_on_a_new_judge(judges: int) -> None:
    desk = sit(judges)
    seat = 2 + judges
    m = offered(desk)
    request = desk.live.consent.info()
    assert request is not None
    assert (request.kind, request.seat, request.name, request.missing) == ("official", -1, "Otto", [0, 1])
    assert desk.live.showing.said(m - 1)[0].name == "Otto"
    same(desk)
    desk.act("ann", Answer(0, m, True), 21.0)
    assert desk.live.seats_of("otto") == ()
    desk.act("ben", Answer(1, m, True), 22.0)
    assert desk.stored.entries[-1].kind == OFFICIAL
    assert desk.live.seats_of("otto") == (seat,)
    assert desk.live.viewer("otto") == Viewer((seat,))
    assert desk.live.info("otto").seats[seat].official
    assert seat in court(desk).officials
    hand = next(zone for zone in desk.live.showing.view(seat, START).zones if zone.id == "hand.A")
    assert all(piece.card for piece in hand.pieces), "a Judge sees hands"
    same(desk)
    n = dispute(desk, at=23.0)
    rule(desk, "uphold", by="otto", about=str(n), at=24.0)
    same(desk)


def test_one_player_who_does_not_agree_is_enough() -> None:
    desk = sit(0)
    m = offered(desk)
    desk.act("ben", Answer(1, m, False), 21.0)
    assert desk.live.consent.request is None
    with pytest.raises(Refused, match="said no"):
        offered(desk)
    assert desk.rebuilt().consent.refused == {"otto"}
    offered(desk, "mina")
    same(desk)


def test_an_offer_that_nobody_answers_lapses_and_a_move_does_not_end_it() -> None:
    desk = sit(0)
    offered(desk, at=20.0)
    seat = active(desk)
    desk.move(["ann", "ben"][seat], desk.options(seat)[0], 21.0)
    assert asked(desk)
    desk.due(141.0)
    assert not asked(desk)
    same(desk)


def asked(desk: Desk) -> bool:
    """Does a request of a player wait for the others?"""
    return desk.live.consent.request is not None


def test_who_cannot_offer() -> None:
    desk = sit(1)
    for person in ("ann", "judy"):
        with pytest.raises(Refused, match="have a seat"):
            desk.act(person, OfferToOfficiate(), 20.0)
    m = offered(desk)
    with pytest.raises(Refused, match="only those who play"):
        desk.act("judy", Answer(2, m, True), 21.0)
    full = Desk(GAME, ["ann", "ben", "cid", "dan", "eve", "fay", "judy"], {"judges": "1"})
    with pytest.raises(Refused, match="all seats are taken"):
        full.act("otto", OfferToOfficiate(), 1.0)


# pauses


def test_a_judge_may_ask_for_a_pause_and_end_it() -> None:
    desk = sit(clock=Clock("live", 600, 5), judge_timeout="60")
    dispute(desk, at=10.0)
    desk.act("judy", Pause(2, True), 11.0)
    request = desk.live.consent.request
    assert request is not None
    for person in ("ann", "ben"):
        desk.act(person, Answer(desk.live.seats_of(person)[0], request.m, True), 12.0)
    assert desk.live.timing.paused
    assert desk.live.wake_at() is None
    with pytest.raises(Refused, match="paused"):
        rule(desk, "uphold", at=50.0)
    desk.act("judy", Pause(2, False), 100.0)
    assert desk.live.wake_at() == START + 158.0, "what was left of its time"
    same(desk, 110.0)


def test_a_held_ruling_comes_to_its_table_point_after_a_restart() -> None:
    """A ruling that does not fit here is held; whoever builds the table anew carries it out in the same place."""
    desk = sit(position=MAIN)
    desk.move("ann", "play big_feelings", 5.0)
    assert not court(desk).table_point
    n = dispute(desk, "ben", "big_feelings", 6.0)
    assert court(desk).hearing == 0
    rule(desk, "note I am thinking.", at=7.0)
    had = money(desk)[1]
    rule(desk, "adjust_money B 4", at=8.0)
    (waits,) = court(desk).proposals
    assert waits.held
    assert [one.waits for one in desk.live.showing.courts.rulings()] == ["", "table point"]
    assert desk.live.showing.rehearsed("judy", 2, Verdict(["fun"], ["adjust_money B 4"]), START).held
    assert money(desk)[1] == had
    same(desk)
    desk.live = desk.rebuilt()  # the server was killed and started again
    desk.move("ann", "choose #3", 9.0)
    assert money(desk)[1] == had + 4
    assert court(desk).hearing == n, "the dispute that was noted opens"
    same(desk)
    desk.live = desk.rebuilt()
    assert desk.live.wake_at() == START + 9.0 + 120.0
    rule(desk, "uphold", at=10.0)
    assert desk.live.asked() == [0]
    same(desk)


@pytest.mark.parametrize(
    "line", ["adjust_money B +-5", "adjust_money B 5_0", "adjust_money Z 1", "move_card 99 to heap"]
)
def test_what_would_be_held_is_refused_whole_too(line: str) -> None:
    """Within an effect, where no such operation fits: it is refused now, and neither kept nor tried later."""
    desk = sit(position=MAIN)
    desk.move("ann", "play big_feelings", 5.0)
    before = now(desk)
    with pytest.raises(BadRuling):
        rule(desk, line, at=6.0)
    unchanged(desk, before)
    assert desk.live.showing.rehearsed("judy", 2, Verdict(["fun"], [line]), START + 7.0).fault
    assert court(desk).proposals == []
    desk.move("ann", "choose #3", 9.0)
    same(desk)


def test_a_ruling_that_came_too_late_is_told_and_the_table_goes_on() -> None:
    """The Judge leaves, the card is gone by the first ruling: the second is refused in the log, and Ann plays on."""
    desk = sit(position=MAIN)
    desk.move("ann", "play big_feelings", 5.0)
    rule(desk, "move_card 4 to hand B", at=6.0)
    rule(desk, "modify_power 4 2 turn", at=7.0)
    desk.act("judy", Leave(2), 8.0)
    desk.move("ann", "choose #3", 9.0)
    happened = desk.live.showing.update(Viewer((0,)), 0, START + 10.0).happened
    told = [line.what for one in happened for line in one.lines]
    assert "ruling_refused" in told
    assert desk.live.asked() == [0]
    same(desk)

"""Matches between players: the same deal for both, groups that are counted, the same report for any workers."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.core.state import DRAWN, Result
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab.evidence import AT_LEAST, NOT_ABOVE, UNDECIDED
from grimalkin.lab.ladder import bounds_of, run_ladder
from grimalkin.lab.pairing import OWN, Host, Terms, Timed, milliseconds, share_of
from grimalkin.lab.strength import Group, Match, StrengthReport, Umpire, run_match, umpire_of
from grimalkin.players import PLAYERS

EVERY = {**GAMES, **TEACHING}
SHORT = Terms("cauldron", {"rounds": "2"}, 2, 1)
TEAM = Terms("familiars-and-foes", {"max_rounds": "2"}, 2, 1)
BOTS = """
from grimalkin.players.player import Player
from grimalkin.players.random import Random


class Last(Random):
    def choose(self, game, masked, seat, options, standing, luck):
        return options[-1]


class Wrong(Player):
    def choose(self, game, masked, seat, options, standing, luck):
        return -7


class Torn(Player):
    def choose(self, game, masked, seat, options, standing, luck):
        if seat == 1:
            raise ValueError("torn")
        return options[0]
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rivals.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def decisions(group: Group) -> int:
    return sum(times.total() for times in group.times)


def untimed(report: StrengthReport) -> StrengthReport:
    paces = [msgspec.structs.replace(pace, p50=None, p99=None) for pace in report.milliseconds]
    return msgspec.structs.replace(report, milliseconds=paces)


def test_greedy_is_stronger_than_random() -> None:
    report = run_match(Match(SHORT, "greedy", "random", 2000))
    assert (report.verdict, report.early, report.complete) == (AT_LEAST, True, True)
    assert report.played == report.decided < 400
    assert report.share.low is not None
    assert report.share.low > 0.5
    assert [(side.name, side.games) for side in report.sides] == [
        ("seat A", report.groups),
        ("seat B", report.groups),
    ]
    assert all(side.won + side.drawn + side.lost == side.games for side in report.sides)
    assert [pace.player for pace in report.milliseconds] == ["greedy", "random"]
    assert all(pace.p50 is not None and pace.p99 is not None for pace in report.milliseconds)


def test_random_is_not_and_each_of_two_who_are_the_same_has_half_of_every_pair() -> None:
    assert run_match(Match(SHORT, "random", "greedy", 2000)).verdict == NOT_ABOVE
    same = run_match(Match(SHORT, "random", "random", 2000))
    assert (same.verdict, same.share.value) == (NOT_ABOVE, 0.5)
    assert same.sides[0].won == same.sides[1].lost


def test_the_same_seed_gives_the_same_for_any_number_of_workers() -> None:
    match = Match(SHORT, "random", "greedy", 300)
    alone = untimed(run_match(match))
    assert untimed(run_match(match, 2)) == alone
    other = msgspec.structs.replace(match, terms=msgspec.structs.replace(SHORT, seed=2))
    assert untimed(run_match(other)).sides != alone.sides


def test_all_games_are_played_if_that_is_wanted_and_the_verdict_is_the_same() -> None:
    short = run_match(Match(SHORT, "greedy", "random", 120))
    told: list[int] = []
    whole = run_match(Match(SHORT, "greedy", "random", 120, whole=True), 1, told.append)
    assert (whole.verdict, whole.decided, whole.evidence) == (short.verdict, short.decided, short.evidence)
    assert (short.early, whole.early, whole.played, sum(told)) == (True, False, 120, 120)


def test_few_games_leave_it_undecided() -> None:
    report = run_match(Match(SHORT, "greedy", "random", 5))
    assert (report.asked, report.played, report.verdict, report.decided) == (4, 4, UNDECIDED, 0)
    assert (report.share.low, report.complete) == (None, True)


def test_at_a_table_of_more_seats_the_player_has_each_of_them_once_a_seed() -> None:
    report = run_match(Match(msgspec.structs.replace(SHORT, seats=4), "random", "random", 40))
    assert (report.low, report.high, report.share.value) == (0.25, 0.3, 0.25)
    assert [side.games for side in report.sides] == [10] * 4
    ours, theirs = [pace.decisions for pace in report.milliseconds]
    assert theirs > 2 * ours, "three seats and one"


def test_of_teams_the_difference_of_games_won_counts() -> None:
    report = run_match(Match(Terms("familiars-and-foes", {}, 2, 1), "greedy", "random", 20))
    assert (report.team, report.low, report.high, report.played) == (True, 0.0, 0.1, 20)
    ours, theirs = report.sides
    assert (ours.name, theirs.name, ours.games) == ("greedy", "random", 10)
    assert report.share.value == pytest.approx((ours.won - theirs.won) / 10)
    assert ours.won > theirs.won
    assert run_match(Match(TEAM, "random", "random", 8)).share.value == 0


@pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
def test_the_games_of_a_seed_begin_alike(game: Game) -> None:
    host, twin = (Host(Terms(game.id, {}, game.seats[0], 1), game) for _host in range(2))
    assert repr(host.state(5)) == repr(twin.state(5))
    assert host.settings_of(5) == twin.settings_of(5)
    laid = {tuple(host.decks(host.settings_of(seed), seed)) for seed in range(10)}
    assert all(all(decks) or not any(decks) for decks in laid), "all seats bring something, or none does"
    assert len(laid) > 1 or laid == {("",) * host.seats}


def test_one_drafts_for_all_unless_each_drafts_for_itself() -> None:
    arena = Terms("mythic-arena", {"mode": "simplified"}, 2, 1)
    drafted = umpire_of(Match(arena, "random", "random", 2)).some(0, 1)[0]
    each = msgspec.structs.replace(arena, draft=OWN)
    alone = umpire_of(Match(each, "random", "random", 2)).some(0, 1)[0]
    assert decisions(drafted) < decisions(alone)


@pytest.mark.usefixtures("bots")
def test_a_choice_that_was_not_offered_loses_the_game() -> None:
    report = run_match(Match(SHORT, "rivals.py:Wrong", "rivals.py:Last", 8))
    assert (report.share.value, report.failed) == (0.0, 0)
    (lost,) = report.illegal
    assert (lost.player, lost.games) == ("rivals.py:Wrong", 8)
    assert lost.first.startswith("game 0 (seed ")
    other = run_match(Match(SHORT, "rivals.py:Last", "rivals.py:Wrong", 8))
    assert (other.share.value, other.illegal[0].player) == (1.0, "rivals.py:Wrong")


@pytest.mark.usefixtures("bots")
def test_a_game_that_fails_is_told_and_its_pair_is_not_counted() -> None:
    report = run_match(Match(SHORT, "rivals.py:Torn", "rivals.py:Last", 8))
    assert (report.played, report.failed, report.share.value) == (8, 4, None)
    assert report.errors[0].startswith("game 1 (seed ")
    assert report.errors[0].endswith("rivals.py, line 19: ValueError: torn")
    assert [side.games for side in report.sides] == [0, 0]


@pytest.mark.parametrize(
    ("match", "told"),
    [
        (Match(SHORT, "greedy", "random", 1), "games is 1; expected 2 or more"),
        (Match(SHORT, "greedy", "random", 9, 0.6, 0.5), "from is 0.6 and to is 0.5; expected shares"),
        (Match(SHORT, "greedy", "random", 9, 0.0, 0.5), "from is 0 and to is 0.5; expected shares"),
        (Match(SHORT, "greedy", "random", 9, float("nan")), "from is nan and to is nan"),
        (Match(TEAM, "greedy", "random", 9, 0.5, 1.0), "expected differences between -1 and 1"),
        (Match(SHORT, "greedy", "random", 9, error=0.5), "error is 0.5; expected a number between 0 and 0.5"),
        (Match(SHORT, "greedy", "nobody", 9), "no player 'nobody'"),
        (Match(msgspec.structs.replace(SHORT, seats=9), "greedy", "random", 9), "cauldron has no 9 seats"),
        (Match(Terms("cauldron", {"round": "2"}, 2, 1), "greedy", "random", 9), "no setting 'round'"),
    ],
)
def test_what_cannot_be_played_is_refused(match: Match, told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        umpire_of(match)


def test_an_interrupt_ends_it_with_what_it_has() -> None:
    def stop(_games: int) -> None:
        raise KeyboardInterrupt

    report = run_match(Match(SHORT, "greedy", "random", 2000, whole=True), 1, stop)
    assert (report.complete, report.stopped, report.played) == (False, "interrupted", 2)


def test_winners_share_a_win_and_so_do_all_where_nobody_wins() -> None:
    assert [share_of(Result("x", 0b011, []), seat, 3) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [share_of(Result("x", winners, []), 0, 4) for winners in (DRAWN, 0)] == [0.25, 0.25]


def test_times_are_told_to_two_digits() -> None:
    timed = Timed(PLAYERS["random"])
    umpire = Umpire(Match(SHORT, "random", "random", 2), TEACHING["cauldron"])
    umpire.host.play(1, [timed, timed], [])
    times = timed.taken()
    assert times.total() > 0
    assert not timed.times
    half, most = milliseconds(times, 50), milliseconds(times, 99)
    assert half is not None
    assert most is not None
    assert 0 < half <= most
    assert milliseconds(type(times)(), 50) is None


# ladders


def test_a_ladder_tells_whether_each_beats_the_one_before_it_often_enough() -> None:
    report = run_ladder(SHORT, ["random", "greedy", "greedy"], 40, 0.6, 0.95)
    assert [(rung.match.player, rung.match.other, rung.met) for rung in report.rungs] == [
        ("greedy", "random", True),
        ("greedy", "greedy", False),
    ]
    assert (report.met, report.asked, report.played, report.complete) == (False, 80, 80, True)
    assert run_ladder(SHORT, ["random", "greedy"], 40, 0.6, 0.95).met
    assert report.rungs[1].match.share.value == 0.5


def test_a_ladder_stops_where_it_is_interrupted() -> None:
    def stop(_games: int) -> None:
        raise KeyboardInterrupt

    report = run_ladder(SHORT, ["random", "greedy", "greedy"], 40, 0.6, 0.95, 1, stop)
    assert (len(report.rungs), report.complete, report.stopped, report.asked, report.met) == (
        1,
        False,
        "interrupted",
        80,
        False,
    )


def test_what_is_wanted_of_a_ladder_fits_the_table() -> None:
    pair, team = (umpire_of(Match(terms, "random", "random", 4)) for terms in (SHORT, TEAM))
    four = umpire_of(Match(msgspec.structs.replace(SHORT, seats=4), "random", "random", 4))
    assert bounds_of(pair, None, None) == (0.65, 0.8)
    assert bounds_of(team, None, None) == (0.01, 1.0)
    assert bounds_of(four, 0.3, 0.5) == (0.3, 0.5)
    for umpire, low, high, told in (
        (four, None, 0.5, "low and high are missing: with 4 seats"),
        (pair, 0.9, None, "low is 0.9 and high is 0.8; expected shares from 0 to 1"),
        (team, -2, None, "expected differences from -1 to 1"),
    ):
        with pytest.raises(BadSetup, match=told):
            bounds_of(umpire, low, high)

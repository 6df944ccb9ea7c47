"""Whether the chances are right that a player gives itself."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grimalkin.core.errors import BadSetup
from grimalkin.core.luck import Seeded
from grimalkin.games import TEACHING
from grimalkin.lab.pairing import Terms
from grimalkin.lab.reliability import (
    Call,
    Called,
    Question,
    ReliabilityReport,
    asker_of,
    report_of,
    run_reliability,
    tenth,
    tenth_of,
)
from grimalkin.players import PLAYERS

SHORT = Terms("cauldron", {"rounds": "2"}, 2, 1)
BOTS = """
from grimalkin.players.player import Player
from grimalkin.players.random import Random
from grimalkin.players.rollouts import rollouts


class Dreaming(Random):
    def chance(self, game, masked, seat, luck):
        dreams = rollouts(game, masked, seat, 20, luck.below(1 << 30), game.longest)
        return (dreams.won[seat] + dreams.drawn / 2) / dreams.rollouts


class Boasting(Random):
    def chance(self, game, masked, seat, luck):
        return 1


class Odd(Random):
    def chance(self, game, masked, seat, luck):
        return 1.5


class Wrong(Boasting):
    def choose(self, game, masked, seat, options, standing, luck):
        return -7
"""


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "callers.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def asked(player: str, games: int, workers: int = 1, decisions: int = 3) -> ReliabilityReport:
    return run_reliability(Question(SHORT, f"callers.py:{player}", games, decisions), workers)


def test_who_dreams_of_the_game_as_it_is_played_is_right() -> None:
    report = asked("Dreaming", 80)
    assert (report.played, report.decisions, report.failed, report.illegal) == (80, 240, 0, 0)
    assert sum(one.decisions for one in report.tenths) == report.all.decisions == 240
    assert report.all.right
    assert report.all.games == 80
    assert report.brier is not None
    assert report.constant is not None
    assert report.brier < report.constant


def test_who_boasts_is_not() -> None:
    report = asked("Boasting", 60)
    last = report.tenths[-1]
    assert (last.called, last.decisions, last.right, last.sure) == (1.0, 180, False, True)
    assert last.low is not None
    assert last.won is not None
    assert last.high is not None
    assert last.low < last.won < last.high < 0.95
    assert report.brier == pytest.approx(1 - last.won, abs=0.26)
    assert [one.right for one in report.tenths[:-1]] == [None] * 9


def test_the_same_seed_gives_the_same_for_any_number_of_workers() -> None:
    assert asked("Dreaming", 12, 2) == asked("Dreaming", 12)


def test_a_game_has_as_many_calls_as_asked_or_as_it_has_decisions() -> None:
    asker = asker_of(Question(SHORT, "callers.py:Boasting", 4, 100))
    counts = {len(called.calls) for called in asker.some(0, 4)}
    assert max(counts) < 100
    assert min(counts) > 2
    one = asker_of(Question(SHORT, "callers.py:Boasting", 4, 1))
    assert [len(called.calls) for called in one.some(0, 4)] == [1] * 4


def test_what_is_no_chance_fails_the_game_and_a_lost_one_is_left_out() -> None:
    odd = asked("Odd", 3)
    assert (odd.failed, odd.decisions, odd.brier) == (3, 0, None)
    assert odd.errors[0].endswith("chance of callers.py:Odd gave 1.5; expected a number from 0 to 1")
    wrong = asked("Wrong", 3)
    assert (wrong.failed, wrong.illegal, wrong.decisions) == (0, 3, 0)
    assert wrong.first_illegal.startswith("game 0 (seed ")


def test_a_player_that_cannot_say_is_refused() -> None:
    with pytest.raises(BadSetup, match="the player 'greedy' has no method 'chance'"):
        asker_of(Question(SHORT, "greedy", 4, 1))
    cauldron = TEACHING["cauldron"]
    state = cauldron.new({}, ["", ""])
    with pytest.raises(NotImplementedError):
        PLAYERS["greedy"].chance(cauldron, cauldron.mask(state, 0), 0, Seeded(1))


def test_tenths_begin_with_their_first_number_and_one_is_in_the_last() -> None:
    assert [tenth_of(chance) for chance in (0.0, 0.05, 0.1, 0.95, 1.0)] == [0, 0, 1, 9, 9]


def test_it_is_counted_by_games() -> None:
    """Forty decisions of ten games that were all won or all lost say as much as ten."""
    games = [Called(i, [Call(0.5, float(i % 2))] * 4) for i in range(20)]
    alone = [Called(i, [Call(0.5, float(i % 2))]) for i in range(20)]
    many, few = tenth(games, 5, 6), tenth(alone, 5, 6)
    assert (many.decisions, few.decisions) == (80, 20)
    assert (many.won, many.right) == (few.won, few.right) == (0.5, True)
    assert many.low == pytest.approx(few.low, abs=0.02)
    assert not many.sure


def test_it_is_partial_where_it_was_stopped() -> None:
    question = Question(SHORT, "callers.py:Boasting", 50, 2)
    found = [Called(0, [Call(1.0, 1.0), Call(0.0, 0.5)])]
    report = report_of(question, TEACHING["cauldron"], found, "interrupted")
    assert (report.complete, report.stopped, report.played, report.asked) == (False, "interrupted", 1, 50)
    assert (report.brier, report.constant) == (0.125, 0.0625)
    assert report.tenths[9].low is None
    assert msgspec.json.encode(report)

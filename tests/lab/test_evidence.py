"""What scores say of a mean: verdicts that are seldom wrong, intervals that hold."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable

import pytest

from grimalkin.lab.evidence import AT_LEAST, NOT_ABOVE, UNDECIDED, Trial, clustered, interval, likelihood, mean_of

RUNS = 200
Draw = Callable[[random.Random], float]


def pairs(share: float, alike: float = 0.0) -> Draw:
    """Scores of pairs of games: a share of them is alike, whoever wins; the others are won with this chance."""

    def draw(luck: random.Random) -> float:
        if luck.random() < alike:
            return 0.5
        return sum(luck.random() < share for _game in range(2)) / 2

    return draw


def ended(low: float, high: float, draw: Draw, luck: random.Random) -> Trial:
    trial = Trial(low, high, 0.05)
    while trial.verdict == UNDECIDED:
        trial.add(draw(luck))
    return trial


@pytest.mark.parametrize(
    ("low", "high", "draw", "wrong"),
    [
        (0.5, 0.65, pairs(0.5), AT_LEAST),
        (0.5, 0.65, pairs(0.65), NOT_ABOVE),
        (0.5, 0.65, pairs(0.5, 0.6), AT_LEAST),
        (0.5, 0.65, pairs(0.95, 2 / 3), NOT_ABOVE),
        (0.5, 0.6, pairs(1.0, 0.8), NOT_ABOVE),
        (0.8, 0.9, pairs(0.8), AT_LEAST),
        (0.8, 0.9, pairs(0.9), NOT_ABOVE),
    ],
)
def test_verdicts_are_wrong_as_seldom_as_they_say(low: float, high: float, draw: Draw, wrong: str) -> None:
    luck = random.Random(1)
    verdicts = Counter(ended(low, high, draw, luck).verdict for _run in range(RUNS))
    assert verdicts[wrong] <= 0.05 * RUNS + 2 * math.sqrt(RUNS * 0.05 * 0.95)


def test_who_is_much_stronger_is_told_soon_and_who_is_as_strong_in_the_middle_late() -> None:
    luck = random.Random(1)
    much, between = ([ended(0.5, 0.6, pairs(share), luck).looked for _run in range(20)] for share in (0.9, 0.55))
    assert max(much) < min(between) or sum(much) < sum(between) / 2


def test_the_first_verdict_stays() -> None:
    trial = Trial(0.5, 0.6, 0.05)
    for _score in range(40):
        trial.add(1.0)
    assert (trial.verdict, trial.looked) == (AT_LEAST, 17)
    told = trial.evidence
    for _score in range(400):
        trial.add(0.0)
    assert (trial.verdict, trial.looked, trial.evidence) == (AT_LEAST, 17, told)
    assert trial.scores == {1.0: 40, 0.0: 400}


def test_scores_that_never_vary_are_not_taken_for_sure() -> None:
    """There may be others, as long as none of them would have been likely to come."""
    trial = Trial(0.5, 0.55, 0.05)
    for _score in range(28):
        trial.add(0.5)
    assert trial.evidence == pytest.approx(28 * math.log(0.9))
    ends = interval(Counter({0.5: 100}))
    assert ends is not None
    assert ends[0] < 0.5 < ends[1]
    assert ends[1] - ends[0] < 0.05


def test_near_the_mean_it_is_what_mean_and_variance_say() -> None:
    scores = Counter({0.0: 100, 0.25: 200, 0.5: 400, 0.75: 250, 1.0: 50})
    mean = mean_of(scores)
    count = scores.total()
    variance = sum(times * (score - mean) ** 2 for score, times in scores.items()) / count
    assert likelihood(scores, mean) == pytest.approx(0, abs=1e-9)
    for off in (-0.02, 0.01):
        assert likelihood(scores, mean + off) == pytest.approx(-count * off * off / (2 * variance), rel=0.05)


@pytest.mark.parametrize(("share", "count"), [(0.5, 20), (0.7, 20), (0.9, 20), (0.9, 100)])
def test_95_of_100_intervals_hold(share: float, count: int) -> None:
    luck = random.Random(2)
    held = 0
    for _run in range(RUNS):
        ends = interval(Counter(pairs(share)(luck) for _score in range(count)))
        assert ends is not None
        held += ends[0] <= share <= ends[1]
    assert 0.92 * RUNS <= held <= 0.995 * RUNS


@pytest.mark.parametrize("share", [0.1, 0.5])
def test_intervals_hold_where_numbers_come_in_clusters(share: float) -> None:
    """All of a cluster are the same, and clusters are not equally long."""
    luck = random.Random(3)
    held = 0
    for _run in range(RUNS):
        clusters = [[float(luck.random() < share)] * luck.randint(0, 4) for _cluster in range(60)]
        ends = clustered(clusters)
        assert ends is not None
        held += ends[0] <= share <= ends[1]
    assert 0.92 * RUNS <= held <= 0.995 * RUNS


def test_few_have_no_interval_and_those_that_are_all_the_same_have_one() -> None:
    assert interval(Counter({0.5: 5, 1.0: 4})) is None
    assert clustered([[1.0, 0.0]] * 9) is None
    ends = clustered([[1.0, 1.0]] * 20)
    assert ends is not None
    assert 0.75 < ends[0] < 0.9
    assert ends[1] == 1.0

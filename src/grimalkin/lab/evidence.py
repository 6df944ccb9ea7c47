"""What scores say of a mean: how likely one mean makes them beside another, its interval, and a test that stops early.

A score is a number from 0 to 1, and scores are independent of each other: not those of single games of one seed, but
those of whole groups of them. Nothing else is known of them. So a mean is as likely as the distribution on the scores
that were seen, and on 0 and 1, that has this mean and makes them most likely. Near the mean that was seen its logarithm
is `-count * (seen - mean)**2 / (2 * variance)`. It also holds where the scores hardly vary, as those of players
who nearly always choose the same.

Scores that are sums of parts of games, such as wins of a player's decisions of one game, are not all equally long:
`clustered` is for them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence

from grimalkin.lab.rates import MEANS, student, wilson

AT_LEAST = "at least"
NOT_ABOVE = "not above"
UNDECIDED = "undecided"
HALVINGS = 32  # of an interval in which a number is looked for
SAME = 9  # digits to which two scores are one


class Trial:
    """A sequential test: is the mean `high` or more, rather than `low` or less? It is looked at after every score.

    A verdict comes as soon as one of the two makes the scores so much more likely that at most `error` of such verdicts
    are wrong: the bounds of Wald's test, with the likelihoods above (a generalised SPRT). The first one stays.
    """

    def __init__(self, low: float, high: float, error: float) -> None:
        self.low = low
        self.high = high
        self.bound = math.log((1 - error) / error)
        self.scores: Counter[float] = Counter()
        self.evidence = 0.0  # how much more likely `high` makes them, as a logarithm
        self.verdict = UNDECIDED
        self.looked = 0  # scores until the verdict

    def add(self, score: float) -> None:
        self.scores[round(score, SAME)] += 1
        if self.verdict != UNDECIDED:
            return
        self.looked += 1
        self.evidence = likelihood(self.scores, self.high) - likelihood(self.scores, self.low)
        if self.evidence >= self.bound:
            self.verdict = AT_LEAST
        elif self.evidence <= -self.bound:
            self.verdict = NOT_ABOVE


def mean_of(scores: Mapping[float, int]) -> float:
    return math.fsum(score * times for score, times in scores.items()) / sum(scores.values())


def likelihood(scores: Mapping[float, int], mean: float) -> float:
    """The logarithm of how likely this mean, which is between 0 and 1, makes the scores; 0 where it is that seen.

    Of the distributions with this mean the likeliest weighs each score by 1 / (1 + tilt * (score - mean)), and what is
    left over lies at 0 or 1.
    """
    apart = [(score - mean, times) for score, times in scores.items()]
    least, most = -1 / (1 - mean), 1 / mean
    for _halving in range(HALVINGS):
        tilt = (least + most) / 2
        if sum(times * off / (1 + tilt * off) for off, times in apart) > 0:
            least = tilt
        else:
            most = tilt
    tilt = (least + most) / 2
    return -math.fsum(times * math.log(1 + tilt * off) for off, times in apart)


def interval(scores: Mapping[float, int]) -> tuple[float, float] | None:
    """The 95 % interval of the mean: the means that make the scores likely enough. None: there are too few."""
    count = sum(scores.values())
    if count < MEANS:
        return None
    mean = mean_of(scores)
    enough = -(student(count - 1) ** 2) / 2
    return end_of(scores, mean, 0.0, enough), end_of(scores, mean, 1.0, enough)


def end_of(scores: Mapping[float, int], mean: float, end: float, enough: float) -> float:
    """How far from the mean towards an end a mean is still likely enough."""
    likely, unlikely = mean, end
    for _halving in range(HALVINGS):
        middle = (likely + unlikely) / 2
        if middle in (likely, unlikely):
            break
        if likelihood(scores, middle) >= enough:
            likely = middle
        else:
            unlikely = middle
    return likely


def clustered(clusters: Sequence[Sequence[float]]) -> tuple[float, float] | None:
    """The 95 % interval of the mean of numbers from 0 to 1 that come in clusters, such as those of one game each.

    It is Wilson's, as if there were so many fewer numbers as those of a cluster say the same. None: too few clusters.
    """
    count = sum(len(cluster) for cluster in clusters)
    groups = sum(1 for cluster in clusters if cluster)
    if groups < MEANS:
        return None
    mean = math.fsum(number for cluster in clusters for number in cluster) / count
    single = mean * (1 - mean) / count
    apart = math.fsum(math.fsum(number - mean for number in cluster) ** 2 for cluster in clusters)
    together = apart / (count * count) * groups / (groups - 1)
    of = float(groups)  # where all are the same, nobody knows how much those of a cluster say the same
    if single > 0:
        of = count / max(1.0, together / single)
    return wilson(mean, of, student(groups - 1))

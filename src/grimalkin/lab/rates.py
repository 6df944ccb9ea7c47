"""Rates and means with their 95 % intervals. They hold for few games too, or are left out where there are too few."""

from __future__ import annotations

import math
from collections import Counter

import msgspec

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
DIGITS = 6
FEW = "too few"  # what is said in the place of an interval
MEANS = 10  # values below which nobody knows how much they vary
SAME = 100  # and below which it means nothing that all are the same


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, with Wilson's 95 % interval."""

    count: int
    rate: float | None
    low: float | None
    high: float | None


class Spread(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, and values that so many percent of the games do not exceed."""

    mean: float
    low: float | None
    high: float | None
    least: int = msgspec.field(name="min")
    q5: int
    q25: int
    q50: int
    q75: int
    q95: int
    most: int = msgspec.field(name="max")


def rate_of(count: int, of: int) -> Rate:
    """Wilson's interval: right for few games and for rates near 0 and 1, too."""
    if not of:
        return Rate(count, None, None, None)
    rate = count / of
    low, high = wilson(rate, of)
    low = 0.0 if count == 0 else low
    high = 1.0 if count == of else high
    return Rate(count, round(rate, DIGITS), round(low, DIGITS), round(high, DIGITS))


def wilson(rate: float, of: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of a rate, or of a mean of shares from 0 to 1: none vary more than those that are 0 or 1."""
    shrink = 1 + z * z / of
    middle = (rate + z * z / (2 * of)) / shrink
    half = z * math.sqrt(max(0.0, rate * (1 - rate)) / of + z * z / (4 * of * of)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


def reach(count: int, variance: float) -> float | None:
    """How far the interval of a mean reaches to either side, by Student's t. None: there are too few values for one."""
    if count < MEANS or (variance <= 0 and count < SAME):
        return None
    return student(count - 1) * math.sqrt(max(0.0, variance) / count)


def student(freedom: int) -> float:
    """What Z is for a normal distribution, for Student's: 95 % lie within so many deviations.

    The expansion of Cornish and Fisher, to four digits from 9 degrees of freedom on (Abramowitz and Stegun, 26.7.5).
    """
    z = Z
    parts = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    more = 0.0
    for part in reversed(parts):
        more = (more + part) / freedom
    return z + more


def spread_of(values: Counter[int]) -> Spread | None:
    """Mean and interval from sums of whole numbers, so that the order of the games does not matter."""
    count = values.total()
    if not count:
        return None
    first = sum(value * times for value, times in values.items())
    second = sum(value * value * times for value, times in values.items())
    mean = first / count
    low = high = None
    half = reach(count, (count * second - first * first) / (count * (count - 1))) if count > 1 else None
    if half is not None:
        low = round(mean - half, DIGITS)
        high = round(mean + half, DIGITS)
    return Spread(
        mean=round(mean, DIGITS),
        low=low,
        high=high,
        least=min(values),
        q5=quantile(values, 5),
        q25=quantile(values, 25),
        q50=quantile(values, 50),
        q75=quantile(values, 75),
        q95=quantile(values, 95),
        most=max(values),
    )


def quantile(values: Counter[int], percent: int) -> int:
    """The smallest value that so many percent do not exceed."""
    wanted = percent * values.total()
    covered = 0
    for value in sorted(values):
        covered += values[value]
        if covered * 100 >= wanted:
            break
    return value

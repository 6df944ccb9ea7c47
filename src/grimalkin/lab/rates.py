"""Rates and means with their 95 % intervals."""

from __future__ import annotations

import math
from collections import Counter

import msgspec

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
DIGITS = 6


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
    shrink = 1 + Z * Z / of
    middle = (rate + Z * Z / (2 * of)) / shrink
    half = Z * math.sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of)) / shrink
    low = 0.0 if count == 0 else middle - half
    high = 1.0 if count == of else middle + half
    return Rate(count, round(rate, DIGITS), round(low, DIGITS), round(high, DIGITS))


def spread_of(values: Counter[int]) -> Spread | None:
    """Mean and interval from sums of whole numbers, so that the order of the games does not matter."""
    count = values.total()
    if not count:
        return None
    first = sum(value * times for value, times in values.items())
    second = sum(value * value * times for value, times in values.items())
    mean = first / count
    low = high = None
    if count > 1:
        variance = (count * second - first * first) / (count * (count - 1))
        half = Z * math.sqrt(variance / count)
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

"""Rate limits."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.connection import ASGIConnection

from grimalkin.server.limits import RATES, Limits, address, seconds
from grimalkin.server.refusals import Refused
from tests.server.small import Clock


@pytest.mark.parametrize("what", RATES)
def test_a_burst_is_let_through_then_one_at_a_time(what: str) -> None:
    rate = RATES[what]
    clock = Clock()
    limits = Limits(True, clock)
    for _ in range(rate.burst):
        limits.take(what, "ann")
    with pytest.raises(Refused, match=f"^too many {rate.says}; try again in ") as caught:
        limits.take(what, "ann")
    assert caught.value.code == "too_many"
    assert caught.value.status == 429
    assert caught.value.retry_after == pytest.approx(rate.every)
    clock.now += rate.every * 1.001
    limits.take(what, "ann")
    with pytest.raises(Refused):
        limits.take(what, "ann")


def test_a_refusal_costs_nothing() -> None:
    clock = Clock()
    limits = Limits(True, clock)
    for _ in range(RATES["chat"].burst):
        limits.take("chat", "ann")
    for _ in range(20):
        clock.now += RATES["chat"].every / 40
        with pytest.raises(Refused):
            limits.take("chat", "ann")
    clock.now += RATES["chat"].every * 0.6
    limits.take("chat", "ann")


def test_everybody_and_everything_has_a_bucket_of_its_own() -> None:
    limits = Limits(True, Clock())
    for _ in range(RATES["chat"].burst):
        limits.take("chat", "ann")
    limits.take("chat", "ben")
    limits.take("table", "ann")
    with pytest.raises(Refused):
        limits.take("chat", "ann")


def test_limits_can_be_off() -> None:
    limits = Limits(False, Clock())
    for _ in range(RATES["chat"].burst * 3):
        limits.take("chat", "ann")
    assert not limits.buckets


def test_a_limit_that_there_is_not_is_our_mistake_even_where_limits_are_off() -> None:
    with pytest.raises(KeyError):
        Limits(False, Clock()).take("sneeze", "ann")


def test_old_buckets_are_dropped() -> None:
    clock = Clock()
    limits = Limits(True, clock)
    for i in range(100):
        limits.take("chat", f"guest {i}")
    clock.now += RATES["chat"].every * 2
    for i in range(51):
        limits.take("chat", f"later {i}")
    assert len(limits.buckets) == 51


def test_there_are_never_more_buckets_than_so_many_and_the_busy_ones_stay() -> None:
    clock = Clock()
    limits = Limits(True, clock, most=10)
    for _ in range(RATES["login_name"].burst):
        limits.take("login_name", "victim")
    for i in range(100):
        limits.take("login_name", f"guess {i}")
        with pytest.raises(Refused):
            limits.take("login_name", "victim")
    assert len(limits.buckets) == 10


def test_a_clock_that_goes_back_gives_nothing_and_takes_nothing() -> None:
    clock = Clock()
    limits = Limits(True, clock)
    for _ in range(RATES["chat"].burst):
        limits.take("chat", "ann")
    clock.now -= 1_000
    with pytest.raises(Refused):
        limits.take("chat", "ann")
    clock.now += RATES["chat"].every * 1.001
    limits.take("chat", "ann")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_an_address_is_a_household(host: str | None, counted: str) -> None:
    scope: Any = {"type": "http", "client": (host, 1234) if host is not None else None, "headers": [], "state": {}}
    connection = ASGIConnection[Any, Any, Any, Any](scope)
    assert address(connection) == counted


@pytest.mark.parametrize(
    ("wait", "said"), [(0.0, "a second"), (1.0, "a second"), (1.2, "2 seconds"), (60, "60 seconds")]
)
def test_how_long_to_wait(wait: float, said: str) -> None:
    assert seconds(wait) == said

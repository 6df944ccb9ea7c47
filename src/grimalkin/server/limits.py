"""How often somebody may do something. Each has a bucket of tokens that fills again with time."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from grimalkin.server.refusals import Refused

MOST = 50_000  # buckets kept; a bucket that is full again is the same as none


class Rate(msgspec.Struct, frozen=True):
    """So many at once, then one every so many seconds."""

    burst: int
    every: float
    says: str  # too many of these


RATES: dict[str, Rate] = {
    "guest": Rate(60, 10.0, "new guests from this address"),
    "account": Rate(40, 30.0, "new accounts from this address"),
    "login": Rate(40, 10.0, "log-ins from this address"),
    "login_name": Rate(10, 30.0, "log-ins to this account from here"),  # an address, or a browser that is known
    "login_new": Rate(60, 30.0, "log-ins to this account from new browsers"),  # wherever they are
    "password": Rate(10, 30.0, "passwords tried"),
    "name": Rate(20, 5.0, "new names"),
    "table": Rate(30, 10.0, "new tables"),
    "chat": Rate(8, 2.0, "lines of chat"),
    "act": Rate(100, 0.1, "acts at tables"),
    "import": Rate(10, 30.0, "imported games"),
    "replay": Rate(120, 0.5, "looks at replays"),
    "share": Rate(30, 5.0, "shared replays"),
    "watch": Rate(150, 0.2, "tables looked at"),
    "look": Rate(150, 0.1, "looks at tables"),
    "hint": Rate(10, 3.0, "hints"),
    "cards": Rate(6, 20.0, "card files"),
    "message": Rate(200, 0.05, "messages"),
    "deck": Rate(60, 1.0, "changed decks"),
    "check": Rate(60, 0.5, "deck checks"),
    "dispute": Rate(6, 10.0, "disputes"),
    "ruling": Rate(20, 2.0, "rulings"),
    "rehearsal": Rate(30, 0.5, "rehearsals"),
    "offer": Rate(3, 60.0, "offers to officiate"),
}


class Bucket:
    """What was left at a time."""

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def now(self, rate: Rate, at: float) -> float:
        return min(float(rate.burst), self.left + max(0.0, at - self.at) / rate.every)


class Limits:
    """The buckets of one worker.

    Each worker counts for itself, so with several of them somebody may do as much at each. This is against floods and
    guessed passwords, where the order of magnitude counts.
    """

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self.on = on
        self.clock = clock
        self.most = most
        self.buckets: dict[tuple[str, str], Bucket] = {}  # the one not used for longest comes first

    def take(self, what: str, who: str) -> None:
        """Take one token, or refuse and say how long to wait. `what` is one of RATES, `who` a person or an address."""
        rate = RATES[what]
        if not self.on:
            return
        now = self.clock()
        bucket = self.buckets.pop((what, who), None)
        left = float(rate.burst) if bucket is None else bucket.now(rate, now)
        enough = left >= 1.0
        self.buckets[what, who] = Bucket(left - 1.0 if enough else left, now)
        self.forget(now)
        if not enough:
            wait = (1.0 - left) * rate.every
            raise Refused("too_many", f"too many {rate.says}; try again in {seconds(wait)}", wait)

    def forget(self, now: float) -> None:
        """Drop a few old buckets: those that are full again, and any when there are too many."""
        for key in list(self.oldest(2)):
            if len(self.buckets) > self.most or self.buckets[key].now(RATES[key[0]], now) >= RATES[key[0]].burst:
                del self.buckets[key]

    def oldest(self, count: int) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for key in self.buckets:
            if len(found) == count:
                break
            found.append(key)
        return found


class Held:
    """What each address holds at once, such as connections, up to a limit. Who has no address is not counted."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.all = 0
        self.by: dict[str, int] = {}

    def take(self, who: str, count: int = 1) -> int:
        """Hold more, whatever the limit is; what is held now."""
        if not who or not count:
            return self.by.get(who, 0)
        self.all += count
        self.by[who] = self.by.get(who, 0) + count
        return self.by[who]

    def release(self, who: str, count: int = 1) -> None:
        if not who or not count:
            return
        self.all -= count
        self.by[who] -= count
        if self.by[who] <= 0:
            del self.by[who]


def seconds(wait: float) -> str:
    whole = max(1, math.ceil(wait))
    return "a second" if whole == 1 else f"{whole} seconds"


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    return household(connection.client.host if connection.client is not None else "")


def household(host: str) -> str:
    """What counts as one address. One household has a whole IPv6 network, so that is one."""
    try:
        known = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((int(known) >> 64 << 64, 64)))
    return str(known)

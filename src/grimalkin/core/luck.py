"""Luck: seeded for simulation, committed for tables, scripted for tests. The engine never rolls; drivers do."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from grimalkin.core.errors import BadLuck

MASK: Final = 0xFFFFFFFF

T = TypeVar("T")  # and not `int`: compiled code would make each number anew that it moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Anything that can pick a whole number below n, each equally likely."""

    def below(self, n: int) -> int:
        raise NotImplementedError

    def pick(self, weights: list[int]) -> int:
        """An index, each as likely as its weight says."""
        total = 0
        for weight in weights:
            total += weight
        if total <= 0:
            raise BadLuck("luck has nothing to choose from")
        left = self.below(total)
        for i in range(len(weights)):
            left -= weights[i]
            if left < 0:
                return i
        raise AssertionError("weights changed while they were read")

    def shuffle(self, items: list[T]) -> None:
        self.shuffle_end(items, len(items) - 1)

    def shuffle_end(self, items: list[T], count: int) -> None:
        """Put so many of the items, any and in any order, at the end of the list. The others lie before them."""
        for i in range(len(items) - 1, max(len(items) - 1 - count, 0), -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def any_of(self, items: list[T], count: int) -> list[T]:
        """So many times one of the items, each time any of them."""
        among = len(items)
        return [items[self.below(among)] for _time in range(count)]


class Seeded(Luck):
    """A small fast generator (sfc32). Machine numbers, none above 2**54: the same compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0x9E3779B9
        self.count: i64 = 1
        for _round in range(12):
            self.bits()

    def bits(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b
        c = self.c
        count = self.count
        out = (a + b + count) & MASK
        self.count = (count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) & MASK) | (c >> 11)) + out & MASK
        return out

    def below(self, n: int) -> int:
        # 2**32 is so much larger than any die or bag that the remainder is even to one part in ten million
        among: i64 = n
        return self.bits() % among

    def copy(self) -> Seeded:
        twin = Seeded(self.seed)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.count = self.count
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return Seeded, (self.seed,), {"a": self.a, "b": self.b, "c": self.c, "count": self.count}


class Committed(Luck):
    """Luck of a table: HMAC of a secret seed and the number of the record's entry.

    The seed's hash is published before play and the seed after it, so that anyone can check every outcome. A number
    is never used twice, because undo adds entries and removes none: luck after an undo is fresh.
    """

    def __init__(self, secret: bytes, entry: int = 0) -> None:
        self.secret = secret
        self.entry = entry
        self.draws = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return Committed, (self.secret, self.entry), {"draws": self.draws}

    def at(self, entry: int) -> Committed:
        """The luck of one entry of the record."""
        return Committed(self.secret, entry)

    def below(self, n: int) -> int:
        digest = hmac.new(self.secret, f"{self.entry}:{self.draws}".encode(), hashlib.sha256).digest()
        self.draws += 1
        return int.from_bytes(digest, "big") % n

    def published(self) -> str:
        return seed_hash(self.secret)


def seed_hash(secret: bytes) -> str:
    """What is told before play about a seed that is told after it."""
    return hashlib.sha256(b"grimalkin luck " + secret).hexdigest()


class Scripted:
    """Faces written down in advance, in the order they are needed. All of them must be used."""

    def __init__(self, faces: list[str]) -> None:
        self.faces = faces
        self.used = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return Scripted, (self.faces,), {"used": self.used}

    def next(self, rule: str) -> str:
        if self.used == len(self.faces):
            raise BadLuck(f"{rule}: luck is needed here and the script of {len(self.faces)} faces is used up")
        self.used += 1
        return self.faces[self.used - 1]

    def finish(self) -> None:
        if self.used < len(self.faces):
            left = ", ".join(self.faces[self.used :])
            raise BadLuck(f"luck given and not used: {left}")

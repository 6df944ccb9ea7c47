"""The rooms of one worker: a table in memory, who watches it, and its alarm."""

from __future__ import annotations

import asyncio
import math
from typing import Protocol

from grimalkin.server.live import LiveTable
from grimalkin.server.people import Person


class Connection(Protocol):
    """A browser, as the hub sees it."""

    person: Person

    def send(self, message: bytes) -> None:
        """Queue a message; a browser that does not read any more is dropped."""

    def end(self, message: bytes) -> None:
        """Say good-bye and close."""


class Watcher:
    """A connection that watches a table: what it has been told already."""

    def __init__(self, connection: Connection, n: int, m: int) -> None:
        self.connection = connection
        self.n = n
        self.m = m


class Room:
    """Where a worker keeps one table: in memory, with its lock, its watchers and its alarm."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.users = 0  # who is at it or waits for the lock
        self.live: LiveTable | None = None
        self.watchers: dict[Connection, Watcher] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False  # a bot is at it
        self.aside = False  # only bots play there: everybody else comes first
        self.failures: dict[int, int] = {}  # by seat: failed thoughts of its bot in a row

    def is_idle(self, until: float = math.inf) -> bool:
        """Does nobody need it here, and is nothing due until then?"""
        rings = self.timer is not None and self.timer.when() <= until
        return not (self.watchers or self.users or self.thinking or rings)

    def here(self) -> frozenset[str]:
        return frozenset(connection.person.id for connection in self.watchers)

    def is_waited_for(self) -> bool:
        """Is somebody asked who is connected to this worker?"""
        here = self.here()
        return self.live is not None and any(self.live.seats[seat].person in here for seat in self.live.asked())

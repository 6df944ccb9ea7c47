"""The heartbeat: when a server was last there. Time in which none was does not run on anybody's clock.

All workers write one moment into the database, every few seconds. A worker that finds it long past knows that nobody
served meanwhile, or that the clock was set, and says so at every table where time matters, in the same transaction.
Whoever comes next finds a moment that is not long past. So a gap is credited once, however many workers begin.
"""

from __future__ import annotations

import asyncio
import math
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from grimalkin.server.clocks import SKIPPED, Skip
from grimalkin.server.messages import Clock
from grimalkin.server.storage.schema import PLAYING, facts, tables, talk
from grimalkin.server.storage.store import Store

HEARTBEAT = "heartbeat"  # its name among the facts
BEAT = 2.0  # seconds from one to the next
GAP = 5.0  # seconds without one: nobody served
STEP = 1.0  # seconds by which a clock is set rather than a little off; also a gap that a lone worker is sure of
AGAIN = 1.0  # seconds before one that failed is tried again
CALM = 2 * BEAT + AGAIN  # seconds in which another worker would have been heard


class Beat(msgspec.Struct, frozen=True):
    """What a heartbeat found: time that was skipped, and the tables that were told of it."""

    at: tuple[float, float]  # by the server's clock, and by the one that nobody can set
    before: float | None
    skip: Skip | None = None
    tables: list[str] = []


class Heartbeat:
    """The heartbeat as one worker makes it and hears it."""

    def __init__(self, store: Store, clock: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.monotonic = monotonic
        self.alone = store.is_sqlite  # nobody else can serve
        self.lock = asyncio.Lock()
        self.looking = threading.Lock()  # the writing thread looks too
        self.seen = clock(), monotonic()
        self.before: float | None = None  # the clock was set: what it said just then; None: it was not
        self.made: tuple[float, float] | None = None  # when the last one of this worker was written
        self.failed = -math.inf
        self.begun = False

    def look(self) -> tuple[float, float]:
        """Both clocks. If one of them went on and the other did not, or not by as much, the clock was set."""
        with self.looking:
            wall, ticks = self.clock(), self.monotonic()
            right = self.seen[0] + ticks - self.seen[1]
            self.seen = wall, ticks
            if self.before is None and abs(wall - right) > STEP:
                self.before = right
            return self.seen

    def is_due(self) -> bool:
        """Must there be one before anything is done? The clock was set, or this worker has missed some."""
        if not self.begun:
            return False
        _, ticks = self.look()
        return (self.before is not None or self.has_missed()) and ticks - self.failed > AGAIN

    def has_missed(self) -> bool:
        """Has this worker written none for long?"""
        return self.made is None or self.monotonic() - self.made[1] > GAP

    async def first(self) -> Beat:
        """The first one of this worker: the server may have been down."""
        self.begun = True
        if not self.alone:
            last = await self.store.read(known)
            if last is not None and last - self.clock() > STEP:
                await asyncio.sleep(CALM)
                if await self.store.read(known) != last:  # somebody serves whose clock is ahead of ours
                    return await self.beat(others=True)
        return await self.beat()

    async def beat(self, here: Sequence[str] = (), others: bool = False) -> Beat:
        """Write one. `here`: tables of people who are connected to this worker; `others`: it is not the first."""
        async with self.lock:
            try:
                made = await self.store.write(partial(self.write, list(here), others or self.made is not None))
            except BaseException:
                self.failed = self.monotonic()
                raise
            self.made = made.at
            with self.looking:
                if self.before == made.before:
                    self.before = None
            return made

    def write(self, here: list[str], again: bool, connection: Connection) -> Beat:
        """In the writing thread. The clock is read while the fact is locked: one worker credits, the others see it."""
        last = locked(connection)
        at = now, ticks = self.look()
        before = self.before
        skip = self.skipped(last, now, before, again) if last is not None else None
        told: list[str] = []
        if skip is not None:
            told = tell(connection, skip)
        elif here and self.made is not None and ticks - self.made[1] > GAP and now > self.made[0]:
            skip = Skip(0, self.made[0], now)  # others served, but not those who are connected to this worker
            told = tell(connection, skip, here)
        if last is None or now > last or skip is not None:
            connection.execute(update(facts).where(facts.c.name == HEARTBEAT).values(value=repr(now)))
        return Beat(at, before, skip, told)

    def skipped(self, last: float, now: float, before: float | None, again: bool) -> Skip | None:
        """The time that nobody served, or by which the clock was set back. Elsewhere a clock may only be ahead."""
        if now > last:
            sure = before is not None or (self.alone and not again)
            begin = before if before is not None and last <= before <= last + GAP else last
            return Skip(0, begin, now) if now - begin > (STEP if sure else GAP) else None
        begin = before if before is not None else last
        set_back = before is not None or not again
        return Skip(0, begin, now) if set_back and min(last, begin) - now > STEP else None


def known(connection: Connection) -> float | None:
    """The moment of the last heartbeat; None: there was none yet."""
    value = connection.execute(select(facts.c.value).where(facts.c.name == HEARTBEAT)).scalar_one_or_none()
    return float(value) if value else None


def locked(connection: Connection) -> float | None:
    """The same, and no other worker's until the end of the transaction."""
    mine = select(facts.c.name).where(facts.c.name == HEARTBEAT).with_for_update()
    if connection.execute(mine).scalar_one_or_none() is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(facts).values(name=HEARTBEAT, value=""))
        except IntegrityError:
            pass
        connection.execute(mine).scalar_one()
    return known(connection)


def tell(connection: Connection, skip: Skip, only: Sequence[str] | None = None) -> list[str]:
    """Add the skipped time to the talk of every table where it matters, or of these; which they are.

    Whoever judged a table without it, such as that somebody is late, gets a Conflict.
    """
    columns = tables.c
    query = select(columns.id, columns.n, columns.m, columns.clock, columns.wake_at).where(
        columns.status == PLAYING, columns.asleep == ""
    )
    if only is not None:
        query = query.where(columns.id.in_(only))
    lines: list[dict[str, Any]] = []
    changes: list[dict[str, Any]] = []
    early = min(skip.begin, skip.end)
    for row in connection.execute(query.order_by(columns.id).with_for_update()):
        due = row.wake_at is not None and row.wake_at > early
        if not due and msgspec.json.decode(row.clock, type=Clock).kind == "none":
            continue
        text = Skip(row.n, skip.begin, skip.end).text()
        lines.append({"table": row.id, "m": row.m + 1, "at": skip.end, "seat": -1, "kind": SKIPPED, "text": text})
        wake_at = row.wake_at + skip.end - skip.begin if due else row.wake_at
        changes.append({"of": row.id, "new_m": row.m + 1, "new_wake_at": wake_at})
    if lines:
        connection.execute(SAY, lines)
        connection.execute(MOVE if skip.begin < skip.end else MOVE_BACK, changes)
    return [line["table"] for line in lines]


SAY = insert(talk)
MOVE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({"m": bindparam("new_m"), "wake_at": bindparam("new_wake_at")})
)
MOVE_BACK = MOVE.values(lease_until=0.0)  # by the clock as it is now, it would never end

"""What a host does to one table from outside: looks whether its game goes on, and takes play back where it does not.

The table is built from its rows as a worker builds it, and what is done is appended as a worker appends it: if a server
writes first, the table is read again. Workers on PostgreSQL hear of it at once, a server on SQLite within seconds
(`notices.py`). Nobody is told what is hidden: of entries only who made them, when, and of what kind.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import msgspec

from grimalkin.core.engine import apply, pending
from grimalkin.core.errors import BadSetup, GrimalkinError
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.table import Table
from grimalkin.server.heartbeat import Heartbeat
from grimalkin.server.hosting import TABLE, notify
from grimalkin.server.ids import ID
from grimalkin.server.live import LiveTable
from grimalkin.server.refusals import Refused
from grimalkin.server.sitting import Viewer
from grimalkin.server.storage.database import shown
from grimalkin.server.storage.expiry import check
from grimalkin.server.storage.rows import read_stored
from grimalkin.server.storage.schema import PLAYING
from grimalkin.server.storage.store import Conflict, Store, Unavailable
from grimalkin.server.stored_games import Diverged

T = TypeVar("T")

TRIES = 8  # how often a table is read again that somebody moved on


class Point(msgspec.Struct):
    """An entry to which play can be taken back; 0 is the start."""

    entry: int
    kind: str = "start"
    seat: str = ""  # who made it; empty: nobody at the table
    at: float = 0.0


class TableNow(msgspec.Struct):
    """How a table stands, for its host."""

    table: str
    game: str
    status: str
    seats: dict[str, str]  # by letter: a name
    entries: int
    asked: list[str]
    fault: str  # what keeps play from going on; empty: nothing
    points: list[Point]  # the latest first


class Freed(msgspec.Struct):
    """What taking play back came to."""

    table: str
    back_to: int
    entries: list[int]  # those that it made
    asked: list[str]  # who can go on now


def look(url: str, table: str, games: Mapping[str, Game]) -> TableNow:
    """How a table stands, while a server may run."""
    return run(url, lambda store: looked(store, table, games))


def take_back(url: str, table: str, entry: int, games: Mapping[str, Game]) -> Freed:
    """Take the play of a table back to an entry, while a server may run. What is refused has changed nothing."""
    return run(url, lambda store: taken_back(store, table, entry, games))


def run(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    check(url)

    async def working() -> T:
        store = Store(url, f"host.{os.getpid()}")
        store.open()
        try:
            return await work(store)
        except Unavailable as error:
            raise BadSetup(f"the database {shown(url)} cannot be used: {' '.join(str(error).split())}") from None
        finally:
            await store.close()

    return asyncio.run(working())


async def built(store: Store, table: str, games: Mapping[str, Game]) -> LiveTable:
    """The table from its rows, by the rules and cards by which it is played."""
    stored = await store.read(lambda connection: read_stored(connection, table)) if ID.fullmatch(table) else None
    if stored is None:
        raise BadSetup(f"there is no table '{table}' in this database; its id is the end of its address")
    row = stored.row
    if row.status == PLAYING and row.game in games and games[row.game].rules != row.rules:
        raise BadSetup(
            f"table {table} is played by version {row.rules} of the rules, and this Grimalkin has version "
            f"{games[row.game].rules}; use the grimalkin that its server runs"
        )
    try:
        live = await asyncio.to_thread(LiveTable, stored, games)
    except Diverged as error:
        raise BadSetup(
            f"table {table} cannot be played by the rules and cards of this Grimalkin "
            f"({str(error).partition(': ')[0]}); a server that finds it so closes it"
        ) from None
    if row.status == PLAYING and live.card_hash() != row.card_hash:
        raise BadSetup(f"table {table} is played with other cards than this Grimalkin has; use that of its server")
    return live


async def looked(store: Store, table: str, games: Mapping[str, Game]) -> TableNow:
    live = await built(store, table, games)
    return TableNow(
        table,
        live.row.game,
        live.row.status,
        {seat_name(seat.seat): seat.name for seat in live.seats},
        live.number(live.n, Viewer()) if live.table is not None else live.n,
        [seat_name(seat) for seat in live.asked()],
        fault_of(live.table) if live.table is not None and live.is_playing else "",
        points_of(live) if live.table is not None and live.is_playing else [],
    )


def points_of(live: LiveTable) -> list[Point]:
    found: list[Point] = []
    for n in live.played.host_points():
        if n == 0:
            found.append(Point(0, at=live.row.started_at or 0.0))
        else:
            entry = live.played.record[n - 1]
            found.append(Point(n, entry.kind, seat_name(entry.seat) if entry.seat >= 0 else "", live.times[n - 1]))
    return found


def fault_of(table: Table) -> str:
    """What keeps play from going on; empty: somebody who is asked can do something. Tried on copies."""
    state = table.state
    fault = ""
    if state.result is not None:
        return ""
    try:
        for offer in pending(state):
            for option in offer.options:
                try:
                    apply(state.copy(), offer.seat, option, table.game.codes)
                except Exception as error:  # noqa: BLE001  whatever a rule raises is what is looked for
                    fault = fault or f"no move of {seat_name(offer.seat)} can be made: {named(error)}"
                else:
                    return ""
    except Exception as error:  # noqa: BLE001
        return f"nobody can be asked: {named(error)}"
    return fault or "nobody is asked"


def named(error: Exception) -> str:
    """An error as the host is told of it. Messages of our own faults may quote what is hidden."""
    return error.code if isinstance(error, GrimalkinError) else type(error).__name__


async def taken_back(store: Store, table: str, entry: int, games: Mapping[str, Game]) -> Freed:
    # if no server was there, nobody's clock has run
    await Heartbeat(store, time.time, time.monotonic).beat(others=True)
    for _try in range(TRIES):
        live = await built(store, table, games)
        first = live.n + 1
        try:
            batch = live.host_back(entry, max([time.time(), *live.times[-1:]]))
        except (Refused, GrimalkinError) as error:
            raise BadSetup(f"table {table} stays as it is: {error}") from None
        except Exception as error:  # noqa: BLE001  the fault that is to be left behind may lie before that entry
            raise BadSetup(
                f"table {table} stays as it is: from entry {entry} the game does not go on ({named(error)}); "
                "take an earlier one"
            ) from None
        fault = fault_of(live.played)
        if fault:
            raise BadSetup(f"table {table} stays as it is: after entry {entry} {fault}; take an earlier one")
        batch.changes.update(lease_by="", lease_until=0.0)  # what is due there now is for any worker
        try:
            await store.append(batch)
        except Conflict:
            continue
        if store.is_sqlite:
            await store.write(lambda connection: notify(connection, TABLE, table, time.time()))
        asked = [seat_name(seat) for seat in live.asked()]
        return Freed(table, entry, list(range(first, live.n + 1)), asked)
    raise BadSetup(f"table {table} is moving too fast, so it is not stuck; look again")

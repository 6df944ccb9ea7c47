"""A whole worker for tests of memory and luck, and games for it that were played in memory."""

from __future__ import annotations

import asyncio
import importlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, insert, select

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.server import messages
from grimalkin.server.bots.process import JOBS
from grimalkin.server.config import Config
from grimalkin.server.people import Person
from grimalkin.server.service import Service
from grimalkin.server.storage.rows import Stored
from grimalkin.server.storage.schema import entries, people, seats, tables, talk
from tests.support.tables import START, Desk

T = TypeVar("T")

ANN = Person("ann", "Ann", None, "log-in")
BEN = Person("ben", "Ben", None, "log-in")
CAT = Person("cat", "Cat", None, "log-in")  # has no seat


@asynccontextmanager
async def worker(
    database: str, games: Mapping[str, Game] | None = None, processes: bool = False, **config: Any
) -> AsyncIterator[Service]:
    """A worker of the server. Unless `processes`, its jobs are done in threads, by its own games."""
    service = Service(Config(database=database, teaching=True, limits=False, **config))
    if games is not None:
        service.games = games
    if not processes:

        async def nothing() -> None:
            return

        async def work(name: str, argument: bytes, seconds: float) -> bytes:
            module, _, function = JOBS[name].partition(":")
            job = getattr(importlib.import_module(module), function)
            return bytes(await asyncio.to_thread(job, argument, service.games))

        service.bots.open = nothing  # type: ignore[method-assign]
        service.bots.work = work  # type: ignore[method-assign]
        service.clerk.work = work  # type: ignore[method-assign]
    await service.open()
    await service.store.write(meet)
    try:
        yield service
    finally:
        await service.close()


def with_worker(
    database: str,
    test: Callable[[Service], Awaitable[T]],
    games: Mapping[str, Game] | None = None,
    processes: bool = False,
    **config: Any,
) -> T:
    async def whole() -> T:
        async with worker(database, games, processes, **config) as service:
            return await test(service)

    return asyncio.run(whole())


def meet(connection: Connection) -> None:
    """Everybody is known to the server."""
    known = set(connection.execute(select(people.c.id)).scalars())
    for person in (ANN, BEN, CAT):
        if person.id not in known:
            connection.execute(insert(people).values(id=person.id, name=person.name, created_at=START))


def put(connection: Connection, stored: Stored) -> str:
    """Write a table that was played in memory."""
    row = msgspec.structs.asdict(stored.row)
    for name in ("settings", "position", "clock"):
        row[name] = msgspec.json.encode(row[name]).decode()
    row["result"] = msgspec.json.encode(row["result"]).decode() if row["result"] is not None else ""
    connection.execute(insert(tables).values(row))
    table = stored.row.id
    connection.execute(insert(seats), [{"table": table, **msgspec.structs.asdict(seat)} for seat in stored.seats])
    for kind, rows in ((entries, stored.entries), (talk, stored.talk)):
        if rows:
            connection.execute(insert(kind), [{"table": table, **msgspec.structs.asdict(one)} for one in rows])
    return table


async def stored_at(service: Service, desk: Desk, **changes: Any) -> str:
    """Write the table of a desk; its name."""
    stored = Stored(
        msgspec.structs.replace(desk.stored.row, **changes), desk.stored.seats, desk.stored.entries, desk.stored.talk
    )
    return await service.store.write(lambda connection: put(connection, stored))


def play_on(desk: Desk, moves: int, seed: int = 1, undo: float = 0.0) -> None:
    """Random choices of whoever is asked, now and then taken back."""
    luck = random.Random(seed)
    for _ in range(moves):
        asked = desk.live.asked()
        if not asked:
            return
        seat = luck.choice(asked)
        person = desk.live.seats[seat].person or ""
        at = desk.live.n + 1.0
        act = messages.Move(seat, desk.live.version, luck.choice(desk.options(seat)), f"key-{desk.live.n:08}")
        desk.act(person, act, at)
        if luck.random() < undo and desk.live.is_playing and desk.live.played.is_free_undo(seat):
            desk.act(person, messages.Undo(seat, desk.live.version), at + 0.5)


def play_out(desk: Desk, seed: int = 1, undo: float = 0.0) -> Desk:
    """To the end."""
    play_on(desk, 100_000, seed, undo)
    assert desk.live.played.state.result is not None
    desk.stored.row.result = desk.live.outcome()
    return desk


EVERY: dict[str, Game] = {**GAMES, **TEACHING}

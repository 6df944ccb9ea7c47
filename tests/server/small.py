"""A small server: people, decks and games, without tables. Passwords cost it little."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from argon2 import PasswordHasher
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.testing import TestClient

from grimalkin.core.errors import GrimalkinError
from grimalkin.games import GAMES, TEACHING
from grimalkin.server import app
from grimalkin.server.config import Config
from grimalkin.server.decks import Decks
from grimalkin.server.limits import Limits
from grimalkin.server.people import People, Person
from grimalkin.server.refusals import Refused
from grimalkin.server.routes import accounts, decks, games, lessons
from grimalkin.server.routes.given import SERVICE, AnyRequest
from grimalkin.server.service import Service
from grimalkin.server.storage.store import Store

T = TypeVar("T")


class Clock:
    """Time that a test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Small(Service):
    """The parts of a worker that know no tables."""

    def __init__(self, config: Config, clock: Clock) -> None:
        self.config = config
        self.clock = clock
        self.games = {**GAMES, **TEACHING}
        self.store = Store(config.database, "small")
        self.limits = Limits(config.limits, clock)
        self.people = People(self.store, config, clock)
        self.people.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        self.decks = Decks(self.store, self.games, clock)

    async def open(self) -> None:
        self.store.open()
        await self.people.open()

    async def close(self) -> None:
        await self.store.close()


def with_small(database: str, test: Callable[[Small, Clock], Awaitable[T]], **config: object) -> T:
    """Run a test inside the event loop of a small server."""

    async def whole() -> T:
        clock = Clock()
        small = Small(Config(database=database, **config), clock)  # type: ignore[arg-type]
        await small.open()
        try:
            return await test(small, clock)
        finally:
            await small.close()

    return asyncio.run(whole())


@contextmanager
def browser(database: str, **config: object) -> Iterator[tuple[TestClient[Litestar], Small]]:
    """A browser before a small server."""
    clock = Clock()
    small = Small(Config(database=database, **config), clock)  # type: ignore[arg-type]

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await small.open()
        try:
            yield
        finally:
            await small.close()

    async def person(request: AnyRequest) -> Person:
        return await small.people.known(request)

    made = Litestar(
        route_handlers=[*accounts.ROUTES, *decks.ROUTES, *games.ROUTES, *lessons.ROUTES],
        dependencies={"service": Provide(lambda: small, sync_to_thread=False), "person": Provide(person)},
        lifespan=[lifespan],
        state=State({SERVICE: small}),
        exception_handlers={
            Refused: app.refused,
            GrimalkinError: app.by_rules,
            ValidationException: app.malformed,
            HTTPException: app.http,
        },
    )
    with TestClient(made, raise_server_exceptions=True) as client:
        yield client, small

"""Workers without HTTP for tests: whole services on one database in this process, with bots that cost nothing."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from argon2 import PasswordHasher

from grimalkin.core.engine import pending
from grimalkin.server.bots.pool import BotFailed, Bots
from grimalkin.server.bots.process import JOBS
from grimalkin.server.config import Config
from grimalkin.server.messages import Move, Resign, ServerMessage
from grimalkin.server.people import Person
from grimalkin.server.service import Service

T = TypeVar("T")

DECODER = msgspec.json.Decoder(ServerMessage)


class PlainBots(Bots):
    """Bots without processes: they take the first option that they have."""

    def __init__(self, service: Service) -> None:
        super().__init__(service.games, 1, 1.0)

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def think(self, *given: Any, **_named: Any) -> int:
        options, standing = given[4], given[5]
        option: int = (options or standing)[0]
        return option

    async def work(self, name: str, argument: bytes, seconds: float) -> bytes:
        raise BotFailed("crashed", name)


class PlainClerk(PlainBots):
    """Does jobs in a thread."""

    async def work(self, name: str, argument: bytes, seconds: float) -> bytes:
        module, _, function = JOBS[name].partition(":")
        job = getattr(importlib.import_module(module), function)
        return bytes(await asyncio.to_thread(job, argument, self.games))


class Browser:
    """A connection that keeps what it is sent."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.sent: list[ServerMessage] = []
        self.more = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.sent.append(DECODER.decode(message))
        self.more.set()

    def end(self, message: bytes) -> None:
        self.send(message)

    async def until(self, kind: type[T], right: Callable[[T], bool] = lambda _message: True) -> T:
        """The first message of a kind that is right, now or soon."""
        async with asyncio.timeout(20):
            while True:
                for message in self.sent:
                    if isinstance(message, kind) and right(message):
                        return message
                self.more.clear()
                await self.more.wait()


@asynccontextmanager
async def workers(database: str, count: int = 1, **config: Any) -> AsyncIterator[list[Service]]:
    """So many workers on one database."""
    settings = Config(database=database, **{"teaching": True, "limits": False, "secret": "s" * 32, **config})
    made = [Service(settings) for _ in range(count)]
    for service in made:
        service.bots = PlainBots(service)
        service.clerk = PlainClerk(service)
        service.people.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        await service.open()
    try:
        yield made
    finally:
        await asyncio.gather(*[service.close() for service in made])


def with_workers(database: str, test: Callable[[Sequence[Service]], Awaitable[T]], count: int = 1, **config: Any) -> T:
    """Run a test inside the event loop of some workers."""

    async def whole() -> T:
        async with workers(database, count, **config) as made:
            return await test(made)

    return asyncio.run(whole())


def with_worker(database: str, test: Callable[[Service], Awaitable[T]], **config: Any) -> T:
    return with_workers(database, lambda made: test(made[0]), **config)


async def guests(service: Service, *names: str) -> list[Person]:
    return [(await service.people.guest(name, "test"))[0] for name in names]


async def play_on(service: Service, people: Sequence[Person], table: str, moves: int) -> bool:
    """So many choices of whoever is asked, the first option each time. True: the game is over."""
    for _ in range(moves):
        async with service.hub.use(table) as (_slot, live):
            if not live.is_playing:
                return True
            offer = next(offer for offer in pending(live.played.state) if offer.options)
            person = next(person for person in people if person.id == live.seats[offer.seat].person)
            act = Move(offer.seat, live.version, live.game.codes.text(offer.options[0]), f"key-{live.n:010}")
        await service.hub.act(person, table, act)
    return False


async def resign(service: Service, person: Person, table: str) -> None:
    """End a game at once."""
    info = await service.lobby.info(person.id, table)
    seat = next(seat.seat for seat in info.seats if seat.mine)
    await service.hub.act(person, table, Resign(seat))

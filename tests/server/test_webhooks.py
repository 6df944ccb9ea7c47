"""News to other programs: what is sent, where it may go, and what happens when it does not arrive."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from grimalkin.server import webhooks
from grimalkin.server.messages import Clock, Join, NewTable, Said
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from grimalkin.server.webhooks import NOT_DELIVERED, checked_address
from tests.server.workers import guests, play_on, resign, with_worker

ARENA = "mythic-arena"
DAYS = Clock("correspondence", 86_400)
HERE = ("127.0.0.1",)


class Listener:
    """A program that is sent news, and answers as it is told."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, bytes]] = []  # head and body
        self.answers: list[bytes] = []
        self.hangs = False
        self.port = 0
        self.more = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
            self.requests.append((head, await reader.readexactly(length)))
            self.more.set()
            if self.hangs:
                await reader.read()
            writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 204 No Content\r\n\r\n")
            await writer.drain()
        writer.close()

    async def until(self, count: int) -> list[dict[str, Any]]:
        """The first so many messages."""
        async with asyncio.timeout(20):
            while len(self.requests) < count:
                self.more.clear()
                await self.more.wait()
        return [msgspec.json.decode(body) for _, body in self.requests]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?room=3"


@asynccontextmanager
async def listening() -> AsyncIterator[Listener]:
    listener = Listener()
    server = await asyncio.start_server(listener.serve, "127.0.0.1", 0)
    listener.port = server.sockets[0].getsockname()[1]
    try:
        yield listener
    finally:
        server.close()
        await server.wait_closed()


async def game(service: Service, webhook: str) -> tuple[str, list[Person]]:
    people = await guests(service, "Ann", "Ben")
    table = (await service.lobby.create(people[0], NewTable(ARENA, clock=DAYS, title="Slow", webhook=webhook))).id
    await service.lobby.join(people[1], table, Join())
    await service.lobby.start(people[0], table)
    return table, people


async def complaints(service: Service, table: str) -> list[Said]:
    async with service.hub.use(table) as (_, live):
        return [said for said in live.showing.said(0) if said.kind == "webhook_failed"]


async def eventually(right: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not await right():
            await asyncio.sleep(0.02)


def test_who_is_asked_is_told_and_who_has_won(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        async with listening() as listener:
            table, people = await game(service, listener.address)
            first = (await listener.until(1))[0]
            asked = [seat.name for seat in (await service.lobby.info("", table)).seats if seat.asked]
            link = f"https://play.example.org/t/{table}"
            told = {"table": table, "game": ARENA, "title": "Slow", "over": False, "asked": asked, "link": link}
            assert first == told
            head = listener.requests[0][0]
            assert head.startswith("POST /hook?room=3 HTTP/1.1\r\n")
            assert f"\r\nHost: 127.0.0.1:{listener.port}\r\n" in head
            turns = [asked]
            for _ in range(12):
                await play_on(service, people, table, 1)
                asked = [seat.name for seat in (await service.lobby.info("", table)).seats if seat.asked]
                if asked != turns[-1]:
                    turns.append(asked)
            assert len(turns) > 2
            await listener.until(len(turns))
            await resign(service, people[0], table)
            sent = await listener.until(len(turns) + 1)
            assert [news["asked"] for news in sent] == [*turns, []]
            assert [news["over"] for news in sent] == [False] * len(turns) + [True]
            everything = str(listener.requests)
            async with service.hub.use(table) as (_, live):
                assert live.row.secret not in everything
            assert all(person.id not in everything for person in people)

    with_worker(sqlite_database, test, webhook_hosts=HERE, origins=("https://play.example.org",))


def test_what_fails_is_sent_once_more(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        service.webhooks.pause = 0.0
        async with listening() as listener:
            listener.answers = [b"HTTP/1.1 500 Moo\r\n\r\n"]
            table, people = await game(service, listener.address)
            sent = await listener.until(2)
            assert sent[0] == sent[1]
            await asyncio.sleep(0.05)
            assert await complaints(service, table) == []

            listener.answers = [b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n", b"moo\r\n"] * 3
            await resign(service, people[0], table)
            await eventually(lambda: complaints(service, table))
            assert [said.text for said in await complaints(service, table)] == [NOT_DELIVERED]
            assert len(listener.requests) == 4, "two tries, and the redirect is not followed"

    with_worker(sqlite_database, test, webhook_hosts=HERE)


def test_the_table_is_told_once_and_the_game_goes_on(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        service.webhooks.pause = 0.0
        async with listening() as listener:
            listener.answers = [b"HTTP/1.1 404 Not Found\r\n\r\n"] * 100
            table, people = await game(service, listener.address)
            await eventually(lambda: complaints(service, table))
            for _ in range(10):
                await play_on(service, people, table, 1)
            before = len(listener.requests)
            await resign(service, people[0], table)
            await listener.until(before + 2)
            await eventually(lambda: no_tasks(service))
            assert [said.text for said in await complaints(service, table)] == [NOT_DELIVERED]

    with_worker(sqlite_database, test, webhook_hosts=HERE)


async def no_tasks(service: Service) -> bool:
    return not any("Webhooks" in str(task) for task in service.hub.tasks)


def test_who_does_not_answer_costs_nobody_anything(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.1)

    async def test(service: Service) -> None:
        service.webhooks.pause = 0.0
        async with listening() as listener:
            listener.hangs = True
            table, _people = await game(service, listener.address)
            await eventually(lambda: complaints(service, table))
            assert [said.text for said in await complaints(service, table)] == [NOT_DELIVERED]
        other, _people = await game(service, listener.address)
        await eventually(lambda: complaints(service, other))
        assert [said.text for said in await complaints(service, other)] == [NOT_DELIVERED], "whatever is wrong"

    with_worker(sqlite_database, test, webhook_hosts=HERE)


def test_nothing_is_sent_where_nobody_waits_for_it(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        async with listening() as listener:
            table, people = await game(service, "")
            await play_on(service, people, table, 5)
            await resign(service, people[0], table)
            assert listener.requests == []
            assert await no_tasks(service)

    with_worker(sqlite_database, test, webhook_hosts=HERE)


@pytest.mark.parametrize(
    ("address", "refused"),
    [
        ("https://hooks.example.org/x?y=1", ""),
        ("https://HOOKS.example.org:8443/x", ""),
        ("http://127.0.0.1:9000/x", ""),
        ("http://localhost/x", ""),
        ("http://[::1]/x", ""),
        ("http://hooks.example.org/x", "over https only"),
        ("https://evil.example.org/x", "sends no news to 'evil.example.org'"),
        ("https://hooks.example.org.evil.org/x", "sends no news"),
        ("https://hooks.example.org@evil.org/x", "a password"),
        ("https://me:you@hooks.example.org/x", "a password"),
        ("https://hooks.example.org/x#y", "a #"),
        ("ftp://hooks.example.org/x", "not an address"),
        ("file:///etc/passwd", "not an address"),
        ("hooks.example.org", "not an address"),
        ("https://hooks.example.org:99999/x", "not an address"),
        ("https://hooks.example.org:0/x", "not an address"),
        ("https://[::1/x", "not an address"),
        ("https://hooks.example.org:443/x", ""),
        ("http://127.0.0.1:80/x", ""),
        ("https://hooks.example.org:1024/x", ""),
        ("https://hooks.example.org:65535/x", ""),
        ("https://hooks.example.org:22/x", "port 22 is not for news; use 443, 80, or one from 1024 up"),
        ("http://127.0.0.1:25/x", "port 25 is not for news"),
        ("http://[::1]:1023/x", "port 1023 is not for news"),
        ("https://hooks.example.org:0443/x", ""),
        ("https://hooks.example.org:1/x", "port 1 is not for news"),
        ("https://hooks.example.org/a b", "blanks"),
        ("https://hooks.example.org/\r\nX: y", "blanks"),
        ("https://h\u00f6\u00f6ks.example.org/", "ASCII"),
    ],
)
def test_where_news_may_go(address: str, refused: str) -> None:
    hosts = ("hooks.example.org", "127.0.0.1", "localhost", "::1")
    if not refused:
        assert checked_address(address, hosts) == address
        with pytest.raises(Refused, match="no news to other programs"):
            checked_address(address, ())
        return
    with pytest.raises(Refused, match=refused):
        checked_address(address, hosts)

"""A client for programs: bots of others, the load program, tests. It speaks docs/protocol.md and nothing else."""

from __future__ import annotations

import asyncio
import http.client
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grimalkin.core.view import View
from grimalkin.server.messages import (
    Accepted,
    AnyAct,
    Bye,
    ClientMessage,
    DoAct,
    Happened,
    Me,
    Move,
    Ping,
    Pong,
    Problem,
    Refusal,
    Said,
    ServerMessage,
    TableInfo,
    TableNews,
    Talk,
    Update,
    Watch,
)

T = TypeVar("T")

DECODER = msgspec.json.Decoder(ServerMessage)
PATIENCE = 30.0  # seconds to wait for an answer


class Turned(Exception):
    """The server refused: its code and its sentence."""

    def __init__(self, code: str, text: str, status: int = 0) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text
        self.status = status


class Visitor:
    """Somebody at the server: a cookie, and requests with it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.place = urlsplit(address)
        self.cookie = ""
        self.me: Me | None = None
        self.connection: http.client.HTTPConnection | None = None

    def guest(self, name: str) -> Me:
        self.me = self.post("/api/guest", {"name": name}, Me)
        return self.me

    def get(self, path: str, kind: type[T]) -> T:
        return self.ask("GET", path, None, kind)

    def post(self, path: str, body: object, kind: type[T]) -> T:
        return self.ask("POST", path, body, kind)

    def ask(self, method: str, path: str, body: object, kind: type[T]) -> T:
        status, data = self.request(method, path, body)
        if status >= 400:
            problem = msgspec.json.decode(data, type=Problem)
            raise Turned(problem.code, problem.text, status)
        return msgspec.json.decode(data, type=kind)

    def request(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """One request, over a connection that stays open; sent again if that breaks, with the key that it had."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        if method == "POST":
            headers["Idempotency-Key"] = secrets.token_hex(12)
        sent = msgspec.json.encode(body) if body is not None else None
        for again in (True, False):
            if self.connection is None:
                self.connection = http.client.HTTPConnection(
                    self.place.hostname or "", self.place.port, timeout=PATIENCE
                )
                self.connection.connect()
                self.connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                self.connection.request(method, path, body=sent, headers=headers)
                answer = self.connection.getresponse()
                data = answer.read()
            except (http.client.HTTPException, ConnectionError):
                self.close()
                if not again:
                    raise
                continue
            cookie = answer.getheader("Set-Cookie")
            if cookie:
                self.cookie = cookie.partition(";")[0]
            return answer.status, data
        raise AssertionError("a request ends with an answer or an error")

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    @asynccontextmanager
    async def live(self) -> AsyncIterator[Wire]:
        """A WebSocket for as long as the block lasts."""
        wire = Wire(self)
        await wire.open()
        try:
            yield wire
        finally:
            await wire.close()


class Seen:
    """A table as a client knows it: the log as the protocol says to keep it, and the last views."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.info: TableInfo | None = None
        self.update: Update | None = None
        self.log: list[Happened] = []
        self.said: list[Said] = []

    @property
    def n(self) -> int:
        return self.update.n if self.update is not None else 0

    @property
    def m(self) -> int:
        return self.said[-1].m if self.said else 0

    def take(self, message: Update | Talk | TableNews) -> None:
        if isinstance(message, Update):
            self.log = [one for one in self.log if one.n <= message.keep] + message.happened
            self.update = message
        elif isinstance(message, Talk):
            self.said += [one for one in message.said if one.m > self.m]
        else:
            self.info = message.table

    def view(self, seat: int) -> View:
        assert self.update is not None, "nothing was seen of this table yet"
        return next(view for view in self.update.views if view.seat == seat)

    def asked(self) -> list[View]:
        """The views of own seats that are asked, each with its options."""
        if self.update is None:
            return []
        return [view for view in self.update.views if any(not option.standing for option in view.options)]

    def is_over(self) -> bool:
        return self.update is not None and self.update.views[0].result is not None

    def move(self, seat: int, notation: str) -> Move:
        assert self.update is not None, "nothing was seen of this table yet"
        return Move(seat, self.update.version, notation, secrets.token_hex(8))


class Wire:
    """One WebSocket: requests with their answers, and news of tables as they come."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.tables: dict[str, Seen] = {}
        self.connection: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.waiting: dict[int, asyncio.Future[Accepted | Pong]] = {}
        self.number = 0
        self.news = asyncio.Event()
        self.bye: Bye | None = None
        self.gone = False

    async def open(self) -> None:
        place = self.visitor.place
        self.gone = False
        self.connection = await connect(
            f"{'wss' if place.scheme == 'https' else 'ws'}://{place.netloc}/api/socket",
            additional_headers={"Cookie": self.visitor.cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            proxy=None,
        )
        self.reading = asyncio.ensure_future(self.read_on())

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
        if self.reading is not None:
            await asyncio.gather(self.reading, return_exceptions=True)

    async def lose(self) -> None:
        """The connection breaks, without a word."""
        if self.connection is not None:
            self.connection.transport.abort()
        if self.reading is not None:
            await asyncio.gather(self.reading, return_exceptions=True)

    async def resume(self) -> None:
        """Come back, and be told all that was missed."""
        await self.open()
        for table in list(self.tables):
            await self.watch(table)

    async def read_on(self) -> None:
        assert self.connection is not None
        try:
            async for data in self.connection:
                self.received(data)
        except ConnectionClosed:
            pass
        finally:
            self.gone = True
            for future in self.waiting.values():
                if not future.done():
                    future.set_exception(ConnectionResetError("the connection was lost"))
            self.waiting.clear()
            self.news.set()

    def received(self, data: str | bytes) -> None:
        message = DECODER.decode(data)
        if isinstance(message, Accepted | Pong):
            self.answered(message.id, message, None)
        elif isinstance(message, Refusal):
            self.answered(message.id, None, Turned(message.code, message.text))
        elif isinstance(message, Bye):
            self.bye = message
        elif isinstance(message, Update | Talk):
            self.tables.setdefault(message.table, Seen(message.table)).take(message)
        elif isinstance(message, TableNews):
            self.tables.setdefault(message.table.id, Seen(message.table.id)).take(message)
        self.news.set()

    def answered(self, number: int, answer: Accepted | Pong | None, error: Exception | None) -> None:
        future = self.waiting.pop(number, None)
        if future is None or future.done():
            return
        if error is not None or answer is None:
            future.set_exception(error or ConnectionResetError("no answer"))
        else:
            future.set_result(answer)

    async def ask(self, message: ClientMessage) -> Any:
        """Send a message and wait for its answer."""
        assert self.connection is not None
        if self.gone:
            raise ConnectionResetError("the connection was lost")
        self.number += 1
        message.id = self.number
        future: asyncio.Future[Accepted | Pong] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to hear it
        self.waiting[self.number] = future
        try:
            await self.connection.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            self.waiting.pop(self.number, None)
            raise ConnectionResetError("the connection was lost") from None
        return await asyncio.wait_for(future, PATIENCE)

    async def watch(self, table: str) -> Seen:
        seen = self.tables.setdefault(table, Seen(table))
        await self.ask(Watch(0, table, seen.n, seen.m))
        return seen

    async def act(self, table: str, act: AnyAct) -> Accepted:
        answer: Accepted = await self.ask(DoAct(0, table, act))
        return answer

    async def ping(self) -> Pong:
        answer: Pong = await self.ask(Ping(0))
        return answer

    async def until(self, done: Any, patience: float = PATIENCE) -> None:
        """Read news until something holds."""
        async with asyncio.timeout(patience):
            while not done():
                if self.gone:
                    raise ConnectionResetError("the connection was lost")
                self.news.clear()
                if done():
                    return
                await self.news.wait()

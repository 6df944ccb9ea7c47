"""The WebSocket: one a browser, for everything that is live.

A message says what to do and carries a number of the client's; the answer carries the same number. News come between.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from grimalkin.core.errors import GrimalkinError
from grimalkin.server.messages import (
    Accepted,
    AnyAct,
    Bye,
    Chat,
    ClientMessage,
    DoAct,
    OfferToOfficiate,
    Ping,
    Pong,
    RaiseDispute,
    Refusal,
    Rule,
    Second,
    ServerMessage,
    Unwatch,
    Watch,
    WatchLobby,
)
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused, refused_by_rules

if TYPE_CHECKING:
    from grimalkin.server.service import Service

DECODER = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()
BACKLOG = 512  # messages that may wait for a browser before it is dropped
BACKLOG_BYTES = 4_000_000
CONNECTIONS = 30  # of one person
WATCHED = 50  # tables that one browser may watch
RECHECK = 300.0  # seconds after which a name is looked at again; the hub sees to log-ins that were ended

SHORT_WAY = "grimalkin.short_way"  # the extension of ASGI by which a message goes straight to the transport

NORMAL, POLICY, TOO_BIG, RESTART, SLOW = 1000, 1008, 1009, 1012, 1013


class Numbered(msgspec.Struct):
    """The number of a message that is otherwise wrong, so that its refusal can carry it."""

    id: int = 0


class Browser:
    """One connection: reads what the browser does, sends what happens."""

    def __init__(
        self,
        service: Service,
        socket: WebSocket[Any, Any, Any],
        person: Person,
        send_now: Callable[[bytes], bool] | None = None,
    ) -> None:
        """`send_now`: the short way, if there is one; see `short_way`."""
        self.service = service
        self.socket = socket
        self.person = person
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.more = asyncio.Event()
        self.is_sending = False  # a message is on the long way: none may overtake it
        self.send_now = send_now
        self.closing: int | None = None  # the code to close with, once all is sent
        self.watched: set[str] = set()
        self.checked_at = service.clock()

    # sending

    def send(self, message: bytes) -> None:
        if self.closing is not None:
            return
        if self.send_now is not None and not self.waiting and not self.is_sending and self.send_now(message):
            return
        if len(self.waiting) >= BACKLOG or (self.waiting and self.waiting_bytes + len(message) > BACKLOG_BYTES):
            self.waiting.clear()
            self.end(ENCODER.encode(Bye("This browser reads too slowly. Come back.", again=True)), SLOW)
            return
        self.waiting.append(message)
        self.waiting_bytes += len(message)
        self.more.set()

    def say(self, message: ServerMessage) -> None:
        self.send(ENCODER.encode(message))

    def end(self, message: bytes, code: int = RESTART) -> None:
        if self.closing is None:
            self.waiting.append(message)
            self.closing = code
            self.more.set()

    async def send_on(self) -> None:
        """Send what waits, in order, until the connection is closed."""
        while True:
            await self.more.wait()
            self.more.clear()
            while self.waiting:
                message = self.waiting.popleft()
                self.waiting_bytes -= len(message)
                self.is_sending = True
                await self.socket.send_text(message.decode())
                self.is_sending = False
            if self.closing is not None:
                await self.socket.close(code=self.closing)
                return

    # receiving

    async def run(self) -> None:
        """Serve the browser until it goes."""
        self.service.hub.joined(self)
        sending = asyncio.ensure_future(self.send_on())
        receiving = asyncio.ensure_future(self.receive_on())
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.closing = self.closing or NORMAL
            self.service.hub.left(self)
            self.service.lobby.unwatch(self)
            for task in (sending, receiving):
                task.cancel()
            for result in await asyncio.gather(sending, receiving, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
                    raise result

    async def receive_on(self) -> None:
        while self.closing is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data: Any = message.get("text") or message.get("bytes") or b""
            await self.received(data.encode() if isinstance(data, str) else data)

    async def received(self, data: bytes) -> None:
        """One message. Whatever is wrong with it is told, and nothing has changed."""
        try:
            await self.take_turn()
            if len(data) > self.service.config.frame_bytes:
                raise Refused("too_long", f"A message has at most {self.service.config.frame_bytes} bytes.")
            try:
                message = DECODER.decode(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise Refused("malformed", str(error)) from None
            await self.check_person()
            await self.serve(message)
        except Refused as refused:
            self.service.metrics.refused(refused.code)
            self.say(Refusal(number_of(data), refused.code, refused.text))
        except GrimalkinError as error:
            self.service.metrics.refused(error.code)
            self.say(Refusal(number_of(data), error.code, refused_by_rules(error).text))

    async def take_turn(self) -> None:
        """A browser that sends too much is read more slowly, so that a flood waits at its own end."""
        try:
            self.service.limits.take("message", self.person.login_id)
        except Refused as refused:
            await asyncio.sleep(refused.retry_after)
            raise

    async def check_person(self) -> None:
        """A log-in that was revoked ends here within seconds."""
        now = self.service.clock()
        if now - self.checked_at > RECHECK:
            self.checked_at = now
            person = await self.service.people.still(self.person)
            if person is None:
                self.end(ENCODER.encode(Bye("You are logged out.", again=False)), POLICY)
                raise Refused("not_known", "You are logged out.")
            self.person = person

    async def serve(self, message: ClientMessage) -> None:
        service = self.service
        match message:
            case Ping():
                self.say(Pong(message.id, service.clock()))
            case Watch():
                if message.table not in self.watched and len(self.watched) >= WATCHED:
                    raise Refused("too_many", f"A browser watches at most {WATCHED} tables.")
                service.limits.take("watch", self.person.id)
                done = await service.hub.watch(self, message.table, message.n, message.m)
                self.watched.add(message.table)
                self.say(Accepted(message.id, done.n, done.m))
            case Unwatch():
                service.hub.unwatch(self, message.table)
                self.watched.discard(message.table)
                self.say(Accepted(message.id, 0, 0))
            case WatchLobby():
                if message.on:
                    await service.lobby.watch(self)
                else:
                    service.lobby.unwatch(self)
                self.say(Accepted(message.id, 0, 0))
            case DoAct():
                service.limits.take(rate_of(message.act), self.person.id)
                done = await service.hub.act(self.person, message.table, message.act)
                self.say(Accepted(message.id, done.n, done.m))


def rate_of(act: AnyAct) -> str:
    """How often this may be done."""
    match act:
        case Chat():
            return "chat"
        case RaiseDispute():
            return "dispute"
        case Rule() | Second():
            return "ruling"
        case OfferToOfficiate():
            return "offer"
    return "act"


def short_way(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], bool] | None:
    """What sends a message at once or says that it cannot. A server that is not ours has none."""
    short: Any = (socket.scope.get("extensions") or {}).get(SHORT_WAY)
    return cast("Callable[[bytes], bool]", short["send"]) if short is not None else None


def number_of(data: bytes) -> int:
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0

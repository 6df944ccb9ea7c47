"""The protocols of a connection: HTTP with limits, and the WebSocket with a short way out."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from grimalkin.server.config import Config
from grimalkin.server.limits import Held, household
from grimalkin.server.messages import Problem
from grimalkin.server.socket import SHORT_WAY

HEAD_BYTES = 64_000  # a request's first line and headers
HEAD_SECONDS = 20.0  # until they must be there
BODY_SECONDS = 20.0  # until a body must be there, and longer by what has come of it
BODY_RATE = 4_000.0  # bytes a second: a poor line of a telephone has twice that
LINGER_SECONDS = 20.0  # that what still comes of a refused request is thrown away, while its sender reads the answer
FRESH = 1.0  # seconds that a new connection may take to ask for something when the server ends
TOLD = 4  # so many times a message's limit is still read, to be refused with its number; beyond, it is just closed


class Settings(uvicorn.Config):
    """uvicorn's settings, and who has how many connections."""

    def __init__(self, config: Config, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self.limited = config.limits
        self.open = Held(config.connections)
        self.proxies = [ipaddress.ip_network(one.strip(), strict=False) for one in config.proxies.split(",") if one]

    def place_of(self, client: tuple[str, int] | None) -> str:
        """The address that a connection counts for; none: a proxy's, whose requests count for those behind it."""
        if not self.limited or client is None:
            return ""
        with contextlib.suppress(ValueError):
            known = ipaddress.ip_address(client[0].partition("%")[0])
            if any(known in network for network in self.proxies):
                return ""
        return household(client[0])


class Limited(asyncio.Protocol):
    """Limits on what comes before a body, on how slowly a request may come, and on connections of an address.

    A class beside it reads HTTP: one of uvicorn's protocols, of which `http_httptools` and `http_h11` tell this one
    what has come. What is used of uvicorn here both of them have.
    """

    config: Settings
    app: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    flow: FlowControl
    cycle: Any

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.place = ""  # the address that this connection counts for
        self.made_at = 0.0
        self.is_last = False  # the server ends: one request is still answered
        self.crowded = False  # that address has too many: what is asked here is refused
        self.in_head = False
        self.head_timer: asyncio.TimerHandle | None = None
        self.in_body = False
        self.body_bytes = 0
        self.body_began = 0.0
        self.body_timer: asyncio.TimerHandle | None = None
        self.lingers = False  # all is said; what comes now is thrown away

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.made_at = self.loop.time()
        self.place = self.config.place_of(self.client)
        count = self.config.open.take(self.place)
        self.crowded = count > self.config.open.most
        if count > 2 * self.config.open.most:  # so many that not even a refusal is worth its while
            transport.abort()
            return
        if self.crowded:
            self.app = of_crowd(self.app)
        self.head_timer = self.loop.call_later(HEAD_SECONDS, self.too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timers()
        self.config.open.release(self.place)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server ends. Who has just come, and perhaps asked already, is answered, though no WebSocket begins."""
        left = self.made_at + FRESH - self.loop.time()
        if self.cycle is None and left > 0 and not self.transport.is_closing():
            self.is_last = True
            self.loop.call_later(left, self.end_unasked)
        else:
            super().shutdown()  # type: ignore[misc]

    def end_unasked(self) -> None:
        if self.cycle is None:
            self.transport.close()

    def begun(self) -> None:
        """A request is being answered."""
        if self.cycle is None:
            return
        if self.is_last:
            self.cycle.keep_alive = False
        if not isinstance(self.cycle.transport, Answering):
            self.cycle.transport = Answering(self)

    # the end of a connection

    def linger(self) -> None:
        """The last answer is out. A connection that is closed while its request still comes is reset, and the answer
        lost: so this end alone is closed, and what comes is thrown away until the other end is, too."""
        if not (self.in_body and self.cycle.response_complete and self.transport.can_write_eof()):
            self.transport.close()
        elif not self.lingers and not self.transport.is_closing():
            self.stop_timers()
            self.in_body = False
            self.lingers = True
            self.transport.write_eof()
            self.body_timer = self.loop.call_later(LINGER_SECONDS, self.transport.close)

    # what has come

    def head_came(self) -> None:
        """A whole head is there; whether there is a body will be seen."""
        self.in_head = False
        self.stop_timers()
        self.in_body = True
        self.body_bytes = 0
        self.body_began = self.loop.time()

    def body_came(self) -> None:
        self.in_body = False
        self.stop_timers()

    def became_live(self) -> None:
        """The connection goes on as another object, a WebSocket, and counts on."""
        self.stop_timers()
        self.in_body = False
        live = self.transport.get_protocol()
        assert isinstance(live, Live)
        live.place = self.place

    def _unsupported_upgrade_warning(self) -> None:
        """It is answered like any other request, and that answer is logged."""

    # what comes too slowly, or is too much

    def set_deadlines(self) -> None:
        """After all that came was read: what is not whole has its time."""
        if self.transport.is_closing():
            return
        if self.in_body and self.body_timer is None:
            self.body_timer = self.loop.call_later(BODY_SECONDS, self.look_at_body)
        if self.in_head and self.head_timer is None:
            self.head_timer = self.loop.call_later(HEAD_SECONDS, self.too_slow)

    def stop_timers(self) -> None:
        for timer in (self.head_timer, self.body_timer):
            if timer is not None:
                timer.cancel()
        self.head_timer = self.body_timer = None

    def too_slow(self) -> None:
        self.head_timer = None
        if self.in_head:
            self.refuse(b"408 Request Timeout", "too_slow", "the request took too long")
        else:
            self.transport.close()  # it has never asked for anything

    def too_much(self) -> None:
        """A head is too long, or what comes with a body and is none of it."""
        if self.in_body and self.cycle.response_started:
            self.transport.close()
            return
        if self.in_body:
            self.end_body()
        self.refuse(b"431 Request Header Fields Too Large", "too_long", "the request line and headers are too long")

    def look_at_body(self) -> None:
        """Refuse a body that comes more slowly than any line that somebody could play over."""
        self.body_timer = None
        if self.transport.is_closing():
            return
        left = self.body_began + BODY_SECONDS - self.loop.time()
        if not self.cycle.response_complete:  # after the answer nobody needs the rest
            left += self.body_bytes / BODY_RATE
        if self.flow.read_paused:  # it waits for us
            left = max(left, BODY_SECONDS)
        if left > 0:
            self.body_timer = self.loop.call_later(max(left, 0.1), self.look_at_body)  # not for a rounding error
        elif self.cycle.response_started:
            self.transport.close()
        else:
            self.end_body()
            self.refuse(b"408 Request Timeout", "too_slow", "the body came too slowly")

    def end_body(self) -> None:
        """Whoever reads the body is told that there is no more."""
        self.cycle.disconnected = True
        self.cycle.message_event.set()

    def refuse(self, status: bytes, code: str, text: str) -> None:
        """Answer without the application, and close."""
        self.stop_timers()
        self.in_head = self.in_body = False
        body = msgspec.json.encode(Problem(code, text))
        if not self.transport.is_closing():
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\nContent-Type: application/json\r\nConnection: close\r\n"
                b"Content-Length: " + str(len(body)).encode() + b"\r\n\r\n" + body
            )
            self.transport.close()


class Answering:
    """As much of a connection as uvicorn's answer to one request uses; to close it is for the protocol."""

    def __init__(self, protocol: Limited) -> None:
        self.protocol = protocol
        self.write = protocol.transport.write
        self.is_closing = protocol.transport.is_closing
        self.close = protocol.linger


def of_crowd(app: Any) -> Any:
    """The application, for who is one of too many: it is told so, and refuses."""

    async def told(scope: Any, receive: Any, send: Any) -> None:
        scope["crowded"] = True
        await app(scope, receive, send)

    return told


class Live(WebSocketsSansIOProtocol):
    """A WebSocket that counts for its address until it ends, with a short way out for messages."""

    config: Settings
    place = ""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SHORT_WAY] = {"send": self.send_now}

    def send_receive_event_to_app(self) -> None:
        """A message for the application. Reading goes on until a second one waits: few browsers are so quick."""
        was, self.read_paused = self.read_paused, True  # as if it were done already
        super().send_receive_event_to_app()
        self.read_paused = was
        if not was and self.queue.qsize() > 1 and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    def send_now(self, text: bytes) -> bool:
        """Send a text past all layers and queues. False: it cannot go at once, and has to take the long way."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.conn.state is not OPEN:
            return False
        self.transport.write(text_frame(text))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.open.release(self.place)
        super().connection_lost(exc)


def text_frame(text: bytes) -> bytes:
    """A whole message as one frame of a server (RFC 6455, 5.2): final, text, not masked."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text

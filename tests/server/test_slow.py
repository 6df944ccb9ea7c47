"""Who comes slowly, too often or with too many connections: deadlines, and limits that hold before a body is read."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import socket
from collections.abc import Callable, Iterator
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from grimalkin.server import protocols, safety
from grimalkin.server.app import create_app
from grimalkin.server.config import Config
from grimalkin.server.http_h11 import ByH11
from grimalkin.server.http_httptools import ByHttptools
from grimalkin.server.limits import RATES, Held
from grimalkin.server.protocols import (
    BODY_RATE,
    BODY_SECONDS,
    HEAD_BYTES,
    HEAD_SECONDS,
    LINGER_SECONDS,
    Limited,
    Live,
    Settings,
)
from grimalkin.server.refusals import Refused
from grimalkin.server.serve import uvicorn_config
from tests.server.logged import written_to
from tests.server.test_serve import PATIENCE, Running, running

POST = b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n"
HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


TWO_HOSTS = HANDSHAKE.replace(b"Host: here\r\n", b"Host: here\r\nHost: there\r\n")

# the protocol, on a clock that the test moves


class Timer:
    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.off = False

    def cancel(self) -> None:
        self.off = True


class Loop:
    """As much of an event loop as the protocol uses; and which it is."""

    def __init__(self, http: type[Limited]) -> None:
        self.http = http
        self.now = 0.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        self.timers.append(Timer(self.now + delay, call))
        return self.timers[-1]

    def create_task(self, work: Any) -> Any:
        work.close()
        return cast("Any", type("Task", (), {"add_done_callback": lambda _self, _call: None})())

    def go_to(self, now: float) -> None:
        """Let time pass, and everything happen that is due until then."""
        while due := [timer for timer in self.timers if not timer.off and timer.at <= now]:
            first = min(due, key=lambda timer: timer.at)
            self.timers.remove(first)
            self.now = max(self.now, first.at)
            first.call()
        self.now = now


class Transport:
    def __init__(self, host: str = "192.0.2.7") -> None:
        self.host = host
        self.sent = b""
        self.closed = False
        self.ended = False  # this end alone
        self.aborted = False
        self.protocol: Any = None

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.host, 4711), "sockname": ("127.0.0.1", 80)}.get(name)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def write(self, data: bytes) -> None:
        self.sent += data

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:
    """The application: it is never asked here."""


@pytest.fixture(params=[ByHttptools, ByH11])
def loop(request: pytest.FixtureRequest) -> Loop:
    return Loop(request.param)


def settings(**config: Any) -> Settings:
    made = uvicorn_config(Config(**config), nothing)
    made.load()
    return made


def connection(loop: Loop, made: Settings, host: str = "192.0.2.7") -> tuple[Any, Transport]:
    protocol = loop.http(made, ServerState(), {}, _loop=cast("asyncio.AbstractEventLoop", loop))
    transport = Transport(host)
    protocol.connection_made(cast("asyncio.Transport", transport))
    return protocol, transport


def test_a_body_that_trickles_is_refused(loop: Loop) -> None:
    line, transport = connection(loop, settings())
    line.data_received(POST + b" " * 100)
    for second in range(1, int(BODY_SECONDS)):
        loop.go_to(float(second))
        line.data_received(b" ")
    assert not transport.is_closing()
    loop.go_to(BODY_SECONDS + 1)
    assert transport.is_closing()
    head, _, body = transport.sent.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert json.loads(body) == {"code": "too_slow", "text": "the body came too slowly"}
    assert line.cycle.disconnected, "who waits for the body is told that there is no more"


@pytest.mark.parametrize("rate", [BODY_RATE, 2 * BODY_RATE])
def test_a_body_on_a_poor_line_arrives(loop: Loop, rate: float) -> None:
    line, transport = connection(loop, settings())
    line.data_received(POST)
    sent = 0
    while sent < 900_000:
        loop.go_to(loop.now + 1)
        line.flow.resume_reading()  # the application takes what comes
        line.cycle.body.clear()
        more = min(int(rate), 900_000 - sent)
        line.data_received(b" " * more)
        sent += more
        assert not transport.is_closing(), f"after {loop.now} s and {sent} bytes"
    assert loop.now > BODY_SECONDS
    loop.go_to(loop.now + 10 * BODY_SECONDS)
    assert not transport.is_closing(), "once the body is there it is our turn, however long that takes"
    assert transport.sent == b""


def test_a_body_that_begins_fast_and_stops_is_refused(loop: Loop) -> None:
    line, transport = connection(loop, settings())
    line.data_received(POST)
    for _ in range(89):
        line.data_received(b" " * 10_000)
        line.flow.resume_reading()
    loop.go_to(BODY_SECONDS + 890_000 / BODY_RATE + 1)
    assert transport.is_closing()


def test_what_we_do_not_read_is_nobodys_fault(loop: Loop) -> None:
    line, transport = connection(loop, settings())
    line.data_received(POST + b" " * 70_000)
    assert line.flow.read_paused
    loop.go_to(BODY_SECONDS * 10)
    assert not transport.is_closing()
    line.flow.resume_reading()
    loop.go_to(BODY_SECONDS * 20)
    assert transport.is_closing()


def test_a_body_after_the_answer_has_a_deadline_too(loop: Loop) -> None:
    """A refusal does not read the body; what is still sent of it must not keep the connection for ever."""
    line, transport = connection(loop, settings())
    line.data_received(POST + b" " * 60_000)
    line.cycle.response_started = line.cycle.response_complete = True
    loop.go_to(BODY_SECONDS + 1)
    assert transport.is_closing()
    assert transport.sent == b""


def test_what_comes_after_the_last_answer_is_thrown_away(loop: Loop) -> None:
    """To close at once would reset the line, and its sender would never read the answer."""
    line, transport = connection(loop, settings())
    line.data_received(POST + b" " * 1_000)
    line.cycle.body.clear()
    line.cycle.response_started = line.cycle.response_complete = True
    line.cycle.transport.close()
    assert (transport.ended, transport.closed) == (True, False)
    for _ in range(200):
        line.data_received(b" " * 10_000)
    line.data_received(b"\0 is no request")
    assert (bytes(line.cycle.body), transport.sent, transport.closed) == (b"", b"", False)
    loop.go_to(LINGER_SECONDS - 1)
    assert not transport.closed
    loop.go_to(LINGER_SECONDS + 1)
    assert transport.closed


@pytest.mark.parametrize("whole", [False, True])
def test_nothing_is_waited_for_that_is_there_or_not_wanted(loop: Loop, whole: bool) -> None:
    line, transport = connection(loop, settings())
    line.data_received(POST + b" " * (900_000 if whole else 1_000))
    line.cycle.response_started = True
    line.cycle.response_complete = whole
    line.cycle.transport.close()
    assert (transport.ended, transport.closed) == (False, True)


def test_a_head_that_trickles_is_refused(loop: Loop) -> None:
    line, transport = connection(loop, settings())
    line.data_received(b"GET / HTTP/1.1\r\n")
    loop.go_to(HEAD_SECONDS + 1)
    assert transport.sent.startswith(b"HTTP/1.1 408 ")
    assert b'"too_slow"' in transport.sent


def test_a_head_that_is_too_long_is_refused(loop: Loop) -> None:
    line, transport = connection(loop, settings())
    line.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n")
    sent = 0
    while sent < HEAD_BYTES - 1_000:
        line.data_received(b"X-Long: " + b"y" * 990 + b"\r\n")
        sent += 1_000
    assert transport.sent == b""
    while not transport.is_closing():
        line.data_received(b"X-Long: " + b"y" * 990 + b"\r\n")
        sent += 1_000
    assert sent <= HEAD_BYTES + 1_000
    head, _, body = transport.sent.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431 Request Header Fields Too Large\r\n")
    assert json.loads(body) == {"code": "too_long", "text": "the request line and headers are too long"}


@pytest.mark.parametrize("answered", [False, True])
def test_what_follows_a_body_has_the_limit_of_a_head(loop: Loop, answered: bool) -> None:
    """Headers may come after a body in chunks, too. Nobody wants them."""
    line, transport = connection(loop, settings())
    line.data_received(POST.replace(b"Content-Length: 900000", b"Transfer-Encoding: chunked"))
    for _ in range(100):
        line.data_received(b"3e8\r\n" + b" " * 1_000 + b"\r\n")
        line.flow.resume_reading()
        line.cycle.body.clear()
    assert not transport.is_closing(), "a body in many chunks is no head"
    line.cycle.response_started = answered
    line.data_received(b"0\r\n")
    sent = 0
    while not transport.is_closing():
        line.data_received(b"X-Long: " + b"y" * 990 + b"\r\n")
        sent += 1_000
    assert sent <= HEAD_BYTES + 1_000
    assert transport.sent.startswith(b"" if answered else b"HTTP/1.1 431 ")
    assert answered == (not transport.sent)


def test_a_line_that_never_asks_is_closed(loop: Loop) -> None:
    _line, transport = connection(loop, settings())
    loop.go_to(HEAD_SECONDS - 1)
    assert not transport.is_closing()
    loop.go_to(HEAD_SECONDS + 1)
    assert (transport.closed, transport.sent) == (True, b"")


def test_the_next_request_has_its_own_time(loop: Loop) -> None:
    """What comes after an answer begins anew: its head has its seconds, from its first byte on, and so has its body."""
    line, transport = connection(loop, settings())
    asyncio.run(answered(line, b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"))
    assert transport.sent.startswith(b"HTTP/1.1 200 ")
    transport.sent = b""
    loop.go_to(HEAD_SECONDS)
    line.data_received(POST[:20])
    loop.go_to(2 * HEAD_SECONDS - 1)
    line.data_received(POST[20:])
    loop.go_to(2 * HEAD_SECONDS + BODY_SECONDS - 2)
    assert not transport.is_closing()
    loop.go_to(2 * HEAD_SECONDS + BODY_SECONDS)
    assert transport.sent.startswith(b"HTTP/1.1 408 ")
    assert b"the body came too slowly" in transport.sent


def test_what_comes_while_an_answer_is_under_way_has_its_time_too(loop: Loop) -> None:
    line, transport = connection(loop, settings())
    asyncio.run(answered(line, b"GET / HTTP/1.1\r\nHost: here\r\n\r\n" + b"GET / HTTP/1.1\r\nHo"))
    assert transport.sent.startswith(b"HTTP/1.1 200 ")
    loop.go_to(HEAD_SECONDS + 1)
    assert b"HTTP/1.1 408 " in transport.sent
    assert transport.is_closing()


async def answered(line: Any, request: bytes) -> None:
    """Let somebody ask, and answer as an application does."""
    line.data_received(request)
    await line.cycle.send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await line.cycle.send({"type": "http.response.body", "body": b""})


def test_who_is_one_of_too_many_is_told_to_the_application(loop: Loop) -> None:
    """And becomes no WebSocket, whatever is asked."""
    told: list[Any] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        told.append((scope["type"], scope.get("crowded")))

    made = uvicorn_config(Config(connections=1), app)
    made.load()
    line, _ = connection(loop, made)
    asyncio.run(line.app({"type": "http"}, None, None))
    crowded, transport = connection(loop, made)
    crowded.data_received(HANDSHAKE)
    assert transport.protocol is None
    assert crowded.cycle.scope["type"] == "http"
    asyncio.run(crowded.app({"type": "http"}, None, None))
    assert told[0] == ("http", None)
    assert told[-1] == ("http", True)


@pytest.mark.parametrize(
    ("hosts", "counted"),
    [
        (["192.0.2.7", "192.0.2.7", "192.0.2.7"], True),
        (["192.0.2.7", "192.0.2.8", "192.0.2.9"], False),
        (["2001:db8::1", "2001:db8::2", "2001:db8::3"], True),
        (["::ffff:192.0.2.7", "192.0.2.7", "::ffff:192.0.2.7"], True),
        (["10.0.0.1", "10.0.0.1", "10.0.0.2"], False),  # our proxies
    ],
)
def test_an_address_has_so_many_connections(loop: Loop, hosts: list[str], counted: bool) -> None:
    made = settings(connections=2, proxies="10.0.0.0/8, 127.0.0.1")
    lines = [connection(loop, made, host)[0] for host in hosts]
    assert [line.crowded for line in lines] == [False, False, counted]
    lines[0].connection_lost(None)
    again, _ = connection(loop, made, hosts[-1])
    assert not again.crowded or counted, "the one that is refused counts until it goes"
    for line in [*lines[1:], again]:
        line.connection_lost(None)
    assert (made.open.by, made.open.all) == ({}, 0)
    assert not connection(loop, made, hosts[0])[0].crowded


def test_beyond_twice_as_many_nothing_is_said(loop: Loop) -> None:
    made = settings(connections=2)
    transports = [connection(loop, made)[1] for _ in range(6)]
    assert [one.aborted for one in transports] == [False] * 4 + [True] * 2


def test_without_limits_nobody_is_counted(loop: Loop) -> None:
    made = settings(connections=1, limits=False)
    assert not any(connection(loop, made)[0].crowded for _ in range(3))


def test_a_websocket_counts_until_it_ends(loop: Loop) -> None:
    async def test() -> None:
        made = settings(connections=1)
        line, transport = connection(loop, made)
        line.data_received(HANDSHAKE)
        live = transport.protocol
        assert isinstance(live, Live)
        assert made.open.by == {"192.0.2.7": 1}
        loop.go_to(100 * BODY_SECONDS)
        assert not transport.is_closing(), "it has no body, and no deadline"
        live.connection_lost(None)
        assert made.open.by == {}
        await asyncio.gather(*live.tasks, return_exceptions=True)

    asyncio.run(test())


def test_what_is_held_is_counted() -> None:
    held = Held(10)
    assert [held.take("ann", 6), held.take("ben"), held.take("ann", 6), held.take("", 5)] == [6, 1, 12, 0]
    held.release("ann", 12)
    held.release("", 5)
    held.release("nobody", 0)
    assert (held.by, held.all) == ({"ben": 1}, 1)


# over the wire


@pytest.mark.parametrize("http", ["httptools", "h11"])
def test_over_the_wire_slow_bodies_end_and_crowds_are_told(tmp_path: Path, http: str) -> None:
    with running(tmp_path, "hasty", http, connections=3) as server:
        assert server.get("/http") == http
        with line_to(server) as slow:
            slow.sendall(POST.replace(b"/api/guest", b"/read") + b" " * 70)
            assert slow.recv(100).startswith(b"HTTP/1.1 408 ")
        with contextlib.ExitStack() as stack:
            lines = [stack.enter_context(line_to(server)) for _ in range(2)]
            browser = stack.enter_context(connect(f"ws://{server.place}/live", compression=None))
            for line in lines:
                line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
                assert line.recv(100).startswith(b"HTTP/1.1 200 ")
            assert answer(server)[:2] == (429, "too_many")
            with pytest.raises(InvalidStatus) as refused:
                connect(f"ws://{server.place}/live", compression=None)
            assert refused.value.response.status_code == 429
            browser.send("still here")
            assert browser.recv(timeout=PATIENCE) == "still here"
        assert server.worker()


LONG = 8_000_000  # more than any buffer between two ends of a line holds


def pieces(chunked: bool) -> Iterator[bytes]:
    """A body of that length."""
    for _ in range(LONG // 8_000):
        yield b"1f40\r\n" + b" " * 8_000 + b"\r\n" if chunked else b" " * 8_000
    if chunked:
        yield b"0\r\n\r\n"


@pytest.mark.parametrize("http", ["httptools", "h11"])
def test_over_the_wire_what_is_refused_can_be_read(tmp_path: Path, http: str) -> None:
    """A body that is too long, by a client that writes all of it before it reads anything; and two hosts."""
    with running(tmp_path, "walls", http) as server:
        for chunked in (False, True):
            length = b"Transfer-Encoding: chunked" if chunked else b"Content-Length: %d" % LONG
            with line_to(server) as line:
                line.sendall(POST.replace(b"/api/guest", b"/read").replace(b"Content-Length: 900000", length))
                for piece in pieces(chunked):
                    line.sendall(piece)
                line.shutdown(socket.SHUT_WR)
                said = b"".join(iter(partial(line.recv, 65_536), b""))
            head, _, body = said.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 413 ")
            assert json.loads(body)["code"] == "too_long"
        for asked in (b"GET /http HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n", TWO_HOSTS):
            with line_to(server) as line:
                line.sendall(asked)
                assert line.recv(100).startswith(b"HTTP/1.1 400 ")
        assert server.get("/http") == http


def line_to(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(server.place.rpartition(":")[2])), PATIENCE)


def answer(server: Running) -> tuple[int, str, str | None]:
    line = HTTPConnection(server.place, timeout=PATIENCE)
    try:
        line.request("GET", "/")
        got = line.getresponse()
        return got.status, json.loads(got.read())["code"], got.getheader("retry-after")
    finally:
        line.close()


# the walls


async def unread() -> Any:
    raise AssertionError("nothing is read")


def call(guard: safety.Guard, receive: Any, host: str = "192.0.2.7", **more: Any) -> Any:
    """One request through the walls; its answer."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/x",
        "headers": [(b"host", b"here")],
        "client": (host, 0),
        **more,
    }

    async def run() -> tuple[int, str]:
        await guard(scope, receive, send)
        return sent[0]["status"], json.loads(sent[1]["body"])["code"]

    return run()


def test_behind_a_proxy_requests_and_sockets_count_for_whom_it_speaks() -> None:
    async def test() -> None:
        inside = asyncio.Event()
        leave = asyncio.Event()

        async def waiting(_scope: Any, _receive: Any, _send: Any) -> None:
            inside.set()
            await leave.wait()

        guard = safety.Guard(waiting, Config(connections=2))
        first = asyncio.ensure_future(call(guard, unread))
        scope = {"type": "websocket", "path": "/api/socket", "headers": [], "client": ("192.0.2.7", 0)}
        second = asyncio.ensure_future(guard(scope, unread, cast("Any", unread)))
        await inside.wait()
        await asyncio.sleep(0)
        assert guard.open.by == {"192.0.2.7": 2}
        assert await call(guard, unread) == (429, "too_many")
        other = asyncio.ensure_future(call(guard, unread, "192.0.2.8"))
        await asyncio.sleep(0)
        assert guard.open.by == {"192.0.2.7": 2, "192.0.2.8": 1}
        leave.set()
        await asyncio.gather(first, second, other, return_exceptions=True)
        assert guard.open.by == {}

    asyncio.run(test())


def test_bodies_together_have_a_limit() -> None:
    """An address may have so many bytes under way, and so may all addresses together."""

    async def test() -> None:
        leave = asyncio.Event()

        async def reading(_scope: Any, receive: Any, send: Any) -> None:
            try:
                await receive()
            except Refused as refused:
                await safety.answer(send, refused.status, refused.code, refused.text)
                return
            await leave.wait()
            await safety.answer(send, 200, "fine", "")

        async def body() -> Any:
            return {"type": "http.request", "body": b"x" * 1_000, "more_body": True}

        guard = safety.Guard(reading, Config(body_bytes=1_000))
        tasks: list[asyncio.Future[Any]] = []
        for one in range(safety.ADDRESSES_AT_ONCE):
            for _ in range(safety.BODIES_AT_ONCE):
                tasks.append(asyncio.ensure_future(call(guard, body, f"192.0.2.{one}")))
                await asyncio.sleep(0)
            assert await call(guard, body, f"192.0.2.{one}") == (429, "too_many")
        assert await call(guard, body, "192.0.2.99") == (503, "unavailable")
        leave.set()
        assert set(await asyncio.gather(*tasks)) == {(200, "fine")}
        assert (guard.unread.by, guard.unread.all) == ({}, 0)

    asyncio.run(test())


# limits before bodies


@pytest.fixture
def client(sqlite_database: str) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(Config(database=sqlite_database))) as made:
        yield made


ROUTES = [
    ("POST", "/api/tables", "table"),
    ("POST", "/api/tables/bot", "table"),
    ("POST", "/api/tables/quick", "table"),
    ("POST", "/api/tables/0123456789abcdef/join", "act"),
    ("POST", "/api/tables/0123456789abcdef/seat", "act"),
    ("POST", "/api/tables/0123456789abcdef/settings", "act"),
    ("POST", "/api/tables/0123456789abcdef/acts", "act"),
    ("POST", "/api/tables/0123456789abcdef/rehearse", "rehearsal"),
    ("POST", "/api/tables/0123456789abcdef/why", "look"),
    ("POST", "/api/tables/0123456789abcdef/share", "share"),
    ("POST", "/api/tables/0123456789abcdef/branch", "table"),
    ("POST", "/api/replays/import", "import"),
    ("POST", "/api/decks", "deck"),
    ("PUT", "/api/decks/0123456789abcdef", "deck"),
    ("POST", "/api/cards/check", "cards"),
    ("POST", "/api/decks/check", "check"),
    ("POST", "/api/decks/random", "check"),
    ("POST", "/api/decks/which", "check"),
    ("PATCH", "/api/me", "name"),
    ("POST", "/api/me/password", "password"),
    ("DELETE", "/api/me", "password"),
]


@pytest.mark.parametrize(("method", "path", "what"), ROUTES)
def test_who_asks_too_often_or_is_not_known_is_not_read(
    client: TestClient[Litestar], method: str, path: str, what: str
) -> None:
    assert refused_unread(client, method, path) == (401, "not_known")
    person = client.post("/api/guest", json={"name": "Ann"}).json()["person"]
    spend(client, what, person)
    assert refused_unread(client, method, path) == (429, "too_many")


@pytest.mark.parametrize(
    ("path", "what"), [("/api/guest", "guest"), ("/api/accounts", "account"), ("/api/login", "login")]
)
def test_an_address_that_asks_too_often_is_not_read(client: TestClient[Litestar], path: str, what: str) -> None:
    spend(client, what, "testclient")
    assert refused_unread(client, "POST", path) == (429, "too_many")


def test_every_route_that_reads_a_body_has_its_limit_before_it() -> None:
    """A new one must be among those above."""
    found: set[tuple[str, str]] = set()
    for route in create_app(Config()).routes:
        for handler in getattr(route, "route_handlers", []):
            if "data" in handler.parsed_fn_signature.parameters:
                assert handler.guards, f"{handler.fn.__name__} reads a body before any limit"
                found |= {(str(method), route.path) for method in handler.http_methods}
    known = {(method, path.replace("0123456789abcdef", "{}")) for method, path, _ in ROUTES}
    names = {(method, placeholders(path)) for method, path in found}
    others = {("POST", path) for path in ("/api/guest", "/api/accounts", "/api/login")}
    assert names == known - {("POST", "/api/replays/import")} | others


def placeholders(path: str) -> str:
    return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))


def test_names_and_passwords_take_a_short_body(client: TestClient[Litestar]) -> None:
    for path in ("/api/guest", "/api/accounts", "/api/login"):
        got = client.post(path, json={"name": "x" * 20_000})
        assert (got.status_code, got.json()["code"]) == (413, "too_long")


def test_who_leaves_before_the_end_is_no_fault(client: TestClient[Litestar]) -> None:
    client.post("/api/guest", json={"name": "Ann"})
    stream = io.StringIO()
    with written_to(stream):
        drive(client, "POST", "/api/decks", [{"type": "http.disconnect"}])
    assert '"fault"' not in stream.getvalue()
    assert '"status":499' in stream.getvalue().replace(" ", "")


def spend(client: TestClient[Litestar], what: str, who: str) -> None:
    limits = client.app.state["service"].limits
    now = limits.clock()
    limits.clock = lambda: now  # on a busy machine time would give some of it back
    for _ in range(RATES[what].burst):
        limits.take(what, who)


def refused_unread(client: TestClient[Litestar], method: str, path: str) -> tuple[int, str]:
    """The answer to a request whose body nobody may read."""
    sent = drive(client, method, path, None)
    return sent[0]["status"], json.loads(sent[1]["body"])["code"]


def drive(client: TestClient[Litestar], method: str, path: str, messages: list[Any] | None) -> list[Any]:
    sent: list[Any] = []

    async def receive() -> Any:
        assert messages, "the body was read"
        return messages.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = [(b"host", b"here"), (b"content-type", b"application/json"), (b"content-length", b"900000")]
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "http_version": "1.1",
        "scheme": "http",
        "headers": [*headers, (b"cookie", cookies.encode())],
        "client": ("testclient", 1),
        "server": ("here", 80),
        "state": {},
    }

    async def run() -> None:
        await client.app(cast("Any", scope), receive, send)

    client.blocking_portal.call(run)
    return sent


def test_the_deadline_lets_the_greatest_body_through() -> None:
    assert Config().body_bytes / BODY_RATE < 300, "nobody holds a body for longer than minutes"
    assert protocols.BODY_SECONDS >= 10

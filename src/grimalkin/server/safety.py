"""What stands between the network and the routes: who may ask, how much, and what every answer carries.

`Guard` checks where a request comes from and how long it is, and adds the security headers. `Watch` is outermost: it
writes the access log, counts, and turns a fault nobody caught into an answer that tells nothing.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.exceptions import HTTPException, InternalServerException, WebSocketException

from grimalkin.core.errors import GrimalkinError
from grimalkin.core.numbers import is_digits
from grimalkin.server import logs
from grimalkin.server.config import Config
from grimalkin.server.limits import Held, household
from grimalkin.server.messages import Problem
from grimalkin.server.metrics import Metrics
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.store import Unavailable

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_SITE = frozenset({"same-origin", "none"})  # of Sec-Fetch-Site: our own page, or nobody's
# What a body may be. A form of another site can send none of these without the browser asking us first.
BODIES = re.compile(r"application/(?:[a-z0-9.+-]+\+)?json|application/(?:x-ndjson|jsonl|octet-stream)")
HOST = re.compile(r"(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?")
DEFAULT_PORT = {"http": ":80", "https": ":443", "ws": ":80", "wss": ":443"}

# Bodies lie in memory until they are complete. An address may send so many of the greatest at once, and all addresses
# together so many times as much.
BODIES_AT_ONCE = 16
ADDRESSES_AT_ONCE = 8

BROKEN = Problem("broken", "the server has made a mistake; it has written it down")


class Guard:
    """Lets in what comes from this site or from no site, of a sane size; puts the security headers on every answer."""

    def __init__(self, app: App, config: Config) -> None:
        self.app = app
        self.body_bytes = config.body_bytes
        self.tls = config.tls
        self.origins = frozenset(known for text in config.origins if (known := origin_of(text)))
        self.limited = config.limits
        self.open = Held(config.connections)  # requests and WebSockets under way
        self.unread = Held(config.body_bytes * BODIES_AT_ONCE)  # bytes of bodies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def place_of(self, scope: Scope) -> str:
        """The address that this counts for: of a proxy that is believed, the one that it speaks for."""
        client = scope.get("client")
        return household(client[0]) if self.limited and client else ""

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        place = self.place_of(scope)
        count = self.open.take(place)
        body = Body(receive, scope, self.body_bytes, self.unread, place)
        try:
            await self.http_of(scope, body, send, count)
        finally:
            self.open.release(place)
            self.unread.release(place, body.read)

    async def http_of(self, scope: Scope, receive: Receive, send: Send, count: int) -> None:
        headers = headers_of(scope)
        extra = security_headers(headers.get("host", ""), self.tls)
        api = scope["path"].startswith("/api")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message.setdefault("headers", [])
                names = {bytes(name).lower() for name, _ in given}
                message["headers"] = [
                    *given,
                    *(pair for pair in extra if pair[0] not in names),
                    *([(b"cache-control", b"no-store")] if api and b"cache-control" not in names else []),
                ]
            await send(message)

        try:
            self.check_crowd(scope, count)
            check_host(scope)
            if scope["method"] not in SAFE_METHODS:
                self.check_origin(headers)
                check_body_type(headers)
            check_length(headers, self.body_bytes)
        except Refused as refused:
            scope["refused"] = refused.code
            await answer(
                sending,
                415 if isinstance(refused, WrongBody) else refused.status,
                refused.code,
                refused.text,
                retry_after=refused.retry_after,
            )
            return
        await self.app(scope, receive, sending)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        place = self.place_of(scope)
        count = self.open.take(place)
        try:
            self.check_crowd(scope, count)
            check_host(scope)
            self.check_origin(headers_of(scope))
        except Refused as refused:
            scope["refused"] = refused.code
            await receive()
            await turn_away(scope, send, refused)
        else:
            await self.app(scope, receive, send)
        finally:
            self.open.release(place)

    def check_crowd(self, scope: Scope, count: int) -> None:
        if count > self.open.most or scope.get("crowded"):
            raise Refused("too_many", "too many connections from this address; close some, or try again later", 5.0)

    def check_origin(self, headers: dict[str, str]) -> None:
        """A browser says for which page it asks. A program that is none says nothing, and has nobody else's cookies.

        Where the host has said which origins are ours, only those are: whoever forges a `Host` could forge another.
        """
        said = headers.get("origin")
        site = headers.get("sec-fetch-site")
        if said is not None:
            origin = origin_of(said)
            if origin and (origin in self.origins if self.origins else self.is_here(origin, headers.get("host", ""))):
                return
        elif site is None or site in OWN_SITE:
            return
        raise Refused("wrong_origin", "this was asked by a page of another site; open this site itself")

    def is_here(self, origin: str, host: str) -> bool:
        scheme, _, place = origin.partition("://")
        return (scheme == "https" or not self.tls) and place == place_of(scheme, host.lower())


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers by name. Of one that came twice the last counts, except that two origins are none of ours."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key = name.decode("latin-1").lower()
        text = value.decode("latin-1").strip()
        found[key] = f"{found[key]}, {text}" if key in found and key in ("origin", "host", "content-length") else text
    return found


@lru_cache(256)
def origin_of(text: str) -> str:
    """`https://play.example.org`, in lower case, without a default port; empty if it is not an origin."""
    try:
        parts = urlsplit(text.strip().lower())
    except ValueError:
        return ""
    if parts.scheme not in ("http", "https") or not HOST.fullmatch(parts.netloc):
        return ""
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        return ""
    return f"{parts.scheme}://{place_of(parts.scheme, parts.netloc)}"


def place_of(scheme: str, host: str) -> str:
    return host.removesuffix(DEFAULT_PORT[scheme])


class WrongBody(Refused):
    """Its status is 415."""


def check_body_type(headers: dict[str, str]) -> None:
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind and not BODIES.fullmatch(kind):
        raise WrongBody("malformed", "the body must be application/json")


def check_host(scope: Scope) -> None:
    """A request is for one host: of two, a proxy might have believed the other one (RFC 9112, 3.2)."""
    if sum(name.lower() == b"host" for name, _ in scope["headers"]) > 1:
        raise Refused("malformed", "a request names one Host, and this one has several")


def check_length(headers: dict[str, str], limit: int) -> None:
    said = headers.get("content-length")
    if said is None:
        return
    if not is_digits(said):
        raise Refused("malformed", "Content-Length must be a number")
    if len(said) > 18 or int(said) > limit:
        raise too_long(limit)


def too_long(limit: int) -> Refused:
    return Refused("too_long", f"the body is too long; at most {limit:,} bytes are read")


class Body:
    """The messages of a request. A body that goes on beyond the limit is refused, whatever length it announced.

    So is one that comes while its address, or everybody together, is sending too many others: they lie in memory.
    """

    def __init__(self, receive: Receive, scope: Scope, limit: int, unread: Held, place: str) -> None:
        self.receive = receive
        self.scope = scope
        self.limit = limit
        self.unread = unread
        self.place = place
        self.read = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request":
            more = len(message.get("body", b""))
            self.read += more
            held = self.unread.take(self.place, more)
            if self.read > self.limit:
                raise too_long(self.limit)
            if held > self.unread.most:
                raise Refused("too_many", "this address is sending too much at once; try again in a moment", 5.0)
            if more and self.unread.all > self.unread.most * ADDRESSES_AT_ONCE:
                raise Refused("unavailable", "the server is being sent too much at once; try again in a moment", 5.0)
        elif message["type"] == "http.disconnect":
            self.scope["left"] = True
        return message


@lru_cache(256)
def security_headers(host: str, tls: bool) -> tuple[tuple[bytes, bytes], ...]:
    """What every answer carries. `'self'` means WebSockets too, except in older browsers: so the host is named."""
    place = host.lower()
    sockets = ""
    if HOST.fullmatch(place):
        sockets = f" wss://{place}" if tls else f" ws://{place} wss://{place}"
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        f"connect-src 'self'{sockets}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    headers = {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
    if tls:
        headers["strict-transport-security"] = "max-age=31536000"
    return tuple((name.encode(), value.encode()) for name, value in headers.items())


async def answer(
    send: Send, status: int, code: str, text: str, retry_after: float = 0.0, of: str = "http.response"
) -> None:
    body = msgspec.json.encode(Problem(code, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if retry_after:
        headers.append((b"retry-after", str(round(retry_after) + 1).encode()))
    # what the client still sends is thrown away (`Limited.linger`), so the connection cannot be used again
    headers.append((b"connection", b"close"))
    await send({"type": f"{of}.start", "status": status, "headers": headers})
    await send({"type": f"{of}.body", "body": body})


async def turn_away(scope: Scope, send: Send, refused: Refused) -> None:
    """Refuse a WebSocket before it is one: the client gets a 403, or a 400 if it did not even ask as one asks."""
    if refused.code == "malformed" and "websocket.http.response" in scope.get("extensions", {}):
        await answer(send, refused.status, refused.code, refused.text, of="websocket.http.response")
        return
    await send({"type": "websocket.close", "code": 1008, "reason": refused.code})


# watching

EXPECTED = (HTTPException, WebSocketException)


def is_unreadable(error: BaseException) -> bool:
    """Did the JSON reader choke on a body: no UTF-8, or nested too deep? Litestar lets these errors through."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    inside = trace is not None and trace.tb_frame.f_code.co_name == "decode_json"
    return inside and isinstance(error, RecursionError | UnicodeDecodeError)


def has_left(error: Exception, scope: Scope) -> bool:
    """Did whoever asked leave before the end of the body? Litestar calls that a mistake of ours."""
    return bool(scope.get("left")) and isinstance(error, InternalServerException)


async def noted(error: Exception, scope: Scope, metrics: Metrics) -> None:
    """For Litestar's `after_exception`: what was refused is counted, what nobody expected is written down."""
    if isinstance(error, Refused | GrimalkinError):
        scope["refused"] = error.code
    elif isinstance(error, Unavailable):
        scope["refused"] = "unavailable"
        logs.event("database does not answer", logging.WARNING, route=route_of(scope))
    elif is_unreadable(error):
        scope["refused"] = "malformed"
    elif has_left(error, scope):
        return
    elif not isinstance(error, EXPECTED) or getattr(error, "status_code", 0) >= 500:
        note_fault(error, scope, metrics)


UNKNOWN = "(unknown)"  # no route: the path may hold anything, so it is not told
LEFT = 499  # in logs and counts, of who left before the end of the request and was told nothing
QUIET = frozenset({"/health", "/metrics"})


class Watch:
    """The access log and the counts; the last to catch a fault."""

    def __init__(self, app: App, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception as error:  # noqa: BLE001  nobody else is left to catch it
            note_fault(error, scope, self.metrics)
            if status == 0:
                await answer(sending, 500, BROKEN.code, BROKEN.text)
        if scope.get("left") and status >= 500:
            status = LEFT
        took = time.perf_counter() - began
        route = route_of(scope)
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        self.metrics.answered(method, route, status, took)
        if refused := scope.get("refused"):
            self.metrics.refused(refused)
        level = logging.DEBUG if route in QUIET and status < 400 else logging.INFO
        logs.event("request", level, method=method, route=route, status=status, ms=took * 1000, person=person_of(scope))

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        open_ = False
        closed = 0

        async def sending(message: Message) -> None:
            nonlocal open_, closed
            if message["type"] == "websocket.accept":
                open_ = True
                logs.event("connection opened", route=route_of(scope), person=person_of(scope))
            elif message["type"] == "websocket.close":
                closed = message.get("code", 1000)
            await send(message)

        async def receiving() -> Message:
            nonlocal closed
            message = await receive()
            if message["type"] == "websocket.disconnect":
                closed = closed or message.get("code") or 1005
            return message

        try:
            await self.app(scope, receiving, sending)
        except Exception as error:  # noqa: BLE001  the same
            note_fault(error, scope, self.metrics)
            if not closed:
                await send({"type": "websocket.close", "code": 1011, "reason": BROKEN.code})
        finally:
            if refused := scope.get("refused"):
                self.metrics.refused(refused)
            what = "connection closed" if open_ else "connection refused"
            took = time.perf_counter() - began
            logs.event(what, route=route_of(scope), ended=closed, seconds=took, person=person_of(scope))


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def route_of(scope: Scope) -> str:
    """The route as it is written in the code: `/api/tables/{table}`, never what a client put there."""
    return str(scope.get("path_template") or UNKNOWN)


def person_of(scope: Scope) -> str | None:
    state = scope.get("state")
    person = state.get("person") if isinstance(state, MutableMapping) else None
    return logs.short(person) if isinstance(person, str) else None


def note_fault(error: BaseException, scope: Scope, metrics: Metrics) -> None:
    metrics.failed()
    logs.fault("fault", error, method=scope.get("method", "WEBSOCKET"), route=route_of(scope), person=person_of(scope))

"""Who may ask, how much, and what every answer carries."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from litestar import Litestar, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody
from litestar.testing import TestClient
from litestar.types import ASGIApp

from grimalkin.core.errors import BadSetup
from grimalkin.server import app as application
from grimalkin.server import safety
from grimalkin.server.config import Config
from grimalkin.server.messages import Chat
from grimalkin.server.metrics import Metrics
from grimalkin.server.refusals import Refused
from grimalkin.server.routes.operations import ROUTES, may_read_metrics
from grimalkin.server.service import Service
from grimalkin.server.storage.store import Unavailable
from tests.server.logged import written_to

HERE = "http://testserver.local"
CALLED: list[str] = []


@get("/api/things")
async def things() -> dict[str, int]:
    return {"a": 1}


@get("/api/kept")
async def kept() -> Response[dict[str, int]]:
    return Response({"a": 1}, headers={"Cache-Control": "max-age=60", "Referrer-Policy": "no-referrer"})


@get("/page")
async def page() -> str:
    return "page"


@post("/api/say", status_code=200)
async def say(data: JSONBody[Chat]) -> dict[str, int]:
    CALLED.append("say")
    return {"length": len(data.text)}


@post("/api/nothing", status_code=200)
async def nothing() -> None:
    CALLED.append("nothing")


@get("/api/broken/{secret:str}")
async def broken(secret: FromPath[str]) -> None:
    raise KeyError(secret)


@get("/api/refused")
async def refused() -> None:
    raise Refused("too_many", "wait a little", 3.0)


@get("/api/rules")
async def by_rules() -> None:
    raise BadSetup("no such card")


@get("/api/unavailable")
async def unavailable() -> None:
    raise Unavailable("connection to moonwort@db lost")


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    if (said := await socket.receive_text()).startswith("break"):
        raise KeyError(said)
    await socket.send_text("well")
    await socket.close()


@contextmanager
def client(**settings: Any) -> Iterator[TestClient[Litestar]]:
    """The handlers above, between the same walls as the real ones."""
    config = Config(**settings)
    metrics = Metrics()
    routes = [things, kept, page, say, nothing, broken, refused, by_rules, unavailable, live]
    with TestClient(application.guarded(routes, config, metrics), base_url=HERE, raise_server_exceptions=False) as made:
        made.metrics = metrics  # type: ignore[attr-defined]
        yield made


def counts(made: TestClient[Litestar]) -> str:
    metrics: Metrics = made.metrics  # type: ignore[attr-defined]
    return metrics.text().decode()


# headers


def test_every_answer_has_the_security_headers() -> None:
    with client() as browser:
        for path in ("/page", "/api/things", "/nowhere", "/api/broken/x", "/api/refused"):
            got = browser.get(path).headers
            policy = got["content-security-policy"]
            assert policy == (
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
                "connect-src 'self' ws://testserver.local wss://testserver.local; base-uri 'none'; "
                "form-action 'self'; frame-ancestors 'none'"
            )
            assert got["x-content-type-options"] == "nosniff"
            assert got["x-frame-options"] == "DENY"
            assert got["referrer-policy"] == "same-origin"
            assert got["cross-origin-opener-policy"] == "same-origin"
            assert got["cross-origin-resource-policy"] == "same-origin"
            assert "camera=()" in got["permissions-policy"]
            assert "strict-transport-security" not in got


def test_only_behind_tls_browsers_are_told_to_stay_there() -> None:
    with client(tls=True) as browser:
        got = browser.get("/page").headers
        assert got["strict-transport-security"] == "max-age=31536000"
        assert "connect-src 'self' wss://testserver.local;" in got["content-security-policy"]


def test_an_odd_host_gets_no_place_in_the_policy() -> None:
    assert b"evil" not in dict(safety.security_headers("x; script-src evil", False))[b"content-security-policy"]


def test_answers_of_the_api_are_not_kept_unless_they_say_so() -> None:
    with client() as browser:
        assert browser.get("/api/things").headers["cache-control"] == "no-store"
        assert browser.get("/api/none").headers["cache-control"] == "no-store"
        assert "cache-control" not in browser.get("/page").headers
        own = browser.get("/api/kept").headers
        assert own["cache-control"] == "max-age=60"
        assert own.get_list("referrer-policy") == ["no-referrer"]


# origins


OWN = [
    {},
    {"Origin": "https://play.example.org"},
    {"Origin": "HTTPS://Play.Example.Org:443"},
    {"Origin": "https://play.example.org", "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
    {"Origin": "https://play.example.org", "Sec-Fetch-Site": "cross-site"},
]
FOREIGN = [
    {"Origin": "http://evil.example"},
    {"Origin": "http://evil.example", "Host": "evil.example"},
    {"Origin": HERE},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://testserver.local.evil.example"},
    {"Origin": "http://testserver.local:8080"},
    {"Origin": "http://evil.example@testserver.local"},
    {"Origin": "file://testserver.local"},
    {"Origin": "http://testserver.local/path"},
    {"Origin": "http://[::1"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://other.play.example.org", "Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", OWN)
def test_our_own_pages_and_programs_may_change_things(headers: dict[str, str]) -> None:
    with client(origins=("https://play.example.org/",)) as browser:
        assert browser.post("/api/nothing", headers=headers).status_code == 200


@pytest.mark.parametrize("headers", FOREIGN)
def test_pages_of_other_sites_may_not(headers: dict[str, str]) -> None:
    CALLED.clear()
    with client(origins=("https://play.example.org",)) as browser:
        got = browser.post("/api/nothing", headers=headers)
        assert (got.status_code, got.json()["code"]) == (403, "wrong_origin")
        assert CALLED == []
        assert browser.get("/api/things", headers=headers).status_code == 200, "reading changes nothing"
        assert 'grimalkin_refused_total{code="wrong_origin",worker="0"} 1.0' in counts(browser)


@pytest.mark.parametrize("origin", [HERE, "HTTP://TestServer.Local:80"])
def test_where_no_origin_is_set_the_requests_own_host_is(origin: str) -> None:
    with client() as browser:
        assert browser.post("/api/nothing", headers={"Origin": origin}).status_code == 200
        assert browser.post("/api/nothing", headers={"Origin": "http://testserver.local:8080"}).status_code == 403
        with browser.websocket_connect("/live", headers={"Origin": origin}) as it:
            it.send_text("hello")
            assert it.receive_text() == "well"


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "BREW"])
def test_every_method_that_could_change_something_is_checked(method: str) -> None:
    with client() as browser:
        got = browser.request(method, "/api/nothing", headers={"Origin": "http://evil.example"})
        assert (got.status_code, got.json()["code"]) == (403, "wrong_origin")


def test_behind_tls_a_page_without_it_is_another_site() -> None:
    with client(tls=True) as browser:
        assert browser.post("/api/nothing", headers={"Origin": "http://testserver.local"}).status_code == 403
        assert browser.post("/api/nothing", headers={"Origin": "https://testserver.local"}).status_code == 200


@pytest.mark.parametrize("headers", OWN)
def test_our_own_pages_may_connect(headers: dict[str, str]) -> None:
    with (
        client(origins=("https://play.example.org",)) as browser,
        browser.websocket_connect("/live", headers=headers) as it,
    ):
        it.send_text("hello")
        assert it.receive_text() == "well"


@pytest.mark.parametrize("headers", FOREIGN)
def test_pages_of_other_sites_may_not_connect(headers: dict[str, str]) -> None:
    with (
        client(origins=("https://play.example.org",)) as browser,
        pytest.raises(WebSocketDisconnect) as ended,
        browser.websocket_connect("/live", headers=headers),
    ):
        pass
    assert ended.value.code == 1008


# bodies


@pytest.mark.parametrize(
    "kind",
    ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "TEXT/PLAIN; charset=utf-8"],
)
def test_what_a_form_can_send_is_refused(kind: str) -> None:
    CALLED.clear()
    with client() as browser:
        got = browser.post("/api/say", content=b'{"do":"chat","text":"hello"}', headers={"Content-Type": kind})
        assert (got.status_code, got.json()["code"]) == (415, "malformed")
        assert CALLED == []


def test_json_is_taken() -> None:
    with client() as browser:
        body = b'{"do":"chat","text":"hello"}'
        for kind in ("application/json", "Application/JSON; charset=utf-8"):
            got = browser.post("/api/say", content=body, headers={"Content-Type": kind})
            assert (got.status_code, got.json()) == (200, {"length": 5})


def test_a_long_body_is_refused_by_its_announced_length() -> None:
    CALLED.clear()
    with client(body_bytes=1_000) as browser:
        for body in (b"x" * 1_001, b"x" * 100_000):
            got = browser.post("/api/nothing", content=body, headers={"Content-Type": "application/json"})
            assert (got.status_code, got.json()["code"]) == (413, "too_long")
        assert CALLED == []


@pytest.mark.parametrize("path", ["/api/say", "/api/nothing"])
def test_a_long_body_is_refused_without_an_announced_length(path: str) -> None:
    """A handler that takes no body reads none: the bytes are never gathered."""

    def chunks() -> Iterator[bytes]:
        yield b'{"do":"chat","text":"'
        for _ in range(40):
            yield b"x" * 100
        yield b'"}'

    with client(body_bytes=1_000) as browser:
        got = browser.post(path, content=chunks(), headers={"Content-Type": "application/json"})
        if path == "/api/say":
            assert (got.status_code, got.json()["code"]) == (413, "too_long")
        else:
            assert got.status_code == 200


@pytest.mark.parametrize("length", ["-1", "1e3", "12, 12", "\u00b2", "9" * 30])
def test_a_length_that_is_none_is_refused(length: str) -> None:
    async def unread() -> Any:
        raise AssertionError("nothing is read")

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def never(*_: Any) -> None:
        raise AssertionError("it is not let in")

    headers = [(b"host", b"here"), (b"content-length", length.encode("latin-1"))]
    scope = {"type": "http", "method": "POST", "path": "/api/x", "headers": headers}
    asyncio.run(safety.Guard(never, Config())(scope, unread, send))
    assert sent[0]["status"] in (400, 413)


# faults


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the server writes to its log, as JSON lines."""
    stream = io.StringIO()
    with written_to(stream):
        yield stream


def test_a_fault_is_written_down_and_the_client_learns_nothing(log: io.StringIO) -> None:
    with client() as browser:
        got = browser.get("/api/broken/moonwort?code=moonwort")
        assert got.status_code == 500
        assert got.json() == {"code": "broken", "text": safety.BROKEN.text}
        assert 'grimalkin_errors_total{worker="0"} 1.0' in counts(browser)
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    fault = next(line for line in lines if line["event"] == "fault")
    assert fault["route"] == "/api/broken/{secret}"
    assert "in broken" in fault["trace"]
    assert fault["trace"].endswith("builtins.KeyError")
    assert "moonwort" not in log.getvalue()


def test_a_fault_outside_of_the_routes_is_the_same(log: io.StringIO) -> None:
    async def failing(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for answer in ("startup", "shutdown"):
                await receive()
                await send({"type": f"lifespan.{answer}.complete"})
            return
        raise ZeroDivisionError(scope["path"])

    metrics = Metrics()
    watch = safety.Watch(safety.Guard(failing, Config()), metrics)
    with TestClient(cast("ASGIApp", watch), raise_server_exceptions=False) as browser:
        got = browser.get("/moonwort")
        assert (got.status_code, got.json()["code"]) == (500, "broken")
        with pytest.raises(WebSocketDisconnect) as ended, browser.websocket_connect("/moonwort"):
            pass
        assert ended.value.code == 1011
    assert log.getvalue().count('"fault"') == 2
    assert "moonwort" not in log.getvalue()


def test_a_fault_of_a_connection_is_written_down_too(log: io.StringIO) -> None:
    with client() as browser, browser.websocket_connect("/live") as it:
        it.send_text("break ember_wing")
        with pytest.raises(WebSocketDisconnect):
            it.receive_text()
    assert '"fault"' in log.getvalue()
    assert "ember_wing" not in log.getvalue()


def test_refusals_are_no_faults(log: io.StringIO) -> None:
    with client() as browser:
        got = browser.get("/api/refused")
        assert (got.status_code, got.json()["code"]) == (429, "too_many")
        assert got.headers["retry-after"] == "4"
        got = browser.get("/api/rules")
        assert (got.status_code, got.json()["code"]) == (409, BadSetup("").code)
        got = browser.get("/api/unavailable")
        assert (got.status_code, got.json()["code"]) == (503, "unavailable")
        assert "moonwort" not in got.text
        assert browser.get("/nowhere").json()["code"] == "no_such_thing"
        assert browser.post("/api/things").status_code == 405
        assert browser.post("/api/say", json={"do": "chat"}).status_code == 400
        told = counts(browser)
    assert 'grimalkin_refused_total{code="too_many",worker="0"} 1.0' in told
    assert 'grimalkin_requests_total{method="GET",route="/api/refused",status="429",worker="0"} 1.0' in told
    assert 'route="(unknown)",status="404"' in told
    assert "moonwort" not in log.getvalue()
    assert '"fault"' not in log.getvalue()
    assert "database does not answer" in log.getvalue()


# health and metrics


class Kept:
    """As much of a store as these routes need."""

    commits, writes = 2, 7

    def __init__(self, well: bool, writes: bool = True) -> None:
        self.well = well
        self.keeps = writes

    async def read(self, _look: Any) -> None:
        if not self.well:
            raise Unavailable("moonwort")

    async def probe(self) -> None:
        if not self.keeps:
            raise Unavailable("moonwort")


def service_of(config: Config, well: bool, writes: bool) -> Service:
    service: Any = Service.__new__(Service)
    service.config = config
    service.metrics = Metrics("3")
    service.worker = "12.ab"
    service.store = Kept(well, writes)
    service.metrics.follow(service.store, lambda: 5)
    return cast("Service", service)


@contextmanager
def answering(well: bool = True, writes: bool = True, **settings: Any) -> Iterator[TestClient[Litestar]]:
    from litestar.di import Provide

    service = service_of(Config(**settings), well, writes)
    dependencies = {"service": Provide(lambda: service, sync_to_thread=False)}
    app = application.guarded(ROUTES, service.config, service.metrics, dependencies=dependencies)
    with TestClient(app, base_url=HERE) as made:
        yield made


def test_health() -> None:
    with answering() as host:
        got = host.get("/health")
        assert got.status_code == 200
        assert got.json() == {"ok": True, "version": got.json()["version"], "database": "ok", "worker": "12.ab"}
        assert got.headers["cache-control"] == "no-store"
    with answering(well=False) as host:
        got = host.get("/health")
        assert (got.status_code, got.json()["ok"], got.json()["database"]) == (503, False, "does not answer")
        assert "moonwort" not in got.text
    with answering(writes=False) as host:
        got = host.get("/health")
        assert (got.status_code, got.json()["ok"], got.json()["database"]) == (503, False, "does not write")
        assert "moonwort" not in got.text


def test_metrics_name_the_worker() -> None:
    with answering() as host:
        got = host.get("/metrics")
        assert got.status_code == 200
        assert got.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        lines = got.text.splitlines()
        for line in (
            'grimalkin_live_tables{worker="3"} 5.0',
            'grimalkin_writes_total{worker="3"} 7.0',
            'grimalkin_commits_total{worker="3"} 2.0',
        ):
            assert line in lines


def test_metrics_are_for_the_host() -> None:
    with answering(metrics=False, metrics_public=True) as host:
        assert host.get("/metrics").status_code == 404
    with answering() as host:
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            assert host.get("/metrics", headers={header: "192.0.2.1"}).status_code == 404
    with answering(metrics_public=True) as host:
        assert host.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200


@pytest.mark.parametrize(
    ("address", "allowed"),
    [("127.0.0.1", True), ("10.1.2.3", True), ("::1", True), ("8.8.8.8", False), ("2600::1", False), ("", True)],
)
def test_metrics_are_for_this_network(address: str, allowed: bool) -> None:
    from litestar import Request

    scope: Any = {"type": "http", "headers": [], "client": (address, 1) if address else None, "state": {}}
    assert may_read_metrics(Config(), Request(scope)) is allowed

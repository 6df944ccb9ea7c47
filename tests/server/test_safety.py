"""Who may ask, how much, and what every answer carries."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, cast

import msgspec
import pytest
from litestar import Litestar, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.types import ASGIApp

from grimalkin.core.errors import BadSetup
from grimalkin.server import app as application
from grimalkin.server import logs, safety
from grimalkin.server.config import Config
from grimalkin.server.messages import Chat
from grimalkin.server.metrics import Metrics
from grimalkin.server.refusals import Refused
from grimalkin.server.routes.operations import ROUTES, may_read_metrics
from grimalkin.server.storage.store import Unavailable

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
async def say(data: Chat) -> dict[str, int]:
    CALLED.append("say")
    return {"length": len(data.text)}


@post("/api/nothing", status_code=200)
async def nothing() -> None:
    CALLED.append("nothing")


@get("/api/broken/{secret:str}")
async def broken(secret: str) -> None:
    raise KeyError(f"{secret} of the hidden hand")


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
    if await socket.receive_text() == "break":
        raise KeyError("ember_wing")
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
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
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
    {"Origin": HERE},
    {"Origin": "HTTP://TestServer.Local:80"},
    {"Origin": HERE, "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
    {"Origin": "https://play.example.org", "Sec-Fetch-Site": "cross-site"},
]
FOREIGN = [
    {"Origin": "http://evil.example"},
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
    with client(origins=("https://play.example.org",)) as browser, browser.websocket_connect("/live", headers=headers) as it:
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



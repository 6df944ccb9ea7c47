"""The page: its files, how they are sent, and that it can live under the strict content policy."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from grimalkin.server.app import create_app, guarded
from grimalkin.server.config import Config
from grimalkin.server.messages import TalkKind
from grimalkin.server.metrics import Metrics
from grimalkin.server.routes.pages import PAGE, ROUTES, files

ADDRESSES = ["/", "/t/abc123", "/join/abc123", "/replay/abc123", "/shared/abc123", "/verify/abc123"]
SCRIPTS = sorted(name for name in files() if name.endswith(".js"))
KINDS = {"html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "svg": "image/svg+xml"}


def source(name: str) -> str:
    return files()[name].body.decode()


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(guarded(ROUTES, Config(), Metrics())) as client:
        yield client


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_is_the_page(client: TestClient[Litestar], address: str) -> None:
    answer = client.get(address)
    assert (answer.status_code, answer.content) == (200, files()[PAGE].body)
    assert answer.headers["content-type"] == KINDS["html"]
    assert "script-src 'self'; style-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("name", sorted(set(files()) - {PAGE}))
def test_files_are_sent_once(client: TestClient[Litestar], name: str) -> None:
    answer = client.get(f"/static/{name}")
    assert (answer.status_code, answer.content) == (200, files()[name].body)
    kind = KINDS.get(name.rpartition(".")[2], "text/javascript; charset=utf-8")
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(f"/static/{name}", headers={"If-None-Match": f'"x", W/{answer.headers["etag"]}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", answer.headers["etag"])
    assert client.get(f"/static/{name}", headers={"If-None-Match": '"x"'}).status_code == 200


@pytest.mark.parametrize("name", ["nothing.js", PAGE, "..%2fapp.py", "%2e%2e", "main.js%00", "a/b.js"])
def test_nothing_else_can_be_asked_for(client: TestClient[Litestar], name: str) -> None:
    answer = client.get(f"/static/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_thing")


def test_the_page_has_nothing_inline() -> None:
    page = source(PAGE)
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:", page) == []
    assert set(re.findall(r'(?:src|href)="/static/([^"]+)"', page)) <= set(files())


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_writes_texts_only_as_texts(name: str) -> None:
    """No markup is ever made of what people write, and no code of texts."""
    ways = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\b|new Function|srcdoc|\.style\b"
    assert re.findall(ways, source(name)) == []
    assert re.findall(r"https?://(?!www\.w3\.org)", source(name)) == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_imports_what_is_there(name: str) -> None:
    for names, place in re.findall(r'import \{([^}]*)\} from "([^"]+)"', source(name)):
        there = source(place.removeprefix("/static/"))
        exported = set(re.findall(r"export (?:async )?(?:function|const|class) (\w+)", there))
        wanted = {one.strip() for one in names.split(",")}
        assert wanted <= exported, place
        assert [one for one in wanted if len(re.findall(rf"\b{one}\b", source(name))) < 2] == []


def test_the_page_asks_only_for_what_the_server_has() -> None:
    """Every address of the interface in the scripts is a route."""
    paths = {route.path_format for route in create_app(Config()).routes if isinstance(route, HTTPRoute)}
    known = [re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$") for path in paths if path.startswith("/api/")]
    asked = [found for name in SCRIPTS for found in re.findall(r'["`](/api/[^"`?]*)', source(name))]
    asked = [re.sub(r"\$\{[^}]*\}", "x", path) for path in asked]
    assert len(asked) > 25
    unknown = [path for path in asked if not any(one.match(path) for one in known)]
    assert unknown == ["/api/games/x"], "the beginning of the words and cards of a game"


def test_every_kind_of_talk_has_words() -> None:
    table = source("table.js")
    said = re.search(r"const says = \{(.*?)\}\[line\.kind\]", table, re.DOTALL)
    assert said is not None
    words = set(re.findall(r'"?([a-z_]+\??)"?: ', said.group(1)))
    assert words == set(TalkKind.__args__) - {"chat"}  # type: ignore[attr-defined]

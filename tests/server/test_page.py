"""How the page's files are sent: each once, compressed, kept as long as its name says, and nothing else."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grimalkin.server import page_folder
from grimalkin.server.app import create_app, guarded
from grimalkin.server.config import Config
from grimalkin.server.metrics import Metrics
from grimalkin.server.routes import pages
from grimalkin.server.storage.migrate import migrate
from tests.architecture.tree import ROOT

ELEMENT = b'<script type="application/json" id="games">'

# What is read and parsed after `load`, for the first page and the first list of games. What waits for an event loop of
# its own, such as the database, is not looked at.
COLD = """
import sys, tomllib
from pathlib import Path
from fluent.syntax import FluentParser
from litestar.testing import TestClient
from grimalkin.server import serve
from grimalkin.server.config import Config

config = Config(database=sys.argv[1])
serve.load(config)
work = []
def counted(owner, name):
    real = getattr(owner, name)
    def instead(*given, **more):
        work.append(name)
        return real(*given, **more)
    setattr(owner, name, instead)
with TestClient(serve.app_of_worker(config, 0)) as client:
    for owner, name in ((tomllib, "loads"), (FluentParser, "parse"), (Path, "read_bytes"), (Path, "read_text")):
        counted(owner, name)
    from grimalkin.server.routes import games
    counted(games, "game_info")
    print(client.get("/").status_code, client.get("/api/games").status_code)
print(work)
"""

FILES = {
    "index.html": b"<!doctype html><title>page</title>" + b" " * 200,
    "a/main-12345678.js": b"export const one = 1;\n" * 40,
    "a/fraunces-87654321.woff2": bytes(range(256)),
    "art/mythic-arena/goliath.svg": b"<svg xmlns='http://www.w3.org/2000/svg'></svg>" * 9,
    "art/credits.json": b'{"icons": []}',
    "notes.txt": b"not a file of the page",
}
KINDS = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "json": "application/json",
    "woff2": "font/woff2",
}
SENT = sorted(set(FILES) - {"index.html", "notes.txt"})


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name, body in FILES.items():
        path = tmp_path / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    monkeypatch.setenv(page_folder.PLACE, str(tmp_path / "page"))
    pages.files.cache_clear()
    yield tmp_path / "page"
    pages.files.cache_clear()


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(guarded(pages.ROUTES, Config(), Metrics())) as client:
        yield client


def addresses() -> list[str]:
    return ["/", *(f"/{word}{more}" for word in pages.ADDRESSES for more in ("", "/abc123", "/abc123/def"))]


def test_every_address_is_the_page(client: TestClient[Litestar]) -> None:
    for address in addresses():
        answer = client.get(address)
        assert (answer.status_code, answer.content) == (200, FILES["index.html"]), address
        assert answer.headers["content-type"] == KINDS["html"]
        assert "script-src 'self'; style-src 'self'" in answer.headers["content-security-policy"]


def test_the_page_has_every_address_that_the_server_sends_it_for() -> None:
    source = (ROOT / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    shown = re.findall(r'^ {4}"?(\w*)"?: \(\) => import\("@/pages/', source, re.MULTILINE)
    assert sorted(shown) == sorted(["", *pages.ADDRESSES])


@pytest.mark.parametrize("name", SENT)
def test_files_are_sent_once(client: TestClient[Litestar], name: str) -> None:
    answer = client.get(f"/static/{name}")
    assert (answer.status_code, answer.content) == (200, FILES[name])
    assert answer.headers["content-type"] == KINDS[name.rpartition(".")[2]]
    again = client.get(f"/static/{name}", headers={"If-None-Match": f'"x", W/{answer.headers["etag"]}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", answer.headers["etag"])
    assert client.get(f"/static/{name}", headers={"If-None-Match": '"x"'}).status_code == 200


def test_only_files_with_a_hash_in_their_name_are_kept_for_good(client: TestClient[Litestar]) -> None:
    kept = {name: client.get(f"/static/{name}").headers["cache-control"] for name in SENT}
    assert {name for name, words in kept.items() if "immutable" in words} == {name for name in SENT if name[:2] == "a/"}
    assert {words for words in kept.values() if "immutable" not in words} == {"no-cache"}
    assert client.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("gzip;q=0", False), ("gzip; q=0.0", False), ("br", False), ("", False)],
)
def test_texts_are_compressed_for_who_takes_that(client: TestClient[Litestar], accepted: str, packed: bool) -> None:
    with client.stream("GET", "/static/a/main-12345678.js", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
    assert (gzip.decompress(raw) if packed else raw) == FILES["a/main-12345678.js"]


def test_fonts_are_sent_as_they_are(client: TestClient[Litestar]) -> None:
    answer = client.get("/static/a/fraunces-87654321.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "name",
    ["nothing.js", "index.html", "notes.txt", "..%2fpage%2findex.html", "%2e%2e", "a/main.js%00", "a", "a/", "/"],
)
def test_nothing_else_can_be_asked_for(client: TestClient[Litestar], name: str) -> None:
    answer = client.get(f"/static/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_thing")


def test_a_browser_at_an_unknown_address_sees_the_page(client: TestClient[Litestar]) -> None:
    answer = client.get("/nowhere/at/all/really", headers={"Accept": "text/html,*/*"})
    assert (answer.status_code, answer.content) == (404, FILES["index.html"])


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/static/nowhere.js"])
def test_a_program_at_an_unknown_address_is_told_so(client: TestClient[Litestar], path: str) -> None:
    accept = "*/*" if path == "/nowhere" else "text/html"
    answer = client.get(path, headers={"Accept": accept})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_thing")


def test_a_page_that_was_not_built_says_how(place: Path) -> None:
    (place / "index.html").unlink()
    pages.files.cache_clear()
    with TestClient(guarded(pages.ROUTES, Config(), Metrics())) as client:
        answer = client.get("/")
        assert answer.status_code == 200
        assert "make web" in answer.text
        assert client.get("/static/art/credits.json").status_code == 404


def test_the_page_has_the_games_in_it_that_the_server_offers(place: Path, tmp_path: Path) -> None:
    """As data: nothing in it can end its element or be run, and the content policy lets no script stand in a page."""
    begin, end = b"<!doctype html><body><div id=page></div>", b"</body></html>"
    (place / "index.html").write_bytes(begin + end)
    pages.files.cache_clear()
    tags: set[str] = set()
    for teaching in (False, True):
        config = Config(database=f"sqlite:///{tmp_path}/{teaching}.sqlite", teaching=teaching)
        migrate(config.database)
        with TestClient(create_app(config)) as client:
            listed = client.get("/api/games")
            page = client.get("/")
            lost = client.get("/nowhere/at/all", headers={"Accept": "text/html"})
            assert lost.content == page.content
            assert page.content.startswith(begin + ELEMENT)
            text = page.content.removeprefix(begin + ELEMENT).removesuffix(b"</script>" + end)
            assert b"<" not in text
            assert json.loads(text) == listed.json()
            assert client.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
            assert "'unsafe-inline'" not in page.headers["content-security-policy"]
            tags.add(page.headers["etag"])
    assert len(tags) == 2


def test_no_word_of_a_game_can_end_the_element(place: Path) -> None:
    (place / "index.html").write_bytes(b"<body></body>")
    pages.files.cache_clear()
    games = json.dumps([{"title": "</script><script>alert(1)</script><!--"}]).encode()
    page = pages.page_with(pages.files()["index.html"], games)
    assert page.body.count(b"<script") == page.body.count(b"</script") == 1
    assert json.loads(page.body[page.body.index(b"[") : page.body.rindex(b"]") + 1]) == json.loads(games)


def test_what_the_first_page_needs_is_there_when_the_server_begins(tmp_path: Path) -> None:
    """In a fresh process: after `load` no file is read and nothing is parsed for the page and the list of games."""
    config = Config(database=f"sqlite:///{tmp_path}/cold.sqlite")
    migrate(config.database)
    environment = {name: value for name, value in os.environ.items() if name != page_folder.PLACE}
    done = subprocess.run(
        [sys.executable, "-c", COLD, config.database], capture_output=True, text=True, check=False, env=environment
    )
    assert (done.returncode, done.stdout.splitlines()) == (0, ["200 200", "[]"]), done.stderr

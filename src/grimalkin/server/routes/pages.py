"""The page to open, and its files. They are read once and change only with the package.

The list of games comes with the page, so that it shows them before it has asked for anything.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from grimalkin.server.page_folder import PAGE, folder
from grimalkin.server.refusals import Refused

AnyRequest = Request[Any, Any, Any]

TYPES = {  # the charset is added where it is text
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".woff2": "font/woff2",
}
PACKED = (".html", ".css", ".js", ".json", ".svg", ".wav")  # fonts are small already
HASHED = "a/"  # files whose names change with their content

# What an address can begin with: App.svelte has a page for each.
ADDRESSES = (
    *("t", "join", "lobby", "new", "mine", "replay", "shared", "verify"),
    *("cards", "decks", "learn", "rules", "settings", "about"),
)

NOT_BUILT = b"""<!doctype html><html lang="en"><title>Grimalkin</title><p>The page has not been built.
In the source tree: <code>make web</code>. The API works: see docs/protocol.md.</p></html>"""


GAMES = "games"  # the list of games: in the application's state what makes it, in the page its element
END = b"</body>"


class File:
    """A file of the page, ready to send."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.suffix = Path(name).suffix
        self.kind = TYPES[self.suffix]
        self.tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
        # how long browsers may keep it
        self.keep = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"

    @cached_property
    def packed(self) -> bytes:
        """The same, compressed when it is first asked for; empty: it gains nothing."""
        packed = gzip.compress(self.body, mtime=0) if self.suffix in PACKED else b""
        return packed if len(packed) < len(self.body) else b""


@cache
def files() -> dict[str, File]:
    """Every file of the page by its path. Others cannot be asked for."""
    place = folder()
    if place is None:
        return {PAGE: File(PAGE, NOT_BUILT)}
    found = [path for path in sorted(place.rglob("*")) if path.suffix in TYPES and path.is_file()]
    names = [path.relative_to(place).as_posix() for path in found]
    return {name: File(name, path.read_bytes()) for name, path in zip(names, found, strict=True)}


@cache
def page_with(plain: File, games: bytes) -> File:
    """The page with the list of games in it. No browser runs such an element, and nothing in it can end it."""
    text = games.replace(b"<", b"\\u003c")
    element = b'<script type="application/json" id="%s">%s</script>' % (GAMES.encode(), text)
    return File(PAGE, plain.body.replace(END, element + END, 1))


def page_of(state: State) -> File:
    """The page of an application: with the games, if it has any."""
    offered: Callable[[], bytes] | None = state.get(GAMES)
    plain = files()[PAGE]
    return page_with(plain, offered()) if offered is not None and END in plain.body else plain


def sent(request: AnyRequest, file: File, status: int = 200) -> Response[bytes | None]:
    """The file, or word that the browser has it already. A new version of the package is seen at the next look."""
    headers = {"ETag": file.tag, "Cache-Control": file.keep, "Vary": "Accept-Encoding"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and (file.tag in known or "*" in known):
        return Response(None, status_code=304, headers=headers)
    if file.packed and takes_gzip(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers, status_code=status)
    return Response(file.body, media_type=file.kind, headers=headers, status_code=status)


def takes_gzip(accepted: str) -> bool:
    """Does `Accept-Encoding` let gzip, and not with a weight of zero?"""
    for word in accepted.lower().split(","):
        name, _, weight = word.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight not in ("0", "0.0", "0.00", "0.000")
    return False


def wants_page(request: AnyRequest) -> bool:
    """Is this a person with a browser, who had better see the page than a line of JSON?"""
    path = request.url.path
    looks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return looks and not path.startswith(("/api/", "/static/", "/health", "/metrics"))


def lost(request: AnyRequest) -> Response[bytes | None]:
    """An address that nothing is at: the page, which says so."""
    return sent(request, page_of(request.app.state), 404)


@get(
    ["/", *(f"/{word}{more}" for word in ADDRESSES for more in ("", "/{place:str}", "/{place:str}/{more:str}"))],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: AnyRequest) -> Response[bytes | None]:
    """The page. What it shows depends on its address."""
    return sent(request, page_of(request.app.state))


@get("/static/{name:path}", include_in_schema=False, sync_to_thread=False)
def static(request: AnyRequest, name: FromPath[str]) -> Response[bytes | None]:
    wanted = name.removeprefix("/")
    file = files().get(wanted)
    if file is None or wanted == PAGE:
        raise Refused("no_such_thing", "The page has no such file.")
    return sent(request, file)


ROUTES = [page, static]

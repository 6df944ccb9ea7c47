"""The page to open, and its files. They are read once and change only with the package."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
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


class File(msgspec.Struct, frozen=True):
    """A file of the page, ready to send."""

    body: bytes
    packed: bytes  # the same, compressed; empty: it gains nothing
    kind: str
    tag: str
    keep: str  # how long browsers may keep it


@cache
def files() -> dict[str, File]:
    """Every file of the page by its path. Others cannot be asked for."""
    place = folder()
    if place is None:
        return {PAGE: ready(PAGE, NOT_BUILT)}
    found = [path for path in sorted(place.rglob("*")) if path.suffix in TYPES and path.is_file()]
    names = [path.relative_to(place).as_posix() for path in found]
    return {name: ready(name, path.read_bytes()) for name, path in zip(names, found, strict=True)}


def ready(name: str, body: bytes) -> File:
    suffix = Path(name).suffix
    packed = gzip.compress(body, mtime=0) if suffix in PACKED else b""
    keep = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return File(body, packed if len(packed) < len(body) else b"", TYPES[suffix], tag, keep)


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
    return sent(request, files()[PAGE], 404)


@get(
    ["/", *(f"/{word}{more}" for word in ADDRESSES for more in ("", "/{place:str}", "/{place:str}/{more:str}"))],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: AnyRequest) -> Response[bytes | None]:
    """The page. What it shows depends on its address."""
    return sent(request, files()[PAGE])


@get("/static/{name:path}", include_in_schema=False, sync_to_thread=False)
def static(request: AnyRequest, name: FromPath[str]) -> Response[bytes | None]:
    wanted = name.removeprefix("/")
    file = files().get(wanted)
    if file is None or wanted == PAGE:
        raise Refused("no_such_thing", "The page has no such file.")
    return sent(request, file)


ROUTES = [page, static]

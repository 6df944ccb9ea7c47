"""The page to open, and its files. They are read once and change only with the package."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from grimalkin.server.refusals import Refused

AnyRequest = Request[Any, Any, Any]

PAGE = "index.html"  # one page: its script looks at the address
TYPES = {  # the charset is added where it is text
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}


class File(msgspec.Struct, frozen=True):
    """A file of the page, ready to send."""

    body: bytes
    kind: str
    tag: str


@cache
def files() -> dict[str, File]:
    """Every file of the page by its name. Others cannot be asked for."""
    found: dict[str, File] = {}
    for place in resources.files("grimalkin.server").joinpath("page").iterdir():
        kind = TYPES.get(f".{place.name.rpartition('.')[2]}")
        if kind is not None and place.is_file():
            body = place.read_bytes()
            found[place.name] = File(body, kind, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')
    return found


def sent(request: AnyRequest, file: File) -> Response[bytes | None]:
    """The file, or word that the browser has it already. A new version of the package is seen at the next look."""
    headers = {"ETag": file.tag, "Cache-Control": "no-cache"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if file.tag in known or "*" in known:
        return Response(None, status_code=304, headers=headers)
    return Response(file.body, media_type=file.kind, headers=headers)


@get(
    ["/", "/t/{place:str}", "/join/{place:str}", "/replay/{place:str}", "/shared/{place:str}", "/verify/{place:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: AnyRequest) -> Response[bytes | None]:
    """The page. What it shows depends on its address."""
    return sent(request, files()[PAGE])


@get("/static/{name:str}", include_in_schema=False, sync_to_thread=False)
def static(request: AnyRequest, name: FromPath[str]) -> Response[bytes | None]:
    file = files().get(name)
    if file is None or name == PAGE:
        raise Refused("no_such_thing", "The page has no such file.")
    return sent(request, file)


ROUTES = [page, static]

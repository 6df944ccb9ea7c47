"""Memory and fair luck: replays, share links, saved games, branches, and luck that anybody can check."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import json

from grimalkin.server.limits import address
from grimalkin.server.messages import (
    Frames,
    Imported,
    Luck,
    NewBranch,
    NewShare,
    ReplayInfo,
    Shared,
    Summary,
    TableInfo,
)
from grimalkin.server.once import Key, once
from grimalkin.server.routes.given import AnyRequest, ThePerson, TheService, limited

First = Annotated[int, QueryParameter(description="the first frame; 0 is the start", ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(description="how many frames", ge=1, le=100)]


@get("/api/tables/{table:str}/replay")
async def replay(table: FromPath[str], person: ThePerson, service: TheService) -> ReplayInfo:
    """A game to look at again: through whose eyes, and how many entries it has."""
    service.limits.take("replay", person.id)
    return await service.replays.info(person, table)


@get("/api/tables/{table:str}/replay/{viewer:str}")
async def frames(
    table: FromPath[str],
    viewer: FromPath[str],
    person: ThePerson,
    service: TheService,
    first: First = 0,
    count: Count = 20,
) -> Frames:
    """What a viewer saw after each entry: a seat's letter, `spectator` or `open`. Until the end only one's own eyes."""
    service.limits.take("replay", person.id)
    return await service.replays.frames(person, table, viewer, first, count)


@get("/api/tables/{table:str}/replay/{viewer:str}/summary")
async def summary(table: FromPath[str], viewer: FromPath[str], person: ThePerson, service: TheService) -> Summary:
    """What became of a game that is over, as a viewer saw it: who did what, key moments, how it stood."""
    service.limits.take("replay", person.id)
    return await service.replays.summary(person, table, viewer)


@post("/api/tables/{table:str}/share", guards=[limited("share")])
async def share(table: FromPath[str], data: JSONBody[NewShare], person: ThePerson, service: TheService) -> Shared:
    """A link to a finished game, for whoever is given it."""
    return await service.replays.share(person, table, data)


@get("/api/shared/{code:str}")
async def shared(request: AnyRequest, code: FromPath[str], service: TheService) -> ReplayInfo:
    """The game behind a link."""
    service.limits.take("replay", address(request))
    return await service.replays.shared(code)


@get("/api/shared/{code:str}/frames")
async def shared_frames(
    request: AnyRequest, code: FromPath[str], service: TheService, first: First = 0, count: Count = 20
) -> Frames:
    """What the viewer of a link saw."""
    service.limits.take("replay", address(request))
    return await service.replays.shared_frames(code, first, count)


@get("/api/shared/{code:str}/summary")
async def shared_summary(request: AnyRequest, code: FromPath[str], service: TheService) -> Summary:
    """What became of the game behind a link, as its viewer saw it."""
    service.limits.take("replay", address(request))
    return await service.replays.shared_summary(code)


@delete("/api/shared/{code:str}", status_code=204)
async def unshare(code: FromPath[str], person: ThePerson, service: TheService) -> None:
    """Take a link back that one has made."""
    await service.replays.unshare(person, code)


@get("/api/tables/{table:str}/saved", media_type="application/x-ndjson")
async def saved_game(table: FromPath[str], person: ThePerson, service: TheService) -> Response[str]:
    """A finished game as a file, which `grimalkin replay` and other servers read."""
    service.limits.take("replay", person.id)
    name, text = await service.replays.saved(person, table)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@post("/api/replays/import")
async def bring_in(request: AnyRequest, person: ThePerson, service: TheService, key: Key = None) -> Imported:
    """A saved game, sent as it is, becomes a finished table of this server."""
    service.limits.take("import", person.id)
    text = await request.body()
    return Imported(await service.replays.bring_in(person, text, once(person.id, key, "import", text)))


@post("/api/tables/{table:str}/branch", guards=[limited("table")])
async def branch(
    table: FromPath[str], data: JSONBody[NewBranch], person: ThePerson, service: TheService, key: Key = None
) -> TableInfo:
    """A new table that goes on from an entry of a finished game."""
    wanted = once(person.id, key, f"branch {table}", json.encode(data))
    return await service.replays.branch(person, table, data, wanted)


@get("/api/tables/{table:str}/luck")
async def luck(table: FromPath[str], person: ThePerson, service: TheService) -> Luck:
    """The hash of the seed; after the game the seed itself, and every outcome checked by it."""
    service.limits.take("replay", person.id)
    return await service.replays.luck(person, table)


ROUTES = [
    replay,
    frames,
    summary,
    share,
    shared,
    shared_frames,
    shared_summary,
    unshare,
    saved_game,
    bring_in,
    branch,
    luck,
]

"""Play: the WebSocket, and the same acts one by one for programs that would rather not hold a connection."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from grimalkin.server.messages import (
    AnyAct,
    Asking,
    Blocked,
    Done,
    Hint,
    Previews,
    Reason,
    Rehearsal,
    Rehearsed,
    RulingInfo,
    Said,
    Update,
)
from grimalkin.server.refusals import Refused
from grimalkin.server.routes.games import Language
from grimalkin.server.routes.given import ThePerson, TheService, limited
from grimalkin.server.socket import CONNECTIONS, POLICY, Browser, rate_of, short_way
from grimalkin.words import ENGLISH
from grimalkin.words.bundle import checked_language

Seen = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
MoveBegins = Annotated[str, QueryParameter(description="how the choices begin, in notation", max_length=100)]
PieceId = Annotated[str, QueryParameter(description="the id of a piece or a zone of the view", max_length=100)]


@websocket("/api/socket")
async def live(socket: WebSocket[Any, Any, Any], service: TheService) -> None:
    """One WebSocket a browser. Who has no name yet is turned away: POST /api/guest comes first."""
    try:
        await socket.accept()
    except OSError:
        return  # it left while it came in
    try:
        person = await service.people.known(socket)
    except Refused as refused:
        await socket.close(code=POLICY, reason=refused.code)
        return
    if service.config.limits and service.hub.held[person.id] >= CONNECTIONS:
        await socket.close(code=POLICY, reason="too_many")
        return
    await Browser(service, socket, person, short_way(socket)).run()


@post("/api/tables/{table:str}/acts", status_code=HTTP_200_OK, guards=[limited("act")])
async def act(table: FromPath[str], data: JSONBody[AnyAct], person: ThePerson, service: TheService) -> Done:
    """Do something at a table."""
    if (rate := rate_of(data)) != "act":
        service.limits.take(rate, person.id)
    return await service.hub.act(person, table, data)


@get("/api/tables/{table:str}/update")
async def update(table: FromPath[str], person: ThePerson, service: TheService, seen: Seen = 0) -> Update:
    """The table as it is now, and what happened since entry `seen`."""
    service.limits.take("look", person.id)
    async with service.hub.use(table) as (_, found):
        return found.showing.update(found.viewer(person.id), seen, service.clock())


@get("/api/tables/{table:str}/talk")
async def talk(table: FromPath[str], person: ThePerson, service: TheService, seen: Seen = 0) -> list[Said]:
    """What was said and agreed since line `seen`."""
    service.limits.take("look", person.id)
    async with service.hub.use(table) as (_, found):
        found.viewer(person.id)
        return found.showing.said(seen)


@post("/api/tables/{table:str}/why", status_code=HTTP_200_OK, guards=[limited("look")])
async def why(table: FromPath[str], data: JSONBody[Asking], person: ThePerson, service: TheService) -> Reason:
    """May I choose this now, and if not, which rule forbids it?"""
    return await service.hub.reason(person, table, data.seat, data.move)


@get("/api/tables/{table:str}/blocked/{seat:int}")
async def blocked(
    table: FromPath[str],
    seat: FromPath[int],
    person: ThePerson,
    service: TheService,
    piece: PieceId,
    move: MoveBegins = "",
    language: Language = ENGLISH,
) -> list[Blocked]:
    """Why can I not choose this piece now?"""
    service.limits.take("look", person.id)
    return await service.hub.blocked(person, table, seat, piece, move, checked_language(language))


@get("/api/tables/{table:str}/previews/{seat:int}")
async def previews(table: FromPath[str], seat: FromPath[int], person: ThePerson, service: TheService) -> Previews:
    """What each of my choices would do, as far as I can know."""
    service.limits.take("look", person.id)
    return await service.hub.previews(person, table, seat)


@post("/api/tables/{table:str}/rehearse", status_code=HTTP_200_OK, guards=[limited("rehearsal")])
async def rehearse(
    table: FromPath[str], data: JSONBody[Rehearsal], person: ThePerson, service: TheService
) -> Rehearsed:
    """What would this ruling do?"""
    return await service.hub.rehearsed(person, table, data)


@get("/api/tables/{table:str}/rulings")
async def rulings(table: FromPath[str], person: ThePerson, service: TheService) -> list[RulingInfo]:
    """Every ruling that led here."""
    service.limits.take("look", person.id)
    return await service.hub.rulings(person, table)


@get("/api/tables/{table:str}/hint/{seat:int}")
async def hint(table: FromPath[str], seat: FromPath[int], person: ThePerson, service: TheService) -> Hint:
    """What a bot would choose; not in rated games."""
    service.limits.take("hint", person.id)
    return await service.thinking.hint(person, table, seat)


ROUTES = [live, act, update, talk, why, blocked, previews, rehearse, rulings, hint]

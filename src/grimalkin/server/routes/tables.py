"""Tables: find one, open one, sit down, start, play again."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import json

from grimalkin.server.messages import (
    ChangeSeat,
    ChangeSettings,
    InviteInfo,
    Join,
    NewTable,
    PlayBot,
    QuickMatch,
    TableInfo,
    TableList,
)
from grimalkin.server.once import Key, once
from grimalkin.server.routes.given import AnyRequest, ThePerson, TheService, limited
from grimalkin.server.service import Service

OneGame = Annotated[str, QueryParameter(description="only tables of this game", max_length=60)]
OneStatus = Annotated[Literal["", "open", "playing"], QueryParameter(description="only tables that do this")]
After = Annotated[str, QueryParameter(description="`next` of the page before", max_length=60)]
Before = Annotated[str, QueryParameter(description="the last table of the page before", max_length=20)]


async def who(request: AnyRequest, service: Service) -> str:
    """Who looks; empty: somebody without a name, who may look as well."""
    person = await service.people.maybe(request)
    return person.id if person is not None else ""


@get("/api/tables")
async def list_tables(
    request: AnyRequest, service: TheService, game: OneGame = "", status: OneStatus = "", after: After = ""
) -> TableList:
    """Listed tables that can be joined or watched, the newest first and each host's in turn. `after` pages on."""
    return await service.lobby.listed(await who(request, service), game, status, after)


@get("/api/tables/mine")
async def my_tables(person: ThePerson, service: TheService, before: Before = "") -> TableList:
    """My tables: my turn first, then others that wait or run, then the newest finished ones. `before` pages on."""
    return await service.lobby.mine(person.id, before)


@post("/api/tables", guards=[limited("table")])
async def open_table(data: JSONBody[NewTable], person: ThePerson, service: TheService, key: Key = None) -> TableInfo:
    """Open a table. Who opens it starts the game when all seats are taken."""
    if data.cards:
        service.limits.take("cards", person.id)
    return await service.lobby.create(person, data, once(person.id, key, "tables", json.encode(data)))


@post("/api/tables/bot", guards=[limited("table")])
async def play_bot(data: JSONBody[PlayBot], person: ThePerson, service: TheService, key: Key = None) -> TableInfo:
    """Play bots, at once."""
    return await service.lobby.play_bot(person, data, once(person.id, key, "bot", json.encode(data)))


@post("/api/tables/quick", status_code=HTTP_200_OK, guards=[limited("table")])
async def quick_match(data: JSONBody[QuickMatch], person: ThePerson, service: TheService, key: Key = None) -> TableInfo:
    """Play somebody who wants the same. The table waits, or the game begins. Ask again to go on waiting."""
    return await service.lobby.quick(person, data, once(person.id, key, "quick", json.encode(data)))


@get("/api/tables/{table:str}")
async def look_at_table(request: AnyRequest, table: FromPath[str], service: TheService) -> TableInfo:
    """What anybody may know who has the link."""
    return await service.lobby.info(await who(request, service), table)


@post("/api/tables/{table:str}/join", status_code=HTTP_200_OK, guards=[limited("act")])
async def join_table(
    table: FromPath[str], person: ThePerson, service: TheService, data: JSONBody[Join | None] = None
) -> TableInfo:
    """Take a seat: that of an invitation, a certain one, or any that is free."""
    return await service.lobby.join(person, table, data or Join())


@post("/api/tables/{table:str}/leave", status_code=HTTP_200_OK)
async def leave_table(table: FromPath[str], person: ThePerson, service: TheService) -> TableInfo:
    """Get up before the game. A table that nobody is left at is closed."""
    service.limits.take("act", person.id)
    return await service.lobby.leave(person, table)


@post("/api/tables/{table:str}/seat", status_code=HTTP_200_OK, guards=[limited("act")])
async def change_seat(
    table: FromPath[str], data: JSONBody[ChangeSeat], person: ThePerson, service: TheService
) -> TableInfo:
    """Before the game: another deck; the host also says who a seat is for."""
    return await service.lobby.change_seat(person, table, data)


@post("/api/tables/{table:str}/settings", status_code=HTTP_200_OK, guards=[limited("act")])
async def change_settings(
    table: FromPath[str], data: JSONBody[ChangeSettings], person: ThePerson, service: TheService
) -> TableInfo:
    """Before the game: other values for what officials may choose."""
    return await service.lobby.change_settings(person, table, data)


@post("/api/tables/{table:str}/start", status_code=HTTP_200_OK)
async def start_game(table: FromPath[str], person: ThePerson, service: TheService) -> TableInfo:
    """The host starts the game; all seats must be taken."""
    service.limits.take("act", person.id)
    return await service.lobby.start(person, table)


@post("/api/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def play_again(table: FromPath[str], person: ThePerson, service: TheService) -> TableInfo:
    """The same people once more, at the table that this returns to each of them."""
    service.limits.take("table", person.id)
    return await service.rematches.ask(person, table)


@delete("/api/tables/{table:str}")
async def close_table(table: FromPath[str], person: ThePerson, service: TheService) -> None:
    """The host closes a table that has not begun."""
    service.limits.take("act", person.id)
    await service.lobby.close(person, table)


@get("/api/invites/{code:str}")
async def look_at_invite(request: AnyRequest, code: FromPath[str], service: TheService) -> InviteInfo:
    """What an invitation leads to, before it is taken."""
    return await service.lobby.invite(await who(request, service), code)


ROUTES = [
    list_tables,
    my_tables,
    open_table,
    play_bot,
    quick_match,
    look_at_table,
    join_table,
    leave_table,
    change_seat,
    change_settings,
    start_game,
    play_again,
    close_table,
    look_at_invite,
]

"""The cards of one table: what is printed on them, and their portraits. A table may have a designer's own."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath

from grimalkin.core.game import Game
from grimalkin.lab.sheets import place_of
from grimalkin.server.messages import CardList
from grimalkin.server.people import Person
from grimalkin.server.pictures import drawn
from grimalkin.server.refusals import Refused
from grimalkin.server.routes.games import Language, card_list
from grimalkin.server.routes.given import ThePerson, TheService
from grimalkin.server.service import Service
from grimalkin.words import ENGLISH
from grimalkin.words.bundle import checked_language


async def game_at(service: Service, person: Person, table: str) -> tuple[Game, dict[str, str]]:
    """The game of a table that this person may look at, with the table's own cards, and its settings."""
    service.limits.take("look", person.id)
    async with service.hub.use(table) as (_, found):
        found.viewer(person.id)
        found.check_awake()
        if found.own_game is None:
            raise Refused("not_playing", "This table is closed: it has no cards any more.")
        game, settings = found.own_game, found.row.settings
    if game.vocabulary is None:
        raise Refused("not_allowed", f"{game.title} has no cards")
    return game, settings


@get("/api/tables/{table:str}/cards")
async def table_cards(
    table: FromPath[str], person: ThePerson, service: TheService, language: Language = ENGLISH
) -> CardList:
    """Every card that a table is played with, as it is printed."""
    game, settings = await game_at(service, person, table)
    return await asyncio.to_thread(card_list, game, place_of(game, settings), checked_language(language))


@get("/api/tables/{table:str}/art/{card:str}", media_type="image/svg+xml")
async def table_art(table: FromPath[str], card: FromPath[str], person: ThePerson, service: TheService) -> Response[str]:
    """The portrait of a card of a table."""
    game, _ = await game_at(service, person, table)
    picture = await asyncio.to_thread(drawn, game, card)
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


ROUTES = [table_cards, table_art]

"""The cards of one table: what is printed on them, and their portraits. A table may have a designer's own."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from grimalkin.core.game import Game
from grimalkin.lab.sheets import compare, place_of, tables_of
from grimalkin.server.frames import OWN
from grimalkin.server.messages import CardCheck, CardList, CardVerdict
from grimalkin.server.people import Person
from grimalkin.server.pictures import drawn
from grimalkin.server.refusals import Refused
from grimalkin.server.routes.games import Language, card_list
from grimalkin.server.routes.given import ThePerson, TheService, limited
from grimalkin.server.service import Service
from grimalkin.server.setups import checked_cards
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


@post("/api/cards/check", status_code=200, guards=[limited("cards")])
async def check_cards(data: JSONBody[CardCheck], person: ThePerson, service: TheService) -> CardVerdict:
    """What a card file would change at a table, or a refusal that tells its mistakes. It is not kept."""
    game = await service.lobby.check_cards(person, data.game, data.cards)
    return await asyncio.to_thread(verdict, game, data.cards)


def verdict(game: Game, text: str) -> CardVerdict:
    own = checked_cards(game, text)
    words, made = own.vocabulary, own.card_sets()[OWN]
    assert words is not None, "only a game with card files takes one"
    found = compare(words, tables_of(words, own.card_sets()[made.base]), tables_of(words, made))
    changed = list(dict.fromkeys(change.card for change in found.changes))
    return CardVerdict(made.base, made.count(), found.new, changed, found.gone)


ROUTES = [table_cards, table_art, check_cards]

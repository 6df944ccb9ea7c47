"""Decks: keep, change, check, share."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from grimalkin.server.messages import DeckCheck, DeckInfo, DeckOffer, DeckVerdict, NewDeck, RandomDeck, WhichDecks
from grimalkin.server.routes.given import ThePerson, TheService, limited


@get("/api/decks")
async def list_decks(person: ThePerson, service: TheService) -> list[DeckInfo]:
    return await service.decks.all_of(person)


@post("/api/decks", guards=[limited("deck")])
async def save_deck(data: JSONBody[NewDeck], person: ThePerson, service: TheService) -> DeckInfo:
    """Keep a deck. One with a fault is kept too; the answer says what is wrong with it."""
    return await service.decks.save(person, data)


@put("/api/decks/{deck:str}", guards=[limited("deck")])
async def change_deck(deck: FromPath[str], data: JSONBody[NewDeck], person: ThePerson, service: TheService) -> DeckInfo:
    return await service.decks.change(person, deck, data)


@delete("/api/decks/{deck:str}", status_code=204)
async def delete_deck(deck: FromPath[str], person: ThePerson, service: TheService) -> None:
    service.limits.take("deck", person.id)
    await service.decks.delete(person, deck)


@post("/api/decks/check", status_code=200, guards=[limited("check")])
async def check_deck(data: JSONBody[DeckCheck], person: ThePerson, service: TheService) -> DeckVerdict:
    """Can this deck be played with these settings? It is not kept."""
    return service.decks.verdict(data.game, data.settings, data.text)


@post("/api/decks/random", status_code=200, guards=[limited("check")])
async def random_deck(data: JSONBody[RandomDeck], person: ThePerson, service: TheService) -> DeckVerdict:
    """A deck of any cards that fits. It is not kept."""
    return service.decks.random(data.game, data.settings)


@post("/api/decks/which", status_code=200, guards=[limited("check")])
async def which_decks(data: JSONBody[WhichDecks], person: ThePerson, service: TheService) -> list[DeckOffer]:
    """Own decks and those that come with the game: which can be brought to a table with these settings?"""
    return await service.decks.offers(person, data.game, data.settings)


@post("/api/decks/{deck:str}/share", status_code=200)
async def share_deck(deck: FromPath[str], person: ThePerson, service: TheService) -> DeckInfo:
    """Share a deck: whoever has the code can look at it and keep a copy."""
    service.limits.take("deck", person.id)
    return await service.decks.share(person, deck)


@delete("/api/decks/{deck:str}/share", status_code=204)
async def unshare_deck(deck: FromPath[str], person: ThePerson, service: TheService) -> None:
    service.limits.take("deck", person.id)
    await service.decks.unshare(person, deck)


@get("/api/decks/shared/{code:str}")
async def shared_deck(code: FromPath[str], service: TheService) -> DeckInfo:
    """The deck behind a code, for anybody who has the code."""
    return await service.decks.shared(code)


ROUTES = [
    list_decks,
    save_deck,
    change_deck,
    delete_deck,
    check_deck,
    random_deck,
    which_decks,
    share_deck,
    unshare_deck,
    shared_deck,
]

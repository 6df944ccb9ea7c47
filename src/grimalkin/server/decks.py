"""Decks that people keep, and share by a code. Whether one can be played is for its game to say."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.server.config import Most
from grimalkin.server.ids import ID, new_id
from grimalkin.server.messages import DeckInfo, DeckOffer, DeckVerdict, NewDeck
from grimalkin.server.names import shown_name
from grimalkin.server.people import Person, person_row
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.schema import decks
from grimalkin.server.storage.store import Store

BREAKS = "\t\n\r"


def deck_fault(game: Game, settings: Mapping[str, str], text: str) -> str:
    """Why this deck cannot be played with these settings; empty: it can."""
    try:
        full = game.full_settings(dict(settings))
    except BadSetup as error:
        return str(error)
    return game.deck_fault(full, text)


def deck_faults(game: Game, settings: Mapping[str, str], text: str) -> list[str]:
    """All that is wrong with it."""
    try:
        full = game.full_settings(dict(settings))
    except BadSetup as error:
        return [str(error)]
    return game.deck_faults(full, text)


class Decks:
    """The decks of everybody."""

    def __init__(
        self, store: Store, games: Mapping[str, Game], clock: Callable[[], float], most: Most | None = None
    ) -> None:
        self.store = store
        self.most = most or Most()
        self.games = games
        self.clock = clock

    def verdict(self, game: str, settings: Mapping[str, str], text: str) -> DeckVerdict:
        """Check a deck that need not be kept, and write it out where its game does that."""
        check_text(text)
        faults = deck_faults(self.game(game), settings, text)
        cards = self.games[game].deck_cards(dict(settings), text) if not faults else {}
        written = "\n".join(f"{count} {card}" for card, count in cards.items())
        return DeckVerdict(faults[0] if faults else "", faults, written, cards)

    def random(self, game: str, settings: Mapping[str, str]) -> DeckVerdict:
        """Any deck that can be played with these settings."""
        text = self.game(game).random_deck(dict(settings), Seeded(secrets.randbits(48)))
        if not text:
            raise Refused("not_allowed", f"{self.games[game].title} makes no decks of any cards")
        return self.verdict(game, settings, text)

    async def all_of(self, person: Person) -> list[DeckInfo]:
        """Somebody's decks, the last changed first."""
        query = select(decks).where(decks.c.person == person.id).order_by(decks.c.changed_at.desc(), decks.c.id)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [self.info(row) for row in rows]

    async def offers(self, person: Person, game: str, settings: Mapping[str, str]) -> list[DeckOffer]:
        """Which decks somebody can bring to a table with these settings, and why not the others: own ones first."""
        one = self.game(game)
        full = one.full_settings(dict(settings))
        found = [(deck.id, deck.name, deck.text) for deck in await self.all_of(person) if deck.game == game]
        found += [("", deck.name, deck.text) for deck in one.ready_decks() + one.other_decks()]
        return [DeckOffer(deck, name, text, one.deck_fault(full, text)) for deck, name, text in found]

    async def save(self, person: Person, new: NewDeck) -> DeckInfo:
        """A new deck. One with a fault is kept too, and the fault is told."""
        values = self.values(new)

        def work(connection: Connection) -> Row[Any]:
            person_row(connection, person.id)  # locked, so that two at once are counted one after the other
            count = connection.execute(select(func.count()).where(decks.c.person == person.id)).scalar_one()
            if count >= self.most.of("decks", person.login is not None):
                raise Refused("not_allowed", f"you have {count} decks, and cannot keep more; delete one first")
            deck = new_id()
            connection.execute(insert(decks).values(id=deck, person=person.id, **values))
            return own(connection, person, deck)

        return self.info(await self.store.write(work))

    async def change(self, person: Person, deck: str, new: NewDeck) -> DeckInfo:
        """Replace a deck. It keeps its code: whoever has that sees the new cards."""
        values = self.values(new)

        def changed(row: Row[Any]) -> dict[str, Any]:
            if row.code is not None and row.name != values["name"]:
                person.check_may_write()
            return values

        return await self.set(person, deck, changed)

    async def share(self, person: Person, deck: str) -> DeckInfo:
        """Share a deck by a code. One that is shared keeps the code it has."""
        person.check_may_write()
        return await self.set(person, deck, lambda row: {"code": row.code or new_id()})

    async def unshare(self, person: Person, deck: str) -> None:
        await self.set(person, deck, lambda _row: {"code": None})

    async def delete(self, person: Person, deck: str) -> None:
        def work(connection: Connection) -> None:
            own(connection, person, deck)
            connection.execute(delete(decks).where(decks.c.id == deck))

        await self.store.write(work)

    async def shared(self, code: str) -> DeckInfo:
        """The deck behind a code, without its id: to change it, one keeps a copy."""
        query = select(decks).where(decks.c.code == code)
        row = None
        if ID.fullmatch(code):
            row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise Refused("no_such_thing", "no deck is shared by this code, or no longer")
        return msgspec.structs.replace(self.info(row), id="")

    async def set(self, person: Person, deck: str, values: Callable[[Row[Any]], dict[str, Any]]) -> DeckInfo:
        def work(connection: Connection) -> Row[Any]:
            new = values(own(connection, person, deck))
            connection.execute(update(decks).where(decks.c.id == deck).values(new))
            return own(connection, person, deck)

        return self.info(await self.store.write(work))

    def values(self, new: NewDeck) -> dict[str, Any]:
        """A deck as its row has it."""
        check_text(new.text)
        self.game(new.game).full_settings(new.settings)
        return {
            "game": new.game,
            "name": shown_name(new.name),
            "text": new.text,
            "settings": msgspec.json.encode(new.settings).decode(),
            "changed_at": self.clock(),
        }

    def info(self, row: Row[Any]) -> DeckInfo:
        settings = msgspec.json.decode(row.settings, type=dict[str, str])
        game = self.games.get(row.game)
        fault = f"this server has no game '{row.game}'" if game is None else deck_fault(game, settings, row.text)
        return DeckInfo(row.id, row.game, row.name, row.text, settings, fault, row.changed_at, row.code or "")

    def game(self, key: str) -> Game:
        game = self.games.get(key)
        if game is None:
            raise Refused("no_such_thing", f"no game '{key}'; there are: {', '.join(self.games)}")
        if not game.takes_decks:
            raise Refused("not_allowed", f"nobody brings a deck to {game.title}")
        return game


def own(connection: Connection, person: Person, deck: str) -> Row[Any]:
    """Somebody's own deck, locked."""
    row = None
    if ID.fullmatch(deck):
        query = select(decks).where(decks.c.id == deck, decks.c.person == person.id).with_for_update()
        row = connection.execute(query).one_or_none()
    if row is None:
        raise Refused("no_such_thing", "you have no such deck")
    return row


def check_text(text: str) -> None:
    for sign in text:
        if not sign.isprintable() and sign not in BREAKS:
            raise Refused("malformed", f"the deck has a sign that cannot be shown, U+{ord(sign):04X}; leave it out")

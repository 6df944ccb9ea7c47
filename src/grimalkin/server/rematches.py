"""Rematches: the same people once more, at a table that follows one that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import Connection, select

from grimalkin.server.ground import Ground
from grimalkin.server.hub import Hub
from grimalkin.server.ids import new_id
from grimalkin.server.lists import checked_id, read_one
from grimalkin.server.lobby import Lobby
from grimalkin.server.messages import Join, TableInfo
from grimalkin.server.people import Person, person_row
from grimalkin.server.refusals import Refused
from grimalkin.server.seating import is_full, locked, set_row
from grimalkin.server.setups import Setup
from grimalkin.server.storage.rows import SeatRow, TableRow, read_table
from grimalkin.server.storage.schema import BOT, CLOSED, INVITED, OVER, PERSON, people
from grimalkin.server.stored_games import Diverged, game_of


class Rematches:
    """The rematches of one worker's tables."""

    def __init__(self, ground: Ground, hub: Hub, lobby: Lobby) -> None:
        self.ground = ground
        self.store = ground.store
        self.hub = hub
        self.lobby = lobby

    async def ask(self, person: Person, table: str) -> TableInfo:
        """The same people once more. Who asks first opens the table, the others join it; it begins by itself."""
        checked_id(table)
        row, places = await self.store.read(lambda connection: read_one(connection, table)[:2])
        check_rematch(row, places, person.id)
        setup = await asyncio.to_thread(self.turned, row, places, person)
        new = new_id()

        def work(connection: Connection) -> str:
            person_row(connection, person.id)
            old, _places = locked(connection, table)
            if old.rematch:
                following = read_table(connection, old.rematch)
                if following is not None and following.status != CLOSED:
                    return old.rematch
            setup.seats = [still_there(connection, seat) for seat in setup.seats]
            self.lobby.opened(connection, person, setup, id=new, card_set=row.card_set)
            set_row(connection, table, rematch=new)
            return new

        follows = await self.store.write(work, hints=[table, new])
        if follows != new:
            return await self.join(person, follows)
        await self.followed(table, new)
        return await self.lobby.after(person, new, False, is_full(setup.seats))

    def turned(self, row: TableRow, places: list[SeatRow], person: Person) -> Setup:
        """The same table again; where everybody plays for themselves, every player moves on by one seat."""
        try:
            game = game_of(row, self.ground.games)
        except Diverged as error:
            raise Refused("not_allowed", f"There can be no rematch: {error}") from None
        known = {setting.name for setting in game.settings}
        given = {name: value for name, value in row.settings.items() if name in known}
        players = [seat for seat in places if not seat.official]
        officials = places[len(players) :]
        if row.rated:  # a table from before a setting had only one value there has it from now on
            given.update({setting.name: setting.rated for setting in game.settings if setting.rated})
        if officials:  # also those who sat down while it went on
            given[game.officials_setting] = str(len(officials))
        settings = game.full_settings(given)
        teams = game.new(settings, [seat.deck for seat in players]).teams
        step = 1 if len(set(teams)) == len(teams) else 0
        count = len(players)
        turned = [players[(i - step) % count] for i in range(count)] + officials
        return Setup(
            game=game,
            settings=settings,
            seats=[seat_again(i, before, person) for i, before in enumerate(turned)],
            clock=row.clock,
            card_text=row.card_text,
            title=row.title,
            listed=row.listed,
            quick=True,
            rated=row.rated,
            spectators="public" if row.rated and row.spectators == "open" else row.spectators,
            webhook=row.webhook,
        )

    async def join(self, person: Person, table: str) -> TableInfo:
        """Take one's seat. Who has none there any more, because it runs or somebody else came, is shown the table."""
        try:
            return await self.lobby.join(person, table, Join())
        except Refused as refused:
            if refused.code not in ("seat_taken", "not_open"):
                raise
            return await self.lobby.info(person.id, table)

    async def followed(self, table: str, new: str) -> None:
        """Tell those who still look at a finished table which one follows, without replaying the game."""
        room = self.hub.rooms.get(table)
        if room is not None and room.live is not None:
            room.live.row.rematch = new
            self.hub.push_table(room, room.live)
        elif room is not None and room.watchers:
            await self.hub.changed(table)
        self.lobby.changed()


def check_rematch(row: TableRow, places: Sequence[SeatRow], person: str) -> None:
    if not any(seat.kind == PERSON and seat.person == person for seat in places):
        raise Refused("not_seated", "You had no seat at this table.")
    if row.status != OVER:
        raise Refused("not_allowed", "A rematch follows a game that is over.")


def seat_again(number: int, before: SeatRow, person: Person) -> SeatRow:
    """A seat of a rematch: who asks sits down, bots come along, the others are expected."""
    if before.kind == BOT:
        return SeatRow(number, BOT, None, before.bot, before.bot, before.deck, None)
    if before.person == person.id:
        return SeatRow(number, PERSON, person.id, person.name, "", before.deck, None, before.official)
    return SeatRow(number, INVITED, before.person, before.name, "", before.deck, new_id(), before.official)


def still_there(connection: Connection, seat: SeatRow) -> SeatRow:
    """Nobody waits for somebody who is gone: then whoever has the invitation may come."""
    if seat.kind != INVITED or seat.person is None:
        return seat
    wanted = select(people.c.id).where(people.c.id == seat.person, people.c.gone_at.is_(None))
    if connection.execute(wanted).one_or_none() is not None:
        return seat
    return SeatRow(seat.seat, INVITED, None, "", "", "", seat.invite, seat.official)

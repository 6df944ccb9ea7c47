"""Who may look on: nobody sees a hand that counts, and where nobody may look on, that holds for the host too."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from grimalkin.server.messages import Chat, Join, NewSeat, NewTable, Update
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from grimalkin.server.sitting import Viewer
from grimalkin.server.storage.schema import tables
from tests.server.test_review import ARENA, code, two_seats
from tests.server.workers import Browser, guests, resign, with_worker


async def hosted(service: Service, host: Person, *players: Person, **more: Any) -> str:
    """A table of others, not begun."""
    seats = [NewSeat() for _ in players]
    table = (await service.lobby.create(host, NewTable(ARENA, {}, seats, **more))).id
    for player in players:
        await service.lobby.join(player, table, Join())
    return table


def test_a_rated_table_shows_its_hands_to_nobody(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        for seats in ([NewSeat("me"), NewSeat()], [NewSeat(), NewSeat()]):
            with pytest.raises(Refused, match="At a rated table nobody who looks on sees every card") as refused:
                await service.lobby.create(ann, NewTable(ARENA, {}, seats, rated=True, spectators="open"))
            assert refused.value.code == "not_allowed"
        assert (await service.lobby.mine(ann.id)).tables == [], "nothing was opened"
        for spectators in ("public", "none"):
            assert await two_seats(service, ann, ben, rated=True, spectators=spectators)
        assert await two_seats(service, ann, ben, spectators="open")

    with_worker(sqlite_database, test)


def test_one_that_was_opened_before_shows_no_hands_either(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        table = await two_seats(service, ann, ben, rated=True)
        old = update(tables).where(tables.c.id == table).values(spectators="open")
        await service.store.write(lambda connection: connection.execute(old).rowcount)
        service.hub.rooms.clear()
        async with service.hub.use(table) as (_, live):
            assert live.viewer(cat.id) == Viewer()
        assert (await service.replays.info(cat, table)).viewers == ["spectator"]
        await resign(service, ben, table)
        again = await service.rematches.ask(ann, table)
        assert (again.rated, again.spectators) == (True, "public")

    with_worker(sqlite_database, test)


def test_a_host_without_a_seat_sees_the_lobby_but_not_the_game(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        table = await hosted(service, ann, ben, cat, spectators="none")
        host, player = Browser(ann), Browser(ben)
        await service.hub.watch(host, table, 0, 0)  # who sits down
        await service.hub.watch(player, table, 0, 0)
        info = await service.lobby.start(ann, table)
        assert [seat.name for seat in info.seats] == ["Ben", "Cat"]
        assert any(isinstance(news, Update) for news in player.sent)
        assert not any(isinstance(news, Update) for news in host.sent)
        assert await code(service.hub.watch(Browser(ann), table, 0, 0)) == "no_spectators"
        assert await code(service.replays.info(ann, table)) == "no_spectators"
        assert await code(service.hub.act(ann, table, Chat("How does it stand?"))) == "no_spectators"
        await resign(service, ben, table)
        assert await code(service.replays.info(ann, table)) == "no_spectators"
        assert await code(service.replays.saved(ann, table)) == "no_spectators"
        for _ in range(2):  # in memory, then from the rows
            told = await service.lobby.info(ann.id, table)
            assert (told.host, told.status, told.seed) == (True, "over", "")
            assert (await service.lobby.info(ben.id, table)).seed
            service.hub.rooms.clear()

    with_worker(sqlite_database, test)


def test_a_host_sees_a_game_that_is_open_to_look_at(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        table = await hosted(service, ann, ben, cat)
        await service.lobby.start(ann, table)
        host = Browser(ann)
        await service.hub.watch(host, table, 0, 0)
        assert any(isinstance(news, Update) for news in host.sent)

    with_worker(sqlite_database, test)

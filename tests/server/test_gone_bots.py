"""A bot that cannot play here: it is not offered, refused where it is asked for, and stood in for where it plays."""

from __future__ import annotations

import json
from io import StringIO

import pytest

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.games import TEACHING
from grimalkin.players import PLAYERS
from grimalkin.players.random import Random
from grimalkin.server.messages import ChangeSeat, LetPlay, NewSeat, NewTable
from grimalkin.server.refusals import Refused
from grimalkin.server.routes.games import game_info
from grimalkin.server.service import Service
from tests.server.logged import written_to
from tests.server.test_bots_only import until
from tests.server.test_cheats import NearBots, playing
from tests.server.workers import Browser, guests, with_worker

GAME = "cauldron"
WHY = "it has lost its book"
SAID = f"'bot:bookish' cannot play {GAME}: {WHY}; there are: random, greedy"


class Bookish(Random):
    """Plays by a book, which can be lost."""

    has_book = True

    def lacks(self, game: Game) -> str:
        return "" if self.has_book else WHY


@pytest.fixture
def bookish(monkeypatch: pytest.MonkeyPatch) -> Bookish:
    player = Bookish()
    for name in list(PLAYERS):
        if name not in ("random", "greedy"):
            monkeypatch.delitem(PLAYERS, name)
    monkeypatch.setitem(PLAYERS, "bookish", player)
    return player


def test_a_stored_table_whose_bot_is_gone_goes_on_with_another(sqlite_database: str, bookish: Bookish) -> None:
    stream = StringIO()

    async def test(service: Service) -> None:
        service.bots = NearBots(service)
        ann, cat = await guests(service, "Ann", "Cat")
        seats = [NewSeat("bot", "bot:bookish"), NewSeat("bot", "bot:bookish")]
        table = (await service.lobby.create(ann, NewTable(GAME, {}, seats))).id
        bookish.has_book = False
        browser = Browser(cat)
        await service.hub.watch(browser, table, 0, 0)
        await service.lobby.start(ann, table)
        await until(lambda: playing(service, table) == ["bot:greedy"] * 2)
        service.hub.unwatch(browser, table)
        await until(lambda: not service.hub.rooms[table].thinking)
        async with service.hub.use(table) as (_, live):
            made = [(entry.seat, entry.kind) for entry in live.played.record]
            for seat in (0, 1):
                assert made.count((seat, "takeover")) == 1
                assert (seat, "choice") not in made[: made.index((seat, "takeover"))]
            told = [(line.seat, line.text) for line in live.talk if line.kind == "bot_gone"]
            assert sorted(told) == [(0, SAID), (1, SAID)]

    with written_to(stream):
        with_worker(sqlite_database, test)
    lines = [line for line in map(json.loads, stream.getvalue().splitlines()) if line["event"] == "a bot is gone"]
    assert [(line["bot"], line["why"]) for line in lines] == [("bot:bookish", SAID)] * 2


def test_it_is_refused_where_it_is_asked_for(sqlite_database: str, bookish: Bookish) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        seats = [NewSeat("me"), NewSeat("bot", "bot:random")]
        table = (await service.lobby.create(ann, NewTable(GAME, {}, seats))).id
        bookish.has_book = False
        with pytest.raises(BadSetup, match=f"^{SAID}$"):
            await service.lobby.create(ann, NewTable(GAME, {}, [NewSeat("me"), NewSeat("bot", "bot:bookish")]))
        with pytest.raises(BadSetup, match=f"^{SAID}$"):
            await service.lobby.change_seat(ann, table, ChangeSeat(1, kind="bot", bot="bot:bookish"))
        await service.lobby.start(ann, table)
        with pytest.raises(Refused, match=SAID):
            await service.hub.act(ann, table, LetPlay(0, "bot:bookish"))
        bookish.has_book = True
        await service.hub.act(ann, table, LetPlay(0, "bot:bookish"))

    with_worker(sqlite_database, test)


def test_it_is_offered_where_it_can_play(bookish: Bookish) -> None:
    assert game_info(TEACHING[GAME]).bots == ["bot:random", "bot:greedy", "bot:bookish"]
    bookish.has_book = False
    assert game_info(TEACHING[GAME]).bots == ["bot:random", "bot:greedy"]

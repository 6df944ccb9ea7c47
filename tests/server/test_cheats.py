"""A bot at a table chooses what it was not offered: nothing of it happens, it is replaced, and the log says why."""

from __future__ import annotations

import asyncio
import json
from io import StringIO

import msgspec
import pytest

from grimalkin.games import GAMES, TEACHING
from grimalkin.players import PLAYERS
from grimalkin.server.bots.pool import BotFailed, Bots
from grimalkin.server.bots.process import Answer, Failed, Request, answer_to
from grimalkin.server.messages import NewSeat, NewTable
from grimalkin.server.service import Service
from tests.server.logged import written_to
from tests.server.test_bots_only import until
from tests.server.workers import Browser, guests, with_worker
from tests.support.cheats import Cheat

EVERY = {**GAMES, **TEACHING}


class NearBots(Bots):
    """What their processes do, in this one: a request as it crosses to them, and its answer."""

    def __init__(self, service: Service) -> None:
        super().__init__(service.games, 1, 60.0)

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def run(self, request: Request, seconds: float, behind: bool = False) -> Answer:
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(request), type=Request)
        answer = await asyncio.to_thread(answer_to, sent)
        if isinstance(answer, Failed):
            raise BotFailed(answer.why, answer.where)
        return answer


@pytest.mark.parametrize("game", EVERY)
def test_it_is_replaced_and_the_log_says_why(game: str, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "cheat", Cheat())
    stream = StringIO()
    count = EVERY[game].seats[0]

    async def test(service: Service) -> None:
        service.bots = NearBots(service)
        ann, cat = await guests(service, "Ann", "Cat")
        seats = [NewSeat("bot", "bot:cheat")] * count
        table = (await service.lobby.create(ann, NewTable(game, {}, seats))).id
        browser = Browser(cat)
        await service.hub.watch(browser, table, 0, 0)
        await service.lobby.start(ann, table)
        await until(lambda: "bot:random" in playing(service, table))
        service.hub.unwatch(browser, table)
        await until(lambda: not service.hub.rooms[table].thinking)
        async with service.hub.use(table) as (_, live):
            replaced: set[int] = set()
            for entry in live.played.record:
                if entry.kind == "takeover":
                    replaced.add(entry.seat)
                assert entry.kind != "choice" or entry.seat in replaced, "what cheats has chosen nothing"

    with written_to(stream):
        with_worker(sqlite_database, test)
    failed = [line for line in map(json.loads, stream.getvalue().splitlines()) if line["event"] == "a bot failed"]
    assert [(line["bot"], line["why"]) for line in failed[:2]] == [("bot:cheat", "illegal")] * 2
    assert failed[0]["where"] == "Cheat chose what was not offered"


def playing(service: Service, table: str) -> list[str]:
    live = service.hub.rooms[table].live
    return [] if live is None else live.played.players

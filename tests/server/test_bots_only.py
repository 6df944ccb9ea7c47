"""Tables where only bots play: for who watches, in turns, behind everybody else. And stand-ins, who take their time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from grimalkin.games import GAMES
from grimalkin.server import due as due_module
from grimalkin.server.bots.pool import Bots, Process
from grimalkin.server.loading import LONG
from grimalkin.server.messages import LetPlay, NewSeat, NewTable, PlayBot
from grimalkin.server.people import Person
from grimalkin.server.service import Service
from grimalkin.server.storage.schema import PLAYING
from tests.server.test_downtime import Time, worker
from tests.server.test_review import own_cards
from tests.server.workers import Browser, PlainBots, guests, play_on, with_worker, with_workers

ARENA = "mythic-arena"


class SlowBots(PlainBots):
    """Bots whose thoughts end when the test says so. It keeps whose thoughts are under way."""

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self.gate = asyncio.Semaphore(0)
        self.under_way: Counter[bool] = Counter()  # by whether they stand behind
        self.most: Counter[bool] = Counter()
        self.begun = asyncio.Event()

    async def think(self, *given: Any, **named: Any) -> int:
        behind = bool(named["behind"])
        self.under_way[behind] += 1
        self.most[behind] = max(self.most[behind], self.under_way[behind])
        self.begun.set()
        try:
            await self.gate.acquire()
            return await super().think(*given, **named)
        finally:
            self.under_way[behind] -= 1


async def bots_only(service: Service, host: Person, game: str = "cauldron") -> str:
    """A table with bots only that has begun."""
    seats = [NewSeat("bot", "bot:random"), NewSeat("bot", "bot:random")]
    info = await service.lobby.create(host, NewTable(game, {}, seats))
    await service.lobby.start(host, info.id)
    return info.id


async def rest(service: Service, table: str) -> int:
    """Wait until nobody is at the table; how many entries it has then."""
    async with asyncio.timeout(60):
        while table in service.hub.rooms and service.hub.rooms[table].thinking:
            await asyncio.sleep(0.005)
    async with service.hub.use(table) as (room, live):
        assert room.timer is None
        return live.n


async def until(right: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not right():
            await asyncio.sleep(0.005)


async def wake_at(service: Service, table: str) -> float | None:
    found: float | None = (await service.hub.loader.stored(table)).row.wake_at
    return found


def test_bots_play_for_who_watches_and_stand_still_for_nobody(database: str) -> None:
    async def test(service: Service) -> None:
        bots = service.bots = SlowBots(service)
        ann, cat = await guests(service, "Ann", "Cat")
        table = await bots_only(service, ann)
        began = await rest(service, table)
        await service.due.wake(table)
        assert await rest(service, table) == began
        assert await wake_at(service, table) is None
        assert await service.due.leased() == []
        assert not bots.most

        browser = Browser(cat)
        await service.hub.watch(browser, table, 0, 0)
        for _ in range(5):
            bots.gate.release()
        await until(lambda: (live := service.hub.rooms[table].live) is not None and live.n >= began + 5)
        await until(lambda: bots.under_way[True] == 1)
        service.hub.unwatch(browser, table)
        bots.gate.release()
        stopped = await rest(service, table)
        assert await wake_at(service, table) is None
        for _ in range(100):
            bots.gate.release()
        await service.due.wake(table)
        assert await rest(service, table) == stopped

        await service.hub.watch(browser, table, 0, 0)
        await until(lambda: (live := service.hub.rooms[table].live) is not None and live.n > stopped)
        service.hub.unwatch(browser, table)

    with_worker(database, test)


def test_what_was_due_before_there_was_this_rule_is_forgotten(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        table = await bots_only(service, ann)
        began = await rest(service, table)
        await service.hub.loader.write_row(table, wake_at=0.0, lease_until=0.0)
        service.hub.rooms.clear()
        for found in await service.due.leased():
            await service.due.wake(found)
        assert await rest(service, table) == began
        assert await wake_at(service, table) is None

    with_worker(sqlite_database, test)


def test_a_host_may_let_them_play_for_nobody(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        table = await bots_only(service, ann)
        await until(lambda: (live := service.hub.rooms[table].live) is not None and live.row.status != PLAYING)

    with_worker(sqlite_database, test, bots_alone=True)


def test_a_few_of_them_play_at_once_in_turns_and_a_persons_table_does_not_wait(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        bots = service.bots = SlowBots(service)
        ann, cat = await guests(service, "Ann", "Cat")
        tables = [await bots_only(service, ann, ARENA) for _ in range(6)]
        browser = Browser(cat)
        for table in tables:
            await service.hub.watch(browser, table, 0, 0)
        await until(lambda: bots.under_way[True] >= 2)
        mine = (await service.lobby.play_bot(ann, PlayBot("cauldron", "bot:random"))).id
        await service.hub.watch(Browser(ann), mine, 0, 0)
        await until(lambda: bots.under_way[False] == 1 or not is_bots_turn(service, mine))
        began = [entries(service, table) for table in tables]

        def further() -> list[int]:
            return [entries(service, table) - n for table, n in zip(tables, began, strict=True)]

        def all_have_played() -> bool:
            if bots.gate.locked():  # the last thought that was let go on has begun
                bots.gate.release()
            return min(further()) >= 3

        await until(all_have_played)
        assert max(further()) < 30, "some table waited while others played"
        assert bots.most[True] == 2
        for table in tables:
            service.hub.unwatch(browser, table)
        for _ in range(100):
            bots.gate.release()

    with_worker(sqlite_database, test, bot_tables=2)


def entries(service: Service, table: str) -> int:
    live = service.hub.rooms[table].live
    return live.n if live is not None else 0


def is_bots_turn(service: Service, table: str) -> bool:
    live = service.hub.rooms[table].live
    return live is None or live.bot_asked() is not None


def test_when_who_watched_elsewhere_leaves_they_go_on_for_who_watches_here(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(made: Any) -> None:
        here, there = made
        here.bots, there.bots = SlowBots(here), SlowBots(there)
        ann, cat = await guests(here, "Ann", "Cat")
        table = await bots_only(there, ann)
        away, stays = Browser(ann), Browser(cat)
        await there.hub.watch(away, table, 0, 0)
        await until(lambda: there.bots.under_way[True] == 1)
        await here.hub.watch(stays, table, 0, 0)
        there.bots.gate.release()
        await until(lambda: there.bots.under_way[True] == 1)
        there.hub.unwatch(away, table)
        there.bots.gate.release()
        n = await rest(there, table)
        monkeypatch.setattr(due_module, "LEASE", -1.0)
        here.hub.stop_timer(here.hub.rooms[table])
        here.due.look_on()
        for _ in range(10):
            here.bots.gate.release()
        await until(lambda: entries(here, table) > n)
        here.hub.unwatch(stays, table)

    with_workers(postgres_database, test, 2)


def test_of_several_processes_those_behind_get_what_others_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Process, "begin", lambda _self: None)

    async def whole() -> None:
        bots = Bots(GAMES, 3, 1.0)
        first = [await bots.free_process(True), await bots.free_process(True)]
        late = asyncio.ensure_future(bots.free_process(True))
        await asyncio.sleep(0)
        assert not late.done(), "one process is kept for the others"
        own = await bots.free_process(False)
        next_behind = asyncio.ensure_future(bots.free_process(True))
        person = asyncio.ensure_future(bots.free_process(False))
        await asyncio.sleep(0)
        bots.give_back(first[0], True)
        assert await person is first[0], "whoever does not stand behind comes first"
        bots.give_back(own, False)
        assert await late is own
        assert not next_behind.done()
        bots.give_back(first[1], True)
        assert await next_behind is first[1], "then in the order they came"
        bots.give_back(first[0], False)
        bots.give_back(await late, True)
        bots.give_back(await next_behind, True)
        assert len(bots.idle) == 3
        assert bots.now_behind == 0

    asyncio.run(whole())


def test_who_waits_behind_and_goes_away_leaves_no_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Process, "begin", lambda _self: None)

    async def whole() -> None:
        bots = Bots(GAMES, 1, 1.0)
        process = await bots.free_process(True)
        gone, stays = [asyncio.ensure_future(bots.free_process(True)) for _ in range(2)]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        bots.give_back(process, True)
        assert await stays is process
        bots.give_back(process, True)
        assert (bots.now_behind, len(bots.idle), len(bots.behind)) == (0, 1, 0)

    asyncio.run(whole())


# stand-ins


@pytest.mark.parametrize("table", ["long", "own cards"])
def test_a_stand_in_takes_its_time_at_every_table(sqlite_database: str, table: str) -> None:
    """Also where the record is read beside the event loop. The table is not one with bots only."""

    async def whole() -> None:
        time = Time()
        async with worker(sqlite_database, time) as service:
            (ann,) = await guests(service, "Ann")
            cards = own_cards() if table == "own cards" else ""
            new = NewTable(ARENA, {}, [NewSeat("me"), NewSeat("me")], cards=cards)
            made = (await service.lobby.create(ann, new)).id
            await service.lobby.start(ann, made)
            assert not await play_on(service, [ann], made, 10)
            while table == "long" and (await service.live(made)).n < LONG:
                for bot in ("bot:greedy", ""):  # each is an entry
                    await service.hub.act(ann, made, LetPlay(0, bot))
            for seat in (0, 1):
                await service.hub.act(ann, made, LetPlay(seat, "bot:greedy"))
            for _ in range(3):
                service.hub.rooms.clear()  # as after a start of the server
                await service.due.wake(made)
                n = (await service.live(made)).n
                assert n >= LONG or table != "long"
                time.pass_(service.config.stand_in_seconds - 0.1)
                await service.due.wake(made)
                await until(lambda: not service.hub.rooms[made].thinking)
                live = await service.live(made)
                assert live.n == n, "it has chosen before its time"
                assert live.wake_at() == pytest.approx(time.wall + 0.1, abs=0.01)
                time.pass_(0.2)
                await service.due.wake(made)
                await until(lambda n=n: entries(service, made) > n)  # type: ignore[misc]
                await until(lambda: not service.hub.rooms[made].thinking)

    asyncio.run(whole())

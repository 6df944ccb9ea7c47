"""Time that nobody could use: no server was there, or its clock was set. It runs on no player's clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from grimalkin.server import heartbeat, messages
from grimalkin.server.clocks import SKIPPED, Skip, read_skip
from grimalkin.server.config import Config
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import Clock, Join, Move, NewSeat, NewTable, Update
from grimalkin.server.people import Person
from grimalkin.server.service import Service
from grimalkin.server.storage.backup import back_up, restore
from grimalkin.server.storage.rows import Stored, read_stored
from grimalkin.server.storage.store import Batch, TalkRow
from tests.server.test_live import play_some, same, until_window
from tests.server.workers import Browser, PlainBots, guests
from tests.support.tables import START, Desk

ARENA = "mythic-arena"


# at a table


def skip(desk: Desk, begin: float, end: float) -> None:
    """What a worker says at a table of time that nobody could use."""
    text = Skip(len(desk.stored.entries), START + begin, START + end).text()
    row = TalkRow(len(desk.stored.talk) + 1, START + end, "", -1, SKIPPED, text)
    desk.live.take_in((), [row])
    desk.take(Batch(desk.live.id, desk.live.n, desk.live.m - 1, (), [row], dict(desk.live.changes(START + end))))


@pytest.mark.parametrize("clock", [Clock("live", 30, 0), Clock("correspondence", 30)])
def test_skipped_time_runs_on_no_clock(clock: Clock) -> None:
    desk = Desk(ARENA, ["ann", "ben"], clock=clock)
    live = desk.live
    seat = live.asked()[0]
    skip(desk, 10.0, 50.0)
    assert desk.due(50.0) is None
    assert live.timing.clocks.left[seat] == pytest.approx(20.0)
    assert live.wake_at() == START + 70
    same(live, desk.rebuilt(), START + 51)
    assert desk.due(69.9) is None
    assert desk.due(70.0) is not None
    assert live.is_bot(seat)
    same(live, desk.rebuilt(), START + 71)


def test_what_was_skipped_or_used_already_is_not_credited_again() -> None:
    desk = Desk(ARENA, ["ann", "ben"], clock=Clock("live", 100, 0))
    live = desk.live
    skip(desk, 10.0, 50.0)
    skip(desk, 10.0, 50.0)
    skip(desk, 20.0, 52.0)
    seat = live.asked()[0]
    assert live.timing.clocks.left[seat] == pytest.approx(90.0)
    assert live.wake_at() == START + 142
    desk.move(live.seats[seat].person or "", desk.options(seat)[0], 60.0)
    assert live.timing.clocks.left[seat] == pytest.approx(82.0)
    left = list(live.timing.clocks.left)
    skip(desk, 55.0, 60.0)  # somebody was there then: a choice was made
    assert live.timing.clocks.left == pytest.approx(left)
    assert live.timing.clocks.at == START + 60
    same(live, desk.rebuilt(), START + 61)


def test_a_clock_that_is_set_back_takes_and_gives_nothing() -> None:
    """Times in the record go back; the table rebuilt from it is the same, pauses and all."""
    desk = Desk(ARENA, ["ann", "bot:random"], clock=Clock("live", 600, 0))
    live = desk.live
    while not live.timing.clocks.running:
        bot = live.bot_asked()
        assert bot is not None
        desk.take(live.bot_chose(bot, live.game.codes.code(desk.options(bot)[0]), START))
    desk.act("ann", messages.Pause(0, True), 20.0)
    desk.act("ann", messages.Pause(0, False), 50.0)
    skip(desk, 60.0, -3_540.0)
    assert live.timing.clocks.left[0] == pytest.approx(570.0)
    assert live.wake_at() == START - 3_540 + 570
    same(live, desk.rebuilt(), START - 3_539)
    desk.act("ann", messages.Pause(0, True), -3_530.0)
    desk.act("ann", messages.Pause(0, False), -3_500.0)
    assert live.timing.clocks.left[0] == pytest.approx(560.0)
    desk.move("ann", desk.options(0)[0], -3_490.0)
    assert live.timing.clocks.left[0] == pytest.approx(550.0)
    same(live, desk.rebuilt(), START - 3_489)


def test_a_pause_across_a_clock_that_is_set_back() -> None:
    desk = Desk(ARENA, ["ann", "bot:random"], clock=Clock("live", 600, 0))
    live = desk.live
    while not live.timing.clocks.running:
        bot = live.bot_asked()
        assert bot is not None
        desk.take(live.bot_chose(bot, live.game.codes.code(desk.options(bot)[0]), START))
    desk.act("ann", messages.Pause(0, True), 20.0)
    desk.act("ann", messages.Pause(0, False), -3_000.0)  # nobody told the table, and nobody needs to
    assert live.timing.clocks.left[0] == pytest.approx(580.0)
    assert live.wake_at() == START - 3_000 + 580


@pytest.mark.parametrize("end", [500.0, -3_500.0])
def test_a_window_keeps_its_time(end: float) -> None:
    desk = Desk("familiars-and-foes", ["ann", "ben"], {"interrupt_mode": "claim", "ballyhoo_mode": "claim"})
    at = until_window(desk)
    seconds = desk.live.timing.timer()[0]
    skip(desk, at + 2, at + end)
    assert desk.live.timing.window_end() == pytest.approx(START + at + end + seconds - 2, abs=0.01)
    assert desk.live.wake_at() is not None
    assert desk.due(at + end) is None
    same(desk.live, desk.rebuilt(), START + at + end)


def test_a_stand_in_does_not_wait_for_a_clock_that_was_set_back() -> None:
    desk = Desk(ARENA, ["ann", "bot:random"])
    desk.live.timing.stand_in = 2.0
    desk.act("ann", messages.LetPlay(0, "bot:greedy"), 10.0)
    while desk.live.bot_asked() != 0:
        desk.take(desk.live.bot_chose(1, desk.live.game.codes.code(desk.options(1)[0]), START + 10))
    skip(desk, 11.0, -3_600.0)
    assert desk.live.timing.bot_at() == pytest.approx(START - 3_611 + 2.0, abs=0.01)
    seen = 0
    for at in range(-3_600, -3_560):  # all of it before the game began, by the clock as it is now
        seat = desk.live.bot_asked()
        assert seat is not None
        desk.take(desk.live.bot_chose(seat, desk.live.game.codes.code(desk.options(seat)[0]), START + at))
        if desk.live.bot_asked() == 0 and desk.live.version == desk.live.n:
            seen += 1
            assert desk.live.timing.bot_at() == START + at + 2.0
            assert desk.rebuilt().timing.wait_at() == desk.live.timing.wait_at()
    assert seen


def test_news_of_skipped_time_lead_to_the_same_table() -> None:
    desk = Desk(ARENA, ["ann", "ben"], clock=Clock("live", 600, 5))
    other = desk.rebuilt()
    at = 0.0
    for part, moved in enumerate((30.0, -2_000.0, 2_000.0, -50.0)):
        n, m = other.n, other.m
        at = play_some(desk, 3, part, begin=at)
        skip(desk, at + 1, at + 1 + moved)
        at = play_some(desk, 3, part, begin=at + 1 + moved)
        other.take_in(desk.stored.entries[n:], desk.stored.talk[m:])
        same(desk.live, other, START + at)
        same(desk.live, desk.rebuilt(), START + at)
    assert all(left > 550 for left in desk.live.timing.clocks.left)


def test_people_read_how_long_it_was() -> None:
    desk = Desk(ARENA, ["ann", "ben"], clock=Clock("live", 600, 5))
    skip(desk, 10.0, 50.4)
    said = desk.live.showing.said(0)[-1]
    assert (said.kind, said.text, said.seat) == (SKIPPED, "40", -1)


# a worker


class Time:
    """Both clocks of a machine. One of them can be set."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.ticks = 50.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.ticks += seconds

    def set_(self, seconds: float) -> None:
        self.wall += seconds


class Worker(Service):
    """A worker on a machine whose clocks a test moves. Its heart beats only when the test says so."""

    def __init__(self, database: str, time: Time) -> None:
        settings = Config(database=database, teaching=True, limits=False, secret="s" * 32)
        super().__init__(settings, lambda: time.wall, lambda: time.ticks)
        self.bots = PlainBots(self)
        self.people.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

    async def settled(self) -> None:
        """Until those who look on have been told what was found."""
        for task in list(self.hub.tasks):
            if task.get_coro().__qualname__ == "Hub.show_skip":  # type: ignore[union-attr]
                await task

    async def live(self, table: str) -> LiveTable:
        async with self.hub.use(table) as (_, live):
            pass
        await self.settled()
        async with self.hub.use(table) as (_, live):
            return live

    async def heard(self, table: str) -> LiveTable:
        """The table as it is written: what another worker has written is heard of when the database tells it."""
        for _ in range(1_000):
            live, row = await self.live(table), (await self.rows(table)).row
            if (live.n, live.m) == (row.n, row.m):
                return live
            await asyncio.sleep(0.02)
        raise AssertionError("nobody told it")

    async def rows(self, table: str) -> Stored:
        stored = await self.store.read(lambda connection: read_stored(connection, table))
        assert stored is not None
        return stored

    async def skips(self, table: str) -> list[float]:
        found = [read_skip(row.text) for row in (await self.rows(table)).talk if row.kind == SKIPPED]
        return [round(one.end - one.begin, 3) for one in found]


@asynccontextmanager
async def worker(database: str, time: Time, killed: bool = False) -> AsyncIterator[Worker]:
    made = Worker(database, time)
    await made.open()
    try:
        yield made
    finally:
        if killed:
            made.hub.heart.begun = False  # who is killed does not say good-bye
        await made.close()


async def table_of(service: Service, people: list[Person], clock: Clock, game: str = ARENA) -> str:
    ann, ben = people
    info = await service.lobby.create(ann, NewTable(game, {}, [NewSeat("me"), NewSeat()], clock=clock))
    await service.lobby.join(ben, info.id, Join())
    await service.lobby.start(ann, info.id)
    return info.id


async def choose(service: Service, people: list[Person], table: str) -> int:
    """The first choice of whoever is asked; which seat that was."""
    async with service.hub.use(table) as (_, live):
        seat = live.asked()[0]
        option = next(one.notation for one in live.showing.view(seat, service.clock()).options if not one.standing)
        move = Move(seat, live.version, option, f"key-{live.n:010}")
    await service.hub.act(people[seat], table, move)
    return seat


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "stopped"])
@pytest.mark.parametrize(
    ("clock", "down"), [(Clock("live", 30, 0, "lose"), 40.0), (Clock("correspondence", 3_600, 0, "lose"), 90_000.0)]
)
def test_a_server_that_is_down_runs_on_no_clock(database: str, clock: Clock, down: float, killed: bool) -> None:
    """A clock of 30 seconds outlasts 40 in which nobody served."""

    async def whole() -> None:
        time = Time()
        async with worker(database, time, killed) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, clock)
            time.pass_(2.0)
            await first.hub.beat()
        time.pass_(down)
        async with worker(database, time) as second:
            await second.due.wake(table)
            live = await second.live(table)
            assert live.row.status == "playing"
            assert live.timing.clocks.left[live.asked()[0]] == pytest.approx(clock.bank - 2.0)
            assert await second.skips(table) == [down]
            assert (await second.rows(table)).row.wake_at == pytest.approx(time.wall + clock.bank - 2.0, abs=0.01)
            assert await second.due.leased() == []
            seat = live.asked()[0]
            time.pass_(1.0)
            await choose(second, people, table)
            assert live.timing.clocks.left[seat] == pytest.approx(clock.bank - 3.0)
            assert not any(row.kind == "concede" for row in (await second.rows(table)).entries)

    asyncio.run(whole())


def test_time_that_is_not_skipped_still_counts(database: str) -> None:
    """Who ran out of time before the server went down, or does after it came back, is late."""

    async def whole() -> None:
        time = Time()
        async with worker(database, time, killed=True) as first:
            people = await guests(first, "Ann", "Ben")
            before = await table_of(first, people, Clock("live", 0, 5, "lose"))
            after = await table_of(first, people, Clock("live", 30, 0, "lose"))
            for _ in range(2):
                time.pass_(2.75)
                await first.hub.beat()
        time.pass_(1_000.0)
        async with worker(database, time) as second:
            for table in (before, after):
                await second.due.wake(table)
            assert (await second.live(before)).row.status == "over"
            assert (await second.live(after)).row.status == "playing"
            for _ in range(5):
                time.pass_(4.8)
                await second.hub.beat()
            await second.due.wake(after)
            assert (await second.live(after)).row.status == "playing"
            time.pass_(0.6)
            await second.due.wake(after)
            assert (await second.live(after)).row.status == "over"

    asyncio.run(whole())


def test_workers_that_begin_together_credit_once(postgres_database: str) -> None:
    async def whole() -> None:
        time = Time()
        async with worker(postgres_database, time, killed=True) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, Clock("live", 30, 0, "lose"))
            time.pass_(1.0)
            await first.hub.beat()
        time.pass_(40.0)
        made = [Worker(postgres_database, time) for _ in range(3)]
        await asyncio.gather(*[one.open() for one in made])
        try:
            assert await made[0].skips(table) == [40.0]
            time.pass_(0.5)
            async with worker(postgres_database, time):  # one of several starts again within a second
                assert await made[0].skips(table) == [40.0]
            for one in made:
                live = await one.live(table)
                assert live.timing.clocks.left[live.asked()[0]] == pytest.approx(29.0)
        finally:
            await asyncio.gather(*[one.close() for one in made])

    asyncio.run(whole())


def test_a_worker_that_begins_beside_others_credits_nothing(postgres_database: str) -> None:
    async def whole() -> None:
        time = Time()
        async with worker(postgres_database, time) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, Clock("live", 30, 0, "lose"))
            for _ in range(20):
                time.pass_(2.0)
                await first.hub.beat()
            async with worker(postgres_database, time) as second:
                assert await second.skips(table) == []
                await second.due.wake(table)
                assert (await second.live(table)).row.status == "over"

    asyncio.run(whole())


@pytest.mark.parametrize("step", [3_600.0, -3_600.0, 3.0])
def test_a_clock_that_is_set_runs_on_no_clock(database: str, step: float) -> None:
    """It is seen before the next act is judged, not only at the next heartbeat; and nobody wins by it."""

    async def whole() -> None:
        time = Time()
        async with worker(database, time) as service:
            people = await guests(service, "Ann", "Ben")
            table = await table_of(service, people, Clock("live", 30, 0, "lose"))
            time.pass_(1.0)
            await service.hub.beat()
            time.pass_(1.0)
            time.set_(step)
            seat = await choose(service, people, table)
            await service.settled()
            live = await service.live(table)
            assert live.timing.clocks.left[seat] == pytest.approx(28.0)
            assert await service.skips(table) == [step]
            for _ in range(13):
                time.pass_(2.0)
                await service.hub.beat()
                await service.due.wake(table)
            assert (await service.live(table)).row.status == "playing"
            time.pass_(4.5)
            await service.due.wake(table)
            assert (await service.live(table)).row.status == "over"
            assert await service.skips(table) == [step]

    asyncio.run(whole())


def test_several_workers_whose_clock_is_set_credit_once(postgres_database: str) -> None:
    async def whole() -> None:
        time = Time()
        async with worker(postgres_database, time) as one, worker(postgres_database, time) as two:
            people = await guests(one, "Ann", "Ben")
            table = await table_of(one, people, Clock("live", 30, 0, "lose"))
            for step in (3_600.0, -7_200.0, 5.0):
                time.pass_(1.0)
                for service in (one, two):
                    await service.hub.beat()
                time.set_(step)
                await asyncio.gather(one.due.wake(table), two.due.wake(table), one.hub.beat(), two.hub.beat())
            for service in (one, two):
                live = await service.heard(table)
                assert live.timing.clocks.left[live.asked()[0]] - (time.wall - live.timing.clocks.at) == pytest.approx(
                    27.0
                )
            assert await one.skips(table) == [3_600.0, -7_200.0, 5.0]

    asyncio.run(whole())


def test_a_server_that_begins_with_its_clock_set_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "CALM", 0.0)

    async def whole() -> None:
        time = Time()
        async with worker(database, time) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, Clock("live", 30, 0, "lose"))
            time.pass_(2.0)
        time.set_(-86_400.0)
        async with worker(database, time) as second:
            live = await second.live(table)
            assert live.timing.clocks.left[live.asked()[0]] == pytest.approx(28.0)
            assert live.wake_at() == pytest.approx(time.wall + 28.0, abs=0.01)
            time.pass_(29.0)
            await second.hub.beat()
            assert await second.skips(table) == [-86_400.0, 29.0]

    asyncio.run(whole())


def test_a_machine_whose_clock_is_behind_moves_no_clock(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins while another one serves: that one's clock may be ahead, and nothing is known of either."""

    async def whole() -> None:
        time, behind = Time(), Time()
        behind.set_(-600.0)
        async with worker(postgres_database, time) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, Clock("live", 30, 0, "lose"))
            read = first.store.read

            async def sleep(_seconds: float) -> None:
                time.pass_(2.0)
                await first.hub.beat()

            monkeypatch.setattr(heartbeat.asyncio, "sleep", sleep)  # type: ignore[attr-defined]
            second = Worker(postgres_database, behind)
            second.store.open(second.hub.hinted)
            found = await second.hub.heart.first()
            assert found.skip is None
            assert await read(heartbeat.known) == time.wall
            await second.hub.heart.beat()
            assert await first.skips(table) == []
            await second.store.close()

    asyncio.run(whole())


def test_a_worker_that_stood_still_credits_those_who_were_connected_to_it(postgres_database: str) -> None:
    """Another one served, but whoever has a connection to this one had nobody to talk to."""

    async def whole() -> None:
        time = Time()
        async with worker(postgres_database, time) as still, worker(postgres_database, time) as other:
            people = await guests(still, "Ann", "Ben")
            clock = Clock("live", 30, 0, "lose")
            mine, theirs = [await table_of(still, people, clock) for _ in range(2)]
            seat = (await still.live(mine)).asked()[0]
            await still.hub.watch(Browser(people[seat]), mine, 0, 0)
            await still.hub.watch(Browser((await guests(still, "Cat"))[0]), theirs, 0, 0)  # only looks on
            time.pass_(1.0)
            await still.hub.beat()
            for _ in range(5):
                time.pass_(4.0)
                await other.hub.beat()
            live = await still.live(mine)
            assert live.timing.clocks.left[seat] == pytest.approx(29.0)
            assert await still.skips(mine) == [20.0]
            assert await still.skips(theirs) == []
            assert (await other.live(mine)).timing.clocks.left[seat] == pytest.approx(29.0)

    asyncio.run(whole())


def test_who_looks_on_is_shown_the_clocks_anew(sqlite_database: str) -> None:
    async def whole() -> None:
        time = Time()
        async with worker(sqlite_database, time) as service:
            people = await guests(service, "Ann", "Ben")
            table = await table_of(service, people, Clock("live", 30, 0, "lose"))
            browser = Browser(people[0])
            await service.hub.watch(browser, table, 0, 0)
            time.set_(1_000.0)
            await service.hub.beat()
            await service.settled()
            news = [one for one in browser.sent if isinstance(one, Update)][-1]
            assert news.deadline == pytest.approx(time.wall + 30.0, abs=0.01)
            room = service.hub.rooms[table]
            assert room.timer is not None
            assert room.timer.when() - asyncio.get_running_loop().time() == pytest.approx(30.0, abs=5.0)

    asyncio.run(whole())


def test_tables_where_time_does_not_matter_are_not_told(sqlite_database: str) -> None:
    async def whole() -> None:
        time = Time()
        async with worker(sqlite_database, time, killed=True) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, Clock(), "cauldron")
            over = await table_of(first, people, Clock("live", 30, 0, "lose"))
            await first.hub.act(people[0], over, messages.Resign(0))
        time.pass_(40.0)
        async with worker(sqlite_database, time) as second:
            assert await second.skips(table) == []
            assert await second.skips(over) == []

    asyncio.run(whole())


def test_a_restored_backup_goes_on_where_it_was(sqlite_database: str, tmp_path: Path) -> None:
    async def whole() -> None:
        time = Time()
        async with worker(sqlite_database, time) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, Clock("correspondence", 86_400, 0, "lose"))
            time.pass_(3_600.0)
            first.hub.heart.made = time.wall - 1, time.ticks - 1
            await first.hub.beat()
        kept = tmp_path / "kept.backup"
        back_up(sqlite_database, kept)
        new = f"sqlite:///{tmp_path / 'new.sqlite'}"
        restore(new, kept)
        time.pass_(10 * 86_400.0)
        async with worker(new, time) as second:
            live = await second.live(table)
            assert live.row.status == "playing"
            assert live.timing.clocks.left[live.asked()[0]] > 86_400 - 3_601

    asyncio.run(whole())


def test_what_cannot_be_written_hinders_nobody_from_looking(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from grimalkin.server.storage.store import Unavailable

    async def whole() -> None:
        time = Time()
        async with worker(sqlite_database, time) as service:
            people = await guests(service, "Ann", "Ben")
            table = await table_of(service, people, Clock("live", 30, 0, "lose"))
            written = service.store.write

            async def fails(*_given: Any, **_named: Any) -> Any:
                raise Unavailable("full")

            monkeypatch.setattr(service.store, "write", fails)
            time.pass_(40.0)
            assert (await service.live(table)).n >= 0
            monkeypatch.setattr(service.store, "write", written)
            time.pass_(2.0)
            live = await service.live(table)
            assert live.timing.clocks.left[live.asked()[0]] == pytest.approx(30.0)
            assert await service.skips(table) == [42.0]

    asyncio.run(whole())

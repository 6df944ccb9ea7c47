"""A table whose game is not here, or something else that it needs, sleeps: nothing is lost, and it can wake."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from io import StringIO
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from grimalkin.core.game import Game
from grimalkin.server import logs, messages
from grimalkin.server.app import create_app
from grimalkin.server.config import Config
from grimalkin.server.frames import viewers_of
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import Clock, Join, NewSeat, NewTable
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from grimalkin.server.storage.schema import tables
from grimalkin.server.stored_games import WAITS_FOR
from tests.server.logged import written_to
from tests.server.test_downtime import Time, Worker, choose, table_of
from tests.server.test_expiry import later, round_of
from tests.server.test_live import same
from tests.server.workers import Browser, guests
from tests.support.memory import ANN, BEN, CAT, EVERY, play_out, stored_at, with_worker
from tests.support.tables import Desk

CAULDRON = "cauldron"
WITHOUT: Mapping[str, Game] = {name: game for name, game in EVERY.items() if name != CAULDRON}


@asynccontextmanager
async def server(database: str, time: Time, games: Mapping[str, Game] = EVERY) -> AsyncIterator[Worker]:
    """A worker that has looked after its tables since it began."""
    made = Worker(database, time)
    made.games = games
    await made.open()
    try:
        await made.hub.upgrade()
        yield made
    finally:
        await made.close()


async def change(service: Service, table: str, **values: Any) -> None:
    await service.store.write(
        lambda connection: connection.execute(update(tables).where(tables.c.id == table).values(values))
    )


def told(stream: StringIO, event: str) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, stream.getvalue().splitlines()) if line["event"] == event]


@pytest.mark.parametrize("clock", [Clock("live", 30, 0, "lose"), Clock("correspondence", 3_600, 0, "lose"), Clock()])
def test_a_table_whose_game_is_not_here_sleeps_and_wakes(database: str, clock: Clock) -> None:
    """Its clocks go on where they stood, however long it slept and however often the server began without its game."""

    async def whole() -> None:
        time = Time()
        stream = StringIO()
        async with server(database, time) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, clock, CAULDRON)
            await choose(first, people, table)
            time.pass_(2.0)
            await first.hub.beat()
            asked = (await first.live(table)).asked()
            left = [(await first.live(table)).timing.clocks.shown(seat, time.wall) for seat in range(2)]
        for _ in range(2):
            time.pass_(100_000.0)
            with written_to(stream):
                async with server(database, time, WITHOUT) as second:
                    row = (await second.rows(table)).row
                    assert (row.status, row.asleep, row.wake_at, row.reason) == ("playing", "game", None, "")
                    time.pass_(100_000.0)
                    await second.hub.beat()
                    assert await second.due.leased() == []
                    await second.due.wake(table)
                    assert (await second.rows(table)).row.status == "playing"
        time.pass_(40.0)
        with written_to(stream):
            async with server(database, time) as third:
                row = (await third.rows(table)).row
                assert (row.status, row.asleep) == ("playing", "")
                live = await third.live(table)
                assert live.asked() == asked
                now = [live.timing.clocks.shown(seat, time.wall) for seat in range(2)]
                assert now == [pytest.approx(one) if one is not None else None for one in left]
                assert [line.kind for line in live.talk if line.kind in ("asleep", "awake")] == ["asleep", "awake"]
                same(live, LiveTable(await third.rows(table), EVERY), time.wall)
                time.pass_(1.0)
                seat = await choose(third, people, table)
                if clock.kind == "live":
                    assert live.timing.clocks.left[seat] == pytest.approx((left[seat] or 0.0) - 1.0)
        (slept,), (woke,) = told(stream, "table sleeps"), told(stream, "table wakes")
        assert slept["why"] == "the game cauldron is not here"
        assert woke["game"] == CAULDRON
        assert told(stream, "table closed") == []

    asyncio.run(whole())


def test_a_request_keeps_its_time(database: str) -> None:
    """What slept does not lapse."""

    async def whole() -> None:
        time = Time()
        async with server(database, time) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, Clock(), CAULDRON)
            await first.hub.act(people[0], table, messages.Pause(0, True))
            end = (await first.live(table)).wake_at()
            assert end is not None
            time.pass_(1.0)
        async with server(database, time, WITHOUT):
            time.pass_(5_000.0)
        async with server(database, time) as third:
            live = await third.live(table)
            assert live.wake_at() == pytest.approx(end + 5_000.0)
            assert live.consent.request is not None

    asyncio.run(whole())


def test_who_is_there_is_told_and_may_talk(database: str) -> None:
    async def whole() -> None:
        time = Time()
        async with server(database, time) as first:
            people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, Clock("live", 30, 0, "lose"), CAULDRON)
        async with server(database, time, WITHOUT) as second:
            ann = people[0]
            looker = Browser(ann)
            second.hub.joined(looker)
            await second.hub.watch(looker, table, 0, 0)
            news = await looker.until(messages.TableNews)
            assert (news.table.status, news.table.asleep, news.table.my_turn) == ("playing", "game", False)
            assert not [one for one in looker.sent if isinstance(one, messages.Update)]
            said = await looker.until(messages.Talk)
            assert (said.said[-1].kind, said.said[-1].text) == ("asleep", "game")
            for act in (messages.Resign(0), messages.Pause(0, True), messages.Undo(0, 0), messages.OfferToOfficiate()):
                with pytest.raises(Refused, match=WAITS_FOR["game"]) as refused:
                    await second.hub.act(ann, table, act)
                assert refused.value.code == "asleep"
            await second.hub.act(ann, table, messages.Chat("good night"))
            await looker.until(messages.Talk, lambda one: one.said[-1].kind == "chat")
            second.games = EVERY  # as after a start with the game
            await second.hub.changed(table)
            awake = await looker.until(messages.TableNews, lambda one: one.table.asleep == "" and bool(one.table.n))
            assert awake.table.status == "playing"
            await looker.until(messages.Update)

    asyncio.run(whole())


@contextmanager
def client(database: str, games: Mapping[str, Game]) -> Iterator[TestClient[Any]]:
    config = Config(database=database, limits=False, secret="s" * 32)
    service = Service(config)
    service.games = games
    with TestClient(create_app(config, service)) as made:
        yield made


def test_every_route_of_a_sleeping_table_answers_in_words(sqlite_database: str) -> None:
    """Nobody who opens it gets an error of ours."""
    with client(sqlite_database, EVERY) as first:
        assert first.post("/api/guest", json={"name": "Ann"}).status_code == 201
        cookies = dict(first.cookies)
        running = first.post("/api/tables/bot", json={"game": CAULDRON}).json()["id"]
        seats = [{"kind": "me"}, {"kind": "free"}]
        waiting = first.post("/api/tables", json={"game": CAULDRON, "seats": seats, "listed": True}).json()["id"]
    with client(sqlite_database, WITHOUT) as second:
        second.cookies.update(cookies)
        for table, status in ((running, "playing"), (waiting, "open")):
            assert second.get(f"/api/tables/{table}/talk").json()[-1]["kind"] == "asleep"
            found = second.get(f"/api/tables/{table}")
            assert (found.status_code, found.json()["status"]) == (200, status)
        assert [one["asleep"] for one in second.get("/api/tables/mine").json()["tables"]] == ["game", "game"]
        assert second.get("/api/tables").json()["tables"] == []
        move = {"do": "move", "seat": 0, "version": 1, "move": "pass", "key": "a-key-of-mine"}
        asked = [
            ("GET", f"/api/tables/{running}/update", None),
            ("GET", f"/api/tables/{running}/cards", None),
            ("GET", f"/api/tables/{running}/art/nettle", None),
            ("GET", f"/api/tables/{running}/previews/0", None),
            ("GET", f"/api/tables/{running}/blocked/0?piece=x", None),
            ("GET", f"/api/tables/{running}/rulings", None),
            ("GET", f"/api/tables/{running}/replay/A", None),
            ("POST", f"/api/tables/{running}/why", {"seat": 0, "move": "pass"}),
            ("POST", f"/api/tables/{running}/acts", move),
            ("POST", f"/api/tables/{waiting}/join", {"deck": "x"}),
            ("POST", f"/api/tables/{waiting}/settings", {"settings": {"rounds": "5"}}),
        ]
        for method, path, body in asked:
            answer = second.request(method, path, json=body)
            assert (answer.status_code, answer.json().get("code")) == (409, "asleep"), path
            assert answer.json()["text"].startswith(WAITS_FOR["game"]), path
        assert second.get(f"/api/tables/{running}/hint/0").json()["code"] == "not_asked"
        assert second.get(f"/api/tables/{running}/talk").json()[-1]["kind"] == "asleep"
        assert second.post(f"/api/tables/{waiting}/join", json={}).status_code in (200, 201)
        assert second.delete(f"/api/tables/{waiting}").status_code == 204
        assert second.get(f"/api/tables/{waiting}").json()["status"] == "closed"


@pytest.mark.parametrize(
    ("what", "broken"),
    [
        ("setup", {"settings": '{"rounds":"5","no_such_setting":"1"}'}),
        ("setup", {"settings": '{"cards":"a_set_that_is_not_here"}'}),
        ("cards", {"card_text": '[a_card_that_is_not_here]\nheat = 4\nno_such_verb = "x"\n'}),
    ],
)
def test_a_table_that_lacks_something_else_sleeps_too(database: str, what: str, broken: dict[str, str]) -> None:
    async def whole() -> None:
        time = Time()
        stream = StringIO()
        async with server(database, time) as first:
            ann, ben = people = await guests(first, "Ann", "Ben")
            table = await table_of(first, people, Clock(), CAULDRON)
            waiting = (await first.lobby.create(ann, NewTable(CAULDRON, {}, [NewSeat("me"), NewSeat()]))).id
            await first.lobby.join(ben, waiting, Join())
            row = (await first.rows(table)).row
            kept = {"settings": json.dumps(row.settings), "card_text": row.card_text}
            for one in (table, waiting):
                await change(first, one, **broken)
        with written_to(stream):
            async with server(database, time) as second:
                for one, status in ((table, "playing"), (waiting, "open")):
                    row = (await second.rows(one)).row
                    assert (row.status, row.asleep) == (status, what)
                with pytest.raises(Refused, match=WAITS_FOR[what]) as refused:
                    await second.hub.act(ann, table, messages.Resign(0))
                assert refused.value.code == "asleep"
                with pytest.raises(Refused, match=WAITS_FOR[what]) as refused:
                    await second.lobby.start(ann, waiting)
                assert refused.value.code == "asleep"
                for one in (table, waiting):
                    await change(second, one, **kept)
        async with server(database, time) as third:
            assert (await third.rows(table)).row.asleep == ""
            await choose(third, people, table)
            assert (await third.lobby.start(ann, waiting)).status == "playing"
        slept = told(stream, "table sleeps")
        assert len(slept) == 2
        assert logs.HIDDEN not in [line["why"] for line in slept]
        assert "not_here" not in stream.getvalue(), "the log quotes no setting and no card"

    asyncio.run(whole())


def test_a_table_that_sleeps_does_not_expire(database: str) -> None:
    async def put_away(service: Service) -> list[str]:
        running = await stored_at(service, Desk(CAULDRON, ["ann", "ben"]))
        waiting = (await service.lobby.create(ANN, NewTable(CAULDRON, {}, [NewSeat("me"), NewSeat()]))).id
        return [running, waiting]

    running, waiting = with_worker(database, put_away)

    async def a_year(service: Service) -> None:
        await service.hub.upgrade()
        await later(service, 365.0)
        await round_of(service)
        for table, status in ((running, "playing"), (waiting, "open")):
            async with service.hub.use(table) as (_, live):
                assert (live.row.status, live.row.asleep) == (status, "game")

    with_worker(database, a_year, games=WITHOUT)


def test_what_is_over_stays_to_be_seen(database: str) -> None:
    """A finished game whose game is gone is no table that sleeps."""

    async def before(service: Service) -> str:
        finished = await stored_at(service, play_out(Desk(CAULDRON, ["ann", "ben"])), id="finished")
        await service.replays.make(finished)
        return finished

    finished = with_worker(database, before)

    async def after(service: Service) -> None:
        await service.hub.upgrade()
        assert (await service.replays.info(CAT, finished)).viewers == viewers_of(2)
        for viewer in viewers_of(2):
            assert len((await service.replays.frames(CAT, finished, viewer, 0, 100)).frames) > 10
        async with service.hub.use(finished) as (_, live):
            assert live.info("cat").result is not None
            assert live.info("cat").asleep == ""
        with pytest.raises(Refused, match="is not here"):
            await service.rematches.ask(BEN, finished)

    with_worker(database, after, games=WITHOUT)


def test_two_workers_one_without_the_game(postgres_database: str) -> None:
    """While one server goes and another comes, one may lack the game: nothing is lost, and they do not quarrel."""

    async def whole() -> None:
        time = Time()
        async with server(postgres_database, time) as old:
            people = await guests(old, "Ann", "Ben")
            table = await table_of(old, people, Clock("live", 30, 0, "lose"), CAULDRON)
            player = Browser(people[0])
            old.hub.joined(player)
            await old.hub.watch(player, table, 0, 0)
            async with server(postgres_database, time, WITHOUT) as new:
                looker = Browser(people[1])
                new.hub.joined(looker)
                await new.hub.watch(looker, table, 0, 0)
                await player.until(messages.Talk, lambda one: one.said[-1].kind == "awake")
                await looker.until(messages.Talk, lambda one: one.said[-1].kind == "awake")
                await choose(old, people, table)
                stored = await new.rows(table)
                assert stored.row.asleep == ""
                assert stored.row.wake_at == pytest.approx(time.wall + 30)
                assert [line.kind for line in stored.talk if line.kind in ("asleep", "awake")] == ["asleep", "awake"]

    asyncio.run(whole())

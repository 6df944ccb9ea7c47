"""A request that opens a table and is sent twice, because its answer was lost, opens one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select

from grimalkin.server.app import create_app
from grimalkin.server.config import Config
from grimalkin.server.messages import NewBranch, NewSeat, NewTable, PlayBot, QuickMatch, TableInfo
from grimalkin.server.once import HEADER, Once, once
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from grimalkin.server.storage.schema import tables
from tests.server.test_replays import finished
from tests.server.workers import guests, with_worker, with_workers
from tests.support.memory import ANN, CAT, stored_at
from tests.support.memory import with_worker as with_memory

CAULDRON = "cauldron"
KEY = "a key of 16 bytes".replace(" ", "-")


def sent(person: Person, what: str = "tables", key: str = KEY) -> Once:
    found = once(person.id, key, what, b"")
    assert found is not None
    return found


async def count(service: Service) -> int:
    query = select(func.count()).select_from(tables)
    return int(await service.store.read(lambda connection: connection.execute(query).scalar_one()))


def test_opening_a_table_twice_with_one_key_opens_one(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        new = NewTable(CAULDRON, listed=True)
        first = await service.lobby.create(ann, new, sent(ann))
        assert (await service.lobby.create(ann, new, sent(ann))).id == first.id
        assert await count(service) == 1
        with pytest.raises(Refused, match="another request") as refusal:
            await service.lobby.create(ann, new, sent(ann, "something else"))
        assert refusal.value.code == "key_reused"
        assert (await service.lobby.create(ben, new, sent(ben))).id != first.id, "a key is its sender's own"
        assert (await service.lobby.create(ann, new, sent(ann, key="another-key-000"))).id != first.id
        assert (await service.lobby.create(ann, new)).id != (await service.lobby.create(ann, new)).id
        assert await count(service) == 5
        assert once(ann.id, None, "tables", b"") is None

    with_worker(database, test)


def test_a_game_against_bots_begins_once(database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        first = await service.lobby.play_bot(ann, PlayBot(CAULDRON), sent(ann))
        again = await service.lobby.play_bot(ann, PlayBot(CAULDRON), sent(ann))
        assert (again.id, again.status, await count(service)) == (first.id, "playing", 1)

    with_worker(database, test)


def test_a_quick_match_leads_to_one_table(database: str) -> None:
    """Also if the game has begun before the request came again."""

    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        wanted = QuickMatch(CAULDRON)
        first = await service.lobby.quick(ann, wanted, sent(ann))
        begun = await service.lobby.quick(ben, wanted, sent(ben))
        assert (begun.id, begun.status) == (first.id, "playing")
        for person in (ann, ben):
            assert (await service.lobby.quick(person, wanted, sent(person))).id == first.id
        assert await count(service) == 1
        waits = await service.lobby.quick(ann, wanted, sent(ann, key="the-second-wish"))
        assert (await service.lobby.quick(ann, wanted, sent(ann, key="the-third-wish-"))).id == waits.id
        await service.lobby.quick(ben, wanted)
        assert (await service.lobby.quick(ann, wanted, sent(ann, key="the-third-wish-"))).id == waits.id
        assert await count(service) == 2

    with_worker(database, test)


def test_two_at_the_same_instant_are_one(postgres_database: str) -> None:
    """At two workers, as when a proxy sends a request again."""

    async def test(services: Sequence[Service]) -> None:
        ann, ben = await guests(services[0], "Ann", "Ben")
        wishes: list[Callable[[Service], Awaitable[TableInfo]]] = [
            lambda service: service.lobby.create(ann, NewTable(CAULDRON), sent(ann, "t", "key-tables")),
            lambda service: service.lobby.play_bot(ann, PlayBot(CAULDRON), sent(ann, "b", "key-of-bot")),
            lambda service: service.lobby.quick(ben, QuickMatch(CAULDRON), sent(ben, "q", "key-quick-")),
        ]
        for asking in wishes:
            before = await count(services[0])
            found: list[TableInfo] = await asyncio.gather(*[asking(service) for service in list(services) * 3])
            assert len({info.id for info in found}) == 1
            assert await count(services[0]) == before + 1

    with_workers(postgres_database, test, 2)


def test_files_and_branches_come_in_once(database: str) -> None:
    async def test(service: Service) -> None:
        table = await stored_at(service, finished())
        _, text = await service.replays.saved(ANN, table)
        copy = await service.replays.bring_in(CAT, text.encode(), sent(CAT))
        assert await service.replays.bring_in(CAT, text.encode(), sent(CAT)) == copy
        for seats in ([NewSeat("me"), NewSeat("me")], [NewSeat("me"), NewSeat("free")]):
            wanted = sent(CAT, "branch", f"branch-of-{len(seats)}-{seats[1].kind}")
            first = await service.replays.branch(CAT, copy, NewBranch(5, seats), wanted)
            again = await service.replays.branch(CAT, copy, NewBranch(5, seats), wanted)
            assert (again.id, again.status) == (first.id, first.status)
        assert await count(service) == 4

    with_memory(database, test)


def test_the_header(sqlite_database: str) -> None:
    app = create_app(Config(database=sqlite_database, teaching=True, secret="s" * 32))
    with TestClient(app) as client:
        client.post("/api/guest", json={"name": "Ann"})

        def post(path: str, body: Any, key: str) -> Any:
            return client.post(path, json=body, headers={HEADER: key})

        new = {"game": CAULDRON}
        first = post("/api/tables", new, KEY)
        assert first.status_code == 201
        assert post("/api/tables", new, KEY).json() == first.json()
        other = post("/api/tables", {"game": CAULDRON, "listed": True}, KEY)
        assert (other.status_code, other.json()["code"]) == (409, "key_reused")
        assert post("/api/tables/bot", new, KEY).json()["code"] == "key_reused", "one key, one request"
        for odd in ("short", "x" * 61, "with a blank"):
            assert post("/api/tables", new, odd).json()["code"] == "malformed"
        assert len(client.get("/api/tables/mine").json()["tables"]) == 1

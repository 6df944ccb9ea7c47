"""What nobody needs expires: a little at a time, by one worker, and never what somebody plays or has shared."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select, update

from grimalkin.core.errors import BadSetup
from grimalkin.games import GAMES
from grimalkin.server.config import Config, Keep, Most, numbers_of
from grimalkin.server.messages import Clock, Join, NewDeck, NewSeat, NewTable, PlayBot
from grimalkin.server.once import once
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from grimalkin.server.storage import expiry
from grimalkin.server.storage.expiry import DAY, rules_of, take_lease
from grimalkin.server.storage.schema import (
    decks,
    entries,
    frames,
    logins,
    openings,
    people,
    seats,
    shares,
    tables,
    talk,
)
from tests.cli.inside import inside
from tests.server.test_files import undone
from tests.server.workers import guests, resign, with_worker, with_workers

CAULDRON = "cauldron"
CARDS = '[astaryan]\nname = "A Dog"\n'


async def later(service: Service, days: float) -> None:
    """Time goes by."""
    now = service.clock() + days * DAY
    for part in (service, service.people, service.lobby, service.decks):
        part.clock = lambda: now
    service.upkeep.pause = 0.0
    service.people.remembered.clear()


async def ids(service: Service, table: Any = tables) -> set[str]:
    column = table.c.id if "id" in table.c else table.c.table
    return set(await service.store.read(lambda connection: list(connection.execute(select(column)).scalars())))


async def status(service: Service, table: str) -> str:
    query = select(tables.c.status).where(tables.c.id == table)
    return str(await service.store.read(lambda connection: connection.execute(query).scalar_one()))


async def over(service: Service, *who: Person) -> str:
    """A finished game."""
    kinds = [NewSeat("me"), *[NewSeat("free") if len(who) > 1 else NewSeat("bot")]]
    table = (await service.lobby.create(who[0], NewTable(CAULDRON, seats=kinds))).id
    for other in who[1:]:
        await service.lobby.join(other, table, Join())
    await service.lobby.start(who[0], table)
    await resign(service, who[0], table)
    return table


async def round_of(service: Service) -> dict[str, int]:
    service.hub.rooms.clear()  # nobody looks at anything
    return await service.upkeep.round()


async def account(service: Service, name: str) -> Person:
    return (await service.people.account(None, name, "a long password", None, "test"))[0]


def test_a_table_that_nobody_starts_is_closed_and_then_removed(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        old = (await service.lobby.create(ann, NewTable(CAULDRON, listed=True))).id
        await later(service, 10)
        new = (await service.lobby.create(ben, NewTable(CAULDRON))).id
        await later(service, 5)
        assert await round_of(service) == {"waiting": 1}
        assert (await status(service, old), await status(service, new)) == ("closed", "open")
        info = await service.lobby.info(ann.id, old)
        assert info.reason == "Nobody has started this game for 14 days."
        async with service.hub.use(old) as (_, live):
            assert [said.kind for said in live.showing.said(0)][-1] == "closed"
        assert (await service.lobby.listed("")).total == 0
        await later(service, 8)
        assert await round_of(service) == {"closed": 1}
        assert await ids(service) == {new}
        assert old not in await ids(service, seats) | await ids(service, talk)

    with_worker(database, test)


def test_a_game_that_somebody_plays_stays(database: str) -> None:
    """Only one in which nothing is due and nobody did anything for long is closed; its record stays."""

    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")

        async def begun(clock: Clock) -> str:
            table = (await service.lobby.create(ann, NewTable(CAULDRON, clock=clock))).id
            await service.lobby.join(ben, table, Join())
            await service.lobby.start(ann, table)
            return table

        slow = await begun(Clock("correspondence", 60 * 86_400))
        idle = await begun(Clock())
        fresh = await begun(Clock())
        await later(service, 170)
        touch = update(tables).where(tables.c.id == fresh).values(changed_at=service.clock())
        await service.store.write(lambda connection: connection.execute(touch).rowcount)
        await later(service, 20)
        assert await round_of(service) == {"abandoned": 1}
        assert [await status(service, table) for table in (slow, idle, fresh)] == ["playing", "closed", "playing"]
        assert idle in await ids(service, entries)

    with_worker(database, test)


def test_games_of_guests_expire_and_those_of_accounts_stay(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        dan = await account(service, "dan")
        plain = await over(service, ann, ben)
        shared = await over(service, ann, ben)
        with_account = await over(service, ben, dan)
        active = await over(service, cat, ben)
        row = {"code": "link", "table": shared, "person": ann.id, "viewer": "open", "entry": 0, "created_at": 1.0}
        await service.store.write(lambda connection: connection.execute(insert(shares).values(row)).rowcount)
        await later(service, 170)
        await service.people.behind(cat.login_id)  # was here
        await later(service, 20)
        done = await round_of(service)
        assert done["guest_games"] == 1
        assert await ids(service) == {shared, with_account, active}
        assert plain not in await ids(service, entries) | await ids(service, seats)
        assert {ann.id, ben.id, cat.id, dan.id} == await ids(service, people)
        await later(service, 4_000)
        await round_of(service)
        assert await ids(service) == {shared, with_account}, "what is shared, or an account's, stays for ever"

    with_worker(database, test)


def test_the_host_may_let_all_games_expire_but_those_that_are_shared(database: str) -> None:
    async def test(service: Service) -> None:
        dan = await account(service, "dan")
        old, shared = await over(service, dan), await over(service, dan)
        row = {"code": "link", "table": shared, "person": dan.id, "viewer": "open", "entry": 0, "created_at": 1.0}
        await service.store.write(lambda connection: connection.execute(insert(shares).values(row)).rowcount)
        await later(service, 31)
        assert (await round_of(service))["games"] == 1
        assert await ids(service) == {shared}
        assert old not in await ids(service)

    with_worker(database, test, keep=Keep(games=30))


def test_guests_of_whom_nothing_is_left_go(database: str) -> None:
    async def test(service: Service) -> None:
        idle, here, hosts, builder, gone = await guests(service, "Idle", "Here", "Hosts", "Builder", "Gone")
        dan = await account(service, "dan")
        table = await over(service, hosts, dan)
        await service.decks.save(builder, NewDeck("familiars-and-foes", "Cat", "mimsy"))
        await service.people.delete(gone, "")
        await later(service, 170)
        await service.people.behind(here.login_id)
        await later(service, 20)
        done = await round_of(service)
        assert done["guests"] == 2
        assert await ids(service, people) == {here.id, hosts.id, builder.id, dan.id}
        assert await service.people.behind(idle.login_id) is None
        await later(service, 200)  # nobody can come back with a cookie of more than a year ago
        await round_of(service)
        assert await ids(service, people) == {hosts.id, dan.id}
        assert await ids(service, decks) == set()
        assert await ids(service) == {table}

    with_worker(database, test)


def test_frames_go_only_where_they_can_be_made_again(database: str) -> None:
    async def test(service: Service) -> None:
        dan = await account(service, "dan")
        plain, old_rules, shared, own = [await over(service, dan) for _ in range(4)]
        row = {"code": "link", "table": shared, "person": dan.id, "viewer": "open", "entry": 0, "created_at": 1.0}

        def work(connection: Connection) -> None:
            kept = [{"table": one, "viewer": "A", "format": 1, "data": b"x"} for one in (plain, old_rules, shared, own)]
            connection.execute(insert(frames), kept)
            connection.execute(insert(shares).values(row))
            connection.execute(update(tables).where(tables.c.id == old_rules).values(rules=0))
            connection.execute(update(tables).where(tables.c.id == own).values(card_text="[x]"))

        await service.store.write(work)
        await later(service, 29)
        assert await round_of(service) == {}
        await later(service, 2)
        assert await round_of(service) == {"frames": 1}
        assert await ids(service, frames) == {old_rules, shared, own}
        assert await ids(service) == {plain, old_rules, shared, own}
        made: list[str] = []

        async def keep(table: str) -> None:
            made.append(table)

        service.replays.keep = keep  # type: ignore[method-assign]
        await service.replays.sweep(0.0)
        assert made == [], "a start does not make again what has expired"

    with_worker(database, test, keep=Keep(frames=30))


def test_log_ins_keys_and_addresses_are_forgotten(database: str) -> None:
    async def test(service: Service) -> None:
        dan = await account(service, "dan")
        await service.lobby.create(dan, NewTable(CAULDRON), once(dan.id, "a-key-of-12-signs", "tables", b""))
        table = await over(service, dan)
        hook = update(tables).where(tables.c.id == table).values(webhook="https://example.org/x")
        await service.store.write(lambda connection: connection.execute(hook).rowcount)
        other, _ = await service.people.log_in("dan", "a long password", "other")
        await service.people.log_out(other)
        await later(service, 2)
        assert await round_of(service) == {"keys": 1, "webhooks": 1}
        assert (
            await service.store.read(lambda c: c.execute(select(func.count()).select_from(openings)).scalar_one()) == 0
        )
        await later(service, 31)
        assert (await round_of(service))["logins"] == 1
        assert await ids(service, logins) == {dan.login_id}

    with_worker(database, test)


def test_one_worker_at_a_time(database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        await service.lobby.create(ann, NewTable(CAULDRON))
        await later(service, 15)
        now = service.clock()
        assert await service.store.write(lambda connection: take_lease(connection, "another", now))
        assert await round_of(service) == {}
        await later(service, 1)
        assert await round_of(service) == {"waiting": 1}, "a lease that was left behind runs out"
        assert await service.store.write(lambda connection: take_lease(connection, "another", service.clock()))

    with_worker(database, test)


def test_two_workers_at_the_same_instant_do_it_once(postgres_database: str) -> None:
    async def test(services: Sequence[Service]) -> None:
        people_there = await guests(services[0], *(f"Guest {i}" for i in range(30)))
        for person in people_there:
            await services[0].lobby.create(person, NewTable(CAULDRON))
        for service in services:
            await later(service, 15)
        done = await asyncio.gather(*[round_of(service) for service in services])
        assert sum(one.get("waiting", 0) for one in done) == 30
        query = select(func.count()).select_from(talk).where(talk.c.kind == "closed")
        assert await services[0].store.read(lambda connection: connection.execute(query).scalar_one()) == 30

    with_workers(postgres_database, test, 2)


def test_it_goes_in_small_batches_and_what_is_looked_at_waits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry.Closed, "batch", 2)

    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        made = [(await service.lobby.create(ann, NewTable(CAULDRON))).id for _ in range(5)]
        for table in made:
            await service.lobby.close(ann, table)
        await later(service, 8)
        service.hub.rooms.clear()
        (rule,) = [one for one in rules_of(service.config.keep, service.games, service.clock()) if one.name == "closed"]
        assert await service.upkeep.batch(rule) == 2
        assert len(await ids(service)) == 3
        for table in await ids(service):
            async with service.hub.use(table):
                pass
        service.hub.rooms.clear()
        left = sorted(await ids(service))
        for table in left:
            service.hub.room(table)  # somebody looks at it
        assert await service.upkeep.batch(rule) == 0
        assert sorted(await ids(service)) == left

    with_worker(database, test)


def test_whoever_comes_back_in_between_loses_nothing(database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        await later(service, 200)
        (rule,) = [one for one in rules_of(service.config.keep, service.games, service.clock()) if one.name == "guests"]
        found = await service.store.read(rule.found)
        assert found == [ann.id]
        await service.people.behind(ann.login_id)  # here again, before it is removed
        assert await service.store.write(lambda connection: rule.remove(connection, found)) == []
        assert ann.id in await ids(service, people)

    with_worker(database, test)


# quotas


async def end_all(service: Service) -> None:
    change = update(tables).values(status="over")
    await service.store.write(lambda connection: connection.execute(change).rowcount)


def test_guests_have_less_than_accounts(database: str) -> None:
    kept = len(GAMES["mythic-arena"].with_own("own", "", CARDS).card_sets()["own"].text)  # with what it is laid over
    room = 3 * kept - 1
    most = Most(waiting=3, guest_waiting=2, running=2, guest_running=1, guest_imports=1, guest_card_bytes=room)

    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        dan = await account(service, "dan")
        for person, waiting, running in ((ann, 2, 1), (dan, 3, 2)):
            for _ in range(running):
                await service.lobby.play_bot(person, PlayBot(CAULDRON))
            with pytest.raises(Refused, match=f"{running} games go on") as refusal:
                await service.lobby.play_bot(person, PlayBot(CAULDRON))
            assert refusal.value.code == "too_many"
            await end_all(service)
            for _ in range(waiting):
                await service.lobby.create(person, NewTable(CAULDRON))
            with pytest.raises(Refused, match=f"You have {waiting} tables waiting"):
                await service.lobby.create(person, NewTable(CAULDRON))
        await end_all(service)
        for _ in range(2):
            await service.lobby.create(ann, NewTable("mythic-arena", cards=CARDS))
            await end_all(service)
        says = f"have {2 * kept} letters. With this one they would have {3 * kept}; at most {room} are kept"
        with pytest.raises(Refused, match=re.escape(says)):
            await service.lobby.create(ann, NewTable("mythic-arena", cards=CARDS))
        assert await service.replays.bring_in(ann, undone(1))
        with pytest.raises(Refused, match="brought in 1 games"):
            await service.replays.bring_in(ann, undone(2))
        assert await service.replays.bring_in(dan, undone(1))
        assert await service.replays.bring_in(dan, undone(2))

    with_worker(database, test, most=most)


def test_what_a_host_can_say() -> None:
    assert numbers_of(["guests=90", "frames=0"], Keep, "--keep") == Keep(guests=90, frames=0)
    assert numbers_of([], Most, "--most") == Most()
    for word, says in (
        ("gests=3", "'gests=3' is not known; write NAME=NUMBER with one of: waiting, closed"),
        ("guests", "'guests' is not known"),
        ("guests=-1", "guests: got '-1', expected a whole number"),
        ("guests=soon", "guests: got 'soon'"),
    ):
        with pytest.raises(BadSetup, match=says):
            numbers_of([word], Keep, "--keep")
    assert msgspec.json.decode(msgspec.json.encode(Config(keep=Keep(games=9))), type=Config).keep.games == 9


# the command


def test_the_command_shows_what_takes_the_room_and_changes_nothing(database: str) -> None:
    async def test(service: Service) -> str:
        _ann, ben = await guests(service, "Ann", "Ben")
        dan = await account(service, "dan")
        game = await over(service, dan)
        table = (await service.lobby.create(ben, NewTable(CAULDRON))).id
        await service.lobby.close(ben, table)
        long_ago = service.clock() - 500 * DAY

        def age(connection: Connection) -> None:
            connection.execute(update(tables).values(ended_at=long_ago, changed_at=long_ago))
            connection.execute(update(logins).values(seen_at=long_ago))
            connection.execute(update(people).values(created_at=long_ago))

        await service.store.write(age)
        return game

    game = with_worker(database, test)
    before = inside("room", "--database", database, "--json")
    assert before.returncode == 0, before.stderr
    told = msgspec.json.decode(before.stdout)
    kinds = {one["kind"]: one for one in told["kinds"]}
    assert (kinds["tables"]["rows"], kinds["people"]["rows"]) == (2, 3)
    assert kinds["entries"]["bytes"] > 100
    assert told["tables"][0]["id"] == game
    assert told["people"][0]["what"] == "dan, account"
    due = {one["kind"]: one["rows"] for one in told["due"]}
    assert (due["closed"], due["guests"], due["games"]) == (1, 1, 0)
    assert told["removed"] == {}
    assert inside("room", "--database", database, "--json").stdout == before.stdout, "looking changes nothing"
    shown = inside("room", "--database", database)
    assert "close tables that nobody starts" in shown.stdout
    assert "--expire removes what is due" in shown.stdout
    done = inside("room", "--database", database, "--expire", "--json")
    removed = msgspec.json.decode(done.stdout)["removed"]
    assert (removed["closed"], removed["guests"]) == (1, 2), "Ben goes with his table"
    after = {one["kind"]: one["rows"] for one in msgspec.json.decode(done.stdout)["kinds"]}
    assert (after["tables"], after["people"]) == (1, 1)
    assert all(one["rows"] == 0 for one in msgspec.json.decode(done.stdout)["due"])


def test_the_command_refuses_what_it_cannot_look_at(tmp_path: Path) -> None:
    missing = inside("room", "--database", f"sqlite:///{tmp_path}/none.sqlite")
    assert (missing.returncode, "there is no database" in missing.stderr) == (2, True)
    (tmp_path / "other.sqlite").touch()
    other = inside("room", "--database", f"sqlite:///{tmp_path}/other.sqlite")
    assert (other.returncode, "start its server once" in other.stderr) == (2, True)
    wrong = inside("room", "--database", f"sqlite:///{tmp_path}/other.sqlite", "--keep", "cats=9")
    assert (wrong.returncode, "'cats=9' is not known" in wrong.stderr) == (2, True)


def test_the_hosts_page_has_every_rule_with_its_default() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "howto" / "host.md").read_text(encoding="utf-8")
    days = {name: int(number) for name, number in re.findall(r"^\| `([a-z_]+)` \| (\d+) \| [A-Z]", page, re.MULTILINE)}
    assert days == msgspec.structs.asdict(Keep())
    told: dict[str, int] = {}
    for name, account, guest in re.findall(r"^\| `([a-z_]+)` \| ([\d,]+) \| ([\d,]+) \|", page, re.MULTILINE):
        told |= {name: int(account.replace(",", "")), f"guest_{name}": int(guest.replace(",", ""))}
    assert told == msgspec.structs.asdict(Most())

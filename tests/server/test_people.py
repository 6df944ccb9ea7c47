"""Guests, accounts, log-ins, cookies."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, cast

import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import insert, select, update

from grimalkin.core.errors import BadSetup
from grimalkin.server.config import Config
from grimalkin.server.limits import RATES
from grimalkin.server.names import GONE, clean_name
from grimalkin.server.people import BROWSER, COOKIE, MOST_REMEMBERED, REMEMBERED, SEEN_EVERY, YEAR, People, Person
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.schema import decks, facts, logins, people, seats, shares, tables
from grimalkin.server.storage.store import Store
from tests.server.small import Clock, Small, browser, with_small

ANN = {"login": "Ann", "password": "correct horse"}


async def rows(small: Small, table: Any) -> list[Any]:
    return list(await small.store.read(lambda connection: connection.execute(select(table)).all()))


async def refused(code: str, waiting: Any) -> str:
    with pytest.raises(Refused) as caught:
        await waiting
    assert caught.value.code == code
    return caught.value.text


# names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\nKent ", "Ann of Kent"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("آن\u200cها", "آن\u200cها"),
        ("猫", "猫"),
    ],
)
def test_names_are_put_in_order(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the name is empty; expected 1 to 40 letters"),
        (" \t\n", "the name is empty; expected 1 to 40 letters"),
        ("\u200d\u200d", "the name is empty; expected 1 to 40 letters"),
        ("a\x00b", "the name has a sign that cannot be shown, U+0000; leave it out"),
        ("a\x1bb", "the name has a sign that cannot be shown, U+001B; leave it out"),
        ("evil\u202etxt", "the name has a sign that cannot be shown, U+202E; leave it out"),
        ("a\ud800", "the name has a sign that cannot be shown, U+D800; leave it out"),
        ("x" * 41, "the name has 41 letters; expected 1 to 40"),
        ("\u0958" * 21, "the name has 42 letters; expected 1 to 40"),
    ],
)
def test_names_that_are_refused(text: str, said: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(text)
    assert (caught.value.code, caught.value.text) == ("malformed", said)


# the secret


def test_the_secret_is_made_once_and_kept(database: str) -> None:
    async def test(small: Small, clock: Clock) -> tuple[bytes, list[Any]]:
        return small.people.key, await rows(small, facts)

    first, kept = with_small(database, test)
    second, _ = with_small(database, test)
    assert first == second
    assert len(first) == 32
    assert len(kept) == 1


def test_workers_that_begin_at_once_have_one_secret(postgres_database: str) -> None:
    async def test() -> set[bytes]:
        config = Config(database=postgres_database)
        stores = [Store(postgres_database, str(i)) for i in range(4)]
        for store in stores:
            store.open()
        everybody = [People(store, config, Clock()) for store in stores]
        await asyncio.gather(*(each.open() for each in everybody))
        for store in stores:
            await store.close()
        return {each.key for each in everybody}

    assert len(asyncio.run(test())) == 1


def test_a_secret_of_the_hosts_own_is_used_and_not_stored(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> tuple[bytes, list[Any]]:
        return small.people.key, await rows(small, facts)

    assert with_small(sqlite_database, test, secret="sixteen letters!") == (b"sixteen letters!", [])


def test_a_short_secret_is_refused_and_not_told(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        raise AssertionError("it opened")

    with pytest.raises(BadSetup, match="the secret is too short; expected 16 letters or more") as caught:
        with_small(sqlite_database, test, secret="letmein")
    assert "letmein" not in str(caught.value)


# guests and accounts


def test_a_guest_becomes_an_account_and_stays_the_same_person(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        guest, first = await small.people.guest(" Ann ", "Browser 1\n" + "x" * 300)
        assert (guest.name, guest.login) == ("Ann", None)
        account, second = await small.people.account(guest, "Ann_1", "correct horse", None, "")
        assert (account.id, account.name, account.login) == (guest.id, "Ann", "ann_1")
        assert first != second
        assert await small.people.still(guest) is None  # a cookie of before does not open the account
        assert await small.people.still(account) == account
        again, _ = await small.people.log_in("ANN_1", "correct horse", "")
        assert again.id == guest.id
        found = await rows(small, people)
        assert [(row.id, row.login) for row in found] == [(guest.id, "ann_1")]
        assert found[0].password.startswith("$argon2id$")
        agents = [row.agent for row in await rows(small, logins) if row.agent]
        assert agents == ["Browser 1" + "x" * 191]

    with_small(database, test)


def test_an_account_without_a_guest_is_named_after_its_login(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, _ = await small.people.account(None, "Ann", "correct horse", None, "")
        ben, _ = await small.people.account(None, "ben", "correct horse", "Ben the Bold", "")
        assert (ann.name, ann.login, ben.name, ben.login) == ("Ann", "ann", "Ben the Bold", "ben")
        said = await refused("not_allowed", small.people.account(ann, "other", "correct horse", None, ""))
        assert said == "you have the account 'ann' already; log out to make another"
        said = await refused("malformed", small.people.account(None, "a b", "correct horse", None, ""))
        assert said == "a log-in name has 3 to 40 letters from A to Z, digits and _ . -"

    with_small(sqlite_database, test)


def test_login_names_are_taken_once_in_any_case(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        await small.people.account(None, "Ann", "correct horse", None, "")
        guest, _ = await small.people.guest("Ann too", "")
        said = await refused("taken", small.people.account(guest, "aNN", "battery staple", None, ""))
        assert said == "somebody has the log-in name 'aNN'; choose another"
        assert await small.people.still(guest) == guest
        assert len(await rows(small, people)) == 2

    with_small(database, test)


def test_of_many_who_want_a_name_at_once_one_gets_it(postgres_database: str) -> None:
    """On several workers nobody sees the other's row before it is written."""

    async def attempt(small: Small, guest: Person | None) -> str:
        try:
            person, _ = await small.people.account(guest, "ann", "correct horse", None, "")
        except Refused as error:
            return error.code
        return person.login or ""

    async def test() -> list[str]:
        workers = [Small(Config(database=postgres_database), Clock()) for _ in range(4)]
        for worker in workers:
            await worker.open()
        guests: list[Person | None] = [None, None]
        guests += [(await worker.people.guest("Ann", ""))[0] for worker in workers[2:]]
        found = await asyncio.gather(*(attempt(worker, guest) for worker, guest in zip(workers, guests)))
        for worker in workers:
            await worker.close()
        return found

    assert sorted(asyncio.run(test())) == ["ann", "taken", "taken", "taken"]


def test_two_accounts_for_one_guest_at_once(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        guest, _ = await small.people.guest("Ann", "")
        both = [small.people.account(guest, name, "correct horse", None, "") for name in ("one", "two")]
        found = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(each).__name__ for each in found) == ["Refused", "tuple"]
        assert len(await rows(small, people)) == 1

    with_small(database, test)


# passwords


def test_a_wrong_password_and_nobody_at_all_read_the_same(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        await small.people.account(None, "ann", "correct horse", None, "")
        tried: list[str] = []

        def verify(known: str, password: str) -> bool:
            tried.append(known)
            return hasher.verify(known, password)

        hasher = small.people.hasher
        small.people.hasher = type("Counting", (), {"verify": staticmethod(verify)})()
        wrong = await refused("wrong_password", small.people.log_in("ann", "wrong horse", ""))
        for login in ("nobody", "a\x00b", "' or 1=1 --", ""):
            assert await refused("wrong_password", small.people.log_in(login, "correct horse", "")) == wrong
        assert len(tried) == 5  # who is not there costs as much
        assert all(known.split("$")[:4] == tried[0].split("$")[:4] for known in tried)
        assert "ann" not in wrong

    with_small(database, test)


def test_a_guest_cannot_be_logged_in_to(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        guest, _ = await small.people.guest("Ann", "")
        await refused("wrong_password", small.people.log_in(guest.name, "", ""))
        said = await refused("not_allowed", small.people.change_password(guest, "", "correct horse"))
        assert said == "a guest has no password; make an account first"

    with_small(sqlite_database, test)


def test_a_new_password_ends_all_other_log_ins(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        here, _ = await small.people.account(None, "ann", "correct horse", None, "")
        there, _ = await small.people.log_in("ann", "correct horse", "")
        ben, _ = await small.people.guest("Ben", "")
        assert await small.people.still(there) == there
        await refused("wrong_password", small.people.change_password(here, "wrong horse", "battery staple"))
        assert await small.people.still(there) == there
        await small.people.change_password(here, "correct horse", "battery staple")
        assert await small.people.still(there) is None
        assert await small.people.still(here) == here
        assert await small.people.still(ben) == ben
        await refused("wrong_password", small.people.log_in("ann", "correct horse", ""))
        assert (await small.people.log_in("ann", "battery staple", ""))[0].id == here.id

    with_small(database, test)


def test_passwords_are_hashed_anew_when_the_parameters_change(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        await small.people.account(None, "ann", "correct horse", None, "")
        before = (await rows(small, people))[0].password
        await small.people.log_in("ann", "correct horse", "")
        assert (await rows(small, people))[0].password == before
        small.people.hasher = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
        await refused("wrong_password", small.people.log_in("ann", "wrong horse", ""))
        assert (await rows(small, people))[0].password == before
        await small.people.log_in("ann", "correct horse", "")
        assert "t=2" in (await rows(small, people))[0].password
        await small.people.log_in("ann", "correct horse", "")

    with_small(sqlite_database, test)


def test_a_password_that_is_changed_while_somebody_logs_in_lets_nobody_in(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        await small.people.account(None, "ann", "correct horse", None, "")
        verified = small.people.verified

        async def slow(known: str, password: str) -> bool:
            right = await verified(known, password)
            change = update(people).values(password="another")
            await small.store.write(lambda connection: connection.execute(change).rowcount)
            return right

        small.people.verified = slow  # type: ignore[method-assign]
        await refused("wrong_password", small.people.log_in("ann", "correct horse", ""))
        assert len(await rows(small, logins)) == 1

    with_small(database, test)


def test_the_event_loop_goes_on_while_a_password_is_hashed(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        small.people.hasher = PasswordHasher()  # the real one
        task = asyncio.ensure_future(small.people.account(None, "ann", "correct horse", None, ""))
        turns = 0
        while not task.done():
            await asyncio.sleep(0.001)
            turns += 1
        assert (await task)[0].login == "ann"
        assert turns > 5

    with_small(sqlite_database, test)


# log-ins


def test_log_ins_are_listed_and_revoked(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        here, _ = await small.people.account(None, "ann", "correct horse", None, "laptop")
        clock.now += 10
        phone, _ = await small.people.log_in("ann", "correct horse", "phone")
        ben, _ = await small.people.guest("Ben", "")
        found = await small.people.logins(here)
        assert [(each.id, each.agent, each.here) for each in found] == [
            (phone.login_id, "phone", False),
            (here.login_id, "laptop", True),
        ]
        for wrong in (ben.login_id, "", "x" * 100, "a\x00b"):
            said = await refused("no_such_thing", small.people.revoke(here, wrong))
            assert said == "you have no such log-in; it may have ended already"
        assert await small.people.still(phone) == phone
        await small.people.revoke(here, phone.login_id)
        assert await small.people.still(phone) is None
        await refused("no_such_thing", small.people.revoke(here, phone.login_id))
        assert [each.id for each in await small.people.logins(here)] == [here.login_id]
        await small.people.log_out(here)
        assert await small.people.still(here) is None

    with_small(database, test)


def test_another_worker_forgets_a_revoked_log_in_within_ten_seconds(postgres_database: str) -> None:
    async def test() -> None:
        clock = Clock()
        one, two = [Small(Config(database=postgres_database), clock) for _ in range(2)]
        await one.open()
        await two.open()
        ann, cookie = await one.people.guest("Ann", "")
        assert two.people.signed(cookie) == ann.login_id
        assert await two.people.still(ann) == ann
        await one.people.log_out(ann)
        assert await one.people.still(ann) is None
        clock.now += REMEMBERED
        assert REMEMBERED < 10
        assert await two.people.still(ann) is None
        await one.close()
        await two.close()

    asyncio.run(test())


def test_what_was_read_before_a_log_in_ended_is_not_remembered_after(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, _ = await small.people.guest("Ann", "")
        read = small.store.read
        was_read, held = asyncio.Event(), asyncio.Event()

        async def slow(look: Any) -> Any:
            found = await read(look)
            was_read.set()
            await held.wait()
            return found

        small.store.read = slow  # type: ignore[method-assign]
        early = asyncio.ensure_future(small.people.still(ann))
        await was_read.wait()
        await small.people.log_out(ann)
        held.set()
        assert await early == ann  # it asked before
        assert not small.people.remembered
        assert await small.people.still(ann) is None

    with_small(sqlite_database, test)


def test_when_a_log_in_was_seen_is_written_every_five_minutes_at_most(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        began = clock.now
        ann, _ = await small.people.guest("Ann", "")

        async def seen() -> float:
            return float((await rows(small, logins))[0].seen_at)

        writes = small.store.writes
        for _ in range(int(SEEN_EVERY / 60) - 1):
            clock.now += 60
            assert await small.people.still(ann) == ann
        assert (await seen(), small.store.writes) == (began, writes)
        clock.now = began + SEEN_EVERY
        for _ in range(3):
            assert await small.people.still(ann) == ann
            assert (await seen(), small.store.writes) == (began + SEEN_EVERY, writes + 1)
            clock.now += REMEMBERED

    with_small(database, test)


def test_a_log_in_that_nobody_used_for_a_year_is_over(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, _ = await small.people.guest("Ann", "")
        clock.now += YEAR - 1
        assert await small.people.still(ann) == ann
        clock.now += YEAR - 1
        assert len(await small.people.logins(ann)) == 1
        clock.now += 1
        assert await small.people.still(ann) is None
        assert await small.people.logins(ann) == []

    with_small(sqlite_database, test)


def test_no_more_log_ins_are_remembered_than_so_many(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        for i in range(MOST_REMEMBERED + 5):
            small.people.remember(Person("p", "Ann", None, str(i)), clock.now)
        assert len(small.people.remembered) == MOST_REMEMBERED
        assert next(iter(small.people.remembered)) == "5"

    with_small(sqlite_database, test)


# leaving


async def table_of(small: Small, host: Person, status: str, *seated: Person, invite: str | None = None) -> str:
    """A table with a row for everybody at it."""
    table = f"t{status}{host.name.lower()}"
    row = {
        "id": table,
        "game": "mythic-arena",
        "rules": 1,
        "settings": "{}",
        "status": status,
        "host": host.id,
        "spectators": "none",
        "clock": "{}",
        "created_at": 1.0,
        "changed_at": 1.0,
    }
    sitting = [
        {"table": table, "seat": i, "kind": "person", "person": each.id, "name": each.name, "deck": "secret"}
        for i, each in enumerate(seated)
    ]

    def work(connection: Any) -> None:
        connection.execute(insert(tables).values(row))
        connection.execute(insert(seats), sitting)
        connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == 1).values(invite=invite))

    await small.store.write(work)
    return table


def test_who_leaves_leaves_nothing_personal(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        gone: list[str] = []
        changed: list[list[str]] = []

        async def on_gone(person: str) -> None:
            gone.append(person)

        async def on_tables(ids: list[str]) -> None:
            changed.append(ids)

        small.people.on_gone = on_gone
        small.people.on_tables = on_tables
        ann, _ = await small.people.account(None, "ann", "correct horse", "Ann", "laptop")
        phone, _ = await small.people.log_in("ann", "correct horse", "phone")
        ben, _ = await small.people.guest("Ben", "tablet")
        joined = await table_of(small, ben, "open", ben, ann, invite="code1")
        hosted = await table_of(small, ann, "open", ann, ben)
        playing = await table_of(small, ben, "playing", ann, ben)
        over = await table_of(small, ann, "over", ben, ann)

        def keep(connection: Any) -> None:
            for i, person in enumerate((ann, ben)):
                deck = {"id": f"d{i}", "person": person.id, "game": "g", "name": "n", "settings": "{}", "text": ""}
                connection.execute(insert(decks).values(**deck, changed_at=1.0))
                share = {"code": f"c{i}", "table": over, "person": person.id, "viewer": "A", "entry": 0}
                connection.execute(insert(shares).values(**share, created_at=1.0))

        await small.store.write(keep)
        await refused("wrong_password", small.people.delete(ann, "wrong horse"))
        await refused("wrong_password", small.people.delete(ann, ""))
        assert gone == []
        assert await small.people.still(ann) == ann
        clock.now += 5
        await small.people.delete(ann, "correct horse")
        assert gone == [ann.id]
        assert changed == [sorted([joined, hosted])]
        assert await small.people.still(ann) is None
        assert await small.people.still(phone) is None
        row = next(row for row in await rows(small, people) if row.id == ann.id)
        assert (row.name, row.login, row.password, row.gone_at) == (GONE, None, None, clock.now)
        assert {row.agent for row in await rows(small, logins)} == {"", "tablet"}
        assert [row.id for row in await rows(small, decks)] == ["d1"]
        assert [row.code for row in await rows(small, shares)] == ["c1"]
        found = {(row.table, row.seat): (row.kind, row.person, row.name, row.deck) for row in await rows(small, seats)}
        assert found == {
            (joined, 0): ("person", ben.id, "Ben", "secret"),
            (joined, 1): ("invited", None, "", ""),
            (hosted, 0): ("free", None, "", ""),
            (hosted, 1): ("person", ben.id, "Ben", "secret"),
            (playing, 0): ("person", ann.id, GONE, "secret"),
            (playing, 1): ("person", ben.id, "Ben", "secret"),
            (over, 0): ("person", ben.id, "Ben", "secret"),
            (over, 1): ("person", ann.id, GONE, "secret"),
        }
        status = {row.id: (row.status, row.reason) for row in await rows(small, tables)}
        assert status == {
            joined: ("open", ""),
            hosted: ("closed", "who opened this table is gone"),
            playing: ("playing", ""),
            over: ("over", ""),
        }
        assert await refused("not_known", small.people.delete(ann, "correct horse")) == "this person is gone"
        assert await refused("not_known", small.people.rename(ann, "Ann")) == "this person is gone"
        await refused("wrong_password", small.people.log_in("ann", "correct horse", ""))
        again, _ = await small.people.account(None, "ann", "battery staple", None, "")
        assert again.id != ann.id

    with_small(database, test)


def test_a_guest_leaves_without_a_password(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, _ = await small.people.guest("Ann", "")
        await small.people.delete(ann, "")
        assert await small.people.still(ann) is None
        assert [row.name for row in await rows(small, people)] == [GONE]

    with_small(sqlite_database, test)


# cookies


def test_only_our_signature_opens(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, cookie = await small.people.guest("Ann", "")
        ben, other = await small.people.guest("Ben", "")
        login_id, signature = cookie.split(".")
        assert small.people.signed(cookie) == ann.login_id == login_id
        for wrong in (
            "",
            ".",
            login_id,
            f"{login_id}.",
            f".{signature}",
            f"{login_id}.{signature[:-1]}",
            f"{login_id}.{signature}0",
            f"{login_id}.{signature.upper()}",
            f"{login_id}.{other.split('.')[1]}",
            f"{ben.login_id}.{signature}",
            f"{login_id}\x00.{signature}",
            f"{login_id}.\udc80",
            "ä.ö",
        ):
            assert small.people.signed(wrong) == "", wrong

    with_small(sqlite_database, test)


# over the wire


def test_a_guest_comes_renames_makes_an_account_and_goes(database: str) -> None:
    with browser(database) as (client, _small):
        assert client.get("/api/me").status_code == 401
        assert client.get("/api/me").json() == {
            "code": "not_known",
            "text": "nobody is logged in here; come in as a guest or log in first",
        }
        came = client.post("/api/guest", json={"name": " Ann  of Kent"})
        assert came.status_code == 201
        me = came.json()
        assert me == {"person": me["person"], "name": "Ann of Kent", "login": None, "muted": False}
        words = came.headers["set-cookie"].split("; ")
        assert words[0].startswith("grimalkin=")
        assert sorted(words[1:]) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"]
        assert client.get("/api/me").json() == me
        assert client.post("/api/guest", json={"name": "Anna"}).json() == {**me, "name": "Anna"}
        assert client.patch("/api/me", json={"name": "Annie"}).json() == {**me, "name": "Annie"}
        made = client.post("/api/accounts", json=ANN)
        assert made.status_code == 201
        assert made.json() == client.get("/api/me").json() == {**me, "name": "Annie", "login": "ann"}
        assert client.post("/api/logout").status_code == 204
        assert client.get("/api/me").status_code == 401
        assert client.post("/api/logout").status_code == 204
        assert client.post("/api/login", json=ANN).json()["person"] == me["person"]
        assert client.request("DELETE", "/api/me", json={"password": "wrong horse"}).json()["code"] == "wrong_password"
        assert client.request("DELETE", "/api/me").json()["code"] == "wrong_password"
        assert client.request("DELETE", "/api/me", json={"password": ANN["password"]}).status_code == 204
        assert client.get("/api/me").status_code == 401


def test_a_guest_leaves_with_an_empty_body(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, _small):
        client.post("/api/guest", json={"name": "Ann"})
        assert client.request("DELETE", "/api/me").status_code == 204
        assert client.get("/api/me").status_code == 401


def test_behind_tls_the_cookie_is_for_tls_only(sqlite_database: str) -> None:
    with browser(sqlite_database, tls=True) as (client, _small):
        came = client.post("/api/guest", json={"name": "Ann"})
        assert "Secure" in came.headers["set-cookie"].split("; ")


def test_a_log_in_replaces_who_the_browser_was(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, _small):
        ann = client.post("/api/accounts", json=ANN).json()
        client.cookies.clear()
        client.post("/api/guest", json={"name": "Ben"})
        guest = dict(client.cookies)
        assert client.post("/api/login", json=ANN).json() == ann
        client.cookies.clear()
        assert client.get("/api/me", headers={"cookie": f"grimalkin={guest['grimalkin']}"}).status_code == 401


def test_log_ins_over_the_wire(database: str) -> None:
    with browser(database) as (client, _small):
        client.post("/api/accounts", json=ANN, headers={"user-agent": "laptop"})
        laptop = dict(client.cookies)["grimalkin"]
        client.cookies.clear()
        client.post("/api/login", json=ANN, headers={"user-agent": "phone"})
        found = client.get("/api/me/logins").json()
        assert {each["agent"]: each["here"] for each in found} == {"laptop": False, "phone": True}
        other = next(each["id"] for each in found if not each["here"])
        assert client.delete(f"/api/me/logins/{other}").status_code == 204
        assert client.delete(f"/api/me/logins/{other}").status_code == 404
        assert client.delete("/api/me/logins/%00").status_code == 404
        client.cookies.clear()
        assert client.get("/api/me", headers={"cookie": f"grimalkin={laptop}"}).status_code == 401


def test_a_new_password_over_the_wire(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, _small):
        client.post("/api/accounts", json=ANN)
        wrong = client.post("/api/me/password", json={"old": "wrong horse", "new": "battery staple"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_password")
        assert client.post("/api/me/password", json={"old": ANN["password"], "new": "short"}).status_code == 400
        right = client.post("/api/me/password", json={"old": ANN["password"], "new": "battery staple"})
        assert right.status_code == 204
        assert client.get("/api/me").status_code == 200
        assert client.post("/api/login", json=ANN).status_code == 403


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guest", {}),
        ("/api/guest", {"name": ""}),
        ("/api/guest", {"name": "\x07"}),
        ("/api/guest", {"name": "x" * 41}),
        ("/api/guest", {"name": "Ann", "more": 1}),
        ("/api/guest", {"name": 5}),
        ("/api/guest", []),
        ("/api/accounts", {"login": "a b", "password": "correct horse"}),
        ("/api/accounts", {"login": "ann", "password": "short"}),
        ("/api/accounts", {"login": "ann"}),
        ("/api/accounts", {"login": "ann", "password": "correct horse", "name": "\u202e"}),
        ("/api/login", {"login": "ann", "password": ""}),
    ],
)
def test_what_is_malformed_is_refused_and_makes_nobody(sqlite_database: str, path: str, body: object) -> None:
    with browser(sqlite_database) as (client, small):
        answer = client.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert "set-cookie" not in answer.headers
        assert small.store.read_now(lambda connection: connection.execute(select(people)).all()) == []


def test_a_body_that_is_no_json_is_refused(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, _small):
        for body in (b"", b"{", b'{"name": "\\ud800"}', b"\xff"):
            answer = client.post("/api/guest", content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_guesses_are_limited(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, _small):
        client.post("/api/accounts", json=ANN)
        wrong = {**ANN, "password": "wrong horse"}
        for _ in range(RATES["login_name"].burst):
            assert client.post("/api/login", json=wrong).status_code == 403
        late = client.post("/api/login", json={**ANN, "login": "ANN"})
        assert late.status_code == 429
        assert int(late.headers["retry-after"]) >= 30
        assert late.json()["text"] == "too many log-ins to this account from here; try again in 30 seconds"
        for _ in range(RATES["password"].burst):
            assert client.post("/api/me/password", json={"old": "x", "new": "battery staple"}).status_code == 403
        assert client.post("/api/me/password", json={"old": "x", "new": "battery staple"}).status_code == 429
        assert client.request("DELETE", "/api/me", json={"password": "x"}).status_code == 429


def log_in_from(client: TestClient[Litestar], host: str, body: dict[str, str], cookie: str = "") -> tuple[int, str]:
    """A log-in from another address; the status and what is said."""
    sent: list[Any] = []
    messages = [{"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}]

    async def receive() -> Any:
        return messages.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/login",
        "raw_path": b"/api/login",
        "root_path": "",
        "query_string": b"",
        "http_version": "1.1",
        "scheme": "http",
        "headers": [(b"host", b"here"), (b"content-type", b"application/json"), (b"cookie", cookie.encode())],
        "client": (host, 1),
        "server": ("here", 80),
        "state": {},
    }

    async def run() -> None:
        await client.app(cast("Any", scope), receive, send)

    client.blocking_portal.call(run)
    return sent[0]["status"], json.loads(sent[1]["body"]).get("text", "")


def test_wrong_guesses_elsewhere_lock_nobody_out(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, _small):
        client.post("/api/accounts", json=ANN)
        client.cookies.clear()
        wrong = {**ANN, "password": "wrong horse"}
        for _ in range(RATES["login_name"].burst):
            assert log_in_from(client, "192.0.2.66", wrong)[0] == 403
        for name in ("ann", "ANN"):
            status, said = log_in_from(client, "192.0.2.66", {**wrong, "login": name})
            assert (status, said) == (429, "too many log-ins to this account from here; try again in 30 seconds")
        assert log_in_from(client, "192.0.2.1", ANN)[0] == 200


def test_guesses_from_many_addresses_are_slowed_and_known_browsers_are_not(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, small):
        client.post("/api/accounts", json=ANN)
        assert client.post("/api/logout").status_code == 204
        known = f"{BROWSER}={client.cookies[BROWSER]}"
        client.cookies.clear()
        client.post("/api/accounts", json={**ANN, "login": "mallory"})
        other = f"{BROWSER}={client.cookies[BROWSER]}"
        session = f"{COOKIE}={client.cookies[COOKIE]}"
        wrong = {**ANN, "password": "wrong horse"}
        for i in range(RATES["login_new"].burst):
            assert log_in_from(client, f"192.0.2.{i}", wrong)[0] == 403
        slowed = (429, "too many log-ins to this account from new browsers; try again in 30 seconds")
        for cookie in ("", other, session, f"{other}; {session}", known[:-1] + "x", f"{BROWSER}=", f"{BROWSER}=a.b"):
            assert log_in_from(client, "198.51.100.1", wrong, cookie) == slowed
        for _ in range(RATES["login_name"].burst - 1):
            assert log_in_from(client, "198.51.100.2", wrong, known)[0] == 403
        assert log_in_from(client, "198.51.100.3", ANN, known)[0] == 200
        status, said = log_in_from(client, "198.51.100.4", ANN, known)
        assert (status, said) == (429, "too many log-ins to this account from here; try again in 30 seconds")
        assert log_in_from(client, "192.0.2.99", {**ANN, "login": "mallory"})[0] == 200, "other accounts are not slowed"
        cast("Clock", small.limits.clock).now += RATES["login_new"].every * 1.001
        assert log_in_from(client, "198.51.100.5", wrong)[0] == 403


def test_the_cookie_of_a_browser_opens_nothing_and_goes_with_the_account(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, _small):
        client.post("/api/guest", json={"name": "Ann"})
        assert BROWSER not in client.cookies, "a guest has nothing to log in to"
        client.post("/api/accounts", json=ANN)
        known = client.cookies[BROWSER]
        client.cookies.clear()
        for name in (BROWSER, COOKIE):
            assert client.get("/api/me", headers={"Cookie": f"{name}={known}"}).status_code == 401
        client.post("/api/login", json=ANN)
        client.request("DELETE", "/api/me", json={"password": ANN["password"]})
        assert BROWSER not in client.cookies


def test_nothing_secret_is_logged_or_answered(sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with browser(sqlite_database) as (client, small):
        answers = [
            client.post("/api/guest", json={"name": "Ann"}),
            client.post("/api/accounts", json=ANN),
            client.post("/api/login", json={**ANN, "password": "wrong horse"}),
            client.post("/api/login", json=ANN),
            client.get("/api/me"),
            client.get("/api/me/logins"),
            client.post("/api/accounts", json=ANN),
        ]
        cookie = dict(client.cookies)["grimalkin"]
        said = caplog.text + "".join(answer.text for answer in answers)
        signature = cookie.split(".")[1]
        assert answers[1].json()["login"] == "ann"
        for secret in (ANN["password"], "wrong horse", "argon2", signature, small.people.key.hex()):
            assert secret not in said

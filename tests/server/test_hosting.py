"""What whoever runs a server does beside it: people, tables, an announcement; and how a running server notices."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar

import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient
from sqlalchemy import Connection, delete, update

from grimalkin.core.errors import BadSetup
from grimalkin.server import hosting, messages, notices
from grimalkin.server.app import create_app
from grimalkin.server.config import Config
from grimalkin.server.heartbeat import HEARTBEAT
from grimalkin.server.messages import Join, NewDeck, NewSeat, NewTable, RaiseDispute
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from grimalkin.server.storage.backup import back_up, restore
from grimalkin.server.storage.schema import facts, people, tables
from tests.cli.inside import inside
from tests.server.logged import written_to
from tests.server.workers import Browser, guests, play_on, with_worker, with_workers

T = TypeVar("T")

CAULDRON = "cauldron"
RIGHT = "correct horse"
USUAL_LOOK = notices.LOOK


@pytest.fixture(autouse=True)
def looks_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker looks for notices when a test says so, and not beside it."""
    monkeypatch.setattr(notices, "LOOK", 3600.0)


def beside(database: str, work: Callable[[Connection], T]) -> T:
    """Do something in a process that is no server."""
    with hosting.opened(database, writes=True) as connection:
        return work(connection)


async def account(service: Service, login: str) -> Person:
    return (await service.people.account(None, login, RIGHT, login.capitalize(), "test"))[0]


async def refused(code: str, waiting: Any) -> str:
    with pytest.raises(Refused) as caught:
        await waiting
    assert caught.value.code == code
    return caught.value.text


async def table_of(service: Service, ann: Person, ben: Person) -> str:
    info = await service.lobby.create(ann, NewTable(CAULDRON, {}, [NewSeat("me"), NewSeat()]))
    await service.lobby.join(ben, info.id, Join())
    await service.lobby.start(ann, info.id)
    return info.id


async def watching(service: Service, person: Person, table: str = "") -> Browser:
    browser = Browser(person)
    service.hub.joined(browser)
    if table:
        await service.hub.watch(browser, table, 0, 0)
    return browser


# people


def test_who_is_banned_is_sent_away_and_comes_in_no_more(database: str) -> None:
    async def work(service: Service) -> None:
        ann = await account(service, "ann")
        (guest,) = await guests(service, "Ben")
        browsers = [await watching(service, one) for one in (ann, guest)]
        assert await service.people.behind(ann.login_id) == ann
        for who in ("ann", guest.id[:6]):
            beside(database, partial(hosting.set_ban, who=who, on=True, now=service.clock()))
        await service.notices.look()
        for browser, person in zip(browsers, (ann, guest), strict=True):
            assert not (await browser.until(messages.Bye)).again
            assert await service.people.behind(person.login_id) is None
        assert "banned" in await refused("banned", service.people.log_in("ann", RIGHT, "test"))
        for who in ("ann", guest.id):
            beside(database, partial(hosting.set_ban, who=who, on=False, now=service.clock()))
        await service.notices.look()
        assert (await service.people.log_in("ann", RIGHT, "test"))[0].id == ann.id
        assert await service.people.behind(guest.login_id) == guest, "nobody else could come back as this guest"

    with_worker(database, work)


def test_a_banned_browser_is_told_so_and_comes_in_as_nobody_else(sqlite_database: str) -> None:
    service = Service(Config(database=sqlite_database, limits=False))
    with TestClient(create_app(service.config, service)) as client:
        me = client.post("/api/guest", json={"name": "Ann"}).json()["person"]
        assert client.get("/api/me").json()["muted"] is False
        beside(sqlite_database, lambda one: hosting.set_ban(one, me, True, service.clock()))
        service.people.forget(me)  # as the next look does
        for method, path, body in (
            ("GET", "/api/me", None),
            ("POST", "/api/guest", {"name": "Bo"}),
            ("POST", "/api/accounts", {"login": "another", "password": RIGHT}),
            ("POST", "/api/tables/bot", {"game": "mythic-arena"}),
        ):
            answer = client.request(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "banned"), path


def test_who_is_muted_plays_and_writes_nothing_to_others(database: str) -> None:
    async def work(service: Service) -> None:
        ann = await account(service, "ann")
        (ben,) = await guests(service, "Ben")
        table = await table_of(service, ann, ben)
        browser = await watching(service, ann, table)
        deck = await service.decks.save(ann, NewDeck("mythic-arena", "mine", "astaryan"))
        beside(database, lambda one: hosting.set_mute(one, "ANN", True, service.clock()))
        await service.notices.look()
        muted = browser.person
        assert muted.muted
        assert muted.me().muted
        assert (await service.people.behind(ann.login_id)) == muted
        acts: list[messages.AnyAct] = [
            messages.Chat("hello"),
            RaiseDispute(0, "CA-END-01", "k" * 8, says="unfair"),
            messages.Rule(0, messages.Verdict([], [], text="my own words"), "k" * 8),
        ]
        for act in acts:
            assert "write nothing" in await refused("muted", service.hub.act(muted, table, act))
        await refused("muted", service.people.rename(muted, "You fools"))
        await refused("muted", service.lobby.create(muted, NewTable(CAULDRON, title="You fools")))
        await refused("muted", service.lobby.create(muted, NewTable(CAULDRON, cards="[x]")))
        await refused("muted", service.decks.share(muted, deck.id))
        await play_on(service, [muted, ben], table, 4)
        again = (await service.people.log_in("ann", RIGHT, "test"))[0]
        assert again.muted
        beside(database, lambda one: hosting.set_mute(one, "ann", False, service.clock()))
        await service.notices.look()
        await service.hub.act(browser.person, table, messages.Chat("hello"))

    with_worker(database, work)


def test_a_new_password_ends_all_log_ins(database: str) -> None:
    async def work(service: Service) -> None:
        ann = await account(service, "ann")
        browser = await watching(service, ann)
        beside(database, lambda one: hosting.set_password(one, "ann", "battery staple", service.clock()))
        await service.notices.look()
        await browser.until(messages.Bye)
        await refused("wrong_password", service.people.log_in("ann", RIGHT, "test"))
        assert (await service.people.log_in("ann", "battery staple", "test"))[0].id == ann.id

    with_worker(database, work)


def test_every_worker_notices_by_itself(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert USUAL_LOOK <= 3.0
    monkeypatch.setattr(notices, "LOOK", 0.01)

    async def work(made: Any) -> None:
        ann = await account(made[0], "ann")
        browsers = [await watching(service, ann) for service in made]
        await asyncio.to_thread(
            beside, postgres_database, lambda one: hosting.set_ban(one, "ann", True, made[0].clock())
        )
        for browser in browsers:
            await browser.until(messages.Bye)

    with_workers(postgres_database, work, 2)


# tables


def test_a_closed_table_is_closed_for_who_is_there(database: str) -> None:
    async def work(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = await table_of(service, ann, ben)
        browser = await watching(service, ann, table)
        await play_on(service, [ann, ben], table, 3)
        beside(database, lambda one: hosting.close_table(one, table[:8], "Played by a program.", service.clock()))
        await refused("not_playing", service.hub.act(ann, table, messages.Resign(0)))  # before it is noticed, too
        stream = StringIO()
        with written_to(stream):
            await service.notices.look()
        assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == ["changed beside the server"]
        news = await browser.until(messages.TableNews, lambda one: one.table.status == "closed")
        assert news.table.reason == "Played by a program."
        said = await browser.until(messages.Talk, lambda one: one.said[-1].kind == "closed")
        assert said.said[-1].text == "Played by a program."

    with_worker(database, work)


# the announcement


def test_all_are_told_of_a_restart_and_who_comes_later_too(database: str) -> None:
    async def work(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        browser = await watching(service, ann)
        assert browser.sent == []
        now = service.clock()
        made = beside(database, lambda one: hosting.announce(one, " Bring  tea. ", 5, now))
        await service.notices.look()
        told = await browser.until(messages.Announced)
        assert told.text == "Bring tea."
        assert told.restart_at == pytest.approx(now + 300)
        later = await watching(service, ben)
        assert (await later.until(messages.Announced)).until == made.until
        count = len(browser.sent)
        await service.notices.look()
        assert len(browser.sent) == count, "once"
        assert beside(database, hosting.end_announcement)
        await service.notices.look()
        await browser.until(messages.Announced, lambda one: one.until is None)

    with_worker(database, work)


def test_a_restart_is_over_when_the_server_has_begun_and_other_words_stay(database: str) -> None:
    beside(database, lambda one: hosting.announce(one, "", 5, 1_000.0))
    hosting.restarted(database, 1_100.0)
    assert beside(database, hosting.announced) is None
    beside(database, lambda one: hosting.announce(one, "Friday is tournament night.", None, 1_000.0))
    hosting.restarted(database, 1_100.0)
    found = beside(database, hosting.announced)
    assert found is not None
    assert found.until == 1_000.0 + hosting.SHOWN


def test_who_has_no_connection_asks(sqlite_database: str) -> None:
    service = Service(Config(database=sqlite_database))
    beside(sqlite_database, lambda one: hosting.announce(one, "Hello.", None, service.clock()))
    with TestClient(create_app(service.config, service)) as client:
        assert client.get("/api/announcement").json()["text"] == "Hello."
        service.clock = lambda: 4_000_000_000.0
        assert client.get("/api/announcement").json()["until"] is None


# the commands


def at(database: str, *words: str, said: str = "") -> Any:
    """A command's JSON."""
    done = inside(*words, "--database", database, "--json", said=said)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return json.loads(done.stdout)


class Club:
    """A database that a server left, with an account, a guest, and a table of theirs."""

    def __init__(self, database: str, ben: str, table: str) -> None:
        self.database = database
        self.ben = ben
        self.table = table


@pytest.fixture(scope="module")
def left(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Club:
    file = shutil.copy(sqlite_template, tmp_path_factory.mktemp("club") / "club.sqlite")

    async def work(service: Service) -> tuple[str, str]:
        ann = await account(service, "ann")
        (ben,) = await guests(service, "Ben")
        return ben.id, await table_of(service, ann, ben)

    ben, table = with_worker(f"sqlite:///{file}", work)
    beside(f"sqlite:///{file}", lambda one: one.execute(delete(facts).where(facts.c.name == HEARTBEAT)))  # long ago
    return Club(str(file), ben, table)


@pytest.fixture
def club(left: Club, tmp_path: Path) -> Club:
    return Club(f"sqlite:///{shutil.copy(left.database, tmp_path)}", left.ben, left.table)


def test_the_commands_do_what_they_say(club: Club) -> None:
    found = at(club.database, "people", "list")
    assert sorted((one["name"], one["login"], one["playing"]) for one in found) == [("Ann", "ann", 1), ("Ben", None, 1)]
    assert [one["name"] for one in at(club.database, "people", "list", "--accounts")] == ["Ann"]
    assert [one["name"] for one in at(club.database, "people", "list", "--like", "BE")] == ["Ben"]
    assert at(club.database, "people", "list", "--like", "%") == []
    for word, field in (("ban", "banned_at"), ("mute", "muted_at")):
        done = at(club.database, "people", word, club.ben[:6])
        assert done[field] is not None
        assert [one["id"] for one in at(club.database, "people", "list", f"--{field[:-3]}")] == [club.ben]
        assert at(club.database, "people", f"un{word}", club.ben)[field] is None
    made = at(club.database, "people", "password", "ann")["password"]
    assert at(club.database, "people", "password", "ann", "--stdin", said="battery staple\n")["password"] is None

    async def log_in(service: Service) -> None:
        await refused("wrong_password", service.people.log_in("ann", made, "test"))
        await service.people.log_in("ann", "battery staple", "test")

    with_worker(club.database, log_in)
    assert [one["id"] for one in at(club.database, "tables", "list", "--person", "ann")] == [club.table]
    assert at(club.database, "tables", "list", "--game", "mythic-arena") == []
    assert at(club.database, "tables", "show", club.table[:6])["status"] == "playing"
    done = at(club.database, "tables", "close", club.table)
    assert (done["status"], done["reason"]) == ("closed", hosting.CLOSES)
    assert at(club.database, "tables", "list") == []
    assert [one["id"] for one in at(club.database, "tables", "list", "--status", "closed")] == [club.table]
    assert at(club.database, "announce") is None
    assert at(club.database, "announce", "Tea!", "--minutes", "3")["text"] == "Tea!"
    assert at(club.database, "announce")["restart_at"] is not None
    assert at(club.database, "announce", "--end") is None


def test_the_commands_tell_it_in_words(club: Club) -> None:
    at_it = ("--database", club.database)
    listed = inside("people", "list", *at_it).stdout
    assert "Ann" in listed
    assert "guest" in listed
    assert "log-ins" in inside("people", "show", "ann", *at_it).stdout
    assert "seat A" in inside("tables", "show", club.table, *at_it).stdout
    assert "cauldron" in inside("tables", "list", *at_it).stdout
    banned = inside("people", "ban", "ann", *at_it).stdout
    assert re.fullmatch(r"ann \(\w+\) is banned\. No server is running .*: it holds from its next start\.\n", banned)
    assert "banned" in inside("people", "list", *at_it).stdout
    new = inside("people", "password", "ann", *at_it).stdout
    assert re.match(r"ann has a new password: \S{16}\nAll log-ins have ended\. ", new)
    assert inside("tables", "close", club.table, "--why", "Enough.", *at_it).stdout.startswith(
        f"{club.table} is closed: Enough. "
    )
    assert inside("announce", "--minutes", "5", *at_it).stdout.startswith("Announced: The server restarts at ")
    assert "restarts at" in inside("announce", *at_it).stdout
    assert inside("announce", "--end", *at_it).stdout.startswith("Nothing is announced any more.")


def test_the_commands_say_whether_a_server_runs(sqlite_database: str) -> None:
    async def work(service: Service) -> str:
        await guests(service, "Ann")
        (ann,) = await asyncio.to_thread(at, sqlite_database, "people", "list")
        return str((await asyncio.to_thread(inside, "people", "mute", ann["id"], "--database", sqlite_database)).stdout)

    assert "it notices within seconds" in with_worker(sqlite_database, work)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("people", "show", "nobody"),
            "no account or guest is 'nobody'; give a log-in name, or 6 signs or more of an id",
        ),
        (("people", "show", "x"), "no account or guest is 'x'"),
        (("people", "password", "BEN"), "is a guest, and a guest has no password"),
        (("people", "password", "ann", "--stdin"), "the password has 0 letters; expected 8 to 200"),
        (("people", "unban", "ann"), "'ann' is not banned"),
        (("people", "unmute", "ann"), "'ann' is not muted"),
        (("people", "list", "--most", "0"), "--most is 0; it can be 1 to 10000"),
        (("tables", "show", "zzzzzzz"), "there is no table 'zzzzzzz'; give 6 signs or more of its id"),
        (("tables", "show", "' OR 1=1"), "there is no table '' OR 1=1'"),
        (
            ("tables", "list", "--status", "odd"),
            "the status 'odd' is not known; there are: open, playing, over, closed",
        ),
        (("tables", "list", "--person", "nobody"), "no account or guest is 'nobody'"),
        (("tables", "close", "TABLE", "--why", "x" * 301), "--why has 301 letters; expected at most 300"),
        (("announce", "x" * 301), "the announcement has 301 letters; expected at most 300"),
        (("announce", "a\x1bb"), "the announcement has a sign that cannot be shown, U+001B; leave it out"),
        (("announce", "--minutes", "-1"), "--minutes is -1; it can be 0 to 1440"),
        (("announce", "--end", "x"), "--end goes alone"),
    ],
)
def test_what_is_wrong_is_refused_in_one_line(club: Club, words: tuple[str, ...], said: str) -> None:
    given = [{"BEN": club.ben, "TABLE": club.table}.get(word, word) for word in words]
    done = inside(*given, "--database", club.database)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_twice_is_refused(club: Club) -> None:
    for words, said in (
        (("people", "ban", club.ben), "is banned already"),
        (("people", "mute", club.ben), "is muted already"),
        (("tables", "close", club.table), "has ended already: it is closed"),
    ):
        assert inside(*words, "--database", club.database).returncode == 0
        assert said in inside(*words, "--database", club.database).stderr


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "none.sqlite"
    done = inside("people", "list", "--database", f"sqlite:///{file}")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"grimalkin: there is no database '{file}'\n"
    assert not file.exists()


def test_several_that_begin_alike_are_not_mistaken(sqlite_database: str) -> None:
    def work(connection: Connection) -> None:
        for last in "ab":
            connection.execute(people.insert().values(id=f"00000000000{last}", name=last, created_at=1.0))
        with pytest.raises(BadSetup, match="several ids begin with '000000'; give more of it"):
            hosting.person_named(connection, "000000")
        assert hosting.person_named(connection, "00000000000a").name == "a"

    beside(sqlite_database, work)


def test_a_password_is_kept_as_a_hash_and_nothing_of_it_is_noticed(club: Club) -> None:
    beside(club.database, lambda one: hosting.set_password(one, "ann", "battery staple", 1.0))
    raw = Path(club.database.removeprefix("sqlite:///")).read_bytes()
    assert b"battery staple" not in raw

    def known(connection: Connection) -> str:
        return str(connection.execute(people.select().where(people.c.login == "ann")).one().password)

    assert PasswordHasher().verify(beside(club.database, known), "battery staple")


def test_a_backup_keeps_bans_and_what_sleeps(club: Club, tmp_path: Path) -> None:

    def work(connection: Connection) -> None:
        hosting.set_ban(connection, club.ben, True, 5.0)
        hosting.set_mute(connection, "ann", True, 6.0)
        hosting.announce(connection, "Hello.", None, 7.0)
        connection.execute(update(tables).where(tables.c.id == club.table).values(asleep="game"))

    beside(club.database, work)
    back_up(club.database, tmp_path / "kept")
    again = f"sqlite:///{tmp_path / 'again.sqlite'}"
    restore(again, tmp_path / "kept")
    with hosting.opened(again) as connection:
        assert hosting.person_named(connection, club.ben).banned_at == 5.0
        assert hosting.person_named(connection, "ann").muted_at == 6.0
        assert hosting.table_line(connection, club.table).asleep == "game"
        found = hosting.announced(connection)
        assert found is not None
        assert found.text == "Hello."

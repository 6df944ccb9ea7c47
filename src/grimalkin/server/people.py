"""People: guests, accounts, log-ins. Who somebody is stands in a signed cookie, which names a log-in.

A log-in that was ended is remembered by other workers for a few seconds at most. Passwords are kept as argon2id only,
and nothing here logs or returns one.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection, Row, Select, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from grimalkin.core.errors import BadSetup
from grimalkin.server.config import Config
from grimalkin.server.ids import ID, new_id
from grimalkin.server.messages import LoginInfo, Me
from grimalkin.server.names import GONE, clean_name
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.rows import say
from grimalkin.server.storage.schema import (
    CLOSED,
    FREE,
    INVITED,
    OPEN,
    decks,
    facts,
    logins,
    people,
    seats,
    shares,
    tables,
    talk,
)
from grimalkin.server.storage.store import Store, TalkRow

COOKIE = "grimalkin"
BROWSER = "grimalkin_browser"  # the cookie of a browser that an account was used in; it stays after a log-out
SECRET = "cookie_secret"  # its name among the facts
SHORTEST_SECRET = 16
YEAR = 365 * 86_400
REMEMBERED = 5.0  # seconds for which a worker believes what it read of a log-in
MOST_REMEMBERED = 20_000
SEEN_EVERY = 300.0
AT_ONCE = 500  # log-ins looked up in one query
LONGEST_AGENT = 200
HASHING = 2  # passwords at a time: each takes 64 MiB and a processor

LOGIN = re.compile(r"[A-Za-z0-9_.-]{3,40}")


class Person(msgspec.Struct, frozen=True):
    """Who asks, and by which log-in."""

    id: str
    name: str
    login: str | None  # None: a guest
    login_id: str
    muted: bool = False  # by who runs the server

    def me(self) -> Me:
        return Me(self.id, self.name, self.login, self.muted)

    def check_may_write(self) -> None:
        """Refuse words to others of somebody who is muted."""
        if self.muted:
            raise Refused("muted", "Whoever runs this server has muted you: you can play, and write nothing to others.")


class Remembered(msgspec.Struct, frozen=True):
    """A log-in as it was read, and until when that is believed."""

    person: Person
    until: float


class People:
    """Everybody this server knows."""

    def __init__(self, store: Store, config: Config, clock: Callable[[], float]) -> None:
        self.store = store
        self.config = config
        self.clock = clock
        self.key = b""
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHING)
        self.nobodys = ""  # a hash that no password has
        self.remembered: dict[str, Remembered] = {}  # by log-in; the oldest comes first
        self.changes = 0  # how often something was forgotten: what was read before is not remembered after
        self.noting: set[str] = set()  # log-ins whose time is being written
        self.on_gone: Callable[[str], Awaitable[None]] | None = None  # a person is gone: somebody plays on for them
        self.on_tables: Callable[[list[str]], Awaitable[None]] | None = None  # the rows of these open tables changed

    async def open(self) -> None:
        """Load the secret that signs cookies; whoever comes first makes it."""
        if self.config.secret:
            check_secret(self.config.secret)
            self.key = self.config.secret.encode()
        else:
            self.key = bytes.fromhex(await self.store.write(first_secret))
        self.nobodys = await asyncio.to_thread(
            hash_of_nobody, self.hasher.time_cost, self.hasher.memory_cost, self.hasher.parallelism
        )

    # coming and going

    async def guest(self, name: str, agent: str) -> tuple[Person, str]:
        """A new guest, and the value of the cookie."""
        name = clean_name(name)

        def work(connection: Connection) -> Person:
            person = new_person(connection, name, self.clock())
            return self.enter(connection, person, name, None, agent)

        return self.with_cookie(await self.store.write(work))

    async def account(
        self, person: Person | None, login: str, password: str, name: str | None, agent: str
    ) -> tuple[Person, str]:
        """A new account. A guest becomes one and keeps everything, with a new cookie."""
        check_login(login)
        chosen = clean_name(name) if name is not None else None
        if person is not None and chosen not in (None, person.name):
            person.check_may_write()
        if person is not None and person.login is not None:
            raise has_account(person.login)
        await self.store.read(lambda connection: check_free(connection, login))  # before the hashing, which takes long
        hashed = await self.hashed(password)

        def work(connection: Connection) -> Person:
            check_free(connection, login)
            if person is None:
                called = chosen or login
                who = new_person(connection, called, self.clock())
            else:
                row = person_row(connection, person.id)
                if row.login is not None:
                    raise has_account(row.login)
                who, called = row.id, chosen or row.name
            change = update(people).where(people.c.id == who)
            try:
                with connection.begin_nested():
                    connection.execute(change.values(login=login.lower(), password=hashed, name=called))
            except IntegrityError:  # somebody on another worker was faster
                raise taken(login) from None
            end_logins(connection, who, self.clock())
            return self.enter(connection, who, called, login.lower(), agent, person is not None and person.muted)

        made = await self.store.write(work)
        self.forget(made.id)
        return self.with_cookie(made)

    async def log_in(self, login: str, password: str, agent: str, before: Person | None = None) -> tuple[Person, str]:
        """Who knows the password is let in. `before` is who this browser was, and is logged out."""

        def look(connection: Connection) -> tuple[str, str] | None:
            if LOGIN.fullmatch(login) is None:
                return None
            query = select(people.c.id, people.c.password).where(people.c.login == login.lower())
            row = connection.execute(query).one_or_none()
            return None if row is None else (row.id, row.password)

        found = await self.store.read(look)
        who, known = found or ("", self.nobodys)  # who is not there takes as long as a wrong password
        if not await self.verified(known, password) or not who:
            raise Refused("wrong_password", "there is no such account, or the password is another")
        renewed = await self.hashed(password) if self.hasher.check_needs_rehash(known) else ""

        def work(connection: Connection) -> Person:
            row = person_row(connection, who)
            if row.password != known:
                raise Refused("wrong_password", "the password was changed just now; try again")
            if row.banned_at is not None:
                raise banned()
            if renewed:
                connection.execute(update(people).where(people.c.id == who).values(password=renewed))
            if before is not None:
                end_logins(connection, before.id, self.clock(), only=before.login_id)
            return self.enter(connection, who, row.name, row.login, agent, row.muted_at is not None)

        person = await self.store.write(work)
        if before is not None:
            self.forget(before.id)
        return self.with_cookie(person)

    async def log_out(self, person: Person) -> None:
        await self.end(person, only=person.login_id)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Needs the old one. All other log-ins end."""
        known = await self.check_password(person, old)
        hashed = await self.hashed(new)

        def work(connection: Connection) -> None:
            if person_row(connection, person.id).password != known:
                raise Refused("wrong_password", "the password was changed just now; try again")
            connection.execute(update(people).where(people.c.id == person.id).values(password=hashed))
            end_logins(connection, person.id, self.clock(), besides=person.login_id)

        await self.store.write(work)
        self.forget(person.id)

    async def delete(self, person: Person, password: str) -> None:
        """Wipe everything personal. The row stays, because games name it; open tables go on without the person."""
        known = await self.check_password(person, password) if person.login is not None else None
        found = await self.store.read(lambda connection: open_tables(connection, person.id))

        def work(connection: Connection) -> None:
            if person_row(connection, person.id).password != known:
                raise Refused("wrong_password", "the account was changed just now; try again")
            wipe(connection, person.id, self.clock())

        await self.store.write(work, hints=found)
        self.forget(person.id)
        if found and self.on_tables is not None:
            await self.on_tables(found)
        if self.on_gone is not None:
            await self.on_gone(person.id)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name from now on. Tables remember the one that somebody sat down with."""
        if name != person.name:
            person.check_may_write()
        name = clean_name(name)

        def work(connection: Connection) -> None:
            person_row(connection, person.id)
            connection.execute(update(people).where(people.c.id == person.id).values(name=name))

        await self.store.write(work)
        self.forget(person.id)
        return msgspec.structs.replace(person, name=name)

    # log-ins

    async def logins(self, person: Person) -> list[LoginInfo]:
        """Where this person is logged in, the last seen first."""

        def look(connection: Connection) -> list[LoginInfo]:
            mine = and_(logins.c.person == person.id, logins.c.ended_at.is_(None))
            query = select(logins).where(mine, logins.c.seen_at > self.clock() - YEAR)
            found = connection.execute(query.order_by(logins.c.seen_at.desc(), logins.c.created_at.desc(), logins.c.id))
            return [
                LoginInfo(row.id, row.created_at, row.seen_at, row.agent, row.id == person.login_id) for row in found
            ]

        return await self.store.read(look)

    async def revoke(self, person: Person, login_id: str) -> None:
        """End one log-in of this person, be it the one that asks."""
        ended = await self.end(person, only=login_id) if ID.fullmatch(login_id) else 0
        if not ended:
            raise Refused("no_such_thing", "you have no such log-in; it may have ended already")

    async def end(self, person: Person, only: str) -> int:
        ended = await self.store.write(lambda connection: end_logins(connection, person.id, self.clock(), only=only))
        self.forget(person.id)
        return ended

    def enter(
        self, connection: Connection, person: str, name: str, login: str | None, agent: str, muted: bool = False
    ) -> Person:
        """A new log-in."""
        login_id = new_id()
        now = self.clock()
        row = {"id": login_id, "person": person, "created_at": now, "seen_at": now, "agent": clean_agent(agent)}
        connection.execute(insert(logins).values(row))
        return Person(person, name, login, login_id, muted)

    # who asks

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Who sends this request or holds this socket, or a refusal."""
        person = await self.maybe(connection)
        if person is None:
            await self.check_not_banned(connection)
            raise Refused("not_known", "nobody is logged in here; come in as a guest or log in first")
        return person

    async def maybe(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        login_id = self.signed(connection.cookies.get(COOKIE, ""))
        return await self.behind(login_id) if login_id else None

    async def check_not_banned(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse a browser whose last person is banned, though that log-in has ended."""
        login_id = self.signed(connection.cookies.get(COOKIE, ""))
        query = select(people.c.banned_at).join(logins, people.c.id == logins.c.person).where(logins.c.id == login_id)
        if login_id and await self.store.read(lambda one: one.execute(query).scalar_one_or_none()) is not None:
            raise banned()

    async def still(self, person: Person) -> Person | None:
        """The same person as of now; None: the log-in has ended. For sockets, which may outlive it."""
        return await self.behind(person.login_id)

    async def ended(self, login_ids: Sequence[str]) -> set[str]:
        """Those of these log-ins that have ended. For sockets that only listen."""
        found: set[str] = set()
        for first in range(0, len(login_ids), AT_ONCE):
            some = login_ids[first : first + AT_ONCE]
            still = (
                select(logins.c.id)
                .join(people, people.c.id == logins.c.person)
                .where(logins.c.id.in_(some), logins.c.ended_at.is_(None), people.c.gone_at.is_(None))
                .where(people.c.banned_at.is_(None))
            )
            known = await self.store.read(partial(found_ids, query=still))
            found.update(set(some).difference(known))
        return found

    async def behind(self, login_id: str) -> Person | None:
        """The person of a log-in."""
        now = self.clock()
        remembered = self.remembered.get(login_id)
        if remembered is not None and now < remembered.until:
            return remembered.person
        self.remembered.pop(login_id, None)
        changes = self.changes
        person, seen_at = await self.store.read(lambda connection: login_row(connection, login_id))
        if person is None or seen_at <= now - YEAR:
            return None
        if changes == self.changes:
            self.remember(person, now)
        if seen_at <= now - SEEN_EVERY and login_id not in self.noting:
            await self.note_seen(login_id, now)
        return person

    async def note_seen(self, login_id: str, now: float) -> None:
        change = update(logins).where(logins.c.id == login_id, logins.c.seen_at <= now - SEEN_EVERY)
        self.noting.add(login_id)
        try:
            await self.store.write(lambda connection: connection.execute(change.values(seen_at=now)).rowcount)
        finally:
            self.noting.discard(login_id)

    def remember(self, person: Person, now: float) -> None:
        self.remembered[person.login_id] = Remembered(person, now + REMEMBERED)
        while len(self.remembered) > MOST_REMEMBERED:
            del self.remembered[next(iter(self.remembered))]

    def forget(self, person: str) -> None:
        """Something of this person changed: read it again."""
        self.changes += 1
        for login_id in [key for key, kept in self.remembered.items() if kept.person.id == person]:
            del self.remembered[login_id]

    # cookies

    def with_cookie(self, person: Person) -> tuple[Person, str]:
        return person, self.cookie_value(person)

    def cookie_value(self, person: Person) -> str:
        return f"{person.login_id}.{self.signature(person.login_id)}"

    def browser_cookie(self, person: Person) -> list[Cookie]:
        """What a browser shows when somebody logs in to this account there again. It lets nobody in by itself."""
        if person.login is None:
            return []
        return [self.cookie(f"{person.login_id}.{self.browser_signature(person.login_id, person.login)}", BROWSER)]

    def browser_signature(self, browser: str, login: str) -> str:
        return hmac.new(self.key, f"browser {browser} {login}".encode(), hashlib.sha256).hexdigest()

    def known_browser(self, cookies: Mapping[str, str], login: str) -> str:
        """The browser, if this account was used in it before; else nothing."""
        browser, _, signature = cookies.get(BROWSER, "").partition(".")
        if not ID.fullmatch(browser) or LOGIN.fullmatch(login) is None:
            return ""
        right = self.browser_signature(browser, login)
        return browser if hmac.compare_digest(signature.encode(errors="replace"), right.encode()) else ""

    def cookie(self, value: str, key: str = COOKIE) -> Cookie:
        """The cookie with this value; with none, the browser drops it."""
        return Cookie(
            key=key,
            value=value,
            path="/",
            max_age=YEAR if value else 0,
            httponly=True,
            samesite="lax",
            secure=self.config.tls,
        )

    def signature(self, login_id: str) -> str:
        return hmac.new(self.key, f"log-in {login_id}".encode(), hashlib.sha256).hexdigest()

    def signed(self, value: str) -> str:
        """The log-in that a cookie names; empty if we did not sign it."""
        login_id, _, signature = value.partition(".")
        if not ID.fullmatch(login_id):
            return ""
        return (
            login_id
            if hmac.compare_digest(signature.encode(errors="replace"), self.signature(login_id).encode())
            else ""
        )

    # passwords

    async def hashed(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def verified(self, known: str, password: str) -> bool:
        async with self.hashing:
            return await asyncio.to_thread(verify, self.hasher, known, password)

    async def check_password(self, person: Person, password: str) -> str:
        """The hash that this is the password of, or a refusal."""
        row = await self.store.read(lambda connection: person_row(connection, person.id, lock=False))
        if row.password is None:
            raise Refused("not_allowed", "a guest has no password; make an account first")
        known: str = row.password
        if not await self.verified(known, password):
            raise Refused("wrong_password", "the password is another")
        return known


# words that people send


def clean_agent(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable())[:LONGEST_AGENT]


def check_login(login: str) -> None:
    if LOGIN.fullmatch(login) is None:
        raise Refused("malformed", "a log-in name has 3 to 40 letters from A to Z, digits and _ . -")


def check_secret(secret: str) -> None:
    if len(secret) < SHORTEST_SECRET:
        raise BadSetup(f"the secret is too short; expected {SHORTEST_SECRET} letters or more, better 32")


@cache
def hash_of_nobody(time_cost: int, memory_cost: int, parallelism: int) -> str:
    """What a password is compared with if nobody has the login: as costly as any. One for all workers of a server."""
    return PasswordHasher(time_cost, memory_cost, parallelism).hash(secrets.token_hex(16))


def verify(hasher: PasswordHasher, known: str, password: str) -> bool:
    try:
        return hasher.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False


# rows


def found_ids(connection: Connection, query: Select[Any]) -> list[str]:
    return list(connection.execute(query).scalars())


def first_secret(connection: Connection) -> str:
    """The secret of this database. Of two workers that begin at once, one makes it and both read that one."""
    known = select(facts.c.value).where(facts.c.name == SECRET)
    found = connection.execute(known).scalar_one_or_none()
    if found is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(facts).values(name=SECRET, value=secrets.token_hex(32)))
        except IntegrityError:
            pass
        found = connection.execute(known).scalar_one()
    return str(found)


def new_person(connection: Connection, name: str, now: float) -> str:
    person = new_id()
    connection.execute(insert(people).values(id=person, name=name, created_at=now))
    return person


def person_row(connection: Connection, person: str, lock: bool = True) -> Row[Any]:
    """The row of somebody who is not gone, locked until the end of the transaction."""
    query = select(people).where(people.c.id == person, people.c.gone_at.is_(None))
    row = connection.execute(query.with_for_update(key_share=True) if lock else query).one_or_none()
    if row is None:
        raise Refused("not_known", "this person is gone")
    return row


def login_row(connection: Connection, login_id: str) -> tuple[Person | None, float]:
    """Who a log-in belongs to, if it has not ended, and when it was seen."""
    query = (
        select(people.c.id, people.c.name, people.c.login, people.c.muted_at, logins.c.seen_at)
        .join(people, people.c.id == logins.c.person)
        .where(logins.c.id == login_id, logins.c.ended_at.is_(None), people.c.gone_at.is_(None))
        .where(people.c.banned_at.is_(None))
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return None, 0.0
    return Person(row.id, row.name, row.login, login_id, row.muted_at is not None), row.seen_at


def check_free(connection: Connection, login: str) -> None:
    if connection.execute(select(people.c.id).where(people.c.login == login.lower())).first() is not None:
        raise taken(login)


def has_account(login: str) -> Refused:
    return Refused("not_allowed", f"you have the account '{login}' already; log out to make another")


def banned() -> Refused:
    return Refused("banned", "Whoever runs this server has banned you: you cannot come in.")


def taken(login: str) -> Refused:
    return Refused("taken", f"somebody has the log-in name '{login}'; choose another")


def end_logins(connection: Connection, person: str, now: float, only: str = "", besides: str = "") -> int:
    """End log-ins of a person: one, all besides one, or all."""
    change = update(logins).where(logins.c.person == person, logins.c.ended_at.is_(None))
    if only:
        change = change.where(logins.c.id == only)
    if besides:
        change = change.where(logins.c.id != besides)
    return connection.execute(change.values(ended_at=now)).rowcount


def open_tables(connection: Connection, person: str) -> list[str]:
    """The tables that have not begun where this person sits or is host."""
    sits = exists().where(and_(seats.c.table == tables.c.id, seats.c.person == person))
    query = select(tables.c.id).where(tables.c.status == OPEN, or_(tables.c.host == person, sits))
    return list(connection.execute(query.order_by(tables.c.id)).scalars())


def wipe(connection: Connection, person: str, now: float) -> None:
    """Take everything personal out of the database, and the person out of tables that have not begun."""
    end_logins(connection, person, now)
    connection.execute(update(logins).where(logins.c.person == person).values(agent=""))
    connection.execute(delete(decks).where(decks.c.person == person))
    connection.execute(delete(shares).where(shares.c.person == person))
    gone = {"name": GONE, "login": None, "password": None, "gone_at": now}
    connection.execute(update(people).where(people.c.id == person).values(gone))
    lock = select(tables.c.id).where(tables.c.id.in_(open_tables(connection, person))).order_by(tables.c.id)
    connection.execute(lock.with_for_update()).all()
    found = open_tables(connection, person)  # one may have begun before it was locked
    mine = and_(seats.c.table.in_(found), seats.c.person == person)
    nobody = {"person": None, "name": "", "deck": ""}
    connection.execute(update(seats).where(mine, seats.c.invite.is_(None)).values(kind=FREE, **nobody))
    connection.execute(update(seats).where(mine, seats.c.invite.is_not(None)).values(kind=INVITED, **nobody))
    connection.execute(update(seats).where(seats.c.person == person).values(name=GONE))
    for table in found:
        say(connection, table, TalkRow(0, now, "", -1, "left", GONE))  # so that no start forgets it
    forget_names(connection, person)
    hosted = update(tables).where(tables.c.id.in_(found), tables.c.host == person)
    connection.execute(hosted.values(status=CLOSED, ended_at=now, reason="who opened this table is gone", asleep=""))


def forget_names(connection: Connection, person: str) -> None:
    """Take somebody's name out of the talk: it stands in front of what they said."""
    mine = talk.c.person == person
    connection.execute(update(talk).where(mine, talk.c.kind.in_(("joined", "left"))).values(text=GONE))
    for row in connection.execute(select(talk).where(mine, talk.c.kind == "chat")).all():
        line = f"{GONE}\n{row.text.partition(chr(10))[2]}"
        connection.execute(update(talk).where(talk.c.table == row.table, talk.c.m == row.m).values(text=line))

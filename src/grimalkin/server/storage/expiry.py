"""What expires, and what takes the room. Rules find rows that nobody needs any more and remove a few at a time.

A rule looks with a connection that only reads; what it finds is looked at again, and locked, where it is removed. So
whoever comes back in between loses nothing. Nothing here touches a game that somebody plays, or one that was shared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    Select,
    String,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.server.config import Keep
from grimalkin.server.storage.database import database_url, is_sqlite, open_database, shown
from grimalkin.server.storage.migrate import newest, reason, revision_of
from grimalkin.server.storage.rows import say
from grimalkin.server.storage.schema import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    decks,
    entries,
    facts,
    frames,
    logins,
    metadata,
    openings,
    people,
    seats,
    shares,
    tables,
    talk,
)
from grimalkin.server.storage.store import TalkRow

DAY = 86_400.0
YEAR = 365 * DAY  # the life of a cookie: after it nobody comes back as this guest
LEASE = "expiry"  # its name among the facts
LEASE_SECONDS = 120.0
MOST_LARGEST = 5


# rules


class Rule:
    """Something that expires."""

    name: ClassVar[str] = ""  # a field of Keep
    batch: ClassVar[int] = 100  # removed in one write, which others wait for
    changes: ClassVar[bool] = False  # rows of tables stay, so whoever has them in memory must be told

    def __init__(self, keep: Keep, games: Mapping[str, Game], now: float) -> None:
        self.days: int = getattr(keep, self.name)
        self.games = games
        self.now = now
        self.before = now - self.days * DAY

    def due(self) -> Select[Any]:
        """What is due. Its first column, `id`, is the name of a row."""
        raise NotImplementedError

    def drop(self, connection: Connection, ids: list[str]) -> None:
        """Remove these, which are due and locked."""
        raise NotImplementedError

    def why(self) -> str:
        """Why a table is closed by this rule, for its people; empty: it closes none."""
        return ""

    def found(self, connection: Connection) -> list[str]:
        """A batch of what is due."""
        if not self.days:
            return []
        return list(connection.execute(self.due().limit(self.batch)).scalars())

    def count(self, connection: Connection) -> int:
        if not self.days:
            return 0
        return int(connection.execute(select(func.count()).select_from(self.due().subquery())).scalar_one())

    def remove(self, connection: Connection, found: Sequence[str]) -> list[str]:
        """Remove what is still due of what was found."""
        wanted = self.due()
        column = wanted.selected_columns[0]
        locked = wanted.where(column.in_(found)).order_by(column).with_for_update(of=column.table)
        ids = list(connection.execute(locked).scalars())
        if ids:
            self.drop(connection, ids)
        return ids


class Waiting(Rule):
    """Tables that nobody starts are closed."""

    name: ClassVar[str] = "waiting"
    batch: ClassVar[int] = 20
    changes: ClassVar[bool] = True

    def due(self) -> Select[Any]:
        return select(tables.c.id).where(tables.c.status == OPEN, awake(), tables.c.changed_at < self.before)

    def why(self) -> str:
        return f"Nobody has started this game for {self.days} days."

    def drop(self, connection: Connection, ids: list[str]) -> None:
        for table in ids:
            close(connection, table, self.why(), self.now)


class Abandoned(Rule):
    """Games in which nobody does anything any more and nothing is due are closed."""

    name: ClassVar[str] = "abandoned"
    batch: ClassVar[int] = 20
    changes: ClassVar[bool] = True

    def due(self) -> Select[Any]:
        still = and_(tables.c.changed_at < self.before, tables.c.wake_at.is_(None))
        return select(tables.c.id).where(tables.c.status == PLAYING, awake(), still)

    def why(self) -> str:
        return f"Nobody has played this game for {self.days} days."

    def drop(self, connection: Connection, ids: list[str]) -> None:
        for table in ids:
            close(connection, table, self.why(), self.now)


class Closed(Rule):
    """Tables that were closed before they began."""

    name: ClassVar[str] = "closed"
    batch: ClassVar[int] = 20

    def due(self) -> Select[Any]:
        never = and_(tables.c.status == CLOSED, tables.c.started_at.is_(None))
        return select(tables.c.id).where(never, tables.c.ended_at < self.before, unshared())

    def drop(self, connection: Connection, ids: list[str]) -> None:
        drop_tables(connection, ids)


class GuestGames(Rule):
    """Finished games of guests only, none of whom was here since."""

    name: ClassVar[str] = "guest_games"
    batch: ClassVar[int] = 4

    def due(self) -> Select[Any]:
        matters = and_(people.c.gone_at.is_(None), or_(people.c.login.is_not(None), self.seen()))
        sits = exists().where(seats.c.table == tables.c.id, seats.c.person == people.c.id, matters)
        hosts = exists().where(people.c.id == tables.c.host, matters)
        return select(tables.c.id).where(finished(), tables.c.ended_at < self.before, unshared(), ~sits, ~hosts)

    def seen(self) -> ColumnElement[bool]:
        return exists().where(logins.c.person == people.c.id, logins.c.seen_at >= self.before).correlate(people)

    def drop(self, connection: Connection, ids: list[str]) -> None:
        drop_tables(connection, ids)


class Games(Rule):
    """Finished games of anybody, if the host wants it so."""

    name: ClassVar[str] = "games"
    batch: ClassVar[int] = 4

    def due(self) -> Select[Any]:
        return select(tables.c.id).where(finished(), tables.c.ended_at < self.before, unshared())

    def drop(self, connection: Connection, ids: list[str]) -> None:
        drop_tables(connection, ids)


class Frames(Rule):
    """What was seen of old games that the rules and cards of today replay: it is made again when it is wanted."""

    name: ClassVar[str] = "frames"
    batch: ClassVar[int] = 10

    def due(self) -> Select[Any]:
        kept = exists().where(frames.c.table == tables.c.id)
        same = or_(*(self.today(game) for game in self.games.values()))
        return select(tables.c.id).where(finished(), tables.c.ended_at < self.before, same, unshared(), kept)

    def today(self, game: Game) -> ColumnElement[bool]:
        """Is a table played by the rules and cards that this game has today? A designer's own may lie over others."""
        hashes = [""]
        if game.vocabulary is not None:
            hashes = [library.hash for one in game.card_sets().values() for library in one.editions.values()]
        ours = and_(tables.c.card_text == "", tables.c.card_hash.in_(hashes))
        return and_(tables.c.game == game.id, tables.c.rules == game.rules, ours)

    def drop(self, connection: Connection, ids: list[str]) -> None:
        connection.execute(delete(frames).where(frames.c.table.in_(ids)))


class Guests(Rule):
    """Guests who were not here for long and of whom nothing is left; and rows of people who are gone."""

    name: ClassVar[str] = "guests"
    batch: ClassVar[int] = 50

    def due(self) -> Select[Any]:
        unused = [~exists().where(column == people.c.id) for column in (seats.c.person, tables.c.host, shares.c.person)]
        seen = exists().where(logins.c.person == people.c.id, logins.c.seen_at >= self.before)
        idle = and_(people.c.gone_at.is_(None), people.c.created_at < self.before, ~seen)
        guest = and_(people.c.login.is_(None), or_(idle, people.c.gone_at < self.before))
        deck = exists().where(decks.c.person == people.c.id, or_(decks.c.code.is_not(None), self.may_return()))
        return select(people.c.id).where(guest, *unused, ~deck)

    def may_return(self) -> ColumnElement[bool]:
        last = exists().where(logins.c.person == people.c.id, logins.c.seen_at >= self.now - YEAR).correlate(people)
        return or_(last, people.c.created_at >= self.now - YEAR)

    def drop(self, connection: Connection, ids: list[str]) -> None:
        for table in (decks, logins, openings):
            connection.execute(delete(table).where(table.c.person.in_(ids)))
        connection.execute(delete(people).where(people.c.id.in_(ids)))


class Logins(Rule):
    """Log-ins that have ended, or whose cookie has."""

    name: ClassVar[str] = "logins"

    def due(self) -> Select[Any]:
        old = logins.c.seen_at < min(self.before, self.now - YEAR)
        return select(logins.c.id).where(or_(logins.c.ended_at < self.before, old))

    def drop(self, connection: Connection, ids: list[str]) -> None:
        connection.execute(delete(logins).where(logins.c.id.in_(ids)))


class Keys(Rule):
    """Keys of requests that opened a table, by person: nobody sends these again."""

    name: ClassVar[str] = "keys"

    def due(self) -> Select[Any]:
        old = exists().where(openings.c.person == people.c.id, openings.c["at"] < self.before)
        return select(people.c.id).where(old)

    def drop(self, connection: Connection, ids: list[str]) -> None:
        mine = and_(openings.c.person.in_(ids), openings.c["at"] < self.before)
        connection.execute(delete(openings).where(mine))


class Addresses(Rule):
    """Addresses that finished games sent news to."""

    name: ClassVar[str] = "webhooks"

    def due(self) -> Select[Any]:
        ended = and_(tables.c.status.in_((OVER, CLOSED)), tables.c.ended_at < self.before)
        return select(tables.c.id).where(ended, tables.c.webhook != "")

    def drop(self, connection: Connection, ids: list[str]) -> None:
        connection.execute(update(tables).where(tables.c.id.in_(ids)).values(webhook=""))


# games before guests: a guest of whom no game is left can go
RULES: tuple[type[Rule], ...] = (
    Waiting,
    Abandoned,
    Closed,
    GuestGames,
    Games,
    Frames,
    Guests,
    Logins,
    Keys,
    Addresses,
)


def rules_of(keep: Keep, games: Mapping[str, Game], now: float) -> list[Rule]:
    return [rule(keep, games, now) for rule in RULES]


def finished() -> ColumnElement[bool]:
    """A game that was played and has ended."""
    return or_(tables.c.status == OVER, and_(tables.c.status == CLOSED, tables.c.started_at.is_not(None)))


def awake() -> ColumnElement[bool]:
    """Nobody can do anything at a table that sleeps: it waits as long as it must."""
    return tables.c.asleep == ""


def unshared() -> ColumnElement[bool]:
    return ~exists().where(shares.c.table == tables.c.id)


def close(connection: Connection, table: str, why: str, now: float) -> None:
    values = {"status": CLOSED, "ended_at": now, "reason": why, "asked": "", "wake_at": None, "asleep": ""}
    connection.execute(update(tables).where(tables.c.id == table).values(values))
    say(connection, table, TalkRow(0, now, "", -1, "closed", why))


def drop_tables(connection: Connection, ids: list[str]) -> None:
    for part in (frames, entries, talk, seats):
        connection.execute(delete(part).where(part.c.table.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


# one at a time


def take_lease(connection: Connection, worker: str, now: float) -> bool:
    """Only one worker at a time expires anything. Whoever has the lease renews it with this as well."""
    mine = facts.c.name == LEASE
    if connection.execute(select(facts.c.value).where(mine)).first() is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(facts).values(name=LEASE, value="0 nobody"))
        except IntegrityError:  # another worker was faster
            pass
    until, _, holder = (
        connection.execute(select(facts.c.value).where(mine).with_for_update()).scalar_one().partition(" ")
    )
    if holder != worker and float(until) > now:
        return False
    connection.execute(update(facts).where(mine).values(value=f"{now + LEASE_SECONDS!r} {worker}"))
    return True


def end_lease(connection: Connection, worker: str) -> None:
    held = and_(facts.c.name == LEASE, facts.c.value.like(f"% {worker}"))
    connection.execute(update(facts).where(held).values(value="0 nobody"))


# what takes the room


class Kind(msgspec.Struct):
    """Rows of one sort, and about how many bytes are in them."""

    kind: str
    rows: int
    bytes: int


class Largest(msgspec.Struct):
    """A table or a person of whom much is kept."""

    id: str
    what: str
    rows: int
    bytes: int


class Due(msgspec.Struct):
    """How much would expire now by a rule."""

    kind: str
    days: int
    rows: int


class Room(msgspec.Struct):
    """What takes the room in a database."""

    kinds: list[Kind]
    tables: list[Largest]
    people: list[Largest]
    due: list[Due]


def size_of(table: Table) -> ColumnElement[Any]:
    """About the bytes in a row: what is written in it, and eight for each number."""
    size: ColumnElement[Any] = func.coalesce(0, 0)
    for column in table.columns:
        text = isinstance(column.type, String | LargeBinary)
        size = size + (func.coalesce(func.length(column), 0) if text else 8)
    return size


def room(connection: Connection, keep: Keep, games: Mapping[str, Game], now: float) -> Room:
    kinds = []
    for table in metadata.sorted_tables:
        row = connection.execute(
            select(func.count(), func.coalesce(func.sum(size_of(table)), 0)).select_from(table)
        ).one()
        kinds.append(Kind(str(table.name), int(row[0]), int(row[1])))
    record = sized(entries)
    seen = sized(frames)
    own = size_of(tables)
    size = (own + func.coalesce(record.c.bytes, 0) + func.coalesce(seen.c.bytes, 0)).label("bytes")
    rows = (1 + func.coalesce(record.c.rows, 0) + func.coalesce(seen.c.rows, 0)).label("rows")
    each = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.host, rows, size)
        .outerjoin(record, record.c.table == tables.c.id)
        .outerjoin(seen, seen.c.table == tables.c.id)
        .subquery()
    )
    largest = select(each).order_by(each.c.bytes.desc(), each.c.id).limit(MOST_LARGEST)
    hosted = (
        select(people.c.id, people.c.name, people.c.login, func.sum(each.c.rows), func.sum(each.c.bytes))
        .join(each, each.c.host == people.c.id)
        .group_by(people.c.id, people.c.name, people.c.login)
        .order_by(func.sum(each.c.bytes).desc(), people.c.id)
        .limit(MOST_LARGEST)
    )
    return Room(
        sorted(kinds, key=lambda one: (-one.bytes, one.kind)),
        [Largest(row.id, f"{row.game}, {row.status}", row.rows, row.bytes) for row in connection.execute(largest)],
        [
            Largest(row.id, f"{row.name}, {'account' if row.login else 'guest'}", int(row[3]), int(row[4]))
            for row in connection.execute(hosted)
        ],
        [Due(rule.name, rule.days, rule.count(connection)) for rule in rules_of(keep, games, now)],
    )


def sized(part: Table) -> Any:
    grouped = select(part.c.table, func.count().label("rows"), func.sum(size_of(part)).label("bytes"))
    return grouped.group_by(part.c.table).subquery()


# without a server


def look(url: str, keep: Keep, games: Mapping[str, Game], now: float) -> Room:
    """What takes the room in a database, while a server may run on it."""
    check(url)
    writer, reader = open_database(url)
    try:
        with reader.connect() as connection:
            return room(connection, keep, games, now)
    except DBAPIError as error:
        raise BadSetup(f"the database {shown(url)} cannot be used: {reason(error)}") from None
    finally:
        writer.dispose()
        reader.dispose()


def check(url: str) -> None:
    """Refuse a database that is not there or of another form: only a server makes or upgrades one."""
    wanted = database_url(url)
    if is_sqlite(wanted) and not Path(wanted.database or "").is_file():
        raise BadSetup(f"there is no database '{wanted.database}'")
    writer, reader = open_database(url)
    try:
        with reader.connect() as connection:
            form = revision_of(connection)
    except DBAPIError as error:
        raise BadSetup(f"the database {shown(url)} cannot be used: {reason(error)}") from None
    finally:
        writer.dispose()
        reader.dispose()
    if form != newest():
        known = "none of Grimalkin's" if form is None else f"form {form}"
        raise BadSetup(f"the database is {known}; this program needs form {newest()}: start its server once")


def expire(url: str, keep: Keep, games: Mapping[str, Game], now: float, worker: str) -> Iterator[tuple[str, int]]:
    """Remove what is due, a few rows at a time, and tell how many of what. A server may run meanwhile."""
    check(url)
    writer, reader = open_database(url)
    try:
        for rule in rules_of(keep, games, now):
            while True:
                with reader.connect() as connection:
                    found = rule.found(connection)
                if not found:
                    break
                with writer.begin() as connection:
                    if not take_lease(connection, worker, now):
                        raise BadSetup("a server on this database expires things just now; try again in two minutes")
                    removed = rule.remove(connection, found)
                yield rule.name, len(removed)
                if not removed:
                    break
        with writer.begin() as connection:
            end_lease(connection, worker)
    except DBAPIError as error:
        raise BadSetup(f"the database {shown(url)} cannot be used: {reason(error)}") from None
    finally:
        writer.dispose()
        reader.dispose()

"""What whoever runs a server does beside it: people, tables, and an announcement to all. It needs only the database.

A server that runs on the same database looks for what was done every few seconds (`notices.py`). Whoever changes a row
here leaves a notice of it in the same transaction.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from argon2 import PasswordHasher
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError

from grimalkin.core.errors import BadSetup
from grimalkin.server.heartbeat import GAP, known
from grimalkin.server.ids import ID, new_id
from grimalkin.server.people import end_logins
from grimalkin.server.seating import close
from grimalkin.server.storage.database import open_database, shown
from grimalkin.server.storage.expiry import check
from grimalkin.server.storage.migrate import reason
from grimalkin.server.storage.rows import TableRow, read_seats, table_row
from grimalkin.server.storage.schema import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    facts,
    logins,
    notices,
    people,
    seats,
    tables,
)

PERSON, TABLE = "person", "table"  # kinds of notices
KEPT = 3_600.0  # seconds for which a notice is kept: every server has seen it long before
ANNOUNCEMENT = "announcement"  # its name among the facts
LATE = 120.0  # seconds after the moment of a restart for which it is still announced: it may come late
SHOWN = 3_600.0  # seconds for which anything else is announced
MOST_MINUTES = 24 * 60
LONGEST = 300  # letters of an announcement
SHORTEST = 6  # signs of an id that name somebody, as the log tells them
LETTERS = 8, 200  # of a password
CLOSES = "Whoever runs this server has closed this table."
STATUSES = (OPEN, PLAYING, OVER, CLOSED)


class PersonLine(msgspec.Struct):
    """Somebody, as a list has them."""

    id: str
    name: str
    login: str | None  # None: a guest
    created_at: float
    seen_at: float | None
    playing: int  # tables where they play now
    logged_in: int  # log-ins that have not ended
    banned_at: float | None
    muted_at: float | None


class SeatLine(msgspec.Struct):
    """A seat of a table."""

    seat: int
    kind: str
    name: str
    person: str | None
    bot: str


class TableLine(msgspec.Struct):
    """A table, as a list has it."""

    id: str
    game: str
    title: str
    status: str
    asleep: str
    host: str
    created_at: float
    changed_at: float
    entries: int
    reason: str
    seats: list[SeatLine]


class Announcement(msgspec.Struct, frozen=True):
    """What all are told."""

    text: str
    restart_at: float | None
    until: float
    made_at: float


@contextmanager
def opened(url: str, writes: bool = False) -> Iterator[Connection]:
    """The database, in one transaction. A server may run on it meanwhile."""
    check(url)
    writer, reader = open_database(url)
    try:
        with (writer if writes else reader).begin() as connection:
            yield connection
    except DBAPIError as error:
        raise BadSetup(f"the database {shown(url)} cannot be used: {reason(error)}") from None
    finally:
        writer.dispose()
        reader.dispose()


def is_served(connection: Connection, now: float) -> bool:
    """Does a server run on this database, or did one a moment ago?"""
    last = known(connection)
    return last is not None and abs(now - last) < GAP


def notify(connection: Connection, kind: str, subject: str, now: float) -> None:
    """Tell the servers that run."""
    connection.execute(delete(notices).where(notices.c["at"] < now - KEPT))
    connection.execute(insert(notices).values(id=new_id(), kind=kind, subject=subject, at=now))


# people


def people_query(*wanted: ColumnElement[bool]) -> Select[Any]:
    here = and_(tables.c.id == seats.c.table, tables.c.status == PLAYING)
    playing = select(func.count(seats.c.table.distinct())).where(seats.c.person == people.c.id, here)
    mine = logins.c.person == people.c.id
    count = select(func.count()).select_from(logins).where(mine, logins.c.ended_at.is_(None))
    seen = select(func.max(logins.c.seen_at)).where(mine)
    columns = [
        people.c.id,
        people.c.name,
        people.c.login,
        people.c.created_at,
        seen.correlate(people).scalar_subquery().label("seen_at"),
        playing.correlate(people).scalar_subquery().label("playing"),
        count.correlate(people).scalar_subquery().label("logged_in"),
        people.c.banned_at,
        people.c.muted_at,
    ]
    return select(*columns).where(people.c.gone_at.is_(None), *wanted)


def list_people(
    connection: Connection,
    like: str = "",
    banned: bool = False,
    muted: bool = False,
    accounts: bool = False,
    most: int = 50,
) -> list[PersonLine]:
    """People, the last ones seen first."""
    wanted: list[ColumnElement[bool]] = []
    if like:
        wanted.append(or_(*(column.icontains(like, autoescape=True) for column in (people.c.name, people.c.login))))
    if banned:
        wanted.append(people.c.banned_at.is_not(None))
    if muted:
        wanted.append(people.c.muted_at.is_not(None))
    if accounts:
        wanted.append(people.c.login.is_not(None))
    found = people_query(*wanted).subquery()
    order = (func.coalesce(found.c.seen_at, found.c.created_at).desc(), found.c.id)
    return [PersonLine(*row) for row in connection.execute(select(found).order_by(*order).limit(most))]


def person_named(connection: Connection, who: str) -> PersonLine:
    """Somebody by the log-in name, or by the id or its beginning."""
    found = [PersonLine(*row) for row in connection.execute(people_query(people.c.login == who.lower()))]
    if not found and begins_an_id(who):
        found = [PersonLine(*row) for row in connection.execute(people_query(people.c.id.startswith(who)).limit(2))]
    if not found:
        raise BadSetup(
            f"no account or guest is '{who}'; give a log-in name, or {SHORTEST} signs or more of an id, "
            "as `grimalkin people list` and the log have them"
        )
    if len(found) > 1:
        raise BadSetup(f"several ids begin with '{who}'; give more of it")
    return found[0]


def begins_an_id(word: str) -> bool:
    return len(word) >= SHORTEST and ID.fullmatch(word) is not None


def new_password() -> str:
    """One that nobody guesses, and that can be read out."""
    return secrets.token_urlsafe(12)


def set_password(connection: Connection, who: str, password: str, now: float) -> PersonLine:
    """Another password for an account. All its log-ins end."""
    person = person_named(connection, who)
    if person.login is None:
        raise BadSetup(f"'{who}' is a guest, and a guest has no password")
    least, most = LETTERS
    if not least <= len(password) <= most:
        raise BadSetup(f"the password has {len(password)} letters; expected {least} to {most}")
    hashed = PasswordHasher().hash(password)
    connection.execute(update(people).where(people.c.id == person.id).values(password=hashed))
    end_logins(connection, person.id, now)
    notify(connection, PERSON, person.id, now)
    return person_named(connection, person.id)


def set_ban(connection: Connection, who: str, on: bool, now: float) -> PersonLine:
    """Nobody comes in as this person any more, and an account's log-ins end; or they may come in again."""
    person = person_named(connection, who)
    if (person.banned_at is not None) == on:
        raise BadSetup(f"'{who}' is banned already" if on else f"'{who}' is not banned")
    connection.execute(update(people).where(people.c.id == person.id).values(banned_at=now if on else None))
    if on and person.login is not None:  # a guest could not come back by any other
        end_logins(connection, person.id, now)
    notify(connection, PERSON, person.id, now)
    return person_named(connection, person.id)


def set_mute(connection: Connection, who: str, on: bool, now: float) -> PersonLine:
    """This person writes nothing to others any more, or may again."""
    person = person_named(connection, who)
    if (person.muted_at is not None) == on:
        raise BadSetup(f"'{who}' is muted already" if on else f"'{who}' is not muted")
    connection.execute(update(people).where(people.c.id == person.id).values(muted_at=now if on else None))
    notify(connection, PERSON, person.id, now)
    return person_named(connection, person.id)


# tables


def list_tables(
    connection: Connection, status: str = "", game: str = "", person: str = "", asleep: bool = False, most: int = 50
) -> list[TableLine]:
    """Tables, the last ones changed first; of all that have not ended, unless a status is named."""
    if status and status not in STATUSES:
        raise BadSetup(f"the status '{status}' is not known; there are: {', '.join(STATUSES)}")
    wanted: list[ColumnElement[bool]] = [tables.c.status == status if status else tables.c.status.in_((OPEN, PLAYING))]
    if game:
        wanted.append(tables.c.game == game)
    if asleep:
        wanted.append(tables.c.asleep != "")
    if person:
        who = person_named(connection, person).id
        sits = exists().where(seats.c.table == tables.c.id, seats.c.person == who)
        wanted.append(or_(tables.c.host == who, sits))
    order = (tables.c.changed_at.desc(), tables.c.id)
    rows = list(connection.execute(select(tables).where(*wanted).order_by(*order).limit(most)))
    return lines_of(connection, rows)


def lines_of(connection: Connection, rows: list[Row[Any]]) -> list[TableLine]:
    places = read_seats(connection, [row.id for row in rows])
    return [
        TableLine(
            row.id,
            row.game,
            row.title,
            row.status,
            row.asleep,
            row.host,
            row.created_at,
            row.changed_at,
            row.n,
            row.reason,
            [SeatLine(one.seat, one.kind, one.name, one.person, one.bot) for one in places[row.id]],
        )
        for row in rows
    ]


def table_named(connection: Connection, table: str, lock: bool = False) -> Row[Any]:
    """A table by its id or the beginning of it."""
    found = []
    if begins_an_id(table):
        query = select(tables).where(tables.c.id.startswith(table)).limit(2)
        found = list(connection.execute(query.with_for_update() if lock else query))
    if not found:
        raise BadSetup(
            f"there is no table '{table}'; give {SHORTEST} signs or more of its id, "
            "as `grimalkin tables list`, its address and the log have them"
        )
    if len(found) > 1:
        raise BadSetup(f"several tables begin with '{table}'; give more of the id")
    return found[0]


def table_line(connection: Connection, table: str) -> TableLine:
    return lines_of(connection, [table_named(connection, table)])[0]


def close_table(connection: Connection, table: str, why: str, now: float) -> TableLine:
    """End a table for good. A game that has begun can still be looked at; nobody has won it."""
    row: TableRow = table_row(table_named(connection, table, lock=True))
    if row.status not in (OPEN, PLAYING):
        raise BadSetup(f"the table '{table}' has ended already: it is {row.status}")
    close(connection, row, checked_text(why, "--why") or CLOSES, now)
    notify(connection, TABLE, row.id, now)
    return table_line(connection, row.id)


def checked_text(text: str, what: str) -> str:
    """Words that people will read."""
    clean = " ".join(text.split())
    if len(clean) > LONGEST:
        raise BadSetup(f"{what} has {len(clean)} letters; expected at most {LONGEST}")
    wrong = next((sign for sign in clean if not sign.isprintable()), "")
    if wrong:
        raise BadSetup(f"{what} has a sign that cannot be shown, U+{ord(wrong):04X}; leave it out")
    return clean


# the announcement


def announced(connection: Connection) -> Announcement | None:
    """What is announced, if anything is; also when its time is over."""
    value = connection.execute(select(facts.c.value).where(facts.c.name == ANNOUNCEMENT)).scalar_one_or_none()
    return msgspec.json.decode(value, type=Announcement) if value else None


def announce(connection: Connection, text: str, minutes: int | None, now: float) -> Announcement:
    """Tell all who have a page open, and who opens one. `minutes`: until a restart."""
    clean = checked_text(text, "the announcement")
    if not clean and minutes is None:
        raise BadSetup("nothing came to announce: give a text, or --minutes until a restart")
    if minutes is not None and not 0 <= minutes <= MOST_MINUTES:
        raise BadSetup(f"--minutes is {minutes}; it can be 0 to {MOST_MINUTES}")
    restart = now + 60.0 * minutes if minutes is not None else None
    made = Announcement(clean, restart, restart + LATE if restart is not None else now + SHOWN, now)
    end_announcement(connection)
    connection.execute(insert(facts).values(name=ANNOUNCEMENT, value=msgspec.json.encode(made).decode()))
    return made


def end_announcement(connection: Connection) -> bool:
    """Nothing is announced any more. False: nothing was."""
    return bool(connection.execute(delete(facts).where(facts.c.name == ANNOUNCEMENT)).rowcount)


def restarted(url: str, began: float) -> None:
    """A server has begun: a restart that was announced before it is over."""
    with opened(url, writes=True) as connection:
        found = announced(connection)
        if found is not None and found.restart_at is not None and found.made_at <= began:
            end_announcement(connection)

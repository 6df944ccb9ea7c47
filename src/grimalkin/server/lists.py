"""Lists of tables, as the lobby and people's own pages show them, read from the database."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, or_, select, union

from grimalkin.core.positions import SEATS
from grimalkin.core.record import TAKEOVER
from grimalkin.server.ids import ID
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.rows import SeatRow, TableRow, read_seats, read_table, table_row
from grimalkin.server.storage.schema import CLOSED, OPEN, OVER, PERSON, PLAYING, entries, seats, tables

LISTED = 100  # tables that the lobby shows at a time
OF_ONE_HOST = 5  # of these at most, of those that wait and again of those that run
RUNNING = 200  # of somebody's own: tables that wait or run, at a time
PAGE = 30  # finished tables at a time

PLACE = re.compile(r"([0-9]{1,3})_([0-9]{1,12}(?:\.[0-9]{1,9})?)_([0-9a-z]{1,20})")  # in the list: see `place_of`

Found = list[tuple[TableRow, list[SeatRow]]]  # tables with their seats


class Page(msgspec.Struct):
    """A page of the listed tables, where the next one begins (empty: there is none), and how many there are in all."""

    found: Found
    next: str
    total: int


def shown_tables(game: str, status: str) -> list[ColumnElement[bool]]:
    """What the lobby shows: tables that can be joined, or watched."""
    shown: list[ColumnElement[bool]] = [tables.c.listed, tables.c.asleep == ""]
    if status != OPEN:
        watched = and_(tables.c.status == PLAYING, tables.c.spectators != "none")
        shown.append(watched if status == PLAYING else or_(tables.c.status == OPEN, watched))
    else:
        shown.append(tables.c.status == OPEN)
    if game:
        shown.append(tables.c.game == game)
    return shown


def listed_page(connection: Connection, game: str = "", status: str = "", after: str = "") -> Page:
    """Listed tables in an order that nobody can fill alone: by their turn among those of their host, then newest."""
    newest = (tables.c.created_at.desc(), tables.c.id.desc())
    turn = func.row_number().over(partition_by=(tables.c.host, tables.c.status), order_by=newest).label("turn")
    ranked = select(tables.c.id, tables.c.created_at, turn).where(*shown_tables(game, status)).subquery()
    within = ranked.c.turn <= OF_ONE_HOST
    wanted = select(ranked).where(within)
    if after and (place := PLACE.fullmatch(after)) is not None:
        at, created, last = int(place[1]), float(place[2]), place[3]
        older = or_(ranked.c.created_at < created, and_(ranked.c.created_at == created, ranked.c.id < last))
        wanted = wanted.where(or_(ranked.c.turn > at, and_(ranked.c.turn == at, older)))
    wanted = wanted.order_by(ranked.c.turn, ranked.c.created_at.desc(), ranked.c.id.desc()).limit(LISTED + 1)
    places = connection.execute(wanted).all()
    total = connection.execute(select(func.count()).select_from(ranked).where(within)).scalar_one()
    shown = places[:LISTED]
    rows = read_many(connection, select(tables).where(tables.c.id.in_([row.id for row in shown])))
    by_id = {row.id: (row, seated) for row, seated in rows}
    more = place_of(shown[-1]) if len(places) > LISTED else ""
    return Page([by_id[row.id] for row in shown], more, total)


def place_of(row: Row[Any]) -> str:
    """A table's place in the list. It holds all that the order goes by: the table itself may be gone by then."""
    return f"{row.turn}_{row.created_at!r}_{row.id}"


def own_tables(person: str) -> ColumnElement[bool]:
    """Where somebody sits or is expected, or which they opened."""
    sits = select(seats.c.table).where(seats.c.person == person)
    return tables.c.id.in_(union(sits, select(tables.c.id).where(tables.c.host == person)))


def own_page(connection: Connection, person: str, before: str) -> tuple[Found, bool]:
    """A page of somebody's tables, and whether there is another: their turn first, then others that wait or run, then
    finished ones. `before` is the last table of the page before; what has moved meanwhile may come twice or not at all.
    """
    shown: Found = []
    status = connection.execute(select(tables.c.status).where(tables.c.id == before)).scalar() if before else OPEN
    if status in (OPEN, PLAYING):
        order = running_tables(connection, person)
        if before and before not in order:
            raise Refused("no_such_table", "before: there is no such table of yours.")
        order = order[order.index(before) + 1 :] if before else order
        rows = read_many(connection, select(tables).where(tables.c.id.in_(order[:RUNNING])))
        by_id = {row.id: (row, seated) for row, seated in rows}
        shown = [by_id[table] for table in order[:RUNNING]]
        if len(order) > RUNNING:
            return shown, True
        before = ""
    finished = read_many(connection, finished_tables(connection, person, before))
    return shown + finished[:PAGE], len(finished) > PAGE


def running_tables(connection: Connection, person: str) -> list[str]:
    """Somebody's tables that wait or run: their turn first, the longest wait before others; then the newest first."""
    sits = and_(seats.c.table == tables.c.id, seats.c.person == person, seats.c.kind == PERSON)
    columns = (tables.c.id, tables.c.changed_at, tables.c.status, tables.c.asked, tables.c.asleep, seats.c.seat)
    wanted = select(*columns).select_from(tables.outerjoin(seats, sits))
    wanted = wanted.where(tables.c.status.in_((OPEN, PLAYING)), own_tables(person))
    newest: dict[str, float] = {}
    turns: set[str] = set()
    for row in connection.execute(wanted.order_by(tables.c.changed_at.desc(), tables.c.id.desc())):
        newest[row.id] = row.changed_at
        if row.seat is not None and row.seat in asked_letters(row.status, row.asked, row.asleep):
            turns.add(row.id)
    return sorted(turns, key=lambda table: (newest[table], table)) + [table for table in newest if table not in turns]


def finished_tables(connection: Connection, person: str, before: str) -> Select[Any]:
    """A page of finished games and one more; those that were closed before they began are nobody's games."""
    ended = or_(tables.c.status == OVER, and_(tables.c.status == CLOSED, tables.c.started_at.is_not(None)))
    wanted = select(tables).where(ended, own_tables(person))
    if before:
        row = connection.execute(select(tables.c.ended_at).where(tables.c.id == before)).one_or_none()
        if row is None or row.ended_at is None:
            raise Refused("no_such_table", "before: there is no such table of yours.")
        same = and_(tables.c.ended_at == row.ended_at, tables.c.id < before)
        wanted = wanted.where(or_(tables.c.ended_at < row.ended_at, same))
    return wanted.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).limit(PAGE + 1)


def read_many(connection: Connection, wanted: Select[Any]) -> Found:
    rows = [table_row(row) for row in connection.execute(wanted)]
    places = read_seats(connection, [row.id for row in rows])
    return [(row, places[row.id]) for row in rows]


def read_one(connection: Connection, table: str) -> tuple[TableRow, list[SeatRow], list[tuple[int, str]]]:
    """A table, its seats, and who took over from whom."""
    row = read_table(connection, table)
    if row is None:
        raise no_such_table()
    taken = select(entries.c.seat, entries.c.text).where(entries.c.table == table, entries.c.kind == TAKEOVER)
    players = [(found.seat, found.text) for found in connection.execute(taken.order_by(entries.c.n))]
    return row, read_seats(connection, [table])[table], players


def asked_seats(row: TableRow) -> list[int]:
    return asked_letters(row.status, row.asked, row.asleep)


def asked_letters(status: str, asked: str, asleep: str) -> list[int]:
    """The seats that are asked, by what the row of a table says."""
    return [SEATS.index(letter) for letter in asked] if status == PLAYING and not asleep else []


def checked_id(table: str) -> None:
    if not ID.fullmatch(table):
        raise no_such_table()


def no_such_table() -> Refused:
    return Refused("no_such_table", "There is no such table.")

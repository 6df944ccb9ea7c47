"""Rows of the database as objects, and the reads that many need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, select, update

from grimalkin.core.view import Outcome
from grimalkin.server.messages import Clock
from grimalkin.server.storage.schema import CLOSED, OPEN, OVER, PERSON, entries, seats, tables, talk
from grimalkin.server.storage.store import EntryRow, TalkRow


class SeatRow(msgspec.Struct):
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str
    deck: str
    invite: str | None
    official: bool = False


class TableRow(msgspec.Struct):
    """A row of `tables`, with its JSON read."""

    id: str
    game: str
    rules: int
    card_set: str
    card_hash: str
    card_text: str
    settings: dict[str, str]
    position: dict[str, Any]
    status: str
    host: str
    title: str
    listed: bool
    quick: bool
    rated: bool
    spectators: str
    clock: Clock
    webhook: str
    secret: str
    seed_hash: str
    created_at: float
    started_at: float | None
    ended_at: float | None
    changed_at: float
    n: int
    m: int
    asked: str
    wake_at: float | None
    lease_by: str
    lease_until: float
    result: Outcome | None
    reason: str
    branch_of: str
    branch_n: int
    rematch: str
    imported: bool
    persons: str = ""
    asleep: str = ""

    @property
    def is_open_to_all(self) -> bool:
        """Do those who look on see every card? Never where it counts: anybody could come back as one of them."""
        return self.spectators == "open" and not self.rated

    @property
    def tells_seed(self) -> bool:
        """May the seed be told? It tells all luck to come, and so what is hidden still.

        Of a game that never came to its end, only where everybody may see every card.
        """
        return self.status == OVER or (self.status == CLOSED and self.started_at is not None and self.is_open_to_all)


def keeps_out(row: TableRow, table_seats: Sequence[SeatRow], person: str) -> bool:
    """May somebody without a seat not look on here?

    Where nobody may, who opened the table sees who sits down, but no game of others; only one that bots play alone.
    """
    if row.spectators != "none":
        return False
    return row.host != person or (row.status != OPEN and any(seat.kind == PERSON for seat in table_seats))


class Stored:
    """All that the database has of a table."""

    def __init__(self, row: TableRow, table_seats: list[SeatRow], record: list[EntryRow], said: list[TalkRow]) -> None:
        self.row = row
        self.seats = table_seats
        self.entries = record
        self.talk = said


def table_row(row: Row[Any]) -> TableRow:
    found = dict(row._mapping)
    found["settings"] = msgspec.json.decode(found["settings"])
    found["position"] = msgspec.json.decode(found["position"])
    found["clock"] = msgspec.json.decode(found["clock"], type=Clock)
    found["result"] = msgspec.json.decode(found["result"], type=Outcome) if found["result"] else None
    return TableRow(**found)


def read_table(connection: Connection, table: str) -> TableRow | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return table_row(row) if row is not None else None


def read_seats(connection: Connection, wanted: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, each table's in order."""
    found: dict[str, list[SeatRow]] = {table: [] for table in wanted}
    for row in connection.execute(select(seats).where(seats.c.table.in_(wanted)).order_by(seats.c.table, seats.c.seat)):
        seat = SeatRow(row.seat, row.kind, row.person, row.name, row.bot, row.deck, row.invite, row.official)
        found[row.table].append(seat)
    return found


def read_entries(connection: Connection, table: str, after: int = 0) -> list[EntryRow]:
    columns = entries.c
    wanted = select(
        columns.n, columns.seat, columns.kind, columns.text, columns.hash, columns["at"], columns.key
    ).where(columns.table == table, columns.n > after)
    return [EntryRow(*row) for row in connection.execute(wanted.order_by(columns.n))]


def read_talk(connection: Connection, table: str, after: int = 0) -> list[TalkRow]:
    columns = talk.c
    wanted = select(columns.m, columns["at"], columns.person, columns.seat, columns.kind, columns.text).where(
        columns.table == table, columns.m > after
    )
    return [TalkRow(*row) for row in connection.execute(wanted.order_by(columns.m))]


def read_stored(connection: Connection, table: str) -> Stored | None:
    """A table with its seats, record and talk, all of one moment."""
    row = read_table(connection, table)
    if row is None:
        return None
    return Stored(
        row, read_seats(connection, [table])[table], read_entries(connection, table), read_talk(connection, table)
    )


def say(connection: Connection, table: str, *said: TalkRow) -> None:
    """Add lines to the talk of a table whose row is locked. A start decided without them is a Conflict then."""
    m = connection.execute(select(tables.c.m).where(tables.c.id == table)).scalar_one()
    rows = [msgspec.structs.replace(row, m=m + i) for i, row in enumerate(said, 1)]
    connection.execute(insert(talk), [{"table": table, **msgspec.structs.asdict(row)} for row in rows])
    change = update(tables).where(tables.c.id == table)
    connection.execute(change.values(m=m + len(rows), changed_at=rows[-1].at))

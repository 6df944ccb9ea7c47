"""Who sits where at a table that has not begun: decided and written with its row locked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, select, update

from grimalkin.core.events import seat_name
from grimalkin.server.ids import new_id
from grimalkin.server.lists import no_such_table
from grimalkin.server.messages import Join
from grimalkin.server.once import Once, made_before, note_made
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.setups import NOT_BOTH
from grimalkin.server.storage.rows import SeatRow, TableRow, read_seats, say, table_row
from grimalkin.server.storage.schema import (
    BOT,
    CLOSED,
    FREE,
    INVITED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    seats,
    tables,
)
from grimalkin.server.storage.store import TalkRow


def locked(connection: Connection, table: str) -> tuple[TableRow, list[SeatRow]]:
    """A table as it is, which nobody else changes until this is written."""
    row = connection.execute(select(tables).where(tables.c.id == table).with_for_update()).one_or_none()
    if row is None:
        raise no_such_table()
    return table_row(row), read_seats(connection, [table])[table]


def check_open(row: TableRow) -> None:
    if row.status != OPEN:
        why = {PLAYING: "The game has begun already.", OVER: "The game is over."}
        raise Refused("not_open", why.get(row.status) or row.reason or "The table is closed.")


def is_full(places: Sequence[SeatRow]) -> bool:
    return all(seat.kind in (PERSON, BOT) for seat in places)


def seat_numbered(places: Sequence[SeatRow], number: int) -> SeatRow:
    if number >= len(places):
        raise Refused("no_such_thing", f"This table has {len(places)} seats, numbered from 0; {number} came.")
    return places[number]


def chosen_seats(row: TableRow, places: Sequence[SeatRow], person: str, wanted: Join) -> list[SeatRow]:
    """The seats that somebody gets who wants to join; none: they sit there already."""
    own = [seat for seat in places if seat.kind == PERSON and seat.person == person]
    chosen: list[SeatRow]
    if wanted.invite:
        chosen = [seat for seat in places if seat.invite == wanted.invite]
        if not chosen or wanted.seat not in (None, chosen[0].seat):
            raise Refused("no_such_thing", "This invitation does not lead to that seat.")
    elif wanted.seat is not None:
        chosen = [seat_numbered(places, wanted.seat)]
        if chosen[0].kind == INVITED and chosen[0].person != person:
            raise Refused("seat_taken", f"Seat {seat_name(wanted.seat)} waits for somebody with an invitation.")
    elif own:
        return []
    else:
        chosen = [seat for seat in places if seat.kind == INVITED and seat.person == person]
        chosen = chosen or [seat for seat in places if seat.kind == FREE and not seat.official][:1]
    if chosen and all(seat in own for seat in chosen):
        return []
    check_open(row)
    if not chosen:
        raise Refused("seat_taken", "No seat is free at this table.")
    for seat in chosen:
        if seat.kind in (PERSON, BOT):
            raise Refused("seat_taken", f"Seat {seat_name(seat.seat)} is taken by {seat.name}.")
    if row.rated and own:
        raise Refused("not_allowed", "At a rated table everybody has one seat, and you have yours.")
    check_both([*own, *chosen])
    return chosen


def check_both(own: Sequence[SeatRow]) -> None:
    """Nobody plays and officiates at one table, and an official is one person."""
    if len(own) > 1 and any(seat.official for seat in own):
        raise Refused("not_allowed", NOT_BOTH)


def sit_down(connection: Connection, row: TableRow, seat: SeatRow, person: Person, deck: str, now: float) -> None:
    """A deck that was kept for this person stays unless another is brought."""
    kept = seat.deck if seat.person == person.id else ""
    set_seat(connection, row, seat, kind=PERSON, person=person.id, name=person.name, bot="", deck=deck or kept)
    say(connection, row.id, TalkRow(0, now, person.id, seat.seat, "joined", person.name))


def get_up(connection: Connection, row: TableRow, seat: SeatRow, now: float) -> None:
    """The seat is free again; one that was for somebody invited waits for the same invitation."""
    said = TalkRow(0, now, seat.person or "", seat.seat, "left", seat.name)
    set_seat(connection, row, seat, kind=INVITED if seat.invite else FREE, person=None, name="", bot="", deck="")
    say(connection, row.id, said)


def give_seat(
    connection: Connection,
    row: TableRow,
    places: Sequence[SeatRow],
    seat: SeatRow,
    host: Person,
    kind: str,
    bot: str,
    now: float,
) -> None:
    """The host says who a seat is for. To sit down or let a bot sit where somebody sits, that seat is freed first."""
    occupied = seat.kind == PERSON and seat.person != host.id
    if occupied and kind in ("me", "bot"):
        raise Refused("seat_taken", f"{seat.name} sits at seat {seat_name(seat.seat)}; free it first.")
    if seat.kind == PERSON and kind != "me":
        get_up(connection, row, seat, now)
    if kind == "me":
        if row.rated and any(one.person == host.id for one in places if one is not seat):
            raise Refused("not_allowed", "At a rated table everybody has one seat, and you have yours.")
        check_both([one for one in places if one is seat or (one.kind == PERSON and one.person == host.id)])
        kept = seat.deck if seat.person == host.id else ""
        values = {"kind": PERSON, "person": host.id, "name": host.name, "bot": "", "deck": kept, "invite": None}
    elif kind == "bot":
        values = {"kind": BOT, "person": None, "name": bot, "bot": bot, "deck": "", "invite": None}
    else:
        code = new_id() if kind == "invited" else None
        values = {"kind": kind, "person": None, "name": "", "bot": "", "deck": "", "invite": code}
    set_seat(connection, row, seat, **values)


def set_seat(connection: Connection, row: TableRow, seat: SeatRow, **values: Any) -> None:
    """Change a seat, if it is still as it was found; here and in the database. The decks of a branch stay."""
    if row.branch_of:
        values.pop("deck", None)
        if not values:
            return
    person = seats.c.person == seat.person if seat.person is not None else seats.c.person.is_(None)
    found = and_(seats.c.table == row.id, seats.c.seat == seat.seat, seats.c.kind == seat.kind, person)
    if connection.execute(update(seats).where(found).values(values)).rowcount != 1:
        raise Refused("seat_taken", f"Somebody was faster at seat {seat_name(seat.seat)}.")
    for name, value in values.items():
        setattr(seat, name, value)


def set_row(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def close(connection: Connection, row: TableRow, why: str, now: float) -> None:
    set_row(connection, row.id, status=CLOSED, ended_at=now, reason=why, asked="", wake_at=None, asleep="")
    say(connection, row.id, TalkRow(0, now, "", -1, "closed", why))


def note_quick(connection: Connection, once: Once | None, table: str, now: float) -> None:
    """Remember where a quick match led, if the same request has not led anywhere meanwhile. The person is locked."""
    if not made_before(connection, once):
        note_made(connection, once, table, now)

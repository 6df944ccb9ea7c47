"""Requests that open something count once: the same key from the same person is answered with what it made before.

An answer can be lost on its way. Whoever sends the request again, with the key that it had, gets the table that the
first one opened, and no second one.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from litestar.params import HeaderParameter
from sqlalchemy import Connection, insert, select

from grimalkin.server.refusals import Refused
from grimalkin.server.storage.schema import openings

HEADER = "Idempotency-Key"

Key = Annotated[
    str | None,
    HeaderParameter(
        name=HEADER,
        min_length=8,
        max_length=60,
        pattern="^[!-~]+$",
        description="of the client's choice, random; the same request sent again with it opens nothing new",
    ),
]


class Once(msgspec.Struct, frozen=True):
    """A request with a key: who sent it, and what it asked for."""

    person: str
    key: str
    digest: str

    def made(self, connection: Connection) -> str:
        """The table that was made for this key before; empty: none. For another request the key is refused."""
        mine = (openings.c.person == self.person, openings.c.key == self.key)
        row = connection.execute(select(openings.c.digest, openings.c.table).where(*mine)).one_or_none()
        if row is None:
            return ""
        if row.digest != self.digest:
            raise Refused("key_reused", f"{HEADER}: this key was sent with another request; take a new one for each.")
        return str(row.table)

    def note(self, connection: Connection, table: str, now: float) -> None:
        """Remember what was made, in the transaction that makes it; the person's row is locked meanwhile."""
        row = {"person": self.person, "key": self.key, "digest": self.digest, "table": table, "at": now}
        connection.execute(insert(openings).values(row))


def once(person: str, key: str | None, path: str, body: bytes) -> Once | None:
    """A request that may come twice; None: it has no key."""
    if key is None:
        return None
    return Once(person, key, hashlib.sha256(path.encode() + b"\n" + body).hexdigest())


def made_before(connection: Connection, wanted: Once | None) -> str:
    return wanted.made(connection) if wanted is not None else ""


def note_made(connection: Connection, wanted: Once | None, table: str, now: float) -> None:
    if wanted is not None:
        wanted.note(connection, table, now)

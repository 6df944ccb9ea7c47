"""What a command of the host tells a server on the same SQLite file: which tables it has changed.

With PostgreSQL every commit tells the workers. An SQLite file tells nobody, and its server writes alone but for that.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from grimalkin.server.storage.schema import facts

CHANGED = "changed "  # before a table, its name among the facts
BEHIND = "changed!"  # comes after all of them


def tell(connection: Connection, table: str) -> None:
    """A table has changed: whoever has it in memory reads it again."""
    forget(connection, [table])
    connection.execute(insert(facts).values(name=CHANGED + table, value=""))


def changed(connection: Connection) -> list[str]:
    """The tables of which somebody told."""
    told = select(facts.c.name).where(facts.c.name >= CHANGED, facts.c.name < BEHIND).order_by(facts.c.name)
    return [name.removeprefix(CHANGED) for name in connection.execute(told).scalars()]


def forget(connection: Connection, tables: Sequence[str]) -> None:
    """They are heard of."""
    connection.execute(delete(facts).where(facts.c.name.in_([CHANGED + table for table in tables])))

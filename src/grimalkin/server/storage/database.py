"""Connections to the database: which one a URL means, and how each is set up."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.pool import QueuePool

from grimalkin import build
from grimalkin.core.errors import BadSetup

SQLITE, POSTGRES = "sqlite", "postgresql"
WRITING, READING = "BEGIN IMMEDIATE", "BEGIN"  # how a transaction of SQLite begins
READERS = 4  # connections for reading, a worker


def database_url(text: str) -> URL:
    """The URL of a database that this server can use, with its driver."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadSetup(
            f"the database '{shown(text)}' is not a URL; write sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        try:
            import psycopg  # noqa: F401  only whether it is there
        except ImportError:
            raise BadSetup(f"PostgreSQL needs a driver: {build.how_to_install('server,postgres')}") from None
        return url.set(drivername="postgresql+psycopg")
    if kind == SQLITE:
        if not url.database or url.database == ":memory:":
            raise BadSetup("a database in memory would forget every game; write sqlite:///FILE")
        return url.set(drivername="sqlite+pysqlite")
    raise BadSetup(f"the database '{kind}' is not known; there are: sqlite, postgresql")


def shown(text: str) -> str:
    """A URL without its password, for messages and logs."""
    try:
        return make_url(text).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return text.partition("://")[0] + "://…" if "://" in text else text


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith(SQLITE)


def open_database(text: str, readers: int = READERS) -> tuple[Engine, Engine]:
    """An engine to write with, which has one connection, and one to read with."""
    url = database_url(text)
    if is_sqlite(url):
        return sqlite_engine(url, 1, WRITING), sqlite_engine(url, readers, READING)
    writer = create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)
    reader = create_engine(
        url, pool_size=readers, max_overflow=0, pool_pre_ping=True, isolation_level="REPEATABLE READ"
    )
    return writer, reader


def sqlite_engine(url: URL, size: int, begin: str) -> Engine:
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": 30.0},
    )

    @event.listens_for(engine, "do_connect")
    def connecting(*_: object) -> None:
        make_private(Path(url.database or ""))

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")  # what was acknowledged is on the disk
            cursor.execute("PRAGMA foreign_keys=ON")
        except sqlite3.Error as error:  # SQLAlchemy does it for its own statements only
            raise OperationalError(None, None, error) from error
        finally:
            cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def make_private(file: Path) -> None:
    """A new file, for its owner only: it holds the seeds of running games. SQLite's other files take after it."""
    with contextlib.suppress(OSError):  # it is there already, or SQLite will say why it cannot be
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))

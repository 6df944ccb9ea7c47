"""Bring a database to the form this program needs. Runs at every start; does nothing if there is nothing to do."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, RevisionStep, StampStep
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.exc import DBAPIError

from grimalkin.core.errors import BadSetup
from grimalkin.server.storage.database import database_url, is_sqlite, make_private, open_database, shown
from grimalkin.server.storage.store import leave_a_trace

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6772696D  # "grim": the advisory lock of everybody who starts on the same PostgreSQL
STAMP = "alembic_version"


def migrate(url: str, backup_to: Path | None = None) -> None:
    """Run the steps that are missing, all or none. An SQLite file with games in it is copied first.

    `backup_to` is the folder for that copy; without it, the copy lies beside the file.
    """
    wanted = database_url(url)
    writer, reader = open_database(url)
    if is_sqlite(wanted):
        event.listen(writer, "connect", let_tables_be_replaced)
    try:
        with writer.begin() as connection:
            if not is_sqlite(wanted):  # SQLite has one writer at a time anyway
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            bring_up(connection, wanted, backup_to)
            leave_a_trace(connection)  # who may only read cannot serve
    except DBAPIError as error:
        raise BadSetup(f"the database {shown(url)} cannot be used: {reason(error)}") from None
    finally:
        writer.dispose()
        reader.dispose()


class Newer(BadSetup):
    """A database that a newer program has brought to its form."""


def is_current(url: str) -> bool:
    """Whether `migrate` would find nothing to do. What is newer than this program is refused, as there."""
    writer, reader = open_database(url)
    try:
        with reader.connect() as connection:
            return read_form(connection) == newest()
    except DBAPIError as error:
        raise BadSetup(f"the database {shown(url)} cannot be used: {reason(error)}") from None
    finally:
        writer.dispose()
        reader.dispose()


def read_form(connection: Connection) -> str | None:
    """The last step that a database has taken, if this program knows it; None: it is empty."""
    steps = known()  # read early: while this process runs, its files may be replaced
    found = revision_of(connection)
    if found is not None and found not in steps:
        raise Newer(
            f"the database is of a newer Grimalkin (its form is {found}, this program knows up to {newest()}); "
            "upgrade the program, or restore an older backup"
        )
    return found


def bring_up(connection: Connection, url: URL, backup_to: Path | None) -> None:
    found = read_form(connection)
    if found == newest():
        return
    if found is None and (others := inspect(connection).get_table_names()):
        raise BadSetup(
            f"the database holds tables that are not Grimalkin's ({', '.join(sorted(others)[:3])}); name an empty one"
        )
    if found is not None and is_sqlite(url):
        copy_before(Path(url.database or ""), found, backup_to)
    upgrade(connection)
    if is_sqlite(url) and (lost := connection.execute(text("PRAGMA foreign_key_check")).first()):
        raise BadSetup(
            f"the upgrade would lose rows that others refer to ({lost[0]} to {lost[2]}); nothing was changed"
        )


def let_tables_be_replaced(connection: Any, _record: object) -> None:
    """SQLite changes a column by making its table anew; rows that refer to the old one are looked at afterwards."""
    connection.execute("PRAGMA foreign_keys=OFF").close()


def revision_of(connection: Connection) -> str | None:
    """The last step that this database has taken; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str = "head") -> None:
    config = configured()
    config.attributes["connection"] = connection

    def steps(revision: object, _context: object) -> list[StampStep | RevisionStep]:
        return scripts()._upgrade_revs(to, revision)  # type: ignore[arg-type, return-value]

    with EnvironmentContext(config, scripts(), fn=steps, destination_rev=to):
        scripts().run_env()


def copy_before(file: Path, revision: str, folder: Path | None) -> Path:
    """A copy of an SQLite file as it is now, called after the form it has. An older copy is never overwritten."""
    stem = f"{file.stem}.before-upgrade-from-{revision}"
    where = folder or file.parent
    copy = where / f"{stem}{file.suffix}"
    count = 1
    while copy.exists():
        count += 1
        copy = where / f"{stem}.{count}{file.suffix}"
    part = copy.with_name(copy.name + ".part")
    try:
        where.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        make_private(part)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        part.rename(copy)
    except (OSError, sqlite3.Error) as error:
        raise BadSetup(f"no backup could be made before the upgrade, so nothing was changed: {error}") from None
    return copy


def configured() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(configured())


@cache
def newest() -> str:
    return scripts().get_current_head() or ""


@cache
def known() -> frozenset[str]:
    return frozenset(script.revision for script in scripts().walk_revisions())


def reason(error: DBAPIError) -> str:
    """What the database said, in one line."""
    return " ".join(str(error.orig).split())

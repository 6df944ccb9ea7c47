"""Backups. One is always an SQLite file, whatever it was made of, so it can be restored into either kind of database.

Of a running SQLite server the file is copied page by page while the server writes; of PostgreSQL all tables are read in
one snapshot. A backup appears under its name only when it is complete and was checked. It ends with a seal: a checksum
of all before it. SQLite does not look at what comes after its last page.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, func, insert, inspect, select
from sqlalchemy.exc import DBAPIError

from grimalkin.core.errors import BadSetup
from grimalkin.server.storage.database import database_url, is_sqlite, open_database, shown
from grimalkin.server.storage.migrate import STAMP, known, migrate, newest, reason, revision_of
from grimalkin.server.storage.schema import metadata

PAGES = 256  # of an SQLite file in one step: short enough that the server hardly waits
ROWS = 500
SEAL = b"\ngrimalkin backup sha-256 "
SEAL_BYTES = len(SEAL) + 65  # a digest in hexadecimal digits, and the end of the line
MAGIC = b"SQLite format 3\0"
SECTOR = 512  # every SQLite file has a multiple of it; with a seal none has
MARK = 0x67726D62  # "grmb", SQLite's application id of a backup: it has a seal, and without one it was cut off
MARK_AT = 68  # in SQLite's header

Progress = Callable[[int, int], None]  # so much of so much


def nothing(_done: int, _of: int) -> None:
    """Nobody watches."""


def back_up(url: str, file: Path, progress: Progress = nothing) -> None:
    """Write everything in the database to a new file. The server may run meanwhile."""
    wanted = database_url(url)
    if is_sqlite(wanted) and not Path(wanted.database or "").is_file():
        raise BadSetup(f"there is no database '{wanted.database}'")
    with new_file(file) as part:
        try:
            if is_sqlite(wanted):
                copy_file(Path(wanted.database or ""), part, progress)
            else:
                copy_from_server(url, part, progress)
            seal(part)
        except (DBAPIError, sqlite3.Error) as error:
            raise cannot(f"the database {shown(url)} cannot be backed up", error) from None
        check_seal(part)
        check_backup(part)


def restore(url: str, file: Path, progress: Progress = nothing) -> bool:
    """Fill a new or empty database with a backup. One that holds anything is refused, and so is a damaged backup.

    False: the backup is of an older Grimalkin and has no checksum, so not everything could be checked.
    """
    if not file.is_file():
        raise BadSetup(f"there is no backup '{file}'")
    try:
        sealed = check_seal(file)
    except OSError as error:
        raise BadSetup(f"the backup '{file}' cannot be read: {error.strerror}") from None
    revision = check_backup(file)
    if revision not in known():
        raise BadSetup(
            f"the backup is of a newer Grimalkin (its form is {revision}, this program knows up to {newest()}); "
            "upgrade the program"
        )
    wanted = database_url(url)
    try:
        if is_sqlite(wanted):
            restore_file(url, wanted, file, progress)
        else:
            restore_to_server(url, file, progress)
    except (DBAPIError, sqlite3.Error) as error:
        raise cannot(f"the database {shown(url)} cannot be filled", error) from None
    except OSError as error:
        raise BadSetup(f"the database {shown(url)} cannot be filled: {error.strerror}") from None
    return sealed


# the seal


def seal(file: Path) -> None:
    """Mark a finished backup, and write the checksum of all of it behind its end."""
    mark(file, MARK)
    line = SEAL + digest(file, file.stat().st_size).encode() + b"\n"
    with file.open("ab") as open_file:
        open_file.write(line)


def check_seal(file: Path) -> bool:
    """Whether it has a checksum; one that is not right to the last bit is refused. False: it is older than they are."""
    size = file.stat().st_size
    with file.open("rb") as open_file:
        head = open_file.read(MARK_AT + 4)
        open_file.seek(max(0, size - SEAL_BYTES))
        line = open_file.read()
    if line.startswith(SEAL):
        if line[len(SEAL) :] != digest(file, size - SEAL_BYTES).encode() + b"\n":
            raise damaged(file, "its checksum is another")
        return True
    if head[MARK_AT:] == MARK.to_bytes(4, "big"):
        raise damaged(file, "its end with the checksum is missing")
    if head.startswith(MAGIC) and size % SECTOR:
        raise damaged(file, "its end is not as it was written")
    return False


def digest(file: Path, size: int) -> str:
    """The checksum of the first so many bytes."""
    found = hashlib.sha256()
    with file.open("rb") as open_file:
        while size > 0 and (part := open_file.read(min(size, 1 << 20))):
            found.update(part)
            size -= len(part)
    return found.hexdigest()


def damaged(file: Path, why: str) -> BadSetup:
    return BadSetup(f"the backup '{file}' is damaged: {why}; nothing was changed, take another backup")


def mark(file: Path, number: int) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA application_id={number}")


# files


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Another name to write to; it becomes the file when all went well, and is gone when not."""
    part = file.with_name(f"{file.name}.part")
    try:
        if file.exists():
            raise BadSetup(f"'{file}' is there already; a backup never overwrites")
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds seeds and password hashes
    except FileExistsError:
        raise BadSetup(f"'{part}' is there already; another backup is being made, or one was broken off") from None
    except OSError as error:
        raise BadSetup(f"'{file}' cannot be written: {error.strerror}") from None
    try:
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        try:
            os.link(part, file)  # unlike a rename this refuses a file that came meanwhile
        except FileExistsError:
            raise BadSetup(f"'{file}' is there already; a backup never overwrites") from None
        except OSError:  # a file system without links
            part.rename(file)
    except OSError as error:
        raise BadSetup(f"'{file}' cannot be written: {error.strerror}") from None
    finally:
        for name in (part, part.with_name(f"{part.name}-journal")):
            name.unlink(missing_ok=True)


def copy_file(source: Path, target: Path, progress: Progress) -> None:
    """SQLite's own online backup: consistent, though others write."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=30)) as from_,
        closing(sqlite3.connect(target)) as to,
    ):
        # Inside one read transaction no write of others makes the copy begin again: it is the state of this moment.
        from_.isolation_level = None
        from_.execute("BEGIN")
        from_.execute("SELECT count(*) FROM sqlite_master").fetchone()
        from_.backup(to, pages=PAGES, progress=lambda _status, left, total: progress(total - left, total), sleep=0.001)
    alone(target)


def alone(file: Path) -> None:
    """One file, nothing beside it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def check_backup(file: Path) -> str:
    """Whether every page is sound and it is one of ours; the form it has."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise BadSetup(f"'{file}' is damaged: {found}")
            rows = connection.execute(f"SELECT version_num FROM {STAMP}").fetchall()
    except sqlite3.Error as error:
        raise cannot(f"'{file}' is not a backup of Grimalkin", error) from None
    if len(rows) != 1:
        raise BadSetup(f"'{file}' is not a backup of Grimalkin: it does not say which form it has")
    return str(rows[0][0])


def restore_file(url: str, wanted: URL, file: Path, progress: Progress) -> None:
    path = Path(wanted.database or "")
    if path.exists():
        path.open("r+b").close()  # whether it may be written: SQLite says it less clearly
        writer, reader = open_database(url)
        try:
            with writer.begin() as connection:
                check_empty(connection, url)
        finally:
            writer.dispose()
            reader.dispose()
        alone(path)
        path.unlink()
    with new_file(path) as part:
        copy_file(file, part, progress)
        mark(part, 0)  # a database in use has no seal
        check_backup(part)
    migrate(url)


# PostgreSQL


def copy_from_server(url: str, part: Path, progress: Progress) -> None:
    part_url = f"sqlite:///{part}"
    writer, reader = open_database(url)
    try:
        with reader.connect() as source:  # REPEATABLE READ: one snapshot
            found = revision_of(source)
            if found is None:
                raise BadSetup(f"the database {shown(url)} is empty; there is nothing to back up")
            if found != newest():
                raise BadSetup(
                    f"the database has the form {found}, this program has {newest()}; back it up with the program that "
                    "it belongs to, or start the server once to upgrade it"
                )
            migrate(part_url)
            with plain_engine(part_url) as engine, engine.begin() as target:
                copy_rows(source, target, progress)
            alone(part)
    finally:
        writer.dispose()
        reader.dispose()


def restore_to_server(url: str, file: Path, progress: Progress) -> None:
    """A copy of the backup is brought to the newest form, then its rows are sent, in one transaction."""
    writer, reader = open_database(url)
    try:
        with writer.begin() as connection:
            check_empty(connection, url)
        migrate(url)
        with (
            current_copy(file) as path,
            plain_engine(f"sqlite:///{path}") as engine,
            engine.connect() as source,
            writer.begin() as target,
        ):
            check_empty(target, url)
            copy_rows(source, target, progress)
    finally:
        writer.dispose()
        reader.dispose()


@contextmanager
def current_copy(file: Path) -> Iterator[Path]:
    """The backup itself is only read; an older form is upgraded in a copy."""
    with tempfile.TemporaryDirectory(prefix="grimalkin-restore-") as folder:
        path = Path(folder, "copy.sqlite")
        copy_file(file, path, nothing)
        migrate(f"sqlite:///{path}")
        yield path


@contextmanager
def plain_engine(url: str) -> Iterator[Engine]:
    engine = create_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


def copy_rows(source: Connection, target: Connection, progress: Progress) -> None:
    """All rows, tables in the order in which they refer to each other."""
    counts = {
        table.name: source.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }
    of = sum(counts.values())
    done = 0
    progress(0, of)
    for table in metadata.sorted_tables:
        rows = source.execution_options(yield_per=ROWS).execute(select(table))
        for group in rows.mappings().partitions(ROWS):
            values: list[dict[str, Any]] = [dict(row) for row in group]
            target.execute(insert(table), values)
            done += len(values)
            progress(done, of)
    progress(of, of)


def check_empty(connection: Connection, url: str) -> None:
    """Tables without rows are fine. A server that was started once has left its facts: that is not empty."""
    names = set(inspect(connection).get_table_names())
    others = names - set(metadata.tables) - {STAMP}
    if others:
        raise BadSetup(f"the database {shown(url)} holds tables that are not Grimalkin's; name an empty one")
    for table in metadata.sorted_tables:
        if table.name not in names:
            continue
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadSetup(f"the database {shown(url)} is not empty; a backup is restored into a new one only")


def cannot(what: str, error: DBAPIError | sqlite3.Error) -> BadSetup:
    why = reason(error) if isinstance(error, DBAPIError) else str(error)
    return BadSetup(f"{what}: {why}")

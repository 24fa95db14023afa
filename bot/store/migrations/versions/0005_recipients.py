"""Who gets the reports of a server, beside its owner; deleted with the server's settings."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "recipient",
        sa.Column(
            "guild",
            sa.BigInteger,
            sa.ForeignKey("guild.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_recipient_user", "recipient", ["user"])

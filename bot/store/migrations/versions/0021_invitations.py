"""Private tables, and who is invited to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Every table is open to all, and nobody is invited."""
    private = sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("match", private)
    op.create_table(
        "invitation",
        sa.Column("match", sa.Integer().with_variant(sa.BigInteger, "postgresql")),
        sa.Column("user", sa.BigInteger, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], "fk_invitation_match_match"),
        sa.PrimaryKeyConstraint("match", "user", name="pk_invitation"),
    )
    op.create_index("ix_invitation_user", "invitation", ["user"])

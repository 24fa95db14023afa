"""The language of whoever opened a table is nothing that the bot needs: it is stored no more."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Forget those that were."""
    op.execute("UPDATE match SET locale = 'en'")

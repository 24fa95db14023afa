"""PostgreSQL tidies the leaderboards up after a thousand changes, not after a fifth of the rows.

Counting places reads the index alone, but where a page of the table has changed since, rows too:
a rank among 50,000 people then takes four times as long.
"""

from alembic import op

revision = "0006"
down_revision = "0005"

OFTEN = "autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000"


def upgrade() -> None:
    """Set it; SQLite has nothing of the kind."""
    if op.get_context().dialect.name == "postgresql":
        op.execute(f"ALTER TABLE standing SET ({OFTEN})")

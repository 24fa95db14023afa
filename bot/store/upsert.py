"""INSERT for a row that may be there already."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert


def upsert(table: sa.Table, *changed: str, **computed: sa.ColumnElement[Any]) -> sa.Insert:
    """Insert a row; of one with the same key only the `changed` columns take the new values.

    Columns that are `computed` are not given with the row.

    SQLAlchemy has ON CONFLICT per dialect only, but SQLite's compiler understands what is built
    for PostgreSQL.
    """
    new, key = insert(table).values(computed), list(table.primary_key)
    if not changed:
        return new.on_conflict_do_nothing(index_elements=key)
    columns = {name: new.excluded[name] for name in changed}
    return new.on_conflict_do_update(index_elements=key, set_=columns)

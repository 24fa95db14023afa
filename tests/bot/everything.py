"""Every value in the database, to look for what must not be there."""

import json
import re

import sqlalchemy as sa

from bot.store import Store
from bot.store.schema import meta

WORD = re.compile(r"\w+")


async def everything_stored(store: Store) -> set[str]:
    """Each table's values as words: numbers, names, and what stands inside texts."""
    found: set[str] = set()
    for table in meta.sorted_tables:
        for row in await store.database.rows(sa.select(table)):
            found |= set(WORD.findall(json.dumps([str(each) for each in row])))
    return found

"""`python -m tests.bot.opener URL`: a process that opens a database and stores a match there."""

import asyncio
import sys

from bot.store import Store
from tests.bot.tabling import crazy_king
from tests.bot.timeouts import lengthen


async def create(url: str) -> None:
    """Store a match where there may not even be a table yet."""
    store = await Store.open(url)
    await store.create(crazy_king(), "seed")
    await store.close()


if __name__ == "__main__":
    lengthen(setattr, 50)
    asyncio.run(create(sys.argv[1]))

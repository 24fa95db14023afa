"""`python -m tests.bot.ender URL MATCH POINT`: a process that ends a match, and dies at a point.

It ends by SIGKILL, before the commit or after it, or does not die.
"""

import asyncio
import os
import signal
import sys
from typing import Any

import sqlalchemy as sa

from bot.matches.replay import Action
from bot.store import Ending, Store
from games.feats import Feats
from tests.bot.results import GAME, won
from tests.bot.tabling import ANN, BOB, CLEO, DAN, GUILD
from tests.bot.timeouts import lengthen

BEFORE_COMMIT, AFTER_COMMIT, NEVER = "before", "after", "never"
RESULTS = won(ANN, BOB, CLEO, DAN)


def die(*_: Any) -> None:
    """End by SIGKILL."""
    os.kill(os.getpid(), signal.SIGKILL)


async def end(url: str, match: int, point: str) -> None:
    """End a match of four, which brings each of them an achievement."""
    store = await Store.open(url)
    found = await store.get(match)
    assert found
    if point == BEFORE_COMMIT:
        sa.event.listen(store.database.driver.engine, "commit", die)
    ending = Ending(GAME, GUILD, RESULTS, 1.0, feats=[Feats()] * 4)
    await store.append(found, Action(0, "3C", 77, at=1.0), None, ending)
    if point == AFTER_COMMIT:
        die()
    await store.close()


if __name__ == "__main__":
    lengthen(setattr, 50)
    asyncio.run(end(sys.argv[1], int(sys.argv[2]), sys.argv[3]))

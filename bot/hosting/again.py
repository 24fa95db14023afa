"""Steps that are taken anew when somebody else was quicker."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.matches.match import Refused
from bot.operation.metrics import STALE
from bot.store import Conflict
from games.text import Text

T = TypeVar("T")

TRIES: Final = 50
"""Far more than there are people at a table: who is never the quickest meets a fault of ours."""

log = logging.getLogger(__name__)


async def again(step: Callable[[], Awaitable[T]]) -> T:
    """Retry a step while it raises Conflict, an optimistic-lock conflict; Refused after `TRIES`."""
    for _ in range(TRIES):
        try:
            return await step()
        except Conflict:
            STALE.inc()
    log.error("a step conflicted %d times", TRIES)
    raise Refused(Text("never-first"))

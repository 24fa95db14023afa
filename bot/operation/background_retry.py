"""Background retries for calls to Discord that play does not depend on."""

from collections.abc import Awaitable, Callable

from bot.concurrency.retry import backoff, retry
from bot.endpoint import DISCORD_FAILED
from bot.store import Unavailable
from images.workers import Died


class NotYet(Exception):
    """Raised when somebody else has to do it first."""


async def retry_until_done(missing: str, attempt: Callable[[], Awaitable[None]]) -> None:
    """Try until Discord takes it, less and less often; `missing` is logged meanwhile."""
    await retry(attempt, (*DISCORD_FAILED, Unavailable, Died, NotYet), backoff(), missing)

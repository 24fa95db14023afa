"""Connections to PostgreSQL, over a network that may die without a word.

What does not answer in time is taken for dead and never used again. The server does the same: a
process that is lost must not keep the locks that others wait for.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import AdaptedConnection, ExceptionContext
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")

POOL, CONNECT, STATEMENT, PING = 1.0, 1.0, 1.5, 0.8
"""Seconds for a free connection, a new one, a statement, and a sign of life: so that a click
that meets a dead network is answered in less than three."""
UNUSED = 5.0
"""Seconds after which the server ends a transaction in which nobody asks anything."""
NETWORK = {
    "tcp_keepalives_idle": "5",  # seconds
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "5",
    "tcp_user_timeout": "5000",  # milliseconds
}
"""Limits after which the server gives up a silent network; over its own socket it ignores them."""


class PostgreSQL:
    """A pool of connections; units of work run in the event loop, which turns while they wait.

    Without `timeouts` statements may take their time, and there is no pool.
    """

    def __init__(self, url: str, timeouts: bool = True) -> None:
        self.connections = _with_timeouts(url) if timeouts else _without_timeouts(url)
        self.engine = self.connections.sync_engine
        self._reading = self.connections.execution_options(isolation_level="AUTOCOMMIT")

    async def run(self, work: Callable[[sa.Connection], T], writes: bool, durable: bool) -> T:
        """No BEGIN and no ROLLBACK where nothing is written; all that is written is durable."""
        begun = self.connections.begin() if writes else self._reading.connect()
        async with begun as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.connections.dispose()


def _with_timeouts(url: str) -> "AsyncEngine":
    settings = NETWORK | {
        "statement_timeout": milliseconds(STATEMENT),
        "idle_in_transaction_session_timeout": milliseconds(UNUSED),
    }
    limits = {"timeout": CONNECT, "command_timeout": STATEMENT, "server_settings": settings}
    engine = _engine(url, limits, pool_timeout=POOL)
    sa.event.listen(engine.sync_engine, "checkout", _ping)
    sa.event.listen(engine.sync_engine, "handle_error", _give_up)
    sa.event.listen(engine.sync_engine, "close", _drop)
    return engine


def _without_timeouts(url: str) -> "AsyncEngine":
    settings = {"server_settings": NETWORK}
    return _engine(url, settings, poolclass=NullPool)


def _engine(url: str, connecting: dict[str, Any], **options: Any) -> "AsyncEngine":
    from sqlalchemy.ext.asyncio import create_async_engine  # only here: it brings the ORM, 6 MB

    return create_async_engine(url, hide_parameters=True, connect_args=connecting, **options)


def milliseconds(seconds: float) -> str:
    """A time, as a setting of the server."""
    return f"{seconds * 1000:.0f}"


def _ping(connection: AdaptedConnection, record: ConnectionPoolEntry, _proxy: Any) -> None:
    """Ask a connection that was used before for a sign of life.

    SQLAlchemy's own asks thrice, for as long as a statement may take, and then fails.
    """
    if record.info.get("used"):
        try:
            connection.run_async(lambda driver: driver.execute("SELECT 1", timeout=PING))
        except Exception as silence:
            raise sa.exc.InvalidatePoolError("the server does not answer") from silence
    record.info["used"] = True


def _give_up(context: ExceptionContext) -> None:
    """Never use a connection again on which an answer is missing."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


def _drop(connection: AdaptedConnection, _record: Any) -> None:
    """Hang up without waiting for the server's goodbye."""
    connection.driver_connection.terminate()

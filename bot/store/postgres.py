"""Connections to PostgreSQL, over a network that may die without a word.

What does not answer in time is taken for dead and never used again. The server does the same: a
process that is lost must not keep the locks that others wait for.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import AdaptedConnection, ExceptionContext
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

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
"""How long the server believes in a network that is silent; over its own socket it ignores this."""


def connect(url: str) -> AsyncEngine:
    """An engine that gives up soon."""
    settings = NETWORK | {
        "statement_timeout": milliseconds(STATEMENT),
        "idle_in_transaction_session_timeout": milliseconds(UNUSED),
    }
    hurried = {"timeout": CONNECT, "command_timeout": STATEMENT, "server_settings": settings}
    engine = create_async_engine(url, pool_timeout=POOL, hide_parameters=True, connect_args=hurried)
    sa.event.listen(engine.sync_engine, "checkout", _ping)
    sa.event.listen(engine.sync_engine, "handle_error", _give_up)
    sa.event.listen(engine.sync_engine, "close", _drop)
    return engine


def patient(url: str) -> AsyncEngine:
    """An engine whose statements may take their time, without a pool."""
    settings = {"server_settings": NETWORK}
    return create_async_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=settings)


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

"""Structured logs: sentences with colours in a terminal, a JSON object a line anywhere else.

What is bound with `about` stands in every line logged meanwhile, discord.py's too. Nothing that
somebody may not see is ever logged: no hand, no seed, no token.
"""

import logging
import sys
from contextlib import AbstractContextManager
from typing import Any, Final

import structlog

from bot.operation.outage import OUTAGE

_SHARED: Final = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def configure(level: str) -> None:
    """Send everything logged by anybody to standard error; in a terminal only trouble, unasked."""
    terminal = sys.stderr.isatty()
    level = level or ("WARNING" if terminal else "INFO")
    render: list[Any] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if terminal
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(OUTAGE)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *render],
        )
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")  # we say in one line what it says in seven


def about(**facts: Any) -> AbstractContextManager[None]:
    """Add facts, such as the match and the shard, to whatever is logged within the context."""
    return structlog.contextvars.bound_contextvars(**facts)


def note(**facts: Any) -> None:
    """Add facts to all logs until the end of the task: a command learns its match on its way."""
    structlog.contextvars.bind_contextvars(**facts)

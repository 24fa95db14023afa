"""Tasks that nobody waits for: what they fail with is logged."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


def begin(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Start a task; if it fails, the log says so, with its name."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_log_failure)
    return task


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("Failed: %s", task.get_name(), exc_info=error)

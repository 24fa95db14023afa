"""`python -m tests.bot.wire.long_timeouts`: a bot that does not take a busy machine for a dead one.

It uploads no emojis and no picture of itself: `tests.bot.wire.with_emojis` does.
"""

import asyncio
import sys
from dataclasses import asdict
from functools import partial

from bot import process
from bot.__main__ import main
from bot.clicks import deadlines
from bot.operation.emojis import Emojis
from bot.posts import direct_hands
from bot.settings import Caps, settings
from bot.settings.registry import CAP_SETTINGS
from tests.bot.tabling import UNCAPPED
from tests.bot.timeouts import lengthen


def lengthen_timeouts() -> None:
    """Take nearly the minute that people wait at the slow sandbox, and wait longer for stores.

    One person may ask for as much as a whole evening of people does.
    """
    setattr(deadlines, "SHORT", 50.0)  # noqa: B010
    setattr(direct_hands, "LATE", 50.0)  # noqa: B010
    lengthen(setattr, 8)
    uncapped = {name: value for name, value in asdict(UNCAPPED).items() if name not in CAP_SETTINGS}
    setattr(settings, "Caps", partial(Caps, **uncapped))  # noqa: B010


def upload_nothing() -> None:
    """Show cards as text, and be as whoever made the application described it."""

    async def nothing(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    setattr(Emojis, "keep", nothing)  # noqa: B010
    setattr(process, "introduce", nothing)  # noqa: B010


if __name__ == "__main__":
    lengthen_timeouts()
    upload_nothing()
    sys.exit(main([]))

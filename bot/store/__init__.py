"""What is kept for good, in SQLite or PostgreSQL."""

from bot.store.engine import Unavailable
from bot.store.people import People, Standing
from bot.store.store import Census, Doubled, Ending, Result, Stale, Store

__all__ = [
    "Census",
    "Doubled",
    "Ending",
    "People",
    "Result",
    "Stale",
    "Standing",
    "Store",
    "Unavailable",
]

"""Permanent storage, in SQLite or PostgreSQL."""

from bot.store.counting import ALL_TIME, EVERYWHERE, Ending
from bot.store.daily_boards import DayBoard, MonthBoard
from bot.store.engine import Unavailable
from bot.store.errors import Conflict, DuplicateClick
from bot.store.leaderboards import (
    Leaderboard,
    Practice,
    RankPage,
    RatingAfter,
    Rival,
    Standing,
    Visibility,
)
from bot.store.people import People
from bot.store.servers import Season
from bot.store.store import Store
from bot.store.work import Census, Work, WorkQueue

__all__ = [
    "ALL_TIME",
    "EVERYWHERE",
    "Census",
    "Conflict",
    "DayBoard",
    "DuplicateClick",
    "Ending",
    "Leaderboard",
    "MonthBoard",
    "People",
    "Practice",
    "RankPage",
    "RatingAfter",
    "Rival",
    "Season",
    "Standing",
    "Store",
    "Unavailable",
    "Visibility",
    "Work",
    "WorkQueue",
]

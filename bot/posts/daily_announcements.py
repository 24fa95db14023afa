"""Announcements of the daily, in the channel and at the hour that a server has chosen."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from math import inf
from typing import Final

import discord

from bot.concurrency.retry import pause_after
from bot.endpoint import DISCORD_FAILED, passes
from bot.hosting.daily import Dailies, game_of
from bot.hosting.languages import of_server
from bot.hosting.preferences import Announced, ServerSettings, read_chosen
from bot.matches.solo import day_at
from bot.posts.sender import MessageSender
from bot.ratelimits.urgency import Urgency, urgency
from bot.store import DayBoard, Store, Unavailable
from bot.views import daily_news
from bot.words import speaking
from games.words import ENGLISH

log = logging.getLogger(__name__)

PAUSE: Final = 30.0
"""Seconds between two looks at the clock."""
HOUR: Final = 3600


async def keep_announcing(once: Callable[[], Awaitable[None]]) -> None:
    """Announce to all whose time has come, again and again until cancelled."""
    while True:
        try:
            await once()
        except Unavailable as error:
            log.warning("The daily is announced later: %s", error)
        except Exception:
            log.exception("The daily cannot be announced")
        await asyncio.sleep(PAUSE)


class DailyAnnouncements:
    """Announces the game of the day, once a day and server; one process does it for all.

    A server that could not be told at its hour is told later that day: as soon as Discord takes
    it, with pauses of up to a minute between attempts.
    """

    def __init__(
        self, client: discord.Client, store: Store, dailies: Dailies, sender: MessageSender
    ) -> None:
        self.client, self.store, self.dailies, self.sender = client, store, dailies, sender
        self._looked = 0  # the last hour at which all servers were looked at, since 1970
        self._failures = 0  # looks in a row in which a server could not be told
        self._again = inf  # when those are told

    async def once(self) -> None:
        """Tell all servers whose hour has come and that have not been told today."""
        now = self.dailies.clock()
        if (hour := int(now // HOUR)) == self._looked and now < self._again:
            return
        failed = False
        for guild, stored in await self.store.people.all_settings():
            if "daily" not in stored:  # as in most of ten thousand, which take long to read
                continue
            settings = read_chosen(ServerSettings, stored)
            wanted = settings.announced
            if wanted and wanted.told < day_at(now) and wanted.hour <= hour % 24:
                with speaking(self._language(guild, settings)):
                    failed |= not await self._tell(guild, wanted, day_at(now))
        self._failures = self._failures + 1 if failed else 0
        self._looked, self._again = hour, now + pause_after(self._failures) if failed else inf

    def _language(self, guild: int, settings: ServerSettings) -> str:
        known = self.client.get_guild(guild)
        return of_server(settings, known.preferred_locale.value if known else None, ENGLISH)

    async def _tell(self, guild: int, wanted: Announced, today: int) -> bool:
        """Announce it in a server; False if that has to be tried again.

        One where it is not allowed is not.
        """
        day, before = await self.dailies.day(today), game_of(today - 1)
        board = DayBoard(today - 1, before, guild)
        best = (await self.store.daily_boards.page(board, 0)).rows
        channel = self.client.get_partial_messageable(wanted.channel)
        after = [*wanted._replace(told=today)]
        try:
            with urgency(Urgency.TIDYING, guild):  # hands and tables go first
                post = daily_news.post(day, before, best)
                await self.sender.send(channel, post, f"{guild:x}d{today}")
        except DISCORD_FAILED as error:
            log.warning("the daily is not announced in server %d: %r", guild, error)
            if passes(error):
                return False
            after = []
        await self.store.people.replace_setting(guild, "daily", [*wanted], after)
        return True

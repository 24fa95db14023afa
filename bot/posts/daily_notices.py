"""Notices of the daily: a silent direct message to each subscriber when it has begun."""

import logging
from typing import Final

import discord

from bot.endpoint import DISCORD_FAILED, passes
from bot.hosting.budget import Budget, Quota
from bot.hosting.daily import Dailies
from bot.hosting.preferences import preferences_of
from bot.matches.solo import SECONDS, Day, day_at
from bot.posts.channels import CLOSED, DirectChannels
from bot.posts.sender import MessageSender
from bot.posts.updates import RetryAfter
from bot.ratelimits.urgency import Urgency, urgency
from bot.store import Store
from bot.store.daily_subscribers import FIRST
from bot.views import daily_news
from bot.words import speaking

log = logging.getLogger(__name__)

AT_ONCE: Final = 100
"""People who are told between two looks at the clock, at most."""


class DailyNotices:
    """Tells each subscriber once a day, those who could not be told yet later that day.

    They are marked before they are told: whoever is killed in between tells nobody twice.
    """

    def __init__(
        self,
        store: Store,
        dailies: Dailies,
        direct: DirectChannels,
        sender: MessageSender,
        budget: Budget,
    ) -> None:
        self.subscribers, self.people = store.daily_subscribers, store.people
        self.dailies, self.direct, self.sender, self.budget = dailies, direct, sender, budget
        self._after = FIRST

    async def once(self) -> None:
        """Tell those whose moment has come."""
        now = self.dailies.clock()
        today, elapsed = day_at(now), int(now % SECONDS)
        due = await self.subscribers.due(today, elapsed, AT_ONCE, self._after)
        # Those who cannot be told yet must not keep others waiting: they come after them.
        self._after = due[-1] if len(due) == AT_ONCE else FIRST
        if not due:
            return
        day = await self.dailies.day(today)
        for _, reader in due:
            taken = self.budget.take(Quota.NOTICES, reader)
            if taken and await self.subscribers.mark(reader, today):
                await self._tell(reader, day)

    async def _tell(self, reader: int, day: Day) -> None:
        """Send one message; it ends a subscription that the reader takes no messages."""
        try:
            with urgency(Urgency.TIDYING, reader):  # hands and tables go first
                channel = await self.direct.to(reader, reader, Urgency.TIDYING)
                with speaking((await preferences_of(self.people, reader)).locale):
                    post = daily_news.notice(day)
                await self.sender.send(channel, post, f"{reader:x}d{day.number}")
        except RetryAfter:
            await self.subscribers.unmark(reader, day.number)
        except DISCORD_FAILED as error:
            if isinstance(error, discord.HTTPException) and error.code in CLOSED:
                await self.subscribers.remove(reader)
                return
            log.warning("somebody is not told of the daily: %r", error)
            if passes(error):
                await self.subscribers.unmark(reader, day.number)

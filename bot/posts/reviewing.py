"""Reviews under way: their progress in the message of the person who waits, and how they end."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final

import discord

from bot.concurrency.tasks import Tasks
from bot.endpoint import DISCORD_FAILED
from bot.hosting.budget import Budget, Quota
from bot.hosting.reviews import Reviews
from bot.matches.match import Match, Refused
from bot.posts.sender import MessageSender
from bot.ratelimits.urgency import Urgency, urgency
from bot.replies import Click, Sent
from bot.views import review as views
from bot.views.post import Post
from games.review import Review
from games.text import Text

log = logging.getLogger(__name__)
Finished = Callable[[Review], Awaitable[Post]]
"""Makes the message of a review."""

TOKEN: Final = 14 * 60.0
"""Seconds in which the answer to a click can be changed, a minute less than Discord has it."""
EVERY: Final = 4.0
"""Seconds between two edits that tell of progress."""
LAST: Final = 2.0
"""Seconds to say that a review was given up: the process may be about to end."""


class Reviewing:
    """The reviews being made, one at a time of each person."""

    def __init__(self, reviews: Reviews, sender: MessageSender, budget: Budget) -> None:
        self._reviews, self._sender, self._budget = reviews, sender, budget
        self._tasks = Tasks()

    def check(self, user: int) -> None:
        """Refused while a review of this person is made."""
        if user in self._tasks:
            raise Refused(Text("review-busy"))

    def start(self, click: Click, sent: Sent, match: Match, finished: Finished) -> None:
        """Make a review; its message, sent as the answer to a click, is `finished` in the end."""
        self.check(click.user.id)
        making = _Making(self._sender, click, sent, match)
        self._tasks.start(self._make(making, finished), "make a review", click.user.id)

    async def stop(self) -> None:
        """End all that are under way."""
        await self._tasks.stop()
        self._reviews.end()

    async def _make(self, making: "_Making", finished: Finished) -> None:
        """Who dismisses the message, or is gone for too long, wants no review any more."""
        click, match = making.click, making.match
        user, server = click.user.id, click.guild_id or 0
        with suppress(discord.NotFound):
            try:
                async with (
                    asyncio.timeout(TOKEN),
                    self._budget.turn(Quota.REVIEWS, user, server, making.wait),
                ):
                    made = await self._reviews.make(match, user, making.progress)
                await making.show(await finished(made))
            except Refused as no:
                await making.show(views.told(match, no.words))
            except TimeoutError:
                log.warning("match %d: a review took too long", match.id)
                await making.show(views.told(match, Text("review-late")))
            except discord.NotFound:
                raise
            except DISCORD_FAILED as error:
                log.warning("match %d: a review did not reach its reader: %r", match.id, error)
            except BaseException:  # a failure, or the end of this process
                await making.give_up()
                raise


class _Making:
    """A review that is made, and the message that tells of it."""

    def __init__(self, sender: MessageSender, click: Click, sent: Sent, match: Match) -> None:
        self.click, self.match = click, match
        self._sender, self._sent = sender, sent
        self._told = monotonic()

    async def wait(self, place: Text) -> None:
        """Tell the place in line."""
        await self.show(views.told(self.match, place))

    async def progress(self, done: int, of: int) -> None:
        """Tell how far the review has come, now and then; discord.NotFound once it is dismissed."""
        if monotonic() - self._told < EVERY:
            return
        self._told = monotonic()
        try:
            with urgency(Urgency.TIDYING):
                await self.show(views.progress(self.match, done, of))
        except discord.NotFound:
            raise
        except DISCORD_FAILED:
            """The next may reach its reader."""

    async def give_up(self) -> None:
        """Say that nothing comes any more."""
        with suppress(TimeoutError, *DISCORD_FAILED):
            async with asyncio.timeout(LAST):
                await self.show(views.told(self.match, Text("review-failed")))

    async def show(self, post: Post) -> None:
        """Change the message."""
        follow_up = self._sent.message if self._sent.is_follow_up else None
        await self._sender.finish(self.click, post, follow_up)

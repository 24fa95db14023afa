"""Answers to **Ready** that say who is waited for: the newest of each person, until all are ready.

Only the process that heard the click can take them back.
"""

import contextlib

from bot import replies
from bot.endpoint import DISCORD_FAILED
from bot.hosting.tables import Tables
from bot.posts.sender import Click, Sender
from bot.posts.showing import Response, Showings
from bot.replies import Sent
from bot.views.post import Post


class ReadyAnswers:
    """Gives them, and takes back those that have become untrue."""

    def __init__(self, tables: Tables, sender: Sender, showings: Showings) -> None:
        self.tables, self.sender, self.showings = tables, sender, showings

    async def give(self, click: Click, match: int, seat: int, post: Post) -> None:
        """Answer a press of **Ready**, in the place of the person's last such answer."""
        sent = await self.sender.answer(click, post)
        known = self.showings[match].seats[seat]
        last, known.ready = known.ready, Response.of(self.tables.clock(), click, *sent)
        await self._take_back(last)

    async def end(self, match: int) -> None:
        """Take all of a match back: nobody is waited for any more."""
        for known in [*self.showings[match].seats.values()]:
            last, known.ready = known.ready, None
            await self._take_back(last)

    async def _take_back(self, answer: Response | None) -> None:
        if answer and self.tables.clock() <= answer.until:
            sent = Sent(answer.message, answer.is_follow_up)
            with contextlib.suppress(*DISCORD_FAILED):  # its reader may have dismissed it
                await replies.take_back(answer.interaction, sent)

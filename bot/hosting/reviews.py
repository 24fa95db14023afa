"""Reviews of finished matches: made in the background by a process of their own, and kept.

Its questions are short, it goes behind all others, and none is asked while all processors think for
a table: who plays waits for no review.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bot.hosting.replays import RulesChanged
from bot.hosting.tables import Tables
from bot.hosting.thinkers import Thinkers
from bot.matches.deciding import as_then, chosen_by, played_by
from bot.matches.lobby import kind_of
from bot.matches.match import Match, Refused, Status
from bot.matches.played import Played
from games import review
from games.options import BadOptions
from games.record import BadRecord
from games.review import DecisionPoint, Look, Review, Sampled
from games.text import Text

LATE: Final = 60.0
"""Seconds for an answer, for a process that goes behind all others and may get little time."""
LAST: Final = 19
"""The niceness of that process."""

Progress = Callable[[int, int], Awaitable[None]]
"""Is told how many decisions have been looked at, and of how many."""


class Reviews:
    """Makes reviews and looks them up."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        """`thinkers` think for tables, and go before what thinks in the `background`."""
        self.tables, self._thinkers = tables, thinkers
        self.background = Thinkers(LATE, workers=1, niceness=LAST)

    async def reviewable(self, number: int, user: int) -> Match:
        """A match that a person may have reviewed; Refused for any other."""
        match = await self.tables.get(number)
        if not played_by(match, user):
            raise Refused(Text("review-not-yours"))
        if match.status is not Status.OVER:
            raise Refused(Text("review-not-over"))
        if not review.has_review(kind_of(match)):
            raise Refused(Text("review-no-game"))
        return match

    async def kept(self, match: int, user: int) -> Review | None:
        """The review of a match for a person, once it was made."""
        found = await self.tables.store.reviews.get(match, user)
        return found and Review.parse(found.moments)

    async def make(self, match: Match, user: int, progress: Progress) -> Review:
        """Review a match for a person and keep the result; Refused where there is nothing in it."""
        record = await self.tables.replays.record(match.id)
        _, log = await self.tables.store.dealt(match.id)
        numbers = chosen_by(match, log, user)
        try:
            points = await asyncio.to_thread(lambda: [*review.decision_points(record, numbers)])
        except (BadRecord, BadOptions) as bad:
            raise RulesChanged from bad
        if not points:
            raise Refused(Text("review-nothing"))
        made = await self._plan(points, progress)
        store = self.tables.store
        await store.reviews.keep(match.id, user, self.tables.clock(), made.stored())
        return await self.kept(match.id, user) or made  # another process may have been first

    async def _plan(self, points: list[DecisionPoint], progress: Progress) -> Review:
        looks = review.plan(points)
        step = review.go_on(looks)
        while isinstance(step, Look):
            await progress(step.at if not step.rivals else len(points), len(points))
            await self._thinkers.wait_free()
            question = partial(review.answer, look=step)
            sampled = await self.background.consider(question, points[step.at].seen)
            answer = sampled or Sampled({}, 0.0, step.seconds)
            step = await asyncio.to_thread(review.go_on, looks, answer)
        return step

    async def moment(self, match: Match, length: int) -> Played:
        """A match as it stood after so many actions."""
        then = as_then(match, length)
        return Played(then, await self.tables.replays.after(then), self.tables.clock())

    def end(self) -> None:
        """End the process."""
        self.background.end()

"""What other processes do at matches of which messages were shown by clicks here.

Only the process that heard a click can edit the answer to it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.endpoint import DISCORD_FAILED
from bot.hosting.preferences import preferences_of
from bot.hosting.tables import Tables
from bot.matches.match import Match, Status
from bot.matches.played import Played
from bot.posts.hands import Hands
from bot.store import Unavailable
from bot.views import hand, lobby

EVERY = 1.0  # seconds between two looks
NEVER = -1  # no revision

log = logging.getLogger(__name__)


class Following:
    """Keeps hands and tables that stand by answers here true while others play and draw."""

    def __init__(
        self,
        tables: Tables,
        hands: Hands,
        show_table: Callable[[int], Awaitable[None]],
        draw_later: Callable[[int], None],
    ) -> None:
        self.tables, self.hands = tables, hands
        self._show_table, self._draw_later = show_table, draw_later

    async def run(self) -> None:
        """Follow until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.follow()
            except Unavailable as error:
                log.warning("cannot follow what other processes draw: %s", error)
            except Exception:
                log.exception("cannot follow what other processes draw")

    async def follow(self) -> None:
        """Bring up to date what others have gone on with; forget what is over."""
        showings = self.hands.showings
        for match, revision in (await self.tables.store.work.revisions([*showings])).items():
            if match in showings and showings[match].followed != revision:
                await self._refresh(await self.tables.get(match))

    async def _refresh(self, match: Match) -> None:
        """Bring a match up to date; what Discord does not take is tried again at the next look."""
        showing = self.hands.showings[match.id]
        showing.followed = match.revision
        try:
            await self._bring(match, [n for n, seat in showing.seats.items() if seat.ephemeral])
        except DISCORD_FAILED as error:
            log.info("match %d is followed later: %r", match.id, error)
            showing.followed = NEVER
        else:
            if match.status in (Status.CLOSED, Status.OVER):
                self.hands.forget(match)
        self._draw_later(match.id)  # unless others have drawn all there is

    async def _bring(self, match: Match, seats: Iterable[int]) -> None:
        """Bring the table and the hands side by side: none waits for one that Discord refuses."""
        brought = list[Awaitable[None]]()
        if match.status in (Status.PLAYING, Status.OVER):
            played = await self.tables.load(match.id)
            brought += (self._bring_hand(played, seat) for seat in seats)
        elif match.status is Status.CLOSED:
            end, closed = self.hands.ephemeral.end, lobby.closed(match)
            brought += (end(match, seat, closed) for seat in seats)
        brought.append(self.hands.questions.bring(match))
        if match.answers_only:
            brought.append(self._show_table(match.id))
        for failure in await asyncio.gather(*brought, return_exceptions=True):
            if failure:
                raise failure

    async def _bring_hand(self, played: Played, seat: int) -> None:
        ephemeral, user = self.hands.ephemeral, played.match.seats[seat].user
        if user is None:
            await ephemeral.end(played.match, seat, hand.left(played, seat))
        else:
            prefs = await preferences_of(self.tables.store.people, user)
            await ephemeral.bring(played, seat, prefs)

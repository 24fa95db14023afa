"""Updates of messages that clicks here have shown, when other processes play and draw.

Only the process that heard a click can edit the answer to it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.endpoint import DISCORD_FAILED
from bot.hosting.languages import to_seat
from bot.hosting.preferences import preferences_of
from bot.matches.match import Match, Status
from bot.matches.played import Played
from bot.posts.hands import Hands
from bot.posts.shown_matches import ShownMatch, ShownSeat
from bot.store import Unavailable
from bot.views import hand, lobby

EVERY = 1.0  # seconds between two looks
NEVER = -1  # no revision

log = logging.getLogger(__name__)


class ResponsePoller:
    """Keeps hands and tables that are answers to clicks true while others play and draw."""

    def __init__(self, hands: Hands, show_table: Callable[[int], Awaitable[None]]) -> None:
        self.tables, self.hands, self._show_table = hands.tables, hands, show_table

    async def run(self) -> None:
        """Poll until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.poll()
            except Unavailable as error:
                log.warning("cannot follow what other processes draw: %s", error)
            except Exception:
                log.exception("cannot follow what other processes draw")

    async def poll(self) -> None:
        """Bring up to date what others have gone on with; forget what is over."""
        shown = self.hands.shown
        for match, revision in (await self.tables.store.work.revisions([*shown])).items():
            if match in shown and shown[match].progress.responses != revision:
                await self._refresh(await self.tables.get(match))

    async def _refresh(self, match: Match) -> None:
        """Bring a match up to date; what Discord does not take is tried again at the next look."""
        shown = self.hands.shown[match.id]
        shown.progress.updates_responses(match.revision)
        try:
            await self._sync(match, shown)
        except DISCORD_FAILED as error:
            log.info("answers at match %d are updated later: %r", match.id, error)
            shown.progress.updates_responses(NEVER)
        else:
            if match.status in (Status.CLOSED, Status.OVER):
                self.hands.forget(match)
        self.hands.services.schedule(match.id)  # unless others have drawn all there is

    async def _sync(self, match: Match, shown: ShownMatch) -> None:
        """Bring the table and the hands side by side: none waits for one that Discord refuses."""
        updates = list[Awaitable[None]]()
        hands = [seat for seat in shown.seats(match) if seat.ephemeral.response]
        if match.status in (Status.PLAYING, Status.OVER):
            played = await self.tables.load(match.id)
            updates += (self._sync_hand(played, seat) for seat in hands)
        elif match.status is Status.CLOSED:
            updates += (self._end_hand(match, seat) for seat in hands)
        updates.append(shown.answers.sync(match))
        if match.answers_only:
            updates.append(self._show_table(match.id))
        for failure in await asyncio.gather(*updates, return_exceptions=True):
            if failure:
                raise failure

    async def _end_hand(self, match: Match, shown: ShownSeat) -> None:
        with await to_seat(self.tables.store.people, match, shown.seat):
            closed = lobby.closed(match)
        await shown.ephemeral.end(closed)

    async def _sync_hand(self, played: Played, shown: ShownSeat) -> None:
        user = played.match.seats[shown.seat].user
        if user is None:
            with await to_seat(self.tables.store.people, played.match, shown.seat):
                left = hand.left(played, shown.seat)
            await shown.ephemeral.end(left)
        else:
            prefs = await preferences_of(self.tables.store.people, user)
            await shown.ephemeral.sync(played, prefs)

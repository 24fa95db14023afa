"""All messages of a match as this process knows them; all of a match is forgotten at once."""

from collections.abc import Iterator
from functools import partial

from cachetools import LRUCache

from bot.hosting.preferences import DIRECT, ServerSettings, chosen_by
from bot.matches.match import Match
from bot.matches.played import Played
from bot.posts.direct_hands import DirectHand
from bot.posts.ephemeral_hands import EphemeralHand
from bot.posts.later_answers import LaterAnswers
from bot.posts.notices import ClosedLobbyNotices, TurnNotice
from bot.posts.shown import Progress, Services, ShownTable
from bot.posts.updates import Update
from bot.views.post import Post

MOST = 1_000
"""Matches of which something is known."""


class ShownSeat:
    """The messages of one seat: its hand, by direct message, by a click, or both; its notice."""

    def __init__(self, services: Services, match: "ShownMatch", seat: int) -> None:
        self.people, self.seat = services.tables.store.people, seat
        self.notice = TurnNotice(services, seat)
        self.ephemeral = EphemeralHand(services, match.progress, seat)
        self.direct = DirectHand(
            services, match.progress, match.table, self.notice, match.awaiting_hands
        )

    async def plan(
        self, played: Played, user: int, settings: ServerSettings
    ) -> tuple[bool, dict[str, Update]]:
        """The updates of a player's messages, and whether their hand is a direct message."""
        match, player = played.match, await self.people.player(user)
        prefs, plan = chosen_by(player), dict[str, Update]()
        if self.ephemeral.needs_update(played, prefs):
            plan[f"open hand {self.seat}"] = partial(self.ephemeral.sync, played, prefs)
        is_wanted = settings.hands == prefs.hands == DIRECT and not match.answers_only
        is_direct = is_wanted and not player.dm_closed
        has_direct = is_direct and self.direct.can_reach(user)
        if has_direct and self.direct.needs_update(played, prefs):
            plan[f"hand {self.seat}"] = partial(self.direct.sync, played, prefs)
        elif not is_direct and match.seats[self.seat].hand_channel:
            plan[f"hand {self.seat}"] = partial(self.direct.withdraw, match)
        return has_direct, plan

    def plan_end(self, match: Match, post: Post) -> dict[str, Update]:
        """The update by which the messages of a player who plays no more show this."""
        if self.ephemeral.response or self.direct.needs_end(match, post):
            return {f"hand {self.seat}": partial(self._end, match, post)}
        return {}

    async def _end(self, match: Match, post: Post) -> None:
        await self.direct.end(match, post)
        await self.ephemeral.end(post)


class ShownMatch:
    """The messages of one match."""

    def __init__(self, services: Services) -> None:
        self.progress, self.table = Progress(), ShownTable(services)
        self.answers, self.closed = LaterAnswers(services), ClosedLobbyNotices(services)
        self._services = services
        self._seats: dict[int, ShownSeat] = {}
        self.awaiting_hands: set[TurnNotice] = set()  # of the seats to which a hand is on its way

    def seat(self, seat: int) -> ShownSeat:
        """The messages of a seat."""
        if seat not in self._seats:
            self._seats[seat] = ShownSeat(self._services, self, seat)
        return self._seats[seat]

    def seats(self, match: Match) -> Iterator[ShownSeat]:
        """Those of all seats."""
        return map(self.seat, range(len(match.seats)))

    def invalidate(self) -> None:
        """Somebody else may have changed all of them: they are edited once more."""
        self.table.invalidate()
        for seat in self._seats.values():
            seat.direct.invalidate()
            seat.ephemeral.invalidate()


class ShownMatches(LRUCache[int, ShownMatch]):
    """The messages of matches, by match.

    Most matches end by being left: of very many the one that nothing happened at for longest is
    forgotten, too. Should it go on, its messages are edited once more.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(MOST)
        self._services = services

    def __missing__(self, match: int) -> ShownMatch:
        self[match] = ShownMatch(self._services)
        return self[match]

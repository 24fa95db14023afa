"""Games at hand: a match is replayed from its log once, and from there on only goes on."""

import asyncio

from cachetools import LRUCache

from bot.matches import lobby
from bot.matches.match import Match, Refused, Status
from bot.matches.played import Played
from bot.matches.replay import Action, Replay
from bot.store import Store
from games.options import BadOptions
from games.record import BadRecord
from games.text import IllegalAction, Text

CACHED = 300
"""Replayed games kept at hand."""
LONG = 100
"""Actions from which a replay runs beside the event loop."""

PLAYED = (Status.PLAYING, Status.OVER)
"""With cards on the table, or a result."""


class RulesChanged(Refused):
    """The rules by which a match began are not ours any more."""

    def __init__(self) -> None:
        super().__init__(Text("rules-changed"))


class ReplayCache:
    """The states of matches. The store's log is the truth, and these are a cache of it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._replays: LRUCache[int, Replay] = LRUCache(CACHED)

    async def of(self, match: Match) -> Replay:
        """The state of a match at its length, or behind it if the cache is further.

        Refused if it has not begun, is closed, or began by other rules; BadRecord if its log
        breaks a rule.
        """
        known = self._replays.get(match.id) if match.status in PLAYED else None
        if known and (known.joins != match.joins or not match.people <= known.people.keys()):
            known = None  # new cards were dealt, or somebody has sat down since
        if known and known.length >= match.length:
            return known
        if known:
            replay, missing = known, await self.store.actions(match.id, known.length)
        else:
            replay, missing = await self._begin(match)
        missing = missing[: match.length - replay.length]
        try:
            if len(missing) < LONG:
                return replay.then(missing)
            return await asyncio.to_thread(replay.then, missing)
        except IllegalAction as bad:
            raise BadRecord(f"The log of match {match.id} breaks a rule: {bad}") from bad

    async def _begin(self, match: Match) -> tuple[Replay, list[Action]]:
        """A match as it was dealt, and what followed."""
        if match.status is Status.LOBBY:
            raise Refused(Text("not-started"))
        if match.status is Status.CLOSED:
            raise Refused(lobby.why_closed(match))
        secret, log = await self.store.dealt(match.id)
        try:
            return Replay.begin(match, secret), log
        except (BadRecord, BadOptions) as bad:
            raise RulesChanged from bad

    def remember(self, played: Played) -> None:
        """Keep a replay that is stored, unless a longer one is here already."""
        key, replay = played.match.id, played.replay
        known = self._replays.get(key)
        is_other = known is not None and (known.joins, known.people) != (
            replay.joins,
            replay.people,
        )
        if not known or is_other or known.length < replay.length:
            self._replays[key] = replay

    def is_ahead_of(self, match: Match) -> bool:
        """Whether a match that was read has gone on in this process."""
        known = self._replays.get(match.id)
        return known is not None and known.length > match.length

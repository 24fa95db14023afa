"""Finished matches, looked at step by step."""

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.hosting.tables import Tables
from bot.matches.match import Refused
from games.options import BadOptions
from games.record import BadRecord, Record
from games.replay import EVERY, Positions, Step
from games.text import Text

CACHED_ACTIONS: Final = 60_000
"""Actions of the matches whose record and positions stay at hand: of 1,000, at most 250 KiB."""


class Replays:
    """The matches looked at last: turning a page neither reads the log nor plays from the deal.

    A step costs at most `games.replay.EVERY` actions. So many are played in one go, then others
    are served; the first look at a match is played up to there in such slices.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kept: LRUCache[int, Positions] = LRUCache(CACHED_ACTIONS, getsizeof=_size)
        self._reading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def record(self, match: int) -> Record:
        """The record of a match; Refused before its end."""
        return (await self._positions(match)).record

    async def step(self, match: int, number: int) -> Step:
        """The match after so many actions; Refused unless it is over and its rules are ours."""
        positions = await self._positions(match)
        try:
            for _ in positions.reach(number):
                await asyncio.sleep(0)
            return positions.step(number)
        except (BadRecord, BadOptions) as bad:
            raise Refused(Text("rules-changed")) from bad

    async def _positions(self, match: int) -> Positions:
        """What is at hand of a match, read once however many ask for it at a time."""
        async with self._reading.setdefault(match, asyncio.Lock()):
            if (found := self._kept.get(match)) is None:
                found = self._kept[match] = Positions(await self.tables.record(match))
            return found


def _size(positions: Positions) -> int:
    return min(CACHED_ACTIONS, len(positions.record.deeds) + EVERY)

"""Finished matches, looked at step by step."""

import asyncio
from typing import Final

from cachetools import LRUCache

from bot.hosting.tables import LONG, Tables
from bot.matches.match import Refused
from games.options import BadOptions
from games.record import BadRecord, Record
from games.replay import Positions, Step
from games.speech import Words

KEPT: Final = 32
"""Matches whose record and positions stay at hand."""


class Replays:
    """The matches looked at last: turning a page neither reads the log nor plays from the deal."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kept: LRUCache[int, Positions] = LRUCache(KEPT)

    async def record(self, match: int) -> Record:
        """The record of a match; Refused before its end."""
        return (await self._positions(match)).record

    async def step(self, match: int, number: int) -> Step:
        """The match after so many actions; Refused unless it is over and its rules are ours."""
        positions = await self._positions(match)
        try:
            if number > LONG:
                return await asyncio.to_thread(positions.step, number)
            return positions.step(number)
        except (BadRecord, BadOptions) as bad:
            raise Refused(Words("rules-changed")) from bad

    async def _positions(self, match: int) -> Positions:
        if (found := self._kept.get(match)) is None:
            found = self._kept[match] = Positions(await self.tables.record(match))
        return found

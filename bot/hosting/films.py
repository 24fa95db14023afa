"""Rounds of finished matches as films, made once for all that ask for them."""

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from cachetools import TTLCache

from bot.hosting.replays import Replays
from bot.matches.match import Match
from bot.words import talk
from games.replay import frames, round_of
from games.scene import Table
from images import Renderer
from images.theme import Style

CACHE_BYTES: Final = 16 << 20
"""Bytes of films that stay at hand."""
AGE: Final = 600
"""Seconds after which a film is not kept any more."""


@dataclass(frozen=True)
class Film:
    """A GIF, the steps that it shows, and the last of its scenes."""

    data: bytes
    span: range
    end: Table


class Films:
    """Makes films; frame by frame, and others are served between two frames."""

    def __init__(self, replays: Replays, renderer: Renderer) -> None:
        self.replays, self.renderer = replays, renderer
        self._kept: TTLCache[Hashable, Film] = TTLCache(CACHE_BYTES, AGE, getsizeof=_size)
        self._making: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def film(self, match: Match, number: int, style: Style, is_open: bool = False) -> Film:
        """The round of a step, as everybody saw it or with open hands; Refused as of a step."""
        span = round_of(await self.replays.record(match.id), number)
        key = match.id, span, match.seats, style, is_open
        async with self._making.setdefault(key, asyncio.Lock()):
            if (kept := self._kept.get(key)) is None:
                scenes = []
                for each in frames(span):
                    step = await self.replays.step(match.id, each)
                    names, computers = match.names_at(each), match.computers_at(each)
                    scenes.append(step.scene(names, talk(names), is_open, computers))
                    await asyncio.sleep(0)
                data = await self.renderer.film(scenes, style)
                kept = self._kept[key] = Film(data, span, scenes[-1])
            return kept


def _size(film: Film) -> int:
    return len(film.data)

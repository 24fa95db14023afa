"""The requests of one process to Discord's HTTP API.

Answers to interactions are free: Discord's limit for all requests does not count them. All others
go out one by one below it, the most urgent first. discord.py knows the limits of each route, but
sends what waits for one in the order it came; edits are held back here, so that each shows the
newest when it goes out.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

from bot.ratelimits.channels import Channels
from bot.ratelimits.urgency import Urgency, current, urgency
from bot.ratelimits.waiting import Places, Rate

OF_DISCORD = 50
"""Requests a second that Discord lets a bot make; large ones may ask for more."""
PART, SECONDS = 5, 0.22
"""In so many seconds a part of those of one second goes out: even if on the way some catch others
up by a tenth of a second, no more arrive in one than Discord allows."""
DRAWING = 8
"""Messages at a time between the look at what they are to show and their way out."""
STUCK = 1.0
"""Seconds for which a message keeps its place there: if its request waits longer, discord.py holds
it back for a limit of its own, and others need not wait for that."""
OPENING = 0.25
"""Seconds between new direct-message channels: many at once get a bot blocked."""

ROOM = 0.6
"""The part of the rate below which what nobody has asked for may go out, too."""

COUNTED = re.compile(r"/api/v\d+/(?!interactions/|webhooks/)")
EDIT = re.compile(r"/api/v\d+/channels/(\d+)/messages/\d+")


_leaving: ContextVar["_Leaving | None"] = ContextVar("leaving", default=None)


class _Leaving:
    """A message in the making: its place is free, and its edit made, when it goes out."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._has_place = True
        self.has_left = False
        self.stuck = asyncio.get_running_loop().call_later(STUCK, self.make_room)

    def leave(self) -> None:
        """Its request goes out."""
        self.has_left = True
        self.make_room()

    def make_room(self) -> None:
        """Free its place, once."""
        self.stuck.cancel()
        if self._has_place:
            self._has_place = False
            self._places.leave()


class Requests:
    """Holds requests up until it is their turn."""

    def __init__(self, a_second: int | None = OF_DISCORD) -> None:
        """Fewer than `a_second` go out; None: a proxy sees to it."""
        self._rate = Rate(max(1, a_second // PART), SECONDS) if a_second else None
        self._drawing = Places(DRAWING)
        self.edits = Channels()
        self.opening = Rate(1, OPENING)

    @property
    def has_room(self) -> bool:
        """True if background requests may go out now; unknown where a proxy counts."""
        return self._rate is not None and self._rate.used() < ROOM

    def trace(self) -> aiohttp.TraceConfig:
        """For discord.py's HTTP client: it asks us before each request and tells us its answer."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begin)
        config.on_request_end.append(self._end)
        return config

    @asynccontextmanager
    async def edit(
        self, channel: int, of: Urgency, match: Hashable, whose: Hashable
    ) -> AsyncIterator[None]:
        """Wait until a message of this channel can be edited; look only then what it is to show.

        Of an urgency the matches of a channel have the same share, and then those whose they are.
        """
        await self.edits.wait(channel, of, match)
        try:
            await self._drawing.enter(of, whose)
        except BaseException:
            self.edits.give_back(channel)
            raise
        leaving = _Leaving(self._drawing)
        token = _leaving.set(leaving)
        try:
            with urgency(of, whose):
                yield
        finally:
            _leaving.reset(token)
            if not leaving.has_left:
                self.edits.give_back(channel)
                leaving.make_room()

    async def _begin(
        self, _session: object, _: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        leaving = _leaving.get()
        if leaving:
            leaving.stuck.cancel()  # discord.py has let it through
        if self._rate and COUNTED.match(start.url.path):
            await self._rate.wait(*current())
        if leaving:
            leaving.leave()

    async def _end(
        self, _session: object, _: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = end.response.headers
        edit = EDIT.fullmatch(end.url.path)
        if edit and end.method == "PATCH":
            self.edits.heard(int(edit[1]), headers)
        if self._rate and end.response.status == 429 and "X-RateLimit-Global" in headers:
            self._rate.pause(float(headers["Retry-After"]))

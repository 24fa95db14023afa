"""Pictures: a Scene in, bytes out."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from typing import Any, Final
from uuid import uuid4

from cachetools import LRUCache

from games.cards import CARDS, FRENCH, HIDDEN
from games.scene import Hand, Private, Profile, Scene, Sheet, Shelf, Table
from images.drawing import Look
from images.frames import SIZES, timed
from images.layout.private import LARGE_CARD, SCALE, SMALL_CARD
from images.queue import PriorityLimiter
from images.theme import DECKS, HAND_CARD, PILE_CARD, PLAIN, Deck, Style
from images.workers import Died, ThreadWorker, Worker

_KEPT: Final = 24  # finished pictures
PLAYERS, ONLOOKERS, FILMS, NOBODY = 0.0, 0.3, 5.0, 60.0
"""Seconds that requests yield where nobody has just clicked: players go first, though they ask a
little later."""
_ROUND: Final = 50  # pictures after which free memory is given back: the next are dearer then
_AT_ONCE: Final = 3  # jobs: one is drawn, one is next; the last is for who has just clicked
_QUIET: Final = 2.0  # seconds without a picture after which it is given back, too
_OWN, _OTHERS = round(LARGE_CARD * SCALE), round(SMALL_CARD * SCALE)
_WAYS: Final[tuple[tuple[int, Look, bool], ...]] = (
    (_OWN, "plain", True),
    (_OWN, "plain", False),
    (_OTHERS, "plain", False),
    (PILE_CARD, "plain", False),
    (_OWN, "dim", True),
    (HAND_CARD, "plain", False),
)
"""The usual forms of a card, the most common first: width, look, and True for the index alone."""


class _PictureKey:
    """A picture that is asked for, hashed once: a scene has a hundred parts, a cache asks often."""

    __slots__ = ("_hash", "arguments")

    def __init__(self, scene: Scene, style: Style) -> None:
        self.arguments = scene, style
        self._hash = hash(self.arguments)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _PictureKey) and self.arguments == other.arguments


def _has_failed(drawing: asyncio.Task[bytes]) -> bool:
    return drawing.done() and (drawing.cancelled() or drawing.exception() is not None)


class Renderer:
    """Draws scenes outside the event loop, and caches the latest pictures."""

    def __init__(self, worker: Worker | None = None) -> None:
        """A renderer that works in a thread, unless another worker is given."""
        self._count = 0  # of pictures drawn
        self._quiet: asyncio.TimerHandle | None = None
        self._worker = worker or ThreadWorker()
        self._limiter = PriorityLimiter(_AT_ONCE, reserved=_AT_ONCE - 1)
        self._drawn: LRUCache[_PictureKey, asyncio.Task[bytes]] = LRUCache(_KEPT)

    @property
    def is_busy(self) -> bool:
        """True while pictures wait to be drawn."""
        return self._limiter.has_waiters

    async def table(self, scene: Table, style: Style = PLAIN, after: float = ONLOOKERS) -> bytes:
        """A PNG of 1200 by 750."""
        return await self._picture(scene, style, after)

    async def hand(
        self, scene: Hand | Private, style: Style = PLAIN, after: float = PLAYERS
    ) -> bytes:
        """A PNG of a hand, perhaps below a table.

        A hand alone is 1200 by 400, or higher when it holds more than 13 cards; with the table it
        is 640 wide and as high as it needs to be.
        """
        return await self._picture(scene, style, after)

    async def sheet(
        self, scene: Sheet | Shelf | Profile, style: Style = PLAIN, after: float = ONLOOKERS
    ) -> bytes:
        """A PNG as high as it needs to be, 1200 wide; that of a shelf or a profile 640."""
        return await self._picture(scene, style, after)

    async def film(self, scenes: Sequence[Table], style: Style = PLAIN) -> bytes:
        """A GIF of 800 by 500 or less that shows tables one after the other, and begins anew.

        Takes about a second of a processor per fifty scenes. Between two frames others are served.
        """
        for size, most in SIZES.items():
            if film := await self._film(size, most, scenes, style):
                return film
        raise AssertionError("the last size does in any case")

    async def _film(
        self, size: tuple[int, int], most: float, scenes: Sequence[Table], style: Style
    ) -> bytes:
        """A film of a size; nothing if it comes to more bytes than it may."""
        name = uuid4().hex
        try:
            await self._after(FILMS, "begin_film", name, size, style)
            for scene, milliseconds in timed(scenes):
                if await self._after(FILMS, "add_to_film", name, scene, milliseconds) > most:
                    return b""
            return bytes(await self._after(FILMS, "film_file", name))
        finally:
            await self._worker.do("end_film", name)

    async def _picture(self, scene: Scene, style: Style, after: float) -> bytes:
        """Draw a scene once, however many ask for it."""
        key = _PictureKey(scene, style)
        if key not in self._drawn:
            async with self._limiter.place(after):
                return await self._once(key)
        return await self._once(key)

    async def _once(self, key: _PictureKey) -> bytes:
        drawing = self._drawn.get(key)
        if drawing is None or _has_failed(drawing):
            drawing = asyncio.create_task(self._worker.do("draw", *key.arguments))
            self._drawn[key] = drawing
            self._tidy()
        try:
            return await asyncio.shield(drawing)
        except Exception:
            self._drawn.pop(key, None)
            raise

    def _tidy(self) -> None:
        """Give free memory back after many pictures, and when nobody waits for the next one."""
        self._count += 1
        if self._count % _ROUND == 0:
            self._release()
        if self._quiet:
            self._quiet.cancel()
        self._quiet = asyncio.get_running_loop().call_later(_QUIET, self._release)

    def _release(self) -> None:
        self._releasing = asyncio.create_task(self._worker.do("release"))

    async def warm(self, style: Style = PLAIN) -> None:
        """Draw the French cards, so that pictures are quick; others are drawn when needed.

        Takes about a second of a processor, in steps of some milliseconds between which whoever
        asks for a picture is served.
        """
        for (width, look, bare), card in product(_WAYS, (*FRENCH.cards, HIDDEN)):
            await self._after(NOBODY, "warm", card, width, look, style, bare)
        await self._after(NOBODY, "release")

    async def emoji(self, card: str, deck: Deck) -> bytes:
        """A card as a PNG of 128 by 128, to be shown as small as a letter."""
        return bytes(await self._after(NOBODY, "emoji", card, deck))

    async def logo(self) -> bytes:
        """The bot's own picture, a PNG of 512 by 512."""
        return bytes(await self._after(NOBODY, "logo"))

    async def avatar(self, data: bytes) -> bytes:
        """An image file for a `TableSeat`; empty if it may not be shown or kills the process."""
        with suppress(Died):
            return bytes(await self._after(ONLOOKERS, "avatar", data))
        return b""

    async def emoji_names(self) -> dict[tuple[Deck, str], str]:
        """The name of each emoji by deck and card: another one if it is drawn otherwise."""
        every = product(DECKS.values(), CARDS)
        return {
            (deck, card): await self._after(NOBODY, "emoji_name", card, deck)
            for deck, card in every
        }

    async def _after(self, seconds: float, name: str, *arguments: object) -> Any:
        """Do work in its turn; more urgent requests made up to so many seconds later go first."""
        async with self._limiter.place(seconds):
            return await self._worker.do(name, *arguments)

    async def close(self) -> None:
        """Draw nothing any more."""
        if self._quiet:
            self._quiet.cancel()
        await self._worker.close()

"""Pictures: a Scene in, bytes out."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from cachetools import LRUCache

from games.cards import CARDS, HIDDEN
from games.scene import Hand, Scene, Sheet, Table
from images import memory
from images.files.gif import gif
from images.files.png import png
from images.layout import layout
from images.paint.painting import packed
from images.paint.palette import palette
from images.paint.patches import picture
from images.queue import Line, Queues, Superseded
from images.theme import HAND_CARD, PILE_CARD, PLAIN, TILTS, TRICK_CARD, Style

__all__ = ["Renderer", "Superseded", "draw"]

_KEPT: Final = 24  # finished pictures
PLAYERS, ONLOOKERS, FILMS = range(3)
"""Who is drawn for first: whoever has a hand to play from waits least."""
_ROUND: Final = 20  # pictures after which free memory is given back


def draw(scene: Scene, style: Style = PLAIN) -> bytes:
    """The picture of a scene as a PNG with a palette; takes milliseconds of a processor."""
    return png(picture(layout(scene), style))


class Renderer:
    """Draws scenes in a thread of its own, and keeps the latest pictures.

    One by default: a second would contend with the first, and with the event loop, for Python's
    lock, and made every click dearer when that was measured (Load of `make bench`).
    """

    def __init__(self, workers: int = 1) -> None:
        memory.limit()
        self._count = 0  # of pictures drawn
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="picture")
        self._line = Line(workers)
        self._queues = Queues()
        self._drawn: LRUCache[tuple[Scene, Style], Future[bytes]] = LRUCache(_KEPT)

    async def table(self, scene: Table, style: Style = PLAIN, of: Hashable = None) -> bytes:
        """A PNG of 1200 by 750.

        Pictures `of` one table are drawn one after the other. Superseded if meanwhile another scene
        of that table was asked for, so that nobody would look at this one.
        """
        if of is None:
            return await self._picture(scene, style)
        async with self._queues.turn(of, (scene, style)) as check:
            return await self._picture(scene, style, check)

    async def hand(self, scene: Hand, style: Style = PLAIN) -> bytes:
        """A PNG of 1200 by 400, or by 640 when it holds more than 13 cards; drawn before others."""
        return await self._picture(scene, style, rank=PLAYERS)

    async def sheet(self, scene: Sheet, style: Style = PLAIN) -> bytes:
        """A PNG 1200 wide, as high as its rows and its plot need."""
        return await self._picture(scene, style)

    async def replay(self, scenes: Sequence[Table], style: Style = PLAIN) -> bytes:
        """A GIF of 800 by 500 that shows tables one after the other, and begins anew.

        Takes a thread for about a second per hundred scenes.
        """
        async with self._line.place(FILMS):
            return await asyncio.wrap_future(self._pool.submit(gif, tuple(scenes), style))

    async def _picture(
        self,
        scene: Scene,
        style: Style,
        check: Callable[[], None] = lambda: None,
        rank: int = ONLOOKERS,
    ) -> bytes:
        """Draw a scene once, however many ask for it; `check` may raise when its turn has come."""
        key = scene, style
        if key not in self._drawn:
            async with self._line.place(rank):
                check()
                return await self._once(key)
        return await self._once(key)

    async def _once(self, key: tuple[Scene, Style]) -> bytes:
        drawing = self._drawn.get(key)
        if drawing is None:
            drawing = self._drawn[key] = self._pool.submit(draw, *key)
            self._count += 1
            if self._count % _ROUND == 0:
                self._pool.submit(memory.release)
        try:
            return await asyncio.shield(asyncio.wrap_future(drawing))
        except Exception:
            self._drawn.pop(key, None)
            raise

    def warm(self, style: Style = PLAIN) -> None:
        """Draw the cards and choose the colours, so that the first picture is quick.

        Takes about a second of a processor: not to be called on the event loop.
        """
        palette(style)
        list(self._pool.map(_warm, (*map(str, CARDS), HIDDEN), [style] * (len(CARDS) + 1)))
        memory.release()

    def close(self) -> None:
        """Finish what is being drawn and end the threads."""
        self._pool.shutdown(cancel_futures=True)


def _warm(card: str, style: Style) -> None:
    """Draw a card in every way that most pictures show it."""
    packed(card, HAND_CARD, 0.0, "plain", style.deck)
    packed(card, HAND_CARD, 0.0, "dim", style.deck)
    packed(card, PILE_CARD, 0.0, "plain", style.deck)
    for tilt in TILTS:
        packed(card, TRICK_CARD, tilt, "plain", style.deck)

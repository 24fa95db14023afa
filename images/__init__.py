"""Pictures: a Scene in, bytes out."""

import asyncio
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import product
from typing import Final

from games.cards import CARDS, HIDDEN
from games.scene import Hand, Scene, Sheet, Table
from images import sprites
from images.encode import palette, png
from images.layout import layout
from images.paint import paint
from images.theme import HAND_CARD, PILE_CARD, PLAIN, TRICK_CARD, Style

_KEPT: Final = 64  # finished pictures


def draw(scene: Scene, style: Style = PLAIN) -> bytes:
    """The picture of a scene as a PNG with a palette; takes milliseconds of a processor."""
    return png(paint(layout(scene), style), style)


class Renderer:
    """Draws scenes in threads of its own, and keeps the latest pictures.

    Pillow lets other Python code run while it pastes and encodes, so threads serve as well as
    processes would, and share the card sprites.
    """

    def __init__(self, workers: int = 2) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="picture")
        self._drawn: OrderedDict[tuple[Scene, Style], Future[bytes]] = OrderedDict()

    async def table(self, scene: Table, style: Style = PLAIN) -> bytes:
        """A PNG of 1200 by 750."""
        return await self._picture(scene, style)

    async def hand(self, scene: Hand, style: Style = PLAIN) -> bytes:
        """A PNG of 1200 by 400, or by 640 when it holds more than 13 cards."""
        return await self._picture(scene, style)

    async def sheet(self, scene: Sheet, style: Style = PLAIN) -> bytes:
        """A PNG 1200 wide, as high as its rows and its plot need."""
        return await self._picture(scene, style)

    async def _picture(self, scene: Scene, style: Style) -> bytes:
        """Draw a scene once, however many ask for it."""
        key = scene, style
        drawing = self._drawn.get(key)
        if drawing is None:
            drawing = self._pool.submit(draw, scene, style)
            self._drawn[key] = drawing
            if len(self._drawn) > _KEPT:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        try:
            return await asyncio.shield(asyncio.wrap_future(drawing))
        except Exception:
            self._drawn.pop(key, None)
            raise

    def warm(self) -> None:
        """Draw the large cards and choose the colours, so that the first picture is quick.

        Takes about a second: not to be called on the event loop.
        """
        palette()
        for card, width in product((*CARDS, HIDDEN), (HAND_CARD, PILE_CARD, TRICK_CARD)):
            sprites.sprite(str(card), width, PLAIN.deck)

    def close(self) -> None:
        """Finish what is being drawn and end the threads."""
        self._pool.shutdown(cancel_futures=True)

"""Pictures: a Scene in, bytes out."""

import asyncio
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import product
from typing import Final

from games.cards import CARDS, HIDDEN
from games.scene import Hand, Scene, Table
from images import sprites
from images.encode import palette, png
from images.layout import layout
from images.paint import paint
from images.theme import FELT, HAND_CARD, PILE_CARD, TRICK_CARD, Theme

_KEPT: Final = 64  # finished pictures


def draw(scene: Scene, theme: Theme = FELT) -> bytes:
    """The picture of a scene as a PNG with a palette; takes milliseconds of a processor."""
    return png(paint(layout(scene), theme), theme)


class Renderer:
    """Draws scenes in threads of its own, and keeps the latest pictures.

    Pillow lets other Python code run while it pastes and encodes, so threads serve as well as
    processes would, and share the card sprites.
    """

    def __init__(self, theme: Theme = FELT, workers: int = 2) -> None:
        self._theme = theme
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="picture")
        self._drawn: OrderedDict[Scene, Future[bytes]] = OrderedDict()

    async def table(self, scene: Table) -> bytes:
        """A PNG of 1200 by 750."""
        return await self._picture(scene)

    async def hand(self, scene: Hand) -> bytes:
        """A PNG of 1200 by 400, or by 640 when it holds more than 13 cards."""
        return await self._picture(scene)

    async def _picture(self, scene: Scene) -> bytes:
        """Draw a scene once, however many ask for it."""
        drawing = self._drawn.get(scene)
        if drawing is None:
            drawing = self._pool.submit(draw, scene, self._theme)
            self._drawn[scene] = drawing
            if len(self._drawn) > _KEPT:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(scene)
        try:
            return await asyncio.shield(asyncio.wrap_future(drawing))
        except Exception:
            self._drawn.pop(scene, None)
            raise

    def warm(self) -> None:
        """Draw the large cards and choose the colours, so that the first picture is quick.

        Takes about a second: not to be called on the event loop.
        """
        palette(self._theme)
        for card, width in product((*CARDS, HIDDEN), (HAND_CARD, PILE_CARD, TRICK_CARD)):
            sprites.sprite(str(card), width, "plain", self._theme.gold)

    def close(self) -> None:
        """Finish what is being drawn and end the threads."""
        self._pool.shutdown(cancel_futures=True)

"""Pictures: a Scene in, bytes out."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import product
from typing import Final, TypeVar

from cachetools import LRUCache

from games.cards import CARDS, FRENCH, HIDDEN
from games.scene import Hand, Private, Scene, Sheet, Shelf, Table
from images import memory
from images.art.emojis import emoji, emoji_name
from images.drawing import Look
from images.files.gif import MOST, SIZES, Film, timed
from images.files.png import png
from images.layout import layout
from images.layout.private import LARGE_CARD, SCALE, SMALL_CARD
from images.paint.painting import packed
from images.paint.patches import picture
from images.queue import Line
from images.theme import DECKS, HAND_CARD, PILE_CARD, PLAIN, Deck, Style

T = TypeVar("T")

_KEPT: Final = 24  # finished pictures
PLAYERS, ONLOOKERS, FILMS, NOBODY = 0.0, 0.3, 5.0, 60.0
"""For whom is drawn: who plays goes first, though they come up to so many seconds later."""
_ROUND: Final = 50  # pictures after which free memory is given back: the next are dearer then
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
"""How most pictures show a card: its width, its look, whether its index alone; the usual first."""


def draw(scene: Scene, style: Style = PLAIN) -> bytes:
    """The picture of a scene as a PNG with a palette; takes milliseconds of a processor."""
    return png(picture(layout(scene), style))


class _Asked:
    """A picture that is asked for, hashed once: a scene has a hundred parts, a cache asks often."""

    __slots__ = ("_hash", "what")

    def __init__(self, scene: Scene, style: Style) -> None:
        self.what = scene, style
        self._hash = hash(self.what)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.what == other.what


class Renderer:
    """Draws scenes in a thread of its own, and keeps the latest pictures.

    One by default: a second would contend with the first, and with the event loop, for Python's
    lock, and made every click dearer when that was measured (Load of `make bench`).
    """

    def __init__(self, workers: int = 1) -> None:
        memory.limit()
        self._count = 0  # of pictures drawn
        self._quiet: asyncio.TimerHandle | None = None
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="picture")
        self._line = Line(workers)
        self._drawn: LRUCache[_Asked, Future[bytes]] = LRUCache(_KEPT)

    async def table(self, scene: Table, style: Style = PLAIN) -> bytes:
        """A PNG of 1200 by 750."""
        return await self._picture(scene, style)

    async def hand(self, scene: Hand | Private, style: Style = PLAIN) -> bytes:
        """What a player waits for, drawn before others: a PNG of a hand, perhaps below a table.

        A hand alone is 1200 by 400, or higher when it holds more than 13 cards; with the table it
        is 640 wide and as high as it needs to be.
        """
        return await self._picture(scene, style, after=PLAYERS)

    async def sheet(self, scene: Sheet | Shelf, style: Style = PLAIN) -> bytes:
        """A PNG as high as it needs to be, 1200 wide; that of a shelf 640."""
        return await self._picture(scene, style)

    async def film(self, scenes: Sequence[Table], style: Style = PLAIN) -> bytes:
        """A GIF of 800 by 500 or less that shows tables one after the other, and begins anew.

        Takes about a second of a processor per fifty scenes. Between two frames others are served.
        """
        for size in SIZES:
            film = Film(size, style)
            for scene, milliseconds in timed(scenes):
                await self._after(FILMS, partial(film.add, scene, milliseconds))
                if film.length > MOST and size != SIZES[-1]:
                    break
            else:
                break
        return film.file()

    async def _picture(self, scene: Scene, style: Style, after: float = ONLOOKERS) -> bytes:
        """Draw a scene once, however many ask for it."""
        key = _Asked(scene, style)
        if key not in self._drawn:
            async with self._line.place(after):
                return await self._once(key)
        return await self._once(key)

    async def _once(self, key: _Asked) -> bytes:
        drawing = self._drawn.get(key)
        if drawing is None:
            drawing = self._drawn[key] = self._pool.submit(draw, *key.what)
            self._tidy()
        try:
            return await asyncio.shield(asyncio.wrap_future(drawing))
        except Exception:
            self._drawn.pop(key, None)
            raise

    def _tidy(self) -> None:
        """Give free memory back after many pictures, and when nobody waits for the next one."""
        self._count += 1
        if self._count % _ROUND == 0:
            self._pool.submit(memory.release)
        if self._quiet:
            self._quiet.cancel()
        loop = asyncio.get_running_loop()
        self._quiet = loop.call_later(_QUIET, self._pool.submit, memory.release)

    async def warm(self, style: Style = PLAIN) -> None:
        """Draw the French cards, so that pictures are quick; others are drawn when needed.

        Takes about a second of a processor, in steps of some milliseconds between which whoever
        asks for a picture is served.
        """
        for (width, look, bare), card in product(_WAYS, (*FRENCH.cards, HIDDEN)):
            await self._after(NOBODY, partial(packed, card, width, look, style.deck, bare))
        await self._after(NOBODY, memory.release)

    async def emoji(self, card: str, deck: Deck) -> bytes:
        """A card as a PNG of 128 by 128, to be shown as small as a letter."""
        return await self._after(NOBODY, partial(emoji, card, deck))

    async def emoji_names(self) -> dict[tuple[Deck, str], str]:
        """The name of each emoji by deck and card: another one if it is drawn otherwise."""
        every = product(DECKS.values(), CARDS)
        return {
            each: await self._after(NOBODY, partial(emoji_name, each[1], each[0])) for each in every
        }

    async def _after(self, seconds: float, work: Callable[[], T]) -> T:
        """Do some work when its turn has come; who asks up to so many seconds later goes first."""
        async with self._line.place(seconds):
            return await asyncio.wrap_future(self._pool.submit(work))

    def close(self) -> None:
        """Finish what is being drawn and end the threads."""
        if self._quiet:
            self._quiet.cancel()
        self._pool.shutdown(cancel_futures=True)

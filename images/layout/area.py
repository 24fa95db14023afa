"""Parts of a picture, and what of a card has to be seen."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from games.cards import HIDDEN, JOKERS
from images.drawing import BLANK, Dot, Operation, Ring, Sprite, SuitDisc, TeamFrame, VerdictFrame
from images.theme import CARD_RATIO

T = TypeVar("T", Sprite, Operation)

INDEX: Final = 0.28
"""Share of a card's width that holds its index, with the edge beside it."""
INDEX_DOWN: Final = 0.43
"""Share of its height."""
LETTERED: Final = 0.75
"""Share of the height of a joker, whose letters are below each other."""

ASIDE: Final = 0.36
BELOW: Final = 0.15
"""Shift of a card right of and below the one that it is played on, by its width and height: both
indices stay in sight."""

HALF: Final = 0.5
"""Greatest share of a covered card's width that may be seen: it shows its index
alone, and of more an empty face would be seen."""

MOST_BARE: Final = 0.6
"""Greatest share of a covered card that may be seen, where there is a choice."""

RING: Final = 26
"""Distance that a ring reaches out from a pile."""


FRAME: Final = 10
"""Distance that a frame reaches out from cards."""
VERDICT: Final = 22
"""Distance that the frame of cards that prove a claim reaches out from them."""
_DOT: Final = 28
"""Width of a mark on a card, at most."""


class Area(NamedTuple):
    """A part of the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """The size from left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """The size from top to bottom."""
        return self.bottom - self.top

    def touches(self, other: "Area") -> bool:
        """True if the two overlap."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def around(x: float, y: float, width: float, height: float) -> Area:
    """The area about a point."""
    return Area(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def covered(card: Sprite) -> Area:
    """The area that a card covers."""
    return around(card.x, card.y, card.width, card.width * CARD_RATIO)


def card_on(lower: Sprite, card: str) -> Sprite:
    """A card on another one."""
    x = lower.x + ASIDE * lower.width
    return lower._replace(card=card, x=x, y=lower.y + BELOW * lower.width * CARD_RATIO)


def paired(cards: Sequence[Sprite], over: Sequence[str]) -> list[Sprite]:
    """The cards, each with the one on it if there is any."""
    if not over:
        return list(cards)
    pairs = zip(cards, over, strict=True)
    return [
        card for low, upper in pairs for card in ([low, card_on(low, upper)] if upper else [low])
    ]


def bounds(cards: Sequence[Sprite]) -> Area:
    """The area around all of some cards."""
    return enclosing([covered(card) for card in cards])


def enclosing(areas: Sequence[Area]) -> Area:
    """The area around all of some areas."""
    return Area(
        min(area.left for area in areas),
        min(area.top for area in areas),
        max(area.right for area in areas),
        max(area.bottom for area in areas),
    )


def bared(parts: Sequence[T]) -> list[T]:
    """The parts, with covered cards reduced to their index: no half a pip is seen."""
    areas = [covered(part) if isinstance(part, Sprite) else None for part in parts]
    return [
        part._replace(bare=True)
        if isinstance(part, Sprite)
        and not part.bare
        and part.card not in (BLANK, HIDDEN)
        and own
        and any(later and own.touches(later) for later in areas[at + 1 :])
        else part
        for at, (part, own) in enumerate(zip(parts, areas, strict=True))
    ]


def sight(card: Sprite, over: Sequence[Sprite]) -> float:
    """The part of a card that those on it leave in sight."""
    own = covered(card)
    areas = [area for area in map(covered, over) if area.touches(own)]
    columns, rows = (
        [*pairwise(sorted({low, high, *(min(max(edge, low), high) for edge in edges)}))]
        for low, high, edges in (
            (own.left, own.right, [edge for area in areas for edge in (area.left, area.right)]),
            (own.top, own.bottom, [edge for area in areas for edge in (area.top, area.bottom)]),
        )
    )
    pieces = (Area(x[0], y[0], x[1], y[1]) for x in columns for y in rows)
    free = [piece for piece in pieces if not any(piece.touches(area) for area in areas)]
    return math.fsum(each.width * each.height for each in free) / (own.width * own.height)


def index(card: Sprite) -> Area:
    """The area of a card's rank and suit, or of the letters of a joker."""
    whole = covered(card)
    down = LETTERED if card.card in JOKERS else INDEX_DOWN
    right, bottom = whole.left + INDEX * whole.width, whole.top + down * whole.height
    return Area(whole.left, whole.top, right, bottom)


def card_lines(count: int, per_line: int) -> list[range]:
    """Places of cards in lines of `per_line`; the first is the short one, as the others lie on it.

    Were the last one shorter, most would be seen of a card above its end, which shows its index
    alone.
    """
    first = count - per_line * (math.ceil(count / per_line) - 1)
    return [range(max(0, end - per_line), end) for end in range(first, count + 1, per_line)]


def ring_around(suit: str, x: float, y: float, width: int, more: float = 0) -> Ring:
    """The ring around a pile of cards; the pile is `more` wide and high than one card."""
    wide, high = (round(side + more + 2 * RING) for side in (width, width * CARD_RATIO))
    return Ring(suit, x, y, wide, high)


def on_ring(ring: Ring) -> SuitDisc:
    """The sign of its suit, on its right upper corner."""
    return SuitDisc(ring.suit, ring.x + ring.width / 2 - 16, ring.y - ring.height / 2 + 16)


def frame_around(cards: Sequence[Sprite], team: int) -> TeamFrame:
    """The frame of cards that a team has laid."""
    return TeamFrame(team, *_outside(cards, FRAME))


def verdict_around(cards: Sequence[Sprite], is_true: bool) -> VerdictFrame:
    """The frame of cards that prove a claim."""
    return VerdictFrame(is_true, *_outside(cards, VERDICT))


def _outside(cards: Sequence[Sprite], reach: int) -> tuple[float, float, int, int]:
    """The middle and the size of a frame that reaches out so far from cards."""
    area = bounds(cards)
    x, y = (area.left + area.right) / 2, (area.top + area.bottom) / 2
    return x, y, round(area.width + 2 * reach), round(area.height + 2 * reach)


def marks_on(cards: Sequence[Sprite], teams: Sequence[int | None]) -> list[Dot]:
    """The colours of those that laid single cards, in the parts in sight of cards in a line."""
    dots = []
    for card, team in zip(cards, teams, strict=False):
        if team is not None:
            area, aside = covered(card), INDEX / 2 * card.width
            size = min(_DOT, round(0.8 * INDEX * card.width))
            dots.append(Dot(team, area.left + aside, area.bottom - aside, size))
    return dots

"""The layout of a hand: a row of cards, or several when there are many."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain
from typing import Final

from games.scene import Hand
from images.drawing import Crown, Drawing, Label, Look, Operation, Pill, Slot, Sprite, SuitDisc
from images.layout.area import INDEX, INDEX_DOWN, bared, card_lines
from images.layout.notes import layout_notes
from images.theme import (
    CARD_RATIO,
    HAND_CARD,
    HAND_HEIGHT,
    LARGE,
    MEDIUM,
    PILE_CARD,
    TITLE,
    TWO_ROWS_HEIGHT,
    WIDTH,
)

MOST_IN_ROW: Final = 13
_ROOM: Final = WIDTH - 28  # from the first card to the last
_HEAD: Final = 56  # the line of title and note
LIFT: Final = 22
"""Height of a playable card above the others."""
OUT: Final = 0.07
"""Half the height of the tab of a card just drawn, by the width of the card."""
_GAP: Final = 1.06  # from card to card, by their width, when there is room for all of each
_FAN: Final = 0.46  # the step where there is not
_APART: Final = 0.14  # between groups, besides, if there is room
_TAB: Final = 0.8  # width of the tab of a card just drawn, by the index
_SIGN: Final = 34  # from the index of a card to the middle of its sign
_TOPS: Final = (67, 358)  # of two rows, which do not touch where a card is lowered
_IN_ROW: Final = 19  # of several rows, with every index in sight
_DOWN: Final = 152  # from row to row of more than two, of which the upper ones show their indices


def layout_hand(hand: Hand) -> Drawing:
    """The picture of a hand: 1200 by 400, or by 644 from 14 cards, or higher from 39."""
    parts = bared(_rows(hand)) if hand.cards else _nothing(hand)
    height = HAND_HEIGHT
    if len(hand.cards) > MOST_IN_ROW:
        height = TWO_ROWS_HEIGHT + _tops(len(hand.cards))[-1] - _TOPS[-1]
    return Drawing(WIDTH, height, False, (*_head(hand), *parts))


def _head(hand: Hand) -> tuple[Operation, ...]:
    """Title left, note right; an empty hand has its note in the middle."""
    title = Label(hand.title, 24, 36, LARGE, 750, 560)
    if not hand.cards:
        return (title,)
    return title, Label(hand.note, WIDTH - 24, 36, MEDIUM, 620, 560, "gold", "right")


def _nothing(hand: Hand) -> tuple[Operation, ...]:
    slots = tuple(Slot(WIDTH / 2 + 150 * place, 180, 120) for place in (-1, 0, 1))
    note = Label(hand.note, WIDTH / 2, 322, TITLE, 620, WIDTH - 100, "gold", "middle")
    return (*slots, note)


def _rows(hand: Hand) -> tuple[Operation, ...]:
    count = len(hand.cards)
    if count <= MOST_IN_ROW:
        return layout_rows(hand, (_HEAD + 18,), _width(count))
    return layout_rows(hand, _tops(count), PILE_CARD)


def _tops(count: int) -> Sequence[int]:
    """The top edges of the rows of so many cards."""
    rows = math.ceil(count / _IN_ROW)
    return _TOPS if rows <= len(_TOPS) else [_TOPS[0] + _DOWN * row for row in range(rows)]


def layout_rows(
    hand: Hand, tops: Sequence[float], width: int, sticks_out: bool = False
) -> tuple[Operation, ...]:
    """The cards, so wide, in a row from each of the tops down, each as close as the longest.

    A card just drawn is marked below its index, or with a tab that `sticks_out` above it; no card
    lies on it.
    """
    per_line = math.ceil(len(hand.cards) / len(tops))
    rows = (
        _row(hand, places, top, width, per_line, sticks_out)
        for places, top in zip(card_lines(len(hand.cards), per_line), tops, strict=True)
    )
    parts = [*chain.from_iterable(rows)]
    tabs = [part for part in parts if isinstance(part, Pill)]
    return *(part for part in parts if not isinstance(part, Pill)), *tabs


def _width(count: int) -> int:
    """The width of the cards of one row: a little smaller where all of each can then be seen."""
    fit = (width for width in (HAND_CARD, PILE_CARD) if count * width * 1.01 <= _ROOM)
    return next(fit, HAND_CARD)


def _row(
    hand: Hand, places: range, top: float, width: int, per_line: int, sticks_out: bool
) -> Iterator[Operation]:
    """The cards at these places of the hand, as close as a row of `per_line` would be."""
    starts = set(accumulate(hand.groups)).intersection(places[1:])
    free = max(0, _ROOM - width - INDEX * width * (per_line - 1))  # with every index in sight
    apart = min(_APART * width, free / max(1, len(starts)))
    gaps = [(at in starts) * apart for at in places]
    step = _step(per_line, width, sum(gaps))
    right = [at * step + gap for at, gap in enumerate(accumulate(gaps))]
    left, y = (WIDTH - max(right, default=0)) / 2, top + width * CARD_RATIO / 2
    cards = [
        _card(hand, hand.cards[at], left + x, y, width) for at, x in zip(places, right, strict=True)
    ]
    fresh = set(_fresh(hand))
    suits = dict(hand.counts)
    for at, card in zip(places, bared(cards), strict=True):
        yield card
        if at in fresh:
            yield _tab(card, -0.55 * OUT if sticks_out else INDEX_DOWN * CARD_RATIO + OUT)
        if suit := suits.get(card.card):
            yield SuitDisc(suit, *_below_index(card))
        if card.card in hand.high:
            yield Crown(*_below_index(card))
    yield from layout_notes(cards, hand.notes[places.start : places.stop], places.start)


def _fresh(hand: Hand) -> Iterator[int]:
    """The places of the cards just drawn; of equal cards the first, as they look the same."""
    left = Counter(hand.fresh)
    for at, card in enumerate(hand.cards):
        if left[card]:
            left[card] -= 1
            yield at


def _tab(card: Sprite, down: float) -> Pill:
    """The tab of a card just drawn, so far down from its top edge, by its width.

    Above the card it is half as high, and whole.
    """
    x = card.x - card.width / 2 + INDEX * card.width / 2
    y = card.y - card.width * (CARD_RATIO / 2 - down)
    high = OUT if down < 0 else 2 * OUT
    return Pill(x, y, round(INDEX * card.width * _TAB), round(high * card.width), "gold")


def _below_index(card: Sprite) -> tuple[float, float]:
    """The place of a sign of a card."""
    x = card.x - card.width / 2 + INDEX * card.width / 2
    y = card.y - card.width * CARD_RATIO * (0.5 - INDEX_DOWN) + _SIGN
    return x, y


def _step(count: int, width: int, gaps: float) -> float:
    """The step at which `count` cards fill the width at the most, whole or as a fan."""
    fill = (_ROOM - width - gaps) / max(1, count - 1)
    return min(fill, width * _GAP) if fill > width else min(fill, width * _FAN)


def _card(hand: Hand, card: str, x: float, y: float, width: int) -> Sprite:
    """Bright and raised if it may be played, dim if it may not, gold if it is marked."""
    look: Look = "plain"
    if hand.playable is not None:
        playable = card in hand.playable
        look = "plain" if playable else "dim"
        y += -LIFT / 2 if playable else LIFT / 2
    if card in hand.marked:
        look = "gold"
    return Sprite(card, x, y, width, look)

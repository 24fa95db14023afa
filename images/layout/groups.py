"""Cards in groups below each other, each under its name: the lower ones over the upper ones.

All that is covered is the lower part of cards: every index stays in sight.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from games.cards import JOKERS
from images.drawing import Label, Operation, Pill, Slot, Sprite, Tone
from images.layout.area import (
    ASIDE,
    BELOW,
    HALF,
    INDEX,
    INDEX_DOWN,
    LETTERED,
    common_span,
    on_ring,
    paired,
    ring_around,
)
from images.layout.breadth import breadth
from images.theme import CARD_RATIO, SMALL, WIDTH

T = TypeVar("T", Sprite, Slot, Sprite | Slot)

_LABEL: Final = 56  # height of the line of the names, with what is left free below them
_PLATE: Final = 46  # height of what a name stands on
_LOOSE: Final = (1.04, HALF, 0.36, INDEX)
"""From card to card, by their width: the first at which no more lines are needed."""
_PAIRS: Final = 24  # between cards with others upon them
_GAP: Final = 28  # between groups beside each other
_BETWEEN: Final = 10  # between lines


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together, and what they are; their places are not known yet."""

    label: str
    cards: tuple[Sprite | Slot, ...]
    tail: str = ""  # is never cut
    loose: float = _LOOSE[0]  # how far they lie apart at the most
    best: bool = False
    suit: str = ""  # that has to be followed there: a ring around it
    over: tuple[str, ...] = ()  # what lies on each card; "" for nothing

    @property
    def width(self) -> int:
        """That of a card."""
        return self.cards[0].width


def layout_groups(
    groups: Sequence[Group], top: float, room: float
) -> tuple[list[Operation], float]:
    """The groups in the middle of the picture, in so much room, and how far down they reach."""
    parts: list[Operation] = []
    loose, lines = _lines(groups, room)
    bottom = top
    widths = [[_wide(group, loose, room) for group in line] for line in lines]
    whole = (math.fsum(wide) + _GAP * (len(wide) - 1) for wide in widths)
    margin = (WIDTH - max(whole, default=0)) / 2
    for line, wide in zip(lines, widths, strict=True):
        left = margin
        named = _LABEL if any(group.label or group.tail for group in line) else 0
        shown = 0.0
        for group, width in zip(line, wide, strict=True):
            if group.over:
                cards, low = _layout_pairs(group, left, top + named, room)
            else:
                cards, low = layout_fan(group.cards, left, top + named, width, group.loose)
            if group.suit:
                ring = ring_around(group.suit, cards[-1].x, cards[-1].y, group.width)
                parts.append(ring)
            if group.label or group.tail:
                x, most = left + width / 2, width + _GAP - 10
                if len(line) == 1:  # nothing is beside it
                    most = room - 2 * abs(WIDTH / 2 - x)
                parts += _name(group, x, top + _PLATE / 2, most)
            parts += [*cards, on_ring(ring)] if group.suit else cards
            bottom = max(bottom, low)
            shown = max(shown, low - top - cards[-1].width * CARD_RATIO + seen(cards))
            left += width + _GAP
        top += shown + _BETWEEN
    return parts, bottom


def layout_fan(
    cards: Sequence[T], left: float, top: float, room: float, loose: float
) -> tuple[list[T], float]:
    """Cards in as many lines as fit in so much room, and how far down they reach."""
    width = cards[0].width
    most = _abreast(width, room)
    abreast = math.ceil(len(cards) / math.ceil(len(cards) / most))
    step = min(loose * width, (room - width) / max(1, abreast - 1))
    step = step if step >= width else min(step, HALF * width)
    middle, high = left + room / 2, width * CARD_RATIO
    last = len(cards) - abreast * ((len(cards) - 1) // abreast)
    span = common_span(step, abreast, last, width)
    parts: list[T] = []
    for start in range(0, len(cards), abreast):
        line = cards[start : start + abreast]
        step = span / (len(line) - 1) if span else step
        first = middle - (span or step * (abreast - 1)) / 2
        parts += (
            card._replace(x=first + at * step, y=top + high / 2) for at, card in enumerate(line)
        )
        top += seen(line) + _BETWEEN
    return parts, parts[-1].y + high / 2


def _layout_pairs(
    group: Group, left: float, top: float, room: float
) -> tuple[list[Sprite | Slot], float]:
    """Cards with others upon them, and how far down they reach."""
    width, high = group.width, group.width * CARD_RATIO
    abreast = _pairs_abreast(group, room)
    cards = []
    for at, card in enumerate(group.cards):
        line, place = divmod(at, abreast)
        x = left + width / 2 + place * (width * (1 + ASIDE) + _PAIRS)
        y = top + high / 2 + line * (high * (BELOW + INDEX_DOWN) + _BETWEEN)
        assert isinstance(card, Sprite), "nothing lies on an empty place"
        cards.append(card._replace(x=x, y=y))
    return [*paired(cards, group.over)], cards[-1].y + high * (0.5 + BELOW)


def seen(cards: Sequence[Sprite | Slot]) -> float:
    """How much of the height of cards has to stay in sight."""
    down = (
        LETTERED
        if any(isinstance(card, Sprite) and card.card in JOKERS for card in cards)
        else INDEX_DOWN
    )
    return down * cards[0].width * CARD_RATIO


def _abreast(width: int, room: float) -> int:
    """How many cards fit beside each other."""
    return max(1, 1 + int((room - width) / (INDEX * width)))


def _pairs_abreast(group: Group, room: float) -> int:
    """How many cards with others upon them lie beside each other, in lines alike."""
    count, wide = len(group.cards), group.width * (1 + ASIDE) + _PAIRS
    most = max(1, int((room + _PAIRS) / wide))
    return math.ceil(count / math.ceil(count / most))


def _wide(group: Group, loose: float, room: float) -> float:
    """How wide a group is."""
    count = len(group.cards)
    if group.over:
        return _pairs_abreast(group, room) * (group.width * (1 + ASIDE) + _PAIRS) - _PAIRS
    most = _abreast(group.width, room)
    abreast = math.ceil(count / math.ceil(count / most))
    cards = group.width * (1 + (abreast - 1) * min(loose, group.loose))
    return min(room, cards)


def _lines(groups: Sequence[Group], room: float) -> tuple[float, list[list[Group]]]:
    """How loosely cards may lie so that the groups take no more lines, and those lines."""
    least = _flow(groups, _LOOSE[-1], room)
    for loose in _LOOSE:
        lines = _flow(groups, loose, room)
        if len(lines) == len(least):
            return loose, lines
    return _LOOSE[-1], least


def _flow(groups: Sequence[Group], loose: float, room: float) -> list[list[Group]]:
    lines: list[list[Group]] = [[]]
    left = room
    for group in groups:
        wide = _wide(group, loose, room)
        if lines[-1] and wide > left:
            lines.append([])
            left = room
        lines[-1].append(group)
        left -= wide + _GAP
    return [line for line in lines if line]


def _name(group: Group, x: float, y: float, most: float) -> Iterator[Operation]:
    """A name on a plate, so that it can be read over cards."""
    width = round(min(most, breadth(f"{group.label} {group.tail}".strip(), SMALL) + 44))
    yield Pill(x, y, width, _PLATE, "gold" if group.best else "plaque")
    tone: Tone = "dark" if group.best else "text"
    yield Label(group.label, x, y, SMALL, 650, width - 36, tone, "middle", tail=group.tail)

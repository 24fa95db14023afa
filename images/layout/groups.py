"""Cards in groups below each other, each under its name: the lower ones over the upper ones.

All that is covered is the lower part of cards: every index stays in sight.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from games.cards import HIDDEN, JOKERS
from images.drawing import BLANK, Label, Operation, Pill, Slot, Sprite, Tone
from images.layout.area import (
    ASIDE,
    BELOW,
    FRAME,
    HALF,
    INDEX,
    INDEX_DOWN,
    LETTERED,
    MOST_BARE,
    VERDICT,
    card_lines,
    frame_around,
    marks_on,
    on_ring,
    paired,
    ring_around,
    sight,
    verdict_around,
)
from images.layout.breadth import breadth
from images.theme import CARD_RATIO, SMALL, WIDTH

T = TypeVar("T", Sprite, Slot, Sprite | Slot)

_LABEL: Final = 56  # height of the line of names, with the gap below
_PLATE: Final = 46  # height of the plate of a name
_LOOSE: Final = (1.04, HALF, 0.36, INDEX)
"""Steps from card to card, by their width: the first at which no more lines are needed is taken."""
_PAIRS: Final = 24  # between cards with others upon them
_GAP: Final = 28  # between groups side by side
_BETWEEN: Final = 10  # between lines
_ROUNDING: Final = 1e-6  # so that cards fit the room that was measured for them


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together, and what they are; their places are not known yet."""

    label: str
    cards: tuple[Sprite | Slot, ...]
    tail: str = ""  # is never cut
    loose: float = _LOOSE[0]  # the loosest spread
    best: bool = False
    suit: str = ""  # that has to be followed there: a ring around it
    over: tuple[str, ...] = ()  # the card on each card; "" for none
    team: int | None = None  # that laid it: a frame in its colour
    laid_by: tuple[int | None, ...] = ()  # by card, another team that laid it
    verdict: bool | None = None  # prove a claim: a green or a red frame

    @property
    def width(self) -> int:
        """The width of a card."""
        return self.cards[0].width


def layout_groups(
    groups: Sequence[Group], top: float, room: float
) -> tuple[list[Operation], float]:
    """The groups in the middle of the picture, in so much room, and how far down they reach."""
    if any(group.verdict is not None for group in groups):
        room -= 2 * VERDICT
    loose, lines = _lines(groups, room)
    widths = [[_group_width(group, loose, room) for group in line] for line in lines]
    whole = (math.fsum(wide) + _GAP * (len(wide) - 1) for wide in widths)
    left = (WIDTH - max(whole, default=0)) / 2
    parts: list[Operation] = []
    bottom, above = top, _Line([], [], top, 0)
    for line, wide in zip(lines, widths, strict=True):
        drawn = _layout_line(line, wide, left, top, room)
        if _leave_empty(drawn.cards, above.cards):
            drawn = _layout_line(line, wide, left, above.bottom + _BETWEEN, room)
        parts += drawn.operations
        bottom, above, top = max(bottom, drawn.bottom), drawn, drawn.seen + _BETWEEN
    return parts, bottom


class _Line(NamedTuple):
    """A line of groups, its lower edge, and the y down to which it has to stay in sight."""

    operations: list[Operation]
    cards: list[Sprite]
    bottom: float
    seen: float


def _leave_empty(cards: Sequence[Sprite], above: Sequence[Sprite]) -> bool:
    """True if one of the cards above would be a mostly empty face, under these."""
    return any(
        card.card not in (BLANK, HIDDEN)
        and sight(card, cards) < 1
        and sight(card, [*above[at + 1 :], *cards]) > MOST_BARE
        for at, card in enumerate(above)
    )


def _layout_line(
    line: Sequence[Group], widths: Sequence[float], left: float, top: float, room: float
) -> _Line:
    parts: list[Operation] = []
    named = _LABEL if any(group.label or group.tail for group in line) else 0
    bottom = shown = top
    for group, width in zip(line, widths, strict=True):
        if group.over:
            cards, low = _layout_pairs(group, left, top + named, room)
        else:
            cards, low = layout_fan(group.cards, left, top + named, width, group.loose)
        if group.suit:
            ring = ring_around(group.suit, cards[-1].x, cards[-1].y, group.width)
            parts.append(ring)
        framed = [card for card in cards if isinstance(card, Sprite)]
        if group.team is not None:
            parts.append(frame_around(framed, group.team))
        if group.verdict is not None:
            parts.append(verdict_around(framed, group.verdict))
        if group.label or group.tail:
            x, most = left + width / 2, width + _GAP - 10
            if len(line) == 1:  # nothing is beside it
                most = room - 2 * abs(WIDTH / 2 - x)
            parts += _name(group, x, top + _PLATE / 2, most)
        parts += [*cards, on_ring(ring)] if group.suit else cards
        parts += marks_on(framed, group.laid_by)
        bottom = max(bottom, low)
        covered = 0 if group.team is not None else cards[-1].width * CARD_RATIO - seen(cards)
        shown = max(shown, low + FRAME * (group.team is not None) - covered)
        left += width + _GAP
    return _Line(parts, [part for part in parts if isinstance(part, Sprite)], bottom, shown)


def layout_fan(
    cards: Sequence[T], left: float, top: float, room: float, loose: float
) -> tuple[list[T], float]:
    """Cards in as many lines as fit in so much room, and how far down they reach."""
    width = cards[0].width
    most = _per_line(width, room)
    per_line = math.ceil(len(cards) / math.ceil(len(cards) / most))
    step = min(loose * width, (room - width) / max(1, per_line - 1))
    step = step if step >= width else min(step, HALF * width)
    middle, high = left + room / 2, width * CARD_RATIO
    first = middle - step * (per_line - 1) / 2
    parts: list[T] = []
    for places in card_lines(len(cards), per_line):
        line = cards[places.start : places.stop]
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
    per_line = _pairs_per_line(group, room)
    cards = []
    for at, card in enumerate(group.cards):
        line, place = divmod(at, per_line)
        x = left + width / 2 + place * (width * (1 + ASIDE) + _PAIRS)
        y = top + high / 2 + line * (high * (BELOW + INDEX_DOWN) + _BETWEEN)
        assert isinstance(card, Sprite), "nothing lies on an empty place"
        cards.append(card._replace(x=x, y=y))
    return [*paired(cards, group.over)], cards[-1].y + high * (0.5 + BELOW)


def seen(cards: Sequence[Sprite | Slot]) -> float:
    """The height of some cards that has to stay in sight."""
    down = (
        LETTERED
        if any(isinstance(card, Sprite) and card.card in JOKERS for card in cards)
        else INDEX_DOWN
    )
    return down * cards[0].width * CARD_RATIO


def _per_line(width: int, room: float) -> int:
    """The number of cards that fit side by side."""
    return max(1, 1 + int((room - width) / (INDEX * width) + _ROUNDING))


def _pairs_per_line(group: Group, room: float) -> int:
    """The number of pairs of cards side by side, in lines alike."""
    count, wide = len(group.cards), group.width * (1 + ASIDE) + _PAIRS
    most = max(1, int((room + _PAIRS) / wide))
    return math.ceil(count / math.ceil(count / most))


def _group_width(group: Group, loose: float, room: float) -> float:
    """The width of a group."""
    count = len(group.cards)
    if group.over:
        return _pairs_per_line(group, room) * (group.width * (1 + ASIDE) + _PAIRS) - _PAIRS
    most = _per_line(group.width, room)
    per_line = math.ceil(count / math.ceil(count / most))
    cards = group.width * (1 + (per_line - 1) * min(loose, group.loose))
    return min(room, cards)


def _lines(groups: Sequence[Group], room: float) -> tuple[float, list[list[Group]]]:
    """The loosest spread at which the groups take no more lines than they must, and those lines."""
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
        wide = _group_width(group, loose, room)
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

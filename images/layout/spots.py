"""Where piles and rows of cards lie in the middle of the table."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from operator import itemgetter
from typing import Final

from games.cards import HIDDEN
from games.scene import Spot
from images.drawing import BLANK, Label, Operation, Slot, Sprite
from images.layout.area import INDEX, INDEX_DOWN, Area
from images.layout.breadth import breadth
from images.theme import CARD_RATIO, PILE_CARD, SMALL, TABLE_HEIGHT

_EDGE: Final = 14  # to that of the picture, where there is too much for an area; stacks rise 9
_LABEL: Final = 42  # height of the line under the cards
_GAP: Final = 40  # between spots beside each other
_LABEL_WIDTHS: Final = (360, 320, 280, 250, 220, 190, 160, 138, 100)
"""What spots with few cards make room for: the last at any rate, more if there is room."""
_LINES: Final = 14  # between lines of spots
_LAYER: Final = 3  # how far each card of a stack is seen
_DEPTH: Final = 4  # cards of a stack that are seen at all
_FAN: Final = 0.36  # from card to card, by their width: the index stays in sight
_WIDTHS: Final = (PILE_CARD, 150, 132, 112, 88, 84, 72, 60, 52, 44)
_BREAKS: Final = 88  # rows are broken into lines rather than made of smaller cards
_READ: Final = 72  # cards are pushed together, too, rather than made smaller
_WHOLE: Final = 5  # a row of so many is never broken
_BETWEEN: Final = 6  # lines of one row
_LINE: Final = (math.inf, 1.0)  # how much of the width a line of one spot may take
_PART: Final = (0.67, 0.5)  # the same, where small cards would be the only other way
_TIGHT: Final = (1.0, 0.7, 0.45, 0.3)  # how far cards of a row are pushed together


@dataclass(frozen=True, slots=True)
class _Measure:
    """What the widths of spots follow from."""

    card: int  # width
    tight: float  # how near rows and fans lie
    longest: float  # how long a line of a row may be
    label: int = _LABEL_WIDTHS[-1]  # how wide a label may make a spot

    def step(self, spot: Spot) -> float:
        if spot.spread == "row":
            return (self.card + 10) * self.tight
        return self.card * max(INDEX, _FAN * min(1.0, self.tight * 1.5))

    def abreast(self, spot: Spot) -> int:
        """How many cards lie in a line; those of a broken row are shared out evenly."""
        count = len(spot.cards)
        if spot.spread == "stack" or not count:
            return 1
        fit = count
        if count > _WHOLE and self.longest < math.inf:
            fit = max(1, 1 + int((self.longest - self.card) // self.step(spot)))
        return math.ceil(count / math.ceil(count / fit))

    def cards(self, spot: Spot) -> float:
        """How wide the cards of a spot lie."""
        return self.card + (self.abreast(spot) - 1) * self.step(spot)

    def block(self, spot: Spot) -> float:
        """How wide a spot is; its label may reach into the gaps beside it."""
        return max(self.cards(spot), min(self.label, breadth(spot.label + _tail(spot), SMALL)))

    def down(self, spot: Spot) -> float:
        """From line to line of a spot: of a fan only the indices stay in sight."""
        high = self.card * CARD_RATIO
        return high + _BETWEEN if spot.spread == "row" else high * INDEX_DOWN

    def height(self, line: Iterable[Spot]) -> float:
        """How high a line of spots is, with the labels under them."""
        below = max((self.rows(spot) - 1) * self.down(spot) for spot in line)
        return self.card * CARD_RATIO + below + _LABEL

    def rows(self, spot: Spot) -> int:
        """In how many lines the cards of a spot lie."""
        return 1 if spot.spread == "stack" else math.ceil(len(spot.cards) / self.abreast(spot)) or 1

    def high(self, lines: Sequence[Sequence[Spot]]) -> float:
        """How high all the lines of spots are."""
        return sum(map(self.height, lines)) + _LINES * (len(lines) - 1)


def _tail(spot: Spot) -> str:
    """The count, after the label."""
    if spot.count is None:
        return ""
    return f"· {spot.count}" if spot.label else str(spot.count)


def layout_spots(
    spots: Sequence[Spot], area: Area, largest: int = PILE_CARD
) -> tuple[Operation, ...]:
    """The spots in lines about the middle of an area, their cards as wide as fits."""
    if not spots:
        return ()
    measure, lines = _fit(spots, area, largest)
    parts: list[Operation] = []
    high = measure.high(lines)
    top = (area.top + area.bottom - high) / 2
    top = max(_EDGE, min(top, TABLE_HEIGHT - _EDGE - high))
    for line in lines:
        bottom = top + measure.height(line) - _LABEL
        x = (area.left + area.right - _length(line, measure)) / 2
        for spot in line:
            block = measure.block(spot)
            parts += _spot(spot, x + block / 2, bottom, measure)
            x += block + _GAP
        top = bottom + _LABEL + _LINES
    return tuple(parts)


def _fit(spots: Sequence[Spot], area: Area, largest: int) -> tuple[_Measure, list[list[Spot]]]:
    """The largest cards, in the loosest spread, at which the spots fill no more than the area.

    Where nothing does, what comes nearest to it: not too wide, and the least high.
    """
    tried: list[tuple[bool, float, _Measure, list[list[Spot]]]] = []
    for measure in _measures(area.width, largest):
        lines = _lines(spots, area.width, measure)
        wide = max(_length(line, measure) for line in lines) > area.width
        high = measure.high(lines)
        if high <= area.height and not wide:
            return _roomy(spots, area, measure), lines
        tried.append((wide, high, measure, lines))
    _, _, measure, lines = min(tried, key=itemgetter(0, 1))
    return measure, lines


def _measures(width: float, largest: int) -> Iterator[_Measure]:
    """All there are for a width, the best first."""
    widths = [card for card in _WIDTHS if card <= largest]
    readable = [card for card in widths if card >= _READ]
    for cards, parts in ((readable, _LINE), (readable, _PART), (widths, (*_LINE, *_PART))):
        for tight, card, part in product(_TIGHT, cards, parts):
            if card <= _BREAKS or part == math.inf:
                yield _Measure(card, tight, part * width)


def _roomy(spots: Sequence[Spot], area: Area, measure: _Measure) -> _Measure:
    """The same with as much room for the labels as there is in the same lines."""
    least = _lines(spots, area.width, measure)
    for label in _LABEL_WIDTHS:
        roomy = replace(measure, label=label)
        lines = _lines(spots, area.width, roomy)
        if lines == least and max(_length(line, roomy) for line in lines) <= area.width:
            break
    return roomy


def _lines(spots: Iterable[Spot], width: float, measure: _Measure) -> list[list[Spot]]:
    """Spots from left to right, in as many lines as they ask for and need."""
    lines: list[list[Spot]] = [[]]
    for spot in spots:
        too_long = _length([*lines[-1], spot], measure) > width
        if lines[-1] and (spot.new_line or too_long):
            lines.append([])
        lines[-1].append(spot)
    return lines


def _length(line: Sequence[Spot], measure: _Measure) -> float:
    return sum(map(measure.block, line)) + _GAP * (len(line) - 1)


def _spot(spot: Spot, x: float, bottom: float, measure: _Measure) -> Iterable[Operation]:
    """A spot about x, its cards down to `bottom` and its label below."""
    width, y = measure.card, bottom - measure.card * CARD_RATIO / 2
    cards = spot.cards or ((str(HIDDEN),) if spot.count else ())
    if not cards:
        yield Slot(x, y, width)
    elif spot.spread == "stack":
        yield from _stack(cards, max(len(cards), spot.count or 0), x, y, width)
    else:
        yield from _spread(spot, cards, x, y, measure)
    if spot.label or spot.count is not None:
        room = measure.block(spot) + _GAP - 26
        yield Label(
            spot.label, x, bottom + 26, SMALL, 600, room, "quiet", "middle", tail=_tail(spot)
        )


def _spread(
    spot: Spot, cards: Sequence[str], x: float, y: float, measure: _Measure
) -> Iterable[Operation]:
    """Cards beside each other, in one line or more; y is that of the last."""
    abreast, step = measure.abreast(spot), measure.step(spot)
    left, down = x - (abreast - 1) * step / 2, measure.down(spot)
    for at, card in enumerate(cards):
        row, place = divmod(at, abreast)
        above = (measure.rows(spot) - 1 - row) * down
        yield Sprite(card, left + place * step, y - above, measure.card)


def _stack(
    cards: tuple[str, ...], count: int, x: float, y: float, width: int
) -> Iterable[Operation]:
    """The top card, and the edges of some below it."""
    below = str(HIDDEN) if cards[-1] == HIDDEN else BLANK
    for layer in range(min(_DEPTH, count) - 1, 0, -1):
        yield Sprite(below, x - _LAYER * layer, y - _LAYER * layer, width)
    yield Sprite(cards[-1], x, y, width)

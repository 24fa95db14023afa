"""Piles and rows of cards in the middle of the table."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from operator import itemgetter
from typing import Final

from games.cards import HIDDEN
from games.scene import Spot, TableSeat
from images.drawing import BLANK, Label, Operation, Slot, Sprite
from images.layout.area import (
    ASIDE,
    BELOW,
    INDEX,
    INDEX_DOWN,
    RING,
    VERDICT,
    Area,
    card_lines,
    frame_around,
    marks_on,
    on_ring,
    paired,
    ring_around,
    verdict_around,
)
from images.layout.breadth import breadth
from images.theme import CARD_RATIO, LEAST_TEXT, PILE_CARD, SMALL, TABLE_HEIGHT

_EDGE: Final = 14  # to that of the picture, where there is too much for an area; stacks rise 9
_LABEL: Final = 42  # height of the line under the cards
_NEARER: Final = 8  # less distance to a ring than to a card
_NOTE: Final = 34  # height of a second line
_GAP: Final = 40  # between spots side by side
_CLOSE: Final = 24  # the same where nothing else fits: two frames fit into it
_LABEL_WIDTHS: Final = (360, 320, 280, 250, 220, 190, 160, 138, 100)
"""Label widths that spots with few cards make room for: the last at any rate, more if possible."""
_LINES: Final = 14  # between lines of spots
_LAYER: Final = 3  # visible edge of each card of a stack
_DEPTH: Final = 4  # cards of a stack that are seen at all
_FAN: Final = 0.36  # from card to card, by their width: the index stays in sight
_WIDTHS: Final = (PILE_CARD, 172, 150, 132, 112, 100, 88, 84, 72, 60, 52, 44, 36, 30, 26)
_RINGED: Final = 30  # the least of them in a ring: its sign would cover a smaller index
_BREAKS: Final = 88  # rows are broken into lines rather than made of smaller cards
_LARGE: Final = 84  # rows are broken at any rate rather than made of smaller cards
_READ: Final = 72  # cards are pushed together, too, rather than made smaller
_WHOLE: Final = 5  # a row of up to this many is never broken
_BETWEEN: Final = 6  # lines of one row
_LINE: Final = (math.inf, 1.0)  # share of the width that a line of one spot may take
_PART: Final = (0.67, 0.5)  # shares where small cards would be the only other way
_PAIRS: Final = 12  # between cards with others upon them
_TIGHT: Final = (1.0, 0.45, 0.3)  # factors by which cards of a row are pushed together


@dataclass(frozen=True, slots=True)
class _Measure:
    """The measures that the widths of spots follow from."""

    card: int  # width
    tight: float  # the spread of rows and fans
    longest: float  # greatest length of a line of a row
    label: int = _LABEL_WIDTHS[-1]  # greatest width that a label may give a spot
    gap: int = _GAP  # between spots side by side

    def step(self, spot: Spot) -> float:
        if spot.over:
            return self.card * (1 + ASIDE) + _PAIRS
        if spot.spread == "row":
            return (self.card + 10) * self.tight
        return self.card * max(INDEX, _FAN * min(1.0, self.tight * 1.5))

    def per_line(self, spot: Spot) -> int:
        """The number of cards in a line; those of a broken row are shared out evenly."""
        count = max(len(spot.cards), spot.places)
        if spot.spread == "stack" or not count:
            return 1
        if spot.over:
            return count if self.longest == math.inf else math.ceil(count / 2)
        fit = count
        if count > _WHOLE and self.longest < math.inf:
            fit = max(1, 1 + int((self.longest - self.card) // self.step(spot)))
        return math.ceil(count / math.ceil(count / fit))

    def cards(self, spot: Spot) -> float:
        """The width of a spot's cards."""
        aside = ASIDE * self.card if spot.over else 0
        return self.card + (self.per_line(spot) - 1) * self.step(spot) + aside

    def block(self, spot: Spot) -> float:
        """The width of a spot; its label may reach into the gaps beside it."""
        return max(
            self.cards(spot) + 2 * _rim(spot),
            min(self.label, breadth(spot.label + tail(spot), SMALL)),
            min(self.label, breadth(spot.note, LEAST_TEXT)),
        )

    def line_step(self, spot: Spot) -> float:
        """The step from line to line of a spot: of a fan only the indices stay in sight."""
        high = self.card * CARD_RATIO
        if spot.over:
            return high * (BELOW + INDEX_DOWN) + _BETWEEN
        return high + _BETWEEN if spot.spread == "row" else high * INDEX_DOWN

    def overhang(self, spot: Spot) -> float:
        """The distance that cards on others reach below those."""
        return BELOW * self.card * CARD_RATIO if spot.over else 0

    def height(self, line: Sequence[Spot]) -> float:
        """The height of a line of spots, with the labels under them."""
        below = max(
            (self.rows(spot) - 1) * self.line_step(spot) + self.overhang(spot) for spot in line
        )
        return _height_above(line) + self.card * CARD_RATIO + below + _height_below(line)

    def rows(self, spot: Spot) -> int:
        """The number of lines of a spot's cards."""
        count = max(len(spot.cards), spot.places)
        return 1 if spot.spread == "stack" else math.ceil(count / self.per_line(spot)) or 1

    def total_height(self, lines: Sequence[Sequence[Spot]]) -> float:
        """The height of all lines of spots."""
        return math.fsum(map(self.height, lines)) + _LINES * (len(lines) - 1)


def _height_below(line: Sequence[Spot]) -> float:
    """The height below the cards of a line: a ring, labels, and notes."""
    noted = _NOTE if any(spot.note for spot in line) else 0
    named = _LABEL if any(spot.label or spot.count is not None for spot in line) else 0
    return named + noted + max(_rim_below(spot) for spot in line)


def _height_above(line: Sequence[Spot]) -> float:
    """The height above the cards of a line: a ring with its sign."""
    return max(_rim(spot) + 14 * bool(spot.suit) for spot in line)


def _rim(spot: Spot) -> int:
    """The distance that what is drawn around a spot reaches out from its cards."""
    return RING if spot.suit else VERDICT if spot.verdict is not None else 0


def _rim_below(spot: Spot) -> int:
    """The same below its cards, where the label may be nearer to it than to cards."""
    return max(0, _rim(spot) - _NEARER)


def tail(spot: Spot) -> str:
    """The count, after the label."""
    if spot.count is None:
        return ""
    return f"· {spot.count}" if spot.label else str(spot.count)


def layout_spots(
    spots: Sequence[Spot], area: Area, seats: Sequence[TableSeat], largest: int = PILE_CARD
) -> tuple[Operation, ...]:
    """The spots in lines about the middle of an area, their cards as wide as fits."""
    if not spots:
        return ()
    measure, lines = _fit(spots, area, largest)
    if measure.total_height(lines) > area.height:
        measure, lines = _fit(list(map(_cards_alone, spots)), area, largest)
    parts: list[Operation] = []
    high = measure.total_height(lines)
    top = (area.top + area.bottom - high) / 2
    top = max(_EDGE, min(top, TABLE_HEIGHT - _EDGE - high))
    for line in lines:
        bottom = top + measure.height(line) - _height_below(line)
        x = (area.left + area.right - _length(line, measure)) / 2
        for spot in line:
            block = measure.block(spot)
            parts += _spot(spot, x + block / 2, bottom, measure, seats)
            x += block + measure.gap
        top = bottom + _height_below(line) + _LINES
    return tuple(parts)


def _cards_alone(spot: Spot) -> Spot:
    """Its cards alone, where there is no room for more."""
    cards = spot.cards or (str(HIDDEN),) * bool(spot.count)
    return replace(spot, cards=cards, label="", count=None, suit="")


def _fit(spots: Sequence[Spot], area: Area, largest: int) -> tuple[_Measure, list[list[Spot]]]:
    """The largest cards, in the loosest spread, at which the spots fill no more than the area.

    Where nothing does, what comes nearest to it: not too wide, and the least high.
    """
    tried: list[tuple[bool, float, _Measure, list[list[Spot]]]] = []
    least = _RINGED if any(spot.suit for spot in spots) else _WIDTHS[-1]
    widths = [card for card in _WIDTHS if least <= card <= largest]
    for measure in _measures(area.width, widths, any(spot.over for spot in spots)):
        lines = _lines(spots, area.width, measure)
        wide = max(_length(line, measure) for line in lines) > area.width
        high = measure.total_height(lines)
        if high <= area.height and not wide:
            return _with_wide_labels(spots, area, measure), lines
        tried.append((wide, high, measure, lines))
    _, _, measure, lines = min(tried, key=itemgetter(0, 1))
    return measure, lines


def _measures(width: float, widths: Sequence[int], has_pairs: bool) -> Iterator[_Measure]:
    """All there are for a width, the best first; pairs are broken into two lines at any size."""
    large, readable = ([card for card in widths if card >= each] for each in (_LARGE, _READ))
    stages = (
        *((large, part, _TIGHT[:1], _GAP) for part in (_LINE, _PART)),
        *((readable, part, _TIGHT, _GAP) for part in (_LINE, _PART)),
        (widths, (*_LINE, *_PART), _TIGHT, _GAP),
        (widths[-1:], (*_LINE, *_PART), _TIGHT[-1:], _CLOSE),
    )
    for cards, parts, tights, gap in stages:
        for tight, card, part in product(tights, cards, parts):
            if card <= _BREAKS or part == math.inf or has_pairs:
                yield _Measure(card, tight, part * width, gap=gap)


def _with_wide_labels(spots: Sequence[Spot], area: Area, measure: _Measure) -> _Measure:
    """A measure with as much room for labels as there is without another line."""
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
    return math.fsum(map(measure.block, line)) + measure.gap * (len(line) - 1)


def _spot(
    spot: Spot, x: float, bottom: float, measure: _Measure, seats: Sequence[TableSeat]
) -> Iterable[Operation]:
    """A spot about x, its cards down to `bottom` and its label below."""
    width, y = measure.card, bottom - measure.card * CARD_RATIO / 2
    cards = spot.cards or ((str(HIDDEN),) if spot.count else ())
    if spot.suit:
        aside = _LAYER * (_DEPTH - 1) / 2
        ring = ring_around(spot.suit, x - aside, y - aside, width, 2 * aside)
        yield ring
    if not cards and not spot.places:
        yield Slot(x, y, width)
    elif spot.spread == "stack":
        yield from _stack(cards, max(len(cards), spot.count or 0), x, y, width)
    else:
        yield from _spread(spot, cards, x, y, measure, seats)
    if spot.suit:
        yield on_ring(ring)
    room, low = measure.block(spot) + measure.gap - 26, 26 + _rim_below(spot)
    if spot.label or spot.count is not None:
        yield Label(
            spot.label, x, bottom + low, SMALL, 600, room, "quiet", "middle", tail=tail(spot)
        )
    if spot.note:
        y = bottom + low + _NOTE
        yield Label(spot.note, x, y, LEAST_TEXT, 560, room, "text", "middle")


def _spread(
    spot: Spot,
    cards: Sequence[str],
    x: float,
    y: float,
    measure: _Measure,
    seats: Sequence[TableSeat],
) -> Iterable[Operation]:
    """Cards side by side, in one line or more; y is that of the last."""
    per_line, step = measure.per_line(spot), measure.step(spot)
    left, down = x - (measure.cards(spot) - measure.card) / 2, measure.line_step(spot)
    y -= measure.overhang(spot)
    count, last = max(len(cards), spot.places), measure.rows(spot) - 1
    lines = card_lines(count, per_line)
    if spot.spread == "row":  # whose lines do not touch
        lines = [range(at, min(count, at + per_line)) for at in range(0, count, per_line)]
    where = [
        (left + at * step, y - (last - row) * down)
        for row, line in enumerate(lines)
        for at in range(len(line))
    ]
    yield from (Slot(*each, measure.card) for each in where[len(cards) :])
    sprites = [
        Sprite(card, *each, measure.card, "dim" if at in spot.dim else "plain")
        for at, (card, each) in enumerate(zip(cards, where, strict=False))  # the others are empty
    ]
    team, laid_by = laid(spot, seats)
    if team is not None:
        yield frame_around(sprites, team)
    if spot.verdict is not None:
        yield verdict_around(sprites, spot.verdict)
    yield from paired(sprites, spot.over)
    if not last:
        yield from marks_on(sprites, laid_by)


def laid(spot: Spot, seats: Sequence[TableSeat]) -> tuple[int | None, tuple[int | None, ...]]:
    """The team that laid a spot, and by card another one that laid it."""
    if spot.owner is None:
        return None, ()
    team = seats[spot.owner].team
    teams = (seats[seat].team for seat in spot.laid_by)
    return team, tuple(each if each != team else None for each in teams)


def _stack(
    cards: tuple[str, ...], count: int, x: float, y: float, width: int
) -> Iterable[Operation]:
    """The top card, and the edges of some below it."""
    below = str(HIDDEN) if cards[-1] == HIDDEN else BLANK
    for layer in range(min(_DEPTH, count) - 1, 0, -1):
        yield Sprite(below, x - _LAYER * layer, y - _LAYER * layer, width)
    yield Sprite(cards[-1], x, y, width)

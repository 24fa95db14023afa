"""Where piles and rows of cards lie in the middle of the table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import HIDDEN
from games.scene import Spot
from images.drawing import BLANK, Label, Operation, Slot, Sprite
from images.measure import breadth
from images.theme import CARD_RATIO, PILE_CARD, SMALL

_LABEL: Final = 44  # height of the line under the cards
_GAP: Final = 40  # between spots beside each other
_LABEL_WIDTH: Final = 168.0  # that spots with few cards make room for
_LINES: Final = 14  # between lines of spots
_LAYER: Final = 3  # how far each card of a stack is seen
_DEPTH: Final = 4  # cards of a stack that are seen at all
_FAN: Final = 0.36  # from card to card, by their width: the index stays in sight
_WIDTHS: Final = (PILE_CARD, 150, 132, 112, 88, 84, 72, 60)
_TIGHT: Final = (1.0, 0.7, 0.45, 0.3, 0.15)  # how far cards of a row are pushed together


@dataclass(frozen=True, slots=True)
class Area:
    """A free part of the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left


@dataclass(frozen=True, slots=True)
class _Measure:
    """The width of the cards, and how tight rows and fans are."""

    card: int
    tight: float

    def step(self, spot: Spot) -> float:
        if spot.spread == "row":
            return (self.card + 10) * self.tight
        return self.card * _FAN * min(1.0, self.tight * 1.5)

    def cards(self, spot: Spot) -> float:
        """How wide the cards of a spot lie."""
        gaps = 0 if spot.spread == "stack" else max(0, len(spot.cards) - 1)
        return self.card + gaps * self.step(spot)

    def block(self, spot: Spot) -> float:
        """How wide a spot is; its label may reach into the gaps beside it."""
        return max(self.cards(spot), min(_LABEL_WIDTH, breadth(spot.label + _tail(spot), SMALL)))

    def height(self) -> float:
        return self.card * CARD_RATIO + _LABEL


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
    high = measure.height() * len(lines) + _LINES * (len(lines) - 1)
    top = (area.top + area.bottom - high) / 2
    parts: list[Operation] = []
    for at, line in enumerate(lines):
        y = top + at * (measure.height() + _LINES) + measure.card * CARD_RATIO / 2
        x = (area.left + area.right - _length(line, measure)) / 2
        for spot in line:
            block = measure.block(spot)
            parts += _spot(spot, x + block / 2, y, measure)
            x += block + _GAP
    return tuple(parts)


def _fit(spots: Sequence[Spot], area: Area, largest: int) -> tuple[_Measure, list[list[Spot]]]:
    """The largest cards, in the loosest spread, at which the spots fill no more than the area."""
    for tight in _TIGHT:
        for card in (width for width in _WIDTHS if width <= largest):
            measure = _Measure(card, tight)
            lines = _lines(spots, area.width, measure)
            high = measure.height() * len(lines) + _LINES * (len(lines) - 1)
            wide = max(_length(line, measure) for line in lines)
            if high <= area.bottom - area.top and wide <= area.width:
                return measure, lines
    return measure, lines


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


def _spot(spot: Spot, x: float, y: float, measure: _Measure) -> Iterable[Operation]:
    width = measure.card
    cards = spot.cards or ((str(HIDDEN),) if spot.count else ())
    if not cards:
        yield Slot(x, y, width)
    elif spot.spread == "stack":
        yield from _stack(cards, max(len(cards), spot.count or 0), x, y, width)
    else:
        start, step = x - (measure.cards(spot) - width) / 2, measure.step(spot)
        yield from (Sprite(card, start + at * step, y, width) for at, card in enumerate(cards))
    if spot.label or spot.count is not None:
        under, room = y + width * CARD_RATIO / 2 + 26, measure.block(spot) + _GAP - 12
        yield Label(spot.label, x, under, SMALL, 600, room, "quiet", "middle", tail=_tail(spot))


def _stack(
    cards: tuple[str, ...], count: int, x: float, y: float, width: int
) -> Iterable[Operation]:
    """The top card, and the edges of some below it."""
    below = str(HIDDEN) if cards[-1] == HIDDEN else BLANK
    for layer in range(min(_DEPTH, count) - 1, 0, -1):
        yield Sprite(below, x - _LAYER * layer, y - _LAYER * layer, width)
    yield Sprite(cards[-1], x, y, width)

"""The trick in the middle: what each seat has played lies before it, every index to be seen."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, product
from typing import Final

from games.scene import Play, Table
from images.drawing import Sprite
from images.layout.area import INDEX, INDEX_DOWN, Area
from images.layout.seats import Chair
from images.theme import CARD_RATIO, TILTS, TRICK_CARD

_X: Final = 600.0
_FEW: Final = 4  # seats whose plays lie about a middle
_WHOLE: Final = Area(352, 138, 848, 610)
"""The room of a trick when no cards lie face up above and below it."""
_RINGS: Final = ((_FEW, TRICK_CARD, 164, 110), (6, 132, 186, 138), (8, 112, 196, 150))
_CROWD: Final = (96, 205, 170)
_SMALL: Final = (120, 112, 96, 84, 72, 60)  # where a ring of four has less room
_ROW_CARDS: Final = (132, 112, 96, 84, 72, 66, 60, 54, 48)
_LINES: Final = (1, 2, 3)  # of one play
_LOOSE: Final = 0.5  # from card to card of a row, by their width, when there is room
_BETWEEN: Final = 8  # plays beside each other


def layout_trick(table: Table, chairs: Sequence[Chair], free: Area | None) -> list[Sprite]:
    """The cards, lower ones over higher ones; `chairs` are by seat.

    `free` is what cards face up above and below it leave, if there are any.
    """
    room = replace(_WHOLE, top=free.top, bottom=free.bottom) if free else _WHOLE
    plays = [list(cards) for _, cards in groupby(table.trick, key=lambda play: play.seat)]
    if max(map(len, plays)) > 1:
        sprites = list(_rows(table, plays, chairs, room))
    else:
        sprites = [_thrown(table, play, room) for play in table.trick]
    return sorted(sprites, key=lambda sprite: (sprite.y, sprite.x))


def chair_of(table: Table, seat: int) -> int:
    """Where a seat is drawn, counted clockwise from the viewer."""
    steps = table.viewer - seat if table.anticlockwise else seat - table.viewer
    return steps % len(table.seats)


def _thrown(table: Table, play: Play, room: Area) -> Sprite:
    """A card on an ellipse, lying as it was thrown."""
    width, across, down = _ring(len(table.seats), room)
    turn = math.tau * chair_of(table, play.seat) / len(table.seats)
    middle = (room.top + room.bottom) / 2
    x, y = _X - across * math.sin(turn), middle + down * math.cos(turn)
    return _sprite(table, play, x, y, width, TILTS[play.seat % len(TILTS)])


def _ring(count: int, room: Area) -> tuple[int, float, float]:
    """Width of the cards, and the half axes of the ellipse on which they lie."""
    if count <= _FEW and room.height < _WHOLE.height:
        width = next((each for each in _SMALL if _least(each) <= room.height), _SMALL[-1])
        return width, width, (room.height - width * CARD_RATIO) / 2
    for most, width, across, down in _RINGS:
        if count <= most:
            return width, across, down
    return _CROWD


def _least(width: int) -> float:
    """The height of a card and the index of one below the other."""
    return width * CARD_RATIO * (1 + INDEX_DOWN) + 8


@dataclass(frozen=True, slots=True)
class _Block:
    """How a play of several cards lies: in lines, each over the one above it."""

    width: int
    abreast: int
    step: float
    lines: int

    @property
    def across(self) -> float:
        return self.width + self.step * (self.abreast - 1)

    @property
    def down(self) -> float:
        """From line to line."""
        return self.width * CARD_RATIO * INDEX_DOWN

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO + self.down * (self.lines - 1)


def _rows(
    table: Table, plays: Sequence[Sequence[Play]], chairs: Sequence[Chair], room: Area
) -> Iterator[Sprite]:
    """Plays of several cards: each in a row or more, before its seat."""
    block = _block(max(map(len, plays)), len(chairs), room)
    for cards in plays:
        x, y = _before(cards[0].seat, chairs, block, room)
        left = x - block.step * (min(len(cards), block.abreast) - 1) / 2
        top = y - (block.height - block.width * CARD_RATIO) / 2
        for at, play in enumerate(cards):
            line, place = divmod(at, block.abreast)
            right, down = left + place * block.step, round(top + line * block.down)
            yield _sprite(table, play, right, down, block.width)


def _block(most: int, seats: int, room: Area) -> _Block:
    """The largest cards of which so many can lie before each seat."""
    for width, lines in product(_ROW_CARDS, _LINES):
        abreast = math.ceil(most / lines)
        across = _share(seats, room) - width
        block = _Block(width, abreast, min(_LOOSE * width, across / max(1, abreast - 1)), lines)
        if block.step >= INDEX * width and _high(block, seats) <= room.height:
            break
    return block


def _share(seats: int, room: Area) -> float:
    """How wide a play may lie: two beside each other, or three where many are seated."""
    return (room.width - _BETWEEN) / 2 if seats <= _FEW else (room.width - 2 * _BETWEEN) / 3


def _high(block: _Block, seats: int) -> float:
    """The height of all plays: of few, each over those above it; of many, in columns."""
    if seats <= _FEW:
        return block.height + 2 * block.lines * block.down
    return block.height * max(2, (seats - 1) // 2)


def _before(seat: int, chairs: Sequence[Chair], block: _Block, room: Area) -> tuple[float, float]:
    """The middle of what a seat has played."""
    edge, half = chairs[seat].edge, block.height / 2
    if edge in ("top", "bottom"):
        return _X, room.top + half if edge == "top" else room.bottom - half
    aside = block.across / 2 + _BETWEEN
    if len(chairs) > _FEW:
        aside = room.width / 2 - _share(len(chairs), room) / 2
    beside = sorted(chair.y for chair in chairs if chair.edge == edge)
    part = beside.index(chairs[seat].y) / (len(beside) - 1) if len(beside) > 1 else 0.5
    y = room.top + half + (room.height - block.height) * part
    return _X - aside if edge == "left" else _X + aside, y


def _sprite(table: Table, play: Play, x: float, y: float, width: int, angle: float = 0.0) -> Sprite:
    deed = table.latest
    is_new = deed is not None and play.seat == deed.seat and play.card in deed.cards
    return Sprite(play.card, x, y, width, angle, "gold" if play.best else "plain", is_new)

"""The trick in the middle: plays in front of their seats, every index to be seen."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, product
from typing import Final

from games.scene import Call, Play, Table
from images.drawing import Label, Operation, Pill, Sprite
from images.layout.area import INDEX, INDEX_DOWN, MOST_BARE, Area, card_lines
from images.layout.breadth import breadth
from images.layout.extents import extent
from images.layout.seats import Chair
from images.theme import CARD_RATIO, HAND_CARD, WIDTH

_X: Final = 600.0
_FEW: Final = 4  # seats whose plays are around a middle
_WHOLE: Final = Area(262, 142, 938, 592)
"""The room of a trick when at most a few cards are face up around it."""
_NARROW: Final = Area(350, 140, 850, 596)
"""The room between plaques, where more are seated."""
_MANY: Final = 195
"""Cards of two rows, so large that the lower one covers a third of the upper one."""
_CROWDED: Final = 8  # up to this many seats have those
_CROWD: Final = 158
"""Cards with more seats, so large that neither row covers the other, nor anything the best card."""
_RIM: Final = 6  # around that
_TURNS: Final = {1: (0,), 2: (0, 0.5), 3: (0, 0.25, 0.75), 4: (0, 0.25, 0.5, 0.75)}
"""Positions of few seats, in turns from the viewer, clockwise."""
_CROSS: Final = (HAND_CARD, 192, 172, 150, 132, 112, 96, 84, 72, 60)
_LOWER: Final = 30  # the cards at the sides of a cross, if cards are beside the plaque above
_ASIDE: Final = 1.04  # from the middle of a cross to the cards at its sides, by their width
_ROW_CARDS: Final = (150, 132, 112, 96, 84, 72, 66, 60, 54, 48)
_LINES: Final = (1, 2, 3)  # of one play
_LOOSE: Final = 0.5  # from card to card of a row, by their width, when there is room
_BETWEEN: Final = 8  # plays side by side
_SPOKEN: Final = 66  # size of the calls of an auction
_SAID: Final = 240  # reach of a call aside of the middle
_TURNED: Final = 88  # and how near to that from a side
PLATE: Final = 110
"""Height of the plate of a call."""


def layout_trick(
    table: Table, chairs: Sequence[Chair], free: Area | None, is_low: bool = False
) -> list[Sprite]:
    """The cards: those that lie alone from left to right, of many and rows one over the other.

    `chairs` are by seat. `free` is what cards face up above and below it leave, if there are any;
    where some lie beside the plaque above, a cross `is_low` at its sides.
    """
    room = _WHOLE if len(chairs) <= _FEW else _NARROW
    if free:
        room = _NARROW._replace(top=free.top, bottom=free.bottom)
    plays = [list(cards) for _, cards in groupby(table.trick, key=lambda play: play.seat)]
    if max(map(len, plays)) > 1 or (free and len(chairs) > _FEW):
        rows = chain.from_iterable(_rows(table, plays, chairs, room))
        return sorted(rows, key=lambda sprite: (sprite.y, sprite.x))
    sprites = [_thrown(table, play, room) for play in table.trick]
    if len(chairs) > _FEW:
        return _rimmed(sprites)
    if is_low:
        sprites = [each._replace(y=each.y + _LOWER * (each.x != _X)) for each in sprites]
    return sorted(sprites, key=lambda sprite: (sprite.x, sprite.y))


def _rimmed(sprites: Sequence[Sprite]) -> list[Sprite]:
    """Row over row; the card that wins is above the next one if only its rim reaches that."""

    def is_free(card: Sprite) -> bool:
        row = (other for other in sprites if other.y == card.y)
        return card.look == "gold" and not any(0 < other.x - card.x < card.width for other in row)

    return sorted(sprites, key=lambda card: (card.y, is_free(card), card.x))


def chair_of(table: Table, seat: int) -> int:
    """The chair of a seat, counted clockwise from the viewer."""
    steps = table.viewer - seat if table.anticlockwise else seat - table.viewer
    return steps % len(table.seats)


def layout_calls(table: Table, head: Sequence[Operation]) -> Iterator[Operation]:
    """The calls of an auction, large, each in front of its seat, and clear of the head."""
    for call in table.calls:
        _, across, _ = _cross(_WHOLE)
        down = _WHOLE.height / 2 - PLATE / 2 - 6
        x, y = _point_before(table, call.seat, across, down, _WHOLE)
        room = _WHOLE if len(table.seats) <= _FEW else _NARROW
        yield from layout_call(call, x, y, _call_room(x, y, room, head))


def _call_room(x: float, y: float, room: Area, head: Sequence[Operation]) -> Area:
    """The room of a call: free of plaques, badges, and a card turned up."""
    if x < _X:
        return room._replace(right=_X - _TURNED)
    if x > _X:
        return room._replace(left=_X + _TURNED)
    badges = [area.left for area in map(extent, head) if area.bottom > y - PLATE / 2]
    reach = _SAID if room is _WHOLE else _TURNED - _BETWEEN  # among many, others are beside it
    right = min(_X + reach, *(left - _BETWEEN for left in (*badges, WIDTH)))
    return room._replace(left=right - 2 * reach, right=right)


def layout_call(call: Call, x: float, y: float, room: Area) -> Iterator[Operation]:
    """The call of a seat, large on a plate as near to a point as its room allows."""
    width = min(round(breadth(call.word, _SPOKEN) + 60), int(room.width))
    half = max(width, PLATE) / 2
    x = min(max(x, room.left + half), room.right - half)
    yield Pill(x, y, max(width, PLATE), PLATE, "text")
    yield Label(call.word, x, y, _SPOKEN, 760, width - 30, "dark", "middle")


def _thrown(table: Table, play: Play, room: Area) -> Sprite:
    """The card of a seat: of few on a cross, of more in one of two rows."""
    count = len(table.seats)
    if count <= _FEW:
        width, across, down = _cross(room)
        return layout_play(table, play, *_point_before(table, play.seat, across, down, room), width)
    width = _MANY if count <= _CROWDED else _CROWD
    best = next((chair_of(table, play.seat) for play in table.trick if play.best), 0)
    upper, lower = _halves(count, best)
    chair, half = chair_of(table, play.seat), width * CARD_RATIO / 2
    row, y = (upper, room.top + half) if chair in upper else (lower, room.bottom - half)
    return layout_play(table, play, _x_in_row(row, chair, best, width, room), y, width)


def _halves(count: int, best: int) -> tuple[list[int], list[int]]:
    """Chairs that play to the upper row and to the lower one, from left to right.

    A chair halfway up a side plays where more is seen of the card that wins: in the lower row
    if it is theirs, else in the row without it.
    """
    sides = (count - 1) // 2
    ways = []
    for left, right in product({sides // 2, (sides + 1) // 2}, repeat=2):
        lower = [*range(left, -1, -1), *range(count - 1, count - right - 1, -1)]
        ways.append(([*range(left + 1, count - right)], lower))
    return min(ways, key=lambda rows: (best in rows[0], len(rows[best not in rows[0]])))


def _x_in_row(row: Sequence[int], chair: int, best: int, width: int, room: Area) -> float:
    """The x of a card in its row, in which the card that wins is covered least."""
    at, free = row.index(chair), room.width - width
    step, wide = free / (len(row) - 1), 0.0
    if best in row[:-1] and len(row) > 2:
        others = len(row) - 2
        wide = max(step, min(width + _RIM, free - others * INDEX * width))
        step = (free - wide) / others
        wide = wide - step if at > row.index(best) else 0.0
    return room.left + width / 2 + at * step + wide


def _point_before(
    table: Table, seat: int, across: float, down: float, room: Area
) -> tuple[float, float]:
    """The point before a seat on an ellipse about the middle of a room; of few, on a cross."""
    count, chair = len(table.seats), chair_of(table, seat)
    turn = math.tau * (_TURNS[count][chair] if count <= _FEW else chair / count)
    middle = (room.top + room.bottom) / 2
    return _X - across * math.sin(turn), round(middle + down * math.cos(turn), 3)


def _cross(room: Area) -> tuple[int, float, float]:
    """Width of the cards of few seats, and their distances from the middle."""
    fit = (width for width in _CROSS if _least(width) <= room.height)
    width = next((each for each in fit if (1 + 2 * _ASIDE) * each <= room.width), _CROSS[-1])
    high = width * CARD_RATIO
    down = room.height - high
    if MOST_BARE * high < down < high:
        down = MOST_BARE * high
    return width, width * _ASIDE, down / 2


def _least(width: int) -> float:
    """The height of a card and the index of one below the other."""
    return width * CARD_RATIO * (1 + INDEX_DOWN) + 8


@dataclass(frozen=True, slots=True)
class _Block:
    """The shape of a play of several cards: lines, each over the one above it."""

    width: int
    per_line: int
    step: float
    lines: int

    @property
    def across(self) -> float:
        return self.width + self.step * (self.per_line - 1)

    @property
    def down(self) -> float:
        """The step from line to line."""
        return self.width * CARD_RATIO * INDEX_DOWN

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO + self.down * (self.lines - 1)


def _rows(
    table: Table, plays: Sequence[Sequence[Play]], chairs: Sequence[Chair], room: Area
) -> Iterator[list[Sprite]]:
    """Plays of several cards: each in a row or more, before its seat."""
    block = _block(max(map(len, plays)), len(chairs), room)
    for cards in plays:
        x, y = _middle_of_play(cards[0].seat, chairs, block, room)
        left = x - block.step * (min(len(cards), block.per_line) - 1) / 2
        top = y - (block.height - block.width * CARD_RATIO) / 2
        lines = card_lines(len(cards), block.per_line)
        places = [(row, at) for row, line in enumerate(lines) for at in range(len(line))]
        yield [
            layout_play(
                table, play, left + at * block.step, round(top + line * block.down), block.width
            )
            for play, (line, at) in zip(cards, places, strict=True)
        ]


def _block(most: int, seats: int, room: Area) -> _Block:
    """The block of the largest cards with room for `most` in front of each seat."""
    for width, lines in product(_ROW_CARDS, _LINES):
        per_line = math.ceil(most / lines)
        across = _play_width(seats, room) - width
        block = _Block(width, per_line, min(_LOOSE * width, across / max(1, per_line - 1)), lines)
        if block.step >= INDEX * width and _total_height(block, seats) <= room.height:
            break
    return block


def _play_width(seats: int, room: Area) -> float:
    """The greatest width of a play: two side by side, or three with many seats."""
    return (room.width - _BETWEEN) / 2 if seats <= _FEW else (room.width - 2 * _BETWEEN) / 3


def _total_height(block: _Block, seats: int) -> float:
    """The height of all plays: of few, each over those above it; of many, in columns."""
    if seats <= _FEW:
        return block.height + 2 * block.lines * block.down
    return block.height * max(2, (seats - 1) // 2)


def _middle_of_play(
    seat: int, chairs: Sequence[Chair], block: _Block, room: Area
) -> tuple[float, float]:
    """The middle of what a seat has played."""
    edge, half = chairs[seat].edge, block.height / 2
    if edge in ("top", "bottom"):
        return _X, room.top + half if edge == "top" else room.bottom - half
    aside = (room.width - _play_width(len(chairs), room)) / 2
    if len(chairs) <= _FEW:
        aside = (room.width - block.across) / 2
    heights = sorted(chair.y for chair in chairs if chair.edge == edge)
    part = heights.index(chairs[seat].y) / (len(heights) - 1) if len(heights) > 1 else 0.5
    y = room.top + half + (room.height - block.height) * part
    return _X - aside if edge == "left" else _X + aside, y


def layout_play(table: Table, play: Play, x: float, y: float, width: int) -> Sprite:
    """A card of the trick: gold if it takes it."""
    latest = table.latest
    is_new = latest is not None and play.seat == latest.seat and play.card in latest.cards
    return Sprite(play.card, x, y, width, "gold" if play.best else "plain", is_new)

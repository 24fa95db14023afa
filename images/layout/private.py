"""A player's view: the other seats above, the cards in the middle, and the own hand below.

It is as wide as a phone: every card that one plays, or plays on, can be read at arm's length.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from games.cards import HIDDEN
from games.scene import Grid, Hand, Private, Spot, Table, TableSeat
from images.drawing import Dot, Drawing, Label, Look, Operation, Pill, Slot, Sprite, SuitDisc
from images.layout.area import HALF, Area, bared, bounds, card_lines
from images.layout.arrow import layout_arrow
from images.layout.breadth import breadth
from images.layout.grids import grid_height, grid_width, layout_bars, layout_grid
from images.layout.groups import Group, layout_fan, layout_groups, seen
from images.layout.hand import LIFT, OUT, layout_rows
from images.layout.hand_parts import layout_part_notes, layout_parts
from images.layout.head import WIDE, layout_head
from images.layout.latest import layout_latest
from images.layout.notes import layout_notes
from images.layout.seats import HEIGHT, Chair, layout_marks, layout_seat
from images.layout.spots import laid, tail
from images.layout.strokes import layout_strokes, strokes_height
from images.layout.table import PROMPT, layout_pot, layout_prompt, layout_raised, word_of
from images.layout.track import layout_track
from images.layout.trick import PLATE, chair_of, layout_call, layout_play
from images.theme import CARD_RATIO, LEAST_TEXT, MEDIUM, WIDTH

SCALE: Final = 640 / WIDTH
LARGE_CARD: Final = 322
"""Width of those in the hand and in the middle: their ranks are as large as headlines."""
SMALL_CARD: Final = 172
"""Width of all others: their indices are as large as that."""
_CROWDED_CARD: Final = 236
_CROWD: Final = 4
"""Up to this many groups have large cards; more, as the melds of two hands, have smaller ones."""

_MARGIN: Final = 14  # left free at the sides
_ROOM: Final = WIDTH - 2 * _MARGIN
_IN_LINE: Final = 3  # plaques side by side
_NOTED: Final = 2  # plaques above several hands, or cards with notes, which take more room
_BETWEEN: Final = 14  # plaques, and the cards below them
_MARKED: Final = 36  # height of the marks of a seat, above its plaque
_CLEAR: Final = 38  # from the score of a team to the marks of a seat
_GAP: Final = 26  # between the parts of the picture
_CROSS: Final = 4  # seats at most whose cards form a cross
_SEEN: Final = 0.52  # from line to line of the cards of more, by their height
_FAN: Final = 0.5  # from card to card of a fan, by their width, if there is room
_APART: Final = 10  # cards of a row
_STROKES: Final = 72  # width of a bundle of strokes
_POT: Final = 70  # height of its line
_POT_WIDTH: Final = 800
_PAIRS_PER_LINE: Final = 2  # cards with others upon them, with something else beside them
_NUMBER: Final = 48  # side of the plate with the number of a place
_OWN: Final = 400  # width of the own plaque, and of others at the most
_IN_ROW: Final = 10  # cards of the hand
_LINE: Final = 52  # from line to line beside the own plaque
_CLOSE: Final = 36  # step of three lines


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the picture, and how far down it reaches."""

    operations: list[Operation]
    bottom: float


def layout_private(scene: Private) -> Drawing:
    """The picture of a table and a hand: 640 pixels wide, as high as it needs to be."""
    table, hand = scene.table, scene.hand
    parts: list[Operation] = layout_head(table, WIDE)
    low = max(part.y + _mark_clearance(part) for part in parts)
    others, chairs = _others(table, low)
    middle = _middle(table, hand, chairs, others.bottom + _GAP)
    felt = middle.bottom + _GAP
    own, chairs[table.viewer] = _own(table, hand, felt - _GAP / 2)
    if table.arrow:  # under cards, of which every index is to be seen
        start, end = (chairs[seat].area for seat in (table.arrow.seat, table.arrow.to))
        parts += layout_arrow(table.seats[table.arrow.seat].team, start, end, in_rows=True)
    parts += bared([*others.operations, *middle.operations, *own.operations])
    for seat, chair in chairs.items():
        parts += layout_marks(table.seats[seat], chair, word_of(table, seat))
    parts = layout_raised(table, parts)
    if table.latest:
        parts = layout_latest(table.latest, chairs[table.latest.seat], parts)
    below = _hand(hand, own.bottom + _GAP + (OUT * LARGE_CARD if hand.fresh else 0))
    parts += layout_raised(table, bared(below.operations))
    height = math.ceil(below.bottom + _MARGIN)
    return Drawing(WIDTH, height, False, tuple(parts), SCALE, round(felt))


def _mark_clearance(part: Operation) -> int:
    """The least distance from the middle of a part of the head to the marks of seats."""
    return 32 if isinstance(part, SuitDisc) else _CLEAR if isinstance(part, Dot) else 22


def _others(table: Table, top: float) -> tuple[_Part, dict[int, Chair]]:
    """The plaques of the other seats in order, with their open cards below."""
    parts: list[Operation] = []
    chairs: dict[int, Chair] = {}
    for line in _lines(table):
        cell = _ROOM / len(line)
        bottom = top + _MARKED + HEIGHT
        for at, seat in enumerate(line):
            place, x = table.seats[seat], _MARGIN + cell * (at + 0.5)
            chair = chairs[seat] = _chair(x, top, min(_OWN, cell - _BETWEEN))
            parts += layout_seat(place, chair)
            if place.shown:
                left = _MARGIN + cell * at + _BETWEEN / 2
                cards, low = _shown(place, left, chair.y + HEIGHT / 2, cell - _BETWEEN)
                parts += cards
                bottom = max(bottom, low)
            if place.grid:
                left, wide = _MARGIN + cell * at + _BETWEEN / 2, cell - _BETWEEN
                width = _grid_card(place.grid, wide, SMALL_CARD, False)
                left += (wide - grid_width(place.grid, width, False)) / 2
                low = bottom if place.shown else chair.y + HEIGHT / 2 + _BETWEEN
                look: Look = "dim" if place.out else "plain"
                parts += _grid(place.grid, left, low, width, False, look)
                bottom = max(bottom, low + grid_height(place.grid, width, False))
        top = bottom + _BETWEEN / 2
    return _Part(parts, top), chairs


def _lines(table: Table) -> list[list[int]]:
    """The others clockwise: in pairs on both sides, the last of them above from left to right."""
    left = sorted(range(len(table.seats)), key=lambda seat: chair_of(table, seat))[1:]
    seats = (table.seats[seat] for seat in left)
    most = _NOTED if any(place.notes or place.grid or place.parts for place in seats) else _IN_LINE
    pairs: list[list[int]] = []
    while len(left) > most:
        first, *left, last = left
        pairs.append([first, last])
    return [left, *reversed(pairs)] if left else []


def _chair(x: float, top: float, width: float) -> Chair:
    """A place below what marks it."""
    y = top + _MARKED + HEIGHT / 2
    return Chair(x, y, int(width), "top", Area(x, y, x, y))


def _shown(place: TableSeat, left: float, top: float, room: float) -> tuple[list[Operation], float]:
    """The open cards of a seat; those with notes are seen whole if there is room."""
    look: Look = "dim" if place.out else "plain"
    if place.parts:
        return _several(place, left, top, room)
    cards = [Sprite(card, 0, 0, SMALL_CARD, look=look) for card in place.shown]
    loose = 1.0 + _APART / SMALL_CARD if place.notes else _FAN
    fan, low = layout_fan(cards, left, top + _BETWEEN, room, loose)
    return [*fan, *layout_notes(fan, place.notes)], low


def _several(
    place: TableSeat, left: float, top: float, room: float
) -> tuple[list[Operation], float]:
    """The hands of a seat that has several, in lines."""
    field = Area(left, top + _BETWEEN, left + room, top)
    cards = layout_parts(place.shown, place.parts, field, SMALL_CARD, HALF)
    area = bounds(cards)
    right = (room - area.width) / 2
    cards = [card._replace(x=card.x + right) for card in cards]
    return [*cards, *layout_part_notes(cards, place.parts)], area.bottom


def _grid_card(grid: Grid, room: float, most: int, is_whole: bool) -> int:
    """The width of the cards of a grid in so much room."""
    return min(most, int(room / grid_width(grid, 1, is_whole)))


def _grid(
    grid: Grid, left: float, top: float, width: int, is_whole: bool, look: Look
) -> list[Operation]:
    """Cards in fixed places, with bars on those that count nothing."""
    cards = layout_grid(grid, left, top, width, is_whole, look)
    return [*cards, *layout_bars(grid, cards)]


def _middle(table: Table, hand: Hand, chairs: Mapping[int, Chair], top: float) -> _Part:
    """The trick, the calls, or else the spots; below them less important spots, and the pot."""
    parts: list[Operation] = []
    if table.track:
        parts, top = layout_track(table.track, _MARGIN, WIDTH - _MARGIN, top)
        top += _GAP
    if table.strokes:
        area = Area(_MARGIN, top, WIDTH - _MARGIN, top + strokes_height(table.strokes, _STROKES))
        parts += layout_strokes(table.strokes, (area,), _STROKES)
        top = area.bottom + _GAP
    own = [_group(table, spot, SMALL_CARD) for spot in hand.own]
    spots = [spot for spot in table.spots if spot not in hand.own]
    if table.trick or table.calls:
        played, top = (_trick if table.trick else _calls)(table, chairs, top)
        parts += played
        width = SMALL_CARD if table.trick else LARGE_CARD  # the bidder looks at the card turned up
        small = [*(_group(table, spot, width) for spot in spots if spot.cards or spot.count), *own]
    else:
        fresh = table.latest.cards if table.latest else frozenset()
        below = [spot for spot in spots if spot.aside or (_is_pile(spot) and _is_full(spots))]
        here = [spot for spot in spots if spot not in below]
        is_crowded = sum(bool(spot.cards) for spot in here) > _CROWD
        width = _CROWDED_CARD if is_crowded else LARGE_CARD
        groups = [_group(table, spot, width, fresh) for spot in here]
        middle, top = layout_groups(groups, top, _ROOM)
        parts += middle
        small = [*(_group(table, spot, SMALL_CARD, fresh) for spot in below), *own]
    if table.prompt:
        parts.append(layout_prompt(table.prompt, WIDTH / 2, top + PROMPT / 2 + _GAP, _ROOM))
        top += PROMPT + 2 * _GAP
    if small:
        aside, top = layout_groups(small, top + _GAP, _ROOM)
        parts += aside
    if table.pot:
        parts += layout_pot(table.pot, WIDTH / 2, top + _POT / 2, _POT_WIDTH)
        top += _POT
    return _Part(parts, top)


def _is_pile(spot: Spot) -> bool:
    """True if cards face down are on one that is turned up."""
    return bool(spot.over) and spot.count is not None


def _is_full(spots: Sequence[Spot]) -> bool:
    """True if so many cards have others on them that they fill a line."""
    return max((len(spot.cards) for spot in spots if spot.over), default=0) > _PAIRS_PER_LINE


def _group(table: Table, spot: Spot, width: int, fresh: Collection[str] = ()) -> Group:
    """A spot: cards face up so wide, a pile face down no wider than needs be."""
    cards = spot.cards[-1:] if spot.spread == "stack" else spot.cards
    cards = cards or ((str(HIDDEN),) if spot.count else ())
    if _is_pile(spot) or all(card == HIDDEN for card in cards):
        width = SMALL_CARD
    loose = 1.0 + _APART / width if spot.spread == "row" else _FAN
    looks: list[Look] = ["dim" if at in spot.dim else "plain" for at in range(len(cards))]
    sprites = tuple(
        Sprite(card, 0, 0, width, look, fresh=card in fresh)
        for card, look in zip(cards, looks, strict=True)
    )
    shown = sprites or (Slot(0, 0, width),)
    label = " · ".join(filter(None, (spot.label, spot.note)))
    group = Group(label, shown, tail(spot), loose, suit=spot.suit, over=spot.over)
    team, laid_by = laid(spot, table.seats)
    return replace(group, team=team, laid_by=laid_by, verdict=spot.verdict)


def _trick(table: Table, chairs: Mapping[int, Chair], top: float) -> tuple[list[Operation], float]:
    """Each card before its seat, or what each has played under its name."""
    plays = [list(cards) for _, cards in groupby(table.trick, key=lambda play: play.seat)]
    if max(map(len, plays)) == 1:
        return (_cross if len(table.seats) <= _CROSS else _ring)(table, chairs, top)
    groups = [
        Group(
            table.seats[cards[0].seat].name,
            tuple(layout_play(table, play, 0, 0, LARGE_CARD) for play in cards),
            loose=_FAN,
            best=cards[0].best,
        )
        for cards in plays
    ]
    return layout_groups(groups, top, _ROOM)


def _calls(table: Table, chairs: Mapping[int, Chair], top: float) -> tuple[list[Operation], float]:
    """The calls of an auction: below the plaques of the other seats, and above the own one.

    Their lines are those of the plaques.
    """
    parts: list[Operation] = []
    low = top
    rows = sorted({chairs[call.seat].y for call in table.calls if call.seat in chairs})
    for call in table.calls:
        chair = chairs.get(call.seat)
        x, line = (chair.x, rows.index(chair.y)) if chair else (WIDTH / 2, max(1, len(rows)))
        y = top + PLATE / 2 + line * (PLATE + _BETWEEN)
        half = (chair.width if chair else _ROOM) / 2
        parts += layout_call(call, x, y, Area(x - half, y, x + half, y))
        low = max(low, y + PLATE / 2)
    return parts, low


def _cross(table: Table, chairs: Mapping[int, Chair], top: float) -> tuple[list[Operation], float]:
    """The cards below the plaques of the others, and the own one above its own."""
    high = LARGE_CARD * CARD_RATIO
    down = _trick_step(table)
    cards = []
    for play in table.trick:
        chair = chairs.get(play.seat)
        if chair is None:
            x, y = WIDTH / 2, top + down
        else:
            aside = len(chairs) == _CROSS - 1 and chair.x != WIDTH / 2
            x, y = _beside_own(chair.x), top + aside * down / 2
        cards.append(layout_play(table, play, x, y + high / 2, LARGE_CARD))
    return sorted(cards, key=lambda card: card.y), top + down + high


def _trick_step(table: Table) -> float:
    """The step from a card of the trick down to the next, so that its index stays in sight."""
    return seen([layout_play(table, play, 0, 0, LARGE_CARD) for play in table.trick]) + _BETWEEN


def _ring(table: Table, chairs: Mapping[int, Chair], top: float) -> tuple[list[Operation], float]:
    """The cards in the lines and columns of the plaques, the own one amid the lowest."""
    lines = sorted({chair.y for chair in chairs.values()})
    high = LARGE_CARD * CARD_RATIO
    down = max(_SEEN * high, _trick_step(table))
    cards = []
    for play in table.trick:
        chair = chairs.get(play.seat)
        x, line = (chair.x, lines.index(chair.y)) if chair else (WIDTH / 2, len(lines) - 1)
        y = top + line * down + high / 2
        cards.append(layout_play(table, play, _beside_own(x), y, LARGE_CARD))
    bottom = top + (len(lines) - 1) * down + high
    return sorted(cards, key=lambda card: (card.y, card.x)), bottom


def _beside_own(x: float) -> float:
    """The column of the card below a plaque; at a side it does not reach the own card."""
    own, aside = WIDTH / 2, LARGE_CARD + _APART
    return x if x == own else min(x, own - aside) if x < own else max(x, own + aside)


def _own(table: Table, hand: Hand, top: float) -> tuple[_Part, Chair]:
    """The own plaque, beside it title and note of the hand, and the own open cards."""
    place, right = table.seats[table.viewer], float(WIDTH - _MARGIN)
    chair = _chair(2 * _MARGIN + _OWN / 2, top, _OWN)
    parts: list[Operation] = [*layout_seat(place, chair)]
    bottom = chair.y + HEIGHT / 2
    if place.shown and place.cards is not None:  # else all of it is the hand below
        wide = min(_OWN, SMALL_CARD * (1 + _FAN * (len(place.shown) - 1)))
        cards, low = _shown(place, right - wide, top + _BETWEEN, wide)
        parts += cards
        bottom, right = max(bottom, low), right - wide - _GAP
    text = 2 * _MARGIN + _OWN + _GAP
    room = right - text
    title = _title(hand.title, room)
    down = _LINE if len(title) == 1 else _CLOSE
    for at, line in enumerate(title):
        parts.append(Label(line, text, chair.y + (at - len(title) / 2) * down, MEDIUM, 700, room))
    y = chair.y + len(title) / 2 * down
    parts.append(Label(hand.note, text, y, MEDIUM, 620, room, "gold"))
    if place.grid:
        grid, bottom = _own_grid(place.grid, hand, bottom + _BETWEEN)
        parts += grid
    return _Part(parts, bottom), chair


def _own_grid(grid: Grid, hand: Hand, top: float) -> tuple[list[Operation], float]:
    """The own cards in fixed places, large, with the numbers of those that nothing lies across.

    Where cards are to be played, those that cannot be are dim.
    """
    width = _grid_card(grid, _ROOM, _CROWDED_CARD, True)
    left = (WIDTH - grid_width(grid, width, True)) / 2
    cards = layout_grid(grid, left, top, width, True)
    if hand.playable is not None:
        bright = hand.playable.difference(hand.cards)  # of equal cards those in the hand
        cards = [card if card.card in bright else card._replace(look="dim") for card in cards]
    cards = [card._replace(look="gold") if card.card in hand.marked else card for card in cards]
    parts: list[Operation] = [*cards, *layout_bars(grid, cards)]
    for number, card in _numbered(grid, cards):
        y = card.y + width * CARD_RATIO / 2 - _NUMBER / 2 - 8
        parts.append(Pill(card.x, y, _NUMBER, _NUMBER, "plaque"))
        parts.append(Label(str(number), card.x, y, MEDIUM, 700, _NUMBER, "text", "middle"))
    return parts, top + grid_height(grid, width, True)


def _numbered(grid: Grid, cards: Sequence[Sprite]) -> list[tuple[int, Sprite]]:
    """The cards that nothing lies across, with the numbers of their places."""
    if any(grid.over):
        return []
    return [*zip((at for at, card in enumerate(grid.cards, 1) if card), cards, strict=True)]


def _title(title: str, room: float) -> list[str]:
    """The lines of a title: two if it would be cut, the number of cards first."""
    return [title] if breadth(title, LEAST_TEXT) <= room else title.split(" · ", 1)


def _hand(hand: Hand, top: float) -> _Part:
    """The cards in rows, every index in sight."""
    if not hand.cards:
        return _Part([], top)
    rows = math.ceil(len(hand.cards) / _IN_ROW)
    per_line = math.ceil(len(hand.cards) / rows)
    tab = OUT * LARGE_CARD if hand.fresh else 0
    tops = [top]
    for row in card_lines(len(hand.cards), per_line)[:-1]:
        above = [Sprite(hand.cards[at], 0, 0, LARGE_CARD) for at in row]
        tops.append(tops[-1] + seen(above) + LIFT + _BETWEEN / 2 + tab)
    width = LARGE_CARD
    if hand.notes:  # all of each card is to be seen
        width = min(LARGE_CARD, round(_ROOM / len(hand.cards)) - _APART)
    parts = [*layout_rows(hand, tops, width, sticks_out=True)]
    return _Part(parts, tops[-1] + width * CARD_RATIO + LIFT / 2)

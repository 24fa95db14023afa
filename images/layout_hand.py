"""Where the cards of a hand go: a fan, or two rows when there are many."""

from typing import Final

from games.scene import Hand
from images.drawing import Drawing, Label, Look, Operation, Slot, Sprite
from images.theme import (
    CARD_RATIO,
    HAND_CARD,
    HAND_HEIGHT,
    LARGE,
    MEDIUM,
    TITLE,
    TWO_ROWS_HEIGHT,
    WIDTH,
)

MOST_IN_FAN: Final = 13
_MARGIN: Final = 14
_HEAD: Final = 56  # the line of title and note
_LIFT: Final = 22  # of a playable card
_GAP: Final = 1.06  # from card to card, by their width, when there is room
_ARC: Final = 0.0  # degrees at the ends of a full fan
_TURN: Final = 1.5  # angles are multiples of it, so that turned cards can be kept


def layout_hand(hand: Hand) -> Drawing:
    """The picture of a hand: 1200 by 400, or by 640 from 14 cards."""
    count = len(hand.cards)
    if count <= MOST_IN_FAN:
        parts = _fan(hand) if count else _nothing(hand)
        return Drawing(WIDTH, HAND_HEIGHT, False, (*_head(hand), *parts))
    first = (count + 1) // 2
    rows = (*_row(hand, hand.cards[:first], 84), *_row(hand, hand.cards[first:], 362))
    return Drawing(WIDTH, TWO_ROWS_HEIGHT, False, (*_head(hand), *rows))


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


def _fan(hand: Hand) -> tuple[Operation, ...]:
    count = len(hand.cards)
    arc = _ARC * min(1.0, (count - 1) / 8)
    step = _step(count, 2 * _MARGIN + HAND_CARD * 0.16)
    start = (WIDTH - step * (count - 1)) / 2
    parts: list[Operation] = []
    for place, card in enumerate(hand.cards):
        aside = (2 * place / (count - 1) - 1) if count > 1 else 0.0
        angle = round(-aside * arc / _TURN) * _TURN
        y = _HEAD + 36 + HAND_CARD * CARD_RATIO / 2 + aside * aside * arc * 2.6
        parts.append(_card(hand, card, start + place * step, y, angle))
    return tuple(parts)


def _row(hand: Hand, cards: tuple[str, ...], top: float) -> tuple[Operation, ...]:
    """One of two rows, its cards spread as far as they are in the longer one."""
    step = _step((len(hand.cards) + 1) // 2, 2 * _MARGIN)
    start = (WIDTH - step * (len(cards) - 1)) / 2
    y = top + HAND_CARD * CARD_RATIO / 2
    return tuple(_card(hand, card, start + at * step, y, 0.0) for at, card in enumerate(cards))


def _step(count: int, margin: float) -> float:
    """From card to card so that `count` fill the width at the most."""
    return min(HAND_CARD * _GAP, (WIDTH - margin - HAND_CARD) / max(1, count - 1))


def _card(hand: Hand, card: str, x: float, y: float, angle: float) -> Sprite:
    """Bright and raised if it may be played, dim if it may not, gold if it is marked."""
    look: Look = "plain"
    if hand.playable is not None:
        playable = card in hand.playable
        look = "plain" if playable else "dim"
        y += -_LIFT / 2 if playable else _LIFT / 2
    if card in hand.marked:
        look = "gold"
    return Sprite(card, x, y, HAND_CARD, angle, look)

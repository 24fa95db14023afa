"""Where the cards of a hand go: a row, or two when there are many.

They lie straight: to turn a card takes as long as to encode half a picture.
"""

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

MOST_IN_ROW: Final = 13
_MARGIN: Final = 14
_HEAD: Final = 56  # the line of title and note
_LIFT: Final = 22  # of a playable card
_GAP: Final = 1.06  # from card to card, by their width, when there is room


def layout_hand(hand: Hand) -> Drawing:
    """The picture of a hand: 1200 by 400, or by 640 from 14 cards."""
    parts = _rows(hand) if hand.cards else _nothing(hand)
    height = HAND_HEIGHT if len(hand.cards) <= MOST_IN_ROW else TWO_ROWS_HEIGHT
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
    """One row in the middle of the room there is, or two, spread as far as the longer one."""
    count = len(hand.cards)
    if count <= MOST_IN_ROW:
        return _row(hand, hand.cards, _HEAD + 18, _step(count))
    first = (count + 1) // 2
    step = _step(first)
    below = _row(hand, hand.cards[first:], 313, step)
    return *_row(hand, hand.cards[:first], 84, step), *below


def _row(hand: Hand, cards: tuple[str, ...], top: float, step: float) -> tuple[Operation, ...]:
    start = (WIDTH - step * (len(cards) - 1)) / 2
    y = top + HAND_CARD * CARD_RATIO / 2
    return tuple(_card(hand, card, start + at * step, y) for at, card in enumerate(cards))


def _step(count: int) -> float:
    """From card to card so that `count` fill the width at the most."""
    return min(HAND_CARD * _GAP, (WIDTH - 2 * _MARGIN - HAND_CARD) / max(1, count - 1))


def _card(hand: Hand, card: str, x: float, y: float) -> Sprite:
    """Bright and raised if it may be played, dim if it may not, gold if it is marked."""
    look: Look = "plain"
    if hand.playable is not None:
        playable = card in hand.playable
        look = "plain" if playable else "dim"
        y += -_LIFT / 2 if playable else _LIFT / 2
    if card in hand.marked:
        look = "gold"
    return Sprite(card, x, y, HAND_CARD, look=look)

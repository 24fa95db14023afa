"""The cards of Basra: what each counts in a sum, and the points that lie in it."""

from collections.abc import Iterable
from typing import Any, Final

from games.cards import ORDER, PACK, Card

PACK44: Final = tuple(card for card in PACK if card.rank not in "QK")
"""Queens and Kings are out (section 3)."""
VALUE: Final = {card: ORDER[card] // 4 + 1 for card in PACK44}
"""By card: ace 1 to ten 10, and 11 for a Jack, which is part of no sum."""
JACK: Final = 11
_NATURAL: Final = {card: {"2C": 2, "TD": 3}.get(card, int(card.rank == "A")) for card in PACK44}
_JACKS: Final = [card for card in PACK44 if card.rank == "J"]
_POINTS: Final = {each: _NATURAL | dict.fromkeys(_JACKS, each) for each in (1, 2)}


def natural(cards: Iterable[Card], options: Any) -> int:
    """The points of cards for whoever captures them (section 7)."""
    points = _POINTS[options.jack_points]
    return sum([points[card] for card in cards])


def basra_points(value: int, options: Any) -> int:
    """The points for emptying the table with a card of this value."""
    return 2 * value if options.basra_scoring == "double_face" else 10


def sweeps(card: Card, options: Any) -> bool:
    """Whether a card takes whatever lies on the table: a Jack, by an option the 7 of diamonds."""
    return card.rank == "J" or (options.seven_of_diamonds and card == "7D")

"""The points of a deal, item by item (section 7)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from games.cards import Card
from games.fishing import Item
from games.scopa.cards import KING, SEVEN, napola, primiera
from games.scopa.state import State


def coins(cards: Sequence[Card]) -> int:
    """The number of coins among these cards."""
    return sum(card.suit == "D" for card in cards)


_MOST: Final[dict[str, Callable[[Sequence[Card]], int]]] = {
    "cards": len,
    "coins": coins,
    "primiera": primiera,
}
"""What counts a point for the side that alone has the most."""


def items(game: State) -> Iterator[Item]:
    """Everything that a deal counts, as its options say."""
    piles = [game.pile_of(side) for side in game.sides()]
    for key, figure in _MOST.items():
        figures = [figure(pile) for pile in piles]
        best = max(figures)
        alone = best > 0 and figures.count(best) == 1
        points = [int(alone and each == best) for each in figures]
        yield Item(key, figures, points, contested=True)
        if key == "coins":
            yield _of_card("seven", SEVEN, piles)
    sweeps = [sum(game.sweeps[seat] for seat in side) for side in game.sides()]
    yield Item("sweeps", sweeps, sweeps)
    if game.options.napola:
        runs = [napola(pile) for pile in piles]
        yield Item("napola", runs, runs)
    if game.options.re_bello:
        yield _of_card("king", KING, piles)


def _of_card(key: str, card: Card, piles: Sequence[Sequence[Card]]) -> Item:
    """A point for the side that has captured a card."""
    has = [int(card in pile) for pile in piles]
    return Item(key, has, has)

"""The points of a deal, item by item (section 7)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from games.cards import Card
from games.scopa.cards import KING, SEVEN, napola, primiera
from games.scopa.state import State


class Item(NamedTuple):
    """What a deal is counted by: its figures and its points by side, first that of seat 0."""

    key: str
    figures: list[int]
    points: list[int]


def sides(game: State) -> list[list[int]]:
    """The seats of each side."""
    return [side for seat in range(game.seats) if (side := game.side(seat))[0] == seat]


def captured(game: State, side: Sequence[int]) -> list[Card]:
    """The cards that partners have captured in this deal."""
    return [card for seat in side for card in game.cards_of(seat)]


def coins(cards: Sequence[Card]) -> int:
    """The number of coins among these cards."""
    return sum(card.suit == "D" for card in cards)


MOST: Final[dict[str, Callable[[Sequence[Card]], int]]] = {
    "cards": len,
    "coins": coins,
    "primiera": primiera,
}
"""What counts a point for the side that alone has the most."""


def items(game: State) -> Iterator[Item]:
    """Everything that a deal counts, as its options say."""
    piles = [captured(game, side) for side in sides(game)]
    for key, figure in MOST.items():
        figures = [figure(pile) for pile in piles]
        best = max(figures)
        alone = best > 0 and figures.count(best) == 1
        yield Item(key, figures, [int(alone and each == best) for each in figures])
        if key == "coins":
            yield _of_card("seven", SEVEN, piles)
    sweeps = [sum(game.sweeps[seat] for seat in side) for side in sides(game)]
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

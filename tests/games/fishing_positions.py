"""Tables of fishing games set by hand, in notation."""

from collections.abc import Sequence
from typing import Any, TypeVar

from games.cards import EVERYONE, NOBODY, Pile, cards
from games.fishing import FishingGame

F = TypeVar("F", bound=FishingGame)


def lay_out(
    game: F, floor: str, hands: Sequence[str], stock: str, taken: Sequence[str] = (), **state: Any
) -> F:
    """The game with these cards on the table, hands by seat, and the pack's next card first.

    `taken` are the cards captured before, by seat. Seat 0 is to act, and the last seat is the
    dealer.
    """
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(hands)]
    game.floor, game.stock = Pile(cards(floor), EVERYONE), Pile(cards(stock)[::-1], NOBODY)
    game.turn, game.dealer = 0, len(hands) - 1
    for seat, pile in enumerate(taken):
        game.taken[seat] = Pile(cards(pile), NOBODY)
        game.taken[seat].known += cards(pile)
    game.__dict__.update(state)
    return game

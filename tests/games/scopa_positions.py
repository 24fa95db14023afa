"""Tables of Scopa set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, NOBODY, Pile, cards
from games.scopa import Options, Scopa


def position(floor: str, *hands: str, stock: str = "", **state: Any) -> Scopa:
    """The table's cards, hands by seat, the pack's next card first; the last seat is the dealer.

    `taken` are the cards captured before, by seat. Seat 0 is to act.
    """
    options = Options(**{"faces": "french", **state.pop("options", {})})
    game = Scopa(len(hands), "seed", options)
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(hands)]
    game.floor, game.stock = Pile(cards(floor), EVERYONE), Pile(cards(stock)[::-1], NOBODY)
    game.turn, game.dealer = 0, len(hands) - 1
    for seat, taken in enumerate(state.pop("taken", [])):
        game.taken[seat] = Pile(cards(taken), NOBODY)
        game.taken[seat].known += cards(taken)
    game.__dict__.update(state)
    return game


def turn(floor: str, hand: str, **options: Any) -> Scopa:
    """Seat 0 of two is to play on this table; neither hand gets empty."""
    return position(floor, f"{hand} KC", "KH", options=options)


def last(floor: str, card: str, **options: Any) -> Scopa:
    """Seat 0 plays the last card of the deal."""
    return position(floor, card, "", options=options)

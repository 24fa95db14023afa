"""Tables of Crazy King set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, SUITS, Pile, cards
from games.crazy_king import CrazyKing, Options


def position(hands: str, top: str, stock: str = "2C 2D 2H", **state: Any) -> CrazyKing:
    """Hands as "3H 7S | 2S"; the discards with the top last; of the stock the next card first."""
    game = CrazyKing(hands.count("|") + 1, "seed", Options(**state.pop("options", {})))
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(hands.split("|"))]
    game.discard, game.stock = Pile(cards(top), EVERYONE), Pile(cards(stock)[::-1])
    game.suit, game.turn = game.discard[-1].suit, 0
    game.__dict__.update(state)
    return game


def moves(game: CrazyKing) -> list[str]:
    """What the seat to act may do."""
    return game.legal(game.turn)


def calls(king: str = "KD") -> list[str]:
    """A King with each suit it may name."""
    return [f"{king} suit {suit}" for suit in SUITS]

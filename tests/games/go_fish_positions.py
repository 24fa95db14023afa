"""Tables of Go Fish set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Pile, cards
from games.go_fish import GoFish, Options
from games.go_fish.state import NOBODY

THREE = ("7C 7D KH", "2C 2D 7H", "7S KC KD")
STOCK = "9C 9D 3C"
SMALL = ("7C 7D 7H", "7S", "2C 3C")


def dealt(*hands: str, stock: str = STOCK, **options: Any) -> GoFish:
    """A round just dealt, before books are laid down; seat 0 begins, the stock from the top."""
    game = GoFish(len(hands), "seed", Options(**options))
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(hands)]
    game.stock = Pile(cards(stock)[::-1])
    game.books = [Pile((), EVERYONE) for _ in hands]
    game.least, game.since = [{} for _ in hands], [{} for _ in hands]
    game.asked, game.vain, game.turn, game.ended = [""] * len(hands), 0, 0, False
    game.given, game.asker, game.asks = "", NOBODY, 0
    return game


def position(*hands: str, stock: str = STOCK, **options: Any) -> GoFish:
    """The same once the first turn has begun."""
    game = dealt(*(hands or THREE), stock=stock, **options)
    game.lay_and_refill(range(game.seats))
    game.begin_turn(0)
    return game


def known(game: GoFish, seat: int) -> str:
    """The marks of a seat as the specification writes them: "7x2 K"."""
    return " ".join(rank if n == 1 else f"{rank}x{n}" for rank, n in game.known(seat))


def hand(game: GoFish, seat: int) -> str:
    """The hand of a seat, in order."""
    return " ".join(game.arrange(game.hands[seat]))


def books(game: GoFish, seat: int) -> str:
    """The cards in the books of a seat."""
    return " ".join(game.books[seat])


def shown(game: GoFish, *seats: int) -> str:
    """Books and hand of seats, and the seat to act."""
    told = (f"{books(game, seat) or '-'} | {hand(game, seat) or '-'}" for seat in seats)
    end = "over" if game.ended else f"seat {game.turn}"
    return "; ".join([*told, end])


def legal(game: GoFish) -> str:
    """Legal asks of the seat to act, as the specification writes them."""
    return ", ".join(move.removeprefix("ask ") for move in sorted(game.legal(game.turn)))

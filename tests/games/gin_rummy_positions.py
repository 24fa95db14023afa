"""Tables of Gin Rummy set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, PACK, Card, Pile, cards
from games.game import DEAL, HOST
from games.gin_rummy import GinRummy, Options
from games.rummy.deadwood import mask
from tests.games.positions import after


def held(text: str) -> list[Card]:
    """Cards as the specification writes them: "10S" for the ten of spades."""
    return cards(text.replace("10", "T"))


def bits(text: str) -> int:
    """The same as a set of cards."""
    return mask(held(text))


def position(hand: str, other: str = "", discard: str = "", **state: Any) -> GinRummy:
    """Seat 0 holds a hand and is to discard, or else what `phase` says; seat 1 dealt.

    What is not named lies in the stock, of which `stock` is how many cards are left; the rest then
    lies below the discards.
    """
    game = GinRummy(2, "seed", Options(**state.pop("options", {})))
    game.dealer, game.turn, game.phase = 1, 0, "discard"
    left = state.pop("stock", None)
    named = held(f"{hand} {other} {discard}")
    rest = [card for card in PACK if card not in named]
    others = held(other) if other else [rest.pop() for _ in range(10)]
    game.hands = [Pile(held(hand), 0), Pile(others, 1)]
    buried = rest[: len(rest) - left] if left is not None else []
    game.stock = Pile(rest[len(buried) :])
    game.discard = Pile([*buried, *held(discard)], EVERYONE)
    game.limit = game.options.knock_limit
    game.__dict__.update(state)
    return game


def dealt(**options: Any) -> GinRummy:
    """A hand just dealt."""
    return GinRummy(2, "seed", Options(**options))


def moves(game: GinRummy) -> list[str]:
    """What the seat to act may do."""
    return game.legal(game.turn)


def knocks(game: GinRummy) -> set[str]:
    """The cards that the seat to act may discard to knock."""
    return {move.removeprefix("knock ") for move in moves(game) if move.startswith("knock ")}


def knocked(knocker: str, defender: str, extra: str = "JS", **state: Any) -> GinRummy:
    """Seat 0 knocks with ten cards, discarding an eleventh."""
    return after(position(f"{knocker} {extra}", defender, **state), f"knock {extra}")


def won(game: GinRummy, seat: int, points: int) -> None:
    """Let a seat win a hand, the host dealing before it if need be."""
    if game.resting:
        game.apply(HOST, DEAL)
    game.knocker = seat
    game.end_hand("knock", points)

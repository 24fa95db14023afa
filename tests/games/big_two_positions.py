"""Tables of Big Two set by hand, in notation."""

from typing import Any

from games.big_two import BigTwo, Options
from games.big_two.state import Combination, beats, combination_of
from games.cards import Pile, cards

REST = "4C 4D 4H"
"""A hand that does not matter."""


def position(*hands: str, beat: str = "", by: int = 3, seats: int = 4, **state: Any) -> BigTwo:
    """Seat 0 leads, or answers `beat`, played by a seat; so many seats, or as many as hands."""
    full = [*hands, *[REST] * (seats - len(hands))]
    game = BigTwo(len(full), "seed", Options(**state.pop("options", {})))
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(full)]
    game.opening, game.opener, game.turn, game.dealer, game.lowest = False, None, 0, 3, -1
    game.dealt = [13] * len(full)
    if beat:
        game.trick += cards(beat)
        game.by, game.sizes, game.acted = [by], [len(game.trick)], by
    game.__dict__.update(state)
    return game


def opening(*hands: str, **state: Any) -> BigTwo:
    """The same before the first card of a round."""
    game = position(*hands, **state)
    game.begin()
    return game


def moves(game: BigTwo) -> set[str]:
    """What is listed for the seat to act."""
    return set(game.legal(game.turn))


def listed(text: str) -> set[str]:
    """Actions with commas between."""
    return set(text.split(", "))


def made(text: str, **options: Any) -> Combination | None:
    """What cards make."""
    return combination_of(tuple(cards(text)), Options(**options))


def goes_over(one: str, other: str, **options: Any) -> bool:
    """Whether some cards beat others."""
    high, low = made(one, **options), made(other, **options)
    assert high
    assert low
    return beats(high, low, Options(**options))

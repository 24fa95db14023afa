"""What Spades tells, in English."""

from typing import Any

from games.spades import Spades
from games.words import translator
from tests.games.spades_positions import position

tr = translator(["Ann", "Bob", "Cid", "Dee"])


def told(game: Spades, action: str) -> list[str]:
    """What everybody hears when the seat to act does this."""
    return [tr(event.words) for event in game.apply(game.turn, action)]


def told_at_the_end(bids: str, tricks: list[int], **state: Any) -> list[str]:
    """What is told of a hand whose last trick Ann takes."""
    game = position("AC", "2C 3C 4C", bids=bids, tricks=tricks, **state)
    for seat in range(1, 4):
        game.hands[seat].clear()
    return told(game, "AC")[1:]


def test_the_points_of_a_hand_are_told() -> None:
    assert told_at_the_end("4 3 3 3", [4, 2, 3, 3]) == [
        "Ann and Cid bid 7 and took 8: 71 points.",
        "Bob and Dee bid 6 and took 5: −60 points.",
    ]


def test_nil_and_bags_are_told() -> None:
    options = {"nil": True, "bags": True}
    assert told_at_the_end("3 nil nil 3", [3, 1, 0, 8], bags=[9, 0], options=options) == [
        "Cid made nil: 100 points for the team.",
        "Too many bags: Ann and Cid lose 100 points.",
        "Ann and Cid bid 3 and took 4: 31 points.",
        "Bob didn't make nil: the team loses 100 points.",
        "Bob and Dee bid 3 and took 9: −64 points.",
    ]

"""The pay of a round, from the cards alone (section 8)."""

from collections.abc import Sequence

from games.blackjack.state import BEST, PAYS, BoxHand


def hand_gain(box: BoxHand, count: int, house: int, pays: str) -> int:
    """The chips that a hand wins, or loses if negative, against a house without a natural.

    `count` is its total, `house` that of the house.
    """
    match box.end:
        case "natural":
            chips, each = PAYS[pays]
            return box.bet * chips // each
        case "surrendered":
            return -box.bet // 2
        case "bust":
            return -box.bet
        case "charlie":
            return box.bet
    if house > BEST or count > house:
        return box.bet
    return 0 if count == house else -box.bet


def gains_to_natural(boxes: Sequence[BoxHand], bet: int, takes_one: bool) -> list[int]:
    """The gain of each hand of a seat against a natural of the house."""
    if boxes[0].end == "natural":
        return [0]
    if takes_one:
        return [-bet, *[0] * (len(boxes) - 1)]
    return [-box.bet for box in boxes]

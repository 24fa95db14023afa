"""What Spades tells, in English."""

from typing import Any

from games.spades import Spades
from games.words import translator
from tests.games.spades_positions import bidding, position

tr = translator(["Ann", "Bob", "Cid", "Dee"])
NIL: dict[str, Any] = {"nil": True, "blind_nil": True, "blind_nil_behind": 0}


def told(game: Spades, action: str) -> list[str]:
    """What everybody hears when the seat to act does this."""
    return [tr(event.words) for event in game.apply(game.turn, action)]


def told_at_the_end(bids: str, tricks: list[int], **state: Any) -> list[str]:
    """What is told of a hand whose last trick Ann takes."""
    game = position("AC", "2C 3C 4C", bids=bids, tricks=tricks, **state)
    for seat in range(1, 4):
        game.hands[seat].clear()
    return told(game, "AC")[1:]


def test_bids_are_told() -> None:
    assert told(bidding(), "bid 4") == ["Ann bids 4."]
    assert told(bidding(options={"nil": True}), "bid nil") == ["Ann bids nil."]
    assert told(bidding(options=NIL), "bid blind nil") == ["Ann bids blind nil."]
    assert told(bidding(options=NIL), "look") == ["Ann looks at their cards."]


def test_the_last_bid_tells_who_leads() -> None:
    assert told(bidding("4 3 2"), "bid 3") == ["Dee bids 3.", "All bids are in. Ann leads."]


def test_a_team_that_bids_more_than_thirteen_is_warned() -> None:
    assert told(bidding("8 3"), "bid 6")[1:] == [
        "Ann and Cid bid more than 13 between them. There are only 13 tricks."
    ]
    assert told(bidding("7 3"), "bid 6")[1:] == []


def test_cards_and_tricks_are_told() -> None:
    assert told(position("4C 3H", "2C TC 9C"), "4C") == [
        "Ann plays 4♣.",
        "Cid takes it with 10♣.",
    ]


def test_who_takes_a_trick_with_its_last_play_is_named_once() -> None:
    assert told(position("KC 3H", "2C TC 9C"), "KC") == ["Ann plays K♣ and takes it."]
    assert told(position("4S 3H", "2C TC 9C"), "4S") == [
        "Ann plays 4♠ and takes it.",
        "Spades are broken.",
    ]


def test_spades_are_broken_once() -> None:
    assert told(position("4S 3H", "2C"), "4S") == ["Ann plays 4♠.", "Spades are broken."]
    assert told(position("4S 3H", "2C", broken=True), "4S") == ["Ann plays 4♠."]


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

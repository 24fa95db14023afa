"""What Oh Hell refuses, and what it says is legal instead."""

import pytest

from games.oh_hell import OhHell, Options
from games.words import translator
from tests.games.oh_hell_positions import bidding, position, scored

tr = translator(["Ann", "Bob", "Cid", "Dee"])
TRICK = position("AH 4S 9D", "KD", "H")


@pytest.mark.parametrize(
    ("game", "seat", "action", "key", "sentence"),
    [
        pytest.param(
            bidding("2 0 1", 5), 3, "bid 2", "oh-hell-hook",
            "The bids can't add up to the number of tricks. They come to 3 so far, so you can't "
            "bid 2. You can bid 0-1, 3-5.", id="OH19",
        ),
        pytest.param(
            bidding("", 5), 0, "bid 6", "bad-bid",
            "You can't bid that. You can bid 0-5.", id="OH28",
        ),
        pytest.param(
            bidding("", 5), 0, "bid nil", "bad-bid",
            "You can't bid that. You can bid 0-5.", id="no number",
        ),
        pytest.param(
            bidding("", 5), 0, "9D", "wrong-phase-bid",
            "Bids come first. You can bid 0-5.", id="a card too soon",
        ),
        pytest.param(
            bidding("", 5), 1, "bid 1", "not-your-turn",
            "It's not your turn, it's Ann's.", id="a bid too soon",
        ),
        pytest.param(
            TRICK, 0, "bid 1", "wrong-phase-play",
            "The bidding is over. You can play 9♦.", id="a bid too late",
        ),
        pytest.param(
            TRICK, 0, "ace", "bad-card", "“ace” isn't a card. You can play 9♦.", id="no card"
        ),
        pytest.param(
            TRICK, 0, "2C", "not-in-hand",
            "You don't have 2♣. Play a card from your hand.", id="a foreign card",
        ),
        pytest.param(
            TRICK, 0, "AH", "must-follow-suit",
            "You have diamonds, so you have to follow suit. You can play 9♦.", id="OH31",
        ),
        pytest.param(
            position("AH 4S 9D", "KC", "H", options={"must_trump": True}), 0, "4S", "must-trump",
            "You can't follow suit, so you have to play a trump. You can play A♥.", id="OH33",
        ),
        pytest.param(
            position("AH 4S", "", "H", options={"trump_leads": "when_broken"}), 0, "AH",
            "trumps-not-broken",
            "No trump has been played yet, so you can't lead one. You can play 4♠.", id="OH34",
        ),
        pytest.param(
            scored("2 1 0 1", "2 2 0 1"), 0, "bid 1", "round-over",
            "The hand is over. The next deal is on its way.", id="between hands",
        ),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_legal(
    game: OhHell, seat: int, action: str, key: str, sentence: str
) -> None:
    problem = game.check(seat, action)
    assert problem is not None
    assert (problem.key, tr(problem)) == (key, sentence)


def test_too_many_cards_are_refused_with_the_largest_number() -> None:
    problem = OhHell.objection(5, Options(max_cards=11))
    assert problem is not None
    assert tr(problem) == (
        "There aren't enough cards for that. With so many players, a hand can have 10 at most."
    )

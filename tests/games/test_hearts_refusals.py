"""What Hearts refuses, and what it says is legal instead."""

import pytest

from games.hearts import Hearts, Options
from games.options import BadOptions
from games.words import translator
from tests.games.hearts_positions import ALL_HEARTS, passing, position, scored
from tests.games.positions import after

tr = translator(["Ann", "Bob", "Cid", "Dee"])
DEALT = "AS QS KH 3D | 4D 5D 6D | 7D 8D 9D | TD JD QD"
TRICK = position("9D 3D AH", "KD")


@pytest.mark.parametrize(
    ("game", "seat", "action", "key", "sentence"),
    [
        pytest.param(
            passing(DEALT), 0, "pass QS KH", "wrong-pass-count",
            "Pass exactly 3 different cards to Bob.", id="HE11 too few",
        ),
        pytest.param(
            passing(DEALT), 0, "pass QS QS KH", "wrong-pass-count",
            "Pass exactly 3 different cards to Bob.", id="the same twice",
        ),
        pytest.param(
            passing(DEALT, number=2, pass_count=1), 0, "pass", "wrong-pass-count",
            "Pass exactly 1 card to Dee.", id="none",
        ),
        pytest.param(
            passing(DEALT), 0, "pass QS KH 4D", "not-in-hand",
            "You don't have 4♦. Play a card from your hand.", id="HE12 a foreign card",
        ),
        pytest.param(
            passing("QS KH 3D | 4D | 5D"), 0, "pass QS KH 2D", "hearts-bad-card",
            "“2D” isn't a card in this game. Pass cards from your hand.", id="a card left out",
        ),
        pytest.param(
            passing(DEALT), 0, "pass three", "hearts-bad-card",
            "“three” isn't a card in this game. Pass cards from your hand.", id="no card",
        ),
        pytest.param(
            passing(DEALT), 0, "QS", "hearts-pass-now",
            "Passing comes first. Pass 3 cards to Bob.", id="a card too soon",
        ),
        pytest.param(
            passing(DEALT), 0, "", "hearts-pass-now",
            "Passing comes first. Pass 3 cards to Bob.", id="nothing said",
        ),
        pytest.param(
            after(passing(DEALT), "pass AS QS KH"), 0, "pass QS KH 3D", "hearts-already-passed",
            "You've chosen your cards already. Now it's up to Bob, Cid and Dee.", id="twice",
        ),
        pytest.param(
            TRICK, 0, "pass 9D 3D AH", "hearts-passing-over",
            "The passing is over. You can play 9♦ 3♦.", id="passing too late",
        ),
        pytest.param(
            TRICK, 1, "9D", "not-your-turn", "It's not your turn, it's Ann's.", id="turn"
        ),
        pytest.param(
            TRICK, 0, "queen", "bad-card",
            "“queen” isn't a card. You can play 9♦ 3♦.", id="no card to play",
        ),
        pytest.param(
            position("9D AH", "KD", seats=3), 0, "2D", "bad-card",
            "“2D” isn't a card. You can play 9♦.", id="a card left out to play",
        ),
        pytest.param(
            TRICK, 0, "4D", "not-in-hand",
            "You don't have 4♦. Play a card from your hand.", id="a foreign card to play",
        ),
        pytest.param(
            TRICK, 0, "AH", "must-follow-suit",
            "You have diamonds, so you have to follow suit. You can play 9♦ 3♦.", id="HE18",
        ),
        pytest.param(
            position("AS 2C KC", later=False, known="2C"), 0, "KC", "must-lead-low-club",
            "The lowest club has to lead the first trick. Play 2♣.", id="HE14",
        ),
        pytest.param(
            position("AS 2C KC", later=False, options={"first_lead": "any_club"}), 0, "AS",
            "must-lead-club",
            "A club has to lead the first trick. You can play K♣ 2♣.", id="HE15",
        ),
        pytest.param(
            position("QS JD 5D", "2C", later=False), 0, "QS", "no-points-first-trick",
            "No points in the first trick. You can play J♦ 5♦.", id="HE16",
        ),
        pytest.param(
            position("AH QS 4D"), 0, "AH", "hearts-not-broken",
            "Hearts aren't broken yet, so you can't lead one. You can play Q♠ 4♦.", id="HE22",
        ),
        pytest.param(
            scored(f"{ALL_HEARTS} QS | 2C | |", options={"moon": "choose"}), 0, "2C",
            "hearts-moon-now",
            "You've shot the moon. Add it to the others, or take it off your score.", id="moon",
        ),
        pytest.param(
            scored("QS | 2H | |"), 0, "2C", "round-over",
            "The hand is over. The next deal is on its way.", id="between hands",
        ),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_legal(
    game: Hearts, seat: int, action: str, key: str, sentence: str
) -> None:
    problem = game.check(seat, action)
    assert problem is not None
    assert (problem.key, tr(problem)) == (key, sentence)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (Options(moon_needs_jack=True),
         "That moon needs a bonus diamond. Pick the J♦ or the 10♦, too."),
        (Options(sun=True, moon="off"),
         "A double moon needs a moon. Pick what a moon does, too."),
        (Options(jack="jack", jack_points=18),
         "These bonuses are too high: the match might never end. "
         "Lower them, or set a number of hands."),
        (Options(reset_at_target=True, target=75), "75 can't be halved. Pick an even target."),
    ],
)  # fmt: skip
def test_options_that_do_not_go_together_are_refused(options: Options, sentence: str) -> None:
    with pytest.raises(BadOptions) as bad:
        Hearts(4, "seed", options)
    assert tr(bad.value.words) == sentence


def test_more_may_come_off_where_hands_are_counted() -> None:
    assert Hearts(4, "seed", Options(jack="jack", jack_points=50, max_hands=3)).legal(0)

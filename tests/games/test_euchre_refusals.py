"""What Euchre refuses, and the rule that it names: section 12."""

from typing import Any

import pytest

from games.euchre import Euchre
from games.text import Text
from games.words import translator
from tests.games.euchre_positions import HAND, asked, dealt, position
from tests.games.positions import after

NAMES = ["Ann", "Bob", "Cid", "Dee"]
tr = translator(NAMES)


def answer(game: Euchre, action: str, seat: int | None = None) -> str:
    """What a seat, or else the one to act, is told when it does this."""
    problem = game.check(game.waiting()[0] if seat is None else seat, game.read(action))
    return tr(problem or Text("not-possible", action="it is legal"))


@pytest.mark.parametrize(
    ("passes", "options", "action", "expected"),
    [
        (0, {}, "trump S", "You can't name a suit yet. You can order up the Q♥, or pass."),
        (0, {}, "AC", "Do you order up the Q♥? Order it up, order it up alone, or pass."),
        (
            1, {"canadian_loner": True}, "order",
            "Your partner deals, so you can only order it up alone, or pass.",
        ),
        (
            0, {"need_trump": True}, "order alone",
            "You need a card of the suit to make it trump, and you only have "
            "clubs, diamonds and spades.",
        ),
        (
            4, {}, "trump hearts",
            "You can't make hearts trump now: they were turned down. "
            "You can name one of these: clubs, diamonds and spades.",
        ),
        (
            4, {}, "order",
            "You can't make hearts trump now: they were turned down. "
            "You can name one of these: clubs, diamonds and spades.",
        ),
        (
            7, {}, "pass",
            "Everyone else passed, so you have to name a suit: clubs, diamonds and spades.",
        ),
        (
            4, {}, "discard 9S",
            "It's time to name trump. Pick a suit other than the Q♥'s, or pass.",
        ),
    ],
)  # fmt: skip
def test_calls_that_are_refused(
    passes: int, options: dict[str, Any], action: str, expected: str
) -> None:
    assert answer(asked(HAND, passes, **options), action) == expected


def test_naming_a_suit_that_is_not_held_is_refused() -> None:
    game = asked("AC KC QC TH AH", 4, need_trump=True)
    expected = "You need a card of the suit to make it trump, and you only have clubs and hearts."
    assert answer(game, "trump S") == expected


def test_a_blind_dealer_names_trump_first() -> None:
    game = dealt(turned="JR", joker=True)
    for action in ("pass", "order", "trump S alone", "9C"):
        assert answer(game, action).startswith("The joker's turned up, so name trump")


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("discard AH", "You don't have A♥. Play a card from your hand."),
        ("discard it", "You've picked up a card. Discard one of your six."),
        ("AC", "You've picked up a card. Discard one of your six."),
        ("pass", "You've picked up a card. Discard one of your six."),
    ],
)
def test_discards_that_are_refused(action: str, expected: str) -> None:
    game = after(dealt(f"///{HAND}"), "order")
    assert answer(game, action) == expected


@pytest.mark.parametrize(
    ("options", "action", "expected"),
    [
        ("three_alike", "farmer 9C 9D TS", "Show three 9s or three 10s. You have 10♠ 9♥ 9♣ 9♦."),
        ("three_low", "farmer 9C 9D AS", "Show three 9s and 10s. You have 10♠ 9♥ 9♣ 9♦."),
        ("three_low", "farmer 9C 9D 9S", "You don't have 9♠. Play a card from your hand."),
        ("three_low", "farmer 9C 9D it", "Show three 9s and 10s. You have 10♠ 9♥ 9♣ 9♦."),
        ("three_low", "farmer 9C 9C 9D", "Show three 9s and 10s. You have 10♠ 9♥ 9♣ 9♦."),
    ],
)
def test_exchanges_that_are_refused(options: str, action: str, expected: str) -> None:
    assert answer(dealt("9C 9D 9H AS TS", farmers_hand=options), action) == expected


def test_a_hand_of_low_cards_comes_first() -> None:
    assert answer(dealt("9C 9D 9H AS TS", farmers_hand="three_low"), "order").startswith(
        "Your low cards come first."
    )


@pytest.mark.parametrize(
    ("trick", "hand", "card", "expected"),
    [
        (
            "9H", "JD AS KC", "AS",
            "You have hearts, so you have to follow suit, and the J♦ counts as hearts now. "
            "You can play J♦.",
        ),
        (
            "AD", "JD 9D KC", "JD",
            "You have diamonds, so you have to follow suit, and the J♦ counts as hearts now. "
            "You can play 9♦.",
        ),
        (
            "JD", "QH AD KC", "AD",
            "You have hearts, so you have to follow suit, and the J♦ counts as hearts now. "
            "You can play Q♥.",
        ),
        ("AC", "JD 9C KC", "JD",
            "You have clubs, so you have to follow suit, and the J♦ counts as hearts now. "
            "You can play K♣ 9♣.",
        ),
        (
            "AC", "AS 9C JD", "AS",
            "You have clubs, so you have to follow suit. You can play 9♣.",
        ),
    ],
)  # fmt: skip
def test_cards_that_do_not_follow(trick: str, hand: str, card: str, expected: str) -> None:
    assert answer(position(hand, trick), card) == expected


@pytest.mark.parametrize("action", ["pass", "order", "trump S", "discard JD", "keep", "redeal"])
def test_calls_after_trump_is_made_are_refused(action: str) -> None:
    assert answer(position("JD AS KC", "9H"), action) == (
        "Trump is made. Play a card from your hand."
    )


def test_who_sits_out_is_told_who_plays_alone() -> None:
    game = position("JD AS KC", maker=1, alone=True)
    assert answer(game, "JD", seat=3) == "Bob plays alone, so you sit this hand out."
    game = position("JD AS KC", maker=1, alone=True, lone_defender=0)
    assert answer(game, "JD", seat=2) == "Ann plays alone, so you sit this hand out."
    assert answer(game, "JD", seat=1) == "It's not your turn, it's Ann's."


def test_only_the_defenders_are_asked_how_they_defend() -> None:
    game = after(dealt(defend_alone=True), "pass", "order alone")
    assert answer(game, "9C") == "Do you defend alone, or together with your partner?"
    assert answer(game, "defend alone", seat=1) == "It's not your turn, it's Ann's."

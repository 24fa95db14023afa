"""What the computer player of Red Five does, section 17."""

from random import Random
from typing import Any

import pytest

from games.cards import cards
from games.red_five import Options, RedFive
from games.red_five.hint import estimate
from games.search import candidates
from games.tournament import tournament
from games.view import view
from games.words import translator
from tests.games.positions import after, hint_of
from tests.games.red_five_positions import bidding, burying, playing

tr = translator()
EXAMPLE = "5H 3H 3H 2H 2C 2C KD TD TD 9D 9D 8D 6D 5D 4D KS JS JS 7S 3S KH 9H 7H AC 8C"
LOW = "4C 6C 7C 8C 9C 4D 6D 7D 8D 9D 4H 6H 7H 8H 9H 4S 6S 7S 8S 9S JC JD JH JS QC"


def hinted(game: RedFive) -> tuple[str, str]:
    """The action hinted to the seat to act, and the key of the reason."""
    hint = hint_of(game, game.turn)
    action, why = hint.action, hint.why
    assert game.check(game.turn, action) is None
    return str(action), why.key.removeprefix("red-five-hint-")


def with_hand(game: RedFive, hand: str) -> RedFive:
    game.hands[game.turn][:] = cards(hand)
    return game


@pytest.mark.parametrize(("suit", "points"), [("D", 85), ("S", 38), ("H", 41), ("C", 17)])
def test_the_estimate_of_the_example(suit: str, points: int) -> None:
    assert estimate(cards(EXAMPLE), suit, advisers=True).points == points


def test_the_terms_of_an_estimate() -> None:
    best = estimate(cards(EXAMPLE), "D", advisers=True)
    assert (best.trumps, best.honours, best.pairs, best.aces) == (15, 3, 4, 1)


@pytest.mark.parametrize(
    ("bids", "action"), [((), "bid 55"), (("bid 75",), "bid 80"), (("bid 80",), "pass")]
)
def test_the_lowest_bid_is_made_up_to_the_limit(bids: tuple[str, ...], action: str) -> None:
    assert hinted(with_hand(bidding(*bids), EXAMPLE))[0] == action


def test_a_weak_hand_passes() -> None:
    assert hinted(with_hand(bidding(), LOW)) == ("pass", "pass")


@pytest.mark.parametrize(
    ("before", "looked_at"),
    [((), {"bid 55", "bid 65", "bid 75", "pass"}), (("bid 190",), {"bid 195", "pass"})],
)
def test_hard_looks_ahead_at_the_lowest_bid_and_two_leaps(
    before: tuple[str, ...], looked_at: set[str]
) -> None:
    game = bidding(*before)
    assert {*candidates(view(game, game.turn), Random(1))} == looked_at


def test_a_bid_is_explained() -> None:
    assert tr(hint_of(with_hand(bidding(), EXAMPLE), 0).why) == (
        "With diamonds you'd take about 85 points: 15 trumps (3 above the 2s), 4 trump pairs, "
        "1 side ace. Bid up to 80."
    )


def test_what_is_not_there_is_counted_in_words() -> None:
    told = tr(hint_of(with_hand(bidding(), LOW), 0).why)
    assert "(none above the 2s), no trump pairs, no side aces." in told


def test_the_best_suit_is_named() -> None:
    assert hinted(with_hand(burying(), EXAMPLE)) == ("trump D", "trump")


def buried(hand: str, kitty: str) -> set[str]:
    game = with_hand(burying("trump S"), f"{hand} {kitty}")
    return set(hinted(game)[0].split()[1:])


def test_short_plain_suits_are_buried_and_aces_pairs_and_trumps_are_kept() -> None:
    hand = "5H JR 3S 2S AS KS QS JS 9S 8S 7S 6S 4S AH KH QH QH AC KC JC JC 9C 8C 7C 6C"
    game = with_hand(burying("trump S"), f"{hand} 4D 6D 7D 8D 4H 6H 7H 4C")
    away = hinted(game)[0].split()[1:]
    assert {"4D", "6D", "7D", "8D", "4H", "6H", "7H"} <= set(away)
    assert not set(away) & set(cards("5H JR 3S 2S AS AH KH QH AC KC JC"))


def test_few_points_are_buried_unless_the_last_trick_is_likely() -> None:
    sides = "5D TD 5C TC KD 5C TH KC JH JH QH QH AH AH QC QC AC AC AD AD 9H 9H 9C 9C"
    weak = buried(sides, "4S 6S 7S 8S 9S JS JD 8D 6H")
    strong = buried(sides, "5H JR 7S 8S 9S JS QS KS AS 2S 2H 2C 3S 3C")
    points = {"5": 5, "T": 10, "K": 10}
    count = [sum(points.get(card[0], 0) for card in away) for away in (weak, strong)]
    assert count[0] <= 10 < count[1]


def test_the_low_cards_of_a_short_suit_are_buried_though_they_count() -> None:
    trumps = "5H 5H JR 3S 2S AS KS QS JS 9S 8S 7S 6S 4S"
    away = buried(f"{trumps} AH KH QH JH TH 9H 8H", "AC QC JC 9C 8C 7C 6C 4C 5D TD 4D 6D")
    assert set(cards("5D TD 4D 6D")) <= away


@pytest.mark.parametrize(
    ("hand", "state", "hint"),
    [
        pytest.param("AD AD KD QD 4C", {}, ("throw AD AD KD", "throw"), id="several are sure"),
        pytest.param("AD AD 4C 6C", {}, ("AD AD", "sure"), id="a pair is sure"),
        pytest.param(
            "AD AD KD 4C 6C", {"options": {"throws": False}}, ("AD AD", "sure"), id="no throws"
        ),
        pytest.param("KD 4C 6C", {"seen": "AD AD"}, ("KD", "sure"), id="the aces are gone"),
        pytest.param(
            "AD 4S 6C 7C 7D",
            {"voids": ["", "D", "", ""], "declarer": 1},
            ("6C", "low"),
            id="not into a known ruff",
        ),
        pytest.param(
            "5H 5H QS JS TS 9S 8S 7S 6S 4S 6C",
            {"seen": "JR JB 3S 3C " * 2},
            ("5H 5H", "draw"),
            id="trumps",
        ),
        pytest.param(
            "5H 4S 6C 7C", {"declarer": 1}, ("6C", "low"), id="defenders do not draw trumps"
        ),
        pytest.param("4S 6S 7C 8C", {}, ("4S", "pull"), id="a declarer pulls trumps"),
        pytest.param("9C 9C JS JS QS 7D", {}, ("JS JS", "pair"), id="a pair of trumps"),
        pytest.param("9C 9C JD JD QS 7D", {}, ("JD JD", "pair"), id="the highest pair"),
        pytest.param("9C 9C 8C 8C JD JD 7D", {}, ("9C 9C 8C 8C", "pair"), id="a tractor"),
        pytest.param(
            "9C 9C JD JD QS 7D",
            {"voids": ["", "D", "", ""]},
            ("9C 9C", "pair"),
            id="no pair into a known ruff",
        ),
        pytest.param("9C 9C QS 7C 7D", {"declarer": 1}, ("7C", "low"), id="defenders risk no pair"),
        pytest.param("KC 8C 7C 9D", {}, ("7C", "low"), id="low from the longest, no points"),
        pytest.param("JS 6S 4S 9S", {}, ("4S", "low-trump"), id="only trumps"),
        pytest.param("JS 6S 4S", {}, ("throw JS 6S 4S", "gamble"), id="the last cards"),
    ],
)
def test_leads(hand: str, state: dict[str, Any], hint: tuple[str, str]) -> None:
    assert hinted(playing(hand, **state)) == hint


@pytest.mark.parametrize(
    ("hand", "trick", "declarer", "hint"),
    [
        pytest.param("KD 4D", "AD AD 6D", 1, ("4D", "low-follow"), id="declarer is winning"),
        pytest.param("KD 4D", "6D AD 7D", 1, ("KD", "gives"), id="our side has won"),
        pytest.param("9D 4D", "6D AD 7D", 1, ("4D", "partner"), id="our side, no points"),
        pytest.param("KD 4D", "5D AD", 1, ("KD", "gives"), id="the declarer has played"),
        pytest.param("AD KD 4D", "5D 9D TD", 0, ("KD", "cheapest"), id="last, the king is enough"),
        pytest.param("KD JD 4D", "5D 9D TD", 0, ("KD", "cheapest"), id="last, points come back"),
        pytest.param("AD KD 4D", "5D 9D", 0, ("AD", "holds"), id="not last: a sure one"),
        pytest.param("QD 4D", "5D 9D", 0, ("4D", "low-follow"), id="not last: none is sure"),
        pytest.param("4S 9S 6C 7C", "5D TD KD", 0, ("4S", "ruff"), id="ruff for points"),
        pytest.param("4S 9S 6C 7C 8C", "6D 7D 8D", 0, ("6C", "low-follow"), id="no points"),
        pytest.param("AD", "5D 9D", 0, ("AD", "only"), id="nothing else"),
    ],
)
def test_follows(hand: str, trick: str, declarer: int, hint: tuple[str, str]) -> None:
    assert hinted(playing(hand, trick=trick, declarer=declarer)) == hint


def test_a_pair_is_ruffed_with_the_lowest_pair() -> None:
    game = playing("9S 9S 6S 6S 4S 8C", trick="5D 5D 7D 6D 8D 9D", size=2)
    assert hinted(game) == ("6S 6S", "ruff")


def test_points_go_with_a_pair_that_must_be_matched() -> None:
    game = playing("KD KD 4D 4D 7D", trick="6D 6D AD AD 7D 8D", size=2, declarer=1)
    assert hinted(game) == ("KD KD", "gives")


def test_the_last_of_the_highest_trumps_is_saved_when_points_are_buried() -> None:
    hand, seen = "5H QS JS TS 9S 8S 6S 4S 6C", "5H JR JR JB JB 3S 3S 3C 3C 2S 2S"
    assert hinted(playing(hand, seen=seen, kitty="4C"))[0] == "5H"
    assert hinted(playing(hand, seen=seen, kitty="TC"))[0] == "4S"


def test_a_lead_is_explained() -> None:
    assert tr(hint_of(playing("KD 4D", trick="6D AD 7D", declarer=1), 0).why) == (
        "Your side's winning this one, so give it 10 points."
    )


def test_hints_beat_random_players() -> None:
    hint, _ = tournament(RedFive, 4, Options(), ["normal", "random"], 4, "seed")
    assert hint.share > 0.9


def test_every_hinted_play_is_listed() -> None:
    game = RedFive(4, "seed")
    while not game.resting:
        action = hint_of(game, game.turn).action
        assert action in game.legal(game.turn)
        after(game, action)

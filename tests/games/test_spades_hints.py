"""What the computer player of Spades does, section 14."""

from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from games.cards import cards
from games.spades import Spades
from games.spades.hint import estimate
from games.spades.state import highest_spades
from games.tricks import partner_of, sure_trumps
from games.view import view
from games.words import translator
from tests.games.positions import after, hint_of
from tests.games.spades_positions import bidding, position

tr = translator()
FIVE = "AS KS 7S 4S AH 9H 3H KD 8D 2D QC 6C 5C"
FOUR = "KS 8S 6S 5S 2S AH 4H QD JD 9D 3D TC 7C"
WEAK = "9S 3S JH 8H 7H 5H TD 9D 4D 2D JC 8C 7C"


def hinted(game: Spades) -> tuple[str, str]:
    """The action hinted to the seat to act, and the key of the reason."""
    hint = hint_of(game, game.turn)
    action, why = hint.action, hint.why
    assert game.check(game.turn, action) is None
    return str(action), why.key.removeprefix("spades-hint-")


@pytest.mark.parametrize(
    ("hand", "worth", "bid"),
    [
        (FIVE, 500, 5),
        ("AS KS QS JS TS 9S 4S AH KH AD 7D 3C 2C", 871, 8),
        (WEAK, 21, 0),
        (FOUR, 432, 4),
        ("AH KH QH 8H 3H AD KD 9D 5D AC 8C 4C 2C", 377, 3),
        ("QS JS 8S 7S 6S 2S KD TD 9C 8C 7C 5C 3C", 504, 5),
    ],
)
def test_the_bid_estimate(hand: str, worth: int, bid: int) -> None:
    assert estimate(cards(hand), jokers=False) == worth
    assert hinted(bidding(hands=hand)) == (f"bid {bid}", "bid")


def test_short_suits_are_worth_more_with_spades_to_ruff() -> None:
    sides = {"void": "2C 3C 2D 3D 4D", "singleton": "2C 3C 2D 3D 4D 2H"}
    for name, per_spade in (("void", [0, 95, 95]), ("singleton", [0, 60, 60])):
        for spades, worth in enumerate(per_spade):
            hand = cards(sides[name]) + cards("2S 3S")[:spades]
            doubleton = 20 * (spades == 2)  # the two clubs
            assert estimate(hand, jokers=False) == 57 * spades - 93 + worth + doubleton


def test_jokers_are_worth_what_the_highest_spades_are() -> None:
    with_ace = estimate(cards("AS KS 3H 4H 5H"), jokers=False)
    assert estimate(cards("JR JB 3H 4H 5H"), jokers=True) == with_ace


def test_a_bid_is_explained() -> None:
    why = tr(hint_of(bidding(hands=FIVE), 0).why)
    assert tr(hint_of(bidding(hands=FOUR), 0).why) == (
        "I count about 4.3 tricks. Sure spades: 0 of 5. Side aces: 1. When in doubt, bid low."
    )
    assert why == (
        "I count about 5.0 tricks. Sure spades: 2 of 4. Side aces: 1. When in doubt, bid low."
    )


def test_bags_raise_the_estimate() -> None:
    hand = "AH KH QH 8H 3H AD KD 9D 5D AC 8C 4C 2C"
    assert hinted(bidding(hands=hand, options={"bags": True}))[0] == "bid 4"


LAST = f"2C | 3C | 4C | {FOUR}"


@pytest.mark.parametrize(
    ("scores", "bid"),
    [
        pytest.param([0, 0], 3, id="nobody near"),
        pytest.param([440, 0], 5, id="theirs would win"),
        pytest.param([439, 0], 3, id="theirs would fall short"),
        pytest.param([440, 430], 4, id="ours wins too"),
        pytest.param([440, 429], 5, id="ours falls short"),
    ],
)
def test_the_last_bidder_bids_one_more_to_stop_a_win(scores: list[int], bid: int) -> None:
    game = bidding("3 3 3", LAST, scores=scores * 2)
    assert hinted(game)[0] == f"bid {bid}"


@pytest.mark.parametrize(
    ("bids", "hand", "bid"),
    [
        ("5 4", "AS KS QS JH 8H 7H 5H TD 9D 4D JC 8C 7C", "bid 3"),
        ("", "AS 5H 4H 3H 2H 9D 8D 7D 6D 9C 8C 7C 6C", "bid 1"),
        ("", "KS QS JS 5H 4H 3H 2H 9D 8D 7D 9C 8C 7C", "bid 2"),
        ("2 3 10", "AS KS QS JS TS 9S 8S AH KH AD KD AC KC", "bid 10"),
    ],
)
def test_a_bid_is_one_that_the_hand_does_not_surely_beat(bids: str, hand: str, bid: str) -> None:
    others = ["2C", "3C", "4C"]
    others.insert(len(bids.split()), hand)
    assert hinted(bidding(bids, " | ".join(others)))[0] == bid


def test_no_hand_bids_fewer_tricks_than_its_top_spades_take_or_more_than_are_left() -> None:
    random = Random(7)
    for number in range(600):
        bids = [random.randint(0, 6) for _ in range(number % 4)]
        jokers = random.random() < 0.5
        options = {"jokers": "two" if jokers else "none", "nil": True, "bags": True}
        game = bidding(" ".join(map(str, bids)), options=options)
        hand = {*game.hands[game.turn]}
        top = next(place for place, card in enumerate(highest_spades(jokers)) if card not in hand)
        bid = hinted(game)[0].removeprefix("bid ")
        least = 0 if bid == "nil" else int(bid)
        assert top <= least <= 13 - max(0, game.bids[partner_of(game.turn)])


def test_what_surely_takes_a_trick_is_what_no_way_to_beat_trumps_leaves() -> None:
    for size in range(4):
        for mine in combinations(range(7), size):
            others = [power for power in range(7) if power not in mine]
            ways = permutations([*others, *[-1] * size], size)
            least = min(sum(a > b for a, b in zip(mine, way, strict=True)) for way in ways)
            assert sure_trumps(mine, others) == least


def test_earlier_bidders_bid_plainly() -> None:
    game = bidding("3 2", f"2C | 3C | {FOUR} | 4C", scores=[0, 480] * 2)
    assert hinted(game)[0] == "bid 4"


@pytest.mark.parametrize(
    ("bids", "hand", "bid", "why"),
    [
        pytest.param("3 2 2", FOUR, "bid 4", "bid", id="eleven"),
        pytest.param("3 3 2", FOUR, "bid 3", "crowded", id="twelve"),
        pytest.param("3 2", FOUR, "bid 4", "bid", id="nine, and one to come"),
        pytest.param("3 3", FOUR, "bid 3", "crowded", id="ten, and one to come"),
        pytest.param("9", FOUR, "bid 4", "bid", id="partner still to bid"),
        pytest.param("5 5 3", WEAK, "bid 0", "bid", id="nothing to take off"),
        pytest.param("6 4", "QS JS 8S TH 8H 4H JC 8C QD JD TD 7D 5D", "bid 1", "bid", id="one"),
    ],
)
def test_one_less_is_bid_where_little_is_left_to_go_round(
    bids: str, hand: str, bid: str, why: str
) -> None:
    others = ["2C", "3C", "4C"]
    others.insert(len(bids.split()), hand)
    assert hinted(bidding(bids, " | ".join(others))) == (bid, why)


def test_one_less_is_explained() -> None:
    assert tr(hint_of(bidding("3 3 3", LAST), 3).why) == (
        "I count about 4.3 tricks, but with the bids before yours that makes 13. "
        "There aren't enough tricks to go around, so bid one less."
    )


NIL: dict[str, Any] = {"nil": True}


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        pytest.param("9S 3S JH 8H 7H 5H TD 9D 4D 2D JC 8C 4C", "bid nil", id="weak"),
        pytest.param(WEAK, "bid 0", id="no low club"),
        pytest.param("TS 3S JH 8H 7H 5H TD 9D 4D 2D JC 8C 4C", "bid 0", id="a spade above nine"),
        pytest.param("9S 3S AH 8H 7H 5H TD 9D 4D 2D JC 8C 4C", "bid 1", id="worth too much"),
    ],
)
def test_nil_is_bid_with_a_weak_hand_only(hand: str, action: str) -> None:
    assert hinted(bidding(hands=hand, options=NIL))[0] == action


def test_the_nearest_possible_bid_is_made() -> None:
    assert hinted(bidding("1 3", f"2C | 3C | {WEAK}", options={"min_team_bid": 4}))[0] == "bid 3"
    assert hinted(bidding("3 3 3", LAST, options={"not_thirteen": True}))[0] == "bid 3"


def test_nil_is_not_bid_where_the_team_would_bid_too_little() -> None:
    hand = "9S 3S JH 8H 7H 5H TD 9D 4D 2D JC 8C 4C"
    assert hinted(bidding("0 3", f"2C | 3C | {hand}", options=NIL | {"min_team_bid": 1})) == (
        "bid 1",
        "bid",
    )


def test_the_blind_look() -> None:
    options = NIL | {"blind_nil": True, "blind_nil_behind": 0}
    assert hinted(bidding(options=options)) == ("look", "look")


def test_rule_1_a_single_card_is_played() -> None:
    assert hinted(position("3D 4H", "2D KD 4D")) == ("3D", "only")


@pytest.mark.parametrize(
    ("hand", "seen", "card", "why"),
    [
        pytest.param("AS AH 5D 3D", "", "AH", "winner", id="an ace is sure"),
        pytest.param(
            "KH 5D 3D", "AH 2C 3C 4C", "KH", "winner", id="a king is when the ace is seen"
        ),
        pytest.param("AH KH AD 2C", "", "AH", "winner", id="a king is beside its ace"),
        pytest.param("KH 5D 3D", "", "3D", "longest", id="a king is not"),
        pytest.param("AS 5D 3D KH QH TH", "", "3D", "shortest", id="to get a void to ruff in"),
        pytest.param("5D 3D KH QH TH", "", "TH", "longest", id="no spade to ruff with"),
        pytest.param("AS 5S", "", "5S", "low-spade", id="spades unbroken"),
    ],
)
def test_rule_2_leads(hand: str, seen: str, card: str, why: str) -> None:
    assert hinted(position(hand, seen=seen)) == (card, why)


def test_rule_2_does_not_lead_a_high_card_that_an_opponent_ruffs() -> None:
    seen = "AH 2C 3C 4C"

    def led(**state: Any) -> tuple[str, str]:
        return hinted(position("4S KH QH", seen=seen, broken=True, **state))

    assert led() == ("KH", "winner")
    assert led(voids=["", "H", "", ""])[0] == "QH"
    assert led(voids=["", "", "H", ""]) == ("KH", "winner"), "partner"
    assert led(voids=["", "HS", "", ""]) == ("KH", "winner"), "no spade left"


def test_rule_2_leads_the_highest_sure_spade_once_broken() -> None:
    assert hinted(position("AS KS 5D", broken=True)) == ("AS", "top-spade")
    assert hinted(position("KS 5D", broken=True)) == ("5D", "shortest")
    assert hinted(position("KS 5S", broken=True)) == ("5S", "low-spade")
    assert hinted(position("AS AH 5D", broken=True)) == ("AS", "top-spade"), "before it is ruffed"


def test_rule_2_draws_no_spades_where_no_opponent_has_one() -> None:
    def led(*voids: str) -> tuple[str, str]:
        return hinted(position("AS KS AH 5D", broken=True, voids=["", *voids]))

    assert led("S", "", "") == ("AS", "top-spade")
    assert led("S", "", "S") == ("AH", "winner"), "only partner has"


@pytest.mark.parametrize(
    ("bid", "card", "why"),
    [
        pytest.param(1, "5D", "shortest", id="two to spare"),
        pytest.param(2, "KS", "need-all", id="one to spare"),
        pytest.param(3, "KS", "need-all", id="all"),
        pytest.param(4, "5D", "shortest", id="too late"),
    ],
)
def test_the_highest_spade_is_led_where_nearly_every_trick_is_needed(
    bid: int, card: str, why: str
) -> None:
    table = position("KS 4S 5D", bids=f"{bid} 3 0 3", broken=True)
    assert hinted(table) == (card, why)


def test_a_suit_is_led_that_partner_ruffs_and_no_opponent() -> None:
    def led(*voids: str) -> tuple[str, str]:
        return hinted(position("4S 5D 9H 7H", voids=["", *voids]))

    assert led("", "", "") == ("5D", "shortest")
    assert led("", "H", "") == ("7H", "partner-ruffs")
    assert led("", "HS", "") == ("5D", "shortest"), "without a spade"
    assert led("D", "", "") == ("7H", "shortest"), "an opponent would ruff the diamond"
    assert led("H", "H", "") == ("5D", "shortest"), "before partner"


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        pytest.param("KD 3D", "2D TD 4D", "3D", id="last to play"),
        pytest.param("KD 3D", "AD 4D", "3D", id="sure"),
        pytest.param("2S 9C 4H", "AD 4D", "4H", id="side suits before spades"),
        pytest.param("2S TC 4H", "2D 3S 5D", "4H", id="ruffed"),
    ],
)
def test_rule_3_the_lowest_card_goes_to_a_partner_who_wins(
    hand: str, trick: str, card: str
) -> None:
    assert hinted(position(hand, trick)) == (card, "partner")


def test_rule_3_waits_for_what_may_still_beat_the_partner() -> None:
    assert hinted(position("AD 3D", "TD 4D")) == ("AD", "sure")


def test_rule_4_a_lost_trick_gets_the_lowest_card() -> None:
    assert hinted(position("QD 3D", "2D KD")) == ("3D", "beaten")
    assert hinted(position("2S 9C 4H", "2D 3D 8S")) == ("4H", "beaten")


def test_rule_5_the_last_to_play_wins_cheaply() -> None:
    assert hinted(position("AD QD JD 3D", "2D 4D TD")) == ("JD", "cheapest")
    assert hinted(position("AS 8S 9C", "2D 4D TD")) == ("8S", "cheapest")


@pytest.mark.parametrize(
    ("hand", "trick", "card", "why"),
    [
        pytest.param("AD 3D", "2D", "AD", "sure", id="sure"),
        pytest.param("QD 3D", "2D", "3D", "second-low", id="second hand low"),
        pytest.param("KD 3D", "2D", "3D", "second-low", id="second hand with a king, too"),
        pytest.param("QD 3D", "9D TD", "QD", "third-high", id="third hand high"),
        pytest.param("QD 3D", "JD 4D", "3D", "third-low", id="partner led a jack"),
        pytest.param("QD 3D", "TD 4D", "QD", "third-high", id="partner led a ten"),
    ],
)
def test_rule_6_following_suit(hand: str, trick: str, card: str, why: str) -> None:
    assert hinted(position(hand, trick)) == (card, why)


def test_rule_7_the_void_ruff_with_the_lowest_spade_that_wins() -> None:
    assert hinted(position("KS 4S 9C", "2D")) == ("4S", "ruff")
    assert hinted(position("KS 4S 9C", "2D 8S")) == ("KS", "ruff")


@pytest.mark.parametrize(
    ("tricks", "why"),
    [
        pytest.param([4, 2, 2, 3], "set", id="ours safe, theirs not"),
        pytest.param([3, 2, 2, 3], "cheapest", id="neither safe"),
        pytest.param([4, 3, 2, 3], "cheapest", id="both safe"),
    ],
)
def test_rule_8_a_safe_team_goes_on_taking_tricks(tricks: list[int], why: str) -> None:
    assert hinted(position("AD QD 3D", "2D 4D TD", tricks=tricks)) == ("QD", why)


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        pytest.param("KD 9H 3C", "", "KD", id="leads high"),
        pytest.param("AD QD 3D", "2D", "AD", id="takes the trick before partner plays"),
        pytest.param("QD TD 3D", "2D", "QD", id="even with what is not sure"),
        pytest.param("KD JD 3D", "9D 4D", "KD", id="overtakes partner high"),
        pytest.param("KD JD 3D", "2D 9D 4D", "JD", id="overtakes partner cheaply when last"),
        pytest.param("KS 4S 9C", "9D 4D", "4S", id="ruffs partner low"),
    ],
)
def test_rule_8_a_partner_on_nil_is_covered(hand: str, trick: str, card: str) -> None:
    assert hinted(position(hand, trick, bids="3 3 nil 3")) == (card, "cover")


def test_a_partner_whose_nil_has_failed_is_not_covered() -> None:
    game = position("KD 3D", "2D TD 4D", bids="3 3 nil 3", tricks=[0, 0, 1, 0])
    assert hinted(game) == ("3D", "partner")


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        pytest.param("KD 9H 3C", "", "3C", id="leads low"),
        pytest.param("KD 9D 3D", "TD", "9D", id="plays just below"),
        pytest.param("AD KH 9C", "TS", "AD", id="throws what is dangerous"),
        pytest.param("KD QD", "TD", "QD", id="must win"),
    ],
)
def test_a_nil_bidder_ducks(hand: str, trick: str, card: str) -> None:
    assert hinted(position(hand, trick, bids="nil 3 3 3")) == (card, "duck")


def test_an_opponents_nil_is_left_with_the_trick_that_breaks_it() -> None:
    def taking(hand: str, **state: Any) -> Spades:
        return position(hand, "4D 3D 9D", bids="3 3 3 nil", options=NIL, **state)

    assert hinted(taking("TD 2D 5C")) == ("2D", "trap")
    assert hinted(taking("TD 2D 5C", tricks=[0, 0, 0, 1])) == ("TD", "cheapest")
    assert hinted(taking("TD JD 5C")) == ("TD", "cheapest")


@pytest.mark.parametrize(
    ("bids", "bags", "card", "why"),
    [
        pytest.param("1 1 1 1", True, "2D", "bag", id="both have made their bids"),
        pytest.param("1 2 1 1", True, "AD", "set", id="they have not"),
        pytest.param("2 1 1 1", True, "AD", "cheapest", id="we have not"),
        pytest.param("1 1 1 1", False, "AD", "cheapest", id="bags cost nothing"),
    ],
)
def test_a_bag_is_ducked(bids: str, bags: bool, card: str, why: str) -> None:
    options = {"bags": bags}
    table = position("AD 2D", "JD 3D 4D", bids=bids, tricks=[1, 1, 1, 1], options=options)
    assert hinted(table) == (card, why)


def test_a_king_keeps_the_card_beside_it_where_nothing_can_be_ruffed() -> None:
    assert hinted(position("KD 2D 9C 8C 7C 6C", "AH 3H 2H")) == ("6C", "beaten")
    assert hinted(position("KD 3D 2D 8C 7C 6C", "AH 3H 2H"))[0] == "2D"
    assert hinted(position("KD 2D 8C 7C", "AH 3H 2H"))[0] == "2D"
    assert hinted(position("2S KD 2D 9C 8C 7C", "AH 3H 3S"))[0] == "2D"


def test_a_small_card_of_the_shortest_suit_is_thrown_to_ruff_there() -> None:
    assert hinted(position("4S 7D 5H 3H", "2C TC 8S")) == ("7D", "beaten")
    assert hinted(position("4S TD 5H 3H", "2C TC 8S")) == ("3H", "beaten"), "a ten may win"


def test_a_partners_king_is_not_ruffed() -> None:
    assert hinted(position("2S 9D 8D", "KC 3C")) == ("8D", "partner")
    assert hinted(position("2S 9D 8D", "QC 3C")) == ("2S", "ruff")


def test_a_hint_needs_no_hand_but_its_own() -> None:
    game = bidding()
    while not game.resting:
        hint = view(game, game.turn).hint()
        assert hint == hint_of(game, game.turn)
        after(game, hint.action)

"""The vectors of the specification, section 13, each under its id."""

from typing import Any

import pytest

from games.cards import PACK, cards
from games.game import DEAL, HOST
from games.oh_hell import OhHell, Options
from games.oh_hell.state import points, sizes
from games.options import BadOptions
from games.words import translator
from tests.games.oh_hell_positions import bidding, finished, legal, position, scored, table
from tests.games.positions import after, hint_of


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        pytest.param(4, {}, "10 9 8 7 6 5 4 3 2 1 2 3 4 5 6 7 8 9 10", id="OH01"),
        pytest.param(6, {}, "8 7 6 5 4 3 2 1 2 3 4 5 6 7 8", id="OH02"),
        pytest.param(7, {}, "7 6 5 4 3 2 1 2 3 4 5 6 7", id="OH03"),
        pytest.param(5, {"hands": "up_down", "max_cards": 4}, "1 2 3 4 3 2 1", id="OH04"),
        pytest.param(3, {"hands": "down", "max_cards": 7}, "7 6 5 4 3 2 1", id="OH05"),
        pytest.param(
            3, {"hands": "up", "max_cards": 17},
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17", id="OH06",
        ),
        pytest.param(
            4, {"hands": "down_up", "max_cards": 3, "one_card_hands": 4}, "3 2 1 1 1 1 2 3",
            id="OH07",
        ),
        pytest.param(
            4, {"hands": "up_down", "max_cards": 3, "one_card_hands": 2}, "1 1 2 3 2 1 1",
            id="OH08",
        ),
        pytest.param(4, {"hands": "up_down", "max_cards": 1}, "1", id="one hand"),
    ],
)  # fmt: skip
def test_the_hands_of_a_match(seats: int, options: dict[str, Any], expected: str) -> None:
    assert sizes(seats, Options(**options)) == [int(size) for size in expected.split()]


def test_hands_are_dealt_in_these_sizes() -> None:
    game, dealt = OhHell(3, "seed", Options(max_cards=3)), []
    while not game.over:
        dealt.append(len(game.hands[0]))
        while not (game.resting or game.over):
            after(game, hint_of(game, game.waiting()[0]).action)
        if game.resting:
            game.apply(HOST, DEAL)
    assert dealt == [3, 2, 1, 2, 3]


def test_OH09_more_cards_than_there_are_are_refused() -> None:
    with pytest.raises(BadOptions, match="too-many-cards"):
        OhHell(5, "seed", Options(max_cards=11))


@pytest.mark.parametrize(("seats", "most"), [(3, 17), (4, 13), (5, 10), (6, 8), (7, 7)])
def test_OH10_the_largest_hands(seats: int, most: int) -> None:
    OhHell(seats, "seed", Options(max_cards=most))
    problem = OhHell.objection(seats, Options(max_cards=min(17, most + 1)))
    assert (problem is None) == (most == 17)
    assert problem is None or dict(problem.args)["most"] == most


def test_OH11_the_left_of_the_dealer_bids_and_leads() -> None:
    game = OhHell(5, "seed")
    game.dealer, game.resting = 2, True
    game.apply(HOST, DEAL)
    assert game.bid_order() == [4, 0, 1, 2, 3]
    asked = []
    while game.bidders():
        asked.append(game.turn)
        after(game, game.legal(game.turn)[0])
    assert (asked, game.turn) == ([4, 0, 1, 2, 3], 4)
    game.resting = True
    game.apply(HOST, DEAL)
    assert game.dealer == 4


def test_who_is_turned_the_highest_card_deals_first() -> None:
    for number in range(30):
        game, deck = OhHell(4, f"seed {number}"), OhHell(4, f"seed {number}")
        deck.shuffles = 0
        drawn = deck.shuffle(PACK)[:4]
        ranks = ["23456789TJQKA".index(card.rank) for card in drawn]
        assert ranks[game.dealer] == max(ranks)
        equal = [card.suit for card, rank in zip(drawn, ranks, strict=True) if rank == max(ranks)]
        assert drawn[game.dealer].suit == min(equal, key="SHDC".index)


@pytest.mark.parametrize(
    ("seats", "turned", "trump"),
    [pytest.param(4, "7H", "H", id="OH12"), pytest.param(3, "2S", "S", id="OH15")],
)
def test_the_card_turned_up_gives_the_trump(seats: int, turned: str, trump: str) -> None:
    game = OhHell(seats, "seed", Options(max_cards=17 if seats == 3 else None))
    game.turned.clear()
    game.rest.insert(0, cards(turned)[0])
    assert game.find_trump(cards("AC")[0]) == trump
    assert game.turned == cards(turned)


def test_OH13_without_a_card_to_turn_there_is_no_trump() -> None:
    assert OhHell(4, "seed", Options(max_cards=13)).trump == ""


def test_OH14_the_dealer_may_show_the_last_card() -> None:
    game = OhHell(4, "seed", Options(max_cards=13, full_pack="last_card"))
    [last] = game.hands[game.dealer].known
    assert (game.trump, game.hands[game.dealer][-1]) == (last.suit, last)
    assert game.find_trump(cards("9C")[0]) == "C"


@pytest.mark.parametrize(
    ("trump", "hands", "expected"),
    [
        pytest.param("cycle", 6, "H C D S H C", id="OH16"),
        pytest.param("cycle_nt", 6, "H C D S N H", id="OH17"),
        pytest.param("spades", 2, "S S", id="OH18"),
        pytest.param("none", 2, "N N", id="none"),
    ],
)
def test_the_trumps_of_the_hands(trump: str, hands: int, expected: str) -> None:
    game, found = OhHell(4, "seed", Options(trump=trump, max_cards=13)), []
    for game.round in range(1, hands + 1):
        game.deal()
        found.append(game.trump or "N")
    assert " ".join(found) == expected


@pytest.mark.parametrize(
    ("bids", "size", "seats", "options", "expected"),
    [
        pytest.param("2 0 1", 5, 4, {}, "0 1 3 4 5", id="OH19"),
        pytest.param("3 1 2", 5, 4, {}, "0 1 2 3 4 5", id="OH20"),
        pytest.param("0 0 0", 5, 4, {}, "0 1 2 3 4", id="OH21"),
        pytest.param("2 3", 5, 4, {}, "0 1 2 3 4 5", id="OH22"),
        pytest.param("0 0 1", 1, 4, {}, "1", id="OH23"),
        pytest.param("0 0 1", 1, 4, {"hook": "above_one"}, "0 1", id="OH24"),
        pytest.param("1 0 0", 2, 4, {"hook": "above_one"}, "0 2", id="OH25"),
        pytest.param("2 0 1", 5, 4, {"hook": "never"}, "0 1 2 3 4 5", id="OH26"),
        pytest.param("1 1 0 2 1 1", 7, 7, {}, "0 2 3 4 5 6 7", id="OH29"),
    ],
)
def test_what_may_be_bid(
    bids: str, size: int, seats: int, options: dict[str, Any], expected: str
) -> None:
    assert legal(bidding(bids, size, seats, **options)) == expected


@pytest.mark.parametrize(
    ("bids", "size", "action", "key"),
    [
        pytest.param("2 0 1", 5, "bid 2", "oh-hell-hook", id="OH19"),
        pytest.param("0 0 0", 5, "bid 5", "oh-hell-hook", id="OH21"),
        pytest.param("0 0 1", 1, "bid 0", "oh-hell-hook", id="OH23"),
        pytest.param("", 5, "bid 6", "bad-bid", id="OH28"),
    ],
)
def test_what_may_not_be_bid(bids: str, size: int, action: str, key: str) -> None:
    game = bidding(bids, size)
    problem = game.check(game.turn, action)
    assert problem is not None
    assert problem.key == key


def test_OH27_all_bid_at_once_and_without_a_hook() -> None:
    game = bidding("", 5, bidding="at_once")
    for seat, bid in enumerate((2, 0, 1)):
        game.apply(seat, f"bid {bid}")
    assert game.waiting() == [3]
    assert legal(game) == "0 1 2 3 4 5"
    assert game.bidders() == [0, 1, 2, 3]
    game.apply(3, "bid 2")
    assert (game.bids, game.waiting()) == ([2, 0, 1, 2], [0])


@pytest.mark.parametrize(
    ("hand", "trick", "options", "expected"),
    [
        pytest.param("AH 4S 9D", "", {}, "AH 4S 9D", id="OH30"),
        pytest.param("AH 4S 9D", "KD", {}, "9D", id="OH31"),
        pytest.param("AH 4S 9D", "KC", {}, "AH 4S 9D", id="OH32"),
        pytest.param("AH 4S 9D", "KC", {"must_trump": True}, "AH", id="OH33"),
        pytest.param("AH 4S", "", {"trump_leads": "when_broken"}, "4S", id="OH34"),
        pytest.param("AH 2H", "", {"trump_leads": "when_broken"}, "AH 2H", id="OH35"),
    ],
)
def test_what_may_be_played(hand: str, trick: str, options: dict[str, Any], expected: str) -> None:
    assert legal(position(hand, trick, "H", options=options)) == expected


@pytest.mark.parametrize(
    ("hand", "trick", "options", "card", "key"),
    [
        pytest.param("AH 4S 9D", "KD", {}, "AH", "must-follow-suit", id="OH31"),
        pytest.param("AH 4S 9D", "KC", {"must_trump": True}, "4S", "must-trump", id="OH33"),
        pytest.param(
            "AH 4S", "", {"trump_leads": "when_broken"}, "AH", "trumps-not-broken", id="OH34"
        ),
    ],
)
def test_what_may_not_be_played(
    hand: str, trick: str, options: dict[str, Any], card: str, key: str
) -> None:
    problem = position(hand, trick, "H", options=options).check(0, card)
    assert problem is not None
    assert problem.key == key


@pytest.mark.parametrize(
    ("trick", "seats", "trump", "leader", "winner"),
    [
        pytest.param("KD 2H AD 9D", 4, "H", 1, 2, id="OH36"),
        pytest.param("7C AC AS 2S KS", 5, "S", 3, 0, id="OH37"),
        pytest.param("5D AS KD", 3, "", 2, 1, id="OH38"),
        pytest.param("9H 3D AH 4C KH 2C QH", 7, "C", 6, 2, id="OH39"),
    ],
)
def test_who_takes_a_trick(trick: str, seats: int, trump: str, leader: int, winner: int) -> None:
    *played, final = trick.split()
    spare = next(each for each in ("8D", "8S", "8H") if each[1] != trump)
    turn = (leader + seats - 1) % seats
    game = position(f"{final} {spare}", " ".join(played), trump, seats=seats, turn=turn)
    after(game, final)
    assert (game.leader, game.turn, game.tricks[winner]) == (winner, winner, 1)


PAIRS = ((0, 0), (3, 3), (3, 2), (3, 5), (0, 1))


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        pytest.param({}, [10, 13, 2, 5, 1], id="OH40"),
        pytest.param({"scoring": "exact"}, [10, 13, 0, 0, 0], id="OH41"),
        pytest.param({"scoring": "minus_one"}, [10, 13, -1, -2, -1], id="OH42"),
        pytest.param({"scoring": "trick_plus_five"}, [5, 8, 2, 5, 1], id="OH43"),
        pytest.param({"scoring": "squares"}, [10, 19, -1, -4, -1], id="OH44"),
        pytest.param({"scoring": "wizard"}, [20, 50, -10, -20, -10], id="OH45"),
        pytest.param({"scoring": "tens"}, [10, 30, -10, -20, -10], id="OH46"),
        pytest.param({"zero": "five"}, [5, 13, 2, 5, 1], id="OH47"),
        pytest.param({"zero": "hand"}, [12, 13, 2, 5, 1], id="OH48"),
        pytest.param({"zero": "none"}, [0, 13, 2, 5, 1], id="OH49"),
    ],
)
def test_what_a_bid_brings(options: dict[str, Any], expected: list[int]) -> None:
    assert [sum(points(bid, won, 7, Options(**options))) for bid, won in PAIRS] == expected


def test_OH50_a_hand_is_scored() -> None:
    assert scored("2 1 0 1", "2 2 0 1").scores == [12, 2, 10, 11]


@pytest.mark.parametrize(
    ("number", "totals", "options", "winners"),
    [
        pytest.param(19, "98 120 77 120", {}, [1, 3], id="OH51"),
        pytest.param(19, "98 120 77 120", {"tie_break": "extra_hand"}, [], id="OH52"),
        pytest.param(19, "98 121 77 120", {}, [1], id="OH53"),
        pytest.param(18, "98 121 77 120", {}, [], id="OH54"),
        pytest.param(13, "60 60 60 41 12 55 60", {}, [0, 1, 2, 6], id="OH55"),
    ],
)
def test_when_the_match_is_over(
    number: int, totals: str, options: dict[str, Any], winners: list[int]
) -> None:
    game = finished(number, totals, **options)
    assert (game.winners, game.resting) == (winners, not winners)


def test_OH52_an_extra_hand_is_as_large_as_any() -> None:
    game = finished(19, "98 120 77 120", tie_break="extra_hand")
    game.apply(HOST, DEAL)
    assert {len(hand) for hand in game.hands} == {10}


def test_the_rest_of_the_pack_is_dealt_to_nobody() -> None:
    game = table(4, {})
    assert (len(game.turned), len(game.rest)) == (1, 11)


tr = translator(["Ann", "Bob", "Cid", "Dee"])


def test_too_many_cards_are_refused_with_the_largest_number() -> None:
    problem = OhHell.objection(5, Options(max_cards=11))
    assert problem is not None
    assert tr(problem) == (
        "There aren't enough cards for that. With so many players, a hand can have 10 at most."
    )

"""The vectors of the specification, section 16, each under its id."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.cards import CARDS, cards
from games.game import Game
from games.mistakes import degrade_memory
from games.red_five import RedFive
from games.red_five.ranking import TwoPackRanking
from games.red_five.rules import result
from games.red_five.state import TRUMP, TWO_PACKS, points_in, ranking
from games.search import candidates
from games.testing.matches import any_deal, play_on
from games.text import IllegalAction
from games.tricks import LIFT
from games.view import View, view
from tests.games.positions import after, hint_of
from tests.games.red_five_positions import bidding, burying, playing, refused, scored

SPADES = ranking("S", advisers=True, high_tractors=False)
HEARTS = ranking("H", advisers=True, high_tractors=False)
BARE = ranking("S", advisers=False, high_tractors=False)


def place(order: TwoPackRanking, card: str) -> str:
    """Group and power as the specification writes them: "T21"."""
    group, power = order.group[CARDS[card]], order.power[CARDS[card]]
    return f"T{power - LIFT}" if group == TRUMP else f"{group}{power}"


def parts(order: TwoPackRanking, text: str) -> list[str]:
    """What cards are made of: "tractor 2 6" is two pairs long with a six on top."""
    found = []
    for part in order.decompose(cards(text.replace("10", "T"))):
        kind = {1: "single", 2: "pair"}.get(len(part), f"tractor {len(part) // 2}")
        found.append(f"{kind} {part[0]}")
    return found


def test_RF01_two_packs_hold_200_points() -> None:
    assert (len(TWO_PACKS), points_in(TWO_PACKS)) == (108, 200)
    trumps = {
        suit: sum(ranking(suit, True, False).group[card] == TRUMP for card in TWO_PACKS)
        for suit in "SCDH"
    }
    assert trumps == {"S": 40, "C": 40, "D": 40, "H": 38}


@pytest.mark.parametrize(
    ("order", "card", "expected"),
    [
        pytest.param(order, *pair.split(":"), id=f"{rf} {pair}")
        for rf, order, pairs in (
            ("RF02", SPADES, "5H:T21 JR:T20 JB:T19 3S:T18 3C:T17 2S:T16 2H:T15 AS:T14 4S:T4"),
            ("RF02", SPADES, "3D:D3 AH:H14 4C:C4"),
            ("RF03", HEARTS, "3H:T18 3D:T17 3S:S3 2H:T16 2C:T15 4H:T4"),
            ("RF45", BARE, "3C:C3 3S:T3"),
        )
        for pair in pairs.split()
    ],
)
def test_groups_and_powers(order: TwoPackRanking, card: str, expected: str) -> None:
    assert place(order, card) == expected


@pytest.mark.parametrize(
    ("order", "led", "expected"),
    [
        pytest.param(SPADES, "6H 6H 4H 4H", ["tractor 2 6H"], id="RF04"),
        pytest.param(SPADES, "7H 7H 8H 8H 9H 9H", ["tractor 3 9H"], id="RF05"),
        pytest.param(SPADES, "5H 5H 4S 4S", ["pair 5H", "pair 4S"], id="RF06a"),
        pytest.param(SPADES, "JR JR JB JB", ["pair JR", "pair JB"], id="RF06b"),
        pytest.param(SPADES, "3S 3S 3C 3C", ["pair 3S", "pair 3C"], id="RF06c"),
        pytest.param(SPADES, "AS AS 2D 2D", ["pair 2D", "pair AS"], id="RF06d"),
        pytest.param(SPADES, "5S 5S 4S 4S", ["tractor 2 5S"], id="RF07a"),
        pytest.param(HEARTS, "6H 6H 4H 4H", ["tractor 2 6H"], id="RF07b"),
        pytest.param(SPADES, "2H 2D", ["single 2H", "single 2D"], id="RF08a"),
        pytest.param(SPADES, "2H 2H 2D 2D", ["pair 2H", "pair 2D"], id="RF08b"),
        pytest.param(SPADES, "AD AD KD KD QD", ["tractor 2 AD", "single QD"], id="RF09"),
        pytest.param(BARE, "4S 4S 3S 3S", ["tractor 2 4S"], id="RF45"),
    ],
)
def test_what_a_lead_is_made_of(order: TwoPackRanking, led: str, expected: list[str]) -> None:
    assert parts(order, led) == expected


def test_RF09_several_combinations_are_a_throw() -> None:
    game = playing("AD AD KD KD QD 4C")
    assert refused(game, "AD AD KD KD QD") == "use-throw"
    assert refused(game, "throw AD AD KD KD QD") == ""


NINES, TENS = "9D 9D", "10D 10D 9D 9D"
ACES = "AD AD KD KD QD QD"


@pytest.mark.parametrize(
    ("lead", "hand", "play", "key"),
    [
        pytest.param(NINES, "KD QD QD 7D 4D AS", "QD QD", "", id="RF10a"),
        pytest.param(NINES, "KD QD QD 7D 4D AS", "KD 7D", "must-match-pairs", id="RF10b"),
        pytest.param(NINES, "KD QD 7D AS", "KD QD", "", id="RF11a"),
        pytest.param(NINES, "KD QD 7D AS", "7D AS", "must-follow-group", id="RF11b"),
        pytest.param(NINES, "KD AS AS 4C", "KD AS", "", id="RF12a"),
        pytest.param(NINES, "KD AS AS 4C", "KD 4C", "", id="RF12b"),
        pytest.param(NINES, "KD AS AS 4C", "AS AS", "must-play-all-of-group", id="RF12c"),
        pytest.param(TENS, "QD QD JD JD 8D 8D 5D 4D", "QD QD JD JD", "", id="RF13a"),
        pytest.param(
            TENS, "QD QD JD JD 8D 8D 5D 4D", "QD QD 8D 8D", "must-match-tractor", id="RF13b"
        ),
        pytest.param(TENS, "KD KD JD JD 8D 5D", "KD KD JD JD", "", id="RF14a"),
        pytest.param(TENS, "KD KD JD JD 8D 5D", "KD KD 8D 5D", "must-match-pairs", id="RF14b"),
        pytest.param(TENS, "KD KD JD 8D 5D 4D", "KD KD 5D 4D", "", id="RF15a"),
        pytest.param(TENS, "KD KD JD 8D 5D 4D", "JD 8D 5D 4D", "must-match-pairs", id="RF15b"),
        pytest.param(ACES, "4D 4D 5D 5D 8D 8D JD JD", "4D 4D 5D 5D 8D 8D", "", id="RF16a"),
        pytest.param(
            ACES, "4D 4D 5D 5D 8D 8D JD JD", "4D 4D 8D 8D JD JD", "must-match-tractor", id="RF16b"
        ),
        pytest.param("AD AD KD", "7D 7D 9D 4D 6D", "7D 7D 4D", "", id="RF17a"),
        pytest.param("AD AD KD", "7D 7D 9D 4D 6D", "9D 4D 6D", "must-match-pairs", id="RF17b"),
        pytest.param("AS AS", "5H 9S 8S 8S", "8S 8S", "", id="RF18a"),
        pytest.param("AS AS", "5H 9S 8S 8S", "5H 9S", "must-match-pairs", id="RF18b"),
    ],
)
def test_following(lead: str, hand: str, play: str, key: str) -> None:
    game = playing(hand, trick=lead, size=len(lead.split()))
    assert refused(game, play) == key


@pytest.mark.parametrize(
    ("trick", "winner", "points"),
    [
        pytest.param("AD / KD / 10D / 5D", 0, 25, id="RF19"),
        pytest.param("AD / 4S / 5S / AD", 2, 5, id="RF20"),
        pytest.param("2H / 2D / AS / 2C", 0, 0, id="RF21"),
        pytest.param("5H / JR / 5H / 4S", 0, 10, id="RF22"),
        pytest.param("9D 9D / KD KD / AD 3D / 4S 4S", 3, 20, id="RF23"),
        pytest.param("9D 9D / AS KS / KD QD / 3D 3D", 0, 20, id="RF24"),
        pytest.param("10D 10D 9D 9D / KD KD QD QD / 4S 4S 6S 6S / 7S 7S 8S 8S", 3, 40, id="RF25"),
        pytest.param("10D 10D 9D 9D / KD KD JD JD / 3D 3D 4D 4D / AS AS 2D 2D", 0, 40, id="RF26"),
        pytest.param("AD AD KD / QD QD 4D / 7S 7S 4S / 6S 6S JR", 2, 10, id="RF27"),
        pytest.param("AD KD / QD 10D / 9S 4S / 8S 7S", 2, 20, id="RF28"),
    ],
)
def test_who_takes_a_trick(trick: str, winner: int, points: int) -> None:
    plays = trick.replace("/", "").split()
    size = len(plays) // 4
    game = playing(" ".join(plays[-size:]) + " 4C", trick=" ".join(plays[:-size]), size=size)
    after(game, " ".join(plays[-size:]))
    seat = (1 + winner) % 4  # seat 0 plays last, so seat 1 has led
    assert (game.leader, game.points[seat]) == (seat, points)


@pytest.mark.parametrize(
    ("thrown", "others", "led"),
    [
        pytest.param("AD AD KD", ("KD QD", "JD JD 4D", "4C"), "AD AD KD", id="RF29"),
        pytest.param("AD QD QD", ("KD KD 4D", "4C", "4C"), "AD", id="RF30"),
        pytest.param("QD QD JD JD 9D", ("AD", "KD KD 10D 10D", "4D"), "9D", id="RF31"),
        pytest.param("QD QD 9D 9D", ("KD JD JD", "10D 10D", "AD"), "9D 9D", id="RF32"),
        pytest.param("QD QD 9D 9D", ("KD JD", "8D 8D", "AD"), "QD QD 9D 9D", id="RF33"),
        pytest.param("AH KH", ("5H", "JR 2S", "3S"), "AH KH", id="RF34"),
        pytest.param("5H JR 2S", ("JR", "5H 4S", "AS AS"), "2S", id="RF35"),
    ],
)
def test_throws(thrown: str, others: tuple[str, ...], led: str) -> None:
    game = after(playing(f"{thrown} 7C", *others), f"throw {thrown}")
    assert sorted(game.trick) == sorted(cards(led.replace("10", "T")))
    rest = [] if led == thrown else cards(thrown)
    for card in game.trick if rest else ():
        rest.remove(card)
    assert sorted(game.hands[0].known) == sorted(rest)


def test_RF34_a_plain_throw_may_be_ruffed_with_as_many_trumps() -> None:
    game = playing("AH KH 7C 8C", "5H 4C 4C", "JR 2S 4C", "3S 4C 4C")
    after(game, "throw AH KH", "4C 4C", "JR 2S", "4C 4C")
    assert game.leader == 2


def test_RF36_a_pass_is_final() -> None:
    game = bidding("pass", "bid 60", "bid 65", "pass", "bid 70", opener=1)
    assert (game.turn, game.phase) == (3, "bid")
    after(game, "pass")
    assert (game.declarer, game.bid, game.turn, game.phase) == (2, 70, 2, "trump")


def test_RF37_if_all_pass_the_first_bidder_has_to_play() -> None:
    game = bidding("pass", "pass", "pass", "pass", opener=3)
    assert (game.declarer, game.bid, game.turn) == (3, 55, 3)


@pytest.mark.parametrize(
    ("action", "key"), [("bid 60", "bid-too-low"), ("bid 62", "bad-bid"), ("bid 65", "")]
)
def test_RF38_a_bid_is_higher_than_the_last(action: str, key: str) -> None:
    assert refused(bidding("bid 60"), action) == key


def test_RF38_who_has_passed_may_not_bid_again() -> None:
    with pytest.raises(IllegalAction, match="already-passed"):
        bidding("pass", "bid 60").apply(0, "bid 65")


@pytest.mark.parametrize(
    ("bid", "levels"),
    [
        pytest.param(80, {135: 1, 140: 2, 200: 3, 75: -1, 40: -1, 35: -2, 0: -3}, id="RF39"),
        pytest.param(55, {125: 1, 130: 2, 30: -1, 25: -2}, id="RF40a"),
        pytest.param(125, {160: 1, 165: 2, 65: -1, 60: -2}, id="RF40b"),
        pytest.param(200, {200: 3, 195: -1}, id="RF41"),
    ],
)
def test_levels(bid: int, levels: dict[int, int]) -> None:
    assert {taken: result(taken, bid, "ratio") for taken in levels} == levels


@pytest.mark.parametrize(
    ("last", "taken", "scores"),
    [
        pytest.param("AS AS 4S 4S 6S 6S 7S 7S", 50, [-3, 1, 1, 1], id="RF42"),
        pytest.param("AS 4S 6S 7S", 80, [3, -1, -1, -1], id="RF43"),
    ],
)
def test_the_kitty_counts_for_who_takes_the_last_trick(
    last: str, taken: int, scores: list[int]
) -> None:
    game = scored(90, "10H 5D 4C 4D 6D 7D 8D 9D", last, winner=1)
    assert (game.declarer_points(), game.scores) == (taken, scores)


def test_RF44_points() -> None:
    assert points_in(cards("5H KD TC QS 2H AS 5S 4C")) == 30


def test_section_6_the_auction_ends_at_200() -> None:
    game = bidding("bid 200")
    assert (game.declarer, game.phase) == (0, "trump")


def whole_hand(game: RedFive) -> dict[str, Any]:
    """Play a hand by hints, and sum it up."""
    while not (game.resting or game.winners):
        game.apply(game.turn, hint_of(game, game.turn).action)
    return {"cards": sum(map(len, game.hands)), "points": sum(game.points)}


def test_all_cards_of_a_hand_are_played() -> None:
    game = RedFive(4, "seed")
    assert whole_hand(game) == {"cards": 0, "points": 200 - points_in(game.kitty)}
    assert sum(game.scores) == 0


@pytest.mark.parametrize(
    ("before", "looked_at"),
    [((), {"bid 55", "bid 65", "bid 75", "pass"}), (("bid 190",), {"bid 195", "pass"})],
)
def test_hard_looks_ahead_at_the_lowest_bid_and_two_leaps(
    before: tuple[str, ...], looked_at: set[str]
) -> None:
    game = bidding(*before)
    assert {*candidates(view(game, game.turn), Random(1))} == looked_at


def test_every_hinted_play_is_listed() -> None:
    game = RedFive(4, "seed")
    while not game.resting:
        action = hint_of(game, game.turn).action
        assert action in game.legal(game.turn)
        after(game, action)


def test_a_kitty_shown_is_told() -> None:
    game = burying(options={"show_kitty": "always"})
    kitty = list(game.kitty)
    news = game.apply(0, "trump D")
    assert dict(news[1].words.args)["cards"] == game.cards_text(kitty)


HAND = "4C 4C 6C 6C 7C 7C 8C 8C AS KS"


def test_a_throw_of_one_combination_is_read_as_a_play() -> None:
    game = playing(HAND)
    assert game.read("throw 4c 4c") == "4C 4C"
    assert game.read("throw AS KS") == "throw AS KS"


def test_cards_are_read_in_the_order_of_the_hand() -> None:
    assert playing("").read("throw 4s 5h as 2d jr 3c") == "throw 5H JR 3C 2D AS 4S"


def test_a_trump_suit_is_read_in_many_spellings() -> None:
    game = burying()
    spellings = ("trump S", "trump s", "trump spades", "trump ♠")
    assert {game.read(text) for text in spellings} == {"trump S"}
    assert game.read("trump NT") == "trump none"


MATCHES, ACTIONS = 8, 150


def hold(game: Game, seat: int) -> None:
    """It is all cards but those that the seat sees."""
    assert isinstance(game, RedFive)
    reckoned = game.others(seat)
    assert Counter(game.ranking.packing.cards(reckoned)) == Counter(TWO_PACKS) - Counter(
        game.seen(seat)
    )
    assert game.mind.playout(game).others(seat) == reckoned


def test_others_may_hold_what_a_seat_does_not_see_or_has_forgotten() -> None:
    for number in range(MATCHES):
        random = Random(f"unseen {number}")

        def watch(game: Game, random: Random = random) -> None:
            assert isinstance(game, RedFive)
            if game.phase == "play" and not (game.resting or game.over):
                seen: View[Game] = view(game, game.turn)
                hold(seen.game, game.turn)
                hold(degrade_memory(seen, random).game, game.turn)

        play_on(any_deal(RedFive, random), random, ACTIONS, 0.5, watch)

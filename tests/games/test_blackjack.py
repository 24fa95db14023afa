"""The vectors of the specification, section 15, each under its id."""

from typing import Any

import pytest

from games.blackjack import Blackjack, Options
from games.blackjack.odds import insurance
from games.blackjack.state import is_natural
from games.cards import CARDS, Pile, cards
from games.game import DEAL, HOST
from tests.games.blackjack_positions import (
    deal,
    gains,
    hands,
    hint,
    house,
    legal,
    match,
    odds,
    position,
    said,
)
from tests.games.positions import after

ALL = "hit stand double split surrender"
EIGHTS = ("8S 8D", "6C TC")
SHOE = "3C TD 8H 9C 2D KH 7D"
ACES = ("AS AD", "6C TC")
FROM_ACE = ("TS 9D | AS KD", "AC")


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("AS 6D", "soft 17"),
        ("AS 6D TC", "17"),
        ("AS AD", "soft 12"),
        ("AS AD 9C", "soft 21"),
        ("TS 6D 5C", "21"),
        ("KS QD 2C", "22"),
    ],
)
def test_bj01_totals(cards: str, total: str) -> None:
    assert said(cards) == total


def test_bj02_naturals() -> None:
    assert [is_natural(cards(each)) for each in ("AS KD", "TS AD", "7C 7D 7H")] == [1, 1, 0]
    game = after(position(*ACES, then="KC 9D 5H"), "split")
    assert (hands(game), [box.end for box in game.boxes[0]]) == ("AS KC / AD 9D", ["stood"] * 2)


@pytest.mark.parametrize(
    ("chips", "options", "bets"),
    [
        (1000, {}, range(10, 201, 10)),
        (95, {}, range(10, 91, 10)),
        (1000, {"max_bet": 0}, range(10, 1001, 10)),
        (1000, {"min_bet": 50}, range(50, 201, 10)),
    ],
)
def test_bj03_bets(chips: int, options: dict[str, Any], bets: range) -> None:
    game = match(2, f"{chips} 1000", **options)
    assert [number for number in range(2000) if not game.check(0, f"bet {number}")] == [*bets]


def test_bj03_who_cannot_bet_is_out() -> None:
    game = match(3, "9 1000 1000")
    assert (game.is_out(0), game.waiting()) == (True, [1, 2])


def test_bj04_the_deal() -> None:
    game = match(2)
    game.first = 1
    deal(game, "2C 3C 4C 5C 6C 7C")
    assert (hands(game, 0), hands(game, 1), house(game)) == ("3C 6C", "2C 5C", "4C")
    assert (list(game.hole), game.waiting()) == ([CARDS["7C"]], [1])


@pytest.mark.parametrize(
    ("hand", "options", "actions"),
    [
        pytest.param("TS 6D", {}, "hit stand double surrender", id="bj05"),
        pytest.param("8S 8D", {}, ALL, id="bj05 a pair"),
        pytest.param("KS QD", {"split": "value"}, ALL, id="bj06"),
        pytest.param("KS QD", {"split": "rank"}, "hit stand double surrender", id="bj06 rank"),
        pytest.param("8S 8D", {"chips": "30"}, "hit stand surrender", id="bj07"),
    ],
)
def test_first_actions(hand: str, options: dict[str, Any], actions: str) -> None:
    assert legal(position(hand, "9C 7H", **options)) == actions


def test_bj08_after_a_card_only_hit_and_stand() -> None:
    assert legal(after(position("TS 2D", "9C 7H", then="3C"), "hit")) == "hit stand"


@pytest.mark.parametrize(
    ("hand", "double", "may"),
    [
        ("5S 6D", "nine", True),
        ("5S 3D", "nine", False),
        ("AS 8D", "nine", False),
        ("5S 4D", "ten", False),
        ("6S 4D", "ten", True),
        ("AS 8D", "any", True),
    ],
)
def test_bj09_what_may_be_doubled(hand: str, double: str, may: bool) -> None:
    assert ("double" in legal(position(hand, "9C 7H", double=double))) is may


def played(*actions: str, **setting: Any) -> tuple[str, list[int]]:
    """The house and the gains after these actions."""
    game = after(position(setting.pop("hands"), setting.pop("against"), **setting), *actions)
    return house(game), gains(game)


BJ12 = {"hands": "AS KD", "against": "9C 7H"}
BJ18 = {"hands": "TS 8D", "against": "6D AC", "then": "4C"}
BJ33 = {"hands": "2S 3D", "against": "TC 9H", "then": "4C 2D 5H", "charlie": 5}


@pytest.mark.parametrize(
    ("actions", "setting", "shown", "won"),
    [
        pytest.param(
            "double",
            {"hands": "5S 6D", "against": "6C TH", "then": "9C KD"},
            "6C TH KD",
            40,
            id="bj10",
        ),
        pytest.param(
            "double", {"hands": "5S 6D", "against": "TC 9H", "then": "2C"}, "TC 9H", -40, id="bj11"
        ),
        pytest.param(
            "surrender", {"hands": "TS 6D", "against": "TC 9H"}, "TC 9H", -10, id="bj11 surrender"
        ),
        pytest.param("", BJ12, "9C 7H", 30, id="bj12"),
        pytest.param("", BJ12 | {"pays": "six_five"}, "9C 7H", 24, id="bj12 six_five"),
        pytest.param("", BJ12 | {"pays": "even"}, "9C 7H", 20, id="bj12 even"),
        pytest.param("", {"hands": "TS 9D", "against": "TC AH"}, "TC AH", -20, id="bj16"),
        pytest.param(
            "",
            {"hands": "TS 9D", "against": "AC TH", "insurance": False},
            "AC TH",
            -20,
            id="bj16 an ace",
        ),
        pytest.param("stand", BJ18, "6D AC", 20, id="bj18"),
        pytest.param("stand", BJ18 | {"soft17": "hit"}, "6D AC 4C", -20, id="bj18 hit"),
        pytest.param(
            "stand",
            {"hands": "TS 8D", "against": "5D AC", "then": "AD 3C"},
            "5D AC AD",
            20,
            id="bj19",
        ),
        pytest.param(
            "stand",
            {"hands": "TS 8D", "against": "6D 5C", "then": "AC 8C"},
            "6D 5C AC 8C",
            -20,
            id="bj19 a soft 12",
        ),
        pytest.param("stand", {"hands": "TS 9D", "against": "TC 9H"}, "TC 9H", 0, id="bj20"),
        pytest.param(
            "hit",
            {"hands": "TS 6D", "against": "TC 5H", "then": "KC"},
            "TC 5H",
            -20,
            id="bj20 over",
        ),
        pytest.param("hit hit hit", BJ33, "TC 9H", 20, id="bj33"),
    ],
)
def test_results(actions: str, setting: dict[str, Any], shown: str, won: int) -> None:
    assert played(*actions.split(), **setting) == (shown, [won])


def test_bj10_the_doubled_hand() -> None:
    assert hands(after(position("5S 6D", "6C TH", "9C KD"), "double")) == "5S 6D 9C"


def test_bj13_insurance_is_asked_of_all_at_once() -> None:
    game = position("TS 9D | AS KD", "AC TH")
    assert (game.phase, game.waiting()) == ("insure", [0, 1])
    assert [game.legal(seat) for seat in range(2)] == [["insure", "pass"]] * 2


@pytest.mark.parametrize(("answer", "won"), [("pass", [-20, 0]), ("insure", [0, 20])])
def test_bj14_insurance_against_a_natural(answer: str, won: list[int]) -> None:
    assert gains(after(position("TS 9D | AS KD", "AC TH"), answer, answer)) == won


def test_bj15_insurance_against_no_natural() -> None:
    game = after(position("TS 9D | AS KD", "AC 7H"), "insure", "pass")
    assert game.waiting() == [0]
    assert gains(after(game, "stand")) == [10, 30]


def test_bj17_insurance_is_asked_of_who_can_pay() -> None:
    assert position("TS 9D | TC 8D", "AC 7H", chips="25 1000").waiting() == [1]


def test_bj21_who_is_over_is_done() -> None:
    game = after(position("TS 6D | TC 9C", "TH 5H", then="KC 9D"), "hit")
    assert game.waiting() == [1]
    after(game, "stand")
    assert (house(game), gains(game)) == ("TH 5H 9D", [-20, 20])


def test_bj22_twenty_one_stands_by_itself() -> None:
    game = after(position("7S 7D | TC 9C", "TH 5H", then="7C"), "hit")
    assert game.waiting() == [1]


@pytest.mark.parametrize(("das", "actions"), [(True, "hit stand double"), (False, "hit stand")])
def test_bj23_the_first_of_two_hands(das: bool, actions: str) -> None:
    game = after(position(*EIGHTS, then="3C 8H 9C 2D", das=das), "split")
    assert (hands(game), legal(game)) == ("8S 3C / 8D", actions)


def test_bj24_the_second_of_two_hands() -> None:
    game = after(position(*EIGHTS, then=SHOE), "split", "double")
    assert (hands(game), legal(game)) == ("8S 3C TD / 8D 8H", "hit stand double split")


def test_bj25_three_hands() -> None:
    game = after(position(*EIGHTS, then=SHOE), "split", "double")
    stages = [hands(after(game, action)) for action in ("split", "stand", "hit")]
    assert stages == [
        "8S 3C TD / 8D 9C / 8H",
        "8S 3C TD / 8D 9C / 8H 2D",
        "8S 3C TD / 8D 9C / 8H 2D KH",
    ]
    after(game, "stand")
    assert (house(game), gains(game)) == ("6C TC 7D", [80])


def test_bj26_so_many_hands() -> None:
    game = after(position(*EIGHTS, then="8H 8C 8S 2D"), "split", "split", "split")
    assert (hands(game), legal(game)) == ("8S 8S / 8C / 8H / 8D", "hit stand double")
    game = after(position(*EIGHTS, then="8H 8C 8S 2D", max_hands=2), "split")
    assert legal(game) == "hit stand double"


def test_bj27_split_aces_get_a_card_each() -> None:
    game = after(position(*ACES, then="KC 9D 5H"), "split")
    assert (hands(game), gains(game)) == ("AS KC / AD 9D", [-20])


def test_bj28_aces_are_split_once() -> None:
    game = after(position(*ACES, then="AC 9D 5H"), "split")
    assert (hands(game), game.phase) == ("AS AC / AD 9D", "over")
    game = after(position(*ACES, then="AC 9D", resplit_aces=True), "split")
    assert legal(game) == "stand split"


def test_bj29_split_aces_may_be_hit() -> None:
    game = after(position(*ACES, then="5C 9D", hit_aces=True), "split")
    assert legal(game) == "hit stand double"


@pytest.mark.parametrize(
    ("hand", "then", "actions", "how", "won"),
    [
        pytest.param("5S 6D", "9C", "double", "takes_all", -40, id="bj30"),
        pytest.param("5S 6D", "9C", "double", "takes_one", -20, id="bj30 one"),
        pytest.param("5S 6D", "9C", "surrender", "takes_all", -20, id="bj30 surrender"),
        pytest.param("8S 8D", "9D KC TD KH", "split hit hit", "takes_all", -40, id="bj31"),
        pytest.param("8S 8D", "9D KC TD KH", "split hit hit", "takes_one", -20, id="bj31 one"),
        pytest.param("AS KD", "", "", "takes_all", 0, id="bj32"),
    ],
)
def test_a_natural_at_the_end(hand: str, then: str, actions: str, how: str, won: int) -> None:
    game = after(position(hand, "TC AH", then=then, house_blackjack=how), *actions.split())
    assert gains(game) == [won]


def test_bj32_nobody_looks() -> None:
    game = after(position("TS 6D", "AC TH", house_blackjack="takes_all"), "pass")
    assert game.waiting() == [0]


def test_bj33_without_charlie_five_cards_go_on() -> None:
    game = after(position("2S 3D", "TC 9H", then="4C 2D 5H"), "hit", "hit", "hit")
    assert legal(game) == "hit stand"


@pytest.mark.parametrize(
    ("seats", "left", "options", "is_shuffled"),
    [
        (2, 78, {}, False),
        (2, 77, {}, True),
        (3, 24, {"decks": 1}, False),
        (3, 23, {"decks": 1}, True),
        (2, 300, {"shoe": "fresh"}, True),
    ],
)
def test_bj34_the_shuffle(
    seats: int, left: int, options: dict[str, Any], is_shuffled: bool
) -> None:
    game = match(seats, **options)
    game.round, before = 2, game.shuffles
    game.discards, game.shoe = Pile(game.shoe[left:]), Pile(game.shoe[:left])
    game.shuffle_shoe()
    assert (game.shuffles > before) is is_shuffled
    assert len(game.shoe) == (len(game.pack()) if is_shuffled else left)


@pytest.mark.parametrize(
    ("seats", "options", "is_possible"),
    [
        (3, {"decks": 1}, True),
        (4, {"decks": 1}, False),
        (7, {"decks": 2}, False),
        (7, {"decks": 4}, True),
        (1, {"min_bet": 500, "max_bet": 200}, False),
        (1, {"start_chips": 100, "min_bet": 200, "max_bet": 0}, False),
    ],
)
def test_bj35_possible_tables(seats: int, options: dict[str, Any], is_possible: bool) -> None:
    assert (Blackjack.objection(seats, Options(**options)) is None) is is_possible


def ended(chips: str, number: int) -> Blackjack:
    """A match as it is after a round that ended with these chips."""
    game = match(len(chips.split()))
    game.round, game.scores = number, [int(each) for each in chips.split()]
    game.finish_round()
    return game


@pytest.mark.parametrize(
    ("chips", "number", "is_over"),
    [
        ("1200 5", 3, True),
        ("1200 10", 3, False),
        ("5", 3, True),
        ("700", 3, False),
        ("1200 800", 20, True),
    ],
)
def test_bj36_the_end(chips: str, number: int, is_over: bool) -> None:
    assert ended(chips, number).over is is_over


def test_bj37_who_wins() -> None:
    assert ended("1200 1350 1350", 20).winners == [1, 2]
    alone = [ended(chips, 20) for chips in ("1010", "1000", "900")]
    assert [(each.winners, each.tied, each.lost) for each in alone] == [
        ([0], False, False),
        ([], True, False),
        ([], False, True),
    ]


def test_bj38_expectations() -> None:
    wanted = {"stand": -0.511, "hit": -0.324, "double": -0.693}
    assert odds("TS 3D", "8C") == pytest.approx(wanted, abs=0.002)


def test_bj39_insurance() -> None:
    tens, left, value = insurance(6, CARDS["AC"], cards("TS 9D"))
    assert (tens, left) == (95, 309)
    assert value == pytest.approx(-0.078, abs=0.0005)


@pytest.mark.parametrize(
    ("hand", "ups", "options", "actions"),
    [
        pytest.param("TS 6D", "9 T A", {}, "surrender surrender surrender", id="bj40"),
        pytest.param("TS 6D", "9 T A", {"surrender": False}, "hit hit hit", id="bj40 none"),
        pytest.param("TS 2D", "2 3 4 6 7", {}, "hit hit stand stand hit", id="bj41"),
        pytest.param("TS 3D", "2 6 7", {}, "stand stand hit", id="bj41 13"),
        pytest.param("6S 5D", "A T", {}, "hit double", id="bj42"),
        pytest.param("6S 5D", "A T", {"soft17": "hit"}, "double double", id="bj42 hit"),
        pytest.param("AS 7D", "2 3 6 7 8 9", {}, "stand double double stand stand hit", id="bj43"),
        pytest.param("9S 9D", "6 7 8 T A", {}, "split stand split stand stand", id="bj44"),
        pytest.param("4S 4D", "4 5 6", {}, "hit split split", id="bj45"),
        pytest.param("4S 4D", "4 5 6", {"das": False}, "hit hit hit", id="bj45 no das"),
        pytest.param("8S 8D", "T", {}, "split", id="bj46"),
        pytest.param(
            "8S 8D",
            "T",
            {"house_blackjack": "takes_all", "surrender": False},
            "hit",
            id="bj46 takes_all",
        ),
        pytest.param("AS 8D", "6", {}, "stand", id="bj47"),
        pytest.param("AS 8D", "6", {"soft17": "hit"}, "double", id="bj47 hit"),
        pytest.param("TS 5D", "A", {}, "hit", id="bj47 15"),
        pytest.param("TS 5D", "A", {"soft17": "hit"}, "surrender", id="bj47 15 hit"),
        pytest.param("AS AD", "T", {}, "split", id="bj48"),
        pytest.param("5S 5D", "6", {}, "double", id="bj48 fives"),
        pytest.param("KS QD", "6", {}, "stand", id="bj48 tens"),
        pytest.param("2S 2D", "7 8", {}, "split hit", id="bj48 twos"),
    ],
)
def test_hints(hand: str, ups: str, options: dict[str, Any], actions: str) -> None:
    assert " ".join(hint(hand, f"{up}C", **options) for up in ups.split()) == actions


def test_the_first_seat_goes_round_past_those_who_are_out() -> None:
    game = match(3, "1000 1000 20")
    game = deal(game, "TS TC 8D KS KC 8C KD 9H")
    after(game, "stand", "stand", "stand")
    assert game.is_eliminated(2)
    game.apply(HOST, DEAL)
    assert game.first == 1
    deal(game, "TS TC KD KS KC 9H")
    after(game, "stand", "stand")
    game.apply(HOST, DEAL)
    assert game.first == 0


def test_the_cards_of_earlier_rounds_go_on_where_the_shoe_runs_out() -> None:
    game = position("TS 6D", "TC 9H")
    game.discards = Pile(cards("2C"))
    after(game, "hit")
    assert (hands(game), list(game.discards)) == ("TS 6D 2C", [])

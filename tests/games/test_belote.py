"""The vectors of the specification, section 13, each under its id, and its invariants."""

from typing import Any

import pytest

from games.belote import Belote, Options
from games.belote.declarations import declarations, declared_points
from games.belote.score import Facts, score
from games.belote.state import RANKINGS, points
from games.cards import cards
from games.tricks import PACK32
from tests.games.belote_positions import COINCHE, dealt, position
from tests.games.positions import after

AUCTION = Options(**COINCHE)


def from_the_top(suit: str, trump: str) -> str:
    held = [card for card in PACK32 if card.suit == suit]
    held.sort(key=RANKINGS[trump].power.__getitem__, reverse=True)
    return " ".join(held)


def refused(game: Belote, action: str) -> str:
    problem = game.check(game.waiting()[0], game.read(action))
    return problem.key if problem else ""


@pytest.mark.parametrize(
    ("suit", "expected"),
    [
        pytest.param("H", "JH 9H AH TH KH QH 8H 7H", id="BE01 trump"),
        pytest.param("C", "AC TC KC QC JC 9C 8C 7C", id="BE01 side"),
    ],
)
def test_the_order_of_the_cards(suit: str, expected: str) -> None:
    assert from_the_top(suit, "H") == expected


def test_be02_points() -> None:
    suits = {suit: [card for card in PACK32 if card.suit == suit] for suit in "HC"}
    assert [points(suits["H"], "H"), points(suits["C"], "H"), points(PACK32, "H")] == [62, 30, 152]


@pytest.mark.parametrize(
    ("trick", "hand", "legal", "bad", "why"),
    [
        pytest.param("9C", "7C JH AS", "7C", "JH", "must-follow-suit", id="BE03"),
        pytest.param("AC", "8H JH AS", "8H JH", "AS", "belote-must-trump", id="BE04"),
        pytest.param("AC 7C", "8H JH AS", "8H AS JH", "", "", id="BE05"),
        pytest.param("9C AC", "8H JH AS", "8H JH", "", "", id="BE06"),
        pytest.param("AC TH 7C", "8H JH AS", "8H AS JH", "", "", id="BE07"),
        pytest.param("AC TH", "8H JH AS", "JH", "8H", "belote-must-go-over", id="BE08"),
        pytest.param("AC TH", "8H QH AS", "8H QH", "AS", "belote-must-trump", id="BE09"),
        pytest.param("TH", "8H AH JH 9C", "AH JH", "8H", "belote-must-go-over", id="BE10"),
        pytest.param("TH 7H", "8H AH 9C", "AH", "", "", id="BE11"),
        pytest.param("JH", "8H 9H AS", "8H 9H", "", "", id="BE12"),
        pytest.param("JH", "AS 7C", "7C AS", "", "", id="BE13"),
        pytest.param("9C 8H", "TC JH AS", "TC", "", "", id="BE14"),
        pytest.param("9C 8H", "7H AS", "7H", "", "", id="BE15"),
    ],
)
def test_plays(trick: str, hand: str, legal: str, bad: str, why: str) -> None:
    game = position(hand, trick)
    assert sorted(game.moves(0)) == sorted(legal.split())
    assert not bad or refused(game, bad) == why


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        pytest.param("AC TH", "8H QH AS", "8H QH AS", id="BE09 free"),
        pytest.param("9C 8H", "7H AS", "7H AS", id="BE15 free"),
    ],
)
def test_nobody_has_to_trump_lower_without_that_rule(trick: str, hand: str, legal: str) -> None:
    assert sorted(position(hand, trick, undertrump=False).moves(0)) == sorted(legal.split())


@pytest.mark.parametrize(
    ("trick", "trump", "leader", "winner"),
    [
        pytest.param("AC TC 7H KC", "H", 1, 3, id="BE16"),
        pytest.param("9H AH JH 7H", "H", 0, 2, id="BE17"),
        pytest.param("TD AD KS QS", "S", 3, 1, id="BE18"),
        pytest.param("9C AS 8C JC", "H", 2, 1, id="BE19"),
        pytest.param("KC QC TC 9C", "H", 0, 2, id="BE19 tens"),
    ],
)
def test_who_takes_a_trick(trick: str, trump: str, leader: int, winner: int) -> None:
    assert (leader + RANKINGS[trump].best(cards(trick))) % 4 == winner


@pytest.mark.parametrize(
    ("calls", "options", "seat", "legal"),
    [
        pytest.param("", {}, 0, "take, pass", id="BE20"),
        pytest.param("pass " * 4, {}, 0, "trump D, trump H, trump S, pass", id="BE21"),
        pytest.param("bid-H-80 coinche", COINCHE, 2, "surcoinche, pass", id="BE50"),
        pytest.param("bid-H-80 coinche pass", COINCHE, 0, "surcoinche, pass", id="BE50 second"),
    ],
)
def test_calls(calls: str, options: dict[str, Any], seat: int, legal: str) -> None:
    game = after(dealt(**options), *(call.replace("-", " ") for call in calls.split()))
    assert (game.waiting(), ", ".join(game.moves(seat))) == ([seat], legal)


@pytest.mark.parametrize(
    ("calls", "action", "options", "why"),
    [
        pytest.param("", "trump S", {}, "belote-not-yet", id="BE20"),
        pytest.param("pass " * 4, "trump C", {}, "belote-turned-down", id="BE21"),
        pytest.param("pass " * 4, "take", {}, "belote-turned-down", id="BE21 take"),
        pytest.param(
            "bid-H-80 pass bid-H-100", "bid S 100", COINCHE, "belote-bid-too-low", id="BE46"
        ),
        pytest.param(
            "bid-H-80 pass bid-H-100", "bid S 115", COINCHE, "belote-not-a-value", id="BE46 odd"
        ),
        pytest.param("bid-H-80 pass bid-H-100", "coinche", COINCHE, "", id="BE46 coinche"),
        pytest.param("", "coinche", COINCHE, "belote-nothing-to-coinche", id="BE47"),
        pytest.param("bid-H-80 pass", "coinche", COINCHE, "belote-own-side", id="BE47 own"),
        pytest.param("bid-H-80", "take", COINCHE, "belote-wrong-phase", id="take in an auction"),
    ],
)
def test_refused_calls(calls: str, action: str, options: dict[str, Any], why: str) -> None:
    game = after(dealt(**options), *(call.replace("-", " ") for call in calls.split()))
    assert refused(game, action) == why


@pytest.mark.parametrize(
    ("passes", "options"),
    [pytest.param(8, {}, id="BE22"), pytest.param(4, COINCHE, id="BE49")],
)
def test_a_deal_that_all_pass_has_no_score(passes: int, options: dict[str, Any]) -> None:
    game = after(dealt(**options), *["pass"] * passes)
    assert (game.resting, game.scores) == (True, [0, 0, 0, 0])


def test_be23_the_taker_gets_the_turned_card() -> None:
    hands = [f"7{suit} 8{suit} 9{suit} T{suit} J{suit}" for suit in "CDHS"]
    stock = "KC AC QD KD AD QH KH AH QS KS AS"
    game = after(dealt(" / ".join(hands), "QC", stock), "pass", "take")
    fresh = [" ".join(hand[5:]) for hand in game.hands]
    assert fresh == ["KC AC QD", "QC KD AD", "QH KH AH", "QS KS AS"]
    assert (game.leader, game.trump, [*game.hands[1].known]) == (0, "C", cards("QC"))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("7C 8C 9C TC JH QH KH AS", [20, 50], id="BE24"),
        pytest.param("9C TC JC QC KC 7H 8H AS", [100], id="BE24 five"),
        pytest.param("8C 9C TC JC QC KC 7H AS", [100], id="BE24 six"),
        pytest.param("JC JD JH JS 9C TC QC AS", [50, 200], id="BE25"),
        pytest.param("8C 8D 8H 8S AS KS 7D 9H", [], id="BE25 eights"),
        pytest.param("9C 9D 9H 9S AC KC QH 7D", [150], id="BE25 nines"),
        pytest.param("QD KD AD 7D 8C 9S TS KH", [20], id="BE25 ace"),
        pytest.param("KC AC 7C 8D", [], id="BE26"),
        pytest.param("7C 8C TC JC", [], id="BE26 gap"),
    ],
)
def test_declarations(hand: str, expected: list[int]) -> None:
    assert sorted(each.points for each in declarations(cards(hand))) == expected


def fours(one: str, two: str) -> list[str]:
    return [" ".join(f"{rank}{suit}" for suit in "CDHS") for rank in (one, two)]


@pytest.mark.parametrize(
    ("hands", "trump", "leader", "expected"),
    [
        pytest.param(["JC QC KC", "QD KD AD"], "S", 0, [0, 20], id="BE27"),
        pytest.param(["8C 9C TC JC", "QD KD AD"], "S", 0, [50, 0], id="BE28"),
        pytest.param(["TC JC QC KC AC", "QC QD QH QS"], "S", 0, [0, 100], id="BE29"),
        pytest.param(["7C 8C 9C", "7D 8D 9D"], "D", 0, [0, 20], id="BE30 trump"),
        pytest.param(["7C 8C 9C", "7D 8D 9D"], "S", 0, [20, 0], id="BE30 first"),
        pytest.param(["7C 8C 9C", "7D 8D 9D"], "S", 1, [0, 20], id="BE30 second"),
        pytest.param(["8C 9C TC JC", "QD KD AD", "7H 8H 9H"], "S", 0, [70, 0], id="BE31"),
        pytest.param(fours("J", "9"), "S", 0, [200, 0], id="BE32 J 9"),
        pytest.param(fours("9", "A")[::-1], "S", 0, [0, 150], id="BE32 A 9"),
        pytest.param(fours("A", "T"), "S", 0, [100, 0], id="BE32 A T"),
        pytest.param(fours("K", "T"), "S", 0, [0, 100], id="BE32 K T"),
        pytest.param(fours("Q", "K"), "S", 0, [0, 100], id="BE32 Q K"),
    ],
)
def test_whose_declarations_count(
    hands: list[str], trump: str, leader: int, expected: list[int]
) -> None:
    held = [cards(hand) for hand in (*hands, "", "", "")][:4]
    assert declared_points(held, trump, leader) == expected


TAKE, LOST, PLAIN_BELOTE = Options(), Options(tie="lost"), Options(belote_counts=False)
NEVER = Options(**COINCHE, belote_counts=False)
ALL, NONE = (252, 0), (0, 252)


def facts(
    base: tuple[int, int],
    *,
    makers: int = 0,
    royal: int | None = None,
    declared: tuple[int, int] = (0, 0),
    bid: int = 0,
    stake: int = 1,
) -> Facts:
    """The facts of a deal; `royal` is the team with the belote."""
    won = 8 if base[makers] == 252 else 0 if base[1 - makers] == 252 else 4
    belote = (20 * (royal == 0), 20 * (royal == 1))
    return Facts(makers, base, won, declared, belote, bid, stake)


@pytest.mark.parametrize(
    ("deal", "options", "held", "expected"),
    [
        pytest.param(facts((92, 70)), TAKE, 0, (92, 70, 0), id="BE33"),
        pytest.param(facts((80, 82)), TAKE, 0, (0, 162, 0), id="BE34"),
        pytest.param(facts((81, 81)), TAKE, 0, (0, 81, 81), id="BE35"),
        pytest.param(facts((81, 81)), LOST, 0, (0, 162, 0), id="BE35 lost"),
        pytest.param(facts((62, 100), makers=1), TAKE, 81, (62, 181, 0), id="BE36"),
        pytest.param(facts((90, 72), makers=1), TAKE, 81, (243, 0, 0), id="BE36 lost"),
        pytest.param(facts(ALL), TAKE, 0, (252, 0, 0), id="BE37"),
        pytest.param(facts(NONE), TAKE, 0, (0, 252, 0), id="BE37 lost"),
        pytest.param(facts((81, 81), royal=0), TAKE, 0, (101, 81, 0), id="BE38"),
        pytest.param(facts((90, 72), royal=1), TAKE, 0, (0, 182, 0), id="BE38 B"),
        pytest.param(facts((60, 102), royal=0), TAKE, 0, (20, 162, 0), id="BE39"),
        pytest.param(facts((71, 91), royal=0), TAKE, 0, (20, 91, 71), id="BE40"),
        pytest.param(facts((81, 81), royal=0), PLAIN_BELOTE, 0, (20, 81, 81), id="BE40 plain"),
        pytest.param(facts((100, 62), declared=(0, 50)), TAKE, 0, (0, 212, 0), id="BE41"),
        pytest.param(facts((50, 112), declared=(50, 0)), TAKE, 0, (0, 212, 0), id="BE41 own"),
        pytest.param(facts((70, 92), declared=(50, 0)), TAKE, 0, (120, 92, 0), id="BE42"),
        pytest.param(facts(ALL, declared=(0, 100)), TAKE, 0, (252, 100, 0), id="BE43"),
        pytest.param(facts(ALL, declared=(0, 200), royal=1), TAKE, 0, (252, 220, 0), id="BE43 B"),
        pytest.param(facts((81, 81)), TAKE, 81, (0, 81, 162), id="BE44"),
        pytest.param(facts((104, 58), bid=100), AUCTION, 0, (204, 58, 0), id="BE51"),
        pytest.param(facts((98, 64), bid=100), AUCTION, 0, (0, 262, 0), id="BE51 failed"),
        pytest.param(facts((104, 58), bid=100, stake=2), AUCTION, 0, (362, 0, 0), id="BE52"),
        pytest.param(facts((98, 64), bid=100, stake=2), AUCTION, 0, (0, 362, 0), id="BE52 failed"),
        pytest.param(facts((104, 58), bid=100, stake=3), AUCTION, 0, (462, 0, 0), id="BE52 three"),
        pytest.param(facts((80, 82), bid=80), AUCTION, 0, (160, 82, 0), id="BE53"),
        pytest.param(facts((79, 83), bid=80), AUCTION, 0, (0, 242, 0), id="BE53 failed"),
        pytest.param(facts((84, 78), royal=0, bid=100), AUCTION, 0, (204, 78, 0), id="BE54"),
        pytest.param(facts((84, 78), royal=0, bid=100), NEVER, 0, (20, 262, 0), id="BE54 never"),
        pytest.param(facts(ALL, bid=250), AUCTION, 0, (502, 0, 0), id="BE55"),
        pytest.param(facts((152, 10), bid=250), AUCTION, 0, (0, 412, 0), id="BE55 seven"),
        pytest.param(facts(ALL, bid=250, stake=2), AUCTION, 0, (752, 0, 0), id="BE55 coinche"),
        pytest.param(facts(ALL, bid=120), AUCTION, 0, (372, 0, 0), id="BE56"),
        pytest.param(facts(NONE, bid=120), AUCTION, 0, (0, 282, 0), id="BE56 none"),
        pytest.param(facts((90, 72), royal=0, bid=120), AUCTION, 0, (20, 282, 0), id="BE57"),
        pytest.param(
            facts((124, 38), royal=1, bid=120, stake=2), AUCTION, 0, (402, 20, 0), id="BE57 B"
        ),
    ],
)
def test_scores(deal: Facts, options: Options, held: int, expected: tuple[int, int, int]) -> None:
    scored = score(deal, options, held)
    assert (*scored.points, scored.held) == expected


def test_be45_every_bid_of_the_first_seat() -> None:
    game = dealt(**COINCHE)
    assert (game.waiting(), len(game.moves(0))) == ([0], 41)


def test_be46_the_lowest_bid() -> None:
    game = after(dealt(**COINCHE), "bid H 80", "pass", "bid H 100")
    assert next(move for move in game.moves(3) if move.startswith("bid S")) == "bid S 110"


def test_be48_three_passes_end_the_auction() -> None:
    game = after(dealt(**COINCHE), "bid S 90", "pass", "bid spades 100", *["pass"] * 3)
    assert (game.maker, game.trump, game.bid, game.leader) == (2, "S", 100, 0)


def test_be49_a_seat_that_has_passed_may_bid() -> None:
    calls = ["pass", "pass", "bid C 80", "pass", "pass", "bid C 90"]
    assert after(dealt(**COINCHE), *calls).waiting() == [2]


def test_be50_two_passes_after_a_coinche() -> None:
    game = after(dealt(**COINCHE), "bid H 80", "coinche", "pass", "pass")
    assert (game.phase, game.stake) == ("play", 2)


@pytest.mark.parametrize(
    ("before", "deal", "winners"),
    [
        pytest.param((980, 900), (92, 70), [0, 2], id="BE58"),
        pytest.param((950, 960), (82, 80), [1, 3], id="BE58 both"),
        pytest.param((918, 920), (82, 80), [], id="BE58 equal"),
        pytest.param((900, 899), (92, 70), [], id="BE58 nobody"),
    ],
)
def test_the_end(before: tuple[int, int], deal: tuple[int, int], winners: list[int]) -> None:
    game = dealt()
    game.scores = [sum(each) for each in zip(before, deal, strict=True)] * 2
    assert game.decided() == winners


def test_only_the_better_side_shows_its_declarations_and_only_in_the_second_trick() -> None:
    hands = "7C 8C 9C TC AD / 7D 8D 9D AC KH / 7H TD JD 9S AS / 7S 8S KC TS TH"
    game = after(dealt(hands, "JH", "JC QC KD QD KS QS QH 8H 9H JS AH"), "take")
    game = after(game, "7C")
    for _ in range(3):
        seat = game.waiting()[0]
        game.apply(seat, game.moves(seat)[0])
    assert [bool(places) for places in game.shown] == [True, False, False, False]
    assert {*cards("8C 9C TC")} <= {*game.hands[0].known}
    assert game.hands[1].known == []

"""The vectors of the specification, section 14, each under its id."""

from itertools import combinations, product
from typing import Any

import pytest

from games.cards import CARDS, HIDDEN, cards
from games.dou_dizhu import DouDizhu, Options
from games.dou_dizhu.kinds import combinations_in, packed
from games.dou_dizhu.state import State
from games.game import DEAL, HOST
from games.view import view
from tests.games.dou_dizhu_positions import auction, goes_over, kind, position
from tests.games.positions import after
from tests.voice import SAY

PLANE = "3C 3D 3H 4C 4D 4H"
LONG_PLANE = "4C 4D 4H 5C 5D 5H 6C 6D 6H"
FOUR_PLANES = "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H"
EIGHTS = "8C 8D 8H 8S"
ATTACHED = ("3C", "3C 5C", "3C 3D", "3C 3D 5C 5D", "3C 3D 3H 3S", "JB JR", "3C JR")
TOP_PLANE = "QC QD QH KC KD KH AC AD AH"
HIGH = "3C 4D 5H 6S 7C 8D 9H TS JC QD KH AS"


def test_dz01_the_order_of_cards() -> None:
    game = position()
    found = sorted(cards("2S JR AC 3D JB TH"), key=game.order)
    assert found == cards("3D TH AC 2S JB JR")


@pytest.mark.parametrize(
    ("pairs", "answers"),
    [
        pytest.param("4D/4C, JB/2S, JR/JB, 3C/2C", "no yes yes no", id="DZ02"),
        pytest.param(
            "4C 4D 4H 3C/3D 3H 3S AC, 4C 4D 4H 3C 3D/3H 3S 3D KC, 4C 4D 4H/3D 3H 3S AC",
            "yes no no", id="DZ17",
        ),
        pytest.param(
            "4C 5C 6C 7C 8C/3S 4D 5D 6D 7D, 4C 5C 6C 7C 8C 9C/3S 4D 5D 6D 7D, "
            "3C 4C 5C 6C 7C/3S 4D 5D 6D 7D", "yes no no", id="DZ18",
        ),
        pytest.param(
            f"3C 3D 3H 3S/2S, 3C 3D 3H 3S/{HIGH}, 3C 3D 3H 3S/4C 4D 4H 4S, "
            "4C 4D 4H 4S/3C 3D 3H 3S, JB JR/2C 2D 2H 2S, 2C 2D 2H 2S/JB JR",
            "yes yes no yes yes no", id="DZ19",
        ),
        pytest.param(
            f"9C 9D 9H 9S 3C 4C/{EIGHTS} 3C 4C, 9C 9D 9H 9S 3C 4C/3C 3D 3H 3S, "
            "9C 9D 9H 9S 3C 4C/AC AD, 3C 3D 3H 3S/9C 9D 9H 9S 3C 4C",
            "yes no no yes", id="DZ20",
        ),
    ],
)  # fmt: skip
def test_what_goes_over_what(pairs: str, answers: str) -> None:
    found = [goes_over(*pair.split("/")) for pair in pairs.split(", ")]
    assert ["yes" if each else "no" for each in found] == answers.split()


@pytest.mark.parametrize(
    ("hands", "kinds", "options"),
    [
        pytest.param(
            ["7C 7D", "7C 7D 7H", "7C 7D 7H 7S", "JB JR", "7C 8C", "2S JB"],
            "pair, triplet, bomb, rocket, nothing, nothing", {}, id="DZ03",
        ),
        pytest.param(
            [f"7C 7D 7H {more}" for more in ("3C", "JR", "3C 3D", "3C 4C", "JB JR")],
            "triplet with single, triplet with single, triplet with pair, nothing, nothing",
            {}, id="DZ04",
        ),
        pytest.param(
            ["3C 4D 5H 6S 7C", "3C 4D 5H 6S", "TC JD QH KS AC", "JC QD KH AS 2C",
             "AC 2D 3H 4S 5C"],
            "sequence 5, nothing, sequence 5, nothing, nothing", {}, id="DZ05",
        ),
        pytest.param([HIGH], "sequence 12", {}, id="DZ06"),
        pytest.param(
            ["3C 3D 4C 4D 5C 5D", "3C 3D 4C 4D", "QC QD KC KD AC AD", "KC KD AC AD 2C 2D"],
            "pair sequence 3, nothing, pair sequence 3, nothing", {}, id="DZ07",
        ),
        pytest.param(
            [PLANE, "KC KD KH AC AD AH", "AC AD AH 2C 2D 2H", "3C 3D 3H 5C 5D 5H"],
            "triplet sequence 2, triplet sequence 2, nothing, nothing", {}, id="DZ08",
        ),
        *[
            pytest.param(
                [f"{PLANE} {more}" for more in ("7C 9C", "7C 7D", "7C 7D 9C 9D", "7C", "7C 9C 9D")],
                f"triplet sequence with singles 2, {alike}, triplet sequence with pairs 2, "
                "nothing, nothing", options, id=name,
            )
            for name, alike, options in (
                ("DZ09", "triplet sequence with singles 2", {}),
                ("DZ10", "nothing", {"attached_alike": False}),
            )
        ],
        pytest.param(
            [f"{PLANE} {more}" for more in ("2C JR", "JB JR", "3S 5C")],
            "triplet sequence with singles 2, nothing, nothing", {}, id="DZ11",
        ),
        pytest.param(
            [f"{LONG_PLANE} 7C 7D 7H", f"{LONG_PLANE} 8C 8D 8H", f"{LONG_PLANE} 3C 3D 3H",
             f"{TOP_PLANE} 2C 2D 2H"],
            "triplet sequence 4, triplet sequence with singles 3, triplet sequence 4, "
            "triplet sequence with singles 3", {}, id="DZ12",
        ),
        pytest.param(
            [f"{FOUR_PLANES} {more}" for more in ("7C 7D 7H 9C", "9C 9D 9H 9S", "8C 8D 8H 9C")],
            "nothing, nothing, triplet sequence with singles 4", {}, id="DZ13",
        ),
        pytest.param(
            [f"{EIGHTS} {more}" for more in ATTACHED],
            "nothing, four with two singles, four with two singles, four with two pairs, "
            "nothing, nothing, four with two singles", {}, id="DZ14",
        ),
        pytest.param(
            [f"{EIGHTS} {more}" for more in ATTACHED[1:4]],
            "four with two singles, nothing, four with two pairs",
            {"attached_alike": False}, id="DZ15 alike",
        ),
        pytest.param(
            [f"{EIGHTS} {more}" for more in ATTACHED[1:4]],
            "nothing, nothing, nothing", {"four_with_two": False}, id="DZ15 four",
        ),
        pytest.param(
            ["7C 7D 7H 3C 3D", f"{PLANE} 7C 7D 9C 9D", f"{EIGHTS} 3C 3D 5C 5D", f"{EIGHTS} 3C 3D"],
            "nothing, nothing, nothing, four with two singles",
            {"pairs_attached": False}, id="DZ16",
        ),
    ],
)  # fmt: skip
def test_kinds(hands: list[str], kinds: str, options: dict[str, Any]) -> None:
    assert [kind(hand, **options) for hand in hands] == kinds.split(", ")


@pytest.mark.parametrize(
    ("beat", "hand", "legal"),
    [
        pytest.param(
            "", "4C 4D 4H 5C JB",
            "4C, 5C, JB, 4C 4D, 4C 4D 4H, 4C 4D 4H 5C, 4C 4D 4H JB", id="DZ21",
        ),
        pytest.param(
            "9C", "9D TC TD TH TS JB JR", "TC, JB, JR, JB JR, TC TD TH TS, pass", id="DZ22"
        ),
        pytest.param(
            "9C 9D", "TC TD TH JC JD JB JR", "TC TD, JC JD, JB JR, pass", id="DZ23"
        ),
        pytest.param(
            "3C 3D 3H 4C", "5C 5D 5H 6C 7C 7D", "5C 5D 5H 6C, 5C 5D 5H 7C, pass", id="DZ24"
        ),
        pytest.param(
            "3C 3D 3H 4C 4D", "5C 5D 5H 6C 6D 7C 7D 7H",
            "5C 5D 5H 6C 6D, 5C 5D 5H 7C 7D, 5C 5D 7C 7D 7H, 6C 6D 7C 7D 7H, pass", id="DZ25",
        ),
        pytest.param(
            "3C 4C 5C 6C 7C", "4D 5D 6D 7D 8D 9D 9H",
            "4D 5D 6D 7D 8D, 5D 6D 7D 8D 9D, pass", id="DZ26",
        ),
        pytest.param("JB JR", "2C 2D 2H 2S", "pass", id="DZ27"),
        pytest.param(
            "", "3C 3D 3H 3S 4C 4D",
            "3C, 4C, 3C 3D, 4C 4D, 3C 3D 3H, 3C 3D 3H 3S, 3C 3D 3H 4C, 3C 3D 3H 4C 4D, "
            "3C 3D 3H 3S 4C 4D", id="DZ28",
        ),
    ],
)  # fmt: skip
def test_listed_plays(beat: str, hand: str, legal: str) -> None:
    assert position(hand, beat=beat).legal(0) == legal.split(", ")


def test_dz23_equal_cards_are_accepted_as_well() -> None:
    assert position("TC TD TH JC JD JB JR", beat="9C 9D").check(0, "TD TH") is None


ORDINALS = {1: "first", 2: "second", 3: "third"}
ANY_BID = "bid 1 bid 2 bid 3 pass"


def stands(game: DouDizhu) -> str:
    """Who calls next, or who is landlord for what stake."""
    if game.landlord >= 0:
        return f"landlord {game.landlord}, stake {game.stake()}"
    (seat,) = game.waiting()
    return f"seat {seat}: {' '.join(game.legal(seat))}"


@pytest.mark.parametrize(
    ("first", "options", "steps"),
    [
        pytest.param(1, {}, {"": f"seat 1: {ANY_BID}", "bid 1": "seat 2: bid 2 bid 3 pass"},
                     id="DZ29"),
        pytest.param(0, {}, {"bid 1, pass, bid 2": "landlord 2, stake 2"}, id="DZ30 higher"),
        pytest.param(0, {}, {"pass, bid 1, pass": "landlord 1, stake 1"}, id="DZ30 alone"),
        pytest.param(0, {}, {"bid 3": "landlord 0, stake 3"}, id="DZ30 highest"),
        pytest.param(0, {"bidding": "open"}, {
            "bid 1, pass, bid 2": "seat 0: bid 3 pass", "pass, bid 3": "landlord 1, stake 3",
        }, id="DZ31"),
        pytest.param(0, {"bidding": "open"}, {
            "bid 1, pass, bid 2, pass, pass": "landlord 2, stake 2",
        }, id="DZ32"),
        pytest.param(2, {"passed_in": "first_plays"}, {
            "pass, pass, pass": "landlord 2, stake 1",
        }, id="DZ34"),
        pytest.param(0, {"bidding": "grab"}, {
            "": "seat 0: call pass", "call": "seat 1: grab pass",
        }, id="DZ35 call"),
        pytest.param(0, {"bidding": "grab"}, {"pass": "seat 1: call pass"}, id="DZ35 pass"),
        pytest.param(0, {"bidding": "grab"}, {"call, pass, pass": "landlord 0, stake 1"},
                     id="DZ36 no grab"),
        pytest.param(0, {"bidding": "grab"}, {
            "call, grab, pass": "seat 0: grab pass", "pass": "landlord 1, stake 2",
        }, id="DZ36 caller passes"),
        pytest.param(0, {"bidding": "grab"}, {"call, grab, pass, grab": "landlord 0, stake 4"},
                     id="DZ36 caller grabs"),
        pytest.param(0, {"bidding": "grab"}, {"call, grab, grab, grab": "landlord 0, stake 8"},
                     id="DZ37 all"),
        pytest.param(0, {"bidding": "grab"}, {"pass, call, grab, pass": "landlord 2, stake 2"},
                     id="DZ37 second"),
        pytest.param(0, {"bidding": "grab"}, {"pass, pass, call": "landlord 2, stake 1"},
                     id="DZ37 third"),
    ],
)  # fmt: skip
def test_auctions(first: int, options: dict[str, Any], steps: dict[str, str]) -> None:
    game = auction(first, **options)
    for actions, expected in steps.items():
        after(game, *filter(None, actions.split(", ")))
        assert stands(game) == expected


def test_dz33_a_deal_that_is_passed_in_is_dealt_anew_but_not_the_third() -> None:
    game, hands = auction(0), set[str]()
    for number in (2, 3):
        hands.add(str(game.hands))
        after(game, "pass", "pass", "pass")
        assert (stands(game), game.deals, game.round) == (f"seat 0: {ANY_BID}", number, 1)
    assert str(game.hands) not in hands
    after(game, "pass", "pass", "pass")
    assert (stands(game), game.deals) == ("landlord 0, stake 1", 3)


def test_dz38_the_landlord_takes_the_talon_for_all_to_see() -> None:
    game = auction(0)
    talon = [*game.talon]
    after(game, "bid 3")
    assert sorted(game.hands[0].known) == sorted(talon)
    assert (len(game.hands[0]), game.talon) == (20, [])


def test_dz39_all_double_at_the_same_time() -> None:
    game = after(auction(0, doubling=True), "bid 3")
    assert game.waiting() == [0, 1, 2]
    game.apply(2, "double")
    assert game.waiting() == [0, 1]
    after(game, "pass", "pass")
    assert (game.waiting(), game.doubled) == ([0], [False, False, True])


HANDS = ("3C 3D 9C 9D KC", "4C 4D TC AC", "5C 5D JC 2C")


def test_dz40_who_played_before_may_answer() -> None:
    game = after(position(*HANDS), "3C 3D", "4C 4D", "pass")
    assert (game.turn, game.legal(0)) == (0, ["9C 9D", "pass"])


def test_dz41_the_last_to_play_leads() -> None:
    game = after(position(*HANDS), "3C 3D", "4C 4D", "pass", "pass")
    assert (game.turn, game.legal(1)) == (1, ["TC", "AC"])


def test_dz42_peasants_may_beat_each_other() -> None:
    game = after(position(*HANDS), "KC", "AC", "2C", "pass", "pass")
    assert (game.waiting(), game.trick) == ([2], [])


FIVES = "5C 5D 5H 5S"
MANY = "6C 8D TS"


def settled(*actions: str, hands: tuple[str, ...], **state: Any) -> list[int]:
    """The points after a round."""
    return after(position(*hands, **state), *actions).scores


@pytest.mark.parametrize(
    ("hands", "actions", "state", "points"),
    [
        pytest.param(("3C 9D", "4C 7C", "5C 7H"), "3C, 4C, 5C, 9D", {"bid": 2}, [4, -2, -2],
                     id="DZ43"),
        pytest.param((MANY, "3C 9D KH", "4C JD"), "3C, 4C, 6C, 9D, JD",
                     {"bid": 3, "landlord": 1, "turn": 1}, [3, -6, 3], id="DZ44"),
        pytest.param(("3C KD", MANY, MANY), "3C, pass, pass, KD", {}, [4, -2, -2],
                     id="DZ45 spring"),
        pytest.param(("3C KD", MANY, MANY), "3C, pass, pass, KD", {"options": {"spring": False}},
                     [2, -1, -1], id="DZ45 off"),
        pytest.param(("3C KD", "4C 7D", MANY), "3C, 4C, pass, pass, 7D", {}, [-4, 2, 2],
                     id="DZ46"),
        *[
            pytest.param(
                ("4C JB JR 3C", f"{FIVES} 6D", "7C 8C"),
                f"4C, pass, 7C, pass, {FIVES}, pass, JB JR, pass, pass, 3C",
                {"bid": 2, "options": {"max_doubles": most}}, points, id=name,
            )
            for name, most, points in (("DZ47", 0, [16, -8, -8]), ("DZ50", 1, [8, -4, -4]))
        ],
        pytest.param(("4C 9C 9D 9H 9S", "6D 8D", "7C 8C"), "4C, 6D, 7C, 9C 9D 9H 9S", {},
                     [4, -2, -2], id="DZ48"),
        pytest.param(("KC 9C 9D 9H 9S 3C 4C", f"{FIVES} 6D", "7C 8C"),
                     "KC, pass, pass, 9C 9D 9H 9S 3C 4C", {"plays": [1, 1, 0]}, [2, -1, -1],
                     id="DZ49"),
        *[
            pytest.param(("3C 9D", "4C 7C", "5C 7H"), "3C, 4C, 5C, 9D",
                         {"bid": 2, "doubled": doubled}, points, id=f"DZ51 {doubled}")
            for doubled, points in (
                ([True, False, False], [8, -4, -4]),
                ([False, True, False], [6, -4, -2]),
                ([True, True, False], [12, -8, -4]),
                ([True, True, True], [16, -8, -8]),
            )
        ],
        pytest.param(("3C 9D", "4C 7C", "5C 7H"), "3C, 4C, 5C, 9D", {
            "options": {"bidding": "grab"},
            "bids": [(0, "call"), (1, "grab"), (2, "pass"), (0, "grab")],
        }, [8, -4, -4], id="DZ52"),
    ],
)  # fmt: skip
def test_points(
    hands: tuple[str, ...], actions: str, state: dict[str, Any], points: list[int]
) -> None:
    assert settled(*actions.split(", "), hands=hands, **state) == points


@pytest.mark.parametrize(("rule", "first"), [("rotate", 2), ("winner", 0)])
def test_dz53_the_first_bidder_of_the_next_round(rule: str, first: int) -> None:
    game = position("3C", options={"first_bidder": rule}, first=1)
    after(game, "3C").apply(HOST, DEAL)
    assert (game.first, game.waiting()) == (first, [first])


def test_dz54_sizes_of_hands() -> None:
    game = auction(0)
    assert (list(map(len, game.hands)), len(game.talon)) == ([17] * 3, 3)
    assert len(after(game, "bid 3").hands[0]) == 20


def test_dz55_numbers_of_plays_by_ranks() -> None:
    every = combinations_in(packed(State.pack(position())), Options())
    sizes = [
        ("bomb", 4), ("sequence", 5), ("triplet-singles", 4), ("plane-singles", 8),
        ("four-singles", 6), ("four-pairs", 8),
    ]  # fmt: skip
    found = [sum(made[:2] == each for _, made in every) for each in sizes]
    assert found == [13, 8, 182, 968, 1326, 858]


def test_nobody_sees_the_talon_before_the_auction_is_over() -> None:
    game = auction(0)
    assert all(set(view(game, seat).game.talon) == {HIDDEN} for seat in (None, 0, 1, 2))
    after(game, "bid 3")
    seen = view(game, 1).game
    assert sorted(card for card in seen.hands[0] if card != HIDDEN) == sorted(game.turned)


def test_nobody_sees_whether_another_doubles() -> None:
    game = after(auction(0, doubling=True), "bid 3", "double")
    assert [view(game, seat).game.secrets[0] for seat in (0, 1, None)] == ["double", "?", "?"]


def test_peasants_are_of_one_color_and_win_a_round_together() -> None:
    game = after(position("3C 9D", "4C", "5C 7H"), "3C", "4C")
    places = [game.seat_scene(seat, SAY) for seat in range(3)]
    assert [(place.team, place.won) for place in places] == [(0, False), (1, True), (1, True)]


@pytest.mark.parametrize("luck", range(12))
def test_all_plays_that_are_accepted_are_listed_and_have_one_reading(luck: int) -> None:
    game = auction(luck % 3)
    game.hands[0][7:] = []
    game.phase, game.landlord, game.bid, game.turn = "play", 0, 1, 0
    hand = sorted(game.hands[0], key=game.order)
    accepted = {
        tuple(sorted(game.rank[card] for card in pick))
        for size in range(1, 8)
        for pick in combinations(hand, size)
        if game.check(0, " ".join(pick)) is None
    }
    listed = [tuple(game.rank[CARDS[card]] for card in play.split()) for play in game.legal(0)]
    assert set(listed) == accepted
    assert len(set(listed)) == len(listed)


def test_every_set_of_cards_has_at_most_one_reading() -> None:
    for alike, pairs in product((True, False), repeat=2):
        options = Options(attached_alike=alike, pairs_attached=pairs)
        readings = [play for play, _ in combinations_in(packed(State.pack(position())), options)]
        assert len(set(readings)) == len(readings)

"""The vectors of the specification, section 13, each under its id."""

from typing import Any

import pytest

from games.cards import PACK, cards
from games.game import DEAL, HOST
from games.hearts import Hearts, Options
from games.hearts.state import POWER
from tests.games.hearts_positions import gained, legal, passing, position, scored, settled
from tests.games.positions import after, hint_of

ALL = "all hearts QS"
MOON = f"2C | 3C | {ALL} | 4C"


def receivers(seats: int, giver: int, hands: int, **options: Any) -> str:
    """To whom a seat passes, hand by hand; - for nobody."""
    game, found = Hearts(seats, "seed", Options(**options)), []
    for game.round in range(1, hands + 1):
        game.deal()
        found.append(str((giver + game.offset) % seats) if game.offset else "-")
    return " ".join(found)


@pytest.mark.parametrize(
    ("seats", "giver", "cycle", "expected"),
    [
        pytest.param(4, 0, "classic", "1 3 2 - 1", id="HE01"),
        pytest.param(3, 2, "classic", "0 1 - 0", id="HE02"),
        pytest.param(5, 0, "classic", "1 4 - 1", id="HE03"),
        pytest.param(6, 4, "classic", "5 3 1 - 5", id="HE04"),
        pytest.param(5, 0, "wide", "1 4 2 3 - 1", id="HE05"),
        pytest.param(6, 0, "wide", "1 5 2 4 3 -", id="wide with six"),
        pytest.param(4, 0, "no_hold", "1 3 2 1", id="no hold"),
        pytest.param(4, 0, "left", "1 1", id="left"),
        pytest.param(4, 0, "right", "3 3", id="right"),
        pytest.param(4, 0, "none", "- -", id="none"),
    ],
)
def test_to_whom_a_seat_passes(seats: int, giver: int, cycle: str, expected: str) -> None:
    assert receivers(seats, giver, len(expected.split()), pass_cycle=cycle) == expected


@pytest.mark.parametrize(
    ("seats", "odd_cards", "without", "each", "over", "low"),
    [
        pytest.param(3, "remove", "2D", 17, 0, "2C", id="HE06"),
        pytest.param(4, "remove", "", 13, 0, "2C", id="four"),
        pytest.param(5, "remove", "2D 2C", 10, 0, "3C", id="HE07"),
        pytest.param(6, "remove", "2D 3D 3C 4C", 8, 0, "2C", id="HE08"),
        pytest.param(5, "kitty_first_trick", "", 10, 2, "2C", id="HE09"),
    ],
)
def test_the_pack(seats: int, odd_cards: str, without: str, each: int, over: int, low: str) -> None:
    game = Hearts(seats, "seed", Options(odd_cards=odd_cards))
    assert set(PACK) - set(game.pack()) == set(cards(without))
    assert ({len(hand) for hand in game.hands}, len(game.kitty)) == ({each}, over)
    clubs = [card for card in game.pack() if card.suit == "C"]
    assert min(clubs, key=POWER.__getitem__) == low


def test_HE10_a_pass_has_one_spelling() -> None:
    assert Hearts(4, "seed", Options(pass_count=4)).read("pass 3d qs kh as") == "pass AS QS KH 3D"


@pytest.mark.parametrize(
    ("action", "key"),
    [
        pytest.param("pass QS KH", "wrong-pass-count", id="HE11"),
        pytest.param("pass QS KH 4D", "not-in-hand", id="HE12"),
    ],
)
def test_what_may_not_be_passed(action: str, key: str) -> None:
    problem = passing("AS QS KH 3D 2C | 4D | 5D | 6D").check(0, action)
    assert problem is not None
    assert problem.key == key


def test_HE13_all_pass_to_the_right() -> None:
    gifts = ("QS KH 3D", "AC KC 2C", "AS KS AH", "JD TD 9D")
    game = passing(" | ".join(gifts), number=2)
    after(game, *(f"pass {gift}" for gift in gifts))
    assert [set(hand) for hand in game.hands] == [
        set(cards(gifts[(seat + 1) % 4])) for seat in range(4)
    ]
    assert (game.turn, game.legal(0)) == (0, ["2C"])


@pytest.mark.parametrize(
    ("hand", "trick", "state", "expected"),
    [
        pytest.param("AS 2C KC 5D", "", {"later": False, "known": "2C"}, "2C", id="HE14"),
        pytest.param(
            "AS 2C KC 5D", "", {"later": False, "options": {"first_lead": "any_club"}},
            "2C KC", id="HE15",
        ),
        pytest.param("QS AH JD 5D", "2C", {"later": False}, "JD 5D", id="HE16"),
        pytest.param("QS AH 3H", "2C 5C", {"later": False}, "QS AH 3H", id="HE17"),
        pytest.param("KC 9H QS", "2C", {"later": False}, "KC", id="HE18"),
        pytest.param(
            "QS AH 5D", "2C", {"later": False, "options": {"first_trick_points": "allowed"}},
            "QS AH 5D", id="HE19",
        ),
        pytest.param(
            "AS KS 7D", "2C", {"later": False, "options": {"spade_honours": True}},
            "7D", id="HE20",
        ),
        pytest.param(
            "AH QS 9D 4C", "", {"later": False, "options": {"first_lead": "left_of_dealer"}},
            "9D 4C", id="HE21",
        ),
        pytest.param("AH 9H QS 4D", "", {}, "QS 4D", id="HE22"),
        pytest.param("AH 9H 2H", "", {}, "AH 9H 2H", id="HE23"),
        pytest.param("QS 9H 2H", "", {}, "QS", id="HE24"),
        pytest.param(
            "QS 9H 2H", "", {"options": {"queen_forced": False}}, "QS 9H 2H", id="HE25"
        ),
        pytest.param("KS QS 9H", "", {"options": {"queen_forced": False}}, "KS QS", id="HE26"),
        pytest.param(
            "AH QS 4D", "", {"options": {"heart_leads": "anytime"}}, "AH QS 4D", id="HE27"
        ),
        pytest.param("AH QS 4D", "", {"broken": True}, "AH QS 4D", id="broken"),
        pytest.param("QS AH 5C", "KD", {}, "QS AH 5C", id="HE28"),
    ],
)  # fmt: skip
def test_what_may_be_played(hand: str, trick: str, state: dict[str, Any], expected: str) -> None:
    assert legal(position(hand, trick, **state)) == expected


@pytest.mark.parametrize(
    ("hand", "trick", "state", "card", "key"),
    [
        pytest.param(
            "AS 2C KC 5D", "", {"later": False, "known": "2C"}, "KC", "must-lead-low-club",
            id="HE14",
        ),
        pytest.param(
            "AS 2C KC 5D", "", {"later": False, "options": {"first_lead": "any_club"}},
            "5D", "must-lead-club", id="HE15",
        ),
        pytest.param(
            "QS AH JD 5D", "2C", {"later": False}, "QS", "no-points-first-trick", id="HE16"
        ),
        pytest.param("KC 9H QS", "2C", {"later": False}, "QS", "must-follow-suit", id="HE18"),
        pytest.param(
            "AH QS 9D 4C", "", {"later": False, "options": {"first_lead": "left_of_dealer"}},
            "AH", "no-points-first-trick", id="HE21",
        ),
        pytest.param(
            "QS AH 9H", "", {"later": False, "options": {"first_lead": "left_of_dealer"}},
            "AH", "hearts-not-broken", id="nothing but points",
        ),
        pytest.param("AH 9H QS 4D", "", {}, "AH", "hearts-not-broken", id="HE22"),
    ],
)  # fmt: skip
def test_what_may_not_be_played(
    hand: str, trick: str, state: dict[str, Any], card: str, key: str
) -> None:
    problem = position(hand, trick, **state).check(0, card)
    assert problem is not None
    assert problem.key == key


@pytest.mark.parametrize(
    ("hand", "trick", "card", "queen_breaks", "broken"),
    [
        pytest.param("AH 9H 2H", "", "2H", False, True, id="HE23"),
        pytest.param("QS AH 5C", "KD", "AH", False, True, id="HE28 heart"),
        pytest.param("QS AH 5C", "KD", "QS", False, False, id="HE28 queen"),
        pytest.param("QS AH 5C", "KD", "QS", True, True, id="HE29"),
    ],
)
def test_what_breaks_hearts(
    hand: str, trick: str, card: str, queen_breaks: bool, broken: bool
) -> None:
    game = after(position(hand, trick, options={"queen_breaks": queen_breaks}), card)
    assert game.broken is broken


@pytest.mark.parametrize(
    ("trick", "seats", "leader", "winner", "points"),
    [
        pytest.param("7D KD AS 9D", 4, 2, 3, 0, id="HE30"),
        pytest.param("4S QS KS 2H AS", 5, 3, 2, 14, id="HE31"),
    ],
)
def test_who_takes_a_trick(trick: str, seats: int, leader: int, winner: int, points: int) -> None:
    *played, final = trick.split()
    turn = (leader + seats - 1) % seats
    game = after(position(f"{final} 8D", " ".join(played), seats=seats, turn=turn), final)
    assert (game.leader, game.turn, game.points(winner)) == (winner, winner, points)


@pytest.mark.parametrize(
    ("taken", "options", "gains"),
    [
        pytest.param(
            "QS 2H 3H | 4H 5H 6H 7H 8H | 9H TH JH QH KH AH | 2C", {}, [15, 5, 6, 0], id="HE32"
        ),
        pytest.param(
            "2H | QS 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH | 2C | 3C", {}, [1, 25, 0, 0], id="HE33"
        ),
        pytest.param(MOON, {}, [26, 26, 0, 26], id="HE34"),
        pytest.param(MOON, {"moon": "self"}, [0, 0, -26, 0], id="HE35"),
        pytest.param(MOON, {"moon": "off"}, [0, 0, 26, 0], id="HE36"),
        pytest.param(f"2C | {ALL} | 3C", {}, [26, 0, 26], id="HE40"),
        pytest.param(
            "QS JD | all hearts | 2C | 3C", {"jack": "jack"}, [3, 13, 0, 0], id="HE41"
        ),
        pytest.param(f"JD | 2C | {ALL} | 3C", {"jack": "jack"}, [16, 26, 0, 26], id="HE42"),
        pytest.param(
            f"JD | 2C | {ALL} | 3C", {"jack": "jack", "moon_needs_jack": True},
            [-10, 0, 26, 0], id="HE43",
        ),
        pytest.param(f"2C | 3C | {ALL} JD | 4C", {"jack": "jack"}, [26, 26, -10, 26], id="HE44"),
        pytest.param(
            f"2C | 3C | {ALL} JD | 4C", {"jack": "jack", "moon": "self"}, [0, 0, -36, 0], id="HE45"
        ),
        pytest.param(
            f"2C | 3C | {ALL} JD | 4C", {"jack": "jack", "moon_needs_jack": True, "moon": "self"},
            [0, 0, -26, 0], id="HE46",
        ),
        pytest.param(
            "TD JD | all hearts | QS | 2C", {"jack": "ten"}, [-10, 13, 13, 0], id="HE47"
        ),
        pytest.param(f" | | {ALL} | ", {"sun": True}, [52, 52, 0, 52], id="HE48"),
        pytest.param(f" | | {ALL} | ", {"sun": True, "moon": "self"}, [0, 0, -52, 0], id="HE49"),
        pytest.param(f"2C | | {ALL} | ", {"sun": True}, [26, 26, 0, 26], id="HE50"),
        pytest.param(
            "QS 2H | 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH | 2C | ", {"no_tricks_bonus": 5},
            [14, 12, 0, -5], id="HE51",
        ),
        pytest.param(f" | 3C | {ALL} | 4C", {"no_tricks_bonus": 5}, [26, 26, 0, 26], id="HE52"),
        pytest.param(
            "AH KH 2H | QS | QH JH TH 9H 8H 7H 6H 5H 4H 3H | 2C", {"hearts": "spot"},
            [29, 13, 75, 0], id="HE53",
        ),
        pytest.param(
            MOON, {"hearts": "spot", "queen_points": 25}, [129, 129, 0, 129], id="HE54"
        ),
        pytest.param(
            "AS KS QS | all hearts | 2C", {"spade_honours": True}, [30, 13, 0], id="HE55"
        ),
        pytest.param(
            f"{ALL} | AS KS | 2C", {"spade_honours": True}, [26, 17, 0], id="HE56"
        ),
    ],
)  # fmt: skip
def test_what_a_hand_brings(taken: str, options: dict[str, Any], gains: list[int]) -> None:
    assert gained(taken, options=options) == gains


@pytest.mark.parametrize(
    ("answer", "gains"), [("add", [26, 26, 0, 26]), ("subtract", [0, 0, -26, 0])]
)
def test_HE37_who_has_shot_the_moon_may_choose(answer: str, gains: list[int]) -> None:
    game = scored(MOON, options={"moon": "choose"})
    assert (game.waiting(), game.legal(2)) == ([2], ["add", "subtract"])
    assert after(game, answer).scores == gains


@pytest.mark.parametrize(
    ("totals", "gains"),
    [
        pytest.param([90, 40, 80, 20], [0, 0, -26, 0], id="HE38"),
        pytest.param([90, 60, 30, 60], [26, 26, 0, 26], id="HE39"),
        pytest.param([10, 0, 50, 0], [26, 26, 0, 26], id="the match goes on"),
    ],
)
def test_a_moon_that_would_lose_the_match_comes_off(totals: list[int], gains: list[int]) -> None:
    assert gained(MOON, options={"moon": "auto"}, scores=totals) == gains


@pytest.mark.parametrize(
    ("totals", "gains", "options", "after_it", "winners"),
    [
        pytest.param("74 90 30 60", "0 26 0 0", {}, [74, 116, 30, 60], [2], id="HE57"),
        pytest.param("74 73 30 60", "0 26 0 0", {}, [74, 99, 30, 60], [], id="HE58"),
        pytest.param("74 74 30 60", "0 26 0 0", {}, [74, 100, 30, 60], [2], id="HE59"),
        pytest.param(
            "74 74 30 60", "0 26 0 0", {"reset_at_target": True}, [74, 50, 30, 60], [], id="HE60"
        ),
        pytest.param("74 80 35 35", "0 26 0 0", {}, [74, 106, 35, 35], [], id="HE61"),
        pytest.param(
            "74 80 35 35", "0 26 0 0", {"tie_break": "shared"}, [74, 106, 35, 35], [2, 3],
            id="HE62",
        ),
        pytest.param("95 90 60 40", "26 26 0 26", {}, [121, 116, 60, 66], [2], id="HE64"),
    ],
)  # fmt: skip
def test_when_the_match_is_over(
    totals: str, gains: str, options: dict[str, Any], after_it: list[int], winners: list[int]
) -> None:
    game = settled(totals, gains, options=options)
    assert (game.scores, game.winners) == (after_it, winners)
    assert game.resting is not bool(winners)


def test_HE63_the_match_ends_after_a_number_of_hands() -> None:
    before = settled("30 20 28 0", "10 10 3 3", options={"max_hands": 4}, round=3)
    game = settled("30 20 28 0", "10 10 3 3", options={"max_hands": 4}, round=4)
    assert before.winners == []
    assert (game.scores, game.winners) == ([40, 30, 31, 3], [3])


def test_a_tie_after_the_last_of_them_is_played_on() -> None:
    assert settled("30 3 28 0", "10 0 3 3", options={"max_hands": 4}, round=4).winners == []


def test_the_deal_passes_on_to_the_left() -> None:
    game, dealers = Hearts(5, "seed"), []
    for _ in range(6):
        dealers.append(game.dealer)
        game.resting = True
        game.secrets = [""] * 5
        game.apply(HOST, DEAL)
    assert dealers == [(dealers[0] + i) % 5 for i in range(6)]


@pytest.mark.parametrize(
    ("odd_cards", "trick", "takes"),
    [
        ("kitty_first_trick", "3C 4C 5C AC", True),
        ("kitty_first_points", "3C 4C 5C AC", False),
        ("kitty_first_points", "3D 4D QS AD", True),
    ],
)
def test_the_kitty_goes_to_who_takes_the_first_trick_or_points(
    odd_cards: str, trick: str, takes: bool
) -> None:
    *played, final = trick.split()
    game = position(
        f"{final} 8D",
        " ".join(played),
        seats=5,
        turn=3,
        later=False,
        options={"odd_cards": odd_cards},
    )
    game.trick.insert(0, cards("2D" if "D" in final else "2C")[0])
    game.leader = 4
    game.kitty[:] = cards("2H 6H")
    after(game, final)
    assert (list(game.kitty), game.points(3)) == (
        ([], 2 + 13 * ("QS" in trick)) if takes else (cards("2H 6H"), 0)
    )


def test_every_point_goes_to_somebody_in_a_whole_hand() -> None:
    game = Hearts(4, "seed", Options(pass_cycle="none"))
    while not game.resting:
        after(game, hint_of(game, game.turn).action)
    assert sum(game.points(seat) for seat in range(4)) == sum(game.scores) == 26

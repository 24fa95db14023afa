"""The vectors of the specification, section 14, each under its id."""

from typing import Any

import pytest

from games.cards import Pile, cards
from games.cheat import Cheat, Options
from tests.games.cheat_positions import FOUR, LAST, go, may, position, state
from tests.voice import SAY

NEAR, SAME = {"claims": "near"}, {"claims": "same"}
OPEN, NEXT, PLACES = {"window": "open"}, {"window": "next"}, {"scoring": "places"}
LATE: dict[str, Any] = {"plays": 179}
LAST_LIE = "5C | 2C 6H | 3C QS"
SIX = "AC 5D 9H KC | 2C 2D 6H JS 7C 7D | 3C 3D 3H QS"
SHORT = "AC 5D 9H KC | 2C 2D 6H JS 7C 7D | 3C 3D QS"
BY_TURNS = ("0 AC 5D", "all pass", "1 2C 6H", "all pass", "2 3C QS", "0 doubts")


def dealt(seats: int, dealer: int, **options: Any) -> list[int]:
    """The sizes of the hands that a dealer deals."""
    game = Cheat(seats, "seed", Options(**options))
    game.dealer = (dealer - 1) % seats
    game.deal()
    return [len(hand) for hand in game.hands]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (3, "18 17 17"),
        (4, "13 13 13 13"),
        (5, "11 11 10 10 10"),
        (6, "18 18 17 17 17 17"),
        (7, "15 15 15 15 15 15 14"),
        (8, "13 13 13 13 13 13 13 13"),
    ],
)
def test_ct01_all_cards_are_dealt_from_the_dealers_left(seats: int, expected: str) -> None:
    held = dealt(seats, seats - 1)
    assert " ".join(map(str, held)) == expected


def test_ct02_the_first_seats_hold_one_more() -> None:
    assert dealt(3, 0) == [17, 18, 17]
    assert dealt(3, 2, packs="two") == [35, 35, 34]


@pytest.mark.parametrize(
    ("claims", "expected"),
    [("up", "A 2 3 4 5 6 7 8 9 T J Q K A 2"), ("down", "A K Q J T 9 8 7 6 5 4 3 2 A K")],
)
def test_ct03_the_rank_goes_on_by_one(claims: str, expected: str) -> None:
    game = position(options={"claims": claims})
    ranks = list[str]()
    for game.plays in range(15):
        ranks += game.ranks()
    assert " ".join(ranks) == expected


STATES = {
    "CT04": (FOUR, {}, {}, (), "PLAY 0 A; pile 0; 4 4 4"),
    "CT06": (FOUR, {}, {}, ("0 5D 9H",), "ANSWER 1 2; 2 x A; pile 2; 2 4 4"),
    "CT08": (FOUR, {}, {}, ("0 5D 9H", "2 pass"), "ANSWER 1; 2 x A; pile 2; 2 4 4"),
    "CT08 all": (FOUR, {}, {}, ("0 5D 9H", "all pass"), "PLAY 1 2; pile 2; 2 4 4"),
    "CT09": (FOUR, {}, {}, ("0 5D 9H", "2 doubts"), "PLAY 1 2; pile 0; 4 4 4"),
    "CT10": (FOUR, {}, {}, ("0 5D 9H", "2 doubt"), "ANSWER 1; 2 x A; pile 2; 2 4 4"),
    "CT11": (FOUR, {}, {}, ("0 AC", "1 doubts"), "PLAY 1 2; pile 0; 3 5 4"),
    "CT13": (FOUR, {}, {}, BY_TURNS, "PLAY 0 4; pile 0; 2 2 8"),
    "CT17": (
        *(FOUR, {"leads_after": "winner"}, {}),
        *(("0 5D 9H", "2 doubts"), "PLAY 2 2; pile 0; 4 4 4"),
    ),
    "CT18": (LAST, {}, {}, ("0 AC",), "ANSWER 1 2; 1 x A; pile 1; 0 2 2"),
    "CT18 out": (LAST, {}, {}, ("0 AC", "all pass"), "END out 0; 0 2 2"),
    "CT19": (LAST, {}, {}, ("0 AC", "2 doubts"), "END out 0; 0 2 3"),
    "CT20": (LAST_LIE, {}, {}, ("0 5C", "2 doubts"), "PLAY 1 2; pile 0; 1 2 2"),
    "CT21": (FOUR, OPEN, {}, ("0 5D 9H",), "PLAY 1 2; pile 2; 2 4 4"),
    "CT22": (FOUR, OPEN, {}, ("0 5D 9H", "2 doubt"), "PLAY 1 2; pile 0; 4 4 4"),
    "CT22 on": (FOUR, OPEN, {}, ("0 5D 9H", "1 2C"), "PLAY 2 3; pile 3; 2 3 4"),
    "CT23": (FOUR, OPEN, {}, ("0 5D 9H", "1 2C", "0 doubt"), "PLAY 2 3; pile 0; 5 3 4"),
    "CT24": (LAST, OPEN, {}, ("0 AC",), "ANSWER 1 2; 1 x A; pile 1; 0 2 2"),
    "CT25": (LAST, NEXT, {}, ("0 AC",), "ANSWER 1; 1 x A; pile 1; 0 2 2"),
    "CT27": (FOUR, NEAR, {}, ("0 KS claim K", "all pass"), "PLAY 1 Q K A; pile 1; 3 4 4"),
    "CT28": (
        *(FOUR, NEAR, {}, ("0 KS claim K", "all pass", "1 2C claim A", "0 doubts")),
        "PLAY 2 any; pile 0; 3 5 4",
    ),
    "CT29": (FOUR, SAME, {}, ("0 5D 9H claim 5", "all pass"), "PLAY 1 5; pile 2; 2 4 4"),
    "CT30": (FOUR, SAME, {}, ("0 5D 9H claim 5", "all pass", "1 pass"), "PLAY 2 5; pile 2; 2 4 4"),
    "CT30 aside": (
        *(FOUR, SAME, {}, ("0 5D 9H claim 5", "all pass", "1 pass", "2 pass")),
        "PLAY 0 any; pile 0; 2 4 4",
    ),
    "CT32": (
        *(FOUR, SAME, {}),
        ("0 5D 9H claim 5", "all pass", "1 pass", "2 QS", "all pass", "0 pass"),
        "PLAY 1 5; pile 3; 2 4 3",
    ),
    "CT34": (
        *(FOUR, SAME | {"leads_after": "winner"}, {}),
        *(("0 5D 9H claim 5", "1 doubts"), "PLAY 1 any; pile 0; 4 4 4"),
    ),
    "CT38": (LAST, PLACES, {}, ("0 AC", "all pass"), "PLAY 1 2; pile 1; 0 2 2"),
    "CT38 asked": (
        *(LAST, PLACES, {}, ("0 AC", "all pass", "1 2C")),
        "ANSWER 2; 1 x 2; pile 2; 0 1 2",
    ),
    "CT38 on": (
        *(LAST, PLACES, {}, ("0 AC", "all pass", "1 2C", "all pass")),
        "PLAY 2 3; pile 2; 0 1 2",
    ),
    "CT39": (
        *(LAST, PLACES, {}),
        ("0 AC", "all pass", "1 2C", "all pass", "2 3C", "all pass", "1 6H", "all pass"),
        "END out 0 1; 0 0 1",
    ),
    "CT40": (SIX, {}, LATE, ("0 KC", "all pass"), "END broken off; 3 6 4"),
    "CT41": (SHORT, {}, LATE, ("0 KC", "2 doubts"), "END broken off; 4 6 3"),
    "CT44": (FOUR, {"claims": "down"}, {}, ("0 AC", "all pass"), "PLAY 1 K; pile 1; 3 4 4"),
    "CT44 lie": (
        *(FOUR, {"claims": "down"}, {}, ("0 AC", "all pass", "1 2C", "2 doubts")),
        "PLAY 2 Q; pile 0; 3 5 4",
    ),
    "CT45": (
        *(FOUR, SAME | OPEN, {}, ("0 5D 9H claim 5", "1 2C", "0 doubt")),
        "PLAY 2 any; pile 0; 2 6 4",
    ),
    "CT46": (LAST, SAME | PLACES, {}, ("0 AC claim A", "all pass"), "PLAY 1 A; pile 1; 0 2 2"),
    "CT46 aside": (
        *(LAST, SAME | PLACES, {}, ("0 AC claim A", "all pass", "1 pass", "2 pass")),
        "PLAY 1 any; pile 0; 0 2 2",
    ),
    "CT47": (SIX, OPEN, LATE, ("0 KC",), "ANSWER 1 2; 1 x A; pile 1; 3 6 4"),
}


@pytest.mark.parametrize(
    ("hands", "options", "set_up", "steps", "expected"), STATES.values(), ids=STATES
)
def test_the_state_after_steps(
    hands: str,
    options: dict[str, Any],
    set_up: dict[str, Any],
    steps: tuple[str, ...],
    expected: str,
) -> None:
    if "plays" in set_up:  # whose rank is another by then: the specification has A there
        set_up = {"plays": 179}
        expected = expected.replace("1 x A", f"1 x {position(hands, options, **set_up).ranks()[0]}")
    assert state(go(position(hands, options, **set_up), *steps)) == expected


FIVE = "AC 5D 9H KS TC | 2C 2D 6H JS | 3C 3D 3H QS"
SEVENS = "7C 7C 7D 7D 7H 8C | 2C | 3C"
FIRST = ("0 5D 9H claim 5",)
MAY = {
    "CT05": (
        *(FIVE, {}, ()),
        "0 AC yes; 0 5D 9H yes; 0 AC claim A rank-is-fixed; 0 AC 5D 9H KS TC too-many; "
        "0 2C not-in-hand; 0 doubt nothing-to-doubt; 0 pass must-play",
    ),
    "CT07": (
        *(FOUR, {}, ("0 5D 9H",)),
        "0 doubt own-claim; 0 AC not-your-turn; 1 2C answer-first; 1 pass yes",
    ),
    "CT08": (FOUR, {}, ("0 5D 9H", "2 pass"), "2 doubt has-answered"),
    "CT21": (
        *(FOUR, OPEN, ("0 5D 9H",)),
        "1 doubt yes; 1 2C yes; 1 pass must-play; 2 doubt yes; 2 3C not-your-turn; "
        "0 doubt own-claim",
    ),
    "CT22": (FOUR, OPEN, ("0 5D 9H", "1 2C"), "2 doubt yes; 0 doubt yes; 1 doubt own-claim"),
    "CT25": (FOUR, NEXT, ("0 5D 9H",), "1 doubt yes; 2 doubt not-yours-to-doubt"),
    "CT26": (
        *(FOUR, NEAR, ()),
        "0 KS claim K yes; 0 KS name-a-rank; 0 KS claim Z wrong-rank; 0 KS claim 5 yes",
    ),
    "CT27": (
        *(FOUR, NEAR, ("0 KS claim K", "all pass")),
        "1 2C claim A yes; 1 2C claim 2 wrong-rank",
    ),
    "CT29": (
        *(FOUR, SAME, (*FIRST, "all pass")),
        "1 2C yes; 1 2C claim 5 rank-is-fixed; 1 pass yes; 1 doubt nothing-to-doubt",
    ),
    "CT31": (FOUR, SAME, (*FIRST, "all pass", "1 pass", "2 pass"), "0 pass must-play"),
    "CT32": (
        *(FOUR, SAME, (*FIRST, "all pass", "1 pass", "2 QS", "all pass", "0 pass")),
        "1 2C yes",
    ),
    "CT33": (FOUR, SAME | OPEN, FIRST, "2 doubt yes"),
    "CT33 late": (FOUR, SAME | OPEN, (*FIRST, "1 pass"), "2 doubt nothing-to-doubt"),
    "CT35": (SEVENS, SAME, (), "0 7C 7C 7D 7D 7H claim 7 too-many"),
    "CT35 of eight": (SEVENS, SAME | {"most_cards": 8}, (), "0 7C 7C 7D 7D 7H claim 7 yes"),
    "after a doubt": (FOUR, {}, ("0 5D 9H", "1 doubts"), "2 doubt nothing-to-doubt"),
    "who is out": (LAST, PLACES, ("0 AC", "all pass", "1 2C"), "0 doubt not-yours-to-doubt"),
    "nothing that is said": (
        FOUR,
        {},
        (),
        "0 whatever must-play; 0 9H 5D yes; 1 pass not-your-turn",
    ),
    "other words": (FOUR, {}, ("0 5D 9H",), "1 I doubt it! yes; 1 bs yes; 2 trust yes; 2 OK yes"),
}


@pytest.mark.parametrize(("hands", "options", "steps", "asked"), MAY.values(), ids=MAY)
def test_who_may_do_what(
    hands: str, options: dict[str, Any], steps: tuple[str, ...], asked: str
) -> None:
    game = go(position(hands, options), *steps)
    for question in asked.split("; "):
        seat, *action, expected = question.split(" ")
        assert may(game, int(seat), " ".join(action)) == expected, question


TOLD = {
    "CT06": (FOUR, {}, ("0 5D 9H",), "Ann lays 2 cards and claims aces."),
    "CT09": (
        *(FOUR, {}, ("0 5D 9H", "2 doubts")),
        "Cyd doubts Ann. 5♦ 9♥: a lie! Ann takes the pile, 2 cards.",
    ),
    "CT10": (
        *(FOUR, {}, ("0 5D 9H", "2 doubt", "1 doubt")),
        "Ben doubts Ann. 5♦ 9♥: a lie! Ann takes the pile, 2 cards.",
    ),
    "CT11": (
        *(FOUR, {}, ("0 AC", "1 doubts")),
        "Ben doubts Ann. A♣: it's true! Ben takes the pile, 1 card.",
    ),
    "CT13": (
        *(FOUR, {}, BY_TURNS),
        "Ann doubts Cyd. 3♣ Q♠: a lie! Cyd takes the pile, 6 cards.",
    ),
    "CT42": (FOUR, {}, ("0 5D",), "Ann lays 1 card and claims aces."),
    "CT45": (
        *(FOUR, SAME | OPEN, ("0 5D 9H claim 5", "1 2C", "0 doubt")),
        "Ann doubts Ben. 2♣: a lie! Ben takes the pile, 3 cards.",
    ),
    "nobody": (FOUR, {}, ("0 5D", "all pass"), "Nobody doubts it."),
}


@pytest.mark.parametrize(("hands", "options", "steps", "expected"), TOLD.values(), ids=TOLD)
def test_what_all_are_told(
    hands: str, options: dict[str, Any], steps: tuple[str, ...], expected: str
) -> None:
    game = go(position(hands, options), *steps)
    said = [SAY(event.words) for event in game.events or () if event.to == -1]
    assert " ".join(said).endswith(expected)


@pytest.mark.parametrize(
    ("laid", "is_true"), [("7C 7D 8H", False), ("7C 7D 7S", True), ("7C 7C 7C", True)]
)
def test_ct12_a_claim_is_true_if_all_cards_are_of_the_rank(laid: str, is_true: bool) -> None:
    game = position(f"{laid} KH | 2C | 3C", {"packs": "two"}, plays=6)
    go(game, f"0 {laid}", "1 doubts")
    assert game.was_true == is_true


def test_ct14_the_cards_of_the_doubt_are_known_to_all_and_others_to_who_laid_them() -> None:
    hand = go(position(), *BY_TURNS).hands[2]
    assert (hand.known, hand.known_to) == (
        cards("3C QS"),
        {0: cards("AC 5D"), 1: cards("2C 6H")},
    )


def test_ct15_nothing_is_known_of_a_hand_once_it_lays_cards_again() -> None:
    game = go(position(), *BY_TURNS, "0 9H", "all pass", "1 2D", "all pass", "2 3D")
    assert (game.hands[2].known, game.hands[2].known_to) == ([], {})


@pytest.mark.parametrize(
    ("leads", "lie", "truth"), [("next", 1, 1), ("winner", 2, 0), ("taker", 0, 2)]
)
def test_ct16_who_plays_after_a_doubt(leads: str, lie: int, truth: int) -> None:
    options = {"leads_after": leads}
    assert go(position(options=options), "0 5D 9H", "2 doubts").turn == lie
    assert go(position(options=options), "0 AC", "2 doubts").turn == truth


@pytest.mark.parametrize(
    ("scoring", "expected"), [("wins", [1, 0, 0]), ("cards", [0, 5, 3]), ("places", [2, 0, 1])]
)
def test_ct36_scores(scoring: str, expected: list[int]) -> None:
    game = position("AC | 2C 2D 6H JS 7C | 3C 3D 3H", {"scoring": scoring})
    game.hands[0], game.out = Pile((), 0), [0]
    game.count()
    assert game.scores == expected


def test_ct37_places_count_from_the_first_out() -> None:
    game = position("AC | 2C | 3C | 4C", PLACES)
    game.hands = [Pile((), 0), Pile((), 1), Pile(cards("3C"), 2), Pile((), 3)]
    game.out = [3, 1, 0]
    game.count()
    assert game.scores == [1, 2, 0, 3]


def test_ct40_ct41_scores_of_a_round_that_is_broken_off() -> None:
    assert go(position(SIX, {}, plays=179), "0 KC", "all pass").scores == [1, 0, 0]
    assert go(position(SHORT, {}, plays=179), "0 KC", "2 doubts").scores == [0, 0, 1]
    assert go(position(SHORT, PLACES, plays=179), "0 KC", "2 doubts").scores == [1, 0, 2]


def test_ct42_a_doubt_is_the_first_that_others_hear_of_the_cards() -> None:
    game = position()
    heard = []
    for step in ("0 5D", "2 pass", "1 doubt"):
        heard += [event.words.args for event in go(game, step).events or () if event.to == -1]
    named = [dict(each).get("cards") for each in heard]
    assert [each for each in named if each] == ["5D"]


@pytest.mark.parametrize(
    ("seats", "options", "is_refused"),
    [
        (2, {}, True),
        (9, {}, True),
        (4, {"most_cards": 5}, True),
        (6, {"most_cards": 5}, False),
        (4, {"most_cards": 5, "packs": "two"}, False),
    ],
)
def test_ct43_what_cannot_be_played(seats: int, options: dict[str, Any], is_refused: bool) -> None:
    assert bool(Cheat.objection(seats, Options(**options))) == is_refused

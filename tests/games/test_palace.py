"""The vectors of the specification, section 14, each under its id, and its invariants."""

from collections.abc import Callable
from typing import Any

import pytest

from games.cards import EVERYONE, NOBODY, Pile, cards
from games.game import DEAL, HOST
from games.options import BadOptions
from games.palace import Options, Palace
from tests.games.palace_positions import acts, exchange, legal, position, state, without
from tests.games.positions import after

THREES = "3/3/3 3/3/3"
LOWER: dict[str, Any] = {"seven": "lower"}
VEILED: dict[str, Any] = {"eight": "invisible"}
SKIPS: dict[str, Any] = {"eight": "skip"}
STRICT: dict[str, Any] = {"must_play": True}
FITS: dict[str, Any] = {"ten_on": "fits"}


@pytest.mark.parametrize(
    ("pile", "hand", "options", "expected"),
    [
        pytest.param("5C", "3C 3D 5H 9C 2S", {}, "2S · 5H · 9C · take", id="PA01"),
        pytest.param("", "3C 3D 9H", {}, "3C · 3C 3D · 9H", id="PA02"),
        pytest.param("KC", "3C TD QS 2H 2D", {}, "2D · 2D 2H · TD · take", id="PA03"),
        pytest.param("AC", "AD AH KS", {}, "AD · AD AH · take", id="PA04"),
        pytest.param("AC 2C", "3C AD", {}, "3C · AD · take", id="PA05"),
        pytest.param("KC", "3C 4D QS", {}, "take", id="PA06"),
        pytest.param("5C", "3C 9D", STRICT, "9D", id="PA07"),
        pytest.param("5C", "3C 4D", STRICT, "take", id="PA07 nothing"),
        pytest.param("KC", "TD 2H", FITS, "2H · take", id="PA08"),
        pytest.param("9C", "TD 2H", FITS, "2H · TD · take", id="PA08 9"),
        pytest.param("7C", "3C 7D 8H JS 2D TC", LOWER, "2D · 3C · 7D · TC · take", id="PA09"),
        pytest.param("7C", "3C 7D 8H JS 2D TC", LOWER | FITS, "2D · 3C · 7D · take", id="PA10"),
        pytest.param(
            "7C", "3C 7D 8H JS 2D TC", {}, "2D · 7D · 8H · TC · JS · take", id="PA10 plain"
        ),
        pytest.param("5C", "6C 7D", LOWER, "6C · 7D · take", id="PA11"),
        pytest.param("5C 7D", "3D 8C 9C", LOWER, "3D · take", id="PA11 next"),
        pytest.param("7C 2D", "3D KC", LOWER, "3D · KC · take", id="PA12"),
        pytest.param("QC 8D", "8H JS QD 3C", VEILED, "8H · QD · take", id="PA13"),
        pytest.param("8D", "8H JS QD 3C", VEILED, "3C · 8H · JS · QD · take", id="PA13 alone"),
        pytest.param("7C 8D", "3C 8S 9D", VEILED | LOWER, "3C · 8S · take", id="PA14"),
        pytest.param("AC", "8C 8D KH", VEILED, "8C · 8C 8D · take", id="PA15"),
        pytest.param("JC", "3C 4D", {"three": "invisible"}, "3C · take", id="PA16"),
        pytest.param("JC", "3C 4D", {}, "take", id="PA16 plain"),
        pytest.param("9D 9H", "4D 9C 9C", {"packs": "two"}, "9C · 9C 9C · take", id="PA29"),
    ],
)
def test_what_fits(pile: str, hand: str, options: dict[str, Any], expected: str) -> None:
    assert legal(position(hand, pile, **options)) == expected


@pytest.mark.parametrize(
    ("game", "action", "expected"),
    [
        pytest.param(
            lambda: position("3C 5D 9H", "4C", stock="JC QC"),
            "5D",
            f"PLAY 1; pile 4C 5D; 3/3/3 {THREES}; 3C 9H JC",
            id="PA17",
        ),
        pytest.param(
            lambda: position("3C 5D 9H", "4C"),
            "5D",
            f"PLAY 1; pile 4C 5D; 2/3/3 {THREES}; 3C 9H",
            id="PA18",
        ),
        pytest.param(
            lambda: position("5C 5D 9H", "4C", stock="JC"),
            "5C 5D",
            f"PLAY 1; pile 4C 5C 5D; 2/3/3 {THREES}; 9H JC",
            id="PA19",
        ),
        pytest.param(
            lambda: position("5C 6D 7H 9C 9D", "4C", stock="JC"),
            "5C",
            f"PLAY 1; pile 4C 5C; 4/3/3 {THREES}; 6D 7H 9C 9D",
            id="PA20",
        ),
        pytest.param(
            lambda: position("4D 5H TC", "KC KD", stock="6C"),
            "TC",
            f"PLAY 0; pile -; 3/3/3 {THREES}; 4D 5H 6C; 3 burned",
            id="PA23",
        ),
        pytest.param(
            lambda: position("4C 9H 9S", "9C 9D"),
            "9H 9S",
            f"PLAY 0; pile -; 1/3/3 {THREES}; 4C; 4 burned",
            id="PA24",
        ),
        pytest.param(
            lambda: position("4C 9S", "5C 9C 9D 9H"),
            "9S",
            f"PLAY 0; pile -; 1/3/3 {THREES}; 4C; 5 burned",
            id="PA25",
        ),
        pytest.param(
            lambda: position("4C 9S", "9C 8D 9D 9H", **VEILED),
            "9S",
            f"PLAY 1; pile 9C 8D 9D 9H 9S; 1/3/3 {THREES}; 4C",
            id="PA26",
        ),
        pytest.param(
            lambda: position("4C 9S", "5C 9C 9D 9H", four_burns=False),
            "9S",
            f"PLAY 1; pile 5C 9C 9D 9H 9S; 1/3/3 {THREES}; 4C",
            id="PA27",
        ),
        pytest.param(
            lambda: position("", "5C", up="9C 9D 4H"),
            "9C 9D",
            f"PLAY 1; pile 5C 9C 9D; 0/1/3 {THREES}; ",
            id="PA34",
        ),
        pytest.param(
            lambda: position("", "5C", up="", blind="9C - 4D"),
            "flip 1",
            f"PLAY 1; pile 5C 9C; 0/0/1 {THREES}; ",
            id="PA36",
        ),
        pytest.param(
            lambda: position("", "5C", up="", blind="9C - 4D"),
            "flip 3",
            f"PLAY 1; pile -; 2/0/1 {THREES}; 4D 5C",
            id="PA37",
        ),
        pytest.param(
            lambda: position("", "KC", up="", blind="TC - 4D"),
            "flip 1",
            f"PLAY 0; pile -; 0/0/1 {THREES}; ; 2 burned",
            id="PA38",
        ),
        pytest.param(
            lambda: position("", "5C", up="", blind="9C"),
            "flip 1",
            f"PLAY 1; pile 5C 9C; 0/0/0 {THREES}; ",
            id="PA39",
        ),
        pytest.param(
            lambda: position("", "5C", up="", blind="9C", seats=2),
            "flip 1",
            "END loser 1; 0/0/0 3/3/3; ",
            id="PA39 two seats",
        ),
        pytest.param(
            lambda: position("", "5C", up="", blind="TC"),
            "flip 1",
            f"PLAY 1; pile -; 0/0/0 {THREES}; ; 2 burned",
            id="PA40",
        ),
        pytest.param(
            lambda: position("", "5C", up="", blind="4C"),
            "flip 1",
            f"PLAY 1; pile -; 2/0/0 {THREES}; 4C 5C",
            id="PA41",
        ),
        pytest.param(
            lambda: position("9C 9D", "5C", up="", blind=""),
            "9C 9D",
            f"PLAY 1; pile 5C 9C 9D; 0/0/0 {THREES}; ",
            id="PA43",
        ),
        pytest.param(
            lambda: position("", "5C", up="", blind="8D - 9C", **SKIPS),
            "flip 1",
            f"PLAY 2; pile 5C 8D; 0/0/1 {THREES}; ",
            id="PA54 flipped",
        ),
    ],
)
def test_plays(game: Callable[[], Palace], action: str, expected: str) -> None:
    done = after(game(), action)
    burned = f"; {len(done.burned)} burned" if done.burned else ""
    assert f"{state(done)}; {' '.join(done.arrange(done.hands[0]))}{burned}" == expected


@pytest.mark.parametrize(
    ("game", "action", "expected"),
    [
        pytest.param(lambda: position("9C 9D 9H 9S", "3D"), "9C 9D 9H 9S", "0 -", id="PA28"),
        pytest.param(lambda: position("2H 2S 5C", "2C 2D"), "2H 2S", "0 -", id="PA28 2s"),
        pytest.param(
            lambda: position("4D 9C 9C", "9D 9H", packs="two"), "9C 9C", "0 -", id="PA29 after"
        ),
        pytest.param(lambda: position("4D 8C 8D", "5C", **SKIPS), "8C", "2 5C 8C", id="PA30 one"),
        pytest.param(
            lambda: position("4D 8C 8D", "5C", **SKIPS), "8C 8D", "0 5C 8C 8D", id="PA30 two"
        ),
        pytest.param(
            lambda: position("4D 8C 8D", "5C", seats=2, **SKIPS), "8C", "0 5C 8C", id="PA30 again"
        ),
        pytest.param(
            lambda: position("4D 8C 8D", "5C", seats=2, **SKIPS),
            "8C 8D",
            "1 5C 8C 8D",
            id="PA30 none",
        ),
        pytest.param(
            lambda: without(position("9C 4D", "5C", seats=4), 1, 2), "9C", "3 5C 9C", id="PA44"
        ),
        pytest.param(
            lambda: without(position("8C 4D", "5C", seats=4, **SKIPS), 1, 2),
            "8C",
            "0 5C 8C",
            id="PA44 skip",
        ),
        pytest.param(
            lambda: position("4C 8C 8D 8H 8S", "5C", **SKIPS), "8C 8D 8H 8S", "0 -", id="PA54"
        ),
    ],
)
def test_who_acts_next(game: Callable[[], Palace], action: str, expected: str) -> None:
    assert acts(after(game(), action)) == expected


def test_pa21_pa22_what_is_taken_is_known_until_it_is_played() -> None:
    game = after(position("3C 4D 5H", "KC AD"), "take")
    assert state(game) == f"PLAY 1; pile -; 5/3/3 {THREES}"
    assert game.hands[0].known == cards("KC AD")
    assert after(game, "JC", "JC", "KC").hands[0].known == cards("AD")


def test_pa31_pa32_pa33_one_plays_from_one_zone() -> None:
    game = position("", "5C", up="4C 6D KH")
    assert legal(game) == "6D · KH · take"
    assert state(after(game, "take")) == f"PLAY 1; pile -; 1/3/3 {THREES}"
    game.turn = 0
    assert legal(game) == "5C"
    assert legal(position("6C", "5C", up="6D 9H 9S")) == "6C · take"


@pytest.mark.parametrize(
    ("pile", "options", "expected"),
    [
        pytest.param("5C", {}, "flip 1 · flip 3 · take", id="PA35"),
        pytest.param("", {}, "flip 1 · flip 3", id="PA35 no pile"),
        pytest.param("5C", STRICT, "flip 1 · flip 3", id="PA42"),
    ],
)
def test_blind_cards_are_flipped_by_place(
    pile: str, options: dict[str, Any], expected: str
) -> None:
    assert legal(position("", pile, up="", blind="9C - 4D", **options)) == expected


def test_pa37_a_card_that_does_not_fit_is_taken_with_the_pile() -> None:
    game = after(position("", "5C", up="", blind="9C - 4D"), "flip 3")
    assert game.hands[0].known == cards("4D 5C")


def test_pa43_the_first_without_cards_is_out() -> None:
    assert after(position("9C 9D", "5C", up="", blind=""), "9C 9D").out == [0]


def test_pa45_pa46_all_choose_their_up_cards_at_once() -> None:
    game = exchange("2C 4D KH", "3S 9D AC")
    assert (len(game.legal(0)), game.waiting()) == (20, [0, 1, 2])
    game.apply(1, game.legal(1)[0])
    assert game.waiting() == [0, 2]
    game.apply(0, "up 2C KH AC")
    game.apply(2, game.legal(2)[0])
    assert (game.up[0], sorted(game.hands[0])) == (cards("2C KH AC"), sorted(cards("3S 4D 9D")))
    assert game.hands[0].known == cards("3S 9D")


def test_pa47_equal_cards_make_equal_choices() -> None:
    assert len(exchange("4D 4D KH", "3S 9D AC", packs="two").legal(0)) == 14


@pytest.mark.parametrize(
    ("hands", "ups", "options", "expected"),
    [
        pytest.param("3C | 9C | 9D", "9H | 3D | 9S", {}, 1, id="PA48 up"),
        pytest.param("9H | 3C | 3D", "9C | 9D | 9S", {}, 1, id="PA48 hand"),
        pytest.param("4C | 9C | 9D", "9H | 9S | 4D", {}, 2, id="PA48 fours"),
        pytest.param(
            "3C | 9C | 9D", "5H | 3D | 5S", {"three": "invisible"}, 0, id="PA49 invisible"
        ),
        pytest.param("3C | 9C | 9D", "9H | 3D | 9S", {"starter": "left"}, 0, id="PA49 left"),
    ],
)
def test_who_begins(hands: str, ups: str, options: dict[str, Any], expected: int) -> None:
    game = position(**options)
    game.hands = [Pile(cards(each)) for each in hands.split("|")]
    game.up = [Pile(cards(each), EVERYONE) for each in ups.split("|")]
    assert game.opener() == expected


@pytest.mark.parametrize(
    ("seats", "packs", "left"),
    [
        pytest.param(seats, packs, left, id=f"PA50 {seats} {packs}")
        for seats, packs, left in [
            (2, "auto", 34),
            (3, "auto", 25),
            (4, "auto", 16),
            (5, "auto", 7),
            (6, "auto", 50),
            (2, "two", 86),
        ]
    ],
)
def test_the_deal(seats: int, packs: str, left: int) -> None:
    game = Palace(seats, "seed", Options(packs=packs))
    assert len(game.stock) == left
    assert {(len(hand), len(up)) for hand, up in zip(game.hands, game.up, strict=True)} == {(3, 3)}
    assert [(len(place), place.seen_by) for place in game.places] == [(1, NOBODY)] * 3 * seats


@pytest.mark.parametrize(
    ("seats", "options"),
    [pytest.param(6, {"packs": "one"}, id="PA51 six"), pytest.param(7, {}, id="PA51 seven")],
)
def test_what_cannot_be_dealt_is_refused(seats: int, options: dict[str, Any]) -> None:
    assert Palace.objection(5, Options(packs="one")) is None
    with pytest.raises(BadOptions):
        Palace(seats, "seed", Options(**options))


@pytest.mark.parametrize(
    ("scoring", "scores"),
    [
        pytest.param("loser", [0, 0, -1, 0], id="PA52"),
        pytest.param("places", [2, 1, 0, 3], id="PA52 places"),
    ],
)
def test_scores(scoring: str, scores: list[int]) -> None:
    game = without(position("9C", up="", blind="", seats=4, scoring=scoring), 3)
    after(game, "9C", "JC JD JH")
    without(game, 1)
    game.hands[2].clear()
    game.end(2)
    assert game.scores == scores


def test_pa53_a_round_without_progress_is_broken_off() -> None:
    game = position("4D 5H 6C", "KC", up="", blind="", seats=2, others="JC JD JH QC")
    game.up[1].clear()
    for place in game.places:
        place.clear()
    game.idle = 59
    assert state(after(game, "take")) == "END loser 1; 4/0/0 4/0/0"


def test_the_last_actions_before_that_are_counted_down() -> None:
    game = position("4D 5H 6C", "KC")
    game.idle = 70
    after(game, "take", "JC")
    assert game.actions_left() == 90 - 72


def test_the_loser_deals_and_a_match_may_take_several_losses() -> None:
    game = position("", "5C", up="", blind="9C", seats=2, losses=2)
    after(game, "flip 1")
    assert (game.scores, game.winners, game.resting) == ([0, -1], [], True)
    game.apply(HOST, DEAL)
    assert game.dealer == 1


def test_any_equal_cards_of_the_zone_are_accepted_in_any_order() -> None:
    game = position("5C 5D 5H", "4C")
    assert after(game, "5h 5D").pile == cards("4C 5D 5H")

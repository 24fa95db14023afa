"""What hands and games of Gin Rummy score, sections 8 and 9: vectors of section 13."""

from typing import Any

import pytest

from games.cards import cards
from games.ending import ending_sheet
from games.game import DEAL, HOST
from games.gin_rummy import GinRummy
from games.gin_rummy.scoring import points_in, totals
from games.rummy.deadwood import deadwood
from games.view import view
from games.words import translator
from tests.games.gin_rummy_positions import bits, dealt, knocked, position, won
from tests.games.positions import after, hint_of

BIG = "AC 2C 3C 4C 7D 7H 7S 9C 10C JC QC"

RESULTS: dict[str, tuple[str, str, dict[str, Any], list[int], str, str]] = {
    "G10": ("AS", "2C 3C 4C 9D 9S KC KD 7H 5D 2S", {}, [44, 0], "knock 1-45", "7H"),
    "G11": ("3S", "2C 3C 4C 2D 3D 4D 3H 7H QS AS", {}, [0, 27], "undercut 3-1", "3H 7H QS"),
    "G12": ("AS", "2C 3C 4C 2D 3D 4D 3H 7H QS AH", {}, [0, 25], "undercut 1-1", "3H 7H QS"),
    "G13": ("AS", "2C 3C 4C 2D 3D 4D 3H 7H QS 2H", {}, [0, 26], "undercut 1-0", "2H 3H 7H QS"),
    "G14": ("7H", "2C 3C 4C 2D 3D 4D 3H 8H QS AH", {}, [47, 0], "gin 0-22", ""),
    "G15": ("7H", "2C 3C 4C 2D 3D 4D 3H 8H QS AH", {"gin_bonus": 20}, [42, 0], "gin 0-22", ""),
    "G16": (
        "AS", "2C 3C 4C 2D 3D 4D 3H 7H QS AH", {"undercut_bonus": 10}, [0, 10], "undercut 1-1",
        "3H 7H QS",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("last", "defender", "options", "scores", "result", "laid"),
    RESULTS.values(),
    ids=[name.lower() for name in RESULTS],
)
def test_g_what_a_hand_scores(
    last: str, defender: str, options: dict[str, Any], scores: list[int], result: str, laid: str
) -> None:
    game = knocked(f"4H 5H 6H 8C 9C 10C QC QD QH {last}", defender, options=options)
    left = "-".join(str(points_in(hand)) for hand in game.hands)
    assert (game.scores, f"{game.result} {left}") == (scores, result)
    assert game.laid_off == cards(laid)
    assert game.resting


@pytest.mark.parametrize("action", ["knock KS", "biggin"])
def test_g23_nothing_is_laid_off_against_gin(action: str) -> None:
    hand = "4H 5H 6H 7H 8C 9C 10C QC QD QH"
    hand += " JC" if action == "biggin" else " KS"
    options = {"big_gin": True, "auto_layoff": False}
    game = after(position(hand, "3H 8H QS AC AD KD 9S 5S 3S 2S", options=options), action)
    assert game.resting
    assert game.laid_off == []


G24 = [(0, 30), (1, 44), (0, 27), (0, 45)]


def played_out(hands: list[tuple[int, int]], **options: Any) -> tuple[list[int], list[int]]:
    """Winners and final scores when seats have won hands of so many points."""
    game = dealt(**options)
    for seat, points in hands:
        assert not game.winners, "the game goes on"
        won(game, seat, points)
    return game.winners, game.scores


def test_g24_bonuses_are_added_when_a_player_has_reached_the_target() -> None:
    assert played_out(G24) == ([0], [277, 69])


def test_g25_the_box_bonus_is_for_each_hand_won() -> None:
    assert played_out(G24, box_bonus=20) == ([0], [262, 64])


def test_g26_the_first_to_the_target_wins() -> None:
    assert played_out([(0, 30), (0, 30), (1, 55), (1, 60)]) == ([1], [110, 265])


def test_g27_boxes_do_not_overturn_the_winner() -> None:
    assert played_out([(1, 12)] * 8 + [(0, 60), (0, 45)]) == ([0], [255, 296])


@pytest.mark.parametrize(
    ("rule", "total"), [("double_points", 379), ("double_all", 554), ("flat100", 377), ("off", 277)]
)
def test_g28_a_shutout(rule: str, total: int) -> None:
    assert played_out([(0, 30), (0, 27), (0, 45)], shutout=rule) == ([0], [total, 0])


def test_g33_big_gin() -> None:
    defender = "AD AH 2S 2H 3D 3S 4H 4D 5S 5H"
    assert deadwood(bits(defender)) == 30
    game = position(BIG, defender, options={"big_gin": True})
    assert after(game, "biggin").scores == [61, 0]


def test_a_hand_won_for_no_points_counts_as_a_box() -> None:
    game = dealt()
    won(game, 1, 0)
    assert game.boxes == [0, 1]


def test_a_shutout_is_a_loser_without_a_hand_not_without_points() -> None:
    assert totals(dealt().options, [100, 0], [3, 1], 0) == [275, 25]


def ended(luck: str) -> tuple[list[int], list[str]]:
    """The hands that Ann and Bob won in a match played by hints, and the facts told at its end."""
    game = GinRummy(2, luck)
    while not game.over:
        seat = game.waiting()[0]
        game.apply(seat, DEAL if seat == HOST else hint_of(game, seat).action)
    sheet = ending_sheet(view(game, None), translator(["Ann", "Bob"]))
    return game.boxes, [fact for fact in sheet.facts if "hands" in fact or "Most" in fact]


def test_the_end_tells_who_won_more_hands_and_not_the_bonuses_as_points_of_the_last() -> None:
    assert ended("luck") == ([5, 7], ["Bob won more hands: 7 to 5."])


def test_the_end_tells_that_both_won_as_many_hands() -> None:
    assert ended("seed") == ([4, 4], ["Both won 4 hands."])

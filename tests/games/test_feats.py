"""Feats: what the rounds of a match show about how each seat played it."""

import pytest

from games.crazy_king import CrazyKing
from games.durak import Durak
from games.feats import Feats, feats
from games.game import Game
from games.oh_hell import OhHell
from games.scores import ScoreLine
from games.spades import Spades
from games.text import Text
from tests.games.test_sheet import rounds, won

NOTHING = Feats()
BEHIND = ("9 0 5", "9 0 5", "0 30 0", "0 30 0")


@pytest.mark.parametrize(
    ("played", "seat", "expected"),
    [
        pytest.param(BEHIND, 1, Feats(was_last=True), id="last at half"),
        pytest.param(BEHIND, 2, NOTHING, id="second at half"),
        pytest.param(BEHIND[1:], 1, NOTHING, id="too few rounds for a half"),
        pytest.param(("9 5 5", *BEHIND[1:]), 1, Feats(was_last=True), id="last of three"),
        pytest.param(("9 0 0", "9 0 0", *BEHIND[2:]), 1, NOTHING, id="last with another"),
        pytest.param(("5 0 0",) * 5, 0, Feats(led=True), id="ahead all the way"),
        pytest.param(("5 0 0",) * 4, 0, NOTHING, id="ahead all of a short way"),
        pytest.param(("5 5 0",) + ("5 0 0",) * 4, 0, NOTHING, id="level after the first round"),
        pytest.param(
            ("1 2 0",) * 4 + ("9 0 0",), 0, Feats(led_at_last=True), id="ahead at the very end"
        ),
        pytest.param(("1 2 0",) * 3 + ("9 0 0",) * 2, 0, NOTHING, id="ahead a round earlier"),
    ],
)
def test_the_course_of_a_match_is_a_feat(
    played: tuple[str, ...], seat: int, expected: Feats
) -> None:
    assert feats(won(rounds(CrazyKing(3, "seed"), *played), seat))[seat] == expected


def test_where_few_points_win_the_most_are_the_last() -> None:
    game = CrazyKing(2, "seed")
    game.lowest_wins = True
    rounds(game, "9 0", "9 0", "0 30", "0 30")
    assert [each.was_last for each in feats(won(game, 0))] == [True, False]


def test_partners_have_the_feats_of_their_side() -> None:
    game = rounds(Spades(4, "seed"), *["5 0 5 0"] * 5)
    assert [each.led for each in feats(won(game, 0, 2))] == [True, False] * 2


def test_where_one_loses_nobody_is_praised_for_the_course() -> None:
    assert feats(won(rounds(Durak(3, "seed"), *["1 0 0"] * 5), 0, 1)) == [NOTHING] * 3


def bids(game: Game, *met: bool) -> Game:
    """The same match after rounds in which the first seat made its bid exactly, or one over."""
    for is_met in met:
        deed = Text("bid-deed", bid=2, number=3 - is_met)
        game.past.append(tuple(ScoreLine(0, summary=deed) for _ in range(game.seats)))
    return game


@pytest.mark.parametrize(
    ("met", "expected"), [((1, 1, 0, 1, 1, 1, 0), 3), ((0, 0), 0), ((1, 0, 1), 1)]
)
def test_bids_made_exactly_are_counted_one_after_the_other(
    met: tuple[int, ...], expected: int
) -> None:
    assert feats(bids(OhHell(4, "seed"), *map(bool, met)))[0].exact == expected


@pytest.mark.parametrize("kind", [OhHell, Spades])
def test_a_round_of_bids_tells_whether_each_was_made_exactly(kind: type[Game]) -> None:
    game = kind(4, "seed 1")
    while not game.resting:
        seat = game.turn
        game.apply(seat, game.mind.hint(game, seat).action)
    for line in game.round_lines():
        assert line.summary
        told = dict(line.summary.args)
        assert line.meets_bid is (told["bid"] == told["number"])

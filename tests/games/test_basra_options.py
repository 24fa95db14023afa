"""Every option of Basra changes what it says, section 9; the captures' are with the vectors."""

from typing import Any

import pytest

from games.basra import Basra, Options
from games.basra.cards import VALUE
from games.options import BadOptions
from tests.games.basra_positions import position
from tests.games.positions import after


@pytest.mark.parametrize(("target", "over"), [(21, True), (22, False)])
def test_target_ends_the_match(target: int, over: bool) -> None:
    game = position("AC 9H", "TS", "", options={"target": target})
    assert bool(after(game, "TS").winners) is over


@pytest.mark.parametrize(("points", "score"), [(2, 6), (1, 5)])
def test_jack_points(points: int, score: int) -> None:
    game = position("AS 3C TD", "JH 3S", "3H", options={"jack_points": points})
    assert after(game, "JH").scores == [score, 0]


def test_a_jack_basra_is_paid_for_one_jack_alone() -> None:
    game = position("2S JS", "JH 3S", "3H", options={"jack_basra_points": 25})
    assert after(game, "JH").scores == [4, 0]


def test_the_last_capturer_may_get_nothing() -> None:
    options = {"last_capturer_takes_rest": False}
    game = after(position("4C TD", "7S", "", options=options, taker=1), "7S")
    assert game.scores == [0, 0]
    assert len(game.floor) == 3


def test_jacks_may_stay_among_the_first_four() -> None:
    tables = [Basra(2, f"{i}", Options(replace_table_jacks=False)).floor for i in range(30)]
    assert any(VALUE[card] == 11 for floor in tables for card in floor)


@pytest.mark.parametrize(("check", "winners"), [("deck_end", []), ("instant", [0])])
def test_the_match_may_end_at_once(check: str, winners: list[int]) -> None:
    game = position("AC 9H", "TS 3S", "3H", scores=[140, 0], options={"end_check": check})
    assert after(game, "TS").winners == winners


def test_who_is_short_of_the_target_plays_on() -> None:
    game = position("AC 9H", "TS 3S", "3H", scores=[129, 0], options={"end_check": "instant"})
    assert after(game, "TS").winners == []


def test_partners_share_their_score_and_their_win() -> None:
    game = position("AC 9H", "", "", "", "TS", turn=3, options={"partnership": True, "target": 21})
    after(game, "TS")
    assert (game.scores, game.winners) == ([0, 21, 0, 21], [1, 3])
    assert (game.utility(1), game.utility(0)) == (21, -21)


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (4, {"hand_size": 4}, "basra-four-hands-of-five"),
        (2, {"partnership": True}, "basra-partners-are-four"),
    ],
)
def test_options_for_other_numbers_of_players_are_refused(
    seats: int, options: dict[str, Any], key: str
) -> None:
    with pytest.raises(BadOptions, match=key):
        Basra(seats, "seed", Options(**options))

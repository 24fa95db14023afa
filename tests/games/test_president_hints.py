"""The computer player of President: its scores and its reasons, section 13."""

import pytest

from games.cards import EVERYONE, Pile, cards
from tests.games.positions import hint_of
from tests.games.president_positions import position
from tests.voice import SAY

MANY = "4C 4D 4H"


SURE = "Nobody can beat it, so you keep the lead and go out."


@pytest.mark.parametrize(
    ("hand", "beat", "others", "gone", "action"),
    [
        pytest.param("8C KC", "", "QD", "AC AD AH AS 2C 2D 2H 2S", "KC", id="the last two"),
        pytest.param("8C 2C", "4D", MANY, "", "2C", id="following"),
        pytest.param("6C KH KS 2C", "", MANY, "AC AD AH 2D 2H", "KH KS", id="no pair is left"),
        pytest.param("3C QH QS", "", "QD", "", "QH QS", id="one card cannot answer a pair"),
    ],
)
def test_who_cannot_be_kept_from_going_out_plays_what_nobody_beats(
    hand: str, beat: str, others: str, gone: str, action: str
) -> None:
    game = position(hand, others, others, others, beat=beat, played=Pile(cards(gone), EVERYONE))
    hint = hint_of(game, 0)
    assert (hint.action, SAY(hint.why)) == (action, SURE)

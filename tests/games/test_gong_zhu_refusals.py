"""What Gong Zhu refuses, and what it says is legal instead."""

import pytest

from games.gong_zhu import GongZhu
from games.words import translator
from tests.games.gong_zhu_positions import exposing, position, scored

tr = translator(["Ann", "Bob", "Cid", "Dee"])
DEALT = "QS 3S TC | JD 2C | 4H 5H | AH 3C"
GUARDED = position("QS 5S 2H", "3S", "QS", "C")


@pytest.mark.parametrize(
    ("game", "seat", "action", "key", "sentence"),
    [
        pytest.param(
            exposing(DEALT), 0, "3S", "wrong-phase-expose",
            "Exposing comes first. Expose Q♠ 10♣, some of them, or nothing.", id="a card too soon",
        ),
        pytest.param(
            exposing(DEALT), 0, "", "wrong-phase-expose",
            "Exposing comes first. Expose Q♠ 10♣, some of them, or nothing.", id="nothing said",
        ),
        pytest.param(
            exposing(DEALT), 0, "expose JD", "not-in-hand",
            "You don't have J♦. Play a card from your hand.", id="exposing a foreign card",
        ),
        pytest.param(
            exposing(DEALT), 0, "expose 3S", "not-exposable",
            "You can only expose Q♠ 10♣, or nothing.", id="exposing another card",
        ),
        pytest.param(
            exposing(DEALT), 0, "expose QS QS", "not-exposable",
            "You can only expose Q♠ 10♣, or nothing.", id="exposing a card twice",
        ),
        pytest.param(
            exposing(DEALT), 0, "expose", "not-exposable",
            "You can only expose Q♠ 10♣, or nothing.", id="exposing what?",
        ),
        pytest.param(
            exposing(DEALT), 2, "expose QS", "nothing-to-expose",
            "You have none of the cards that can be exposed, so expose nothing.", id="nothing held",
        ),
        pytest.param(
            GUARDED, 0, "expose QS", "wrong-phase-exposed",
            "Exposing is over. You can play 5♠.", id="exposing too late",
        ),
        pytest.param(
            GUARDED, 1, "2C", "not-your-turn", "It's not your turn, it's Ann's.", id="turn"
        ),
        pytest.param(
            GUARDED, 0, "pig", "bad-card", "“pig” isn't a card. You can play 5♠.", id="no card"
        ),
        pytest.param(
            GUARDED, 0, "5S 2H", "bad-card",
            "“5S 2H” isn't a card. You can play 5♠.", id="two cards",
        ),
        pytest.param(
            position("2H 5S 9S 4H", "3S"), 0, "pig", "bad-card",
            "“pig” isn't a card. You can play 9♠ 5♠.", id="in the order they are held",
        ),
        pytest.param(
            GUARDED, 0, "AS", "not-in-hand",
            "You don't have A♠. Play a card from your hand.", id="foreign card",
        ),
        pytest.param(
            GUARDED, 0, "2H", "must-follow-suit",
            "You have spades, so you have to follow suit. You can play 5♠.", id="not following",
        ),
        pytest.param(
            GUARDED, 0, "QS", "exposed-protected",
            "Q♠ is exposed, so you can't play it the first time its suit is led. You can play 5♠.",
            id="GZ23 protected",
        ),
        pytest.param(
            position("QS 5S 2H", "", "QS", "C"), 0, "QS", "exposed-protected",
            "Q♠ is exposed, so you can't play it the first time its suit is led. "
            "You can play 5♠ 2♥.",
            id="GZ27 protected",
        ),
        pytest.param(
            position("2C TC AS", forced="2C"), 0, "AS", "must-lead-2c",
            "2♣ has to lead the first trick. Play it.", id="GZ21 first lead",
        ),
        pytest.param(
            scored("QS | JD | |"), 0, "2C", "round-over",
            "The hand is over. The next deal is on its way.", id="between hands",
        ),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_legal(
    game: GongZhu, seat: int, action: str, key: str, sentence: str
) -> None:
    problem = game.check(seat, action)
    assert problem is not None
    assert (problem.key, tr(problem)) == (key, sentence)

"""The computer player of Durak: what it does and why, section 12, and how strong that is."""

import pytest

from games.cards import cards
from games.durak import Durak
from games.words import translator
from tests.games.durak_positions import position
from tests.games.positions import after, hint_of

SAY = translator(["Ann", "Ben", "Cyd"])
MANY = "8C 8H 10D QS KH AD"


def hinted(game: Durak) -> tuple[str, str]:
    """The hint of the seat to act: its action, and its reason as a sentence."""
    hint = hint_of(game, game.waiting()[0])
    return hint.action, SAY(hint.why)


@pytest.mark.parametrize(
    ("known", "action", "why"),
    [
        ("9C 10D", "attack QD", "You know what Ben holds, and none of it beats that."),
        ("9C", "attack 7C", "Your lowest card is your least useful."),
        ("9C 10D 6H", "attack 7C", "Your lowest card is your least useful."),
    ],
)
def test_what_known_cards_cannot_beat_opens(known: str, action: str, why: str) -> None:
    game = position(f"7C QD KC AH | {known if 'H' in known else '9C 10D'} | {MANY}")
    game.hands[1].known = cards(known.replace("10", "T"))
    assert hinted(game) == (action, why)


def test_a_new_rank_does_no_harm_where_no_more_can_be_laid() -> None:
    game = position("7C 7S 8S | 8D 6H 7H")
    assert hinted(after(game, "attack 7C"))[0] == "beat 7C 7H"
    game.most = 1
    assert hinted(game)[0] == "beat 7C 6H"

"""What easy computers get wrong, as people do: what was played, and what their hand is worth."""

from random import Random

import pytest

from games.cards import CARDS
from games.game import Game
from games.mistakes import degrade_memory
from games.players import easy
from games.view import view
from tests.games import fireworks_positions, five_card_draw_positions
from tests.games.positions import after, hint_of
from tests.games.spades_positions import position
from tests.games.test_oh_hell_hints import asked

TIMES = 100


def played(game: Game) -> set[str]:
    """What an easy computer does, asked many times what to do in one position."""
    seen = view(game, game.waiting()[0])
    return {easy(seen, Random(number)) for number in range(TIMES)}


def test_an_ace_that_was_played_may_be_taken_for_one_that_is_still_out() -> None:
    game: Game = position("KH 2C 3C", seen="AH 4H 5H 6H 7D 8D 9D TD")
    seen = view(game, 0)
    ace, hazy = CARDS["AH"], [degrade_memory(seen, Random(n)) for n in range(TIMES)]
    assert ace not in seen.unseen()
    forgotten = sum(ace in each.unseen() for each in hazy)
    assert TIMES / 4 < forgotten < 3 * TIMES / 4
    assert ace not in seen.unseen(), "who pays attention still knows"


def test_an_easy_one_forgets_what_a_hint_said_of_its_card() -> None:
    told = ("hint 1 colour red",)
    game = after(fireworks_positions.position(built="1B"), *told)
    assert hint_of(game, 1).action == "play 3"
    assert "play 3" in played(game)
    assert len(played(game)) > 1


def test_an_easy_one_bids_too_high_and_never_too_low() -> None:
    game = asked("AH QH 9S 8S KD 4C")
    assert hint_of(game, game.turn).action == "bid 2"
    bids = played(game)
    assert min(bids) == "bid 2"
    assert "bid 3" in bids


@pytest.mark.parametrize(
    ("hand", "usual", "bolder"),
    [("KC KD 7H 5S 2C", "fold", "call"), ("9C 9D 9H 5S 2C", "raise 20", "")],
)
def test_an_easy_one_calls_too_much_and_never_folds_what_is_worth_a_bet(
    hand: str, usual: str, bolder: str
) -> None:
    game = after(five_card_draw_positions.holding(f"AC AD AH 4S 4C | {hand}"), "bet 20")
    assert hint_of(game, game.turn).action == usual
    assert bolder in played(game) | {""}
    assert "fold" not in played(game) - {usual}

"""The hard computer of Five Card Draw."""

from random import Random

import pytest

from games.five_card_draw import FiveCardDraw
from games.five_card_draw.hint import policy
from games.game import HOST
from games.view import view
from tests.games.five_card_draw_positions import holding
from tests.games.positions import after


def behind_a_bet(hand: str, drawn: int) -> FiveCardDraw:
    """Seat 0, who drew three, holds these cards; the other drew so many and bets the pot."""
    game = holding(f"{hand} | 5C 6D 8H TS QC", stage="second-bets", put=[60, 60], drawn=[3, drawn])
    game.turn = 1
    return after(game, "bet 60")


@pytest.mark.parametrize(
    ("hand", "drawn", "played"),
    [
        pytest.param("AC AD 7H 4S 2C", 0, "fold", id="a pair against who stood pat"),
        pytest.param("9C 9D 9H 4S 2C", 0, "fold", id="three against who stood pat"),
        pytest.param("9C 9D 9H 4S 2C", 3, "raise", id="three against who drew three"),
    ],
)
def test_a_hard_computer_hears_how_many_cards_were_drawn(
    hand: str, drawn: int, played: str
) -> None:
    game = behind_a_bet(hand, drawn)
    moves = {policy(view(game, 0), Random(number)).split()[0] for number in range(5)}
    assert moves == {played}
    assert game.mind.hint(game, 0).action.startswith("raise"), "which a hint does not"


def beats_callers(foes: int, seed: int) -> bool:
    """Whether a hard computer wins a match against those who always call."""
    game, random, own = FiveCardDraw(foes + 1, f"callers/{seed}"), Random(seed), seed % (foes + 1)
    game.events = None
    while (waiting := game.waiting()) and game.round < 400:
        seat = waiting[0]
        if seat == HOST:
            game.step(seat, game.legal(seat)[0])
        elif seat == own:
            game.step(seat, policy(view(game, seat), random))
        else:
            game.step(seat, calling(game, seat))
    return own in (game.winners or game.leaders())


def calling(game: FiveCardDraw, seat: int) -> str:
    """Call, bet where that is all one can do but fold, and exchange as a hint does."""
    moves = game.moves(seat)
    if game.stage == "draw":
        return game.mind.hint(game, seat).action
    return "call" if "call" in moves else moves[0]


@pytest.mark.slow
@pytest.mark.parametrize("foes", [1, 3])
def test_a_hard_computer_beats_those_who_always_call(foes: int) -> None:
    assert sum(beats_callers(foes, seed) for seed in range(50)) >= 48

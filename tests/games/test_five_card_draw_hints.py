"""The computer player of Five Card Draw, section 12."""

import pytest

from games.cards import Pile, cards
from games.five_card_draw import FiveCardDraw
from games.five_card_draw.hint import estimated_chance
from games.five_card_draw.state import BETS
from tests.games.five_card_draw_positions import betting, holding
from tests.games.positions import after, hint_of
from tests.voice import SAY

WEAK = "3C 4D 6H 8S 9C"


def said(game: FiveCardDraw) -> tuple[str, str]:
    """The hint to the seat to act, and its reason in English."""
    hint = hint_of(game, game.turn)
    return hint.action, SAY(hint.why)


def test_a_pair_of_queens_does_not_raise_who_has_bet() -> None:
    game = holding("QS QC TD 9S 3H | KH |", chips="990 970 990", put=[10, 30, 10, 10])
    game.live[2], game.stakes, game.raises = False, [0, 20, 0], 1
    assert said(game)[0] == "call"


@pytest.mark.parametrize(
    ("hand", "seats", "least", "most"),
    [
        ("9H 9D 9S 9C JR", 4, 1, 1),
        ("2C 3D 4H 5S 7C", 2, 0, 0.05),
        ("KC KD 7H 4S 2C", 2, 0.7, 0.98),
        ("KC KD 7H 4S 2C", 6, 0.05, 0.6),
    ],
)
def test_the_chance_is_that_of_beating_random_hands(
    hand: str, seats: int, least: float, most: float
) -> None:
    game = holding(hand + " |" * (seats - 1))
    assert least <= estimated_chance(game, 0) <= most


def test_a_tie_counts_half() -> None:
    game = betting("100 100", dealer=1, jokers=0)
    equal = cards("TD JC QS KH AD")
    game.hands[0] = Pile(cards("TC JD QH KS AC"), 0)
    game.discards[0] = Pile([c for c in game.pack() if c not in (*game.hands[0], *equal)], 0)
    assert estimated_chance(game, 0) == 0.5


def test_thrown_cards_are_not_dealt_to_opponents_in_a_guess() -> None:
    game = holding("2C 4D 7S JC KH | 3C", stage=BETS[1])
    before = estimated_chance(game, 0)
    game.discards[0] += cards("AC AD AH AS KC KD KS QC QD QH QS JR JB")
    game.stub[:] = [card for card in game.stub if card not in game.discards[0]]
    assert estimated_chance(game, 0) > before


@pytest.mark.parametrize(
    ("actions", "hand", "action", "words"),
    [
        ([], "9H 9D 9S 9C JR", "bet 10", "worth a bet"),
        ([], WEAK, "fold", "Not enough to bet on"),
        (["bet 100"], "9H 9D 9S 9C JR", "raise 100", "worth a raise"),
        (
            ["bet 100"],
            WEAK,
            "fold",
            "they're betting, so their hands are better than random. Fold.",
        ),
    ],
)
def test_a_bet_gives_its_reason(actions: list[str], hand: str, action: str, words: str) -> None:
    game = after(holding("| | |"), *actions)
    game.hands[game.turn] = Pile(cards(hand), game.turn)
    acted, why = said(game)
    assert acted == action
    assert words in why

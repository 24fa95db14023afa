"""What the computer player of Hearts does, section 14."""

from random import Random

from games.game import DEAL, HOST
from games.hearts import Hearts
from tests.games.positions import hint_of


def play_against_chance(matches: int) -> tuple[int, float]:
    """How many matches seat 0 wins by hints against three at random, and its points a hand."""
    won, points, hands = 0, 0, 0
    for number in range(matches):
        game, random = Hearts(4, f"match {number}"), Random(number)
        game.events = None
        while waiting := game.waiting():
            seat = waiting[0]
            if seat == HOST:
                game.step(HOST, DEAL)
            else:
                sense = seat == 0
                game.step(
                    seat, hint_of(game, 0).action if sense else random.choice(game.legal(seat))
                )
        won, points, hands = won + (0 in game.winners), points + game.scores[0], hands + game.round
    return won, points / hands


def test_hints_beat_chance() -> None:
    won, points = play_against_chance(20)
    assert won >= 17
    assert points <= 3

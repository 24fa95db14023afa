"""Guesses that listen: cards are where they explain what was bid."""

from random import Random
from statistics import mean

import pytest

from games.cards import CARDS
from games.game import HOST
from games.oh_hell import OhHell
from games.spades import Spades
from games.spades.hint import estimate
from games.tricks import BiddingGame
from games.view import view
from tests.games.spades_positions import position

WORLDS = 60


@pytest.mark.parametrize("kind", [Spades, OhHell])
def test_what_a_seat_was_dealt_is_what_it_holds_and_has_played(kind: type[BiddingGame]) -> None:
    game = kind(4, "dealt")
    hands = [sorted(hand) for hand in game.hands]
    while not game.resting:
        assert [sorted(game.dealt(seat)) for seat in range(4)] == hands
        seat = game.actors()[0]
        assert seat != HOST
        game.apply(seat, game.hint(seat).action)


def test_before_a_bid_every_hand_is_as_likely() -> None:
    assert Spades(4, "seed").likelihood(1) == 1


def test_a_bid_is_the_likelier_the_nearer_it_is_to_what_the_cards_are_worth() -> None:
    game = position("2D", bids="3 0 0 0")
    game.hands[1][:] = [CARDS[f"{rank}S"] for rank in "AKQJT98765432"]
    likely = []
    for bid in (12, 9, 3):
        game.bids[1] = bid
        likely.append(game.likelihood(1))
    assert likely == sorted(likely, reverse=True)
    assert likely[0] > likely[-1]


def test_who_bid_much_is_guessed_to_hold_more_than_who_bid_little() -> None:
    game = position("2D 3D 4D 5D 6D 2C 3C 4C 5C 2H 3H 4H 5H", bids="0 7 1 1")
    seen, random = view(game, 0), Random(1)
    worlds = [seen.guess(random) for _ in range(WORLDS)]
    mine, others = (
        mean(estimate(world.hands[seat], jokers=False) for world in worlds) for seat in (1, 3)
    )
    deaf = [seen.deal(random) for _ in range(WORLDS)]
    assert mine > others + 100
    assert mine > 50 + mean(estimate(world.hands[1], jokers=False) for world in deaf)

"""Guesses that listen: cards are where they explain what was bid and played."""

from collections.abc import Mapping
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from games.cards import CARDS, PACK, Card, Pile, cards
from games.game import HOST, Game
from games.gin_rummy import GinRummy
from games.hearts import Hearts
from games.hearts import Options as HeartsOptions
from games.oh_hell import OhHell
from games.plugins import OURS
from games.poker.betting import BettingGame
from games.spades import Spades
from games.spades.hint import estimate
from games.tricks import BiddingGame
from games.view import view
from tests.bench.guesses import compared
from tests.games import crazy_king_positions as crazy_king
from tests.games import durak_positions as durak
from tests.games import gin_rummy_positions as gin
from tests.games import last_card_positions as last_card
from tests.games import red_five_positions as red_five
from tests.games import texas_holdem_positions as holdem
from tests.games.positions import hint_of
from tests.games.spades_positions import position
from tests.games.toy import Toy, ToyMind

WORLDS = 60
DEAR = ("spades", "hearts", "red_five", "president", "basra", "big_two")
"""Games of which it takes long to show."""
LISTENING = [kind for kind in OURS if kind.mind.mcmc_steps and not issubclass(kind, BettingGame)]
"""All but poker, where the gain is too small for a few rounds to show."""


@pytest.mark.parametrize("kind", [Spades, OhHell])
def test_what_a_seat_was_dealt_is_what_it_holds_and_has_played(kind: type[BiddingGame]) -> None:
    game = kind(4, "dealt")
    hands = [sorted(hand) for hand in game.hands]
    while not game.resting:
        assert [sorted(game.dealt(seat)) for seat in range(4)] == hands
        seat = game.actors()[0]
        assert seat != HOST
        game.apply(seat, hint_of(game, seat).action)


def test_who_bid_much_is_guessed_to_hold_more_than_who_bid_little() -> None:
    game = position("2D 3D 4D 5D 6D 2C 3C 4C 5C 2H 3H 4H 5H", bids="0 7 1 1")
    seen, random = view(game, 0), Random(1)
    worlds = [seen.sample(random) for _ in range(WORLDS)]
    mine, others = (
        mean(estimate(world.hands[seat], jokers=False) for world in worlds) for seat in (1, 3)
    )
    deaf = [seen.uniform_sample(random) for _ in range(WORLDS)]
    assert mine > others + 100
    assert mine > 50 + mean(estimate(world.hands[1], jokers=False) for world in deaf)


@pytest.mark.check
@pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=[pytest.mark.slow] * (kind.key in DEAR)) for kind in LISTENING],
)
def test_guesses_that_listen_know_more(kind: type[Game]) -> None:
    gains = list[float]()
    for number in range(20):
        ours, theirs = compared(kind, number)
        gains.append(ours - theirs)
        if number > 5 and mean(gains) > 3 * stdev(gains) / sqrt(len(gains)):
            break  # it is plain already
    assert mean(gains) > 0


def test_tricks_that_a_kitty_was_added_to_tell_nothing() -> None:
    game = Hearts(3, "kitty", HeartsOptions(odd_cards="kitty_first_trick"))
    while not any(game.tricks):
        seat = game.actors()[0]
        game.apply(seat, hint_of(game, seat).action)
    assert not game.mind.card_weights(game, game.leader)


def about_to_draw() -> GinRummy:
    """A hand of Gin Rummy in which seat 1 may take 5D."""
    mine, theirs = "AS 2S 3S 4C 5C 6C 7H 7C 7S KH", "TC TD JH 2H 3H 8S 9S KD QC AH"
    return gin.position(mine, theirs, discard="5D", phase="draw", turn=1)


def test_what_goes_with_a_card_that_was_taken_is_likely() -> None:
    game = about_to_draw()
    game.apply(1, "take")
    odds = game.mind.card_weights(game, 1)
    assert odds[CARDS["6D"]] == odds[CARDS["5S"]] > odds[CARDS["9D"]] == 1


def test_what_goes_with_a_card_that_was_left_or_thrown_is_not() -> None:
    game = about_to_draw()
    game.apply(1, "draw")
    thrown = next(card for card in game.hands[1] if card.rank == "T")
    game.apply(1, f"discard {thrown}")
    odds = game.mind.card_weights(game, 1)
    assert odds[CARDS["6D"]] == odds[CARDS["TS" if thrown != "TS" else "TH"]] < 1


def test_who_beats_a_card_has_nothing_cheaper_to_beat_it_with() -> None:
    game = durak.position("7S 8D | 9C KS 6H", durak.PLENTY)
    game.apply(0, "attack 7S")
    game.apply(1, "beat 7S KS")
    weights = game.mind.card_weights(game, 1)
    assert {card for card in weights if card.rank == "T"} == {CARDS["TS"]}


def test_who_draws_has_nothing_that_goes_on_the_pile() -> None:
    game = crazy_king.position("9C 9D | 2S", top="8H")
    game.apply(0, "draw")
    odds = game.mind.card_weights(game, 0)
    assert odds[CARDS["2H"]] == odds[CARDS["8S"]] < 1
    assert CARDS["2S"] not in odds


@pytest.mark.parametrize(("rule", "hears"), [("challenge", True), ("free", False)])
def test_who_lays_a_wild_four_has_no_such_colour_where_that_is_the_rule(
    rule: str, hears: bool
) -> None:
    game = last_card.position("W4 2G 3G | 1Y 1Y 3B", options={"wild_four": rule})
    game.apply(0, "W4 colour green")
    assert (CARDS["7R"] in game.mind.card_weights(game, 0)) == hears


def test_who_raised_is_guessed_to_hold_good_cards_and_who_folded_bad_ones() -> None:
    def likely(hand: str, action: str) -> float:
        game = holdem.dealt("1000 1000 1000")
        seat = game.turn
        game.apply(seat, action)
        game.hands[seat] = Pile(cards(hand), seat)
        return game.mind.likelihood(game, seat)

    assert likely("AS KS", "raise to 60") > likely("7D 2C", "raise to 60")
    assert likely("AS KS", "fold") < likely("7D 2C", "fold")


GOOD, BAD = "AC AD KH 9S 4C", "2D 4H 7S 8C JD"
"""Hands of five: a pair of aces, and nothing."""


def test_who_named_trumps_holds_more_of_them_than_the_others_and_buries_few() -> None:
    game = red_five.playing("2H 3H", declarer=1)
    odds = [game.mind.card_weights(game, seat)[CARDS["AS"]] for seat in (1, 2)]
    assert odds[0] > odds[1] > 1


class ExpectsSpades(ToyMind):
    """A mind to which every seat seems to hold spades, whatever it has shown."""

    mcmc_steps = 200

    def card_weights(self, game: Toy, seat: int) -> Mapping[Card, float]:
        return {card: 1000.0 for card in PACK if card.suit == "S"}


class Boastful(Toy):
    mind = ExpectsSpades()


def test_no_likelihood_makes_a_guess_contradict_what_is_known() -> None:
    game = Boastful(2, "seed")
    game.hands = [Pile(cards("AC AD"), 0), Pile(cards("AH 2H"), 1)]
    game.stock[:], game.upcards[:], game.voids = cards("AS 2S 3S 2C 2D 3C 3D 3H"), [], ["", "S"]
    for number in range(10):
        for world in islice(view(game, 0).samples(Random(number)), 3):
            assert "S" not in {card.suit for card in world.hands[1]}

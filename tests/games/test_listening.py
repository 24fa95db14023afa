"""Guesses that listen: cards are where they explain what was bid and played."""

from collections.abc import Mapping
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from games.cards import CARDS, PACK, Card, Pile, cards
from games.five_card_draw.state import BETS
from games.game import HOST, Game
from games.gin_rummy import GinRummy
from games.hearts import Hearts
from games.hearts import Options as HeartsOptions
from games.oh_hell import OhHell
from games.plugins import OURS
from games.poker.betting import BettingGame
from games.sampling import OFF_POLICY_LIKELIHOOD
from games.spades import Spades
from games.spades.hint import estimate
from games.tricks import HIGH, BiddingGame, Ranking
from games.tricks.mind import unlikely_cards
from games.view import view
from tests.bench.guesses import compared
from tests.games import basra_positions as basra
from tests.games import crazy_king_positions as crazy_king
from tests.games import cribbage_positions as cribbage
from tests.games import durak_positions as durak
from tests.games import fireworks_positions as fireworks
from tests.games import five_card_draw_positions as five
from tests.games import gin_rummy_positions as gin
from tests.games import last_card_positions as last_card
from tests.games import president_positions as president
from tests.games import red_five_positions as red_five
from tests.games import texas_holdem_positions as holdem
from tests.games.positions import hint_of, likelihood_of
from tests.games.spades_positions import position
from tests.games.toy import Toy, ToyMind

WORLDS = 60
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


def test_before_a_bid_every_hand_is_as_likely() -> None:
    game = Spades(4, "seed")
    assert game.mind.likelihood(game, 1) == 1


def test_a_bid_is_the_likelier_the_nearer_it_is_to_what_the_cards_are_worth() -> None:
    game = position("2D", bids="3 0 0 0")
    game.hands[1][:] = [CARDS[f"{rank}S"] for rank in "AKQJT98765432"]
    likely = []
    for bid in (12, 9, 3):
        game.bids[1] = bid
        likely.append(game.mind.likelihood(game, 1))
    assert likely == sorted(likely, reverse=True)
    assert likely[0] > likely[-1]


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


@pytest.mark.parametrize(("kept", "likely"), [("3C KH", 1.0), ("3C AH", OFF_POLICY_LIKELIHOOD)])
def test_a_hand_whose_hint_would_have_been_another_card_is_the_rarer(
    kept: str, likely: float
) -> None:
    game = position("2C 3C 5H", turn=1)
    game.apply(1, "2C")
    game.hands[1] = Pile(cards(kept), 1)
    assert game.mind.likelihood_fn(game)(1) == likely * game.mind.likelihood(game, 1)


TRUMP = Ranking(
    {card: card.suit for card in PACK},
    {card: HIGH[card.rank] + 100 * (card.suit == "S") for card in PACK},
    trump="S",
)


@pytest.mark.parametrize(
    ("before", "card", "is_last", "none_of"),
    [
        ("9D", "5D", False, "2D 3D 4D"),
        ("9D", "5C", False, "2C 3C 4C"),
        ("9D 7D TD", "KD", True, "JD QD"),
        ("9D 4S 7D", "6S", False, "5S"),
        ("9D", "KD", False, ""),
    ],
    ids=["low", "thrown", "cheap", "ruff", "high"],
)
def test_who_wants_tricks_has_nothing_cheaper(
    before: str, card: str, is_last: bool, none_of: str
) -> None:
    found = unlikely_cards(TRUMP, cards(before), CARDS[card], False, is_last)
    assert set(found) == set(cards(none_of))


@pytest.mark.parametrize(
    ("before", "card", "is_last", "none_of"),
    [
        ("9D", "5D", False, "6D 7D 8D"),
        ("9D", "TC", False, "JC QC KC AC"),
        ("9D 7D TD", "QD", True, "KD AD"),
        ("5D", "7D", False, "2D 3D 4D 5D 6D"),
    ],
    ids=["under", "thrown", "last", "over"],
)
def test_who_ducks_has_nothing_higher_that_ducks_too(
    before: str, card: str, is_last: bool, none_of: str
) -> None:
    found = unlikely_cards(TRUMP, cards(before), CARDS[card], True, is_last)
    assert set(found) == set(cards(none_of))


@pytest.mark.parametrize("kind", LISTENING, ids=lambda kind: kind.key)
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


def climbed(beat: str, action: str, then: str) -> float:
    """How likely a seat that answered so at President holds these cards, to any other."""
    game = president.position("4C 5C 8C 8D 8H JC", beat=beat)
    game.apply(0, action)
    game.hands[0] = Pile(cards(then), 0)
    return likelihood_of(game, 0)


def test_who_passes_has_no_set_that_would_have_done() -> None:
    assert climbed("7S", "pass", "9S 4C") < climbed("7S", "pass", "6S 4C") == 1
    assert climbed("7S", "pass", "9S 9C") == 1, "a pair is not broken"
    assert climbed("7S 7D", "pass", "9S 9C") < 1


def test_who_answers_has_nothing_cheaper() -> None:
    assert climbed("7S", "JC", "9S 4C") < climbed("7S", "JC", "QS 4C") == 1


def test_who_plays_a_set_has_no_more_of_its_rank() -> None:
    assert climbed("", "4C", "4S 9D") < 1


def test_nothing_is_told_while_low_cards_are_high() -> None:
    game = president.position("4C 5C 8C", beat="7S", revolted=True)
    game.apply(0, "pass")
    assert game.history == [[]] * 4


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


def test_a_card_just_drawn_may_be_any() -> None:
    few, many = (crazy_king.position(f"{hand} | 2S", top="8H") for hand in ("9C", "9C 9D 4C 5C"))
    for game in (few, many):
        game.apply(0, "draw")
    assert few.mind.card_weights(few, 0)[CARDS["2H"]] > many.mind.card_weights(many, 0)[CARDS["2H"]]


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


def bets_likely(hand: str, *actions: str) -> float:
    """How likely a seat that began to bet at Five Card Draw holds these cards."""
    game = five.holding(f"{hand} | | ", put=[10, 10, 10])
    for action in actions:
        game.apply(game.turn, action)
    return game.mind.likelihood(game, 0)


def test_who_bets_has_a_good_hand_and_who_folds_a_bad_one() -> None:
    assert bets_likely(GOOD) == bets_likely(BAD) == 1
    assert bets_likely(BAD, "bet 10") == OFF_POLICY_LIKELIHOOD < bets_likely(GOOD, "bet 10")
    assert bets_likely(GOOD, "fold") == OFF_POLICY_LIKELIHOOD < bets_likely(BAD, "fold")


def test_who_raises_has_a_better_hand_than_who_calls() -> None:
    middling = "9C 9D KH 5S 4C"
    bets = ("bet 10", "raise 30", "fold")
    assert bets_likely(middling, *bets, "call") == 1 > bets_likely(middling, *bets, "raise 40")


def test_the_second_bets_tell_as_much_where_nobody_may_exchange() -> None:
    for hand, likely in ((GOOD, 1), (BAD, OFF_POLICY_LIKELIHOOD)):
        game = five.holding(f"{hand} | ", stage=BETS[1], options={"max_draw": 0}, put=[10, 10])
        game.apply(0, "bet 10")
        assert game.mind.likelihood(game, 0) == likely


def drew(hand: str, thrown: str, drawn: str) -> float:
    """How likely a seat at Five Card Draw held these cards and threw those, to draw others."""
    game = five.holding(f"{hand} | ", stage="draw", stub=drawn)
    game.apply(0, f"discard {thrown}")
    return game.mind.likelihood(game, 0)


def test_who_draws_three_has_kept_a_pair() -> None:
    assert drew("9C 9D 4H 7S KC", "4H 7S KC", "2C 3D 5H") == 1
    assert drew("9C TD 4H 7S KC", "4H 7S KC", "2C 3D 5H") == OFF_POLICY_LIKELIHOOD
    assert drew("9C 9D 9S 7S KC", "7S 9S KC", "2C 3D 5H") == OFF_POLICY_LIKELIHOOD


def kept(hand: str) -> float:
    """How likely a seat at Cribbage has kept these cards."""
    return likelihood_of(cribbage.playing(f"{hand} | 6C 7C 8C KD"), 0)


def test_who_threw_has_kept_what_counts() -> None:
    assert kept("5C 5D TS JS") > kept("3C 4D 5S TS") > kept("AC 4D 7S QS")


def test_cards_laid_belong_to_what_was_kept() -> None:
    game = cribbage.playing("5C 5D TS JS | 6C 7C 8C KD")
    before = likelihood_of(game, 0)
    game.apply(0, "TS")
    assert likelihood_of(game, 0) == before


def test_before_a_throw_every_hand_is_as_likely() -> None:
    assert likelihood_of(cribbage.table(2), 0) == 1


def kept_at_basra(floor: str, card: str, kept: str) -> float:
    """How likely a seat that played this card on this table has kept these."""
    game = basra.position(floor, f"{card} 5S", "6C 6D", stock="AS", plays=[])
    game.apply(0, card)
    game.hands[0] = Pile(cards(kept), 0)
    return likelihood_of(game, 0)


def test_who_lays_a_card_has_kept_none_that_clears_the_table() -> None:
    assert kept_at_basra("9D", "5C", "9S") == OFF_POLICY_LIKELIHOOD
    assert kept_at_basra("9D", "5C", "8S") == 1


def test_who_takes_a_card_has_kept_none_that_takes_more_points() -> None:
    assert kept_at_basra("TD 3C 8H", "3S", "TS") == OFF_POLICY_LIKELIHOOD
    assert kept_at_basra("TD 3C 8H", "3S", "4S") == 1


def test_who_lays_a_card_that_clears_the_table_for_another_has_its_twin() -> None:
    assert kept_at_basra("", "TC", "8S") == OFF_POLICY_LIKELIHOOD
    assert kept_at_basra("", "TC", "TS 8S") == 1


def test_new_cards_at_basra_may_be_any() -> None:
    game = basra.position("9D 3D", "5C", "6C", stock="AC 2C 4C 7C 8C AS 2S 4S 7S 8S", plays=[])
    game.apply(0, "5C")
    assert game.plays
    game.apply(1, "6C")
    game.hands[0] = Pile(cards("9S 3S"), 0)
    assert likelihood_of(game, 0) == 1


def told_to_play(card: str) -> float:
    """How likely a card is this one that a hint at Fireworks said to play, and no other was."""
    game = fireworks.position(f"4G 4G 4B 4W 5W | {card} 3Y 4B 4W 5W", built="1R")
    clues = game.clues[1]
    clues[0] = clues[0]._replace(mark=1)
    return likelihood_of(game, 1)


def test_what_a_hint_said_to_play_fits() -> None:
    assert told_to_play("2R") > told_to_play("4R")


def test_what_fits_and_no_hint_said_to_play_is_rarer() -> None:
    told, untold = (
        likelihood_of(fireworks.position(f"4G 4G 4B 4W 5W | {card} 3Y 4B 4W 5W", built="1R"), 1)
        for card in ("4R", "2R")
    )
    assert untold < told == 1


def test_who_named_trumps_holds_more_of_them_than_the_others_and_buries_few() -> None:
    game = red_five.playing("2H 3H", declarer=1)
    odds = [game.mind.card_weights(game, seat)[CARDS["AS"]] for seat in (1, 2)]
    assert odds[0] > odds[1] > 1


def test_before_trumps_are_named_nobody_is_likelier_to_hold_them() -> None:
    game = red_five.bidding("bid 80")
    assert not game.mind.card_weights(game, 0)


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

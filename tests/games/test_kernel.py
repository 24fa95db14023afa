"""Hands played as integers: the same moves, winners and scores as by the rules, and by hints.

Crazy King has a law of its own: of moves that are worth the same any may be played there.
"""

from random import Random

import pytest

from games.crazy_king import CrazyKing
from games.game import HOST, Game
from games.plugins import OURS
from games.rollout import FastRolloutMind
from games.search import play_out, reply, rollout
from games.testing.matches import any_deal, play_on
from games.tricks import FastTrickMind, TrickGame
from games.view import view

FAST = [kind for kind in OURS if isinstance(kind.mind, FastTrickMind)]
EVERY_GAME = pytest.mark.parametrize("kind", FAST, ids=lambda kind: kind.key)
ROUNDS = 40
ALL_ROUNDS = 100_000
AFRESH = 0.05
"""How often the integers are made anew in the middle of a hand."""


def at_first_lead(kind: type[TrickGame], random: Random) -> TrickGame:
    """A hand by any options, after what hints or chance say before the play."""
    assert isinstance(kind.mind, FastTrickMind)
    while True:
        game, hint_player = any_deal(kind, random), random.random() < 0.5
        assert isinstance(game, kind)
        game.events = None
        while not (kind.mind.is_in_play(game) or game.resting or game.over):
            seat = game.actors()[0]
            hints = hint_player or seat == HOST
            game.step(seat, reply(game, seat) if hints else random.choice(game.moves(seat)))
        if kind.mind.is_in_play(game) and rollout(view(game, game.turn)):
            return game


def hold_equal(kind: type[TrickGame], random: Random) -> None:
    """Play a hand at random by the rules and as integers."""
    game, mind = at_first_lead(kind, random), kind.mind
    assert isinstance(mind, FastTrickMind)
    dealt, playout, bits = game.copy(), mind.playout(game), mind.bits(game)
    while hand := playout.hands[playout.turn]:
        assert game.actors() == [playout.turn]
        moves = game.moves(playout.turn)
        assert {*bits.cards(playout.legal(hand))} == {*moves}
        assert bits.card[playout.choose(playout.turn, hand)[0]] in moves
        assert playout.tricks == game.tricks
        card = random.choice(bits.cards(playout.legal(hand)))
        game.step(playout.turn, card)
        playout.play_card(bits.bit[card])
        if random.random() < AFRESH and playout.hands[playout.turn]:
            playout = mind.playout(game)
    mind.conclude(dealt, playout)
    play_out(game)  # for the answer after a moon
    assert dealt.scores == game.scores


@EVERY_GAME
def test_a_hand_as_integers_is_the_hand_by_the_rules(kind: type[TrickGame]) -> None:
    for number in range(ROUNDS):
        hold_equal(kind, Random(f"{kind.key} {number}"))


@pytest.mark.slow
@EVERY_GAME
def test_a_hand_as_integers_is_the_hand_by_the_rules_very_often(kind: type[TrickGame]) -> None:
    for number in range(ALL_ROUNDS // len(FAST)):
        hold_equal(kind, Random(f"{kind.key} {number}"))


@pytest.mark.parametrize(
    "kind",
    [kind for kind in OURS if isinstance(kind.mind, FastRolloutMind) and kind is not CrazyKing],
    ids=lambda kind: kind.key,
)
def test_a_round_comes_to_the_same_as_integers_and_by_hints(kind: type[Game]) -> None:
    for number in range(ROUNDS):
        random = Random(f"rehearsed {kind.key} {number}")
        game = any_deal(kind, random)
        play_on(game, random, random.randrange(60), 0.3, lambda _: None)
        seat = next(iter(game.waiting()), HOST)
        value = None if seat == HOST else rollout(view(game, seat))
        if value is None:
            continue
        deal, action = view(game, seat).sample(random), random.choice(game.legal(seat))
        by_hints = deal.copy()
        by_hints.events = None
        by_hints.step(seat, action)
        while not (by_hints.resting or by_hints.over):
            play_out(by_hints)  # which breaks a long round off
        assert value(deal, action) == by_hints.utility(seat)

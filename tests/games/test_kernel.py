"""Hands played as integers: the same moves, winners and scores as by the rules, and by hints.

Crazy King has a law of its own: of moves that are worth the same any may be played there.
"""

from random import Random

import pytest

from games.crazy_king import CrazyKing
from games.game import HOST, Game
from games.plugins import OURS
from games.rehearsal import Rehearsed
from games.rollout import FastRolloutMind
from games.search import play_out, reply, rollout
from games.testing.matches import any_deal, play_on
from games.tricks import RehearsedGame
from games.view import view

REHEARSED = [kind for kind in OURS if issubclass(kind, RehearsedGame)]
EVERY_GAME = pytest.mark.parametrize("kind", REHEARSED, ids=lambda kind: kind.key)
ROUNDS = 40
ALL_ROUNDS = 100_000
AFRESH = 0.05
"""How often the integers are made anew in the middle of a hand."""


def at_first_lead(kind: type[RehearsedGame], random: Random) -> RehearsedGame:
    """A hand by any options, after what hints or chance say before the play."""
    while True:
        game, by_hint = any_deal(kind, random), random.random() < 0.5
        assert isinstance(game, kind)
        game.news = None
        while not (game.is_in_play() or game.resting or game.over):
            seat = game.actors()[0]
            hints = by_hint or seat == HOST
            game.step(seat, reply(game, seat) if hints else random.choice(game.moves(seat)))
        if game.is_in_play() and game.rehearsal(game.turn):
            return game


def hold_equal(kind: type[RehearsedGame], random: Random) -> None:
    """Play a hand at random by the rules and as integers."""
    game = at_first_lead(kind, random)
    dealt, rest, bits = game.copy(), game.left(), game.bits()
    while hand := rest.hands[rest.turn]:
        assert game.actors() == [rest.turn]
        moves = game.moves(rest.turn)
        assert {*bits.cards(rest.legal(hand))} == {*moves}
        assert bits.card[rest.choose(rest.turn, hand)[0]] in moves
        assert rest.tricks == game.tricks
        card = random.choice(bits.cards(rest.legal(hand)))
        game.step(rest.turn, card)
        rest.lay(bits.bit[card])
        if random.random() < AFRESH and rest.hands[rest.turn]:
            rest = game.left()
    dealt.conclude(rest)
    play_out(game)  # what is said after the last trick
    assert dealt.scores == game.scores


@EVERY_GAME
def test_a_hand_as_integers_is_the_hand_by_the_rules(kind: type[RehearsedGame]) -> None:
    for number in range(ROUNDS):
        hold_equal(kind, Random(f"{kind.key} {number}"))


@pytest.mark.slow
@EVERY_GAME
def test_a_hand_as_integers_is_the_hand_by_the_rules_very_often(kind: type[RehearsedGame]) -> None:
    for number in range(ALL_ROUNDS // len(REHEARSED)):
        hold_equal(kind, Random(f"{kind.key} {number}"))


def is_fast(kind: type[Game]) -> bool:
    """Whether a game has a simulator of integers."""
    return issubclass(kind, Rehearsed) or isinstance(kind.mind, FastRolloutMind)


@pytest.mark.parametrize(
    "kind",
    [kind for kind in OURS if is_fast(kind) and kind is not CrazyKing],
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
        deal, action = view(game, seat).guess(random), random.choice(game.legal(seat))
        by_hints = deal.copy()
        by_hints.news = None
        by_hints.step(seat, action)
        while not (by_hints.resting or by_hints.over):
            play_out(by_hints)  # which breaks a long round off
        assert value(deal, action) == by_hints.worth(seat)

"""Rounds of sets played as integers: the same plays, turns and places as by the rules."""

from random import Random
from typing import Any

import pytest

from games.cards import Pile
from games.climbing import TitlesGame, TitlesMind
from games.game import HOST
from games.kings_and_bastards import KingsAndBastards
from games.kings_and_bastards.hint import KingsMind
from games.president import President
from games.president.hint import PresidentMind
from games.search import play_out, reply
from games.testing.matches import any_deal
from tests.games.positions import hint_of

MINDS: dict[type[TitlesGame], TitlesMind[Any, Any]] = {
    KingsAndBastards: KingsMind(),
    President: PresidentMind(),
}
EVERY_GAME = pytest.mark.parametrize("kind", MINDS, ids=lambda kind: kind.key)
ROUNDS = 60
ALL_ROUNDS = 20_000
ODD = ("3", "8", "J", "2", "joker")
AFRESH = 0.05
"""How often the integers are made anew in the middle of a round."""


def at_first_lead(kind: type[TitlesGame], random: Random) -> TitlesGame:
    """A first round or a second by any options, after the gifts that hints or chance give."""
    while True:
        game = any_deal(kind, random)
        assert isinstance(game, kind)
        game.events = None
        if random.random() < 0.5:
            play_out(game)
        if game.resting:
            game.step(HOST, reply(game, HOST))
        while game.swaps:
            seat = game.turn
            game.step(seat, random.choice([hint_of(game, seat).action, *game.moves(seat)]))
        if random.random() < 0.5:
            keep_odd_ones(game)
        if not game.over and MINDS[kind].rollout(game, game.turn):
            return game


def keep_odd_ones(game: TitlesGame) -> None:
    """Leave only cards in the hands that rules may speak of, unless a seat had none then.

    The others count as played.
    """
    hands = [Pile([card for card in hand if card.rank in ODD], hand.seen_by) for hand in game.hands]
    if all(hands):
        game.played += [card for hand in game.hands for card in hand if card.rank not in ODD]
        game.hands = hands


def hold_equal(kind: type[TitlesGame], random: Random) -> None:
    """Play a round at random by the rules and as integers."""
    game, mind = at_first_lead(kind, random), MINDS[kind]
    dealt, playout = game.copy(), mind.playout(game)
    while not (game.resting or game.over):
        seat = playout.turn
        assert game.actors() == [seat]
        moves = game.moves(seat)
        assert sorted(map(mind.play_of, moves)) == sorted(playout.plays())
        best = max(moves, key=mind.decision(game, seat).score)
        assert hint_of(game, seat).action == best
        assert mind.action_of(game, seat, playout.choose()) == best
        move = random.choice(moves)
        game.step(seat, move)
        playout.play(mind.play_of(move))
        if random.random() < AFRESH and not (game.resting or game.over):
            playout = mind.playout(game)
    mind.conclude(dealt, playout)
    assert (dealt.out, dealt.scores, dealt.winners) == (game.out, game.scores, game.winners)


@pytest.mark.check
@EVERY_GAME
def test_a_round_as_integers_is_the_round_by_the_rules(kind: type[TitlesGame]) -> None:
    for number in range(ROUNDS):
        hold_equal(kind, Random(f"{kind.key} {number}"))


@pytest.mark.slow
@pytest.mark.check
@EVERY_GAME
def test_a_round_as_integers_is_the_round_by_the_rules_very_often(
    kind: type[TitlesGame],
) -> None:
    for number in range(ALL_ROUNDS // len(MINDS)):
        hold_equal(kind, Random(f"{kind.key} {number}"))

"""A round of Crazy King as integers: the same moves, piles and scores as by the rules."""

from random import Random

import pytest

from games.crazy_king import CrazyKing
from games.crazy_king.cards import BITS, SUIT
from games.crazy_king.rest import MOVES, Rest
from games.testing.matches import any_deal
from games.view import view
from tests.games.crazy_king_positions import position

ROUNDS = 100
ALL_ROUNDS = 20_000
SHORT = 0.5
"""How often the stock is a single card, so that it often runs out, and for good."""


def lists_the_same(game: CrazyKing, rest: Rest) -> None:
    """What may be played, whether one may do without, and what is chosen then."""
    seat, moves = game.turn, {MOVES[move] for move in game.moves(game.turn)}
    hand = rest.hands[seat]
    playable, may_wait = rest.playable(hand)
    cards = {card for card in BITS if card & playable}
    assert {card for card, _ in moves if card} == cards
    assert {move for move in moves if not move[0]} == ({rest.without()} if may_wait else set())
    chosen, hint = rest.choose(seat, hand), MOVES[game.hint(seat).action]
    assert hand in cards or chosen in moves
    assert rest.merit(seat, hand, chosen) == rest.merit(seat, hand, hint)


def stands(rest: Rest) -> dict[str, object]:
    """All that a round goes on from, the stock without its order."""
    return {**vars(rest), "stock": sum(rest.stock), "last": None, "world": None}


def hold_equal(random: Random) -> None:
    """Play a round by the rules and as integers, half of the time at random and else by hints."""
    game = any_deal(CrazyKing, random)
    assert isinstance(game, CrazyKing)
    if random.random() < SHORT:
        random.choice(game.hands).extend(game.stock.take(len(game.stock) - 1))
    game.news, rest = None, game.left()
    while not (game.resting or game.over):
        lists_the_same(game, rest)
        seat, shuffles = game.turn, game.shuffles
        by_hint = random.random() < 0.5
        action = game.hint(seat).action if by_hint else random.choice(game.moves(seat))
        game.play(seat, action)
        rest.play(MOVES[action])
        now = game.left()
        assert [*map(int.bit_count, rest.hands)] == [*map(int.bit_count, now.hands)]
        assert len(rest.stock) == len(now.stock)
        if game.shuffles > shuffles:  # each shuffles in its own way
            rest.hands, rest.stock = now.hands, now.stock
        assert rest.over or stands(rest) == stands(now)
    winner, gain = rest.result()
    assert rest.over
    assert game.scores == [gain * (seat == winner) for seat in range(game.seats)]


def test_a_round_as_integers_is_the_round_by_the_rules() -> None:
    for number in range(ROUNDS):
        hold_equal(Random(number))


@pytest.mark.slow
def test_a_round_as_integers_is_the_round_by_the_rules_very_often() -> None:
    for number in range(ALL_ROUNDS):
        hold_equal(Random(number))


def test_after_every_move_the_discards_come_back_in_the_same_order() -> None:
    game = position("2H 3H 9C | 4S 5S", "2C 3C 4C 5C 6C 7C 8C 6H", "7D")
    rests = [game.left() for _ in "23"]
    for rest, action in zip(rests, ("2H", "3H"), strict=True):
        rest.play(MOVES[action])
        rest.draw(1, 1)
    orders = [[card for card in rest.stock if card & SUIT["C"]] for rest in rests]
    assert orders[0] == orders[1]
    assert orders[0] != sorted(orders[0])


@pytest.mark.parametrize("action", ["2H", "QH"])
def test_a_move_that_ends_the_round_is_worth_what_it_scores(action: str) -> None:
    game = position(f"{action} | 4S 5S | KS", "2C 3C 4C 5C 6C 7C", "7H")
    seen = view(game, 0)
    rehearse = seen.game.rehearsal(0)
    assert rehearse
    worth = rehearse(game.copy(), action)
    game.step(0, action)
    assert worth == game.worth(0) > 0

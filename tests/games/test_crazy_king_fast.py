"""A round of Crazy King as integers: the same moves, piles and scores as by the rules."""

from random import Random

import pytest

from games.crazy_king import CrazyKing
from games.crazy_king.fast import BITS, MOVES, SUIT, Playout
from games.crazy_king.hint import CrazyKingMind
from games.testing.matches import any_deal
from games.view import view
from tests.games.crazy_king_positions import position
from tests.games.positions import hint_of

MIND = CrazyKingMind()
ROUNDS = 100
ALL_ROUNDS = 20_000
SHORT = 0.5
"""How often the stock is a single card, so that it often runs out, and for good."""


def lists_the_same(game: CrazyKing, playout: Playout) -> None:
    """The cards to play, the move without one, and the choice are those of the rules."""
    seat, moves = game.turn, {MOVES[move] for move in game.moves(game.turn)}
    hand = playout.hands[seat]
    playable, can_wait = playout.playable(hand)
    cards = {card for card in BITS if card & playable}
    assert {card for card, _ in moves if card} == cards
    without = {playout.move_without_card()} if can_wait else set()
    assert {move for move in moves if not move[0]} == without
    chosen, hint = playout.choose(seat, hand), MOVES[hint_of(game, seat).action]
    assert hand in cards or chosen in moves
    assert playout.score(seat, hand, chosen) == playout.score(seat, hand, hint)


def stands(playout: Playout) -> dict[str, object]:
    """All that a round goes on from, without the order of the stock."""
    return {**vars(playout), "stock": sum(playout.stock), "last": None, "chance": None}


def hold_equal(random: Random) -> None:
    """Play a round by the rules and as integers, half of the time at random and else by hints."""
    game = any_deal(CrazyKing, random)
    assert isinstance(game, CrazyKing)
    if random.random() < SHORT:
        random.choice(game.hands).extend(game.stock.take(len(game.stock) - 1))
    game.events, playout = None, MIND.playout(game)
    while not (game.resting or game.over):
        lists_the_same(game, playout)
        seat, shuffles = game.turn, game.shuffles
        hint_player = random.random() < 0.5
        action = hint_of(game, seat).action if hint_player else random.choice(game.moves(seat))
        game.play(seat, action)
        playout.play(MOVES[action])
        now = MIND.playout(game)
        assert [*map(int.bit_count, playout.hands)] == [*map(int.bit_count, now.hands)]
        assert len(playout.stock) == len(now.stock)
        if game.shuffles > shuffles:  # each shuffles in its own way
            playout.hands, playout.stock = now.hands, now.stock
        assert playout.over or stands(playout) == stands(now)
    winner, gain = playout.result()
    assert playout.over
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
    playouts = [MIND.playout(game) for _ in "23"]
    for playout, action in zip(playouts, ("2H", "3H"), strict=True):
        playout.play(MOVES[action])
        playout.draw(1, 1)
    premoves = [[card for card in playout.stock if card & SUIT["C"]] for playout in playouts]
    assert premoves[0] == premoves[1]
    assert premoves[0] != sorted(premoves[0])


@pytest.mark.parametrize("action", ["2H", "QH"])
def test_a_move_that_ends_the_round_is_worth_what_it_scores(action: str) -> None:
    game = position(f"{action} | 4S 5S | KS", "2C 3C 4C 5C 6C 7C", "7H")
    seen = view(game, 0)
    value = MIND.rollout(seen.game, 0)
    assert value
    points = value(game.copy(), action)
    game.step(0, action)
    assert points == game.utility(0) > 0

"""Claiming what is left of a deal: by right where it is certain, and what it comes to."""

import pytest

from games import GAMES
from games.cards import CARDS
from games.game import HOST
from games.record import Record, RecordedAction
from games.text import IllegalAction
from games.tricks import TrickGame


def test_a_trump_too_few_makes_it_uncertain() -> None:
    def holding(hand: str, others: str) -> bool:
        game = GAMES["spades"](4, "seed")
        assert isinstance(game, TrickGame)
        for _ in range(4):
            game.apply(game.turn, "bid 3")
        game.apply(game.turn, game.moves(game.turn)[0])
        seat, kept = game.turn, [*map(CARDS.get, hand.split()), *map(CARDS.get, others.split())]
        game.trick.clear()
        gone = [card for card in game.pack() if card not in kept]
        for each in range(4):
            game.hands[each].clear()
        game.taken[0][:] = gone
        game.hands[seat] += [CARDS[each] for each in hand.split()]
        game.hands[(seat + 1) % 4] += [CARDS[each] for each in others.split()]
        game.leader = seat
        game.broken = True
        return game.wins_rest(seat)

    assert holding("AS KS AH", "QS 2S 3H")
    assert holding("AS AH", "QS 3H")
    assert not holding("AS AH KH", "QS 2S 3H")
    assert not holding("KS AH", "AS 3H")
    assert not holding("AS QH", "2S KH")


def test_how_the_last_trick_of_red_five_is_led_counts_so_it_is_played() -> None:
    game = GAMES["red_five"](4, "seed")
    with pytest.raises(IllegalAction):
        Record("red_five", game.version, 4, {}, "seed", (RecordedAction(HOST, "rest 0"),)).replay()

"""The computer player of Omaha (section 13)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from games.cards import Card
from games.omaha.state import State
from games.poker.bets import amounts
from games.poker.board import STREETS
from games.poker.board_hint import (
    BoardMind,
    bet_near,
    give_up,
    is_large,
    sampled_boards,
    share,
    to_act,
)
from games.poker.limits import pot_stake
from games.poker.two_three import Board
from games.text import Hint, Text, Value
from games.tricks import HIGH

DEALS: Final = 30
"""Deals of random cards to the others and the board, from which a share of the pot is estimated."""
PAIRS: Final = {"A": 8, "K": 6, "Q": 5, "J": 4, "T": 3, "9": 2, "8": 2, "7": 2, "6": 2}
"""Points of a pair; 1 for a lower one."""
LOWS: Final = (("A2", 8), ("A3", 5), ("23", 3), ("A4", 2))
"""Points of two ranks where a low hand wins half of the pot; the first that is held counts."""
CALLS: Final = 3.5
"""Points less than for a raise that are worth a call."""


class OmahaMind(BoardMind[State]):
    """Count points before the flop; after it, bet on a good share against random hands."""

    lead_percent, raise_percent = 75, 100
    draws_with_two = True

    def before_flop(self, game: State, seat: int) -> Hint:
        if not game.raises:
            return _opening(game, seat)
        rivals = [other for other in game.others(seat) if game.stakes[other] > game.floor]
        chance = estimated_share(game, seat, len(rivals))
        return self.answer(game, seat, chance, len(rivals) + 1)

    def chance(self, game: State, seat: int) -> float:
        return estimated_share(game, seat, sum(game.live) - 1)

    def least_to_lead(self, seats: int) -> float:
        return min(0.8, 1.2 / seats + 0.08)

    def least_to_raise(self, game: State, seats: int) -> float:
        if sum(game.live) == 2:
            return 0.72 if game.board else 0.58
        return max(0.66, 1.7 / seats)

    def lowered(self, game: State, seat: int, chance: float) -> float:
        if game.stage == STREETS[0]:
            return float(chance**1.1)
        return float(chance ** (1.45 if is_large(game, seat) else 1.25))

    def odds_args(self, game: State, seat: int, chance: float, seats: int) -> dict[str, Value]:
        args = super().odds_args(game, seat, chance, seats)
        return args if game.board else args | {"eight": "unknown"} | _cards(game, seat)


def _cards(game: State, seat: int) -> dict[str, Value]:
    """The hand of a seat as an argument of a message."""
    return {"cards": " ".join(game.arrange(game.hands[seat]))}


def _opening(game: State, seat: int) -> Hint:
    """Raise the pot, call or wait where nobody has raised."""
    count, args = points(game.hands[seat], game.options.high_low), _cards(game, seat)
    least = 7.0 if sum(game.live) == 2 else 10 + 0.4 * to_act(game, seat)
    if count >= least and amounts(game, seat):
        return Hint(bet_near(game, seat, pot_stake(game, seat)), Text("poker-hint-open", **args))
    if count >= least - CALLS and game.owed(seat):
        return Hint("call", Text("poker-hint-open-call", **args))
    return give_up(game, seat, "poker-hint-open-check", "poker-hint-open-fold", args)


def points(hand: Sequence[Card], high_low: bool) -> float:
    """The strength of a hand before the flop, by a count."""
    ranks = Counter(card.rank for card in hand)
    count = sum(
        PAIRS.get(rank, 1) if times == 2 else -3 for rank, times in ranks.items() if times > 1
    )
    total = count + _suit_points(hand) + _neighbor_points(ranks)
    total += 0.75 * sum(HIGH[card.rank] >= HIGH["T"] for card in hand) + ("A" in ranks)
    if high_low:
        low = next((worth for two, worth in LOWS if ranks.keys() >= set(two)), 0)
        total = 0.7 * total + low + 0.75 * len(ranks.keys() & set("A2345"))
    return total - 4 * (len(hand) - 4)


def _suit_points(hand: Sequence[Card]) -> int:
    """For each suit held twice or more: best with its ace, and less for cards beyond two."""
    total = 0
    for suit, times in Counter(card.suit for card in hand).items():
        if times > 1:
            held = {card.rank for card in hand if card.suit == suit}
            total += (4 if "A" in held else 3 if "K" in held else 2) - (times - 2)
    return total


def _neighbor_points(ranks: Counter[str]) -> float:
    """For each two ranks at most three apart; the ace is high."""
    heights = sorted(HIGH[rank] for rank in ranks)
    near = [low for low, high in combinations(heights, 2) if high - low <= 3]
    return sum(0.5 if low < 6 else 1.0 for low in near)


def estimated_share(game: State, seat: int, rivals: int) -> float:
    """The part of the pot that a seat wins from so many random hands."""
    own, size = game.hands[seat], game.options.hole_cards
    won = 0.0
    for cards, others in sampled_boards(game, seat, DEALS, size * rivals):
        board = Board(cards)
        hands = [others[start : start + size] for start in range(0, len(others), size)]
        high = share(board.high(own), map(board.high, hands))
        lows = [*map(board.low, hands)] if game.options.high_low else [0]
        low = board.low(own) if game.options.high_low else 0
        is_split = low or any(lows)
        won += (high + (share(low, lows) if low else 0.0)) / 2 if is_split else high
    return won / DEALS

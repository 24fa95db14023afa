"""How a hard computer plays Texas Hold'em: from the flop on by hands that fit what others bet."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from games.cards import Card
from games.poker.bets import passive, verb
from games.poker.expectation import World, best_bet, rival
from games.poker.ranking import best_of
from games.texas_holdem.hint import answers_bet, points
from games.texas_holdem.state import State
from games.view import View

WORLDS: Final = 80
"""Guesses at the hands of the others and the rest of the board."""
HOLDINGS: Final = 100
"""Pairs of cards that the others are taken to hold one of."""
BOARDS: Final = 24
"""Boards that may come of what lies there."""
PLAYABLE: Final = 4.5
"""The points of two cards that a hint pays for before the flop, if it is no big blind."""
CALLED, BET, RAISED = 0.6, 0.6, 0.85
"""The chance against all others that a hint has who did so."""
DOUBT: Final = 0.15
"""How likely somebody did what a hint would not have done with these cards."""
TRIES: Final = 6
"""Pairs that are looked at for one that the others in a guess do not hold."""


class Holding(NamedTuple):
    """Two cards that somebody may hold."""

    cards: frozenset[Card]
    shown: Sequence[int]  # by board, the strength; 0 where one of them lies there
    points: float
    chance: float  # to beat one hand of random cards


def policy(seen: View[State], random: Random) -> str:
    """What to bet by what it brings against hands that fit, where the hint bets or stays in too.

    Hints call with good cards only: a bet that the hint would not make loses.
    """
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    hint = game.hint(seat).action
    if not game.board or game.stage not in game.bets or hint == "fold":
        return hint
    worlds = list(islice(Guesses(game, seat, random).worlds(), WORLDS))
    best = best_bet(game, seat, worlds, lambda *asked: not answers_bet(*asked))
    return best if best in ("fold", *passive(game, seat)) or hint.startswith(verb(game)) else hint


class Guesses:
    """Hands that the others may hold, and boards that may come, from what a seat sees."""

    def __init__(self, game: State, seat: int, random: Random) -> None:
        self.game, self.random = game, random
        self.others = list(game.others(seat))
        own, missing = game.hands[seat], 5 - len(game.board)
        unseen = [card for card in game.pack() if card not in own and card not in game.board]
        count = BOARDS if missing else 1
        self.boards = [[*game.board, *random.sample(unseen, missing)] for _ in range(count)]
        self.own = [best_of([*own, *board]) for board in self.boards]
        self.holdings = self.dealt([random.sample(unseen, 2) for _ in range(HOLDINGS)])
        self.weights = {
            other: [self.weight(other, each) for each in self.holdings] for other in self.others
        }

    def dealt(self, pairs: Sequence[Sequence[Card]]) -> list[Holding]:
        """Pairs of cards, and what becomes of them on each board."""
        rows = [
            [0 if set(pair) & set(board) else best_of([*pair, *board]) for board in self.boards]
            for pair in pairs
        ]
        columns = [sorted(filter(None, column)) for column in zip(*rows, strict=True)]
        return [
            Holding(frozenset(pair), row, points(pair), _beaten(row, columns))
            for pair, row in zip(pairs, rows, strict=True)
        ]

    def weight(self, other: int, holding: Holding) -> float:
        """How likely another seat would have come so far with two cards."""
        is_poor = other != self.game.big and holding.points < PLAYABLE
        is_beaten = holding.chance < self.least_chance(other)
        return float(DOUBT ** (is_poor + is_beaten))

    def least_chance(self, other: int) -> float:
        """The chance to beat one hand without which a hint would not have bet as a seat did."""
        game = self.game
        if not game.stakes[other]:
            return 0.0
        is_bettor = other == game.bettor
        least = CALLED if not is_bettor else RAISED if game.raises > 1 else BET
        return float(least ** (1 / len(self.others)))

    def worlds(self) -> Iterator[World]:
        """Guess after guess."""
        for at in cycle(range(len(self.boards))):
            used, rivals = set[Card](), []
            for other in self.others:
                found = self.held(other, at, used)
                used |= found.cards
                chance = found.chance ** len(self.others)
                rivals.append(rival(other, found.shown[at], chance, self.random))
            yield World(self.own[at], rivals)

    def held(self, other: int, at: int, used: set[Card]) -> Holding:
        """Two cards that fit what a seat did, the board and, most of the time, the others."""
        found = self.random.choices(self.holdings, self.weights[other], k=TRIES)
        fitting = (each for each in found if each.shown[at] and used.isdisjoint(each.cards))
        return next(fitting, found[0])


def _beaten(row: Sequence[int], columns: Sequence[Sequence[int]]) -> float:
    """The part of random hands that a holding beats, over all boards."""
    parts = [
        bisect_left(column, number) / len(column)
        for number, column in zip(row, columns, strict=True)
        if number
    ]
    return mean(parts) if parts else 0.0

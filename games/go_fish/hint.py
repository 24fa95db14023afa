"""The computer player of Go Fish, and its reasons (section 13)."""

from collections import Counter
from functools import partial
from random import Random
from typing import NamedTuple

from games.cards import Card
from games.go_fish.state import SUITS_OF_RANK, Ask, State
from games.mind import Mind
from games.text import Hint, Text

SURE, BOOK, OWN, KNOWN_TO_HOLD = 10, 0.3, 0.1, 0.6
"""The worth of an answer; more for a book and for own cards; of what tells nothing new."""


class Chance(NamedTuple):
    """The chance of an answer, and whether it follows from what everybody knows."""

    value: float
    is_known: bool


class GoFishMind(Mind[State]):
    """Ask for what others surely have, else where the most unknown cards are."""

    def hint(self, game: State, seat: int) -> Hint:
        outlook = Outlook(game, seat)
        worth = {move: outlook.worth(Ask.of(move)) for move in game.moves(seat)}
        most = max(worth.values())
        # Equals take turns, or two seats may take one card from each other for ever.
        best = Random(game.asks).choice([move for move in worth if worth[move] == most])
        return Hint(best, partial(outlook.reason, Ask.of(best)))

    def can_hold(self, game: State, seat: int, card: Card) -> bool:
        return game.since[seat].get(card.rank) != 0

    def sample_secret(self, game: State, seat: int, random: Random) -> str:
        return random.choice(game.moves(seat))


class Outlook:
    """The chances of a seat's asks, from its own hand and what everybody knows."""

    def __init__(self, game: State, seat: int) -> None:
        others = [n for n in range(game.seats) if n != seat]
        self.game, self.seat = game, seat
        self.own = Counter(card.rank for card in game.hands[seat])
        self.in_books = Counter(card.rank for book in game.books for card in book)
        self.unknown = {n: _unknown_cards(game, n) for n in others}
        self.pool = len(game.stock) + sum(self.unknown.values())
        self.told = Counter[str]()
        for other in others:
            self.told.update(game.least[other])

    def chance(self, ask: Ask) -> Chance:
        """The chance that the seat asked has what is asked for."""
        known = self.game.least[ask.other].get(ask.rank, 0)
        missing = SUITS_OF_RANK - self.own[ask.rank] - self.in_books[ask.rank]
        share = missing if ask.card else 1
        if known:
            return Chance(min(1.0, known / share), is_known=True)
        blind = self.unknown[ask.other]
        blind = min(blind, self.game.since[ask.other].get(ask.rank, blind))
        left = max(0, missing - self.told[ask.rank])
        part = min(1.0, left / self.pool) if self.pool else 0.0
        return Chance((1 - (1 - part) ** blind) / share, is_known=False)

    def worth(self, ask: Ask) -> float:
        """The value of an ask."""
        known, own = self.game.least[ask.other].get(ask.rank, 0), self.own[ask.rank]
        makes_book = own + known >= self.game.book_size
        gain = SURE * self.chance(ask).value * (1 + BOOK * makes_book + OWN * own)
        return gain + KNOWN_TO_HOLD * (self.game.least[self.seat].get(ask.rank, 0) > 0)

    def reason(self, ask: Ask) -> Text:
        """The reason for an ask."""
        chance = self.chance(ask)
        if chance.is_known:
            return Text("go-fish-hint-known", other=ask.other, rank=ask.rank)
        if not chance.value:
            return Text("go-fish-hint-vain")
        count = self.unknown[ask.other]
        return Text("go-fish-hint-unknown", other=ask.other, rank=ask.rank, count=count)


def _unknown_cards(game: State, seat: int) -> int:
    """The cards of a hand of which nobody else knows anything."""
    return max(0, len(game.hands[seat]) - sum(game.least[seat].values()))

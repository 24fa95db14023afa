"""Declarations: sequences of a suit and four of a kind (section 7)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from games.cards import SUITS, Card

NATURAL: Final = "789TJQKA"
FOURS: Final = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}
"""The points of four of a kind, the best first."""
SEQUENCES: Final = {3: 20, 4: 50, 5: 100}
"""The points of a sequence by its length, at most five."""

KINDS: Final = {20: "tierce", 50: "quarte", 100: "quint"}
"""The names of sequences by their points."""


class Declaration(NamedTuple):
    """A sequence or four of a kind, and its points."""

    cards: tuple[Card, ...]
    points: int
    is_four: bool

    @property
    def kind(self) -> str:
        """The kind that its holder announces."""
        return "four" if self.is_four else KINDS[self.points]

    def strength(self, trump: str) -> tuple[int, int, int, bool]:
        """Its place among the declarations of all, higher is better."""
        if self.is_four:
            return 1, -list(FOURS).index(self.cards[0].rank), 0, False
        top = self.cards[-1]
        return 0, self.points, NATURAL.index(top.rank), top.suit == trump


def declarations(hand: Iterable[Card]) -> list[Declaration]:
    """The declarations of a hand, the sequences first."""
    cards = list(hand)
    found = [
        Declaration(tuple(run), SEQUENCES[min(5, len(run))], False)
        for suit in SUITS
        for run in runs([card for card in cards if card.suit == suit])
    ]
    for rank, points in FOURS.items():
        alike = tuple(card for card in cards if card.rank == rank)
        if len(alike) == len(SUITS):
            found.append(Declaration(alike, points, True))
    return found


def runs(suit: Iterable[Card]) -> list[list[Card]]:
    """The runs of three or more cards of a suit, each as long as it is."""
    found: list[list[Card]] = []
    for card in sorted(suit, key=lambda card: NATURAL.index(card.rank)):
        place = NATURAL.index(card.rank)
        if found and NATURAL.index(found[-1][-1].rank) == place - 1:
            found[-1].append(card)
        else:
            found.append([card])
    return [run for run in found if len(run) >= min(SEQUENCES)]


def best_seat(hands: Sequence[Iterable[Card]], trump: str, leader: int) -> int | None:
    """The seat with the best declaration, of equals the one that plays first; None for none."""
    best: tuple[tuple[int, int, int, bool], int] | None = None
    for at in range(len(hands)):
        seat = (leader + at) % len(hands)
        for each in declarations(hands[seat]):
            strength = each.strength(trump)
            if best is None or strength > best[0]:
                best = strength, seat
    return None if best is None else best[1]


def declared_points(hands: Sequence[Sequence[Card]], trump: str, leader: int) -> list[int]:
    """By team, the points of the declarations that count: those of the side with the best one."""
    counted, best = [0, 0], best_seat(hands, trump, leader)
    if best is not None:
        for seat in (best, (best + 2) % 4):
            counted[best % 2] += sum(each.points for each in declarations(hands[seat]))
    return counted

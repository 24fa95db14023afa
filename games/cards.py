"""Cards, packs and piles.

A card is written rank then suit, `QS`, `TH`; the jokers are `JR` (big, red) and `JB` (small,
black).
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, Self

RANKS: Final = tuple("A23456789TJQK")
SUITS: Final = tuple("CDHS")

EVERYONE: Final = -1
"""Sees a pile, hears an event: all seats and onlookers."""
NOBODY: Final = -2
"""Sees a pile: not even the seat that holds it."""


class Card(str):
    """A playing card; `Card("TH").rank` is "T" and its suit "H".

    A joker has the rank "joker" and no suit; so has a card face down, with the rank "?".
    """

    __slots__ = ("rank", "suit")
    rank: str
    suit: str

    def __new__(cls, text: str) -> Self:
        card = super().__new__(cls, text)
        if text in ("JR", "JB"):
            card.rank, card.suit = "joker", ""
        elif text == "??":
            card.rank, card.suit = "?", ""
        else:
            card.rank, card.suit = text[0], text[1]
        return card

    def __reduce__(self) -> tuple[type[Self], tuple[str]]:
        return type(self), (str(self),)


HIDDEN: Final = Card("??")
"""A card face down."""
PACK: Final = tuple(Card(rank + suit) for rank in RANKS for suit in SUITS)
"""The 52 cards in canonical order."""
JOKERS: Final = (Card("JR"), Card("JB"))
CARDS: Final = {str(card): card for card in PACK + JOKERS}
"""Every card by its text."""
ORDER: Final = {card: place for place, card in enumerate(PACK + JOKERS)}
"""Canonical order: A to K, inside a rank clubs to spades, then the jokers."""


def cards(text: str) -> list[Card]:
    """Read canonical notation: `cards("KS 3C")`; KeyError for anything else."""
    return [CARDS[word] for word in text.split()]


class Pile(list[Card]):
    """Cards in one place, the top one last, and who sees their faces.

    `seen_by` is a seat, EVERYONE or NOBODY. `known` are those of its cards that everybody knows to
    be there, though the pile itself is hidden: a card picked up from the discards or shown, or the
    one that must be led. `known_to` are by seat those that this seat alone of the others knows to
    be there: it has passed them on.
    """

    __slots__ = ("known", "known_to", "seen_by")

    def __init__(self, cards: Iterable[Card] = (), seen_by: int = NOBODY) -> None:
        super().__init__(cards)
        self.seen_by = seen_by
        self.known: list[Card] = []
        self.known_to: dict[int, list[Card]] = {}

    def copy(self) -> "Pile":
        """The same cards in a pile of its own."""
        pile = Pile(self, self.seen_by)
        pile.known += self.known
        for seat, theirs in self.known_to.items():
            pile.known_to[seat] = list(theirs)
        return pile

    def take(self, count: int = 1) -> list[Card]:
        """Remove and return cards from the top."""
        taken = [self.pop() for _ in range(count)]
        for card in taken:
            self._forget(card)
        return taken

    def pull(self, card: Card) -> Card:
        """Remove and return one card, wherever it lies; ValueError if it is not there."""
        self.remove(card)
        if self.known or self.known_to:
            self._forget(card)
        return card

    def _forget(self, card: Card) -> None:
        if card in self.known:
            self.known.remove(card)
        for theirs in self.known_to.values():
            if card in theirs:
                theirs.remove(card)

    def add_known(self, card: Card, to: int = EVERYONE) -> None:
        """Put in a card that everybody sees, or a seat that has passed it on."""
        self.append(card)
        known = self.known if to == EVERYONE else self.known_to.setdefault(to, [])
        known.append(card)

    def hide(self, seat: int | None) -> None:
        """Turn face down all but what a seat, or an onlooker, knows; who else knows is hidden."""
        self.known_to = {who: cards for who, cards in self.known_to.items() if who == seat}
        passed = (Counter(cards) - Counter(self.known) for cards in self.known_to.values())
        known = [*self.known, *(card for each in passed for card in each.elements())]
        self[:] = [*known, *[HIDDEN] * (len(self) - len(known))]

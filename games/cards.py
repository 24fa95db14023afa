"""Cards, decks and piles.

A card is written rank then suit, `QS`, `TH`; the jokers are `JR` (big, red) and `JB` (small,
black). Cards of other decks are written in the same way, `7R`, or have no suit, `WW`. A text
means the same card in every deck that has it, and a letter the same suit.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, Self

RANKS: Final = tuple("A23456789TJQK")
SUITS: Final = tuple("CDHS")

EVERYONE: Final = -1
"""Visible to all seats and onlookers."""
NOBODY: Final = -2
"""Sees a pile: not even the seat that holds it."""
_ALL_BUT: Final = -10


def all_but(seat: int) -> int:
    """Visible to every seat but this one, which holds it, and to no onlooker."""
    return _ALL_BUT - seat


def sees(who: int, seat: int | None) -> bool:
    """True if a seat, or an onlooker (None), sees a pile or event visible to `who`."""
    if seat is None or who > _ALL_BUT:
        return who in (EVERYONE, seat)
    return who != all_but(seat)


_SUITLESS: Final = {"JR": "joker", "JB": "joker", "??": "?", "WW": "WW", "W4": "W4"}
"""The ranks of cards without a suit."""


class Card(str):
    """A playing card; `Card("TH").rank` is "T" and its suit "H".

    A joker has the rank "joker" and no suit; so has a card face down, with the rank "?", and a
    wild card, which is its own rank.
    """

    __slots__ = ("rank", "suit")
    rank: str
    suit: str

    def __new__(cls, text: str) -> Self:
        card = super().__new__(cls, text)
        if text in _SUITLESS:
            card.rank, card.suit = _SUITLESS[text], ""
        else:
            card.rank, card.suit = text[0], text[1]
        return card

    def __reduce__(self) -> tuple[type[Self], tuple[str]]:
        return type(self), (str(self),)


HIDDEN: Final = Card("??")
"""A card face down."""
PACK: Final = tuple(Card(rank + suit) for rank in RANKS for suit in SUITS)
"""The 52 cards in canonical order."""
POINTS: Final = {card: min(10, 1 + RANKS.index(card.rank)) for card in PACK}
"""Points of a card where they go by its number: an ace 1, J Q K 10."""
JOKERS: Final = (Card("JR"), Card("JB"))


class Deck(NamedTuple):
    """The different cards that a game may be played with, each once and in canonical order.

    How many of each are in the pack is the game's business. `suits` are in canonical order; words,
    signs and drawings go by the suit and the rank, so a new suit needs those, and a deck of known
    ones nothing.
    """

    key: str  # the key of its card names: `card-name`
    suits: tuple[str, ...]
    cards: tuple[Card, ...]


FRENCH: Final = Deck("french", SUITS, PACK + JOKERS)
"""Canonical order: A to K, inside a rank clubs to spades, then the jokers."""

COLOURS: Final = Deck(
    "colours",
    tuple("RYGB"),
    (
        *(Card(face + colour) for colour in "RYGB" for face in "0123456789SRD"),
        *(Card("WW"), Card("W4")),
    ),
)
"""Four colours with numbers and actions (Skip, Reverse, Draw two), and two kinds of wild card.

Canonical order: red, yellow, green, blue, inside a colour 0 to 9, S, R, D, then the wild ones.
"""

SIX_COLOURS: Final = Deck(
    "colours", tuple("RYGBWM"), tuple(Card(rank + suit) for suit in "RYGBWM" for rank in "12345")
)
"""Those four, white and rainbow (M), each with the numbers 1 to 5; canonical order as there."""

COLOUR_WORDS: Final = {
    "red": "R",
    "yellow": "Y",
    "green": "G",
    "blue": "B",
    "white": "W",
    "rainbow": "M",
}
"""How actions name a colour, where a lone letter could be a face as well."""

LATIN: Final = Deck(
    "latin", tuple("LOPE"), tuple(Card(rank + suit) for rank in "A234567JCK" for suit in "LOPE")
)
"""Clubs, coins, cups and swords; jack, cavalier and king. They show cards of FRENCH: see FACES."""

DECKS: Final = (FRENCH, COLOURS, SIX_COLOURS, LATIN)
CARDS: Final = {str(card): card for deck in DECKS for card in deck.cards}
"""Every card by its text."""
ORDER: Final = {card: place for place, card in enumerate(CARDS.values())}
"""Canonical order: one deck after the other."""
BY_ORDER: Final = (*CARDS.values(),)
"""Every card by its position in that order; states store cards outside piles as positions."""
DECK_OF: Final = {card: deck for deck in reversed(DECKS) for card in deck.cards}
"""The first deck that has a card."""


class Faces(NamedTuple):
    """The cards, suits and ranks by which a table sees those of FRENCH; the rest as they are.

    Rules, actions and records know nothing of it.
    """

    cards: Mapping[str, str]
    suits: Mapping[str, str]
    ranks: Mapping[str, str]


_LATIN_SUITS: Final = dict(zip(SUITS, LATIN.suits, strict=True))
_LATIN_RANKS: Final = {"Q": "C"}
FACES: Final = {
    FRENCH.key: Faces({}, {}, {}),
    LATIN.key: Faces(
        {
            str(card): shown
            for card in PACK
            if (shown := _LATIN_RANKS.get(card.rank, card.rank) + _LATIN_SUITS[card.suit]) in CARDS
        },
        _LATIN_SUITS,
        _LATIN_RANKS,
    ),
}
"""The faces that a table may choose, by the key of their deck."""


def cards(text: str) -> list[Card]:
    """Read canonical notation: `cards("KS 3C")`; KeyError for anything else."""
    return [CARDS[word] for word in text.split()]


class Pile(list[Card]):
    """A pile of cards, the top card last, with the seats that see their faces.

    `seen_by` is a seat, `all_but` one, EVERYONE or NOBODY. `known` are those of its cards that
    everybody knows to be there, though the pile itself is hidden: a card picked up from the
    discards or shown, or the one that must be led. `known_to` are by seat those that this seat
    alone of the others knows to be there: it has passed them on.
    """

    __slots__ = ("known", "known_to", "seen_by")

    def __init__(self, cards: Iterable[Card] = (), seen_by: int = NOBODY) -> None:
        self += cards
        self.seen_by = seen_by
        self.known: list[Card] = []
        self.known_to: dict[int, list[Card]] = {}

    @property
    def is_turned_away(self) -> bool:
        """True if all seats see the cards except the seat that holds them."""
        return self.seen_by <= _ALL_BUT

    def copy(self) -> "Pile":
        """A copy of the pile."""
        pile = Pile(self, self.seen_by)
        if self.known:
            pile.known += self.known
        if self.known_to:
            pile.known_to = {seat: list(theirs) for seat, theirs in self.known_to.items()}
        return pile

    def take(self, count: int = 1) -> list[Card]:
        """Remove and return cards from the top."""
        taken = [self.pop() for _ in range(count)]
        if self.known or self.known_to:
            for card in taken:
                self._forget(card)
        return taken

    def pull(self, card: Card) -> Card:
        """Remove and return one card; ValueError if it is not in the pile."""
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

    def pull_hidden(self, cards: Iterable[Card]) -> list[Card]:
        """Remove and return cards face down; of those that stay nothing is known any more.

        What stayed known would tell which of the known cards have left.
        """
        pulled = list(cards)
        for card in pulled:
            self.remove(card)
        self.known, self.known_to = [], {}
        return pulled

    def add_known(self, card: Card, to: int = EVERYONE) -> None:
        """Put in a card that everybody sees, or a seat that has passed it on."""
        self.append(card)
        known = self.known if to == EVERYONE else self.known_to.setdefault(to, [])
        known.append(card)

    def hide(self, seat: int | None) -> None:
        """Turn face down every card that a seat, or an onlooker (None), does not know."""
        self.known_to = {who: cards for who, cards in self.known_to.items() if who == seat}
        passed = (Counter(cards) - Counter(self.known) for cards in self.known_to.values())
        known = [*self.known, *(card for each in passed for card in each.elements())]
        self[:] = [*known, *[HIDDEN] * (len(self) - len(known))]

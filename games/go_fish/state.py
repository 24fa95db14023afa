"""Options, cards and state of Go Fish, and what everybody knows (sections 3, 10 and 11)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from games.cards import PACK, Card, Pile
from games.game import Game
from games.options import EITHER, option

RANKS: Final = "A23456789TJQK"
PLACES: Final = {card: RANKS.index(card.rank) * 4 + "CDHS".index(card.suit) for card in PACK}
"""The canonical order: by rank, ace low, then by suit."""
VALUES: Final = {"A": 15, "T": 10, "J": 11, "Q": 12, "K": 13} | {str(n): n for n in range(2, 10)}
"""Points of a book or a pair, where books count their values."""
FEW, MANY, SMALL_TABLE = 5, 7, 3
"""Usual cards of a hand, and the seats up to which it is the larger number."""
VERBS: Final = {"rank": "ask for", "card": "ask card"}
"""The words of an ask, without its seat and what is asked for."""
NOBODY: Final = -1
"""The seat that has asked last, before anybody has."""
MOST_DEALT: Final = 47
PAIR: Final = 2
SUITS_OF_RANK: Final = 4


@dataclass(frozen=True)
class Options:
    """Each as its message says."""

    hand_size: int = option(0, (0, *range(3, 10)))
    books: str = option("four", ("four", "pairs"))
    ask_for: str = option("rank", ("rank", "card"))
    next_turn: str = option("left", ("left", "asked"))
    lucky: bool = option(True, EITHER)
    book_again: bool = option(False, EITHER)
    empty_hand: str = option("draw", ("draw", "refill", "end"))
    scoring: str = option("books", ("books", "values"))
    teams: str = option("none", ("none", "pairs"))
    max_rounds: int = option(1, range(1, 21))
    reminders: bool = option(True, EITHER)


VARIANTS: Final = {
    "asked_next": Options(next_turn="asked", empty_hand="end", hand_size=5),
    "pairs": Options(books="pairs", hand_size=7, empty_hand="refill"),
    "teams": Options(teams="pairs", max_rounds=2),
    "single_cards": Options(ask_for="card"),
    "memory": Options(reminders=False, max_rounds=3),
}
"""Sets of options by name."""


def ordered(cards: Iterable[Card]) -> list[Card]:
    """Cards in canonical order."""
    return sorted(cards, key=PLACES.__getitem__)


class Ask(NamedTuple):
    """A question: the seat asked, and the rank or the one card asked for."""

    other: int
    rank: str
    card: Card | None = None

    @classmethod
    def of(cls, action: str) -> "Ask":
        """The question of a well-formed action: `ask 2 for 7`, `ask 2 card 7H`."""
        _, other, kind, what = action.split()
        return cls(int(other), what[0], Card(what) if kind == "card" else None)

    @property
    def what(self) -> str:
        """The rank or the card, as actions write it."""
        return self.card or self.rank

    def words(self) -> dict[str, Any]:
        """The arguments of messages; of a card its parts, since it may be in no open place."""
        if self.card:
            return {"kind": "card", "rank": self.rank, "suit": self.card.suit}
        return {"kind": "rank", "rank": self.rank}

    def wants(self, card: Card) -> bool:
        """True if this card is asked for."""
        return card == self.card if self.card else card.rank == self.rank


class State(Game):
    """The state of a match, and what follows from it."""

    options: Options

    stock: Pile
    books: list[Pile]  # by seat
    least: list[dict[str, int]]  # by seat and rank, the cards that it surely holds
    since: list[dict[str, int]]  # the unseen cards it has drawn since it surely held none
    asks: int  # in this round
    vain: int  # asks running without progress
    asked: list[str]  # by seat, its last ask: the seat asked, the rank, the suit of a card
    asker: int  # by the last ask; NOBODY before the first
    given: str  # by the last ask: the seat asked, and its cards; "" for none
    ended: bool

    @classmethod
    def hand_size(cls, seats: int, options: Options) -> int:
        """The number of cards dealt to each seat."""
        return options.hand_size or (MANY if seats <= SMALL_TABLE else FEW)

    @property
    def book_size(self) -> int:
        """The number of cards in a book."""
        return PAIR if self.options.books == "pairs" else SUITS_OF_RANK

    def order(self, card: Card) -> int:
        return PLACES[card]

    def team(self, seat: int) -> int:
        return seat % (self.seats // 2) if self.options.teams == "pairs" else seat

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def ranks_held(self, seat: int) -> list[str]:
        """The ranks in a hand, in order."""
        return [*dict.fromkeys(card.rank for card in ordered(self.hands[seat]))]

    def askable(self, seat: int) -> list[int]:
        """The seats that a seat may ask: opponents with cards, or else partners (section 6)."""
        others = [n for n in range(self.seats) if n != seat and self.hands[n]]
        opponents = [n for n in others if self.team(n) != self.team(seat)]
        return opponents if opponents or self.stock else others

    def missing(self, seat: int) -> list[Card]:
        """The single cards that a seat may ask for: of ranks it holds, and in no book."""
        ranks, gone = {*self.ranks_held(seat)}, {*self.hands[seat]}.union(*self.books)
        return ordered(card for card in PACK if card.rank in ranks and card not in gone)

    def book_ranks(self, seat: int) -> list[str]:
        """The rank of each book of a seat, in the order they were laid down."""
        return [card.rank for card in self.books[seat][:: self.book_size]]

    def worth(self, seat: int) -> int:
        """The points of a seat's own books."""
        by_value = self.options.scoring == "values"
        return sum(VALUES[rank] if by_value else 1 for rank in self.book_ranks(seat))

    # What everybody knows of hands, section 11.

    def known(self, seat: int) -> list[tuple[str, int]]:
        """The ranks that a seat surely holds, and how many cards at least."""
        return [(rank, count) for rank in RANKS if (count := self.least[seat].get(rank, 0))]

    def surely_none(self, seat: int) -> list[str]:
        """The ranks of which a seat surely holds nothing."""
        return [rank for rank in RANKS if self.since[seat].get(rank) == 0]

    def mark_ask(self, seat: int, rank: str) -> None:
        """Note that a seat asks, so that it holds the rank."""
        self.least[seat][rank] = max(1, self.least[seat].get(rank, 0))
        self.since[seat].pop(rank, None)

    def mark_asked(self, ask: Ask, given: int) -> None:
        """Note the answer of the seat asked."""
        least, since = self.least[ask.other], self.since[ask.other]
        if ask.card is None:
            least[ask.rank], since[ask.rank] = 0, 0
        else:
            least[ask.rank] = max(0, least.get(ask.rank, 0) - given)

    def mark_shown(self, seat: int, rank: str, count: int) -> None:
        """Note cards that everybody saw go into a hand."""
        self.least[seat][rank] = self.least[seat].get(rank, 0) + count

    def mark_drawn(self, seat: int, count: int) -> None:
        """Note unseen cards that a seat has drawn."""
        for rank in self.since[seat]:
            self.since[seat][rank] += count

    def mark_book(self, seat: int, rank: str) -> None:
        """Note a book that a seat lays down."""
        if self.book_size == PAIR:
            self.least[seat][rank] = max(0, self.least[seat].get(rank, 0) - PAIR)
        else:
            for least in self.least:
                least[rank] = 0
        if rank not in self.ranks_held(seat):
            self.since[seat][rank] = 0

"""Options and state of Rummy 500, and what a seat may do (sections 3 to 8 and 11).

Actions are written `take 7S`, `7C 7D 7H`, `4H 5H JR low`, `lay 7S on 2`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from games.cards import BY_ORDER, JOKERS, ORDER, PACK, RANKS, Card, Pile
from games.options import EITHER, option
from games.rummy import NONE_TAKEN, RummyGame
from games.rummy.melds import (
    LOW,
    SPANS,
    Meld,
    Span,
    Values,
    ends_for,
    least_with,
    melds_in,
)

LARGE_TABLE: Final = 5
"""Seats from which on two packs are usual."""
LEAST_STOCK: Final = 10
"""The fewest cards that a deal leaves for the stock."""
_PARTNERED: Final = (4, 6, 8)
"""Numbers of seats that can be teams."""


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

    target: int = option(500, range(50, 5001))
    max_rounds: int = option(0, range(51))
    hand_size: int = option(0, (0, *range(5, 14)))
    packs: int = option(0, (0, 1, 2))
    jokers: int = option(0, (0, 1, 2))
    aces: str = option("both", ("both", "low", "high"))
    low_ace: int = option(1, (1, 5, 15))
    values: str = option("pips", ("pips", "fives"))
    top_free: bool = option(False, EITHER)
    must_discard: bool = option(False, EITHER)
    stock_out: str = option("end", ("end", "renew"))
    out_bonus: int = option(0, range(101))
    teams: str = option("none", ("none", "pairs", "two"))

    def cards_each(self, seats: int) -> int:
        """The cards that are dealt to each."""
        return self.hand_size or (13 if seats == 2 else 7)

    def pack(self, seats: int) -> tuple[Card, ...]:
        """All the cards in play."""
        packs = self.packs or (2 if seats >= LARGE_TABLE else 1)
        return (*PACK, *JOKERS[: self.jokers]) * packs

    def has_teams(self, seats: int) -> bool:
        """True if these seats can be the teams that are asked for."""
        return self.teams == "none" or seats in _PARTNERED

    def team(self, seat: int, seats: int) -> int:
        """The team of a seat."""
        return seat % {"none": seats, "pairs": seats // 2, "two": 2}[self.teams]


VARIANTS: Final = {
    "jokers": Options(jokers=2),
    "fives": Options(values="fives", low_ace=15),
    "kitchen": Options(top_free=True, must_discard=True, stock_out="renew"),
    "partners": Options(teams="pairs"),
    "short": Options(target=250),
}
"""Sets of options by name."""

Phase = Literal["draw", "use", "meld"]
"""The decision to make: after "use", the card just taken is on the table."""


@cache
def _values(values: str, low_ace: int, aces: str) -> Values:
    """The points of cards (section 3)."""
    ranks = {rank: min(10, place) for place, rank in enumerate(RANKS, 1)}
    if values == "fives":
        ranks = {rank: 10 if points == 10 else 5 for rank, points in ranks.items()}
    ace = low_ace if aces == "low" else 15
    return Values(ranks | {"A": ace, "joker": 15}, low_ace)


class State(RummyGame):
    """The state of a match, and what follows from it."""

    options: Options

    phase: Phase
    melds: list[Pile]  # in the order in which they were laid down
    owners: list[int]  # by meld, the seat that laid it down
    laid_by: list[list[int]]  # by meld, the seat that laid each card
    renewed: bool  # the discards have become a new stock in this round
    out: int | None  # the seat that went out, once the round is over

    @property
    def span(self) -> Span:
        """How aces count in runs."""
        return SPANS[self.options.aces]

    @property
    def values(self) -> Values:
        """The points of cards."""
        return _values(self.options.values, self.options.low_ace, self.options.aces)

    def pack(self) -> Sequence[Card]:
        return self.options.pack(self.seats)

    def team(self, seat: int) -> int:
        return self.options.team(seat, self.seats)

    # The discards, section 7.

    def can_draw(self) -> bool:
        """True if there is a stock, or the discards can be shuffled into one."""
        can_renew = self.options.stock_out == "renew" and not self.renewed
        return bool(self.stock) or (can_renew and len(self.discard) > 1)

    def above(self, card: str) -> int:
        """The number of discards from a card, of equal ones the upper, to the top; 0 without it."""
        upper = [*reversed(self.discard)]
        return upper.index(Card(card)) + 1 if card in upper else 0

    def takeable(self, seat: int) -> list[Card]:
        """The discards that a seat may take, from the top."""
        upper = dict.fromkeys(reversed(self.discard))
        return [card for card in upper if self.can_take(seat, card)]

    def is_free(self, card: Card) -> bool:
        """True if a discard may be taken without a duty: the top one, while there is a stock."""
        return self.options.top_free and bool(self.stock) and card == self.discard[-1]

    def can_take(self, seat: int, card: Card) -> bool:
        """True if a seat may take a discard with all that is above it."""
        if self.is_free(card):
            return True
        held = [*self.hands[seat], *self.discard[-self.above(card) :]]
        most = self.most_laid(len(held))
        if 0 < least_with(card, held, self.span) <= most:
            return True
        return most > 0 and any(ends_for(meld, card, self.span) for meld in self.melds)

    def most_laid(self, held: int) -> int:
        """The most of so many cards that may be laid at once."""
        return held - 1 if self.options.must_discard else held

    # Melds and lay-offs, sections 6 and 8.

    def new_melds(self, hand: Sequence[Card], every: bool = True) -> Iterator[Meld]:
        """The melds that a hand may lay; unless `every`, each with jokers only once."""
        most = self.most_laid(len(hand))
        in_order = tuple(sorted(hand, key=ORDER.__getitem__))
        return (each for each in melds_in(in_order, self.span, every) if len(each.layout) <= most)

    def lay_offs(self, seat: int) -> list[str]:
        """The lay-offs that a seat may make."""
        hand = self.hands[seat]
        if not self.most_laid(len(hand)):
            return []
        return [action for card in dict.fromkeys(hand) for action in self.lay_offs_of(card)]

    def lay_offs_of(self, card: Card) -> list[str]:
        """The lay-offs of a card on the melds of the table."""
        return [
            f"lay {card} on {number} low" if end else f"lay {card} on {number}"
            for number, meld in enumerate(self.melds, 1)
            for end in ends_for(meld, card, self.span)
        ]

    def used(self) -> Card | None:
        """The card taken, while it has to be laid next."""
        return BY_ORDER[self.taken] if self.phase == "use" and self.taken != NONE_TAKEN else None

    def laying(self, seat: int) -> list[str]:
        """The melds and lay-offs that a seat may make."""
        used = self.used()
        melds = [
            each.action
            for each in self.new_melds(self.hands[seat])
            if used is None or used in each.layout
        ]
        if used is None:
            return melds + self.lay_offs(seat)
        return melds + (self.lay_offs_of(used) if self.most_laid(len(self.hands[seat])) else [])

    # Points, section 9.

    def laid_points(self, seat: int) -> int:
        """The points of the cards that a seat has laid in this round."""
        return sum(
            points
            for meld, seats in zip(self.melds, self.laid_by, strict=True)
            for points, laid_by in zip(self.values.in_layout(meld), seats, strict=True)
            if laid_by == seat
        )

    def near_end(self) -> bool:
        """True if the stock lasts for no more than two rounds of turns."""
        return len(self.stock) <= 2 * self.seats


def is_low(action: str) -> bool:
    """True if an action goes to the low end."""
    return action.endswith(LOW)


def objection_to(seats: int, options: Any) -> str:
    """The code of the reason why options do not go with so many seats; "" without one."""
    dealt = seats * options.cards_each(seats) + 1
    if len(options.pack(seats)) - dealt < LEAST_STOCK:
        return "few-cards"
    return "" if options.has_teams(seats) else "no-teams"

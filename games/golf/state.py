"""Options, cards and state of Golf (sections 3, 4 and 9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import EVERYONE, HIDDEN, JOKERS, NOBODY, ORDER, PACK, Card, Pile, sees
from games.golf.scoring import COLUMNS, points
from games.options import EITHER, option
from games.places import PlacesGame

ONE_PACK: Final = 27
"""The most cards laid out with one pack."""
TO_TURN: Final = {"turn_two": 2, "turn_three": 3, "peek_two": 0}
"""The number of cards that each seat turns up first."""
PEEKED: Final = 2
"""The last places of a seat, which it sees with `peek_two`."""


@dataclass(frozen=True)
class Options:
    """Each as its message says."""

    holes: int = option(9, range(1, 19))
    cards: int = option(6, (4, 6, 9))
    start: str = option("turn_two", ("turn_two", "turn_three", "peek_two"))
    placing: str = option("open", ("open", "closed"))
    ending: str = option("all_up", ("all_up", "knock"))
    last_turn: bool = option(True, EITHER)
    after_discard: str = option("nothing", ("nothing", "may_turn", "must_turn"))
    cancel: str = option("column", ("column", "lines", "anywhere", "none"))
    twos: str = option("minus_two", ("minus_two", "plus_two"))
    jokers: bool = option(False, EITHER)
    four_bonus: int = option(0, range(21))
    ender_penalty: int = option(0, range(21))


VARIANTS: Final = {
    "quick": Options(after_discard="must_turn", holes=5),
    "four_cards": Options(
        cards=4, start="peek_two", placing="closed", ending="knock", cancel="anywhere"
    ),
    "nine_cards": Options(cards=9, start="turn_three", cancel="lines"),
    "jokers": Options(jokers=True, twos="plus_two", four_bonus=10, after_discard="may_turn"),
}
"""Sets of options by name."""


class State(PlacesGame):
    """The state of a match, and what follows from it."""

    options: Options

    phase: str  # "turn", "play", "drawn", "flip"; "end" once the hole is over
    stock: Pile
    discards: Pile
    ender: int | None  # the seat that has ended the hole
    renewed: list[int]  # the cards shuffled into a new stock in this hole, by their numbers

    def pack(self) -> Sequence[Card]:
        cards = PACK + JOKERS if self.options.jokers else PACK
        return cards * (1 if self.seats * self.options.cards <= ONE_PACK else 2)

    @property
    def columns(self) -> int:
        return COLUMNS[self.options.cards]

    def is_open(self, pile: Pile) -> bool:
        """True if everybody sees the card of a place."""
        return pile.seen_by == EVERYONE

    def closed(self, seat: int) -> list[int]:
        """The numbers of the places of a seat that do not lie open."""
        return [n for n, pile in enumerate(self.places_of(seat), 1) if not self.is_open(pile)]

    def to_turn(self, seat: int) -> int:
        """The number of cards that a seat has still to turn up at the start."""
        first = TO_TURN[self.options.start]
        return max(0, first - (self.options.cards - len(self.closed(seat))))

    def layout(self, seat: int, viewer: int | None = None) -> list[Card]:
        """The cards of a seat by place, face down where a viewer, or an onlooker, sees none."""
        return [pile[0] if sees(pile.seen_by, viewer) else HIDDEN for pile in self.places_of(seat)]

    def points(self, seat: int) -> int:
        """The points of the cards of a seat, as far as they lie open."""
        return points(self.layout(seat), self.options.cancel, self.options.twos)

    def can_knock(self) -> bool:
        """True if the seat to play may end the hole by knocking."""
        return self.options.ending == "knock" and self.ender is None

    def may_be_in(self, pile: Pile, card: Card) -> bool:
        """True if an unseen card may be in a pile, after the discards were shuffled again.

        They are in the stock, or were drawn from it; a place that nobody has looked at holds none
        of them.
        """
        if not self.renewed:
            return True
        again = self.renewed.count(ORDER[card])
        if pile.seen_by == NOBODY and pile is not self.stock:
            return self.pack().count(card) > again
        return again > 0 or any(pile is place for place in self.places)

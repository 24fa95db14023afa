"""A match of Euchre: its options, its cards, and its state."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from games.cards import CARDS, PACK, SUITS, Card, Pile
from games.options import EITHER, option
from games.tricks import MATE, ContractGame, PartnerGame, Ranking, partner_of


@dataclass(frozen=True)
class Options:
    """The options of section 10; the defaults are the North American game to 10."""

    target: int = option(10, range(5, 26))
    pack: int = option(24, (24, 32))
    joker: bool = option(False, EITHER)
    stick_dealer: bool = option(True, EITHER)
    canadian_loner: bool = option(False, EITHER)
    need_trump: bool = option(False, EITHER)
    defend_alone: bool = option(False, EITHER)
    farmers_hand: str = option("off", ("off", "three_alike", "three_low"))
    misdeal: str = option("off", ("off", "nines_tens"))
    alone_lead: str = option("left_of_dealer", ("left_of_dealer", "left_of_maker"))
    alone_march: int = option(4, range(3, 6))
    lone_euchre: int = option(2, range(2, 5))
    defender_alone: int = option(4, range(2, 5))
    super_euchre: int = option(2, range(2, 5))


VARIANTS: Final = {
    "throw_in": Options(stick_dealer=False),
    "ontario": Options(canadian_loner=True),
    "midwest": Options(farmers_hand="three_low", defend_alone=True),
    "british": Options(joker=True, stick_dealer=False, target=21),
    "old_style": Options(pack=32, target=5, stick_dealer=False),
}
"""Options with a name."""


# The cards, section 3: two jacks and perhaps a joker above the other trumps.

BENNY: Final = CARDS["JR"]
"""The joker, where one plays: the best bower."""
FIRST_BLACK: Final = CARDS["JS"]
"""The player who is turned this card deals first."""
RANKS: Final = {24: "9TJQKA", 32: "789TJQKA"}
LOW: Final = "9T"


def pack(options: Options) -> list[Card]:
    """The cards in play."""
    cards = [card for card in PACK if card.rank in RANKS[options.pack]]
    return [*cards, BENNY] if options.joker else cards


def right(trump: str) -> Card:
    """The jack of trumps."""
    return CARDS[f"J{trump}"]


def left(trump: str) -> Card:
    """The other jack of the color of the trump suit, which belongs to it."""
    return CARDS[f"J{MATE[trump]}"]


def _trumps_above_ace(trump: str) -> list[Card]:
    return [BENNY, right(trump), left(trump)] if trump else [BENNY]


RANKINGS: Final = {
    trump: Ranking.of(PACK, trump, above=_trumps_above_ace(trump)) for trump in ("", *SUITS)
}
"""The order of the cards by the trump suit, "" before there is one."""


# Hands that may be thrown in, or improved, before trump is made (section 10).


def low_cards(hand: Iterable[Card]) -> list[Card]:
    """The nines and tens of a hand."""
    return [card for card in hand if card.rank in LOW]


def exchanges(hand: Sequence[Card], options: Options) -> list[tuple[Card, ...]]:
    """The cards that a hand may show and exchange, always three."""
    low = sorted(low_cards(hand), key=PACK.index)
    if options.farmers_hand == "off":
        return []
    alike = options.farmers_hand == "three_alike"
    return [
        three
        for three in combinations(low, 3)
        if not alike or len({card.rank for card in three}) == 1
    ]


def is_misdeal(hand: Sequence[Card], options: Options) -> bool:
    """True if a hand may be shown for a new deal."""
    return options.misdeal == "nines_tens" and len(low_cards(hand)) == len(hand)


MARCH: Final = 2
"""The points of makers who take all tricks together."""


class State(PartnerGame, ContractGame):
    """The state of a match."""

    options: Options

    passable = ("order", "name")

    phase: str  # "farmer", "order", "name", "discard", "defend" or PLAY
    kitty: Pile  # the cards that were not dealt, the top card last
    discarded: Pile  # by the dealer after taking the turned card
    picked: str  # the rank of a turned card that the dealer has taken; it is a trump
    farmed: bool  # a seat has exchanged low cards in this hand
    alone: bool  # the maker plays without a partner
    lone_defender: int  # NOT_YET while there is none

    def pack(self) -> Sequence[Card]:
        return pack(self.options)

    @property
    def ranking(self) -> Ranking:
        return RANKINGS[self.trump]

    def is_blind(self) -> bool:
        """True if the joker is turned up, and the dealer names trump without seeing a card."""
        return BENNY in self.turned

    def is_out(self, seat: int) -> bool:
        """True if a seat sits out, because its partner plays alone."""
        partner = partner_of(seat)
        return partner == self.lone_defender or (self.alone and partner == self.maker)

    def is_picked(self, card: Card) -> bool:
        """True if it is the card that the dealer has picked up."""
        return card.rank == self.picked and card.suit in (self.trump, "")

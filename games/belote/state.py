"""A match of Belote: its options, its cards, and its state."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import CARDS, SUITS, Card, Pile
from games.options import EITHER, option
from games.tricks import LIFT, PACK32, POINTS32, ContractGame, PartnerGame, Ranking, partner_of


@dataclass(frozen=True)
class Options:
    """The options of section 10; the defaults are the game of families and cafés."""

    target: int = option(1000, range(200, 3001))
    bidding: str = option("take", ("take", "auction"))
    declarations: bool = option(True, EITHER)
    undertrump: bool = option(True, EITHER)
    tie: str = option("hang", ("hang", "lost"))
    belote_counts: bool = option(True, EITHER)


VARIANTS: Final = {
    "plain": Options(declarations=False),
    "short": Options(target=501),
    "coinche": Options(bidding="auction", declarations=False, undertrump=False, target=2000),
}
"""Options with a name."""


# The cards, section 3: the jack and the nine of trumps are on top.

PLAIN: Final = "789JQKTA"
TRUMPS: Final = "78QKTA9J"
"""The ranks from the lowest, of side suits and of trumps."""
TRUMP_POINTS: Final = POINTS32 | {"J": 20, "9": 14}
LAST: Final = 10
"""The points for the last trick."""
HAND: Final = 8


def _ranking(trump: str) -> Ranking:
    power = {
        card: LIFT + TRUMPS.index(card.rank) if card.suit == trump else PLAIN.index(card.rank)
        for card in PACK32
    }
    return Ranking({card: card.suit for card in PACK32}, power, trump)


RANKINGS: Final = {trump: _ranking(trump) for trump in ("", *SUITS)}
"""The order of the cards by the trump suit, "" before there is one."""


def points(cards: Iterable[Card], trump: str) -> int:
    """The points of cards."""
    return sum(
        (TRUMP_POINTS if card.suit == trump else POINTS32).get(card.rank, 0) for card in cards
    )


class State(PartnerGame, ContractGame):
    """The state of a match."""

    options: Options
    passable = ("take", "name", "auction")

    # The phases are "take", "name", "auction", "surcoinche" and PLAY.
    kitty: Pile  # the cards that are not dealt yet, the top card last
    bid: int  # the points that the makers have bid, 0 without an auction
    suit: str  # the suit of the last bid, or of the turned card
    stake: int  # 1, 2 after a coinche, 3 after a surcoinche
    kinds: list[str]  # by seat, the kinds that it has announced, such as "tierce four"
    declared: list[int]  # by team, the points of declarations that count
    shown: list[list[int]]  # by seat, the places in canonical order of its declared cards
    royal: int  # the seat that has played the king and the queen of trumps, or NOT_YET
    held: int  # the points held from deals before

    def pack(self) -> Sequence[Card]:
        return PACK32

    @property
    def ranking(self) -> Ranking:
        return RANKINGS[self.trump]

    def royals(self) -> list[Card]:
        """The king and the queen of trumps."""
        return [CARDS[f"{rank}{self.trump}"] for rank in "KQ"]

    def partner_wins(self, seat: int) -> bool:
        """True if the trick goes to the partner of a seat as it is now."""
        return self.taker() == partner_of(seat)

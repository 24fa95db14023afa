"""A match of Red Five: its options, its cards, and its state."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from games.cards import CARDS, JOKERS, PACK, Card, Pile, cards
from games.options import EITHER, option
from games.premoves import FOLLOW_LOW, Premove
from games.red_five.ranking import Shape, TwoPackRanking
from games.scene import Play
from games.tricks import HIGH, LIFT, MATE, Cards, TrickGame


@dataclass(frozen=True)
class Options:
    """The options of section 13; the defaults are the usual game."""

    min_bid: int = option(55, range(5, 201, 5))
    bid_step: int = option(5, (5, 10))
    all_pass: str = option("first_bidder", ("first_bidder", "redeal"))
    first_bidder: str = option("rotate", ("rotate", "random", "last_declarer"))
    trump_timing: str = option("before_kitty", ("before_kitty", "after_kitty"))
    no_trump: bool = option(False, EITHER)
    advisers: bool = option(True, EITHER)
    high_tractors: bool = option(False, EITHER)
    throws: bool = option(True, EITHER)
    throw_check: str = option("hands", ("hands", "unseen"))
    failed_throw: str = option("smallest", ("smallest", "beaten_component"))
    failed_throw_penalty: int = option(0, range(0, 51, 5))
    ruff_compare: str = option("dominant", ("dominant", "all"))
    show_kitty: str = option("never", ("never", "below", "always"))
    show_kitty_below: int = option(70, range(55, 201))
    kitty_multiplier: str = option("x2_4", ("x1", "x2", "x2_4", "x2_4_8"))
    results: str = option("ratio", ("ratio", "fixed40"))
    red_five_capture: bool = option(False, EITHER)
    bid_stake: str = option("flat", ("flat", "rising"))
    base: int = option(1, range(1, 101))
    hands: int | None = option(8, (None, *range(1, 41)))
    target: int | None = option(None, (None, *range(5, 201)))


VARIANTS: Final = {
    "plain": Options(throws=False, advisers=False),
    "rich": Options(
        no_trump=True, high_tractors=True, bid_stake="rising", kitty_multiplier="x2_4_8"
    ),
    "short": Options(hands=4),
}
"""Options with a name."""


# The cards, section 3: two packs, and the order that the trump suit gives them.

CARDS_ONCE: Final = PACK + JOKERS
TWO_PACKS: Final = CARDS_ONCE * 2
TRUMP: Final = "t"
"""The group of trumps; the others are the plain suits. No rank: "TC" would name a card."""
NO_TRUMP: Final = "none"
"""The trump suit of a hand with only the permanent trumps."""
SUITS_HELD: Final = "SHCD"
"""The order of the suits in a hand."""
RED_FIVE: Final = CARDS["5H"]
JOKER_POWERS: Final = LIFT + 19
"""The least power of the six highest cards."""
POINTS: Final = {card: {"5": 5, "T": 10, "K": 10}.get(card.rank, 0) for card in CARDS_ONCE}
TOTAL: Final = 200

_FIXED: Final = {RED_FIVE: LIFT + 21, JOKERS[0]: LIFT + 20, JOKERS[1]: LIFT + 19}
_ACE: Final = LIFT + HIGH["A"]


def points_in(cards: Iterable[Card]) -> int:
    """The points of cards."""
    return sum(map(POINTS.__getitem__, cards))


@cache
def ranking(
    suit: str, advisers: bool, high_tractors: bool, every_part: bool = False
) -> TwoPackRanking:
    """The order of the cards with a trump suit, or "" or NO_TRUMP; the same object every time."""
    powers = {card: _power(card, suit, advisers) for card in CARDS_ONCE}
    last_first = sorted(  # so that the packing has the cards in the order of a hand
        powers, key=lambda card: (powers[card] > LIFT, -SUITS_HELD.find(card.suit))
    )
    power = {card: powers[card] for card in last_first}
    group = {card: TRUMP if power[card] > LIFT else card.suit for card in power}
    ladder: dict[Card, int] = {}
    for each in (TRUMP, *SUITS_HELD):
        possible = [card for card in power if group[card] == each and card != RED_FIVE]
        if not high_tractors:
            possible = [card for card in possible if power[card] <= _ACE]
        rungs = sorted({power[card] for card in possible})
        ladder |= {card: rungs.index(power[card]) + 1 for card in possible}
    return TwoPackRanking(group, power, TRUMP, ladder, every_part)


def _power(card: Card, suit: str, advisers: bool) -> int:
    if card in _FIXED:
        return _FIXED[card]
    if card.rank == "2":
        return LIFT + (16 if card.suit == suit else 15)
    if card.rank == "3" and advisers and suit in MATE and card.suit in (suit, MATE[suit]):
        return LIFT + (18 if card.suit == suit else 17)
    return HIGH[card.rank] + LIFT * (card.suit == suit)


BURIED: Final = 8
"""The number of cards that a declarer buries."""
NOT_YET: Final = -1
"""The declarer until a seat has bid."""


class State(TrickGame):
    """The state of a match, in whose tricks a play may have several cards."""

    options: Options

    size: int  # the cards of each play to the current trick
    last_size: int  # the same of the trick finished last in this hand; 0 before there is one
    phase: str  # "bid", "trump", "bury" or "play"
    opener: int  # the seat that bid first
    passed: list[bool]
    passed_out: int  # deals in a row without a bid
    trump: str  # a suit or NO_TRUMP, "" until it is named
    kitty: Pile  # eight cards: dealt apart, then those the declarer buried
    bid: int  # the highest so far, 0 for none
    declarer: int  # the seat that made it, NOT_YET for none
    points: list[int]  # taken in this hand, by seat
    gone: int  # the cards of its finished tricks, as an integer
    shift: int  # points that options add for the declarer, or subtract
    paid: list[int]  # won and lost by captured red fives, by seat

    @property
    def ranking(self) -> TwoPackRanking:
        """The order of the cards with this trump suit."""
        options = self.options
        every_part = options.ruff_compare == "all"
        return ranking(self.trump, options.advisers, options.high_tractors, every_part)

    def in_order(self, cards: Iterable[Card]) -> list[Card]:
        """Cards in the order of actions and hands."""
        return sorted(cards, key=self.order)

    def cards_text(self, cards: Iterable[Card]) -> str:
        """The text of cards in an action."""
        return " ".join(self.in_order(cards))

    def parts(self, text: str) -> list[Cards]:
        """The tractors, pairs and singles in a text of cards; none if it is anything else."""
        try:
            named = cards(text)
        except KeyError:
            return []
        is_possible = all(count <= 2 for count in Counter(named).values())
        return self.ranking.decompose(named) if is_possible else []

    def order(self, card: Card) -> int:
        return -self.ranking.packing.one[card]

    def others(self, seat: int) -> int:
        """The cards that the others may hold as far as a seat knows, as an integer."""
        packing = self.ranking.packing
        seen = self.gone + packing.of(self.trick) + packing.of(self.hands[seat])
        if seat == self.declarer:
            seen += packing.of(self.kitty)
        return packing.every - seen

    def declarer_points(self) -> int:
        """The points of the declarer at the end, with the kitty and the options."""
        against = sum(self.points) - self.points[self.declarer]
        if self.leader != self.declarer:
            against += self.kitty_times() * points_in(self.kitty)
        return min(TOTAL, max(0, TOTAL - against + self.shift))

    def kitty_times(self) -> int:
        """The factor of the buried points for the winner of the last trick, by its lead."""
        if self.leader == self.declarer:
            return 1
        return times(self.ranking.shape(self.last[: self.size]), self.options.kitty_multiplier)

    # Plays of several cards.

    def deal_out(self, deck: Sequence[Card], first: int, sits_out: int | None = None) -> None:
        super().deal_out(deck, first, sits_out)
        self.size, self.last_size = 1, 0

    def play_cards(self, seat: int, cards: Cards) -> None:
        if not self.trick:
            self.size = len(cards)
        super().play_cards(seat, cards)

    def finish_trick(self) -> None:
        self.last_size = self.size
        super().finish_trick()

    def plays(self, trick: Cards) -> list[Cards]:
        return [trick[i : i + self.size] for i in range(0, len(trick), self.size)]

    def best(self, trick: Cards) -> int:
        return self.ranking.winner(self.plays(trick))

    def last_trick(self) -> tuple[Play, ...]:
        if not self.last_size:
            return ()
        size = self.last_size
        trick = (self.last or self.taken[self.leader])[-4 * size :]  # its taker is on lead
        plays = [trick[i : i + size] for i in range(0, 4 * size, size)]
        return self.drawn_trick(plays, self.ranking.winner(plays))

    def can_premove(self, seat: int, order: Premove) -> bool:
        return (order != FOLLOW_LOW or self.size == 1) and super().can_premove(seat, order)

    def premove_action(self, seat: int, order: Premove) -> str:
        return "" if order == FOLLOW_LOW and self.size > 1 else super().premove_action(seat, order)


def times(lead: Shape, option: str) -> int:
    """The factor of buried points against the declarer, after this lead to the last trick."""
    if option in ("x1", "x2"):
        return int(option[1:])
    if lead.tractors and option == "x2_4_8":
        return 8
    return 4 if lead.pairs else 2

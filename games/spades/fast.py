"""What the hint of Spades plays, told from integers: by this computers play hands out."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.tricks import HIGH, Bits, Rest, highest, partner_of

HIGH_LEAD, HONOUR, SMALL = HIGH["J"], HIGH["K"], HIGH["9"]


class Marks(NamedTuple):
    """Cards by their rank, trumps among them."""

    leads: int  # that a third hand leaves alone
    honours: int  # that a second hand plays
    kings: int
    small: int


@cache
def marks_of(bits: Bits) -> Marks:
    """The marks of a pack."""
    rank = {card: HIGH.get(card.rank, HIGH["A"]) for card in bits.bit}
    return Marks(
        bits.mask(card for card in rank if rank[card] >= HIGH_LEAD),
        bits.mask(card for card in rank if rank[card] >= HONOUR),
        bits.mask(card for card in rank if rank[card] == HONOUR),
        bits.mask(card for card in rank if rank[card] <= SMALL),
    )


class Fast(Rest):
    """A hand of Spades from some play to its end."""

    nils = 0  # the seats that bid nil, as bits
    contracts: Sequence[int] = ()  # by team, where more tricks than these cost; else none
    counting: Sequence[int] = range(4)  # whose tricks count towards them

    def on_nil(self, seat: int) -> bool:
        """Whether a seat bid nil and may still make it."""
        return bool(self.nils >> seat & 1) and not self.tricks[seat]

    def are_bags(self) -> bool:
        """Whether both sides have the tricks they bid, and more of them only cost."""
        won = [0, 0]
        for seat in self.counting:
            won[seat % 2] += self.tricks[seat]
        return won[0] >= self.contracts[0] and won[1] >= self.contracts[1]

    def pick(self, seat: int, hand: int) -> int:
        """The rules of `hint.Turn.choose`."""
        cards = self.legal(hand)
        low = cards & -cards
        if cards == low:
            return low
        if not self.laid:
            return self.lead(seat, hand, cards)
        winners, holder = cards & self.able & -(self.top << 1), self.winner
        partner, losers = partner_of(seat), cards ^ winners
        if self.nils:
            if self.on_nil(seat):
                return highest(losers) if losers else low
            if losers and holder != partner and self.on_nil(holder):
                return losers & -losers
        if losers and self.contracts and self.are_bags():
            return highest(losers)
        if self.nils and self.on_nil(partner):
            if winners and (self.laid == 1 or holder == partner):
                high = cards & self.led and self.laid < 3
                return highest(winners) if high else winners & -winners
            partner = -1
        if not winners or (holder == partner and self.holds(hand, cards)):
            return self.lowest(hand, cards)
        if self.laid == 3 or not cards & self.led:
            return winners & -winners
        return self.follow(hand, cards)

    def follow(self, hand: int, cards: int) -> int:
        """Rule 6."""
        top, low, marks = highest(cards), cards & -cards, marks_of(self.bits)
        if not (self.hidden & ~hand & self.led & -(top << 1)):
            return top
        if self.laid == 1:
            return top if top & marks.honours else low
        return low if self.first & marks.leads else top

    def holds(self, hand: int, cards: int) -> bool:
        """Rule 3: whether partner's card will go on winning."""
        top, bits = self.top, self.bits
        if self.laid == 3 or (top & bits.trump and not self.led & top):
            return True
        if not cards & self.led and top & marks_of(bits).honours:
            return True
        return not (self.hidden & ~hand & bits.group[top] & -(top << 1))

    def lowest(self, hand: int, cards: int) -> int:
        """The lowest card; without a spade to ruff with, a king keeps the one beside it."""
        low, bits = cards & -cards, self.bits
        if cards & self.led or hand & bits.trump:
            return low
        beside, marks = hand & bits.group[low] ^ low, marks_of(bits)
        if beside & (beside - 1) or not beside & marks.kings:
            return low
        suits = (hand & suit for suit in bits.groups if suit != bits.trump)
        long = [cards & -cards for cards in suits if cards.bit_count() > 2]
        return min((card for card in long if card & marks.small), default=low)

    def lead(self, seat: int, hand: int, cards: int) -> int:
        """Rule 2."""
        trump, others = self.bits.trump, self.hidden & ~hand
        side = cards & ~trump
        if self.nils:
            if self.on_nil(seat):
                return cards & -cards
            if self.on_nil(partner_of(seat)):
                return highest(side or cards)
        sure = self.sure(hand, cards)
        if winners := sure & side & ~(self.ruffed(seat) if others & trump else 0):
            return highest(winners)
        if not self.closed and sure & trump:
            return highest(cards)
        if not side:
            return cards & -cards
        sign = 1 if hand & trump else -1
        suits = (side & suit for suit in self.bits.groups)
        return min((sign * held.bit_count(), held & -held) for held in suits if held)[1]

    def ruffed(self, seat: int) -> int:
        """The suits that an opponent is known to be out of, and to have a spade left perhaps."""
        found = 0
        for out in (self.out[(seat + 1) % 4], self.out[(seat + 3) % 4]):
            if not out & self.bits.trump:
                found |= out
        return found

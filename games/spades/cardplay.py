"""What a computer player plays in Spades: the rules of section 14 in their order."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from games.tricks import HIGH, Bits, Choice, Rest, highest, partner_of

HIGH_LEAD, HONOUR, SMALL = HIGH["J"], HIGH["K"], HIGH["9"]
TAKING: Final = {"winner", "top-spade", "cheapest", "sure", "third-high", "ruff"}
"""The reasons of cards that are meant to take the trick."""


class Marks(NamedTuple):
    """Cards by their rank, trumps among them."""

    leads: int  # that a third hand leaves alone
    honours: int  # that a partner does not ruff
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


class CardPlay(Rest):
    """A hand of Spades from some play to its end.

    A nil bidder, of whom section 14 is silent, ducks.
    """

    nils = 0  # the seats that bid nil, as bits
    contracts: Sequence[int] = ()  # by team
    counting: Sequence[int] = range(4)  # whose tricks count towards them
    bags = False  # whether more tricks than those only cost

    def on_nil(self, seat: int) -> bool:
        """Whether a seat bid nil and may still make it."""
        return bool(self.nils >> seat & 1) and not self.tricks[seat]

    def needs(self, team: int) -> int:
        """The tricks of its bid that a team has yet to take; none or less once it is safe."""
        won = sum([self.tricks[seat] for seat in self.counting if seat % 2 == team])
        return self.contracts[team] - won

    def is_safe(self, team: int) -> bool:
        """Whether a team has the tricks it bid."""
        return self.needs(team) <= 0

    def reason(self, seat: int, why: str) -> str:
        """Rule 8: with our contract safe, a trick is taken to break theirs."""
        sets = why in TAKING and self.is_safe(seat % 2) and not self.is_safe(1 - seat % 2)
        return "set" if sets else why

    def choose(self, seat: int, hand: int) -> Choice:
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards, "only"
        if not self.laid:
            return self.lead(seat, hand, cards)
        winners = cards & self.able & -(self.top << 1)
        losers = cards ^ winners
        if self.nils and (found := self.mind_nils(seat, cards, winners)):
            return found
        if losers and self.bags and self.is_safe(0) and self.is_safe(1):
            return highest(losers), "bag"
        partner = partner_of(seat)
        if self.nils and self.on_nil(partner):
            if winners and (self.laid == 1 or self.winner == partner):
                return self.cover(cards, winners), "cover"
        elif self.winner == partner and self.holds(hand, cards):
            return self.lowest(hand, cards), "partner"
        if not winners:
            return self.lowest(hand, cards), "beaten"
        if self.is_last():
            return winners & -winners, "cheapest"
        return self.follow(hand, cards) if cards & self.led else (winners & -winners, "ruff")

    def mind_nils(self, seat: int, cards: int, winners: int) -> Choice | None:
        """Get rid of the most dangerous card on an own nil; leave an opponent's its trick."""
        losers = cards ^ winners
        if self.on_nil(seat):
            return highest(losers) if losers else cards & -cards, "duck"
        if losers and self.winner != partner_of(seat) and self.on_nil(self.winner):
            return losers & -losers, "trap"
        return None

    def cover(self, cards: int, winners: int) -> int:
        """Rule 8: take the trick for a partner on nil, by a high card unless a low one will do."""
        is_high = cards & self.led and not self.is_last()
        return highest(winners) if is_high else winners & -winners

    def follow(self, hand: int, cards: int) -> Choice:
        """Rule 6."""
        top, low, marks = highest(cards), cards & -cards, marks_of(self.bits)
        if not self.beaten_by(hand, top):
            return top, "sure"
        if self.laid == 1:
            return low, "second-low"
        return (low, "third-low") if self.first & marks.leads else (top, "third-high")

    def holds(self, hand: int, cards: int) -> bool:
        """Rule 3: whether partner's card will go on winning."""
        top, bits = self.top, self.bits
        if self.is_last() or (top & bits.trump and not self.led & top):
            return True
        if not cards & self.led and top & marks_of(bits).honours:
            return True
        return not self.beaten_by(hand, top)

    def lowest(self, hand: int, cards: int) -> int:
        """The lowest card of the suit led, or a small one of the shortest suit, to ruff there soon.

        Without a spade it is the lowest of all, but that a king keeps the one beside it.
        """
        low, bits, marks = cards & -cards, self.bits, marks_of(self.bits)
        if cards & self.led or low & bits.trump:
            return low
        suits = [cards & suit for suit in bits.groups if cards & suit & ~bits.trump]
        if hand & bits.trump:
            small = [
                (held.bit_count(), held & -held) for held in suits if held & -held & marks.small
            ]
            return min(small, default=(0, low))[1]
        beside = hand & bits.group[low] ^ low
        if beside & (beside - 1) or not beside & marks.kings:
            return low
        long = [held & -held for held in suits if held.bit_count() > 2]
        return min((card for card in long if card & marks.small), default=low)

    def lead(self, seat: int, hand: int, cards: int) -> Choice:
        """Rule 2."""
        trump = self.bits.trump
        side = cards & ~trump
        if self.nils:
            if self.on_nil(seat):
                return cards & -cards, "duck"
            if self.on_nil(partner_of(seat)):
                return highest(side or cards), "cover"
        sure = self.sure(hand, cards)
        if sure & trump and not self.closed and self.draws(seat, hand):
            return highest(cards), "top-spade"
        if winners := sure & side & ~self.ruffed(hand, seat + 1, seat + 3):
            return highest(winners), "winner"
        if not side:
            return cards & -cards, "low-spade"
        if cards & trump and hand.bit_count() - self.needs(seat % 2) in (0, 1):
            return highest(cards), "need-all"
        return self.lead_low(seat, hand, side)

    def draws(self, seat: int, hand: int) -> bool:
        """Whether an opponent may have a spade to draw, before it ruffs."""
        theirs = self.hidden & ~hand & self.bits.trump
        return bool(theirs & ~(self.out[(seat + 1) % 4] & self.out[(seat + 3) % 4]))

    def lead_low(self, seat: int, hand: int, side: int) -> Choice:
        """A low card of a side suit, best of one that partner ruffs and no opponent does."""
        sign, why = (1, "shortest") if hand & self.bits.trump else (-1, "longest")
        theirs, ours = self.ruffed(hand, seat + 1, seat + 3), self.ruffed(hand, seat + 2)
        suits = [side & suit for suit in self.bits.groups if side & suit]
        *_, low = min(
            (bool(held & theirs) - bool(held & ours), sign * held.bit_count(), held & -held)
            for held in suits
        )
        return low, "partner-ruffs" if low & ours & ~theirs else why

    def ruffed(self, hand: int, *seats: int) -> int:
        """The suits that one of these seats is out of, and may have a spade left to ruff."""
        found, trump = 0, self.bits.trump
        if self.hidden & ~hand & trump:
            for seat in seats:
                out = self.out[seat % 4]
                if not out & trump:
                    found |= out
        return found

"""Hands of Spades as integers, played by the rules of section 14 in their order."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from games.tricks import HIGH, Bits, CardChoice, TrickPlayout, highest, partner_of

HIGH_LEAD, HONOUR, SMALL = HIGH["J"], HIGH["K"], HIGH["9"]
TAKING: Final = {"winner", "top-spade", "cheapest", "sure", "third-high", "ruff"}
"""The reasons of plays that are to take the trick."""


class Marks(NamedTuple):
    """Masks of cards by their rank, with trumps."""

    leads: int  # leads that a third hand does not beat
    honors: int  # cards that a partner does not ruff
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


class SpadesPlayout(TrickPlayout):
    """The remaining play of a hand of Spades.

    A nil bidder, whom section 14 does not mention, ducks.
    """

    nils = 0  # the seats that bid nil, as bits
    contracts: Sequence[int] = ()  # by team
    counting: Sequence[int] = range(4)  # the seats whose tricks count towards them
    bags = False  # overtricks only cost

    def on_nil(self, seat: int) -> bool:
        """True if a seat bid nil and may still make it."""
        return bool(self.nils >> seat & 1) and not self.tricks[seat]

    def needs(self, team: int) -> int:
        """The tricks that a team still needs for its bid; 0 or less once it has them."""
        won = sum([self.tricks[seat] for seat in self.counting if seat % 2 == team])
        return self.contracts[team] - won

    def is_safe(self, team: int) -> bool:
        """True if a team has the tricks it bid."""
        return self.needs(team) <= 0

    def hint_key(self, seat: int, why: str) -> str:
        """Rule 8: with a safe contract, a trick is taken to set the opponents."""
        sets = why in TAKING and self.is_safe(seat % 2) and not self.is_safe(1 - seat % 2)
        return "set" if sets else why

    def choose(self, seat: int, hand: int) -> CardChoice:
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards, "only"
        if not self.played:
            return self.lead(seat, hand, cards)
        winners = cards & self.can_win & -(self.top << 1)
        losers = cards ^ winners
        if self.nils and (found := self.nil_choice(seat, cards, winners)):
            return found
        if losers and self.bags and self.is_safe(0) and self.is_safe(1):
            return highest(losers), "bag"
        partner = partner_of(seat)
        if self.nils and self.on_nil(partner):
            if winners and (self.played == 1 or self.winner == partner):
                return self.cover(cards, winners), "cover"
        elif self.winner == partner and self.holds(hand, cards):
            return self.lowest(hand, cards), "partner"
        if not winners:
            return self.lowest(hand, cards), "beaten"
        if self.is_last():
            return winners & -winners, "cheapest"
        return self.follow(hand, cards) if cards & self.led else (winners & -winners, "ruff")

    def nil_choice(self, seat: int, cards: int, winners: int) -> CardChoice | None:
        """Discard the most dangerous card on an own nil; let an opponent on nil take the trick."""
        losers = cards ^ winners
        if self.on_nil(seat):
            return highest(losers) if losers else cards & -cards, "duck"
        if losers and self.winner != partner_of(seat) and self.on_nil(self.winner):
            return losers & -losers, "trap"
        return None

    def cover(self, cards: int, winners: int) -> int:
        """Rule 8: take the trick for a partner on nil, high unless a low card is enough."""
        is_high = cards & self.led and not self.is_last()
        return highest(winners) if is_high else winners & -winners

    def follow(self, hand: int, cards: int) -> CardChoice:
        """Rule 6."""
        top, low, marks = highest(cards), cards & -cards, marks_of(self.bits)
        if not self.beaten_by(hand, top):
            return top, "sure"
        if self.played == 1:
            return low, "second-low"
        return (low, "third-low") if self.first & marks.leads else (top, "third-high")

    def holds(self, hand: int, cards: int) -> bool:
        """Rule 3: true if the partner's card is going to take the trick."""
        top, bits = self.top, self.bits
        if self.is_last() or (top & bits.trump and not self.led & top):
            return True
        if not cards & self.led and top & marks_of(bits).honors:
            return True
        return not self.beaten_by(hand, top)

    def lowest(self, hand: int, cards: int) -> int:
        """The lowest card of the suit led, or a small one of the shortest suit, to ruff it soon.

        Without a spade it is the lowest of all, unless it is the only card beside a king.
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
        with_low = hand & bits.group[low] ^ low
        if with_low & (with_low - 1) or not with_low & marks.kings:
            return low
        long = [held & -held for held in suits if held.bit_count() > 2]
        return min((card for card in long if card & marks.small), default=low)

    def lead(self, seat: int, hand: int, cards: int) -> CardChoice:
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
        """True if an opponent may have a spade, to be drawn before it ruffs."""
        theirs = self.unplayed & ~hand & self.bits.trump
        return bool(theirs & ~(self.voids[(seat + 1) % 4] & self.voids[(seat + 3) % 4]))

    def lead_low(self, seat: int, hand: int, side: int) -> CardChoice:
        """A low card of a side suit, best of one that the partner ruffs and no opponent does."""
        sign, why = (1, "shortest") if hand & self.bits.trump else (-1, "longest")
        theirs, ours = self.ruffed(hand, seat + 1, seat + 3), self.ruffed(hand, seat + 2)
        suits = [side & suit for suit in self.bits.groups if side & suit]
        *_, low = min(
            (bool(held & theirs) - bool(held & ours), sign * held.bit_count(), held & -held)
            for held in suits
        )
        return low, "partner-ruffs" if low & ours & ~theirs else why

    def ruffed(self, hand: int, *seats: int) -> int:
        """The suits that one of these seats is void of while it may have a spade to ruff."""
        found, trump = 0, self.bits.trump
        if self.unplayed & ~hand & trump:
            for seat in seats:
                voids = self.voids[seat % 4]
                if not voids & trump:
                    found |= voids
        return found

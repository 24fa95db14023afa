"""Hands of Euchre as integers, played by rules 5 to 8 of section 14."""

from typing import Final

from games.tricks import CardChoice, ContractPlayout, highest, partner_of

SEATS: Final = 4
MANY: Final = 3
"""The number of trumps with which the makers draw those of the others."""


class EuchrePlayout(ContractPlayout):
    """The remaining play of a hand of Euchre."""

    bowers = 0

    def choose(self, seat: int, hand: int) -> CardChoice:
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards, "only"
        is_maker = (seat - self.maker) % 2 == 0
        against_loner = self.size < SEATS and not is_maker
        if not self.played:
            first = self.draw(seat, hand, cards) if is_maker else None
            if against_loner:
                first = self.lead_against_loner(hand, cards)
            return first or self.lead(hand, cards)
        winners, is_last = cards & self.can_win & -(self.top << 1), self.is_last()
        if self.winner == partner_of(seat) and (is_last or not self.beaten_by(hand, self.top)):
            return self.lowest(hand, cards), "partner"
        if not winners:
            if against_loner and not cards & self.led:
                return self.least_use(hand, cards), "throw"
            return self.lowest(hand, cards), "beaten"
        if is_last:
            return winners & -winners, "cheapest"
        if cards & self.led:
            return highest(winners), "high"
        low = winners & -winners
        is_guard = against_loner and self.would_bare(hand, low)
        return (highest(winners), "left") if is_guard else (low, "ruff")

    def would_bare(self, hand: int, card: int) -> bool:
        """True if this trump is the only guard of the left bower against the right one."""
        other = hand & self.bits.trump & ~card
        is_bower = not other & (other - 1) and other & self.bowers
        return bool(is_bower) and self.beaten_by(hand, other) == 1

    def lead_against_loner(self, hand: int, cards: int) -> CardChoice | None:
        """With two cards left, a trump that one other beats at most; no ace in the first trick."""
        trumps, plain = cards & self.bits.trump, cards & ~self.bits.trump
        top = highest(trumps) if trumps else 0
        if top and plain and hand.bit_count() == 2 and self.beaten_by(hand, top) <= 1:
            return top, "pull"
        if (others := plain & ~self.precious) and others != plain and not any(self.tricks):
            return self.shortest(hand, others), "save-ace"
        return None

    def least_use(self, hand: int, cards: int) -> int:
        """The side card with the least chance to take a later trick of a lone player."""
        remaining = plain = cards & ~self.bits.trump or cards
        found = []
        while remaining:
            card = remaining & -remaining
            suit = self.bits.group[card]
            is_useless = self.voids[self.maker] & suit or plain & suit & -(card << 1)
            lower = 0 if is_useless else (self.unplayed & ~hand & suit & (card - 1)).bit_count()
            found.append((lower, self.length(hand, card), card))
            remaining ^= card
        return min(found)[-1]

    def draw(self, seat: int, hand: int, cards: int) -> CardChoice | None:
        """Rule 5: a trump, if makers lead one."""
        trumps = cards & self.bits.trump
        if not trumps:
            return None
        top = highest(trumps)
        if seat != self.maker:
            is_bower = top & self.bowers and not any(self.tricks)
            return (top, "bower") if is_bower else None
        is_enough = trumps.bit_count() >= MANY or not self.beaten_by(hand, top)
        return (top, "draw") if is_enough and self.unplayed & ~hand & self.bits.trump else None

    def lead(self, hand: int, cards: int) -> CardChoice:
        """Rule 6 and the end of rule 5: a winner, else a card of the shortest suit."""
        plain = cards & ~self.bits.trump
        if not plain:
            return highest(cards), "trumps"
        sure = self.sure(hand, plain)
        return self.shortest(hand, sure or plain), "sure" if sure else "short"

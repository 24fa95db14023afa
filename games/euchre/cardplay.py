"""What a computer player plays in Euchre: rules 5 to 8 of section 14."""

from typing import Final

from games.tricks import Choice, Rest, highest, partner_of

SEATS: Final = 4
MANY: Final = 3
"""With as many trumps the makers draw those of the others."""


class CardPlay(Rest):
    """A hand of Euchre from some play to its end."""

    maker = 0
    aces = bowers = 0

    def choose(self, seat: int, hand: int) -> Choice:
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards, "only"
        is_maker = (seat - self.maker) % 2 == 0
        against_loner = self.size < SEATS and not is_maker
        if not self.laid:
            first = self.draw(seat, hand, cards) if is_maker else None
            if against_loner:
                first = self.lead_against_loner(hand, cards)
            return first or self.lead(hand, cards)
        winners, is_last = cards & self.able & -(self.top << 1), self.is_last()
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
        """Whether a trump is all that guards the left bower against the right one."""
        other = hand & self.bits.trump & ~card
        is_bower = not other & (other - 1) and other & self.bowers
        return bool(is_bower) and self.beaten_by(hand, other) == 1

    def lead_against_loner(self, hand: int, cards: int) -> Choice | None:
        """With two cards left a trump that one other beats at most; no ace in the first trick."""
        trumps, plain = cards & self.bits.trump, cards & ~self.bits.trump
        top = highest(trumps) if trumps else 0
        if top and plain and hand.bit_count() == 2 and self.beaten_by(hand, top) <= 1:
            return top, "pull"
        if (rest := plain & ~self.aces) and rest != plain and not any(self.tricks):
            return self.shortest(hand, rest), "save-ace"
        return None

    def least_use(self, hand: int, cards: int) -> int:
        """The side card with the least chance to take a later trick of a lone player."""
        left = plain = cards & ~self.bits.trump or cards
        found = []
        while left:
            card, suit = left & -left, self.bits.group[left & -left]
            is_useless = self.out[self.maker] & suit or plain & suit & -(card << 1)
            lower = 0 if is_useless else (self.hidden & ~hand & suit & (card - 1)).bit_count()
            found.append((lower, self.length(hand, card), card))
            left ^= card
        return min(found)[-1]

    def draw(self, seat: int, hand: int, cards: int) -> Choice | None:
        """Rule 5: a trump, if makers lead one."""
        trumps = cards & self.bits.trump
        if not trumps:
            return None
        top = highest(trumps)
        if seat != self.maker:
            is_bower = top & self.bowers and not any(self.tricks)
            return (top, "bower") if is_bower else None
        is_enough = trumps.bit_count() >= MANY or not self.beaten_by(hand, top)
        return (top, "draw") if is_enough and self.hidden & ~hand & self.bits.trump else None

    def lead(self, hand: int, cards: int) -> Choice:
        """Rule 6, and the rest of rule 5: what is sure, else from the shortest suit."""
        plain = cards & ~self.bits.trump
        if not plain:
            return highest(cards), "trumps"
        sure = self.sure(hand, plain)
        return self.shortest(hand, sure or plain), "sure" if sure else "short"

    def shortest(self, hand: int, cards: int) -> int:
        """The highest of these cards from the suit of which fewest are held."""
        tops = [highest(held) for suit in self.bits.groups if (held := cards & suit)]
        return min(tops, key=lambda card: (self.length(hand, card), -card))

    def lowest(self, hand: int, cards: int) -> int:
        """Rule 8: a low side card from where there are fewest, aces and trumps kept."""
        plain = cards & ~self.bits.trump
        low = plain & ~self.aces
        if not low:
            return (plain or cards) & -(plain or cards)
        lows = [held & -held for suit in self.bits.groups if (held := low & suit)]
        return min(lows, key=lambda card: (self.length(hand, card), card))

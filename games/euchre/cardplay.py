"""What a computer player plays in Euchre: rules 5 to 8 of section 14."""

from typing import Final

from games.tricks import Choice, Rest, highest, partner_of

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
        if not self.laid:
            is_maker = (seat - self.maker) % 2 == 0
            return (is_maker and self.draw(seat, hand, cards)) or self.lead(hand, cards)
        winners, is_last = cards & self.able & -(self.top << 1), self.is_last()
        if self.winner == partner_of(seat) and (is_last or not self.beaten_by(hand, self.top)):
            return self.lowest(hand, cards), "partner"
        if not winners:
            return self.lowest(hand, cards), "beaten"
        if is_last:
            return winners & -winners, "cheapest"
        if cards & self.led:
            return highest(winners), "high"
        return winners & -winners, "ruff"

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
        tops = [highest(held) for suit in self.bits.groups if (held := (sure or plain) & suit)]
        card = min(tops, key=lambda card: (self.length(hand, card), -card))
        return card, "sure" if sure else "short"

    def lowest(self, hand: int, cards: int) -> int:
        """Rule 8: a low side card from where there are fewest, aces and trumps kept."""
        plain = cards & ~self.bits.trump
        low = plain & ~self.aces
        if not low:
            return (plain or cards) & -(plain or cards)
        lows = [held & -held for suit in self.bits.groups if (held := low & suit)]
        return min(lows, key=lambda card: (self.length(hand, card), card))

"""What the hint of Euchre plays, told from integers: by this computers play hands out."""

from games.euchre.hint import MANY
from games.tricks import Rest, highest, partner_of


class Fast(Rest):
    """A hand of Euchre from some play to its end."""

    maker = 0
    aces = bowers = 0

    def pick(self, seat: int, hand: int) -> int:
        """The rules of `hint.Turn`."""
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards
        if not self.laid:
            draws = (seat - self.maker) % 2 == 0 and self.draw(seat, hand, cards)
            return draws or self.lead(hand, cards)
        winners, is_last = cards & self.able & -(self.top << 1), self.laid == self.size - 1
        if self.winner == partner_of(seat) and (is_last or not self.beaten_by(hand, self.top)):
            return self.lowest(hand, cards)
        if not winners:
            return self.lowest(hand, cards)
        if cards & self.led and not is_last:
            return highest(winners)
        return winners & -winners

    def draw(self, seat: int, hand: int, cards: int) -> int:
        """Rule 5: a trump, or 0."""
        trumps = cards & self.bits.trump
        if not trumps:
            return 0
        top = highest(trumps)
        if seat != self.maker:
            return 0 if any(self.tricks) else top & self.bowers
        is_enough = trumps.bit_count() >= MANY or not self.beaten_by(hand, top)
        return top if is_enough and self.hidden & ~hand & self.bits.trump else 0

    def lead(self, hand: int, cards: int) -> int:
        """Rule 6."""
        plain = cards & ~self.bits.trump
        if not plain:
            return highest(cards)
        leads = self.sure(hand, plain) or plain
        tops = [highest(held) for suit in self.bits.groups if (held := leads & suit)]
        return min(tops, key=lambda card: (self.length(hand, card), -card))

    def lowest(self, hand: int, cards: int) -> int:
        """Rule 8."""
        plain = cards & ~self.bits.trump
        low = plain & ~self.aces
        if not low:
            return (plain or cards) & -(plain or cards)
        lows = [held & -held for suit in self.bits.groups if (held := low & suit)]
        return min(lows, key=lambda card: (self.length(hand, card), card))

    def length(self, hand: int, card: int) -> int:
        """How many cards of its group are held."""
        return (hand & self.bits.group[card]).bit_count()

"""What the hint of Oh Hell plays, told from integers: by this computers play hands out."""

from collections.abc import Sequence

from games.tricks import Rest, highest


class Fast(Rest):
    """A hand of Oh Hell from some play to its end."""

    bids: Sequence[int] = ()
    must_trump = False

    def legal(self, hand: int) -> int:
        cards = super().legal(hand)
        if self.must_trump and self.laid and not cards & self.led:
            return cards & self.bits.trump or cards
        return cards

    def pick(self, seat: int, hand: int) -> int:
        """The rules of `hint.Turn`."""
        cards, need = self.legal(hand), self.bids[seat] - self.tricks[seat]
        low = cards & -cards
        if cards == low:
            return low
        if not self.laid:
            return self.lead_to_win(hand, cards, need) if need > 0 else self.lead_low(hand, cards)
        winners, is_last = cards & self.able & -(self.top << 1), self.laid == self.size - 1
        if need > 0:
            if takers := winners if is_last else self.sure(hand, winners):
                return takers & -takers
            return highest(winners) if winners and 2 * self.laid >= self.size else low
        losers = cards ^ winners
        if losers or is_last:
            return highest(losers or winners)
        return winners & -winners

    def lead_to_win(self, hand: int, cards: int, need: int) -> int:
        """Rule 2."""
        sure, trump, left = self.sure(hand, cards), self.bits.trump, hand.bit_count()
        if sure & trump and 2 * need >= left:
            return highest(sure & trump)
        if sure:
            tops = [highest(held) for suit in self.bits.groups if (held := sure & suit)]
            return min(tops, key=lambda card: ((hand & self.bits.group[card]).bit_count(), -card))
        if need >= left:
            return highest(cards & ~trump or cards)
        return cards & -cards

    def lead_low(self, hand: int, cards: int) -> int:
        """Rule 5."""

        def risk(card: int) -> tuple[bool, int, int, int]:
            suit = self.bits.group[card]
            length = (hand & suit).bit_count()
            return suit == self.bits.trump, -self.beaten_by(hand, card), length, card

        lows = [held & -held for suit in self.bits.groups if (held := cards & suit)]
        return min(lows, key=risk)

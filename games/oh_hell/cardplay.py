"""What a computer player plays in Oh Hell: the rules of play of section 14."""

from collections.abc import Sequence

from games.tricks import Choice, Rest, highest


class CardPlay(Rest):
    """A hand of Oh Hell from some play to its end."""

    bids: Sequence[int] = ()
    must_trump = False

    def legal(self, hand: int) -> int:
        cards = super().legal(hand)
        if self.must_trump and self.laid and not cards & self.led:
            return cards & self.bits.trump or cards
        return cards

    def choose(self, seat: int, hand: int) -> Choice:
        cards, need = self.legal(hand), self.bids[seat] - self.tricks[seat]
        if not cards & (cards - 1):
            return cards, "only"
        if not self.laid:
            return self.lead_to_win(hand, cards, need) if need > 0 else self.lead_low(hand, cards)
        winners = cards & self.able & -(self.top << 1)
        return self.win(hand, cards, winners, need) if need > 0 else self.lose(cards, winners)

    def lead_to_win(self, hand: int, cards: int, need: int) -> Choice:
        """Rule 2."""
        sure, trump, left = self.sure(hand, cards), self.bits.trump, hand.bit_count()
        if sure & trump and 2 * need >= left:
            return highest(sure & trump), "draw"
        side = cards & ~trump or cards
        if not sure and need >= left:
            return highest(side), "all"
        tops = [highest(held) for suit in self.bits.groups if (held := (sure or side) & suit)]
        card = min(tops, key=lambda card: (self.length(hand, card), -card))
        return card, "sure" if sure else "short"

    def win(self, hand: int, cards: int, winners: int, need: int) -> Choice:
        """Rule 3; what is not needed after the bid is made goes first."""
        if takers := winners if self.is_last() else self.sure(hand, winners):
            return (highest(takers), "last-one") if need == 1 else (takers & -takers, "take")
        if winners:
            return highest(winners), "high"
        if cards & self.led and (hand & self.bits.trump).bit_count() >= need:
            return highest(cards), "trumps"
        return cards & -cards, "better"

    def lose(self, cards: int, winners: int) -> Choice:
        """Rule 4."""
        if losers := cards ^ winners:
            return highest(losers), "rid"
        if self.is_last():
            return highest(winners), "last"
        return winners & -winners, "over"

    def lead_low(self, hand: int, cards: int) -> Choice:
        """Rule 5, but first a trump that others beat, before it takes a trick."""
        trumps = cards & self.bits.trump
        if trumps and self.beaten_by(hand, highest(trumps)):
            return highest(trumps), "shed-trump"
        lows = [held & -held for suit in self.bits.groups if (held := cards & suit)]
        return min(lows, key=lambda card: self._risk(hand, card)), "low"

    def _risk(self, hand: int, card: int) -> tuple[bool, int, int, int]:
        is_trump = bool(card & self.bits.trump)
        return is_trump, -self.beaten_by(hand, card), self.length(hand, card), card

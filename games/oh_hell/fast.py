"""Hands of Oh Hell as integers, played by the rules of section 14."""

from collections.abc import Sequence
from typing import Final

from games.tricks import CardChoice, TrickPlayout, highest

ENOUGH: Final = 4
"""A lead that this number of cards beat is as safe as any."""


class OhHellPlayout(TrickPlayout):
    """The remaining play of a hand of Oh Hell."""

    bids: Sequence[int] = ()
    must_trump = False
    each_scores = False  # tricks score though the bid is missed

    def legal(self, hand: int) -> int:
        cards = super().legal(hand)
        if self.must_trump and self.played and not cards & self.led:
            return cards & self.bits.trump or cards
        return cards

    def choose(self, seat: int, hand: int) -> CardChoice:
        cards, need = self.legal(hand), self.bids[seat] - self.tricks[seat]
        if not cards & (cards - 1):
            return cards, "only"
        if need < 0 and self.each_scores:
            return self.to_win(hand, cards, hand.bit_count())[0], "extra"
        if need > 0:
            return self.to_win(hand, cards, need)
        if not self.played:
            return self.lead_low(hand, cards)
        return self.lose(hand, cards, self.winners(cards))

    def to_win(self, hand: int, cards: int, need: int) -> CardChoice:
        """The play of a seat that needs this number of tricks."""
        if not self.played:
            return self.lead_to_win(hand, cards, need)
        return self.win(hand, cards, self.winners(cards), need)

    def winners(self, cards: int) -> int:
        """The cards that take the trick as it is now."""
        return cards & self.can_win & -(self.top << 1)

    def lead_to_win(self, hand: int, cards: int, need: int) -> CardChoice:
        """Rule 2."""
        sure, trump, left = self.sure(hand, cards), self.bits.trump, hand.bit_count()
        if sure & trump and 2 * need >= left:
            return highest(sure & trump), "draw"
        side = cards & ~trump or cards
        if not sure and need >= left:
            return highest(side), "all"
        trumps = cards & trump
        if not sure and trumps.bit_count() > need:
            return trumps & -trumps, "spare-trump"
        tops = self.tops(sure or side)
        card = min(tops, key=lambda card: (self.length(hand, card), -card))
        return card, "sure" if sure else "short"

    def win(self, hand: int, cards: int, winners: int, need: int) -> CardChoice:
        """Rule 3; the cards that are not needed for the bid go first."""
        if takers := winners if self.is_last() else self.sure(hand, winners):
            return (highest(takers), "last-one") if need == 1 else (takers & -takers, "take")
        if winners:
            return highest(winners), "high"
        trump = self.bits.trump
        if cards & self.led & ~trump and (hand & trump).bit_count() >= need:
            return highest(cards), "trumps"
        return cards & -cards, "better"

    def lose(self, hand: int, cards: int, winners: int) -> CardChoice:
        """Rule 4."""
        losers = cards ^ winners
        if losers & (self.led | self.bits.trump):
            return highest(losers), "rid"
        if losers:
            return max(self.tops(losers), key=lambda card: self._danger(hand, card)), "throw"
        if self.is_last():
            return highest(winners), "last"
        return winners & -winners, "over"

    def lead_low(self, hand: int, cards: int) -> CardChoice:
        """Rule 5, but first a trump that others beat, before it has to take a trick."""
        trumps = cards & self.bits.trump
        if trumps and self.beaten_by(hand, highest(trumps)):
            return highest(trumps), "shed-trump"
        lows = [held & -held for suit in self.bits.groups if (held := cards & suit)]
        return min(lows, key=lambda card: self._risk(hand, card)), "low"

    def tops(self, cards: int) -> list[int]:
        """The highest of these cards in each suit."""
        return [highest(held) for suit in self.bits.groups if (held := cards & suit)]

    def _danger(self, hand: int, card: int) -> tuple[int, int]:
        """The danger that the suit of a card takes a trick."""
        suit = hand & self.bits.group[card]
        return -self.beaten_by(hand, suit & -suit), card

    def _risk(self, hand: int, card: int) -> tuple[bool, int, int, int]:
        is_trump = bool(card & self.bits.trump)
        beaten_by = min(self.beaten_by(hand, card), ENOUGH)
        return is_trump, -beaten_by, self.length(hand, card), card

"""Hands of Hearts as integers, played by the rules of section 14."""

from collections.abc import Mapping
from typing import Final

from games.tricks import Bits, CardChoice, TrickPlayout, highest

MOON_LIKELY: Final = 16
"""Points of the only player with any, from which on the others fear a moon."""
EARLY: Final = 3
"""The number of tricks in which all are likely to follow to a club or a diamond."""


class HeartsPlayout(TrickPlayout):
    """The remaining play of a hand of Hearts; `values` are the points of the scoring cards."""

    excused = 0  # the queen, if it need not be led where all others are hearts
    moons = True  # a seat may shoot the moon

    def __init__(
        self, bits: Bits, hands: list[int], leader: int, values: Mapping[int, int], bonus: int
    ) -> None:
        super().__init__(bits, hands, leader)
        self.values, self.bonus, self.counted = values, bonus, sum(values)
        self.spades, self.hearts = bits.named["S"], bits.named["H"]
        self.queen = next(bit for bit, card in bits.card.items() if card == "QS")
        self.above = self.spades & -self.queen  # the queen, and the cards that may take it

    def legal(self, hand: int) -> int:
        cards = super().legal(hand)
        if cards == self.excused and not self.played:
            return hand & ~self.barred or hand
        return cards

    def choose(self, seat: int, hand: int) -> CardChoice:
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards, "only"
        shooter = self.shooter()
        if not self.played:
            if shooter == seat and self.sure(hand, hand) == hand:
                return highest(cards), "moon"
            return self.lead(hand, cards)
        if not cards & self.led:
            return self.throw(hand, cards), "throw"
        winners = cards & -(self.top << 1)
        is_foreign = shooter not in (-1, seat)
        if is_foreign and self.is_last() and winners and self.points(self.at_stake) > 0:
            return highest(winners), "stop"
        return self.follow(hand, cards, winners)

    def points(self, cards: int) -> int:
        """The points of these cards."""
        return sum(self.values[card] for card in self.values if card & cards)

    def shooter(self) -> int:
        """The only seat with points so far, if they make a moon likely; -1 for none."""
        takers = [seat for seat, taken in enumerate(self.taken) if taken & ~self.bonus]
        if len(takers) != 1 or not self.moons:
            return -1
        taken = self.taken[takers[0]] & ~self.bonus
        return takers[0] if self.points(taken) >= MOON_LIKELY else -1

    def dangerous(self, hand: int) -> int:
        """High spades that score, or may take the queen."""
        is_out = self.queen & self.unplayed & ~hand
        return self.above if is_out else self.above & self.counted

    def throw(self, hand: int, cards: int) -> int:
        """Rule 7."""
        if risky := cards & self.dangerous(hand):
            return self.costliest(risky)
        if cards & self.hearts & ~self.bonus:
            return highest(cards & self.hearts)
        plain = cards & ~self.bonus or cards
        tops = [highest(held) for suit in self.bits.groups if (held := plain & suit)]
        return max(tops, key=lambda card: (-self.length(hand, card), card))

    def costliest(self, cards: int) -> int:
        """The card with the most points."""
        return max(map(self.bits.bit.__getitem__, self.bits.cards(cards)), key=self._cost)

    def _cost(self, card: int) -> tuple[int, int]:
        return self.values.get(card, 0), card

    def lead(self, hand: int, cards: int) -> CardChoice:
        """Rule 8: the card that most others beat, of a short suit."""
        low, others = cards & self.spades & (self.queen - 1), self.unplayed & ~hand
        if self.queen & cards and 0 < others & self.spades == others & self.above:
            return self.queen, "give"
        covered = low & (low - 1) if hand & self.above & ~self.queen else low
        if covered and self.queen & others:
            return highest(low), "drive"
        plain = cards & ~self.bonus
        pool = plain & ~self.dangerous(hand) or plain or cards
        lows = [held & -held for suit in self.bits.groups if (held := pool & suit)]
        card = min(lows, key=lambda card: self._risk(hand, card))
        return card, "low" if self.beaten_by(hand, card) else "risky"

    def _risk(self, hand: int, card: int) -> tuple[int, int, int]:
        return -self.beaten_by(hand, card), self.length(hand, card), card

    def follow(self, hand: int, cards: int, winners: int) -> CardChoice:
        """Rules 2 to 6."""
        losers, is_last, risky = cards ^ winners, self.is_last(), self.dangerous(hand)
        if self.led == self.spades and losers & risky:
            return self.costliest(losers & risky), "under"
        if is_last and self.bonus and (bonus := self.take_bonus(winners)):
            return bonus, "bonus"
        is_safe = (is_last or self.is_early(hand)) and self.points(self.at_stake) <= 0
        if is_safe and (free := cards & ~self.counted):
            return highest(free), "free" if is_last else "early"
        if losers:
            return highest(losers & ~self.bonus or losers), "duck"
        safe = winners & ~risky or winners
        return (highest(safe), "last") if is_last else (safe & -safe, "over")

    def take_bonus(self, winners: int) -> int:
        """The card that wins the bonus card when playing last; 0 for none."""
        if winners and self.bonus & self.at_stake and self.points(self.at_stake) < 0:
            return highest(winners)
        return self.bonus & winners if self.points(self.at_stake | self.bonus) < 0 else 0

    def is_early(self, hand: int) -> bool:
        """Rule 5: true if a club or diamond is led so early that all will follow."""
        if sum(self.tricks) >= EARLY or self.led & (self.spades | self.hearts):
            return False
        if self.led & self.bonus & (self.unplayed | hand):
            return False
        return 2 * (self.led & self.unplayed & ~hand).bit_count() >= 3 * self.size

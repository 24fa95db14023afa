"""Hands of Gong Zhu as integers, played by the rules of section 14."""

from collections.abc import Callable
from typing import Final

from games.cards import CARDS, Card
from games.gong_zhu.state import ACE, PIG, SCORING, SHEEP, TRANSFORMER
from games.tricks import Bits, CardChoice, TrickPlayout, highest

CATCHERS: Final = tuple(CARDS[card] for card in ("AD", "KD", "QD"))
"""The cards that take the sheep."""
STOP_FROM: Final = 9
"""Hearts of the only player with any, from which on the others try to stop it."""
COLLECT_FROM: Final = 10
CLEARLY: Final = 100
"""The score of a hand from which on doubling it is good."""
COVER: Final = 3
"""The number of lower spades with which a hand leads spades despite an own ace or king."""
ENOUGH: Final = 2
"""A lead that this number of cards beat is as safe as any."""
FEW: Final = 2
"""The number of diamonds of the others among which the sheep has to fall soon."""
DEAR: Final = (ACE, CARDS["KH"], CARDS["QH"])
"""Hearts that are discarded before high spades."""


class GongZhuPlayout(TrickPlayout):
    """The remaining play of a hand of Gong Zhu; `points` scores the cards that a seat has taken."""

    partners = False
    guarded = 0  # exposed cards of suits that have not been led yet

    def __init__(
        self, bits: Bits, hands: list[int], leader: int, points: Callable[[list[Card]], int]
    ) -> None:
        super().__init__(bits, hands, leader)
        self.points, self.known = points, dict[int, int]()
        self.pig, self.sheep, self.ten = (bits.bit[card] for card in (PIG, SHEEP, TRANSFORMER))
        self.spades, self.hearts, self.clubs = (bits.named[suit] for suit in "SHC")
        self.catchers, self.counted = bits.mask(CATCHERS), bits.mask(SCORING)
        self.diamonds, self.dear = bits.group[self.sheep], bits.mask(DEAR)

    def legal(self, hand: int) -> int:
        cards = super().legal(hand)
        if cards & self.guarded and (not self.played or cards & self.led):
            for card in self.bits.cards(cards & self.guarded):
                bit = self.bits.bit[card]
                if hand & self.bits.group[bit] != bit:
                    cards ^= bit
        return cards

    def play_card(self, card: int) -> None:
        super().play_card(card)
        if not self.played:
            self.guarded &= ~self.led

    def choose(self, seat: int, hand: int) -> CardChoice:
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards, "only"
        collector = self.collector()
        if collector == seat and (self.taken[seat] & self.hearts).bit_count() >= COLLECT_FROM:
            return self.collect(hand, cards), "collect"
        stops = collector >= 0 and not self.is_with(seat, collector)
        wants = self.value(self.taken[seat]) >= CLEARLY
        if not self.played:
            return self.lead(hand, cards, stops, wants)
        if not cards & self.led:
            return self.throw(seat, hand, cards, wants, stops and self.winner == collector)
        winners = cards & -(self.top << 1)
        if winners and self.at_stake & self.hearts and stops:
            return highest(winners), "stop"
        if self.led == self.hearts:
            return self.duck(cards)  # rule 5
        if self.led == self.spades:
            return self.spade(seat, cards)
        return self.club(cards, wants) if self.led == self.clubs else self.diamond(cards)

    # The value of a hand and a trick.

    def value(self, cards: int) -> int:
        """The score for these cards."""
        if cards not in self.known:
            self.known[cards] = self.points(self.bits.cards(cards))
        return self.known[cards]

    def collector(self) -> int:
        """The only seat that has taken hearts, if it has many; -1 for none."""
        takers = [seat for seat in range(4) if self.taken[seat] & self.hearts]
        if len(takers) != 1:
            return -1
        taken = self.taken[takers[0]] & self.hearts
        return takers[0] if taken.bit_count() >= STOP_FROM else -1

    def is_with(self, seat: int, other: int) -> bool:
        """True if two seats win together."""
        return seat == other or (self.partners and (seat - other) % 2 == 0)

    # Leading and discarding.

    def lead(self, hand: int, cards: int, stops: bool, wants: bool) -> CardChoice:
        """Rule 1: win the sheep, drive out the pig, else lead safely."""
        others = self.unplayed & ~hand
        if self.sheep & cards and not self.catchers & others:
            return self.sheep, "cash-sheep"
        is_falling = self.sheep & others and (others & self.diamonds).bit_count() <= FEW
        if is_falling and (catchers := self.sure(hand, cards & self.catchers)):
            return highest(catchers), "catch-sheep"
        if stops and (sure := self.sure(hand, cards & self.hearts)):
            return highest(sure), "stop"
        chase, above = cards & self.spades & (self.pig - 1), hand & self.spades & -(self.pig << 1)
        if chase and self.pig & others and (not above or chase.bit_count() >= COVER):
            return highest(chase), "chase"
        pool = self.safest(hand, cards, wants)
        lows = [held & -held for suit in self.bits.groups if (held := pool & suit)]
        card = min(lows, key=lambda card: self._risk(hand, card))
        if not self.beaten_by(hand, card):
            return card, "risky"
        return card, "heart" if card & self.hearts else "short"

    def _risk(self, hand: int, card: int) -> tuple[int, int, int]:
        return -min(self.beaten_by(hand, card), ENOUGH), self.length(hand, card), card

    def safest(self, hand: int, cards: int, wants: bool) -> int:
        """The leads with the least danger of taking the pig, the transformer or the sheep."""
        others = self.unplayed & ~hand
        spades = self.spades if self.pig & hand else 0
        if self.pig & others:
            spades |= self.spades & -(self.pig << 1)
        doubtful = self.catchers if self.unplayed & self.sheep else 0
        if self.ten & others and not wants:
            doubtful |= self.clubs & -(self.ten << 1)
        dear = self.pig | self.sheep
        bad = dear | spades | self.ten
        return cards & ~bad & ~doubtful or cards & ~bad or cards & ~dear or cards

    def throw(self, seat: int, hand: int, cards: int, wants: bool, feeds: bool) -> CardChoice:
        """The most dangerous card that costs the partner nothing and feeds no collector."""
        why = "throw"
        if self.is_with(seat, self.winner):
            cards, why = cards & ~self.counted or cards, "spare"
        elif feeds and cards & ~self.hearts:
            cards, why = cards & ~self.hearts, "keep-heart"
        others = self.unplayed & ~hand
        keep = self.sheep | (self.catchers if self.unplayed & self.sheep else 0)
        ten = 0 if wants else self.ten
        high_spades = self.spades & -(self.pig << 1) if self.pig & others else 0
        high_clubs = self.clubs & -(self.ten << 1) if self.ten & others else 0
        order = (self.pig, self.dear, high_spades, ten, self.hearts, high_clubs)
        for pool in order:
            if dangerous := cards & pool:
                return highest(dangerous), why
        return highest(cards & ~keep & ~self.ten or cards & ~keep or cards), why

    def collect(self, hand: int, cards: int) -> int:
        """Rule 6: high cards to go on taking tricks, low ones where that fails."""
        if not self.played:
            pool = self.sure(hand, cards) or cards
            return highest(pool & self.hearts or pool)
        if not cards & self.led:
            pool = cards & ~self.hearts or cards
            return pool & -pool
        winners = cards & -(self.top << 1)
        return highest(winners) if winners else cards & -cards

    # Following.

    def spade(self, seat: int, cards: int) -> CardChoice:
        """Rule 2."""
        if cards & self.pig and self.top > self.pig and not self.is_with(seat, self.winner):
            return self.pig, "drop-pig"
        return self.without(self.pig, cards)

    def club(self, cards: int, wants: bool) -> CardChoice:
        """Rule 3: as with the pig, unless doubling is good."""
        if wants and self.ten & (self.at_stake | cards):
            if winners := cards & -(self.top << 1):
                return highest(winners), "take-transformer"
        elif self.ten & cards and self.top > self.ten:
            return self.ten, "drop-transformer"
        return self.without(self.ten, cards)

    def without(self, danger: int, cards: int) -> CardChoice:
        """High when last to a trick without danger, else low; not this card."""
        cards &= ~danger
        is_clean = not self.at_stake & danger and self.value(self.at_stake & ~self.ten) >= 0
        return (highest(cards), "high-last") if is_clean and self.is_last() else self.duck(cards)

    def diamond(self, cards: int) -> CardChoice:
        """Rule 4."""
        winners, pile = cards & -(self.top << 1), self.at_stake & ~self.ten
        if self.sheep & self.at_stake and winners and self.value(pile) > 0:
            return highest(winners), "take-sheep"
        if self.is_last() and self.sheep & winners and self.value(pile | self.sheep) > 0:
            return self.sheep, "take-sheep"
        plain = cards & ~self.sheep & ~self.catchers
        if self.unplayed & self.sheep and plain and plain != cards:
            return self.duck(plain)[0], "keep-sheep"
        return self.duck(cards & ~self.sheep)

    def duck(self, cards: int) -> CardChoice:
        """The highest card that loses; if none does, the highest when last, else the lowest."""
        if losers := cards & ~-(self.top << 1):
            return highest(losers), "duck"
        return (highest(cards), "must-take") if self.is_last() else (cards & -cards, "low")

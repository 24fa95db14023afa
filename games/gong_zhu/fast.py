"""What the hint of Gong Zhu plays, told from integers: by this computers play hands out."""

from collections.abc import Callable
from typing import Final

from games.cards import CARDS, Card
from games.gong_zhu.cards import ACE, PIG, POWER, SCORING, SHEEP, TRANSFORMER
from games.gong_zhu.hint import LOW_HEART
from games.gong_zhu.sight import CATCHERS, CLEARLY, COLLECT_FROM, STOP_FROM
from games.tricks import Bits, Rest, highest

COURT: Final = (ACE, CARDS["KH"], CARDS["QH"], CARDS["JH"])
"""Hearts that are thrown before high clubs, one after the other."""


class Fast(Rest):
    """A hand of Gong Zhu from some play to its end; `points` is what cards taken are worth."""

    partners = False
    guarded = 0  # exposed cards whose suit has not been led yet

    def __init__(
        self, bits: Bits, hands: list[int], leader: int, points: Callable[[list[Card]], int]
    ) -> None:
        super().__init__(bits, hands, leader)
        self.points, self.known = points, dict[int, int]()
        self.pig, self.sheep, self.ten = (bits.bit[card] for card in (PIG, SHEEP, TRANSFORMER))
        self.spades, self.hearts, self.clubs = (bits.named[suit] for suit in "SHC")
        self.catchers, self.counted = bits.mask(CATCHERS), bits.mask(SCORING)
        self.low = bits.mask(card for card in bits.bit if POWER[card] <= LOW_HEART)
        self.court = [bits.bit[card] for card in COURT]

    def legal(self, hand: int) -> int:
        cards = super().legal(hand)
        if cards & self.guarded and (not self.laid or cards & self.led):
            for card in self.bits.cards(cards & self.guarded):
                bit = self.bits.bit[card]
                if hand & self.bits.group[bit] != bit:
                    cards ^= bit
        return cards

    def lay(self, card: int) -> None:
        super().lay(card)
        if not self.laid:
            self.guarded &= ~self.led

    def pick(self, seat: int, hand: int) -> int:
        """The first rule of `hint` that applies."""
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards
        collector = self.collector()
        if collector == seat and (self.taken[seat] & self.hearts).bit_count() >= COLLECT_FROM:
            return self.collect(hand, cards)
        stops = collector >= 0 and not self.is_with(seat, collector)
        wants = self.worth(self.taken[seat]) >= CLEARLY
        if not self.laid:
            return self.lead(hand, cards, stops, wants)
        if not cards & self.led:
            if stops and self.winner == collector:
                cards = cards & ~self.hearts or cards
            return self.throw(seat, hand, cards, wants)
        winners = cards & -(self.top << 1)
        if winners and self.pile & self.hearts and stops:
            return highest(winners)
        if self.led == self.hearts:
            return self.duck(cards)
        if self.led == self.spades:
            if cards & self.pig and self.top > self.pig and not self.is_with(seat, self.winner):
                return self.pig
            return self.without(self.pig, cards)
        return self.club(cards, wants) if self.led == self.clubs else self.diamond(cards)

    # What a hand and a trick are worth.

    def worth(self, cards: int) -> int:
        """What cards taken are worth."""
        if cards not in self.known:
            self.known[cards] = self.points(self.bits.cards(cards))
        return self.known[cards]

    def collector(self) -> int:
        """Who alone has taken hearts, and many of them; -1 for nobody."""
        takers = [seat for seat in range(4) if self.taken[seat] & self.hearts]
        if len(takers) != 1:
            return -1
        taken = self.taken[takers[0]] & self.hearts
        return takers[0] if taken.bit_count() >= STOP_FROM else -1

    def is_with(self, seat: int, other: int) -> bool:
        """Whether a seat wins with another."""
        return seat == other or (self.partners and (seat - other) % 2 == 0)

    # To lead and to throw.

    def lead(self, hand: int, cards: int, stops: bool, wants: bool) -> int:
        """Rule 1."""
        others = self.hidden & ~hand
        if self.sheep & cards and not self.catchers & others:
            return self.sheep
        if stops and (sure := self.sure(hand, cards & self.hearts)):
            return highest(sure)
        if self.pig & others and (chase := cards & self.spades & (self.pig - 1)):
            return highest(chase)
        pool = self.safest(hand, cards, wants)
        lows = [held & -held for suit in self.bits.groups if (held := pool & suit)]
        return min(lows, key=lambda card: ((hand & self.bits.group[card]).bit_count(), card))

    def safest(self, hand: int, cards: int, wants: bool) -> int:
        """The leads that threaten least."""
        others = self.hidden & ~hand
        spades = self.spades if self.pig & hand else 0
        if self.pig & others:
            spades |= self.spades & -(self.pig << 1)
        doubtful = self.catchers if self.hidden & self.sheep else 0
        if self.ten & others and not wants:
            doubtful |= self.clubs & -(self.ten << 1)
        dear = self.pig | self.sheep
        for danger in (
            dear | spades | self.ten | self.hearts | doubtful,
            dear | spades | self.ten | (self.hearts & ~self.low) | doubtful,
            dear | spades | self.ten | (self.hearts & ~self.low),
            dear | spades | self.ten,
            dear,
        ):
            if pool := cards & ~danger:
                return pool
        return cards

    def throw(self, seat: int, hand: int, cards: int, wants: bool) -> int:
        """The most dangerous card, but none that costs to a partner's trick."""
        if self.is_with(seat, self.winner):
            cards = cards & ~self.counted or cards
        others = self.hidden & ~hand
        keep = self.sheep | (self.catchers if self.hidden & self.sheep else 0)
        ten = 0 if wants else self.ten
        high_spades = self.spades & -(self.pig << 1) if self.pig & others else 0
        high_clubs = self.clubs & -(self.ten << 1) if self.ten & others else 0
        order = (self.pig, high_spades, ten, *self.court, high_clubs, self.hearts)
        for pool in order:
            if dangerous := cards & pool:
                return highest(dangerous)
        return highest(cards & ~keep & ~self.ten or cards & ~keep or cards)

    def collect(self, hand: int, cards: int) -> int:
        """Rule 6."""
        if not self.laid:
            pool = self.sure(hand, cards) or cards
            return highest(pool & self.hearts or pool)
        if not cards & self.led:
            pool = cards & ~self.hearts or cards
            return pool & -pool
        winners = cards & -(self.top << 1)
        return highest(winners) if winners else cards & -cards

    # To follow.

    def club(self, cards: int, wants: bool) -> int:
        """Rule 3."""
        if wants and self.ten & (self.pile | cards):
            if winners := cards & -(self.top << 1):
                return highest(winners)
        elif self.ten & cards and self.top > self.ten:
            return self.ten
        return self.without(self.ten, cards)

    def without(self, danger: int, cards: int) -> int:
        """High at the end of a trick that holds nothing dangerous, else low; not this card."""
        cards &= ~danger
        if self.laid == 3 and not self.pile & danger and self.worth(self.pile & ~self.ten) >= 0:
            return highest(cards)
        return self.duck(cards)

    def diamond(self, cards: int) -> int:
        """Rule 4."""
        winners, pile = cards & -(self.top << 1), self.pile & ~self.ten
        if self.sheep & self.pile and winners and self.worth(pile) > 0:
            return highest(winners)
        if self.laid == 3 and self.sheep & winners and self.worth(pile | self.sheep) > 0:
            return self.sheep
        plain = cards & ~self.sheep & ~self.catchers
        if self.hidden & self.sheep and plain and plain != cards:
            return self.duck(plain)
        return self.duck(cards & ~self.sheep)

    def duck(self, cards: int) -> int:
        """The highest that does not take the trick; what takes it anyway is high when last."""
        losers = cards & ~-(self.top << 1)
        if losers or self.laid == 3:
            return highest(losers or cards)
        return cards & -cards

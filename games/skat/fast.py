"""Deals of Skat as integers, played by rules 4 to 6 of section 14."""

from games.tricks import CardChoice, ContractPlayout, highest

FAT = 10
"""The points in a trick that an opponent takes a risk for."""
CHEAP = 4
"""The points in a trick below which the declarer throws a small card rather than trump."""

FEW = 3
"""With fewer trumps the declarer does not draw those of the others at a loss."""


class SkatPlayout(ContractPlayout):
    """The remaining play of a deal of Skat."""

    values: dict[int, int]
    kind = ""
    ends_early = False  # with a trick that loses a null game, or one with schwarz announced
    skat = 0  # the two cards of it
    laid = 0  # the same, if the declarer has seen them
    matadors = 0

    def result(self) -> tuple[int, ...]:
        return (*super().result(), self.turn, self.skat, self.matadors)

    def play_card(self, card: int) -> None:
        super().play_card(card)
        if self.ends_early and not self.played and self.is_lost():
            self.hands = [0] * len(self.hands)

    def is_lost(self) -> bool:
        """True once a trick has lost a null game, or one with schwarz announced."""
        own = self.tricks[self.maker]
        return bool(own) if self.kind == "null" else sum(self.tricks) > own

    def choose(self, seat: int, hand: int) -> CardChoice:
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards, "only"
        own = hand | self.laid if seat == self.maker else hand
        if self.kind in ("null", "ramsch"):
            hunts = self.kind == "null" and seat != self.maker
            return self.hunt(hand, cards) if hunts else self.duck(hand, own, cards)
        if seat == self.maker:
            return self.declare(hand, own, cards) if self.played else self.draw(hand, own, cards)
        return self.defend(seat, own, cards) if self.played else self.attack(seat, own, cards)

    # Facts about cards and the trick.

    def each(self, cards: int) -> list[int]:
        """The single cards of a mask."""
        found = []
        while cards:
            found.append(cards & -cards)
            cards &= cards - 1
        return found

    def points(self, cards: int) -> int:
        """The points of cards."""
        return sum(self.values[card] for card in self.each(cards))

    def most(self, cards: int) -> int:
        """The card with the most points, of equals the highest."""
        return max(self.each(cards), key=lambda card: (self.values[card], card))

    def cheapest(self, hand: int, cards: int) -> int:
        """The card with the fewest points, no trump if possible, of equals from a short suit."""
        plain, values = cards & ~self.bits.trump or cards, self.values
        return min(self.each(plain), key=lambda card: (values[card], self.length(hand, card), card))

    def outside(self, own: int) -> int:
        """The cards that the others may hold."""
        return self.unplayed & ~own

    def winners(self, cards: int) -> int:
        """The cards that would take the trick as it is now."""
        return cards & self.can_win & -(self.top << 1)

    # The declarer, rule 4.

    def draw(self, hand: int, own: int, cards: int) -> CardChoice:
        """The declarer's lead."""
        trumps, plain = cards & self.bits.trump, cards & ~self.bits.trump
        out = self.outside(own) & self.bits.trump
        if trumps and out:
            if not self.beaten_by(own, highest(trumps)):
                return highest(trumps), "draw"
            low = self.cheapest(hand, trumps)
            if trumps.bit_count() >= FEW or not plain:
                return low, "draw-low"
        if sure := self.sure(own, plain):
            return self.most(sure), "sure"
        if not plain:
            return highest(trumps), "trumps"
        return self.longest(hand, plain), "long"

    def longest(self, hand: int, cards: int) -> int:
        """A cheap card of the longest suit."""
        values = self.values
        return min(
            self.each(cards), key=lambda card: (-self.length(hand, card), values[card], card)
        )

    def declare(self, hand: int, own: int, cards: int) -> CardChoice:
        """The declarer's play to a trick."""
        winners = self.winners(cards)
        if not winners:
            return self.cheapest(hand, cards), "beaten"
        plain = winners & ~self.bits.trump
        loose = cards & ~self.bits.trump
        ruffs = not plain and not self.led & self.bits.trump
        if ruffs and loose and self.points(self.at_stake) < CHEAP:
            small = self.cheapest(hand, loose)
            if self.values[small] < CHEAP:
                return small, "throw"
        if self.is_last():
            return self.most(winners), "last"
        if plain:
            top = highest(plain)
            return (
                (self.cheapest(hand, cards), "wait") if self.beaten_by(own, top) else (top, "high")
            )
        if ruffs:
            safe = self.sure(own, winners)
            return (highest(safe) if safe else self.cheapest(hand, winners)), "trump"
        sure = self.sure(own, winners)
        return (highest(sure), "high") if sure else (self.cheapest(hand, cards), "wait")

    # The opponents, rule 5.

    def attack(self, seat: int, own: int, cards: int) -> CardChoice:
        """An opponent's lead."""
        plain = cards & ~self.bits.trump
        if not plain:
            return self.cheapest(own, cards), "trumps"
        void = self.voids[self.maker] if self.outside(own) & self.bits.trump else 0
        if sure := self.sure(own, plain) & ~void:
            return min(self.each(sure), key=lambda card: self.length(own, card)), "sure"
        if self.after[seat] == self.maker:
            return self.longest(own, plain), "through"
        return self.cheapest(own, self.group_of(self.shortest(own, plain), plain)), "short"

    def group_of(self, card: int, cards: int) -> int:
        """The cards of the same suit as a card."""
        return cards & self.bits.group[card]

    def defend(self, seat: int, own: int, cards: int) -> CardChoice:
        """An opponent's play to a trick."""
        if self.winner != self.maker and self.is_safe(seat, own):
            return self.most(self.fat(own, cards)), "give"
        winners = self.winners(cards)
        if self.winner != self.maker:
            sure = self.sure(own, winners)
            if sure and self.top & ~sure and not self.is_last():
                return highest(sure), "high"
            return self.cheapest(own, cards), "wait"
        if not winners:
            return self.cheapest(own, cards), "beaten"
        if self.is_last():
            return self.most(winners), "last"
        if sure := self.sure(own, winners):
            return self.most(sure), "high"
        if self.points(self.at_stake) >= FAT:
            return winners & -winners, "risk"
        return self.cheapest(own, cards), "wait"

    def is_safe(self, seat: int, own: int) -> bool:
        """True if the trick stays with the partner, as far as can be seen."""
        if self.is_last():
            return True
        if self.after[seat] != self.maker:
            return True
        is_side = not self.top & self.bits.trump
        may_trump = is_side and self.outside(own) & self.bits.trump
        return not (
            self.beaten_by(own, self.top) or (may_trump and self.voids[self.maker] & self.led)
        )

    def fat(self, own: int, cards: int) -> int:
        """The cards to give points with: those that do not win by themselves, if there are any."""
        plain = cards & ~self.bits.trump or cards
        return plain & ~self.sure(own, plain) or plain

    # Null and ramsch, rule 6.

    def duck(self, hand: int, own: int, cards: int) -> CardChoice:
        """Avoid the trick: the highest card that stays under, or the most dangerous one."""
        if not self.played:
            return min(self.each(cards), key=lambda card: self.danger(own, card)), "low"
        if not cards & self.can_win:
            return max(self.each(cards), key=lambda card: self.danger(own, card)), "dump"
        winners = self.winners(cards)
        if losers := cards & ~winners:
            follows = losers & self.led or losers
            return highest(follows), "under"
        return (highest(winners), "take-it") if self.is_last() else (winners & -winners, "over")

    def danger(self, own: int, card: int) -> tuple[int, int]:
        """The danger that a card takes a trick: how few of its suit can beat it."""
        return -self.beaten_by(own, card), self.values[card]

    def hunt(self, hand: int, cards: int) -> CardChoice:
        """An opponent of a null game: leave the trick to the declarer if it may get it."""
        if not self.played:
            low = self.group_of(self.shortest(hand, cards), cards)
            return low & -low, "null-lead"
        follows = cards & self.led
        if not follows:
            return highest(cards), "null-throw"
        if self.winner == self.maker:
            losers = follows & ~self.winners(follows)
            return (highest(losers), "null-under") if losers else (highest(follows), "null-throw")
        if self.is_last() or self.after[self.turn] != self.maker:
            return highest(follows), "null-throw"
        return follows & -follows, "null-low"

"""Deals of Skat as integers, played by rules 4 to 6 of section 14."""

from games.tricks import CardChoice, ContractPlayout, highest

FAT, CHEAP, FEW = 14, 4, 3
"""Points for which an opponent takes a risk, and below which the declarer does not trump; trumps
with which the declarer draws those of the others."""


class SkatPlayout(ContractPlayout):
    """The remaining play of a deal of Skat."""

    kind = ""
    ends_early = False  # with a trick that loses a null game, or one with schwarz announced
    skat = laid = 0  # the two cards of it, and again if the declarer has seen them
    matadors = 0

    def result(self) -> tuple[int, ...]:
        return (*super().result(), self.turn, self.skat, self.matadors)

    def play_card(self, card: int) -> None:
        super().play_card(card)
        if self.ends_early and not self.played:
            own = self.tricks[self.maker]
            if own if self.kind == "null" else sum(self.tricks) > own:
                self.hands = [0] * len(self.hands)

    def choose(self, seat: int, hand: int) -> CardChoice:
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards, "only"
        own = hand | self.laid if seat == self.maker else hand
        if self.kind in ("null", "ramsch"):
            hunts = self.kind == "null" and seat != self.maker
            return self.hunt(seat, hand, cards) if hunts else self.duck(own, cards)
        if not self.played:
            return self.draw(own, cards) if seat == self.maker else self.attack(seat, own, cards)
        if seat != self.maker != self.winner and self.is_safe(seat, own):
            plain = cards & ~self.bits.trump or cards
            return self.most(plain & ~self.sure(own, plain) or plain), "give"
        winners = self.winners(cards)
        if not winners:
            return self.cheapest(own, cards), "beaten"
        if seat == self.maker:
            return self.declare(own, cards, winners)
        return self.defend(own, cards, winners)

    def draw(self, own: int, cards: int) -> CardChoice:
        """The declarer's lead."""
        trumps, plain = cards & self.bits.trump, cards & ~self.bits.trump
        if trumps and self.unplayed & ~own & self.bits.trump:
            if not self.beaten_by(own, highest(trumps)):
                return highest(trumps), "draw"
            if trumps.bit_count() >= FEW or not plain:
                return self.fewest(own, trumps), "draw-low"
        if sure := self.sure(own, plain):
            return self.most(sure), "sure"
        return (self.longest(own, plain), "long") if plain else (highest(trumps), "trumps")

    def declare(self, own: int, cards: int, winners: int) -> CardChoice:
        """The declarer's play to a trick that these cards win."""
        plain, loose = winners & ~self.bits.trump, cards & ~self.bits.trump
        ruffs = not plain and not self.led & self.bits.trump
        if ruffs and loose and self.points(self.at_stake) < CHEAP:
            small = self.fewest(own, loose)
            if self.values[small] < CHEAP:
                return small, "throw"
        if self.is_last():
            return self.most(winners), "last"
        if sure := self.sure(own, plain or winners):
            return highest(sure), "high"
        return (
            (self.fewest(own, winners), "trump") if ruffs else (self.cheapest(own, cards), "wait")
        )

    def attack(self, seat: int, own: int, cards: int) -> CardChoice:
        """An opponent's lead."""
        plain = cards & ~self.bits.trump
        if not plain:
            return self.fewest(own, cards), "trumps"
        void = self.voids[self.maker] if self.unplayed & ~own & self.bits.trump else 0
        if sure := self.sure(own, plain) & ~void:
            return min(self.each(sure), key=lambda card: self.length(own, card)), "sure"
        if self.after[seat] == self.maker:
            return self.longest(own, plain), "through"
        return self.fewest(own, plain & self.bits.group[self.shortest(own, plain)]), "short"

    def defend(self, own: int, cards: int, winners: int) -> CardChoice:
        """An opponent's play to a trick that these cards win."""
        sure = self.sure(own, winners)
        if self.winner == self.maker:
            if self.is_last():
                return self.most(winners), "last"
            if not sure and self.points(self.at_stake) >= FAT:
                return winners & -winners, "risk"
        return (self.most(sure), "high") if sure else (self.cheapest(own, cards), "wait")

    def is_safe(self, seat: int, own: int) -> bool:
        """True if the trick stays with the partner, as far as can be seen."""
        if self.is_last() or self.after[seat] != self.maker:
            return True
        is_side = not self.top & self.bits.trump
        trumps = self.unplayed & ~own & self.bits.trump if is_side else 0
        return not (self.beaten_by(own, self.top) or (trumps and self.voids[self.maker] & self.led))

    def duck(self, own: int, cards: int) -> CardChoice:
        """Avoid the trick: the highest card that stays under, or the most dangerous one."""

        def danger(card: int) -> tuple[int, int]:
            return -self.beaten_by(own, card), self.values[card]

        if not self.played:
            return min(self.each(cards), key=danger), "low"
        losers = cards & ~self.winners(cards)
        if not cards & self.led:
            return max(self.each(losers or cards), key=danger), "dump"
        if losers:
            return highest(losers), "under"
        return (highest(cards), "take-it") if self.is_last() else (cards & -cards, "over")

    def hunt(self, seat: int, hand: int, cards: int) -> CardChoice:
        """An opponent of a null game: leave the trick to the declarer if it may get it."""
        if not self.played:
            low = cards & self.bits.group[self.shortest(hand, cards)]
            return low & -low, "null-lead"
        losers = cards & self.led & ~self.winners(cards)
        if self.winner == self.maker and losers:
            return highest(losers), "null-under"
        is_before = not self.is_last() and self.after[seat] == self.maker
        if cards & self.led and self.winner != self.maker and is_before:
            return cards & -cards, "null-low"
        return highest(cards), "null-throw"

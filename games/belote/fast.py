"""Deals of Belote as integers, played by rules 3 to 6 of section 14."""

from games.tricks import CardChoice, ContractPlayout, highest, partner_of

LONG = 4
EARLY = 3


class BelotePlayout(ContractPlayout):
    """The remaining play of a deal of Belote."""

    undertrump = True
    royal = -1
    declared = (0, 0)

    def legal(self, hand: int) -> int:
        if not self.played:
            return hand
        trumps = hand & self.bits.trump
        over = trumps & -(self.top << 1) if self.top & self.bits.trump else trumps
        if self.led == self.bits.trump:
            return over or trumps or hand
        if follows := hand & self.led:
            return follows
        if self.winner == partner_of(self.turn):
            return hand
        return over or (trumps if self.undertrump else 0) or hand

    def result(self) -> tuple[int, ...]:
        return (*super().result(), self.turn, self.royal, *self.declared)

    def choose(self, seat: int, hand: int) -> CardChoice:
        cards = self.legal(hand)
        if not cards & (cards - 1):
            return cards, "only"
        if not self.played:
            return self.lead(seat, hand, cards)
        winners, is_last = self.winners(cards), self.is_last()
        if self.winner == partner_of(seat) and (is_last or self.is_sure(hand, self.top)):
            return self.give(hand, cards), "give"
        if not winners:
            return self.cheapest(hand, cards), "beaten"
        if is_last:
            plain = winners & ~self.bits.trump
            return (self.most(plain), "last") if plain else (winners & -winners, "cheapest")
        top = highest(winners)
        if self.is_sure(hand, top):
            return top, "high"
        if winners & self.bits.trump:
            return winners & -winners, "over" if self.led == self.bits.trump else "ruff"
        return self.cheapest(hand, cards), "wait"

    def is_sure(self, hand: int, card: int) -> bool:
        """True if no other seat can hold a higher card of its suit, or trump it in this trick."""
        if self.beaten_by(hand, card):
            return False
        is_side = not card & self.bits.trump
        others = self.unplayed & ~hand & self.bits.trump
        return not (is_side and others and self.voids_against(self.turn) & self.bits.group[card])

    def voids_against(self, seat: int) -> int:
        """The suits of which an opponent is known to be void."""
        return self.voids[(seat + 1) % 4] | self.voids[(seat + 3) % 4]

    def lead(self, seat: int, hand: int, cards: int) -> CardChoice:
        """Rule 3."""
        trumps, plain = cards & self.bits.trump, cards & ~self.bits.trump
        are_out = self.unplayed & ~hand & self.bits.trump
        if trumps and are_out and (seat - self.maker) % 2 == 0:
            top = highest(trumps)
            if not self.beaten_by(hand, top):
                return top, "draw"
            if seat == self.maker and trumps.bit_count() >= LONG:
                return trumps & -trumps, "draw-low"
            if seat != self.maker and sum(self.tricks) < EARLY:
                return top, "help"
        if not plain:
            return highest(cards), "trumps"
        sure = self.sure(hand, plain) & ~(self.voids_against(seat) if are_out else 0)
        if sure:
            return self.most(sure), "sure"
        return self.lowest(hand, plain), "short"

    def give(self, hand: int, cards: int) -> int:
        """Rule 4: the most points, but no card that may still win."""
        plain = cards & ~self.bits.trump
        loose = plain & ~self.sure(hand, plain)
        return self.most(loose or plain or cards)

    def cheapest(self, hand: int, cards: int) -> int:
        """Rule 6: the card with the fewest points, trumps and sure cards kept."""
        plain = cards & ~self.bits.trump
        loose = plain & ~self.sure(hand, plain) or plain or cards
        return self.fewest(hand, loose)

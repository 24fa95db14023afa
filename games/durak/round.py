"""A round of Durak: the deal, what follows on a bout, and who is the fool (sections 4, 8 and 9)."""

from collections.abc import Sequence
from typing import Final

from games.cards import Card, Pile
from games.durak.bout import Bout
from games.durak.cards import DEAREST, DEAREST_PLAIN, PLACES, POWER, pack

HAND: Final = 6
NOBODY_IS: Final = -1
"""Stands for the seat where there is none."""
BARREN: Final = 100
"""So many bouts in a row, all taken and nothing drawn, end a round that nobody loses."""


class Round(Bout):
    """Bouts, after each of which all draw, until the talon is empty and the hands are too."""

    one_loses = True

    dealer: int
    talon: Pile  # the card turned up first, at the bottom
    discards: Pile
    barren: int  # bouts in a row that were taken while nobody drew
    out: list[int]  # the seats that got rid of all cards, in order
    fool: int  # of the last round, if it had one

    def pack(self) -> Sequence[Card]:
        return pack(self.options.deck)

    def order(self, card: Card) -> int:
        return PLACES[card]

    def sort(self, card: Card) -> tuple[int, ...]:
        return (card.suit == self.trump, "SHCD".index(card.suit), POWER[card])

    def team(self, seat: int) -> int:
        return seat % 2 if self.options.teams else seat

    # The deal, section 4.

    def deal(self) -> None:
        self.one_loses = self.options.scoring == "fool"
        if self.round == 1:
            self.dealer, self.fool = self.shuffle(range(self.seats))[0], NOBODY_IS
        elif self.fool != NOBODY_IS:
            self.dealer = self.fool
        deck, dealt = self.shuffle(self.pack()), HAND * self.seats
        self.hand_out(deck[:dealt], self.dealer + 1)
        self.talon, self.discards, self.out = Pile(deck[dealt:]), Pile(), []
        turned = (self.talon or self.hands[self.dealer])[0 if self.talon else -1]
        (self.talon or self.hands[self.dealer]).known.append(turned)
        self.trump, self.beaten_off, self.barren = turned.suit, False, 0
        self.clear_doubts()
        self.tell("durak-turned-up", seat=self.dealer, card=turned, suit=self.trump)
        opener = self.opener()
        self.tell("durak-opens", other=opener)
        self.begin_bout(opener)

    def opener(self) -> int:
        """Who attacks first."""
        if self.options.opener != "lowest_trump" and self.fool != NOBODY_IS:
            return (self.fool + (1 if self.options.opener == "after_fool" else -1)) % self.seats
        trumps = [
            (POWER[card], seat)
            for seat, hand in enumerate(self.hands)
            for card in hand
            if card.suit == self.trump
        ]
        return min(trumps)[1] if trumps else (self.dealer + 1) % self.seats

    # The end of a bout, section 8.

    def end_bout(self) -> None:
        """Clear the table, draw, and go on with the next attack."""
        is_taken, hand = self.phase == "pile_on", self.hands[self.defender]
        laid = [card for pair in self.bout for card in pair]
        self.bout = []
        if is_taken:
            for card in laid:
                hand.add_known(card)
            self.tell("durak-gets", other=self.defender, count=len(laid))
        else:
            self.last[:] = laid  # until the next attack, for all to see
            self.beaten_off = True
            self.tell("durak-beaten")
        drew = self.draw_up()
        self.barren = self.barren + 1 if is_taken and not drew else 0
        left = {self.team(seat) for seat, held in enumerate(self.hands) if held}
        if len(left) < 2 or self.barren == BARREN:
            self.end(drawn=len(left) != 1)
        else:
            following = self.clockwise(self.defender)[is_taken:]
            self.begin_bout(next(seat for seat in following if self.hands[seat]))

    def clear_last(self) -> None:
        self.discards += self.last
        self.last.clear()

    def spendable(self) -> int:
        return DEAREST_PLAIN if self.talon or self.phase == "pile_on" else DEAREST

    def draw_up(self) -> bool:
        """Fill hands up to six, the defender's last; whether anybody drew. The empty are out."""
        order = [seat for seat in self.clockwise(self.main) if seat != self.defender]
        order.append(self.defender)
        before = len(self.talon)
        for seat in order:
            self.draw(seat, min(HAND - len(self.hands[seat]), len(self.talon)))
        for seat in order:
            if not self.hands[seat] and seat not in self.out:
                self.out.append(seat)
                self.tell("durak-out", other=seat)
        return len(self.talon) < before

    def draw(self, seat: int, count: int) -> None:
        """Draw so many cards; everybody knows the one turned up."""
        hand = self.hands[seat]
        drawn: list[Card] = []
        for _ in range(count):
            is_known = bool(self.talon[-1:] == self.talon.known)
            (card,) = self.talon.take()
            if is_known:
                hand.add_known(card)
            else:
                hand.append(card)
            drawn.append(card)
        if drawn:
            self.mix(seat, len(drawn))
            self.tell("durak-draws", other=seat, count=len(drawn))
            self.tell("durak-you-draw", to=seat, cards=" ".join(drawn))

    # The end of a round, section 9.

    def end(self, drawn: bool) -> None:
        """Find the fool and score."""
        self.phase = "end"
        holding = [seat for seat in self.clockwise(self.defender) if self.hands[seat]]
        self.fool = NOBODY_IS if drawn else holding[0]
        self.show_hands()
        gains, fools = [0] * self.seats, self.fools()
        if self.options.scoring == "places":
            for place, seat in enumerate(self.out):
                gains[seat] = self.seats - 1 - place
        else:
            gains = [-int(seat in fools) for seat in range(self.seats)]
        for seat, gain in enumerate(gains):
            self.credit([seat], gain)
        seats = " ".join(map(str, fools))
        self.tell("durak-fool" if fools else "durak-drawn", seats=seats, count=len(fools))
        self.end_round(gains)

    def fools(self) -> list[int]:
        """Who has lost the round that is over: the fool, with the partners."""
        if self.phase != "end" or self.fool == NOBODY_IS:
            return []
        return [seat for seat in range(self.seats) if self.team(seat) == self.team(self.fool)]

    def decided(self) -> list[int]:
        options = self.options
        if options.scoring == "places":
            return self.leaders() if self.round >= options.rounds else []
        return self.leaders() if min(self.scores) <= -options.losses else []

    def standing(self, seat: int) -> int:
        """What counts: the score, where places count that of the team."""
        if self.one_loses:
            return self.scores[seat]
        team = self.team(seat)
        return sum(score for n, score in enumerate(self.scores) if self.team(n) == team)

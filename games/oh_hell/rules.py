"""Oh Hell: bid how many tricks you will take, no more and no fewer, in hands of changing size.

Rules: `docs/rules/oh_hell.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar

from games.cards import CARDS, EVERYONE, Card, Pile
from games.daily import Daily
from games.oh_hell.hint import OhHellMind
from games.oh_hell.state import CYCLE, VARIANTS, Options, State, largest, points, refused, sizes
from games.oh_hell.table import hand_scene, seat_scene, table
from games.scene import Hand, Table, TableSeat
from games.simultaneous import SimultaneousGame
from games.text import Text, Translate
from games.tricks import HIGH, NOT_YET, spans

BY_SUIT = "SHDC"
"""The suit that decides between equal ranks, the best first."""


class OhHell(SimultaneousGame, State):
    """Three to seven players, each alone; a match has a number of hands fixed in advance."""

    key, players, unit = "oh_hell", range(3, 8), "hand"
    minutes, cover = 45, "AS 7S 2S AH"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(hands="down", max_cards=7), 7)
    rarer = frozenset({"wizard_points"})
    mind = OhHellMind()

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        return super().objection(seats, options) or refused(seats, options)

    # Dealing, section 4.

    def deal(self) -> None:
        seats = self.seats
        self.dealer = self.draw_dealer() if self.round == 1 else (self.dealer + 1) % seats
        self.cards_each = self.size_of(self.round)
        deck = self.shuffle(self.pack())
        dealt = seats * self.cards_each
        self.deal_out(deck[:dealt], (self.dealer + 1) % seats)
        self.turned, self.rest = Pile((), EVERYONE), Pile(deck[dealt:])
        self.bids, self.broken = [NOT_YET] * seats, False
        self.trump = self.find_trump(deck[dealt - 1])
        self.emit("oh-hell-deals", seat=self.dealer, count=self.cards_each)
        self.emit("oh-hell-trumps", suit_name=self.trump or "none")

    def draw_dealer(self) -> int:
        """The seat that is turned the highest card."""
        drawn = self.shuffle(self.pack())[: self.seats]
        best = max(drawn, key=lambda card: (HIGH[card.rank], -BY_SUIT.index(card.suit)))
        self.emit("oh-hell-draw", turned=" ".join(drawn), seat=drawn.index(best))
        return drawn.index(best)

    def size_of(self, number: int) -> int:
        """The number of cards each is dealt in a hand; extra hands are of the largest size."""
        every = sizes(self.seats, self.options)
        return every[number - 1] if number <= len(every) else largest(self.seats, self.options)

    def find_trump(self, last: Card) -> str:
        """The trump of this hand; `last` was dealt last, to the dealer."""
        options = self.options
        if options.trump == "turned" and self.rest:
            self.turned.append(self.rest.pop(0))
            return self.turned[0].suit
        if options.trump == "turned" and options.full_pack == "last_card":
            self.hands[self.dealer].known.append(last)
            return last.suit
        if options.trump in ("cycle", "cycle_nt"):
            trumps: list[str] = [*CYCLE, ""] if options.trump == "cycle_nt" else [*CYCLE]
            return trumps[(self.round - 1) % len(trumps)]
        return "S" if options.trump == "spades" else ""

    # Bidding, section 6.

    def actors(self) -> list[int]:
        bidders = self.bidders()
        if not bidders:
            return [self.turn]
        return bidders[:1] if self.options.bidding == "in_turn" else self.pending_seats()

    def moves(self, seat: int) -> list[str]:
        if self.bidders():
            return [f"bid {number}" for number in self.possible_bids()]
        return super().moves(seat)

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.bidders():
            return self.refused_bid(action)
        if action.startswith("bid"):
            return Text("wrong-phase-play", cards=" ".join(self.arrange(self.playable(seat))))
        return super().refusal(seat, action)

    def refused_bid(self, action: str) -> Text | None:
        """The reason that a bid is illegal; None if it is legal."""
        moves = [f"bid {number}" for number in self.possible_bids()]
        if action in moves:
            return None
        if action in CARDS or not action.startswith("bid"):
            return Text("wrong-phase-bid", bids=spans(moves))
        if action == f"bid {self.forbidden_bid()}":
            so_far, number = self.sum_of_bids(), self.forbidden_bid() or 0
            return Text("oh-hell-hook", number=number, sum=so_far, bids=spans(moves))
        return Text("bad-bid", rule="range", bids=spans(moves), least=0)

    def play(self, seat: int, action: str) -> None:
        if not self.bidders():
            super().play(seat, action)
        elif self.options.bidding == "at_once":
            self.answer(seat, action)
        else:
            self.bid(seat, action)
            self.turn = (seat + 1) % self.seats

    def answer(self, seat: int, action: str) -> None:
        """Store a bid until all have made theirs."""
        self.emit("oh-hell-answers", seat=seat)
        if bids := self.store_answer(seat, action):
            for bidder in self.bid_order():
                self.bid(bidder, bids[bidder])

    def bid(self, seat: int, action: str) -> None:
        """Make a bid; after the last one the seat to the left of the dealer leads."""
        self.bids[seat] = int(action.removeprefix("bid "))
        self.emit("bids-tricks", seat=seat, number=self.bids[seat])
        if not self.bidders():
            self.turn = self.leader
            self.emit("bids-are-in", seat=self.leader)

    # Playing, section 7 and its options.

    def legal_leads(self, hand: Pile) -> Sequence[Card]:
        if self.broken or self.options.trump_leads == "anytime":
            return hand
        return [card for card in hand if card.suit != self.trump] or hand

    def legal_discards(self, hand: Pile) -> Sequence[Card]:
        if not self.options.must_trump:
            return hand
        return [card for card in hand if card.suit == self.trump] or hand

    def why_not(self, card: Card, cards: str) -> Text:
        return Text("must-trump" if self.trick else "trumps-not-broken", cards=cards)

    def card_played(self, seat: int, card: Card) -> None:
        led, trump = self.led(), self.trump
        if len(self.trick) == 1 and card.suit == trump and not self.broken:
            if self.options.trump_leads == "when_broken":
                self.voids[seat] = BY_SUIT.replace(trump, "")
        elif self.options.must_trump and trump and card.suit not in (led, trump):
            self.voids[seat] += trump
        if trump and card.suit == trump and not self.broken:
            self.broken = True

    # Scoring, sections 8 and 9.

    def score_hand(self) -> None:
        for seat in range(self.seats):
            bid, won = self.bids[seat], self.tricks[seat]
            plain, exact = points(bid, won, self.cards_each, self.options)
            self.credit([seat], plain)
            self.credit([seat], exact, "oh-hell-for-exact")
        gains = self.credited()
        self.end_round()
        self.emit(
            "oh-hell-scores",
            number=self.round,
            count=self.cards_each,
            suit_name=self.trump or "none",
            gains=" ".join(map(str, gains)),
            totals=" ".join(map(str, self.scores)),
        )
        made = [seat for seat in range(self.seats) if self.bids[seat] == self.tricks[seat]]
        self.emit("oh-hell-made", seats=" ".join(map(str, made)), count=len(made))

    def decided(self) -> list[int]:
        """Section 9: the highest total wins after the last hand."""
        best = self.leaders()
        if self.round < len(sizes(self.seats, self.options)):
            return []
        return best if len(best) == 1 or self.options.tie_break == "shared" else []

    # Summaries and looks.

    def summary(self, seat: int) -> Text | None:
        """The bid of a seat, and its tricks."""
        made = Text("bid-deed", bid=self.bids[seat], number=self.tricks[seat])
        return None if self.bidders() else made

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return seat_scene(self, super().seat_scene(seat, tr), seat, tr)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        return hand_scene(self, super().hand_scene(seat, tr), seat, tr)

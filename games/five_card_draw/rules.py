"""Five Card Draw: bet on five cards, exchange up to three, bet again, and show them.

Rules: `docs/rules/five_card_draw.md`; a section named in this folder is one of that page.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import ClassVar, Final

from games.cards import CARDS, JOKERS, NOBODY, ORDER, Card, Pile
from games.choices import Choice
from games.daily import Daily
from games.five_card_draw.evidence import evidence_of
from games.five_card_draw.hint import FiveCardDrawMind
from games.five_card_draw.state import BETS, DRAW, NOT_YET, VARIANTS, Options, State
from games.five_card_draw.table import scene, tag
from games.scene import Table, TableSeat
from games.text import Text, Translate

ANY_JOKER: Final = re.compile(r"(?<!big )(?<!red )(?<!small )(?<!black )\bjoker\b", re.IGNORECASE)
"""Joker and no more: the lowest in the hand is meant."""


class FiveCardDraw(State):
    """A game in which a raise names what is added, and antes need not be matched."""

    key, players = "five_card_draw", range(2, 9)
    minutes, usual_seats, cover = 30, 5, "TH JH QH KH AH"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(allow_check=True, showdown="winners", max_hands=12), 12)
    popular = "modern"
    mind = FiveCardDrawMind()

    bets, raises_by = BETS, True

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        chips = options.starting_chips
        if options.ante > chips // 5:
            return Text("five-card-draw-high-ante", most=chips // 5)
        if options.min_bet > chips:
            return Text("five-card-draw-high-bet", most=chips)
        return None

    # The deal.

    def deal(self) -> None:
        if self.round == 1:
            self.begin_match()
        self.begin_hand()
        if self.round > 1:
            self.dealer = next(self.clockwise())
        self.drawn = [NOT_YET] * self.seats
        self.evidence = [[] for _ in range(self.seats)]
        self.emit("five-card-draw-deals", seat=self.dealer, number=self.ante())
        for seat in self.clockwise():
            self.pay(seat, self.ante())
        self.deal_cards()
        self.begin_bets(BETS[0])

    def deal_cards(self) -> None:
        """Deal five cards to each seat with chips."""
        stub = self.deal_hands(5)
        self.discards = [Pile((), seat) for seat in range(self.seats)]
        self.stub = Pile(stub, NOBODY)
        for seat in self.clockwise():
            self.tell_hand("five-card-draw-you-hold", seat)

    # The betting.

    def level_minutes(self) -> int:
        return self.options.ante_minutes

    def least_bet(self) -> int:
        return self.options.min_bet or self.ante()

    def can_check(self) -> bool:
        return self.options.allow_check

    def can_be_answered(self, seat: int) -> bool:
        return self.others_have_chips(seat)

    def can_rebuy(self, seat: int) -> bool:
        return self.options.rebuy and not self.bought[seat]

    def bets_over(self) -> None:
        if self.stage == BETS[1]:
            self.show_down()
        else:
            self.stage = DRAW
            self.next_draw()

    def can_stop(self) -> bool:
        return not self.options.max_hands

    # Actions.

    def moves(self, seat: int) -> list[str]:
        return self.draw_moves(seat) if self.stage == DRAW else super().moves(seat)

    def choices(self, seat: int) -> list[Choice]:
        if self.stage != DRAW or seat != self.turn:
            return super().choices(seat)
        hand = tuple(self.arrange(self.hands[seat]))
        return [
            Choice("stand", said="stand pat"),
            Choice("discard", hand, 1, self.options.max_draw),
        ]

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.stage == DRAW:
            return self.draw_refusal(seat, action)
        return super().refusal(seat, action)

    def read(self, text: str) -> str:
        hand = self.hands[self.turn]
        if JOKERS[0] not in hand and JOKERS[1] in hand:
            text = ANY_JOKER.sub(JOKERS[1], text)
        return super().read(text)

    def play(self, seat: int, action: str) -> None:
        if self.stage == DRAW:
            self.exchange(seat, [CARDS[card] for card in action.split()[1:]])
            self.next_draw()
            return
        if self.stage in BETS:
            self.evidence[seat].append(evidence_of(self, seat, action))
        super().play(seat, action)

    # The exchange (section 7).

    def next_draw(self) -> None:
        """Ask the next seat for its exchange, the all-in among them; then bet again."""
        waiting = (seat for seat in self.clockwise() if self.drawn[seat] == NOT_YET)
        seat = next(waiting, None) if self.options.max_draw else None
        if seat is None:
            self.begin_bets(BETS[1])
        else:
            self.turn = seat

    def draw_moves(self, seat: int) -> list[str]:
        """Standing pat, and every exchange there is."""
        hand = sorted(self.hands[seat], key=ORDER.__getitem__)
        return ["stand"] + [
            " ".join(("discard", *thrown))
            for count in range(1, self.options.max_draw + 1)
            for thrown in combinations(hand, count)
        ]

    def draw_refusal(self, seat: int, action: str) -> Text | None:
        """The reason why an exchange is illegal; None if it is legal."""
        if action in self.draw_moves(seat):
            return None
        verb, *thrown = action.split(" ")
        if verb != "discard":
            return Text("draw-now", number=self.options.max_draw)
        for card in thrown:
            if card in CARDS and card not in self.hands[seat]:
                return Text("not-in-hand", card=card)
        return Text("bad-discard", number=self.options.max_draw)

    def exchange(self, seat: int, thrown: Sequence[Card]) -> None:
        """Replace cards of a hand by cards of the stub."""
        count = self.drawn[seat] = len(thrown)
        if not count:
            self.emit("five-card-draw-stands", seat=seat)
            return
        self.emit("five-card-draw-draws", seat=seat, number=count)
        hand = self.hands[seat]
        for card in thrown:
            hand.remove(card)
        if len(self.stub) < count:
            self.renew_stub()
        drawn = self.stub.take(count)
        hand += drawn
        self.discards[seat] += thrown
        self.tell_hand("five-card-draw-you-draw", seat, drawn)

    def renew_stub(self) -> None:
        """Shuffle folded hands and the discards of others into a stub that is too short."""
        folded = [hand for hand, live in zip(self.hands, self.live, strict=True) if not live]
        cards = list(self.stub)
        for pile in (*folded, *self.discards):
            cards += pile
            pile.clear()
        self.stub = Pile(self.shuffle(cards), NOBODY)
        self.emit("five-card-draw-reshuffles", count=len(cards))

    # Looks.

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), tag(self, seat)
        return replace(place, tag=tr(mark)) if mark else place

    def table(self, tr: Translate) -> Table:
        return scene(self, tr)

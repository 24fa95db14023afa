"""Five Card Draw: bet on five cards, exchange up to three, bet again, and show them.

Rules: `docs/rules/five_card_draw.md`; a section named in this folder is one of that page.
"""

import re
from typing import ClassVar

from games.cards import CARDS, JOKERS, NOBODY, Pile
from games.choices import Choice
from games.five_card_draw.exchange import draw_choices, draw_moves, exchange, refused_draw
from games.five_card_draw.hint import hint
from games.five_card_draw.inference import likelihood, told
from games.five_card_draw.options import VARIANTS, Options
from games.five_card_draw.policy import policy
from games.five_card_draw.state import State
from games.scene import Spot, Table
from games.speech import Hint, Say, Words

BETS = ("first-bets", "second-bets")
"""The stages in which chips are bet."""
ANY_JOKER = re.compile(r"(?<!big )(?<!red )(?<!small )(?<!black )\bjoker\b", re.IGNORECASE)
"""Joker and no more: the lowest that is held is meant."""
NOT_YET = -1
"""Stands for the number of cards drawn by a seat that has not been asked."""


class FiveCardDraw(State):
    """A raise is by so much; the ante has no part in what is to be matched."""

    key, players = "five_card_draw", range(2, 9)
    minutes, usual_seats, cover, trials = 30, 5, "TH JH QH KH AH", 400
    options: Options = Options()
    variants: ClassVar = VARIANTS
    popular = "modern"
    policy: ClassVar = policy

    bets, raises_by = BETS, True

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        if problem := super().objection(seats, options):
            return problem
        chips = options.starting_chips
        if options.ante > chips // 5:
            return Words("five-card-draw-high-ante", most=chips // 5)
        if options.min_bet > chips:
            return Words("five-card-draw-high-bet", most=chips)
        return None

    def deal(self) -> None:
        if self.round == 1:
            self.begin_match()
        self.begin_hand()
        if self.round > 1:
            self.dealer = next(self.clockwise())
        self.drawn = [NOT_YET] * self.seats
        self.told = [[] for _ in range(self.seats)]
        self.tell("five-card-draw-deals", seat=self.dealer, number=self.ante())
        for seat in self.clockwise():
            self.pay(seat, self.ante())
        self.deal_cards()
        self.begin_bets(BETS[0])

    def deal_cards(self) -> None:
        """Five cards to each seat with chips, one at a time from the dealer's left."""
        deck, order = self.shuffle(self.pack()), list(self.clockwise())
        count = len(order)
        self.hands = [Pile((), seat) for seat in range(self.seats)]
        self.discards = [Pile((), seat) for seat in range(self.seats)]
        self.stub = Pile(deck[5 * count :], NOBODY)
        for place, seat in enumerate(order):
            self.hands[seat] += deck[place : 5 * count : count]
            self.tell_hand("five-card-draw-you-hold", seat)

    def ante(self) -> int:
        """What a seat pays before its cards; never more than it began the match with."""
        chosen = self.options
        doublings = self.rises
        if chosen.ante_rises and not chosen.ante_minutes:
            doublings = (self.round - 1) // chosen.ante_rises
        return min(chosen.ante << doublings, chosen.starting_chips)

    def level_minutes(self) -> int:
        minutes: int = self.options.ante_minutes
        return minutes

    def least_bet(self) -> int:
        """The least that may be bet by a seat that has as much."""
        return self.options.min_bet or self.ante()

    def may_check(self) -> bool:
        allows: bool = self.options.allow_check
        return allows

    def could_answer(self, seat: int) -> bool:
        return self.has_company(seat)

    def may_rebuy(self, seat: int) -> bool:
        return self.options.rebuy and not self.bought[seat]

    def moves(self, seat: int) -> list[str]:
        return draw_moves(self, seat) if self.stage == "draw" else super().moves(seat)

    def choices(self, seat: int) -> list[Choice]:
        is_drawing = self.stage == "draw" and seat == self.turn
        return draw_choices(self, seat) if is_drawing else super().choices(seat)

    def refusal(self, seat: int, action: str) -> Words | None:
        if self.stage == "draw":
            return refused_draw(self, seat, action)
        return super().refusal(seat, action)

    def read(self, text: str) -> str:
        hand = self.hands[self.turn]
        if JOKERS[0] not in hand and JOKERS[1] in hand:
            text = ANY_JOKER.sub(JOKERS[1], text)
        return super().read(text)

    def play(self, seat: int, action: str) -> None:
        if self.stage != "draw":
            if self.stage in BETS:
                self.told[seat].append(told(self, seat, action))
            super().play(seat, action)
            return
        exchange(self, seat, [CARDS[card] for card in action.split()[1:]])
        self.next_draw()

    def bets_over(self) -> None:
        if self.stage == BETS[1]:
            self.show_down()
        else:
            self.stage = "draw"
            self.next_draw()

    def next_draw(self) -> None:
        """Ask the next seat for its exchange, the all-in among them; then bet again."""
        waiting = (seat for seat in self.clockwise() if self.drawn[seat] == NOT_YET)
        seat = next(waiting, None) if self.options.max_draw else None
        if seat is None:
            self.begin_bets(BETS[1])
        else:
            self.turn = seat

    def may_stop(self) -> bool:
        return not self.options.max_hands

    def likelihood(self, seat: int) -> float:
        return likelihood(self, seat)

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def idle(self, seat: int) -> str:
        return "stand" if self.stage == "draw" else super().idle(seat)

    def tag(self, seat: int) -> Words | None:
        """Who has won, what a hand makes or that it was mucked, or how many cards a seat drew."""
        if seat in self.winners or not self.live[seat]:
            return super().tag(seat)
        if self.has_shown(seat) or self.is_paid():
            return self.deed(seat)
        if self.drawn[seat] >= 0 and self.stage in ("draw", BETS[1]):
            return Words("five-card-draw-drew", number=self.drawn[seat])
        return None

    def table(self, say: Say) -> Table:
        """The pots, the stub, and what is to be matched."""
        badges = [self.badge("five-card-draw-ante", self.ante(), say)]
        if self.to_match() and self.stage in BETS:
            badges.insert(0, self.badge("five-card-draw-stake", self.to_match(), say))
        stub = Spot(say(Words("five-card-draw-stub")), count=len(self.stub))
        return Table(
            subtitle=say(Words("five-card-draw-hand", number=self.round, stage=self.stage)),
            spots=() if self.is_paid() else (stub,),
            badges=tuple(badges),
            pot=self.shown_pots(say),
        )

"""Five Card Draw: bet on five cards, exchange up to three, bet again, and show them.

Rules: the project's specification `five_card_draw.md`; section numbers below are its own.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.cards import CARDS, EVERYONE, HIDDEN, JOKERS, NOBODY, PACK, Card, Pile
from games.choices import Choice
from games.five_card_draw.bets import (
    BETS,
    VERBS,
    bet_choices,
    bet_moves,
    owed,
    passive,
    read_bet,
    refused_bet,
)
from games.five_card_draw.exchange import draw_choices, draw_moves, exchange, refused_draw
from games.five_card_draw.hands import made, tell_hand
from games.five_card_draw.hint import hint
from games.five_card_draw.showdown import buy_in, layers, show_down, take_all
from games.game import Game
from games.options import EITHER, option
from games.scene import Badge, Spot, Table
from games.speech import Hint, Say, Words
from games.tricks import HIGH

ANY_JOKER = re.compile(r"(?<!big )(?<!red )(?<!small )(?<!black )\bjoker\b", re.IGNORECASE)
"""Joker and no more: the lowest that is held is meant."""
PACKS = tuple((*PACK, *JOKERS[:jokers]) for jokers in range(3))
NOT_YET = -1
"""Stands for the number of cards drawn by a seat that has not been asked."""


@dataclass(frozen=True)
class Options:
    """Section 10. A `min_bet` of 0 is the ante, `max_hands` of 0 no limit."""

    starting_chips: int = option(1000, range(50, 1_000_001))
    ante: int = option(10, range(1, 200_001))
    min_bet: int = option(0, range(1_000_001))
    jokers: int = option(1, range(3))
    allow_check: bool = option(False, EITHER)
    max_draw: int = option(3, range(6))
    max_hands: int = option(0, range(501))
    rebuy: bool = option(False, EITHER)


class FiveCardDraw(Game):
    """The chips a seat holds are its score; what it has bet is no longer among them."""

    key, players = "five_card_draw", range(2, 9)
    options: Options = Options()

    stub: Pile
    discards: list[Pile]  # by seat, seen by it alone
    dealer: int
    stage: str  # "first-bets", "draw", "second-bets", "rebuy" or "over"
    live: list[bool]  # by seat, whether it was dealt in and has not folded
    put: list[int]  # by seat, chips in the pots of this hand
    stakes: list[int]  # by seat, those of them bet since the betting stage began
    acted: list[bool]  # by seat, whether it has since the last full bet or raise
    full: int  # the least full raise: the size of the last full bet or raise
    raises: int  # bets and raises in this betting stage
    bettor: int  # who made the last of them; the dealer before the first
    drawn: list[int]  # by seat, how many cards it exchanged
    won: list[int]  # by seat, what the hand just finished paid
    offered: list[bool]  # by seat, whether it has been asked to buy in again

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

    def pack(self) -> Sequence[Card]:
        return PACKS[self.options.jokers]

    def deal(self) -> None:
        if self.round == 1:
            self.dealer = self.shuffle(range(self.seats))[0]
            self.scores = [self.options.starting_chips] * self.seats
            self.offered = [False] * self.seats
        self.live = [chips > 0 for chips in self.scores]
        if self.round > 1:
            self.dealer = next(self.clockwise())
        self.won, self.drawn = [0] * self.seats, [NOT_YET] * self.seats
        self.put, self.stakes = [0] * self.seats, [0] * self.seats
        self.tell("five-card-draw-deals", seat=self.dealer, number=self.options.ante)
        for seat in self.clockwise():
            self.pay(seat, min(self.options.ante, self.scores[seat]))
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
            tell_hand(self, "five-card-draw-you-hold", seat)

    def clockwise(self) -> Iterator[int]:
        """The seats that are in the hand, from the dealer's left."""
        for step in range(1, self.seats + 1):
            seat = (self.dealer + step) % self.seats
            if self.live[seat]:
                yield seat

    def pay(self, seat: int, chips: int) -> None:
        """Move chips of a seat into the pot."""
        self.scores[seat] -= chips
        self.put[seat] += chips

    def least_bet(self) -> int:
        """The least that may be bet by a seat that has as much."""
        return self.options.min_bet or self.options.ante

    def moves(self, seat: int) -> list[str]:
        if self.stage == "draw":
            return draw_moves(self, seat)
        return ["rebuy", "pass"] if self.stage == "rebuy" else bet_moves(self, seat)

    def choices(self, seat: int) -> list[Choice]:
        if self.winners or self.resting or seat != self.turn or self.stage == "rebuy":
            return super().choices(seat)
        if self.stage == "draw":
            return draw_choices(self, seat)
        return bet_choices(self, seat)

    def refusal(self, seat: int, action: str) -> Words | None:
        if self.stage == "draw":
            return refused_draw(self, seat, action)
        if self.stage == "rebuy":
            return None if action in self.moves(seat) else Words("rebuy-or-pass")
        return refused_bet(self, seat, action)

    def read(self, text: str) -> str:
        hand = self.hands[self.turn]
        if JOKERS[0] not in hand and JOKERS[1] in hand:
            text = ANY_JOKER.sub(JOKERS[1], text)
        words = super().read(text)
        return read_bet(self, words) if self.stage in BETS else words

    def play(self, seat: int, action: str) -> None:
        what, _, rest = action.partition(" ")
        if what == "bet" or what == "raise":
            self.bet(seat, int(rest))
        elif what in VERBS:
            self.answer(seat, what)
        elif what == "rebuy" or what == "pass":
            buy_in(self, seat, what == "rebuy")
        else:
            exchange(self, seat, [CARDS[card] for card in rest.split()])
            self.next_draw()

    def bet(self, seat: int, number: int) -> None:
        """Bet, or call and raise by a number."""
        key = "five-card-draw-raises" if max(self.stakes) else "five-card-draw-bets"
        self.stake(seat, owed(self, seat) + number)
        if number >= self.full:
            self.full, self.acted = number, [False] * self.seats
        self.raises += 1
        self.bettor = seat
        self.tell(key, seat=seat, number=number, left=self.scores[seat])
        self.acted[seat] = True
        self.pass_turn(seat)

    def stake(self, seat: int, chips: int) -> None:
        """Put chips in as part of the betting."""
        self.stakes[seat] += chips
        self.pay(seat, chips)

    def answer(self, seat: int, what: str) -> None:
        """Call, check or fold."""
        self.acted[seat] = True
        if what == "call":
            chips = min(owed(self, seat), self.scores[seat])
            self.stake(seat, chips)
            self.tell("five-card-draw-calls", seat=seat, number=chips, left=self.scores[seat])
        elif what == "check":
            self.tell("five-card-draw-checks", seat=seat)
        else:
            self.live[seat] = False
            self.tell("five-card-draw-folds", seat=seat)
        self.pass_turn(seat)

    def begin_bets(self, stage: str) -> None:
        """Begin a betting stage, which may be over at once (section 5)."""
        self.stage, self.raises, self.bettor = stage, 0, self.dealer
        self.stakes, self.acted = [0] * self.seats, [False] * self.seats
        self.full = self.least_bet()
        self.pass_turn(self.dealer)

    def pass_turn(self, seat: int) -> None:
        """Go on after what a seat did: with the next to bet, the next stage, or the end."""
        to_act = self.next_to_act(seat)
        if sum(self.live) == 1:
            take_all(self)
        elif to_act is not None:
            self.turn = to_act
        elif self.stage == BETS[1]:
            show_down(self)
        else:
            self.stage = "draw"
            self.next_draw()

    def next_to_act(self, after: int) -> int | None:
        """The next seat clockwise that owes chips, or has not acted and could be answered."""
        highest = max(self.stakes)
        for step in range(1, self.seats + 1):
            seat = (after + step) % self.seats
            if not self.live[seat] or not self.scores[seat]:
                continue
            if self.stakes[seat] < highest:
                return seat
            if not self.acted[seat] and self.can_be_answered(seat):
                return seat
        return None

    def can_be_answered(self, seat: int) -> bool:
        """Whether any other seat has chips left to call with."""
        return any(
            live and chips and other != seat
            for other, (live, chips) in enumerate(zip(self.live, self.scores, strict=True))
        )

    def next_draw(self) -> None:
        """Ask the next seat for its exchange, the all-in among them; then bet again."""
        waiting = (seat for seat in self.clockwise() if self.drawn[seat] == NOT_YET)
        seat = next(waiting, None) if self.options.max_draw else None
        if seat is None:
            self.begin_bets(BETS[1])
        else:
            self.turn = seat

    def decided(self) -> list[int]:
        only_one = sum(chips > 0 for chips in self.scores) == 1
        return self.leaders() if only_one or self.round == self.options.max_hands else []

    def may_stop(self) -> bool:
        return not self.options.max_hands

    def is_out(self, seat: int) -> bool:
        return not self.live[seat]

    def holding(self, seat: int) -> Words | None:
        hand = self.hands[seat]
        return Words("poker-hand", **made(hand)) if hand and HIDDEN not in hand else None

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def idle(self, seat: int) -> str:
        """Section 12, and no buying in again for who is away."""
        if self.stage in BETS:
            return "check" if "check" in passive(self, seat) else "fold"
        return "stand" if self.stage == "draw" else "pass"

    def sort(self, card: Card) -> tuple[int, ...]:
        return -HIGH.get(card.rank, 15), "SHCD".find(card.suit)

    def line(self, seat: int) -> Words:
        """A seat's chips, and what it has at stake or got."""
        chips, stake = self.scores[seat], self.stakes[seat]
        if self.won[seat]:
            return Words("five-card-draw-line-won", chips=chips, number=self.won[seat])
        is_paid = self.stage in ("rebuy", "over")
        if not chips and (is_paid or not self.put[seat]):
            return Words("five-card-draw-line-bankrupt")
        if not self.live[seat]:
            return Words("five-card-draw-line-folded", chips=chips)
        if not chips:
            return Words("five-card-draw-line-all-in", number=self.put[seat])
        is_bet = stake and self.stage in BETS  # the stakes of a stage stand until the next one
        key = "five-card-draw-line-stake" if is_bet else "five-card-draw-line"
        return Words(key, chips=chips, number=stake)

    def tag(self, seat: int) -> Words | None:
        """Who has won, what a hand shown makes, or how many cards a seat drew."""
        hand = self.hands[seat]
        if seat in self.winners or not self.live[seat]:
            return super().tag(seat)
        if hand.seen_by == EVERYONE:
            return Words("poker-category", made=made(hand)["made"])
        if self.drawn[seat] >= 0 and self.stage in ("draw", BETS[1]):
            return Words("five-card-draw-drew", number=self.drawn[seat])
        return None

    def table(self, say: Say) -> Table:
        """The pots, the stub, and what is to be matched."""
        badges, highest = [("five-card-draw-ante", self.options.ante)], max(self.stakes)
        if highest and self.stage in BETS:
            badges.insert(0, ("five-card-draw-stake", highest))
        return Table(
            seats=(),
            subtitle=say(Words("five-card-draw-hand", number=self.round, stage=self.stage)),
            spots=(Spot(say(Words("five-card-draw-stub")), count=len(self.stub)),),
            badges=tuple(Badge(say(Words(key)), _chips(number, say)) for key, number in badges),
            pot=self._pots(say),
        )

    def _pots(self, say: Say) -> str:
        """The chips of the hand, in parts where somebody is all-in; "" once they are paid."""
        if self.stage in ("rebuy", "over"):
            return ""
        limits = {
            paid
            for paid, live, chips in zip(self.put, self.live, self.scores, strict=True)
            if live and not chips
        }
        parts = [part for part in layers(self.put, sorted(limits | {max(self.put)})) if part]
        return " + ".join(_chips(part, say) for part in parts)


def _chips(number: int, say: Say) -> str:
    return say(Words("five-card-draw-amount", number=number))

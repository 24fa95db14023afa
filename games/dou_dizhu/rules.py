"""Dou Dizhu: two peasants against one landlord, and who is out first wins for its side.

Rules: `docs/rules/dou_dizhu.md`; a section named in this folder is one of that page.
"""

from typing import ClassVar, Final

from games.cards import CARDS, EVERYONE, NOBODY, Pile
from games.choices import Choice, choices_of
from games.daily import Daily
from games.dou_dizhu import auction, state
from games.dou_dizhu.hint import DouDizhuMind
from games.dou_dizhu.options import VARIANTS, Options
from games.dou_dizhu.plays import Plays
from games.dou_dizhu.state import DEALS, SEATS
from games.dou_dizhu.table import Scenes, terms
from games.premoves import Premove
from games.text import Text

DEALT: Final = 51
"""The number of cards that are dealt to the seats; the others are the talon."""
FEW: Final = 2
"""With so many cards left or fewer, everybody is told how many."""


class DouDizhu(Plays, Scenes):
    """The landlord has three cards more and plays alone."""

    key, players = "dou_dizhu", range(SEATS, SEATS + 1)
    minutes, cover = 20, "JB 2S 2H JR"
    mind = DouDizhuMind()
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(SEATS, Options(max_rounds=3), 3)

    # The deal, section 4.

    def deal(self) -> None:
        if self.round == 1:
            self.first = self.shuffle(range(SEATS))[0]
        elif self.options.first_bidder == "winner":
            self.first = self.out_first
        else:
            self.first = (self.first + 1) % SEATS
        self.deals = 0
        self.deal_cards()

    def deal_cards(self) -> None:
        """Deal, also once more in a round in which all have passed, and begin the auction."""
        self.deals += 1
        deck = self.shuffle(self.pack())
        self.deal_out(deck[:DEALT], self.first)
        self.talon = Pile(deck[DEALT:], NOBODY)
        self.turned, self.bids, self.doubled = [], [], [False] * SEATS
        self.landlord, self.bid, self.phase, self.turn = state.NOBODY, 0, "bid", self.first
        self.plays, self.bombs, self.rockets, self.sprung = [0] * SEATS, 0, 0, False
        self.emit("dou-dizhu-bids-first", seat=self.first, last=int(self.is_last_deal()))

    def is_last_deal(self) -> bool:
        """True if this deal is played even if all pass."""
        return self.options.passed_in == "first_plays" or self.deals == DEALS

    # Legal actions.

    def actors(self) -> list[int]:
        return self.pending_seats() if self.phase == "double" else [self.turn]

    def moves(self, seat: int) -> list[str]:
        if self.phase == "bid":
            return auction.calls(self)
        return super().moves(seat) if self.phase == "play" else ["double", "pass"]

    def choices(self, seat: int) -> list[Choice]:
        if self.phase == "play":
            return super().choices(seat)
        return choices_of(self.legal(seat), self.sort)

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.phase == "play":
            return super().refusal(seat, action)
        return auction.refused_call(self, action)

    def can_premove(self, seat: int, order: Premove) -> bool:
        if self.phase != "play":
            return self.phase == "bid"
        return super().can_premove(seat, order)

    def play(self, seat: int, action: str) -> None:
        if self.phase == "bid":
            self.call(seat, action)
        elif self.phase == "double":
            self.choose(seat, action)
        elif action == "pass":
            self.pass_on(seat)
        else:
            self.play_cards(seat, action)

    # The auction and the doubling, section 6.

    def call(self, seat: int, action: str) -> None:
        """Bid, call, grab or pass; the last call gives the talon to the landlord."""
        self.bids.append((seat, action))
        kind, _, number = action.partition(" ")
        self.emit("dou-dizhu-calls", seat=seat, kind=kind, number=int(number or 0))
        following = auction.asked_next(self)
        if following is not None:
            self.turn = following
        elif any(call != "pass" for _, call in self.bids):
            self.take_talon(auction.bidder(self), auction.highest(self))
        elif self.is_last_deal():
            self.take_talon(self.first, 1)
        else:
            self.emit("dou-dizhu-redeal")
            self.deal_cards()

    def take_talon(self, seat: int, bid: int) -> None:
        """Make a seat the landlord; all see the talon in its hand."""
        self.landlord, self.bid, self.turn = seat, bid, seat
        self.turned = list(map(str, self.arrange(self.talon)))
        for card in self.talon.take(len(self.talon)):
            self.hands[seat].add_known(card)
        self.phase = "double" if self.options.doubling else "play"
        cards = " ".join(self.turned)
        self.emit("dou-dizhu-landlord", seat=seat, number=self.stake(), cards=cards)

    def choose(self, seat: int, action: str) -> None:
        """Double or not, in secret until all have chosen."""
        self.emit("dou-dizhu-chooses", seat=seat)
        if answers := self.store_answer(seat, action):
            self.doubled = [answer == "double" for answer in answers]
            self.phase, self.turn = "play", self.landlord
            seats = [each for each in range(SEATS) if self.doubled[each]]
            listed = " ".join(map(str, seats))
            self.emit("dou-dizhu-doubles", seats=listed, count=len(seats))

    # Playing, sections 5 and 7.

    def play_cards(self, seat: int, action: str) -> None:
        """Play a combination; the round ends with the one that empties a hand."""
        cards = tuple(CARDS[word] for word in action.split(" "))
        self.put_down(seat, cards)
        self.plays[seat] += 1
        made = self.top()
        assert made is not None, "only combinations are legal"
        self.bombs += made.kind == "bomb"
        self.rockets += made.kind == "rocket"
        self.emit("dou-dizhu-plays", seat=seat, cards=action, kind=made.kind, number=self.stake())
        if self.hands[seat]:
            self.tell_few_left(seat, FEW)
            self.next_turn(self.followers(seat))
        else:
            self.end(seat)

    def tell_won(self, seat: int) -> None:
        cards = " ".join(self.cards_of(-1))
        self.emit("climbing-wins", seat=seat, cards=cards)

    # The score, section 8.

    def end(self, seat: int) -> None:
        """Show all hands and settle between the landlord and each peasant."""
        self.out_first, landlord = seat, self.landlord
        peasants = [each for each in range(SEATS) if each != landlord]
        has_sprung = self.plays[landlord] == 1 or not any(self.plays[each] for each in peasants)
        self.sprung = self.options.spring and has_sprung
        side = "landlord" if seat == landlord else "peasants"
        self.emit("dou-dizhu-wins", EVERYONE, seat=seat, side=side, **terms(self))
        for each in range(SEATS):
            if self.hands[each]:
                held = " ".join(self.arrange(self.hands[each]))
                self.emit("dou-dizhu-left", seat=each, cards=held)
        self.show_hands()
        sign = 1 if seat == landlord else -1
        points = [sign * self.stake() * self.factor(each) for each in peasants]
        self.credit([landlord], sum(points))
        for each, paid in zip(peasants, points, strict=True):
            self.credit([each], -paid)
        self.end_round()

    def decided(self) -> list[int]:
        return self.leaders() if 0 < self.options.max_rounds <= self.round else []

    def can_stop(self) -> bool:
        return not self.options.max_rounds

    def utility(self, seat: int) -> float:
        return self.scores[seat]  # sides change, and points add up to 0

    def summary(self, seat: int) -> Text | None:
        """The part of a seat, and of the landlord the stake in full."""
        if self.landlord == state.NOBODY:
            return None
        if seat == self.landlord:
            return Text("dou-dizhu-deed", doubled=int(self.doubled[seat]), **terms(self))
        return Text("dou-dizhu-peasant", doubled=int(self.doubled[seat]))

"""Gong Zhu, chase the pig: take no hearts and no queen of spades, but the jack of diamonds.

Rules: the project's specification `gong_zhu.md`; section numbers below are its own.
"""

from collections.abc import Sequence
from random import Random

from games.cards import CARDS, Card, Pile
from games.choices import Choice
from games.game import ANSWERED
from games.gong_zhu.cards import EXPOSABLE, PIG, PLACE, RANKING, SCORING, by_weight
from games.gong_zhu.expose import (
    NONE,
    exposable,
    expose_choices,
    exposures,
    refused_exposure,
)
from games.gong_zhu.hint import hint
from games.gong_zhu.options import OPENERS, Options
from games.gong_zhu.score import hand_points, losers
from games.gong_zhu.table import line, table, tag
from games.scene import Table
from games.speech import Hint, Say, Words
from games.tricks import TrickGame


class GongZhu(TrickGame):
    """Each of four players collects points, mostly bad ones, card by card."""

    key, players = "gong_zhu", range(4, 5)
    options: Options = Options()
    ranking = RANKING

    dealer: int
    pig_taker: int  # of the hand before; the last to know, once this one is scored
    unanswered: list[int]  # seats that are still to expose cards or not, in order
    exposed: list[str]  # what anybody exposed in this hand, whether played since or not
    barren: list[int]  # seats answered automatically, because they hold nothing to expose
    forced: str  # the card that must be led now
    suits_led: str  # in earlier tricks of this hand

    def order(self, card: Card) -> int:
        return PLACE[card]

    def deal(self) -> None:
        self.dealer = (self.round - 1) % 4
        self.deal_out(self.shuffle(self.pack()), (self.dealer + 1) % 4)
        self.unanswered, self.exposed, self.barren = [], [], []
        self.forced = self.suits_led = ""
        self.turn = self.dealer
        self.tell("gong-zhu-deals", seat=self.dealer)
        if not self.options.expose:
            self.begin_play()
        elif self.options.expose_timing == "in_turn":
            self.ask_in_turn()
        else:
            self.ask_all()

    def find(self, card: Card) -> int:
        """The seat that holds a card, which everybody knows from now on."""
        seat = next(seat for seat in range(4) if card in self.hands[seat])
        if card not in self.hands[seat].known:
            self.hands[seat].known.append(card)
        return seat

    # Exposing, section 6.

    def ask_all(self) -> None:
        """Let all answer at once, and answer for those who hold nothing to expose."""
        for seat, hand in enumerate(self.hands):
            if exposable(hand):
                self.unanswered.append(seat)
            else:
                self.barren.append(seat)
                self.secrets[seat] = NONE

    def ask_in_turn(self) -> None:
        """Let all answer one after another, from the holder of the 2C around."""
        first = self.find(OPENERS["two_of_clubs"])
        self.unanswered = [(first + i) % 4 for i in range(4)]
        self.ask_next()

    def ask_next(self) -> None:
        """Pass the turn to the next who holds something to expose; begin when all have answered."""
        while self.unanswered and not exposable(self.hands[self.unanswered[0]]):
            self.barren.append(self.unanswered.pop(0))
        if self.unanswered:
            self.turn = self.unanswered[0]
        else:
            self.begin_play()

    def answer(self, seat: int, action: str) -> None:
        """Expose cards or none: for all to see at once, or when all have answered."""
        self.unanswered.remove(seat)
        if self.options.expose_timing == "in_turn":
            self.expose(seat, action)
            self.ask_next()
            return
        self.secrets[seat] = action
        self.tell("gong-zhu-answers", seat=seat)
        if not self.unanswered:
            answers, self.secrets = self.secrets, [""] * 4
            for each in range(4):
                if each not in self.barren:
                    self.expose(each, answers[each])
            self.begin_play()

    def expose(self, seat: int, action: str) -> None:
        """Show the cards that a seat exposes."""
        if action == NONE:
            self.tell("gong-zhu-exposes-none", seat=seat)
            return
        cards = action.removeprefix("expose ")
        self.exposed += cards.split()
        hand = self.hands[seat]
        hand.known += [card for card in hand if card in self.exposed and card not in hand.known]
        self.tell("gong-zhu-exposes", seat=seat, cards=cards)

    def actors(self) -> list[int]:
        if self.unanswered and self.options.expose_timing == "simultaneous":
            return list(self.unanswered)
        return [self.turn]

    def guess_secrets(self, random: Random) -> None:
        for seat, secret in enumerate(self.secrets):
            if secret == ANSWERED:
                self.secrets[seat] = random.choice(exposures(self.hands[seat]))

    # Playing, section 7.

    def begin_play(self) -> None:
        """Give the lead to the holder of the card that opens, or to who took the pig."""
        first_lead = self.options.first_lead
        if self.round == 1 or first_lead == "two_of_clubs":
            card = OPENERS[first_lead]
            self.leader = self.find(card)
            self.forced = "" if first_lead == "seven_of_spades_then_pig" else str(card)
        else:
            self.leader = self.pig_taker
        self.turn = self.leader
        self.tell("gong-zhu-leads", seat=self.leader)

    def moves(self, seat: int) -> list[str]:
        return exposures(self.hands[seat]) if self.unanswered else list(self.playable(seat))

    def choices(self, seat: int) -> list[Choice]:
        if self.unanswered and seat in self.waiting():
            return expose_choices(self.hands[seat])
        return super().choices(seat)

    def may_lead(self, hand: Pile) -> Sequence[Card]:
        return [CARDS[self.forced]] if self.forced else self.may_follow(hand, hand)

    def may_follow(self, hand: Pile, follows: list[Card]) -> Sequence[Card]:
        if self.exposed and hand.known:
            return [card for card in follows if not self.is_protected(card, hand)]
        return follows

    def is_protected(self, card: Card, hand: Sequence[Card]) -> bool:
        """Whether an exposed card may not be played the first time its suit is led."""
        return self.is_guarded(card) and len(RANKING.following(hand, card.suit)) > 1

    def is_guarded(self, card: Card) -> bool:
        """Whether an exposed card may follow or lead only if it is the last of its suit."""
        guards = card in self.exposed and self.options.expose_protect
        return guards and card.suit not in self.suits_led

    def refusal(self, seat: int, action: str) -> Words | None:
        if self.unanswered:
            return refused_exposure(self.hands[seat], action)
        if action.startswith("expose"):
            cards = self.arrange(self.playable(seat))
            return Words("wrong-phase-exposed", cards=" ".join(cards))
        return super().refusal(seat, action)

    def why_not(self, card: Card, cards: str) -> Words:
        if self.forced:
            return Words("must-lead-2c", cards=cards)
        return Words("exposed-protected", card=card, cards=cards)

    def play(self, seat: int, action: str) -> None:
        if self.unanswered:
            self.answer(seat, action)
        else:
            self.lay(seat, [CARDS[action]])

    def laid(self, seat: int, card: Card) -> None:
        self.forced = ""
        if card in self.exposed and self.is_guarded(card) and card.suit == self.led():
            self.voids[seat] += card.suit

    def takes(self, winner: int) -> None:
        if (suit := self.led()) not in self.suits_led:
            self.suits_led += suit
        super().takes(winner)

    def scoring(self, seat: int) -> list[Card]:
        """The scoring cards that a seat has taken."""
        return [card for card in self.cards_taken(seat) if card in SCORING]

    def points(self, seat: int) -> int:
        """What a seat has taken is worth if it takes no more."""
        return hand_points(self.cards_taken(seat), self.exposed, self.options)

    # Scoring, sections 8 and 9.

    def score_hand(self) -> None:
        points = [self.points(seat) for seat in range(4)]
        for seat in range(4):
            taken = sorted(self.scoring(seat), key=by_weight)
            if PIG in taken:
                self.pig_taker = seat
            key = "gong-zhu-scores" if taken else "gong-zhu-scores-nothing"
            self.tell(key, seat=seat, cards=" ".join(taken), points=points[seat])
        self.settle(points)

    def settle(self, points: Sequence[int]) -> None:
        """Score the points of each seat, partners both the sum of theirs."""
        partners = self.options.partners
        self.end_round([points[i] + partners * points[i - 2] for i in range(4)])
        if pigs := losers(self):
            self.tell("gong-zhu-pigs", seats=" ".join(map(str, pigs)), count=len(pigs))

    def decided(self) -> list[int]:
        options, scores = self.options, self.scores
        lost = min(scores) <= options.target
        won = options.win_target is not None and max(scores) >= options.win_target
        played = options.max_hands is not None and self.round >= options.max_hands
        return self.leaders() if lost or won or played else []

    def team(self, seat: int) -> int:
        return seat % 2 if self.options.partners else seat

    def may_hold(self, seat: int, card: Card) -> bool:
        is_barren = seat in self.barren and card in EXPOSABLE
        return super().may_hold(seat, card) and not is_barren

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def idle(self, seat: int) -> str:
        return NONE if self.unanswered else super().idle(seat)

    def shown(self, seat: int) -> Sequence[Card]:
        return [card for card in self.arrange(self.hands[seat].known) if card in self.exposed]

    def line(self, seat: int) -> Words:
        return line(self, seat)

    def tag(self, seat: int) -> Words | None:
        return tag(self, seat)

    def table(self, say: Say) -> Table:
        return table(self, say)

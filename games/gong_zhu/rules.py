"""Gong Zhu, chase the pig: take no hearts and no queen of spades, but the jack of diamonds.

Rules: `docs/rules/gong_zhu.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from games.cards import CARDS, Card, Pile
from games.choices import Choice
from games.gong_zhu.cardplay import CardPlay
from games.gong_zhu.cards import (
    ACE,
    EXPOSABLE,
    PIG,
    PLACE,
    RANKING,
    SHEEP,
    TRANSFORMER,
    by_weight,
    hand_points,
    hand_terms,
)
from games.gong_zhu.expose import NONE, Exposing, expose_choices, exposures, refused_exposure
from games.gong_zhu.hint import expose_hint
from games.gong_zhu.options import VARIANTS, Options
from games.scene import Badge, Spot, Table
from games.speech import Hint, Say, Words, signed
from games.tricks import Bits, RehearsedGame, Rest

NAMED: Final = {PIG: "pig", SHEEP: "sheep", TRANSFORMER: "transformer", ACE: "hearts"}
"""How sentences know what counts: a view names no card that may not be seen any more."""
OPENERS: Final = {
    "two_of_clubs": CARDS["2C"],
    "two_of_spades_then_pig": CARDS["2S"],
    "seven_of_spades_then_pig": CARDS["7S"],
}
"""Whose holder leads the first hand, by the option `first_lead`."""
LEFT_TO_RIGHT: Final = (3, 0, 2, 1)
"""The seats as they sit when the table is seen from seat 0, so that spots lie on their side."""


class GongZhu(RehearsedGame, Exposing):
    """Each of four players collects points, mostly bad ones, card by card."""

    key, players, version, unit = "gong_zhu", range(4, 5), 2, "hand"
    minutes, cover = 30, "QS JD TC AH"
    trials, searches = 200, True
    options: Options = Options()
    variants: ClassVar = VARIANTS
    ranking = RANKING

    def order(self, card: Card) -> int:
        return PLACE[card]

    def deal(self) -> None:
        self.dealer = (self.round - 1) % 4
        self.deal_out(self.shuffle(self.pack()), (self.dealer + 1) % 4)
        self.unanswered, self.exposed = [], []
        self.forced = self.suits_led = ""
        self.turn = self.dealer
        self.tell("gong-zhu-deals", seat=self.dealer)
        if not self.options.expose:
            self.begin_play()
        elif self.options.expose_timing == "in_turn":
            self.ask_in_turn()
        else:
            self.ask_all()

    # Playing, section 7.

    def begin_play(self) -> None:
        """Give the lead to the holder of the card that opens, or to who took the pig."""
        if self.round == 1 or self.options.first_lead == "two_of_clubs":
            self.leader = self.find(OPENERS[self.options.first_lead])
        else:
            self.leader = self.pig_taker
        self.forced = self.opener()
        self.turn = self.leader
        self.tell("gong-zhu-leads", seat=self.leader)

    def opener(self) -> str:
        """The card that opens the hand; "" where it may be any."""
        first_lead = self.options.first_lead
        any_card = self.round > 1 and first_lead != "two_of_clubs"
        any_card = any_card or first_lead == "seven_of_spades_then_pig"
        return "" if any_card else str(OPENERS[first_lead])

    def moves(self, seat: int) -> list[str]:
        return exposures(self.hands[seat]) if self.unanswered else list(self.playable(seat))

    def choices(self, seat: int) -> list[Choice]:
        if self.unanswered and seat in self.waiting():
            return expose_choices(self.hands[seat])
        return super().choices(seat)

    def may_lead(self, hand: Pile) -> Sequence[Card]:
        return [CARDS[self.forced]] if self.forced else self.may_follow(hand, hand)

    def may_follow(self, hand: Pile, follows: list[Card]) -> Sequence[Card]:
        if not (self.exposed and hand.known):
            return follows
        suits = [card.suit for card in hand]
        return [c for c in follows if suits.count(c.suit) == 1 or not self.is_guarded(c)]

    def is_guarded(self, card: Card) -> bool:
        """Whether an exposed card may follow or lead only if it is the last of its suit."""
        is_protected = self.options.expose_protect and card.suit not in self.suits_led
        return is_protected and card in self.exposed

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

    # Scoring, sections 8 and 9.

    def score_hand(self) -> None:
        points = [self.points(seat) for seat in range(4)]
        for seat in range(4):
            taken = sorted(self.scoring(seat), key=by_weight)
            if PIG in taken:
                self.pig_taker = seat
            key = "gong-zhu-scores" if taken else "gong-zhu-scores-nothing"
            self.tell(key, seat=seat, cards=" ".join(taken), points=points[seat])
            for card, worth in hand_terms(taken, self.exposed, self.options).items():
                self.credit(self.side(seat), worth, "gong-zhu-for", term=NAMED[card])
        self.settle(points)

    def settle(self, points: Sequence[int]) -> None:
        """Score the points of each seat, partners both the sum of theirs."""
        partners = self.options.partners
        self.end_round([points[i] + partners * points[i - 2] for i in range(4)])
        if pigs := self.pigs():
            self.tell("gong-zhu-pigs", seats=" ".join(map(str, pigs)), count=len(pigs))

    def pigs(self) -> list[int]:
        """The pigs of a match that is over: all at the target or below, or else the lowest."""
        if not self.winners:
            return []
        worst = max(min(self.scores), self.options.target)
        return [
            seat
            for seat, score in enumerate(self.scores)
            if score <= worst and seat not in self.winners
        ]

    def decided(self) -> list[int]:
        options, scores = self.options, self.scores
        lost = min(scores) <= options.target
        won = options.win_target is not None and max(scores) >= options.win_target
        played = options.max_hands is not None and self.round >= options.max_hands
        return self.leaders() if lost or won or played else []

    def ducks(self, seat: int) -> bool:
        return True

    def saying(self, seat: int) -> Hint:
        return expose_hint(self, seat)

    def is_in_play(self) -> bool:
        return not self.unanswered

    def opening(self, bits: Bits, hands: list[int], leader: int) -> CardPlay:
        exposed, options = self.exposed, self.options
        rest = CardPlay(bits, hands, leader, lambda taken: hand_points(taken, exposed, options))
        rest.partners = options.partners
        rest.guarded = options.expose_protect * bits.mask(CARDS[card] for card in exposed)
        if opener := self.opener():
            rest.forced = bits.bit[CARDS[opener]]
        return rest

    def left(self) -> Rest:
        rest = super().left()
        assert isinstance(rest, CardPlay), "made by `opening`"
        exposed = (CARDS[card] for card in self.exposed)
        rest.guarded = rest.bits.mask(card for card in exposed if self.is_guarded(card))
        return rest

    def lingers(self) -> bool:
        shown = self.options.expose and not self.unanswered and self.is_first_lead()
        return shown or super().lingers()

    def idle(self, seat: int) -> str:
        return NONE if self.unanswered else super().idle(seat)

    def nerve(self, action: str) -> int | None:
        """The more cards are exposed the bolder."""
        if not action.startswith("expose"):
            return None
        return 0 if action == NONE else action.count(" ")

    def shown(self, seat: int) -> Sequence[Card]:
        return [card for card in self.arrange(self.hands[seat].known) if card in self.exposed]

    def line(self, seat: int) -> Words:
        """A seat's score, and what it has taken in this hand."""
        score = self.scores[seat]
        if self.unanswered or not self.points(seat):
            return Words("gong-zhu-line", score=score)
        scored = self.resting or self.winners
        key = "gong-zhu-line-scored" if scored else "gong-zhu-line-hand"
        return Words(key, score=score, points=signed(self.points(seat)))

    def tag(self, seat: int) -> Words | None:
        """Who has answered, won, or lost."""
        if self.secrets[seat]:
            return Words("gong-zhu-answered")
        if seat in self.winners:
            return Words("winner-tag")
        return Words("gong-zhu-pig") if seat in self.pigs() else None

    def table(self, say: Say) -> Table:
        """The current trick, or else the last one, and beside it the scoring cards of all seats."""
        subtitle = Words("gong-zhu-trick", number=self.round, trick=self.trick_number())
        if self.unanswered:
            subtitle = Words("gong-zhu-exposing", number=self.round)
        exposed = say(Words("cards", cards=" ".join(c for c in EXPOSABLE if c in self.exposed)))
        return Table(
            subtitle=say(subtitle),
            trick=self.shown_trick(),
            spots=self._spots(say),
            badges=(Badge(say(Words("gong-zhu-doubled")), exposed),) if exposed else (),
            anticlockwise=True,
        )

    def _spots(self, say: Say) -> tuple[Spot, ...]:
        """The cards that may be exposed, and then the scoring cards that each seat has taken."""
        if self.unanswered:
            return (Spot(say(Words("gong-zhu-exposable")), tuple(EXPOSABLE), spread="row"),)
        return tuple(
            self.taken_spot(seat, sorted(taken, key=by_weight), "gong-zhu-taken", say)
            for seat in LEFT_TO_RIGHT
            if (taken := self.scoring(seat))
        )

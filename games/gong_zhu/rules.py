"""Gong Zhu, chase the pig: take no hearts and no queen of spades, but the jack of diamonds.

Rules: `docs/rules/gong_zhu.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from games.cards import CARDS, Card, Pile
from games.choices import Choice
from games.daily import Daily
from games.gong_zhu.hint import GongZhuMind
from games.gong_zhu.state import (
    ACE,
    NONE,
    OPENERS,
    PIG,
    PLACE,
    RANKING,
    SHEEP,
    TRANSFORMER,
    VARIANTS,
    Options,
    State,
    by_weight,
    exposable,
    exposures,
    hand_terms,
)
from games.gong_zhu.table import seat_scene, table
from games.scene import Table, TableSeat
from games.simultaneous import SimultaneousGame
from games.text import Text, Translate

NAMED: Final = {PIG: "pig", SHEEP: "sheep", TRANSFORMER: "transformer", ACE: "hearts"}
"""The scoring cards as sentences have them: a view names no card that may not be seen any more."""


class GongZhu(SimultaneousGame, State):
    """Each of four players collects points, mostly bad ones, card by card."""

    key, players, version, unit = "gong_zhu", range(4, 5), 2, "hand"
    minutes, cover = 30, "QS JD TC AH"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(max_hands=3), 3)
    ranking, mind = RANKING, GongZhuMind()

    def order(self, card: Card) -> int:
        return PLACE[card]

    def deal(self) -> None:
        self.dealer = (self.round - 1) % 4
        self.deal_out(self.shuffle(self.pack()), (self.dealer + 1) % 4)
        self.unanswered, self.exposed = [], []
        self.forced = self.suits_led = ""
        self.turn = self.dealer
        self.emit("gong-zhu-deals", seat=self.dealer)
        if not self.options.expose:
            self.begin_play()
        elif self.options.expose_timing == "in_turn":
            self.ask_in_turn()
        else:
            self.ask_all()

    # Exposing, section 6.

    def find(self, card: Card) -> int:
        """The seat that holds a card; everybody knows it from now on."""
        seat = next(seat for seat in range(4) if card in self.hands[seat])
        if card not in self.hands[seat].known:
            self.hands[seat].known.append(card)
        return seat

    def ask_all(self) -> None:
        """Let all answer at once: to leave out a seat with nothing to expose would tell so."""
        self.unanswered = list(range(4))

    def ask_in_turn(self) -> None:
        """Let all answer one after another, from the holder of the 2C around."""
        first = self.find(CARDS["2C"])
        self.unanswered = [(first + i) % 4 for i in range(4)]
        self.ask_next()

    def ask_next(self) -> None:
        """Pass the turn to the next seat; begin when all have answered."""
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
        self.emit("gong-zhu-answers", seat=seat)
        if answers := self.store_answer(seat, action):
            self.expose_all(answers)
            self.begin_play()

    def expose_all(self, answers: Sequence[str]) -> None:
        """Show all answers."""
        none = [seat for seat in range(4) if answers[seat] == NONE]
        if none:
            seats = " ".join(map(str, none))
            self.emit("gong-zhu-expose-nothing", seats=seats, count=len(none))
        for seat in range(4):
            if seat not in none:
                self.expose(seat, answers[seat])

    def expose(self, seat: int, action: str) -> None:
        """Show the cards that a seat exposes."""
        if action == NONE:
            self.emit("gong-zhu-exposes-none", seat=seat)
            return
        cards = action.removeprefix("expose ")
        self.exposed += cards.split()
        hand = self.hands[seat]
        hand.known += [card for card in hand if card in self.exposed and card not in hand.known]
        self.emit("gong-zhu-exposes", seat=seat, cards=cards)

    def actors(self) -> list[int]:
        if self.unanswered and self.options.expose_timing == "simultaneous":
            return list(self.unanswered)
        return [self.turn]

    # Playing, section 7.

    def begin_play(self) -> None:
        """Give the lead to the holder of the card that opens, or to the taker of the pig."""
        if self.round == 1 or self.options.first_lead == "two_of_clubs":
            self.leader = self.find(OPENERS[self.options.first_lead])
        else:
            self.leader = self.pig_taker
        self.forced = self.opener()
        self.turn = self.leader
        self.emit("gong-zhu-leads", seat=self.leader)

    def moves(self, seat: int) -> list[str]:
        return exposures(self.hands[seat]) if self.unanswered else list(self.playable(seat))

    def choices(self, seat: int) -> list[Choice]:
        if self.unanswered and seat in self.waiting():
            return expose_choices(self.hands[seat])
        return super().choices(seat)

    def legal_leads(self, hand: Pile) -> Sequence[Card]:
        return [CARDS[self.forced]] if self.forced else self.legal_follows(hand, hand)

    def legal_follows(self, hand: Pile, follows: list[Card]) -> Sequence[Card]:
        if not (self.exposed and hand.known):
            return follows
        suits = [card.suit for card in hand]
        return [c for c in follows if suits.count(c.suit) == 1 or not self.is_guarded(c)]

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.unanswered:
            return refused_exposure(self.hands[seat], action)
        if action.startswith("expose"):
            cards = self.arrange(self.playable(seat))
            return Text("wrong-phase-exposed", cards=" ".join(cards))
        return super().refusal(seat, action)

    def why_not(self, card: Card, cards: str) -> Text:
        if self.forced:
            return Text("must-lead-2c", cards=cards)
        return Text("exposed-protected", card=card, cards=cards)

    def play(self, seat: int, action: str) -> None:
        if self.unanswered:
            self.answer(seat, action)
        else:
            self.play_cards(seat, [CARDS[action]])

    def card_played(self, seat: int, card: Card) -> None:
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
            self.emit(key, seat=seat, cards=" ".join(taken), points=points[seat])
            for card, worth in hand_terms(taken, self.exposed, self.options).items():
                self.credit(self.side(seat), worth, "gong-zhu-for", term=NAMED[card])
        self.score_points(points)

    def score_points(self, points: Sequence[int]) -> None:
        """Score the points of each seat, partners both the sum of theirs."""
        partners = self.options.partners
        self.end_round([points[i] + partners * points[i - 2] for i in range(4)])
        if pigs := self.pigs():
            self.emit("gong-zhu-pigs", seats=" ".join(map(str, pigs)), count=len(pigs))

    def decided(self) -> list[int]:
        options, scores = self.options, self.scores
        lost = min(scores) <= options.target
        won = options.win_target is not None and max(scores) >= options.win_target
        played = options.max_hands is not None and self.round >= options.max_hands
        return self.leaders() if lost or won or played else []

    def shows_pause(self) -> bool:
        shown = self.options.expose and not self.unanswered and self.is_first_lead()
        return shown or super().shows_pause()

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return seat_scene(self, super().seat_scene(seat, tr), seat, tr)


def expose_choices(hand: Sequence[Card]) -> list[Choice]:
    """The answers of the holder of a hand, as choices."""
    held = exposable(hand)
    some = [Choice("expose", tuple(held), 1, len(held))] if held else []
    return [*some, Choice(NONE)]


def refused_exposure(hand: Sequence[Card], action: str) -> Text | None:
    """The reason that an answer is illegal; None if it is legal."""
    if action in exposures(hand):
        return None
    if not (cards := " ".join(exposable(hand))):
        return Text("nothing-to-expose")
    verb, *named = action.split(" ")
    if verb != "expose":
        return Text("wrong-phase-expose", cards=cards)
    foreign = [word for word in named if word in CARDS and word not in hand]
    return Text("not-in-hand", card=foreign[0]) if foreign else Text("not-exposable", cards=cards)

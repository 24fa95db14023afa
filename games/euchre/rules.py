"""Euchre: make trump with a partner, and take three tricks of five.

Rules: `docs/rules/euchre.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from games.cards import CARDS, EVERYONE, NOBODY, Card, Pile, cards
from games.choices import Choice
from games.daily import Daily
from games.euchre import calls
from games.euchre.hint import EuchreMind
from games.euchre.state import FIRST_BLACK, MARCH, VARIANTS, Options, State
from games.euchre.table import call_text, hand_scene, seat_scene, table
from games.notation import Grammar
from games.scene import Hand, Table, TableSeat
from games.text import Text, Translate
from games.tricks import NOT_YET, PLAY, partner_of, partners

TRICKS: Final = 5
NEEDED: Final = 3


class Euchre(State):
    """A player makes trump and plays with a partner, or alone, for three tricks of five."""

    key, players, unit = "euchre", range(4, 5), "hand"
    minutes, cover = 20, "AH JD JH"
    grammar = Grammar(suits=("trump",))
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(target=25), 6)
    rarer, mind = frozenset({"old_style"}), EuchreMind()
    verbs = calls.VERBS

    # Dealing, section 4.

    def deal(self) -> None:
        self.dealer = self.turn_for_deal(FIRST_BLACK, "euchre-draw")
        self.deal_cards()

    def deal_cards(self) -> None:
        """Deal five cards each, turn one up, and ask the seats with a hand of low cards."""
        deck = self.shuffle(self.pack())
        self.deal_out(deck[:20], (self.dealer + 1) % 4)
        self.turned, self.kitty = Pile(deck[20:21], EVERYONE), Pile(reversed(deck[21:]))
        self.discarded = Pile((), self.dealer)
        self.picked, self.lone_defender = "", NOT_YET
        self.alone = self.farmed = False
        if self.is_blind():
            self.hands[self.dealer].seen_by = NOBODY
        self.emit("euchre-deals", seat=self.dealer, card=self.turned[0])
        self.begin_calls()
        self.ask("farmer", self.in_turn())

    def has_low_hand(self, seat: int) -> bool:
        """True if a seat sees its cards, and may exchange them or show them for a new deal."""
        return self.hands[seat].seen_by == seat and bool(calls.farmer_moves(self, seat))

    # The phases before the play; one without a seat to ask is left at once.

    def ask(self, phase: str, seats: list[int]) -> None:
        """Ask these seats in turn, in the phase "farmer" those with low hands; then go on."""
        while phase == "farmer" and seats and not self.has_low_hand(seats[0]):
            seats = seats[1:]
        super().ask(phase, seats)
        if phase == self.phase == "farmer":
            self.emit("euchre-low-hand", seat=self.turn)

    def go_on(self) -> None:
        if self.phase == "farmer":
            blind = self.is_blind()
            self.ask("name" if blind else "order", [self.dealer] if blind else self.in_turn())
        elif self.phase == "order":
            self.emit("euchre-turns-down", card=self.turned[0])
            self.last_calls = [""] * 4
            self.ask("name", self.in_turn())
        elif self.phase == "defend":
            self.lead_off()
        else:
            self.emit("euchre-thrown-in", seat=(self.dealer + 1) % 4)
            self.end_round()

    def call_moves(self, seat: int) -> list[str]:
        match self.phase:
            case "farmer":
                return calls.farmer_moves(self, seat) or ["keep"]  # in a sampled deal
            case "order":
                return calls.order_moves(self, seat)
            case "name":
                return calls.names(self, seat)
            case "discard":
                return [f"discard {card}" for card in self.hands[seat]]
        return list(calls.DEFENCES)

    def choices(self, seat: int) -> list[Choice]:
        choices = sorted(super().choices(seat), key=lambda choice: choice.is_passive)
        picks_up = self.phase == "order" and seat == self.dealer
        return calls.pick_up_choices(choices) if picks_up else choices

    def refusal(self, seat: int, action: str) -> Text | None:
        problem = super().refusal(seat, action)
        if problem and self.phase == PLAY:
            return calls.with_left_bower(self, action, problem)
        return problem

    def wrong_phase(self) -> Text:
        return calls.wrong_phase(self)

    def call_refusal(self, seat: int, action: str) -> Text:
        return calls.refusal(self, seat, action)

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        if seat >= 0 and self.is_out(seat):
            return Text("euchre-sits-out", seat=partner_of(seat))
        return super().interrupt_refusal(seat, action)

    def make_call(self, seat: int, action: str) -> None:
        verb, _, argument = action.partition(" ")
        if verb == "farmer":
            self.exchange(seat, cards(argument))
        elif verb == "redeal":
            self.emit("euchre-redeals", seat=seat)
            self.deal_cards()
        elif verb == "discard":
            self.discard(seat, CARDS[argument])
        else:
            self.answer(seat, action)

    def answer(self, seat: int, action: str) -> None:
        """Make a call about trump, or about defending alone."""
        self.last_calls[seat] = action
        verb = action.split(" ")[0]
        is_alone = action.endswith(calls.ALONE)
        if verb in ("order", "trump"):
            suit = action.split(" ")[1] if verb == "trump" else self.turned[0].suit
            self.make_trump(seat, suit, is_alone)
        elif verb == "defend":
            self.emit("euchre-defends", seat=seat, alone=int(is_alone))
            if is_alone:
                self.lone_defender = seat
            self.ask(self.phase, [] if is_alone else self.asked[1:])
        else:
            self.emit("euchre-keeps" if verb == "keep" else "euchre-passes", seat=seat)
            self.ask(self.phase, self.asked[1:])

    def exchange(self, seat: int, shown: Sequence[Card]) -> None:
        """Exchange three low cards, shown to all, for cards of the kitty."""
        hand, taken = self.hands[seat], self.kitty.take(3)
        self.kitty[:0] = [hand.pull(card) for card in shown]
        self.kitty.known += shown
        hand += taken
        self.farmed = True
        self.emit("euchre-exchanges", seat=seat, cards=" ".join(shown))
        self.ask(self.phase, self.asked[1:])

    # Making trump, section 6.

    def make_trump(self, seat: int, suit: str, is_alone: bool) -> None:
        """Make a suit trump; the dealer gets a turned card that was ordered up or is the joker."""
        ordered = self.phase == "order"
        self.maker, self.trump, self.alone, self.asked = seat, suit, is_alone, []
        key = "names" if not ordered else "picks-up" if seat == self.dealer else "orders"
        self.emit(f"euchre-{key}", seat=seat, suit=suit, alone=int(is_alone))
        if (ordered or self.is_blind()) and not self.is_out(self.dealer):
            self.pick_up()
        else:
            self.ask_defenders()

    def pick_up(self) -> None:
        """Give the dealer the turned card; all know where it is until the discard."""
        card, hand = self.turned.pop(), self.hands[self.dealer]
        hand.seen_by = self.dealer
        hand.add_known(card)
        self.picked = card.rank
        self.phase, self.turn = "discard", self.dealer

    def discard(self, seat: int, card: Card) -> None:
        """Put a card aside; only the dealer knows if it is the turned one."""
        self.discarded.append(self.hands[seat].pull(card))
        self.hands[seat].known.clear()
        self.emit("euchre-discards", seat=seat)
        self.ask_defenders()

    def ask_defenders(self) -> None:
        """Ask the defenders if one plays alone, where the options allow it, and begin the play."""
        if self.options.defend_alone and self.alone:
            makers = self.side(self.maker)
            self.ask("defend", [seat for seat in self.in_turn() if seat not in makers])
        else:
            self.lead_off()

    # Playing, section 7.

    def lead_off(self) -> None:
        """Give the lead to the seat that has it."""
        left_of_maker = self.alone and self.options.alone_lead == "left_of_maker"
        self.begin_play(self.next_seat(self.maker if left_of_maker else self.dealer))
        self.emit("euchre-leads", seat=self.leader)

    def seen(self, seat: int) -> list[Card]:
        return [*super().seen(seat), *self.kitty.known]

    # Scoring, sections 8 and 9.

    def score_hand(self) -> None:
        team, is_opposed = self.team(self.maker), self.lone_defender in range(self.seats)
        won = self.won(team)
        gain = points(won, self.alone, is_opposed, self.options)
        scorers = team if gain > 0 else 1 - team
        name = feat(won, self.alone)
        self.credit((scorers, scorers + 2), abs(gain), f"euchre-for-{name}")
        self.end_round()
        self.emit(
            "euchre-scores",
            feat=name,
            suit_name=self.trump,
            seat=self.maker,
            alone=int(self.alone),
            number=won,
            seats=partners(scorers),
            points=abs(gain),
        )
        least, most = sorted(self.scores[:2])
        ahead = partners(self.leaders()[0])
        kind = "won" if self.over else "even" if most == least else "ahead"
        self.emit("euchre-stands", seats=ahead, most=most, least=least, kind=kind)

    # Summaries and looks.

    def summary(self, seat: int) -> Text | None:
        """The tricks of the team of a seat, and if it made trump."""
        if not self.trump:
            return None
        team = self.team(seat)
        made = int(team == self.team(self.maker))
        return Text("euchre-deed", made=made, number=self.won(team), suit=self.trump)

    def call_text(self, seat: int) -> Text | None:
        return call_text(self, seat)

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return seat_scene(self, super().seat_scene(seat, tr), seat, tr)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        return hand_scene(self, super().hand_scene(seat, tr), seat, tr)


def points(won: int, is_alone: bool, is_opposed: bool, options: Options) -> int:
    """The points of makers who took `won` tricks; below zero they are the defenders'.

    `is_opposed`: a defender played alone too.
    """
    if won == TRICKS:
        return options.alone_march if is_alone else MARCH
    if won >= NEEDED:
        return 1
    stakes = [2]
    if is_alone:
        stakes.append(options.lone_euchre)
    if is_opposed:
        stakes.append(options.defender_alone)
    if not won:
        stakes.append(options.super_euchre)
    return -max(stakes)


def feat(won: int, is_alone: bool) -> str:
    """The name of a result: "made", "march", "alone" or "euchre"."""
    if won < NEEDED:
        return "euchre"
    if won < TRICKS:
        return "made"
    return "alone" if is_alone else "march"

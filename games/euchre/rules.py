"""Euchre: make trump with a partner, and take three tricks of five.

Rules: `docs/rules/euchre.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar

from games.cards import CARDS, EVERYONE, NOBODY, Card, Pile, cards
from games.choices import Choice
from games.euchre import calls
from games.euchre.beside import deed, line
from games.euchre.cardplay import CardPlay
from games.euchre.cards import FIRST_BLACK, LIFT, left
from games.euchre.hint import hint
from games.euchre.options import VARIANTS, Options
from games.euchre.scoring import settle
from games.euchre.state import NOT_YET, State
from games.euchre.table import table
from games.notation import Grammar
from games.orders import PASS, Order
from games.scene import Table
from games.speech import Hint, Say, Words
from games.tricks import HIGH, Bits, RehearsedGame, partner_of

AUCTION = ("order", "name")
"""The phases in which somebody may make trump, or pass."""


class Euchre(RehearsedGame, State):
    """Who makes trump plays with a partner, or alone, for three tricks of five."""

    key, players, unit = "euchre", range(4, 5), "hand"
    minutes, cover = 20, "AH JD JH"
    grammar = Grammar(suits=("trump",))
    options: Options = Options()
    orders = (*State.orders, PASS)
    variants: ClassVar = VARIANTS
    rarer, trials, searches = frozenset({"old_style"}), 150, True

    # Dealing, section 4.

    def deal(self) -> None:
        self.dealer = self.turn_for_deal(FIRST_BLACK, "euchre-draw")
        self.deal_cards()

    def deal_cards(self) -> None:
        """Deal five cards each, turn one up, and ask who has a hand of low cards."""
        deck = self.shuffle(self.pack())
        self.deal_out(deck[:20], (self.dealer + 1) % 4)
        self.turned, self.kitty = Pile(deck[20:21], EVERYONE), Pile(reversed(deck[21:]))
        self.discarded = Pile((), self.dealer)
        self.picked = self.trump = ""
        self.maker = self.lone_defender = NOT_YET
        self.alone = self.farmed = False
        if self.is_blind():
            self.hands[self.dealer].seen_by = NOBODY
        self.tell("euchre-deals", seat=self.dealer, card=self.turned[0])
        self.said = [""] * 4
        self.ask("farmer", self.in_turn())

    def in_turn(self) -> list[int]:
        """The seats from the dealer's left."""
        return self.players_from(self.dealer + 1)

    def has_low_hand(self, seat: int) -> bool:
        """Whether a seat may exchange cards, or show them for a new deal; not without a look."""
        return self.hands[seat].seen_by == seat and bool(calls.farmer_moves(self, seat))

    # What is asked, one phase after the other; a phase without anybody to ask is left at once.

    def ask(self, phase: str, seats: list[int]) -> None:
        """Ask these seats in turn, those with low hands alone about these, or go on after them."""
        self.phase, self.asked = phase, seats
        while phase == "farmer" and self.asked and not self.has_low_hand(self.asked[0]):
            self.asked.pop(0)
        if not self.asked:
            self.go_on()
            return
        self.turn = self.asked[0]
        if phase == "farmer":
            self.tell("euchre-low-hand", seat=self.turn)

    def go_on(self) -> None:
        """Begin the next phase, all having answered and nobody having made trump."""
        if self.phase == "farmer":
            blind = self.is_blind()
            self.ask("name" if blind else "order", [self.dealer] if blind else self.in_turn())
        elif self.phase == "order":
            self.tell("euchre-turns-down", card=self.turned[0])
            self.said = [""] * 4
            self.ask("name", self.in_turn())
        elif self.phase == "defend":
            self.begin_play()
        else:
            self.tell("euchre-thrown-in", seat=(self.dealer + 1) % 4)
            self.end_round([0] * 4)

    def moves(self, seat: int) -> list[str]:
        match self.phase:
            case "farmer":
                return calls.farmer_moves(self, seat) or ["keep"]  # in a guess at hidden hands
            case "order":
                return calls.orders(self, seat)
            case "name":
                return calls.names(self, seat)
            case "discard":
                return [f"discard {card}" for card in self.hands[seat]]
            case "defend":
                return list(calls.DEFENCES)
        return super().moves(seat)

    def choices(self, seat: int) -> list[Choice]:
        choices = sorted(super().choices(seat), key=lambda choice: choice.is_passive)
        picks_up = self.phase == "order" and seat == self.dealer
        return calls.pick_up_choices(choices) if picks_up else choices

    def refusal(self, seat: int, action: str) -> Words | None:
        if self.phase != "play":
            return calls.refusal(self, seat, action)
        if calls.is_said(action):
            return calls.wrong_phase(self)
        problem = super().refusal(seat, action)
        return calls.with_left_bower(self, action, problem) if problem else None

    def may_order(self, seat: int, order: Order) -> bool:
        if order == PASS:
            return self.phase in AUCTION and seat in self.asked
        return super().may_order(seat, order)

    def why_not_aside(self, seat: int, action: str) -> Words:
        if seat >= 0 and self.is_out(seat):
            return Words("euchre-sits-out", seat=partner_of(seat))
        return super().why_not_aside(seat, action)

    def play(self, seat: int, action: str) -> None:
        verb, _, rest = action.partition(" ")
        if self.phase == "play":
            super().play(seat, action)
        elif verb == "farmer":
            self.exchange(seat, cards(rest))
        elif verb == "redeal":
            self.tell("euchre-redeals", seat=seat)
            self.deal_cards()
        elif verb == "discard":
            self.discard(seat, CARDS[rest])
        else:
            self.answer(seat, action)

    def answer(self, seat: int, action: str) -> None:
        """Say something about trump, or about defending alone."""
        self.said[seat] = action
        verb = action.split(" ")[0]
        is_alone = action.endswith(calls.ALONE)
        if verb in ("order", "trump"):
            suit = action.split(" ")[1] if verb == "trump" else self.turned[0].suit
            self.make_trump(seat, suit, is_alone)
        elif verb == "defend":
            self.tell("euchre-defends", seat=seat, alone=int(is_alone))
            if is_alone:
                self.lone_defender = seat
            self.ask(self.phase, [] if is_alone else self.asked[1:])
        else:
            self.tell("euchre-keeps" if verb == "keep" else "euchre-passes", seat=seat)
            self.ask(self.phase, self.asked[1:])

    def exchange(self, seat: int, shown: Sequence[Card]) -> None:
        """Show three low cards and take as many from the kitty, where all know them to lie then."""
        hand, taken = self.hands[seat], self.kitty.take(3)
        self.kitty[:0] = [hand.pull(card) for card in shown]
        self.kitty.known += shown
        hand += taken
        self.farmed = True
        self.tell("euchre-exchanges", seat=seat, cards=" ".join(shown))
        self.ask(self.phase, self.asked[1:])

    # Making trump, section 6.

    def make_trump(self, seat: int, suit: str, is_alone: bool) -> None:
        """Make a suit trump; ordered up, or being a joker, the turned card goes to the dealer."""
        ordered = self.phase == "order"
        self.maker, self.trump, self.alone, self.asked = seat, suit, is_alone, []
        key = "names" if not ordered else "picks-up" if seat == self.dealer else "orders"
        self.tell(f"euchre-{key}", seat=seat, suit=suit, alone=int(is_alone))
        if (ordered or self.is_blind()) and not self.is_out(self.dealer):
            self.pick_up()
        else:
            self.ask_defenders()

    def pick_up(self) -> None:
        """Give the dealer the turned card; until the discard all know where it is."""
        card, hand = self.turned.pop(), self.hands[self.dealer]
        hand.seen_by = self.dealer
        hand.add_known(card)
        self.picked = card.rank
        self.phase, self.turn = "discard", self.dealer

    def discard(self, seat: int, card: Card) -> None:
        """Lay a card aside; whether it was the turned one only the dealer knows."""
        self.discarded.append(self.hands[seat].pull(card))
        self.hands[seat].known.clear()
        self.tell("euchre-discards", seat=seat)
        self.ask_defenders()

    def drawn_now(self, seat: int) -> Sequence[Card]:
        return self.hands[seat].known if self.phase == "discard" else ()

    def ask_defenders(self) -> None:
        """Ask who defends alone, where that may be done, and begin the play."""
        if self.options.defend_alone and self.alone:
            makers = self.side(self.maker)
            self.ask("defend", [seat for seat in self.in_turn() if seat not in makers])
        else:
            self.begin_play()

    # Playing, section 7.

    def begin_play(self) -> None:
        """Give the lead to who has it."""
        left_of_maker = self.alone and self.options.alone_lead == "left_of_maker"
        self.phase = "play"
        self.leader = self.turn = self.next_seat(self.maker if left_of_maker else self.dealer)
        self.tell("euchre-leads", seat=self.leader)

    def may_hold(self, seat: int, card: Card) -> bool:
        return super().may_hold(seat, card) and (seat == self.dealer or not self.is_picked(card))

    def may_lie(self, pile: Pile, card: Card) -> bool:
        return pile is not self.kitty or not self.is_picked(card)

    def is_picked(self, card: Card) -> bool:
        """Whether it is the card that the dealer has picked up."""
        return card.rank == self.picked and card.suit in (self.trump, "")

    def seen(self, seat: int) -> list[Card]:
        return [*super().seen(seat), *self.kitty.known]

    def counts_as(self, card: Card) -> str:
        return self.trump if self.trump and card == left(self.trump) else ""

    # Scoring, sections 8 and 9.

    def score_hand(self) -> None:
        settle(self)

    def saying(self, seat: int) -> Hint:
        return hint(self, seat)

    def nerve(self, action: str) -> int | None:
        level = calls.NERVE.get(action.split(" ")[0])
        return None if level is None else level + action.endswith(calls.ALONE)

    def is_in_play(self) -> bool:
        return self.phase == "play"

    def opening(self, bits: Bits, hands: list[int], leader: int) -> CardPlay:
        rest, power = CardPlay(bits, hands, leader), self.ranking.power
        rest.maker = self.maker
        rest.aces = bits.mask(card for card in bits.bit if card.rank == "A")
        rest.bowers = bits.mask(card for card in bits.bit if power[card] > LIFT + HIGH["A"])
        rest.hidden ^= bits.mask([*self.turned, *self.kitty.known])
        return rest

    # What is seen.

    def lingers(self) -> bool:
        return super().lingers() or (self.phase == "play" and self.is_first_lead())

    def deed(self, seat: int) -> Words | None:
        return deed(self, seat) if self.trump else None

    def line(self, seat: int) -> Words | None:
        return line(self, seat) if self.trump else None

    def tag(self, seat: int) -> Words | None:
        passed = not self.trump and not self.resting and self.said[seat] == "pass"
        return Words("euchre-passed") if passed else super().tag(seat)

    def holding(self, seat: int) -> Words | None:
        """That the dealer cannot pass any more."""
        asked = self.phase == "name" and self.asked == [seat] and not self.resting
        return Words("euchre-must-name") if asked and calls.is_stuck(self, seat) else None

    def table(self, say: Say) -> Table:
        return table(self, say)

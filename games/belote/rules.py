"""Belote: make trump with a partner, and take more points than the others.

Rules: `docs/rules/belote.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from games.belote import calls
from games.belote.declarations import best_seat, declarations
from games.belote.hint import BeloteMind
from games.belote.score import CAPOT, Facts, Score, reason, score
from games.belote.state import HAND, LAST, VARIANTS, Options, State, points
from games.belote.table import call_text, seat_scene, table
from games.cards import BY_ORDER, EVERYONE, ORDER, Card, Pile
from games.daily import Daily
from games.notation import Grammar
from games.scene import Hand, Table, TableSeat
from games.text import Text, Translate
from games.tricks import NOT_YET, PLAY, Cards, partner_of, partners


class Belote(State):
    """The makers bind their side to take more points than the others, or as many as they bid."""

    key, players, unit = "belote", range(4, 5), "hand"
    minutes, cover = 30, "JH 9H AH TH"
    grammar = Grammar(suits=("trump", "bid"))
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily, verbs = Daily(4, Options(target=3000), 3), calls.VERBS
    mind = BeloteMind()

    # Dealing, section 4.

    def deal(self) -> None:
        self.held = self.held if self.round > 1 else 0
        self.dealer = self.following_dealer()
        deck, takes = self.shuffle(self.pack()), self.options.bidding == "take"
        count = 5 * self.seats if takes else len(deck)
        self.deal_out(deck[:count], (self.dealer + 1) % 4)
        self.turned = Pile(deck[count : count + 1], EVERYONE)
        self.kitty = Pile(reversed(deck[count + 1 :]))
        self.suit = self.turned[0].suit if takes else ""
        self.bid, self.stake, self.royal = 0, 1, NOT_YET
        self.kinds, self.declared = [""] * 4, [0, 0]
        self.shown = [[] for _ in range(4)]
        self.begin_calls()
        turned = " ".join(self.turned)
        self.emit("belote-deals", seat=self.dealer, turned=turned, takes=int(takes))
        self.ask("take" if takes else "auction", self.in_turn())

    # The calls, section 5.

    def call_moves(self, seat: int) -> list[str]:
        return calls.call_moves(self)

    def call_refusal(self, seat: int, action: str) -> Text:
        return calls.call_refusal(self, action)

    def call_text(self, seat: int) -> Text:
        return call_text(self, seat)

    def go_on(self) -> None:
        if self.phase == "take":
            self.emit("belote-nobody-takes", card=self.turned[0])
            self.last_calls = [""] * 4
            self.ask("name", self.in_turn())
        elif self.maker != NOT_YET:
            self.start_play()
        else:
            self.emit("belote-passed-in", seat=(self.dealer + 1) % 4)
            self.end_round()

    def make_call(self, seat: int, action: str) -> None:
        self.last_calls[seat] = action
        verb, *words = action.split()
        following = [(seat + at) % 4 for at in (1, 2, 3)]
        match verb:
            case "pass":
                self.emit("belote-passes", seat=seat)
                self.ask(self.phase, self.asked[1:])
            case "bid":
                self.maker, self.suit, self.bid = seat, words[0], int(words[1])
                self.emit("belote-bids", seat=seat, suit=self.suit, number=self.bid)
                self.ask("auction", following)
            case "coinche":
                self.stake = 2
                self.emit("belote-coinche", seat=seat, kind=verb)
                self.ask("surcoinche", [each for each in following if self.is_maker(each)])
            case "surcoinche":
                self.stake = 3
                self.emit("belote-coinche", seat=seat, kind=verb)
                self.start_play()
            case _:
                self.take(seat, words[0] if words else self.suit)

    def is_maker(self, seat: int) -> bool:
        """True for the seats of the side that has bid or taken."""
        return seat % 2 == self.maker % 2

    def take(self, seat: int, suit: str) -> None:
        """Make a suit trump and deal the rest: the turned card is known to be with its taker."""
        self.maker, self.suit = seat, suit
        turned = self.turned.pop()
        self.emit("belote-takes", seat=seat, suit=suit, card=turned)
        for each in self.in_turn():
            if each == seat:
                self.hands[each].add_known(turned)
            self.hands[each] += self.kitty.take(2 if each == seat else 3)
        self.start_play()

    def start_play(self) -> None:
        """Make the suit of the contract trump; the seat on the dealer's left leads."""
        self.trump = self.suit
        self.begin_play((self.dealer + 1) % 4)
        self.emit("belote-leads", seat=self.leader)

    # Playing, section 6.

    def higher_trumps(self, hand: Cards) -> list[Card]:
        """The trumps of a hand above every trump in the trick."""
        ranking = self.ranking
        trumps = ranking.following(hand, self.trump)
        played = [ranking.power[card] for card in ranking.following(self.trick, self.trump)]
        return [card for card in trumps if ranking.power[card] > max(played, default=0)]

    def legal_follows(self, hand: Pile, follows: list[Card]) -> Sequence[Card]:
        if self.led() == self.trump:
            return self.higher_trumps(hand) or follows
        return follows

    def legal_discards(self, hand: Pile) -> Sequence[Card]:
        if self.led() == self.trump or self.partner_wins(self.turn):
            return hand
        trumps = self.ranking.following(hand, self.trump) if self.options.undertrump else []
        return self.higher_trumps(hand) or trumps or hand

    def why_not(self, card: Card, cards: str) -> Text:
        return calls.why_not(self, card, cards)

    def card_played(self, seat: int, card: Card) -> None:
        if self.options.declarations and len(self.played[seat]) == 1:
            self.announce(seat)
        royals = self.royals()
        if card in royals and {*royals} <= {*self.dealt(seat)}:
            other = royals[1 - royals.index(card)]
            is_second = ORDER[other] in self.played[seat]
            self.royal = seat if is_second else NOT_YET
            self.emit("belote-says", seat=seat, second=int(is_second))

    # Declarations, section 7.

    def announce(self, seat: int) -> None:
        """Say the kinds of declarations that a seat holds, with its first card."""
        kinds = [each.kind for each in declarations(self.dealt(seat))]
        self.kinds[seat] = " ".join(kinds)
        for kind in kinds:
            self.emit("belote-announces", seat=seat, kind=kind)

    def takes(self, winner: int) -> None:
        super().takes(winner)
        if self.options.declarations and self.is_first_trick():
            self.compare()

    def compare(self) -> None:
        """Count and show the declarations of the side with the best one."""
        dealt = [self.dealt(seat) for seat in range(4)]
        best = best_seat(dealt, self.trump, (self.dealer + 1) % 4)
        if best is None:
            return
        for seat in (best, partner_of(best)):
            for each in declarations(dealt[seat]):
                self.declared[best % 2] += each.points
                self.show(seat, each.cards)
                cards = " ".join(each.cards)
                self.emit("belote-declares", seat=seat, cards=cards, points=each.points)

    def show(self, seat: int, shown: Cards) -> None:
        """Make cards of a declaration known to all, as far as they are still in the hand."""
        hand = self.hands[seat]
        places = {*self.shown[seat], *(ORDER[card] for card in shown)}
        self.shown[seat] = sorted(places)
        hand.known += [card for card in shown if card in hand and card not in hand.known]

    # Scoring, sections 8 and 9.

    def facts(self) -> Facts:
        """The facts of the deal that has just ended."""
        won, base = self.won(self.maker % 2), [0, 0]
        for seat in range(4):
            base[seat % 2] += points(self.cards_taken(seat), self.trump)
        base[self.leader % 2] += LAST
        if won in (0, HAND):
            all_to = self.leader % 2
            base[all_to], base[1 - all_to] = CAPOT, 0
        belote = [20 * (self.royal in (team, team + 2)) for team in (0, 1)]
        return Facts(
            self.maker % 2,
            (base[0], base[1]),
            won,
            (self.declared[0], self.declared[1]),
            (belote[0], belote[1]),
            self.bid,
            self.stake,
        )

    def score_hand(self) -> None:
        facts = self.facts()
        scored = score(facts, self.options, self.held)
        for team in (0, 1):
            self.tell_count(facts, team)
        self.tell_result(facts, scored)
        self.held = scored.held
        for team, gain in enumerate(scored.points):
            self.credit((team, team + 2), gain, reason(scored.result, team == facts.makers))
        self.end_round()

    def tell_count(self, facts: Facts, team: int) -> None:
        """Tell the arithmetic of a side."""
        declared, belote = facts.declared[team], facts.belote[team]
        kinds = {(False, False): "plain", (True, False): "declared", (False, True): "belote"}
        self.emit(
            "belote-counts",
            seats=partners(team),
            kind=kinds.get((declared > 0, belote > 0), "both"),
            tricks=facts.base[team],
            declared=declared,
            belote=belote,
            total=facts.base[team] + declared + belote,
        )

    def tell_result(self, facts: Facts, scored: Score) -> None:
        """Tell how the contract ended, and the points of both sides."""
        ours = facts.makers
        self.emit(
            "belote-scores",
            seats=partners(ours),
            result=scored.result,
            number=self.bid,
            ours=scored.points[ours],
            theirs=scored.points[1 - ours],
            held=scored.held,
        )

    def decided(self) -> list[int]:
        best = super().decided()
        return best if len(best) < self.seats else []

    # Summaries and looks.

    def summary(self, seat: int) -> Text | None:
        """The tricks of the team of a seat, and if it made trump."""
        if not self.trump:
            return None
        made = int(self.is_maker(seat))
        return Text("belote-deed", made=made, number=self.won(seat % 2), suit=self.trump)

    def declared_cards(self, seat: int) -> tuple[str, ...]:
        """The declared cards of a seat, while they are shown: during the second trick."""
        is_shown = self.trick_number() <= 2 and self.phase == PLAY
        return tuple(str(BY_ORDER[place]) for place in self.shown[seat] if is_shown)

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """The hand, its jack and nine of trumps marked: they are on top."""
        scene = super().hand_scene(seat, tr)
        top = (f"J{self.trump}", f"9{self.trump}")
        return replace(scene, high=tuple(card for card in scene.cards if card in top))

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place = super().seat_scene(seat, tr)
        return seat_scene(self, place, seat, self.declared_cards(seat), tr)

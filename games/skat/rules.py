"""Skat: bid for the right to play alone against two others.

Rules: `docs/rules/skat.md`; a section named in this folder is one of that page.
"""

from typing import ClassVar, Final

from games.cards import CARDS, EVERYONE, NOBODY, Card, Pile
from games.choices import Choice
from games.daily import Daily
from games.notation import Grammar
from games.scene import Hand, Table, TableSeat
from games.skat import auction, calls
from games.skat.hint import SkatMind
from games.skat.score import BASE, LEVELS, Facts, Result, bonuses, matadors, ramsch, settle
from games.skat.state import (
    EXTRAS,
    NULL,
    RAMSCH,
    RANKINGS,
    THREE,
    VARIANTS,
    Options,
    State,
    points,
)
from games.skat.table import call_text, hand_scene, seat_scene, table
from games.text import Text, Translate
from games.tricks import NOT_YET, PLAY

DEALT: Final = 30
"""The number of cards that are dealt to the seats; the others are the skat."""


class Skat(State):
    """The winner of an auction plays alone, for points, or for no trick at all."""

    key, players, unit, usual_seats = "skat", range(3, 5), "hand", 3
    minutes, cover = 40, "JC JS AH TH"
    grammar = Grammar(suits=("game", "hand"))
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(3, Options(rounds=1, passed_in="ramsch"), 3)
    mind = SkatMind()

    # Dealing, section 4.

    def deal(self) -> None:
        self.dealer = self.following_dealer()
        deck, sits_out = self.shuffle(self.pack()), self.dealer if self.seats > THREE else None
        self.deal_out(deck[:DEALT], (self.dealer + 1) % self.seats, sits_out)
        self.skat = Pile(deck[DEALT:], NOBODY)
        self.bid, self.stake, self.matadors = 0, 1, 0
        self.bids, self.limits = [0] * self.seats, [0] * self.seats
        self.taken_up, self.kind, self.extra = False, "", ""
        self.begin_calls()
        self.emit("skat-deals", seat=self.dealer, sits_out=int(sits_out is not None))
        forehand, middlehand, _ = self.in_turn()
        self.ask_bid(middlehand, forehand)

    # The calls, sections 5 to 7.

    def call_moves(self, seat: int) -> list[str]:
        return calls.moves(self, seat)

    def call_refusal(self, seat: int, action: str) -> Text | None:
        return calls.refusal(self, seat, action)

    def choices(self, seat: int) -> list[Choice]:
        is_call = self.phase != PLAY and not self.resting and seat in self.waiting()
        return calls.choices(self, seat) if is_call else super().choices(seat)

    def call_text(self, seat: int) -> Text | None:
        return call_text(self, seat)

    def ask_bid(self, caller: int, answerer: int) -> None:
        """Ask a seat to bid to another."""
        self.caller, self.answerer = caller, answerer
        self.ask_next("bid", caller)

    def ask_next(self, phase: str, seat: int) -> None:
        """Ask a seat in the auction; those that are asked later may pass ahead."""
        others = (each for each in self.in_turn() if each != seat)
        self.ask(phase, [seat, *(each for each in others if not auction.has_passed(self, each))])

    def make_call(self, seat: int, action: str) -> None:
        verb, *words = action.split(" ")
        match verb:
            case "bid" | "hold":
                self.last_calls[seat] = action
                self.name_value(seat, int(words[0]) if words else self.bid)
            case "pass":
                self.pass_on(seat)
            case "take":
                self.take(seat)
            case "discard":
                self.discard(seat, [CARDS[word] for word in words])
            case "game" | "hand":
                self.last_calls[seat] = action
                self.announce(seat, *words)
            case _:
                self.last_calls[seat] = action
                self.double(seat, verb)

    def name_value(self, seat: int, value: int) -> None:
        """Bid or hold a value."""
        is_held, self.bid, self.bids[seat] = value == self.bid, value, value
        self.emit("skat-holds" if is_held else "skat-bids", seat=seat, number=value)
        if self.answerer == NOT_YET:
            self.win_auction(seat)
        elif is_held:
            self.ask_next("bid", self.caller)
        else:
            self.last_calls[self.answerer] = ""
            self.ask_next("hold", self.answerer)

    def pass_on(self, seat: int) -> None:
        """Pass: out of the auction, or without a kontra."""
        self.last_calls[seat] = "pass"
        self.emit("skat-passes", seat=seat)
        if self.phase in ("kontra", "re"):
            self.ask(self.phase, self.asked[1:])
            return
        self.limits[seat] = self.bid if self.phase == "hold" else auction.least_bid(self)
        if pair := auction.following(self, seat):
            self.ask_bid(*pair)
        elif self.bid:
            self.win_auction(self.caller if seat == self.answerer else self.answerer)
        else:
            self.all_passed()

    def win_auction(self, seat: int) -> None:
        """Make a seat the declarer, which takes the skat or announces a hand game."""
        self.maker = seat
        self.emit("skat-declarer", seat=seat, number=self.bid)
        self.ask("skat", [seat])

    def all_passed(self) -> None:
        """Deal anew, or play a ramsch."""
        if self.options.passed_in == "ramsch":
            self.kind, self.trump = RAMSCH, RANKINGS[RAMSCH].trump
            self.emit("skat-ramsch")
            self.go_on()
            return
        self.emit("skat-passed-in")
        self.uncover()
        self.end_round()

    def take(self, seat: int) -> None:
        """Take the skat into the hand."""
        self.taken_up = True
        self.hands[seat] += self.skat.take(2)
        self.emit("skat-takes", seat=seat)
        self.ask("discard", [seat])

    def discard(self, seat: int, cards: list[Card]) -> None:
        """Put two cards aside, which count for the declarer."""
        self.skat = Pile([self.hands[seat].pull(card) for card in cards], seat)
        self.emit("skat-discards", seat=seat)
        self.ask("game", [seat])

    def announce(self, seat: int, kind: str, extra: str = "") -> None:
        """Announce a game; ouvert shows the hand."""
        self.kind, self.extra, self.trump = kind, extra, RANKINGS[kind].trump
        if extra == "ouvert":
            self.hands[seat].seen_by = EVERYONE
        self.emit("skat-announces", EVERYONE, seat=seat, number=self.bid, **self.named())
        self.ask("kontra", calls.may_double(self) if self.options.kontra else [])

    def double(self, seat: int, verb: str) -> None:
        """Say kontra, which the declarer may answer, or re."""
        self.stake *= 2
        self.emit("skat-doubles", seat=seat, kind=verb, stake=self.stake)
        self.ask("re", [self.maker] if verb == "kontra" else [])

    def go_on(self) -> None:
        self.begin_play(self.in_turn()[0])
        self.emit("skat-leads", seat=self.leader)

    # Playing, section 6.

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.phase == PLAY and action.split(" ")[0] in calls.VERBS:
            return calls.wrong_phase(self)
        problem = super().refusal(seat, action)
        if problem is None or problem.key != "must-follow-suit" or self.kind == NULL:
            return problem
        if CARDS[action].rank != "J" and self.led() != self.trump:
            return problem
        cards = dict(problem.args)["cards"]
        return Text("skat-jacks", trump=int(self.led() == self.trump), cards=cards)

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        return calls.not_asked(self, seat, action) or super().interrupt_refusal(seat, action)

    def can_claim(self, seat: int) -> bool:
        is_open = self.kind != NULL and (self.extra not in EXTRAS[2:] or seat == self.maker)
        return is_open and super().can_claim(seat)

    def finish_trick(self) -> None:
        super().finish_trick()
        if not (self.resting or self.over) and self.is_lost():
            if self.claimant is not None:
                self.end_claim()
            self.show_hands()
            self.score_hand()

    def is_lost(self) -> bool:
        """True if the trick just finished has lost a null game, or one with schwarz announced."""
        if self.kind == NULL:
            return self.leader == self.maker
        return self.extra in EXTRAS[2:] and self.leader != self.maker

    # Scoring, sections 8 and 9.

    def facts(self) -> Facts:
        """The facts of the deal that has just ended."""
        return Facts(
            self.kind,
            self.bid,
            points([*self.cards_taken(self.maker), *self.skat]),
            self.tricks[self.maker],
            self.matadors,
            self.is_hand(),
            self.extra,
            self.stake,
        )

    def score_hand(self) -> None:
        if self.kind == RAMSCH:
            self.score_ramsch()
        else:
            if not (self.is_low() or self.matadors):
                self.matadors = matadors(self.declarers_cards(), self.kind)
            facts = self.facts()
            self.score_game(facts, settle(facts))
        self.skat.seen_by = EVERYONE
        self.emit("skat-lay", cards=" ".join(self.arrange(self.skat)))
        self.end_round()

    def score_game(self, facts: Facts, result: Result) -> None:
        """Score a game of the declarer, and tell the arithmetic."""
        seat, made = self.maker, int(result.is_made)
        self.emit("skat-ends", EVERYONE, seat=seat, made=made, points=facts.points, **self.named())
        if result.levels:
            self.tell_count(facts, result)
        self.emit("skat-scores", seat=seat, gain=result.gain)
        self.credit([seat], result.gain, "skat-for-game", **self.named())
        if self.options.scoring == "seeger_fabian":
            for each, bonus in enumerate(bonuses(self.seats, seat, result.is_made)):
                self.credit([each], bonus, "skat-for-bonus")

    def tell_count(self, facts: Facts, result: Result) -> None:
        """Tell the levels of a game, and if its value was below the bid."""
        at = dict(result.levels)
        self.emit(
            "skat-counts",
            EVERYONE,
            holds=int(facts.matadors > 0),
            matadors=abs(facts.matadors),
            base=BASE[facts.kind],
            value=BASE[facts.kind] * result.levels[-1][1],
            **{f"at_{name}": at.get(name, 0) for name in LEVELS},
        )
        if result.is_overbid:
            self.emit("skat-overbid", number=self.bid, value=result.value)

    def score_ramsch(self) -> None:
        """Score a ramsch."""
        seats = range(self.seats)
        taken = [points(self.cards_taken(seat)) for seat in seats]
        last = None if self.options.ramsch_skat == "loser" else self.leader
        players = self.in_turn()
        gains = ramsch(taken, self.tricks, players, points(self.skat), last)
        for seat in seats:
            self.credit([seat], gains[seat], "skat-for-ramsch")
            if gains[seat]:
                self.emit("skat-scores", seat=seat, gain=gains[seat])

    def uncover(self) -> None:
        """Show the hands and the skat."""
        self.show_hands()
        self.skat.seen_by = EVERYONE

    def decided(self) -> list[int]:
        deals = self.options.rounds * self.seats
        return self.leaders() if 0 < deals <= self.round else []

    def can_stop(self) -> bool:
        return not self.options.rounds

    def has_won(self, seat: int) -> bool:
        return super().has_won(seat) and not (self.resting and self.is_out(seat))

    def utility(self, seat: int) -> float:
        others = [score for each, score in enumerate(self.scores) if each != seat]
        return self.scores[seat] - sum(others) / len(others)

    # Summaries and looks.

    def summary(self, seat: int) -> Text | None:
        """The tricks of a seat; the points of the declarer are told with the game."""
        is_played = bool(self.kind) and not self.is_out(seat)
        return Text("skat-tricks", number=self.tricks[seat]) if is_played else None

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return seat_scene(self, super().seat_scene(seat, tr), seat, tr)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        return hand_scene(self, super().hand_scene(seat, tr), seat)

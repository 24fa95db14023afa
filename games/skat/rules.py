"""Skat: bid for the right to play alone against two others.

Rules: `docs/rules/skat.md`; a section named in this folder is one of that page.
"""

from typing import ClassVar

from games.cards import CARDS, EVERYONE, NOBODY, Pile
from games.choices import Choice
from games.daily import Daily
from games.notation import Grammar
from games.skat.calls import Calls
from games.skat.hint import SkatMind
from games.skat.score import BASE, LEVELS, Facts, Result, bonuses, matadors, ramsch, settle
from games.skat.state import NULL, RAMSCH, VARIANTS, Options, points
from games.text import Text
from games.tricks import PLAY


class Skat(Calls):
    """The winner of an auction plays alone, for points, or for no trick at all."""

    key, players, unit, usual_seats = "skat", range(3, 5), "hand", 3
    minutes, cover = 40, "JC JS AH TH"
    grammar = Grammar(suits=("game", "hand"))
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily, mind = Daily(3, Options(rounds=1, passed_in="ramsch"), 3), SkatMind()

    def deal(self) -> None:
        self.dealer = self.following_dealer()
        deck = self.shuffle(self.pack())
        sits_out = self.dealer if self.is_out(self.dealer) else None
        self.deal_out(deck[:-2], (self.dealer + 1) % self.seats, sits_out)
        self.skat = Pile(deck[-2:], NOBODY)
        self.bid, self.stake, self.matadors = 0, 1, 0
        self.bids, self.limits = [0] * self.seats, [0] * self.seats
        self.taken_up, self.kind, self.extra = False, "", ""
        self.begin_calls()
        self.emit("skat-deals", seat=self.dealer, sits_out=int(sits_out is not None))
        self.answerer, self.caller, _ = self.in_turn()
        self.ask_next("bid", self.caller)

    def choices(self, seat: int) -> list[Choice]:
        is_call = self.phase != PLAY and not self.resting and seat in self.waiting()
        return self.call_choices(seat) if is_call else super().choices(seat)

    def make_call(self, seat: int, action: str) -> None:
        verb, *words = action.split(" ")
        if verb not in ("take", "discard"):
            self.last_calls[seat] = action
        match verb:
            case "bid" | "hold":
                self.name_value(seat, int(words[0]) if words else self.bid)
            case "pass":
                self.emit("skat-passes", seat=seat)
                if self.phase in ("bid", "hold"):
                    self.drop_out(seat)
                else:
                    self.ask(self.phase, self.asked[1:])
            case "take":
                self.taken_up = True
                self.hands[seat] += self.skat.take(2)
                self.emit("skat-takes", seat=seat)
                self.ask("discard", [seat])
            case "discard":
                self.skat = Pile([self.hands[seat].pull(CARDS[word]) for word in words], seat)
                self.emit("skat-discards", seat=seat)
                self.ask("game", [seat])
            case "game" | "hand":
                self.announce(seat, *words)
            case _:
                self.stake *= 2
                self.emit("skat-doubles", seat=seat, kind=verb, stake=self.stake)
                self.ask("re", [self.maker] if verb == "kontra" else [])

    def go_on(self) -> None:
        self.begin_play(self.in_turn()[0])
        self.emit("skat-leads", seat=self.leader)

    def refusal(self, seat: int, action: str) -> Text | None:
        problem = super().refusal(seat, action)
        if problem is None or problem.key != "must-follow-suit" or self.kind == NULL:
            return problem
        is_trump = self.led() == self.trump
        if CARDS[action].rank != "J" and not is_trump:
            return problem
        return Text("skat-jacks", trump=int(is_trump), cards=dict(problem.args)["cards"])

    def can_claim(self, seat: int) -> bool:
        is_open = not self.ends_early() or (self.kind != NULL and seat == self.maker)
        return is_open and super().can_claim(seat)

    def finish_trick(self) -> None:
        super().finish_trick()
        is_lost = (self.leader == self.maker) == (self.kind == NULL)
        if not (self.resting or self.over) and self.ends_early() and is_lost:
            self.show_hands()
            self.score_hand()

    def facts(self) -> Facts:
        """The facts of the deal that has just ended."""
        own = points([*self.cards_taken(self.maker), *self.skat])
        counted = own, self.tricks[self.maker], self.matadors
        return Facts(self.kind, self.bid, *counted, self.is_hand(), self.extra, self.stake)

    def score_hand(self) -> None:
        if self.kind in BASE and not self.matadors:
            self.matadors = matadors([*self.dealt(self.maker), *self.skat], self.kind)
        if self.kind == RAMSCH:
            self.score_ramsch()
        else:
            self.score_game(self.facts())
        self.skat.seen_by = EVERYONE
        self.emit("skat-lay", cards=" ".join(self.arrange(self.skat)))
        self.end_round()

    def score_game(self, facts: Facts) -> None:
        """Score a game of the declarer, and tell the arithmetic."""
        seat, result = self.maker, settle(facts)
        made = int(result.is_made)
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
        at = {f"at_{name}": result.levels.get(name, 0) for name in LEVELS}
        holds, run, base = int(facts.matadors > 0), abs(facts.matadors), BASE[facts.kind]
        value = base * max(result.levels.values())
        told = {"holds": holds, "matadors": run, "base": base, "value": value}
        self.emit("skat-counts", EVERYONE, **told, **at)
        if value < self.bid:
            self.emit("skat-overbid", number=self.bid, value=result.value)

    def score_ramsch(self) -> None:
        """Score a ramsch."""
        taken = [points(self.cards_taken(seat)) for seat in range(self.seats)]
        last = None if self.options.ramsch_skat == "loser" else self.leader
        gains = ramsch(taken, self.tricks, self.in_turn(), points(self.skat), last)
        for seat, gain in enumerate(gains):
            self.credit([seat], gain, "skat-for-ramsch")
            if gain:
                self.emit("skat-scores", seat=seat, gain=gain)

    def decided(self) -> list[int]:
        return self.leaders() if 0 < self.options.rounds * self.seats <= self.round else []

    def can_stop(self) -> bool:
        return not self.options.rounds

    def has_won(self, seat: int) -> bool:
        return super().has_won(seat) and not (self.resting and self.is_out(seat))

    def utility(self, seat: int) -> float:
        others = sum(self.scores) - self.scores[seat]
        return self.scores[seat] - others / (self.seats - 1)

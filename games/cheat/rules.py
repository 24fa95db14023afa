"""Cheat: shed your cards face down, and never mind whether you tell the truth about them.

Rules: `docs/rules/cheat.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from games.cards import Card
from games.cheat.hint import CheatMind
from games.cheat.plays import Plays
from games.cheat.state import VARIANTS, Options, packs_of
from games.cheat.table import Scenes
from games.claims import NO_SEAT, STANDS
from games.daily import Daily
from games.premoves import Premove
from games.text import Text

TRUST: Final = Premove("trust", stands=True)
"""To let claims go until somebody lays their last cards."""


class Cheat(Scenes, Plays):
    """Three to eight players, each alone."""

    key, players, mind = "cheat", range(3, 9), CheatMind()
    group, minutes, cover = "climbing", 15, "AC 2D 7H KS"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    premoves = (TRUST,)
    daily = Daily(4, Options(scoring="cards", rounds=1), 1)

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        problem = super().objection(seats, options)
        if problem is None and options.most_cards > (most := 4 * packs_of(seats, options)):
            return Text("cheat-too-few-packs", most=most)
        return problem

    def can_premove(self, seat: int, order: Premove) -> bool:
        """True where all are asked after each play."""
        return self.options.window == "everyone"

    def premove_action(self, seat: int, order: Premove) -> str:
        """Trust in any claim but one on which the round hangs (section 11)."""
        if not self.is_asked or self.is_breaking_off() or not self.hands[self.claimant]:
            return ""
        return STANDS

    def deal(self) -> None:
        self.lowest_wins = self.options.scoring == "cards"
        self.dealer = self.following_dealer()
        self.turn = (self.dealer + 1) % self.seats
        self.deal_one_by_one(self.shuffle(self.pack()), self.turn)
        self.clear()
        self.emit("cheat-deals", seat=self.dealer)

    # A play and what follows it, sections 5 to 8.

    def play(self, seat: int, action: str) -> None:
        if action == self.challenge_action and not self.is_asked:
            self.doubt(seat)
        elif self.is_asked:
            challenger = self.answer(seat, action)
            if challenger is None:
                self.emit("cheat-answers", seat=seat)
            else:
                self.answered(challenger)
        elif action == STANDS:
            self.pass_turn(seat)
        else:
            picked, rank = self.parts(action)
            self.lay_down(seat, picked, rank or self.ranks()[0])

    def lay_down(self, seat: int, picked: Sequence[Card], rank: str) -> None:
        """Lay cards with a claim, and let others doubt it."""
        self.lay(seat, picked, rank)
        left, count = len(self.hands[seat]), len(picked)
        self.emit("cheat-lays", seat=seat, count=count, rank=rank)
        if left <= 1:
            self.emit("cheat-left", other=seat, count=left)
        follower = self.holder_from(seat + 1)
        others = [each for each in self.holders() if each != seat]
        is_asked = self.options.window == "everyone" or not left or self.is_breaking_off()
        self.make_claim(seat, [follower] if self.options.window == "next" else others, is_asked)
        self.turn = follower

    def pass_turn(self, seat: int) -> None:
        """Give up a turn; a pile that nobody goes on with is set aside (section 6)."""
        self.emit("cheat-passes", seat=seat)
        leader = self.claims[-1][0]
        self.claim_nothing()
        self.passes += 1
        self.turn = self.holder_from(seat + 1)
        if self.passes == len([each for each in self.holders() if each != leader]):
            self.emit("cheat-set-aside", count=self.pile_size())
            self.set_aside()
            self.turn = self.holder_from(leader)

    def answered(self, challenger: int) -> None:
        """Go on once the last has answered."""
        if challenger != NO_SEAT:
            self.doubt(challenger)
            return
        self.emit("cheat-nobody-doubts")
        self.settle(self.claimant)

    def doubt(self, seat: int) -> None:
        """Turn up the last play: who was wrong takes the pile (section 8)."""
        claimant, shown = self.claimant, list(self.laid)
        self.was_true = all(card.rank == self.claimed for card in shown)
        right, taker = (claimant, seat) if self.was_true else (seat, claimant)
        kind = "true" if self.was_true else "lie"
        self.emit("cheat-doubts", seat=seat, other=claimant)
        self.emit("cheat-turned", cards=" ".join(shown), kind=kind)
        self.emit("cheat-takes", other=taker, count=self.pile_size())
        self.give_pile(taker)
        self.caught = taker
        leader = {"next": claimant + 1, "winner": right, "taker": taker}[self.options.leads_after]
        self.turn = self.holder_from(leader % self.seats)
        self.settle(claimant)

    def settle(self, claimant: int) -> None:
        """Go on after a claim that was doubted or stands, or end the round (section 9)."""
        self.claim_nothing()
        if not self.hands[claimant]:
            self.out.append(claimant)
            self.emit("cheat-out", other=claimant, place=len(self.out))
        is_last = len(self.holders()) == 1 if self.options.scoring == "places" else bool(self.out)
        if self.is_breaking_off() and not is_last:
            self.emit("cheat-broken-off")
        if is_last or self.is_breaking_off():
            self.count()

    # Scores, section 9.

    def places(self) -> list[int]:
        """The seats in order: out first, then those with fewest cards, of equals the lower."""
        left = sorted(self.holders(), key=lambda seat: len(self.hands[seat]))
        return self.out + left

    def count(self) -> None:
        """Score the round."""
        held = [len(hand) for hand in self.hands]
        for place, seat in enumerate(self.places(), 1):
            match self.options.scoring:
                case "cards":
                    self.credit([seat], held[seat], "cheat-for-cards")
                case "places":
                    self.credit([seat], self.seats - place)
                case _:
                    won = held[seat] == min(held)
                    self.credit([seat], int(won))
        self.show_hands()
        self.end_round()

    def decided(self) -> list[int]:
        if self.options.scoring == "wins":
            return super().decided()
        return self.leaders() if self.round >= self.options.rounds else []

    def summary(self, seat: int) -> Text | None:
        if self.options.scoring == "cards" or not (self.resting or self.over):
            return None
        if seat in self.out:
            return self.out_text(seat)
        return Text("shared-cards", count=len(self.hands[seat]))

    def is_out(self, seat: int) -> bool:
        return seat in self.out

    def has_race(self) -> bool:
        """True while somebody out of turn may doubt (section 7)."""
        return bool(self.doubters) and self.options.window == "open" and not self.is_asked

    def shows_pause(self) -> bool:
        return bool(self.shown)

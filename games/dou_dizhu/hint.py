"""The mind of Dou Dizhu: the rules of section 13, and the reasons."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, NamedTuple

from games.climbing import ClimbingMind
from games.dou_dizhu import auction
from games.dou_dizhu.kinds import CLIMB, ORDER, RANK, TWO, Combination, packed
from games.dou_dizhu.plan import JACK, KING, plan, strength, weight
from games.dou_dizhu.plays import Plays
from games.dou_dizhu.state import SEATS
from games.mind import Hard, Search
from games.text import Hint, Text

BIDS: Final = ((3.0, "bid 3"), (3.0, "grab"), (1.0, "bid 2"), (0.0, "bid 1"), (0.0, "call"))
"""The strength from which a hand makes a call, the highest first."""
DOUBLE, LANDLORD_DOUBLES = 4.0, 5.0
WEIGHT: Final = 0.06
"""The cost of a rank above the jack."""
NEARLY_OUT: Final = 0.5
ENOUGH: Final = 0.55
"""The cost up to which an opponent is answered."""
RAISE, OVERTAKE = 0.3, -0.5
"""The costs below which a partner is overtaken, before and after the landlord."""
TRIED: Final = 4
"""The plays that a search tries, besides a pass."""
TEN: Final = CLIMB.index("T")


class Play(NamedTuple):
    """A play: its packed cards, its combination, and its cost in the plan of the hand."""

    cards: int
    made: Combination
    after: float
    cost: float


class DouDizhuMind(ClimbingMind[Plays]):
    """The hint follows the plan of the hand."""

    high_from = TWO

    def hint(self, game: Plays, seat: int) -> Hint:
        if game.phase == "play":
            return Decision(game, seat).hint()
        return doubling(game, seat) if game.phase == "double" else call(game, seat)

    def timeout_action(self, game: Plays, seat: int) -> str:
        return super().timeout_action(game, seat) if game.phase == "play" else "pass"

    def hard(self) -> Hard:
        return Search(candidates=candidates)

    def sample_secret(self, game: Plays, seat: int, random: Random) -> str:
        return doubling(game, seat).action


def candidates(game: Plays, seat: int) -> list[str]:
    """The calls, or the plays of the least cost, and a pass."""
    return game.moves(seat) if game.phase != "play" else Decision(game, seat).candidates()


def call(game: Plays, seat: int) -> Hint:
    """The highest call that the hand is strong enough for."""
    value, legal = strength(packed(game.hands[seat])), auction.calls(game)
    action = next((each for least, each in BIDS if value >= least and each in legal), "pass")
    return Hint(action, Text("dou-dizhu-hint-call", passes=int(action == "pass")))


def doubling(game: Plays, seat: int) -> Hint:
    """Double with a strong hand."""
    least = LANDLORD_DOUBLES if seat == game.landlord else DOUBLE
    doubles = strength(packed(game.hands[seat])) >= least
    return Hint("double" if doubles else "pass", Text("dou-dizhu-hint-double", yes=int(doubles)))


class Decision:
    """A decision of a seat that is to play: the costs of its plays, and the reason."""

    def __init__(self, game: Plays, seat: int) -> None:
        self.game, self.seat, self.hand = game, seat, packed(game.hands[seat])
        self.left = [len(hand) for hand in game.hands]
        self.is_landlord = seat == game.landlord
        peasants = [each for each in range(SEATS) if each != game.landlord]
        opponents = peasants if self.is_landlord else [game.landlord]
        self.nearest = min(opponents, key=self.left.__getitem__)
        self.fewest = self.left[self.nearest]
        partner = [each for each in peasants if each != seat]
        self.partner = seat if self.is_landlord else partner[0]
        self.plan = plan(self.hand)
        self.plays = [self.judged(*play) for play in game.answers(self.hand)]

    def judged(self, cards: int, made: Combination) -> Play:
        """A play with its cost in the plan."""
        after = plan(self.hand - cards)
        return Play(cards, made, after, after - self.plan + WEIGHT * weight(cards))

    def hint(self) -> Hint:
        """The best play, or a pass, and the reason."""
        for play in self.plays:
            if play.cards == self.hand:
                return self.plays_it(play, Text("climbing-hint-out"))
        top = self.game.top()
        if top is None:
            best = min(self.plays, key=self.lead_cost)
            return self.plays_it(best, partial(self.why_lead, best))
        if not self.plays:
            return Hint("pass", Text("climbing-hint-nothing"))
        if self.game.by[-1] == self.partner:
            return self.over_partner(top)
        return self.over_opponent(top)

    def candidates(self) -> list[str]:
        """The plays of the least cost, and a pass."""
        cost = self.answer_cost if self.game.trick else self.lead_cost
        best = sorted(self.plays, key=cost)[:TRIED]
        return [*map(self.action_of, best), *(["pass"] if self.game.trick else [])]

    def plays_it(self, play: Play, why: Text | Callable[[], Text]) -> Hint:
        """The hint to make a play."""
        return Hint(self.action_of(play), why)

    def action_of(self, play: Play) -> str:
        """A play with the first of equal cards."""
        taken, counts = list[str](), play.cards
        for card in sorted(self.game.hands[self.seat], key=ORDER.__getitem__):
            if counts >> 8 * RANK[card] & 255:
                counts -= 1 << 8 * RANK[card]
                taken.append(card)
        return " ".join(taken)

    # Leads.

    def lead_cost(self, play: Play) -> float:
        """The cost of a lead by rule 3."""
        kind, size, rank = play.made
        cost = play.after + WEIGHT * weight(play.cards) + 0.02 * rank - 0.03 * size
        if play.made.is_bomb:
            cost += 0.3 if play.after <= NEARLY_OUT else 2
        elif kind.startswith("four"):
            cost += 1
        if kind == "single" and self.feeds():
            cost += 0.1 * rank - 1.5
        elif kind == "single" and self.fewest == 1:
            cost += 3 - 0.2 * rank
        elif kind == "pair" and self.fewest == 2:
            cost += 2 - 0.1 * rank
        return cost

    def feeds(self) -> bool:
        """True for a peasant just before a partner with one card, while the landlord has more."""
        is_next = self.partner == (self.seat + 1) % SEATS
        return is_next and self.left[self.partner] == 1 < self.left[self.game.landlord]

    def why_lead(self, play: Play) -> Text:
        """The reason for a lead."""
        kind, size, _ = play.made
        if kind == "single" and self.feeds():
            return Text("dou-dizhu-hint-feed", seat=self.partner)
        if self.fewest <= 2 and size != self.fewest:
            return Text("dou-dizhu-hint-avoid", seat=self.nearest, count=self.fewest)
        return Text("dou-dizhu-hint-lead", kind=kind, count=size)

    # Answers.

    def over_opponent(self, top: Combination) -> Hint:
        """Rule 4."""
        singles = [play for play in self.plays if play.made.kind == "single"]
        if not self.is_landlord and self.fewest == 1 and singles:
            highest = max(singles, key=lambda play: play.made.rank)
            return self.plays_it(highest, Text("dou-dizhu-hint-high", seat=self.nearest))
        best = min(self.plays, key=self.answer_cost)
        limit = ENOUGH + (1.5 if self.fewest <= 2 else 0.6 if self.fewest <= 5 else 0)
        if self.answer_cost(best) > limit:
            return Hint("pass", Text("dou-dizhu-hint-save"))
        key = "bomb" if best.made.is_bomb and not top.is_bomb else "beat"
        return self.plays_it(best, Text(f"dou-dizhu-hint-{key}"))

    def answer_cost(self, play: Play) -> float:
        """The cost of going over an opponent."""
        if not play.made.is_bomb:
            return play.cost
        cost = play.cost + 1.2 - 0.8 * (self.fewest <= 4)
        return cost - 1.2 * (play.after <= 0.9)

    def over_partner(self, top: Combination) -> Hint:
        """Rule 5."""
        plays = [play for play in self.plays if not play.made.is_bomb]
        if self.left[self.partner] > 3 and plays:
            best = min(plays, key=lambda play: play.cost)
            if (self.seat + 1) % SEATS == self.game.landlord:
                is_low = top.kind in ("single", "pair", "triplet") and top.rank <= TEN
                if is_low and best.made.rank <= KING and best.cost < RAISE:
                    return self.plays_it(best, Text("dou-dizhu-hint-raise"))
            elif best.cost < OVERTAKE and best.made.rank <= JACK:
                return self.plays_it(best, Text("dou-dizhu-hint-beat"))
        return Hint("pass", Text("dou-dizhu-hint-partner", seat=self.partner))

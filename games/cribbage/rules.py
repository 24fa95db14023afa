"""Cribbage: throw to the crib, play to 31, count hands, and be first round the board.

Rules: `docs/rules/cribbage.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any, ClassVar

from games.cards import CARDS, EVERYONE, NOBODY, Card, Pile, cards
from games.cribbage.counting import HIGHEST, Shown
from games.cribbage.hint import PLACE, hint
from games.cribbage.keeping import KEPT, chance_to_keep
from games.cribbage.options import VARIANTS, Options
from games.cribbage.pegging import Pegging
from games.cribbage.play import go, lay
from games.cribbage.policy import policy
from games.cribbage.refusals import refused
from games.cribbage.show import count
from games.cribbage.table import table
from games.cribbage.telling import told
from games.melds import POINTS
from games.scene import Spot, Table
from games.scores import Line
from games.speech import Hint, Say, Words


class Cribbage(Pegging):
    """Two to four players, four in partnerships; `scores` are the holes in the present game."""

    key, players, unit = "cribbage", range(2, 5), "hand"
    minutes, usual_seats, cover, trials = 20, 2, "5C 5D 5S JH 5H", 100
    options: Options = Options()
    variants: ClassVar = VARIANTS
    policy: ClassVar = policy

    # Dealing, section 4.

    def deal(self) -> None:
        seats, each = self.seats, 6 if self.seats == 2 else 5
        if self.round == 1:
            self.won, self.back = [0] * seats, [0] * seats
            self.next_dealer = self.shuffle(range(seats))[0]
        elif self.is_won():
            self.begin_game()
        self.dealer = self.next_dealer
        first, deck = (self.dealer + 1) % seats, self.shuffle(self.pack())
        dealt = seats * each
        self.hand_out(deck[:dealt], first)
        self.throws = [Pile((), seat) for seat in range(seats)]
        spare = dealt + (seats == 3)
        self.crib, self.stock = Pile(deck[dealt:spare], NOBODY), Pile(deck[spare:], NOBODY)
        self.starter, self.pile, self.down = (Pile((), EVERYONE) for _ in range(3))
        self.phase, self.by, self.gone, self.counted = "throw", [], [], []
        self.above, self.latest, self.turn = [0] * seats, first, first
        self.tell("cribbage-deals", seat=self.dealer)

    def begin_game(self) -> None:
        """Put the pegs back; what was pegged before counts in game points alone."""
        self.scores, self.brought, self.back = ([0] * self.seats for _ in range(3))
        self.past = [(Line(0),) * self.seats for _ in self.past]

    # What may be done, section 5.

    def actors(self) -> list[int]:
        return self.silent() if self.phase == "throw" else [self.turn]

    def moves(self, seat: int) -> list[str]:
        if self.phase == "throw":
            hand = self.arrange(self.hands[seat])
            return [spelled(picked) for picked in combinations(hand, self.to_throw())]
        if self.phase == "show":
            return [f"claim {number}" for number in range(HIGHEST + 1)]
        return list(map(str, self.arrange(self.fitting(seat)))) or ["go"]

    def why_not_aside(self, seat: int, action: str) -> Words:
        if self.phase == "throw":
            return Words("thrown-already", seats=" ".join(map(str, self.waiting())))
        return super().why_not_aside(seat, action)

    def refusal(self, seat: int, action: str) -> Words | None:
        return None if action in self.moves(seat) else refused(self, seat, action)

    def play(self, seat: int, action: str) -> None:
        if self.phase == "throw":
            self.throw(seat, action)
        elif self.phase == "show":
            count(self, int(action.removeprefix("claim ")))
        elif action == "go":
            go(self, seat)
        else:
            lay(self, seat, CARDS[action])

    # Throwing.

    def throw(self, seat: int, action: str) -> None:
        """Lay a throw aside; after the last one turn up the starter."""
        for card in cards(action.removeprefix("throw ")):
            self.throws[seat].append(self.hands[seat].pull(card))
        self.tell("cribbage-throws", seat=seat, count=self.to_throw())
        if self.keep(seat, action):
            self.turn_up()

    def turn_up(self) -> None:
        """Turn up the starter, and begin the play."""
        self.phase = "play"
        self.starter.append(self.stock.pop(0))
        self.tell("cribbage-starter", card=self.starter[0])
        if self.starter[0].rank == "J" and self.options.heels:
            self.tell("cribbage-heels", seat=self.dealer, points=self.options.heels)
            self.peg(self.dealer, self.options.heels, "heels")
            if self.is_won():
                self.close()

    def guess_secret(self, seat: int, random: Random) -> str:
        return spelled(self.arrange(self.throws[seat]))

    # What the play tells of hands, section 6.

    def may_hold(self, seat: int, card: Card) -> bool:
        return POINTS[card] > self.above[seat]

    def likelihood(self, seat: int) -> float:
        """Who has thrown has kept what counts most, of everything thrown."""
        laid = zip(self.by, (*self.down, *self.last, *self.pile), strict=True)
        kept = [*self.hands[seat], *(card for by, card in laid if by == seat)]
        if len(kept) != KEPT:
            return 1.0
        return chance_to_keep(tuple(sorted(PLACE[card] for card in kept))) ** self.to_throw()

    # The end, section 9.

    def decided(self) -> list[int]:
        """Section 9: game points decide the match."""
        return [seat for seat, games in enumerate(self.won) if games >= self.options.games]

    def standing(self, seat: int) -> Any:
        return self.won[seat], self.scores[seat]

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    # What is seen.

    def holding(self, seat: int) -> Words | None:
        """To whose crib a seat throws, until it has."""
        if self.phase != "throw" or self.secrets[seat]:
            return None
        whose = "own" if seat == self.dealer else "other"
        return Words("cribbage-throw-to", count=self.to_throw(), whose=whose, other=self.dealer)

    def aside(self, seat: int, say: Say) -> tuple[Spot, ...]:
        """What a seat has thrown, which it alone knows."""
        thrown = tuple(map(str, self.arrange(self.throws[seat])))
        return (Spot(say(Words("cribbage-thrown")), thrown, spread="fan"),) if thrown else ()

    def shown(self, seat: int) -> Sequence[Card]:
        """Hands of two that are counted lie in the middle."""
        return () if self.seats == 2 else super().shown(seat)

    def value(self, seat: int) -> Shown | None:
        """What a hand counts, once it has."""
        at = (seat - self.dealer - 1) % self.seats
        return self.counted[at] if at < len(self.counted) else None

    def deed(self, seat: int) -> Words | None:
        """How the hand of a seat was counted; of partners one cannot be told for both."""
        parts = self.value(seat)
        return Words("cribbage-parts", **told(parts)) if parts and self.seats < 4 else None

    def reason(self, seat: int) -> Words | None:
        """The game points, where several decide."""
        several = self.options.games > 1
        return Words("cribbage-games", count=self.won[seat]) if several else None

    def line(self, seat: int) -> Words:
        """The holes, and the game points before them where several decide."""
        several = "yes" if self.options.games > 1 else "no"
        return Words(
            "cribbage-line", several=several, count=self.won[seat], score=self.scores[seat]
        )

    def tag(self, seat: int) -> Words | None:
        """Who has thrown or said go, and what a hand has counted."""
        if self.over or self.phase == "show":
            parts = self.value(seat)
            is_told = parts is not None and self.seats > 2 and not self.over
            return (
                Words("cribbage-worth", points=sum(parts or ())) if is_told else super().tag(seat)
            )
        if self.phase == "throw":
            return Words("cribbage-threw" if self.secrets[seat] else "cribbage-throwing")
        return Words("cribbage-go") if seat in self.gone else None

    def table(self, say: Say) -> Table:
        return table(self, say)


def spelled(picked: Sequence[Card]) -> str:
    """The action that throws these cards."""
    return " ".join(["throw", *picked])

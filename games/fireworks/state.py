"""The state of a match of Fireworks: the rules change it, hints and pictures read it."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from games.cards import CARDS, Card, Pile
from games.fireworks.backs import Back
from games.fireworks.cards import COPIES, PACKS, SUITS, TOP, copies
from games.fireworks.options import Options
from games.game import Game
from games.memory import fades


class State(Game):
    """What a match is made of, and what follows from it."""

    options: Options

    stock: Pile
    discards: Pile
    built: Pile
    told: list[list[Back]]  # by seat, what was told of each card, the oldest first
    clocks: int
    misfires: int
    hints: int  # given so far
    left_turns: int | None  # before the end, once the last card is drawn

    def pack(self) -> Sequence[Card]:
        return PACKS[self.options.suits]

    def forget(self, seat: int, unseen: list[Card], random: Random) -> None:
        """Lose what was told of some cards in the own hand."""
        self.told[seat] = [Back() if fades(random) else back for back in self.told[seat]]

    @property
    def suits(self) -> str:
        """The suits in play."""
        return SUITS[self.options.suits]

    @property
    def is_misfired(self) -> bool:
        """Whether there were too many misfires."""
        return self.misfires >= self.options.misfires

    @property
    def full(self) -> int:
        """What a full show scores."""
        return TOP * len(self.suits)

    def score(self) -> int:
        """What stands, or nothing where misfires have ended it."""
        return 0 if self.is_misfired and self.options.misfire_score == "zero" else len(self.built)

    @property
    def heights(self) -> dict[str, int]:
        """How high the firework of each suit has grown."""
        counted = Counter(card.suit for card in self.built)
        return {suit: counted[suit] for suit in self.suits}

    def fits(self, card: Card) -> bool:
        """Whether a card is the next one of its suit."""
        return self.heights[card.suit] + 1 == int(card.rank)

    def left(self, card: Card) -> int:
        """How many copies of a card are not discarded."""
        return copies(self.options.suits, card) - self.discards.count(card)

    def reach(self, suit: str) -> int:
        """How high a firework can still grow, as the discards tell."""
        steps = (rank for rank in COPIES if not self.left(CARDS[rank + suit]))
        return int(next(steps, TOP + 1)) - 1

    def best(self) -> int:
        """The highest score still possible."""
        return sum(map(self.reach, self.suits))

    def is_wanted(self, card: Card) -> bool:
        """Whether a card is still to be played."""
        return self.heights[card.suit] < int(card.rank) <= self.reach(card.suit)

"""What a computer player does about sets: follow if it can, shed many low cards, spare jokers."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar, Final, NamedTuple, Self

from games.cards import JOKERS, Card
from games.climbing.titles import TitlesGame
from games.speech import Hint, Words

CLOSE: Final = 2
"""An opponent with so many cards or fewer is close to going out."""
FEW: Final = 5
"""With so many cards or fewer a joker is there to be played."""
PRICE: Final = 7
"""What a joker is worth before."""
SHORT: Final = 6
"""With so many cards or fewer what is strong is there to be spent."""


class Play(NamedTuple):
    """What a play is weighed by, told once for all hands."""

    cards: Sequence[Card]
    strength: int
    jokers: int
    ranks: frozenset[int]  # of the others

    @classmethod
    def of(cls, cards: Sequence[Card], strength: int, rank: Mapping[Card, int]) -> Self:
        """These cards, so strong, of these ranks."""
        naturals = [card for card in cards if card.suit]
        ranks = frozenset(rank[card] for card in naturals)
        return cls(cards, strength, len(cards) - len(naturals), ranks)


class Turn(ABC):
    """A seat about to play."""

    price_late: ClassVar[float] = 2
    """What a joker is worth with few cards."""

    def __init__(self, game: TitlesGame, seat: int) -> None:
        self.game, self.hand = game, game.hands[seat]
        self.moves, rank = game.plays(seat), game.rank
        self.ranks = [rank[card] for card in self.hand]
        self.price = self.price_late if len(self.hand) <= FEW else PRICE
        self.others = [at for at, hand in enumerate(game.hands) if hand and at != seat]
        self.close = min(len(game.hands[other]) for other in self.others) <= CLOSE

    # What a game must write.

    @abstractmethod
    def read(self, move: str) -> Play:
        """A move that is no pass."""

    @abstractmethod
    def to_beat(self) -> str:
        """The rank of the play to beat, as it is said."""

    # What a game may change.

    def is_reversed(self) -> bool:
        """Whether low ranks are strong."""
        return False

    def has_jokers(self) -> bool:
        """Whether a joker may be what a play costs."""
        return True

    def worth(self, play: Play) -> float:
        """The score of a play."""
        cards, strength, jokers, ranks = play
        merit = 6 + 2 * len(cards) - self.price * jokers
        merit -= 3 * (sum(map(self.ranks.count, ranks)) - len(cards) + jokers)  # broken up
        if self.game.trick:
            return merit + 4 - 0.1 * strength  # a high card may take the lead
        return merit + 100 - 0.6 * strength + (3 if self.close and len(cards) > 1 else 0)

    # The choice.

    def hint(self) -> Hint:
        """The move of the highest merit, the first of equals."""
        action = max(self.moves, key=self.merit)
        return Hint(action, self.why_pass if action == "pass" else partial(self.why, action))

    def merit(self, move: str) -> float:
        """The score of a move."""
        if move == "pass":
            return 0
        play = self.read(move)
        return self.worth(play) + (1000 if len(play.cards) == len(self.hand) else 0)

    # The reason.

    def why(self, action: str) -> Words:
        """The reason for a play."""
        play = self.read(action)
        size, strength, flipped = len(play.cards), play.strength, int(self.is_reversed())
        if size == len(self.hand):
            return Words("climbing-hint-out")
        spares, jokers = self.has_lower(size, strength), int(self.has_jokers())
        if self.game.trick:
            if self.close:
                return self.why_close("climbing-hint-beat-close")
            key = "climbing-hint-spare" if spares else "climbing-hint-beat"
            return Words(key, count=size, rank=self.to_beat(), reversed=flipped, jokers=jokers)
        if self.close and size > 1:
            return self.why_close("climbing-hint-lead-close")
        if spares:
            return Words("climbing-hint-lead-spare", count=size, reversed=flipped, jokers=jokers)
        return Words("climbing-hint-lead", count=size, close=int(self.close), reversed=flipped)

    def has_lower(self, size: int, strength: int) -> bool:
        """Whether a lower play of as many cards could be made: a dearer one, by its merit."""
        plays = [self.read(move) for move in self.moves if move != "pass"]
        return any(len(play.cards) == size and play.strength < strength for play in plays)

    def why_close(self, key: str) -> Words:
        """A reason that names the opponent with the fewest cards."""
        hands = self.game.hands
        nearest = min(self.others, key=lambda other: len(hands[other]))
        return Words(key, seat=nearest, count=len(hands[nearest]))

    def why_pass(self) -> Words:
        """What the best answer would cost."""
        others = [move for move in self.moves if move != "pass"]
        if not others:
            return Words("climbing-hint-nothing")
        return self.why_save(self.read(max(others, key=self.merit)))

    def why_save(self, play: Play) -> Words:
        """Why this is not worth playing."""
        is_joker = play.cards[-1] in JOKERS
        return Words("climbing-hint-save-joker" if is_joker else "climbing-hint-save-set")

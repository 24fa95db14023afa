"""What a computer player does about sets: shed many low cards, spare jokers, break no sets."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

from games.cards import JOKERS, Card
from games.climbing.titles import TitlesGame
from games.speech import Hint, Words

CLOSE: Final = 2
"""An opponent with so many cards or fewer is close to going out."""
FEW: Final = 5
"""With so many cards or fewer a joker is there to be played."""
PRICE: Final = 7
"""What a joker is worth before."""


class Turn(ABC):
    """A seat about to play."""

    price_late: ClassVar[float] = 2
    """What a joker is worth with few cards."""

    def __init__(self, game: TitlesGame, seat: int) -> None:
        self.game, self.hand = game, game.hands[seat]
        self.moves = game.plays(seat)
        self.ranks = [game.rank[card] for card in self.hand]
        self.others = [other for other in range(game.seats) if other != seat and game.hands[other]]
        self.close = any(len(game.hands[other]) <= CLOSE for other in self.others)

    # What a game must write.

    @abstractmethod
    def read(self, move: str) -> tuple[Sequence[Card], int]:
        """The cards of a play, and how strong it is."""

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

    def worth(self, cards: Sequence[Card], strength: int) -> float:
        """The score of a play."""
        naturals = [self.game.rank[card] for card in cards if card.suit]
        price = self.price_late if len(self.hand) <= FEW else PRICE
        merit = 6 - 0.6 * strength + 2 * len(cards) - price * (len(cards) - len(naturals))
        merit -= 3 * (sum(map(self.ranks.count, set(naturals))) - len(naturals))  # broken up
        if self.game.trick:
            return merit + self.urge(strength)
        return merit + 100 + (3 if self.close and len(cards) > 1 else 0)

    def urge(self, strength: int) -> float:
        """What following is worth more when an opponent is close to going out."""
        return 4 + 0.5 * strength if self.close else 0

    # The choice.

    def hint(self) -> Hint:
        """The move of the highest merit, the first of equals."""
        action = max(self.moves, key=self.merit)
        return Hint(action, self.why_pass if action == "pass" else partial(self.why, action))

    def merit(self, move: str) -> float:
        """The score of a move."""
        if move == "pass":
            return 0
        cards, strength = self.read(move)
        return self.worth(cards, strength) + (1000 if len(cards) == len(self.hand) else 0)

    # The reason.

    def why(self, action: str) -> Words:
        """The reason for a play."""
        cards, strength = self.read(action)
        size, flipped = len(cards), int(self.is_reversed())
        if size == len(self.hand):
            return Words("climbing-hint-out")
        spares, jokers = self.has_lower(size, strength), int(self.has_jokers())
        if self.game.trick:
            if self.merit(action) <= self.urge(strength):
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
        return any(len(cards) == size and lower < strength for cards, lower in plays)

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
        cards, strength = self.read(max(others, key=self.merit))
        return self.why_save(cards, strength)

    def why_save(self, cards: Sequence[Card], strength: int) -> Words:
        """Why these cards are not worth playing."""
        is_joker = cards[-1] in JOKERS
        return Words("climbing-hint-save-joker" if is_joker else "climbing-hint-save-set")

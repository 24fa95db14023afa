"""What a computer player does about sets: follow if it can, shed many low cards, spare jokers."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import Any, NamedTuple, Self

from games.cards import JOKERS, Card
from games.climbing.kernel import Rest
from games.climbing.rehearsal import RehearsedGame
from games.speech import Hint, Words


class Play(NamedTuple):
    """What a play is weighed by, told once for all hands."""

    cards: Sequence[Card]
    strength: int
    jokers: int
    ranks: frozenset[int]  # of the others
    taken: int  # from the hand

    @classmethod
    def of(
        cls,
        cards: Sequence[Card],
        strength: int,
        rank: Mapping[Card, int],
        tally: Mapping[Card, int],
    ) -> Self:
        """These cards, so strong, of a game in which cards have such ranks and tallies."""
        naturals = [card for card in cards if card.suit]
        ranks = frozenset(rank[card] for card in naturals)
        taken = sum(tally[card] for card in cards)
        return cls(cards, strength, len(cards) - len(naturals), ranks, taken)


class Turn(ABC):
    """A seat about to play."""

    rest: Rest

    def __init__(self, game: RehearsedGame[Any], seat: int) -> None:
        self.game, self.seat, self.hand = game, seat, game.hands[seat]
        hands = [0] * game.seats
        hands[seat] = sum([game.tally[card] for card in self.hand])
        hands[seat - 1] = game.not_played() - hands[seat]  # who of them has what is unknown
        self.rest = game.about_to_play(hands)
        self.close = self.rest.is_close()

    @cached_property
    def moves(self) -> list[str]:
        """What it may do."""
        return self.game.plays(self.seat)

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

    def best(self) -> str:
        """The move of the highest merit, the first of equals."""
        return self.game.spelled(self.seat, self.rest.choose())

    # The choice.

    def hint(self) -> Hint:
        """What to do, and why."""
        action = self.best()
        return Hint(action, self.why_pass if action == "pass" else partial(self.why, action))

    def merit(self, move: str) -> float:
        """The score of a move."""
        if move == "pass":
            return 0
        cards, strength, jokers, ranks, _ = play = self.read(move)
        rank = self.game.rank
        behind = sum(rank[card] in ranks for card in self.hand) - len(cards) + jokers
        return self.rest.merit(len(cards), strength, jokers, behind, self.left_by(play))

    def left_by(self, play: Play) -> int:
        """What a play leaves in the hand, as a number."""
        return self.rest.hands[self.rest.turn] - play.taken

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
        others = [seat for seat, hand in enumerate(hands) if hand and seat != self.seat]
        nearest = min(others, key=lambda other: len(hands[other]))
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

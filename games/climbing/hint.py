"""Minds of climbing games: evidence from plays and passes; hints and rollouts of sets.

The hint follows if it can, sheds many low cards, and spares jokers.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeVar

from games.cards import JOKERS, Card
from games.climbing.fast import Play, Playout
from games.climbing.titles import TitlesGame
from games.climbing.trick import ClimbingGame, Noted
from games.mind import Mind
from games.rollout import FastRolloutMind
from games.sampling import OFF_POLICY_LIKELIHOOD
from games.text import Hint, Text

MORE: Final = (1, 2, 3)
"""Numbers of cards that a seat may have kept of a rank that it has played."""

C = TypeVar("C", bound=ClimbingGame)
T = TypeVar("T", bound=TitlesGame)
P = TypeVar("P", bound=Playout)


class ClimbingMind(Mind[C]):
    """A mind that samples deals by what seats would rather have played."""

    mcmc_steps = 150
    high_from: ClassVar[int]  # the lowest rank that seats keep rather than play

    def timeout_action(self, game: C, seat: int) -> str:
        return "pass" if game.trick else self.hint(game, seat).action

    def likelihood(self, game: C, seat: int) -> float:
        return self.likelihood_fn(game)(seat)

    def likelihood_fn(self, game: C) -> Callable[[int], float]:
        off_policy = [unlikely(tuple(noted), self.high_from) for noted in game.history]
        rank = game.rank

        def likelihood(seat: int) -> float:
            sets = Counter([rank[card] for card in game.hands[seat]])
            return float(OFF_POLICY_LIKELIHOOD ** len(off_policy[seat].intersection(sets.items())))

        return likelihood


@lru_cache(maxsize=256)
def unlikely(history: Iterable[Noted], high_from: int) -> frozenset[tuple[int, int]]:
    """The sets, by rank and size, that a seat would have played instead of what it did.

    These are lower ones of as many cards; and the rest of a rank of which it has played a set.
    """
    found = set[tuple[int, int]]()
    for size, beaten, played in history:
        below = high_from if played is None else min(played, high_from)
        found |= {(rank, size) for rank in range(beaten + 1, below)}
        if played is not None:
            found |= {(played, count) for count in MORE}
    return frozenset(found)


class TitlesMind(ClimbingMind[T], FastRolloutMind[T, P]):
    """The mind of a game for places, whose rounds of sets are also played out as integers."""

    packed: ClassVar[Mapping[Card, int]]  # by card, what it adds to a packed hand

    # What a game must write.

    @abstractmethod
    def decision(self, game: T, seat: int) -> "Decision":
        """The decision of a seat that is to play."""

    @abstractmethod
    def at_lead(self, game: T, hands: Sequence[int], counts: Sequence[int]) -> P:
        """A playout with these hands and numbers of cards, at the lead of the seat to act."""

    @abstractmethod
    def rank_to_beat(self, game: T) -> int:
        """The rank of the set to beat."""

    @abstractmethod
    def play_of(self, action: str) -> Play:
        """The play, or the pass, that an action is."""

    # Hints.

    def hint(self, game: T, seat: int) -> Hint:
        if game.swaps:
            gift = game.gift(game.cheapest(game.hands[seat])[: game.swaps[0][2]])
            return Hint(gift, Text("climbing-hint-give"))
        return self.decision(game, seat).hint()

    def timeout_action(self, game: T, seat: int) -> str:
        if game.swaps:
            return game.gift(sorted(game.hands[seat], key=game.order)[: game.swaps[0][2]])
        return super().timeout_action(game, seat)

    def action_of(self, game: T, seat: int, play: Play) -> str:
        """The action of a play, or a pass, with the lowest of equal cards."""
        size, rank, jokers = play
        if not size:
            return "pass"
        hand, ranks = game.hands[seat], game.rank
        naturals = [card for card in hand if ranks[card] == rank and card.suit]
        wild = [card for card in hand if not card.suit] if jokers else []
        naturals.sort(key=game.order)
        return " ".join([*naturals[: size - jokers], *sorted(wild, key=game.order)[:jokers]])

    # Rollouts.

    def is_in_play(self, game: T) -> bool:
        return not game.swaps

    def playout(self, game: T) -> P:
        playout = self.at_play(game, self.packed_hands(game))
        playout.locks, playout.out = game.locks(), game.out[:]
        if game.trick:
            playout.by = game.by[-1]
            silent = (seat for seat in range(game.seats) if not game.can_answer(seat))
            playout.passed = sum(1 << seat for seat in silent)
        return playout

    def at_play(self, game: T, hands: Sequence[int]) -> P:
        """A playout with these hands and as much of the round as the next play depends on."""
        playout = self.at_lead(game, hands, [*map(len, game.hands)])
        playout.opening = game.opening
        if game.trick:
            playout.size, playout.rank = game.size, self.rank_to_beat(game)
        return playout

    def seen_by(self, game: T, seat: int) -> P:
        """A playout for the choice of a seat: one other holds all cards that it does not see."""
        hands, packed = [0] * game.seats, self.packed
        hands[seat] = sum([packed[card] for card in game.hands[seat]])
        played = [card for pile in (game.trick, game.last, game.played) for card in pile]
        in_play = sum([packed[card] for card in game.pack()]) - sum([packed[c] for c in played])
        hands[seat - 1] = in_play - hands[seat]
        return self.at_play(game, hands)

    def packed_hands(self, game: T) -> list[int]:
        """The hands as numbers, without hidden cards."""
        packed = self.packed
        return [sum([packed[card] for card in hand]) for hand in game.hands]

    def try_in(self, playout: P, deal: T, action: str) -> None:
        playout.hands = self.packed_hands(deal)
        playout.play(self.play_of(action))

    def conclude(self, game: T, playout: P) -> None:
        game.events = None
        game.out = playout.out[:]
        game.end([seat for seat in range(game.seats) if playout.alive >> seat & 1])


class PlayFacts(NamedTuple):
    """The facts that a play is scored by, for any hand."""

    cards: Sequence[Card]
    strength: int
    jokers: int
    ranks: frozenset[int]  # of the other cards
    packed: int  # as in a packed hand

    @classmethod
    def of(
        cls,
        cards: Sequence[Card],
        strength: int,
        rank: Mapping[Card, int],
        packed: Mapping[Card, int],
    ) -> Self:
        """The facts of cards, with the ranks and packed numbers of a game."""
        naturals = [card for card in cards if card.suit]
        ranks = frozenset(rank[card] for card in naturals)
        jokers = len(cards) - len(naturals)
        return cls(cards, strength, jokers, ranks, sum(packed[card] for card in cards))


class Decision(ABC):
    """A decision of a seat that is to play: its moves, their scores, and the reason."""

    playout: Playout

    def __init__(self, mind: TitlesMind[Any, Any], game: TitlesGame, seat: int) -> None:
        self.mind, self.game, self.seat, self.hand = mind, game, seat, game.hands[seat]
        self.playout = mind.seen_by(game, seat)
        self.close = self.playout.is_close()

    @cached_property
    def moves(self) -> list[str]:
        """The legal plays, and `pass`."""
        return self.game.plays(self.seat)

    # What a game must write.

    @abstractmethod
    def facts(self, move: str) -> PlayFacts:
        """The facts of a move that is no pass."""

    @abstractmethod
    def to_beat(self) -> str:
        """The rank of the play to beat, as text."""

    # What a game may change.

    def is_reversed(self) -> bool:
        """True if low ranks are strong."""
        return False

    def has_jokers(self) -> bool:
        """True if the reason can name a joker as the cost of a play."""
        return True

    def best(self) -> str:
        """The move of the highest score, of equals the first."""
        return self.mind.action_of(self.game, self.seat, self.playout.choose())

    # The choice.

    def hint(self) -> Hint:
        """The best move, and the reason for it."""
        action = self.best()
        return Hint(action, self.why_pass if action == "pass" else partial(self.why, action))

    def score(self, move: str) -> float:
        """The score of a move."""
        if move == "pass":
            return 0
        cards, strength, jokers, ranks, _ = facts = self.facts(move)
        rank = self.game.rank
        behind = sum(rank[card] in ranks for card in self.hand) - len(cards) + jokers
        return self.playout.score(len(cards), strength, jokers, behind, self.left_by(facts))

    def left_by(self, play: PlayFacts) -> int:
        """The packed hand after a play."""
        return self.playout.hands[self.playout.turn] - play.packed

    def others_of_size(self, size: int) -> list[PlayFacts]:
        """The legal plays of a size."""
        plays = (self.facts(move) for move in self.moves if move != "pass")
        return [play for play in plays if len(play.cards) == size]

    # The reason.

    def why(self, action: str) -> Text:
        """The reason for a play."""
        play = self.facts(action)
        size, strength, flipped = len(play.cards), play.strength, int(self.is_reversed())
        if size == len(self.hand):
            return Text("climbing-hint-out")
        spares = any(other.strength < strength for other in self.others_of_size(size))
        jokers = int(self.has_jokers())
        if self.game.trick:
            if self.close:
                return self.why_close("climbing-hint-beat-close")
            key = "climbing-hint-spare" if spares else "climbing-hint-beat"
            return Text(key, count=size, rank=self.to_beat(), reversed=flipped, jokers=jokers)
        if self.close and size > 1:
            return self.why_close("climbing-hint-lead-close")
        if spares:
            return Text("climbing-hint-lead-spare", count=size, reversed=flipped, jokers=jokers)
        return Text("climbing-hint-lead", count=size, close=int(self.close), reversed=flipped)

    def why_close(self, key: str) -> Text:
        """A reason that names the opponent with the fewest cards."""
        hands = self.game.hands
        others = [seat for seat, hand in enumerate(hands) if hand and seat != self.seat]
        nearest = min(others, key=lambda other: len(hands[other]))
        return Text(key, seat=nearest, count=len(hands[nearest]))

    def why_pass(self) -> Text:
        """The reason for a pass: the cost of the best play."""
        others = [move for move in self.moves if move != "pass"]
        if not others:
            return Text("climbing-hint-nothing")
        return self.why_save(self.facts(max(others, key=self.score)))

    def why_save(self, play: PlayFacts) -> Text:
        """The reason to keep the cards of a play."""
        is_joker = play.cards[-1] in JOKERS
        return Text("climbing-hint-save-joker" if is_joker else "climbing-hint-save-set")

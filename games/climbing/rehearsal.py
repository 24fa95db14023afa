"""Climbing games for places whose rounds of sets are hinted at and played out by integers."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeVar

from games.cards import Card
from games.climbing.kernel import Play, Rest
from games.climbing.titles import TitlesGame
from games.rehearsal import Rehearsed

R = TypeVar("R", bound=Rest)


class RehearsedGame(TitlesGame, Rehearsed[R]):
    """A game whose rounds are also played as a `Rest`."""

    tally: ClassVar[Mapping[Card, int]]  # what a card is in a hand of that

    @abstractmethod
    def end(self, left: Sequence[int]) -> None:
        """End the round; so many have not gone out."""

    @abstractmethod
    def opened(self, hands: Sequence[int], counts: Sequence[int]) -> R:
        """A rest with these hands, and so many cards in each, at the lead of the seat to act."""

    @abstractmethod
    def rank_to_beat(self) -> int:
        """Of which rank the set is that lies there."""

    @abstractmethod
    def meant(self, action: str) -> Play:
        """A set to play, or a pass, as a rest has it."""

    def is_in_play(self) -> bool:
        return not self.swaps

    def left(self) -> R:
        rest = self.about_to_play(self.tallies())
        rest.locks, rest.out = self.options.pass_rule == "locked", self.out[:]
        if self.trick:
            rest.by = self.by[-1]
            silent = (seat for seat in range(self.seats) if not self.may_answer(seat))
            rest.passed = sum(1 << seat for seat in silent)
        return rest

    def about_to_play(self, hands: Sequence[int]) -> R:
        """As much of the round, with these hands, as the next play depends on."""
        rest = self.opened(hands, [*map(len, self.hands)])
        rest.opening = self.opening
        if self.trick:
            rest.size, rest.rank = self.size, self.rank_to_beat()
        return rest

    def tallies(self) -> list[int]:
        """The hands as numbers, without what is hidden."""
        tally = self.tally
        return [sum([tally[card] for card in hand]) for hand in self.hands]

    def not_played(self) -> int:
        """What lies in hands, or was laid down unseen, as a number."""
        tally = self.tally
        played = (self.trick, self.last, self.played)
        gone = sum([tally[card] for pile in played for card in pile])
        return sum([tally[card] for card in self.pack()]) - gone

    def spelled(self, seat: int, play: Play) -> str:
        """A play, or a pass, as an action: of equal cards the lowest."""
        size, rank, jokers = play
        if not size:
            return "pass"
        hand, ranks = self.hands[seat], self.rank
        naturals = [card for card in hand if ranks[card] == rank and card.suit]
        wild = [card for card in hand if not card.suit] if jokers else []
        naturals.sort(key=self.order)
        return " ".join([*naturals[: size - jokers], *sorted(wild, key=self.order)[:jokers]])

    def try_in(self, rest: R, action: str) -> None:
        rest.hands = self.tallies()
        rest.lay(self.meant(action))

    def conclude(self, rest: R) -> None:
        self.news = None
        self.out = rest.out[:]
        self.end([seat for seat in range(self.seats) if rest.alive >> seat & 1])

"""Rollouts as integers: rounds played out by hints, much faster than by their actions.

A law holds both equal: a `Playout` ends as the round would if hints played it.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Generic, Self, TypeVar

from games.game import Game
from games.mind import Hard, Mind, Rollout, Search


class Playout(ABC):
    """The state of a round as integers, from some play to its end."""

    @abstractmethod
    def play_out(self) -> None:
        """Play on by hints until nothing is open that counts for the score."""

    @abstractmethod
    def result(self) -> Hashable:
        """The facts that the score of a finished round follows from."""

    def copy(self) -> Self:
        """An independent copy; only lists are ever changed."""
        playout = object.__new__(type(self))
        for name, value in self.__dict__.items():  # attributes set one by one are read faster
            setattr(playout, name, value[:] if type(value) is list else value)
        return playout


G = TypeVar("G", bound=Game)
P = TypeVar("P", bound=Playout)


class FastRolloutMind(Mind[G], Generic[G, P]):
    """The mind of a game with a `Playout` for the play that follows bidding, passing or giving."""

    @abstractmethod
    def is_in_play(self, game: G) -> bool:
        """True if everything is decided that comes before the first play."""

    @abstractmethod
    def playout(self, game: G) -> P:
        """The current round as integers, with known cards only; `try_in` adds the sampled ones."""

    @abstractmethod
    def try_in(self, playout: P, deal: G, action: str) -> None:
        """Set the hands of a sampled deal in the playout, then apply the action."""

    @abstractmethod
    def conclude(self, game: G, playout: P) -> None:
        """Score a game whose round was played out."""

    def hard(self) -> Hard:
        return Search(self.rollout)

    def rollout(self, game: G, seat: int) -> Rollout | None:
        """The fast simulator for a seat of this view; None where only the rules can play on."""
        if not self.is_in_play(game):
            return lambda deal, action: self._from_before(deal, seat, action)
        start, values = self.playout(game), dict[Hashable, float]()

        def value(deal: G, action: str) -> float:
            playout = start.copy()
            self.try_in(playout, deal, action)
            playout.play_out()
            result = playout.result()
            if result not in values:
                ended = game.copy()
                self.conclude(ended, playout)
                values[result] = ended.utility(seat)
            return values[result]

        return value

    def begin_by_hints(self, game: G) -> None:
        """Bid, pass on or give by hints until the play begins; the round may end there."""
        while not (self.is_in_play(game) or game.resting or game.over):
            seat = game.actors()[0]
            game.step(seat, self.hint(game, seat).action)

    def _from_before(self, deal: G, seat: int, action: str) -> float:
        """The value of the round after an action before the first play."""
        game = deal.copy()
        game.events = None
        game.step(seat, action)
        self.begin_by_hints(game)
        if self.is_in_play(game):
            playout = self.playout(game)
            playout.play_out()
            self.conclude(game, playout)
        return game.utility(seat)

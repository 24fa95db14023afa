"""The fast simulator of games without a mind; others have a `games.rollout.FastRolloutMind`."""

from abc import abstractmethod
from collections.abc import Callable, Hashable
from typing import Generic, Self, TypeVar

from games.game import Game
from games.rollout import Playout

Rest = Playout

R = TypeVar("R", bound=Rest)


class Rehearsed(Game, Generic[R]):
    """A game that has such a rest once all is said that is said before the first play."""

    @abstractmethod
    def is_in_play(self) -> bool:
        """Whether that is so."""

    @abstractmethod
    def left(self) -> R:
        """The round as it stands, of which only the cards that are not hidden lie in it."""

    @abstractmethod
    def try_in(self, rest: R, action: str) -> None:
        """Deal these hands to a rest, and play this there."""

    @abstractmethod
    def conclude(self, rest: R) -> None:
        """Score a round that was played out."""

    def rehearsal(self, seat: int) -> Callable[[Self, str], float] | None:
        if not self.is_in_play():
            return lambda world, action: _from_before(world, seat, action)
        past, known = self.left(), dict[Hashable, float]()

        def rehearse(world: Self, action: str) -> float:
            rest = past.copy()
            world.try_in(rest, action)
            rest.play_out()
            result = rest.result()
            if result not in known:
                game = self.copy()
                game.conclude(rest)
                known[result] = game.worth(seat)
            return known[result]

        return rehearse

    def begin_by_hints(self) -> None:
        """Let hints bid, pass on or give what comes before the play; the round may end there."""
        while not (self.is_in_play() or self.resting or self.over):
            seat = self.actors()[0]
            self.step(seat, self.hint(seat).action)


def _from_before(world: Rehearsed[R], seat: int, action: str) -> float:
    """The value of a seat after an action before the play, with hints for what follows."""
    game = world.copy()
    game.news = None
    game.step(seat, action)
    game.begin_by_hints()
    if game.is_in_play():
        rest = game.left()
        rest.play_out()
        game.conclude(rest)
    return game.worth(seat)

"""Games whose rounds are also played as numbers, much sooner than by their actions.

A law holds both equal: what hints would make of a round, its `Rest` makes of it too.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from typing import Generic, Self, TypeVar

from games.game import Game


class Rest(ABC):
    """What is left of a round, as numbers, from some play to its end."""

    @abstractmethod
    def play_out(self) -> None:
        """Play on as hints would, as far as it matters for what the round comes to."""

    @abstractmethod
    def result(self) -> Hashable:
        """What its score follows from."""

    def copy(self) -> Self:
        """The same, to be played on from; only lists are ever changed."""
        rest = object.__new__(type(self))
        for name, value in self.__dict__.items():  # one by one they are sooner read again
            setattr(rest, name, value[:] if type(value) is list else value)
        return rest


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
    """What a round comes to after something said before the play, if hints say the rest."""
    game = world.copy()
    game.news = None
    game.step(seat, action)
    game.begin_by_hints()
    if game.is_in_play():
        rest = game.left()
        rest.play_out()
        game.conclude(rest)
    return game.worth(seat)

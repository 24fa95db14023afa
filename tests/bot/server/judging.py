"""The worker behind reviews, which finds what a test tells it to."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from simcord import Env

from bot.hosting.thinkers import Question, Thinkers
from games.game import Game
from games.review import Look, Sampled
from games.view import View

Gains = dict[str, list[float]]


def nothing(_look: Look, _seen: View[Game]) -> Gains:
    """No move is better or worse."""
    return {}


def around(mean: float, count: int) -> list[float]:
    """Gains of about this mean."""
    random = Random(1)
    return [mean + random.gauss(0, 0.1) for _ in range(count)]


def missed(*places: int, gain: float = 5.0) -> Callable[[Look, View[Game]], Gains]:
    """In the decisions of these places the first other move would have been so much better."""

    def judge(look: Look, seen: View[Game]) -> Gains:
        better = next(action for action in seen.legal() if action != look.made)
        mean = gain - look.at if look.at in places else -0.01
        return {better: around(mean, look.deals)}

    return judge


class Judge(Thinkers):
    """Answers at once, and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.judge: Callable[[Look, View[Game]], Gains] = nothing
        self.asked = list[Look]()
        self._going = asyncio.Event()
        self._env: Env | None = None

    def hold(self, env: Env) -> None:
        """Think until `go_on`."""
        self._env = env

    def go_on(self) -> None:
        """Answer, and all that follows at once."""
        self._going.set()

    async def consider(self, question: Question[Any], view: View[Game]) -> Any:
        assert isinstance(question, partial), "a question about a decision"
        look: Look = question.keywords["look"]
        self.asked.append(look)
        if self._env:
            await self._env.external_wait(self._going.wait(), reason="a worker thinks")
        return Sampled(self.judge(look, view), 0.0, 0.0)

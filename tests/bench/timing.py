"""Times taken in turns, so that whatever else the machine does slows all rivals alike."""

import time
from collections.abc import Callable
from statistics import median, quantiles
from types import TracebackType
from typing import Self


class Times:
    """Seconds that one thing took, again and again; measure with `with times:`.

    With the clock `time.thread_time` they are seconds of a processor, whoever else wanted it.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.seconds: list[float] = []

    def __enter__(self) -> Self:
        self._began = self.clock()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.seconds.append(self.clock() - self._began)

    @property
    def least(self) -> float:
        """The time it takes when nothing disturbs it."""
        return min(self.seconds)

    @property
    def median(self) -> float:
        """The time it usually takes."""
        return median(self.seconds)

    @property
    def p99(self) -> float:
        """The time that one in a hundred exceeds."""
        return quantiles(self.seconds, n=100, method="inclusive")[98]

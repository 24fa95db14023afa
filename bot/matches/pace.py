"""Pauses before things that happen by themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from bot.matches.played import GRACE, Played

ABSENT: Final = 7 * 24 * 3600.0
"""Seconds after which people have left a match who do not act and may take their time."""

WORD: Final = 2.5
"""So many times the pause at the end of a trick passes before a computer's move while people may
say something out of turn: it is no race, and phones are slow."""

FORCED: Final = 12.5
"""At most so many times a computer's pause passes before what is forced is played."""
FEWEST: Final = 10
"""So many times people at a table have to have taken for it, before their own are drawn from."""
USUAL: Final = (1.5, 2.0, 2.5, 3.0, 3.5, 4.5, 5.5, 7.0, 9.0, 12.0)
"""Seconds in which people pass; what is forced takes as long while a table has few of its own."""
CHANCE: Final = Random()


@dataclass(frozen=True)
class Pace:
    """Pauses in seconds; `Pace(0, 0, 0)` for tests."""

    computer: float = 1.2  # before a computer's move
    trick: float = 2.5  # the same, while a trick that is done, or the last bid, is to be seen
    round: float = 20.0  # before the next round is dealt, unless everybody is ready
    follow: float = 4.0  # between two edits of a direct message that follows others; 0: it does not

    @property
    def seen(self) -> float:
        """For how long a table shows the end of a trick, or the last bid, before it goes on."""
        return 0.8 * self.trick

    @property
    def thinking(self) -> float:
        """For how long a hard computer's move is held back at least: how many it has is secret."""
        return self.computer / 2

    def due_after(
        self, played: Played, now: float, forced: str = "", random: Random = CHANCE
    ) -> float | None:
        """The time when something is to happen by itself; None once the match is over.

        `forced` is what a person is to do who has one thing to do, or decided before what, and has
        it played for them.
        """
        if played.over:
            return None
        if played.rests:
            return now + ABSENT
        if played.resting:
            return now + self.round
        pause = self.trick if played.shows_pause else self.computer
        if played.has_race:
            pause = max(pause, WORD * self.trick)
        if played.computers_to_act:
            return now + pause
        if forced and len(played.match.people) > 1:
            pause = max(pause, self._as_of_people(played.times_of(forced), random))
        is_soon = forced or played.racing_computers
        return now + (min(pause, longest(played)) if is_soon else longest(played))

    def _as_of_people(self, times: Sequence[float], random: Random) -> float:
        """A time that people might have taken: were it shorter, there was nothing to think about.

        It is drawn from those that they took at this table, whatever anybody holds.
        """
        time = random.choice(times if len(times) >= FEWEST else USUAL)
        most = FORCED * self.computer * random.uniform(0.7, 1)  # of many none is the usual one
        return min(time * exp(random.uniform(-0.22, 0.22)), most)


def longest(played: Played) -> float:
    """Seconds after which something is done about people who do not act."""
    return ABSENT if played.seconds is None else played.seconds + GRACE

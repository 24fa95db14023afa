"""How long things take that happen by themselves."""

from dataclasses import dataclass
from random import uniform
from typing import Final

from bot.matches.played import GRACE, Played

ABSENT: Final = 7 * 24 * 3600.0
"""Seconds after which people have left a match who do not act and may take their time."""

WORD: Final = 2.5
"""So many times the pause at the end of a trick passes before a computer's move while people may
say something out of turn: it is no race, and phones are slow."""

THOUGHT: Final = 4
"""Up to so many times a computer's pause passes before what is forced is played while other people
sit there: were it always quick, they would know that there was nothing to think about."""


@dataclass(frozen=True)
class Pace:
    """Pauses in seconds; `Pace(0, 0, 0)` for tests."""

    computer: float = 1.2  # before a computer's move
    trick: float = 2.5  # the same, while a trick that is done, or the last bid, is to be seen
    round: float = 20.0  # before the next round is dealt, unless everybody is ready

    @property
    def seen(self) -> float:
        """For how long a table shows the end of a trick, or the last bid, before it goes on."""
        return 0.8 * self.trick

    def due_after(self, played: Played, now: float, is_forced: bool = False) -> float | None:
        """When something is to happen by itself; None once the match is over.

        `is_forced`: a person is to act who has one thing to do, and has it played for them.
        """
        if played.over:
            return None
        if played.rests:
            return now + ABSENT
        if played.resting:
            return now + self.round
        pause = self.trick if played.lingers else self.computer
        if played.hurries:
            pause = max(pause, WORD * self.trick)
        if played.moving:
            return now + pause
        if is_forced:
            thought = uniform(1, THOUGHT) if len(played.match.people) > 1 else 1
            return now + min(pause * thought, longest(played))
        return now + longest(played)


def longest(played: Played) -> float:
    """Seconds after which something is done about people who do not act."""
    return ABSENT if played.seconds is None else played.seconds + GRACE

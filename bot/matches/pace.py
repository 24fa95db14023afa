"""How long things take that happen by themselves."""

from dataclasses import dataclass

from bot.matches.played import Played
from games.game import HOST


@dataclass(frozen=True)
class Pace:
    """Pauses in seconds; `Pace(0, 0, 0)` for tests."""

    computer: float = 1.2  # before a computer's move
    trick: float = 2.5  # the same, while a finished trick lies on the table
    round: float = 20.0  # before the next round is dealt

    def due_after(self, played: Played, now: float) -> float | None:
        """When something is to happen by itself; None if people take all the time they like."""
        waiting, seats = played.waiting, played.match.seats
        if not waiting:
            return None
        if waiting == [HOST]:
            return now + self.round
        if any(seats[seat].user is None for seat in waiting):
            return now + (self.trick if played.trick_over else self.computer)
        return now + played.match.clock if played.match.clock else None

"""Games with a phase in which all choose at the same time, and none sees what the others do."""

from collections.abc import Sequence

from games.game import Game


class SimultaneousGame(Game):
    """Answers are kept in `secrets` until all are in."""

    def asked_seats(self) -> Sequence[int]:
        """The seats that are to answer; the same until all have."""
        return range(self.seats)

    def pending_seats(self) -> list[int]:
        """The seats that have not answered yet."""
        return [seat for seat in self.asked_seats() if not self.secrets[seat]]

    def asks_in_secret(self) -> bool:
        return len(self.actors()) > 1 or any(self.secrets)

    def store_answer(self, seat: int, answer: str) -> list[str]:
        """Keep a seat's answer; with the last one all come to light, by seat, "" if not asked."""
        self.secrets[seat] = answer
        if self.pending_seats():
            return []
        answers, self.secrets = self.secrets, [""] * self.seats
        return answers

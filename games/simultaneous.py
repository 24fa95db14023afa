"""Games with a phase in which all choose at the same time, and none sees what the others do."""

from games.game import Game


class SimultaneousGame(Game):
    """Answers are kept in `secrets` until all are in."""

    def pending_seats(self) -> list[int]:
        """The seats that have not answered yet."""
        return [seat for seat, secret in enumerate(self.secrets) if not secret]

    def asks_in_secret(self) -> bool:
        return len(self.actors()) > 1 or any(self.secrets)

    def store_answer(self, seat: int, answer: str) -> list[str]:
        """Keep a seat's answer; with the last one all of them come to light, by seat."""
        self.secrets[seat] = answer
        if not all(self.secrets):
            return []
        answers, self.secrets = self.secrets, [""] * self.seats
        return answers

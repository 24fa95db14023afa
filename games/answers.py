"""Games with a phase in which all choose at the same time, and none sees what the others do."""

from abc import abstractmethod
from random import Random

from games.game import ANSWERED, Game


class AnsweringGame(Game):
    """Answers are kept in `secrets` until all are in."""

    @abstractmethod
    def guess_secret(self, seat: int, random: Random) -> str:
        """An answer that a seat may have given, of which only that it has is known."""

    def silent(self) -> list[int]:
        """The seats that have not answered yet."""
        return [seat for seat, secret in enumerate(self.secrets) if not secret]

    def keep(self, seat: int, answer: str) -> list[str]:
        """Keep a seat's answer; with the last one all of them come to light, by seat."""
        self.secrets[seat] = answer
        if not all(self.secrets):
            return []
        answers, self.secrets = self.secrets, [""] * self.seats
        return answers

    def guess_secrets(self, random: Random) -> None:
        for seat, secret in enumerate(self.secrets):
            if secret == ANSWERED:
                self.secrets[seat] = self.guess_secret(seat, random)

"""Claims about cards that others do not see, and challenges of them.

A seat makes a claim; others may challenge it. Where they are all asked at once, each answers in
secret and play goes on once the last has answered, however soon it was clear: neither the order of
answers nor their time tells who would have challenged. Of several challengers the first after the
claimant is heard.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from games.simultaneous import SimultaneousGame

NO_SEAT: Final = -1
"""The seat where there is none."""
STANDS: Final = "pass"
"""The answer that lets a claim stand."""


class Claims(SimultaneousGame):
    """The last claim of a round, and the seats that may challenge it."""

    challenge_action: ClassVar = "challenge"  # the action that does

    claimant: int  # the seat of the last claim that may be challenged; NO_SEAT if none may be
    doubters: list[int]  # the seats that may challenge it, the first after the claimant first
    is_asked: bool  # all of them answer before play goes on

    def claim_nothing(self) -> None:
        """Begin a round, or go on, without a claim that may be challenged."""
        self.claimant, self.doubters, self.is_asked = NO_SEAT, [], False

    def make_claim(self, seat: int, doubters: Iterable[int], is_asked: bool = False) -> None:
        """Let these seats challenge what a seat has claimed."""
        self.claimant, self.is_asked = seat, is_asked
        self.doubters = sorted(doubters, key=lambda each: (each - seat) % self.seats)

    def can_challenge(self, seat: int) -> bool:
        """True if a seat may challenge the last claim now."""
        return seat in self.doubters and not self.secrets[seat]

    def pending_seats(self) -> list[int]:
        return [seat for seat in self.doubters if not self.secrets[seat]]

    def actors(self) -> list[int]:
        return self.pending_seats() if self.is_asked else super().actors()

    def asks_in_secret(self) -> bool:
        return self.is_asked

    def answer(self, seat: int, answer: str) -> int | None:
        """Store an answer in secret; with the last, the seat that challenges, or NO_SEAT."""
        self.secrets[seat] = answer
        if self.pending_seats():
            return None
        challengers = [
            each for each in self.doubters if self.secrets[each] == self.challenge_action
        ]
        self.secrets = [""] * self.seats
        return challengers[0] if challengers else NO_SEAT

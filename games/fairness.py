"""How the cards of a match are settled so that nobody alone chooses them.

Before anybody joins, the operator draws a secret, 64 hexadecimal digits, and shows its SHA-256, the
commitment. Whoever sits down, and whoever presses Start, adds the number that Discord gave to that
click. The seed follows from both. The secret is published at the end, and then anybody can compute

    commitment = SHA-256(secret)        seed = HMAC-SHA256(secret, joins)

where the secret, as the key too, is taken as the text it is, and `joins` is a line of text such as
`0 1111, 2 2222, start 3333`: in order, each seat and the click by which its player sat down, then
the click that began the match. A computer adds nothing; neither does who left before the start. Of
the clicks, the operator knows `/play`, and in a rematch those of who only stays, before drawing the
secret; that is why the start counts.
"""

import hmac
import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from games.speech import Words

SECRET: Final = re.compile(r"[0-9a-f]{64}")
JOINS: Final = re.compile(r"(\d+ \d+, )*start \d+", re.ASCII)


def commitment_to(secret: str) -> str:
    """What is shown of a secret before anybody joins."""
    return sha256(secret.encode()).hexdigest()


def joins_text(joined: Iterable[int | None], start: int) -> str:
    """The clicks that count: by seat those that sat down, None for a computer, and the start."""
    seats = [f"{seat} {click}" for seat, click in enumerate(joined) if click is not None]
    return ", ".join([*seats, f"start {start}"])


def seed_from(secret: str, joins: str) -> str:
    """The seed of a match; it comes out different if anything in either text does."""
    return hmac.new(secret.encode(), joins.encode(), sha256).hexdigest()


class Proof(NamedTuple):
    """What shows that nobody alone chose the cards; complete only at the end of a match."""

    commitment: str
    secret: str
    joins: str

    def problem(self, seed: str) -> Words | None:
        """Why this seed was not settled in that way; None if it was."""
        if not SECRET.fullmatch(self.secret) or not JOINS.fullmatch(self.joins):
            return Words("verify-form")
        if commitment_to(self.secret) != self.commitment:
            return Words("verify-commitment", found=commitment_to(self.secret))
        if seed_from(self.secret, self.joins) != seed:
            return Words("verify-seed", found=seed_from(self.secret, self.joins))
        return None

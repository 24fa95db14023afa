"""Commit-and-reveal shuffling: nobody alone can choose the cards of a match.

Before anybody joins, the operator draws a secret, 64 hexadecimal digits, and shows the commitment:
it covers the secret, and the SHA-256 of the record of the last match that ended in that server, or
64 zeros if none has. Whoever sits down adds the number that Discord gave to their click, and the
bot tells them that number at once. Whoever presses Start makes the bot say in the channel that the
cards are dealt, with the SHA-256 of these numbers: nobody can choose another for a friend later.
Discord numbers that message, too: it was not there to be known before, and all can read it from the
message's link. The seed follows from all of them. The secret is published at the end, and then
anybody can compute

    commitment = SHA-256(secret + " " + opened_after)        seed = HMAC-SHA256(secret, joins)

where the secret, as the key too, is taken as the text it is, and `joins` is a line of text such as
`0 1111, 2 2222, deal 3333`: in order, each seat and the click by which its player sat down, then
the message of the deal. A computer adds nothing; neither does who left before the start. Where the
operator has chosen a public beacon, the round that the lobby named follows and what it brought, or
`none` if it could not be reached: `deal 3333, beacon 4444 5eed...`.

Older records commit to the secret alone, and have `start` and the number of the click in the place
of the deal, which nobody but the operator saw. `docs/fairness.md` says who could cheat how.
"""

import hmac
import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from games.text import Text

SECRET: Final = re.compile(r"[0-9a-f]{64}")
FIRST: Final = "0" * 64
"""The digest in place of a record before the first."""
JOINS: Final = re.compile(
    r"(?P<seats>(?:(?:0|[1-9]\d?) N, )*)(?P<last>start|deal) (?P<number>N)"
    r"(?:, beacon (?P<round>N) (?P<value>[0-9a-f]{64}|none))?".replace("N", r"(?:0|[1-9]\d{0,18})"),
    re.ASCII,
)
LARGEST: Final = 2**63 - 1
"""Discord's numbers are no larger."""
SKEW: Final = 10_000 << 22
"""Ten seconds in its numbers, which begin with the time: its clocks do not differ by more."""
NO_BEACON: Final = "none"


def commitment_to(secret: str, opened_after: str = "") -> str:
    """The commitment shown before anybody joins; without `opened_after` for older records."""
    return sha256(f"{secret} {opened_after}".rstrip().encode()).hexdigest()


def joins_text(joined: Iterable[int | None], deal: int, beacon: str = "") -> str:
    """The numbers that count: by seat those that sat down, None for a computer, and the deal's.

    `beacon` is a round and what it brought, "4444 5eed..."; empty if there is none.
    """
    seats = [f"{seat} {click}" for seat, click in enumerate(joined) if click is not None]
    return ", ".join([*seats, f"deal {deal}", *([f"beacon {beacon}"] if beacon else [])])


def dealt_again(joins: str, deal: int) -> str:
    """The numbers that count when the same people are dealt new cards by another message."""
    return re.sub(r"deal [0-9]+", f"deal {deal}", joins)


def people_of(joins: str) -> int:
    """The number of people at the first deal."""
    return sum(each[:1].isdecimal() for each in joins.split(", "))


def seal_of_seats(joins: str) -> str:
    """The SHA-256 of the seats' numbers, "0 1111, 2 2222", as the deal's message shows it.

    Empty for older joins, which have no such message.
    """
    seats, deal, _ = joins.partition("deal ")
    return sha256(seats.removesuffix(", ").encode()).hexdigest() if deal else ""


def deal_of(joins: str) -> int:
    """The number of the message of the deal."""
    found = re.search(r"deal ([0-9]+)", joins)
    return int(found[1]) if found else 0


def seed_from(secret: str, joins: str) -> str:
    """The seed of a match; it comes out different if anything in either text does."""
    return hmac.new(secret.encode(), joins.encode(), sha256).hexdigest()


class Proof(NamedTuple):
    """The proof of a fair shuffle; complete only at the end of a match."""

    commitment: str
    secret: str
    joins: str
    opened_after: str = ""  # the SHA-256 of a record; empty in older ones

    def problem(self, seed: str, seats: int) -> Text | None:
        """The flaw in the proof for this seed and number of seats; None if it holds."""
        if not SECRET.fullmatch(self.secret) or not _are_joins(self.joins, seats):
            return Text("verify-form")
        if self.opened_after and not SECRET.fullmatch(self.opened_after):
            return Text("verify-form")
        if (found := commitment_to(self.secret, self.opened_after)) != self.commitment:
            return Text("verify-commitment", found=found)
        if (found := seed_from(self.secret, self.joins)) != seed:
            return Text("verify-seed", found=found)
        return None


def _are_joins(text: str, seats: int) -> bool:
    """True if the text has the form of joins: seats in order, each once, with valid numbers."""
    if not (form := JOINS.fullmatch(text)):
        return False
    sat = [each.split(" ") for each in form["seats"].split(", ")[:-1]]
    taken = [int(seat) for seat, _ in sat]
    numbers = [*(click for _, click in sat), form["number"], form["round"] or "0"]
    is_in_order = taken == sorted(set(taken)) and all(seat < seats for seat in taken)
    is_last = all(int(click) <= int(form["number"]) + SKEW for _, click in sat)
    return is_in_order and is_last and all(int(number) <= LARGEST for number in numbers)

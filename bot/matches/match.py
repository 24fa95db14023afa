"""A match apart from its game: who sits where, and how far it has come."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from games import fairness
from games.speech import Words

ANONYMOUS: Final = "Player"
"""The name of a seat whose person had everything about them deleted; nobody sits there then."""


class Refused(Exception):
    """A request that cannot be met and changed nothing; `words` tell the person what to do instead.

    The sentences stand in `bot/locales/<locale>/tables.ftl`, a few in the rules' own.
    """

    def __init__(self, words: Words) -> None:
        super().__init__(words.key)
        self.words = words


class Status(StrEnum):
    """What a match has come to."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"  # played to its end
    CLOSED = "closed"  # given up: `lobby.why_closed` says why


class Person(NamedTuple):
    """Somebody who asks for something: a Discord user and the name shown for them."""

    id: int
    name: str


@dataclass(frozen=True)
class Seat:
    """A place at a table and who plays there."""

    user: int | None  # None: a computer
    name: str
    level: int = 1  # of a computer player
    hand_channel: int | None = None  # where this seat's hand was sent
    hand_message: int | None = None
    notice_message: int | None = None  # the last "your turn"
    joined: int | None = None  # the click by which this person sat down
    left: int | None = None  # who sat here and left the match to a computer
    left_name: str = ""


@dataclass(frozen=True)
class Match:
    """A row of the table `match`, with its seats in order.

    `length` counts the actions stored; `revision` counts everything that changes what people see,
    an action, a seat or an option, and `drawn` is the revision the table message shows.
    Times are seconds since 1970. The secret is left out: whoever knows it knows every hand.
    """

    game: str
    host: int
    channel: int
    seats: tuple[Seat, ...]
    guild: int = 0  # 0: outside any server
    id: int = 0  # given by the store
    version: int = 1  # of the rules
    status: Status = Status.LOBBY
    options: dict[str, Any] = field(default_factory=dict)
    clock: int = 0  # seconds a person has for a turn; 0: no limit
    message: int | None = None
    rematch_of: int | None = None
    length: int = 0
    revision: int = 1
    drawn: int = 0
    due: float | None = None  # when something happens by itself
    created: float = 0.0
    ended: float | None = None  # when it was played out or given up; None if it never began
    commitment: str | None = None  # to the secret; None: opened before there were any
    joins: str | None = None  # what the clicks add to the seed, from the start on

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def link(self) -> str:
        """The address of the table's message."""
        return f"https://discord.com/channels/{self.guild or '@me'}/{self.channel}/{self.message}"

    def seat_of(self, user: int) -> int | None:
        """Where a person sits; None for an onlooker."""
        return next((i for i, seat in enumerate(self.seats) if seat.user == user), None)

    def seed(self, secret: str) -> str:
        """The seed of a match that has begun; one without a commitment has it for a secret."""
        if self.commitment is None:
            return secret
        assert self.joins is not None, "it has begun"
        return fairness.seed_from(secret, self.joins)

"""What this process knows of how matches are shown; all of a match is forgotten at once."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from math import inf

from cachetools import LRUCache

from bot.posts.sender import Click

MOST = 1_000
"""Matches of which something is known."""
TOKEN_LIFE = 14 * 60  # seconds; Discord forgets an interaction after 15 minutes


@dataclass(frozen=True)
class Response:
    """A message that answered a click, and until when it can be edited by that click.

    Such edits are free: Discord's limit for all requests does not count them.
    """

    interaction: Click
    message: int
    until: float
    is_follow_up: bool = False  # it came after the answer

    @classmethod
    def of(cls, now: float, click: Click, message: int, is_follow_up: bool = False) -> "Response":
        """A message that can be edited by this click from now on."""
        return cls(click, message, now + TOKEN_LIFE, is_follow_up)

    @property
    def follow_up(self) -> int | None:
        """The message, unless it is the answer itself."""
        return self.message if self.is_follow_up else None


@dataclass(frozen=True)
class Question:
    """The answer to somebody who has asked the table something, after so many decisions."""

    response: Response
    what: str
    lapses: float
    after: int


@dataclass(slots=True)
class SeatShowing:
    """What is known of one seat.

    Two edits of a message must not overtake each other.
    """

    ephemeral: Response | None = None  # the hand shown by **Show my hand**
    ready: Response | None = None  # the last answer to **Ready**
    direct: Response | None = None  # the direct message, since its player clicked on it
    deleted: int | None = None  # the direct message that was taken away last
    gone: int | None = None  # that of somebody who plays no more, once it cannot be edited
    clicked: float = 0.0  # the player's last click: one that played nothing is not stored
    rung: int | None = None  # the turn they were rung for, as `Played.asked`
    ends: int | None = None  # how many ends of tricks the direct message shows
    others: int | None = None  # what it shows of the others, as `HandPosts.others`; None: unknown
    edited: float = -inf  # when it was edited or sent last, by the event loop's time
    out_of_reach: int | None = None  # to whom the hand cannot be sent, until they ask for it
    called_to_table: int | None = None  # who was told so
    waits_for_hand: bool = False  # one is on its way to them
    told_closed: bool = False  # its player was told that the lobby was closed
    _direct: asyncio.Lock = field(default_factory=asyncio.Lock)
    _ephemeral: asyncio.Lock = field(default_factory=asyncio.Lock)

    def editing(self, is_direct: bool) -> asyncio.Lock:
        """What is held while the direct message is edited, or the ephemeral hand."""
        return self._direct if is_direct else self._ephemeral

    def shows(self, others: int, ends: int) -> None:
        """The direct message shows this now of the others, and of the ends of tricks."""
        self.others, self.ends = others, ends
        self.edited = asyncio.get_running_loop().time()

    def click_on(self, message: int, now: float) -> Click | None:
        """The click by which the direct message can still be edited, if that is this message."""
        known = self.direct
        is_good = known is not None and known.message == message and now < known.until
        return known.interaction if known and is_good else None


@dataclass(slots=True)
class Showing:
    """What is known of one match."""

    drawn: int | None = None  # the revision that this process drew last
    followed: int = 0  # the same, for the hands shown by **Show my hand**
    shown_until: float = 0.0  # until when the table is to show what it shows
    table: Response | None = None  # the table, where the bot may only answer, since it was pressed
    renewing: Click | None = None  # a click elsewhere, by which it is posted anew
    is_played: bool | None = None  # as last planned: no lobby any more, and not closed
    editing: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while the table is edited
    placed: asyncio.Event = field(default_factory=asyncio.Event)  # it stands where it was to move
    questions: list[Question] = field(default_factory=list)  # to be told of
    seats: defaultdict[int, SeatShowing] = field(default_factory=lambda: defaultdict(SeatShowing))


class Showings(LRUCache[int, Showing]):
    """What is known, by match.

    Most matches end by being left: of very many the one that nothing happened at for longest is
    forgotten, too. Should it go on, its messages are edited once more.
    """

    def __init__(self) -> None:
        super().__init__(MOST)

    def __missing__(self, match: int) -> Showing:
        self[match] = Showing()
        return self[match]

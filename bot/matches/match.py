"""A match apart from its game: its seats, and how far it has come."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, Final, NamedTuple, Self

from bot.matches.characters import PERSONALITIES
from games import GAMES, fairness
from games.personalities import Personality
from games.players import Level
from games.record import Decision
from games.text import Text
from games.words import ENGLISH

ANONYMOUS: Final = "Player"
"""The name of a seat whose person had everything about them deleted; nobody sits there then."""


class Refused(Exception):
    """A request that cannot be met and changed nothing; `words` tell the person what to do instead.

    The sentences stand in `bot/locales/<locale>/tables.ftl`, a few in the rules' own.
    """

    def __init__(self, words: Text) -> None:
        super().__init__(words.key)
        self.words = words


class Status(StrEnum):
    """The state of a match."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"  # played to its end
    CLOSED = "closed"  # given up: `lobby.why_closed` says why


UNPOSTED: Final = 30.0
"""Seconds after which a lobby without a message is closed: its answer was lost, or never came."""

OPEN: Final = (Status.LOBBY, Status.PLAYING)
"""States in which something may still change."""


class Person(NamedTuple):
    """A Discord user and the name shown for them."""

    id: int
    name: str


@dataclass(frozen=True)
class Stint:
    """The time of a player in a seat until another took it."""

    user: int | None  # None: a computer, or a person who was deleted
    name: str
    until: int  # the number of actions then
    is_guest: bool = False  # a person who sat down during the match
    was_kicked: bool = False  # the table gave their seat to a computer

    @property
    def is_computer(self) -> bool:
        """True if a computer played."""
        return self.user is None and self.name != ANONYMOUS


@dataclass(frozen=True)
class Seat:
    """A place at a table and who plays there."""

    user: int | None  # None: a computer
    name: str
    level: int = Level.NORMAL  # of a computer player
    hand_channel: int | None = None  # where this seat's hand was sent; None: it was taken away
    hand_message: int | None = None
    notice_channel: int | None = None  # where the last "your turn" is, or was about to be sent
    notice_message: int | None = None  # None: not sent, or by a process that died over it
    told: int | None = None  # the turn that this person was rung for, as `Played.asked`
    joined: int | None = None  # the click by which this person sat down
    back: int = 0  # how long the match was when this person last said that they are back
    said: str = ""  # a quick word that the next picture is to show
    said_at: int = 0  # the revision of the match then
    order: str = ""  # the key of what this person decided before their turn
    order_at: int = 0  # how long the match was then
    ahead: bool = False  # it was in front when its guest sat down, who has won nothing by that
    stints: tuple[Stint, ...] = ()  # of those who played here before, the first one first

    @property
    def is_computer(self) -> bool:
        """True if a computer plays here; neither does where the person was deleted."""
        return self.user is None and self.name != ANONYMOUS

    @property
    def personality(self) -> Personality:
        """The style of a computer of this name, at every table."""
        return PERSONALITIES.get(self.name, Personality.COUNTS_CARDS)

    def sitter_at(self, number: int) -> "Seat | Stint":
        """The player of the action of this number."""
        return next((each for each in self.stints if number <= each.until), self)

    def player_at(self, number: int) -> tuple[str, bool]:
        """The name of the player of the action of this number, and whether it is a computer."""
        found = self.sitter_at(number)
        return found.name, found.is_computer

    @property
    def since(self) -> int:
        """The number of actions before the player here now sat down; 0: from the deal on."""
        return self.stints[-1].until if self.stints else 0

    @property
    def leaver(self) -> Stint | None:
        """The last stint of the person who sat here from the deal and has left the match."""
        return self._gone(is_guest=False)

    @property
    def former_guest(self) -> Stint | None:
        """The last stint of the guest who left again; no other sits down here."""
        return self._gone(is_guest=True)

    def _gone(self, is_guest: bool) -> Stint | None:
        last = self._last(is_guest)
        return None if last is None or last.user in (None, self.user) else last

    def _last(self, *is_guest: bool) -> Stint | None:
        people = (each for each in reversed(self.stints) if not each.is_computer)
        return next((each for each in people if each.is_guest in is_guest), None)

    @property
    def is_guest(self) -> bool:
        """True if the person here sat down during the match."""
        began = self._last(False)
        is_person = self.user is not None and bool(self.stints)
        return is_person and (began is None or began.user != self.user)

    @property
    def guest_since(self) -> int:
        """The number of actions before the guest of this seat, or its last one, sat down.

        0 if the last person is no guest.
        """
        found, person = 0, self.user
        now = Stint(self.user, self.name, 0, self.is_guest)
        starts = (0, *(each.until for each in self.stints))
        for start, each in reversed([*zip(starts, (*self.stints, now), strict=True)]):
            if each.is_computer:
                continue
            person = person or each.user
            if not each.is_guest or each.user != person:
                break
            found = start
        return found

    @property
    def last_person(self) -> int | None:
        """The person who plays here, or else the last who did: the hand was sent to them."""
        people = (each.user for each in reversed(self.stints) if each.user is not None)
        return self.user or next(people, None)

    @property
    def was_kicked(self) -> bool:
        """True if the table gave the seat of the last person who left it to a computer."""
        last = self._last(True, False)
        return last is not None and last.was_kicked

    def vacated(self, length: int, computer: str) -> Self:
        """The seat with a computer in the place of its person, after so many actions."""
        assert self.user is not None, "a person leaves"
        stint = Stint(self.user, self.name, length, self.is_guest)
        return replace(
            self,
            user=None,
            name=computer,
            level=Level.NORMAL,
            joined=None,
            stints=(*self.stints, stint),
        )


class Proposal(NamedTuple):
    """Something that a table is asked, and the seats that agree to it so far."""

    what: (
        str  # STOP, VOID, WATCH, PAUSE, REDEAL or TIE; KICK, CLAIM or SIT with a seat, "kick.2"; or
    )
    # UNDO with the number of actions that are left then, "undo.12"
    agree: tuple[int, ...]  # first who asked
    length: int = 0  # of the match when it was asked


WATCH: Final = "watch"
"""A proposal that computers play on for people whom the cards have passed over for good."""
VOID: Final = "void"
"""A proposal to call a match off: it then counts for nobody."""
REDEAL: Final = "redeal"
"""A proposal to have new cards before anything was played."""
PAUSE: Final = "pause"
"""A proposal that nothing happens, and no time counts, until somebody wants to go on."""
GONE: Final = "gone"
"""A decision noted for people who have left because they had not played for a week."""
SIT: Final = "sit"
"""A proposal to have a guest take a computer's seat at the next deal."""
KICK: Final = "kick"
"""A proposal to have a computer play on in somebody's place."""
SUBSTITUTE: Final = "substitute"
"""A decision noted for people who want a computer to take one turn of a person on spare time."""


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
    destination: int | None = None  # the channel or thread that its message is to move to
    rematch_of: int | None = None
    length: int = 0
    revision: int = 1
    drawn: int = 0
    due: float | None = None  # when something happens by itself
    created: float = 0.0
    ended: float | None = None  # when it was played out or given up; None if it never began
    commitment: str | None = None  # to the secret; None: opened before there were any
    joins: str | None = None  # what is added to the secret for the seed, from the start on
    opened_after: str | None = None  # the last record of this server then; the commitment covers it
    beacon_round: int | None = None  # of the public beacon, named in the lobby before it exists
    orders: int = 0  # how often somebody has decided something before their turn
    ready: int = 0  # between rounds, a bit for each seat that is ready for the next deal
    proposal: Proposal | None = None  # `bot.matches.proposals` tells whether it still stands
    nudge: float | None = None  # when whoever is to act and was not rung for this turn is
    lapses: float | None = None  # until when the proposal is to be answered, or the match is paused
    paused: float | None = None  # since when
    asked_at: float | None = None  # from when on the time of those who are to act counts
    decided: tuple[Decision, ...] = ()  # by its people, since the deal
    size: int = 0  # seats with which its lobby is to begin; 0: as few as the rules allow
    private: bool = False  # only who is invited may sit down
    answers_only: bool = False  # it stands where the bot may do nothing but answer who clicks
    guest: int | None = None  # who wants to sit down in a computer's place
    guest_name: str | None = None
    guest_seat: int | None = None  # where they do at the next deal, once it was agreed
    arena: int | None = None  # to which it belongs, until that is over
    rounds: int = 0  # after which the host ends it; 0: by the rules
    locale: str = ENGLISH  # the language of what all read, fixed when its lobby opens

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def names_at(self, number: int) -> list[str]:
        """The names by seat of those who play when the action of this number is played."""
        return [seat.player_at(number)[0] for seat in self.seats]

    def computers_at(self, number: int) -> frozenset[int]:
        """The seats where computers play then."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.player_at(number)[1])

    @property
    def said(self) -> dict[int, str]:
        """The quick words that people have just said, by seat."""
        return {n: seat.said for n, seat in enumerate(self.seats) if seat.said}

    @property
    def server(self) -> int:
        """The server, or a channel outside any, whose records follow on each other."""
        return self.guild or self.channel

    @cached_property
    def people(self) -> frozenset[int]:
        """The seats where people sit."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.user is not None)

    @cached_property
    def is_practice(self) -> bool:
        """True if one person alone sat down to the first deal: nobody is rated, or loses, by it.

        Against a house a match counts all the same.
        """
        is_alone = self.joins is not None and fairness.people_of(self.joins) == 1
        return is_alone and not (self.game in GAMES and GAMES[self.game].against_house)

    @property
    def mode(self) -> str:
        """The kind of match in a sentence about losing it."""
        return "practice" if self.is_practice else "rated"

    @property
    def unready(self) -> list[int]:
        """The seats whose people have not said that they are ready for the next deal."""
        return [seat for seat in sorted(self.people) if not self.ready >> seat & 1]

    @cached_property
    def computers(self) -> frozenset[int]:
        """The seats where computers play."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.is_computer)

    def was_gone(self, seat: int) -> bool:
        """True if a computer took a seat because its person had not played for too long."""
        return any(each.what == GONE and seat in each.seats for each in self.decided)

    @property
    def levels(self) -> dict[int, Level]:
        """The seats where computers play, and how well each plays."""
        return {n: Level(self.seats[n].level) for n in sorted(self.computers)}

    def agreed(self, what: str) -> bool:
        """True if this was proposed, and all people agree to it."""
        asked = self.proposal
        return asked is not None and asked.what == what and self.people <= {*asked.agree}

    def noted(self, what: str, *seats: int) -> Self:
        """The match with something decided by these seats now."""
        return replace(self, decided=(*self.decided, Decision(self.length, what, seats)))

    @property
    def gathers(self) -> bool:
        """True for a table of an arena that is not dealt yet: nobody finds it but the arena."""
        return self.arena is not None and self.status is Status.LOBBY

    @property
    def link(self) -> str:
        """The address of the table's message."""
        return f"https://discord.com/channels/{self.guild or '@me'}/{self.channel}/{self.message}"

    def seat_of(self, user: int) -> int | None:
        """The seat of a person; None for an onlooker."""
        return next((i for i, seat in enumerate(self.seats) if seat.user == user), None)

    def seed(self, secret: str) -> str:
        """The seed of a match that has begun; one without a commitment has it for a secret."""
        if self.commitment is None:
            return secret
        assert self.joins is not None, "it has begun"
        return fairness.seed_from(secret, self.joins)

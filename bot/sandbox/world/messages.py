"""Channels, the messages in them and the interactions that these answer: each points to others."""

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import Enum, IntEnum, IntFlag

from bot.sandbox.body import Json
from bot.sandbox.world.people import Person, lasting_id

GUILD_NAME = "Parlor"
GUILD_ID = lasting_id("guild", GUILD_NAME)
OTHER_GUILD_ID = lasting_id("guild", "Another server")


class Permission(IntFlag):
    """Permissions that the bot may be denied in a channel, by Discord's numbers."""

    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50  # who is there may not: what the bot says then, they alone see


NO_PERMISSIONS = Permission(0)


@dataclass
class Thread:
    """The thread fields of a channel that is one.

    A post in an archived one opens it again, unless it is locked.
    """

    parent: "Channel"
    owner: Person
    created: float
    archived: bool = False
    locked: bool = False
    archived_after: int = 1440  # minutes of silence, as the bot asks for
    members: set[int] = field(default_factory=set)  # whom the bot has added


class Where(Enum):
    """The place of a channel; in all but HOME the bot is not there, and may only answer."""

    HOME = "home"
    GROUP = "group"
    ELSEWHERE = "elsewhere"  # in another server


@dataclass
class Channel:
    """A text channel or a thread of the guild or, with `person`, their direct messages.

    It may also be a group, or a channel of another server: `where` tells.

    `denied` is what the bot may not do there; a thread goes by its parent.
    """

    id: int
    name: str
    person: Person | None = None
    position: int = 0
    thread: Thread | None = None
    denied: Permission = NO_PERMISSIONS
    where: Where = Where.HOME
    messages: dict[int, "Message"] = field(default_factory=dict)
    spent: set[str] = field(default_factory=set)  # nonces of messages that were deleted

    @property
    def guild_id(self) -> int | None:
        """The guild it belongs to; none for direct messages, and for those of a group."""
        if self.where is Where.ELSEWHERE:
            return OTHER_GUILD_ID
        return None if self.person or self.where is Where.GROUP else GUILD_ID

    @property
    def ruling(self) -> "Channel":
        """The channel whose permissions hold here."""
        return self.thread.parent if self.thread else self

    def denies(self, permission: Permission) -> bool:
        """True if the bot may not do that here."""
        return bool(self.ruling.denied & permission)

    def shown_to(self, person: Person) -> bool:
        """True if that person can open it."""
        return self.person is None or self.person is person


class Flags(IntFlag):
    """The message flags that matter here, by Discord's numbers."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = Flags(0)


@dataclass
class Attachment:
    """A file on a message; `width` and `height` are those of a picture, in pixels."""

    id: int
    channel: int
    name: str
    content: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Message:
    """A message; `only_for` is the one person who sees it when it is ephemeral.

    `components` and `embeds` are Discord's JSON with ids given and media resolved.
    """

    id: int
    channel: Channel
    author: Person
    created: float
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: Flags = NO_FLAGS
    edited: float | None = None
    only_for: Person | None = None
    interaction: "Interaction | None" = None
    replied_to: int | None = None
    nonce: str | None = None

    def shown_to(self, person: Person) -> bool:
        """True if that person sees it in its channel."""
        return self.channel.shown_to(person) and self.only_for in (None, person)


class Kind(IntEnum):
    """Types of interactions, by Discord's numbers."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """Types of responses, by Discord's numbers."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass
class Interaction:
    """One use of the bot; `message` is the one clicked on, `original` is the response.

    `origin` is the interaction whose modal was submitted; `settled` is set by an answer or a
    failure; `payload` is the JSON that the bot was sent.
    """

    id: int
    kind: Kind
    person: Person
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    origin: "Interaction | None" = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    answer: Answer | None = None
    failure: str | None = None
    original: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    payload: str = ""
    settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def waiting(self) -> bool:
        """Neither answered nor failed."""
        return self.answer is None and self.failure is None

    @property
    def command(self) -> str:
        """The full name of the command that began it, without its slash; "" for a click."""
        if self.origin:
            return self.origin.command
        return command_name(self.data) if self.kind is Kind.COMMAND else ""


def command_name(data: Json) -> str:
    """The name of a command with its groups, from the data of its interaction."""
    words = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)

"""A message, and the files that hang on it."""

from dataclasses import dataclass, field
from enum import IntFlag
from typing import TYPE_CHECKING

from bot.sandbox.body import Json
from bot.sandbox.world.people import Person

if TYPE_CHECKING:
    from bot.sandbox.world.channels import Channel
    from bot.sandbox.world.interactions import Interaction


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
    channel: "Channel"
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
        """Whether that person sees it in its channel."""
        return self.channel.shown_to(person) and self.only_for in (None, person)

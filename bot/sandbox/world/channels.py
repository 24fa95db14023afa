"""Where messages stand: the guild's text channels and direct messages."""

from dataclasses import dataclass, field

from bot.sandbox.world.messages import Message
from bot.sandbox.world.people import Person, lasting_id

GUILD_NAME = "Parlor"
GUILD_ID = lasting_id("guild", GUILD_NAME)
TEXT_CHANNELS = ("general", "table-2")


@dataclass
class Channel:
    """A text channel of the guild or, with `person` set, their direct messages with the bot."""

    id: int
    name: str
    person: Person | None = None
    position: int = 0
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def guild_id(self) -> int | None:
        """The guild it belongs to; none for direct messages."""
        return None if self.person else GUILD_ID

    def shown_to(self, person: Person) -> bool:
        """Whether that person can open it."""
        return self.person is None or self.person is person


def text_channel(name: str, position: int = 0) -> Channel:
    """A channel of the guild."""
    return Channel(lasting_id("channel", name), name, position=position)


def direct_messages(person: Person) -> Channel:
    """The bot's direct messages with that person."""
    return Channel(lasting_id("direct", person.name), person.name, person)

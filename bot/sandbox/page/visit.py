"""One tab: its person, the channel they look at, and what is unread."""

from collections.abc import Callable
from dataclasses import dataclass, field

from nicegui import ui

from bot.sandbox.client import acts
from bot.sandbox.refusals import Mistake
from bot.sandbox.world.messages import Channel, Interaction, Message
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World


@dataclass
class Visit:
    """The state of one tab; `begun` are the interactions that began in it.

    `wide` says that channel and direct messages stand side by side, which is known when the browser
    has told; `away` that the tab is hidden.
    """

    world: World
    person: Person
    channel: Channel
    on_direct: bool = False
    wide: bool = False
    away: bool = False
    begun: set[int] = field(default_factory=set)
    unread: dict[int, int] = field(default_factory=dict)

    @property
    def direct(self) -> Channel:
        """The person's direct messages with the bot."""
        return self.world.direct_messages(self.person)

    def sees(self, channel: Channel) -> bool:
        """True if the channel's messages are before the person's eyes."""
        if self.away:
            return False
        if channel is self.direct:
            return self.wide or self.on_direct
        return channel is self.channel and (self.wide or not self.on_direct)

    def note(self, message: Message) -> None:
        """A message came; it is unread if it is not seen."""
        channel = message.channel
        if message.author is not self.person and not self.sees(channel):
            self.unread[channel.id] = self.unread.get(channel.id, 0) + 1

    def read(self) -> None:
        """Whatever is before the person's eyes is read."""
        for channel in (*self.world.text_channels, self.direct):
            if self.sees(channel):
                self.unread.pop(channel.id, None)

    def open(self, channel: Channel) -> None:
        """Look at a channel."""
        self.on_direct = channel is self.direct
        if not self.on_direct:
            self.channel = channel
        self.read()

    def begin(self, act: Callable[[], Interaction]) -> Interaction | None:
        """Do something with the bot; what a client does not allow is said at the page's edge."""
        try:
            interaction = act()
        except Mistake as mistake:
            ui.notify(str(mistake), type="warning", position="top")
            return None
        self.begun.add(interaction.id)
        return interaction

    def click(self, message: Message, custom_id: str, values: list[str]) -> Interaction | None:
        """Press a button or choose from a select."""
        return self.begin(lambda: acts.click(self.world, self.person, message, custom_id, values))

    def name(self, user_id: int) -> str | None:
        """The name of a person or of the bot."""
        known = {**self.world.people, self.world.bot.id: self.world.bot}
        return known[user_id].name if user_id in known else None

    def channel_name(self, channel_id: int) -> str | None:
        """The name of a channel."""
        channel = self.world.channels.get(channel_id)
        return channel.name if channel else None

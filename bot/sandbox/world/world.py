"""The world: everything that the sandbox knows, in one place."""

from collections.abc import Iterator
from unicodedata import category

from cachetools import TTLCache

from bot.sandbox import refusals
from bot.sandbox.locales import ENGLISH, known
from bot.sandbox.refusals import Mistake, Refusal
from bot.sandbox.world.changes import PeopleChanged, Watchers
from bot.sandbox.world.clock import Clock, Snowflakes
from bot.sandbox.world.commands import Commands
from bot.sandbox.world.emojis import Emoji
from bot.sandbox.world.interactions import Interactions
from bot.sandbox.world.messages import Attachment, Channel, Message, Permission, Where
from bot.sandbox.world.people import Person, lasting_id
from bot.sandbox.world.sessions import Sessions

APPLICATION = "Parlor"
TEXT_CHANNELS = ("general", "table-2")
FIRST_PEOPLE = ("Alice", "Bob", "Carol", "Dave")
FORMER, FORMER_SECONDS = 200, 60.0
"""Files that are served once they are replaced, and how long: a busy page asks for them late."""


class World:
    """One guild, its people and channels, and one application.

    `address` is where the sandbox serves files, such as "http://127.0.0.1:8080"; `shards` is how
    many a bot is told to start; time passes so many times slower as `slow` says.
    """

    def __init__(self, address: str, shards: int = 1, slow: float = 1.0) -> None:
        self.address = address
        self.shards = shards
        self.expelled = False  # the bot was taken out of the guild
        self.outage = False  # the guild is unavailable
        self.locale = ENGLISH  # of the guild
        self.clock = Clock(slow)
        self.snowflakes = Snowflakes(self.clock)
        self.bot = Person(lasting_id("application", APPLICATION), APPLICATION, bot=True)
        self.description = ""  # of the application
        self.commands = Commands(self.bot.id)
        self.interactions = Interactions()
        self.sessions = Sessions(self.clock)
        self.watchers = Watchers()
        self.attachments: dict[int, Attachment] = {}
        self.former_attachments: TTLCache[int, Attachment] = TTLCache(FORMER, FORMER_SECONDS)
        self.emojis: dict[int, Emoji] = {}
        self.people: dict[int, Person] = {}
        self.channels: dict[int, Channel] = {}
        for position, name in enumerate(TEXT_CHANNELS):
            number = lasting_id("channel", name)
            self.channels[number] = Channel(number, name, position=position)
        for name in FIRST_PEOPLE:
            self.add_person(name)

    @property
    def text_channels(self) -> Iterator[Channel]:
        """The guild's channels, in order, and then its threads."""
        return (channel for channel in self.channels.values() if channel.person is None)

    def add_person(self, name: str) -> Person:
        """The person of that name, new if there was none; raises Mistake for an unfit name."""
        name = name.strip()
        if not 1 <= len(name) <= 32 or {*map(category, name)} & {"Cc", "Cs"}:
            raise Mistake("A name has 1 to 32 characters.")
        person = Person(lasting_id("person", name), name)
        if person.id not in self.people:
            self.people[person.id] = person
            direct = Channel(lasting_id("direct", name), name, person)
            self.channels[direct.id] = direct
            self.watchers.tell(PeopleChanged())
        return self.people[person.id]

    def person_named(self, name: str) -> Person:
        """The person of that name or id; raises Mistake if there is none."""
        for person in self.people.values():
            if name.lower() == person.name.lower() or name == str(person.id):
                return person
        raise Mistake(f"There is nobody called {name}.")

    def set_direct_messages(self, person: Person, is_open: bool) -> None:
        """Let a person open or close their direct messages."""
        person.direct_messages = is_open
        self.watchers.tell(PeopleChanged())

    def set_locale(self, person: Person, locale: str) -> None:
        """Let a person choose the language of their client; raises Mistake for one it lacks."""
        person.locale = known(locale)
        self.watchers.tell(PeopleChanged())

    def user(self, user_id: int) -> Person:
        """A person or the bot; raises Refusal if there is no such user."""
        found = self.bot if user_id == self.bot.id else self.people.get(user_id)
        if found is None:
            raise Refusal(refusals.UNKNOWN_USER)
        return found

    def channel(self, channel_id: int) -> Channel:
        """The channel of that id, as far as the bot is concerned; raises Refusal if it is none."""
        if channel_id not in self.channels:
            raise Refusal(refusals.UNKNOWN_CHANNEL)
        channel = self.channels[channel_id]
        is_away = channel.where is not Where.HOME or (self.expelled and not channel.person)
        if is_away or channel.denies(Permission.VIEW_CHANNEL):
            raise Refusal(refusals.MISSING_ACCESS)
        return channel

    def add_channel(self, name: str, where: Where) -> Channel:
        """A group, or a channel of another server: the bot is not there."""
        number = lasting_id(where.value, name)
        self.channels[number] = Channel(number, name, position=len(self.channels), where=where)
        self.watchers.tell(PeopleChanged())
        return self.channels[number]

    def channel_named(self, name: str, person: Person) -> Channel:
        """A text channel by name or id, or with "dm" direct messages; raises Mistake."""
        if name == "dm":
            return self.direct_messages(person)
        for channel in self.channels.values():
            if channel.shown_to(person) and name.lstrip("#") in (channel.name, str(channel.id)):
                return channel
        raise Mistake(f"There is no channel {name}.")

    def direct_messages(self, person: Person) -> Channel:
        """The channel of a person's direct messages with the bot."""
        return self.channels[lasting_id("direct", person.name)]

    def message(self, channel_id: int, message_id: int) -> Message:
        """The message of that id, ephemeral ones apart; raises Refusal if there is none."""
        message = self.channel(channel_id).messages.get(message_id)
        if message is None or message.only_for:
            raise Refusal(refusals.UNKNOWN_MESSAGE)
        return message

    def any_message(self, message_id: int) -> Message:
        """The message of that id in whatever channel; raises Mistake if there is none."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        raise Mistake("This message is gone.")

"""What people do at a table."""

from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from bot.match import Match
from bot.played import Played
from tests.bot.server.reading import Message, alt, controls, menus, parts, texts
from tests.bot.server.room import Room

SHORT = {"Points to win": "50"}


class Table:
    """A table as people at it see it."""

    def __init__(self, room: Room, match: int) -> None:
        self.room, self.id = room, match

    async def match(self) -> Match:
        """Its row in the store."""
        return await self.room.bot.tables.get(self.id)

    async def played(self) -> Played:
        """How far it has been played."""
        return await self.room.bot.tables.load(self.id)

    async def message(self) -> discord.Message:
        """Its message in the channel."""
        wanted = (await self.match()).message
        return next(each for each in self.room.channel.history() if each.id == wanted)


async def open_table(room: Room, host: MemberActor, game: str = "spades") -> Table:
    """`/play`, and the lobby that answers it."""
    await host.slash(room.channel, "play", game=game)
    [newest, *_] = await room.bot.tables.current(channel=room.channel.id)
    return Table(room, newest.id)


async def start_table(
    room: Room, host: MemberActor, game: str = "spades", *guests: MemberActor
) -> Table:
    """A table where the host, guests and computers have got their cards."""
    table = await open_table(room, host, game)
    for guest in guests:
        await press(guest, await table.message(), "Join")
    await press(host, await table.message(), "Start")
    return table


def _actor(person: MemberActor, message: Message) -> Any:
    """In direct messages a person acts as a user, in the server as a member."""
    channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
    return person.user if channel == person.user.dm_channel.id else person


async def press(person: MemberActor, message: Message, label: str) -> InteractionResult:
    """Press the button of that label."""
    result: InteractionResult = await _actor(person, message).click(
        message, custom_id=controls(message)[label]
    )
    return result


async def choose(person: MemberActor, message: Message, *labels: str) -> InteractionResult:
    """Choose from the menu that has these options."""
    menu = next(menu for menu in menus(message) if set(labels) <= menu.keys())
    wanted = [menu[label] for label in labels]
    custom_id = next(
        part["custom_id"]
        for part in parts(message)
        if set(wanted) <= {option["value"] for option in part.get("options", ())}
    )
    result: InteractionResult = await _actor(person, message).select(
        message, wanted, custom_id=custom_id
    )
    return result


def said(result: InteractionResult) -> str:
    """What the bot answered in a message of its own, which must be for the clicker alone."""
    answers = [result.response] if result.response else []
    private = [answer for answer in [*answers, *result.followups] if answer.ephemeral]
    assert private, f"no private answer: {result}"
    return texts(private[-1])


def direct(person: MemberActor) -> list[discord.Message]:
    """The direct messages of a person, oldest first."""
    return person.user.dm_channel.history()


def hand(person: MemberActor) -> discord.Message:
    """The newest hand among a person's direct messages."""
    return next(message for message in reversed(direct(person)) if alt(message))


async def until_turn(table: Table, person: MemberActor) -> None:
    """Let time pass until it is a person's turn."""
    for _ in range(100):
        played = await table.played()
        seat = played.match.seat_of(person.id)
        if seat in played.waiting:
            return
        assert played.waiting, "the match is over"
        await table.room.wait(1)
    raise AssertionError("their turn never came")


def dm_channel(person: MemberActor) -> ChannelHandle:
    """Where a person's direct messages are."""
    return person.user.dm_channel

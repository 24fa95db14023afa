"""What people do at a table."""

from collections.abc import Callable
from itertools import count
from typing import Any

import discord
from simcord import InteractionResult, MemberActor, ResponseMessage, UserHandle

from bot.matches.match import Match
from bot.matches.played import Action, Played
from bot.sandbox.world.components import walk
from games.game import Game
from tests.bot.server.reading import Message, alt, controls, menus, parts, texts
from tests.bot.server.room import Room


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

    async def actions(self) -> list[Action]:
        """Its log."""
        return await self.room.bot.store.actions(self.id)

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


def actor(person: MemberActor, message: Message) -> Any:
    """Who clicks: in direct messages a person acts as a user, in the server as a member."""
    channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
    return person.user if channel == person.user.dm_channel.id else person


async def press(person: MemberActor, message: Message, label: str) -> InteractionResult:
    """Press the button of that label."""
    result: InteractionResult = await actor(person, message).click(
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
    result: InteractionResult = await actor(person, message).select(
        message, wanted, custom_id=custom_id
    )
    return result


async def fill(
    person: MemberActor | UserHandle, shown: InteractionResult, text: str
) -> InteractionResult:
    """Type into the one field of a modal, and send it."""
    assert shown.modal, "a modal was shown"
    [field] = [part for part in walk(shown.modal["components"]) if "custom_id" in part]
    result: InteractionResult = await person.submit_modal(shown, {field["custom_id"]: text})
    return result


async def deliver_again(room: Room) -> None:
    """Discord delivers the last click or command once more."""
    click = next(
        payload
        for _, name, payload in reversed(room.env.backend.transcript)
        if name == "INTERACTION_CREATE"
    )
    room.env.backend.emit("INTERACTION_CREATE", click)
    await room.env.settle()


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


def notices(person: MemberActor) -> list[str]:
    """The direct messages without a picture."""
    return [texts(message) for message in direct(person) if not alt(message)]


def private(room: Room, person: MemberActor) -> list[discord.Message]:
    """What only this person sees in the channel, oldest first."""
    seen = room.channel.history(viewer=person)
    return [message for message in seen if message.flags.ephemeral]


async def until_turn(table: Table, person: MemberActor) -> None:
    """Let time pass until it is a person's turn."""
    for _ in range(100):
        played = await table.played()
        if played.match.seat_of(person.id) in played.waiting:
            return
        assert played.waiting, "the match is over"
        await table.room.wait(1)
    raise AssertionError("their turn never came")


async def play(person: MemberActor, message: Message, action: str) -> InteractionResult:
    """Press what plays an action: a button, a menu, or a button of two steps."""
    buttons = {rest_of(custom_id): label for label, custom_id in controls(message).items()}
    if action in buttons:
        return await press(person, message, buttons[action])
    for menu in menus(message):
        for label, value in menu.items():
            if value == f"act {action}":
                return await choose(person, message, label)
    return await press(person, message, buttons[action.partition(" ")[0]])


def rest_of(custom_id: str) -> str:
    """What a button does, as the game spells it."""
    return custom_id.split(":", 3)[-1] if custom_id.count(":") > 2 else ""


async def hinted(table: Table, person: MemberActor) -> str:
    """What a good player would do in a person's place."""
    played = await table.played()
    seat = played.match.seat_of(person.id)
    assert seat is not None, "they sit there"
    hint = played.view(seat).hint()
    assert hint, "it is their turn"
    return hint.action


async def play_turn(table: Table, person: MemberActor) -> None:
    """Play what is hinted, by the buttons of the direct message."""
    before = await table.played()
    action = await hinted(table, person)
    await play(person, hand(person), action)
    if (await table.played()).length == before.length:
        await play(person, hand(person), action)  # the second step


def seed_where(kind: type[Game], seats: int, wanted: Callable[[Any], bool]) -> int:
    """The first seed whose deal is as wanted."""
    return next(n for n in count(1) if wanted(kind(seats, f"{n:032x}")))

"""What people do at a table."""

from collections.abc import Callable
from itertools import count
from typing import Any

import discord
from simcord import InteractionResult, MemberActor, ResponseMessage, UserHandle
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload

from bot.matches import lobby
from bot.matches.lobby import smaller
from bot.matches.match import Match
from bot.matches.played import Played
from bot.matches.replay import Action
from games.game import Game
from tests.bot.server.reading import MENU, Message, alt, controls, menus, parts, texts
from tests.bot.server.room import Room

MANAGE = "Table …"
PAGES = ("Tables", "This server")
"""The buttons of the pages of settings."""
SILENT = 1 << 12
"""The flag of a message that rings for nobody."""


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
        """Its message, in the channel or in a thread."""
        match = await self.match()
        places = [self.room.channel, *self.room.channel.threads]
        place = next(each for each in places if each.id == match.channel)
        return next(each for each in place.history() if each.id == match.message)


async def open_table(
    room: Room, host: MemberActor, game: str = "spades", *, fewest: bool = True
) -> Table:
    """`/play`, and the lobby that answers it; it begins with the `fewest` players that may."""
    await host.slash(room.channel, "play", game=game)
    tables = await room.bot.store.current_matches()
    newest = next(each for each in tables if each.seat_of(host.id) is not None)
    if fewest and smaller(newest):
        while smaller(newest):
            newest = await room.bot.tables.change(newest.id, lobby.remove_computer, host.id)
        room.bot.drawing.schedule(newest.id)
        await room.env.settle()
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
    """Press the button of that label; below a lobby it may be behind another."""
    if label not in controls(message):
        message = await elsewhere(person, message)
    result: InteractionResult = await actor(person, message).click(
        message, custom_id=controls(message)[label]
    )
    return result


async def elsewhere(person: MemberActor, message: Message) -> Message:
    """What a message leads to that has more to press: the other page of settings, **Table …**."""
    for way in (MANAGE, *PAGES):
        if way in controls(message):
            shown = (await press(person, message, way)).response
            assert shown
            return shown
    return message


async def settings_of_server(room: Room, person: MemberActor) -> Message:
    """The page of `/settings` that is not of the tables."""
    await person.slash(room.channel, "settings")
    await press(person, private(room, person)[-1], PAGES[1])
    return private(room, person)[-1]


async def managed(person: MemberActor, message: Message) -> ResponseMessage:
    """What **Table …** shows somebody."""
    shown = (await press(person, message, MANAGE)).response
    assert shown
    assert shown.ephemeral
    return shown


async def choose(person: MemberActor, message: Message, *labels: str) -> InteractionResult:
    """Choose from the menu that has these options; below a lobby it may be behind a button."""
    if not any(set(labels) <= menu.keys() for menu in menus(message)):
        message = await elsewhere(person, message)
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
    person: MemberActor | UserHandle, shown: InteractionResult, *texts: str
) -> InteractionResult:
    """Fill in the fields of a modal in order, with a text or the label of a choice; send it."""
    values = {}
    for field, text in zip(fields(shown).values(), texts, strict=True):
        labels = {each["label"]: each["value"] for each in field.get("options", ())}
        value = labels[text] if labels else text
        values[field["custom_id"]] = [value] if field["type"] == MENU else value
    result: InteractionResult = await person.submit_modal(shown, values)
    return result


def fields(shown: InteractionResult) -> dict[str, Any]:
    """The fields of a modal by what stands above them."""
    assert shown.modal, f"a modal was shown: {shown}"
    return {part["label"]: part["component"] for part in shown.modal["components"]}


async def deliver_again(room: Room) -> None:
    """Discord delivers the last click or command once more."""
    click = next(
        payload
        for _, name, payload in reversed(room.env.backend.transcript)
        if name == "INTERACTION_CREATE"
    )
    room.env.backend.emit("INTERACTION_CREATE", click)
    await room.env.settle()


async def at_once(
    room: Room, message: discord.Message, *presses: tuple[MemberActor, str]
) -> list[InteractionResult]:
    """Press buttons by their labels, one after the other, before the bot has answered once."""
    backend, offered = room.env.backend, controls(message)
    stored = backend.get_message(message.channel.id, message.id)
    sent = []
    for person, label in presses:
        data = {"custom_id": offered[label], "component_type": 2}
        record, payload = base_payload(
            backend,
            type=3,
            channel_id=stored.channel_id,
            guild_id=room.guild.id,
            user_id=person.id,
            data=data,
        )
        payload["message"] = dict(message_payload(backend, stored))
        backend.emit("INTERACTION_CREATE", payload)
        sent.append(record)
    await room.env.settle()
    return [InteractionResult(room.env, record) for record in sent]


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


def rings(room: Room, person: MemberActor) -> int:
    """How many direct messages have rung for somebody so far: those that were not sent silently."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    sent = [each for each in room.requests if (each.method, each.path) == ("POST", path)]
    nonces = {each.body["nonce"] for each in sent if not each.body.get("flags", 0) & SILENT}
    return len(nonces)


def private(room: Room, person: MemberActor) -> list[discord.Message]:
    """What only this person sees in the channel but the number of their click, oldest first."""
    seen = room.channel.history(viewer=person)
    return [
        message
        for message in seen
        if message.flags.ephemeral and "🔒 Shuffle sealed ||" not in texts(message)
    ]


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


def seed_where(kind: type[Game], seats: int, wanted: Callable[[Any], object]) -> int:
    """The first seed whose deal is as wanted."""
    return next(n for n in count(1) if wanted(kind(seats, f"{n:032x}")))

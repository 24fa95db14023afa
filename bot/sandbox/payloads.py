"""People, channels, guilds, messages and interactions as Discord's JSON."""

import re

from bot.sandbox.body import Json
from bot.sandbox.limits.messages import FILE_BYTES
from bot.sandbox.locales import ENGLISH
from bot.sandbox.world.avatars import AVATAR
from bot.sandbox.world.clock import iso
from bot.sandbox.world.commands import context_of
from bot.sandbox.world.emojis import Emoji
from bot.sandbox.world.messages import (
    GUILD_ID,
    GUILD_NAME,
    Attachment,
    Channel,
    Interaction,
    Kind,
    Message,
    Permission,
    Thread,
    Where,
)
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World

ADMINISTRATOR = 1 << 3
PERMISSIONS = (1 << 53) - 1 & ~ADMINISTRATOR
"""All permissions but the one by which no channel could deny any."""
JOINED = "2022-02-18T00:00:00+00:00"


def user(person: Person) -> Json:
    """A user."""
    return {
        "id": str(person.id),
        "username": person.name.lower().replace(" ", "_"),
        "global_name": person.name,
        "discriminator": "0",
        "avatar": AVATAR if person.picture or not person.bot else None,
        "bot": person.bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(person: Person, *, with_user: bool = True) -> Json:
    """A member of the guild."""
    shape: Json = {
        "avatar": None,
        "banner": None,
        "nick": None,
        "roles": [],
        "joined_at": JOINED,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    return shape | {"user": user(person)} if with_user else shape


def emoji(world: World, shown: Emoji) -> Json:
    """An emoji of the application."""
    return {
        "id": str(shown.id),
        "name": shown.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def channel(world: World, place: Channel) -> Json:
    """A text channel, a thread, or a channel of direct messages."""
    last = next(reversed(place.messages), None)
    shape: Json = {
        "id": str(place.id),
        "type": 1 if place.person else 0,
        "flags": 0,
        "last_message_id": str(last) if last else None,
    }
    if place.person:
        return shape | {"recipients": [user(place.person)]}
    if place.where is Where.GROUP:
        people = [user(person) for person in world.people.values()]
        group = {"name": place.name, "owner_id": people[0]["id"], "icon": None}
        return shape | {"type": 3, "recipients": people} | group
    shape |= {"guild_id": str(place.guild_id), "name": place.name, "rate_limit_per_user": 0}
    if place.thread:
        return shape | _thread(place, place.thread)
    return shape | {
        "position": place.position,
        "permission_overwrites": [_denied(world, place)] if place.denied else [],
        "parent_id": None,
        "topic": None,
        "nsfw": False,
    }


def _thread(place: Channel, thread: Thread) -> Json:
    return {
        "type": 11,
        "parent_id": str(thread.parent.id),
        "owner_id": str(thread.owner.id),
        "message_count": len(place.messages),
        "total_message_sent": len(place.messages),
        "member_count": 1,
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.archived_after,
            "archive_timestamp": iso(thread.created),
            "create_timestamp": iso(thread.created),
        },
    }


def _denied(world: World, place: Channel) -> Json:
    """The permission overwrite of the bot in a channel."""
    return {"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(int(place.denied))}


EVERYONE: Json = {
    "id": str(GUILD_ID),
    "name": "@everyone",
    "permissions": str(PERMISSIONS),
    "position": 0,
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "managed": False,
    "mentionable": False,
    "flags": 0,
}
GUILD: Json = {
    "id": str(GUILD_ID),
    "name": GUILD_NAME,
    "icon": None,
    "roles": [EVERYONE],
    "emojis": [],
    "stickers": [],
    "features": [],
    "verification_level": 0,
    "default_message_notifications": 1,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw_level": 0,
    "premium_tier": 0,
    "system_channel_flags": 0,
    "afk_timeout": 300,
    "max_members": 500_000,
}


def guild(world: World) -> Json:
    """The guild as GET /guilds shows it; the first person owns it."""
    owner = str(next(iter(world.people)))
    return GUILD | {"owner_id": owner, "preferred_locale": world.locale}


def guild_create(world: World) -> Json:
    """The guild as the gateway shows it when a bot arrives."""
    return guild(world) | {
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(world.people) + 1,
        "members": [member(world.bot)],
        "channels": [
            channel(world, each)
            for each in world.text_channels
            if not each.thread and each.where is Where.HOME
        ],
        "threads": [
            channel(world, each)
            for each in world.text_channels
            if each.thread and not each.thread.archived
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def address_of(world: World, attachment: Attachment) -> str:
    """The address of a file, signed in the look of Discord's."""
    expires = int(world.clock.now()) + 86_400
    signature = f"{attachment.id * 2654435761 % (1 << 64):016x}"
    path = f"attachments/{attachment.channel}/{attachment.id}/{attachment.name}"
    return f"{world.address}/{path}?ex={expires:x}&is={expires - 86_400:x}&hm={signature}&"


def _served(world: World, file: Attachment) -> Json:
    address = address_of(world, file)
    place = {"url": address, "proxy_url": address}
    return {"id": str(file.id), **place, "content_type": file.content_type, "flags": 0}


def attachment(world: World, file: Attachment) -> Json:
    """A file on a message."""
    shape = _served(world, file) | {"filename": file.name, "size": len(file.content)}
    if file.description is not None:
        shape["description"] = file.description
    if file.width:
        shape |= {"width": file.width, "height": file.height}
    return shape


def media(world: World, file: Attachment) -> Json:
    """A file that a component shows."""
    size = {"width": file.width, "height": file.height}
    return _served(world, file) | {"attachment_id": str(file.id), **size, "loading_state": 2}


def message(world: World, message: Message) -> Json:
    """A message."""
    mentioned = re.findall(r"<@(\d+)>", message.content)
    answered = message.interaction
    is_reply_to_command = answered is not None and answered.kind is Kind.COMMAND
    shape: Json = {
        "id": str(message.id),
        "type": 20 if is_reply_to_command else 19 if message.replied_to else 0,
        "channel_id": str(message.channel.id),
        "author": user(message.author),
        "content": message.content,
        "timestamp": iso(message.created),
        "edited_timestamp": iso(message.edited) if message.edited else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(p) for number in mentioned if (p := world.people.get(int(number)))],
        "mention_roles": [],
        "attachments": [attachment(world, file) for file in message.attachments],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": False,
        "flags": int(message.flags),
    }
    return shape | _origin(world, message)


def _origin(world: World, message: Message) -> Json:
    shape: Json = {}
    if message.author is world.bot:
        shape["application_id"] = str(world.bot.id)
    if thread := world.channels.get(message.id):  # it has the id of the message it began with
        shape["thread"] = channel(world, thread)
    if message.nonce:
        shape["nonce"] = message.nonce
    if message.replied_to:
        place = {"channel_id": str(message.channel.id), "message_id": str(message.replied_to)}
        shape["message_reference"] = {"type": 0, **place}
    if message.interaction:
        shape["interaction_metadata"] = interaction_metadata(message.interaction)
    return shape


def interaction_metadata(interaction: Interaction) -> Json:
    """The `interaction_metadata` of a message."""
    shape: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": user(interaction.person),
        "authorizing_integration_owners": integration_owners(interaction),
    }
    if interaction.kind is Kind.COMMAND:
        shape |= {"name": interaction.command, "command_type": 1}
    if interaction.kind is Kind.COMPONENT and interaction.message:
        shape["interacted_message_id"] = str(interaction.message.id)
    if interaction.kind is Kind.MODAL and interaction.origin:
        shape["triggering_interaction_metadata"] = interaction_metadata(interaction.origin)
    return shape


def integration_owners(interaction: Interaction) -> Json:
    """The owner of the installation: a person, the guild, or "0" in direct messages."""
    place, begun = interaction.channel, interaction.message and interaction.message.interaction
    who = begun.person if begun else interaction.person
    of_person = {"1": str(who.id)} if who.installs else {}
    if place.where is not Where.HOME or (place.person and of_person):
        return of_person
    return of_person | {"0": str(place.guild_id or 0)}


def interaction_create(world: World, interaction: Interaction) -> Json:
    """The data of INTERACTION_CREATE."""
    place = interaction.channel
    shape: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(place.id),
        "channel": channel(world, place),
        "app_permissions": str(PERMISSIONS & ~place.ruling.denied),
        "locale": interaction.person.locale,
        "entitlements": [],
        "authorizing_integration_owners": integration_owners(interaction),
        "context": context_of(place),
        "attachment_size_limit": FILE_BYTES,
    }
    if interaction.message:
        shape["message"] = message(world, interaction.message)
    return shape | (
        _in_guild(world, interaction, str(place.guild_id))
        if place.guild_id
        else {"user": user(interaction.person)}
    )


def _in_guild(world: World, interaction: Interaction, guild_id: str) -> Json:
    locale = world.locale if interaction.channel.where is Where.HOME else ENGLISH
    may = PERMISSIONS & ~(interaction.channel.denied & Permission.USE_EXTERNAL_APPS)
    return {
        "guild_id": guild_id,
        "guild": {"id": guild_id, "locale": locale, "features": []},
        "guild_locale": locale,
        "member": member(interaction.person) | {"permissions": str(may)},
    }

"""What an interaction looks like when the gateway delivers it."""

from bot.sandbox import payloads
from bot.sandbox.body import Json
from bot.sandbox.limits.messages import FILE_BYTES
from bot.sandbox.world.channels import GUILD_ID
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.world import World


def interaction_create(world: World, interaction: Interaction) -> Json:
    """The data of INTERACTION_CREATE."""
    channel = interaction.channel
    shape: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": payloads.channel(world, channel),
        "app_permissions": payloads.PERMISSIONS,
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": payloads.integration_owners(interaction),
        "context": 0 if channel.guild_id else 1,
        "attachment_size_limit": FILE_BYTES,
    }
    if interaction.message:
        shape["message"] = payloads.message(world, interaction.message)
    return shape | (_in_guild(interaction) if channel.guild_id else _in_private(interaction))


def _in_guild(interaction: Interaction) -> Json:
    member = payloads.member(interaction.person) | {"permissions": payloads.PERMISSIONS}
    guild = {"id": str(GUILD_ID), "locale": "en-US", "features": []}
    return {
        "guild_id": str(GUILD_ID),
        "guild": guild,
        "guild_locale": "en-US",
        "member": member,
    }


def _in_private(interaction: Interaction) -> Json:
    return {"user": payloads.user(interaction.person)}

"""What people who run the guild choose for it."""

from bot.sandbox import payloads
from bot.sandbox.locales import known
from bot.sandbox.server.channels import tell_bot
from bot.sandbox.world.world import World


def speak(world: World, locale: str) -> None:
    """Choose the guild's language; raises Mistake for one that Discord does not have."""
    world.locale = known(locale)
    tell_bot(world, "GUILD_UPDATE", payloads.guild(world))

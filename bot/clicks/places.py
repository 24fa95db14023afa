"""The place of a click, as far as it decides what the bot may do there."""

from bot.replies import Click


def is_away(click: Click) -> bool:
    """True if the user brought the bot along to a server that does not have it."""
    return (
        click.guild_id is not None
        and click.is_user_integration()
        and not (click.is_guild_integration())
    )


def is_answered_only(click: Click) -> bool:
    """True if the bot may only answer here: in a group, or a server without it."""
    return click.context.private_channel or is_away(click)

"""What a person and a server may choose: each choice is stored at once and drawn."""

from collections.abc import Sequence
from dataclasses import asdict, replace

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.cogs.feature import Feature
from bot.cogs.finding import person
from bot.hosting.preferences import C, Preferences, ServerSettings, preferences_of, settings_of
from bot.matches.match import Refused
from bot.views import preferences as views
from bot.views.address import Address
from bot.views.post import Post
from games.options import choices_for
from games.speech import Words


class Choosing(Feature):
    """`/preferences` and `/settings`."""

    @app_commands.command(description="How your hand looks, is sorted, and comes to you")
    async def preferences(self, click: Click) -> None:
        """Answer with the menus, to the asker alone."""
        chosen = await preferences_of(self.bot.store.people, click.user.id)
        await self.bot.sender.answer(click, views.preferences(chosen, click.user.id))

    @app_commands.command(description="How tables look here, how hands come, and who gets reports")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, click: Click) -> None:
        """Answer with the menus, to the asker alone."""
        guild = _guild_managed(click)
        await self.bot.sender.answer(click, await _settings(click, guild))


def _guild_managed(click: Click) -> int:
    """The server, for those who may manage it; Discord's own check can be changed by a server."""
    if click.guild_id is None or not click.permissions.manage_guild:
        raise Refused(Words("settings-not-allowed"))
    return click.guild_id


async def _settings(click: Click, guild: int) -> Post:
    """What a server has chosen, as the clicker sees it."""
    store, owner = click.client.store, click.guild.owner_id if click.guild else None
    has_reports = None
    if click.user.id != owner:
        has_reports = click.user.id in await store.recipients.of(guild)
    return views.settings(await settings_of(store.people, guild), guild, has_reports)


@pressed(Preferences.key)
async def prefer(click: Click, address: Address, values: Sequence[str]) -> None:
    """Store what a person chose, and draw their hands anew."""
    owner, _, name = address.rest.partition(".")
    if int(owner) != click.user.id:
        raise Refused(Words("preferences-not-yours"))
    store, drawing = click.client.store, click.client.drawing
    chosen = _with(await preferences_of(store.people, click.user.id), name, values[0])
    await store.people.set_prefs(person(click), asdict(chosen))
    await click.client.sender.turn(click, views.preferences(chosen, click.user.id))
    for match in await store.touch_user(click.user.id):
        drawing.wake(match)


@pressed(ServerSettings.key)
async def settle(click: Click, address: Address, values: Sequence[str]) -> None:
    """Store what a server chose, and draw its tables anew."""
    guild, name = _guild_managed(click), address.rest.partition(".")[2]
    store, drawing = click.client.store, click.client.drawing
    chosen = _with(await settings_of(store.people, guild), name, values[0])
    await store.people.set_settings(guild, asdict(chosen))
    await click.client.sender.turn(click, await _settings(click, guild))
    for match in await store.touch_guild(guild):
        drawing.wake(match)


@pressed("reports")
async def want_reports(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Let the reports of a server come to the clicker, too, or no more."""
    guild, recipients = _guild_managed(click), click.client.store.recipients
    change = recipients.add if address.rest == "on" else recipients.remove
    await change(guild, click.user.id)
    await click.client.sender.turn(click, await _settings(click, guild))


def _with(chosen: C, name: str, picked: str) -> C:
    value = next(each for each in choices_for(chosen)[name] if str(each) == picked)
    return replace(chosen, **{name: value})


setup = Choosing.setup

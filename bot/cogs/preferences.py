"""The preferences of a person and the settings of a server: each is stored at once."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.names import person
from bot.cogs.feature import Feature
from bot.cogs.finding import channels_of, guild_managed
from bot.hosting.preferences import (
    Announced,
    C,
    Preferences,
    ServerSettings,
    possible,
    preferences_of,
    settings_of,
    stored_as,
)
from bot.matches.match import Refused
from bot.matches.solo import SECONDS, day_at
from bot.views import preferences as views
from bot.views.address import Address, reading
from bot.views.game_menus import games_of
from bot.views.post import Post
from bot.views.preferences import SettingsPage
from bot.words import speaking
from games import GAMES
from games.text import Text

MOST_CHANNELS = 25
"""In which tables are opened; naming more would be hard to read."""


class PreferencesCog(Feature):
    """`/preferences` and `/settings`."""

    @app_commands.command()
    async def preferences(self, click: Click) -> None:
        """Answer with the menus, to the asker alone."""
        await show_preferences(click)

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, click: Click) -> None:
        """Answer with the menus, to the asker alone."""
        guild = guild_managed(click, "settings-not-allowed")
        await self.bot.sender.answer(click, await _settings(click, guild, SettingsPage.TABLES))


async def show_preferences(click: Click) -> None:
    """Show the clicker's preferences, to be changed."""
    chosen = await preferences_of(click.client.store.people, click.user.id)
    await click.client.sender.answer(click, views.preferences(chosen, click.user.id))


async def _settings(click: Click, guild: int, page: SettingsPage) -> Post:
    """A page of the settings of a server, as the clicker sees them."""
    store, owner = click.client.store, click.guild.owner_id if click.guild else None
    has_reports = None
    if click.user.id != owner:
        has_reports = click.user.id in await store.servers.recipients(guild)
    chosen = await settings_of(store.people, guild)
    return views.settings(chosen, guild, channels_of(click)[-1], has_reports, page)


@pressed(Preferences.key)
async def prefer(click: Click, address: Address, values: Sequence[str]) -> None:
    """Store what a person chose, and draw their hands anew."""
    owner, _, name = address.rest.partition(".")
    if owner != str(click.user.id):
        raise Refused(Text("preferences-not-yours"))
    store, drawing = click.client.store, click.client.drawing
    chosen = _with(await preferences_of(store.people, click.user.id), name, values)
    await store.people.set_prefs(person(click), stored_as(chosen))
    with speaking(chosen.locale):
        await click.client.sender.update(click, views.preferences(chosen, click.user.id))
    for match in await store.work.touch_user(click.user.id):
        drawing.schedule(match)


@pressed(ServerSettings.key)
async def settle(click: Click, address: Address, values: Sequence[str]) -> None:
    """Store what a server chose, and draw its tables anew."""
    guild, name = guild_managed(click, "settings-not-allowed"), address.rest.partition(".")[2]
    chosen = _with(await settings_of(click.client.store.people, guild), name, values)
    await _settle(click, guild, chosen, views.page_of(name))
    for match in await click.client.store.work.touch_guild(guild):
        click.client.drawing.schedule(match)


async def _settle(
    click: Click, guild: int, chosen: ServerSettings, page: SettingsPage = SettingsPage.SERVER
) -> None:
    await click.client.store.people.set_settings(guild, stored_as(chosen))
    await click.client.sender.update(click, await _settings(click, guild, page))


@pressed("settings")
async def show_page(click: Click, address: Address, _values: Sequence[str]) -> None:
    """A page of the settings, in place of the other."""
    guild = guild_managed(click, "settings-not-allowed")
    with reading():
        page = SettingsPage(address.rest)
    await click.client.sender.update(click, await _settings(click, guild, page))


@pressed("offer")
async def offer(click: Click, address: Address, values: Sequence[str]) -> None:
    """Store which games a server offers; those that come later it offers, too."""
    guild = guild_managed(click, "settings-not-allowed")
    chosen = await settings_of(click.client.store.people, guild)
    with reading():
        asked = games_of(address.length)
    others = (key for key in chosen.hidden if key not in asked)
    hidden = (*others, *(key for key in asked if key not in values))
    if GAMES.keys() <= {*hidden}:
        raise Refused(Text("setting-games-none"))
    await _settle(click, guild, replace(chosen, hidden=hidden))


@pressed("place")
async def place(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Store whether tables are opened in this channel, or everywhere."""
    guild, here = guild_managed(click, "settings-not-allowed"), channels_of(click)[-1]
    chosen = await settings_of(click.client.store.people, guild)
    others = tuple(each for each in chosen.channels if each != here)
    with reading():
        channels = {
            "only": (here,),
            "add": (*others, here)[-MOST_CHANNELS:],
            "remove": others,
            "everywhere": (),
        }[address.rest]
    await _settle(click, guild, replace(chosen, channels=channels))


@pressed("role")
async def call_role(click: Click, _address: Address, values: Sequence[str]) -> None:
    """Store which role is called when a table opens, or that none is; it cannot be everybody."""
    guild = guild_managed(click, "settings-not-allowed")
    with reading():
        roles = tuple(int(each) for each in values[:1] if int(each) != guild)
    chosen = await settings_of(click.client.store.people, guild)
    await _settle(click, guild, replace(chosen, roles=roles))


@pressed("dailyhour")
async def announce_daily(click: Click, _address: Address, values: Sequence[str]) -> None:
    """Store from which hour on the daily is announced in this channel each day, or that it is not.

    Where that hour is over today, it begins tomorrow.
    """
    guild, now = guild_managed(click, "settings-not-allowed"), click.client.tables.clock()
    chosen = await settings_of(click.client.store.people, guild)
    wanted: tuple[int, ...] = ()
    if values[:1] != [views.NEVER]:
        with reading():
            hour = range(24)[int(values[0])]
        is_over = now % SECONDS >= hour * SECONDS / 24
        wanted = Announced(channels_of(click)[-1], hour, day_at(now) - (not is_over))
    await _settle(click, guild, replace(chosen, daily=wanted))


@pressed("reports")
async def want_reports(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Let the reports of a server come to the clicker, too, or no more."""
    guild, servers = guild_managed(click, "settings-not-allowed"), click.client.store.servers
    change = servers.add_recipient if address.rest == "on" else servers.remove_recipient
    await change(guild, click.user.id)
    await click.client.sender.update(click, await _settings(click, guild, SettingsPage.SERVER))


def _with(chosen: C, name: str, values: Sequence[str]) -> C:
    with reading():
        value = {str(each): each for each in possible(chosen)[name]}[values[0]]
    return replace(chosen, **{name: value})


setup = PreferencesCog.setup

"""Being told when a table of a game opens in a server: `/notify`, and **Notify me**."""

from collections.abc import Sequence

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.places import is_answered_only
from bot.cogs.feature import Feature
from bot.hosting.preferences import settings_of
from bot.matches.match import Refused
from bot.views import notifying
from bot.views.address import Address, reading
from games import GAMES
from games.text import Text


class NotifyingCog(Feature):
    """`/notify`."""

    @app_commands.command(description="Get a direct message when a table opens here")
    @app_commands.guild_only()
    async def notify(self, click: Click) -> None:
        """Answer with the menu, to the asker alone."""
        await show(click, Address("notifying", 0), ())


@pressed("notifying")
async def show(click: Click, _address: Address, _values: Sequence[str]) -> None:
    """**Notify me**: the games, those ticked of which the clicker is told."""
    if click.guild_id is None or is_answered_only(click):
        raise Refused(Text("notify-nowhere"))
    store = click.client.store
    games = (await settings_of(store.people, click.guild_id)).games
    chosen = await store.servers.subscriptions(click.guild_id, click.user.id)
    await click.client.sender.answer(click, notifying.menu(games, chosen, click.guild_id))


@pressed("notify", once=True)
async def choose(click: Click, address: Address, values: Sequence[str]) -> None:
    """Store of which games the clicker is told."""
    with reading():
        guild, chosen = int(address.rest), [GAMES[each].key for each in values]
    if guild != click.guild_id or is_answered_only(click):
        raise Refused(Text("notify-nowhere"))
    store = click.client.store
    await store.servers.subscribe(guild, click.user.id, chosen)
    await store.people.set_dm_open(click.user.id)  # it may be so again
    games = (await settings_of(store.people, guild)).games
    await click.client.sender.update(click, notifying.menu(games, chosen, guild))


@pressed("mute", once=True)
async def mute(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Tell the clicker of a game in a server no more."""
    with reading():
        server, game = address.rest.split(".")
        guild, key = int(server), GAMES[game].key
    servers = click.client.store.servers
    kept = [each for each in await servers.subscriptions(guild, click.user.id) if each != key]
    await servers.subscribe(guild, click.user.id, kept)
    await click.client.sender.update(click, notifying.muted(key))


setup = NotifyingCog.setup

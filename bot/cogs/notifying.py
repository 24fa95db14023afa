"""Being told when a table of a game opens in a server, and of dailies: `/notify`, **Notify me**."""

from collections.abc import Sequence

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.names import person
from bot.clicks.places import is_answered_only
from bot.cogs.feature import Feature
from bot.hosting.preferences import OFF, ON, settings_of
from bot.matches.match import Refused
from bot.matches.solo import day_at
from bot.views import daily_news, notifying
from bot.views.address import Address, reading
from bot.views.game_menus import games_of
from bot.views.post import Post
from games import GAMES
from games.text import Text


class NotifyingCog(Feature):
    """`/notify`."""

    @app_commands.command()
    @app_commands.guild_only()
    async def notify(self, click: Click) -> None:
        """Answer with the menu, to the asker alone."""
        await show(click, Address("notifying", 0), ())


@pressed("notifying")
async def show(click: Click, _address: Address, _values: Sequence[str]) -> None:
    """**Notify me**: the games, those ticked of which the clicker is told."""
    if click.guild_id is None or is_answered_only(click):
        raise Refused(Text("notify-nowhere"))
    await click.client.sender.answer(click, await _menu(click, click.guild_id))


@pressed("notify", once=True)
async def choose(click: Click, address: Address, values: Sequence[str]) -> None:
    """Store of which games the clicker is told."""
    with reading():
        guild, chosen = int(address.rest), {GAMES[each].key for each in values}
        asked = games_of(address.length)
    if guild != click.guild_id or is_answered_only(click):
        raise Refused(Text("notify-nowhere"))
    store = click.client.store
    before = await store.servers.subscriptions(guild, click.user.id)
    chosen |= {*before}.difference(asked)
    await store.servers.subscribe(guild, click.user.id, sorted(chosen))
    await store.people.set_dm_open(click.user.id)  # it may be so again
    await click.client.sender.update(click, await _menu(click, guild))


@pressed("notifydaily", once=True)
async def choose_daily(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Store whether the clicker is told of dailies."""
    wish, _ = wish_of(address)
    if click.guild_id is None or is_answered_only(click):
        raise Refused(Text("notify-nowhere"))
    await set_daily(click, wish)
    await click.client.sender.update(click, await _menu(click, click.guild_id))


@pressed("mutedaily", once=True)
async def mute_daily(click: Click, _address: Address, _values: Sequence[str]) -> None:
    """Tell the clicker of dailies no more."""
    await set_daily(click, OFF)
    await click.client.sender.update(click, daily_news.muted())


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


def wish_of(address: Address) -> tuple[str, str]:
    """The wish of a button to be told of dailies or not, and what stands behind it."""
    with reading():
        wish, rest = address.rest.split(".")
        return (ON, OFF)[(ON, OFF).index(wish)], rest


async def set_daily(click: Click, wish: str) -> None:
    """Tell the clicker of dailies from tomorrow on, or no more."""
    bot, store = click.client, click.client.store
    if wish == ON:
        await store.daily_subscribers.add(person(click), day_at(bot.dailies.clock()))
        await store.people.set_dm_open(click.user.id)  # it may be so again
    else:
        await store.daily_subscribers.remove(click.user.id)


async def _menu(click: Click, guild: int) -> Post:
    """Of what the clicker is told in a server, and of dailies."""
    store, user = click.client.store, click.user.id
    games = (await settings_of(store.people, guild)).games
    chosen = await store.servers.subscriptions(guild, user)
    hears = (await store.people.player(user)).hears_of_dailies
    return notifying.menu(games, chosen, guild, hears)


setup = NotifyingCog.setup

"""The options of a table: presets by name, options one by one, and a server's own presets."""

from collections.abc import Sequence
from dataclasses import asdict

from bot.app import Click
from bot.clicks.answers import pressed
from bot.cogs.feature import Feature
from bot.cogs.finding import guild_managed, is_at_table, lobby_of
from bot.matches import lobby as lobbies
from bot.matches.lobby import of_host
from bot.matches.match import Match, Refused
from bot.matches.presets import LONGEST_NAME, MOST_KEPT, HouseRules, offered
from bot.replies import acknowledge
from bot.views import option_forms as views
from bot.views.address import Address, NotOurs, reading
from bot.views.options import names
from bot.views.post import Post
from games import GAMES
from games.text import Text


class OptionsCog(Feature):
    """It has no command: all of it begins in a lobby."""


@pressed("preset", acknowledged=True)
async def choose_preset(click: Click, address: Address, values: Sequence[str]) -> None:
    """Set all options of a table at once: chosen among its options, or pressed in the lobby."""
    match = await lobby_of(click, address)
    own = await click.client.store.servers.rules(match.guild, match.game)
    with reading():
        chosen = offered(match.game, own)[values[0] if values else address.rest]
    match = await click.client.tables.change(
        match.id, lobbies.set_options, click.user.id, chosen.options
    )
    if is_at_table(click, match):
        await acknowledge(click)
    else:
        await click.client.sender.update(click, await _post(click, match))
    click.client.drawing.schedule(match.id)


@pressed("options")
async def show_options(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Show the options to the clicker alone."""
    match = await lobby_of(click, address)
    await click.client.sender.answer(click, await _post(click, match))


@pressed("option")
async def choose_options(click: Click, address: Address, values: Sequence[str]) -> None:
    """Ask the host for the values of some options."""
    match = await click.client.tables.get(address.match)
    of_host(match, click.user.id)
    with reading():
        places = sorted({int(place) for place in values or address.rest.split(".")})
        form = views.ask(match, places)
    again = Address("option", match.id, rest=".".join(map(str, places)))
    await click.client.sender.ask(click, form, again)


@pressed("set")
async def set_options(click: Click, address: Address, values: Sequence[str]) -> None:
    """Set options to what was filled in, or say what is possible; `length` tells how many exist."""
    match = await lobby_of(click, address)
    with reading():
        if address.length != len(names(match)):
            raise NotOurs  # asked by another version of the game
        changes = views.read(match, [int(place) for place in address.rest.split(".")], values)
    match = await click.client.tables.change(match.id, lobbies.set_options, click.user.id, changes)
    await click.client.sender.update(click, await _post(click, match))
    click.client.drawing.schedule(match.id)


@pressed("keep")
async def ask_name(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Ask a manager of the server for a name under which to keep the rules of a table."""
    match = await lobby_of(click, address)
    _of_manager(click, match)
    await click.client.sender.ask(click, views.ask_name(match), Address("keep", match.id))


@pressed("kept")
async def keep(click: Click, address: Address, values: Sequence[str]) -> None:
    """Keep the rules of a table for the server."""
    match = await lobby_of(click, address)
    _of_manager(click, match)
    with reading():
        typed, is_first = values
    name = " ".join(typed.split())[:LONGEST_NAME]
    servers = click.client.store.servers
    kept = {rules.name for rules in await servers.rules(match.guild, match.game)} | {name}
    if not name or len(kept) > MOST_KEPT:
        raise Refused(Text("presets-many" if name else "presets-no-name", most=MOST_KEPT))
    options = asdict(GAMES[match.game].options) | match.options
    rules = HouseRules(name, options, is_first == views.FIRST)
    await servers.set_rules(match.guild, match.game, rules)
    await _kept(click, match)


@pressed("drop")
async def drop(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Keep the rules of this name no more."""
    match = await lobby_of(click, address)
    _of_manager(click, match)
    await click.client.store.servers.delete_rules(match.guild, match.game, address.rest)
    await _kept(click, match)


async def _kept(click: Click, match: Match) -> None:
    """Show what the server keeps now, to the clicker and in the lobby."""
    await click.client.sender.update(click, await _post(click, match))
    for lobby in await click.client.store.work.touch_lobbies(match.guild, match.game):
        click.client.drawing.schedule(lobby)


async def _post(click: Click, match: Match) -> Post:
    manages = bool(match.guild) and click.permissions.manage_guild
    own = await click.client.store.servers.rules(match.guild, match.game)
    return views.post(match, click.user.id, own, manages)


def _of_manager(click: Click, match: Match) -> None:
    """Refuse a click by anybody but a manager of the table's server."""
    if guild_managed(click, "settings-not-allowed") != match.guild:
        raise NotOurs


setup = OptionsCog.setup

"""Reading: the rules of a game."""

from collections.abc import Sequence

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.turns import lookup
from bot.cogs.feature import Feature
from bot.cogs.finding import channel, find_game, game_choices
from bot.matches.match import Match
from bot.views import rules as views
from bot.views.address import Address, reading
from games import GAMES


class RulesCog(Feature):
    """`/rules`."""

    @app_commands.command()
    @app_commands.autocomplete(game=game_choices)
    @lookup
    async def rules(self, click: Click, game: str) -> None:
        """Answer with the rules in a minute, to the asker alone."""
        key = find_game(game)
        await self.bot.sender.answer(click, views.post(key, await _table(click, key)))


async def _table(click: Click, game: str) -> Match | None:
    """The table of this game: the clicker's own, or else one of this channel."""
    own = await click.client.store.sits_at(click.user.id, channel(click))
    here = await click.client.store.current_matches(channel(click))
    first = sorted(here, key=lambda match: match.seat_of(click.user.id) is None)
    return next((each for each in (own, *first) if each and each.game == game), None)


@pressed("rules")
async def show_rules(click: Click, address: Address, values: Sequence[str]) -> None:
    """Show a layer of the rules; `length` 1 is another one in the same message.

    The game is picked from a menu, or named by a button.
    """
    match = await click.client.tables.get(address.match) if address.match else None
    with reading():
        layer, game = address.rest.split(".")
        game = values[0] if values else game
        post = views.post(GAMES[game].key, match, views.RulesPart(layer))
    sender = click.client.sender
    await (sender.update if address.length else sender.answer)(click, post)


@pressed("rule")
async def show_rule(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Rules** below a refusal: the paragraph that it is about."""
    match = await click.client.tables.get(address.match) if address.match else None
    with reading():
        game, refusal = address.rest.split(".")
        post = views.at_refusal(GAMES[game].key, match, refusal)
    await click.client.sender.answer(click, post)


setup = RulesCog.setup

"""The daily: one deal a day, played alone against computers."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.names import person
from bot.clicks.turns import completion, lookup
from bot.cogs import notifying, solo
from bot.cogs.feature import Feature
from bot.cogs.finding import find_game, offered, spoken_here
from bot.hosting.daily import games_of_day
from bot.hosting.preferences import style_of
from bot.matches.match import Refused
from bot.views import daily as views
from bot.views import daily_share
from bot.views.address import Address, NotOurs, number, reading
from bot.words import by_name
from games import GAMES
from games.text import Text


class DailyCog(Feature):
    """`/daily`."""

    @app_commands.command()
    @lookup
    async def daily(self, click: Click, game: str | None = None) -> None:
        """Answer with the daily as the asker has it, to them alone."""
        await _show(click, find_game(game) if game else "")

    @daily.autocomplete("game")
    @completion
    async def game_choices(self, _click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The games that have a daily."""
        return offered(by_name(games_of_day()), typed)


async def _show(click: Click, game: str) -> None:
    """Show a daily: what it is, the hand, or its result."""
    bot, user = click.client, click.user.id
    page = await bot.dailies.page(user, game)
    if page.played:
        await solo.show(click, page.played)
    else:
        hears = (await bot.store.people.player(user)).hears_of_dailies
        await solo.send(click, views.offer(page, hears))


@pressed("dailies")
@lookup
async def pick(click: Click, address: Address, values: Sequence[str]) -> None:
    """A game of the day, from a menu or named by a button."""
    with reading():
        game = GAMES[values[0] if values else address.rest].key
    await _show(click, game)


@pressed("daily")
async def begin(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Play**: deal, or go on; the daily of another day gives way to today's."""
    with reading():
        game = GAMES[address.rest].key
    bot = click.client
    page = await bot.dailies.page(click.user.id, game)
    if page.played is None and page.day.number == address.length:
        guild = click.guild_id or 0
        played = await bot.dailies.begin(page.day, game, person(click), guild, click.id)
        await solo.show(click, played)
    else:
        await _show(click, game)


@pressed("dailynews", once=True)
async def notify(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Notify me**, or its end, below a daily."""
    wish, game = notifying.wish_of(address)
    if game not in games_of_day():
        raise NotOurs
    await notifying.set_daily(click, wish)
    await _show(click, game)


@pressed("sharedaily", once=True)
@lookup
async def share(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Share**: show a ranked result to the channel, once."""
    bot = click.client
    with reading():
        solo_id = number(address.rest)
    played = await bot.solos.load(solo_id, click.user.id)
    attempt = played.attempt
    if not played.is_done or attempt.is_practice or attempt.day is None:
        raise NotOurs
    found = await bot.dailies.result(attempt)
    if not await bot.store.solos.share(attempt.id):
        raise Refused(Text("daily-shared-once"))
    await solo.show(click, replace(played, attempt=replace(attempt, shared=True)))
    style = await style_of(bot.store.people, click.guild_id or 0, None)
    with await spoken_here(click):
        post = daily_share.post(attempt, found, style)
    await bot.sender.follow_up(click, post)


setup = DailyCog.setup

"""Looking at a match that is over, step by step."""

from collections.abc import Sequence
from contextlib import nullcontext

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.names import name_of
from bot.clicks.turns import completion, lookup, turn
from bot.cogs.feature import Feature
from bot.cogs.finding import OFFERED, channel, choices, last_ended
from bot.hosting.budget import Quota
from bot.hosting.languages import at_table
from bot.hosting.preferences import preferences_of, settings_of, style_of
from bot.matches.match import Match, Refused
from bot.operation.logs import note
from bot.replies import defer
from bot.views import replay as views
from bot.views.address import Address
from bot.views.post import Post
from games.text import Text

LARGEST = 2**53 - 1
"""Discord's limit for a number that is typed."""


class ReplayCog(Feature):
    """`/replay`."""

    @app_commands.command()
    @lookup
    async def replay(
        self, click: Click, match: app_commands.Range[int, 1, LARGEST] | None = None
    ) -> None:
        """Answer with the first step of a match, to the clicker alone."""
        found = await last_ended(click) if match is None else await _find(click, match)
        if found is None:
            raise Refused(Text("verify-nothing"))
        note(match=found.id)
        await _open(click, views.Bookmark(found.id, 0))

    @replay.autocomplete("match")
    @completion
    async def matches(self, click: Click, typed: int | str) -> list[app_commands.Choice[int]]:
        """The matches that ended in this channel, the newest first."""
        ids = await self.bot.store.archive.latest(channel(click), OFFERED)
        names = {match: views.entry(await self.bot.tables.get(match)) for match in ids}
        return choices(names, str(typed))


async def _find(click: Click, number: int) -> Match:
    """A match of this channel, or one where the clicker sat: no other is theirs to see."""
    match = await click.client.store.get(number)
    if match is None or (
        match.channel != click.channel_id and match.seat_of(click.user.id) is None
    ):
        raise Refused(Text("no-such-match-here", number=str(number)))
    return match


async def _show(click: Click, mark: views.Bookmark, way: str = "") -> views.ReplayPage:
    """The step that a way leads to; Refused unless the match is over and its rules are ours."""
    replays = click.client.tables.replays
    record = await replays.record(mark.match)
    mark = mark.going(way, record)
    step = await replays.step(mark.match, mark.number)
    return views.ReplayPage(await click.client.tables.get(mark.match), record, mark, step)


async def _private(click: Click, page: views.ReplayPage) -> Post:
    prefs = await preferences_of(click.client.store.people, click.user.id)
    return views.post(page, prefs.style, prefs.text_only)


async def _open(click: Click, mark: views.Bookmark) -> None:
    await click.client.sender.answer(click, await _private(click, await _show(click, mark)))


@pressed("watch")
@lookup
async def watch(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Replay**, under a finished table or a step that was shared: to the clicker alone."""
    await _open(click, views.Bookmark.at(address))


@pressed("replay")
@lookup
async def leaf(click: Click, address: Address, _values: Sequence[str]) -> None:
    """First, back, next, last, the next round, or the hands turned over."""
    page = await _show(click, views.Bookmark.at(address), address.rest.partition(" ")[0])
    await click.client.sender.update(click, await _private(click, page))


@pressed("share")
@lookup
async def share(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Post the step for everybody in the channel."""
    page = await _show(click, views.Bookmark.at(address))
    settings = await settings_of(click.client.store.people, click.guild_id or 0)
    with at_table(page.match):
        post = views.shared(page, settings.style, name_of(click.user))
    await click.client.sender.answer(click, post, private=False)


@pressed("film")
async def show_film(click: Click, address: Address, _values: Sequence[str]) -> None:
    """The round of the step as an animated picture: to the clicker alone, then shared if wanted."""
    is_shared, bot = address.rest.startswith(views.SHARE), click.client
    bot.budget.count(Quota.FILMS, click.user.id)
    await defer(click, private=not is_shared)
    async with turn(click, Quota.FILMS):
        mark = views.Bookmark.at(address).going("", await bot.tables.replays.record(address.match))
        match = await bot.tables.get(mark.match)
        reader = None if is_shared else click.user.id
        style = await style_of(bot.store.people, click.guild_id or 0, reader)
        with at_table(match) if is_shared else nullcontext():
            film = await bot.tables.replays.film(
                match, mark.number, bot.renderer, style, mark.is_open
            )
            post = views.film(match, film, None if is_shared else mark)
        await bot.sender.answer(click, post, private=not is_shared)


setup = ReplayCog.setup

"""`/report`, and the button of a replay that does the same."""

from collections.abc import Sequence

from discord import app_commands

from bot.app import Click, private
from bot.clicks.answers import pressed
from bot.clicks.names import person
from bot.clicks.turns import turn
from bot.cogs.feature import Feature
from bot.cogs.finding import channel, last_ended
from bot.hosting.budget import Quota
from bot.matches.match import Match, Refused
from bot.replies import defer
from bot.views import report as views
from bot.views.address import Address, reading
from bot.words import talk
from games.text import Text


class ReportCog(Feature):
    """`/report`."""

    @app_commands.command()
    async def report(self, click: Click) -> None:
        """Ask what is wrong with the match here."""
        await _ask(click, await _here(click))


async def _here(click: Click) -> Match:
    """The clicker's match here, or else the last that ended here, or else theirs elsewhere."""
    plays_at = await click.client.store.sits_at(click.user.id, channel(click), plays=True)
    if plays_at and plays_at.channel == click.channel_id:
        return plays_at
    if found := await last_ended(click) or plays_at:
        return found
    raise Refused(Text("report-nothing"))


@pressed("report")
async def report_this(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Report**, below a replay."""
    await _ask(click, await click.client.tables.get(address.match))


async def _ask(click: Click, match: Match) -> None:
    await click.client.sender.ask(click, views.ask(match), Address("report", match.id))


@pressed("tell", once=True)
async def pass_on(click: Click, address: Address, values: Sequence[str]) -> None:
    """Send the typed report to the managers of the server."""
    reports, reporter = click.client.reports, person(click)
    with reading():
        words = values[0]
    click.client.budget.count(Quota.REPORTS, reporter.id)
    await defer(click)
    async with turn(click, Quota.REPORTS):
        reached = await reports.send(address.match, reporter, words)
    await private(click, talk()(Text("report-sent", count=reached)))


setup = ReportCog.setup

"""`/report`, and the button of a replay that does the same."""

import contextlib
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.app import Click
from bot.clicks.answers import pressed
from bot.cogs.feature import Feature
from bot.cogs.finding import find, last_ended, person
from bot.matches.match import Match, Refused, Status
from bot.views.address import Address
from bot.views.replay import title
from bot.words import talk
from games.speech import Words

LENGTH = 500
"""Characters of a report at most."""


class Report(Feature):
    """`/report`."""

    @app_commands.command(description="Tell those who run this server what is wrong with a match")
    async def report(self, click: Click) -> None:
        """Ask what is wrong with the match here."""
        await click.response.send_modal(ReportModal(await _here(click)))


async def _here(click: Click) -> Match:
    """Where the clicker plays here, or else what ended here last, or else where they play."""
    here = await click.client.tables.current(channel=click.channel_id, user=click.user.id)
    for match in here:
        if match.status is Status.PLAYING:
            return match
    if over := await last_ended(click):
        return over
    with contextlib.suppress(Refused):
        return await find(click, Status.PLAYING)
    raise Refused(Words("report-nothing"))


@pressed("report")
async def report_this(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Report**, below a replay."""
    await click.response.send_modal(ReportModal(await click.client.tables.get(address.match)))


class ReportModal(ui.Modal):
    """Asks for a few words, and passes them on."""

    def __init__(self, match: Match) -> None:
        say, self.match = talk(), match.id
        super().__init__(title=say(Words("report-title", title=title(match)))[:45])
        self.text: ui.TextInput[ReportModal] = ui.TextInput(
            style=discord.TextStyle.paragraph, max_length=LENGTH
        )
        note = "report-note-over" if match.status is Status.OVER else "report-note-under-way"
        self.add_item(
            ui.Label(
                text=say(Words("report-label")),
                description=say(Words(note)),
                component=self.text,
            )
        )

    async def on_submit(self, click: discord.Interaction[Any]) -> None:
        """Pass it on."""
        await click.client.press(click, Address("tell", self.match), [self.text.value])


@pressed("tell", once=True)
async def pass_on(click: Click, address: Address, values: Sequence[str]) -> None:
    """Send what was typed to those who run the server."""
    reports, reporter = click.client.reports, person(click)
    reports.admit(reporter)
    await click.response.defer(ephemeral=True, thinking=True)
    reached = await reports.send(address.match, reporter, values[0])
    await click.edit_original_response(content=talk()(Words("report-sent", count=reached)))


setup = Report.setup

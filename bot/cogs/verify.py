"""Verifying: that nobody alone chose the cards of a match that is over."""

import asyncio
from collections.abc import Sequence

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.turns import lookup
from bot.cogs.feature import Feature
from bot.cogs.finding import channel, last_ended
from bot.matches.match import Match, Status
from bot.operation.logs import note
from bot.replies import Content, defer, reply
from bot.views import daily_seals
from bot.views import verify as views
from bot.views.address import Address
from bot.views.markdown import talk_markdown
from bot.words import talk
from games.options import BadOptions
from games.record import BadRecord
from games.text import Text
from games.verify import Broken, follows, holds, verify

LISTED = 10
"""As many tables under way are told of: more might not fit a message."""


class VerifyCog(Feature):
    """`/verify`."""

    @app_commands.command()
    @lookup
    async def verify(self, click: Click) -> None:
        """Answer for the last match that ended in this channel, and for those under way."""
        await defer(click)
        match = await last_ended(click)
        lines = [await _verdict(click, match) if match else talk()(Text("verify-nothing"))]
        here = await self.bot.store.current_matches(channel=channel(click))
        lines += [views.under_way(each) for each in here[:LISTED]]
        dailies = daily_seals.opener("press-daily-seals", talk())
        await click.client.sender.answer(click, views.post(lines, match, dailies))


async def _verdict(click: Click, match: Match) -> str:
    note(match=match.id)
    record = await click.client.tables.replays.record(match.id)
    previous = await click.client.store.archive.previous(match.id)
    before = await click.client.tables.replays.record(previous) if previous else None
    tr = talk_markdown(match.names)

    def compute() -> Text:
        words = holds(record, verify(record))
        follows(record, before)
        return words

    try:
        words = await asyncio.to_thread(compute)
    except Broken as broken:
        return views.verdict(match, False, broken.sentence(tr))
    except (BadRecord, BadOptions):
        return views.verdict(match, False, tr(Text("rules-changed")))
    told = [tr(words)]
    if record.ended_after:
        told.append(
            tr(Text("verify-follows", match=str(previous)) if previous else Text("verify-first"))
        )
    return views.verdict(match, True, "\n".join(told))


@pressed("verify")
@lookup
async def verify_this(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Verify**, in a lobby or under a table whose match is over: to the clicker alone."""
    match = await click.client.tables.get(address.match)
    if match.status is not Status.OVER:
        await click.client.sender.answer(click, views.post([views.under_way(match)], None))
        return
    await defer(click)
    lines = [await _verdict(click, match)]
    await click.client.sender.answer(click, views.post(lines, match))


@pressed("numbers")
@lookup
async def show_numbers(click: Click, address: Address, _values: Sequence[str]) -> None:
    """All the numbers, and the record to compute them from."""
    record = await click.client.tables.replays.record(address.match)
    file = views.file_name(address.match), str(record).encode()
    await reply(click, Content(text=views.numbers(address.match, record), files=[file]))


@pressed("record")
@lookup
async def give_record(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Match file**: the record alone."""
    record = await click.client.tables.replays.record(address.match)
    file = views.file_name(address.match), str(record).encode()
    await reply(click, Content(text=talk()(Text("record-file")), files=[file]))


@pressed("seals")
@lookup
async def show_seals(click: Click, _address: Address, _values: Sequence[str]) -> None:
    """The seals of today's dailies, and the secrets of yesterday's."""
    bot = click.client
    today, solos = await bot.dailies.day(), bot.store.solos
    before = await solos.known_day(today.number - 1)
    instance = solos.instance(before, click.user.id) if before else 0
    post = daily_seals.post(today, before, instance, bot.tables.clock())
    await bot.sender.answer(click, post)


setup = VerifyCog.setup

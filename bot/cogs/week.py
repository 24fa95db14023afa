"""The leaderboard of this week: showing it, and turning its pages."""

from collections.abc import Sequence
from typing import Final

from bot.app import Click, Parlor
from bot.clicks.answers import pressed
from bot.clicks.turns import lookup
from bot.cogs.finding import prefers_words, spoken_here
from bot.hosting.preferences import style_of
from bot.matches.match import Refused
from bot.matches.solo import day_at
from bot.store.weeks import WeekBoard, WeekPage, monday_of
from bot.views import week
from bot.views.address import Address
from games.text import Text

LAST: Final = 1 << 40
"""Behind every page."""


@pressed(week.VERB)
@lookup
async def turn_week(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Turn the page of this week for all its readers; **My rank** shows a page of one's own."""
    move, guild, game, in_words = week.parsed(address)
    await show_week(click, guild, game, move, address.length, in_words)


async def show_week(
    click: Click, guild: int, game: str, move: str = "", number: int = 0, in_words: bool = False
) -> None:
    """Show a page of this week: in a new message without a move, to the clicker alone if theirs."""
    if not guild:
        raise Refused(Text("week-of-server"))
    bot, is_mine = click.client, move == "me"
    board = WeekBoard(guild, monday_of(day_at(bot.tables.clock())), game)
    is_private = is_mine or (click.message is not None and click.message.flags.ephemeral)
    if is_mine or not move:
        in_words = await prefers_words(click)
    page = await _page_of_week(click, board, number, move)
    place = click.guild.name if click.guild else ""
    viewer = click.user.id if is_private else 0
    shown = week.ShownWeek(board, page, place, viewer, in_words)
    style = await style_of(bot.store.people, guild, viewer or None)
    with await spoken_here(click, is_private):
        post = week.post(shown, style)
    if is_mine or not move:
        await bot.sender.answer(click, post, private=is_private)
    else:
        await bot.sender.update(click, post)


async def _page_of_week(click: Click, board: WeekBoard, number: int, move: str) -> WeekPage:
    weeks = click.client.store.weeks
    if move == "me":
        mine = await weeks.page_of(board, click.user.id)
        if mine is None:
            raise Refused(Text("week-none"))
        return mine
    step = {"next": 1, "previous": -1, "last": LAST}.get(move, -number)
    return await weeks.page(board, max(0, number + step))


async def setup(_bot: Parlor) -> None:
    """Nothing is to be added: `/leaderboard` is a command of its own file."""

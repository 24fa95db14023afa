"""Boards of dailies: opening one, turning its pages, and going to another."""

from collections.abc import Sequence

from bot.app import Click, Parlor
from bot.clicks.answers import pressed
from bot.clicks.turns import lookup
from bot.hosting.preferences import preferences_of
from bot.matches.match import Refused
from bot.matches.solo import day_at
from bot.store import DayBoard
from bot.store.daily_boards import DayPage, MonthPage
from bot.views import daily_board as views
from bot.views.address import Address
from games.text import Text


@pressed("dayboard")
@lookup
async def show(click: Click, address: Address, _values: Sequence[str]) -> None:
    """A page of a board, to the clicker alone: in place of another, or below a daily."""
    bot = click.client
    move, board, game = views.parsed(address)
    number = await _own_page(click, board) if move == views.OWN else address.length
    shown = views.ShownBoard(
        board,
        await _page(click, board, number),
        game,
        day_at(bot.tables.clock()),
        click.guild_id or 0,
        click.user.id,
        click.guild.name if click.guild else "",
    )
    prefs = await preferences_of(bot.store.people, click.user.id)
    post = views.post(shown, prefs.style, prefs.text_only)
    await (bot.sender.answer if move == views.OPEN else bot.sender.update)(click, post)


async def _page(click: Click, board: views.Board, number: int) -> DayPage | MonthPage:
    boards = click.client.store.daily_boards
    if isinstance(board, DayBoard):
        return await boards.page(board, number)
    return await boards.month(board, number)


async def _own_page(click: Click, board: views.Board) -> int:
    """The page with the clicker's place; Refused if others do not see them there."""
    boards, user = click.client.store.daily_boards, click.user.id
    if isinstance(board, DayBoard):
        place = await boards.place(board, user)
    else:
        place = await boards.month_place(board, user)
    if place is None:
        raise Refused(Text("daily-place-none"))
    if place.page is None:
        raise Refused(Text("daily-place-hidden", rank=place.rank))
    return place.page


async def setup(_bot: Parlor) -> None:
    """Nothing is to be added: it has no commands."""

"""Leaderboards: the command, and turning their pages."""

from collections.abc import Sequence
from typing import Literal

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.turns import completion, lookup
from bot.cogs.feature import Feature
from bot.cogs.finding import choices, find_game, game_choices, prefers_words, spoken_here
from bot.cogs.week import show_week
from bot.hosting.preferences import style_of
from bot.matches.match import Refused
from bot.store import ALL_TIME, EVERYWHERE, Leaderboard, RankPage
from bot.views import ranks, week
from bot.views.address import Address
from bot.words import talk
from games.text import Text


class RanksCog(Feature):
    """`/leaderboard`."""

    @app_commands.command()
    @app_commands.autocomplete(game=game_choices)
    @lookup
    async def leaderboard(
        self,
        click: Click,
        game: str | None = None,
        scope: Literal["server", "global"] = "server",
        season: str | None = None,
        span: Literal["always", "week"] = "always",
    ) -> None:
        """Answer with the first page; outside a server there is but the one of all servers."""
        if span == "week" or not game:
            await show_week(click, click.guild_id or 0, find_game(game) if game else "")
            return
        guild = EVERYWHERE if scope == "global" else click.guild_id or EVERYWHERE
        board = Leaderboard(find_game(game), guild, await _season(click, guild, season))
        page = await self.bot.store.leaderboards.page(board, 0)
        await _show(click, board, page, await prefers_words(click))

    @leaderboard.autocomplete("season")
    @completion
    async def season_choices(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The seasons of this server whose name holds what was typed."""
        seasons = await self.bot.store.servers.seasons(click.guild_id) if click.guild_id else []
        return choices({season.name: season.name for season in seasons}, typed)


async def _season(click: Click, guild: int, name: str | None) -> int:
    """The season of a name; Refused if there is none."""
    if not name:
        return ALL_TIME
    if guild == EVERYWHERE:
        raise Refused(Text("season-of-server"))
    for season in await click.client.store.servers.seasons(guild):
        if season.name.casefold() == name.strip().casefold():
            return season.id
    raise Refused(Text("season-unknown", name=name))


@pressed("ranks")
@lookup
async def turn(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Turn the page for all its readers; **My rank** shows a page of one's own.

    A turned page stays a picture or words, as its first reader likes it.
    """
    move, board, in_words = ranks.parsed(address)
    page = await _turned(click, board, address.length, move)
    is_private = click.message is not None and click.message.flags.ephemeral
    turn, mine = is_private or move != "me", is_private or move == "me"
    if not turn:
        in_words = await prefers_words(click)
    await _show(click, board, page, in_words, turn=turn, mine=mine)


async def _turned(click: Click, board: Leaderboard, number: int, move: str) -> RankPage:
    boards = click.client.store.leaderboards
    if move == "last":
        return await boards.last_page(board)
    if move == "me":
        mine = await boards.page_of(board, click.user.id)
        if mine is None:
            raise Refused(Text("rank-none-house" if ranks.wins_bets(board.game) else "rank-none"))
        return await boards.page(board, mine)
    step = {"previous": -1, "next": 1}.get(move, -number)
    return await boards.page(board, max(0, number + step))


async def _show(
    click: Click,
    board: Leaderboard,
    page: RankPage,
    in_words: bool,
    *,
    turn: bool = False,
    mine: bool = False,
) -> None:
    """Show a page: in place of another, or in a new message, to the clicker alone if `mine`."""
    seasons = await click.client.store.servers.seasons(board.guild) if board.season else []
    season = next((each.name for each in seasons if each.id == board.season), "")
    place = click.guild.name if click.guild else ""
    viewer = click.user.id if mine else 0
    shown = ranks.ShownPage(board, page, place, season, viewer, in_words)
    style = await style_of(click.client.store.people, click.guild_id or 0, viewer or None)
    has_weeks = board.guild and not board.season
    sender = click.client.sender
    with await spoken_here(click, mine):
        others = [week.opener(board.guild, board.game, in_words, talk())] if has_weeks else []
        post = ranks.post(shown, style, others)
    if turn:
        await sender.update(click, post)
    else:
        await sender.answer(click, post, private=mine)


setup = RanksCog.setup

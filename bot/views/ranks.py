"""A page of a leaderboard: a picture, its alternative text, and buttons to turn the pages."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.matches.ratings import FEW, PROVISIONAL, mean_score
from bot.store import ALL_TIME, EVERYWHERE, Leaderboard, RankPage, Standing
from bot.views.address import Address, reading
from bot.views.markdown import escaped
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.rows import rows
from bot.words import game_title, talk
from games import GAMES
from games.scene import Column, Row, Sheet
from games.text import Text, Translate, number
from images.theme import Style

PICTURE = "leaderboard.png"
MOST_WORDS = 3000
"""For a sheet without its picture, in characters; a message has 4,000 in all."""
WORDS = "words"
MOVES = ("me", "next", "last", "previous", "first")
"""In this order, so that "next" stays where it is when those come that lead back."""


@dataclass(frozen=True, slots=True)
class ShownPage:
    """A page as it is shown: of which board, where, and whose row is marked."""

    board: Leaderboard
    page: RankPage
    place: str = ""  # the name of the server
    season: str = ""
    viewer: int = 0
    in_words: bool = False


def address(shown: ShownPage, move: str) -> Address:
    """The address of a button: a leaderboard has no match, and its `length` is the page."""
    board = shown.board
    rest = [move, board.game, str(board.guild), str(board.season)]
    if shown.in_words:
        rest.append(WORDS)
    return Address("ranks", 0, shown.page.number, ":".join(rest))


def parsed(address: Address) -> tuple[str, Leaderboard, bool]:
    """The move, the leaderboard, and whether it is in words, of an address."""
    with reading():
        move, game, guild, season, *form = address.rest.split(":")
        return move, Leaderboard(game, int(guild), int(season)), WORDS in form


def _scene(shown: ShownPage, tr: Translate) -> Sheet:
    columns = (
        Column(tr(Text("column-rank")), 3, "left"),
        Column(tr(Text("column-player")), 11, "left"),
        Column(tr(Text(_rating_head(shown.board.game))), 4),
        Column(tr(Text("column-matches")), 4),
        Column(tr(Text("column-won")), 4),
    )
    rows = tuple(_row(rank, standing, shown, tr) for rank, standing in shown.page.rows)
    unsure = any(is_unsure(standing) for _, standing in shown.page.rows)
    return Sheet(
        columns,
        rows,
        title=game_title(shown.board.game, tr),
        subtitle=_whose(shown, tr),
        note=_note(shown.board.game, unsure, tr),
    )


def _note(key: str, unsure: bool, tr: Translate) -> str:
    """The unit of bets won, or the mark of ratings that are provisional."""
    if wins_bets(key):
        return tr(Text("rank-bets", few=FEW))
    return tr(Text("rank-provisional", matches=PROVISIONAL)) if unsure else ""


def post(shown: ShownPage, style: Style, others: Sequence[Press] = ()) -> Post:
    """The message of a page, with a picture unless nobody is on it or it is in words.

    `others` are the buttons to other leaderboards.
    """
    tr = talk()
    sheet = _scene(shown, tr)
    head = f"### {sheet.title}\n{escaped(sheet.subtitle)}"
    below = rows(others)
    if not sheet.rows:
        text = f"{head}\n{tr(Text('rank-nobody'))}"
        return Post(framed(ui.TextDisplay(text), *below))
    layout = framed(
        ui.TextDisplay(head),
        pictured(sheet, PICTURE, tr, shown.in_words, MOST_WORDS),
        *rows(_presses(shown, tr)),
        *below,
        colour=discord.Colour.gold(),
    )
    return Post(layout, None if shown.in_words else Picture(sheet, PICTURE, style))


def _rating_head(key: str) -> str:
    if wins_bets(key):
        return "column-bets"
    return "column-average" if averages(key) else "column-rating"


def averages(key: str) -> bool:
    """True if a game has means and no ratings."""
    return key in GAMES and not GAMES[key].is_rated()


def wins_bets(key: str) -> bool:
    """True if the mean is of the bets won from a house."""
    return key in GAMES and GAMES[key].against_house


def is_unsure(standing: Standing) -> bool:
    """True if a rating is provisional and has to be marked; a mean never is."""
    return standing.provisional and not averages(standing.game)


def rating(standing: Standing, tr: Translate) -> str:
    """A rating in whole points, marked while it is provisional; or the mean score."""
    if wins_bets(standing.game):
        return tr(Text("rating-average", points=mean_score(standing.rating)))
    if averages(standing.game):
        return tr(Text("rating-average", points=f"{mean_score(standing.rating):.1f}"))
    key = "rating-provisional" if is_unsure(standing) else "rating-sure"
    return tr(Text(key, points=round(standing.rating)))


def _whose(shown: ShownPage, tr: Translate) -> str:
    if shown.board.guild == EVERYWHERE:
        return tr(Text("rank-everywhere"))
    if shown.board.season == ALL_TIME:
        return tr(Text("rank-server", place=shown.place))
    return tr(Text("rank-season", place=shown.place, season=shown.season))


def _row(rank: int, standing: Standing, shown: ShownPage, tr: Translate) -> Row:
    won = tr(Text("rank-percent", percent=round(100 * standing.wins / standing.matches)))
    matches = number(standing.matches, tr)
    cells = (str(rank), standing.name, rating(standing, tr), matches, won)
    return Row(cells, rank if rank <= 3 else 0, standing.user == shown.viewer)


def _presses(shown: ShownPage, tr: Translate) -> list[Press]:
    page = shown.page
    possible = {"first": page.number, "previous": page.number, "next": page.more, "last": page.more}
    return [
        Press(
            address(shown, move),
            tr(Text("press-back" if move == "previous" else f"press-{move}")),
        )
        for move in MOVES
        if possible.get(move, True)
    ]

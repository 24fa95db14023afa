"""A page of the leaderboard of a week in a server."""

from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from bot.matches.ratings import PROVISIONAL
from bot.matches.solo import SECONDS
from bot.store.weeks import DAYS, ROWS, WeekBoard, WeekPage, WeekRow
from bot.views.address import Address, number, reading
from bot.views.markdown import escaped
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.ranks import MOST_WORDS, MOVES, WORDS
from bot.views.rows import rows
from bot.words import game_title, talk, when
from games.scene import Column, Row, Sheet
from games.text import Text, Translate
from games.text import number as counted
from images.theme import Style

PICTURE: Final = "week.png"
VERB: Final = "week"
OPEN: Final = "open"
"""A board in place of another."""


@dataclass(frozen=True, slots=True)
class ShownWeek:
    """A page as it is shown: in which server, and whose row is marked."""

    board: WeekBoard
    page: WeekPage
    place: str  # the name of the server
    viewer: int = 0
    in_words: bool = False


def address(move: str, guild: int, game: str, page: int = 0, in_words: bool = False) -> Address:
    """The address of a button; which week it is follows from the click."""
    rest = [move, str(guild), game, *([WORDS] if in_words else ())]
    return Address(VERB, 0, page, ":".join(rest))


def parsed(address: Address) -> tuple[str, int, str, bool]:
    """The move, the server, the game ("" for all), and whether it is in words, of an address."""
    with reading():
        move, guild, game, *form = address.rest.split(":")
        return move, number(guild), game, WORDS in form


def opener(guild: int, game: str, in_words: bool, tr: Translate) -> Press:
    """The button that leads to this week."""
    return Press(address(OPEN, guild, game, in_words=in_words), tr(Text("press-week")))


def post(shown: ShownWeek, style: Style) -> Post:
    """The message of a page, with a picture unless nobody is on it or it is in words."""
    tr, board = talk(), shown.board
    sheet, ends = scene(shown, tr), (board.monday + DAYS) * SECONDS
    head = f"### {sheet.title}\n{escaped(sheet.subtitle)}"
    told = tr(Text("week-points", time=when(ends), few=PROVISIONAL))
    if not sheet.rows:
        nobody = f"{head}\n{tr(Text('week-nobody'))}\n{told}"
        return Post(framed(ui.TextDisplay(nobody), *rows(_others(shown, tr))))
    layout = framed(
        ui.TextDisplay(f"{head}\n{told}"),
        pictured(sheet, PICTURE, tr, shown.in_words, MOST_WORDS),
        *rows(_turns(shown, tr)),
        *rows(_others(shown, tr)),
        colour=discord.Colour.gold(),
    )
    return Post(layout, None if shown.in_words else Picture(sheet, PICTURE, style))


def scene(shown: ShownWeek, tr: Translate) -> Sheet:
    """The picture of a page."""
    board = shown.board
    columns = (
        Column(tr(Text("column-rank")), 3, "left"),
        Column(tr(Text("column-player")), 11, "left"),
        *(Column(tr(Text(f"column-{head}")), 4) for head in ("points", "matches", "won")),
    )
    return Sheet(
        columns,
        tuple(_row(row, row.user == shown.viewer, tr) for row in shown.page.rows),
        title=game_title(board.game, tr) if board.game else tr(Text("week-all-games")),
        subtitle=tr(Text("week-head", place=shown.place)),
        note=tr(Text("week-note")),
    )


def _row(row: WeekRow, is_own: bool, tr: Translate) -> Row:
    points = tr(Text("week-tenths", points=float(row.points)))
    cells = (str(row.rank), row.name, points, counted(row.matches, tr), counted(row.wins, tr))
    return Row(cells, row.rank if row.rank <= 3 else 0, is_own)


def _turns(shown: ShownWeek, tr: Translate) -> list[Press]:
    page = shown.page
    more = (page.number + 1) * ROWS < page.people
    possible = {"first": page.number > 0, "previous": page.number > 0, "next": more, "last": more}
    return [
        Press(
            address(move, shown.board.guild, shown.board.game, page.number, shown.in_words),
            tr(Text("press-back" if move == "previous" else f"press-{move}")),
        )
        for move in MOVES
        if possible.get(move, True)
    ]


def _others(shown: ShownWeek, tr: Translate) -> list[Press]:
    """From the board of a game the buttons to all games, and to all time."""
    guild, game = shown.board.guild, shown.board.game
    if not game:
        return []
    words = [WORDS] if shown.in_words else []
    rest = ":".join(["first", game, str(guild), "0", *words])
    return [
        Press(address(OPEN, guild, "", in_words=shown.in_words), tr(Text("press-week-all"))),
        Press(Address("ranks", 0, 0, rest), tr(Text("press-all-time"))),
    ]

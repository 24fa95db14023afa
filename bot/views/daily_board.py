"""A page of a board of dailies: of a day or a month, in a server or everywhere."""

from dataclasses import dataclass, replace
from datetime import date, timedelta

import discord
from discord import ui

from bot.hosting.daily import game_of
from bot.matches.solo import EPOCH, month_of
from bot.store import EVERYWHERE, DayBoard, MonthBoard
from bot.store.daily_boards import ROWS, DayPage, DayRow, MonthPage, MonthRow
from bot.views.address import Address, NotOurs, number, reading
from bot.views.markdown import escaped
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.ranks import MOST_WORDS
from bot.views.rows import rows
from bot.words import game_title, talk
from games import GAMES
from games.scene import Column, Row, Sheet
from games.text import Text, Translate, gain
from images.theme import Style

PICTURE = "daily.png"
OPEN, OWN, TURN = "open", "me", "turn"
"""A board in a message of its own; in place of another the page with one's own place, or any."""
SPANS = {"day": range((date.max - EPOCH).days), "month": range(12, 12 * date.max.year)}
"""The days since 1970 and the months since the year 0 that a date can be told of."""

Board = DayBoard | MonthBoard


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """A page as it is shown: on which day, where, and whose row is marked."""

    board: Board
    page: DayPage | MonthPage
    game: str  # to which the boards of days lead
    today: int
    server: int  # where it is shown; 0: outside any
    viewer: int
    place: str = ""  # the name of that server


def opener(board: DayBoard, tr: Translate) -> Press:
    """The button that opens the board of a day."""
    address = _address(board, 0, OPEN, board.game)
    return Press(address, tr(Text("press-daily-board")))


def parsed(address: Address) -> tuple[str, Board, str]:
    """The move, the board, and the game to whose days it leads, of an address."""
    with reading():
        move, kind, span, guild, game = address.rest.split(":")
        place, at = number(guild), number(span)
        if at not in SPANS[kind]:
            raise NotOurs
        board = MonthBoard(at, place) if kind == "month" else DayBoard(at, GAMES[game].key, place)
        return move, board, GAMES[game].key


def post(shown: ShownBoard, style: Style, in_words: bool) -> Post:
    """The message of a page, with a picture unless nobody is on it or it is in words."""
    tr = talk()
    sheet = _scene(shown, tr)
    head = f"### {sheet.title}\n{escaped(sheet.subtitle)}"
    turning = rows(_turns(shown, tr))
    others = rows([*_spans(shown, tr), *_places(shown, tr)])
    if not sheet.rows:
        return Post(framed(ui.TextDisplay(f"{head}\n{tr(Text('daily-nobody'))}"), *others))
    picture = pictured(sheet, PICTURE, tr, in_words, MOST_WORDS)
    layout = framed(ui.TextDisplay(head), picture, *turning, *others, colour=discord.Colour.gold())
    return Post(layout, None if in_words else Picture(sheet, PICTURE, style))


def _address(board: Board, page: int, move: str, game: str) -> Address:
    kind, span = ("day", board.day) if isinstance(board, DayBoard) else ("month", board.month)
    return Address("dayboard", 0, page, f"{move}:{kind}:{span}:{board.guild}:{game}")


def _scene(shown: ShownBoard, tr: Translate) -> Sheet:
    is_day = isinstance(shown.board, DayBoard)
    heads = ("result", "better") if is_day else ("days", "points")
    columns = (
        Column(tr(Text("column-rank")), 3, "left"),
        Column(tr(Text("column-player")), 11, "left"),
        *(Column(tr(Text(f"column-{head}")), 4) for head in heads),
    )
    game = game_title(shown.game, tr)
    return Sheet(
        columns,
        tuple(_row(row, row.user == shown.viewer, tr) for row in shown.page.rows),
        title=tr(Text("daily-board-day" if is_day else "daily-board-month", name=game)),
        subtitle=tr(_subtitle(shown)),
        note="" if is_day else tr(Text("daily-board-points")),
    )


def _row(row: DayRow | MonthRow, is_own: bool, tr: Translate) -> Row:
    if isinstance(row, DayRow):
        percent = tr(Text("percent", percent=round(100 * row.percentile)))
        cells = gain(row.points, tr), percent
    else:
        cells = str(row.days), str(round(100 * row.points))
    return Row((str(row.rank), row.name, *cells), row.rank if row.rank <= 3 else 0, is_own)


def _subtitle(shown: ShownBoard) -> Text:
    """The day or the month, and the place."""
    board = shown.board
    if isinstance(board, MonthBoard):
        first = date(board.month // 12, board.month % 12 + 1, 1)
        on = talk()(Text("daily-month", day=first.toordinal()))
    elif board.day == shown.today:
        on = talk()(Text("daily-today"))
    else:
        on = talk()(Text("daily-day", day=(EPOCH + timedelta(days=board.day)).toordinal()))
    if board.guild == EVERYWHERE:
        return Text("daily-board-all", date=on)
    return Text("daily-board-here", date=on, place=shown.place)


def _turns(shown: ShownBoard, tr: Translate) -> list[Press]:
    """The buttons that turn the pages, and the one to the viewer's own place."""
    page, at = shown.page, shown.page.number
    more = page.more if isinstance(page, MonthPage) else (at + 1) * ROWS < page.people
    turns = {"previous": at - 1} if at else {}
    turns |= {"next": at + 1} if more else {}
    found = [
        Press(
            _address(shown.board, page, TURN, shown.game),
            tr(Text("press-back" if move == "previous" else f"press-{move}")),
        )
        for move, page in turns.items()
    ]
    own = Press(_address(shown.board, 0, OWN, shown.game), tr(Text("press-me")))
    return [own, *found]


def _spans(shown: ShownBoard, tr: Translate) -> list[Press]:
    """The buttons to today, yesterday and the month, but the one that is shown."""
    today, guild = shown.today, shown.board.guild
    days = {"today": today, "yesterday": today - 1}
    found = [
        Press(
            _address(DayBoard(day, (game := _game_on(shown, day)), guild), 0, TURN, game),
            tr(Text(f"press-{span}")),
        )
        for span, day in days.items()
        if not (isinstance(shown.board, DayBoard) and shown.board.day == day)
    ]
    month = MonthBoard(month_of(today), guild)
    if month != shown.board:
        found.append(Press(_address(month, 0, TURN, shown.game), tr(Text("press-month"))))
    return found


def _game_on(shown: ShownBoard, day: int) -> str:
    """The game whose board of a day belongs there: from a game of the day to that of another."""
    board = shown.board
    is_of_day = shown.game == game_of(board.day if isinstance(board, DayBoard) else shown.today)
    return game_of(day) if is_of_day else shown.game


def _places(shown: ShownBoard, tr: Translate) -> list[Press]:
    """The button from this server to everywhere, or back."""
    if not shown.server:
        return []
    is_everywhere = shown.board.guild == EVERYWHERE
    board = replace(shown.board, guild=shown.server if is_everywhere else EVERYWHERE)
    key = "press-this-server" if is_everywhere else "press-all-servers"
    return [Press(_address(board, 0, TURN, shown.game), tr(Text(key)))]

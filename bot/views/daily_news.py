"""The announcement of a daily in a server."""

from collections.abc import Sequence
from typing import Final

from bot.matches.solo import SECONDS, Day
from bot.store.daily_boards import DayRow
from bot.views.address import Address
from bot.views.markdown import escaped
from bot.views.plain import plain
from bot.views.post import Post
from bot.views.press import Press
from bot.words import game_title, talk, when
from games.text import Text

NAMED: Final = 3
"""People of yesterday who are named, at most."""


def post(day: Day, before: str, best: Sequence[DayRow]) -> Post:
    """The game of a day, and the best at the one before in this server."""
    tr, ends = talk(), when((day.number + 1) * SECONDS)
    lines = [tr(Text("daily-news", name=game_title(day.game, tr), time=ends))]
    if best:
        names = ", ".join(
            tr(Text("daily-news-one", name=escaped(row.name), percent=round(100 * row.percentile)))
            for row in best[:NAMED]
        )
        lines.append(tr(Text("daily-news-best", name=game_title(before, tr), names=names)))
    play = Press(Address("dailies", 0, rest=day.game), tr(Text("press-play")))
    return plain("\n".join(lines), play)

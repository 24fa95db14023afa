"""The announcement of a daily in a server, and to its subscribers."""

from collections.abc import Sequence
from typing import Final

from bot.hosting.preferences import OFF, ON
from bot.matches.solo import SECONDS, Day
from bot.store.daily_boards import DayRow
from bot.views.address import Address
from bot.views.markdown import escaped
from bot.views.plain import plain
from bot.views.post import Post
from bot.views.press import Press
from bot.words import game_title, opponents, talk, when
from games.text import Text, listed

NAMED: Final = 3
"""People of yesterday who are named, at most."""


def post(day: Day, before: str, best: Sequence[DayRow]) -> Post:
    """The game of a day, and the best at the one before in this server."""
    tr, lines = talk(), [_begun(day)]
    if best:
        named = (
            tr(Text("daily-news-one", name=escaped(row.name), percent=round(100 * row.percentile)))
            for row in best[:NAMED]
        )
        names = listed(named, tr)
        lines.append(tr(Text("daily-news-best", name=game_title(before, tr), names=names)))
    return plain("\n".join(lines), _play(day))


def notice(day: Day) -> Post:
    """The game of a day, to a subscriber, with a button to hear no more of dailies."""
    tr = talk()
    stop = Press(Address("mutedaily", 0), tr(Text("press-mute")))
    return plain(_begun(day), _play(day), stop)


def muted() -> Post:
    """The replacement of a notice after its button was pressed."""
    return plain(talk()(Text("daily-muted")))


def toggle(verb: str, hears: bool, rest: str = "") -> Press:
    """The button by which a reader begins to be notified of dailies, or ends it."""
    wish = OFF if hears else ON
    label = talk()(Text(f"press-daily-notify-{wish}"))
    return Press(Address(verb, 0, rest=f"{wish}.{rest}"), label)


def _begun(day: Day) -> str:
    tr, ends = talk(), when((day.number + 1) * SECONDS)
    name = game_title(day.game, tr)
    return tr(Text("daily-news", name=name, opponents=opponents(day.game), time=ends))


def _play(day: Day) -> Press:
    return Press(Address("dailies", 0, rest=day.game), talk()(Text("press-play")))

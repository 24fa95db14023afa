"""A result of a daily to show to others: how it compares round by round, and no cards."""

from collections.abc import Sequence
from itertools import accumulate, zip_longest
from statistics import mean

import discord
from discord import ui

from bot.hosting.daily import Result
from bot.matches.solo import Attempt
from bot.views.address import Address
from bot.views.markdown import talk_markdown
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.rows import Row
from bot.words import game_title, talk
from games import GAMES
from games.axis import ticks
from games.scene import Plot, Sheet
from games.text import Text, Translate
from images.theme import Style

PICTURE = "result.png"


def opener(attempt: Attempt, found: Result, tr: Translate) -> list[Press]:
    """The button by which a player shows their ranked result, once, where there is a field."""
    if attempt.shared or attempt.is_practice or not found.field:
        return []
    return [Press(Address("sharedaily", 0, rest=str(attempt.id)), tr(Text("press-share")))]


def post(attempt: Attempt, found: Result, style: Style) -> Post:
    """The message: a picture and two lines."""
    tr, percent = talk_markdown([attempt.name]), round(100 * found.percentile)
    kind = "final" if found.is_final else "far"
    leads = _leads(attempt.points, [points for _, points in found.field])
    marks = "".join("🔼" if lead > 0 else "🔽" if lead < 0 else "⚪" for lead in leads)
    game = game_title(attempt.game, tr)
    course = tuple(accumulate(leads, initial=0.0))
    sheet = Sheet(
        (),
        (),
        title=talk()(Text("daily-shared-title", name=attempt.name, game=game)),
        subtitle=talk()(Text("daily-shared-better", percent=percent, kind=kind)),
        plot=Plot(
            talk()(Text("daily-shared-plot", unit=GAMES[attempt.game].unit)),
            course,
            ticks(course, tr),
        ),
    )
    lines = [tr(Text("daily-shared", seat=0, game=game, percent=percent, kind=kind)), marks]
    layout = framed(
        ui.TextDisplay("\n".join(lines)),
        pictured(sheet, PICTURE, talk()),
        Row(Press(Address("dailies", 0, rest=attempt.game), tr(Text("press-daily-too")))),
        colour=discord.Colour.gold(),
    )
    return Post(layout, Picture(sheet, PICTURE, style))


def _leads(points: Sequence[int], house: Sequence[Sequence[int]]) -> list[float]:
    """By how much each round was better than the mean of the house field."""
    means = [mean(each) for each in zip_longest(*house, fillvalue=0)]
    return [own - other for own, other in zip_longest(points, means, fillvalue=0.0)]

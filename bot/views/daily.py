"""The daily of a game: what it is before it is begun, and what has come of it."""

from collections.abc import Iterator
from dataclasses import asdict

import discord
from discord import ButtonStyle, ui

from bot.hosting.daily import DailyPage, Result, games_of_day
from bot.hosting.preferences import Preferences
from bot.hosting.solos import PlayedSolo
from bot.matches.match import Match
from bot.matches.solo import SECONDS, Attempt, Day
from bot.store import DayBoard
from bot.views import daily_board, daily_news, daily_seals, daily_share, options, solo
from bot.views.address import Address
from bot.views.game_menus import game_menus
from bot.views.plain import plain
from bot.views.post import Post, framed
from bot.views.press import Press
from bot.views.rows import Row, rows
from bot.views.rules import RulesPart
from bot.words import opponents, talk, when
from games import GAMES
from games.text import Text, Translate, gain, listed


def offer(page: DailyPage, hears: bool) -> Post:
    """What a daily is, and the button that begins it; `hears`: the reader is notified of them."""
    tr, daily = talk(), GAMES[page.game].daily
    assert daily is not None, "it takes part"
    unit = GAMES[page.game].unit
    told = [
        _head(page.game, tr),
        tr(
            Text(
                "daily-offer",
                time=when((page.day.number + 1) * SECONDS),
                opponents=opponents(page.game),
            )
        ),
        tr(Text("daily-length", count=daily.rounds, unit=unit)),
    ]
    played = Match(page.game, host=0, channel=0, seats=(), options=asdict(daily.options))
    if unusual := options.changed(played, tr):
        told.append(tr(Text("daily-rules", rules=" · ".join(unusual))))
    begin = Address("daily", 0, page.day.number, page.game)
    rules = Address("rules", 0, rest=f"{RulesPart.MINUTE}.{page.game}")
    presses = [
        Press(begin, tr(Text("press-play")), ButtonStyle.success),
        daily_board.opener(DayBoard(page.day.number, page.game), tr),
        Press(rules, tr(Text("press-rules"))),
        daily_news.toggle("dailynews", hears, page.game),
    ]
    return Post(
        framed(
            ui.TextDisplay("\n".join(told)),
            *rows(presses),
            *_others(tr),
            colour=discord.Colour.gold(),
        )
    )


def result(played: PlayedSolo, day: Day, found: Result, prefs: Preferences, hears: bool) -> Post:
    """What has come of a daily that somebody finished; `hears`: they are notified of them."""
    tr, attempt = talk(), played.attempt
    told = [*_points(played, tr), *_compared(attempt, found, tr), *_streak(found, tr)]
    board = DayBoard(day.number, attempt.game)
    controls = [
        *rows(
            [
                daily_board.opener(board, tr),
                *daily_share.opener(attempt, found, tr),
                daily_seals.opener("press-verify", tr),
                daily_news.toggle("dailynews", hears, attempt.game),
            ]
        ),
        *_others(tr),
    ]
    head = _head(attempt.game, tr)
    return solo.finished(played, prefs, head, told, controls, found.earned)


def late() -> Post:
    """The page of a daily that was not finished in time."""
    tr = talk()
    return plain(tr(Text("daily-late")))


def _head(game: str, tr: Translate) -> str:
    return tr(Text("daily-head", name=tr(GAMES[game].words("name"))))


def _points(played: PlayedSolo, tr: Translate) -> Iterator[str]:
    """The points of a result, and in what they are counted where that is not plain."""
    points = played.attempt.points
    rounds = listed((gain(each, tr) for each in points), tr)
    yield tr(Text("solo-points", points=sum(points), count=len(points), rounds=rounds))
    yield from solo.note_on_points(played, tr)


def _compared(attempt: Attempt, found: Result, tr: Translate) -> Iterator[str]:
    """What a result is worth beside those of others."""
    kind = "final" if found.is_final else "far"
    if attempt.is_practice:
        yield tr(Text("daily-unranked"))
    if found.house or found.people > 1:
        among = "all" if found.house else "people"
        percent = round(100 * found.percentile)
        yield tr(Text("daily-better", percent=percent, kind=kind, among=among))
    if found.place:
        yield tr(Text("daily-place", rank=found.place.rank, kind=kind))
    if found.house:
        each = (
            tr(Text("daily-level", level=level, points=round(points)))
            for level, points in found.house.items()
        )
        yield tr(Text("daily-house", results=listed(each, tr)))
    if kind == "far":
        yield tr(Text("daily-final", time=when(found.ends)))


def _streak(found: Result, tr: Translate) -> Iterator[str]:
    if found.streak.days > 1:
        yield tr(Text("daily-streak", days=found.streak.days, best=found.streak.best))


def _others(tr: Translate) -> Iterator[Row]:
    """The menus of the other dailies of the day."""
    offered = tr(Text("daily-others"))
    return game_menus(lambda number: Address("dailies", 0, number), games_of_day(), offered, tr)

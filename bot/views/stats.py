"""The statistics of a player: a picture of all games, and the course of the rating in one."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import discord
from discord import ui

from bot.matches.ratings import PROVISIONAL, mean_score
from bot.store import Practice, RatingAfter, Rival, Standing
from bot.views.markdown import escaped
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, framed
from bot.views.ranks import MOST_WORDS, averages, is_unsure, rating, wins_bets
from bot.words import game_title, talk
from games.axis import ticks
from games.scene import Column, Plot, Row, Sheet
from games.text import Text, Translate, listed, number
from images.theme import Style

PICTURE = "stats.png"
MOST = 10  # games
FAVOURITES = 2
"""So many games played equally often are named; of more, none is anybody's favourite."""

NONE: Final = Practice(0, 0)


@dataclass(frozen=True, slots=True)
class Career:
    """A person's games, the one played most first, and their rating in the game marked."""

    name: str
    games: Sequence[Standing]
    marked: str
    history: Sequence[RatingAfter] = ()
    player: str = ""  # of whom `rivals` tells: the one shown, or who asks
    rivals: Sequence[Rival] = ()
    practice: Practice = NONE
    is_recounted: bool = False  # lately, so that what stands there may surprise


def _scene(career: Career, tr: Translate) -> Sheet:
    heads = ("rating", "matches", "won", "streak", "best")
    columns = (
        Column(tr(Text("column-game")), 9, "left"),
        *(Column(tr(Text(f"column-{head}")), 4) for head in heads),
    )
    games = career.games[:MOST]
    unsure = any(map(is_unsure, games))
    return Sheet(
        columns,
        tuple(_row(game, game.game == career.marked, tr) for game in games),
        title=career.name,
        subtitle=summary(career.games, tr),
        note=tr(Text("rank-provisional", matches=PROVISIONAL)) if unsure else "",
        plot=_plot(career, tr) if len(career.history) > 1 else None,
        facts=(*_practiced(career, tr), *_against(career, tr), *_recounted(career, tr)),
    )


def post(career: Career, style: Style, in_words: bool = False) -> Post:
    """The message, with a picture or in words."""
    tr = talk()
    sheet = _scene(career, tr)
    lines = map(escaped, (sheet.title, sheet.subtitle, *sheet.facts))
    head = "### " + "\n".join(lines)
    shown = pictured(sheet, PICTURE, tr, in_words, MOST_WORDS)
    layout = framed(ui.TextDisplay(head), shown, colour=discord.Colour.gold())
    return Post(layout, None if in_words else Picture(sheet, PICTURE, style))


def summary(games: Sequence[Standing], tr: Translate) -> str:
    """The matches of a person, how many they won, and what they mostly play."""
    matches, wins = (sum(n) for n in zip(*((g.matches, g.wins) for g in games), strict=True))
    most = max(game.matches for game in games)
    played = [game_title(game.game, tr) for game in games if game.matches == most]
    if len(played) > FAVOURITES:
        return tr(Text("stats-summary", matches=matches, wins=wins))
    named = played[0] if len(played) == 1 else tr(Text("names", first=played[0], last=played[1]))
    return tr(Text("stats-summary.most", matches=matches, wins=wins, games=named))


def _row(game: Standing, marked: bool, tr: Translate) -> Row:
    counts = (game.matches, game.wins, game.streak, game.best)
    name = game_title(game.game, tr)
    return Row((name, rating(game, tr), *(number(each, tr) for each in counts)), marked=marked)


def _practiced(career: Career, tr: Translate) -> tuple[str, ...]:
    """The matches won of those begun alone against computers: "14 of 31"."""
    told = Text("stats-practice", **career.practice._asdict())
    return (tr(told),) if career.practice.matches else ()


def _recounted(career: Career, tr: Translate) -> tuple[str, ...]:
    return (tr(Text("stats-recounted")),) if career.is_recounted else ()


def _against(career: Career, tr: Translate) -> tuple[str, ...]:
    """Head to head: "ann against bob 12-9, cleo 3-1"."""
    told = [tr(Text("stats-rival", **rival._asdict())) for rival in career.rivals]
    against = Text("stats-against", name=career.player, rivals=listed(told, tr))
    return (tr(against),) if told else ()


def _plot(career: Career, tr: Translate) -> Plot:
    count, game = len(career.history), game_title(career.marked, tr)
    is_mean = averages(career.marked)
    values = tuple(mean_score(each.rating) if is_mean else each.rating for each in career.history)
    of = "bets" if wins_bets(career.marked) else "average" if is_mean else "rating"
    return Plot(
        tr(Text("stats-plot", of=of, game=game, count=count)),
        values,
        ticks(values, tr),
        _day(career.history[0], tr),
        _day(career.history[-1], tr),
    )


def _day(moment: RatingAfter, tr: Translate) -> str:
    day = datetime.fromtimestamp(moment.ended, UTC).date()
    return tr(Text("stats-day", day=day.toordinal()))

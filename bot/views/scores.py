"""The score sheet of a match, and at its end the podium: as a picture, in words, and by lines."""

from dataclasses import replace
from typing import Any

from discord import ui

from bot.hosting.endings import NONE, Outcomes
from bot.matches.played import Played
from bot.views.achievements import awards
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, unframed
from bot.words import talk
from games.ending import ending_sheet
from games.game import Game
from games.scene import Sheet
from games.sheet import score_sheet, standings
from games.text import Text, Translate
from games.view import View
from images.theme import Style

PICTURE = "scores.png"
MOST_WORDS = 900
"""For a sheet without its picture, in characters, beside a hand in words."""


def scene(played: Played, outcomes: Outcomes) -> Sheet:
    """The scores; after the match its winner, changes of ratings and achievements, too."""
    view, tr = played.view(None), talk(played.names)
    sheet = ending_sheet(view, tr, outcomes.ratings) if played.over else score_sheet(view, tr)
    earned = ((tr(Text("player", seat=seat)), keys) for seat, keys in outcomes.earned.items())
    return replace(sheet, awards=awards(earned, tr))


def part(sheet: Sheet, in_words: bool = False) -> ui.Item[Any]:
    """The part of a message that shows it."""
    return pictured(sheet, PICTURE, talk(), in_words, MOST_WORDS)


def post(played: Played, style: Style, in_words: bool) -> Post:
    """A message of its own."""
    sheet = scene(played, NONE)
    return Post(unframed(part(sheet, in_words)), None if in_words else picture(sheet, style))


def picture(sheet: Sheet, style: Style) -> Picture:
    """The picture of a sheet of scores."""
    return Picture(sheet, PICTURE, style)


def lines(view: View[Game], tr: Translate) -> list[str]:
    """A line for each side, the best first."""
    return [
        tr(Text("table-score-note" if note else "table-score", score=score, name=name, note=note))
        for score, name, note in standings(view, tr)
    ]

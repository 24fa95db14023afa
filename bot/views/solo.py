"""The page of a solo: a hand as at a table, whose controls lead back to the solo, and its end."""

from collections.abc import Collection, Mapping, Sequence

import discord
from discord import ui

from bot.hosting.endings import Outcomes
from bot.hosting.preferences import Preferences
from bot.hosting.solos import PlayedSolo
from bot.views import hand, scores
from bot.views.address import Address, number, reading
from bot.views.labels import TEXT
from bot.views.log import news
from bot.views.post import Post, framed
from bot.views.press import Pick, Press
from bot.views.rows import Row
from bot.words import talk, when
from games.text import Text, Translate

PRACTICE = "practice"
"""The verb of the button that asks for a hint though the solo is not ranked then."""
LINES = 8
"""Of the log, below a result."""


def wrapped(address: Address) -> Address:
    """The address that leads from a control of a hand to the solo: no match has its number."""
    rest = f"{address.match}.{address.verb}.{address.rest}"
    return Address("solo", 0, address.length, rest)


def unwrapped(address: Address) -> Address:
    """The address of the control that was pressed, with the solo's number in place of a match's."""
    with reading():
        solo, verb, rest = address.rest.split(".", 2)
        return Address(verb, number(solo), address.length, rest)


def post(
    played: PlayedSolo,
    prefs: Preferences,
    extra: hand.Extra = hand.PLAIN,
    emojis: Mapping[str, str] = TEXT,
    asks: bool = False,
) -> Post:
    """The hand and its controls; `asks`: the one for a hint is there for who knows its price."""
    seat = played.seat
    bare = hand.scene(played, seat, prefs, hand.holding(played, seat, prefs))
    above = talk()(_standing(played))
    made = hand.post(played, seat, prefs, bare, extra, emojis=emojis, has_words=False, above=above)
    for item in made.layout.walk_children():
        if isinstance(item, Press) and item.address.verb == "hint" and asks:
            item.label, item.style = talk()(Text("press-take-hint")), discord.ButtonStyle.danger
            item.address = Address(PRACTICE, item.address.match, item.address.length)
        if isinstance(item, Press | Pick):
            item.lead_to(wrapped(item.address))
    return made


def finished(
    played: PlayedSolo,
    prefs: Preferences,
    head: str,
    told: Sequence[str],
    controls: Sequence[Row],
    earned: Collection[str] = (),
) -> Post:
    """What has been made of a solo, below the last that happened in it.

    `earned` are achievements, by key.
    """
    sheet = scores.scene(played, Outcomes(earned={played.seat: earned}))
    layout = framed(
        ui.TextDisplay("\n".join([head, *told])),
        scores.part(sheet, prefs.text_only),
        ui.TextDisplay("\n".join(news(played, played.seat, LINES))),
        *controls,
        colour=discord.Colour.dark_green(),
    )
    return Post(layout, None if prefs.text_only else scores.picture(sheet, prefs.style))


def note_on_points(played: PlayedSolo, tr: Translate) -> list[str]:
    """In what points are counted where that is not plain."""
    game = played.view(None).game
    if len({game.team(seat) for seat in range(game.seats)}) == 2:
        return [tr(Text("solo-points-lead"))]
    return [tr(Text("solo-points-bad"))] if game.lowest_wins else []


def _standing(played: PlayedSolo) -> Text:
    """The small print of a solo: until when it can be played, and whether it is ranked."""
    if played.attempt.day is None:
        return Text("solo-practice")
    key = "daily-practice" if played.attempt.is_practice else "daily-ranked"
    return Text(key, time=when(played.closes or 0))

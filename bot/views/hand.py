"""A player's private message: the hand, what has happened, and the controls."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.hosting.preferences import Preferences
from bot.matches.played import Played
from bot.views.address import Address
from bot.views.controls import controls, is_marked, step
from bot.views.many_cards import Picked, hinted
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.rows import Row, rows
from bot.words import talk
from games import GAMES
from games.choices import label
from games.scene import Hand, Spot
from games.speech import Hint, Say, Words
from games.stage import choices_by_hand, hand_scene

PICTURE = "hand.png"
MOST_WORDS = 2500
"""For a hand without its picture, in characters; a message has 4,000 in all."""


@dataclass(frozen=True)
class Extra:
    """What stands beside the bare hand because its player asked for it."""

    notice: str = ""  # a sentence on top: why the last click did nothing
    hint: Hint | None = None
    start: str = ""  # the first step of an action: show how it may go on
    picked: Picked | None = None  # several cards picked in menus
    ready: str = ""  # a legal action that gets a button of its own, such as they make


PLAIN = Extra()


def hinting(played: Played, seat: int, hint: Hint) -> Extra:
    """A hint: its button green, or its cards picked in the menus and a button to play it."""
    choices = played.view(seat).choices()
    made = controls(choices, played.match.id, played.asked, talk(played.names), hint.action)
    ready = "" if is_marked(made) else hint.action
    return Extra(hint=hint, picked=hinted(choices, hint.action), ready=ready)


def scene(played: Played, seat: int, prefs: Preferences) -> Hand:
    """The bare hand of a seat, sorted as its player likes it."""
    return hand_scene(played.view(seat), talk(played.names), sort=prefs.sort)


def version(played: Played, seat: int, prefs: Preferences, bare: Hand) -> Hashable:
    """What a message of a hand is edited for: news alone are not worth it."""
    return bare, played.asked if seat in played.waiting else None, prefs


def post(
    played: Played,
    seat: int,
    prefs: Preferences,
    bare: Hand,
    extra: Extra = PLAIN,
    table_link: str = "",
) -> Post:
    """The message of a seat's hand; `bare` is its `scene`."""
    say = talk([discord.utils.escape_markdown(name) for name in played.names])
    held = replace(bare, marked=_marked(extra))
    beside = replace(held, own=()) if prefs.text_only else held  # the words have told it already
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(_head(played, say, table_link)),
        pictured(held, PICTURE, talk(), prefs.text_only, MOST_WORDS),
        ui.TextDisplay(_text(played, seat, extra, beside, say)),
        *_rows(played, seat, extra, held, say),
    ]
    if prefs.text_only:
        address = Address("table", played.match.id, played.length)
        parts.append(Row(Press(address, say(Words("press-table")))))
    layout = framed(*parts, colour=_accent(played, seat))
    picture = None if prefs.text_only else Picture(held, PICTURE, prefs.style)
    return Post(layout, picture, version(played, seat, prefs, bare))


def _marked(extra: Extra) -> frozenset[str]:
    """The cards to be marked in a hand: those of a hint, or those picked."""
    if extra.picked:
        return frozenset(extra.picked.cards)
    return frozenset(extra.hint.action.split()) if extra.hint else frozenset()


def _head(played: Played, say: Say, table_link: str) -> str:
    name = say(GAMES[played.match.game].words("name"))
    if table_link:
        return say(Words("hand-head-link", name=name, link=table_link))
    return say(Words("hand-head", name=name))


def _text(played: Played, seat: int, extra: Extra, held: Hand, say: Say) -> str:
    lines = [f"⚠️ {extra.notice}"] if extra.notice else []
    lines += [f"- {say(event.words)}" for event in played.recent(seat)[-4:]]
    if extra.hint:
        lines.append(
            say(Words("hint", action=label(extra.hint.action, say), why=say(extra.hint.why)))
        )
    if extra.ready and not _play(played, extra).fits:
        lines.append(say(Words("type-it", action=extra.ready)))
    lines += [_own(spot, say) for spot in held.own]
    lines.append(f"**{held.note}.**")
    return "\n".join(lines)


def _own(spot: Spot, say: Say) -> str:
    return say(Words("hand-own", label=spot.label, cards=" ".join(spot.cards)))


def _rows(played: Played, seat: int, extra: Extra, held: Hand, say: Say) -> list[Row]:
    if seat not in played.waiting:
        return []
    match, length, view = played.match.id, played.asked, played.view(seat)
    marked = extra.hint.action if extra.hint else ""
    if extra.start:
        return step(view.choices(), extra.start, match, length, say, marked)
    made = controls(choices_by_hand(view, held), match, length, say, marked, extra.picked)
    extras = [Press(Address("hint", match, length), say(Words("press-hint")), emoji="💡")]
    play = _play(played, extra)
    if extra.ready and play.fits:
        extras.insert(0, Press(play, label(extra.ready, say), discord.ButtonStyle.success))
    return [*made, *rows(extras)]


def _play(played: Played, extra: Extra) -> Address:
    """Where the button of a ready action leads."""
    return Address("act", played.match.id, played.asked, extra.ready)


def _accent(played: Played, seat: int) -> discord.Colour:
    acts = seat in played.waiting
    return discord.Colour.gold() if acts else discord.Colour.dark_green()

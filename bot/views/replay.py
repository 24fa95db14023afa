"""A finished match step by step: where somebody stands in it, the message, and its controls."""

from bisect import bisect_right
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Self

import discord
from discord import ButtonStyle, ui

from bot.lobby import kind_of
from bot.match import Match
from bot.views.address import Address
from bot.views.pictured import pictured
from bot.views.presses import Press
from bot.views.rows import rows
from bot.words import talk
from games.describe import MOST, describe
from games.record import Record
from games.replay import Step, deals
from games.scene import Table
from games.speech import Say, Words

PICTURE = "table.png"
FILM = "film.gif"
WAYS = ("first", "back", "next", "last", "round")
"""Where the buttons lead."""
OPEN, SHARE = "open", "share"
LONGEST = 1200
"""Characters of what a step tells; the hands, too, have to find place in a message."""
ENTRY = 100
"""Discord's limit for an entry of a list to choose from."""


@dataclass(frozen=True)
class Look:
    """A step of a match, seen as everybody saw it or with every hand open."""

    match: int
    number: int
    is_open: bool = False

    @classmethod
    def at(cls, address: Address) -> Self:
        """Where a button stands."""
        return cls(address.match, address.length, OPEN in address.rest.split())

    def address(self, verb: str, way: str = "") -> Address:
        """Of a button that stands here and leads this way."""
        rest = [way, OPEN] if self.is_open else [way]
        return Address(verb, self.match, self.number, " ".join(filter(None, rest)))

    def going(self, way: str, record: Record) -> "Look":
        """Where a way leads from here; never out of the match."""
        last, rounds = len(record.deeds), deals(record)
        following = bisect_right(rounds, self.number)
        ways = {
            "first": 0,
            "back": self.number - 1,
            "next": self.number + 1,
            "last": last,
            "round": rounds[following] if following < len(rounds) else last,
        }
        return replace(self, number=min(max(0, ways.get(way, self.number)), last))


@dataclass(frozen=True)
class Shown:
    """A step of a match, ready to be shown."""

    match: Match
    record: Record
    look: Look
    step: Step

    @property
    def scene(self) -> Table:
        """The table at this step."""
        names = self.match.names
        return self.step.scene(names, talk(names), self.look.is_open)


def message(shown: Shown, in_words: bool = False) -> ui.LayoutView:
    """What one person leafs through; it refers to the picture `PICTURE`, unless it is in words."""
    return _message(shown, _head(shown), [*_ways(shown), *_acts(shown.look)], in_words)


def shared(shown: Shown, sharer: str) -> ui.LayoutView:
    """A step posted for everybody, from which each may go on alone."""
    say = talk()
    name = discord.utils.escape_markdown(sharer)
    head = say(Words("replay-shared", name=name, head=_head(shown)))
    on = Press(shown.look.address("watch"), say(Words("press-replay")))
    return _message(shown, head, [on])


def film(shown: Shown, span: range, last: Table, is_shared: bool) -> ui.LayoutView:
    """The film of these steps, to be attached as `FILM`; `last` is its last scene."""
    say, names = talk(), shown.match.names
    place = say(Words("film-steps", first=str(span[0]), last=str(span[-1])))
    words = say(Words("film-words", head=title(shown.match), place=place))
    told = f"{words} {describe(last, talk(names), MOST - len(words) - 1)}"
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(f"### {title(shown.match)}\n{place}"),
        ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{FILM}", description=told)),
    ]
    if not is_shared:
        parts += rows([Press(shown.look.address("film", SHARE), say(Words("press-share")))])
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=discord.Colour.blurple()))
    return view


def _message(
    shown: Shown, head: str, presses: list[Press], in_words: bool = False
) -> ui.LayoutView:
    say = talk([discord.utils.escape_markdown(name) for name in shown.match.names])
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(head),
        pictured(shown.scene, PICTURE, talk(shown.match.names), in_words),
        ui.TextDisplay(_told(shown, say)),
        *rows(presses),
    ]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=discord.Colour.blurple()))
    return view


def title(match: Match) -> str:
    """What a match is called: its game and its number."""
    name = talk()(kind_of(match).words("name"))
    return talk()(Words("replay-title", name=name, number=str(match.id)))


def entry(match: Match) -> str:
    """A match in a list: its number, game, when it ended, and who played."""
    ended = datetime.fromtimestamp(match.ended or 0, UTC).strftime("%d %b %H:%M UTC")
    text = f"{match.id}: {talk()(kind_of(match).words('name'))}, {ended}, {', '.join(match.names)}"
    return text if len(text) <= ENTRY else f"{text[: ENTRY - 1]}…"


def _head(shown: Shown) -> str:
    place = Words("replay-step", number=str(shown.look.number), last=str(len(shown.record.deeds)))
    return f"### {title(shown.match)}\n{talk()(place)}"


def _told(shown: Shown, say: Say) -> str:
    lines, room = [], LONGEST
    for line in shown.step.told(say, shown.look.is_open):
        room -= len(line) + 3
        if room > 0:
            lines.append(f"- {line}")
    if shown.step.game.over:
        lines.append(say(shown.step.game.outcome("table-won", "table-lost")))
    if shown.look.is_open:
        lines += ["", *_hands(shown, say)]
    return "\n".join(lines)


def _hands(shown: Shown, say: Say) -> list[str]:
    """Every hand, for who cannot see the picture or reads faster."""
    game = shown.step.game
    return [
        say(Words("replay-hand", seat=seat, cards=" ".join(game.arrange(hand))))
        for seat, hand in enumerate(game.hands)
        if hand
    ]


def _ways(shown: Shown) -> list[Press]:
    look, say = shown.look, talk()
    return [
        Press(
            look.address("replay", way),
            say(Words(f"press-{way}")),
            ButtonStyle.primary if way == "next" else ButtonStyle.secondary,
            disabled=look.going(way, shown.record) == look,
        )
        for way in WAYS
    ]


def _acts(look: Look) -> list[Press]:
    say, other = talk(), replace(look, is_open=not look.is_open)
    turned = "press-hide-hands" if look.is_open else "press-open-hands"
    return [
        Press(other.address("replay", "turn"), say(Words(turned))),
        Press(look.address("film"), say(Words("press-film"))),
        Press(look.address("share"), say(Words("press-share"))),
        Press(Address("record", look.match), say(Words("press-record"))),
        Press(Address("report", look.match), say(Words("press-report"))),
    ]

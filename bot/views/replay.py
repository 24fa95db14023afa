"""A finished match step by step: where somebody stands in it, the message, and its controls."""

from bisect import bisect_right
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Self

import discord
from discord import ButtonStyle, ui

from bot.hosting.replays import Film
from bot.matches.lobby import kind_of
from bot.matches.match import Match
from bot.shortening import shortened
from bot.views import same_cards
from bot.views.address import Address
from bot.views.markdown import escaped, talk_markdown
from bot.views.pictured import pictured
from bot.views.post import File, Picture, Post, framed
from bot.views.press import OPTION, Press
from bot.views.rows import rows
from bot.words import talk
from games.describe import MOST, describe
from games.record import Record
from games.replay import Step
from games.text import Text, Translate, paragraph
from images.theme import Style

PICTURE = "table.png"
FILM = "film.gif"
WAYS = ("first", "back", "next", "last", "round")
"""Where the buttons lead."""
OPEN, SHARE = "open", "share"
LONGEST = 1200
"""Characters of what a step tells; the hands, too, have to find place in a message."""


@dataclass(frozen=True)
class Bookmark:
    """A step of a match, seen as everybody saw it or with every hand open."""

    match: int
    number: int
    is_open: bool = False

    @classmethod
    def at(cls, address: Address) -> Self:
        """The position that a button leads to."""
        return cls(address.match, address.length, OPEN in address.rest.split())

    def address(self, verb: str, way: str = "") -> Address:
        """Of a button that stands here and leads this way."""
        rest = [way, OPEN] if self.is_open else [way]
        return Address(verb, self.match, self.number, " ".join(filter(None, rest)))

    def going(self, way: str, record: Record) -> "Bookmark":
        """The position one step of a kind from here; never outside the match."""
        last, rounds = len(record.deeds), record.deals
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
class ReplayPage:
    """A step of a match, ready to be shown."""

    match: Match
    record: Record
    mark: Bookmark
    step: Step


def post(page: ReplayPage, style: Style, in_words: bool = False) -> Post:
    """The page of a replay for one person, in pictures or in words."""
    return _post(page, _head(page), [*_ways(page), *_acts(page.mark)], style, in_words)


def shared(page: ReplayPage, style: Style, sharer: str) -> Post:
    """A step posted for everybody, from which each may go on alone."""
    tr = talk()
    name = escaped(sharer)
    head = tr(Text("replay-shared", name=name, head=_head(page)))
    on = Press(page.mark.address("watch"), tr(Text("press-replay")))
    return _post(page, head, [on], style)


def film(match: Match, shown: Film, mark: Bookmark | None) -> Post:
    """A film; `mark` is where it may be shared, None where it is for everybody."""
    tr, span = talk(), shown.span
    place = tr(Text("film-steps", first=str(span[0]), last=str(span[-1])))
    words = tr(Text("film-words", head=title(match), place=place))
    told = paragraph([words, describe(shown.end, tr, MOST - len(words) - 1)], tr)
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(f"### {title(match)}\n{place}"),
        ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{FILM}", description=told)),
    ]
    if mark:
        parts += rows([Press(mark.address("film", SHARE), tr(Text("press-share")))])
    layout = framed(*parts, colour=discord.Colour.blurple())
    return Post(layout, File(shown.data, FILM))


def _post(
    page: ReplayPage, head: str, presses: list[Press], style: Style, in_words: bool = False
) -> Post:
    match, number = page.match, page.step.number
    names, computers = match.names_at(number), match.computers_at(number)
    scene = page.step.scene(names, talk(names), page.mark.is_open, computers)
    layout = framed(
        ui.TextDisplay(head),
        pictured(scene, PICTURE, talk(), in_words),
        ui.TextDisplay(_told(page)),
        *rows(presses),
        colour=discord.Colour.blurple(),
    )
    return Post(layout, None if in_words else Picture(scene, PICTURE, style))


def title(match: Match) -> str:
    """The title of a match: its game and its number."""
    name = talk()(kind_of(match).words("name"))
    return talk()(Text("replay-title", name=name, number=str(match.id)))


def entry(match: Match) -> str:
    """A match in a list: its number, game, end, and players."""
    ended, tr = datetime.fromtimestamp(match.ended or 0, UTC), talk()
    words = Text(
        "replay-entry",
        number=str(match.id),
        name=tr(kind_of(match).words("name")),
        day=ended.toordinal(),
        time=f"{ended:%H:%M}",
        names="\n".join(match.names),
    )
    return shortened(tr(words), OPTION)


def _head(page: ReplayPage) -> str:
    place = Text("replay-step", number=str(page.mark.number), last=str(len(page.record.deeds)))
    return f"### {title(page.match)}\n{talk()(place)}"


def _told(page: ReplayPage) -> str:
    number, lines, room = page.step.number, [], LONGEST
    match = page.match
    tr = talk_markdown(match.names_at(number), game=match.game)
    later = talk_markdown(match.names_at(number + 1), game=match.game)
    for line in page.step.sentences(tr, page.mark.is_open, later):
        room -= len(line) + 3
        if room > 0:
            lines.append(f"- {line}")
    if page.step.game.over:
        lines.append(tr(page.step.game.outcome("table-won", "table-lost")))
    if page.mark.is_open:
        lines += ["", *_hands(page, tr)]
    return "\n".join(lines)


def _hands(page: ReplayPage, tr: Translate) -> list[str]:
    """All hands in words, for people who do not see the picture or read faster."""
    game = page.step.game
    return [
        tr(Text("replay-hand", seat=seat, cards=" ".join(game.arrange(hand))))
        for seat, hand in enumerate(game.hands)
        if hand
    ]


def _ways(page: ReplayPage) -> list[Press]:
    mark, tr, unit = page.mark, talk(), kind_of(page.match).unit
    return [
        Press(
            mark.address("replay", way),
            tr(Text(f"press-{way}", unit=unit)),
            ButtonStyle.primary if way == "next" else ButtonStyle.secondary,
            disabled=mark.going(way, page.record) == mark,
        )
        for way in WAYS
    ]


def _acts(mark: Bookmark) -> list[Press]:
    tr, other = talk(), replace(mark, is_open=not mark.is_open)
    turned = "press-hide-hands" if mark.is_open else "press-open-hands"
    return [
        Press(other.address("replay", "turn"), tr(Text(turned))),
        Press(mark.address("film"), tr(Text("press-film"))),
        Press(mark.address("share"), tr(Text("press-share"))),
        same_cards.opener(mark.match, tr),
        Press(Address("record", mark.match), tr(Text("press-record"))),
        Press(Address("report", mark.match), tr(Text("press-report"))),
    ]

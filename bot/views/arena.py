"""The message of an arena in its channel: what is to come, the standing, and the medals."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType

import discord
from discord import ButtonStyle, ui

from bot.matches.arena import MANY, Arena, ArenaStatus, Standing
from bot.views.address import Address
from bot.views.arena_standing import PICTURE, by_place, scene
from bot.views.markdown import escaped
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.rows import rows
from bot.views.rules import RulesPart
from bot.words import game_title, talk, when
from games import GAMES
from games.options import read_options
from games.text import Text, Translate, listed
from images.theme import Style

NAMED = 12
"""People named before it begins, and with each medal, at most."""


def post(
    arena: Arena,
    standing: Sequence[Standing],
    style: Style,
    earned: Mapping[int, Collection[str]] = MappingProxyType({}),
) -> Post:
    """The message as it is to be; `earned` are the achievements that its medals have brought."""
    tr = talk()
    sheet = scene(arena, standing, earned=earned)
    has_picture = any(each.tables for each in standing)
    head = tr(Text("arena-head", name=game_title(arena.game, tr)))
    told = [head, *_told(arena, standing, tr)]
    layout = framed(
        ui.TextDisplay("\n".join(told)),
        *[pictured(sheet, PICTURE, tr)] * has_picture,
        *rows(_presses(arena, tr)),
        colour=discord.Colour.gold(),
    )
    picture = Picture(sheet, PICTURE, style) if has_picture else None
    return Post(layout, picture, (arena.status, arena.ends, tuple(standing), style))


def next_table(arena: int, tr: Translate) -> Press:
    """The button that asks for a seat at the next table of an arena."""
    address = Address("arenanext", 0, rest=str(arena))
    return Press(address, tr(Text("press-arena-next")), ButtonStyle.success)


def results(arena: int, tr: Translate) -> Press:
    """The button that opens the standing at one's own place."""
    return Press(Address("arenaresults", 0, rest=str(arena)), tr(Text("press-arena-results")))


def _told(arena: Arena, standing: Sequence[Standing], tr: Translate) -> Iterator[str]:
    """How it stands, and the rules of its points while there are any to win."""
    match arena.status:
        case ArenaStatus.ANNOUNCED:
            minutes = round((arena.ends - arena.begins) / 60)
            yield tr(Text("arena-announced", time=_at(arena.begins), minutes=minutes))
            yield tr(_people(standing))
        case ArenaStatus.RUNNING:
            yield tr(Text("arena-running", count=arena.size, time=when(arena.ends)))
        case ArenaStatus.CLOSING:
            yield tr(Text("arena-closing"))
        case ArenaStatus.REMOVED:
            yield tr(Text("arena-removed"))
        case ArenaStatus.OVER if not any(each.tables for each in standing):
            yield tr(Text("arena-unplayed"))
        case ArenaStatus.OVER:
            yield tr(Text("arena-done"))
            yield from _medals(arena, standing, tr)
    if arena.status in (ArenaStatus.ANNOUNCED, ArenaStatus.RUNNING):
        yield f"-# {tr(Text('arena-rules', form=_form(arena)))}"


def _form(arena: Arena) -> str:
    """The form of the rule of points: where partners share a place, and how many places count."""
    if arena.game not in GAMES or arena.size < MANY:
        return "few"
    kind = GAMES[arena.game]
    game = kind(arena.size, "", read_options(type(kind.options), arena.options))
    return "many" if len({*map(game.team, range(arena.size))}) == arena.size else "pairs"


def _at(time: float) -> str:
    """A time by the reader's own clock, and how far away it is."""
    return f"<t:{int(time)}:f> ({when(time)})"


def _people(standing: Sequence[Standing]) -> Text:
    if not standing:
        return Text("arena-nobody")
    return Text("arena-people", count=len(standing), names=_names(standing))


def _names(people: Sequence[Standing]) -> str:
    """The names of the first, and how many more there are."""
    tr, more = talk(), len(people) - NAMED
    names = listed((escaped(each.name) for each in people[:NAMED]), tr)
    return tr(Text("arena-names", names=names, count=more)) if more > 0 else names


def _medals(arena: Arena, standing: Sequence[Standing], tr: Translate) -> Iterator[str]:
    """A line for each medal, with the names of all who share it."""
    given = by_place(arena, standing)
    for place, sharing in given:
        names, points = _names(sharing), sharing[0].points
        yield tr(Text("arena-medal", place=place, names=names, points=points))
    if not given:
        yield tr(Text("arena-no-medals"))


def _presses(arena: Arena, tr: Translate) -> list[Press]:
    found = list[Press]()
    if arena.status is ArenaStatus.ANNOUNCED:
        join = Address("arenajoin", 0, rest=str(arena.id))
        found.append(Press(join, tr(Text("press-join")), ButtonStyle.success))
    elif arena.status is ArenaStatus.RUNNING:
        found.append(next_table(arena.id, tr))
    if arena.status not in (ArenaStatus.ANNOUNCED, ArenaStatus.REMOVED):
        found.append(results(arena.id, tr))
    if arena.game in GAMES and arena.status in (ArenaStatus.ANNOUNCED, ArenaStatus.RUNNING):
        rules = Address("rules", 0, rest=f"{RulesPart.MINUTE}.{arena.game}")
        found.append(Press(rules, tr(Text("press-rules"))))
    return found

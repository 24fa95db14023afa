"""What one person alone is shown of an arena: a page of its results, and where they sit next."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.matches import lobby
from bot.matches.arena import Arena, ArenaStatus, Standing
from bot.matches.match import Match, Status
from bot.views import arena as arenas
from bot.views import verify
from bot.views.address import Address, number, reading
from bot.views.arena_standing import PICTURE, page_of, pages, scene
from bot.views.markdown import escaped
from bot.views.pictured import pictured
from bot.views.plain import plain
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.ranks import MOST_WORDS
from bot.views.rows import rows
from bot.words import talk, when
from games.text import Text, Translate
from images.theme import Style

OWN, TURN = "me", "turn"
"""To the page with one's own place, or to any."""


def parsed(address: Address) -> tuple[str, int]:
    """The move and the arena of an address."""
    with reading():
        move, arena = address.rest.split(":")
        return move, number(arena)


def post(
    arena: Arena,
    standing: Sequence[Standing],
    page: int,
    viewer: int,
    style: Style,
    in_words: bool,
) -> Post:
    """A page of the results, the viewer's row marked, with buttons to turn the pages."""
    tr, page = talk(), min(page, pages(standing) - 1)
    sheet = scene(arena, standing, page, viewer)
    head = f"### {sheet.title}\n{escaped(sheet.subtitle)}"
    presses = rows(_presses(arena, standing, page, viewer, tr))
    if not sheet.rows:
        return Post(framed(ui.TextDisplay(f"{head}\n{tr(Text('arena-nobody'))}"), *presses))
    picture = pictured(sheet, PICTURE, tr, in_words, MOST_WORDS)
    layout = framed(ui.TextDisplay(head), picture, *presses, colour=discord.Colour.gold())
    return Post(layout, None if in_words else Picture(sheet, PICTURE, style))


def joined(arena: Arena) -> Post:
    """The answer to **Join**."""
    return plain(talk()(Text("arena-in", time=when(arena.begins))))


def in_line(match: Match, user: int) -> Post:
    """The answer to **Next table**: when it starts, and one's number in its shuffle."""
    return _with_number(Text("arena-in-line", count=match.size), match, user)


def seated(match: Match, user: int) -> Post:
    """The same answer once the table has begun."""
    return _with_number(Text("arena-seated", place=match.link), match, user)


def missed(match: Match) -> Post:
    """The same answer to somebody out of line, or if the arena ended before the table began."""
    is_over = match.status is Status.CLOSED
    return plain(talk()(Text("arena-over" if is_over else "arena-out-of-line")))


def _with_number(words: Text, match: Match, user: int) -> Post:
    joined = match.seats[lobby.seated(match, user)].joined or 0
    return plain(verify.with_number(words, joined, match.commitment))


def _presses(
    arena: Arena, standing: Sequence[Standing], page: int, viewer: int, tr: Translate
) -> list[Press]:
    found = []
    if arena.status is ArenaStatus.RUNNING:
        found.append(arenas.next_table(arena.id, tr))
    if page_of(standing, viewer) not in (None, page):
        found.append(Press(_address(arena, 0, OWN), tr(Text("press-arena-me"))))
    turns = {"back": page - 1, "more": page + 1}
    found += [
        Press(_address(arena, to, TURN), tr(Text(f"press-arena-{turn}")))
        for turn, to in turns.items()
        if 0 <= to < pages(standing)
    ]
    return found


def _address(arena: Arena, page: int, move: str) -> Address:
    return Address("arenapage", 0, page, f"{move}:{arena.id}")

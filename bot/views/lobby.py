"""The lobby: who plays, with which options, and the buttons to change that."""

from collections.abc import Iterator

import discord
from discord import ButtonStyle, ui

from bot.matches.lobby import empty_seats, why_closed
from bot.matches.match import Match
from bot.views.address import Address
from bot.views.options import changed, clock_text
from bot.views.post import Post, framed
from bot.views.press import Press
from bot.views.rows import Row, rows
from bot.words import talk
from games import GAMES
from games.speech import Say, Words


def post(match: Match) -> Post:
    """The lobby of a match that has not begun."""
    say = talk()
    kind = GAMES[match.game]
    head = Words("lobby-head", name=say(kind.words("name")), players=say(kind.counts()))
    texts = say(head), _seats(match, say), "\n".join(_small_print(match, say))
    parts = [*map(ui.TextDisplay, texts), *_rows(match, say)]
    return Post(framed(*parts, colour=discord.Colour.blurple()))


def closed(match: Match) -> Post:
    """What is left of a table that was closed before it ended, and why."""
    say = talk()
    name, why = say(GAMES[match.game].words("name")), say(why_closed(match))
    return Post(framed(ui.TextDisplay(f"### {name}\n{why}")))


def _seats(match: Match, say: Say) -> str:
    lines = []
    for number, seat in enumerate(match.seats, start=1):
        name = f"<@{seat.user}>" if seat.user else say(Words("computer", name=seat.name))
        lines.append(f"{number}. {name}")
    empty = empty_seats(match)
    first = len(lines) + 1
    lines += [f"{n}. {say(Words('lobby-empty'))}" for n in range(first, first + empty)]
    return "\n".join([*lines, *_room(match, empty, say)])


def _room(match: Match, empty: int, say: Say) -> list[str]:
    """What there is besides the seats listed."""
    if room := GAMES[match.game].players[-1] - len(match.seats) - empty:
        return [say(Words("lobby-room", count=room))]
    if empty:
        return []
    with_computer = any(seat.user is None for seat in match.seats)
    return [say(Words("lobby-full-of-computers" if with_computer else "lobby-full-of-people"))]


def _small_print(match: Match, say: Say) -> Iterator[str]:
    for line in (*changed(match, say), clock_text(match.clock, say)):
        yield f"-# {line}"
    if match.commitment:
        yield say(Words("lobby-sealed", commitment=match.commitment))


def _rows(match: Match, say: Say) -> list[Row]:
    """Who plays and when it begins; below it what is played, and with whom."""

    def press(verb: str, style: ButtonStyle = ButtonStyle.secondary, off: bool = False) -> Press:
        return Press(Address(verb, match.id), say(Words(f"press-{verb}")), style, disabled=off)

    full = len(match.seats) >= GAMES[match.game].players[-1]
    computers = any(seat.user is None for seat in match.seats)
    join = press("join", ButtonStyle.success, full and not computers)
    above = [join, press("leave"), press("start", ButtonStyle.primary)]
    below = [press("computer", off=full), press("dismiss", off=not computers), press("options")]
    return [*rows(above), *rows(below)]

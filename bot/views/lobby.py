"""The lobby: who plays, with which options, and the buttons to change that."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.match import Match
from bot.views.address import Address
from bot.views.options import changed, clock_text
from bot.views.presses import Press
from bot.words import talk
from games import GAMES
from games.speech import Say, Words


def message(match: Match) -> ui.LayoutView:
    """The lobby of a match that has not begun."""
    say = talk()
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay(_head(match, say)),
            ui.TextDisplay(_seats(match, say)),
            ui.TextDisplay("\n".join(_small_print(match, say))),
            *_rows(match, say),
            accent_colour=discord.Colour.blurple(),
        )
    )
    return view


def closed(match: Match, words: Words) -> ui.LayoutView:
    """What is left of a table that was closed before it ended, and why."""
    say = talk()
    view = ui.LayoutView(timeout=None)
    name = say(GAMES[match.game].words("name"))
    view.add_item(ui.Container(ui.TextDisplay(f"### {name}\n{say(words)}")))
    return view


def _head(match: Match, say: Say) -> str:
    players = GAMES[match.game].players
    name = say(GAMES[match.game].words("name"))
    return say(Words("lobby-head", name=name, players=_span(players)))


def _span(players: range) -> str:
    """ "2 to 5", "2 or 4" where numbers between are left out, or "4" alone."""
    if len(players) > 1 and players.step == 1:
        return f"{players[0]} to {players[-1]}"
    return " or ".join(map(str, players))


def _seats(match: Match, say: Say) -> str:
    lines = []
    for number, seat in enumerate(match.seats, start=1):
        name = f"<@{seat.user}>" if seat.user else say(Words("computer", name=seat.name))
        lines.append(f"{number}. {name}")
    free = GAMES[match.game].players[-1] - len(match.seats)
    with_computer = any(seat.user is None for seat in match.seats)
    full = Words("lobby-full-of-computers") if with_computer else Words("lobby-free", count=0)
    lines.append(say(Words("lobby-free", count=free) if free else full))
    return "\n".join(lines)


def _small_print(match: Match, say: Say) -> Iterator[str]:
    for line in (*changed(match, say), clock_text(match.clock, say)):
        yield f"-# {line}"
    if match.commitment:
        yield say(Words("lobby-sealed", commitment=match.commitment))


def _rows(match: Match, say: Say) -> list[ui.ActionRow[Any]]:
    def press(verb: str, style: ButtonStyle = ButtonStyle.secondary, off: bool = False) -> Press:
        return Press(Address(verb, match.id), say(Words(f"press-{verb}")), style, disabled=off)

    full = len(match.seats) >= GAMES[match.game].players[-1]
    computers = any(seat.user is None for seat in match.seats)
    rows = [
        ui.ActionRow[Any](
            press("join", ButtonStyle.success, full and not computers),
            press("leave"),
            press("computer", off=full),
            press("options"),
            press("start", ButtonStyle.primary),
        )
    ]
    if computers:
        rows.append(ui.ActionRow(press("dismiss")))
    return rows

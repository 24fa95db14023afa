"""The cards of a finished match for one person alone: the button, and the menu of seats."""

from collections.abc import Sequence

import discord
from discord import SelectOption, ui

from bot.matches.match import Match, Seat
from bot.shortening import shortened
from bot.views.address import Address, reading
from bot.views.post import Post, framed
from bot.views.press import OPTION, Pick, Press
from bot.views.rows import Row
from bot.words import game_title, opponents, talk
from games.text import Text, Translate

VERB = "samecards"


def opener(match: int, tr: Translate) -> Press:
    """The button that offers the cards of a match."""
    return Press(Address(VERB, match), tr(Text("press-same-cards")))


def picked(match: Match, address: Address, values: Sequence[str]) -> int | None:
    """The seat that somebody chose, or the only one that a person had; None: they are to choose."""
    chosen = [*values, address.rest][0]
    if not chosen:
        sat = [number for number, seat in enumerate(match.seats) if not _was_computer(seat)]
        return sat[0] if len(sat) == 1 else None
    with reading():
        return range(len(match.seats))[int(chosen)]


def seats(match: Match, user: int) -> Post:
    """The menu of seats, one's own first."""
    tr = talk()
    own = next((n for n, seat in enumerate(match.seats) if user in _users(seat)), None)
    order = sorted(range(len(match.seats)), key=lambda seat: (seat != own, seat))
    options = [
        SelectOption(label=shortened(_seat(match, seat, seat == own, tr), OPTION), value=str(seat))
        for seat in order
    ]
    offer = tr(Text("same-cards-offer", opponents=opponents(match.game)))
    return Post(
        framed(
            ui.TextDisplay(f"{head(match.game, match.id, tr)}\n{offer}"),
            Row(Pick(Address(VERB, match.id), options, tr(Text("same-cards-seat")))),
            colour=discord.Colour.gold(),
        )
    )


def _was_computer(seat: Seat) -> bool:
    """True if a computer played there from the deal to the end."""
    return seat.is_computer and all(each.is_computer for each in seat.stints)


def _users(seat: Seat) -> set[int | None]:
    """Everybody who played there."""
    return {seat.user, *(each.user for each in seat.stints)}


def head(game: str, match: int, tr: Translate) -> str:
    """The title of the solo."""
    return tr(Text("same-cards-head", name=game_title(game, tr), number=str(match)))


def _seat(match: Match, seat: int, is_own: bool, tr: Translate) -> str:
    key = "same-cards-own" if is_own else "same-cards-of"
    return tr(Text(key, name=match.names_at(1)[seat], number=str(seat + 1)))

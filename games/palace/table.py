"""Looks of Palace: the pile, the cards in front of a seat, its tag (section 11)."""

from dataclasses import replace
from typing import Final

from games.palace.state import THREE, WARNED, State
from games.scene import Badge, Grid, Spot, Table
from games.text import Text, Translate

SHOWN: Final = 4
"""Cards of the pile that are seen."""


def table(game: State, tr: Translate) -> Table:
    """The pile as a fan, the stock, and what is special now."""
    if game.phase == "swap":
        return Table(prompt=tr(Text("palace-prompt")))
    top = tuple(map(str, game.pile[-SHOWN:]))
    faint = next((at for at, card in enumerate(reversed(game.pile)) if card == game.top()), 0)
    fits = game.pile and game.top() is not None
    spots = [
        Spot(
            tr(Text("palace-pile")),
            top,
            len(game.pile),
            spread="fan",
            dim=tuple(range(len(top))[-faint if fits else 0 :]) if faint or not fits else (),
        )
    ]
    if game.stock:
        spots.append(Spot(tr(Text("shedding-stock")), count=len(game.stock)))
    badges = []
    if game.is_lower(game.top()):
        badges.append(Badge(tr(Text("palace-fits")), tr(Text("palace-lower"))))
    if game.burned:
        badges.append(Badge(tr(Text("palace-burned")), str(len(game.burned))))
    left = game.actions_left()
    if game.phase == "play" and left <= WARNED * game.seats:
        badges.append(Badge(tr(Text("palace-ends-in")), str(left), urgent=True))
    return Table(spots=tuple(spots), badges=tuple(badges))


def across(game: State, seat: int, blind: Grid) -> Grid:
    """The blind cards of a seat, with its up cards across."""
    up = [*map(str, game.up[seat])]
    return replace(blind, over=tuple(up + [""] * (THREE - len(up)))) if up else blind


def tag(game: State, seat: int) -> Text | None:
    """The state of a seat in the exchange, or its result."""
    if game.phase == "swap":
        return Text("palace-chose") if game.secrets[seat] else Text("palace-choosing")
    return game.result(seat)


def hand_title(game: State, seat: int, usual: str, tr: Translate) -> str:
    """The zone that a seat plays from, where that is not its hand."""
    zone = game.zone(seat)
    return tr(Text(f"palace-zone-{zone}")) if zone in ("up", "blind") else usual

"""The games to choose from: a picture of all, and a menu that opens a table of one."""

from collections.abc import Mapping, Sequence

from discord import ui

from bot.views.address import Address
from bot.views.game_menus import game_menus, headings, option, packed
from bot.views.markdown import escaped
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, framed, unframed
from bot.views.press import Pick, Press
from bot.views.rows import Row
from bot.words import by_name, talk
from games.game import Game
from games.shelf import sections, shelf_scene
from games.text import Text
from images.theme import Style

PICTURE = "games.png"
NAMED = 70
"""Characters of who is challenged that a menu remembers: their number and their name."""


PRIVATE = "private"
"""Stands in the menu whose tables are."""


def post(
    games: Mapping[str, type[Game]],
    style: Style,
    favorites: Sequence[str] = (),
    private: bool = False,
) -> Post:
    """The games to play, for everybody in a channel; the `favorites` are those played most here."""
    tr = talk()
    shown = sections([games[key] for key in by_name(games)], favorites)
    scene, menus = shelf_scene(shown, tr), packed(shown)
    picks = [
        Pick(
            Address("shelf", 0, number, PRIVATE * private),
            [option(kind, tr, described=True) for section in menu for kind in section.kinds],
            headings(menu, tr) if len(menus) > 1 else tr(Text("shelf-pick")),
        )
        for number, menu in enumerate(menus)
    ]
    layout = framed(
        ui.TextDisplay(tr(Text("shelf-head"))),
        pictured(scene, PICTURE, tr),
        *map(Row, picks),
        Row(Press(Address("notifying", 0), tr(Text("press-notifying")))),
    )
    return Post(layout, Picture(scene, PICTURE, style))


def challenge(games: Mapping[str, type[Game]], user: int, name: str) -> Post:
    """The games that two people can play, for the one who challenges the other."""
    tr, rest = talk(), f"{user}.{name}"[:NAMED]
    asked = tr(Text("challenge-pick", name=escaped(name)))

    def address(number: int) -> Address:
        return Address("challenge", 0, number, rest)

    menus = game_menus(address, games, tr(Text("shelf-pick")), tr)
    return Post(unframed(ui.TextDisplay(asked), *menus))

"""The games to choose from: a picture of all, and a menu that opens a table of one."""

from collections.abc import Mapping

from discord import SelectOption, ui

from bot.views.address import Address
from bot.views.many_cards import OPTIONS
from bot.views.markdown import escaped
from bot.views.pictured import pictured
from bot.views.post import Picture, Post, framed, unframed
from bot.views.press import Pick, Press
from bot.views.rows import Row
from bot.words import talk
from games.game import Game
from games.stage import shelf_scene
from games.text import Text
from images.theme import Style

PICTURE = "games.png"
NAMED = 70
"""Characters of who is challenged that a menu remembers: their number and their name."""


PRIVATE = "private"
"""Stands in the menu whose tables are."""


def post(games: Mapping[str, type[Game]], style: Style, private: bool = False) -> Post:
    """The games to play, for everybody in a channel."""
    tr = talk()
    kinds = list(games.values())[:OPTIONS]
    scene = shelf_scene(kinds, tr)
    options = [
        SelectOption(label=cover.name[:100], value=kind.key, description=cover.line[:100])
        for kind, cover in zip(kinds, scene.covers, strict=True)
    ]
    layout = framed(
        ui.TextDisplay(tr(Text("shelf-head"))),
        pictured(scene, PICTURE, tr),
        Row(Pick(Address("shelf", 0, rest=PRIVATE * private), options, tr(Text("shelf-pick")))),
        Row(Press(Address("notifying", 0), tr(Text("press-notifying")))),
    )
    return Post(layout, Picture(scene, PICTURE, style))


def challenge(games: Mapping[str, type[Game]], user: int, name: str) -> Post:
    """The games that two people can play, for the one who challenges the other."""
    tr = talk()
    options = [
        SelectOption(label=tr(kind.words("name"))[:100], value=key)
        for key, kind in [*games.items()][:OPTIONS]
    ]
    asked = tr(Text("challenge-pick", name=escaped(name)))
    rest = f"{user}.{name}"[:NAMED]
    pick = Pick(Address("challenge", 0, rest=rest), options, tr(Text("shelf-pick")))
    return Post(unframed(ui.TextDisplay(asked), Row(pick)))

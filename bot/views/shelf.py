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
from games.speech import Words
from games.stage import shelf_scene
from images.theme import Style

PICTURE = "games.png"
NAMED = 70
"""Characters of who is challenged that a menu remembers: their number and their name."""


PRIVATE = "private"
"""Stands in the menu whose tables are."""


def post(games: Mapping[str, type[Game]], style: Style, private: bool = False) -> Post:
    """What there is to play, for everybody in a channel."""
    say = talk()
    kinds = list(games.values())[:OPTIONS]
    scene = shelf_scene(kinds, say)
    options = [
        SelectOption(label=cover.name[:100], value=kind.key, description=cover.line[:100])
        for kind, cover in zip(kinds, scene.covers, strict=True)
    ]
    layout = framed(
        ui.TextDisplay(say(Words("shelf-head"))),
        pictured(scene, PICTURE, say),
        Row(Pick(Address("shelf", 0, rest=PRIVATE * private), options, say(Words("shelf-pick")))),
        Row(Press(Address("notifying", 0), say(Words("press-notifying")))),
    )
    return Post(layout, Picture(scene, PICTURE, style))


def challenge(games: Mapping[str, type[Game]], user: int, name: str) -> Post:
    """What there is to play with somebody, for who challenges them."""
    say = talk()
    options = [
        SelectOption(label=say(kind.words("name"))[:100], value=key)
        for key, kind in [*games.items()][:OPTIONS]
    ]
    asked = say(Words("challenge-pick", name=escaped(name)))
    rest = f"{user}.{name}"[:NAMED]
    pick = Pick(Address("challenge", 0, rest=rest), options, say(Words("shelf-pick")))
    return Post(unframed(ui.TextDisplay(asked), Row(pick)))

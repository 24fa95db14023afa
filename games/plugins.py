"""Which games there are, and where their words stand: ours, and those of installed packages.

A package names its `Game` classes in the entry-point group "parlor.games". Their words stand in
`words/<locale>/*.ftl` beside the module of the class.
"""

import inspect
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from games.basra import Basra
from games.crazy_king import CrazyKing
from games.five_card_draw import FiveCardDraw
from games.game import Game
from games.gin_rummy import GinRummy
from games.gong_zhu import GongZhu
from games.kings_and_bastards import KingsAndBastards
from games.options import CLOCK, VARIANT, choices_for
from games.red_five import RedFive
from games.spades import Spades

OURS = (Basra, CrazyKing, FiveCardDraw, GinRummy, GongZhu, KingsAndBastards, RedFive, Spades)
RULES: Final = Path(__file__).parent / "words"
"""The words of our own games."""


class BadGame(Exception):
    """An installed game does not fit in with the others; the text says which, and why."""


def load(points: Iterable[EntryPoint]) -> dict[str, type[Game]]:
    """Our games and those of these entry points by their keys; BadGame where one does not fit."""
    games: dict[str, type[Game]] = {kind.key: kind for kind in OURS}
    for point in points:
        kind: type[Game] = point.load()
        if kind.key in games:
            raise BadGame(f"{point.value}: there is a game {kind.key!r} already")
        if taken := choices_for(kind.options).keys() & {CLOCK, VARIANT}:
            raise BadGame(f"{point.value}: the option {taken.pop()!r} is the host's, of every game")
        for name, options in kind.variants.items():
            if name == "usual" or kind.objection(kind.players[0], options):
                raise BadGame(f"{point.value}: the variant {name!r} cannot be played")
        games[kind.key] = kind
    return games


GAMES: Final = load(entry_points(group="parlor.games"))


def folders() -> tuple[Path, ...]:
    """Where the words of all games stand."""
    return tuple(dict.fromkeys([RULES, *map(_beside, GAMES.values())]))


@cache
def _beside(kind: type[Game]) -> Path:
    """The words beside a game; ours stand together."""
    beside = Path(inspect.getfile(kind)).parent / "words"
    return beside if beside.is_dir() else RULES

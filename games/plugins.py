"""Which games there are, and where their words stand: ours, and those of installed packages.

A package names its `Game` classes in the entry-point group "parlor.games". Their words stand in
`words/<locale>/*.ftl` beside the module of the class, and their lessons in `lessons/<key>.txt`.
"""

import inspect
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from games.basra import Basra
from games.big_two import BigTwo
from games.crazy_king import CrazyKing
from games.cribbage import Cribbage
from games.durak import Durak
from games.euchre import Euchre
from games.fireworks import Fireworks
from games.five_card_draw import FiveCardDraw
from games.game import Game
from games.gin_rummy import GinRummy
from games.gong_zhu import GongZhu
from games.hearts import Hearts
from games.kings_and_bastards import KingsAndBastards
from games.last_card import LastCard
from games.oh_hell import OhHell
from games.options import CLOCK, choices_for
from games.president import President
from games.red_five import RedFive
from games.spades import Spades
from games.texas_holdem import TexasHoldem

OURS = (
    Basra,
    BigTwo,
    CrazyKing,
    Cribbage,
    Durak,
    Euchre,
    Fireworks,
    FiveCardDraw,
    GinRummy,
    GongZhu,
    Hearts,
    KingsAndBastards,
    LastCard,
    OhHell,
    President,
    RedFive,
    Spades,
    TexasHoldem,
)
RULES: Final = Path(__file__).parent / "words"
"""The words of our own games."""
LESSONS: Final = Path(__file__).parent / "lessons"
"""Their lessons."""


class BadGame(Exception):
    """An installed game does not fit in with the others; the text says which, and why."""


def load(points: Iterable[EntryPoint]) -> dict[str, type[Game]]:
    """Our games and those of these entry points by their keys; BadGame where one does not fit."""
    games: dict[str, type[Game]] = {kind.key: kind for kind in OURS}
    for point in points:
        kind: type[Game] = point.load()
        if kind.key in games:
            raise BadGame(f"{point.value}: there is a game {kind.key!r} already")
        if CLOCK in choices_for(kind.options):
            raise BadGame(f"{point.value}: the option {CLOCK!r} is the host's, of every game")
        for name, options in kind.variants.items():
            if name == "usual" or all(kind.objection(seats, options) for seats in kind.players):
                raise BadGame(f"{point.value}: the variant {name!r} cannot be played")
        games[kind.key] = kind
    return games


GAMES: Final = load(entry_points(group="parlor.games"))


def folders() -> tuple[Path, ...]:
    """Where the words of all games stand."""
    return _folders(*GAMES.values())


@cache
def _folders(*kinds: type[Game]) -> tuple[Path, ...]:
    return tuple(dict.fromkeys([RULES, *(_beside(kind, RULES) for kind in kinds)]))


def lesson_file(kind: type[Game]) -> Path:
    """Where the lesson of a game stands, if it has one."""
    return _beside(kind, LESSONS) / f"{kind.key}.txt"


@cache
def _beside(kind: type[Game], ours: Path) -> Path:
    """The folder of the same name beside a game; ours stand together."""
    beside = Path(inspect.getfile(kind)).parent / ours.name
    return beside if beside.is_dir() else ours

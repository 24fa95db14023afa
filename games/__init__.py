"""The rules: pure, deterministic, and free of anything but the standard library.

`GAMES` holds every game by its key: ours, and those of installed packages that name a `Game` class
in the entry-point group "parlor.games".
"""

from importlib.metadata import entry_points

from games.basra import Basra
from games.crazy_king import CrazyKing
from games.five_card_draw import FiveCardDraw
from games.game import Game
from games.gin_rummy import GinRummy
from games.gong_zhu import GongZhu
from games.kings_and_bastards import KingsAndBastards
from games.red_five import RedFive
from games.spades import Spades


def _load() -> dict[str, type[Game]]:
    ours: list[type[Game]] = [
        Basra,
        CrazyKing,
        FiveCardDraw,
        GinRummy,
        GongZhu,
        KingsAndBastards,
        RedFive,
        Spades,
    ]
    plugged = [point.load() for point in entry_points(group="parlor.games")]
    return {game.key: game for game in [*ours, *plugged]}


GAMES: dict[str, type[Game]] = _load()

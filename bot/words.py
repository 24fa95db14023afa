"""The bot's sentences and the rules', said together."""

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from games import GAMES
from games.cards import FRENCH
from games.faces import in_faces
from games.text import Translate
from games.words import ENGLISH, translator

LOCALES = Path(__file__).parent / "locales"


def when(time: float) -> str:
    """A time in seconds since 1970 as everybody reads it in their Discord: “in 5 minutes”."""
    return f"<t:{int(time)}:R>"


def o_clock(time: float) -> str:
    """A time of day, for text that may be read long afterwards: “9:45:12 PM”."""
    return f"<t:{ceil(time)}:T>"


def talk(
    names: Sequence[str] = (),
    reader: int | None = None,
    aloud: bool = False,
    game: str = "",
    faces: str = FRENCH.key,
) -> Translate:
    """A function that says words of the rules and of the bot; `names` are by seat.

    Actions and orders are said as the `game` says them. The player in the seat of the `reader` is
    called "you". `aloud`: colors have names, not signs. `faces`: as which cards are said.
    """
    tr = translator(names, ENGLISH, LOCALES, reader=reader, aloud=aloud, game=game)
    return in_faces(tr, faces)


def opponents(key: str) -> str:
    """The opponents of one who plays a game alone, as messages name them."""
    return "house" if GAMES[key].against_house else "computers"


def game_title(key: str, tr: Translate) -> str:
    """The title of a game; its key, if it is not installed any more."""
    return tr(GAMES[key].words("name")) if key in GAMES else key

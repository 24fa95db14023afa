"""The bot's sentences and the rules', said together, in the language of whoever reads them.

`speaking` says which that is, around whatever makes a message; tasks begun there speak it, too.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from math import ceil
from pathlib import Path
from typing import Final

from games import GAMES
from games.cards import FRENCH
from games.faces import in_faces
from games.naming import place_of
from games.plugins import RULES, words_of
from games.text import Translate
from games.words import ENGLISH, translator
from games.words.bundles import Bundle

FOLDER: Final = Path(__file__).parent / "locales"
"""The bot's own sentences, in a folder for each language."""
BOT_FOLDERS = (FOLDER,)
"""All folders with sentences of the bot."""
READ_AS: Final = {"es-ES": "es-419"}
"""Locales of Discord whose people read the language of another one.

zh-TW is not among them: it is written in other characters, and cards have other names there. Who
likes zh-CN better than English can choose it.
"""

locale: ContextVar[str] = ContextVar("locale", default=ENGLISH)
"""The language that is spoken."""


@contextmanager
def speaking(language: str, game: str = "") -> Iterator[None]:
    """Speak a language, in tasks that begin meanwhile, too.

    All that is said of a `game` whose words lack it is English: nobody reads a mixture.
    """
    token = locale.set(spoken_at(game, language))
    try:
        yield
    finally:
        locale.reset(token)


def locales() -> tuple[str, ...]:
    """The languages there are: those with sentences of the bot."""
    return _locales(BOT_FOLDERS)


@cache
def _locales(folders: tuple[Path, ...]) -> tuple[str, ...]:
    found = {file.parent.name for folder in folders for file in folder.glob("*/*.ftl")}
    return tuple(sorted(found))


def language_of(told: str) -> str:
    """The language for somebody whose Discord speaks this locale: English where we have none."""
    ours = READ_AS.get(told, told)
    return ours if ours in locales() else ENGLISH


def speaks(game: str, language: str) -> bool:
    """True if there are words of a game in a language; a plug-in may lack them."""
    return language == ENGLISH or _has_words(words_of(game), language)


@cache
def _has_words(folder: Path, language: str) -> bool:
    return folder == RULES or (folder / language).is_dir()


def spoken_at(game: str, language: str) -> str:
    """The language in which readers of this one are told of a game."""
    return language if speaks(game, language) else ENGLISH


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

    It speaks the language that is spoken now, or English where the words of the `game` lack it.
    Actions and orders are said as the `game` says them. The player in the seat of the `reader` is
    called "you". `aloud`: colors have names, not signs. `faces`: as which cards are said.
    """
    language = spoken_at(game, locale.get())
    tr = translator(names, language, *BOT_FOLDERS, reader=reader, aloud=aloud, game=game)
    return in_faces(tr, faces)


def by_name(games: Iterable[str]) -> list[str]:
    """Keys of games in the order of their titles, as the language that is spoken has it."""
    tr, language = talk(), locale.get()
    return sorted(games, key=lambda game: place_of(game_title(game, tr), language))


def opponents(key: str) -> str:
    """The opponents of one who plays a game alone, as messages name them."""
    return "house" if GAMES[key].against_house else "computers"


def language_name(language: str) -> str:
    """The name of a language in itself: a menu of all languages reads no more of each."""
    files = (folder / language / "preferences.ftl" for folder in BOT_FOLDERS)
    return _language_name(language, tuple(file for file in files if file.exists()))


@cache
def _language_name(language: str, files: tuple[Path, ...]) -> str:
    own = Bundle(language, files)
    pattern = own.get_message("language-name").value
    assert pattern, "a message that has no attributes"
    return str(own.format_pattern(pattern)[0])


def game_title(key: str, tr: Translate) -> str:
    """The title of a game; its key, if it is not installed any more."""
    return tr(GAMES[key].words("name")) if key in GAMES else key

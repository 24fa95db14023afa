"""The games, ours and those of installed packages, and the folders of their words.

A package names its `Game` classes in the entry-point group "parlor.games". Their words are in
`words/<locale>/*.ftl` next to the module of the class, and their lessons in `lessons/<key>.txt`.
What does not fit is left out, and the rest goes on.
"""

import inspect
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, NamedTuple

from games.basra import Basra
from games.belote import Belote
from games.big_two import BigTwo
from games.blackjack import Blackjack
from games.cheat import Cheat
from games.contract import CHANGES, former_names
from games.crazy_king import CrazyKing
from games.cribbage import Cribbage
from games.dou_dizhu import DouDizhu
from games.durak import Durak
from games.euchre import Euchre
from games.fireworks import Fireworks
from games.five_card_draw import FiveCardDraw
from games.game import Game
from games.gin_rummy import GinRummy
from games.go_fish import GoFish
from games.golf import Golf
from games.gong_zhu import GongZhu
from games.groups import GROUPS
from games.hearts import Hearts
from games.kings_and_bastards import KingsAndBastards
from games.last_card import LastCard
from games.oh_hell import OhHell
from games.omaha import Omaha
from games.options import CLOCK, choices_for
from games.palace import Palace
from games.pisti import Pisti
from games.president import President
from games.red_five import RedFive
from games.rummy_500 import Rummy500
from games.scopa import Scopa
from games.skat import Skat
from games.spades import Spades
from games.texas_holdem import TexasHoldem
from games.truco import Truco

OURS = (
    Basra,
    Belote,
    BigTwo,
    Blackjack,
    Cheat,
    CrazyKing,
    Cribbage,
    DouDizhu,
    Durak,
    Euchre,
    Fireworks,
    FiveCardDraw,
    GinRummy,
    GoFish,
    Golf,
    GongZhu,
    Hearts,
    KingsAndBastards,
    LastCard,
    OhHell,
    Omaha,
    Palace,
    Pisti,
    President,
    RedFive,
    Rummy500,
    Scopa,
    Skat,
    Spades,
    TexasHoldem,
    Truco,
)
RULES: Final = Path(__file__).parent / "words"
"""The words of our own games."""
LESSONS: Final = Path(__file__).parent / "lessons"
"""Their lessons."""


class BadGame(Exception):
    """An installed game that cannot be played here; the text says why."""


class Installed(NamedTuple):
    """Games by their keys, and a sentence about each installed one that is left out."""

    games: dict[str, type[Game]]
    left_out: tuple[str, ...]


def load(points: Iterable[EntryPoint]) -> Installed:
    """Our games and those of these entry points; what does not fit is left out alone."""
    games: dict[str, type[Game]] = {kind.key: kind for kind in OURS}
    left_out = list[str]()
    for point in points:
        try:
            kind = _loaded(point)
            _check(kind, games)
        except BadGame as bad:
            left_out.append(f"The game {point.value} is left out: {bad}.")
        except Exception as error:  # whatever else the code of another package does
            why = f"{type(error).__name__}: {error}"
            left_out.append(f"The game {point.value} is left out: {why}. See {CHANGES}.")
        else:
            games[kind.key] = kind
    return Installed(games, tuple(left_out))


def _loaded(point: EntryPoint) -> type[Game]:
    """The class of an entry point; BadGame if it does not keep the contract as it is now."""
    kind = point.load()
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise BadGame("it is no class that derives from games.game.Game")
    if former := former_names(kind):
        names = ", ".join(former)
        raise BadGame(f"it was made for a former Parlor and still defines {names}. See {CHANGES}")
    if missing := sorted(kind.__abstractmethods__ | ({"mind"} - {*dir(kind)})):
        raise BadGame(f"it does not define {', '.join(missing)}. See {CHANGES}")
    return kind


def _check(kind: type[Game], games: Mapping[str, type[Game]]) -> None:
    """Check that a game does not conflict with the others; BadGame if it does."""
    if kind.key in games:
        raise BadGame(f"there is a game {kind.key!r} already")
    if kind.group not in GROUPS:
        raise BadGame(f"its group {kind.group!r} is none of {', '.join(GROUPS)}")
    if CLOCK in choices_for(kind.options):
        raise BadGame(f"the option {CLOCK!r} is the host's, of every game")
    for name, options in kind.variants.items():
        if name == "usual" or all(kind.objection(seats, options) for seats in kind.players):
            raise BadGame(f"the variant {name!r} cannot be played")
    _check_words(kind, games.values())


def _check_words(kind: type[Game], games: Iterable[type[Game]]) -> None:
    """Check a game's words; BadGame if one is missing or belongs to another file."""
    from games.messages import BadWords  # only here: Fluent takes its time
    from games.plugin_words import check_words, files_in

    folder, keys = _beside(kind, RULES), {each.key for each in OURS}
    shared = {file for file in files_in(RULES) if file.stem not in keys}
    folders = {RULES, *_folders(*games)} - {folder}
    others = {file for each in folders for file in files_in(each)}
    try:
        check_words(kind, folder, shared, others - shared)
    except BadWords as bad:
        raise BadGame(f"{bad}") from bad


@cache
def _folders(*kinds: type[Game]) -> tuple[Path, ...]:
    return tuple(
        dict.fromkeys(folder for kind in kinds if (folder := _beside(kind, RULES)) != RULES)
    )


@cache
def _beside(kind: type[Game], ours: Path) -> Path:
    """The folder of that name next to a game's module; our games share one."""
    nearby = Path(inspect.getfile(kind)).parent / ours.name
    return nearby if nearby.is_dir() else ours


INSTALLED: Final = load(sorted(entry_points(group="parlor.games"), key=lambda each: each.value))
GAMES: Final = INSTALLED.games


def plugin_folders() -> tuple[Path, ...]:
    """The folders with words of games of other packages."""
    return _folders(*GAMES.values())


def words_of(game: str) -> Path:
    """The folder with the words of a game; ours where it has none, or is not known."""
    return _beside(GAMES[game], RULES) if game in GAMES else RULES


def lesson_file(kind: type[Game]) -> Path:
    """The path of a game's lesson file, which may not exist."""
    return _beside(kind, LESSONS) / f"{kind.key}.txt"

"""The bot's sentences and the rules', said together."""

import inspect
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from games import GAMES
from games.speech import Say
from games.words import ENGLISH, RULES, speaker

LOCALES = Path(__file__).parent / "locales"


@lru_cache(maxsize=1)
def _folders() -> tuple[Path, ...]:
    """Where sentences stand: our own, and `words/` beside each game of another package."""
    beside = [Path(inspect.getfile(kind)).parent / "words" for kind in GAMES.values()]
    return tuple(dict.fromkeys([RULES, LOCALES, *filter(Path.is_dir, beside)]))


def talk(names: Sequence[str] = (), locale: str = ENGLISH) -> Say:
    """A function that says words of the rules and of the bot; `names` are by seat."""
    return speaker(names, locale.partition("-")[0], _folders())

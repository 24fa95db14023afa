"""The bot's sentences and the rules', said together."""

from collections.abc import Sequence
from pathlib import Path

from games.speech import Say
from games.words import ENGLISH, speaker

LOCALES = Path(__file__).parent / "locales"


def talk(names: Sequence[str] = (), locale: str = ENGLISH) -> Say:
    """A function that says words of the rules and of the bot; `names` are by seat."""
    return speaker(names, locale.partition("-")[0], LOCALES)

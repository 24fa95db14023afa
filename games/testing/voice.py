"""An English voice, and names of players that it may say."""

from games.text import Text
from games.words import translator

NAMES = tuple(f"Player {number}" for number in range(1, 25))


def tr(words: Text) -> str:
    """The sentence, by the words of all games that are there now; KeyError if there is none."""
    return translator(NAMES)(words)

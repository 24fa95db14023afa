"""An English voice, and names of players that it may say."""

from games.speech import Words
from games.words import speaker

NAMES = tuple(f"Player {number}" for number in range(1, 25))


def say(words: Words) -> str:
    """The sentence, by the words of all games that are there now; KeyError if there is none."""
    return speaker(NAMES)(words)

"""Players' names and an English voice for tests."""

from games.cards import FACES, LATIN
from games.words import translator

NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
SAY = translator(NAMES)

FRENCH_OF = {shown: card for card, shown in FACES[LATIN.key].cards.items()}
"""The French card that a Latin one shows; some have one name, like the 7 of clubs."""

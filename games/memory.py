"""Random loss of memory for careless computer players."""

from random import Random
from typing import Final

from games.cards import Card

FADED: Final = 0.5
"""How much of what was seen is not remembered as it was."""


def is_forgotten(random: Random) -> bool:
    """True, by chance, if something is forgotten."""
    return random.random() < FADED


def swap_with_unseen(pile: list[Card], unseen: list[Card], random: Random) -> None:
    """Take cards of a pile, but the top one, for others that are not seen, and those for them."""
    for place in range(len(pile) - 1):
        if unseen and is_forgotten(random):
            other = random.randrange(len(unseen))
            pile[place], unseen[other] = unseen[other], pile[place]

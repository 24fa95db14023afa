"""Who computer players are: characters with a name and a level, the same at every table."""

from collections.abc import Collection
from typing import Final

from games.players import Level

CHARACTERS: Final = {
    Level.EASY: (
        *("Nora", "Otto", "Pia", "Quentin", "Rudi", "Selma", "Toni", "Uwe", "Vicky", "Wanda"),
        *("Xaver", "Yvonne", "Zacharias"),
    ),
    Level.NORMAL: (
        *("Ada", "Blaise", "Carl", "Daphne", "Emmy", "Fermat", "Grace", "Hypatia", "Isaac"),
        *("Johanna", "Kurt", "Leonhard", "Maryam"),
    ),
    Level.HARD: (
        *("Niels", "Olga", "Paul", "Queneau", "Rosa", "Sofia", "Thales", "Ulam", "Viète"),
        *("Wiles", "Xenophon", "Yutaka", "Zeno"),
    ),
}
"""What those of a level are called, in the order they sit down: more than a table has seats, and no
two of a level begin alike."""


def newcomer(names: Collection[str], level: Level) -> str:
    """The first of a level who is not there, if there is one with an initial that nobody has."""
    initials = {name[:1].upper() for name in names}
    unlike = [name for name in CHARACTERS[level] if name[0] not in initials]
    return next(name for name in (*unlike, *CHARACTERS[level]) if name not in names)

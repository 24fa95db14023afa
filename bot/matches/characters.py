"""Computer players: characters with a name, a level and a style, the same everywhere."""

from collections.abc import Collection, Mapping
from typing import Final

from games.personalities import Personality
from games.players import Level

BOLD, CAUTIOUS, COUNTS = Personality.BOLD, Personality.CAUTIOUS, Personality.COUNTS_CARDS

CHARACTERS: Final[Mapping[Level, Mapping[str, Personality]]] = {
    Level.EASY: {
        "Nora": BOLD, "Otto": CAUTIOUS, "Pia": BOLD, "Quentin": CAUTIOUS, "Rudi": BOLD,
        "Selma": CAUTIOUS, "Toni": BOLD, "Uwe": CAUTIOUS, "Vicky": BOLD, "Wanda": CAUTIOUS,
        "Xaver": BOLD, "Yvonne": CAUTIOUS, "Zacharias": BOLD,
    },
    Level.NORMAL: {
        "Ada": COUNTS, "Blaise": BOLD, "Carl": CAUTIOUS, "Daphne": COUNTS, "Emmy": CAUTIOUS,
        "Fermat": BOLD, "Grace": COUNTS, "Hypatia": BOLD, "Isaac": CAUTIOUS,
        "Johanna": BOLD, "Kurt": CAUTIOUS, "Leonhard": COUNTS, "Maryam": BOLD,
    },
    Level.HARD: {
        "Niels": CAUTIOUS, "Olga": BOLD, "Paul": COUNTS, "Queneau": BOLD, "Rosa": CAUTIOUS,
        "Sofia": COUNTS, "Thales": CAUTIOUS, "Ulam": BOLD, "Viète": COUNTS, "Wiles": CAUTIOUS,
        "Xenophon": BOLD, "Yutaka": COUNTS, "Zeno": CAUTIOUS,
    },
}  # fmt: skip
"""Names of each level in the order they sit down, and their styles: more than a table has seats,
and no two names of a level begin alike."""
PERSONALITIES: Final = {
    name: personality for of in CHARACTERS.values() for name, personality in of.items()
}


def newcomer(names: Collection[str], level: Level) -> str:
    """The first character of a level who does not play yet, best with an initial nobody has."""
    initials = {name[:1].upper() for name in names}
    unlike = [name for name in CHARACTERS[level] if name[0] not in initials]
    return next(name for name in (*unlike, *CHARACTERS[level]) if name not in names)

"""Colours and sizes of the pictures, in pixels of a picture 1200 wide."""

from dataclasses import dataclass, replace
from itertools import product
from typing import Final

Colour = tuple[int, int, int]

WIDTH: Final = 1200
TABLE_HEIGHT: Final = 750
HAND_HEIGHT: Final = 400
TWO_ROWS_HEIGHT: Final = 644
LEAST_TEXT: Final = 26
"""Nothing smaller: a phone shows the picture at a third of its size."""

NARROWEST: Final = 0.75
"""To this part of their width the letters of a line are squeezed before it is shortened: those of
other languages are longer by a third."""

TITLE: Final = 40
LARGE: Final = 37
MEDIUM: Final = 31
SMALL: Final = 29

RAIL: Final = 18
"""Width of the rail around a table."""

HAND_CARD: Final = 216
PILE_CARD: Final = 192
"""Widths of the large cards: of hands and tricks, of piles; smaller where there is less room."""

AVATAR: Final = 64
"""Width and height of the picture of a person."""

PORTRAIT: Final = 160
"""Width and height of a large one."""

CARD_RATIO: Final = 1.4
"""Height of a card by its width."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of everything but the cards; those of large areas are kept exactly.

    Themes and decks are compared by identity: each picture asks for its style's hash very often.
    There is one of each in every process, by its name.
    """

    ground: Colour  # around the table, behind a hand
    table: Colour  # felt at mid light
    light: Colour  # felt in the middle of the table
    shade: Colour  # and in its corners
    rim: Colour
    line: Colour  # the thin line on the table
    gold: Colour  # turn, winning card, hint
    text: Colour
    quiet: Colour  # second lines and labels
    plaque: Colour
    active: Colour  # the plaque of the seat to act

    def __reduce__(self) -> str:
        return _name(self)


GREEN: Final = Theme(
    ground=(11, 66, 45),
    table=(17, 92, 64),
    light=(21, 104, 72),
    shade=(10, 66, 46),
    rim=(70, 43, 24),
    line=(44, 128, 94),
    gold=(255, 204, 77),
    text=(255, 255, 255),
    quiet=(196, 230, 211),
    plaque=(7, 33, 24),
    active=(3, 20, 14),
)
BLUE: Final = Theme(
    ground=(16, 47, 87),
    table=(29, 78, 137),
    light=(40, 94, 157),
    shade=(19, 56, 104),
    rim=(52, 37, 30),
    line=(58, 108, 168),
    gold=(255, 208, 87),
    text=(255, 255, 255),
    quiet=(202, 221, 245),
    plaque=(9, 27, 51),
    active=(4, 15, 31),
)
DARK: Final = Theme(
    ground=(24, 24, 32),
    table=(44, 48, 56),
    light=(60, 64, 74),
    shade=(30, 32, 39),
    rim=(88, 56, 34),
    line=(72, 76, 88),
    gold=(255, 204, 77),
    text=(255, 255, 255),
    quiet=(200, 206, 218),
    plaque=(16, 16, 20),
    active=(4, 4, 8),
)
LIGHT: Final = Theme(
    ground=(226, 222, 211),
    table=(243, 240, 232),
    light=(250, 248, 243),
    shade=(229, 224, 211),
    rim=(176, 132, 88),
    line=(217, 211, 196),
    gold=(144, 80, 0),
    text=(28, 27, 24),
    quiet=(84, 79, 68),
    plaque=(255, 254, 250),
    active=(255, 243, 214),
)
THEMES: Final = {"green": GREEN, "blue": BLUE, "dark": DARK, "light": LIGHT}
"""The colours to choose from, by the name that settings store."""


RED: Final = (212, 21, 42)
WHITE: Final = (255, 255, 255)
VIOLET: Final = (140, 44, 204)
"""The colours of urgent things, and of texts on them."""

COLOURS: Final = {
    "R": "#d4152a",
    "Y": "#f2a93b",
    "G": "#0b7d34",
    "B": "#1259c9",
    "W": "#e4e0d4",
    "M": "#a06bf0",
}
"""Colours of the suits that are colours, alike in every style."""


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """The colours of the four suits, and of those Latin ones that are not clubs and hearts."""

    clubs: str
    diamonds: str
    hearts: str
    spades: str
    coins: str
    swords: str

    def ink(self, suit: str) -> str:
        """The colour of a French or Latin suit, or of one that is a colour."""
        own = {
            "C": self.clubs,
            "D": self.diamonds,
            "H": self.hearts,
            "S": self.spades,
            "L": self.clubs,
            "O": self.coins,
            "P": self.hearts,
            "E": self.swords,
        }
        return own[suit] if suit in own else COLOURS[suit]

    def __reduce__(self) -> str:
        return _name(self)


FOUR_COLOURS: Final = Deck("#0b7d34", "#1259c9", "#d4152a", "#171a21", "#8a5a00", "#1259c9")
TWO_COLOURS: Final = Deck("#171a21", "#d4152a", "#d4152a", "#171a21", "#d4152a", "#171a21")
DECKS: Final = {"four": FOUR_COLOURS, "two": TWO_COLOURS}
"""The decks to choose from, by the name that settings store."""


IDEOGRAPHIC: Final = frozenset(("ja", "ko", "zh-CN"))
"""The locales that write some ideographs each in its own way."""


@dataclass(frozen=True, slots=True)
class Style:
    """The options of a picture's look."""

    theme: Theme = GREEN
    deck: Deck = FOUR_COLOURS
    language: str = ""  # one of `IDEOGRAPHIC`, as which ideographs are drawn

    def read_in(self, locale: str) -> "Style":
        """The style for readers of a locale."""
        return replace(self, language=locale if locale in IDEOGRAPHIC else "")

    @property
    def unlettered(self) -> "Style":
        """The style of everything but texts."""
        return replace(self, language="") if self.language else self


PLAIN: Final = Style()
STYLES: Final = tuple(
    Style(theme, deck) for theme, deck in product(THEMES.values(), DECKS.values())
)
"""All there are to choose from."""


TEAMS: Final = (
    "#e5484d",
    "#3e8ef7",
    "#f2a93b",
    "#30a46c",
    "#a06bf0",
    "#e2689c",
    "#12a5b4",
    "#8d8d86",
)
"""Disc colours of the teams, repeated when there are more."""


def _name(one: Theme | Deck) -> str:
    return next(name for name, each in globals().items() if each is one)

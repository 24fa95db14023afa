"""What a table or a hand looks like to one viewer, as plain data with every text already spoken.

Cards are in the notation of `games.cards`, `??` for a card face down. Everything is frozen and
hashable, so that pictures can be cached by value. A `Scene` is made from a view and so holds
nothing that its viewer may not see.
"""

from dataclasses import dataclass
from typing import Literal

Spread = Literal["stack", "row", "fan"]


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at the table and what stands beside the name."""

    name: str
    line: str = ""  # "Bid 4 · Won 2"
    cards: int | None = None  # how many cards face down are held; None: not told
    shown: tuple[str, ...] = ()  # cards face up in front of the seat
    turn: bool = False  # is to act
    dealer: bool = False
    team: int = 0  # seats of one team have one colour
    out: bool = False  # folded, eliminated: dimmed
    tag: str = ""  # a short mark, "leads"
    won: bool = False  # has won the match, or the round just over


@dataclass(frozen=True, slots=True)
class Play:
    """A card of the trick in the middle; of several that a seat played at once, each is one."""

    seat: int
    card: str
    best: bool = False  # takes the trick as it stands


@dataclass(frozen=True, slots=True)
class Spot:
    """A labelled place on the table."""

    label: str
    cards: tuple[str, ...] = ()  # those to draw, the top one last
    count: int | None = None  # how many lie there; None: not worth a word
    spread: Spread = "stack"
    new_line: bool = False  # lies below the spots before it, not beside them
    told: str = ""  # how it is called in words, where the label alone is too short for that


@dataclass(frozen=True, slots=True)
class Badge:
    """A fact about the table as a whole: the trump suit, the score of the teams."""

    label: str
    value: str = ""
    suit: str = ""  # C, D, H, S: drawn as a symbol
    told: str = ""  # how it is called in words, where the label says it by a colour


@dataclass(frozen=True, slots=True)
class Latest:
    """What has just happened: which seat acted, and with which of the cards to be seen."""

    seat: int
    cards: frozenset[str] = frozenset()
    word: str = ""  # "passed", where neither a card nor the seat's line says it


@dataclass(frozen=True, slots=True)
class Table:
    """The table; seats go clockwise from seat 0, or the other way round."""

    seats: tuple[Place, ...]
    title: str = ""
    subtitle: str = ""
    trick: tuple[Play, ...] = ()  # in order of play
    spots: tuple[Spot, ...] = ()
    badges: tuple[Badge, ...] = ()
    pot: str = ""
    viewer: int = 0  # the seat drawn at the bottom
    anticlockwise: bool = False
    latest: Latest | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of one seat, in the order to draw them."""

    cards: tuple[str, ...]
    playable: frozenset[str] | None = None  # None: nothing to choose now, all bright
    marked: frozenset[str] = frozenset()  # a hint, or what has been picked
    title: str = ""
    note: str = ""
    own: tuple[Spot, ...] = ()  # what else only its holder may look at; told, not drawn


@dataclass(frozen=True, slots=True)
class Column:
    """What the cells of a column are, and how much of the width they take by the others."""

    head: str
    share: int = 1
    align: Literal["left", "right"] = "right"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet, one text a column."""

    cells: tuple[str, ...]
    medal: int = 0  # 1, 2, 3: the first cell is a place of honour
    marked: bool = False  # the one asked for


@dataclass(frozen=True, slots=True)
class Plot:
    """How a number went, at equal steps from left to right."""

    title: str
    values: tuple[float, ...]
    first: str = ""  # what stands below the left end, below the right end
    last: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows of text below each other, and how a number went."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    title: str = ""
    subtitle: str = ""
    note: str = ""  # in place of rows, or below them
    plot: Plot | None = None


Scene = Table | Hand | Sheet

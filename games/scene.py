"""A table or hand as one viewer sees it: plain data with all texts translated.

Cards are in the notation of `games.cards`, `??` for a card face down. Everything is frozen and
hashable, so that pictures can be cached by value. A `Scene` is made from a view and so holds
nothing that its viewer may not see.
"""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Spread = Literal["stack", "row", "fan"]
Emblems = Literal["crown", "rags", "bag", "trick", "clock", "fuse"]
"""Small signs that are drawn in place of words."""


@dataclass(frozen=True, slots=True)
class Token:
    """A count shown as an icon; no icon for 0."""

    emblem: Emblems
    count: int
    alt: str = ""  # its alt text, where no other text says it


@dataclass(frozen=True, slots=True)
class Note:
    """Public knowledge about a card that its holder does not see.

    `suits` and `ranks` are those it may be, as far as that is known; "" for any.
    """

    suits: str = ""
    ranks: str = ""
    pointed: bool = False  # it was pointed at, not only passed over
    fresh: bool = False  # just now


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards in fixed places in front of a seat, row by row."""

    cards: tuple[str, ...]  # "" for an empty place
    columns: int
    over: tuple[str, ...] = ()  # the card across each; "" for none
    struck: frozenset[int] = frozenset()  # places, from 0, of cards that count nothing


@dataclass(frozen=True, slots=True)
class HandPart:
    """One of several hands of a seat: so many of the cards that it shows, and what they are."""

    size: int
    note: str = ""  # "soft 17 · bet 20"
    turn: bool = False  # is to act


@dataclass(frozen=True, slots=True)
class TableSeat:
    """A seat at the table and the facts beside its name."""

    name: str = ""  # `games.stage` adds it
    line: str = ""  # "Bid 4 · Won 2"
    cards: int | None = None  # number of cards face down; None: not shown
    shown: tuple[str, ...] = ()  # cards face up in front of the seat
    turn: bool = False  # is to act
    dealer: bool = False
    team: int = 0  # `Game.side_of`: seats of one side have one colour
    out: bool = False  # folded, eliminated: dimmed
    tag: str = ""  # a short mark, "leads"
    won: bool = False  # has won the match, or the round just over
    tokens: tuple[Token, ...] = ()  # before the line
    computer: bool = False
    notes: tuple[Note, ...] = ()  # of each card of `shown`
    parts: tuple[HandPart, ...] = ()  # of `shown`, where it has several hands
    grid: Grid | None = None  # `games.stage` adds it
    said: str = ""  # a word or an emoji, in this picture alone
    avatar: bytes = field(
        default=b"", repr=False
    )  # the player's picture, see `images.files.avatar`

    @property
    def has_cards_out(self) -> bool:
        """True if cards lie in front of it."""
        return bool(self.shown or self.grid)


@dataclass(frozen=True, slots=True)
class Play:
    """A card of the trick in the middle; of several that a seat played at once, each is one."""

    seat: int
    card: str
    best: bool = False  # is winning the trick


@dataclass(frozen=True, slots=True)
class Call:
    """A seat's bid or call, drawn large until cards are played."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class Spot:
    """A labelled place on the table."""

    label: str
    cards: tuple[str, ...] = ()  # those to draw, the top one last
    count: int | None = None  # number of cards; None: not shown
    spread: Spread = "stack"
    new_line: bool = False  # starts a new line of spots
    alt: str = ""  # how it is called in words, where the label alone is too short for that
    places: int = 0  # of a row: its final length, with empty places shown
    seat: int | None = None  # its owner: during a trick it is next to that seat, unlabeled
    suit: str = ""  # the suit that has to be followed there: drawn around it
    over: tuple[str, ...] = ()  # of a row: the card on top of each, both readable; "" for none
    note: str = ""  # below the label, what the cards come to
    dim: tuple[int, ...] = ()  # places of cards that do not count, or cannot be chosen
    aside: bool = False  # less important than its neighbors: smaller if players play onto those
    verb: str = ""  # by which players choose among its cards now
    owner: int | None = None  # the seat that laid these cards: framed in its colour
    laid_by: tuple[int, ...] = ()  # by card, the seat that laid it: marked if not the owner
    verdict: bool | None = None  # turned up to prove a claim: framed green if true, red if false


@dataclass(frozen=True, slots=True)
class Badge:
    """A fact about the table as a whole: the trump suit, the score of the teams."""

    label: str
    value: str = ""
    suit: str = ""  # a letter of a deck: drawn as a symbol
    team: int | None = None  # whose it is: has the colour of the team, and a line of its own
    token: Token | None = None  # behind the value; without a team its sign, before it
    urgent: bool = False  # somebody is in for something: in red
    aside: bool = False  # less important than its neighbors: left out rather than cut


@dataclass(frozen=True, slots=True)
class Lane:
    """A lane of a peg board: its owner and the holes of its pegs; 0 is before the first hole."""

    name: str
    team: int
    front: int
    back: int  # where the front one stood before


@dataclass(frozen=True, slots=True)
class Track:
    """A peg board next to the cards: a lane for each side, all of one length."""

    length: int  # holes; the last is the goal
    lanes: tuple[Lane, ...]
    lines: tuple[int, ...] = ()  # holes behind which a line is drawn
    alt: str = ""  # the score in words: "Ann is 12 ahead"


@dataclass(frozen=True, slots=True)
class Arrow:
    """A question from a seat to another one, which that seat's tag words."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class StrokeScore:
    """The score of a side in strokes, of which each part has so many out of so many."""

    team: int
    parts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Latest:
    """The latest action: its seat, and its cards among those visible."""

    seat: int
    cards: frozenset[str] = frozenset()
    word: str = ""  # "passed", where neither a card nor the seat's line says it


@dataclass(frozen=True, slots=True)
class Table:
    """The table; seats go clockwise from seat 0, or the other way round.

    Its cards are told and drawn by the `FACES` that it names.
    """

    seats: tuple[TableSeat, ...] = ()
    title: str = ""
    subtitle: str = ""
    trick: tuple[Play, ...] = ()  # in order of play
    calls: tuple[Call, ...] = ()  # in place of a trick
    spots: tuple[Spot, ...] = ()
    badges: tuple[Badge, ...] = ()
    pot: str = ""
    viewer: int = 0  # the seat drawn at the bottom
    anticlockwise: bool = False
    latest: Latest | None = None
    raised: frozenset[str] = frozenset()  # the winning cards among all cards face up
    framed: frozenset[str] = frozenset()  # those that have won in a second way
    way: int = 0  # round the seats play goes this way: 1 on, -1 back; 0 where that is no question
    track: Track | None = None  # shown when there is no trick
    strokes: tuple[StrokeScore, ...] = ()  # scores that badges tell, in bundles of five
    arrow: Arrow | None = None
    prompt: str = ""  # the next event, while the middle is empty
    faces: str = "french"


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of one seat, in the order to draw them."""

    cards: tuple[str, ...]
    playable: frozenset[str] | None = None  # None: nothing to choose now, all bright
    marked: frozenset[str] = frozenset()  # a hint, or what has been picked
    title: str = ""
    note: str = ""
    own: tuple[Spot, ...] = ()  # other cards that only its holder sees; described, not drawn
    groups: tuple[int, ...] = ()  # so many cards each, with a gap between; () for all together
    fresh: tuple[str, ...] = ()  # just drawn, of equal cards as many as came
    notes: tuple[Note, ...] = ()  # of each card, where its holder does not see it
    counts: tuple[tuple[str, str], ...] = ()  # cards that count as another suit, and as which
    high: tuple[str, ...] = ()  # cards that rank higher than usual: marked
    faces: str = "french"  # as of a table


@dataclass(frozen=True, slots=True)
class Private:
    """All that one seat sees: the table, which it is the viewer of, and its hand."""

    table: Table
    hand: Hand

    @property
    def faces(self) -> str:
        """Those of its table."""
        return self.table.faces


@dataclass(frozen=True, slots=True)
class Column:
    """A column: heading, share of the width, and alignment."""

    head: str
    share: int = 1
    align: Literal["left", "right"] = "right"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet, one text a column."""

    cells: tuple[str, ...]
    medal: int = 0  # 1, 2, 3: the first cell is a place of honour
    marked: bool = False  # the one asked for, or the best
    note: str = ""  # a second line, below the first cell


class Tick(NamedTuple):
    """A value marked on the axis of a plot."""

    value: int
    label: str


@dataclass(frozen=True, slots=True)
class Plot:
    """A line chart with equal steps from left to right."""

    title: str
    values: tuple[float, ...]
    ticks: tuple[Tick, ...]  # from the lowest, around all values
    first: str = ""  # labels below the left and the right end
    last: str = ""


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """A step of the podium with its players and reasons."""

    place: int  # 1, 2 or 3; equals share one
    names: str
    score: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Award:
    """An award just earned: its sign, who has earned what, and what it takes."""

    icon: str  # an emoji
    title: str
    line: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows of text below each other, above them a podium, and below how a number went."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    title: str = ""
    subtitle: str = ""
    note: str = ""  # in place of rows, or below them
    plot: Plot | None = None
    steps: tuple[PodiumStep, ...] = ()  # the best first
    facts: tuple[str, ...] = ()  # noteworthy facts, a line each
    awards: tuple[Award, ...] = ()  # below the facts


@dataclass(frozen=True, slots=True)
class Cover:
    """A game at a glance: what it is called, what it takes, what it is about."""

    name: str
    facts: tuple[str, ...]
    line: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShelfSection:
    """Covers under a heading."""

    heading: str
    covers: tuple[Cover, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """The covers of the games to choose from, or that of one alone, without a heading."""

    sections: tuple[ShelfSection, ...]

    @property
    def covers(self) -> tuple[Cover, ...]:
        """All covers, in order."""
        return tuple(cover for section in self.sections for cover in section.covers)


@dataclass(frozen=True, slots=True)
class Tally:
    """A number in large type, and below it what it counts."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a profile: a name on the left, one or two numbers on the right."""

    cells: tuple[str, ...]
    alt: str  # the line in words


@dataclass(frozen=True, slots=True)
class ProfileSection:
    """Lines under a heading, with what their last number is above it."""

    heading: str
    entries: tuple[Entry, ...]
    heads: tuple[str, ...] = ()  # of the numbers


@dataclass(frozen=True, slots=True)
class Sign:
    """An achievement: its emoji and name, and whether it was earned."""

    icon: str
    name: str
    earned: bool


@dataclass(frozen=True, slots=True)
class Signs:
    """All achievements under a heading, and how many of them were earned."""

    heading: str
    count: str  # "7 of 20"
    every: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class Profile:
    """A person at a glance."""

    name: str
    line: str
    tallies: tuple[Tally, ...]
    sections: tuple[ProfileSection, ...]
    signs: Signs
    medals: tuple[str, ...] = ()  # numbers of gold, silver and bronze; () for none at all
    medals_alt: str = ""
    avatar: bytes = field(default=b"", repr=False)  # as that of a `TableSeat`


Scene = Table | Hand | Private | Sheet | Shelf | Profile

"""Drawings: the operations of a picture in painting order, without any pixel yet.

Positions are the middle of what is drawn unless said otherwise; y grows downwards. Operations are
tuples, which are made and hashed in a third of the time: two of different kinds may be equal.
"""

from typing import Final, Literal, NamedTuple

from games.scene import Emblems, Note

BLANK: Final = ""
"""A card without a face, as under the top card of an open pile."""

Look = Literal["plain", "dim", "gold"]
Anchor = Literal["left", "middle", "right"]
Tone = Literal["text", "quiet", "gold", "dark", "white"]
PillTone = Literal["gold", "text", "plaque", "red"]


class Sprite(NamedTuple):
    """A card, `gold` with a glow around it; `bare` with its index alone, as others lie on it."""

    card: str
    x: float
    y: float
    width: int
    look: Look = "plain"
    fresh: bool = False  # played just now
    bare: bool = False


class Glow(NamedTuple):
    """The light around a card that is marked."""

    x: float
    y: float
    width: int


class Frame(NamedTuple):
    """A line inside the edge of a card that has won in a second way."""

    x: float
    y: float
    width: int


class Slot(NamedTuple):
    """The outline of an empty place for a card."""

    x: float
    y: float
    width: int


class Ring(NamedTuple):
    """An outline around a pile on which a suit has to be followed, in its colour."""

    suit: str
    x: float
    y: float
    width: int
    height: int


class Way(NamedTuple):
    """An arrow below the middle of the table in the direction of play: to the left or the right."""

    to_left: bool
    x: float
    y: float


class Plaque(NamedTuple):
    """The plate behind a name; with a gold ring for the seat to act."""

    x: float
    y: float
    width: int
    height: int
    turn: bool = False
    out: bool = False


class Disc(NamedTuple):
    """A person's picture, or else the first letter of the name, on the colour of their team."""

    name: str
    team: int
    x: float
    y: float
    out: bool = False
    picture: bytes = b""

    def __repr__(self) -> str:
        """All but the picture."""
        shown = zip(self._fields[:-1], self, strict=False)
        return f"Disc({', '.join(f'{name}={value!r}' for name, value in shown)})"


class Portrait(NamedTuple):
    """A person's picture, or else the first letter of the name, large."""

    name: str
    x: float
    y: float
    picture: bytes = b""

    def __repr__(self) -> str:
        """All but the picture."""
        return f"Portrait(name={self.name!r}, x={self.x!r}, y={self.y!r})"


class Said(NamedTuple):
    """A quick word that a player has just said, on their disc."""

    word: str
    x: float
    y: float


class Held(NamedTuple):
    """A small back with the number of cards that are held."""

    count: int  # type: ignore[assignment]  # tuples have a method of that name
    x: float
    y: float
    out: bool = False


class DealerChip(NamedTuple):
    """Marks the dealer."""

    x: float
    y: float


class Crown(NamedTuple):
    """Marks the seats that have won."""

    x: float
    y: float


class Fresh(NamedTuple):
    """An outline around the cards just played, or around the plaque of the seat that just acted."""

    x: float
    y: float
    width: int
    height: int


class Robot(NamedTuple):
    """Marks a computer player."""

    x: float
    y: float
    out: bool = False


class Told(NamedTuple):
    """A note on the part in sight of a card that its holder does not see.

    `number` is its place in the hand, on a back; 0 for a face, which has its index there.
    """

    note: Note
    number: int
    x: float
    y: float
    width: int
    sight: int  # width of the part in sight


class Dot(NamedTuple):
    """The colour of a team."""

    team: int
    x: float
    y: float
    size: int = 28


class TeamFrame(NamedTuple):
    """An outline in the colour of a team, around cards that are its own."""

    team: int
    x: float
    y: float
    width: int
    height: int


class VerdictFrame(NamedTuple):
    """An outline around cards that prove a claim: green if it was true, red if it was not."""

    is_true: bool
    x: float
    y: float
    width: int
    height: int


class Emblem(NamedTuple):
    """A sign of what somebody has gained, in place of a word."""

    kind: Emblems
    x: float
    y: float
    out: bool = False


class Chips(NamedTuple):
    """A small stack of chips, beside the pot."""

    x: float
    y: float


class Pill(NamedTuple):
    """The plate behind a mark, in gold, in the colour of text, or in that of plaques."""

    x: float
    y: float
    width: int
    height: int
    tone: PillTone = "gold"


class SuitDisc(NamedTuple):
    """A suit symbol on white."""

    suit: str
    x: float
    y: float


class Label(NamedTuple):
    """One line of text, shrunk and then shortened to `width`; its last word, `tail`, is never cut.

    `x` is where the anchor lies, `y` the middle of its capitals, `size` the largest font size.
    """

    text: str
    x: float
    y: float
    size: int
    weight: int
    width: float
    tone: Tone = "text"
    anchor: Anchor = "left"
    out: bool = False
    tail: str = ""


class Medal(NamedTuple):
    """Gold, silver or bronze with the number of the place on it."""

    place: int
    x: float
    y: float


class Curve(NamedTuple):
    """A line through points on a plate, over level rules; both in pixels of the plate."""

    points: tuple[tuple[float, float], ...]
    rules: tuple[float, ...]
    x: float
    y: float
    width: int
    height: int


class Board(NamedTuple):
    """A plate with holes where columns and rows cross; columns, rows and lines in its pixels.

    Behind the last `lanes` rows lies the goal. A line is its x, where it begins and where it ends.
    """

    x: float
    y: float
    width: int
    height: int
    columns: tuple[float, ...]
    rows: tuple[float, ...]
    goal: float
    lanes: int
    lines: tuple[tuple[float, float, float], ...] = ()


class ArrowHead(NamedTuple):
    """The head of an arrow in the colour of a team, so many degrees clockwise from the right."""

    team: int
    turn: int
    x: float
    y: float


class Strokes(NamedTuple):
    """Up to five strokes of a score: the sides of a square, and its diagonal."""

    number: int
    x: float
    y: float
    size: int


class Rule(NamedTuple):
    """An upright line between parts of a score."""

    x: float
    y: float
    width: int
    height: int


class Peg(NamedTuple):
    """A peg in a hole: in the colour of a team, each lane's of another shape.

    The one at the back is an outline.
    """

    team: int
    lane: int
    front: bool
    x: float
    y: float
    size: int


Token = (
    Glow
    | Frame
    | Slot
    | Ring
    | Way
    | Plaque
    | Disc
    | Portrait
    | Said
    | Held
    | DealerChip
    | Crown
    | Fresh
    | Robot
    | Told
    | Dot
    | TeamFrame
    | VerdictFrame
    | Emblem
    | Chips
    | Pill
    | SuitDisc
    | Medal
    | Curve
    | Board
    | ArrowHead
    | Strokes
    | Rule
    | Peg
)
Operation = Sprite | Label | Token


class Drawing(NamedTuple):
    """A whole picture: its size, the table seen from above or not, and its operations in order.

    All is as large as in a picture 1200 wide, and drawn `scale` times that.
    """

    width: int
    height: int
    table: bool
    operations: tuple[Operation, ...]
    scale: float = 1.0
    felt: int = 0  # down to here is the table, seen from one's seat

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return round(self.width * self.scale), round(self.height * self.scale)

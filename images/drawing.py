"""What a picture is made of: operations in painting order, in pixels, without any pixel yet.

Positions are the middle of what is drawn unless said otherwise; y grows downwards.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from games.scene import Emblems, Note

BLANK: Final = ""
"""A card without a face: what lies under the top card of an open pile."""

Look = Literal["plain", "dim", "gold"]
Anchor = Literal["left", "middle", "right"]
Tone = Literal["text", "quiet", "gold", "dark", "white"]
PillTone = Literal["gold", "text", "plaque", "red"]


@dataclass(frozen=True, slots=True)
class Sprite:
    """A card, `gold` with a glow around it; `bare` with its index alone, as others lie on it."""

    card: str
    x: float
    y: float
    width: int
    look: Look = "plain"
    fresh: bool = False  # played just now
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Glow:
    """What lies around a card that is marked."""

    x: float
    y: float
    width: int


@dataclass(frozen=True, slots=True)
class Slot:
    """The outline of a card where none lies."""

    x: float
    y: float
    width: int


@dataclass(frozen=True, slots=True)
class Ring:
    """What lies around a pile on which a suit has to be followed: an outline in its colour."""

    suit: str
    x: float
    y: float
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Way:
    """Which way play goes round the table: an arrow below its middle, to the left or the right."""

    to_left: bool
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Plaque:
    """The plate behind a name; with a gold ring for the seat to act."""

    x: float
    y: float
    width: int
    height: int
    turn: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A person's picture, or else the first letter of the name, on the colour of their team."""

    name: str
    team: int
    x: float
    y: float
    out: bool = False
    picture: bytes = field(default=b"", repr=False)


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody has just said, on the disc that is theirs."""

    word: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Held:
    """A small back with the number of cards that are held."""

    count: int
    x: float
    y: float
    out: bool = False


@dataclass(frozen=True, slots=True)
class DealerChip:
    """Marks the dealer."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Crown:
    """Marks who has won."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Fresh:
    """An outline around what has just been played, or around who has just acted."""

    x: float
    y: float
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Robot:
    """Marks a computer player."""

    x: float
    y: float
    out: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """What lies on a card so wide that its holder does not see: a note on the part in sight.

    `number` is its place in the hand, on a back; 0 for a face, which has its index there.
    """

    note: Note
    number: int
    x: float
    y: float
    width: int
    sight: int  # how wide the part of it in sight is


@dataclass(frozen=True, slots=True)
class Dot:
    """The colour of a team."""

    team: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Emblem:
    """A sign of what somebody has gained, in place of a word."""

    kind: Emblems
    x: float
    y: float
    out: bool = False


@dataclass(frozen=True, slots=True)
class Chips:
    """A small stack of chips, beside the pot."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Pill:
    """The plate behind a mark, in gold, in the colour of text, or in that of plaques."""

    x: float
    y: float
    width: int
    height: int
    tone: PillTone = "gold"


@dataclass(frozen=True, slots=True)
class SuitDisc:
    """A suit symbol on white."""

    suit: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Label:
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


@dataclass(frozen=True, slots=True)
class Medal:
    """Gold, silver or bronze with the number of the place on it."""

    place: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Curve:
    """A line through points on a plate, over level rules; both in pixels of the plate."""

    points: tuple[tuple[float, float], ...]
    rules: tuple[float, ...]
    x: float
    y: float
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Board:
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


@dataclass(frozen=True, slots=True)
class Peg:
    """What stands in a hole: in the colour of a team, each lane's of another shape.

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
    | Slot
    | Ring
    | Way
    | Plaque
    | Disc
    | Said
    | Held
    | DealerChip
    | Crown
    | Fresh
    | Robot
    | Told
    | Dot
    | Emblem
    | Chips
    | Pill
    | SuitDisc
    | Medal
    | Curve
    | Board
    | Peg
)
Operation = Sprite | Label | Token


@dataclass(frozen=True, slots=True)
class Drawing:
    """A whole picture: its size, whether a table stands on the felt, and what to draw in order.

    All is as large as in a picture 1200 wide, and drawn `scale` times that.
    """

    width: int
    height: int
    table: bool
    operations: tuple[Operation, ...]
    scale: float = 1.0
    felt: int = 0  # so far down it is the table that one sits at, seen from one's seat

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return round(self.width * self.scale), round(self.height * self.scale)

"""What a picture is made of: operations in painting order, in pixels, without any pixel yet.

Positions are the middle of what is drawn unless said otherwise; y grows downwards.
"""

from dataclasses import dataclass
from typing import Final, Literal

BLANK: Final = ""
"""A card without a face: what lies under the top card of an open pile."""

Look = Literal["plain", "dim", "gold"]
Anchor = Literal["left", "middle", "right"]
Tone = Literal["text", "quiet", "gold", "dark"]
PillTone = Literal["gold", "text"]


@dataclass(frozen=True, slots=True)
class Sprite:
    """A card; `angle` in degrees against the clock, `gold` with a glow around it."""

    card: str
    x: float
    y: float
    width: int
    angle: float = 0.0
    look: Look = "plain"
    fresh: bool = False  # played just now


@dataclass(frozen=True, slots=True)
class Glow:
    """What lies around a card that is marked."""

    x: float
    y: float
    width: int
    angle: float


@dataclass(frozen=True, slots=True)
class Slot:
    """The outline of a card where none lies."""

    x: float
    y: float
    width: int


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
    """The first letter of a name on the colour of its team."""

    name: str
    team: int
    x: float
    y: float
    out: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """Two small backs and how many cards are held."""

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
    """An arrow on a disc: what has just been played, and who has just acted."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Chips:
    """A small stack of chips, beside the pot."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Pill:
    """The plate behind a mark: gold for a tag, the colour of text for what was just done."""

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


Token = (
    Glow
    | Slot
    | Plaque
    | Disc
    | Held
    | DealerChip
    | Crown
    | Fresh
    | Chips
    | Pill
    | SuitDisc
    | Medal
    | Curve
)
Operation = Sprite | Label | Token


@dataclass(frozen=True, slots=True)
class Drawing:
    """A whole picture: its size, whether a table stands on the felt, and what to draw in order."""

    width: int
    height: int
    table: bool
    operations: tuple[Operation, ...]

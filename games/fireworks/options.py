"""What the host may choose in Fireworks (section 8)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says."""

    suits: str = option("five", ("five", "six", "rainbow", "rainbow_short"))
    empty_hints: bool = option(False, EITHER)
    clocks: int = option(8, range(4, 13))
    misfires: int = option(3, range(1, 6))
    misfire_score: str = option("zero", ("zero", "keep"))
    last_round: str = option("one_each", ("one_each", "to_the_end"))
    hand: int = option(0, (0, 3, 4, 5, 6))
    goal: int = option(0, range(31))
    marks: bool = option(True, EITHER)


VARIANTS: Final = {
    "first_evening": Options(misfires=4, misfire_score="keep"),
    "sixth_colour": Options(suits="six"),
    "rainbow": Options(suits="rainbow"),
    "perfect": Options(last_round="to_the_end", misfires=1),
}
"""Rules that go by a name."""

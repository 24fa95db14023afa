"""What the host may choose in Cribbage (section 10)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the six-card game."""

    target: int = option(121, (61, 121, 181))
    games: int = option(1, range(1, 10))
    skunk: bool = option(True, EITHER)
    double_skunk: int = option(3, range(2, 5))
    muggins: bool = option(False, EITHER)
    crib_flush: str = option("five", ("five", "four"))
    heels: int = option(2, (0, 2))
    loser_deals: bool = option(True, EITHER)


VARIANTS: Final = {
    "once_round": Options(target=61),
    "long": Options(games=5),
    "cut_throat": Options(muggins=True),
    "kitchen": Options(crib_flush="four", skunk=False),
}
"""Rules that go by a name."""

SKUNK: Final = 31
DOUBLE_SKUNK: Final = 61
"""So many holes short of the target, or more."""


def worth(options: Options, lowest: int) -> int:
    """The game points of a win over a side that came so far (section 9)."""
    short = options.target - lowest
    if not options.skunk or short < SKUNK:
        return 1
    return 2 if short < DOUBLE_SKUNK else options.double_skunk

"""What the host may choose in Five Card Draw."""

from dataclasses import dataclass, replace
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Section 10. A `min_bet` of 0 is the ante, `max_hands` of 0 no limit.

    Beside those of the section the ante may rise: it doubles after every `ante_rises` hands, or
    `ante_minutes`, which come before them; and at the `showdown` losing hands may be mucked.
    """

    starting_chips: int = option(1000, range(50, 1_000_001))
    ante: int = option(10, range(1, 200_001))
    min_bet: int = option(0, range(1_000_001))
    jokers: int = option(1, range(3))
    allow_check: bool = option(False, EITHER)
    max_draw: int = option(3, range(6))
    max_hands: int = option(0, range(501))
    rebuy: bool = option(False, EITHER)
    ante_rises: int = option(0, range(51))
    ante_minutes: int = option(0, range(121))
    showdown: str = option("everybody", ("everybody", "winners"))


MODERN: Final = Options(allow_check=True, ante_rises=5, showdown="winners")
VARIANTS: Final = {
    "modern": MODERN,
    "plain": replace(MODERN, jokers=0),
    "short": replace(MODERN, max_hands=15),
}
"""Rules that go by a name."""
